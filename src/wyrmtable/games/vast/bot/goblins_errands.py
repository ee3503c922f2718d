"""Tribes that look for Crystals: who goes first, who plunders on the side, and when one has wandered enough."""

from __future__ import annotations

from wyrmtable.games.vast.bot.goblins_ways import LEAVE, NO_WAY, Band, Beside, reach
from wyrmtable.games.vast.data import PIECES
from wyrmtable.games.vast.state import Vast

TREASURE = 5.0
"""A Treasure on the map brings the Cave more Omens in every turn to come."""
ERRAND = 0.8
"""Part of this for a Tribe that can still plunder one this turn."""
WALK = 0.35
"""Less for each step to it or to a place for a Flare; more than wandering costs."""
LOST = 2.0
"""Less for one of the Tribe lost to the light on the way."""
LONG = 9
"""After so many steps there is no better place in mind: Tribes shall not go to and fro for ever."""
BACK = 3.0
"""A Lit tile it has left before: whoever goes to and fro has nothing to do there."""
ORDER = 3.0
"""A hidden Tribe comes out before another has used its Flare."""
SCOUT = 3.0
"""A strong Tribe is used up before a weak one has looked, or before one that the others cannot join."""


def errands(g: Vast, bands: list[Band], beside: Beside) -> float:
    """Treasures on the map hurry the Cave; Tribes with nothing better to do plunder them."""
    treasures = [cell for cell in g.treasures if cell >= 0]
    value = -TREASURE * len(treasures)
    for band in bands:
        if band.ready and band.out and not weary(g, band):
            ways = reach(g, band, band.left, beside)
            plunder = [
                ERRAND * TREASURE - WALK * (way % LEAVE) - LOST * (way // LEAVE // 2 - band.left // 2)
                for cell in treasures
                if (way := ways.get(cell)) is not None
            ]
            value += max([0.0, *plunder])
    return value


def out_of_order(g: Vast, blind: bool, bands: list[Band], beside: Beside) -> float:
    """What it costs if the active Tribe goes before its time.

    Without a Crystal in sight first the weak look for one, then the strong: whatever is found then, two of them can
    still smash. Whoever is hidden comes out last, near what was found.
    """
    active = next((band for band in bands if band.tribe == g.goblins.active), None)
    if active is None:
        return 0.0
    scouts = [band for band in bands if band is not active and band.out and has_flare(g, band)]
    if not active.out:
        return ORDER * len(scouts)
    smash = g.rules.smash_strength
    if not blind or active.strength < smash:
        return 0.0
    if any(band.strength < smash for band in scouts):
        return SCOUT
    if len(scouts) < 2:
        return 0.0
    one, two = scouts
    others = meet(g, one, two, beside)
    return SCOUT * max(0.0, meet(g, active, one, beside) - others, meet(g, active, two, beside) - others)


def meet(g: Vast, band: Band, other: Band, beside: Beside) -> float:
    """How well one Tribe can come to the other in the same turn."""
    way = reach(g, band, 0, beside).get(other.cell, NO_WAY)
    return 1.0 if way < 2 * LEAVE else 0.6 if way < 4 * LEAVE else 0.2 if way < NO_WAY else 0.0


def has_flare(g: Vast, band: Band) -> bool:
    """It may still use its Flare this turn, if it is on the map."""
    return band.ready and f"flare:{PIECES[band.tribe]}" not in g.goblins.used


def weary(g: Vast, band: Band) -> bool:
    return g.goblins.active == band.tribe and g.goblins.steps > LONG


def retraced(g: Vast) -> bool:
    """The active Tribe stands on a Lit tile it has left before."""
    goblins = g.goblins
    return goblins.steps > 0 and g.tiles.get(g.pieces[goblins.active], 0) >> 3 in goblins.lit_left
