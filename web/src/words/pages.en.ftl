# Words of the pages around the table.

list = { $items }

## Site
site = Pages
skip-to-content = Skip to the content
loading = Loading
close = Close
cancel = Cancel
copy = Copy
copied = Copied
keep = Keep
less = { $what }: less
more = { $what }: more
language = Language
try-again = Try again
to-tables = To the tables
nav-home = Tables
nav-games = Games
nav-replays = Replays
page-new = New table
page-games = Games
page-replays = Replays
page-account = Your name and account
page-settings = Settings
page-about = About and credits
page-verify = Verify a match
page-lost = Nothing here
lost-title = There is nothing at this address
lost-text = The table may have been closed, or the link was cut. Your own tables are safe.
guest = Guest
you = you
bot = bot
account-of = { $name }: name and account

## Home
lobby = Lobby
your-turn = Your turn
your-tables = Your tables
tables-wait-for-you = { $n ->
    [one] 1 table waits for you
   *[other] { $n } tables wait for you
}
waiting-for-others = Waiting for others
soon = About to begin
last-finished = Last finished
no-tables-yet = No tables of yours yet. Choose a game and open one, or play bots now.
games-sub = open rules engines, bots included
no-games = No games are installed on this server.
open-tables = Open tables
tables-look-for-players = { $n ->
    [one] 1 table looks for players
   *[other] { $n } tables look for players
}
no-open-tables = No open tables. Open one, or play against bots.
running-tables = To watch
finished-tables = Just finished
join = Join
watch = Watch
replay = Replay
waits-for-players = { $n ->
    [0] all seats taken
    [one] 1 seat is free
   *[other] { $n } seats are free
}
waiting-room-short = opening
you-are-asked = You are asked
others-are-asked = Asked now: { $names }
table-frozen = Paused, nothing is lost
nobody-won = Nobody won
you-won = You won
you-won-together = You won together
somebody-won = { $n ->
    [one] { $names } won
   *[other] { $names } won together
}
your-turn-at = Your turn: { $table }

## Game
game-facts = Players: { $players } · { $minutes } min
about-game = About this game
facts = Facts
fact-players = Players
fact-time = Time
fact-design = Design
fact-publisher = Publisher
fact-bots = Bots
fact-stage = Stage
fact-version = Rules version
stage-draft = draft: records may break
stage-open = open: running matches survive updates
stage-stable = stable: every record replays for ever
minutes = { $n ->
    [one] about 1 minute
   *[other] about { $n } minutes
}
guide = Guide
contents = Contents
no-guide = This game has no guide yet.
open-table-of-game = Open a table
unofficial-short = Unofficial.
design-by = Design: { $names }.
published-by = Published by { $names }.
unofficial = This is an unofficial implementation of { $game }, made by players. It is not connected with the game's designers or publishers; names belong to their owners. If you like it, buy the box.
unofficial-all = All implementations here are unofficial. Names of games belong to their owners; texts and drawings are our own.

## New table
new-table = New table
your-name = Your name
name = Name
seats = Seats
company = Whom to play with
company-bots = Against bots
company-friends = With friends
company-here = On this device
company-led = I lead all
bot-strength = How strong the bots are
choose-role = Choose your role
seat-by-seat = Seat by seat
more-rules = More rules
more-table = Pace, name, who may see it
players = Players
n-players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
seat-n = Seat { $n }
name-of-seat = Name of the person in seat { $n }
sit-me = You
sit-me-named = { $name } (you)
sit-open = Open seat
sit-local = Somebody on this device
sit-led = I lead this one too
sit-bot = Bot: { $bot }
shuffle-seats = Shuffle the seats
pace = Pace
pace-live = Live
pace-days = Over days
pace-live-short = live
pace-days-short = over days
silence = Silence is a pass
silence-help = When others wait for your reaction and you stay silent for so long.
silence-hours = { $n ->
    [0] never
    [one] after an hour
   *[other] after { $n } hours
}
hints = Hints for everybody
hints-help = Each player may ask a strong bot what it would do. At tables with bots only one always may.
hints-agreed = Everybody may ask a strong bot for a hint
listed = Listed in the lobby
listed-yes = Anyone can join or watch
listed-no = Only people with the link
listed-short = listed in the lobby
by-link-short = by link only
table-name = Name of the table
sealed-promise = Dice and shuffles are sealed before the first card, and can be checked after the last.
open-table = Open the table
start-now = Start the match
missing-name = Write your name first.
missing-local-name = Write a name for everybody on this device.
seconds = { $n }{"\u00A0"}s

