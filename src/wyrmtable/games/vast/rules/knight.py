"""The Knight's turn (§5)."""

from __future__ import annotations

from wyrmtable.core.ask import Rule
from wyrmtable.games.vast.rules.turns import end_turn
from wyrmtable.games.vast.state import Vast


def start(g: Vast) -> Rule[None]:
    g.phase = "act"
    yield from ()


def go_on(g: Vast) -> Rule[None]:
    end_turn(g)
    yield from ()
