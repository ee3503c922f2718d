# Dwellings of Eldervale in English.

## The game
game-title = Dwellings of Eldervale
game-pitch = Settle a land of eight elements: place, regroup, fight, and build up a tableau of adventures

## Options
option-first_game = First game
option-first_game-help = Factions and elements are dealt and no module is used, so that nobody chooses before knowing the game.
option-edition = Edition
option-edition-help = The published rules, or the draft of 2019 with its smaller decks and other rewards.
option-edition-published = published
option-edition-draft2019 = draft of 2019
option-factions = Factions
option-factions-help = Everybody picks an element freely, or elements are dealt; the side of the board is chosen either way.
option-factions-free = free choice
option-factions-random = dealt
option-extra_elements = Further elements
option-extra_elements-help = Two elements are added to those of the players: at random, or chosen by the first seat.
option-extra_elements-random = at random
option-extra_elements-host_choice = chosen
option-oracle = Oracle
option-oracle-help = A Ruin more: draw a Magic card, or obtain an Adventure card without revealing a realm.
option-minotaur = Minotaur
option-minotaur-help = A mercenary that charges at Units placed beside it.
option-shapeshifter = Shapeshifter
option-shapeshifter-help = A mercenary that copies an ability of your other Units.
option-mother_of_dragons = Mother of Dragons
option-mother_of_dragons-help = The Dragon's Den with the Mother of Dragons and her Trove lies in the realm stack.
option-bifrost = Bifrost Bridge
option-bifrost-help = The bridge with the Frost Giant lies in the realm stack; beside it Dwellings score more. Better without the Mother of Dragons: one of the two is enough for a match.
option-teams = Two against two
option-teams-help = Four players: the first two seats play together against the other two.
option-magic_draft = Magic draft
option-magic_draft-help = First hands are drafted: keep one of seven, pass on the rest.
option-no_doorways = No doorways
option-no_doorways-help = Doorways go to the bottom of their decks.
option-tactics = Tactics tokens
option-tactics-help = Once, a loser's Units stay in the realm; three swords turn the token back.
option-legendary = Legendary monsters
option-legendary-help = Each element's monster is drawn from its normal and its legendary one.
option-track_values = Values of the tracks
option-track_values-help = Points of the five spaces of each elemental track.
option-track_values-standard = 2 2 3 4 5
option-track_values-steep = 2 3 4 5 6
option-chest_gold = A chest may be gold
option-chest_gold-help = Whether “any resource” can be taken as gold.
option-draft_peaceful_rush = Monsters in peace
option-draft_peaceful_rush-help = Only for the draft of 2019: whether a monster moves in to look while all is peaceful.
option-draft_peaceful_rush-inspect = come to look
option-draft_peaceful_rush-dormant = sleep
option-ghost_level = Strength of the Ghosts
option-ghost_level-help = Only for one player: points the Ghosts begin their scoring with.
option-ghost_level-whisper = whisper (0)
option-ghost_level-wail = wail (8)
option-ghost_level-wraith = wraith (16)

## Small words
list = { $what }
nothing = nothing
side = { $who }
from-to = { $a } → { $b }
some = { $n ->
    [one] { $n } { $what }
   *[other] { $n } { $what-gen }
}
chance = { $n } %
the-monster = the monster
the-ghosts = the Ghosts
any-element = any element
more-dice = more dice
free-cast = free

## Elements
element-air = Air
element-earth = Earth
element-fire = Fire
element-water = Water
element-light = Light
element-darkness = Darkness
element-order = Order
element-chaos = Chaos

## Resources; gen is the form after a number
resource-gem = gem
    .gen = gems
resource-potion = potion
    .gen = potions
resource-scroll = scroll
    .gen = scrolls
resource-tool = tool
    .gen = tools
resource-sword = sword
    .gen = swords
resource-gold = gold
    .gen = gold
resource-magic = Magic card
    .gen = Magic cards
resource-any = resource of any kind
    .gen = resources of any kind

## Treasure tokens
token-gem = 1 gem
token-gem-gem = 2 gems
token-gem-scroll = 1 gem and 1 scroll
token-gem-tool = 1 gem and 1 tool
token-gem-sword = 1 gem and 1 sword
token-gem-potion = 1 gem and 1 potion
token-gem-or-scroll = 1 gem or 1 scroll
token-gem-or-tool = 1 gem or 1 tool
token-gem-or-sword = 1 gem or 1 sword
token-gold = 1 gold
token-magic = 1 Magic card
token-potion = 1 potion
token-potion-potion = 2 potions
token-potion-scroll = 1 potion and 1 scroll
token-potion-tool = 1 potion and 1 tool
token-potion-sword = 1 potion and 1 sword
token-potion-or-gem = 1 potion or 1 gem
token-potion-or-sword = 1 potion or 1 sword
token-potion-or-tool = 1 potion or 1 tool
token-scroll = 1 scroll
token-scroll-scroll = 2 scrolls
token-scroll-tool = 1 scroll and 1 tool
token-scroll-or-potion = 1 scroll or 1 potion
token-scroll-or-tool = 1 scroll or 1 tool
token-sword = 1 sword
token-sword-sword = 2 swords
token-sword-or-gem = 1 sword or 1 gem
token-sword-or-tool = 1 sword or 1 tool
token-tool = 1 tool
token-tool-tool = 2 tools
token-tool-sword = 1 tool and 1 sword
token-tool-or-scroll = 1 tool or 1 scroll
token-tool-or-sword = 1 tool or 1 sword

## Units
unit-worker = Worker
unit-warrior = Warrior
unit-wizard = Wizard
unit-dragon = Dragon
unit-minotaur = Minotaur
unit-minotaur-text = Charge: when an opponent places a Unit beside the Minotaur, it may move there and start a battle. Once a turn.
unit-shapeshifter = Shapeshifter
unit-shapeshifter-text = Mimic: it uses one ability of another type of Unit you have active, standard or of your faction; Gather abilities excepted.
unit-in = { $unit } ({ $realm })

## Realms
realm-thunder_eyrie = Thunder Eyrie
realm-windswept_mesa = Windswept Mesa
realm-cloudfall_steps = Cloudfall Steps
realm-titan_hollow = Titan Hollow
realm-briar_meadows = Briar Meadows
realm-crystal_caverns = Crystal Caverns
realm-cinder_pit = Cinder Pit
realm-emberfields = Emberfields
realm-obsidian_crown = Obsidian Crown
realm-drowned_lagoon = Drowned Lagoon
realm-lilypad_shallows = Lilypad Shallows
realm-moonwell_falls = Moonwell Falls
realm-prism_glade = Prism Glade
realm-gilded_orchard = Gilded Orchard
realm-sunspire_hill = Sunspire Hill
realm-widow_den = Widow Den
realm-gravemoss_fen = Gravemoss Fen
realm-umbral_peak = Umbral Peak
realm-brass_bastion = Brass Bastion
realm-measured_fields = Measured Fields
realm-marble_causeway = Marble Causeway
realm-shattered_basin = Shattered Basin
realm-wandering_isles = Wandering Isles
realm-riftgarden = Riftgarden
realm-magetower = Mage Tower
realm-magetower-text = Pay 2 resources of any kinds, draw 3 Magic cards, then discard 1.
realm-portal = Portal
realm-portal-text = Summon an inactive Unit for the cost on your starter card.
realm-mill = Mill
realm-mill-text = Turn one of your Workers in an elemental realm into a Dwelling.
realm-dungeon1 = Dungeon
realm-dungeon1-text = Reveal a realm, obtain an Adventure card, then obtain another or burn one, refill.
realm-dungeon2 = Dungeon
realm-dungeon2-text = Reveal a realm, obtain an Adventure card, then obtain another or burn one, refill.
realm-fortress = Fortress
realm-fortress-text = Pay 2 resources of any kinds, gain 2 gold.
realm-oracle = Oracle
realm-oracle-text = Draw 1 Magic card; or obtain 1 Adventure card, burn one and refill.
realm-dragonsden = Dragon's Den
realm-dragonsden-text = Gain 1 gold. Lair of the Mother of Dragons and her Trove.
realm-bifrost = Bifrost Bridge
realm-bifrost-text = Draw 1 Magic card. A Dwelling at its near end scores 2 more, at its far end 10.
row-sigils = Sigils
row-under = Under the stacks

