# Words shared by all games.

## An answer that was not taken
refused-not-asked = You are not being asked right now.
refused-stale = The question has changed in the meantime; nothing was done.
refused-illegal = That is not one of the answers here.
refused-undo = Something became known since, so this cannot be taken back.
refused-redo = There is nothing to do again.
refused-frozen = The match is safe, but the rules failed here and it has stopped.
refused-message = That message was not understood.
refused-slow = That was too quick; wait a moment.
refused-not-yours = This is not your seat.
refused-waiting = The match has not begun yet.
refused-left = A bot plays for you; come back first.
refused-silenced = You cannot speak at this table any more.
refused-name = Say who you are before you speak.
refused-hint = Hints are for tables against bots, or where all agreed on them at the start.
refused-failed = Something went wrong at the server; the match is safe.
not-part-of-choice = Now this is asked: { $prompt }. What you point at is none of the answers.
answer-here = Choosing it: { $what }
answers-here = { $n ->
    [one] Choosing it leads to one answer.
   *[other] Choosing it leads to { $n } answers: point at it, then at what lights up.
}

## People and bots
player-alone = You
seat-person = Player { $n }
nobody = nobody
spectator = spectator
bot-random = Random
bot-greedy = Greedy
bot-mcts = Thinker

## States of a seat or a thing
state-first = first
state-passed = passed
state-out = out of the game
state-down = down
state-won = won
state-used = used
state-new = new
state-spent = spent
state-blocked = blocked
state-peeked = seen by you
state-hidden = hidden
state-stunned = stunned
state-poisoned = poisoned
state-flying = flying
state-lurking = lurking
face-down = face down
house-card = house card

## Roles of zones and areas
role-market = market
role-deck = deck
role-discard = discard
role-hand = hand
role-tableau = laid out
role-column = column
role-stock = stock
role-bid = bid
role-reserve = reserve
role-queue = order
role-drawn = drawn
role-removed = removed
area-mat = Mat
area-common = Table
area-stage = Now
area-supply = Supply
area-aside = Aside
mat-of = { $who }
empty = empty
more-things = { $n } more

## Boards
cell-letter = { $column }{ $row }
stops-foot = nobody can walk there
stops-sight = hides what is behind
side-n = north
side-e = east
side-s = south
side-w = west
side-ne = north-east
side-se = south-east
side-sw = south-west
side-nw = north-west
compass-n = { $n } north
compass-ne = { $n } north-east
compass-e = { $n } east
compass-se = { $n } south-east
compass-s = { $n } south
compass-sw = { $n } south-west
compass-w = { $n } west
compass-nw = { $n } north-west
compass-here = start
edge-of-place = { $place }, { $side } side
walls-closed = { $n ->
    [one] wall { $sides }
   *[other] walls { $sides }
}
legend = Signs
ring = Ring { $n }

## Tracks, sheets, dice
track-at = { $who }: { $step }
track-next = next: { $gain }
track-empty = nobody on it
progress = { $done } of { $goal }
against = against
not-rolled = not rolled
die-fixed = fixed
die-rerolled = rolled again
die-dropped = dropped
die-best = best
die-beaten = beaten

## Names of icons
icon-vp = { $n ->
    [one] point
   *[other] points
}
icon-score = { $n ->
    [one] point
   *[other] points
}
icon-coin = { $n ->
    [one] coin
   *[other] coins
}
icon-gem = { $n ->
    [one] gem
   *[other] gems
}
icon-card = { $n ->
    [one] card
   *[other] cards
}
icon-hero = { $n ->
    [one] hero
   *[other] heroes
}
icon-rank = { $n ->
    [one] rank
   *[other] ranks
}
icon-line = { $n ->
    [one] line
   *[other] lines
}
icon-dice = { $n ->
    [one] die
   *[other] dice
}
icon-upgrade = upgrade
icon-bid = bid
icon-gold = gold
icon-hp = health
icon-health = health
icon-mp = movement
icon-mana = mana
icon-action = { $n ->
    [one] action
   *[other] actions
}
icon-range = range
icon-damage = damage
icon-armour = armour
icon-strength = strength
icon-population = population
icon-rage = rage
icon-grit = grit
icon-sword = { $n ->
    [one] sword
   *[other] swords
}
icon-potion = { $n ->
    [one] potion
   *[other] potions
}
icon-flame = { $n ->
    [one] flame
   *[other] flames
}
icon-encounter = { $n ->
    [one] encounter
   *[other] encounters
}
icon-crown = majority
icon-first = first
icon-peek = seen by you

## Playing in the terminal
term-welcome = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}. Type a number to answer, “help” for everything else.
term-resumed = Going on where you stopped: { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
} so far.
term-since = Since your last move
term-many = Several: numbers with blanks between them ({ $least } to { $most }); “.” for none.
term-many-exact = { $n ->
    [one] Choose one.
   *[other] Choose { $n }, with blanks between the numbers.
}
term-assign = One for each, in this order: { $places }
term-window = “.” lets it pass.
term-cost = Costs { $cost }.
term-brings = Brings { $what }.
term-pieces = That costs { $cost }: name { $n ->
    [one] one piece
   *[other] { $n } pieces
 } you give up.
