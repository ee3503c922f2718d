# Parole comuni a tutti i giochi.

## Una risposta non accettata
refused-not-asked = In questo momento non tocca a te.
refused-stale = Nel frattempo la domanda è cambiata; non è stato fatto nulla.
refused-illegal = Qui non è una risposta possibile.
refused-undo = Da allora qualcosa è diventato noto: non si può annullare.
refused-redo = Non c'è nulla da ripetere.
refused-frozen = La partita è al sicuro, ma qui le regole hanno avuto un guasto e si è fermata.
refused-message = Il messaggio non è stato capito.
refused-slow = Troppo in fretta; aspetta un momento.
refused-not-yours = Questo non è il tuo posto.
refused-waiting = La partita non è ancora cominciata.
refused-left = Un bot gioca per te; prima ritorna al tavolo.
refused-silenced = A questo tavolo non puoi più scrivere.
refused-name = Di’ chi sei prima di parlare.
refused-hint = I suggerimenti sono per i tavoli contro i bot, o dove tutti li hanno accettati all'inizio.
refused-failed = Qualcosa è andato storto sul server; la partita è al sicuro.
not-part-of-choice = Ora si chiede: { $prompt }. Ciò che indichi non è tra le risposte.
answer-here = Se lo scegli: { $what }
answers-here = { $n ->
    [one] Se lo scegli, resta una sola risposta.
   *[other] Se lo scegli, restano { $n } risposte: indicalo, poi indica ciò che si illumina.
}

## Persone e bot
player-alone = Giocatore
seat-person = Giocatore { $n }
nobody = nessuno
spectator = spettatore
bot-random = Casuale
bot-greedy = Avido
bot-mcts = Pensatore

## Stati
state-first = primo
state-passed = ha passato
state-out = fuori gioco
state-down = a terra
state-won = ha vinto
state-used = usata
state-new = nuova
state-spent = spesa
state-blocked = bloccata
state-peeked = vista da te
state-hidden = nascosto
state-stunned = stordito
state-poisoned = avvelenato
state-flying = in volo
state-lurking = in agguato
face-down = coperta
house-card = carta della casa

## Ruoli di zone e aree
role-market = mercato
role-deck = mazzo
role-discard = scarti
role-hand = mano
role-tableau = in gioco
role-column = colonna
role-stock = scorta
role-bid = offerta
role-reserve = riserva
role-queue = ordine
role-drawn = pescate
role-removed = rimosse
area-mat = Plancia
area-common = Tavolo
area-stage = Adesso
area-supply = Riserva
area-aside = A parte
mat-of = { $who }
empty = vuoto
more-things = altri { $n }

## Plance
cell-letter = { $column }{ $row }
stops-foot = non si può attraversare
stops-sight = copre ciò che sta dietro
side-n = nord
side-e = est
side-s = sud
side-w = ovest
side-ne = nord-est
side-se = sud-est
side-sw = sud-ovest
side-nw = nord-ovest
compass-n = { $n } a nord
compass-ne = { $n } a nord-est
compass-e = { $n } a est
compass-se = { $n } a sud-est
compass-s = { $n } a sud
compass-sw = { $n } a sud-ovest
compass-w = { $n } a ovest
compass-nw = { $n } a nord-ovest
compass-here = partenza
edge-of-place = { $place }, lato { $side }
walls-closed = { $n ->
    [one] muro a { $sides }
   *[other] muri a { $sides }
}
legend = Segni
ring = Anello { $n }

## Tracciati, tabelle, dadi
track-at = { $who }: { $step }
track-next = poi: { $gain }
track-empty = nessuno sopra
progress = { $done } di { $goal }
against = contro
not-rolled = non lanciato
die-fixed = fisso
die-rerolled = rilanciato
die-dropped = scartato
die-best = migliore
die-beaten = battuto

