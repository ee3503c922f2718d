"""How many rounds each role still needs to win if nobody stops it: one scale for all, by which others fear it."""

from __future__ import annotations

from math import exp

from wyrmtable.games.vast.bot import dragon_plan as plan
from wyrmtable.games.vast.bot.dragon_ways import LONG, to_the_entrance, underground
from wyrmtable.games.vast.bot.goals import FAR, nearest, walk
from wyrmtable.games.vast.data import (
    CAVE,
    DRAGON,
    GOBLINS,
    HERO,
    IS_DARK,
    IS_LIT,
    KIND,
    KNIGHT,
    ON_GOBLINS,
    ON_KNIGHT,
    ROGUE,
    TRIBES,
    WYRM,
)
from wyrmtable.games.vast.grid import HOME
from wyrmtable.games.vast.rules.stats import armor, carried, knight_strength, tribe_strength
from wyrmtable.games.vast.rules.thief_actions import has_pockets, outwits
from wyrmtable.games.vast.state import Vast

DREAD = 3.0
"""Rounds in which a threat grows by the factor e."""
MOVEMENTS = 2.5
"""The Dragon's in a turn: the free move and his Wings."""
CUBES, CUBES_AND_MEALS = 1.6, 2.1
"""Sloth cubes he takes in a turn, without Goblins to eat and with them."""
MOST_MOVEMENTS = 3
UP = 0.5
"""Rounds it takes him to come up, and to leave when nothing is in the way."""
NO_CRYSTAL = 3.0
"""Rounds to light a Crystal tile and to go out by it."""
LATE, SOON = 8, 5
"""So many Sloth cubes before he awakes it begins to matter where he is, and where the Crystal tiles are."""
REACH = 2
"""The spaces around him whose tiles his flames turn up."""
STRIDE = 4.0
"""The Knight's and the Thief's steps in a turn."""
GRIT = 7.0
"""About so much Grit is one cube more."""
SMASHING = 0.8
"""Rounds for a Crystal with all cubes; with little Grit it takes much longer."""
MEETING = 2.5
"""The same for the Goblins, who need two Tribes for it."""
TILES = 4.5
"""Tiles placed in a round, or removed in the Collapse."""
FALL = 0.8
"""Rounds in the Collapse for each Crystal tile that must still fall."""
STASHING = 0.4
"""Rounds for a Treasure in the sack, the way home not counted."""
TRIP = 0.3
UNKNOWN = 2.0
"""Rounds for a Treasure beyond the way to it and back; and for one that he must find or steal."""


def danger(g: Vast, role: int) -> float:
    """From 0 to 100: about 70 for who wins in a round, 14 for who needs six."""
    return 100 * exp(-rounds_left(g, role) / DREAD)


def rounds_left(g: Vast, role: int) -> float:
    if role == KNIGHT:
        return knight_rounds(g)
    if role == GOBLINS:
        return goblins_rounds(g)
    if role == DRAGON:
        return dragon_rounds(g)
    if role == CAVE:
        return g.tiles_left / TILES + FALL * max(0, g.rules.crystal_tiles - g.crystal_tiles_removed) + g.cave.hatred
    return thief_rounds(g)


def knight_rounds(g: Vast) -> float:
    knight = g.knight
    if knight.dead:
        return 99.0
    here = g.pieces[HERO]
    if g.plays(DRAGON):
        spare = 1 + knight.grit / GRIT - armor(g) + g.dragon.surfaced
        return g.dragon.health / min(1.5 if g.dragon.surfaced else 0.9, max(0.15, 0.2 + 0.2 * spare))
    need = g.rules.crystals - g.crystals.count(ON_KNIGHT)
    steps = walk(g, here)
    if need <= 0:
        return max(0.5, steps.get(HOME, FAR) / STRIDE)
    slow = 1 + 12 / (8 + knight.grit)
    return need * SMASHING * slow + nearest(steps, g.crystals) / STRIDE / 2 + 1


def goblins_rounds(g: Vast) -> float:
    if g.plays(KNIGHT):
        strength = knight_strength(g)
        strong = sum(tribe_strength(g, tribe) > strength for tribe in TRIBES)
        return g.knight.health / (0.3 + 0.15 * strong + 0.02 * sum(g.goblins.population))
    if g.plays(DRAGON):
        return g.dragon.health / (0.4 + 0.03 * sum(g.goblins.population))
    return MEETING * (g.rules.crystals - g.crystals.count(ON_GOBLINS))


def dragon_rounds(g: Vast) -> float:
    dragon = g.dragon
    here = g.pieces[WYRM] if g.pieces[WYRM] >= 0 else HOME
    if dragon.surfaced:
        return UP + to_the_entrance(g).get(here, LONG) / MOVEMENTS
    need = max(0, g.rules.wake - dragon.wake)
    pace = CUBES_AND_MEALS if g.plays(GOBLINS) else CUBES
    if need > LATE:
        return NO_CRYSTAL + need / pace
    ways = underground(g, here, MOST_MOVEMENTS)
    rounds = UP + way_out(g, ways) if dragon.awake or need <= SOON else NO_CRYSTAL
    if dragon.awake:
        return UP + rounds
    treasures = [cell for cell in g.treasures if cell >= 0]
    soon = plan.cubes(g, plan.next_turn(g), here, ways, events_around(g, here), treasures)[0]
    if need <= soon:
        return rounds + need / max(1.0, soon)
    return rounds + 1 + (need - soon) / pace


def way_out(g: Vast, ways: dict[int, int]) -> float:
    """Rounds by the best Lit Crystal tile to the Entrance."""
    crystals = [cell for cell, code in g.tiles.items() if IS_LIT[code] and KIND[code] == "crystal"]
    if not crystals:
        return NO_CRYSTAL
    exits = to_the_entrance(g)
    return min([exits.get(cell, LONG) + ways.get(cell, LONG) / 2 for cell in crystals]) / MOVEMENTS


def events_around(g: Vast, here: int) -> float:
    """The share of Event tiles among the Dark ones that the Dragon may light."""
    tiles = g.tiles
    found = [
        tiles[cell]
        for row in range(-REACH, REACH + 1)
        for cell in range(here + row * 256 - REACH, here + row * 256 + REACH + 1)
        if cell in tiles and IS_DARK[tiles[cell]]
    ]
    return sum(KIND[code] == "event" for code in found) / len(found) if found else 0.0


def thief_rounds(g: Vast) -> float:
    """What he carries, and the nearest of what lies there: Treasures, Vaults, Gems, pockets."""
    load = carried(g)
    need = g.rules.stash - g.thief.stashed
    steps = walk(g, HOME)
    cells = [*g.treasures, *g.vaults, *g.gems]
    cells += [g.pieces[piece] for piece in (HERO, *TRIBES, WYRM) if has_pockets(g, piece) and outwits(g, piece)]
    goods = sorted([min(UNKNOWN, TRIP + 2 * steps.get(cell, FAR) / STRIDE) for cell in cells if cell >= 0])
    goods = goods[: max(0, need - load)]
    rounds = sum(goods) + UNKNOWN * max(0, need - load - len(goods)) - 0.1 * len(g.thief.upgrades)
    if load:
        rounds += STASHING * min(load, need) + steps.get(g.pieces[ROGUE], FAR) / STRIDE / 2
    return max(0.3, rounds)
