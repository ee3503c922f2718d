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
