game-title = Nidavellir
game-pitch = Bid coins in three taverns for an army of dwarves, and trade for better coins on the way
option-first_game = First game
option-first_game-help = Leaves out Thrud, Ylud and Uline, whose effects take some getting used to.

## Phases
phase-bids = Age { $age } · round { $round } of { $rounds } · bids
phase-tavern = Age { $age } · round { $round } of { $rounds } · { $tavern }
phase-ylud = End of age { $age }
phase-evaluation = Troop evaluation · { $column }
phase-over = Final scoring

## Places
taverns = Taverns
tavern-laughing_goblin = Laughing Goblin
tavern-dancing_dragon = Dancing Dragon
tavern-shining_horse = Shining Horse
turn-order = Order
order-entry = { $who }
deck = Age { $age } deck
discard-pile = Discard pile
hall-of-heroes = Hall of heroes
distinctions = Distinctions
treasury = Royal treasury
box = Out of the game
drawn-cards = Cards drawn
bids = Bids
pouch = Pouch
hand-of-coins = Coins in hand
command-zone = Command zone
lines = Lines
heroes = Heroes
points-now = Points now
who = { $who }

## Classes and cards
class-warrior = Warriors
class-hunter = Hunters
class-miner = Miners
class-blacksmith = Blacksmiths
class-explorer = Explorers
one-warrior = A Warrior
one-hunter = A Hunter
one-miner = A Miner
one-blacksmith = A Blacksmith
one-explorer = An Explorer
title-warrior = Warrior
title-miner = Miner
title-explorer = Explorer
title-offering = Royal Offering
dwarf-warrior = Warrior { $n }
    .acc = a Warrior { $n }
dwarf-hunter = Hunter
    .acc = a Hunter
dwarf-miner = Miner { $n }
    .acc = a Miner { $n }
dwarf-blacksmith = Blacksmith
    .acc = a Blacksmith
dwarf-explorer = Explorer { $n }
    .acc = an Explorer { $n }
royal-offering = Royal Offering +{ $n }
    .acc = a Royal Offering +{ $n }
great-blacksmith = Great Blacksmith
    .acc = the Great Blacksmith
text-offering = Upgrade one of your coins by { $n }.
coin-base = base { $n }
coin-royal = royal { $n }
coin-special = special { $n }
coin-face-down = coin face down
gem = gem { $n }

## Heroes
hero-kraal = Kraal
epithet-kraal = the Venal
hero-tarah = Tarah
epithet-tarah = Lethal Strike
hero-aral = Aral
epithet-aral = Eagle Claws
hero-dagda = Dagda
epithet-dagda = the Explosive
text-dagda = Discard the last dwarf of two other columns.
hero-aegur = Aegur
epithet-aegur = Fist of Steel
hero-bonfur = Bonfur
epithet-bonfur = the Tyrannical
text-bonfur = Discard the last dwarf of one other column.
hero-zoral = Zoral
epithet-zoral = the Foreman
hero-lokdur = Lokdur
epithet-lokdur = Greedy Heart
hero-hourya = Hourya
epithet-hourya = the Elusive
text-hourya = Joins only where 5 Explorer ranks are.
hero-idunn = Idunn
epithet-idunn = the Furtive
text-idunn = 2 more points for each rank in this column.
hero-dwerg_ymir = Dwerg Ymir
hero-dwerg_aesir = Dwerg Aësir
hero-dwerg_sigmir = Dwerg Sigmir
hero-dwerg_jungir = Dwerg Jungir
hero-dwerg_bergelmir = Dwerg Bergelmir
epithet-dwerg = the Five Brothers
text-dwerg = 1 to 5 brothers: 13, 40, 81, 108, 135 points.
hero-skaa = Skaa
epithet-skaa = the Unfathomable
hero-astrid = Astrid
epithet-astrid = the Fortunate
text-astrid = Worth your best coin.
hero-grid = Grid
epithet-grid = the Mercantile
text-grid = Upgrade one of your coins by 7.
hero-uline = Uline
epithet-uline = the Seer
text-uline = Keep your coins in hand and bid last.
hero-ylud = Ylud
epithet-ylud = the Unpredictable
text-ylud = Joins a column at the end of an age: Warriors 7, Miners 1, Explorers 11.
hero-thrud = Thrud
epithet-thrud = the Headhunter
text-thrud = Never covered: moves to any column. Worth 13 at the end.

