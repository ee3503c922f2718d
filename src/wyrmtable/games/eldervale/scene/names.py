"""How the scene calls things: places of the map, ids of pieces and cards, cached words.

Ids are short, because a late table holds hundreds: ``u2.3`` is Unit 3 of seat 2, ``a:citadel`` an Adventure card,
``m:haste`` a Magic card, ``t:fire03`` a treasure token, ``b:demon_of_might`` a beast, ``s:0`` a starter card.
"""

from __future__ import annotations

from functools import cache

from wyrmtable.core.words import Msg, SeatRef, Word, msg
from wyrmtable.games.eldervale.data import (
    ADVENTURES,
    ELEMENTS,
    FACTIONS,
    INACTIVE,
    MAGIC_CARDS,
    MONSTERS,
    ON_CARD,
    ON_DWELL,
    ON_GATHER,
    ON_SUMMON,
    READY,
    RESOURCES,
    STARTER,
    TILES,
    TOKENS,
    UNDERWORLD,
    UNITS,
    Cost,
)
from wyrmtable.games.eldervale.hexes import position
from wyrmtable.games.eldervale.state import WILD, Eldervale, Player
from wyrmtable.games.eldervale.terms import monster_msg, realm_id

BOARD = "map"
SPOTS = {ON_SUMMON: "summon", ON_GATHER: "gather", ON_DWELL: "dwell"}
"""Rows of the starter card that a Unit can stand on."""


@cache
def word(id: str) -> Msg:
    """A message without arguments, made once."""
    return Msg(id)


@cache
def cell_place(cell: int) -> str:
    q, r = position(cell)
    return f"{BOARD}@{q},{r}"


def realm_place(g: Eldervale, realm: int) -> str:
    """The cell a realm lies on."""
    return cell_place(g.cells[realm])


@cache
def stack_place(realm: int, index: int) -> str:
    return f"{realm_id(realm)}#{index + 1}"


@cache
def home_place(realm: int) -> str:
    """Where a Dwelling stands in a realm."""
    return f"{realm_id(realm)}#home"


# ---- Units


def unit_id(player: Player, index: int) -> str:
    """Beasts and mercenaries come and go, so they are called by their kind."""
    return unit_name(player.seat, index, player.kinds[index])


def unit_name(seat: int, index: int, kind: int) -> str:
    return f"u{seat}.{index}" if index < INNATE else f"u{seat}.{UNITS[kind]}"


INNATE = 9
"""Units everybody has: six Workers, Warrior, Wizard, Dragon; what joins later stands behind them."""


def unit_at(player: Player, kind: int, place: int) -> str:
    """The piece of a Unit of this kind at this place."""
    for index, (own, where) in enumerate(zip(player.kinds, player.places, strict=True)):
        if own == kind and where == place:
            return unit_id(player, index)
    raise LookupError(f"no {UNITS[kind]} at {place}")


def unit_area(seat: int, place: int) -> str:
    """Where a Unit stands that is not on the map; empty for one that is no Unit any more."""
    if place <= ON_CARD:
        return card_id(ON_CARD - place)
    if place in SPOTS:
        return f"s:{seat}#{SPOTS[place]}"
    return f"{_AREAS[place]}:{seat}" if place in _AREAS else ""


_AREAS = {READY: "ready", UNDERWORLD: "under", INACTIVE: "out"}


# ---- cards and tokens


@cache
def card_id(card: int) -> str:
    return f"a:{ADVENTURES[card].name}"


def holder_id(seat: int, card: int) -> str:
    """A card that takes tokens: an Adventure card, or the starter card of this seat."""
    return card_id(card) if card < STARTER else f"s:{seat}"


def slot_place(seat: int, card: int, slot: int) -> str:
    """The Orb slot is slot -1."""
    name = "orb" if slot < 0 else "slot" if card >= STARTER else str(slot + 1)
    return f"{holder_id(seat, card)}#{name}"


@cache
def magic_id(card: int) -> str:
    return f"m:{MAGIC_CARDS[card].name}"


@cache
def token_id(token: int) -> str:
    return f"t:{TOKENS[token].name}"


@cache
def beast_id(monster: int) -> str:
    return f"b:{MONSTERS[monster].name}"


@cache
def faction_word(faction: int) -> Msg:
    return Msg(f"faction-{FACTIONS[faction].name}")


@cache
def element_tone(element: int) -> str:
    return ELEMENTS[element] if element >= 0 else "ruin"


def side_word(g: Eldervale, side: int) -> Word:
    """A side of a battle: a person, the Ghosts, or the Monster."""
    if side == WILD:
        monster = g.battle.monster if g.battle is not None else -1
        return monster_msg(monster) if monster >= 0 else word("the-monster")
    return word("the-ghosts") if g.ghostly(side) else SeatRef(side)


def side_key(side: int) -> str:
    return f"side:{side}" if side >= 0 else "side:m"


def some(kind: str, n: int) -> Msg:
    """``2 gems``."""
    return msg("some", n=n, what=word(f"resource-{kind}"))


def cost_word(cost: Cost) -> Msg:
    """A price in words; nothing is called so."""
    parts: list[Word] = [some(RESOURCES[kind], n) for kind, n in enumerate(cost) if n]
    return msg("list", what=parts) if parts else word("nothing")


def tile_face(realm: int) -> str:
    """The skin of a tile."""
    tile = TILES[realm]
    return f"realm.{ELEMENTS[tile.element]}" if tile.kind == "elemental" else f"ruin.{tile.name}"
