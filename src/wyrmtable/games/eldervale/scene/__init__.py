"""Eldervale as people see it: the scene of each viewer, and how each question is asked."""

from __future__ import annotations

from wyrmtable.core.scene import AnyElement, Scene
from wyrmtable.games.eldervale.scene.asks import ask, waiting, why_not
from wyrmtable.games.eldervale.scene.board import board
from wyrmtable.games.eldervale.scene.foresight import foresee
from wyrmtable.games.eldervale.scene.mats import mat
from wyrmtable.games.eldervale.scene.rail import notes, phase_line, row, seats, supply, tracks
from wyrmtable.games.eldervale.scene.sheet import final_sheet, points_now
from wyrmtable.games.eldervale.scene.stage import new_realm, stage
from wyrmtable.games.eldervale.state import Eldervale

__all__ = ["ask", "build", "foresee", "waiting", "why_not"]


def build(g: Eldervale, viewer: int) -> Scene:
    """What this viewer sees, built from nothing."""
    elements: list[AnyElement] = final_sheet(g)
    elements += stage(g, viewer)
    elements += board(g, viewer)
    elements += new_realm(g)
    elements += tracks(g, viewer)
    elements += row(g)
    elements += notes(g)
    for player in g.players:
        elements += mat(g, player.seat, viewer)
    elements += supply(g)
    elements += points_now(g, viewer)
    return Scene(phase=phase_line(g), seats=seats(g, viewer), elements=tuple(elements))
