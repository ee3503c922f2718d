"""Names of things as messages, for the log and the scene alike."""

from __future__ import annotations

from wyrmtable.core.words import Msg, Ref, msg
from wyrmtable.games.nidavellir.data import CLASSES, TAVERNS, Card, Coin, Distinction
from wyrmtable.games.nidavellir.state import Player

ROMAN = ("", "I", "II")
"""Numbers of ages as people write them, in every language."""


def card_msg(card: Card) -> Msg:
    if card.hero:
        return msg(f"hero-{card.face}")
    if card.upgrade:
        return msg("royal-offering", n=card.upgrade)
    if card.age == 0:
        return msg("great-blacksmith")
    number = card.numbers[0]
    dwarf = f"dwarf-{CLASSES[card.column]}"
    return msg(dwarf) if number is None else msg(dwarf, n=number)


def card_ref(card: Card) -> Ref:
    return Ref(card.name, card_msg(card))


def coin_msg(coin: Coin) -> Msg:
    return msg(f"coin-{coin.kind}", n=coin.value)


def coin_ref(coin: Coin) -> Ref:
    return Ref(coin.name, coin_msg(coin))


def class_msg(column: int) -> Msg:
    """The class as a group: Warriors."""
    return msg(f"class-{CLASSES[column]}")


def column_ref(player: Player, column: int) -> Ref:
    return Ref(column_id(player.seat, column), class_msg(column))


def column_id(seat: int, column: int) -> str:
    return f"col:{seat}.{CLASSES[column]}"


def tavern_msg(tavern: int) -> Msg:
    return msg(f"tavern-{TAVERNS[tavern]}")


def tavern_id(tavern: int) -> str:
    return f"tavern:{tavern + 1}"


def tavern_ref(tavern: int) -> Ref:
    return Ref(tavern_id(tavern), tavern_msg(tavern))


def distinction_ref(distinction: Distinction) -> Ref:
    return Ref(distinction.name, msg(f"distinction-{distinction.key}"))
