"""What lies on the table."""

from __future__ import annotations

from wyrmtable.core.scene import Scene, Seat
from wyrmtable.core.words import msg
from wyrmtable.games.eldervale.state import Eldervale


def build(g: Eldervale, viewer: int) -> Scene:
    seats = tuple(Seat(player.seat, score=player.vp, automa=g.ghostly(player.seat)) for player in g.players)
    return Scene(phase=msg("phase-setup"), seats=seats, elements=())
