## Options
game-title = The Last Spell
game-pitch = Together: build and arm by day, hold the walls by night, until the mages have spoken their spell
option-scenario = Scenario
option-scenario-help = The town to be defended; in a campaign Gildenberg comes first.
option-scenario-gildenberg = Gildenberg
option-scenario-lakeburg = Lakeburg
option-scenario-glenwald = Glenwald
option-campaign = Campaign
option-campaign-help = A victory hands Heroes, perks and a chest on to the next scenario; a lost one can be tried again.
option-level = Level
option-level-help = Easier: Mages have 3 HP, the Panic Area has three spaces more. Harder: three spaces fewer, and a Clawer more on every card (house rule).
option-level-easier = Easier
option-level-standard = Standard
option-level-harder = Harder
option-variety = More variety
option-variety-help = Pattern cards 1b to 5b take the place of 1 to 5.
option-errata = Publisher's errata
option-errata-help = Fog Repulsion costs 3 Gold, and nobody leaps over stone.
option-quick = Quick set-up
option-quick-help = In a new game in Lakeburg or Glenwald the levels of the first Perks are fixed.

## The table
field = The City and its Surroundings

## Names
scenario-gildenberg = Gildenberg
scenario-lakeburg = Lakeburg
scenario-glenwald = Glenwald
hero-brunhild = Brunhild
hero-corvin = Corvin
hero-ysolde = Ysolde
hero-tarek = Tarek
trait-brawny = Brawny
trait-savage = Savage
trait-sharp_eyed = Sharp-eyed
trait-trigger_happy = Trigger-happy
trait-gifted = Gifted
trait-scholar = Scholar
trait-stalwart = Stalwart
trait-healer = Healer
trait-nimble = Nimble
trait-acrobat = Acrobat
trait-tinkerer = Tinkerer
trait-thrifty = Thrifty
perk-heavy_hand = Heavy Hand
perk-finisher = Finisher
perk-cleaver = Cleaver
perk-momentum = Momentum
perk-sunder = Sunder
perk-bloodlust = Bloodlust
perk-warlord = Warlord
perk-steady_aim = Steady Aim
perk-quick_draw = Quick Draw
perk-eagle_eye = Eagle Eye
perk-ricochet = Ricochet
perk-piercing_shots = Piercing Shots
perk-true_shot = True Shot
perk-deadeye = Deadeye
perk-deep_well = Deep Well
perk-focus = Focus
perk-overflow = Overflow
perk-wide_circle = Wide Circle
perk-siphon = Siphon
perk-inexorable = Inexorable
perk-archmage = Archmage
perk-thick_skin = Thick Skin
perk-bulwark = Bulwark
perk-second_skin = Second Skin
perk-bodyguard = Bodyguard
perk-unyielding = Unyielding
perk-field_medic = Field Medic
perk-last_stand = Last Stand
perk-fleet = Fleet
perk-vaulter = Vaulter
perk-hit_and_run = Hit and Run
perk-portal_adept = Portal Adept
perk-slip_through = Slip Through
perk-climber = Climber
perk-windrunner = Windrunner
perk-engineer = Engineer
perk-salvager = Salvager
perk-rally = Rally
perk-haggler = Haggler
perk-artillerist = Artillerist
perk-inspire = Inspire
perk-commander = Commander
structure-ballista = Ballista
structure-catapult = Catapult
structure-portal = Transport Portal
structure-watchtower = Watchtower
structure-wood_wall = Wooden Wall
structure-stone_wall = Stone Wall
structure-wood_gate = Wooden Gate
structure-stone_gate = Stone Gate
structure-gold_mine = Gold Mine
structure-scavenger_camp = Scavengers' Camp
structure-house = House
structure-shop = Shop
structure-armourer = Armourer
structure-blacksmith = Blacksmith
structure-bowyer = Bowyer
structure-magic_shop = Magic Shop
structure-seer = Seer
structure-ruin_single = Single Ruin
structure-ruin_double = Double Ruin
structure-ruin_triple = Triple Ruin
enemy-clawer = Clawer
enemy-runner = Runner
enemy-archer = Archer
enemy-armored = Armored
enemy-winged = Winged
enemy-boomer = Boomer
enemy-bulky = Bulky
enemy-accursed = Accursed
enemy-alerion = Alerion
enemy-harpy = Corrupted Harpy
enemy-cetusia_head = Cetusia, the Putrescent Wyrm (head)
enemy-cetusia_tail = Cetusia, the Putrescent Wyrm (tail)
enemy-dryad = Putrefied Dryad
enemy-hatchery = Hatchery
enemy-seed_mortar = Seed Mortar
enemy-monolith = Monolith
item-longsword_1 = Longsword
item-longsword_2 = Fine Longsword
item-longsword_3 = Master Longsword
item-dagger_1 = Dagger
item-dagger_2 = Fine Dagger
item-dagger_3 = Master Dagger
item-axe_1 = Axe
item-axe_2 = Fine Axe
item-axe_3 = Master Axe
item-greatsword_1 = Greatsword
item-greatsword_2 = Fine Greatsword
item-greatsword_3 = Master Greatsword
item-warhammer_1 = War Hammer
item-warhammer_2 = Fine War Hammer
item-warhammer_3 = Master War Hammer
item-spear_1 = Spear
item-spear_2 = Fine Spear
item-spear_3 = Master Spear
item-hand_crossbow_1 = Hand Crossbow
item-hand_crossbow_2 = Fine Hand Crossbow
item-hand_crossbow_3 = Master Hand Crossbow
item-pistol_1 = Pistol
item-pistol_2 = Fine Pistol
item-pistol_3 = Master Pistol
item-shortbow_1 = Short Bow
item-shortbow_2 = Fine Short Bow
item-shortbow_3 = Master Short Bow
item-longbow_1 = Longbow
item-longbow_2 = Fine Longbow
item-longbow_3 = Master Longbow
item-crossbow_1 = Crossbow
item-crossbow_2 = Fine Crossbow
item-crossbow_3 = Master Crossbow
item-rifle_1 = Rifle
item-rifle_2 = Fine Rifle
item-rifle_3 = Master Rifle
item-wand_1 = Wand
item-wand_2 = Fine Wand
item-wand_3 = Master Wand
item-orb_1 = Orb
item-orb_2 = Fine Orb
item-orb_3 = Master Orb
item-scepter_1 = Scepter
item-scepter_2 = Fine Scepter
item-scepter_3 = Master Scepter
item-power_staff_1 = Power Staff
item-power_staff_2 = Fine Power Staff
item-power_staff_3 = Master Power Staff
item-druidic_staff_1 = Druidic Staff
item-druidic_staff_2 = Fine Druidic Staff
item-druidic_staff_3 = Master Druidic Staff
item-tome_1 = Tome
item-tome_2 = Fine Tome
item-tome_3 = Master Tome
item-leather_boots = Leather Boots
item-runner_boots = Runner Boots
item-padded_trousers = Padded Trousers
item-iron_greaves = Iron Greaves
item-padded_vest = Padded Vest
item-leather_jerkin = Leather Jerkin
item-acolyte_robe = Acolyte Robe
item-chain_shirt = Chain Shirt
item-buckler = Buckler
item-round_shield = Round Shield
item-reinforced_boots = Reinforced Boots
item-scout_boots = Scout Boots
item-ritual_sandals = Ritual Sandals
item-steel_greaves = Steel Greaves
item-brigandine = Brigandine
item-hunter_coat = Hunter Coat
item-mage_robe = Mage Robe
item-scale_mail = Scale Mail
item-kite_shield = Kite Shield
item-spiked_shield = Spiked Shield
item-dwarven_boots = Dwarven Boots
item-wind_boots = Wind Boots
item-oracle_sandals = Oracle Sandals
item-plate_greaves = Plate Greaves
item-half_plate = Half Plate
item-shadow_coat = Shadow Coat
item-archmage_robe = Archmage Robe
item-full_plate = Full Plate
item-tower_shield = Tower Shield
item-rune_shield = Rune Shield
item-health_1 = Health Potion
item-health_2 = Health Potion
item-mana_1 = Mana Potion
item-mana_2 = Mana Potion
item-vigour_1 = Vigour Potion
item-vigour_2 = Vigour Potion
item-swiftness_1 = Swiftness Potion
item-swiftness_2 = Swiftness Potion
item-fireball = Scroll of Fireball
item-frost = Scroll of Frost
item-teleport = Scroll of Teleport
item-healing = Scroll of Healing
item-ward = Scroll of Warding
item-lightning = Scroll of Lightning
item-mending = Scroll of Mending
item-banishment = Scroll of Banishment
item-haste = Scroll of Haste
attack-slash = Slash
attack-sweep = Sweep
attack-stab = Stab
attack-flurry = Flurry
attack-chop = Chop
attack-cleave-plate = Cleave Plate
attack-wide-swing = Wide Swing
attack-whirlwind = Whirlwind
attack-crush = Crush
attack-quake = Quake
attack-thrust = Thrust
attack-impale = Impale
attack-quick-bolt = Quick Bolt
attack-bolt-rain = Bolt Rain
attack-shot = Shot
attack-point-blank = Point Blank
attack-arrow = Arrow
attack-volley = Volley
attack-long-shot = Long Shot
attack-pinning-arrow = Pinning Arrow
attack-bolt = Bolt
attack-skewer = Skewer
attack-aimed-shot = Aimed Shot
attack-head-shot = Head Shot
attack-spark = Spark
attack-chain-spark = Chain Spark
attack-pulse = Pulse
attack-burst = Burst
attack-zap = Zap
attack-mend = Mend
attack-force-bolt = Force Bolt
attack-cataclysm = Cataclysm
attack-thorn = Thorn
attack-roots = Roots
attack-arcane-word = Arcane Word
attack-sector-storm = Sector Storm
mission-F1 = Hearths Alight
mission-F2 = Untouched Circle
mission-F3 = Strong Walls
mission-S1 = Great Harvest
mission-S2 = Swift Slaughter
mission-S3 = Beyond the Walls
freude = Freude
schaden = Schaden
die-blue = blue die
die-orange = orange die
sector = { $name }
cell = { $cell }
structure-at = { $structure }, { $cell }
enemy-at = { $enemy }, { $cell }
ground-fog = fog
ground-rampart = wall slot
ground-circle = Magic Circle
ground-low = Low Obstacle
ground-tree = Tree
ground-shallow = shallow water
ground-deep = deep water
ground-ledge = ledge in the cliff
mage = Mage
mage-dead = dead Mage
mages = Mages
city-is = Panic: { $level }
panic-area = Panic Area
flames-left = Flames left
ashes = Ashes: { $n }, out until the next scenario
panic-calm = calm
panic-uneasy = uneasy
panic-terror = terror
missions = Missions
mission-solved = Solved
missions-deadline = Missions: one by Dawn II
boss = The Boss
boss-gildenberg = the Corrupted Harpy
boss-lakeburg = Cetusia
boss-glenwald = the Putrefied Dryad
boss-goal = Defeat { $boss } within { $n } rounds of this Night.
shroud = Shroud
shroud-text = HP the Boss can lose this round
fog-and-waves = Fog and waves
fog-W = western fog board
fog-N = northern fog board
fog-E = eastern fog board
wave-comes = Fog spaces { $spaces }: a card each in round { $round } of the Night.
wave-more = Every card of this Night brings besides: { $kinds }
wave-cards = Cards
pile = Fog space { $n }, { $cell }: { $cards ->
    [one] one card
   *[other] { $cards } cards
}
harpy-waits = The Harpy waits on the { $side } ledge.
left = left
right = right
monsters-order = Then the monsters, in this order
forecast = The coming Monster Phase
forecast-stands = Where monsters will stand
range-of-hero = Range and line of fire of the active Hero
layer-forecast = Who will be hit
layer-range = Range and line of fire
forecast-none = Nobody would be hit.
forecast-hero = { $who }: { $n ->
    [0] no Wound
    [one] one Wound
   *[other] { $n } Wounds
}{ $guard ->
    [0] {""}
   *[other] , { $guard } Guard lost
}
forecast-down = { $who } would go down.
forecast-mage = A Mage would lose { $n } HP.
forecast-mage-dies = A Mage would die (−{ $n } HP).
forecast-falls = Would fall: { $structure }
forecast-flames = { $n ->
    [one] One flame on structures
   *[other] { $n } flames on structures
}
foresee-same = The coming Monster Phase stays as it is.
foresee-coin = If every coin shows Freude:
foresee-first = Of its hits only the first:
foresee-pierced = If it goes on into: { $enemy }
foresee-slain = { $n ->
    [one] One enemy slain.
   *[other] { $n } enemies slain.
}
foresee-mages = The Mages would lose { $n } HP (now { $was }).
foresee-hero = { $n ->
    [0] { $who } would not be hurt (now −{ $was } HP).
   *[other] { $who } would lose { $n } HP (now { $was }).
}
foresee-down = { $who } would go down.
foresee-falls = Would fall: { $structure }
foresee-stands = Would no longer fall: { $structure }
foresee-flames = { $n ->
    [0] No flames on structures
    [one] One flame on structures
   *[other] { $n } flames on structures
} (now { $was }).
foresee-breach = From fog space { $space } they would break through here: { $structure }
foresee-way = From fog space { $space } the way to the Mages would be open: { $n } cells.
shared-supply = Shared Supply
equipment = Equipment
chest = Chest
gold = Gold
materials = Materials
workers = Workers
build = Build
wares = For sale
potions = Potions
shop-gone = Shop (destroyed)
deck-armour = armour
deck-melee = melee weapons
deck-ranged = ranged weapons
deck-magic = magic weapons
deck-scrolls = scrolls
beside = Beside the Shop board
scrolls-read = Scrolls read
hero-none = No Hero yet
number-hp = Health
number-tokens = Actions
number-mp = Moves
number-mana = Mana
number-guard = Guard
zone-arms = In hand
zone-gear = Carried
zone-deeds = Innate
zone-perks = Perks and Trait
slot-upper = upper armour
slot-lower = lower armour
slot-shield = shield
slot-scroll = scroll
slot-potion = potion
state-upgraded = upgraded
state-once = used once
state-top = on top of its deck
state-passed = done
player = { $who }
stage-choice = { $who }: { $what }
choice-hero = choose a Hero
choice-trait = choose a side of the Trait card
choice-weapon = choose a first weapon
choice-armour = choose a first armour
choice-extra = choose a scroll or potion
choice-perk = gain a Perk
score = The outcome
sheet-hero = Hero
sheet-perks = Perks
sheet-wounds = Wounds
sheet-slain = Monsters slain
sheet-mages = Mages alive
sheet-flames = Flames in the Panic Area
sheet-missions = Missions solved
sheet-victory = Victory
sheet-total = Together
end-won = Victory
end-lost = Defeat
verdict-won = The Boss has fallen; the Mages finish their spell.
verdict-mages = The last Mage is dead, and with him the spell.
verdict-panic = Panic has taken the City.
verdict-heroes = No Hero is left standing.
verdict-missions = The second Dawn came and no mission was solved.
verdict-dawn = The Boss outlived the third Night.
phase-setup = { $town } · Heroes gather
phase-day = { $town } · Day { $day } · { $step }
phase-night = { $town } · House Night { $day } · round { $round } of { $most } · { $step }
phase-over = { $town } · { $end }
step-maintenance = Maintenance
step-main = Main phase
step-end-of-day = End of Day
step-heroes = Hero Phase
step-monsters = Monster Phase
legacy-town = The campaign goes on in { $town } with { $gold } Gold, { $materials } Materials and { $n ->
    [0] an empty chest
    [one] one item in the chest
   *[other] { $n } items in the chest
}
legacy-hero = { $hero }: { $n ->
    [one] one Perk
   *[other] { $n } Perks
}; { $held ->
    [0] no equipment
   *[other] { $items }
}

