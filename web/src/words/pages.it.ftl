# Words of the pages around the table.

list = { $items }

## Site
site = Pagine
skip-to-content = Vai al contenuto
loading = Caricamento
close = Chiudi
cancel = Annulla
copy = Copia
copied = Copiato
keep = Salva
less = { $what }: meno
more = { $what }: più
language = Lingua
try-again = Riprova
to-tables = Ai tavoli
nav-home = Tavoli
nav-games = Giochi
nav-replays = Partite
page-new = Nuovo tavolo
page-games = Giochi
page-replays = Partite
page-account = Nome e account
page-settings = Impostazioni
page-about = Informazioni e crediti
page-verify = Verifica di una partita
page-lost = Niente qui
lost-title = A questo indirizzo non c’è nulla
lost-text = Il tavolo forse è stato chiuso, o il link è incompleto. I tuoi tavoli sono al sicuro.
guest = Ospite
you = tu
bot = bot
account-of = { $name }: nome e account

## Home
lobby = Atrio
your-turn = Tocca a te
your-tables = I tuoi tavoli
tables-wait-for-you = { $n ->
    [one] 1 tavolo ti aspetta
   *[other] { $n } tavoli ti aspettano
}
waiting-for-others = In attesa di altri
soon = Stanno per iniziare
last-finished = Ultime finite
no-tables-yet = Non hai ancora tavoli. Scegli un gioco e aprine uno, o gioca subito con i bot.
games-sub = regole aperte, bot inclusi
no-games = Su questo server non ci sono giochi.
open-tables = Tavoli aperti
tables-look-for-players = { $n ->
    [one] 1 tavolo cerca giocatori
   *[other] { $n } tavoli cercano giocatori
}
no-open-tables = Nessun tavolo aperto. Aprine uno, o gioca subito con i bot.
running-tables = Da guardare
finished-tables = Appena finite
join = Partecipa
watch = Guarda
replay = Rivedi
waits-for-players = { $n ->
    [0] tutti i posti occupati
    [one] 1 posto libero
   *[other] { $n } posti liberi
}
waiting-room-short = in apertura
you-are-asked = Si aspetta te
others-are-asked = Ora tocca a: { $names }
table-frozen = In pausa, nulla è perso
nobody-won = Non ha vinto nessuno
you-won = Hai vinto
you-won-together = Avete vinto insieme
somebody-won = { $n ->
    [one] Vince { $names }
   *[other] Vincono insieme { $names }
}
your-turn-at = Tocca a te: { $table }

## Game
game-facts = Giocatori: { $players } · { $minutes } min
about-game = Su questo gioco
facts = Dati
fact-players = Giocatori
fact-time = Durata
fact-design = Autori
fact-publisher = Editore
fact-bots = Bot
fact-stage = Stato
fact-version = Versione delle regole
stage-draft = bozza: le registrazioni possono non valere più
stage-open = aperto: le partite in corso sopravvivono agli aggiornamenti
stage-stable = stabile: ogni partita si può rivedere per sempre
minutes = { $n ->
    [one] circa 1 minuto
   *[other] circa { $n } minuti
}
guide = Guida
contents = Indice
no-guide = Questo gioco non ha ancora una guida.
open-table-of-game = Apri un tavolo
unofficial-short = Non ufficiale.
design-by = Di { $names }.
published-by = Edito da { $names }.
unofficial = Questa è una versione non ufficiale di { $game }, fatta da giocatori. Non è legata agli autori né agli editori del gioco; i nomi sono dei loro proprietari. Se ti piace, compra la scatola.
unofficial-all = Tutte le versioni qui sono non ufficiali. I nomi dei giochi sono dei loro proprietari; testi e disegni sono nostri.

