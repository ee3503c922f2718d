## All lessons
learn-free = Continua
learn-free-task = Continua come vuoi: questa è la partita vera
learn-term-cube = cubo Eroe
learn-term-encounter = Incontro
learn-term-grit = Grinta
learn-term-tribe = Tribù
learn-term-rage = Rabbia
learn-term-scatter = dispersione
learn-term-sloth = Accidia
learn-term-power = potere
learn-term-spirit = Spirito
learn-term-omen = presagio
learn-term-collapse = Crollo
learn-term-stealth = Furtività
learn-term-loot = Livello Bottino
learn-term-stash = mettere al sicuro

## The Knight
learn-knight = Il Cavaliere
learn-knight-who = Chi sei
learn-knight-see = Guarda il tuo obiettivo, i cubi e la Grinta
learn-knight-say-goal = Così vinci qui. Gli altri vogliono altro.
learn-knight-say-cubes = I tuoi cubi Eroe. Ogni turno tornano e li piazzi di nuovo.
learn-knight-say-grit = Le imprese danno Grinta, e la Grinta libera altri cubi.
learn-knight-go = Nel buio
learn-knight-movement = Metti un cubo su Movimento
learn-knight-movement-hint = Con esso fai tre passi invece di uno.
learn-knight-say-movement = Un cubo qui: tre passi in questo turno.
learn-knight-cubes-first = Potresti andare subito, ma di un solo passo. Prima metti un cubo su Movimento.
learn-knight-other-cube = Utile un’altra volta. Per spostarti metti un cubo su Movimento.
learn-knight-not-end = Il turno è appena cominciato: c’è ancora da fare.
learn-knight-step = Entra nella tessera buia a ovest
learn-knight-say-encounters = Una tessera buia costa un Incontro. Ne hai quanti la tua Percezione.
learn-knight-west = Ogni via è aperta, ma andiamo insieme a ovest.
learn-knight-more = Più avanti
learn-knight-perception = Metti l’altro cubo su Percezione
learn-knight-say-perception = La tessera è scoperta e ha dato 1 Grinta. Percezione 2 è un secondo Incontro in questo turno.
learn-knight-sharper = Hai ancora passi, ma nessun Incontro. Metti il cubo su Percezione per incontrare altro.
learn-knight-on = Entra in un’altra tessera buia
learn-knight-on-hint = I muri ti fermano; i lati aperti portano avanti.
learn-knight-say-quests = Tre Missioni secondarie: compine una nel tuo turno e mostrala per la sua Grinta.
learn-knight-go-on = Hai ancora un Incontro: usalo su un’altra tessera buia.

## The Goblins
learn-goblins = I Goblin
learn-goblins-who = Tre Tribù
learn-goblins-see = Guarda l’obiettivo, una Tribù e la Rabbia
learn-goblins-say-goal = Così vinci qui.
learn-goblins-say-tribe = Una Tribù è forte quanto la sua Popolazione. Qui è nascosta; sulla mappa può essere attaccata.
learn-goblins-say-rage = La Rabbia dice tra quante carte Guerra scegli. A 0 ogni Tribù è più debole.
learn-goblins-monsters = Mostri per le Tribù
learn-goblins-give = Dai un Mostro a una Tribù
learn-goblins-give-hint = Alcuni rafforzano la Tribù, altri aiutano a modo loro: puntali.
learn-goblins-keep = Puoi scartarlo, ma c’è posto: dallo a una Tribù.
learn-goblins-rest = Continua con il prossimo
learn-goblins-say-places = Zanne e Occhio tengono un Mostro, Ossa due; in tutto quanti la Popolazione delle Ossa.

## The Dragon
learn-dragon = Il Drago
learn-dragon-who = Addormentato
learn-dragon-see = Guarda l’obiettivo e ciò che ti tiene addormentato
learn-dragon-say-goal = Svegliati, emergi ed esci dall’Ingresso.
learn-dragon-say-wake = Risveglio. A 11 sei sveglio per sempre; Corazza e Spirito crescono per via.
learn-dragon-say-sloth = I cubi escono da qui: Avidità con i Tesori, Fame mangiando, Orgoglio mettendoti in mostra. Al massimo uno ciascuno per turno.
learn-dragon-under = Sotto la mappa
learn-dragon-move = Muovi
learn-dragon-move-hint = Una o due tessere in linea retta, attraverso tutto.
learn-dragon-say-move = Sottoterra nessun muro ti ferma. Il movimento gratuito è uno per turno.
learn-dragon-move-first = I poteri vengono subito dopo; prima va’ da qualche parte.
learn-dragon-powers = Poteri
learn-dragon-power = Usa un potere
learn-dragon-say-hand = Le carte Potere pagano i poteri. Dopo il turno peschi una nuova mano.
learn-dragon-say-powers = Che cosa fa ogni potere sta qui; quelli che puoi pagare sono illuminati.
learn-dragon-not-done = Le carte non usate vengono rimescolate. Prima usa un potere.

## The Cave
learn-cave = La Caverna
learn-cave-who = Tu sei il luogo
learn-cave-see = Guarda l’obiettivo, le tessere e i presagi
learn-cave-say-goal = Prima cresci, poi crolla: devono sparire tante tessere Cristallo.
learn-cave-say-tiles = Le prossime tessere sono nella tua mano: ciò che gli altri scoprono lo scegli tu.
learn-cave-say-omens = I presagi pagano pipistrelli, frane e peggio. Ne peschi di più quanti più Tesori e Cristalli ci sono.
learn-cave-shape = Cresci
learn-cave-place = Plasma la Caverna: piazza una tessera
learn-cave-shape-first = Quella è l’altra metà del turno. Prima piazza una tessera.
learn-cave-where = Scegli dove va
learn-cave-where-hint = Non c’è un posto sbagliato: lontano dall’Ingresso fa vie lunghe, vicino corte.

## The Thief
learn-thief = Il Ladro
learn-thief-who = Dentro e fuori
learn-thief-see = Guarda l’obiettivo e le tre caratteristiche
learn-thief-say-goal = Porta tanti Tesori all’Ingresso.
learn-thief-say-stats = Ogni turno i segnalini 2, 3 e 4 vanno su Movimento, Furtività e Furto.
learn-thief-tokens = Tre segnalini
learn-thief-assign = Metti il 4 su Movimento e gli altri come vuoi
learn-thief-assign-hint = Qui non c’è ancora niente da rubare: prima arriva da qualche parte.
learn-thief-faster = Buono per un altro turno. Ora vicino non c’è niente, quindi sii veloce: il 4 su Movimento.
learn-thief-go = Va’
learn-thief-step = Fa’ un passo
learn-thief-say-actions = La Furto dà tanti cubi per queste azioni.
learn-thief-say-loot = Ciò che guadagna chi ti prende. Nascondi Bottino lo abbassa.
learn-thief-not-end = Non ti sei ancora mosso: prima fa’ un passo.
learn-thief-step-first = Tieni i cubi per i Tesori. Prima fa’ un passo.