## Icons, as spoken
icon-hero-brunhild = { hero-brunhild }
icon-hero-corvin = { hero-corvin }
icon-hero-ysolde = { hero-ysolde }
icon-hero-tarek = { hero-tarek }
icon-clawer = { enemy-clawer }
icon-runner = { enemy-runner }
icon-archer = { enemy-archer }
icon-armored = { enemy-armored }
icon-winged = { enemy-winged }
icon-boomer = { enemy-boomer }
icon-bulky = { enemy-bulky }
icon-accursed = { enemy-accursed }
icon-alerion = { enemy-alerion }
icon-harpy = { enemy-harpy }
icon-cetusia-head = { enemy-cetusia_head }
icon-cetusia-tail = { enemy-cetusia_tail }
icon-dryad = { enemy-dryad }
icon-hatchery = { enemy-hatchery }
icon-seed-mortar = { enemy-seed_mortar }
icon-monolith = { enemy-monolith }
icon-structure-ballista = { structure-ballista }
icon-structure-catapult = { structure-catapult }
icon-structure-portal = { structure-portal }
icon-structure-watchtower = { structure-watchtower }
icon-structure-gold-mine = { structure-gold_mine }
icon-structure-scavenger-camp = { structure-scavenger_camp }
icon-structure-house = { structure-house }
icon-structure-shop = { structure-shop }
icon-structure-armourer = { structure-armourer }
icon-structure-blacksmith = { structure-blacksmith }
icon-structure-bowyer = { structure-bowyer }
icon-structure-magic-shop = { structure-magic_shop }
icon-structure-seer = { structure-seer }
icon-structure-ruin-single = { structure-ruin_single }
icon-structure-ruin-double = { structure-ruin_double }
icon-structure-ruin-triple = { structure-ruin_triple }
icon-hp = health
icon-tokens = { $n ->
    [one] action
   *[other] actions
}
icon-mp = { $n ->
    [one] move
   *[other] moves
}
icon-mana = mana
icon-guard = guard
icon-damage = damage
icon-gold = Gold
icon-materials = { $n ->
    [one] Material
   *[other] Materials
}
icon-workers = { $n ->
    [one] Worker
   *[other] Workers
}
icon-equipment = card of equipment
icon-flame = { $n ->
    [one] flame
   *[other] flames
}
icon-fog = space of fog
icon-wave = fog space
icon-next = next Day
icon-count = on the board
icon-launch = { $n ->
    [one] Launch token
   *[other] Launch tokens
}
icon-slot-upper = free: upper armour
icon-slot-lower = free: lower armour
icon-slot-shield = free: shield
icon-slot-scroll = free: scroll
icon-slot-potion = free: potion
icon-level = level
icon-pierce = Armour Piercing
icon-sure = Inevitable
icon-opportunist = Opportunist
icon-stun = Stun
icon-poison = Poison
icon-push = Push
icon-die-blue = blue die
icon-die-orange = orange die
icon-range-melee = beside the Hero
icon-range-self = around the Hero
icon-range-c = current sector
icon-range-ca = current or adjacent sector
icon-range-caf = any sector
shape-single = one target
shape-split = hits on any targets
shape-arc3 = three cells in an arc
shape-line2 = two cells in a line
shape-line3 = three cells in a line
shape-ring = all around
shape-plus = a cross of five cells
shape-blast = a block of nine cells
shape-pierce = the target and one behind it
shape-chain2 = a chain of two
shape-chain3 = a chain of three
shape-sector = a whole sector
shape-heal = heals a Hero
icon-shape-arc3 = three cells in an arc
icon-shape-line2 = two cells in a line
icon-shape-line3 = three cells in a line
icon-shape-ring = all around
icon-shape-plus = a cross of five cells
icon-shape-blast = a block of nine cells
icon-shape-pierce = the target and one behind it
icon-shape-chain2 = a chain of two
icon-shape-chain3 = a chain of three
icon-shape-sector = a whole sector
category-melee = melee
category-ranged = ranged
category-magic = magic
weapon-kind = { $kind }, { $hands ->
    [one] one hand
   *[other] two hands
}
weapon-text = { $basic }: { $one }. { $skill }: { $two }.
armour-text = Turn it over against an attack{ $flat ->
    [0] {""}
   *[other] : blocks { $flat }
}{ $blue ->
    [0] {""}
   *[other] , blue dice: { $blue }
}{ $orange ->
    [0] {""}
   *[other] , orange dice: { $orange }
}.{ $mp ->
    [0] {""}
   *[other] {" "}+{ $mp } MP.
}{ $mana ->
    [0] {""}
   *[other] {" "}+{ $mana } mana.
}
armour-spiked_shield-text = One orange die. Turned against a melee attack it wounds the attacker for 1.
armour-shadow_coat-text = One orange die, +1 MP. Archers shoot other Heroes first.
armour-rune_shield-text = Blocks 1 and one orange die; it can be used twice before it is turned over.
hero-role = { $role }, Level { $level }
role-brunhild = vanguard
role-corvin = skirmisher
role-ysolde = arcanist
role-tarek = warden
hero-brunhild-text = Hard to bring down: the wall the others stand behind.
hero-corvin-text = Quick on the feet; strikes where nobody waits for him.
hero-ysolde-text = Fragile, but with a deep well of mana.
hero-tarek-text = At home in every part of the fight.
perk-kind = Perk: { $deck }
perks-might = might
perks-precision = precision
perks-sorcery = sorcery
perks-guard = guard
perks-stride = stride
perks-command = command
trait-kind = Trait, with { $perk }
deed-dash = Dash
deed-dash-text = 1 action: +2 MP this round
deed-armour-boost = Armour Boost
deed-armour-boost-text = 1 action: +1 Guard, at most 3
deed-punch = Punch
deed-punch-text = 1 action: 1 damage to an adjacent enemy
deed-leap = Leap
deed-leap-text = 1 action: straight over a Low Obstacle, Wall or Gate
reroll = Reroll token
reroll-text = Once this Night: throw a die or the coin again
monster-kind = monster
boss-kind = Boss
minion-kind = beside the Boss
monster-range = shoots up to { $n } cells
row-front = front
row-back = back
row-more = more
row-third = Night III
pattern = Wave { $name }
pattern-kind = wave pattern
direction = Direction { $name }
direction-spaces = Day { $day }: { $spaces }
direction-text = Two pattern cards on each of the fog spaces { $spaces }. The Dryad enters at { $dryad }.
wyrm-card = Cetusia { $name }
wyrm-spit = Spit
wyrm-tide = Tide
wyrm-gnaw = Gnaw
wyrm-text = Head in { $head }, tail in { $tail }; with { $adds }. The head: { $attack }; the tail sweeps.
class-defence = Defence
class-wall = Wall
class-gate = Gate
class-production = Production
class-equipment = Equipment building
class-seer = Seer

