# Vast: The Crystal Caverns in English.

## The game
game-title = Vast: The Crystal Caverns
game-pitch = Five roles, five different games, one cave that grows and falls

## Roles
role-knight = Knight
role-goblins = Goblins
role-dragon = Dragon
role-cave = Cave
role-thief = Thief
the-knight = The Knight
the-goblins = The Goblins
the-dragon = The Dragon
the-cave = The Cave
the-thief = The Thief

## Tribes
tribe-fangs = Fangs
tribe-bones = Bones
tribe-eye = Eye

## Tiles
tile-ambush = Ambush
tile-event = Event
tile-crystal = Crystal
tile-treasure_room = Treasure Room
tile-vault = Vault
tile-entrance = Entrance
dark-tile = dark tile
dark-tile-fangs = dark tile of the Fangs
dark-tile-bones = dark tile of the Bones
dark-tile-eye = dark tile of the Eye
open-space = open space
side-n-of = north

## Stats
stat-movement = Movement
stat-perception = Perception
stat-strength = Strength
stat-stealth = Stealth
stat-thievery = Thievery
stat-armor = Armor
stat-spirit = Spirit

## Sloth tracks
sloth-greed = Greed
sloth-hunger = Hunger
sloth-pride_event = Pride: an Event
sloth-pride_gem = Pride: a second Gem
sloth-pride_still = Pride: lying still

## Symbols and gems
symbol-claw = Claw
symbol-flame = Flame
symbol-wing = Wing
gem-claw = Claw Gem
gem-flame = Flame Gem
gem-wing = Wing Gem

## Omen tokens
omentoken-bat = bat
omentoken-boulder = boulder
omentoken-quartz = quartz
omentoken-mushroom = mushroom
omentoken-trail = trail
omentoken-chasm = chasm

## Tokens
token-treasure = Treasure
token-crystal = Crystal
token-event = Event token
token-vault = Vault token
token-flame_wall = Flame Wall
token-bomb = Bomb
token-rockslide = Rockslide
token-poison = poisoned cube
token-hatred = Hatred token
token-gem = Dragon Gem
token-hero_cube = Hero cube
token-monster = Monster

## Faces of the dragon die
face-centre = centre
face-diamond = diamond
face-cross = cross
face-corners = corners
face-saltire = saltire
face-around = all around

## Card kinds
kind-war = War
kind-monster = Monster
kind-secret = Secret
kind-event = Event
kind-treasure = Treasure
kind-sidequest = Sidequest
kind-power = Power
kind-omen = Omen
kind-variant = Variant
kind-upgrade = Upgrade
kind-action = Action
kind-equipment = Equipment

## War cards
war-thirst = Thirst
war-spite = Spite
war-consumption = Consumption
war-desolation = Desolation
war-waste = Waste
war-ruin = Ruin
war-hate = Hate
war-fear = Fear
war-desperation = Desperation
war-pain = Pain

## Monsters
monster-pet_frog = Pet Frog
monster-ogre = Ogre
monster-troll = Troll
monster-golem = Golem
monster-gnome = Gnome
monster-wisp = Wisp
monster-bright_beetles = Bright Beetles
monster-underworm = Underworm
monster-blob = Blob
monster-flame_giant = Flame Giant

## Secrets
secret-secret_tunnels = Secret Tunnels
secret-cave_in = Cave-In
secret-poison = Poison
secret-leader = Leader
secret-goblin_ruby = Goblin Ruby
secret-blind_fury = Blind Fury
secret-fire_bomber = Fire Bomber
secret-hex = Hex
secret-trap = Trap
secret-hiding_spots = Hiding Spots

## Events
event-ambush = Ambush
event-light = Light
event-vantage_point = Vantage Point
event-fresh_air = Fresh Air
event-fresh_water = Fresh Water
event-cave_bread = Cave Bread
event-rats = Rats
event-deep_and_dark = Deep and Dark

## Treasures
treasure-javelin = Javelin
treasure-elven_sword = Elven Sword
treasure-mighty_axe = Mighty Axe
treasure-potion_kit = Potion Kit
treasure-heroic_boots = Heroic Boots
treasure-fairy_lantern = Pixie Lantern
treasure-enchanted_bow = Enchanted Bow

## Sidequests
sidequest-stalwart = Stalwart
sidequest-intrepid = Intrepid
sidequest-daring = Daring
sidequest-fearless = Fearless
sidequest-cunning = Cunning
sidequest-bedecked = Bedecked
sidequest-adventurous = Adventurous
sidequest-swift = Swift
sidequest-eagle_eyed = Eagle-Eyed
sidequest-persistent = Persistent

## Dragon powers
power-claw = Claw
power-flame = Flame
power-wing = Wing
power-hiss = Hiss
power-slither = Slither
power-swat = Swat
power-scorch = Scorch
power-burn = Burn
power-slap = Slap
power-shriek = Shriek
power-scratch = Scratch
power-flame_wall = Flame Wall
power-smash = Smash
power-wrath = Wrath

## Omens
omen-giant_bats = Giant Bats
omen-rockslide = Rockslide
omen-past_plunder = Past Plunder
omen-soporific_spores = Soporific Spores
omen-hatred = Hatred
omen-crystal_curse = Crystal Curse

## Equipment
equip-bomb = Bomb
equip-bow = Bow
equip-ancient_map = Ancient Map
equip-shield = Shield

## Thief upgrades
upgrade-sticky_fingers = Sticky Fingers
upgrade-lock_picking_kit = Lock Picking Kit
upgrade-climbing_gear = Climbing Gear
upgrade-hand_crossbow = Hand Crossbow
upgrade-plus_movement = +1 Movement
upgrade-plus_stealth = +1 Stealth
upgrade-plus_thievery = +1 Thievery
upgrade-flip_2_3 = Flip 2 to 3
upgrade-flip_3_4 = Flip 3 to 4
upgrade-all_4 = All 4
upgrade-unnatural_evasion = Unnatural Evasion

## Terrain
terrain-canyon = Canyon
terrain-lake = Lake
terrain-magma = Magma
terrain-mushroom_forest = Mushroom Forest
terrain-pit = Pit
terrain-river = River

## Terrain as tiles
tile-canyon = Canyon
tile-lake = Lake
tile-magma = Magma
tile-mushroom_forest = Mushroom Forest
tile-pit = Pit
tile-river = River

## Variant cards
variant-alone_in_the_dark = Alone in the Dark
variant-goblin_infestation = Goblin Infestation
variant-ash_dragon = Ash Dragon
variant-flare = Flare
variant-past_plunder_card = Past Plunder