## Factions and their abilities
two-abilities = { $one }: { $first } { $two }: { $second }
faction-elves_of_briardell = Elves of Briardell
faction-stonevein_dwarves = Stonevein Dwarves
faction-embercrush_ogres = Embercrush Ogres
faction-firewitch_goblins = Firewitch Goblins
faction-atlanteans = Atlanteans
faction-reedmire_naga = Reedmire Naga
faction-shadow_demons = Shadow Demons
faction-duskthorn_vampires = Duskthorn Vampires
faction-dawnspire_seraphs = Dawnspire Seraphs
faction-sunmane_pride = Sunmane Pride
faction-galewing_harriers = Galewing Harriers
faction-mistlight_faeries = Mistlight Faeries
faction-wardens_of_evenmarch = Wardens of Evenmarch
faction-ironquill_automata = Ironquill Automata
faction-riftborn_gnolls = Riftborn Gnolls
faction-wildmask_satyrs = Wildmask Satyrs
ability-longbows = Longbows
ability-longbows-text = While you have a Unit in a battle, each of your Workers beside it adds 1 die and is safe.
ability-wandering_sage = Wandering Sage
ability-wandering_sage-text = At the end of your turn your Wizard may step to an adjacent realm.
ability-deep_delvers = Deep Delvers
ability-deep_delvers-text = Place a Worker in a Dungeon: gain 1 gem. (Gather)
ability-shieldwall = Shieldwall
ability-shieldwall-text = With your Warrior in a battle and a Dwelling there or beside it, add 1 die.
ability-trophy_hunters = Trophy Hunters
ability-trophy_hunters-text = Win a battle with a Worker in it: gain any 1 resource.
ability-crushing_blow = Crushing Blow
ability-crushing_blow-text = With your Warrior in a battle you may make one other side reroll its highest die.
ability-swarm = Swarm
ability-swarm-text = Your Workers may also be placed where your own Units stand; all other placement rules hold.
ability-cinder_hex = Cinder Hex
ability-cinder_hex-text = With your Wizard in a battle you may turn one of your 1s to 6.
ability-tidecraft = Tidecraft
ability-tidecraft-text = Your Worker gains the resource of an empty stack twice. (Gather)
ability-undertow = Undertow
ability-undertow-text = With your Dragon in a battle you may wash out one opposing Worker after Join: its owner moves it to an adjacent realm.
ability-tidecaller = Tidecaller
ability-tidecaller-text = When you place your Wizard you may swap it, before the action, with another of your Units in Eldervale.
ability-venom = Venom
ability-venom-text = Opponents in a battle with your Warrior may not reroll or change their own dice.
ability-rise_from_the_shadows = Rise from the Shadows
ability-rise_from_the_shadows-text = Your Warrior may be placed straight from the Underworld.
ability-soul_debt = Soul Debt
ability-soul_debt-text = When your Worker goes to the Underworld gain any 1 resource besides the sword. (Gather)
ability-blood_price = Blood Price
ability-blood_price-text = When you place your Wizard you may send a Worker from Eldervale to the Underworld to gain any 2 resources.
ability-nightfall = Nightfall
ability-nightfall-text = Win with your Dragon: 1 potion per losing player.
ability-blinding_light = Blinding Light
ability-blinding_light-text = With your Wizard in a battle you may turn one die of another side to 1.
ability-benediction = Benediction
ability-benediction-text = Place a Worker where any Dwelling stands: gain 1 potion. (Gather)
ability-lions_roar = Lion's Roar
ability-lions_roar-text = When you place your Warrior no monster rushes this turn.
ability-hearth_road = Hearth Road
ability-hearth_road-text = Your Workers may also be placed at or beside your Dwellings.
ability-tailwind = Tailwind
ability-tailwind-text = Your Workers may be placed in an unoccupied realm up to 2 away from your Units.
ability-stormdive = Stormdive
ability-stormdive-text = If your Dragon joined this battle add 1 die.
ability-glamour = Glamour
ability-glamour-text = A Wizard that would fall may move to any unoccupied realm instead.
ability-pilfer = Pilfer
ability-pilfer-text = Place a Worker beside an opposing Unit in its realm: draw 1 Magic card. (Gather)
ability-momentum = Momentum
ability-momentum-text = When your Warrior joins a battle one of your dice is set to 6.
ability-patrol = Patrol
ability-patrol-text = At the end of your turn one of your Workers may step to an adjacent unoccupied realm.
ability-blueprints = Blueprints
ability-blueprints-text = Through the Mill a Dwelling costs you 1 resource less.
ability-recompile = Recompile
ability-recompile-text = Place your Wizard in a Ruin: you may exchange 1 resource for another. (Gather)
ability-frenzy = Frenzy
ability-frenzy-text = With your Warrior in a battle you may reroll any of your dice once.
ability-scavengers = Scavengers
ability-scavengers-text = Whenever a monster is defeated gain any 1 resource if you have a Worker in Eldervale. (Gather)
ability-revel = Revel
ability-revel-text = When you place your Wizard every player draws 1 Magic card, then you gain 1 gem.
ability-wild_hunt = Wild Hunt
ability-wild_hunt-text = When you place your Dragon you may move a monster within 2 realms to an unoccupied realm beside it.
ability-lantern_bearers = { card-lantern_bearers }
ability-entropy_engine = { card-entropy_engine }
ability-duellists_gale = { card-duellists_gale }
ability-searing_blades = { card-searing_blades }
ability-double_down = { card-double_down }
ability-fury = Fury
ability-molten_hide = Molten Hide
ability-shifting_form = Shifting Form
ability-blink = Blink
ability-scatter = Scatter
ability-regrow = Regrow