term-pay = Press . to pay { $proposed }; or type what you give, one word for each piece.
term-aside = “aside 1” does it; who is asked stays the same.
term-if-what = Name an answer after it: if 3
term-if-never = Nothing can be foreseen of the answers to this question.
term-if-nothing = Nothing is foreseen to follow.
term-no-aside = There is nothing you could do out of turn now.
term-commands = help · undo · table · aside · log · rules · save · quit
term-sure = { $question } (yes or no)
term-yes = yes
term-unknown = “{ $text }” is no answer here. Possible: { $keys }. More: “help”.
term-which = “{ $text }” could mean several: { $names }.
term-too-few = At least { $n } must be chosen.
term-too-many = At most { $n } can be chosen.
term-twice = Each one only once.
term-places = { $n ->
    [one] One answer is needed.
   *[other] { $n } answers are needed, one for each place.
}
term-meter = { $label } { $goal }
term-undone = Taken back.
term-redone = Done again.
term-save-failed = Could not save in { $file }: { $why }
term-kept = The match is kept in { $file }. Go on with: wyrmtable play --resume { $file }
term-stored = The match is stored in { $file }.
term-nothing-happened = Nothing has happened yet.
term-no-guide = This game has no guide yet.
term-no-chapter = The guide has no chapter “{ $name }”. Chapters: { $names }
term-why-what = Why what? Say “why” and a name, for example: why { $example }
term-look-what = Nothing on the table is called “{ $text }”.
term-thinking = { $who } is thinking
term-waiting = Waiting for { $names }
term-pass-device = Pass the device to { $who }.
term-pass-ready = { $who }, press Enter when nobody else looks.
term-over = The match is over
term-winners = { $n ->
    [one] { $names } won.
   *[other] { $names } won.
}
term-no-winner = Nobody won.
term-frozen = The match has stopped at a fault in the rules; a save of it helps to find the fault.
term-help-title = Help
term-help-answer = number or name
term-help-answer-text = answers the question; “1 3 4” where several may be chosen; “.” passes or chooses nothing
term-help-undo-text = take back your last decision, if nothing became known since; “redo” does it again
term-help-table-text = draw the table again; “table all” with every mat and everything folded
term-help-look-text = look closely at a thing or a player: “look 2”, “look Anna”, “look tavern”
term-help-if-text = what would follow an answer, where that can be foreseen
hint-for = Better: { $why }
hint-against = Worse: { $why }
term-help-hint-text = what a strong bot would do, and why
term-help-why-text = what choosing something does, or why it is not possible now
term-help-aside-text = what you may do at any moment, also out of turn: “aside” lists it, “aside 1” does it
term-help-log-text = what has happened so far
term-help-rules-text = the guide; “rules R6” opens a chapter
term-help-save-text = store the match in a file; “save FILE” chooses the name
term-help-quit-text = stop; the match is kept
partner = partner

## Lessons
companion-0 = Mira
companion-1 = Lena
companion-2 = Otto
companion-3 = Ada
companion-4 = Ivo
companion-5 = Nora
lesson-not-this = This is not what we are looking for here.
lesson-do-it = There is something to do first.
lesson-not-quite = Not quite
lesson-still-there = Everything is as it was. Try another one, or type show.
lesson-shown = A right answer: { $names }
lesson-enter = (Enter goes on)
lesson-commands = show points at an answer · skip lets me do it · back goes one step back · quit leaves
lesson-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
## What things are for, in every game
guide-symbols = Symbols
about-back = A thing that lies face down: what it is stays hidden from whoever looks from here.
about-zone-deck = Cards or pieces still to come, in an order nobody knows.
about-zone-discard = What was used or thrown away.
about-zone-removed = What has left the game for good.
## Looking back
standing-points = points if it ended now
standing-percent = percent of the way to the own goal
analysis-of = Analysis of { $game }, { $n ->
    [one] 1 decision
   *[other] { $n } decisions
}
analysis-answer = { $things }
analysis-decision = decision
analysis-moment = Decision { $n }, { $who }: { $swing }
analysis-played = Played
analysis-better = Better
analysis-strongest = Nothing better was found.
analysis-nothing = nothing
analysis-shift = Chance to win: { $sides }
analysis-none = No decision stood out of the noise.
analysis-side = side
analysis-start = start
analysis-luck = luck
analysis-own = own decisions
analysis-others = those of others
analysis-end = end
analysis-error = error
analysis-how-judgement = { $n } worlds were imagined and played on a little. The bots' judgement of where that led was put on a scale of chances that was fitted to quick playouts to the end.
analysis-how-game = { $n } worlds were imagined and played on a little. The game itself told how likely each side was to win there.
analysis-how-play = { $n } worlds were imagined and played quickly to the end.
analysis-sure = All numbers are percent of a victory. A point of the curve is off by { $curve } or so. Noise, and therefore not listed: swings under { $least }.