## Thief actions
action-loot = Loot
action-climb = Climb
action-pickpocket = Pickpocket
action-pick_lock = Pick Lock
action-backstab = Backstab
action-hide_loot = Hide Loot

## Difficulty levels
level-knight-1 = Novice
level-knight-2 = Squire
level-knight-3 = Knight
level-knight-4 = Baroness
level-knight-5 = Lady
level-goblins-1 = Miscreant
level-goblins-2 = Boss
level-goblins-3 = Chief
level-goblins-4 = Master
level-goblins-5 = Warlord
level-dragon-1 = Hatchling
level-dragon-2 = Whelp
level-dragon-3 = Dragon
level-dragon-4 = Elder Dragon
level-dragon-5 = Ancient Dragon
level-cave-1 = Lava Tube
level-cave-2 = Spillway
level-cave-3 = Cave
level-cave-4 = Great Cave
level-cave-5 = Grand Cave
level-thief-1 = Footpad
level-thief-2 = Burglar
level-thief-3 = Thief
level-thief-4 = Prowler
level-thief-5 = Invader

## What Monsters do
monster-pet_frog-text = Never overpopulates: surplus discs stay away. Malaise does not weaken this Tribe.
monster-ogre-text = +1 Strength.
monster-troll-text = +1 Strength.
monster-golem-text = This Tribe walks through walls.
monster-gnome-text = Reveal on a dark tile of any symbol. After a Plunder it may jump to an unoccupied dark tile.
monster-wisp-text = Once a turn, before its action: a Knight it can see is moved up to 3 spaces.
monster-bright_beetles-text = Scattering costs 1 Population less. Discard this to lose 1 less from anything else.
monster-underworm-text = Once while moving: a jump of 1 or 2 tiles along a diagonal, over anything.
monster-blob-text = Its Attack also costs the Knight 5 Grit.
monster-flame_giant-text = +1 Strength.

## Monsters in an ambush without Goblins
monster-pet_frog-ambush = Nothing more.
monster-ogre-ambush = The Knight is driven off to a free neighbouring space; the Ogre holds this one.
monster-troll-ambush = The Canyon opens nearby and the Troll guards its bridge.
monster-golem-ambush = From now on every wall crossed with the Ancient Map takes 2 cubes.
monster-gnome-ambush = The Knight loses a random Treasure card.
monster-wisp-ambush = Strength is ignored: the die alone decides.
monster-bright_beetles-ambush = The next Monster has +1 Strength.
monster-underworm-ambush = The Knight is dragged along a diagonal to the nearest dark tile and reveals it.
monster-blob-ambush = The Knight loses 5 Grit.
monster-flame_giant-ambush = With Strength 3 or less the Knight loses 1 more Health.
monster-ambush-line = Ambush { $n }: { $text }
monster-ambush-die = Ambush: { $text }

## What Secrets do
secret-secret_tunnels-text = This turn each revealed Tribe may, when activated, be put on any unoccupied dark tile; it moves no more this turn but acts.
secret-cave_in-text = Bring down up to as many tiles as the Eye's Population. Not under other players, not with Crystals.
secret-poison-text = With an Attack on the Knight: 1 Hero cube lies poisoned on the Entrance, 2 if the Tribe was 2 stronger.
secret-leader-text = Nobody scatters from overpopulation.
secret-goblin_ruby-text = Stays open. Tribes have −1 Perception. Once a turn discard a card just drawn and draw again. Lost when a Tribe falls to 0.
secret-blind_fury-text = One Tribe loses nothing for leaving lit tiles this turn.
secret-fire_bomber-text = One Tribe: +2 Strength this turn. If it attacks, its Population becomes 0 afterwards.
secret-hex-text = X is the Eye's Population. Knight: −X Grit. Dragon or Cave: discards X cards or Omens. Thief: −X Stealth.
secret-trap-text = Stays open. The next attacked Tribe has +1 Strength and Perception. Or discard it: a Dragon power touches no Tribe.
secret-hiding_spots-text = A hidden Tribe attacks the Knight on or beside a lit Ambush tile.

## What Events do
event-ambush-text = Like an Ambush tile.
event-light-text = You may discard a free Hero cube for 2 Health.
event-vantage_point-text = All dark tiles around the Knight are revealed, 1 Grit for each.
event-fresh_air-text = You may set a free Hero cube aside until your next turn for 1 Health.
event-fresh_water-text = You may set a free Hero cube aside until your next turn for 1 Health.
event-cave_bread-text = A discarded Hero cube comes back; else the highest one on the Grit track.
event-rats-text = The Knight loses 2 Grit.
event-deep_and_dark-text = The Cave draws 2 Omens. Without a Cave: the Knight gets a Treasure card.

## What Treasures do
treasure-javelin-text = One attack with +1 Strength: at the Dragon underground here, or at a visible target up to 3 away. Then gone.
treasure-elven_sword-text = +1 Perception; +1 Strength in the Knight's own turn.
treasure-mighty_axe-text = +1 Strength in the Knight's own turn. Discard its cube after hitting the Dragon: 1 more wound.
treasure-potion_kit-text = Discard the card and its cube: 2 Health.
treasure-heroic_boots-text = +3 Movement.
treasure-fairy_lantern-text = +1 Movement, +1 Perception.
treasure-enchanted_bow-text = Shoot the Dragon or the Thief in a straight line up to 5 tiles, through anything. Thief: killed. Dragon: discards Strength − 1 cards.

## Sidequests
sidequest-stalwart-text = Attack a Tribe of Population 3 or more.
sidequest-stalwart-alone-text = 2 Ambushes in one turn.
sidequest-intrepid-text = 10 tiles revealed in this game.
sidequest-daring-text = Beat a Tribe with a Monster, wound the Dragon or kill the Thief.
sidequest-fearless-text = Reveal a Tribe in the dark and beat it in the same Encounter.
sidequest-fearless-alone-text = Survive a Monster's Ambush unhurt.
sidequest-cunning-text = Try to take a Dragon Gem.
sidequest-cunning-alone-text = 2 Treasures in one turn.
sidequest-bedecked-text = Have 2 Treasure cards face up.
sidequest-adventurous-text = 3 Encounters on 3 spaces in one turn.
sidequest-swift-text = Enter 7 different spaces in one turn.
sidequest-eagle_eyed-text = Shoot another player with a bow, with effect.
sidequest-persistent-text = 3 Crystals smashed, by anyone.

