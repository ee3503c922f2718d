"""The Dragon's powers (§7.4): who they can be used on, and what they do. Wrath has a module of its own."""

from __future__ import annotations

from collections.abc import Callable

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.vast.choices import Gem, Slither, TreasureAt
from wyrmtable.games.vast.data import DRAGON, GEMS, GOBLINS, HERO, PIECES, ROGUE, SUPPLY, TRIBES, WYRM, Face
from wyrmtable.games.vast.grid import AROUND, DELTA, blocked, dark_tiles, hit_cells, sheltered
from wyrmtable.games.vast.rules import sloth
from wyrmtable.games.vast.rules.agenda import choose_cell
from wyrmtable.games.vast.rules.dice import roll
from wyrmtable.games.vast.rules.entering import kill_thief
from wyrmtable.games.vast.rules.flying import fly, through_wall, wing_moves
from wyrmtable.games.vast.rules.forced import force, forced_paths, may_be_moved, token_can_move, token_ends
from wyrmtable.games.vast.rules.grit import lose_grit
from wyrmtable.games.vast.rules.revealing import reveal
from wyrmtable.games.vast.rules.say import say
from wyrmtable.games.vast.rules.tribes import discard_trap, lose_population, rage, scatter
from wyrmtable.games.vast.state import Vast

SCRATCH_GRIT = 5
SWAT_STEPS = 5
SLAP_STEPS = 3


def dragon_roll(g: Vast) -> Rule[Face]:
    """The die around him; the Shriek token may be spent to roll once more."""
    face = roll(g, DRAGON, g.pieces[WYRM])
    if g.dragon.shriek and (yield from choose(g.seat(DRAGON), "shriek", ["reroll", "keep"], face.name)) == "reroll":
        g.dragon.shriek = False
        return roll(g, DRAGON, g.pieces[WYRM])
    return face


def trap_saves(g: Vast, tribes: list[int], power: str) -> Rule[bool]:
    """§6.10: the Goblins may discard Trap against a power that would hit a Tribe; then no Tribe is affected."""
    if not tribes or "trap" not in g.goblins.face_up:
        return False
    answer = yield from choose(g.seat(GOBLINS), "trap", ["use", "keep"], power)
    if answer == "use":
        discard_trap(g)
    return answer == "use"


# ---- Claw and its combinations


def claw(g: Vast) -> Rule[None]:
    face = yield from dragon_roll(g)
    here = g.pieces[WYRM]
    hit = [cell for cell in hit_cells(g, here, face) if not sheltered(g, here, cell)]
    tribes = [tribe for tribe in TRIBES if g.pieces[tribe] in hit]
    if not (yield from trap_saves(g, tribes, "claw")):
        for tribe in tribes:
            lost = yield from scatter(g, tribe)
            sloth.eat(g, lost)
            rage(g, 1)
        if tribes:
            discard_trap(g)
    if g.pieces[HERO] in hit and may_be_moved(g, HERO):
        yield from force(g, HERO, 1, g.seat(DRAGON), optional=True)
    if g.pieces[ROGUE] in hit:
        yield from kill_thief(g, DRAGON, attack=True)


def can_hiss(g: Vast) -> list[int]:
    here = g.pieces[WYRM]
    return [tribe for tribe in TRIBES if g.revealed_tribe(tribe) and not sheltered(g, here, g.pieces[tribe])]


def hiss(g: Vast) -> Rule[None]:
    name = yield from choose(g.seat(DRAGON), "hiss", [PIECES[tribe] for tribe in can_hiss(g)])
    tribe = PIECES.index(name)
    if not (yield from trap_saves(g, [tribe], "hiss")):
        g.pieces[tribe] = SUPPLY
        rage(g, 1)
        sloth.eat(g, (yield from lose_population(g, tribe, 1)))


def slithers(g: Vast) -> list[Slither]:
    """A cube from one Sloth track to a free space of another."""
    return [Slither(a, b) for a, cubes in g.dragon.sloth.items() if cubes for b in sloth.free_tracks(g) if b != a]


def slither(g: Vast) -> Rule[None]:
    way = yield from choose(g.seat(DRAGON), "slither", slithers(g))
    g.dragon.sloth[way.source] -= 1
    g.dragon.sloth[way.goal] += 1
    say(g, "move", "slithered", DRAGON, source=f"sloth-{way.source}", goal=f"sloth-{way.goal}")


def swats(g: Vast) -> list[Gem | TreasureAt]:
    """Gems and Treasures on adjacent spaces that can be moved at all."""
    beside = [g.pieces[WYRM] + delta for delta in DELTA]
    tokens = [
        Gem(GEMS[gem]) for gem, cell in enumerate(g.gems) if cell in beside and token_can_move(g, cell, SWAT_STEPS)
    ]
    treasures = [cell for cell in beside if cell in g.treasures and token_can_move(g, cell, SWAT_STEPS)]
    return [*tokens, *map(TreasureAt, treasures)]


