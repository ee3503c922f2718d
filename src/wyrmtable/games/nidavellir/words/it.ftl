game-title = Nidavellir
game-pitch = Offri monete in tre taverne per un esercito di nani, e scambiale con altre migliori lungo la via
option-first_game = Prima partita
option-first_game-help = Senza Thrud, Ylud e Uline, i cui effetti richiedono un po' di pratica.

## Phases
phase-bids = Era { $age } · turno { $round } di { $rounds } · offerte
phase-tavern = Era { $age } · turno { $round } di { $rounds } · { $tavern }
phase-ylud = Fine dell'era { $age }
phase-evaluation = Ispezione delle truppe · { $column }
phase-over = Punteggio finale

## Places
taverns = Taverne
tavern-laughing_goblin = Goblin Ridente
tavern-dancing_dragon = Drago Danzante
tavern-shining_horse = Cavallo Rampante
turn-order = Ordine
order-entry = { $who }
deck = Mazzo dell'era { $age }
discard-pile = Pila degli scarti
hall-of-heroes = Sala degli eroi
distinctions = Onorificenze
treasury = Tesoro Reale
box = Fuori dal gioco
drawn-cards = Carte pescate
bids = Offerte
pouch = Borsa
hand-of-coins = Monete in mano
command-zone = Zona di comando
lines = Linee
heroes = Eroi
points-now = Punti ora
who = { $who }

## Classes and cards
class-warrior = Guerrieri
    .pre = i Guerrieri
class-hunter = Cacciatori
    .pre = i Cacciatori
class-miner = Minatori
    .pre = i Minatori
class-blacksmith = Fabbri
    .pre = i Fabbri
class-explorer = Esploratori
    .pre = gli Esploratori
one-warrior = Un Guerriero
one-hunter = Un Cacciatore
one-miner = Un Minatore
one-blacksmith = Un Fabbro
one-explorer = Un Esploratore
title-warrior = Guerriero
title-miner = Minatore
title-explorer = Esploratore
title-offering = Offerta Reale
dwarf-warrior = Guerriero { $n }
    .acc = un Guerriero { $n }
dwarf-hunter = Cacciatore
    .acc = un Cacciatore
dwarf-miner = Minatore { $n }
    .acc = un Minatore { $n }
dwarf-blacksmith = Fabbro
    .acc = un Fabbro
dwarf-explorer = Esploratore { $n }
    .acc = un Esploratore { $n }
royal-offering = Offerta Reale +{ $n }
    .acc = un'Offerta Reale +{ $n }
great-blacksmith = Gran Fabbro
    .acc = il Gran Fabbro
text-offering = Trasforma una tua moneta aumentandola di { $n }.
coin-base = moneta base { $n }
    .acc = la moneta base { $n }
coin-royal = moneta reale { $n }
    .acc = la moneta reale { $n }
coin-special = moneta speciale { $n }
    .acc = la moneta speciale { $n }
coin-face-down = moneta coperta
gem = gemma { $n }

## Heroes
hero-kraal = Kraal
epithet-kraal = il Venale
hero-tarah = Tarah
epithet-tarah = Colpo Letale
hero-aral = Aral
epithet-aral = Artigli d'Aquila
hero-dagda = Dagda
epithet-dagda = l'Esplosiva
text-dagda = Scarta l'ultimo nano di altre due colonne.
hero-aegur = Aegur
epithet-aegur = Pugno d'Acciaio
hero-bonfur = Bonfur
epithet-bonfur = il Tirannico
text-bonfur = Scarta l'ultimo nano di un'altra colonna.
hero-zoral = Zoral
epithet-zoral = il Caposquadra
hero-lokdur = Lokdur
epithet-lokdur = Cuore Avido
hero-hourya = Hourya
epithet-hourya = l'Inafferrabile
text-hourya = Si unisce solo dove ci sono 5 gradi di Esploratore.
hero-idunn = Idunn
epithet-idunn = la Furtiva
text-idunn = Altri 2 punti per ogni grado di questa colonna.
hero-dwerg_ymir = Dwerg Ymir
hero-dwerg_aesir = Dwerg Aësir
hero-dwerg_sigmir = Dwerg Sigmir
hero-dwerg_jungir = Dwerg Jungir
hero-dwerg_bergelmir = Dwerg Bergelmir
epithet-dwerg = i Cinque Fratelli
text-dwerg = Da 1 a 5 fratelli: 13, 40, 81, 108, 135 punti.
hero-skaa = Skaa
epithet-skaa = l'Insondabile
hero-astrid = Astrid
epithet-astrid = la Fortunata
text-astrid = Vale quanto la tua moneta migliore.
hero-grid = Grid
epithet-grid = la Mercantessa
text-grid = Trasforma una tua moneta aumentandola di 7.
hero-uline = Uline
epithet-uline = la Veggente
text-uline = Tieni le monete in mano e offri per ultimo.
hero-ylud = Ylud
epithet-ylud = l'Imprevedibile
text-ylud = Entra in una colonna a fine era: Guerrieri 7, Minatori 1, Esploratori 11.
hero-thrud = Thrud
epithet-thrud = la Cacciatrice di Teste
text-thrud = Mai coperta: passa in una colonna qualsiasi. Alla fine vale 13.

