"""Chips of answers: what really changes, no more than there is to lose or room to gain."""

from __future__ import annotations

from wyrmtable.core.scene import Pip
from wyrmtable.games.vast.data import GRIT_MAX
from wyrmtable.games.vast.state import Vast


def grit(g: Vast, by: int) -> Pip:
    """5.6 The track has an end; a cube on the Shield makes any loss a loss of 1."""
    knight = g.knight
    if by < 0 and "shield" in knight.cubes:
        by = -1
    return Pip("grit", max(-knight.grit, min(by, GRIT_MAX - knight.grit)))


def fewer_goblins(g: Vast, tribe: int, by: int) -> Pip:
    return Pip("population", -min(by, g.goblins.population[tribe]))


def fewer_powers(g: Vast, by: int) -> Pip:
    return Pip("deck.power", -min(by, len(g.dragon.hand)))


def fewer_omens(g: Vast, by: int) -> Pip:
    return Pip("omens", -min(by, len(g.cave.omens)))
