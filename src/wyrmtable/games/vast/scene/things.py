"""Which element an option of the rules means: cubes, tokens, targets on a space."""

from __future__ import annotations

from wyrmtable.games.vast.data import EQUIPMENT, GEMS, PIECES, STAT_TRACK
from wyrmtable.games.vast.scene.names import PIECE_OF
from wyrmtable.games.vast.state import Vast


def cube_place(g: Vast, seat: int, what: str) -> str:
    """Where a cube for this stat, equipment or card would lie."""
    return _place(seat, what, g.knight.cubes.count(what) + 1)


def cube_lying(g: Vast, seat: int, what: str) -> str:
    """Where the last cube of this stat, equipment or card lies."""
    return _place(seat, what, g.knight.cubes.count(what))


def _place(seat: int, what: str, number: int) -> str:
    if what in STAT_TRACK:
        return f"{what}:{seat}#{number}"
    return f"equip:{what}" if what in EQUIPMENT else f"treasure:{what}"


def token_at(g: Vast, kind: str, cell: int) -> str:
    """The element of a token on this space."""
    if kind in GEMS:
        return f"gem.{kind}"
    tokens = {"treasure": g.treasures, "crystal": g.crystals, "event": g.events, "vault": g.vaults}[kind]
    return f"{kind}.{tokens.index(cell)}"


def target_at(g: Vast, target: str, cell: int) -> str:
    if target == "tribes":
        return f"tribe:{PIECES[g.tribes_at(cell)[0]]}"
    if target == "crystal":
        return token_at(g, "crystal", cell)
    return PIECE_OF[target]
