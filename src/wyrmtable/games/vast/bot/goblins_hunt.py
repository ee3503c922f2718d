"""How the Goblins hunt the Dragon: every Tribe stronger than his Armor that can reach him strikes, and comes again."""

from __future__ import annotations

from wyrmtable.games.vast.bot.goals import tiles_to_come
from wyrmtable.games.vast.bot.goblins_ways import (
    GROWTH,
    LEAVE,
    NO_WAY,
    all_ways,
    best_lair,
    chance,
    lairs,
    loss,
    muster,
    roads,
    strikes,
    way_of,
)
from wyrmtable.games.vast.data import WYRM
from wyrmtable.games.vast.grid import HOME
from wyrmtable.games.vast.rules.stats import armor
from wyrmtable.games.vast.state import Vast

HIT = 40.0
NOW = 24.0
"""A Tribe can still strike this turn; less than HIT, so that it does."""
NEXT = 12.0
"""It will be able to in the next turn."""
STEP = 0.4
"""A Tribe on its way gains this with each step; more than wandering costs."""
COMING = 0.9
LATER = 0.45
"""A hidden Tribe that may come out this turn, and one that may only in the next."""
TIRED = 0.1
"""A Lit tile on the way when it costs nothing yet: Tribes come nearer."""
TIME = 0.3
"""A tile not yet on the map: the Collapse begins when there is none."""


def hunt_dragon(g: Vast) -> float:
    prey = g.pieces[WYRM] if g.pieces[WYRM] >= 0 else HOME
    needed = armor(g) + 1
    road = roads(g, prey, all_ways(g))
    homes = lairs(g)
    value = HIT * (g.rules.dragon_health - g.dragon.health) + TIME * tiles_to_come(g)
    for band in muster(g):
        way = way_of(g, band, road) if band.out else best_lair(band, homes, road)
        if way >= NO_WAY or not band.people:
            continue
        if strikes(band, way, needed):
            value += NOW - STEP * (way % LEAVE)
        else:
            likely = chance(band.strength + GROWTH - loss(band, way) - TIRED * (way // LEAVE) - needed)
            value += NEXT * likely * (1.0 if band.out else COMING if band.ready else LATER)
    return value