## Waiting room
join-title = Take a seat
join-button = Join
join-help = A name is all it takes. You can come back to your seat from this browser at any time.
seats-open = { $n ->
    [one] 1 seat is free
   *[other] { $n } seats are free
}
seats-full = all seats are taken
is-here = here
is-away = away
has-left = left, a bot plays on
sit-here = Sit here
seat-a-bot = Seat a bot
fill-with-bot = A bot for seat { $n }
fill-all-bots = Bots for the free seats
invite = Invite
invite-help = Whoever opens this link can sit down with just a name.
qr-of = QR code of { $address }
commitment-now = Sealed seed, shown before the first card:
start-match = Start the match
start-with = { $n ->
    [one] Start with 1 player
   *[other] Start with { $n } players
}
wait-for-seats = You have a seat. The match starts when all seats are taken.
wait-for-host = You have a seat. The host starts the match.
stand-up = Stand up
close-table = Close the table
close-table-sure = Yes, close it for everybody

## Table
rules = Rules
rules-of = Rules: { $game }
share = Share
share-table = Link to this table
share-table-join = Whoever opens it can take a free seat.
share-table-watch = Whoever opens it can watch what is public.
share-seat = Your seat on another device
share-seat-help = This link and picture carry your seat to your phone or another computer.
share-seat-show = Show the link and picture
share-seat-qr = QR code that carries your seat
share-seat-secret = Whoever has this link plays for you. Keep it to yourself.
people = People
watching = Watching
watchers = { $n ->
    [one] 1 watcher
   *[other] { $n } watchers
}
refused-offline = No connection right now. Your table is safe; try again in a moment.
refused-message = The server did not understand that. Nothing was changed.
refused-slow = That was quick. Try again in a moment.
refused-not-yours = That seat is not yours.
refused-waiting = The match has not started yet.
refused-silenced = You cannot speak at this table any more.
refused-name = Say who you are before you speak.
refused-left = You left this seat. Come back to play on.
refused-failed = That did not work. Nothing was changed.
hand-over = Hand over
hand-over-to = Pass the device to { $name }
hand-over-help = The table is hidden until { $name } is ready. Nobody else should look.
hand-over-ready = I am { $name }
look-from-outside = Look as a spectator
look-from-seat = Back to my seat
replay-so-far = Look back
come-back = Come back to my seat
leave = Leave the match
leave-help = A bot plays on for you. You can come back as long as the match runs.
leave-sure = Yes, leave
bot-instead = Bot that plays for { $name }
match-over = The match is over
verify = Verify
again = Play again
to-return-match = To the return match
chat = Chat
chat-empty = Nothing said yet. Chat is not part of the match.
chat-write = Write to the table
chat-send = Send

## Replay
timeline = Timeline
decision-of = Decision { $n } of { $all }
moment = Decision { $n }: { $name } { $gain }
to-start = To the start
to-end = To the end
step-back = Step back
step-on = Step on
play = Play
pause = Pause
step-by = Step by
step-decision = decision
step-phase = phase
step-moment = key moment
speed = Speed
seen-by = Seen by
seen-by-all = Everybody (public)
share-moment = Share this moment
share-moment-help = The link opens the match at this decision, seen the same way.
download-record = Download the record
replays-sub = Every finished match can be watched again, move by move, and checked.
my-matches = Yours
public-matches = Public
no-replays = No finished matches yet.

