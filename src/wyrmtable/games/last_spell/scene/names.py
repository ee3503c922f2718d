"""How the scene calls things: places on the board, ids of pieces and cards, cached words."""

from __future__ import annotations

from functools import cache

from wyrmtable.core.coordinates import column_letters, row_number
from wyrmtable.core.words import Msg, msg
from wyrmtable.games.last_spell.data import Item
from wyrmtable.games.last_spell.grid import FOG_BOARDS, SLOT_OF, XS, YS, cell_name
from wyrmtable.games.last_spell.state import Enemy, Structure
from wyrmtable.games.last_spell.tales import BOARD

DEEDS = ("dash", "armour-boost", "punch", "leap")
"""What every Hero can do without a card."""


@cache
def word(id: str) -> Msg:
    """A message without arguments, made once."""
    return Msg(id)


@cache
def place(cell: int) -> str:
    """A cell of the board: ``field@12,8``."""
    return f"{BOARD}@{cell_name(cell)}"


@cache
def cell_word(cell: int) -> str:
    """A cell as people call it: M9."""
    return column_letters(XS[cell]) + row_number(YS[cell])


def hero_id(seat: int) -> str:
    return f"hero:{seat}"


def enemy_id(number: int) -> str:
    return f"m{number}"


def structure_id(number: int) -> str:
    return f"s{number}"


def mage_id(mage: int) -> str:
    return f"mage:{mage}"


def item_id(item: Item) -> str:
    """The card itself, wherever it lies."""
    return f"i:{item.name}"


def deed_id(seat: int, deed: str) -> str:
    return f"deed:{seat}.{deed}"


def pile_id(space: int) -> str:
    return f"pile:{space}"


def fog_id(board: int) -> str:
    return f"fog:{FOG_BOARDS[board].lower()}"


# ---- words


def item_word(item: Item) -> Msg:
    return word(f"item-{item.name}")


def hero_word(card: str) -> Msg:
    return word(f"hero-{card}")


def enemy_word(enemy: Enemy) -> Msg:
    return word(f"enemy-{enemy.kind}")


def structure_word(structure: Structure) -> Msg:
    return word(f"structure-{structure.kind}")


def where(structure: Structure) -> str:
    """The slot of a section, the first cell of anything else."""
    return SLOT_OF.get(structure.cells[0]) or cell_word(structure.cells[0])


def standing_word(structure: Structure) -> Msg:
    """A structure and where it stands."""
    return msg("structure-at", structure=structure_word(structure), cell=where(structure))


def spot_word(g_enemy: Enemy) -> Msg:
    """An enemy and where it stands."""
    return msg("enemy-at", enemy=enemy_word(g_enemy), cell=cell_word(g_enemy.cell))
