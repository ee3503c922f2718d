about-realm = A place of the map: units stand on it.
about-tokens = What the first to come here finds.
about-home = Whoever built this lives here.
about-beast = It fights whoever comes.
about-unit = A unit: it goes where you send it.
about-gold = Gold pays for anything.
about-earth = The element earth.
about-fire = The element fire.
about-water = The element water.
about-light = The element light.
about-chaos = The element chaos.
about-order = The element order.
about-dice = Dice thrown in a battle.

coach-act = Send a unit somewhere, or build a home where one stands.