## Distinctions
distinction-kings_hand = The King's Hand
text-kings_hand = Upgrade one of your coins by 5.
distinction-hunting_master = Hunting Master
text-hunting_master = The special 3 replaces your 0; it trades too.
distinction-crown_jeweler = Crown Jeweler
text-crown_jeweler = Gem 6: wins every tie, never moves, 3 points.
distinction-kings_great_armorer = King's Great Armorer
text-kings_great_armorer = Take the Great Blacksmith with 2 ranks.
distinction-pioneer_of_the_kingdom = Pioneer of the Kingdom
text-pioneer_of_the_kingdom = Look at 3 cards of age II and keep one.

## Questions
ask-bid = Lay one coin for each tavern
hint-bid = The other two go to your pouch. A 0 trades them.
ask-uline-bid = Bid a coin at the { $tavern }
hint-uline-bid = All other coins lie open.
ask-take-card = Take a card from the { $tavern }
hint-line = { $one } would complete line { $n } and bring a hero.
hint-trade = After your turn your { $coin } trades the coins in your pouch.
hint-trade-hand = After your turn your { $coin } trades two coins of your hand.
hint-tie = You tie with { $who }: you will get gem { $gem }.
ask-upgrade = Upgrade one of your coins by { $n }
hint-upgrade = { $cause }
ask-hero = Recruit a hero
hint-hero = { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}, { $heroes ->
    [one] { $heroes } hero
   *[other] { $heroes } heroes
} so far.
ask-discard = { $n ->
    [one] Discard a card for { $hero }
   *[other] Discard { $n } cards for { $hero }
}
hint-discard = Only the last card of a column, and only dwarfs.
ask-thrud = Place Thrud in a column
hint-thrud = She counts as one rank until she moves on.
ask-ylud = Place Ylud in a column
ask-move-ylud = Move Ylud or leave her
hint-ylud = { $age ->
    [1] She counts as one rank at the troop evaluation.
   *[other] Her last move before the scoring.
}
leave-ylud = Leave Ylud
ask-trade-pair = Trade two coins of your hand
hint-trade-pair = The higher one is given up for their sum.
ask-give-up = Give up one of the equal coins
hint-give-up = A base coin leaves the game, a royal one returns to the treasury.
ask-pioneer = Keep one of the cards
hint-pioneer = The others go back into the deck, which is shuffled.
coin-becomes = { $coin } becomes { $n }
coins-bring = { $a } and { $b } bring { $n }

## Waiting
wait-bid = lays coins
wait-uline-bid = bids with open eyes
wait-take-card = takes a card from the { $tavern }
wait-upgrade = upgrades a coin
wait-hero = chooses a hero
wait-discard = chooses what to discard
wait-thrud = places Thrud
wait-ylud = places Ylud
wait-trade-pair = chooses coins to trade
wait-give-up = chooses a coin to give up
wait-pioneer = looks at three cards

## Why not
other-tavern = This card lies at the { $tavern }, which comes later.
never-upgraded = The { $coin } can never be upgraded.
same-coin = This coin is equal to the one on offer.
not-your-coin = The { $coin } is not yours.
coin-lies-open = The { $coin } already lies open at a tavern.
not-in-this-trade = The { $coin } has no part in this trade.
hourya-waits = Hourya waits for { $needs } Explorer ranks; you have { $n }.
needs-last-dwarfs = { $hero } needs { $needs ->
    [one] another column that ends
   *[other] { $needs } other columns that end
} in a dwarf; you have { $n }.
hero-protects = This column ends in a hero: { $hero }.
own-column = { $hero } takes cards from other columns only.
heroes-need-lines = A hero needs { $n ->
    [one] { $n } line
   *[other] { $n } lines
}; you have { $lines }.
recruited-by = { $hero } was recruited by { $who }.

