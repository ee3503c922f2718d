## All lessons
learn-free = Continua a giocare
learn-free-task = Continua come preferisci
learn-why-first = Perché tocca a te
learn-look-here = Guarda qui
learn-term-tavern = taverna
learn-term-bid = offerta
learn-term-gem = gemma
learn-term-rank = grado
learn-term-line = linea
learn-term-hero = eroe
learn-term-trade = scambio
learn-term-distinction = onorificenza
learn-term-majority = maggioranza
learn-term-points = punti

## A round
learn-round = Un turno di gioco
learn-round-taverns = Tre taverne, un esercito
learn-round-see-taverns = Guarda le taverne e il tuo esercito
learn-round-say-taverns = A ogni turno tre taverne si riempiono di nani. Ne prenderai uno da ciascuna.
learn-round-say-army = Il tuo esercito: cinque classi, una colonna per ciascuna. Per ora è vuoto.
learn-round-bids = L'offerta decide l'ordine
learn-round-lay = Metti il 5 al Goblin Ridente e il 4 al Drago Danzante
learn-round-lay-hint = Per il Cavallo Rampante scegli tu, ma tieni lo 0 per un'altra lezione.
learn-round-say-coins = Le tue cinque monete. Mettine una per ogni taverna, in segreto; due vanno nella borsa.
learn-round-say-best = Un Esploratore da 11. Per lui conviene essere i primi a scegliere.
learn-round-not-five = Un { $n } al Goblin può bastare, ma lì c'è l'Esploratore da 11 e il tuo 5 al peggio pareggia. Metti lì il 5.
learn-round-not-four = Con un { $n } al Drago gli altri ti passano davanti. Metti lì la tua seconda moneta, il 4.
learn-round-not-zero = Lo 0 fa qualcosa di speciale e lo incontri nella prossima lezione. Al Cavallo metti il 2 o il 3.
learn-round-order = La moneta più alta sceglie per prima
learn-round-see-order = Guarda l'ordine di gioco
learn-round-say-order = Le monete del Goblin sono state scoperte. Il tuo 5 batte il 3 e il 2, quindi scegli prima tu.
learn-round-card = Prendi una carta
learn-round-take = Prendi la carta che ora dà più punti
learn-round-take-hint = Esploratori e Guerrieri danno i punti stampati.
learn-round-say-column = Un Esploratore va qui e vale i punti della carta.
learn-round-not-hunter = I Cacciatori crescono con il numero: uno vale 1 punto, cinque ne valgono 25. Un buon piano, ma ora l'Esploratore ne dà 11.
learn-round-not-warrior = I Guerrieri servono alla fine, e questo dà 3 punti. L'Esploratore ne dà 11.
learn-round-tie = Parità: decide la gemma
learn-round-see-tie = Guarda le gemme
learn-round-say-tie = Anche { $who } ha offerto un 4. La tua gemma 5 è più alta: tocca prima a te, e dopo questa taverna vi scambiate le gemme.
learn-round-any = Prendi una delle tre
learn-round-any-hint = Qui non c'è carta sbagliata.
learn-round-say-any = I segni sotto le carte dicono che cosa ti porta subito ciascuna.
learn-round-back = Il turno è finito
learn-round-see-back = Guarda le tue monete e i tuoi punti
learn-round-say-back = Tutte le monete tornano in mano. Quattro turni così fanno un'era, due ere una partita.
learn-round-say-points = Quello che hai ora: esercito, monete e più avanti gli eroi.
learn-round-say-free = Conosci un turno. Continua, o passa alla prossima lezione: linee ed eroi.