## Nomi delle icone
icon-vp = { $n ->
    [one] punto
   *[other] punti
}
icon-score = { $n ->
    [one] punto
   *[other] punti
}
icon-coin = { $n ->
    [one] moneta
   *[other] monete
}
icon-gem = { $n ->
    [one] gemma
   *[other] gemme
}
icon-card = { $n ->
    [one] carta
   *[other] carte
}
icon-hero = { $n ->
    [one] eroe
   *[other] eroi
}
icon-rank = { $n ->
    [one] grado
   *[other] gradi
}
icon-line = { $n ->
    [one] linea
   *[other] linee
}
icon-dice = { $n ->
    [one] dado
   *[other] dadi
}
icon-upgrade = potenziamento
icon-bid = offerta
icon-gold = oro
icon-hp = salute
icon-health = salute
icon-mp = movimento
icon-mana = mana
icon-action = { $n ->
    [one] azione
   *[other] azioni
}
icon-range = gittata
icon-damage = danno
icon-armour = armatura
icon-strength = forza
icon-population = popolazione
icon-rage = furia
icon-grit = grinta
icon-sword = { $n ->
    [one] spada
   *[other] spade
}
icon-potion = { $n ->
    [one] pozione
   *[other] pozioni
}
icon-flame = { $n ->
    [one] fiamma
   *[other] fiamme
}
icon-encounter = { $n ->
    [one] incontro
   *[other] incontri
}
icon-crown = maggioranza
icon-first = primo
icon-peek = vista da te

## Nel terminale
term-welcome = { $game }, { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}. Scrivi un numero per rispondere, «help» per tutto il resto.
term-resumed = Si riprende da dove eri: { $n ->
    [one] { $n } decisione
   *[other] { $n } decisioni
} finora.
term-since = Dalla tua ultima mossa
term-many = Più di una: numeri separati da spazi (da { $least } a { $most }); «.» per nessuna.
term-many-exact = { $n ->
    [one] Scegline una.
   *[other] Scegline { $n }, con spazi tra i numeri.
}
term-assign = Una per ciascuno, in quest'ordine: { $places }
term-window = «.» lascia passare.
term-cost = Costa { $cost }.
term-brings = Porta { $what }.
term-pieces = Costa { $cost }: indica { $n ->
    [one] un pezzo
   *[other] { $n } pezzi
 } che cedi.
term-pay = Premi . per pagare { $proposed }; oppure scrivi che cosa dai, una parola per ogni pezzo.
term-aside = «aside 1» lo fa; chi è interpellato resta lo stesso.
term-if-what = Aggiungi una risposta: if 3
term-if-never = Delle risposte a questa domanda non si può prevedere nulla.
term-if-nothing = Non si prevede che ne segua nulla.
term-no-aside = Ora non c’è nulla che tu possa fare fuori turno.
term-commands = help · undo · table · aside · log · rules · save · quit
term-sure = { $question } (sì o no)
term-yes = sì
term-unknown = «{ $text }» qui non è una risposta. Possibili: { $keys }. Altro: «help».
term-which = «{ $text }» può indicare più cose: { $names }.
term-too-few = Bisogna sceglierne almeno { $n }.
term-too-many = Se ne possono scegliere al massimo { $n }.
term-twice = Ciascuna una volta sola.
term-places = { $n ->
    [one] Serve una risposta.
   *[other] Servono { $n } risposte, una per posto.
}
term-meter = { $label } { $goal }
term-undone = Annullato.
term-redone = Ripetuto.
term-save-failed = Non è stato possibile salvare in { $file }: { $why }
term-kept = La partita è conservata in { $file }. Per riprendere: wyrmtable play --resume { $file }
term-stored = La partita è conservata in { $file }.
term-nothing-happened = Non è ancora successo nulla.
term-no-guide = Questo gioco non ha ancora una guida.
term-no-chapter = La guida non ha un capitolo «{ $name }». Capitoli: { $names }
term-why-what = Perché cosa? Scrivi «why» e un nome, per esempio: why { $example }
term-look-what = Sul tavolo nulla si chiama «{ $text }».
term-thinking = { $who } sta pensando
term-waiting = In attesa di { $names }
term-pass-device = Passa il dispositivo a { $who }.
term-pass-ready = { $who }, premi Invio quando nessun altro guarda.
term-over = La partita è finita
term-winners = { $n ->
    [one] Vince { $names }.
   *[other] Vincono insieme { $names }.
}
term-no-winner = Nessuno ha vinto.
term-frozen = La partita si è fermata per un guasto nelle regole; un salvataggio aiuta a trovarlo.
term-help-title = Aiuto
term-help-answer = numero o nome
term-help-answer-text = risponde alla domanda; «1 3 4» dove se ne possono scegliere più; «.» passa o non sceglie nulla
term-help-undo-text = annulla la tua ultima decisione, se nulla è diventato noto; «redo» la ripete
term-help-table-text = ridisegna il tavolo; «table all» con tutte le plance e ciò che è ripiegato
term-help-look-text = guarda da vicino una cosa o un giocatore: «look 2», «look Anna», «look taverna»
term-help-if-text = che cosa seguirebbe a una risposta, dove si può prevedere
hint-for = Meglio: { $why }
hint-against = Peggio: { $why }
term-help-hint-text = che cosa farebbe un bot forte, e perché
term-help-why-text = che cosa succede scegliendo qualcosa, o perché ora non è possibile
term-help-aside-text = che cosa puoi fare in ogni momento, anche fuori turno: «aside» lo elenca, «aside 1» lo fa
term-help-log-text = che cosa è successo finora
term-help-rules-text = la guida; «rules R6» apre un capitolo
term-help-save-text = conserva la partita in un file; «save FILE» sceglie il nome
term-help-quit-text = esce; la partita è conservata
partner = compagno