## Dragon powers
power-claw-text = Die: Tribes hit scatter and are eaten, the Knight may be moved 1, the Thief dies.
power-flame-text = Die: dark tiles hit are revealed.
power-wing-text = Up to 2 tiles straight, or 1 through a wall.
power-hiss-text = A revealed Tribe anywhere hides and loses 1; eat it.
power-slither-text = Move a Sloth cube to another Sloth track.
power-swat-text = A Gem or Treasure beside you flies up to 5 spaces.
power-scorch-text = All dark tiles around you are revealed.
power-burn-text = One dark tile anywhere is revealed.
power-slap-text = The Knight beside you is moved up to 3.
power-shriek-text = Keep the token: one roll of yours may be rolled again.
power-scratch-text = Here, one target: Knight −5 Grit, or all Tribes eaten, or the Thief dies.
power-flame_wall-text = On a tile beside you until your next turn. Entering: Knight −5 Grit, Tribe −1, Thief dies.
power-smash-text = Destroy the Crystal on your space.
power-wrath-text = Die: tiles hit fall; Tribes there scatter, others are moved off.

## Omens
omen-giant_bats-text = A Treasure, the Knight or a Tribe is carried up to 3 spaces.
omen-rockslide-text = Close an open edge between two tiles, at least one lit.
omen-past_plunder-text = Place one more Treasure on a dark tile. Dearer each time this turn.
omen-soporific_spores-text = Knight −5 Grit; or a Tribe falls to 1; or a Wakefulness cube goes back; or the Thief loses an upgrade.
omen-hatred-text = Place one more tile; during the Collapse remove one. Dearer each time this turn.
omen-crystal_curse-text = Turn a lit tile, or put an Event token on an Event tile, or bury the top 3 Events.

## Equipment
equip-bomb-text = Attack the Dragon underground, or open a wall.
equip-bow-text = A Tribe in sight loses Strength − 1 Population.
equip-ancient_map-text = Cross one wall for each cube.
equip-shield-text = Nobody moves you; lose only 1 Grit.

## Upgrades of the Thief
upgrade-sticky_fingers-text = Once a turn roll a Pickpocket again.
upgrade-lock_picking_kit-text = Pick Lock costs 1 cube less.
upgrade-climbing_gear-text = Climb costs 1 cube less.
upgrade-hand_crossbow-text = Backstab a visible target up to 3 spaces away.
upgrade-plus_movement-text = Movement +1, at most 5.
upgrade-plus_stealth-text = Stealth +1, at most 5.
upgrade-plus_thievery-text = Thievery +1, at most 5.
upgrade-flip_2_3-text = The 2 becomes a 3.
upgrade-flip_3_4-text = The first 3 becomes a 4.
upgrade-all_4-text = All three stats are 4.
upgrade-unnatural_evasion-text = The first attack each turn fails on 4 or more; step away.

## Actions of the Thief
action-loot-text = Take a Treasure, or a Gem: 1 cube and a roll, 2 without.
action-climb-text = 2 cubes: through a wall. 3: across impassable ground.
action-pickpocket-text = 1, 2, 3 cubes: on 4+, on 2+, always.
action-pick_lock-text = 1, 2, 3 cubes: on 4+, on 2+, always.
action-backstab-text = 1, 2, 3 cubes: 1, 3, 5 Grit; 1, 2, 3 Population or cards.
action-hide_loot-text = Loot Level falls by 1 for each cube.
action-attack-text = Strike a piece on this space.
action-plunder-text = Take a Treasure or a Gem for Rage.

## Actions of a Tribe
action-attack = Attack
action-plunder = Plunder
action-explore = Explore
action-reveal = Reveal
action-hide = Hide
action-special = Special
special-fangs = Howl: Rage +1
special-bones = Call: draw a Monster
special-eye = Whisper: draw a Secret

## Terrain
terrain-canyon-text = Only the bridge can be entered.
terrain-lake-text = A Tribe entering loses 1 Population.
terrain-magma-text = Ending the turn here: Knight −1 Health, Tribe 0, Thief dies. A Tribe loses 1 per space left.
terrain-mushroom_forest-text = Nothing from outside reaches those inside; they reach only their own space.
terrain-pit-text = Enter one, come out of another; nobody stays.
terrain-river-text = Drifting with the current is free. A Tribe loses 1 on entering and per space upstream.

## Variant cards
variant-alone_in_the_dark-text = At the end of the turn several tiles are placed (in the Collapse: removed), as many as revealed Crystals or your own measure.
variant-goblin_infestation-text = Ambushes are fought against a fixed Strength or a drawn Monster.
variant-ash_dragon-text = The Dragon has +1 Armor; Tribes may attack him.
variant-flare-text = Roll the die around a space: dark tiles hit are revealed.
variant-past_plunder_card-text = At the end of the holder's turn a Treasure is placed on an empty dark tile.

## Shapes of tiles
shape-open = open
shape-side = one wall
shape-corner = corner
shape-tunnel = tunnel
shape-deadend = dead end
shape-open-text = Open on four sides.
shape-side-text = One wall, three ways out.
shape-corner-text = Two neighbouring walls, two ways out.
shape-tunnel-text = Two facing walls, straight through.
shape-deadend-text = Three walls, one way out.
known-ambush-open = Ambush (open), still dark
known-ambush-side = Ambush (one wall), still dark
known-ambush-corner = Ambush (corner), still dark
known-ambush-tunnel = Ambush (tunnel), still dark
known-ambush-deadend = Ambush (dead end), still dark
known-event-open = Event (open), still dark
known-event-side = Event (one wall), still dark
known-event-corner = Event (corner), still dark
known-event-tunnel = Event (tunnel), still dark
known-event-deadend = Event (dead end), still dark
known-crystal-open = Crystal (open), still dark
known-crystal-side = Crystal (one wall), still dark
known-crystal-corner = Crystal (corner), still dark
known-crystal-tunnel = Crystal (tunnel), still dark
known-crystal-deadend = Crystal (dead end), still dark
known-treasure_room-open = Treasure Room (open), still dark
known-treasure_room-side = Treasure Room (one wall), still dark
known-treasure_room-corner = Treasure Room (corner), still dark
known-treasure_room-tunnel = Treasure Room (tunnel), still dark
known-treasure_room-deadend = Treasure Room (dead end), still dark
known-vault-open = Vault (open), still dark
known-vault-side = Vault (one wall), still dark
known-vault-corner = Vault (corner), still dark
known-vault-tunnel = Vault (tunnel), still dark
known-vault-deadend = Vault (dead end), still dark

## Where we are
phase-turn = Round { $round } · { $role } · { $step }
phase-over = The game is over
phase-setup = The cave opens
cave-grows = The Cave grows
cave-collapses = The Collapse