## New table
new-table = Nuovo tavolo
your-name = Il tuo nome
name = Nome
seats = Posti
company = Con chi giocare
company-bots = Contro i bot
company-friends = Con gli amici
company-here = Su questo dispositivo
company-led = Guido tutti io
bot-strength = Forza dei bot
choose-role = Scegli il tuo ruolo
seat-by-seat = Posto per posto
more-rules = Altre regole
more-table = Ritmo, nome, chi può vederlo
players = Giocatori
n-players = { $n ->
    [one] 1 giocatore
   *[other] { $n } giocatori
}
seat-n = Posto { $n }
name-of-seat = Nome della persona al posto { $n }
sit-me = Tu
sit-me-named = { $name } (tu)
sit-open = Posto libero
sit-local = Qualcuno su questo dispositivo
sit-led = Guido io anche questo
sit-bot = Bot: { $bot }
shuffle-seats = Mescola i posti
pace = Ritmo
pace-live = Dal vivo
pace-days = In più giorni
pace-live-short = dal vivo
pace-days-short = a giorni
silence = Il silenzio vale come passo
silence-help = Quando gli altri aspettano la tua reazione e tu taci così a lungo.
silence-hours = { $n ->
    [0] mai
    [one] dopo un’ora
   *[other] dopo { $n } ore
}
hints = Suggerimenti per tutti
hints-help = Ognuno può chiedere a un bot forte che cosa farebbe. Ai tavoli con soli bot si può sempre.
hints-agreed = Tutti possono chiedere un suggerimento a un bot forte
listed = Visibile nell’atrio
listed-yes = Chiunque può partecipare o guardare
listed-no = Solo chi ha il link
listed-short = visibile nell’atrio
by-link-short = solo con il link
table-name = Nome del tavolo
sealed-promise = Dadi e mazzi sono sigillati prima della prima carta e verificabili dopo l’ultima.
open-table = Apri il tavolo
start-now = Inizia la partita
missing-name = Prima scrivi il tuo nome.
missing-local-name = Scrivi un nome per ognuno su questo dispositivo.
seconds = { $n }{"\u00A0"}s

## Waiting room
join-title = Prendi posto
join-button = Partecipa
join-help = Basta un nome. Da questo browser puoi tornare al tuo posto quando vuoi.
seats-open = { $n ->
    [one] 1 posto libero
   *[other] { $n } posti liberi
}
seats-full = tutti i posti sono occupati
is-here = al tavolo
is-away = assente
has-left = è andato via, gioca un bot
sit-here = Siediti qui
seat-a-bot = Metti un bot
fill-with-bot = Un bot per il posto { $n }
fill-all-bots = Bot nei posti liberi
invite = Invita
invite-help = Chi apre questo link può sedersi con un nome soltanto.
qr-of = Codice QR di { $address }
commitment-now = Seme sigillato, mostrato prima della prima carta:
start-match = Inizia la partita
start-with = { $n ->
    [one] Inizia con 1 giocatore
   *[other] Inizia con { $n } giocatori
}
wait-for-seats = Hai un posto. La partita inizia quando tutti i posti sono occupati.
wait-for-host = Hai un posto. Chi ha aperto il tavolo dà inizio alla partita.
stand-up = Alzati
close-table = Chiudi il tavolo
close-table-sure = Sì, chiudilo per tutti

## Table
rules = Regole
rules-of = Regole: { $game }
share = Condividi
share-table = Link a questo tavolo
share-table-join = Chi lo apre può prendere un posto libero.
share-table-watch = Chi lo apre può guardare ciò che è pubblico.
share-seat = Il tuo posto su un altro dispositivo
share-seat-help = Questo link e questa immagine portano il tuo posto sul telefono o su un altro computer.
share-seat-show = Mostra link e immagine
share-seat-qr = Codice QR che porta il tuo posto
share-seat-secret = Chi ha questo link gioca per te. Tienilo per te.
people = Persone
watching = Stai guardando
watchers = { $n ->
    [one] 1 spettatore
   *[other] { $n } spettatori
}
refused-offline = Ora manca la connessione. Il tuo tavolo è al sicuro; riprova tra un momento.
refused-message = Il server non ha capito. Nulla è cambiato.
refused-slow = Un po’ troppo in fretta. Riprova tra un momento.
refused-not-yours = Quel posto non è tuo.
refused-waiting = La partita non è ancora iniziata.
refused-silenced = A questo tavolo non puoi più scrivere.
refused-name = Di’ chi sei prima di scrivere.
refused-left = Hai lasciato questo posto. Torna per continuare.
refused-failed = Non ha funzionato. Nulla è cambiato.
hand-over = Passa
hand-over-to = Passa il dispositivo a { $name }
hand-over-help = Il tavolo resta nascosto finché { $name } è al suo posto. Gli altri non guardino.
hand-over-ready = Sono { $name }
look-from-outside = Guarda da spettatore
look-from-seat = Torna al mio posto
replay-so-far = Guarda indietro
come-back = Torna al mio posto
leave = Lascia la partita
leave-help = Un bot gioca per te. Puoi tornare finché la partita è in corso.
leave-sure = Sì, lascia
bot-instead = Bot che gioca per { $name }
match-over = La partita è finita
verify = Verifica
again = Gioca ancora
to-return-match = Alla rivincita
chat = Chat
chat-empty = Ancora nessun messaggio. La chat non fa parte della partita.
chat-write = Scrivi al tavolo
chat-send = Invia