## Verify
verify-what = The seed was sealed before the first card. Its hash was shown to everybody, so nobody could change it later.
verify-good = Every shuffle, roll and score agrees
verify-bad = Something does not agree
verify-seed = The revealed seed fits the hash shown before the match
verify-seed-yes = The seed published after the match gives exactly the hash that was shown before it.
verify-seed-no = The published seed gives another hash than the one shown before the match.
verify-replay = The match replayed from the seed is the match that was played
verify-replay-yes = { $n ->
    [one] 1 decision replayed from the seed: same questions, same draws, same result.
   *[other] { $n } decisions replayed from the seed: same questions, same draws, same result.
}
verify-replay-no = The replay differs: { $difference }
verify-hash = Hash shown before the first card
verify-seed-word = Seed revealed after the last decision
verify-record = The whole match, readable
verify-yourself = You need not believe this page. Download the record and run, on your own computer:

## Account
name-help = Others see this name at the table. Nothing else is needed to play.
name-kept = Your name is kept.
account = Account
account-optional = optional
account-help = With a name and a password your tables follow you to every device. No e-mail is needed.
account-on = You are logged in as { $name }. Your tables follow you to every device.
account-name = Account name
account-made = The account is made. You are logged in.
login = Log in
devices = Where you are logged in
device-unknown = Some browser
device-here = this one
log-out-elsewhere = Log out everywhere else
logged-out-elsewhere = You are logged in here only.
password-old = Password now
password-new = New password
change-password = Change the password
password-changed = The password is changed. You are logged out everywhere else.
password-first = Write your password above first.
recover = With a code
recovery = Recovery codes
recovery-code = Recovery code
recovery-help = { $n ->
    [0] For the day you forget your password: codes that let you in once each. You have none yet.
    [one] For the day you forget your password: codes that let you in once each. One is left.
   *[other] For the day you forget your password: codes that let you in once each. Left: { $n }.
 }
recovery-new = Make new codes
recovery-once = Write them down: they are shown this once. Older ones no longer work.
shunned = People you do not hear
hear-again = Hear again
my-data = Your data
my-data-help = All that is kept of you: your name, your tables and what you wrote.
my-data-get = Download
delete-me = Delete me …
delete-me-help = Bots play on for you, your name leaves every table, what you wrote is gone. This cannot be undone.
delete-me-now = Delete me for good
deleted-me = You are forgotten here.
links-given = Links that still work
link-until = A link that works until { $at }
link-revoke = Revoke
chat-shun = Do not hear { $name } any more
chat-silence = Silence { $name } at this table
chat-shunned = You do not hear { $name } any more.
chat-silenced = { $name } cannot write here any more.
chat-act = About { $name }
wants-to-end = wants to end the match
end-match = End the match …
end-help = { $n ->
    [one] The match stops here. It can be replayed, and all hands are shown.
   *[other] The match stops here once all { $n } who play agree. It can be replayed, and all hands are shown.
 }
end-sure = I want to end it
end-agreed = { $n } of { $of } want to end the match
logout = Log out
logged-in = You are logged in.
logged-out = You are logged out.
make-account = Make an account
password = Password
password-help = At least 8 characters. Without e-mail it cannot be sent to you again, so keep it well.

## Settings
settings-sub = Kept in this browser, the same at every table.
set-looks = Looks
set-light = Light
set-light-dark = dark
set-light-light = light
set-light-system = system
set-contrast = High contrast
set-contrast-help = Black panels, no textures, stronger lines.
set-scale = Text size
set-motion = Motion
set-motion-auto = system
set-motion-full = full
set-motion-reduced = less
set-speed = Tempo of moves
set-speed-05 = ½×
set-speed-1 = 1×
set-speed-2 = 2×
set-speed-0 = at once
set-play = Play
set-confirm = Confirm before each answer
set-confirm-help = Ask once more before anything is sent.
set-coordinates = Coordinates on boards
set-coordinates-help = Names of rows and columns at the rim.
set-bots = Pace of bots
set-bots-instant = instant
set-bots-quick = quick
set-bots-relaxed = relaxed
set-coach = Coach: explain questions
set-coach-first = in the first match of a game
set-coach-always = always
set-coach-never = never
set-passes = Pass on reactions
set-passes-never = ask me
set-passes-turn = until my turn
set-passes-always = always
set-calls = Sounds and calls
set-sound = Sounds
set-sound-help = Short cues; they tell nothing that is not also seen.
set-volume = Volume
set-notify = Notify me when it is my turn
set-notify-help = A browser message while this page is in the background.
set-notify-refused = The browser does not allow messages from this page.

