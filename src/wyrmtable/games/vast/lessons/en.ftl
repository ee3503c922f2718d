## All lessons
learn-free = Play on
learn-free-task = Play on as you like; this is the real game
learn-term-cube = Hero cube
learn-term-encounter = Encounter
learn-term-grit = Grit
learn-term-tribe = Tribe
learn-term-rage = Rage
learn-term-scatter = scattering
learn-term-sloth = Sloth
learn-term-power = power
learn-term-spirit = Spirit
learn-term-omen = omen
learn-term-collapse = Collapse
learn-term-stealth = Stealth
learn-term-loot = Loot Level
learn-term-stash = stashing

## The Knight
learn-knight = The Knight
learn-knight-who = Who you are
learn-knight-see = Look at your goal, your cubes and your Grit
learn-knight-say-goal = This is how you win here. Everybody else wants something different.
learn-knight-say-cubes = Your Hero cubes. Each turn they come back and you place them anew.
learn-knight-say-grit = Deeds bring Grit, and Grit frees more cubes.
learn-knight-go = Into the dark
learn-knight-movement = Put a cube on Movement
learn-knight-movement-hint = With it you take three steps instead of one.
learn-knight-say-movement = One cube here: three steps this turn.
learn-knight-cubes-first = You could go at once, but only one step. First put a cube on Movement.
learn-knight-other-cube = That helps another time. To get around, put a cube on Movement.
learn-knight-not-end = Your turn has hardly begun: there is still something to do.
learn-knight-step = Step onto the dark tile in the west
learn-knight-say-encounters = A dark tile costs an Encounter. You have as many as your Perception.
learn-knight-west = Every way is open, but let us go west together.
learn-knight-more = Further in
learn-knight-perception = Put your other cube on Perception
learn-knight-say-perception = The tile is turned up and brought 1 Grit. Perception 2 means a second Encounter this turn.
learn-knight-sharper = You have steps left, but no Encounter. Put your cube on Perception to meet something more.
learn-knight-on = Step onto another dark tile
learn-knight-on-hint = Walls stop you; open edges lead on.
learn-knight-say-quests = Three Sidequests: fulfil one in your turn and show it for its Grit.
learn-knight-go-on = You still have an Encounter: use it on another dark tile.

## The Goblins
learn-goblins = The Goblins
learn-goblins-who = Three Tribes
learn-goblins-see = Look at your goal, a Tribe and your Rage
learn-goblins-say-goal = This is how you win here.
learn-goblins-say-tribe = A Tribe is as strong as it has Population. Here it is hidden; on the map it can be attacked.
learn-goblins-say-rage = Rage says how many War cards you choose from. At 0 every Tribe is weaker.
learn-goblins-monsters = Monsters for your Tribes
learn-goblins-give = Give a Monster to a Tribe
learn-goblins-give-hint = Some make a Tribe stronger, others help it in their own way: point at them.
learn-goblins-keep = You may discard it, but there is room: give it to a Tribe.
learn-goblins-rest = Go on with the next one
learn-goblins-say-places = Fangs and Eye hold one Monster, Bones two; all together as many as the Bones have Population.

## The Dragon
learn-dragon = The Dragon
learn-dragon-who = Asleep
learn-dragon-see = Look at your goal and at what keeps you asleep
learn-dragon-say-goal = Wake up, surface, and step out by the Entrance.
learn-dragon-say-wake = Wakefulness. At 11 you are awake for good; Armor and Spirit grow on the way.
learn-dragon-say-sloth = Cubes leave from here: Greed by Treasures, Hunger by eating, Pride by showing off. One of each in a turn at most.
learn-dragon-under = Under the map
learn-dragon-move = Move
learn-dragon-move-hint = One or two tiles in a straight line, through everything.
learn-dragon-say-move = Underground no wall stops you. The free move comes once a turn.
learn-dragon-move-first = Powers come right after; first go somewhere.
learn-dragon-powers = Powers
learn-dragon-power = Use a power
learn-dragon-say-hand = Power cards pay for powers. After the turn you draw a new hand.
learn-dragon-say-powers = What each power does stands here; those you can pay are lit.
learn-dragon-not-done = Cards you do not use are shuffled away. Use a power first.

## The Cave
learn-cave = The Cave
learn-cave-who = You are the place
learn-cave-see = Look at your goal, your tiles and your omens
learn-cave-say-goal = First grow, then fall in: that many Crystal tiles must be gone.
learn-cave-say-tiles = The next tiles of the map are in your hand: whatever others discover, you choose.
learn-cave-say-omens = Omens pay for bats, rockslides and worse. You draw more the more Treasures and Crystals lie about.
learn-cave-shape = Grow
learn-cave-place = Shape the Cave: place a tile
learn-cave-shape-first = That is the other half of your turn. First place a tile.
learn-cave-where = Choose where it goes
learn-cave-where-hint = There is no wrong place: far from the Entrance makes long ways, near it short ones.

## The Thief
learn-thief = The Thief
learn-thief-who = In and out
learn-thief-see = Look at your goal and at your three stats
learn-thief-say-goal = Bring that many Treasures to the Entrance.
learn-thief-say-stats = Each turn the tokens 2, 3 and 4 go on Movement, Stealth and Thievery.
learn-thief-tokens = Three tokens
learn-thief-assign = Put the 4 on Movement and the others as you like
learn-thief-assign-hint = There is nothing to steal here yet: first get somewhere.
learn-thief-faster = Good for another turn. Now nothing lies near, so be fast: the 4 on Movement.
learn-thief-go = Go
learn-thief-step = Take a step
learn-thief-say-actions = Thievery gives that many cubes for these actions.
learn-thief-say-loot = What whoever catches you would gain. Hide Loot lowers it.
learn-thief-not-end = You have not moved yet: take a step first.
learn-thief-step-first = Save your cubes for Treasures. First take a step.