## What cards do
perk-heavy_hand-text = Punch deals 2 damage.
perk-finisher-text = Melee hits deal +1 to an enemy that has lost HP.
perk-cleaver-text = Once a round, after a melee kill: 1 damage to an adjacent enemy.
perk-momentum-text = Each melee kill gives 1 MP, at most 2 a round.
perk-sunder-text = Melee attacks pierce armour.
perk-bloodlust-text = The first melee kill of a round gives 1 action back.
perk-warlord-text = Melee weapons deal +1 per hit.
perk-steady_aim-text = First ranged attack of a round: +1 per hit if you have spent no MP.
perk-quick_draw-text = Once a Night a ranged basic attack costs no action.
perk-eagle_eye-text = Ranged attacks reach a step farther: C to CA, CA to any sector.
perk-ricochet-text = Once a round, after a ranged kill: 1 damage to an enemy within 2 of the victim.
perk-piercing_shots-text = Ranged attacks pierce armour.
perk-true_shot-text = Ranged attacks cannot be dodged.
perk-deadeye-text = Ranged weapons deal +1 per hit.
perk-deep_well-text = +2 maximum mana.
perk-focus-text = The first skill of each Night costs 1 mana less.
perk-overflow-text = Round 3 of each Night: +2 mana.
perk-wide_circle-text = Magic crosses become blocks of nine cells.
perk-siphon-text = Once a round a magic kill gives 1 mana.
perk-inexorable-text = Magic attacks cannot be dodged and pierce armour.
perk-archmage-text = Magic weapons deal +1 per hit.
perk-thick_skin-text = +2 maximum HP.
perk-bulwark-text = Armour Boost gives 2 Guard.
perk-second_skin-text = Once a Night: ready a used armour or shield.
perk-bodyguard-text = Take an attack on a Hero in your Area yourself.
perk-unyielding-text = Start of each Hero Phase: 1 Guard.
perk-field_medic-text = At Dawn every Hero loses 1 Wound.
perk-last_stand-text = The first fall of each Night leaves you 1 HP instead.
perk-fleet-text = +1 MP.
perk-vaulter-text = Leap costs 1 MP and no action.
perk-hit_and_run-text = Once a round, after an attack: +2 MP.
perk-portal_adept-text = Portals cost 1 MP and no mana.
perk-slip_through-text = You may move through monsters.
perk-climber-text = Watchtowers cost 1 MP; attacks from one deal +1.
perk-windrunner-text = +2 MP; Dash gives 3.
perk-engineer-text = A Ballista in your Area deals +1.
perk-salvager-text = The first flame repaired each Day is free.
perk-rally-text = Once a Night another Hero of your sector gains 1 action.
perk-haggler-text = The first item bought each Day costs 1 Gold less.
perk-artillerist-text = Catapults you fire deal +1 everywhere.
perk-inspire-text = Start of each Hero Phase: others in your sector +1 MP.
perk-commander-text = Start of each Hero Phase: a Hero gains 1 action.
trait-brawny-text = +2 HP, but 1 mana less.
trait-savage-text = First melee kill of a round: +1 MP. No magic weapons.
trait-sharp_eyed-text = Nothing blocks your first ranged attack of a round. 1 HP less.
trait-trigger_happy-text = Once a Night a free ranged basic attack. No Punch.
trait-gifted-text = +2 mana, but 1 HP less.
trait-scholar-text = Scrolls cost the group 1 Gold less. 1 MP less, but not below 2.
trait-stalwart-text = Each Night begins with 2 Guard. No Dash.
trait-healer-text = You heal 1 Wound more. Attacks on armoured enemies deal 1 less.
trait-nimble-text = +1 MP. No shields.
trait-acrobat-text = You may leap over monsters. No two-handed weapons.
trait-tinkerer-text = A Ballista in your sector deals +1. 1 mana less.
trait-thrifty-text = Once a Day a Repair of 2 or more costs 1 Material less. No potions.
potion-health-text = Free: remove up to 2 Wounds.
potion-mana-text = Free: regain up to 3 mana.
potion-vigour-text = Free: 2 actions this round.
potion-swiftness-text = Free: 4 MP this round.
scroll-fireball-text = CA, line of fire: 3 damage to nine cells.
scroll-frost-text = Stuns every monster of a near sector that can be stunned.
scroll-teleport-text = Move to any free space of the City.
scroll-healing-text = A Hero nearby loses up to 3 Wounds.
scroll-ward-text = Every Hero of this sector gains 2 Guard.
scroll-lightning-text = CA, line of fire: 2 damage to a chain of up to five; cannot be dodged.
scroll-mending-text = Remove up to 3 flames from one structure.
scroll-banishment-text = Removes a monster with at most 3 printed HP nearby; it counts as slain.
scroll-haste-text = A Hero nearby gains 2 actions and 2 MP.
structure-ballista-text = Once a Hero Phase any Hero fires it: 2 damage, near sectors, through armour and walls.
structure-catapult-text = Two launches a Night at another sector: 3 on the impact space, 1 beside it.
structure-portal-text = From Portal to Portal for 2 MP and 1 mana.
structure-watchtower-text = 2 MP up or down; nothing blocks a line of fire from its top.
structure-wood_wall-text = Holds monsters back; Heroes leap over it. Can become stone.
structure-wood_gate-text = Open to Heroes, closed to monsters. Can become stone.
structure-gold_mine-text = 1 Gold at once and each Day; 3 when upgraded.
structure-scavenger_camp-text = 1 Material at once, 2 each Day; 4 when upgraded.
structure-house-text = One Worker each Day.
structure-shop-text = Sells what lies open on the Shop board.
structure-armourer-text = Better armour in the Shop, one card at once.
structure-blacksmith-text = Better melee weapons in the Shop, one card at once.
structure-bowyer-text = Better ranged weapons in the Shop, one card at once.
structure-magic_shop-text = Better magic weapons in the Shop, one card at once.
structure-seer-text = The fog goes back 1; then 2 Gold push a fog board back.
enemy-clawer-text = Stays and fights the Hero beside it.
enemy-runner-text = Runs past Heroes towards the Mages.
enemy-archer-text = Shoots Heroes and Mages up to 4 cells away.
enemy-armored-text = Armour 1. Stays and fights.
enemy-winged-text = Flies over everything; dodges half of all hits.
enemy-boomer-text = Explodes for 2 all around; when slain for 1.
enemy-bulky-text = Unstoppable: no Stun, no Push.
enemy-accursed-text = Shoots up to 4 cells and calls a Clawer each time. Unstoppable.
enemy-alerion-text = Flies and dodges; while one lives the Harpy has Armour 1.
enemy-harpy-text = On a ledge of the cliff: Screech, Feather Storm, Shift, in turn. Armour 1 while an Alerion lives.
enemy-cetusia_head-text = Rises from a pool each round and spits, gnaws or raises a tide. Enraged when the tail is dead.
enemy-cetusia_tail-text = Sweeps the columns around it near the walls. Enraged when the head is dead.
enemy-dryad-text = Three rounds of planting, then she walks. Monoliths are her armour.
enemy-hatchery-text = Brings a Clawer each round.
enemy-seed_mortar-text = 1 damage to the nearest structure each round.
enemy-monolith-text = Protects the Dryad and blocks lines of fire.
mission-F1-text = { $n } Houses without a flame
mission-F2-text = { $n } Night, no Mage hurt
mission-F3-text = { $n } sections at Dawn
mission-S1-text = { $n } slain in all
mission-S2-text = { $n } slain in one Hero Phase
mission-S3-text = { $n } slain outside in a Night