## About
about-what = Wyrmtable is an open, self-hosted digital table for heavy board games: in the browser with friends and bots, in the terminal, in simulations.
about-trust = Nobody has to believe the dice. Before the first card is dealt the seed of all chance is sealed and its hash is shown; after the last decision the seed is published, and anyone can run the match again.
about-privacy = A name is all we ask for. No e-mail, no trackers, nothing loaded from other sites. Nobody receives what their seat may not know.
about-keys = Keys
key-target = next thing you may choose
key-walk = walk cells and cards
key-choose = choose
key-nth = the nth choice
key-back = one step back
key-pass = pass, end the turn
key-hold = hold what is shown, go on
key-undo = undo, when offered
key-inspect = look closely
key-why = why not, and the rule
key-go = own mat, board, others, chronicle
key-zoom = zoom, fit
key-type = type the name of a choice
credits = Credits
credits-icons = Icons:
credits-fonts = Typefaces, under the SIL Open Font License, through Fontsource:
credits-art = Cards, coins, boards, dice and textures are drawn by the program from data. There are no scans and no publisher's art.
credits-games = Games:

## Problems: what is safe first
problem-offline = The server cannot be reached right now. Your tables are safe there.
problem-server = The server had a problem. Nothing was changed; please try again.
problem-other = That did not work. { $detail }
problem-400 = The server did not understand this. { $detail }
problem-401 = Please log in first.
problem-403 = This is not yours to do.
problem-404 = There is nothing here. It may have been closed.
problem-409 = Somebody was quicker. Have a look and try again.
problem-413 = That is too long.
problem-422 = That does not fit. { $detail }
problem-429 = That was quick. Wait a moment and try again.
problem-invalid = The server did not understand this. { $detail }
problem-login = Name and password do not belong together.
problem-name = A name needs at least one sign.
problem-name-first = Write your name first.
problem-password = A password has at least 8 characters.
problem-account-exists = You have an account already.
problem-account-taken = There is an account of this name already. Choose another name, or log in.
problem-recovery = Name and code do not belong together.
problem-blocked = Whoever runs this server does not want you here.
problem-unknown-device = There is no such device.
problem-not-welcome = Whoever opened this table does not want to play with you.
problem-unknown-line = Nobody knows who said this.
problem-host-only = Only the person who opened the table can do this.
problem-not-yours = You have no seat at this table.
problem-seat-taken = Somebody sits there already.
problem-table-full = All seats are taken. You can watch.
problem-table-running = This match has begun. You can watch.
problem-still-running = The match is not over yet.
problem-too-few = There are not enough players yet.
problem-players = This game does not take that number of players.
problem-options = These options do not go together. { $detail }
problem-set-up = The game cannot be set up like this. Choose other options.
problem-unknown-table = There is no table at this address. It may have been closed.
problem-unknown-game = This server does not have that game.
problem-no-game = This server does not have that game.
problem-unknown-bot = This game has no such bot.
problem-unknown-seat = There is no such seat.
problem-no-guide = This game has no guide yet.
problem-csrf = This page is too old. Load it again, please.
problem-origin = The request came from another site and was refused.
problem-slow-down = That was quick. Wait a moment and try again.
problem-unknown-language = This language is not spoken here yet.
problem-not-begun = The match has not started yet.
problem-name-letters = Write the name in one alphabet, with letters that can be seen.
problem-password-known = Others would try this password first. Choose another one.
problem-unknown-link = This link has already ended.
problem-unreadable = Something of this match cannot be read any more. It stays as it is.
problem-busy = Too much is going on just now. Please try again in a moment.
problem-storage = Nothing can be stored just now, and nothing was changed. Please try again in a moment.

## Learning
learn = Learn
learn-game = Learn { $game }
learn-how = Short lessons at the real table: look, try, and play on. Nothing you do there counts.
learn-waiting = While you wait: a short lesson
lessons = Lessons
lesson-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
lesson-taken = taken
lesson-begun = begun
lesson-leave = Leave the lesson
no-lessons = This game has no lessons yet. Its guide explains it.
problem-unknown-lesson = There is no such lesson.
