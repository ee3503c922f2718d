"""Words and ids of the things on the table, for tales and scenes."""

from __future__ import annotations

from wyrmtable.core.words import Msg
from wyrmtable.games.eldervale.acts import card_name
from wyrmtable.games.eldervale.data import BEAST, ELEMENTS, MAGIC_CARDS, MONSTERS, RESOURCES, TILES, TOKENS, UNITS


def realm_id(realm: int) -> str:
    """The tile of a realm on the table: by its number, because a late table names it often."""
    return f"r{realm}"


def realm_msg(realm: int) -> Msg:
    return Msg(f"realm-{TILES[realm].name}")


def unit_msg(kind: int) -> Msg:
    """A kind of Unit; a dominated monster goes by its own name."""
    return monster_msg(kind - BEAST) if kind >= BEAST else Msg(f"unit-{UNITS[kind]}")


def card_msg(card: int) -> Msg:
    """An Adventure card or a starter card."""
    return Msg(f"card-{card_name(card)}")


def magic_msg(card: int) -> Msg:
    return Msg(f"magic-{MAGIC_CARDS[card].name}")


def monster_msg(monster: int) -> Msg:
    return Msg(f"monster-{MONSTERS[monster].name}")


def resource_msg(kind: int) -> Msg:
    return Msg(f"resource-{RESOURCES[kind]}")


def element_msg(element: int) -> Msg:
    return Msg(f"element-{ELEMENTS[element]}")


def token_msg(token: int) -> Msg:
    """What a token shows: ``token-gem-gem``, ``token-gem-or-tool``; many show the same."""
    sides = ("-".join(RESOURCES[kind] for kind, n in enumerate(face) for _ in range(n)) for face in TOKENS[token].faces)
    return Msg(f"token-{'-or-'.join(sides)}")
