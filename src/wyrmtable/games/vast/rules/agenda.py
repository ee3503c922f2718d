"""Asking for spaces, and putting steps on the agenda."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.vast.choices import Space
from wyrmtable.games.vast.state import Vast


def then(g: Vast, step: str, a: int = 0, b: int = 0) -> None:
    """Let a step come next; every step of Vast takes two numbers. The last one put there is done first."""
    g.then((step, a, b))


def choose_cell(seat: int, kind: str, cells: Sequence[int], about: Any = None) -> Rule[int]:
    """One of these spaces."""
    if len(cells) == 1:
        return cells[0]
    space = yield from choose(seat, kind, [Space(cell) for cell in cells], about)
    return space.cell
