# Parole del tavolo, comuni a tutti i giochi.
brand = Wyrmtable
table-loading = Si prepara il tavolo
phase = Dove siamo
question = Domanda
rules = Regole
sound = Suono
chronicle = Cronaca
chat = Chat
opponents = Altri giocatori
your-mat = La tua plancia
board = Mappa
you = Tu
you-small = tu
seat-acts = agisce
score = Punti ora
seat = Posto { $n }
bot = Bot
not-here = Ora non è qui
chosen = ha scelto
chooses = sceglie
choose = Scegli
confirm = Conferma
place-it = Posa
turn-it = Gira
back = Indietro
yes = Sì
undo = Annulla
redo = Ripeti
skip = Salta
to-my-question = Alla mia prossima domanda
tempo = Tempo di ciò che si vede: { $now }. Premete per cambiarlo.
hold-show = Pausa (Spazio)
show-on = Riprendi (Spazio)
since = Intanto gli altri
show-others = Mostra agli altri
show-others-hint = Clicca la cosa o lo spazio da guardare. (P mostra ciò che è sotto il puntatore.)
to-choose-from = { $n } tra cui scegliere
shows = { $who } mostra: { $what }
less = Meno
more = Più
close = Chiudi
fold = Apri o chiudi
show = Mostra
play = Avvia
pause = Pausa
step-back = Un passo indietro
step-on = Un passo avanti
to-now = Al presente
zoom-in = Più vicino
zoom-out = Più lontano
fit = Mostra tutto
coordinates = Coordinate
layer-threat = Minacce
layer-reach = Portata
layer-sight = Linee di vista
game-over = La partita è finita
frozen = Questa partita è in pausa
looking-back = Sguardo al passato
would-follow = Che cosa ne seguirebbe
watching = …
sending = Inviato
answered-hint = La tua risposta c'è. Puoi cambiarla finché non hanno risposto tutti.
assign-hint = Clicca una cosa per posarla sul primo posto libero, oppure clicca prima il posto.
confirm-this = { $what }?
confirm-hint = Scegli sì per proseguire.
waiting-for = Si aspetta { $names }
while-away = Mentre non c'eri
missed =
    { $n ->
        [one] Una mossa mentre non c'eri
       *[other] { $n } mosse mentre non c'eri
    }
inspector = Dettagli
why-not = Perché no?
choosing = Se lo scegli: { $what }
choosing-one-of = { $n ->
    [one] Se lo scegli, resta una risposta:
   *[other] Se lo scegli, restano { $n } risposte:
}
and-more = e altre { $n }
coach = Consigliere
coach-off = Basta consigli
hint = Un suggerimento
hint-ask = Che cosa farebbe un bot forte?
hint-for = Meglio: { $why }
hint-against = Peggio: { $why }
house = casa
die = Dado
command = Scrivi che cosa vuoi fare
command-hint = Nome di un'opzione
nothing-found = Nulla con questo nome
link-lost = La connessione è caduta. Il tuo tavolo è al sicuro.
link-again = Riconnessione in corso, il tuo tavolo è al sicuro
tab-columns = Carte
tab-facts = Dati
of = { $n } di { $most }
things =
    { $n ->
        [one] { $n } cosa
       *[other] { $n } cose
    }
ranks =
    { $n ->
        [one] { $n } grado
       *[other] { $n } gradi
    }
walls = muri: { $sides }
shape-disc = Disco
shape-cube = Cubo
shape-coin = Moneta
shape-gem = Gemma
shape-meeple = Omino
shape-standee = Figura
shape-token = Segnalino
shape-roof = Tetto
shape-structure = Edificio
shape-flag = Bandiera
shape-ring = Anello
shape-monster = Mostro
state-first = primo giocatore
state-won = ha vinto
state-spent = usata
state-peeked = nota, anche se coperta
state-fixed = fisso
state-rerolled = rilanciato
state-dropped = scartato
state-best = migliore
state-beaten = battuto
verb-pass = Passa
verb-end = Fine turno
verb-done = Fatto
verb-yes = Sì
verb-no = No
icon-vp = punti
icon-coin = monete
icon-gold = oro
icon-gem = gemma
icon-hero = eroe
icon-card = carta
icon-dice = dadi
icon-hp = salute

pay-cost = Costo
pay-it = Paga
paying = Ceduti: { $n } di { $of }
pay-less = { $what }: uno in meno
pay-more = { $what }: uno in più
orders = Ordini permanenti
order-never = Chiedimi ogni volta che posso reagire
order-turn = Passa per questo turno
order-always = Passa sempre
order-on = Passo automatico: smetti
partner = compagno
