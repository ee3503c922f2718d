"""The Dragon's turn (§7).

Phases: ``powers`` (moves and powers in any order), ``treasures``, ``gem``, ``cubes`` (last chance for Sloth cubes),
``hand``.
"""

from __future__ import annotations

from collections.abc import Callable

from wyrmtable.core.ask import PASS, Rule, choose
from wyrmtable.games.vast.choices import Gem, Move, Pit, Power, TakeCube
from wyrmtable.games.vast.data import DRAGON, GEMS, HELD, HERO, IS_TERRAIN, POWERS, SUPPLY, WYRM
from wyrmtable.games.vast.grid import HOME
from wyrmtable.games.vast.rules import powers
from wyrmtable.games.vast.rules.agenda import then
from wyrmtable.games.vast.rules.flying import fly, pit_moves, straight
from wyrmtable.games.vast.rules.paying import pay, payable, symbols
from wyrmtable.games.vast.rules.say import say
from wyrmtable.games.vast.rules.sloth import another_gem_out, earned_cubes, may_take, surface, take_cube
from wyrmtable.games.vast.rules.stats import spirit
from wyrmtable.games.vast.rules.turns import end_turn
from wyrmtable.games.vast.rules.wrath import wrath
from wyrmtable.games.vast.state import Vast

EFFECTS: dict[str, Callable[[Vast], Rule[None]]] = {
    "claw": powers.claw,
    "flame": powers.flame,
    "wing": powers.wing,
    "hiss": powers.hiss,
    "slither": powers.slither,
    "swat": powers.swat,
    "scorch": powers.scorch,
    "burn": powers.burn,
    "slap": powers.slap,
    "shriek": powers.shriek,
    "scratch": powers.scratch,
    "flame_wall": powers.flame_wall,
    "smash": powers.smash,
    "wrath": wrath,
}


def start(g: Vast) -> Rule[None]:
    """§7.3, and in his first turn he is put on the Knight's tile, without a Knight on the Entrance."""
    dragon = g.dragon
    dragon.free_move = dragon.moved = False
    dragon.taken, dragon.earned, dragon.used, dragon.spent_gems = [], [], [], []
    g.flame_wall = SUPPLY
    if not dragon.placed:
        dragon.placed = True
        g.pieces[WYRM] = g.pieces[HERO] if g.pieces[HERO] in g.tiles else HOME
        say(g, "place", "dragon-placed", DRAGON, g.pieces[WYRM])
    g.phase = "powers"
    yield from ()


def go_on(g: Vast) -> Rule[None]:
    yield from PHASES[g.phase](g)


# ---- phase 1: move and use powers


def usable_powers(g: Vast) -> list[str]:
    return [power for power in payable(g) if powers.USABLE[power](g)]


def acts(g: Vast) -> list[Move | Pit | Power | TakeCube | str]:
    return [
        *(map(Move, straight(g)) if not g.dragon.free_move else ()),
        *(map(Pit, pit_moves(g)) if pit_wings(g) else ()),
        *map(Power, usable_powers(g)),
        *map(TakeCube, earned_cubes(g)),
        "done",
    ]


def move_and_use_powers(g: Vast) -> Rule[None]:
    action = yield from choose(g.seat(DRAGON), "dragon-act", g.recall(acts), secret=bool(g.dragon.hand))
    match action:
        case Move():
            g.dragon.free_move = True
            yield from fly(g, action.path)
        case Pit():
            wings = pit_wings(g)
            g.dragon.free_move = True
            for _ in range(wings):
                yield from pay(g, "wing")
            yield from fly(g, (action.cell,), tiles=1)
        case Power():
            number = list(POWERS).index(action.what)
            then(g, "power", number)
            then(g, "pay", number)
        case TakeCube():
            take_cube(g, action.what)
        case _:
            g.phase = "treasures"


def pit_wings(g: Vast) -> int:
    """Wings a way through the Pits takes now: one beside the free move, else two; 0 if he cannot pay."""
    wings = 2 if g.dragon.free_move else 1
    return wings if symbols(g, "wing") >= wings else 0


def pay_power(g: Vast, number: int, _: int) -> Rule[None]:
    yield from pay(g, list(POWERS)[number])


def use_power(g: Vast, number: int, _: int) -> Rule[None]:
    power = g.dragon.using = list(POWERS)[number]
    yield from EFFECTS[power](g)
    g.dragon.using = ""


# ---- phase 2: pick up Treasures


def pick_up_treasures(g: Vast) -> Rule[None]:
    """§7.7: pick up any number; one goes to the supply for a Greed cube, the others are held for later turns. Only a
    Greed track empty from the beginning of the phase sends them all to the supply for nothing (R-71)."""
    for_nothing = g.dragon.sloth["greed"] == 0
    here = g.treasures.count(g.pieces[WYRM])
    if here:
        number = yield from choose(g.seat(DRAGON), "pick-up", [str(n) for n in range(here + 1)])
        for _ in range(int(number)):
            g.treasures[g.treasures.index(g.pieces[WYRM])] = HELD
        if number != "0":
            say(g, "take", "dragon-took", DRAGON, g.pieces[WYRM], n=int(number))
    if HELD in g.treasures and may_take(g, "greed"):
        g.treasures[g.treasures.index(HELD)] = SUPPLY
        take_cube(g, "greed")
    if for_nothing:
        g.treasures = [SUPPLY if place == HELD else place for place in g.treasures]
    g.phase = "gem"


# ---- phase 3: place a Gem


def place_gem(g: Vast) -> Rule[None]:
    g.phase = "cubes"
    cell = g.pieces[WYRM]
    mine = [Gem(GEMS[gem]) for gem, place in enumerate(g.gems) if place == SUPPLY]
    if not mine or IS_TERRAIN[g.tiles[cell]]:
        return
    answer = yield from choose(g.seat(DRAGON), "place-gem", [*mine, PASS])
    if isinstance(answer, Gem):
        if another_gem_out(g):
            g.dragon.earned.append("pride_gem")
        g.gems[GEMS.index(answer.what)] = cell
        say(g, "place", "gem-placed", DRAGON, cell)


# ---- phase 4: replace the hand


def last_cubes(g: Vast) -> Rule[None]:
    """The last chance for Hunger and Pride; a Pride-Still cube counts for the new hand (R-59)."""
    tracks = earned_cubes(g)
    if not g.dragon.moved and may_take(g, "pride_still"):
        tracks.append("pride_still")
    if not tracks:
        g.phase = "hand"
        return
    answer = yield from choose(g.seat(DRAGON), "last-cubes", [*map(TakeCube, tracks), "done"])
    if isinstance(answer, TakeCube):
        take_cube(g, answer.what)
    else:
        g.phase = "hand"


def replace_hand(g: Vast) -> Rule[None]:
    """All 18 Power cards are shuffled and Spirit cards drawn."""
    dragon = g.dragon
    deck = [*dragon.deck, *dragon.discard, *dragon.hand]
    deck.sort()
    g.chance.shuffle("powers", deck)
    number = spirit(g)
    dragon.hand, dragon.deck, dragon.discard = deck[:number], deck[number:], []
    say(g, "draw", "hand-replaced", DRAGON, n=number)
    end_turn(g)
    yield from ()


PHASES: dict[str, Callable[[Vast], Rule[None]]] = {
    "powers": move_and_use_powers,
    "treasures": pick_up_treasures,
    "gem": place_gem,
    "cubes": last_cubes,
    "hand": replace_hand,
}
STEPS = {"surface": surface, "pay": pay_power, "power": use_power}