## Questions
ask-hero = Choose your Hero
hint-hero = Health, moves and mana differ; all can carry anything.
ask-trait = Choose a side of your Trait card
hint-trait = It brings a Perk and the first equipment: { $perks }
ask-start-weapon = Choose your first weapon
ask-start-armour = Choose your first armour
ask-start-extra = Choose a scroll or potion
ask-exchange = Take or leave equipment
ask-perk = Gain a Perk
hint-perk = A Perk needs two of the level below.
ask-first-player = Name the first player
ask-day = Work in the City
hint-day = Build, repair, inspect, trade; all act at once. The Night falls when everybody is ready.
hint-handled = No more trading today for this Hero.
day-place = Place: { $structure }
day-sell = Add items to the sale, or sell
day-icon = Take a card of equipment: a deck or a potion
ask-deploy = Place your Hero for the Night
hint-deploy = Anywhere outside the fog; towers, gates and portals too.
ask-act = Move, attack, or end
hint-act = Left: actions { $tokens }, moves { $mp }, mana { $mana }
ask-commander = Give a Hero an action
ask-reroll = { $shown }: keep it, or throw again
thrown = { $die }, { $n }
ask-defend = { $n } damage: turn over armour, or take it
ask-bodyguard = { $mate } is attacked: take it yourself?
ask-next-hit = Choose the next target
ask-next-link = Choose the next link of the chain
ask-pierce = Choose who else is pierced
ask-cleaver = Cleaver: 1 damage to whom?
ask-ricochet = Ricochet: 1 damage to whom?
ask-ballista = Aim the Ballista
ask-catapult = Aim the Catapult
hint-catapult = { $impact } on the impact space, { $splash } on the four beside it
ask-scroll = { $item }: on whom, or where?
ask-keep = Choose what your Hero keeps
ask-chest = Put an item into the chest
wait-hero = chooses a Hero
wait-trait = chooses a Trait
wait-start-weapon = chooses a weapon
wait-start-armour = chooses armour
wait-start-extra = chooses a scroll or potion
wait-exchange = exchanges equipment
wait-perk = gains a Perk
wait-first-player = names the first player
wait-day = works in the City
wait-ready = is ready
wait-place = is building
wait-sell = is selling
wait-icon = takes equipment
wait-deploy = places the Hero
wait-act = acts
wait-commander = commands
wait-reroll = may throw again
wait-defend = defends
wait-bodyguard = may step in
wait-next-hit = chooses the next target
wait-next-link = chooses the next link
wait-pierce = chooses who is pierced
wait-cleaver = may use Cleaver
wait-ricochet = may use Ricochet
wait-ballista = aims the Ballista
wait-catapult = aims the Catapult
wait-keep = chooses what to keep
wait-chest = fills the chest
wait-scroll-fireball = reads a scroll
wait-scroll-frost = reads a scroll
wait-scroll-teleport = reads a scroll
wait-scroll-healing = reads a scroll
wait-scroll-ward = reads a scroll
wait-scroll-lightning = reads a scroll
wait-scroll-mending = reads a scroll
wait-scroll-banishment = reads a scroll
wait-scroll-haste = reads a scroll

