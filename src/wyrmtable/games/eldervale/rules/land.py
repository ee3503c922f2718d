"""Laying realms: positions, treasure, Lairs, the Bifrost Bridge (spec 7.1 step 1, 16.1, 18.4, R 48)."""

from __future__ import annotations

from collections.abc import Sequence

from wyrmtable.games.eldervale import acts, tales
from wyrmtable.games.eldervale.data import BRIDGE, DEN, GIANT, MONSTERS, MOTHER, STACKS, TILES
from wyrmtable.games.eldervale.hexes import STEPS, around, position, reading
from wyrmtable.games.eldervale.state import WAITING, Eldervale

_NEIGHBOURS = 2


def lay(g: Eldervale, tile: int, cell: int) -> None:
    """Put a tile down: neighbours over open sides, treasure stacks, its Monster."""
    g.cells[tile] = cell
    here = 0
    for near in around(cell):
        if near in g.cells:
            other = g.cells.index(near)
            if BRIDGE not in (tile, other) or tile in g.bridge or other in g.bridge:
                here |= 1 << other
                g.adjacent[other] |= 1 << tile
    g.adjacent[tile] = here
    printed = TILES[tile].printed
    if printed:
        element = TILES[tile].element
        g.stack_of[tile] = element * STACKS + g.next_stack[element]
        g.next_stack[element] += len(printed)
    tales.revealed(g, tile)
    if TILES[tile].lair:
        for monster in MONSTERS:
            if monster.element == TILES[tile].element and g.monsters[monster.number] == WAITING:
                appear(g, monster.number, tile)
    elif tile == DEN:
        appear(g, MOTHER, tile)
    elif tile == BRIDGE:
        appear(g, GIANT, tile)


def appear(g: Eldervale, monster: int, realm: int) -> None:
    g.monsters[monster] = realm
    tales.monster_appears(g, monster, realm)


def edge_cells(g: Eldervale) -> dict[int, int]:
    """Empty cells beside Eldervale, with the number of realms they touch; closed sides of the bridge are no place."""
    touching: dict[int, int] = {}
    taken = {cell for cell in g.cells if cell >= 0}
    for cell in g.cells:
        if cell >= 0:
            for near in around(cell):
                if near not in taken and near not in g.blocked:
                    touching[near] = touching.get(near, 0) + 1
    return touching


def locations(g: Eldervale) -> list[acts.Cell]:
    """Empty positions that touch at least two realms."""
    return [acts.cell(cell, *position(cell)) for cell, near in sorted(edge_cells(g).items()) if near >= _NEIGHBOURS]


def bridge_locations(g: Eldervale) -> list[acts.Cell]:
    """R 48: exactly one neighbour, at the 2-side; the far position and the other four are empty."""
    taken = {cell for cell in g.cells if cell >= 0}
    found = []
    for cell, near in sorted(edge_cells(g).items()):
        if near != 1:
            continue
        turn = next(turn for turn in range(6) if cell + STEPS[turn] in taken)
        found.append(acts.cell(cell, *position(cell), turn))
    return found


def lay_bridge(g: Eldervale, place: acts.Cell) -> None:
    """The bridge, its 2-side towards the only neighbour; its four closed sides are blocked for ever."""
    near = place.cell + STEPS[place.turn]
    g.bridge = (g.cells.index(near), -1)
    far = far_cell(place)
    g.blocked += [cell for cell in around(place.cell) if cell not in (near, far)]
    lay(g, BRIDGE, place.cell)


def far_cell(place: acts.Cell) -> int:
    return place.cell - STEPS[place.turn]


def lay_far(g: Eldervale, tile: int, cell: int) -> None:
    """The tile at the 10-side."""
    g.bridge = (g.bridge[0], tile)
    lay(g, tile, cell)


def ghosts_location(g: Eldervale, options: Sequence[acts.Cell]) -> acts.Cell:
    """18.9: the position with most neighbours; ties lowest r, then lowest q."""
    near = edge_cells(g)
    return min(options, key=lambda place: (-near[place.cell], reading(place.cell)))