## Replay
timeline = Linea del tempo
decision-of = Decisione { $n } di { $all }
moment = Decisione { $n }: { $name } { $gain }
to-start = All’inizio
to-end = Alla fine
step-back = Un passo indietro
step-on = Un passo avanti
play = Avvia
pause = Pausa
step-by = Passi di
step-decision = decisione
step-phase = fase
step-moment = momento chiave
speed = Velocità
seen-by = Vista di
seen-by-all = Tutti (pubblica)
share-moment = Condividi il momento
share-moment-help = Il link apre la partita a questa decisione, vista allo stesso modo.
download-record = Scarica la registrazione
replays-sub = Ogni partita finita si può rivedere mossa per mossa, e verificare.
my-matches = Tue
public-matches = Pubbliche
no-replays = Ancora nessuna partita finita.

## Verify
verify-what = Il seme è stato sigillato prima della prima carta. La sua impronta era visibile a tutti, quindi nessuno poteva cambiarlo dopo.
verify-good = Ogni mazzo, dado e punteggio coincide
verify-bad = Qualcosa non coincide
verify-seed = Il seme svelato corrisponde all’impronta mostrata prima
verify-seed-yes = Il seme pubblicato dopo la partita dà esattamente l’impronta mostrata prima.
verify-seed-no = Il seme pubblicato dà un’impronta diversa da quella mostrata prima.
verify-replay = La partita rifatta dal seme è quella giocata
verify-replay-yes = { $n ->
    [one] 1 decisione rifatta dal seme: stesse domande, stesse pescate, stesso risultato.
   *[other] { $n } decisioni rifatte dal seme: stesse domande, stesse pescate, stesso risultato.
}
verify-replay-no = La ripetizione è diversa: { $difference }
verify-hash = Impronta mostrata prima della prima carta
verify-seed-word = Seme svelato dopo l’ultima decisione
verify-record = L’intera partita, leggibile
verify-yourself = Non devi credere a questa pagina. Scarica la registrazione ed esegui, sul tuo computer:

## Account
name-help = Gli altri vedono questo nome al tavolo. Per giocare non serve altro.
name-kept = Nome salvato.
account = Account
account-optional = facoltativo
account-help = Con nome e password i tuoi tavoli ti seguono su ogni dispositivo. Non serve l’e-mail.
account-on = Sei entrato come { $name }. I tuoi tavoli ti seguono su ogni dispositivo.
account-name = Nome dell’account
account-made = Account creato. Sei dentro.
login = Entra
devices = Dove hai effettuato l’accesso
device-unknown = Un browser
device-here = questo
log-out-elsewhere = Esci da tutti gli altri
logged-out-elsewhere = Ora sei connesso solo qui.
password-old = Password attuale
password-new = Nuova password
change-password = Cambia la password
password-changed = La password è cambiata. Altrove sei uscito.
password-first = Scrivi prima la password qui sopra.
recover = Con un codice
recovery = Codici di recupero
recovery-code = Codice di recupero
recovery-help = { $n ->
    [0] Per il giorno in cui dimentichi la password: codici che valgono una volta ciascuno. Non ne hai ancora.
    [one] Per il giorno in cui dimentichi la password: codici che valgono una volta ciascuno. Ne resta uno.
   *[other] Per il giorno in cui dimentichi la password: codici che valgono una volta ciascuno. Ne restano { $n }.
 }