## Answers
pass = Pass
do-pass = Done
do-ready = Ready
do-stop = Stop
do-suffer = Take it
do-let-it = Let it pass
do-close-chest = Close the chest
do-build = Build: { $kind }
do-place = Place on { $cell }
do-put-back = Put it back
do-upgrade = Upgrade: { $structure }
say-upgrade = Upgrade
do-repair = Repair: { $structure }, { $n ->
    [one] one flame
   *[other] { $n } flames
}
say-repair = Repair { $n }
do-take = Take: { $item }
say-take = Take
do-leave = Leave: { $item }
do-buy = Buy: { $item }
do-sell = Sell: { $item }
say-sell = Sell
do-sold = Sell for { $n } Gold
do-refresh = Refresh the Shop
do-inspect = Inspect: { $structure }
say-inspect = Inspect
do-draw = Top card of the deck: { $deck }
do-draw-open = Top card of the deck: { $deck } ({ $item })
do-pour = Potion: { $item }
do-repel = Push back: { $board }
do-guess = Guess Again on fog space { $n }
do-deploy = Stand on { $cell }
do-move = Move to { $cell }
do-travel = Travel to the Portal on { $cell }
say-travel = Portal
do-leap = Leap to { $cell }
do-punch = Punch: { $target }
do-attack = { $attack }: { $target }
do-drink = Drink: { $item }
say-drink = Drink
do-read = Read: { $item }
say-read = Read
do-fire = Fire: { $structure }
do-give = Give { $item } to { $mate }
do-ready-item = Ready again: { $item }
do-rally = Rally { $mate }
do-dash = Dash
do-armour-boost = Armour Boost
do-yield = Yield
do-end = End the turn
do-mate = { $mate }
do-block = Turn over: { $item }
do-keep = Keep it
do-throw-again = Throw again
do-bodyguard = Take the attack

