"""How many movements (the free move, Wings) the Dragon is away from things, underground and on the surface."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from wyrmtable.games.vast.data import IS_DARK, IS_PIT
from wyrmtable.games.vast.grid import DELTA, HOME, closed
from wyrmtable.games.vast.state import Vast

LONG = 8
"""Movements to a place he cannot see a way to."""
LIGHT = 2
"""What a Dark tile in the way costs, in movements: the symbols for a Burn, or a few Flames."""


def underground(g: Vast, start: int, most: int = 5) -> dict[int, int]:
    """Movements to every space within ``most``: one or two tiles straight, whatever lies there."""
    tiles = g.tiles
    moves = {start: 0}
    queue = [start]
    for cell in queue:
        away = moves[cell] + 1
        if away > most:
            break
        for delta in DELTA:
            for to in (cell + delta, cell + delta + delta):
                code = tiles.get(to)
                if code is None or IS_PIT[code]:
                    break
                if to not in moves:
                    moves[to] = away
                    queue.append(to)
    return moves


def to_the_entrance(g: Vast) -> dict[int, int]:
    """Movements on the surface from every space to the Entrance."""
    return ways_out(g).moves


class Exits(NamedTuple):
    """From every space to the Entrance: movements on the surface, and the Dark tiles to be lit for it."""

    moves: dict[int, int]
    dark: dict[int, tuple[int, ...]]


def ways_out(g: Vast) -> Exits:
    """Straight over Lit tiles, or with a Wing through one wall.

    Where he starts it may be dark: there he has come up by the fall of tiles.
    """
    tiles = g.tiles
    moves: dict[int, int] = {}
    dark: dict[int, tuple[int, ...]] = {}
    queue: list[tuple[int, int, tuple[int, ...]]] = [(0, HOME, ())]
    while queue:
        away, cell, unlit = heappop(queue)
        if cell in moves:
            continue
        moves[cell], dark[cell] = away, unlit
        away += 1
        if IS_DARK[tiles[cell]]:
            away, unlit = away + LIGHT, (cell, *unlit)
        for side, delta in enumerate(DELTA):
            to = cell + delta
            code = tiles.get(to)
            if code is None or IS_PIT[code]:
                continue
            if to not in moves:
                heappush(queue, (away, to, unlit))
            far = to + delta
            if far in moves or far not in tiles or IS_PIT[tiles[far]] or closed(g, cell, side) or closed(g, to, side):
                continue
            if IS_DARK[code]:
                heappush(queue, (away + LIGHT, far, (to, *unlit)))
            else:
                heappush(queue, (away, far, unlit))
    return Exits(moves, dark)
