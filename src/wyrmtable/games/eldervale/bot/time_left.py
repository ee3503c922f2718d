"""How long the match will still last."""

from __future__ import annotations

from wyrmtable.games.eldervale.data import ROOFTOPS
from wyrmtable.games.eldervale.state import Eldervale

_TURNS_PER_TILE = 8.0
"""Turns of all players together from one realm revealed to the next."""
_TURNS_PER_DWELLING = 4.5
"""Turns of one player from one Dwelling to the next."""


def turns_left(g: Eldervale, seat: int) -> float:
    """Turns this player still has after the present one."""
    if g.final >= 0:
        return float(seat in g.after(g.active)[: g.final])
    players = len(g.players)
    most = max(g.dwellings.count(player.seat) for player in g.players)
    return 1 + min(_TURNS_PER_TILE * len(g.stack) / players, _TURNS_PER_DWELLING * (ROOFTOPS - most))
