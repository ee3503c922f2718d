# Words of the table itself, shared by all games.
brand = Wyrmtable
table-loading = Setting the table
phase = Where we are
question = Question
rules = Rules
sound = Sound
chronicle = Chronicle
chat = Chat
opponents = Other players
your-mat = Your mat
board = Board
you = You
you-small = you
seat-acts = acting
score = Score now
seat = Seat { $n }
bot = Bot
not-here = Not here now
chosen = has chosen
chooses = chooses
choose = Choose
confirm = Confirm
place-it = Place it
turn-it = Turn
back = Back
yes = Yes
undo = Undo
redo = Redo
skip = Skip
to-my-question = To my next question
tempo = Tempo of what is shown: { $now }. Press for another one.
hold-show = Pause (Space)
show-on = Go on showing (Space)
since = While the others moved
show-others = Show the others
show-others-hint = Click the thing or the space they should look at. (P shows what is under the pointer.)
to-choose-from = { $n } to choose from
shows = { $who } shows: { $what }
less = Less
more = More
close = Close
fold = Fold or unfold
show = Show
play = Play
pause = Pause
step-back = One step back
step-on = One step on
to-now = To now
zoom-in = Closer
zoom-out = Farther
fit = Show all
coordinates = Coordinates
layer-threat = Threats
layer-reach = Reach
layer-sight = Lines of sight
game-over = The game is over
frozen = This match is paused
looking-back = Looking back
would-follow = What would follow
watching = …
sending = Sent
answered-hint = Your answer is in. You may change it until everybody has answered.
assign-hint = Click a thing to lay it on the next free place, or click the place first.
confirm-this = { $what }?
confirm-hint = Choose yes to go on.
waiting-for = Waiting for { $names }
while-away = While you were away
missed =
    { $n ->
        [one] One move while you were away
       *[other] { $n } moves while you were away
    }
inspector = About
why-not = Why not?
choosing = Choosing it: { $what }
choosing-one-of = { $n ->
    [one] Choosing it leads to one answer:
   *[other] Choosing it leads to { $n } answers:
}
and-more = and more: { $n }
coach = Coach
coach-off = No more advice
hint = A hint
hint-ask = What would a strong bot do?
hint-for = Better: { $why }
hint-against = Worse: { $why }
house = house
die = Die
command = Type what you want to do
command-hint = Name of an option
nothing-found = Nothing of that name
link-lost = The connection is gone. Your table is safe.
link-again = Reconnecting, your table is safe
tab-columns = Cards
tab-facts = Facts
of = { $n } of { $most }
things =
    { $n ->
        [one] { $n } thing
       *[other] { $n } things
    }
ranks =
    { $n ->
        [one] { $n } rank
       *[other] { $n } ranks
    }
walls = walls: { $sides }
shape-disc = Disc
shape-cube = Cube
shape-coin = Coin
shape-gem = Gem
shape-meeple = Meeple
shape-standee = Figure
shape-token = Token
shape-roof = Roof
shape-structure = Building
shape-flag = Flag
shape-ring = Ring
shape-monster = Monster
state-first = first player
state-won = winner
state-spent = used
state-peeked = known, though face down
state-fixed = fixed
state-rerolled = rolled again
state-dropped = dropped
state-best = best
state-beaten = beaten
verb-pass = Pass
verb-end = End turn
verb-done = Done
verb-yes = Yes
verb-no = No
icon-vp = points
icon-coin = coins
icon-gold = gold
icon-gem = gem
icon-hero = hero
icon-card = card
icon-dice = dice
icon-hp = health

pay-cost = Cost
pay-it = Pay
paying = Given up: { $n } of { $of }
pay-less = one { $what } less
pay-more = one { $what } more
orders = Standing orders
order-never = Ask me whenever I can react
order-turn = Pass for this turn
order-always = Always pass
order-on = Passing by itself: stop
partner = partner