## Monsters
wild-and-tame = { $wild } Yours: { $tame }
monster-tempest_roc = Tempest Roc
monster-tempest_roc-text = Rushes from up to 2 realms away.
monster-tempest_roc-tame = may be placed up to 2 realms away from your Units.
monster-mossback_colossus = Mossback Colossus
monster-mossback_colossus-text = Never rushes.
monster-mossback_colossus-tame = in or beside your battle it adds 1 die.
monster-demon_of_might = Demon of Might
monster-demon_of_might-text = Wins true ties.
monster-demon_of_might-tame = you may reroll your 1s once in its battles.
monster-dread_crocodile = Dread Crocodile
monster-dread_crocodile-text = Rerolls its 1s and 2s once.
monster-dread_crocodile-tame = 1 die more in a battle started by placing it.
monster-prism_unicorn = Prism Unicorn
monster-prism_unicorn-text = In its battles no player rolls more than 4 dice.
monster-prism_unicorn-tame = gain 1 potion when you retrieve it.
monster-gloom_widow = Gloom Widow
monster-gloom_widow-text = Units beside it cannot join battles elsewhere.
monster-gloom_widow-tame = opponents in its battles spend no swords.
monster-brass_juggernaut = Brass Juggernaut
monster-brass_juggernaut-text = Others can neither reroll nor change its dice.
monster-brass_juggernaut-tame = one of your dice is set to 4 in its battles.
monster-chimera_of_whim = Chimera of Whim
monster-chimera_of_whim-text = A die decides its strength: 2 to 5.
monster-chimera_of_whim-tame = you may reroll that die once a battle.
monster-mother_of_dragons = Mother of Dragons
monster-mother_of_dragons-text = Rushes also into any Ruin, rerolls 1s until none is left, cannot be dominated, goes home after each battle.
monster-skyrend_wyvern = Skyrend Wyvern
monster-skyrend_wyvern-text = After Join the player with most Units (two or more) must move one of them to an adjacent realm.
monster-skyrend_wyvern-tame = may be placed in any unoccupied realm.
monster-gravel_hydra = Gravel Hydra
monster-gravel_hydra-text = The first time it is defeated it returns to its Lair; the reward is paid.
monster-gravel_hydra-tame = 1 die per other type of your Units in its battle, at most 2.
monster-volcanic_terror = Volcanic Terror
monster-volcanic_terror-text = Where it rushes in, the top token of each stack is lost.
monster-volcanic_terror-tame = in its battles your first sword adds 2 dice, and you may make one other side reroll its highest die.
monster-abyssal_kraken = Abyssal Kraken
monster-abyssal_kraken-text = Units lost in its battles give no swords.
monster-abyssal_kraken-tame = may join battles from 2 realms away.
monster-solar_sphinx = Solar Sphinx
monster-solar_sphinx-text = Each Unit that joins its battle costs 1 resource.
monster-solar_sphinx-tame = draw 1 Magic card when you retrieve it.
monster-bone_leviathan = Bone Leviathan
monster-bone_leviathan-text = No swords can be spent in its battles.
monster-bone_leviathan-tame = 1 die more in its battles with 2 or more of your Units in the Underworld.
monster-edict_golem = Edict Golem
monster-edict_golem-text = No spells in its battles from Join on.
monster-edict_golem-tame = monsters do not rush into its realm.
monster-rift_maw = Rift Maw
monster-rift_maw-text = After a battle it wins, the active player moves it to any unoccupied realm.
monster-rift_maw-tame = at the end of your turn it may move to any unoccupied realm.
monster-frost_giant = Frost Giant
monster-frost_giant-text = A die costs 2 swords in its battles.
monster-frost_giant-tame = 1 die more in battles on the Bifrost Bridge.

## Kinds of cards
type-action = action
type-passive = passive
type-doorway = doorway
type-vault = vault
type-aura = aura
type-starter = starter
type-spell = spell
type-prophecy = prophecy
type-quest = quest
type-mercenary = mercenary
type-monster-normal = monster
type-monster-legendary = legendary monster
type-monster-special = monster
type-elemental = elemental realm
type-lair = elemental realm with a Lair
type-ruin = Ruin
type-bridge = bridge
slot-in = price
slot-out = gain
slot-door = door
slot-vault = vault
slot-vault_facedown = vault, face down
slot-orb-required = needs an Orb
slot-orb-boost = stronger with an Orb
slot-orb-hire = an Orb hires for good
row-summon = Summon
row-gather = Gather
row-dwell = Dwell

## Starter cards
starter-costs = Warrior: { $warrior }. Wizard: { $wizard }. Dragon: { $dragon }.
card-starter_air = Air
card-starter_earth = Earth
card-starter_fire = Fire
card-starter_water = Water
card-starter_light = Light
card-starter_darkness = Darkness
card-starter_order = Order
card-starter_chaos = Chaos