def swat(g: Vast) -> Rule[None]:
    token = yield from choose(g.seat(DRAGON), "swat", g.recall(swats))
    if isinstance(token, Gem):
        tokens, index = g.gems, GEMS.index(token.what)
    else:
        tokens, index = g.treasures, g.treasures.index(token.cell)
    ends = g.recall(token_ends, tokens[index], SWAT_STEPS)
    tokens[index] = yield from choose_cell(g.seat(DRAGON), "swat-to", ends, tokens[index])
    say(g, "move", "swatted", DRAGON, tokens[index])


def scratches(g: Vast) -> list[str]:
    """Kinds of targets on his own space."""
    here = g.pieces[WYRM]
    kinds = ["knight"] if g.pieces[HERO] == here else []
    if g.tribes_at(here):
        kinds.append("tribes")
    if g.pieces[ROGUE] == here:
        kinds.append("thief")
    return kinds


def scratch(g: Vast) -> Rule[None]:
    kind = yield from choose(g.seat(DRAGON), "scratch", scratches(g))
    if kind == "knight":
        yield from lose_grit(g, SCRATCH_GRIT)
    elif kind == "thief":
        yield from kill_thief(g, DRAGON, attack=True)
    else:
        tribes = g.tribes_at(g.pieces[WYRM])
        if not (yield from trap_saves(g, tribes, "scratch")):
            for tribe in tribes:
                sloth.eat(g, (yield from lose_population(g, tribe, g.goblins.population[tribe])))
                rage(g, 1)
            discard_trap(g)


# ---- Flame and its combinations


def flame(g: Vast) -> Rule[None]:
    face = yield from dragon_roll(g)
    reveal(g, [cell for cell in hit_cells(g, g.pieces[WYRM], face) if g.is_dark(cell)], DRAGON, "power")


def dark_around(g: Vast) -> list[int]:
    here = g.pieces[WYRM]
    return [here + delta for delta in AROUND if g.is_dark(here + delta)]


def scorch(g: Vast) -> Rule[None]:
    reveal(g, dark_around(g), DRAGON, "power")
    yield from ()


def burn(g: Vast) -> Rule[None]:
    cell = yield from choose_cell(g.seat(DRAGON), "burn", sorted(dark_tiles(g)))
    reveal(g, [cell], DRAGON, "power")


def wall_spaces(g: Vast) -> list[int]:
    here = g.pieces[WYRM]
    return [
        here + DELTA[side]
        for side in range(4)
        if here + DELTA[side] in g.tiles and not blocked(g, here, side) and here + DELTA[side] != g.flame_wall
    ]


def flame_wall(g: Vast) -> Rule[None]:
    g.flame_wall = yield from choose_cell(g.seat(DRAGON), "flame-wall", wall_spaces(g))
    say(g, "place", "flame-wall", DRAGON, g.flame_wall)


# ---- Wing, and powers of any symbol


def wing(g: Vast) -> Rule[None]:
    way = yield from choose(g.seat(DRAGON), "wing", g.recall(wing_moves))
    yield from fly(g, way.path, tiles=1 if way.path in through_wall(g) else 2)


def can_slap(g: Vast) -> bool:
    here, cell = g.pieces[WYRM], g.pieces[HERO]
    beside = any(cell == here + delta for delta in DELTA)
    return beside and may_be_moved(g, HERO) and not sheltered(g, here, cell) and bool(forced_paths(g, HERO, 1))


def slap(g: Vast) -> Rule[None]:
    yield from force(g, HERO, SLAP_STEPS, g.seat(DRAGON))


def shriek(g: Vast) -> Rule[None]:
    dragon = g.dragon
    dragon.shriek = True
    if "shriek" not in dragon.used:
        dragon.used.append("shriek")
        dragon.shriek_turns += 1
        sloth.check_awake(g)
    yield from ()


def smash(g: Vast) -> Rule[None]:
    sloth.smash_crystal(g, g.pieces[WYRM])
    yield from ()


def _always(g: Vast) -> bool:
    return True


USABLE: dict[str, Callable[[Vast], object]] = {
    "claw": _always,
    "flame": _always,
    "wing": wing_moves,
    "hiss": can_hiss,
    "slither": slithers,
    "swat": swats,
    "scorch": dark_around,
    "burn": dark_tiles,
    "slap": can_slap,
    "shriek": lambda g: not g.dragon.shriek,
    "scratch": scratches,
    "flame_wall": wall_spaces,
    "smash": lambda g: g.pieces[WYRM] in g.crystals,
    "wrath": _always,
}
"""Whether a power has anything to work on."""
