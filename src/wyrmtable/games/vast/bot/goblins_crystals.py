"""How the Goblins win without a Knight and a Dragon: find Crystals, and smash each with two strong Tribes in one turn."""

from __future__ import annotations

from wyrmtable.games.vast.bot.goblins_ways import (
    GROWTH,
    LEAVE,
    NO_WAY,
    Band,
    best_lair,
    chance,
    dark_around,
    lairs,
    loss,
    muster,
    roads,
)
from wyrmtable.games.vast.data import GOBLINS, ON_GOBLINS, PIECES
from wyrmtable.games.vast.grid import degree
from wyrmtable.games.vast.state import Vast

SMASHED = 100.0
NOW = 80.0
"""Two Tribes can still smash a Crystal this turn; less than SMASHED, so that they do it."""
NEXT = 45.0
"""Two Tribes will be able to in the next turn."""
ONE = 8.0
"""Each of the two that is able to."""
STRUCK = 6.0
STEP = 0.4
"""A Tribe on its way to a Crystal gains this with each step; more than wandering costs."""
FOUND = 8.0
ENOUGH = 2
"""Crystals in sight; until they are smashed more light only takes the dark ways from the Tribes."""
LIGHT = 1.6
"""Each tile turned up while Crystals are wanted: about every fifth is one."""
HOPE = 0.6
"""Part of LIGHT for each Dark tile a Flare could still hit this turn."""
WITHIN = 0.15
"""The same for a Flare of a later turn."""
COMING = 0.9
LATER = 0.45
"""A hidden Tribe that may come out this turn, and one that may only in the next."""
FAR_OFF = 0.05
TIRED = 0.1
"""A step, and a Lit tile on the way, when they cost nothing yet: Tribes come nearer."""
LOOSE = 0.5
"""For each side of a Crystal's tile without a neighbour: the Collapse takes it soon."""


def seek_crystals(g: Vast) -> float:
    goblins = g.goblins
    smashed = g.crystals.count(ON_GOBLINS)
    wanted = g.rules.crystals - smashed
    found = [cell for cell in g.crystals if cell >= 0]
    bands = muster(g)
    homes = lairs(g)
    value = SMASHED * smashed + FOUND * min(wanted, len(found))
    best = 0.0
    for cell in found:
        best = max(best, smash_soon(g, cell, bands, homes))
        value -= LOOSE * (4 - degree(g, [cell]))
    value += best
    if len(found) < min(ENOUGH, wanted):
        lit = g.revealed + (len(g.reveals[-1].left) if g.reveals else 0)
        value += LIGHT * lit
        for band in bands:
            if band.out:
                fresh = band.ready and f"flare:{PIECES[band.tribe]}" not in goblins.used
                value += (HOPE if fresh and GOBLINS in g.rules.flare else WITHIN) * LIGHT * dark_around(g, band.cell) / 2
    return value


def smash_soon(g: Vast, crystal: int, bands: list[Band], homes: dict[str, list[int]]) -> float:
    """How near the smashing of this Crystal is."""
    smash = g.rules.smash_strength
    road = roads(g, crystal)
    able = []
    struck = 0
    chances = []
    for band in bands:
        if band.tribe in g.goblins.marks and band.cell == crystal:
            struck = 1
            chances.append(1.0)
            continue
        way = road.get(band.cell, NO_WAY) if band.out else best_lair(g, band, homes, road)
        if way >= NO_WAY or not band.people:
            chances.append(0.02 * band.people)
            continue
        cost = loss(band, way)
        if band.ready and band.out and band.strength - cost >= smash and band.people > cost:
            able.append(way % LEAVE)
        likely = chance(band.strength + GROWTH - cost - TIRED * (way // LEAVE) - smash)
        likely *= 1.0 if band.out else COMING if band.ready else LATER
        chances.append(likely * (1 - FAR_OFF * min(1.0, way % LEAVE / 12)))
    if len(able) + struck >= 2:
        return NOW + STRUCK * struck - STEP * sum(sorted(able)[: 2 - struck])
    chances.sort()
    return NEXT * chances[-1] * chances[-2] + ONE * (chances[-1] + chances[-2])
