"""Positions of realms: pointy-top hexes in axial coordinates, as one number per cell, and sets of realms as bits.

A *cell* is a position, a *realm* the number of the tile that lies there (``data.TILES``). Sets of realms are whole
numbers with one bit per tile, so that "adjacent to one of mine and without a Unit of mine" is three operations.
"""

from __future__ import annotations

from functools import lru_cache

_WIDTH = 32
_MIDDLE = 16
DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""E, SE, SW, W, NW, NE: clockwise, as the Watcher turns."""
AWAY = -1
"""The cell of a tile that is not in Eldervale."""


def cell_at(q: int, r: int) -> int:
    return (r + _MIDDLE) * _WIDTH + q + _MIDDLE


def position(cell: int) -> tuple[int, int]:
    """Axial coordinates (q, r) of a cell."""
    return cell % _WIDTH - _MIDDLE, cell // _WIDTH - _MIDDLE


STEPS = tuple(r * _WIDTH + q for q, r in DIRECTIONS)
"""What to add to a cell for its neighbour in each direction."""


def around(cell: int) -> tuple[int, ...]:
    """The six neighbouring cells, in the order of DIRECTIONS."""
    return tuple([cell + step for step in STEPS])


def reading(cell: int) -> tuple[int, int]:
    """The order of ties for the Ghosts: lowest r, then lowest q."""
    q, r = position(cell)
    return r, q


@lru_cache(maxsize=1 << 14)
def members(realms: int) -> tuple[int, ...]:
    """The realms of a set, lowest number first."""
    found = []
    while realms:
        low = realms & -realms
        found.append(low.bit_length() - 1)
        realms ^= low
    return tuple(found)
