"""How far each role is on its way to victory, and how far things are from each other."""

from __future__ import annotations

from collections.abc import Iterable

from wyrmtable.games.vast.data import CAVE, DRAGON, GOBLINS, KNIGHT, ON_GOBLINS, ON_KNIGHT
from wyrmtable.games.vast.grid import DELTA, closed, open_edges
from wyrmtable.games.vast.rules.stats import carried
from wyrmtable.games.vast.state import Vast

FAR = 12
SACK = 0.5
"""What the Thief carries and may still lose, against what he has stashed."""


def progress(g: Vast, role: int) -> float:
    """From 0 to 100."""
    rules = g.rules
    if role == KNIGHT:
        if g.plays(DRAGON):
            return 100 * (rules.dragon_health - g.dragon.health) / rules.dragon_health
        return 90 * min(1.0, g.crystals.count(ON_KNIGHT) / rules.crystals)
    if role == GOBLINS:
        if g.plays(KNIGHT):
            return 100 * (rules.knight_health - g.knight.health) / rules.knight_health
        if g.plays(DRAGON):
            return 100 * (rules.dragon_health - g.dragon.health) / rules.dragon_health
        return 100 * g.crystals.count(ON_GOBLINS) / rules.crystals
    if role == DRAGON:
        return 60 * min(1.0, g.dragon.wake / rules.wake) + 15 * g.dragon.awake + 15 * g.dragon.surfaced
    if role == CAVE:
        left = len(g.stack) + len(g.cave.hand)
        return 50 - left + 50 * min(1.0, g.crystal_tiles_removed / rules.crystal_tiles)
    return 100 * (g.thief.stashed + SACK * carried(g)) / rules.stash


def tiles_to_come(g: Vast) -> int:
    """Tiles before the Collapse, less those that open edges of tiles just revealed are about to take."""
    left = len(g.stack) + len(g.cave.hand)
    return left - min(left, len(open_edges(g))) if left and g.reveals else left


def walk(g: Vast, start: int) -> dict[int, int]:
    """Steps from a space to every space nearby, walls in the way."""
    tiles = g.tiles
    steps = {start: 0}
    queue = [start]
    for cell in queue:
        away = steps[cell] + 1
        if away > FAR:
            break
        for side in range(4):
            to = cell + DELTA[side]
            if to in tiles and to not in steps and not closed(g, cell, side):
                steps[to] = away
                queue.append(to)
    return steps


def nearest(steps: dict[int, int], cells: Iterable[int]) -> int:
    """Steps to the nearest of these spaces, FAR if none is near."""
    return min((steps[cell] for cell in cells if cell in steps), default=FAR)
