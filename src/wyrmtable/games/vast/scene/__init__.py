"""Vast as people see it: the scene of each viewer, and how each question is asked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from wyrmtable.core.scene import Scene
from wyrmtable.core.scenes import Kept, Section, lay_out
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

__all__ = ["ask", "scenes", "waiting", "why_not"]

_MATS = (knight_mat, goblin_mat, dragon_mat, cave_mat, thief_mat)


def scenes(g: Vast, viewers: Sequence[int], kept: Kept) -> list[Scene]:
    """What these viewers see, built from nothing."""
    sections: list[Section] = [game_over(g) or partial(stage, g), *board(g)]
    for role in g.rules.roles:
        sections += _MATS[role](g)
    sections += [goals(g), supply(g), variants(g), discards(g)]
    return lay_out(phase_line(g), seats(g), sections, viewers, kept)