## Why not
why-cannot-carry = Your Hero cannot carry this as well.
why-gold = It costs { $n } Gold; there is { $have }.
why-workers = It takes { $n } Workers; { $have } are free.
why-build-cost = It costs { $gold } Gold and { $materials } Materials.
why-build-piece = All pieces of it stand already (cost: { $gold } Gold, { $materials } Materials).
why-build-site = There is no room for it (cost: { $gold } Gold, { $materials } Materials).
why-upgrade-done = It is upgraded already ({ $gold } Gold, { $materials } Materials).
why-upgrade-scenario = This scenario does not allow the upgrade ({ $gold } Gold, { $materials } Materials).
why-upgrade-cost = The upgrade costs { $gold } Gold and { $materials } Materials.
why-upgrade-piece = No stone piece is left ({ $gold } Gold, { $materials } Materials).
why-place-surroundings = Nothing is built in the Surroundings.
why-place-slot = Walls and Gates stand in wall slots only.
why-place-north = Here nothing stands on the northern border.
why-place-perimeter = Only Walls and Gates stand on the perimeter.
why-place-mage = A Mage stands there.
why-place-taken = Something stands there already.
why-place-area = It would stand in the Area of another Building.
why-place-room = It does not fit there.
why-no-cell = There is no space.
why-fogged = The fog lies there.
why-too-far-to-go = Too far; moves left: { $n }.
why-not-there = That is not possible there.
why-no-tokens = No action is left for that.
why-no-mp = No move is left for that.
why-no-mana = Not enough mana.
why-no-target = No target is within reach and in line of fire.
why-nobody-wounded = No wounded Hero is within reach.
why-nobody-near = No enemy is adjacent.
why-no-leap = There is nothing to leap over.
why-guard-full = Guard is full.
why-stalwart = The Stalwart never dashes.
why-trigger-happy = The Trigger-happy never punches.
why-turned = It is used for this Night.
why-armour-later = Armour is turned over when you are attacked.
why-no-effect = It would change nothing now.
why-fired = It has fired.
why-not-beside = You fight hand to hand: stand beside it.
why-out-of-range = It is out of range.
why-hidden = { $structure } hides it: no line of fire.
why-no-line = No line of fire: something stands between.
why-costs-more = What reaches it costs more than is left.

