"""How the scene calls things: places on the map, ids of pieces and tokens, cached words."""

from __future__ import annotations

from functools import cache

from wyrmtable.core.scene import Side
from wyrmtable.core.words import Msg
from wyrmtable.games.vast.data import PIECES, ROLES, TILES, TRIBES
from wyrmtable.games.vast.grid import cell_name
from wyrmtable.games.vast.rules.say import PIECE_WORD as PIECE_WORD

BOARD = "cave"
PIECE_ID = ("knight", "tribe:fangs", "tribe:bones", "tribe:eye", "dragon", "thief", "token:ogre", "token:troll")
PIECE_OF = dict(zip(PIECES, PIECE_ID, strict=True))
"""Element id by the name the rules use."""
TRIBE_NAMES = tuple(PIECES[tribe] for tribe in TRIBES)
_SIDES: tuple[Side, ...] = ("n", "e", "s", "w")
WALL_SIDES = tuple(tuple(side for d, side in enumerate(_SIDES) if mask >> d & 1) for mask in range(16))


@cache
def word(id: str) -> Msg:
    """A message without arguments, made once."""
    return Msg(id)


@cache
def role_word(role: int) -> Msg:
    return Msg(f"role-{ROLES[role]}")


@cache
def number(n: int) -> Msg:
    return Msg("number", {"n": n})


@cache
def place(cell: int) -> str:
    """A space of the map: ``cave@1,-2``."""
    return f"{BOARD}@{cell_name(cell)}"


@cache
def edge_place(edge: int) -> str:
    """An edge of the map: ``cave@1,-2/e``."""
    return f"{place(edge >> 1)}/{'s' if edge & 1 else 'e'}"


@cache
def tile_id(number: int) -> str:
    return f"tile:{TILES[number].name}"


def lit_label(number: int) -> Msg:
    return word(f"tile-{TILES[number].kind}")


def known_label(number: int) -> Msg:
    """A dark tile whose face the viewer knows."""
    tile = TILES[number]
    return word(f"known-{tile.kind}-{tile.shape}")


def dark_label(symbol: str) -> Msg:
    return word(f"dark-tile-{symbol}")