recovery-new = Crea nuovi codici
recovery-once = Annotali: si vedono solo adesso. Quelli vecchi non valgono più.
shunned = Persone che non senti
hear-again = Senti di nuovo
my-data = I tuoi dati
my-data-help = Tutto ciò che è conservato di te: il nome, i tavoli e quello che hai scritto.
my-data-get = Scarica
delete-me = Cancellami …
delete-me-help = I bot giocano al posto tuo, il tuo nome lascia ogni tavolo, ciò che hai scritto sparisce. Non si può annullare.
delete-me-now = Cancellami per sempre
deleted-me = Qui nessuno ti ricorda più.
links-given = Link ancora validi
link-until = Un link valido fino a { $at }
link-revoke = Revoca
chat-shun = Non sentire più { $name }
chat-silence = Zittisci { $name } a questo tavolo
chat-shunned = Non senti più { $name }.
chat-silenced = { $name } non può più scrivere qui.
chat-act = Su { $name }
wants-to-end = vuole terminare la partita
end-match = Termina la partita …
end-help = { $n ->
    [one] La partita si ferma qui. Si può rivedere, e tutte le mani sono mostrate.
   *[other] La partita si ferma qui quando chi gioca è d’accordo: in tutto { $n }. Si può rivedere, e tutte le mani sono mostrate.
 }
end-sure = Voglio terminarla
end-agreed = { $n } su { $of } vogliono terminare la partita
logout = Esci
logged-in = Sei dentro.
logged-out = Sei uscito.
make-account = Crea un account
password = Password
password-help = Almeno 8 caratteri. Senza e-mail non possiamo rimandartela: conservala bene.

## Settings
settings-sub = Salvate in questo browser, uguali a ogni tavolo.
set-looks = Aspetto
set-light = Luce
set-light-dark = scura
set-light-light = chiara
set-light-system = sistema
set-contrast = Contrasto alto
set-contrast-help = Pannelli neri, niente trame, linee più forti.
set-scale = Grandezza del testo
set-motion = Movimento
set-motion-auto = sistema
set-motion-full = pieno
set-motion-reduced = ridotto
set-speed = Tempo delle mosse
set-speed-05 = ½×
set-speed-1 = 1×
set-speed-2 = 2×
set-speed-0 = subito
set-play = Gioco
set-confirm = Conferma prima di ogni risposta
set-confirm-help = Chiede ancora una volta prima di inviare.
set-coordinates = Coordinate sui tabelloni
set-coordinates-help = Nomi di righe e colonne sul bordo.
set-bots = Ritmo dei bot
set-bots-instant = immediato
set-bots-quick = rapido
set-bots-relaxed = calmo
set-coach = Consigliere: spiega le domande
set-coach-first = nella prima partita di un gioco
set-coach-always = sempre
set-coach-never = mai
set-passes = Passare sulle reazioni
set-passes-never = chiedimi
set-passes-turn = fino al mio turno
set-passes-always = sempre
set-calls = Suoni e richiami
set-sound = Suoni
set-sound-help = Segnali brevi; non dicono nulla che non si veda anche.
set-volume = Volume
set-notify = Avvisami quando tocca a me
set-notify-help = Un messaggio del browser mentre la pagina è in secondo piano.
set-notify-refused = Il browser non permette messaggi da questa pagina.

## About
about-what = Wyrmtable è un tavolo digitale aperto, da ospitare in casa, per giochi da tavolo impegnativi: nel browser con amici e bot, nel terminale, nelle simulazioni.
about-trust = Nessuno deve credere ai dadi. Prima della prima carta il seme del caso è sigillato e se ne mostra l’impronta; dopo l’ultima decisione il seme è pubblico e chiunque può rifare la partita.
about-privacy = Chiediamo solo un nome. Niente e-mail, niente tracciamento, nulla caricato da altri siti. Nessuno riceve ciò che dal suo posto non può sapere.
about-keys = Tasti
key-target = la prossima cosa da scegliere
key-walk = muoversi tra caselle e carte
key-choose = scegliere
key-nth = l’ennesima scelta
key-back = un passo indietro
key-pass = passare, finire il turno
key-hold = fermare ciò che si vede, riprendere
key-undo = annullare, quando si può
key-inspect = guardare da vicino
key-why = perché no, e la regola
key-go = plancia, tabellone, altri, cronaca
key-zoom = zoom, adatta
key-type = scrivere il nome di una scelta
credits = Crediti
credits-icons = Icone:
credits-fonts = Caratteri, con licenza SIL Open Font, tramite Fontsource:
credits-art = Carte, monete, tabelloni, dadi e trame sono disegnati dal programma a partire da dati. Nessuna scansione, nessuna illustrazione degli editori.
credits-games = Giochi:

