"""How far the Thief has to walk; a wall is a detour, or the cubes of a Climb."""

from __future__ import annotations

from heapq import heappop, heappush

from wyrmtable.games.vast.data import IMPASSABLE, IS_PIT
from wyrmtable.games.vast.grid import DELTA, closed, guarded
from wyrmtable.games.vast.state import Vast

CLIMB = 3
CLIMB_WITH_GEAR = 2
"""A step through a wall, in steps: the cubes it takes are missed elsewhere."""
LOST = 20


def steps_from(g: Vast, start: int) -> dict[int, int]:
    """Steps from a space to every tile."""
    tiles = g.tiles
    climb = CLIMB_WITH_GEAR if "climbing_gear" in g.thief.upgrades else CLIMB
    found: dict[int, int] = {}
    heap = [(0, start)]
    while heap:
        away, cell = heappop(heap)
        if cell in found:
            continue
        found[cell] = away
        for side, delta in enumerate(DELTA):
            to = cell + delta
            code = tiles.get(to)
            if code is None or to in found or IMPASSABLE[code] or IS_PIT[code] or guarded(g, to):
                continue
            heappush(heap, (away + (climb if closed(g, cell, side) else 1), to))
    return found
