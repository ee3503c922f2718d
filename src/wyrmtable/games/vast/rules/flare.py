"""Flare (§12.3): the Dragon die lights up a part of the map."""

from __future__ import annotations

from wyrmtable.games.vast.grid import hit_cells
from wyrmtable.games.vast.rules.dice import roll
from wyrmtable.games.vast.rules.revealing import reveal
from wyrmtable.games.vast.state import Vast


def flare(g: Vast, role: int, centre: int) -> None:
    """Roll around ``centre`` and reveal the Dark tiles that are hit."""
    face = roll(g, role, centre)
    reveal(g, [cell for cell in hit_cells(g, centre, face) if g.is_dark(cell)], role, "flare")
