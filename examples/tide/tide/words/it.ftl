title = Marea
sea = Il mare
open-catch = Il pescato
deep = Ancora da pescare
lost = Tenuto dal mare
hand = Mano
fish = Pesci
rounds-left = { $n ->
    [one] resta una pesca
   *[other] restano { $n } pesche
}
bid-card = Offerta { $n }
catch-card = Pescato da { $n }
ask-bid = Fai un'offerta per il pescato da { $prize }
wait-bid = sceglie un'offerta
caught = { $who } prende il pescato da { $prize } con un'offerta di { $bid }
sea-keeps = Nessuno offre da solo: il mare tiene il pescato da { $prize }
option-rounds = Turni
icon-vp = punti
icon-bid = offerta
