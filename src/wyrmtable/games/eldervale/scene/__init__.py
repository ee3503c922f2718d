"""Eldervale as people see it: the scene of each viewer, and how each question is asked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from wyrmtable.core.scene import Scene
from wyrmtable.core.scenes import Kept, Section, lay_out
from wyrmtable.games.eldervale.forecast import points_now
from wyrmtable.games.eldervale.scene.asks import ask, waiting, why_not
from wyrmtable.games.eldervale.scene.board import Standing, board
from wyrmtable.games.eldervale.scene.foresight import foresee
from wyrmtable.games.eldervale.scene.mats import mat
from wyrmtable.games.eldervale.scene.rail import ghosts, glory, notes, phase_line, power, row, seats, supply
from wyrmtable.games.eldervale.scene.sheet import final_sheet, points_sheet
from wyrmtable.games.eldervale.scene.stage import new_realm, stage
from wyrmtable.games.eldervale.state import Eldervale

__all__ = ["ask", "foresee", "scenes", "waiting", "why_not"]


def scenes(g: Eldervale, viewers: Sequence[int], kept: Kept) -> list[Scene]:
    """What these viewers see, built from nothing."""
    points, standing = points_now(g), Standing(g)
    sections: list[Section] = [final_sheet(g), stage(g), *board(g, standing), new_realm(g), power(g), glory(g)]
    sections += [row(g), notes(g)]
    for player in g.players:
        sections += mat(g, player, points, standing)
    sections += [supply(g), partial(points_sheet, g, points), ghosts(g)]
    return lay_out(phase_line(g), seats(g, points), sections, viewers, kept)
