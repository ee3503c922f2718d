"""The Terrain variant (§11): where pieces may go on it, and what entering and leaving does."""

from __future__ import annotations

from wyrmtable.core.ask import Rule
from wyrmtable.games.vast.data import BRIDGE, IMPASSABLE, IS_PIT, IS_TERRAIN, KIND, PITS, TRIBES
from wyrmtable.games.vast.grid import DELTA, bridge_sides, closed, neighbours, side_towards
from wyrmtable.games.vast.rules.tribes import lose_population
from wyrmtable.games.vast.state import Vast


def may_stop(g: Vast, cell: int) -> bool:
    """Whether a piece may end its movement here: not on impassable spaces and Pits."""
    code = g.tiles[cell]
    return not (IMPASSABLE[code] or IS_PIT[code])


def kind_at(g: Vast, cell: int) -> str:
    """Kind of the Terrain on this space, "" for anything else."""
    code = g.tiles.get(cell)
    return KIND[code] if code is not None and IS_TERRAIN[code] else ""


def flow(g: Vast, cell: int) -> int:
    """Direction of the River's current at this space of it (R-38: east at rotation 0)."""
    return DELTA[(1 + (g.tiles[cell] >> 1 & 3)) % 4]


def entered(g: Vast, piece: int, cell: int, came_from: int) -> Rule[None]:
    """§11.5 A Tribe loses 1 Population when it comes onto the Lake or the River, by force too."""
    kind = kind_at(g, cell)
    if kind in ("lake", "river") and piece in TRIBES and kind_at(g, came_from) != kind:
        yield from lose_population(g, piece, 1)


def upstream(g: Vast, cell: int, to: int) -> bool:
    """Whether a step from one space of the River to the next goes against the current."""
    return kind_at(g, cell) == "river" == kind_at(g, to) and to - cell == -flow(g, cell)


def costs_tribe(g: Vast, cell: int, to: int) -> bool:
    """§11.5 A Tribe's own step from a Magma space, or up the River, costs 1 Population."""
    return kind_at(g, cell) == "magma" or upstream(g, cell, to)


def exits(g: Vast, cell: int) -> list[int]:
    """§11.3 Open spaces that a piece on this Terrain space may leave to; a Dark tile is placed there first."""
    code = g.tiles.get(cell)
    if code is None or not IS_TERRAIN[code] or g.collapse or not g.tiles_left:
        return []
    sides = bridge_sides(code) if code >> 3 == BRIDGE else range(4)
    return [cell + DELTA[side] for side in sides if cell + DELTA[side] not in g.tiles]


def pit_ways(g: Vast, cell: int, *, through_walls: bool = False) -> list[int]:
    """§11.5 Spaces reached from here by entering a Pit, travelling to another and leaving that one (three steps)."""

    def shut(here: int, side: int) -> bool:
        return not through_walls and closed(g, here, side)

    pits = [g.terrain[pit] for pit in PITS if g.terrain[pit] >= 0]
    near = [pit for side in range(4) if (pit := cell + DELTA[side]) in pits and not shut(cell, side)]
    found: dict[int, None] = {}
    for way_in in near:
        for way_out in pits:
            if way_out != way_in:
                found.update(dict.fromkeys(exits(g, way_out)))
                for side in range(4):
                    to = way_out + DELTA[side]
                    if to in g.tiles and to != cell and may_stop(g, to) and not shut(way_out, side):
                        found[to] = None
    return sorted(found)


def pits_taken(g: Vast, here: int, to: int) -> list[int]:
    """The Pit a piece goes into and the one it comes out of, if it can not through the Flame Wall."""
    near, far = (
        [cell for cell in neighbours(g, end) if IS_PIT[g.tiles[cell]] and not closed(g, cell, side_towards(cell, end))]
        for end in (here, to)
    )
    pairs = [[way_in, way_out] for way_in in near for way_out in far if way_in != way_out]
    return min(pairs, key=lambda pair: g.flame_wall in pair)