## Chronicle
log-hero-chosen = { $who } chose { $hero }
log-traits-dealt = The Trait cards were dealt
log-trait-chosen = { $who } became { $trait } and gained { $perk }
log-equipped = { $who } took { $item }
log-equipped-supply = { $who } chose { $item }; it went to the Shared Supply
log-no-perk = No Perk was left for { $who }
log-perk-gained = { $who } gained { $perk }
log-first-named = { $who } became first player
log-day-begins = Day { $day } of { $town } began
log-fog-moved = The fog lay at { $west } in the west, { $north } in the north, { $east } in the east
log-wave-found = Direction card { $card }: monsters gathered at the fog spaces { $spaces }
log-harpy-found = The Corrupted Harpy was seen on the { $side } side of the cliff
log-cetusia-found = Cetusia stirred in the lake
log-dryad-found = The Putrefied Dryad was heard at fog space { $space }
log-produced = The City produced { $gold } Gold and { $materials } Materials
log-levelled = All Heroes rose to Level II
log-ready = { $who } was ready
log-built = { $who } built: { $structure }
log-upgraded = { $who } upgraded: { $structure }
log-piles-turned = The pattern cards were turned face up
log-deck-formed = The deck of { $deck } became Level { $level }; { $item } went to the Shared Supply
log-repaired = { $who } put out { $n ->
    [one] one flame
   *[other] { $n } flames
} on: { $structure }
log-handled-take = { $who } took { $item }
log-handled-leave = { $who } left { $item }
log-handled-buy = { $who } bought { $item }
log-sold = { $who } sold { $n ->
    [one] one item
   *[other] { $n } items
} for { $gold } Gold
log-refreshed = { $who } refreshed the Shop
log-inspected = { $who } inspected: { $structure }
log-drawn = { $who } drew { $item } from the deck of { $deck }
log-poured = { $who } took { $item } from the Shop
log-repelled = { $who } pushed back { $board }
log-guessed-again = { $who } put the top card of fog space { $space } to the bottom
log-mission-solved = Mission solved: { $mission }
log-regenerated = The Heroes rested
log-deployed = { $who } took up a position
log-night-begins = Night { $night } fell
log-round-begins = Round { $round } began
log-wave = Card { $card } was placed at fog space { $space }
log-boss-placed-gildenberg = The Corrupted Harpy perched on the cliff
log-boss-placed-lakeburg = Cetusia rose
log-boss-placed-glenwald = The Putrefied Dryad grew near
log-surfaced = Cetusia surfaced: card { $card }
log-hero-phase = Hero Phase of round { $round }
log-turn = It was { $who }'s turn
log-yielded = { $who } yielded
log-ended = { $who } was done for this round
log-commanded = { $who } gave { $mate } an action token
log-moved = { $who } moved
log-travelled = { $who } travelled through a Portal
log-leapt = { $who } leapt
log-dashed = { $who } dashed
log-boosted = { $who } stood at Guard { $guard }
log-punched = { $who } punched
log-attacks = { $who } attacked: { $weapon }, { $attack }
log-perk-used = { $who } used { $perk }
log-fired = { $who } fired: { $structure }
log-drunk = { $who } drank: { $item }
log-read = { $who } read: { $item }
log-given = { $who } gave { $item } to { $mate }
log-readied = { $who } made ready again: { $item }
log-rallied = { $who } rallied { $mate }
log-healed = { $who } was healed; Wounds left: { $n }
log-flipped = The coin of { $who } showed { $side }
log-thrown = The { $die } of { $who } showed { $n }
log-dodged = { $enemy } dodged
log-enemy-hurt = { $enemy } lost { $n } HP
log-slain = { $enemy } was slain
log-banished = { $enemy } was banished
log-pushed = { $enemy } was pushed away
log-exploded = A Boomer exploded with strength { $n }
log-guarded = { $who } took the attack on { $mate }
log-blocking = { $who } turned over: { $item }
log-wounded = { $who } suffered { $n ->
    [0] no Wound
    [one] one Wound
   *[other] { $n } Wounds
}
log-last-stand = { $who } made a Last Stand
log-fell = { $who } went down
log-burnt = { $n ->
    [one] One flame
   *[other] { $n } flames
} on: { $structure }
log-destroyed = Destroyed: { $structure }
log-mage-hurt = A Mage lost { $n } HP and had { $left } left
log-mage-dead = A Mage died
log-monster-phase = { $n ->
    [0] Monster Phase: no monster was left
    [one] Monster Phase: one monster
   *[other] Monster Phase: { $n } monsters
}
log-advanced = { $enemy } advanced
log-stunned = { $enemy } was stunned and lost its activation
log-strikes-hero = { $enemy } attacked { $mate }
log-strikes-mage = { $enemy } attacked a Mage
log-strikes-structure = { $enemy } attacked: { $structure }
log-summoned = { $enemy } appeared
log-group-done = { $enemy }: all have acted
log-boss-screech = The Harpy screeched
log-boss-feather-storm = The Harpy sent a Feather Storm
log-boss-shift = The Harpy flew to the other ledge
log-boss-spit = Cetusia spat
log-boss-tide = Cetusia raised a tide
log-boss-gnaw = Cetusia gnawed at the City
log-boss-sweep = Cetusia swept its tail
log-rampage = Dawn: the monsters left burnt { $n ->
    [one] one flame
   *[other] { $n } flames
}
log-panic = The City was { $level }: { $gold } Gold and { $materials } Materials lost
log-heroes-rise = The Heroes gathered
log-finished-won = The Boss was defeated: the scenario was won
log-finished-mages = The last Mage died: the scenario was lost
log-finished-panic = Panic took the City: the scenario was lost
log-finished-heroes = All Heroes were down: the scenario was lost
log-finished-missions = No mission was solved by the second Dawn: the scenario was lost
log-finished-dawn = The Boss outlived the Night: the scenario was lost
log-kept = { $who } kept { $n ->
    [one] one item
   *[other] { $n } items
}
log-chested = { $item } went into the chest
standing-percent = percent left of the Mages and of the Panic Area, the worse of the two
