"""The Terrain variant (§11): placing, entry and end-of-turn effects, exits into open spaces."""

from __future__ import annotations

from wyrmtable.core.ask import Rule
from wyrmtable.games.vast.data import IMPASSABLE, IS_PIT
from wyrmtable.games.vast.state import Vast


def may_stop(g: Vast, cell: int) -> bool:
    """Whether a piece may end its movement here: not on impassable spaces and Pits."""
    code = g.tiles[cell]
    return not (IMPASSABLE[code] or IS_PIT[code])


def event_revealed(g: Vast, by: int) -> Rule[None]:
    """§11.2: an Event tile was revealed by this role; the first of a round may bring Terrain."""
    g.event_this_round = True
    yield from ()


def entered(g: Vast, piece: int, cell: int, came_from: int) -> Rule[None]:
    """§11.5 A piece has come onto a space, perhaps of Terrain: Lake, River."""
    yield from ()


def end_of_turn(g: Vast, role: int) -> Rule[None]:
    """§11.5 Magma for this role's pieces."""
    yield from ()


def exits(g: Vast, cell: int) -> list[int]:
    """§11.3 Open spaces that a piece on this Terrain space may leave to; a Dark tile is placed there first."""
    return []


def pit_ways(g: Vast, cell: int) -> list[int]:
    """§11.5 Spaces reached from here by entering a Pit, travelling to another and leaving that one (three steps)."""
    return []


def tribe_leaves(g: Vast, tribe: int, cell: int, to: int) -> Rule[None]:
    """§11.5 A Tribe leaves a Magma space, or moves up the River: 1 Population each time."""
    yield from ()


def drift(g: Vast, piece: int) -> Rule[None]:
    """§11.5 A piece that has entered the River by its own movement may go on along the current."""
    yield from ()


def troll_bridge(g: Vast) -> Rule[int]:
    """§12.3 Troll: the bridge of the Canyon, which is placed near the Knight if it is not on the map; −1 if it cannot."""
    yield from ()
    return -1
