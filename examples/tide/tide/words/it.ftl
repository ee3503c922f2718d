game-title = Marea
sea = Il mare
open-catch = La preda
deep = Ancora da venire
lost = Tenute dal mare
hand = Offerte
fish = Pesci
player = { $who }
score = Punteggio finale
catches-left = { $n ->
    [0] nessuna preda rimasta
    [one] l'ultima preda
   *[other] { $n } prede rimaste
}
bid-card = Offerta { $n }
catch-card = Preda da { $n }
ask-bid = Fai un'offerta per la preda da { $prize }
wait-bid = sceglie un'offerta
caught = { $who } ha preso la preda da { $prize } con un'offerta di { $bid }
sea-kept = Nessuna offerta era unica: il mare ha tenuto la preda da { $prize }
option-rounds = Turni
option-rounds-help = Quante prede ci sono e quante offerte ha ciascun giocatore.
