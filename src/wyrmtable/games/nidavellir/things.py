"""Things on the table as elements: cards, coins, gems."""

from __future__ import annotations

from functools import cache

from wyrmtable.core.scene import Card as CardElement
from wyrmtable.core.scene import (
    Piece,
)
from wyrmtable.core.words import msg
from wyrmtable.games.nidavellir.data import (
    CLASSES,
    GEM_SIX,
    Card,
    Coin,
    Distinction,
)
from wyrmtable.games.nidavellir.faces import faces
from wyrmtable.games.nidavellir.terms import card_msg, coin_msg

_TITLES = {key: face.title for key, face in faces().items()}


@cache
def card_element(card: Card, at: str) -> CardElement:
    """A card face up, with a label where the title of its face does not say everything; in the discard pile, where
    nothing is ever chosen, the title is enough."""
    name = card_msg(card)
    label = None if at == "discard" or name == _TITLES[card.face] else name
    return CardElement(id=card.name, at=at, face=card.face, label=label)


def distinction_element(distinction: Distinction, at: str, owner: int | None = None) -> CardElement:
    tone = CLASSES[distinction.column]
    return CardElement(id=distinction.name, at=at, face=distinction.key, tone=tone, owner=owner)


@cache
def coin_element(coin: Coin, at: str, owner: int | None = None, down: bool = False) -> Piece:
    return Piece(
        id=coin.name,
        at=at,
        owner=owner,
        shape="coin",
        value=str(coin.value),
        tone=coin.kind,
        down=down,
        label=coin_msg(coin),
    )


def gem_element(gem: int, at: str, owner: int | None = None) -> Piece:
    tone = "crown" if gem == GEM_SIX else "gem"
    return Piece(id=f"gem:{gem}", at=at, owner=owner, shape="gem", value=str(gem), tone=tone, label=msg("gem", n=gem))
