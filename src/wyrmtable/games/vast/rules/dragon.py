"""The Dragon's turn (§7)."""

from __future__ import annotations

from wyrmtable.core.ask import Rule
from wyrmtable.games.vast.rules.turns import end_turn
from wyrmtable.games.vast.state import Vast


def start(g: Vast) -> Rule[None]:
    g.phase = "powers"
    yield from ()


def go_on(g: Vast) -> Rule[None]:
    end_turn(g)
    yield from ()


def surface(g: Vast, _: int, __: int) -> Rule[None]:
    """§7.6: the surface check at the end of his turn."""
    yield from ()


STEPS = {"surface": surface}