## Adventure cards
card-zephyr_gate = Zephyr Gate
card-zephyr_gate-text = Gain 1 scroll. Alone highest in air: also what the token shows.
card-whispering_aerie = Whispering Aerie
card-whispering_aerie-text = Gain 1 scroll, or what the token shows. Then you may discard 1 Magic card to draw 1.
card-cloud_library = Cloud Library
card-cloud_library-text = Draw 3 Magic cards, then discard 1.
card-skyship_dock = Skyship Dock
card-skyship_dock-text = Pay the token: 2 points and 1 Magic card.
card-roc_nest = Roc Nest
card-roc_nest-text = Gain 1 scroll, 1 gem and 1 gold.
card-gale_banner = Gale Banner
card-gale_banner-text = Gain 1 sword and any 1 resource; one of your Units in Eldervale may move up to 2 realms to an unoccupied one.
card-featherfall_cloaks = Featherfall Cloaks
card-featherfall_cloaks-text = Your Units may be placed in an unoccupied realm up to 2 away from your Units.
card-wind_chimes = Wind Chimes
card-wind_chimes-text = At the Mage Tower draw 1 card more before you discard.
card-stormcallers_perch = Stormcaller's Perch
card-stormcallers_perch-text = Draw 1 Magic card. With an Orb 1 more, and 2 points.
card-kite_scouts = Kite Scouts
card-kite_scouts-text = Look at the top 2 realms and put them back in any order; gain any 1 resource.
card-duellists_gale = Duellist's Gale
card-duellists_gale-text = In each battle you may reroll one of your dice once.
card-sky_archive = Sky Archive
card-sky_archive-text = At the end 1 point per Magic card in hand, at most 7.
card-aura_of_haste = Aura of Haste
card-aura_of_haste-text = Once a Regroup the Unit that used the host becomes ready at once: the host can be used again.
card-rootbound_arch = Rootbound Arch
card-rootbound_arch-text = Gain 1 gem. Alone highest in earth: also what the token shows.
card-gem_terrace = Gem Terrace
card-gem_terrace-text = Gain 1 gem, or what the token shows. With 3 Dwellings also 1 tool.
card-elder_quarry = Elder Quarry
card-elder_quarry-text = Pay the token: 2 points, with 2 Dwellings 4.
card-burrow_builders = Burrow Builders
card-burrow_builders-text = Build a Dwelling with a Worker still in Eldervale, 1 resource cheaper.
card-mountain_roost = Mountain Roost
card-mountain_roost-text = Gain 2 gems and 1 tool.
card-runesmith_hall = Runesmith Hall
card-runesmith_hall-text = Exchange up to 3 basic resources one for one; 1 point.
card-granite_guard = Granite Guard
card-granite_guard-text = Gain 2 swords and any 1 resource.
card-deep_foundations = Deep Foundations
card-deep_foundations-text = Each Dwelling you build scores 2 points more.
card-stalwart_walls = Stalwart Walls
card-stalwart_walls-text = Your Dwelling in the realm of your battle adds 2 dice instead of 1.
card-geode_heart = Geode Heart
card-geode_heart-text = Gain 1 gem. With an Orb 1 more, and 2 points.
card-tunnel_network = Tunnel Network
card-tunnel_network-text = Your Units may also be placed at or beside your Dwellings.
card-deeproot_cavern = Deeproot Cavern
card-deeproot_cavern-text = At the end 2 points per symbol on the tokens here.
card-aura_of_stone = Aura of Stone
card-aura_of_stone-text = Each time the host is used also gain 1 gem or 1 tool.
card-ember_gate = Ember Gate
card-ember_gate-text = Gain 1 sword. Alone highest in fire: also what the token shows.
card-ash_forge = Ash Forge
card-ash_forge-text = Gain 1 sword, or what the token shows; 1 more if you won a battle since your last Regroup.
card-flame_altar = Flame Altar
card-flame_altar-text = Pay the token: 1 glory.
card-war_drums = War Drums
card-war_drums-text = Gain 1 glory and 1 sword.
card-lava_hatchery = Lava Hatchery
card-lava_hatchery-text = Gain 2 swords and 2 points.
card-pyromancers_circle = Pyromancer's Circle
card-pyromancers_circle-text = Up to twice: pay 1 sword for 2 points.
card-scorched_earth = Scorched Earth
card-scorched_earth-text = When you win a battle gain any 1 resource per losing player.
card-searing_blades = Searing Blades
card-searing_blades-text = After the roll you may reroll your 1s once.
card-phoenix_pyre = Phoenix Pyre
card-phoenix_pyre-text = Gain 1 sword; one Unit in the Underworld may be retrieved now. With an Orb all of them, and 2 points.
card-salamander_market = Salamander Market
card-salamander_market-text = Exchange up to 2 swords for any resources.
card-beacon_of_conquest = Beacon of Conquest
card-beacon_of_conquest-text = 1 die more in battles your own placement started.
card-dragonfire_hoard = Dragonfire Hoard
card-dragonfire_hoard-text = At the end 1 point per sword and 1 per glory space reached.
card-aura_of_flame = Aura of Flame
card-aura_of_flame-text = Each time the host is used you may pay 1 sword for 2 points.
card-tidal_gate = Tidal Gate
card-tidal_gate-text = Gain 1 potion. Alone highest in water: also what the token shows.
card-spring_of_mending = Spring of Mending
card-spring_of_mending-text = Gain 1 potion, or what the token shows. A token replaced here gives its gain once more.
card-harbor_exchange = Harbor Exchange
card-harbor_exchange-text = Pay the token: 1 gold and any 1 resource.
card-coral_shipyard = Coral Shipyard
card-coral_shipyard-text = Summon a Unit 1 resource cheaper.
card-sea_drake_cove = Sea Drake Cove
card-sea_drake_cove-text = Gain 2 potions and draw 1 Magic card.
card-moonpool = Moonpool
card-moonpool-text = Carry out the action of another of your Adventure cards, whatever its Unit; its slots and Orb count.
card-tide_guard = Tide Guard
card-tide_guard-text = Gain 1 sword, 1 potion and 1 tool.
card-flowing_current = Flowing Current
card-flowing_current-text = The resource of an empty stack is gained twice.
card-soothing_undertow = Soothing Undertow
card-soothing_undertow-text = For 1 potion each, your casualties become ready instead.
card-pearl_divers_rest = Pearl Diver's Rest
card-pearl_divers_rest-text = Gain 1 potion. With an Orb also 1 gold and 1 point.
card-healing_rain = Healing Rain
card-healing_rain-text = 1 point per Unit of yours in the Underworld, at most 3; then one of them may be retrieved now.
card-sunken_treasury = Sunken Treasury
card-sunken_treasury-text = At the end 2 points per token here and 1 per potion.
card-aura_of_tides = Aura of Tides
card-aura_of_tides-text = Each time the host is used you may exchange 1 resource.
card-luminous_threshold = Luminous Threshold
card-luminous_threshold-text = Gain 1 scroll. Alone highest in light: also what the token shows.
card-sunlit_scriptorium = Sunlit Scriptorium
card-sunlit_scriptorium-text = Gain 1 scroll, or what the token shows. Then you may give a basic resource away for 1 point.
card-chapel_of_dawn = Chapel of Dawn
card-chapel_of_dawn-text = Pay the token: 1 point, and 1 per track where you are highest or tied, at most 3.
card-pilgrim_road = Pilgrim Road
card-pilgrim_road-text = Gain 1 potion; 1 point per Dwelling of yours beside a Ruin, at most 3.
card-gryphon_spire = Gryphon Spire
card-gryphon_spire-text = Gain 1 scroll, 1 potion and 2 points.
card-seers_mirror = Seer's Mirror
card-seers_mirror-text = Obtain a face-up Adventure card 1 resource cheaper.
card-paladin_hall = Paladin Hall
card-paladin_hall-text = Gain 1 glory, or 1 point per Dwelling, at most 3.
card-radiant_aegis = Radiant Aegis
card-radiant_aegis-text = You win true ties.
card-lantern_bearers = Lantern Bearers
card-lantern_bearers-text = When you placed a Worker you may forbid all rushes this turn.
card-prism_shrine = Prism Shrine
card-prism_shrine-text = Gain 1 scroll or 1 potion. With an Orb also 1 scroll and 2 points.
card-hymn_of_unity = Hymn of Unity
card-hymn_of_unity-text = Pay 2 resources of different kinds: 3 points.
card-reliquary_of_dawn = Reliquary of Dawn
card-reliquary_of_dawn-text = At the end 2 points per track where you are highest or tied.
card-aura_of_grace = Aura of Grace
card-aura_of_grace-text = Each time the host is used: 1 point.
card-gloomwood_door = Gloomwood Door
card-gloomwood_door-text = Gain 1 potion. Alone highest in darkness: also what the token shows.
card-nightshade_garden = Nightshade Garden
card-nightshade_garden-text = Gain 1 potion, or what the token shows. Then you may send a Unit from Eldervale to the Underworld to gain any 1 resource.
card-sacrificial_pit = Sacrificial Pit
card-sacrificial_pit-text = Gain any 2 resources; this Unit goes to the Underworld afterwards.
card-bone_market = Bone Market
card-bone_market-text = Pay the token: 2 points, and take 1 resource, no Magic card, from an opponent.
card-wyrm_barrow = Wyrm Barrow
card-wyrm_barrow-text = Pay 2 potions: dominate a monster in or beside a realm with your Unit.
card-necromancers_study = Necromancer's Study
card-necromancers_study-text = Take a card from the Magic discard pile and draw 1.
card-dread_barracks = Dread Barracks
card-dread_barracks-text = Gain 1 sword, and 1 per Unit of yours in the Underworld, at most 3.
card-whispers_below = Whispers Below
card-whispers_below-text = Instead of the Underworld's sword you may take any resource.
card-night_raid = Night Raid
card-night_raid-text = 1 die more if you had no Unit there before Join.
card-shade_idol = Shade Idol
card-shade_idol-text = Gain any 1 resource. With an Orb also take 1, no Magic card, from an opponent.
card-cemetery_gate = Cemetery Gate
card-cemetery_gate-text = 1 point per Unit of yours in the Underworld, at most 4.
card-catacomb_hoard = Catacomb Hoard
card-catacomb_hoard-text = At the end 3 points per token here.
card-aura_of_souls = Aura of Souls
card-aura_of_souls-text = A Unit returning from the Underworld may use the host if it is free.
card-gate_of_measures = Gate of Measures
card-gate_of_measures-text = Gain 1 tool. Alone highest in order: also what the token shows.
card-gear_workshop = Gear Workshop
card-gear_workshop-text = One of two: 1 tool or what the first token shows; what the second token shows.
card-arch_bridge = Arch Bridge
card-arch_bridge-text = For your placements all Ruins are adjacent to each other.
card-citadel = Citadel
card-citadel-text = Gain 1 glory.
card-guild_hall = Guild Hall
card-guild_hall-text = Pay the token: 3 points.
card-clockwork_dragonry = Clockwork Dragonry
card-clockwork_dragonry-text = Gain 3 tools or 2 gold.
card-hall_of_laws = Hall of Laws
card-hall_of_laws-text = Pay 2 resources: 1 power where you have a marker.
card-master_builders = Master Builders
card-master_builders-text = Your Dwellings cost 1 resource less.
card-drill_yard = Drill Yard
card-drill_yard-text = Your first sword in a battle adds 2 dice.
card-archive_of_patents = Archive of Patents
card-archive_of_patents-text = Gain 1 scroll. With an Orb also burn a face-up card, and 2 points.
card-grand_census = Grand Census
card-grand_census-text = 1 point per 2 active Units, at most 4.
card-vault_of_ledgers = Vault of Ledgers
card-vault_of_ledgers-text = At the end 1 point per kind of resource you hold; all seven: 2 more.
card-aura_of_order = Aura of Order
card-aura_of_order-text = Any Unit may use the host.
card-shifting_door = Shifting Door
card-shifting_door-text = Gain 1 gem. Alone highest in chaos: also what the token shows.
card-bazaar_of_oddities = Bazaar of Oddities
card-bazaar_of_oddities-text = Gain 1 gem, or what the token shows. Then you may discard the token for 2 points.
card-wheel_of_fortune = Wheel of Fortune
card-wheel_of_fortune-text = Roll: 1 lose a resource; 2–3 gain any 1, 4–5 any 2; 6 gain 2 gold.
card-wildgrowth_maze = Wildgrowth Maze
card-wildgrowth_maze-text = Pay the token: 2 Magic cards and 1 point.
card-chimera_pen = Chimera Pen
card-chimera_pen-text = Gain 1 gem and 1 sword; you may move a monster to an unoccupied realm beside it.
card-mad_wyrms_hoard = Mad Wyrm's Hoard
card-mad_wyrms_hoard-text = Gain 1 gem per track with your marker, at most 4.
card-tricksters_loft = Trickster's Loft
card-tricksters_loft-text = You may put another of your Adventure cards under its deck to take a face-up card for free.
card-entropy_engine = Entropy Engine
card-entropy_engine-text = Once a turn: discard 1 Magic card for 1 gold.
card-double_down = Double Down
card-double_down-text = After the roll you may reroll all your dice once.
card-prismatic_fissure = Prismatic Fissure
card-prismatic_fissure-text = Gain any 1 resource. With an Orb also the top token of any stack.
card-carnival_of_masks = Carnival of Masks
card-carnival_of_masks-text = Carry out the action of an opponent's card without a price, as printed.
card-vault_of_whims = Vault of Whims
card-vault_of_whims-text = At the end 1 point per symbol on the tokens here and 2 per quest completed.
card-chaotic_aura = Chaotic Aura
card-chaotic_aura-text = Each time the host is used, its price paid, roll: 4–6 its effect twice, 1–3 not at all.

