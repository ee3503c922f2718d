"""Geometry of the map: cells, edges, walls, sight, sections. Pure functions that only read.

A cell is one number, so that neighbours are sums: ``cell = (y + 128) * 256 + (x + 128)``. x grows east, y south, the
Entrance starts at ``HOME``. An edge is ``cell * 2`` for the east edge of a cell and ``cell * 2 + 1`` for its south edge.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from wyrmtable.games.vast.data import (
    BRIDGE,
    CAVE_TILES,
    EAST,
    IMPASSABLE,
    IS_DARK,
    IS_FOREST,
    IS_LIT,
    IS_PIT,
    IS_TERRAIN,
    NORTH,
    OGRE,
    OPEN_SIDES,
    SOUTH,
    TILES,
    TROLL,
    WALLS,
    Face,
)
from wyrmtable.games.vast.state import Vast

_WIDE = 256
_MID = 128
DELTA = (-_WIDE, 1, _WIDE, -1)
"""North, east, south, west."""
DIAGONAL = (-_WIDE + 1, _WIDE + 1, _WIDE - 1, -_WIDE - 1)
AROUND = (*DELTA, *DIAGONAL)
FIRST_TERRAIN_CODE = CAVE_TILES << 3
HOME = _MID * _WIDE + _MID
"""The Entrance; it never moves, its section is the anchor (R-15)."""


def cell_at(x: int, y: int) -> int:
    return (y + _MID) * _WIDE + x + _MID


def xy(cell: int) -> tuple[int, int]:
    return cell % _WIDE - _MID, cell // _WIDE - _MID


@cache
def cell_name(cell: int) -> str:
    """``"x,y"``, as spaces are called in option names and scenes."""
    return f"{cell % _WIDE - _MID},{cell // _WIDE - _MID}"


def distance(a: int, b: int) -> int:
    ax, ay = xy(a)
    bx, by = xy(b)
    return abs(ax - bx) + abs(ay - by)


# ---- edges


_EDGE = (1 - 2 * _WIDE, 0, 1, -2)
"""What an edge's number is more than twice its cell's, by side."""


def edge_of(cell: int, side: int) -> int:
    return cell * 2 + _EDGE[side]


def edge_cells(edge: int) -> tuple[int, int]:
    cell = edge >> 1
    return cell, cell + (_WIDE if edge & 1 else 1)


def edge_name(edge: int) -> str:
    """``"x,y/e"`` or ``"x,y/s"``: the east or south edge of that space."""
    return f"{cell_name(edge >> 1)}/{'s' if edge & 1 else 'e'}"


def edges_of(cell: int) -> tuple[int, int, int, int]:
    return (cell - _WIDE) * 2 + 1, cell * 2, cell * 2 + 1, (cell - 1) * 2


def side_towards(a: int, b: int) -> int:
    """Direction of a step from a to its neighbour b."""
    return DELTA.index(b - a)


def blocked(g: Vast, cell: int, side: int) -> bool:
    """§2.3: a wall of either Lit tile that no Bomb opened, or a Rockslide."""
    tiles = g.tiles
    edge = cell * 2 + _EDGE[side]
    if edge in g.rockslides:
        return True
    if WALLS[tiles.get(cell, 0)] >> side & 1 or WALLS[tiles.get(cell + DELTA[side], 0)] >> (side ^ 2) & 1:
        return edge not in g.bombs
    return False


def bridge_sides(code: int) -> tuple[int, int]:
    """The two open sides of the Canyon bridge."""
    turn = code >> 1 & 1
    return (EAST, EAST + 2) if turn else (NORTH, SOUTH)


def closed(g: Vast, cell: int, side: int) -> bool:
    """Whether walking over this edge is impossible: a wall, an impassable space, the railing of the Canyon bridge.

    A missing tile beyond the edge does not close it.
    """
    if blocked(g, cell, side):
        return True
    here, there = g.tiles.get(cell, 0), g.tiles.get(cell + DELTA[side], 0)
    if here < FIRST_TERRAIN_CODE and there < FIRST_TERRAIN_CODE:
        return False
    return fenced(here, there, side)


def fenced(here: int, there: int, side: int) -> bool:
    """Whether Terrain closes the edge between tiles of these codes."""
    if here >> 3 == BRIDGE and side not in bridge_sides(here):
        return True
    return IMPASSABLE[there] or (there >> 3 == BRIDGE and side not in bridge_sides(there))


def neighbours(g: Vast, cell: int) -> list[int]:
    """Adjacent spaces that have a tile, walls or not."""
    tiles = g.tiles
    return [cell + delta for delta in DELTA if cell + delta in tiles]


def ways(g: Vast, cell: int) -> list[int]:
    """Adjacent spaces with a tile over an edge that is not closed; ``closed`` written out, because searches live on it."""
    tiles, bombs, rockslides = g.tiles, g.bombs, g.rockslides
    here = tiles.get(cell, 0)
    walls = WALLS[here]
    found = []
    for side, delta in enumerate(DELTA):
        to = cell + delta
        there = tiles.get(to)
        if there is None:
            continue
        if walls >> side & 1 or WALLS[there] >> (side ^ 2) & 1:
            if cell * 2 + _EDGE[side] not in bombs:
                continue
        elif cell * 2 + _EDGE[side] in rockslides:
            continue
        if (here >= FIRST_TERRAIN_CODE or there >= FIRST_TERRAIN_CODE) and fenced(here, there, side):
            continue
        found.append(to)
    return found


def open_beside(g: Vast, cells: Iterable[int]) -> list[int]:
    """Open spaces beside these spaces, in reading order."""
    tiles = g.tiles
    found: dict[int, None] = {}
    for cell in cells:
        for delta in DELTA:
            if cell + delta not in tiles:
                found[cell + delta] = None
    return sorted(found)


def open_spaces(g: Vast) -> list[int]:
    """Open spaces beside any tile of the map."""
    return open_beside(g, g.tiles)


def unoccupied(g: Vast, cell: int) -> bool:
    """§2.4: no piece and no token of any kind."""
    return not (
        cell in g.pieces
        or cell in g.treasures
        or cell in g.crystals
        or cell in g.events
        or cell in g.vaults
        or cell in g.gems
        or cell == g.flame_wall
    )


def guarded(g: Vast, cell: int) -> bool:
    """§12.3: a Monster token keeps everybody but the Knight off its space."""
    return cell in (g.pieces[OGRE], g.pieces[TROLL])


def dark_tiles(g: Vast) -> list[int]:
    return [cell for cell, code in g.tiles.items() if IS_DARK[code]]


def open_edges(g: Vast) -> list[int]:
    """Open spaces that an open edge of a Lit tile (or of the Canyon bridge) faces, in reading order."""
    tiles = g.tiles
    found: dict[int, None] = {}
    for cell, code in tiles.items():
        if IS_LIT[code]:
            for side in OPEN_SIDES[WALLS[code]]:
                if cell + DELTA[side] not in tiles:
                    found[cell + DELTA[side]] = None
        elif IS_TERRAIN[code] and code >> 3 == BRIDGE:
            for side in bridge_sides(code):
                if cell + DELTA[side] not in tiles:
                    found[cell + DELTA[side]] = None
    for edge in g.bombs:
        if edge >= 0:
            a, b = edge_cells(edge)
            if a not in tiles:
                found[a] = None
            elif b not in tiles:
                found[b] = None
    return sorted(found)


# ---- sight


def visible(g: Vast, a: int, b: int) -> bool:
    """§2.5: same space, or a straight line without wall, Dark tile or open space between the two."""
    if a == b:
        return True
    ax, ay = xy(a)
    bx, by = xy(b)
    if ax == bx:
        side = SOUTH if by > ay else NORTH
    elif ay == by:
        side = EAST if bx > ax else EAST + 2
    else:
        return False
    tiles = g.tiles
    cell = a
    while True:
        if blocked(g, cell, side):
            return False
        cell += DELTA[side]
        if cell == b:
            return True
        code = tiles.get(cell)
        if code is None or IS_DARK[code]:
            return False


def sheltered(g: Vast, a: int, b: int) -> bool:
    """§11.6, R-70 Whether the Mushroom Forest keeps what is on ``b`` from being chosen or hit from ``a`` (off the map:
    −1): nothing reaches into it, nothing out of it, nor to another space inside."""
    return a != b and (IS_FOREST[g.tiles.get(a, 0)] or IS_FOREST[g.tiles.get(b, 0)])


def hit_cells(g: Vast, centre: int, face: Face) -> list[int]:
    """Spaces with a tile that a face of the Dragon die hits around ``centre``."""
    tiles = g.tiles
    return [cell for x, y in face.hits if (cell := centre + y * _WIDE + x) in tiles]


# ---- connection


def sections(tiles: Iterable[int]) -> list[list[int]]:
    """Orthogonally connected groups of spaces, each sorted, the one with the Entrance first."""
    left = dict.fromkeys(tiles)
    found: list[list[int]] = []
    while left:
        start = HOME if HOME in left else next(iter(left))
        del left[start]
        group = [start]
        for cell in group:
            for delta in DELTA:
                if cell + delta in left:
                    del left[cell + delta]
                    group.append(cell + delta)
        found.append(sorted(group))
    return found


def is_connected(g: Vast) -> bool:
    tiles = g.tiles
    seen = {HOME}
    queue = [HOME]
    for cell in queue:
        for delta in DELTA:
            beside = cell + delta
            if beside in tiles and beside not in seen:
                seen.add(beside)
                queue.append(beside)
    return len(queue) == len(tiles)


def degree(g: Vast, cells: Sequence[int]) -> int:
    """How many different tiles share an edge with the tile on these spaces (one space for a Cave tile)."""
    tiles = g.tiles
    if len(cells) == 1 and not g.terrain_out:
        cell = cells[0]
        return (cell - _WIDE in tiles) + (cell + 1 in tiles) + (cell + _WIDE in tiles) + (cell - 1 in tiles)
    beside: list[int] = []
    for cell in cells:
        for delta in DELTA:
            code = tiles.get(cell + delta)
            if code is not None and cell + delta not in cells:
                tile = tile_id(code)
                if tile not in beside:
                    beside.append(tile)
    return len(beside)


def tile_id(code: int) -> int:
    """One number per physical tile: all spaces of a Terrain tile share theirs."""
    number = code >> 3
    return number if number < CAVE_TILES else CAVE_TILES + TILES[number].piece


def lit_to_entrance(g: Vast, without: int) -> set[int]:
    """Spaces joined to the Entrance through Lit tiles and passable Terrain, not using the space ``without`` (R-09)."""
    tiles = g.tiles
    seen = {HOME}
    queue = [HOME]
    for cell in queue:
        for beside in ways(g, cell):
            if beside not in seen and beside != without and not IS_DARK[tiles[beside]] and not IS_PIT[tiles[beside]]:
                seen.add(beside)
                queue.append(beside)
    return seen