## Problems: what is safe first
problem-offline = Ora il server non risponde. Là i tuoi tavoli sono al sicuro.
problem-server = Il server ha avuto un problema. Nulla è cambiato; riprova.
problem-other = Non ha funzionato. { $detail }
problem-400 = Il server non ha capito. { $detail }
problem-401 = Prima entra nel tuo account.
problem-403 = Questo non spetta a te.
problem-404 = Qui non c’è nulla. Forse è stato chiuso.
problem-409 = Qualcuno è stato più veloce. Guarda e riprova.
problem-413 = È troppo lungo.
problem-422 = Così non va. { $detail }
problem-429 = Un po’ troppo in fretta. Aspetta un momento e riprova.
problem-invalid = Il server non ha capito. { $detail }
problem-login = Nome e password non vanno insieme.
problem-name = Un nome ha almeno un segno.
problem-name-first = Prima scrivi il tuo nome.
problem-password = Una password ha almeno 8 caratteri.
problem-account-exists = Hai già un account.
problem-account-taken = Esiste già un account con questo nome. Scegline un altro, o entra.
problem-recovery = Nome e codice non vanno insieme.
problem-blocked = Chi gestisce questo server non ti vuole qui.
problem-unknown-device = Questo dispositivo non esiste.
problem-not-welcome = Chi ha aperto il tavolo non vuole giocare con te.
problem-unknown-line = Nessuno sa chi l’abbia detto.
problem-host-only = Può farlo solo chi ha aperto il tavolo.
problem-not-yours = Non hai un posto a questo tavolo.
problem-seat-taken = Quel posto è già occupato.
problem-table-full = Tutti i posti sono occupati. Puoi guardare.
problem-table-running = Questa partita è iniziata. Puoi guardare.
problem-still-running = La partita non è ancora finita.
problem-too-few = Non ci sono ancora abbastanza giocatori.
problem-players = Questo gioco non ammette quel numero di giocatori.
problem-options = Queste opzioni non vanno insieme. { $detail }
problem-set-up = Così il gioco non si può preparare. Scegli altre opzioni.
problem-unknown-table = A questo indirizzo non c’è un tavolo. Forse è stato chiuso.
problem-unknown-game = Questo server non ha quel gioco.
problem-no-game = Questo server non ha quel gioco.
problem-unknown-bot = Questo gioco non ha quel bot.
problem-unknown-seat = Quel posto non esiste.
problem-no-guide = Questo gioco non ha ancora una guida.
problem-csrf = Questa pagina è vecchia. Ricaricala, per favore.
problem-origin = La richiesta veniva da un altro sito ed è stata rifiutata.
problem-slow-down = Un po’ troppo in fretta. Aspetta un momento e riprova.
problem-unknown-language = Questa lingua qui non si parla ancora.
problem-not-begun = La partita non è ancora iniziata.
problem-name-letters = Scrivi il nome in un solo alfabeto, con lettere che si vedono.
problem-password-known = È una delle prime password che altri proverebbero. Scegline un’altra.
problem-unknown-link = Questo link non vale più.
problem-unreadable = Qualcosa di questa partita non si può più leggere. Resta com’è.
problem-busy = In questo momento c’è troppo da fare. Riprova tra poco.
problem-storage = In questo momento non si può salvare nulla, e nulla è cambiato. Riprova tra poco.

## Learning
learn = Impara
learn-game = Impara { $game }
learn-how = Brevi lezioni al tavolo vero: guarda, prova e continua a giocare. Qui niente conta.
learn-waiting = Mentre aspetti: una breve lezione
lessons = Lezioni
lesson-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minuti
}
lesson-taken = fatta
lesson-begun = iniziata
lesson-leave = Lascia la lezione
no-lessons = Questo gioco non ha ancora lezioni. Lo spiega la sua guida.
problem-unknown-lesson = Questa lezione non esiste.