## Magic cards
magic-faerie_charm = Faerie Charm
magic-faerie_charm-text = The battle about to begin does not happen.
magic-polymorph = Polymorph
magic-polymorph-text = Swap one of your Units in Eldervale with a ready one.
magic-gust_of_wings = Gust of Wings
magic-gust_of_wings-text = Move one of your Units up to 2 realms to an unoccupied one.
magic-stone_bastion = Stone Bastion
magic-stone_bastion-text = 2 dice more with your Dwelling in or beside the battle.
magic-firestorm = Firestorm
magic-firestorm-text = One side of your choice rerolls all its dice.
magic-riptide = Riptide
magic-riptide-text = The rushing monster stays where it is this turn, and no other takes its place.
magic-dawn_ward = Dawn Ward
magic-dawn_ward-text = Your casualties become ready instead.
magic-grave_bargain = Grave Bargain
magic-grave_bargain-text = Send one of your Units from Eldervale to the Underworld and draw 3 Magic cards.
magic-writ_of_passage = Writ of Passage
magic-writ_of_passage-text = This turn you may place at or beside your Dwellings.
magic-wild_surge = Wild Surge
magic-wild_surge-text = Roll one more die; it may replace one of yours.
magic-arcane_insight = Arcane Insight
magic-arcane_insight-text = Draw 2 Magic cards.
magic-alchemists_trick = Alchemist's Trick
magic-alchemists_trick-text = Exchange up to 3 basic resources one for one.
magic-dragonsong = Dragonsong
magic-dragonsong-text = Summon your Dragon 2 resources cheaper.
magic-call_to_arms = Call to Arms
magic-call_to_arms-text = Summon a Worker for any 1 resource.
magic-haste = Haste
magic-haste-text = After your placement's action place one more Worker and take its action.
magic-binding_chains = Binding Chains
magic-binding_chains-text = Dominate a monster in or beside a realm with your Unit.
magic-banish = Banish
magic-banish-text = Return a monster to its Lair.
magic-lure = Lure
magic-lure-text = Move a monster to an adjacent realm without one; Units there must fight it. Not in a battle.
magic-battle_hymn = Battle Hymn
magic-battle_hymn-text = 1 die per other player in the battle.
magic-lucky_charm = Lucky Charm
magic-lucky_charm-text = Reroll any of your dice once.
magic-blade_rain = Blade Rain
magic-blade_rain-text = 2 dice more.
magic-fog_of_war = Fog of War
magic-fog_of_war-text = The highest die of another side becomes 1.
magic-mirror_shield = Mirror Shield
magic-mirror_shield-text = One of your dice takes the value of any die in the battle.
magic-master_mason = Master Mason
magic-master_mason-text = Your next Dwelling this turn costs 2 resources less.
magic-hidden_path = Hidden Path
magic-hidden_path-text = Obtain a face-up Adventure card for its cost.
magic-treasure_sense = Treasure Sense
magic-treasure_sense-text = Take the top token of a stack where you have a Unit.
magic-pilfering_imp = Pilfering Imp
magic-pilfering_imp-text = Take 1 resource, no Magic card, from an opponent with more points.
magic-spirit_recall = Spirit Recall
magic-spirit_recall-text = One of your Units in the Underworld becomes ready.
magic-attunement = Attunement
magic-attunement-text = 1 power where you have a marker.
magic-prospectors_luck = Prospector's Luck
magic-prospectors_luck-text = 1 gold per Dwelling of yours, at most 3.
magic-second_wind = Second Wind
magic-second_wind-text = Carry out again the action of an Adventure card you used in this Regroup.
magic-sudden_ambush = Sudden Ambush
magic-sudden_ambush-text = One of your Units up to 2 realms away joins the battle.
magic-sanctuary = Sanctuary
magic-sanctuary-text = With your Dwelling in the realm the battle does not happen.
magic-song_of_glory = Song of Glory
magic-song_of_glory-text = After a victory 1 glory more.
magic-prophecy_of_the_crown = Prophecy of the Crown
magic-prophecy_of_the_crown-text = 3 points per marker of yours on a top space, at most 6.
magic-prophecy_of_the_four_winds = Prophecy of the Four Winds
magic-prophecy_of_the_four_winds-text = 5 points with four markers on tracks, none on a first space.
magic-prophecy_of_hearths = Prophecy of Hearths
magic-prophecy_of_hearths-text = 1 point per Dwelling of yours.
magic-prophecy_of_the_old_stones = Prophecy of the Old Stones
magic-prophecy_of_the_old_stones-text = 2 points per Dwelling of yours beside two or more Ruins, at most 6.
magic-prophecy_of_the_host = Prophecy of the Host
magic-prophecy_of_the_host-text = 2 points each for Warrior, Wizard and Dragon summoned.
magic-prophecy_of_the_library = Prophecy of the Library
magic-prophecy_of_the_library-text = 1 point per Magic card in hand, at most 5.
magic-prophecy_of_plenty = Prophecy of Plenty
magic-prophecy_of_plenty-text = 1 point per 2 resources without Magic cards, at most 6.
magic-prophecy_of_heroes = Prophecy of Heroes
magic-prophecy_of_heroes-text = 4 points on glory space 1 or further, if nobody is ahead of you.
magic-prophecy_of_the_archive = Prophecy of the Archive
magic-prophecy_of_the_archive-text = 1 point per 2 Adventure cards, at most 6.
magic-prophecy_of_neighbours = Prophecy of Neighbours
magic-prophecy_of_neighbours-text = 1 point per opposing Dwelling beside yours, at most 5.
magic-prophecy_of_beasts = Prophecy of Beasts
magic-prophecy_of_beasts-text = 2 points per monster defeated or dominated, at most 6.
magic-prophecy_of_the_deep = Prophecy of the Deep
magic-prophecy_of_the_deep-text = 2 points per Unit of yours in the Underworld, at most 6.
magic-crossroads_hearth = Crossroads Hearth
magic-crossroads_hearth-text = Build a Dwelling that scores 6 points or more for its neighbours.
magic-giant_slayer = Giant Slayer
magic-giant_slayer-text = Win a battle in which a monster is defeated.
magic-beastmaster = Beastmaster
magic-beastmaster-text = Dominate a monster.
magic-against_the_odds = Against the Odds
magic-against_the_odds-text = Win against a side that rolled more dice.
magic-great_host = Great Host
magic-great_host-text = Have 6 active Units.
magic-dragonlord = Dragonlord
magic-dragonlord-text = Win a battle with your Dragon.
magic-keeper_of_secrets = Keeper of Secrets
magic-keeper_of_secrets-text = Hold 6 Magic cards, this one included.
magic-hoarder = Hoarder
magic-hoarder-text = Hold 5 of one basic resource.
magic-arcane_pilgrim = Arcane Pilgrim
magic-arcane_pilgrim-text = Place your Wizard in the Mage Tower.
magic-warpath = Warpath
magic-warpath-text = Win 2 battles since your last Regroup.
magic-elementalist = Elementalist
magic-elementalist-text = Have markers on 4 tracks.
magic-ascendant = Ascendant
magic-ascendant-text = Have a marker on a top space.
magic-unbroken = Unbroken
magic-unbroken-text = Retrieve 5 Units from realms in a Regroup with none in the Underworld.
magic-martyrs = Martyrs
magic-martyrs-text = Have 3 Units in the Underworld.

