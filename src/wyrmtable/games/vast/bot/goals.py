"""How far the hunters are, how many tiles are to come, and how far things are from each other."""

from __future__ import annotations

from collections.abc import Iterable

from wyrmtable.games.vast.data import CAVE, KNIGHT
from wyrmtable.games.vast.grid import DELTA, closed, open_edges
from wyrmtable.games.vast.state import Vast

FAR = 12
LAID, FILLED = 1.8, 0.6
"""How much likelier a Crystal is on a tile that the Cave laid in its own turn, where Crystals go first, and how much less
on another."""


def progress(g: Vast, role: int) -> float:
    """From 0 to 100: how much of the prey's Health a hunter has taken, the Knight the Dragon's, the Goblins the Knight's."""
    if role == KNIGHT:
        return 100 * (g.rules.dragon_health - g.dragon.health) / g.rules.dragon_health
    return 100 * (g.rules.knight_health - g.knight.health) / g.rules.knight_health


def crystal_bias(g: Vast, cell: int) -> float:
    """How much likelier than an average one the Dark tile here is a Crystal, by how it came onto the map."""
    if not g.plays(CAVE):
        return 1.0
    return LAID if cell in g.cave.laid else FILLED


def tiles_to_come(g: Vast) -> int:
    """Tiles before the Collapse, less those that open edges are about to take."""
    left = g.tiles_left
    if left and not g.collapse and (g.agenda or g.reveals):
        left = max(0, left - len(open_edges(g)))
    return left


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