## Lines and heroes
learn-lines = Linee ed eroi
learn-lines-columns = Cinque colonne, cinque classi
learn-lines-see-columns = Guarda le tue colonne
learn-lines-say-rank = Ogni gallone è un grado. Hai due gradi di Guerrieri.
learn-lines-say-lines = Non hai ancora una linea.
learn-lines-complete = Completa una linea
learn-lines-take = Prendi la carta che completa la tua linea
learn-lines-take-hint = Una delle tue cinque colonne è vuota. Quale?
learn-lines-say-line = Una linea è un grado in ognuna delle cinque colonne. Alla tua ne manca uno.
learn-lines-say-order = Il tuo 5 batte il 4 ({ $lena }) e il 2 ({ $otto }).
learn-lines-not-warrior = Buona scelta: 8 punti. Ma hai già due Guerrieri, e a una linea serve un grado di ogni classe.
learn-lines-not-hunter = Un terzo Cacciatore dà 5 punti. Ma quella colonna è già iniziata: cerca quella vuota.
learn-lines-hero = Recluta un eroe
learn-lines-recruit = Recluta l'eroe che dà più punti senza un prezzo
learn-lines-recruit-hint = Punta un eroe per leggere che cosa fa.
learn-lines-say-hero = Una nuova linea porta subito un eroe. Scegli in tutta la sala.
learn-lines-hero-costs = { $hero } ha molti gradi ma scaccia alcuni tuoi nani, forse il tuo unico Esploratore. Cerca chi non costa nulla.
learn-lines-hero-brothers = Un fratello Dwerg dà 13 punti; insieme diventano forti. Da solo, un altro eroe dà di più.
learn-lines-hero-fewer = { $hero }: { $n ->
    [0] nessun punto
    [one] { $n } punto
   *[other] { $n } punti
} ora, forse di più in seguito. Qualcuno nella sala ne dà subito 17.
learn-lines-zero = Lo 0 scambia due monete
learn-lines-see-zero = Guarda il tuo 0 e la tua borsa
learn-lines-say-zero = Il tuo 0 è l'offerta più bassa: al Cavallo scegli dopo tutti gli altri. Ma dopo la tua scelta fa uno scambio.
learn-lines-say-pouch = Le due monete qui si sommano: cedi il 4 e prendi un 6, per 2 + 4.
learn-lines-see-six = Guarda la tua nuova moneta
learn-lines-say-six = Eccola. D'ora in poi offre di più, e alla fine le monete sono punti.
learn-lines-plan = Prepara il prossimo scambio
learn-lines-lay = Offri in modo che la borsa dia un 11
learn-lines-lay-hint = Due monete devono restare nella borsa, e lo 0 va offerto.
learn-lines-say-plan = Quali due monete fanno 11?
learn-lines-no-trade = Buone offerte, ma senza lo 0 non si scambia nulla. Mettilo in una delle taverne.
learn-lines-small-trade = Lo 0 c'è, bene. Ma nella borsa resterebbero { $a } e { $b }, che fanno { $n }. Quali due fanno 11?
learn-lines-say-free = Ben pensato. Gioca l'ultimo turno dell'era, o passa ai punti.

## Points and distinctions
learn-points = Punti e onorificenze
learn-points-classes = Ogni classe conta a modo suo
learn-points-see-classes = Guarda come contano le tue colonne
learn-points-say-hunter = Cacciatori: gradi per gradi. 2 valgono 4 punti, 3 ne valgono 9.
learn-points-say-blacksmith = Fabbri: ognuno vale uno più del precedente. 3, 7, 12, 18, 25 …
learn-points-say-explorer = Esploratori: semplicemente ciò che è stampato.
learn-points-miner = I Minatori moltiplicano
learn-points-take = Prendi la carta che dà più punti
learn-points-take-hint = Il numero di un Minatore è piccolo. Fai comunque il conto.
learn-points-say-miner = Minatori: i loro punti per i loro gradi. Ora (1 + 2) × 2 = 6.
learn-points-not-explorer = 6 punti, e sicuri. Ma con il Minatore la colonna vale 5 × 3 = 15, cioè 9 in più.
learn-points-not-offering = Una moneta migliore sono 3 punti e offerte più alte. Ma il Minatore ne dà 9: la colonna vale allora 5 × 3.
learn-points-distinctions = Onorificenze
learn-points-see-distinctions = Guarda le onorificenze
learn-points-say-distinctions = Con questa taverna finisce l'era I. Chi ha più gradi in una classe ne vince l'onorificenza.
learn-points-say-tied = Tu e { $who } avete due Cacciatori a testa. In parità non la vince nessuno.
learn-points-majority = Vinci una maggioranza
learn-points-win = Prendi la carta che ti fa vincere un'altra onorificenza
learn-points-win-hint = Con i Fabbri sei già in testa: quattro gradi a due.
learn-points-say-win = Tre gradi contro due basterebbero.
learn-points-not-smith = 7 punti, una carta forte. Ma con i Fabbri sei già in testa; i Cacciatori sono pari, e lì decide un grado.
learn-points-not-miner = Anche un Minatore da 0 ti dà 5 punti. Ma non decide nulla: i Cacciatori sono pari, due a due.
learn-points-won = Che cosa hai vinto
learn-points-see-won = Guarda che cosa hai vinto
learn-points-say-three = Il Maestro di Caccia ha messo un 3 speciale al posto del tuo 0. Offre 3 e scambia ancora.
learn-points-say-great = Il Grande Armaiolo ti ha mandato il Gran Fabbro, con due gradi.
learn-points-sum = Tutto insieme
learn-points-see-sum = Guarda i tuoi punti
learn-points-say-sum = Esercito, monete, eroi: alla fine dell'era II vince la somma più alta.
learn-points-say-warrior = Chi alla fine ha più Guerrieri aggiunge la propria moneta migliore.
learn-points-say-free = Questo è tutto Nidavellir. L'era II è tua.