## Distinctions
distinction-kings_hand = Mano del Re
text-kings_hand = Trasforma una tua moneta aumentandola di 5.
distinction-hunting_master = Maestro di Caccia
text-hunting_master = La moneta speciale 3 sostituisce il tuo 0 e scambia anch'essa.
distinction-crown_jeweler = Gioielliere della Corona
text-crown_jeweler = Gemma 6: vince ogni parità, non si muove, 3 punti.
distinction-kings_great_armorer = Grande Armaiolo del Re
text-kings_great_armorer = Prendi il Gran Fabbro con 2 gradi.
distinction-pioneer_of_the_kingdom = Pioniere del Regno
text-pioneer_of_the_kingdom = Guarda 3 carte dell'era II e tienine una.

## Questions
ask-bid = Metti una moneta per ogni taverna
hint-bid = Le altre due vanno nella borsa. Uno 0 le scambia.
ask-uline-bid = Offri una moneta: { $tavern }
hint-uline-bid = Tutte le altre monete sono scoperte.
ask-take-card = Prendi una carta: { $tavern }
hint-line = { $one } completerebbe la linea { $n } e porterebbe un eroe.
hint-trade = Dopo il tuo turno la tua { $coin } scambia le monete della borsa.
hint-trade-hand = Dopo il tuo turno la tua { $coin } scambia due monete della mano.
hint-tie = Sei in parità con { $who }: avrai la gemma { $gem }.
ask-upgrade = Trasforma una tua moneta: +{ $n }
hint-upgrade = { $cause }
ask-hero = Recluta un eroe
hint-hero = { $lines ->
    [one] { $lines } linea
   *[other] { $lines } linee
}, finora { $heroes ->
    [one] { $heroes } eroe
   *[other] { $heroes } eroi
}.
ask-discard = { $n ->
    [one] Scarta una carta per { $hero }
   *[other] Scarta { $n } carte per { $hero }
}
hint-discard = Solo l'ultima carta di una colonna, e solo nani.
ask-thrud = Metti Thrud in una colonna
hint-thrud = Conta come un grado finché non si sposta.
ask-ylud = Metti Ylud in una colonna
ask-move-ylud = Sposta Ylud o lasciala
hint-ylud = { $age ->
    [1] Conta come un grado all'ispezione delle truppe.
   *[other] È il suo ultimo movimento prima del punteggio.
}
leave-ylud = Lascia Ylud
ask-trade-pair = Scambia due monete della mano
hint-trade-pair = La più alta è ceduta in cambio della loro somma.
ask-give-up = Cedi una delle monete uguali
hint-give-up = Una moneta base esce dal gioco, una reale torna al tesoro.
ask-pioneer = Tieni una delle carte
hint-pioneer = Le altre tornano nel mazzo, che viene mescolato.
coin-becomes = { $coin }: diventa { $n }
coins-bring = { $a } e { $b } danno { $n }

## Waiting
wait-bid = mette le monete
wait-uline-bid = offre a occhi aperti
wait-take-card = prende una carta: { $tavern }
wait-upgrade = trasforma una moneta
wait-hero = sceglie un eroe
wait-discard = sceglie che cosa scartare
wait-thrud = mette Thrud
wait-ylud = mette Ylud
wait-trade-pair = sceglie le monete da scambiare
wait-give-up = sceglie quale moneta cedere
wait-pioneer = guarda tre carte

## Why not
other-tavern = Questa carta è al { $tavern }, che viene dopo.
never-upgraded = La { $coin } non si può mai trasformare.
same-coin = Questa moneta è uguale a quella proposta.
not-your-coin = La { $coin } non è tua.
coin-lies-open = La { $coin } è già scoperta in una taverna.
not-in-this-trade = La { $coin } non fa parte di questo scambio.
hourya-waits = Hourya aspetta { $needs ->
    [one] { $needs } grado
   *[other] { $needs } gradi
} di Esploratore; ne hai { $n }.
needs-last-dwarfs = Per { $hero } { $needs ->
    [one] serve un'altra colonna che termini
   *[other] servono { $needs } altre colonne che terminino
} con un nano; ne hai { $n }.
hero-protects = Questa colonna termina con un eroe: { $hero }.
own-column = { $hero } toglie carte solo da altre colonne.
heroes-need-lines = Per un eroe { $n ->
    [one] serve { $n } linea
   *[other] servono { $n } linee
}; ne hai { $lines }.
recruited-by = { $hero } è già con { $who }.

