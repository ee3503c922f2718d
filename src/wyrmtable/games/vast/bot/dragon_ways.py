"""How many movements (the free move, Wings) the Dragon is away from things, underground and on the surface."""

from __future__ import annotations

from wyrmtable.games.vast.data import IS_DARK, IS_PIT
from wyrmtable.games.vast.grid import DELTA, HOME, closed
from wyrmtable.games.vast.state import Vast

LONG = 8
"""Movements to a place he cannot see a way to."""


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
    """Movements on the surface from every space to the Entrance: straight over Lit tiles, or a Wing through one wall."""
    tiles = g.tiles
    moves = {HOME: 0}
    queue = [HOME]
    for cell in queue:
        away = moves[cell] + 1
        if cell != HOME and IS_DARK[tiles[cell]]:
            continue  # he may start in the dark, where he has come up by the fall of tiles, but not pass it
        for side, delta in enumerate(DELTA):
            to = cell + delta
            code = tiles.get(to)
            if code is None or IS_PIT[code]:
                continue
            if to not in moves:
                moves[to] = away
                queue.append(to)
            far = to + delta
            if IS_DARK[code] or far not in tiles or closed(g, cell, side) or closed(g, to, side):
                continue
            if far not in moves and not IS_PIT[tiles[far]]:
                moves[far] = away
                queue.append(far)
    return moves