## Who wins how
goals = Who wins how
goal-knight-dragon = slay the Dragon
goal-knight-crystals = smash Crystals, then escape
goal-goblins-knight = kill the Knight
goal-goblins-dragon = slay the Dragon
goal-goblins-crystals = smash Crystals
goal-dragon-wake = wake and escape
goal-dragon-surface = awake: surface on a Crystal tile
goal-dragon-escape = surfaced: reach the Entrance
goal-cave = collapse with Crystal tiles
goal-thief = stash Treasures
goal-all-lose = all lose when the Cave falls
out-of-game = out of the game

## Headings
board-cave = The caverns
cave-supply = The Cave
stack-left = Tiles left
crystals-gone = Crystal tiles gone
treasures-left = Treasures in supply
omens-bag = Omens in the bag
die-dragon = Dragon die
event-deck = Events
treasure-deck = Treasures
last-event = Last Event
health = Health
grit = Grit
rage = Rage
population = Population
hero-cubes = Free Hero cubes
cubes-away = Cubes away
cube-free = free Hero cube
cube-on = cube on { $place }
cubes-discarded = discarded cubes
cubes-aside = cubes set aside
cubes-poisoned = poisoned, on the Entrance
equipment = Equipment
treasures = Treasures
treasure-face-down = Treasure, face down
sidequests = Sidequests
sidequests-done = Done
bombs-left = Bombs
smashed = Crystals smashed
tribe-hidden = hidden
camp = Hidden Tribes
tribe-board = { $tribe }: Population
monsters-of = { $tribe }: Monsters
war-card = War card
war-deck = War deck
monster-deck = Monsters
monster-discard = Discarded Monsters
secrets = Secrets
secret-deck = Secrets deck
secrets-open = Open Secrets
secret-discard = Discarded Secrets
powers = Powers
power-hand = Power cards
power-discard = Spent this turn
wakefulness = Wakefulness
wake-gate = awake
wake-marker = Wakefulness cube
eaten = Eaten Goblins
armor = Armor
spirit = Spirit
dragon-gems = Dragon Gems
dragon-held = Held Treasures
shriek-token = Shriek token
shriek-turns = Turns with Shriek
lair = Not on the map
sloth-cube = Sloth cube
cave-hand = Tiles in hand
omens = Omens
omen-tokens = Omen tokens
top-events = Next Events
hatred-left = Hatred tokens
thief-stats = Stats
stat-token = stat token { $n }
action-cubes = Action cubes
loot-level = Loot Level
carried = Carried
stash = Stashed
upgrades = Upgrades
thief-actions = Actions
variant-cards = Variant cards
infestation-line = Infestation, line { $line }
golem-beside = The Golem: walls take 2 cubes
beetles-beside = Bright Beetles: next Monster +1
steps-left = Steps
encounters-left = Encounters
this-turn = This turn
offer-stage = A Treasure
war-stage = Choose the War card
monster-stage = A Monster joins
sight-line = line of sight

## Names of icons
icon-movement = movement
icon-perception = perception
icon-strength = strength
icon-stealth = stealth
icon-thievery = thievery
icon-armor = armor
icon-spirit = spirit
icon-health = health
icon-grit = grit
icon-cube = { $n ->
    [one] cube
   *[other] cubes
}
icon-encounter = { $n ->
    [one] encounter
   *[other] encounters
}
icon-step = { $n ->
    [one] step
   *[other] steps
}
icon-population = population
icon-rage = rage
icon-wake = wakefulness
icon-eaten = eaten
icon-hand = { $n ->
    [one] card in hand
   *[other] cards in hand
}
icon-tiles = { $n ->
    [one] tile
   *[other] tiles
}
icon-gone = crystals gone
icon-omens = { $n ->
    [one] omen
   *[other] omens
}
icon-loot = loot level
icon-carried = carried
icon-stashed = stashed
icon-smashed = { $n ->
    [one] crystal smashed
   *[other] crystals smashed
}
icon-upgrade = { $n ->
    [one] upgrade
   *[other] upgrades
}
icon-die = a roll of the die
icon-exits = { $n ->
    [one] way out
   *[other] ways out
}
icon-wound = { $n ->
    [one] wound
   *[other] wounds
}
icon-peek = known to you
icon-scatter = scatters
icon-winner = victory
icon-reveal = revealed
icon-hidden = hidden
icon-dead = killed
icon-underground = underground
icon-surfaced = surfaced
icon-sleep = asleep
icon-tribe-fangs = Fangs
icon-tribe-bones = Bones
icon-tribe-eye = Eye
icon-tribe-none = no sign
icon-token-treasure = { $n ->
    [one] Treasure
   *[other] Treasures
}
icon-token-crystal = { $n ->
    [one] Crystal
   *[other] Crystals
}
icon-token-event = Event token
icon-token-vault = Vault
icon-token-bomb = { $n ->
    [one] Bomb
   *[other] Bombs
}
icon-token-rockslide = Rockslide
icon-token-hatred = Hatred
icon-token-flame-wall = Flame Wall
icon-token-poison = poison
icon-deck-monster = { $n ->
    [one] Monster
   *[other] Monsters
}
icon-deck-secret = { $n ->
    [one] Secret
   *[other] Secrets
}
icon-deck-treasure = { $n ->
    [one] Treasure card
   *[other] Treasure cards
}
icon-deck-sidequest = { $n ->
    [one] Sidequest
   *[other] Sidequests
}
icon-deck-power = { $n ->
    [one] Power card
   *[other] Power cards
}
icon-deck-tile = { $n ->
    [one] tile
   *[other] tiles
}
icon-deck-event = { $n ->
    [one] Event
   *[other] Events
}
icon-symbol-claw = Claw
icon-symbol-flame = Flame
icon-symbol-wing = Wing
icon-symbol-any = any symbol
icon-omentoken-bat = bat
icon-omentoken-boulder = boulder
icon-omentoken-quartz = quartz
icon-omentoken-mushroom = mushroom
icon-omentoken-trail = trail
icon-omentoken-chasm = chasm
icon-token-gem = Dragon Gem

## States of pieces
state-underground = underground
state-surfaced = surfaced
state-asleep = asleep
state-awake = awake
state-lurking = lurking
state-hidden = hidden
state-activated = has acted

## Options
option-roles = Roles
option-roles-help = Who is in play, seat by seat. “First game” is the set to begin with.
option-roles-first = first game
    .seats-1 = { role-knight }
    .seats-2 = { role-knight }|{ role-goblins }
    .seats-3 = { role-knight }|{ role-goblins }|{ role-dragon }
    .seats-4 = { role-knight }|{ role-goblins }|{ role-dragon }|{ role-cave }
    .seats-5 = { role-knight }|{ role-goblins }|{ role-dragon }|{ role-cave }|{ role-thief }
