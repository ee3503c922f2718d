"""Damage to structures and Mages, flames and panic (2.2)."""

from __future__ import annotations

from wyrmtable.games.last_spell import tales
from wyrmtable.games.last_spell.data import LEVELS, TOWNS, TRADES
from wyrmtable.games.last_spell.grid import MAGE_CELLS
from wyrmtable.games.last_spell.rules.building import hp_of, remove_structure
from wyrmtable.games.last_spell.rules.decks import form_deck
from wyrmtable.games.last_spell.rules.paths import ease_paths, renew_paths
from wyrmtable.games.last_spell.state import Rules, Spell, Structure

CALM, UNEASY, TERROR = range(3)


def panic_spaces(rules: Rules) -> int:
    return TOWNS[rules.scenario, rules.heroes].panic + LEVELS[rules.level].panic


def panic_level(g: Spell) -> int:
    """By thirds of empty spaces; a space with one flame left is not empty."""
    spaces = panic_spaces(g.rules)
    empty = max(0, spaces - (g.flames + 1) // 2)
    return min(TERROR, 3 * empty // spaces)


def burn(g: Spell, structure: Structure, damage: int) -> None:
    """Each damage is a flame out of the Panic Area; damage beyond destruction is lost."""
    damage = min(damage, hp_of(structure))
    structure.flames += damage
    g.flames = max(0, g.flames - damage)
    if hp_of(structure):
        ease_paths(g, structure.cells)
        tales.burnt(g, structure, damage)
    else:
        destroy(g, structure)


def destroy(g: Spell, structure: Structure) -> None:
    """It leaves the board with its flames; a Hero on it stays there unhurt."""
    g.ashes += structure.flames
    remove_structure(g, structure)
    ease_paths(g, structure.cells)
    tales.destroyed(g, structure)
    if structure.kind in TRADES:  # R8
        form_deck(g, TRADES[structure.kind], 1)


def quench(g: Spell, structure: Structure, flames: int) -> None:
    """Flames go back to the Panic Area."""
    structure.flames -= flames
    g.flames += flames
    renew_paths(g)


def hurt_mage(g: Spell, mage: int, damage: int) -> None:
    """Mages are numbered as in ``grid.MAGE_CELLS``."""
    if not g.mages[mage]:
        return
    damage = min(damage, g.mages[mage])
    g.mages[mage] -= damage
    g.mages_hurt = True
    if not g.mages[mage]:
        renew_paths(g)
    tales.mage_hurt(g, mage, damage)


def living_mages(g: Spell) -> list[int]:
    """Cells of the living Mages."""
    return [cell for cell, hp in zip(MAGE_CELLS, g.mages, strict=True) if hp]
