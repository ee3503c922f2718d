"""The Knight enters a Dark tile (§5.5)."""

from __future__ import annotations

from wyrmtable.core.ask import Rule
from wyrmtable.games.vast.rules.grit import gain_grit
from wyrmtable.games.vast.state import Vast


def entered_tile(g: Vast, cell: int) -> Rule[None]:
    gain_grit(g, 1)
    yield from ()