option-roles-KGDCT = { role-knight }, { role-goblins }, { role-dragon }, { role-cave }, { role-thief }
    .seats = { role-knight }|{ role-goblins }|{ role-dragon }|{ role-cave }|{ role-thief }
option-roles-KGDC = { role-knight }, { role-goblins }, { role-dragon }, { role-cave }
    .seats = { role-knight }|{ role-goblins }|{ role-dragon }|{ role-cave }
option-roles-KGDT = { role-knight }, { role-goblins }, { role-dragon }, { role-thief }
    .seats = { role-knight }|{ role-goblins }|{ role-dragon }|{ role-thief }
option-roles-KGCT = { role-knight }, { role-goblins }, { role-cave }, { role-thief }
    .seats = { role-knight }|{ role-goblins }|{ role-cave }|{ role-thief }
option-roles-KDCT = { role-knight }, { role-dragon }, { role-cave }, { role-thief }
    .seats = { role-knight }|{ role-dragon }|{ role-cave }|{ role-thief }
option-roles-GDCT = { role-goblins }, { role-dragon }, { role-cave }, { role-thief }
    .seats = { role-goblins }|{ role-dragon }|{ role-cave }|{ role-thief }
option-roles-KGD = { role-knight }, { role-goblins }, { role-dragon }
    .seats = { role-knight }|{ role-goblins }|{ role-dragon }
option-roles-KGC = { role-knight }, { role-goblins }, { role-cave }
    .seats = { role-knight }|{ role-goblins }|{ role-cave }
option-roles-KDC = { role-knight }, { role-dragon }, { role-cave }
    .seats = { role-knight }|{ role-dragon }|{ role-cave }
option-roles-GDC = { role-goblins }, { role-dragon }, { role-cave }
    .seats = { role-goblins }|{ role-dragon }|{ role-cave }
option-roles-KGT = { role-knight }, { role-goblins }, { role-thief }
    .seats = { role-knight }|{ role-goblins }|{ role-thief }
option-roles-KDT = { role-knight }, { role-dragon }, { role-thief }
    .seats = { role-knight }|{ role-dragon }|{ role-thief }
option-roles-KCT = { role-knight }, { role-cave }, { role-thief }
    .seats = { role-knight }|{ role-cave }|{ role-thief }
option-roles-GDT = { role-goblins }, { role-dragon }, { role-thief }
    .seats = { role-goblins }|{ role-dragon }|{ role-thief }
option-roles-GCT = { role-goblins }, { role-cave }, { role-thief }
    .seats = { role-goblins }|{ role-cave }|{ role-thief }
option-roles-DCT = { role-dragon }, { role-cave }, { role-thief }
    .seats = { role-dragon }|{ role-cave }|{ role-thief }
option-roles-KG = { role-knight }, { role-goblins }
    .seats = { role-knight }|{ role-goblins }
option-roles-KD = { role-knight }, { role-dragon }
    .seats = { role-knight }|{ role-dragon }
option-roles-KC = { role-knight }, { role-cave }
    .seats = { role-knight }|{ role-cave }
option-roles-KT = { role-knight }, { role-thief }
    .seats = { role-knight }|{ role-thief }
option-roles-GD = { role-goblins }, { role-dragon }
    .seats = { role-goblins }|{ role-dragon }
option-roles-GC = { role-goblins }, { role-cave }
    .seats = { role-goblins }|{ role-cave }
option-roles-GT = { role-goblins }, { role-thief }
    .seats = { role-goblins }|{ role-thief }
option-roles-DC = { role-dragon }, { role-cave }
    .seats = { role-dragon }|{ role-cave }
option-roles-DT = { role-dragon }, { role-thief }
    .seats = { role-dragon }|{ role-thief }
option-roles-CT = { role-cave }, { role-thief }
    .seats = { role-cave }|{ role-thief }
option-roles-K = { role-knight }
    .seats = { role-knight }
option-roles-G = { role-goblins }
    .seats = { role-goblins }
option-roles-D = { role-dragon }
    .seats = { role-dragon }
option-roles-T = { role-thief }
    .seats = { role-thief }
option-speed = Length
option-speed-help = One difficulty level for everybody: lower levels make a shorter game. “normal” keeps each role's own level.
option-speed-normal = normal
option-speed-shortest = shortest
option-speed-short = short
option-speed-long = long
option-speed-longest = longest
option-knight = Knight's level
option-knight-help = 1 Novice, 2 Squire, 3 Knight, 4 Baroness, 5 Lady: how much Health the Dragon has, or how many Crystals must be smashed.
option-goblins = Goblins' level
option-goblins-help = 1 Miscreant, 2 Boss, 3 Chief, 4 Master, 5 Warlord: how much Health the Knight has.
option-dragon = Dragon's level
option-dragon-help = 1 Hatchling, 2 Whelp, 3 Dragon, 4 Elder Dragon, 5 Ancient Dragon: how much Wakefulness he needs.
option-cave = Cave's level
option-cave-help = 1 Lava Tube, 2 Spillway, 3 Cave, 4 Great Cave, 5 Grand Cave: fewer tiles and Crystals, or Hatred tokens to clear.
option-thief = Thief's level
option-thief-help = 1 Footpad, 2 Burglar, 3 Thief, 4 Prowler, 5 Invader: how many Treasures to stash.
option-terrain = Terrain
option-terrain-help = Lake, river, magma, canyon, forest and pits appear, at most one a round.
option-collapse_variant = Tiles taken out
option-collapse_variant-help = This many random tiles stay in the box, so that the Collapse comes sooner; 2 to 4 are recommended.
option-one_tile_collapse = Slow Collapse
option-one_tile_collapse-help = Four players without the Cave: each removes 1 tile in the Collapse instead of 3.
option-kt_goal = Knight against Thief: goal
option-kt_goal-help = How many Crystals to smash and Treasures to stash in the duel of Knight and Thief.
option-solo = Solo difficulty
option-solo-help = Alone: how strong the ambushes on the Knight are, or how deeply the Dragon sleeps.
option-solo-easy = easy
option-solo-medium = medium
option-solo-hard = hard