## When spells are played
when-my_turn = in your turn
when-my_regroup = in your Regroup
when-after_own_place_action = after your placement's action
when-monster_would_rush = when a monster would rush
when-battle_would_trigger = when a battle would begin
when-battle_join = in the Join step
when-battle_dice = before the dice are rolled
when-battle_after_roll = after the roll
when-battle_won = when you win a battle
when-battle_casualties = when your Units fall

## Orb spaces, Trove, Ghosts
orb-os1 = 2 potions
orb-os2 = 2 gems
orb-os3 = 2 scrolls
orb-os4 = 2 tools
orb-os5 = 2 swords
orb-os6 = 2 Magic cards
orb-os7 = 3 points
orb-os8 = 1 power on any track
orb-os9 = summon a Unit, 2 cheaper
trove-tr1 = 5 points
trove-tr2 = 3 gold
trove-tr3 = 2 power on any tracks
trove-tr4 = a Unit for free and 2 points; with none left 4 points
trove-tr5 = an Adventure card for free
ghost-wailing_draft = Wailing Draft
ghost-pale_kites = Pale Kites
ghost-last_breath = Last Breath
ghost-rattling_roots = Rattling Roots
ghost-buried_kings = Buried Kings
ghost-barrow_raisers = Barrow Raisers
ghost-ashen_march = Ashen March
ghost-cold_embers = Cold Embers
ghost-burning_grudge = Burning Grudge
ghost-drowned_choir = Drowned Choir
ghost-fogbound_crew = Fogbound Crew
ghost-ebbing_host = Ebbing Host
ghost-faded_halos = Faded Halos
ghost-mourning_bells = Mourning Bells
ghost-lantern_wake = Lantern Wake
ghost-hollow_eyes = Hollow Eyes
ghost-velvet_night = Velvet Night
ghost-grave_hunger = Grave Hunger
ghost-silent_legion = Silent Legion
ghost-empty_armour = Empty Armour
ghost-spectral_masons = Spectral Masons
ghost-broken_mirrors = Broken Mirrors
ghost-laughing_masks = Laughing Masks
ghost-veil_torn = Veil Torn
ghost-action-haunt = haunt
ghost-action-vanish = vanish
ghost-action-settle = settle
ghost-action-strike = strike
ghost-action-surge = surge
ghost-haunt-text = The Watcher moves on and a Ghost Unit is placed where it stands.
ghost-vanish-text = With 2 or more Units in Eldervale the Ghosts regroup, else they haunt.
ghost-settle-text = The Ghosts build a Dwelling for free, else they haunt.
ghost-strike-text = The Watcher moves on and a Ghost Unit is placed in the nearest realm with a Unit of yours.
ghost-surge-text = The Ghosts gain 1 power in the card's element, then they haunt.

## The table
board = Eldervale
fight = a battle is fought here
ready-area = Ready
underworld = Underworld
not-summoned = In reserve
tray = Treasure
tableau = Tableau
magic-in-hand = Magic
known-realms = Next realms
orb = Orb
orbs = Orbs
watcher = the Watcher
essence = essence
tactics-up = Tactics token
tactics-down = Tactics token, used
points-now = if the game ended now
power-title = Power · points { $values }
glory-track = Glory
glory = Glory
adventures = Adventures face up
dungeon-stage = The Dungeon
stock = Supply
magic-deck = Magic deck
magic-discard = Magic played
orb-spaces = Orb spaces
mercenaries = Mercenaries
trove-taken = Trove found
trove-left = Trove left
ghost-deck = The Ghosts
new-realm = New realm
two-sides = Factions of these elements
free-elements = Elements to choose from
packet = Keep one
end-realms = To the last realm
end-homes = To six Dwellings
end-comes = { $n ->
    [0] The last turn
    [one] One turn more
   *[other] { $n } turns more
}
peace-lasts = Peaceful Beginning until the first Regroup of { $who }
phase-setup = Setting up
phase-draft = Magic draft
phase-over = Final scoring
phase-turn = Turn { $n } · { $who }
phase-peace = Turn { $n } · { $who } · Peaceful Beginning
phase-regroup = Turn { $n } · Regroup of { $who }
phase-final = Last turns · { $who }
phase-battle = Turn { $n } · battle in { $realm }

## Battles
battle-stage = Battle in { $realm } · { $step }
battle-trigger = begins
battle-join = who joins
battle-swords = dice and swords
battle-after = after the roll
battle-casualties = casualties
battle-cancelled = called off
dice = dice
odds = chance to win
odds-tie = { $n } % for a tie that nobody wins
dice-between = { $a } to { $b }, rolled first
compare = die by die
die-number = die { $n }
verdict = { $who } would win: die { $n } decides
verdict-by-tie = { $who } would win the tie
verdict-tie = A true tie: all players would lose
verdict-won = { $who } has won the battle
verdict-nobody = A true tie: all players have lost

## Scoring
final-scoring = Final scoring
score-play = during play
score-orbs = Orbs
score-markers = power markers
score-dwellings = Dwellings
score-cards = cards
score-vaults = vaults
score-prophecies = prophecies
score-bonus = level of the Ghosts
score-total = total
score-team = team
why-markers = { $n ->
    [one] One marker, worth its space
   *[other] { $n } markers, each worth its space
}
why-dwellings = { $n ->
    [one] One Dwelling, worth its element's marker
   *[other] { $n } Dwellings, each worth its element's marker
}
why-cards = The starter card and { $n } of { $most } Adventure cards: three for each Dwelling
why-cards-all = The starter card and all { $n } Adventure cards
won = { $who } { $n ->
    [one] has won
   *[other] have won
}
won-shared = { $who } share the victory
won-solo = You have beaten the Ghosts
lost-solo = The Ghosts keep Eldervale