## Lessons
companion-0 = Mira
companion-1 = Lena
companion-2 = Otto
companion-3 = Ada
companion-4 = Ivo
companion-5 = Nora
lesson-not-this = Non è quello che cerchiamo qui.
lesson-do-it = Prima c'è qualcosa da fare.
lesson-not-quite = Non proprio
lesson-still-there = Tutto è come prima. Prova un'altra risposta, o scrivi show.
lesson-shown = Una risposta giusta: { $names }
lesson-enter = (Invio per continuare)
lesson-commands = show indica una risposta · skip lascia fare a me · back torna indietro di un passo · quit esce
lesson-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minuti
}
## What things are for, in every game
guide-symbols = Simboli
about-back = Una cosa a faccia in giù: da qui non si vede che cos'è.
about-zone-deck = Carte o pezzi ancora da pescare, in un ordine che nessuno conosce.
about-zone-discard = Ciò che è stato usato o scartato.
about-zone-removed = Ciò che è uscito dal gioco per sempre.
## Looking back
standing-points = punti se finisse adesso
standing-percent = percento della strada verso il proprio obiettivo
analysis-of = Analisi di { $game }, { $n ->
    [one] 1 decisione
   *[other] { $n } decisioni
}
analysis-answer = { $things }
analysis-decision = decisione
analysis-moment = Decisione { $n }, { $who }: { $swing }
analysis-played = Giocato
analysis-better = Meglio
analysis-strongest = Non è stato trovato niente di meglio.
analysis-nothing = niente
analysis-shift = Probabilità di vincere: { $sides }
analysis-none = Nessuna decisione è emersa dal rumore.
analysis-side = parte
analysis-start = inizio
analysis-luck = fortuna
analysis-own = decisioni proprie
analysis-others = quelle degli altri
analysis-end = fine
analysis-error = errore
analysis-how-judgement = Sono stati immaginati { $n } mondi, ognuno portato un poco avanti. Il giudizio dei bot su dove si arrivava è stato messo su una scala di probabilità, ricavata da partite veloci fino alla fine.
analysis-how-game = Sono stati immaginati { $n } mondi, ognuno portato un poco avanti. Il gioco stesso ha detto quanto era probabile che ciascuna parte vincesse.
analysis-how-play = Sono stati immaginati { $n } mondi, giocati in fretta fino alla fine.
analysis-sure = Tutti i numeri sono percento di una vittoria. Un punto della curva sbaglia di circa { $curve }; gli scarti sotto { $least } sono rumore e non compaiono.
