"""The Mighty Axe's second blow (§5.6, §5.8)."""

from __future__ import annotations

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.vast.data import KNIGHT
from wyrmtable.games.vast.rules.grit import may_discard
from wyrmtable.games.vast.rules.victory import hurt_dragon
from wyrmtable.games.vast.state import Vast


def swing_axe(g: Vast) -> Rule[None]:
    """After a successful attack on the Dragon, in anybody's turn: discard the Axe's cube for 1 more damage."""
    knight = g.knight
    if "mighty_axe" in knight.cubes and may_discard(g):
        answer = yield from choose(g.seat(KNIGHT), "axe", ["discard", "keep"])
        if answer == "discard":
            knight.move_cube("mighty_axe", "discarded")
            hurt_dragon(g)