## Icons
icon-air = air
icon-earth = earth
icon-fire = fire
icon-water = water
icon-light = light
icon-darkness = darkness
icon-order = order
icon-chaos = chaos
icon-scroll = { $n ->
    [one] scroll
   *[other] scrolls
}
icon-tool = { $n ->
    [one] tool
   *[other] tools
}
icon-magic = { $n ->
    [one] Magic card
   *[other] Magic cards
}
icon-any = { $n ->
    [one] any resource
   *[other] any resources
}
icon-orb = { $n ->
    [one] Orb
   *[other] Orbs
}
icon-glory = glory
icon-power = power
icon-marker = { $n ->
    [one] power marker
   *[other] power markers
}
icon-token = { $n ->
    [one] treasure token
   *[other] treasure tokens
}
icon-dwelling = { $n ->
    [one] Dwelling
   *[other] Dwellings
}
icon-ready = { $n ->
    [one] Unit ready
   *[other] Units ready
}
icon-adventure = { $n ->
    [one] Adventure card
   *[other] Adventure cards
}
icon-vault = vaults
icon-prophecy = prophecies
icon-essence = essence
icon-lair = Lair
icon-realm = a new realm
icon-realms = realms
icon-summon = summon
icon-burn = burn
icon-rescue = from the Underworld
icon-underworld = to the Underworld
icon-steal = take from an opponent
icon-dominate = dominate
icon-copy = copy
icon-monster = monster
icon-cast = spells
icon-ability = abilities
icon-odds = chance to win
icon-rush = rush
icon-final = points at the end
icon-trove = Trove
icon-worker = { $n ->
    [one] Worker
   *[other] Workers
}
icon-warrior = Warrior
icon-wizard = Wizard
icon-dragon = Dragon
icon-minotaur = Minotaur
icon-shapeshifter = Shapeshifter
icon-orbspace-os1 = { orb-os1 }
icon-orbspace-os2 = { orb-os2 }
icon-orbspace-os3 = { orb-os3 }
icon-orbspace-os4 = { orb-os4 }
icon-orbspace-os5 = { orb-os5 }
icon-orbspace-os6 = { orb-os6 }
icon-orbspace-os7 = { orb-os7 }
icon-orbspace-os8 = { orb-os8 }
icon-orbspace-os9 = { orb-os9 }
state-asleep = asleep
state-done = completed

## Questions
ask-main-choice = Place a Unit, or regroup
ask-extra-place = Place one more Worker
ask-retrieve = Retrieve a Unit
ask-after-retrieve = Go on, or act once more
ask-after-action = Go on, or act before the turn moves on
ask-after-regroup = Go on, or act once more
ask-end-of-turn = End your turn, or act once more
ask-aura-of-souls = Use the host with a returning Unit
ask-choose-stack = Take from a stack
ask-tray-full = Make room in your tray
ask-choose-summon = Summon a Unit
ask-choose-dwelling = Build a Dwelling
ask-choose-location = Lay { $realm }
ask-choose-adventure = Obtain an Adventure card
ask-second-or-burn = Obtain another card, or burn one
ask-oracle = Obtain a card, or draw Magic
ask-burn = Burn a card
ask-would-trigger = A battle is about to begin in { $realm }
ask-would-rush = { $monster } is about to rush
ask-join = Join the battle in { $realm }
ask-spend-swords = Spend swords for dice
ask-after-roll = Change dice, or let them stand
ask-battle-side = Choose a side that rolls again
ask-choose-side = Choose the side of your board
ask-choose-die = Choose a die to roll again
ask-choose-dice = Choose dice to roll again
ask-set-die = Choose a die to turn
ask-own-die = Choose one of your dice
ask-copy-die = Choose its new value
ask-replace-die = Replace one of your dice
ask-effect-order = Choose what happens first
ask-casualties = Save your Units, or let them fall
ask-battle-won = Play a spell on your victory
ask-choose-resource = Choose a resource
ask-give-up = Give up a resource
ask-exchange = Give a resource in exchange
ask-steal = Take a resource
ask-give = Give a resource away
ask-choose-face = Choose what the token gives
ask-choose-price = Choose what you pay
ask-pay = Pay
ask-pay-for = Pay for { $what }
ask-discard-one = Discard a Magic card
ask-discard-magic = Discard a Magic card
ask-discard-to-limit = Discard down to seven Magic cards
ask-take-magic = Take a card from the discard pile
ask-draft-pick = Keep a card
ask-copy-action = Choose an action to copy
ask-reactivate = Choose a card to use again
ask-discard-adventure = Give up an Adventure card
ask-complete-quest = Complete a quest
ask-aside = Cash treasure or complete a quest at any time
ask-battle-order = Choose which battle comes first
ask-move-to = Choose where it goes
ask-move-monster-to = Choose where the monster goes
ask-displace = Choose where the displaced monster goes
ask-warp = Choose where the Rift Maw goes
ask-order-realms = Choose the tile that comes as number { $n }
ask-move-unit = Choose a Unit to move
ask-swap-out = Choose the Unit in Eldervale
ask-swap-in = Choose the Unit that takes its place
ask-swap-units = Choose the Unit to swap with
ask-send-below = Choose a Unit for the Underworld
ask-rescue = Choose a Unit to bring back
ask-ambush = Choose the Unit that joins
ask-driven-out = Choose the Unit that must leave
ask-undertow = Wash out an opposing Worker
ask-choose-rusher = Choose the monster that rushes
ask-dominate = Choose a monster to dominate
ask-banish = Choose a monster to send home
ask-move-monster = Choose a monster to move
ask-choose-track = Choose a track
ask-relocate = No marker left for { $element }: move one?
ask-choose-faction = Choose your element
ask-choose-elements = Choose a further element
ask-may = Do you want to { $what }?
ask-charge = Charge into { $realm }?
ask-swap-give = Choose the card you offer
ask-swap-take = Choose the card you want for it
ask-accept-swap = Swap these Magic cards?
ask-hand-over = Hand { $card } to your partner?
ask-choose-part = Choose one
ask-mimic = Choose an ability to copy
ask-end-ability = Use an ability before your turn ends

## Hints
hint-main = The realm's action is yours at once; battles come after it.
hint-peace = All is peaceful until everybody has regrouped once.
hint-no-placement = No Unit can be placed: regroup.
hint-retrieve = { $n ->
    [one] One Unit still stands in Eldervale.
   *[other] { $n } Units still stand in Eldervale.
}
hint-tray = The new token shows { $token }.
hint-dwell = 2 points for each Ruin and each Dwelling beside it.
hint-discount = { $n ->
    [one] It costs you one resource less.
   *[other] It costs you { $n } resources less.
}
hint-bridge = It touches Eldervale with its near end: a Dwelling there will score 2 more, one at the far end 10.
hint-choose-adventure = It brings 1 power in its element.
hint-second-or-burn = If you buy nothing, one card must go.
hint-oracle = After a card another one is burned.
hint-burn = It goes under its deck.
hint-odds = Your chance as things stand: { $n } %.
hint-join = Units beside the battle may move in.
hint-standing = { $who } would win.
hint-spare = The extra die shows { $n }.
hint-casualties = { $n ->
    [one] One Unit of yours would fall.
   *[other] { $n } Units of yours would fall.
}
hint-swap = You would give { $mine } for { $theirs }.

## What would follow
foresee-battle = Battle against { $who }: you would win with { $n } %, if nobody joins or adds dice
foresee-rush = { $monster } would rush in: you would win with { $n } %
foresee-income = Your Units out there would bring about { $what }, each on one of your actions
foresee-no-income = Your Units out there would bring nothing for sure
foresee-return = { $n ->
    [one] 1 Unit returns from the Underworld
   *[other] { $n } Units return from the Underworld
}
amount-vp = { $n ->
    [one] 1 point
   *[other] { $n } points
}
amount-glory = { $n } glory