## The end
number = { $n }
sloth = Sloth and waking
knight-stats = Stats
upgrades-free = Still to learn
die-shows = Dragon die: { $face }
over-won = Won by { $who }
over-won-by = Won by { $who }: { $deed }
done-goal-knight-dragon = the Dragon is slain
done-goal-knight-crystals = the Crystals are smashed, the way out is reached
done-goal-goblins-knight = the Knight is dead
done-goal-goblins-dragon = the Dragon is slain
done-goal-goblins-crystals = the Crystals are smashed
done-goal-dragon-wake = the Dragon is awake
done-goal-dragon-surface = the Dragon is awake
done-goal-dragon-escape = the Dragon has escaped
done-goal-cave = the cave has collapsed
done-goal-thief = the Treasures are safe
over-all-lost = The Cave has fallen: everybody lost
final-sheet = How it ended
final-goal = Goal
final-reached = Reached
final-needed = Needed
final-result = Result
final-won = won
final-lost = lost
goblin-decks = Decks
icon-equip-ancient-map = Ancient Map cube
icon-token-shriek = Shriek token
discards = Discards
events-played = Events played
treasures-gone = Treasures gone
tiles-gone = Tiles gone
tribes = Tribes

## Campaign
option-campaign = Campaign
option-campaign-help = Everybody begins at level 1, a winner rises, and whoever reaches level 5 is Your Vastness. Levels go on into the return match.
campaign-match = Campaign, match { $n }
campaign-level = { $who } plays at level { $n }
campaign-won = { $who } won the campaign in match { $n }: Your Vastness
campaign-rose = { $who } rises to level { $level }
campaign-same = Nobody rises: all levels stay
final-level = Level
over-knight-dead = The Knight is dead: the cave keeps its crystals

## Questions about the map
ask-place-space = Choose where the new tile goes
ask-fill-space = Fill an open edge
hint-fill = A dark tile goes there.
ask-reveal-next = Choose the next tile to reveal
ask-rotate = Turn the tile: { $tile }
open-sides = open: { $sides }
open-all-sides = open on all sides
ask-place-tile = Choose a tile of your hand
hint-place-tile = It lies dark { $where } of the Entrance.
where = { $parts }
ask-slide = Slide a section until it touches
section = sliding section
do-slide-north = north
do-slide-east = east
do-slide-south = south
do-slide-west = west
do-slide-north-east = north, then east
do-slide-north-west = north, then west
do-slide-south-east = south, then east
do-slide-south-west = south, then west
do-slide-east-north = east, then north
do-slide-east-south = east, then south
do-slide-west-north = west, then north
do-slide-west-south = west, then south
ask-collapse-tile = Remove a tile from the rim
hint-collapse = The tiles with the fewest neighbours fall first.
ask-leave-tile = Move the { $piece } off the falling tile
ask-forced-move = Move the { $piece }
ask-past-plunder = Place the Treasure of Past Plunder
ask-flare-centre = Choose the centre of the Flare
risk-fire = through the flames
risk-terrain = over the terrain
risk-home = over the Entrance

## Buttons
do-pass = Pass
do-done = Done
do-end-turn = End turn
do-end = End turn
do-ready = Ready
do-edge = this edge

## Questions to the Knight
ask-knight-act = Move or act
hint-knight = Encounters left: { $encounters } of { $perception } · steps left: { $steps } of { $movement }
hint-knight-no-encounter = Encounters left: 0 of { $perception }, so no more steps: a cube on Perception brings one.
do-cube = Cube on { $place }
do-step-dark = step into the dark and reveal
do-step-event = step in and resolve the Event
do-step-tribes = enter and fight: { $mine } against { $theirs }
do-step-dragon = enter and strike the Dragon: { $mine } against { $theirs }
do-step-map = through the wall
do-step = Step
do-map = Through the wall
do-pit = Through the Pits
do-attack-crystal = Smash the Crystal
do-attack-dragon = Attack the Dragon
do-attack-tribes = Attack the Tribes
do-attack-thief = Attack the Thief
target-crystal = the Crystal
target-dragon = the Dragon
target-tribes = the Tribes
target-thief = the Thief
do-javelin = Throw the Javelin: { $target }
do-collect = Collect: { $thing }
do-event = Resolve the Event
do-turn-up = Turn up { $card }
do-bow = Shoot: { $target }
do-bomb = Bomb this wall
do-potion = Drink the potions
do-flare = Flare
ask-ambush-cubes = Ambush: put cubes on Strength
hint-strength = Your Strength is { $n }.
ask-return-cube = Choose the cube that goes back to the Grit track
ask-treasure = Keep { $card } or take Grit
do-keep-treasure = Keep it face down
do-decline-treasure = Decline it
ask-event-light = Light: discard a cube for 2 Health
ask-event-fresh = Set a cube aside for 1 Health
do-discard-cube = Discard a cube
do-aside-cube = Set a cube aside
ask-axe = Discard the Axe's cube for another wound
do-axe-discard = Discard the cube
do-axe-keep = Keep the cube
ask-infestation = Ambush: fight the Goblins or a Monster
do-infestation-line = Fight the Goblins
do-infestation-monster = Draw a Monster
ask-ogre-step = The Ogre drives you off: choose where to go
ask-underworm = The Underworm drags you: choose the tile

## Questions to the Dragon
ask-dragon-act = Move and use powers
hint-dragon-free = The free move of 1 or 2 tiles is still open.
hint-dragon-moved = The free move is used.
do-fly = Move here
do-done-powers = No more powers
do-take-cube = Cube from { $track }
ask-pay = Pay for { $power }
do-pay = { $symbols }
ask-last-cubes = Move a Sloth cube before the new hand
ask-pick-up = How many Treasures do you pick up?
do-pick-up = { $n ->
    [0] none
    [one] { $n } Treasure
   *[other] { $n } Treasures
}
ask-place-gem = Leave a Gem on your tile
do-no-gem = No Gem
ask-wing = Wing: choose where to land
ask-hiss = Hiss at a Tribe
ask-slither = Slither: take a Sloth cube, then its new track
do-slither = { $source } → { $goal }
ask-swat = Swat a Gem or Treasure
ask-swat-to = Choose where it lands
ask-scratch = Scratch: choose whom
do-scratch-knight = The Knight
do-scratch-tribes = All Tribes here
do-scratch-thief = The Thief
ask-shriek = The die shows { $face }: shriek and roll again?
do-reroll = Roll again
do-keep-roll = Keep the roll
ask-burn = Burn: reveal one dark tile
ask-flame-wall = Choose where the Flame Wall burns
ask-wrath-move = Move the { $piece } out of the Wrath
ask-discard-power = Discard a Power card