## Notes
goal-age = { $age ->
    [1] Alla fine dell'era I chi ha più gradi in una classe riceve un'onorificenza.
   *[other] Alla fine dell'era II si contano tutti i punti.
}
next-line = { $one } porta la linea { $n }.
trade-to-come = La tua moneta al { $tavern } scambierà { $a } + { $b } per { $n }.
gems-will-swap = { $one } e { $other } si scambieranno le gemme

## Chronicle
round-begins = Era { $age }, turno { $round }: le taverne si sono riempite
bids-laid = Tutte le offerte sono sul tavolo
revealed = { $tavern }: monete scoperte
bid-line = { $who } ha offerto { $coin-acc }
uline-bid = { $who } ha offerto { $coin-acc }, conoscendo tutte le altre
tie-line = { $first } gioca prima di { $second }: la gemma { $a } batte la { $b }
took = { $who } ha preso { $card-acc }
class-worth = { $column }: { $before } → { $after ->
    [one] { $after } punto
   *[other] { $after } punti
}
recruited = { $who } ha reclutato { $hero }
discarded = { $who } ha scartato { $card-acc }
got-great-blacksmith = { $who } ha ricevuto { $card-acc }
thrud-lifted = Thrud ha lasciato la colonna: { $column }
thrud-placed = { $who } ha messo Thrud tra { $column-pre }
thrud-leaves = Thrud ha lasciato l'armata di { $who } per la zona di comando
ylud-placed = { $who } ha messo Ylud tra { $column-pre }
ylud-stays = { $who } ha lasciato Ylud dov'è
upgraded = { $who } ha trasformato { $old-acc } in { $new }
upgraded-bid = { $who } ha trasformato { $old-acc } al { $tavern } in { $new }
upgraded-pouch = { $who } ha trasformato { $old-acc } della borsa in { $new }
traded = { $who } ha scambiato { $given-acc } con { $kept-acc } per { $new-acc }
uline-takes = { $who } ha ripreso in mano le monete coperte
gems-swapped = { $one } e { $other } hanno scambiato le gemme { $a } e { $b }
leftover = Nessuno ha preso { $card-acc } al { $tavern }
coins-back = Tutte le monete sono tornate in mano
evaluation-begins = L'ispezione delle truppe è cominciata
nobody-won = Nessuna maggioranza tra { $column-pre }: { $distinction } esce dal gioco
won-distinction = { $who } ha ottenuto { $distinction }: { $n ->
    [one] { $n } grado
   *[other] { $n } gradi
} tra { $column-pre }
took-special-three = { $who } ha messo via { $old-acc } e ha preso { $new-acc }
took-gem-six = { $who } ha coperto la gemma { $gem } con la gemma 6
pioneer-draws = { $who } ha guardato tre carte dell'era II
pioneer-sees = Hai guardato { $cards }
thrown-away = La prima carta dell'era II è stata scartata: { $card }
age-begins = È cominciata l'era { $age }; il mazzo è stato mescolato
final-score = { $who }: { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
won = { $who } ha vinto
won-together = { $who } hanno vinto insieme

## Score sheet
final-scoring = Punteggio finale
score-warrior = Guerrieri
score-majority = Maggioranza dei Guerrieri
score-hunter = Cacciatori
score-miner = Minatori
score-blacksmith = Fabbri
score-explorer = Esploratori
score-idunn = Idunn
score-dwerg = Fratelli Dwerg
score-skaa = Skaa
score-astrid = Astrid
score-grid = Grid
score-uline = Uline
score-thrud = Thrud
score-coins = Monete
score-gem = Gemma 6
score-total = Totale
why-warrior = stampati su { $n ->
    [one] { $n } grado
   *[other] { $n } gradi
}
why-majority = ancora la moneta massima
why-hunter = { $n ->
    [one] { $n } grado
   *[other] { $n } gradi
} al quadrato
why-miner = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} × { $n ->
    [one] { $n } grado
   *[other] { $n } gradi
}
why-blacksmith = { $n ->
    [one] { $n } grado in tabella
   *[other] { $n } gradi in tabella
}
why-explorer = stampati su { $n ->
    [one] { $n } grado
   *[other] { $n } gradi
}
why-idunn = { $n ->
    [one] 2 per { $n } grado
   *[other] 2 per { $n } gradi
}
why-dwerg = { $n ->
    [one] { $n } fratello
   *[other] { $n } fratelli
}

## Names of icons
icon-army = { $n ->
    [one] punto dell'armata
   *[other] punti dell'armata
}
icon-command = { $n ->
    [one] punto da eroi e onori
   *[other] punti da eroi e onori
}
icon-uline = Uline: offre per ultimo
icon-gem = gemma
icon-coin = moneta
icon-coins = monete per un valore di
icon-order = posto
