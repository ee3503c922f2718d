"""The end is triggered (spec 17.1)."""

from __future__ import annotations

from wyrmtable.games.eldervale import tales
from wyrmtable.games.eldervale.state import Eldervale


def trigger_end(g: Eldervale) -> None:
    """Everybody takes one more turn after this one, the player who triggered it last; later triggers change nothing."""
    if g.final < 0:
        g.final = len(g.order)
        tales.end_triggered(g)