## Questions to the Cave
ask-cave-act = Shape, tempt, torment
hint-cave = { $n ->
    [one] { $n } Omen token
   *[other] { $n } Omen tokens
}
do-shape = Place a tile
do-shape-collapse = Remove 3 tiles
do-place-treasure = Place a Treasure
ask-pay-omen = Pay for { $omen }
ask-discard-omen = Give up an Omen token
ask-treasure-space = Place a Treasure on a dark tile
ask-bats-target = Giant Bats: choose whom they carry
ask-bats-token = Choose where the Treasure lands
ask-rockslide-from = Choose the Rockslide that moves
ask-rockslide = Choose the edge to close
ask-spores-target = Soporific Spores: choose a player
ask-spores-tribe = Spores: choose the Tribe that falls to 1
ask-spores-cube = Spores: choose where your cube goes back
ask-spores-upgrade = Spores: choose the upgrade you lose
ask-hatred = Hatred: choose
do-hatred-tile = A tile
do-hatred-token = Remove a Hatred token
ask-curse = Crystal Curse: choose
do-curse-turn = Turn this tile
do-curse-event = Put an Event token
do-curse-bottom = Bury the top Events
ask-choose-event = Choose the Event that happens
ask-event-under = Put an Event at the bottom
ask-give-treasure = Choose the Treasure for the Knight

## Questions to the Goblins
ask-ambush = Ambush: strike with a hidden Tribe?
do-ambush = { $tribe } strike: { $mine } against { $theirs }
do-let-pass = Let it pass
ask-trap = { $power } hits a Tribe: spring the Trap?
do-trap-use = Spring the Trap
do-trap-keep = Keep it
ask-beetles = Discard the Bright Beetles to lose 1 less?
do-beetles-use = Discard them
do-beetles-keep = Keep them
ask-lose-monster = Choose the Monster that leaves
ask-discard-secret = Discard a Secret: five at most
ask-thief-bonus = The Thief is dead: take Rage or Secrets
do-thief-bonus-rage = Rage
do-thief-bonus-secrets = Secrets

## Questions to the Thief
ask-evade = You slipped away: move 1 space
ask-upgrade = Choose an upgrade
ask-treasure-from = The supply is empty: take a Treasure from the map

## What the others read
wait-act = acts
wait-choose = chooses for the { $role }
wait-rotate = turns a tile
wait-place = places a tile
wait-collapse = removes a tile
wait-slide = slides the map together
wait-ambush = ponders an ambush
wait-brace = braces for an ambush
wait-event = chooses an Event
wait-treasure = looks at a Treasure
wait-force = moves a piece
wait-pay = pays

## Reasons
why-not-space = That space is not part of this choice.
why-crystal-first = In its own turn the Cave lays Crystal tiles first.
why-must-fight = You must fight what stands here first.
why-event-first = Resolve the Event under your feet first.
why-no-encounter = No Encounter is left: a cube on Perception brings another.
why-no-movement = No steps are left: a cube on Movement brings 2 more.
why-wall = A wall is between.
why-impassable = Nobody can walk there.
why-tribe-too-strong = Your Strength { $mine } must be greater than { $theirs }.
why-armor = Your Strength { $mine } is below the Armor { $theirs }.
why-crystal-strength = Smashing needs Strength { $need }; you have { $mine }.
why-underground = Underground he can be struck once a turn, with a Bomb cube or the Javelin.
why-stealth = Your Perception { $mine } must be greater than his Stealth { $theirs }.
why-cannot-pay = The symbols of your cards and Gems do not pay for it.
why-power-wing = There is nowhere to fly.
why-power-hiss = No Tribe is revealed.
why-power-slither = No Sloth track has room.
why-power-swat = No Gem or Treasure lies beside you.
why-power-scorch = No dark tile is around you.
why-power-burn = No dark tile is left.
why-power-slap = The Knight is not beside you, or cannot be moved.
why-power-shriek = The token lies there already.
why-power-scratch = Nobody is on your space.
why-power-flame_wall = No tile beside you is open to it.
why-power-smash = No Crystal is on your space.
why-omen-price = It costs { $need }; you have { $have ->
    [one] { $have } fitting token
   *[other] { $have } fitting tokens
}.
why-omen-nothing = There is nothing it could touch now.
why-spores-dragon = The Dragon has no Wakefulness cube that could go back.

## Phases
phase-knight-start = begins
phase-knight-act = move and act
phase-knight-end = end of turn
phase-goblins-start = begins
phase-goblins-war = War card
phase-goblins-populate = Population
phase-goblins-monsters = Monsters
phase-goblins-secrets = Secrets
phase-goblins-activate = Tribes
phase-goblins-end = end of turn
phase-dragon-start = begins
phase-dragon-powers = move and powers
phase-dragon-treasures = Treasures
phase-dragon-gem = a Gem
phase-dragon-cubes = Sloth
phase-dragon-hand = new hand
phase-dragon-end = end of turn
phase-cave-start = begins
phase-cave-act = shape and omens
phase-cave-end = end of turn
phase-thief-start = begins
phase-thief-assign = stats
phase-thief-act = move and act
phase-thief-end = end of turn

## Terrain
ask-terrain-kind = Choose the Terrain that appears
ask-terrain-place = Place: { $terrain }
do-turned = turned { $n }°
ask-pit-pair = Place the other two Pits
ask-drift = Drift with the current?
ask-fly-on = Fly on in the same direction?
do-stay = Stay

## Questions in the Goblins' turn
ask-goblins-ready = Play a Secret, or draw War cards
do-draw-war = Draw War cards
ask-secrets-ready = Play a Secret first? You may hold five at most
do-draw-secret = Draw Secrets
ask-war-card = Choose the War card of this turn
do-redraw = Draw another instead of { $card }
ask-block = Refuse new Goblins? 1 Rage for each Tribe
hint-block = Beyond Population 4 one Tribe must scatter.
ask-overpopulation = Overpopulation: one Tribe scatters
ask-assign-monster = Give the Monster to a Tribe
hint-monsters = All Tribes together may hold { $n }: the Bones' Population.
do-assign-monster = { $card } to the { $tribe }
do-discard-card = Discard { $card }
do-redraw-card = Ruby: another instead of { $card }
ask-goblins-act = Activate a Tribe or play a Secret
do-activate = Activate the { $tribe }
do-reveal-tribe = Reveal the { $tribe }
ask-reveal-tribe = Choose where to reveal the { $piece }
ask-tribe-act = { $tribe }: move, then one action
hint-tribe = Strength { $strength } · lit tiles left behind: { $left }
do-attack-knight = Attack the Knight
do-strike-knight = attack the Knight: { $mine } against { $theirs }
do-worm = jump with the Underworm
do-plunder = Plunder: { $thing }
do-tribe-explore = Explore
do-tribe-hide = Hide
do-tribe-wisp = Wisp: move the Knight
do-tribe-flare = Flare
do-tribe-done = Done
ask-gnome-jump = Gnome: jump to a dark tile?
ask-tunnel-to = Secret Tunnels: choose a dark tile
ask-ruby-secret = Goblin Ruby: draw one Secret again?
do-keep-all = Keep them
ask-cave-in = Cave-In: choose the tiles that fall
ask-secret-tribe = { $card }: choose a Tribe
ask-hex = Hex: choose a player
ask-hiding-spots = Hiding Spots: choose the Tribe that strikes
ask-attack-secret = Play Poison with this Attack?
ask-poison-cube = Poison: choose the cube you lose
why-activated = This Tribe has acted this turn.
why-no-population = A Tribe of Population 0 cannot act.