## Answers
verb-cash = Cash
verb-hire = Hire for 1 gold
verb-hire-orb = Hire for good
verb-buy = Obtain
verb-burn = Burn
verb-burn-aside = Set aside
do-place = { $unit } to { $realm }
do-regroup = Regroup
do-ready = { $unit } to the Ready Area
do-activate = { $unit }: { $what }
do-cash = Cash: { $what }
do-slot = { $token } onto { $card }
do-cast = Cast { $card } for { $cost }
do-cast-free = Cast { $card } for free
do-quest = Complete { $card }
do-swap = Swap a Magic card with your partner
do-orb = Orb: { $what }
do-attach = { $aura } to { $host }
do-hire = Hire the { $unit } for 1 gold
do-hire-orb = Hire the { $unit } for good
do-rally = Turn it back for 3 swords
do-use = Use { $what }
do-stack = { $realm }, stack { $n }
do-keep = Keep them
do-summon = { $unit } for { $cost }
do-dwell = { $realm } for { $cost }
do-lay = { $realm } beside { $n ->
    [one] one realm
   *[other] { $n } realms
}
do-buy = { $card } for { $cost }
do-burn = Burn { $card }
do-burn-aside = Set { $card } aside
do-draw = Draw a Magic card
do-join = { $unit } from { $realm }
do-swords = { $n ->
    [one] One sword
   *[other] { $n } swords
}
do-die = { $who }: { $n }
do-value = { $n }
do-tactics = Turn the Tactics token: your Units stay
do-save = Save the { $unit } for 1 potion
do-take = { $what } of { $who }
do-give = { $what } to { $who }
do-pay = { $what }
do-ignore = Leave the gain
do-no = No
pass = Pass
pass-battle = Let it begin
pass-rush = Let it come
pass-join = Stay
pass-swords = No more dice
pass-roll = Let it stand
pass-casualties = Let them fall
pass-on = Go on
pass-end = End turn
pass-keep = Keep your dice
pass-enough = Enough
yes-may = Yes
no-may = No
yes-charge = Charge
no-charge = Stay
yes-accept-swap = Swap
no-accept-swap = Keep mine
yes-hand-over = Hand it over
no-hand-over = Keep it
may-discard_magic = discard a Magic card to draw one
may-discard_slotted = discard the token for 2 points
may-discard_adventure = give up an Adventure card for another
may-move_unit = move a Unit
may-move_monster = move a monster
may-give = give a resource away for a point
may-pay = pay a sword for 2 points
may-send_underworld = send a Unit to the Underworld
may-swap_units = swap your Wizard with another Unit
part-slot-1 = First slot
part-slot-2 = Second slot
part-glory = 1 glory
part-power = 1 power in { $element }
part-score = Points for Dwellings

## Why not
why-window = It is cast { $when }.
why-prophecy = Prophecies score at the end; until then they can be spent.
why-quest = Its condition is not met.
why-cost = It costs { $cost }; you cannot pay that.
why-cash-first = Possible once you have cashed treasure.
why-two-resources = You need 2 resources of any kinds.
why-portal = You cannot pay for any Unit.
why-mill = You need a Worker in an elemental realm whose Dwelling you can pay.
why-dungeon = You cannot pay for any face-up card.
why-no-realm = No realm lies here yet.
why-none-ready = No Unit is ready.
why-own-unit = One of your Units stands here already.
why-first = Your first Unit needs an unoccupied realm.
why-far = It is not beside any of your Units.

## What the others read
wait-turn = to place or regroup
wait-regroup = to regroup
wait-free = may act once more
wait-pay = to pay
wait-realm = to lay a realm
wait-adventure = to choose among the adventures
wait-resource = to choose a resource
wait-faction = to choose a faction
wait-draft = to keep a card
wait-discard = to discard
wait-choose = to choose
wait-react = may react to the battle in { $realm }
wait-join = may join the battle in { $realm }
wait-swords = may add dice in { $realm }
wait-dice = may change dice in { $realm }
wait-casualties = may save Units in { $realm }
order-own-battles = Pass unless one of my Units is in the battle
order-or-card = Pass unless one of my Units is in the battle or { $card } can be played

## Chronicle
log-faction = { $who } chose the { $faction } of { $element }
log-starts = { $who } rolled best and begins
log-elements = In play: { $elements }
log-turn = { $who } began a turn
log-end-triggered = The end is near: everybody has one more turn
log-peace-ends = The Peaceful Beginning is over
log-final-score = { $who } scored { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} in all
log-gained = { $who } gained { $n ->
    [one] 1 { $what }
   *[other] { $n } { $what-gen }
}
log-lost = { $who } lost { $n ->
    [one] 1 { $what }
   *[other] { $n } { $what-gen }
}
log-paid = { $who } paid { $what }
log-points = { $who } scored { $n ->
    [one] 1 point
   *[other] { $n } points
}
log-drew = { $who } drew { $n ->
    [one] a Magic card
   *[other] { $n } Magic cards
}
log-drew-own = { $who } drew { $cards }
log-discarded = { $who } discarded { $card }
log-took-magic = { $who } took { $card } from the discard pile
log-shuffled = The Magic discard pile was shuffled
log-took-token = { $who } took a token in { $realm }: { $token }
log-cashed = { $who } cashed a token: { $token }
log-slotted = { $who } slotted { $token } onto { $card }
log-token-lost = A token was lost: { $token }
log-obtained = { $who } obtained { $card }
log-handed-over = { $who } handed { $card } to { $other }
log-burned = { $who } burned { $card }
log-turned-up = { $card } was turned up
log-card-left = { $who } gave up { $card }
log-stole = { $who } took 1 { $what } from { $other }
log-gave = { $who } gave 1 { $what } to { $other }
log-swapped-magic = { $who } and { $other } swapped Magic cards
log-attached = { $who } attached { $card } to { $host }
log-orb-used = { $who } used an Orb: { $what }
log-orb-taken = { $who } took an Orb
log-cast = { $who } cast { $card }
log-used = { $who } used { $what }
log-quest = { $who } completed { $card }
log-peeked = { $who } looked at the next { $n ->
    [one] realm
   *[other] { $n } realms
}
log-activated = { $who } used { $card } with { $unit }
log-power = { $who } came to space { $n } in { $element }
log-power-ignored = { $who } left the power in { $element }
log-marker-moved = { $who } moved a marker from { $source } to { $element }
log-glory = { $who } came to glory { $n }
log-glory-enters = { $who } entered the glory track
log-placed = { $who } placed { $unit } in { $realm }
log-moved = { $who } moved { $unit } to { $realm }
log-readied = { $unit } of { $who } became ready
log-fell = { $unit } of { $who } went to the Underworld
log-tactics = { $who } turned the Tactics token: the Units stay
log-rallied = { $who } turned the Tactics token back
log-summoned = { $who } summoned { $unit }
log-hired = { $who } hired the { $unit }
log-merc-returned = The { $unit } left { $who }
log-regroups = { $who } regrouped
log-units-return = The Units of { $who } are ready again
log-built = { $who } built a Dwelling in { $realm }: { $n ->
    [one] 1 point
   *[other] { $n } points
}
log-revealed = { $realm } was laid
log-bridge-put-back = The bridge found no place and went under the stack
log-monster-appears = { $monster } appeared in { $realm }
log-monster-moved = { $monster } moved to { $realm }
log-rushed = { $monster } rushed into { $realm }
log-rush-stopped = The rush was stopped
log-dominated = { $who } dominated { $monster }
log-monster-defeated = { $monster } was defeated
log-charged = The Minotaur of { $who } charged into { $realm }
log-trove = { $who } found in the Trove: { $token }
log-battle = Battle in { $realm }
log-battle-cancelled = The battle in { $realm } did not happen
log-battle-collapsed = The battle in { $realm } fell apart
log-joined = { $who } joined in { $realm } with { $unit }
log-swords = { $who } spent swords: { $n ->
    [one] 1 die more
   *[other] { $n } dice more
}
log-swords-partner = { $who } spent swords for { $other }: { $n ->
    [one] 1 die more
   *[other] { $n } dice more
}
log-rolled = { $who } rolled { $dice }
log-value-rolled = { $who } fights with { $n ->
    [one] 1 die
   *[other] { $n } dice
}
log-die-rolled = { $who } rolled { $n }
log-battle-won = { $who } won the battle
log-battle-tied = A true tie: all players lost
log-ghost-card = The Ghosts: { $card }, { $action }
log-watcher = The Watcher moved to { $realm }
log-essence = The Ghosts gained { $n } essence, now { $total }
log-essence-paid = The Ghosts paid { $n } essence, now { $total }
