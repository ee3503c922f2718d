"""Chips of answers: what really changes, no more than there is to lose or room to gain."""

from __future__ import annotations

from wyrmtable.core.scene import Pip
from wyrmtable.games.vast.data import GRIT_MAX, RAGE_MAX
from wyrmtable.games.vast.rules.tribes import lost_by_scattering
from wyrmtable.games.vast.state import Vast


def grit(g: Vast, by: int) -> Pip:
    """5.6 The track has an end; a cube on the Shield makes any loss a loss of 1."""
    knight = g.knight
    if by < 0 and "shield" in knight.cubes:
        by = -1
    return Pip("grit", max(-knight.grit, min(by, GRIT_MAX - knight.grit)))


def health(g: Vast, by: int) -> Pip:
    return Pip("health", min(by, g.rules.knight_health - g.knight.health))


def rage(g: Vast, by: int) -> Pip:
    return Pip("rage", max(-g.goblins.rage, min(by, RAGE_MAX - g.goblins.rage)))


def fewer_goblins(g: Vast, tribe: int, by: int) -> Pip:
    """The Goblins may spend Bright Beetles to make it 1 less."""
    goblins = g.goblins
    return Pip("population", -min(by, goblins.population[tribe]), about="bright_beetles" in goblins.monsters[tribe])


def scattered(g: Vast, tribe: int) -> Pip:
    return Pip("population", -lost_by_scattering(g, tribe))


def fewer_powers(g: Vast, by: int) -> Pip:
    return Pip("deck.power", -min(by, len(g.dragon.hand)))


def fewer_omens(g: Vast, by: int) -> Pip:
    return Pip("omens", -min(by, len(g.cave.omens)))
