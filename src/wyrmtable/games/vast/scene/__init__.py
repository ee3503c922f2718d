"""The table as a viewer sees it."""

from __future__ import annotations

from wyrmtable.core.scene import Scene, Seat
from wyrmtable.core.words import msg
from wyrmtable.games.vast.data import ROLES
from wyrmtable.games.vast.state import Vast


def build(g: Vast, viewer: int) -> Scene:
    seats = tuple(Seat(seat) for seat in range(len(g.rules.roles)))
    return Scene(phase=msg(f"phase-{ROLES[g.turn]}"), seats=seats, elements=())
