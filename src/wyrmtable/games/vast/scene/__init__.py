"""Vast as people see it: the scene of each viewer, and how each question is asked."""

from __future__ import annotations

from wyrmtable.core.scene import AnyElement, Scene
from wyrmtable.games.vast.scene.asks import ask, waiting, why_not
from wyrmtable.games.vast.scene.board import board
from wyrmtable.games.vast.scene.cave_mat import cave_mat
from wyrmtable.games.vast.scene.dragon_mat import dragon_mat
from wyrmtable.games.vast.scene.goblin_mat import goblin_mat
from wyrmtable.games.vast.scene.knight_mat import knight_mat
from wyrmtable.games.vast.scene.rail import discards, goals, phase_line, seats, supply, variants
from wyrmtable.games.vast.scene.sheet import game_over
from wyrmtable.games.vast.scene.stage import stage
from wyrmtable.games.vast.scene.thief_mat import thief_mat
from wyrmtable.games.vast.state import Vast

__all__ = ["ask", "build", "waiting", "why_not"]

_MATS = (knight_mat, goblin_mat, dragon_mat, cave_mat, thief_mat)


def build(g: Vast, viewer: int) -> Scene:
    """What this viewer sees, built from nothing."""
    elements: list[AnyElement] = game_over(g) or stage(g, viewer)
    elements += board(g, viewer)
    for role in g.rules.roles:
        elements += _MATS[role](g, viewer)
    elements += goals(g)
    elements += supply(g)
    elements += variants(g)
    elements += discards(g)
    return Scene(phase=phase_line(g), seats=seats(g), elements=tuple(elements))