## Notes
goal-age = { $age ->
    [1] At the end of age I the most ranks in each class win a distinction.
   *[other] At the end of age II all points are counted.
}
next-line = { $one } brings line { $n }.
trade-to-come = Your coin at the { $tavern } will trade { $a } + { $b } for { $n }.
gems-will-swap = { $one } and { $other } will swap gems

## Chronicle
round-begins = Age { $age }, round { $round }: the taverns filled up
bids-laid = All bids were laid
revealed = { $tavern }: coins revealed
bid-line = { $who } bid { $coin }
uline-bid = { $who } bid { $coin }, knowing all others
tie-line = { $first } acts before { $second }: gem { $a } beats { $b }
took = { $who } took { $card-acc }
class-worth = { $column }: { $before } → { $after ->
    [one] { $after } point
   *[other] { $after } points
}
recruited = { $who } recruited { $hero }
discarded = { $who } discarded { $card-acc }
got-great-blacksmith = { $who } received { $card-acc }
thrud-lifted = Thrud stepped out of the { $column }
thrud-placed = { $who } placed Thrud with the { $column }
thrud-leaves = Thrud left the army of { $who } for the command zone
ylud-placed = { $who } placed Ylud with the { $column }
ylud-stays = { $who } left Ylud where she is
upgraded = { $who } upgraded { $old } to { $new }
upgraded-bid = { $who } upgraded { $old } at the { $tavern } to { $new }
upgraded-pouch = { $who } upgraded { $old } in the pouch to { $new }
traded = { $who } traded { $given } with { $kept } for { $new }
uline-takes = { $who } took all face-down coins in hand
gems-swapped = { $one } and { $other } swapped gems { $a } and { $b }
leftover = Nobody took { $card-acc } at the { $tavern }
coins-back = All coins were taken back
evaluation-begins = The troop evaluation began
nobody-won = No sole majority in { $column }: { $distinction } left the game
won-distinction = { $who } won { $distinction }: { $n ->
    [one] { $n } rank
   *[other] { $n } ranks
} in { $column }
took-special-three = { $who } put { $old } away and took { $new }
took-gem-six = { $who } covered gem { $gem } with gem 6
pioneer-draws = { $who } looked at three cards of age II
pioneer-sees = You looked at { $cards }
thrown-away = The top card of age II was discarded: { $card }
age-begins = Age { $age } began; the deck was shuffled
final-score = { $who }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
won = { $who } won
won-together = { $who } won together

## Score sheet
final-scoring = Final scoring
score-warrior = Warriors
score-majority = Warrior majority
score-hunter = Hunters
score-miner = Miners
score-blacksmith = Blacksmiths
score-explorer = Explorers
score-idunn = Idunn
score-dwerg = Dwerg brothers
score-skaa = Skaa
score-astrid = Astrid
score-grid = Grid
score-uline = Uline
score-thrud = Thrud
score-coins = Coins
score-gem = Gem 6
score-total = Total
why-warrior = printed on { $n ->
    [one] { $n } rank
   *[other] { $n } ranks
}
why-majority = the best coin once more
why-hunter = { $n ->
    [one] { $n } rank
   *[other] { $n } ranks
} squared
why-miner = { $points ->
    [one] { $points } point
   *[other] { $points } points
} × { $n ->
    [one] { $n } rank
   *[other] { $n } ranks
}
why-blacksmith = { $n ->
    [one] { $n } rank by the table
   *[other] { $n } ranks by the table
}
why-explorer = printed on { $n ->
    [one] { $n } rank
   *[other] { $n } ranks
}
why-idunn = { $n ->
    [one] 2 for { $n } rank
   *[other] 2 for each of { $n } ranks
}
why-dwerg = { $n ->
    [one] { $n } brother
   *[other] { $n } brothers
}

## Names of icons
icon-army = { $n ->
    [one] point in the army
   *[other] points in the army
}
icon-command = { $n ->
    [one] point from heroes and honours
   *[other] points from heroes and honours
}
icon-uline = Uline: bids last
icon-gem = gem
icon-coin = coin
icon-coins = coins worth
icon-order = place