## Questions in the Thief's turn
ask-assign-stats = Put a token on each stat
hint-assign-stats = Click a stat, then the token for it. Thievery gives as many Action cubes.
ask-thief-act = Sneak, steal, slip away
hint-thief = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} · { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} · Stealth { $stealth }
do-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
on-roll = on { $n } or more
surely = surely
do-loot = Loot: { $thing }
do-loot-gem = Loot the Gem safely
do-loot-gem-risk = Loot the Gem, rolling
do-pickpocket = Pickpocket: { $target }, { $chance }
do-pick-lock = Pick the lock, { $chance }
do-backstab = Backstab: { $target }
do-thief-climb = climb through the wall
do-thief-cross = climb across
do-thief-pit = through the Pits
do-thief-stop = Stop moving here
do-thief-peek = Look at the tile
do-thief-reveal = Reveal the tile
do-thief-flare = Flare
do-thief-end = End turn
ask-sticky-fingers = Sticky Fingers: roll again?
do-give-up = Give up
ask-steal-card = Steal a Treasure card of the Knight
do-steal-face-down = A face-down one
ask-steal-secret = Steal a Secret of the Goblins
do-steal-hidden = One of the hand
why-thief-no-movement = No Movement is left.
why-climb = A wall: climbing costs { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}; you have { $have }.
why-targeted = This player was targeted this turn already.
why-outwit = Your Stealth { $mine } must be greater than { $theirs }.

## More phases
phase-goblins-ready = Secrets or war
phase-goblins-overpopulation = overpopulation
phase-goblins-bonus = Monsters and Secrets
pair-stage = Two Treasures

## More reasons
why-quest = This Sidequest is not fulfilled yet.
why-fresh = A Treasure can be turned up from your next turn on.
why-no-cube = No Hero cube is free.
why-too-far = You move one space at a time.
why-space-taken = A tile lies there already.
why-not-dark = Only dark tiles can be chosen here.
hint-pay = Point at the cards and Gems you spend.

## The chronicle
log-turn = Turn: { $who }
log-collapse = The Collapse begins
log-won = { $who } won
log-all-lost = Everybody lost
log-rolled = { $who } rolled the Dragon die: { $face }
log-action-die = The Action die shows { $n }
log-moved = { $who } moved
log-placed = A dark tile was placed
log-revealed = { $who } revealed { $tile }
log-removed = A tile fell: { $tile }
log-slid = { $who } slid a section of the map
log-forced = { $piece } moved by force
log-burned = The Flame Wall burned { $piece }
log-evaded = { $who } slipped away
log-thief-killed = { $who } was killed and dropped everything
log-stashed = { $who } stashed a Treasure: { $n } so far
log-upgraded = { $who } gained { $upgrade }
log-grit-gained = { $who }: Grit +{ $n }, now { $grit }
log-grit-lost = { $who }: Grit −{ $n }, now { $grit }
log-knight-hurt = { $who } lost { $n } Health, { $left } left
log-knight-out = { $who } is out of the game
log-knight-healed = { $who } recovered: Health { $left }
log-dragon-hurt = { $who } lost { $n } Health, { $left } left
log-scattered = { $n ->
    [0] { $tribe } scattered
   *[other] { $tribe } scattered, Population −{ $n }
}
log-ambushed = { $who } ambushed the Knight: { $tribe }
log-smashed = { $who } smashed a Crystal
log-dragon-missed = { $who } struck at the Dragon and missed
log-dragon-attacked = { $who } struck the Dragon
log-turned-up = { $who } turned up { $card }
log-shot = { $who } shot at { $piece }
log-bombed = { $who } blew a wall open
log-event = { $who } met { $card }
log-monster-drawn = { $who } met a Monster: { $card }
log-quest = { $who } completed { $card }
log-treasure-kept = { $who } kept a Treasure card face down
log-treasure-declined = { $who } declined { $card }
log-treasure-placed = { $who } placed a Treasure
log-omens = { $n ->
    [one] { $who } drew { $n } Omen
   *[other] { $who } drew { $n } Omens
}
log-omen = { $who } used { $omen }
log-token-moved = { $who } had a Treasure carried off
log-power-used = { $who } used { $power }
log-slithered = { $who } moved a Sloth cube: { $source } → { $goal }
log-swatted = { $who } swatted a token away
log-flame-wall = { $who } raised a Flame Wall
log-dragon-moved = { $who } moved
log-dragon-placed = { $who } stirred beneath the cave
log-dragon-took = { $n ->
    [one] { $who } picked up { $n } Treasure
   *[other] { $who } picked up { $n } Treasures
}
log-gem-placed = { $who } left a Gem
log-hand-replaced = { $n ->
    [one] { $who } drew { $n } Power card
   *[other] { $who } drew { $n } Power cards
}
log-cube-woken = { $track }: Wakefulness rose to { $wake }
log-dragon-awake = { $who } is awake
log-dragon-surfaced = { $who } broke the surface
log-crystal-destroyed = { $who } destroyed a Crystal
log-backstab = { $who } stabbed { $piece } in the back
log-crystal-smashed = { $who } smashed a Crystal
log-crystal-struck = { $tribe } struck a Crystal; a second Tribe would break it
log-hexed = { $who } hexed { $target }
log-knight-attacked = { $who } attacked the Knight: { $tribe }
log-lock = { $who } tried a lock
log-loot-hidden = { $who } hid loot: Loot Level { $n }
log-looted = { $who } looted
log-monster-assigned = { $card } joined the { $tribe }
log-peeked = { $who } looked at a dark tile
log-pickpocket = { $who } reached into a pocket: { $piece }
log-plundered = { $who } plundered { $token }
log-populated = The Tribes grew
log-secret-played = { $who } played { $card }
log-secrets-drawn = { $n ->
    [one] { $who } drew { $n } Secret
   *[other] { $who } drew { $n } Secrets
}
log-special = { $tribe } used their special action
log-stats = { $who } arranged the stats
log-terrain-placed = { $terrain } appeared
log-thief-came = { $who } slipped in by the Entrance
log-tribe-hid = { $tribe } hid
log-tribe-moved = { $tribe } moved
log-tribe-revealed = { $tribe } appeared
log-war-card = { $who } chose { $card }
