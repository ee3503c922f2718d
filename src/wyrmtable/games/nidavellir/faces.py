"""Card faces, made from the data."""

from __future__ import annotations

from wyrmtable.core.scene import Face, Pip
from wyrmtable.core.words import Msg, msg
from wyrmtable.games.nidavellir.data import (
    AGE_CARDS,
    CLASSES,
    COMMAND,
    COMMAND_POINTS,
    DISTINCTIONS,
    DWERGS,
    GREAT_BLACKSMITH,
    HEROES,
    THRUD,
    Card,
)
from wyrmtable.games.nidavellir.terms import card_msg

_TEXTS = ("dagda", "bonfur", "hourya", "idunn", "astrid", "grid", "uline", "ylud", "thrud")
"""Heroes whose effect needs words."""


def tone_of(card: Card) -> str:
    if card.upgrade:
        return "royal"
    return CLASSES[card.column] if card.column < COMMAND else "neutral"


def faces() -> dict[str, Face]:
    found = {card.face: _dwarf(card) for cards in AGE_CARDS for card in cards}
    found["great_blacksmith"] = _dwarf(GREAT_BLACKSMITH)
    found |= {hero.face: _hero(hero) for hero in HEROES}
    for distinction in DISTINCTIONS:
        name = msg(f"distinction-{distinction.key}")
        tone = CLASSES[distinction.column]
        text = msg(f"text-{distinction.key}")
        found[distinction.key] = Face("distinction", tone, name, art=(f"distinction.{distinction.key}",), text=text)
    return found


def _ranks(card: Card) -> tuple[str, ...]:
    return tuple("" if number is None else str(number) for number in card.numbers)


def _dwarf(card: Card) -> Face:
    if card.upgrade:
        title, corner = msg("title-offering"), (Pip("upgrade", card.upgrade),)
        text: Msg | None = msg("text-offering", n=card.upgrade)
        return Face("dwarf", "royal", title, art=("offering",), corner=corner, text=text)
    numbered = card.numbers[0] is not None
    title = msg(f"title-{CLASSES[card.column]}") if numbered else card_msg(card)
    return Face("dwarf", tone_of(card), title, art=(CLASSES[card.column],), ranks=_ranks(card))


def _hero(hero: Card) -> Face:
    dwerg = hero in DWERGS
    key = "dwerg" if dwerg else hero.face
    points = COMMAND_POINTS.get(hero)
    return Face(
        "hero",
        tone_of(hero),
        card_msg(hero),
        sub=msg(f"epithet-{key}"),
        art=(f"hero.{key}",),
        ranks=_ranks(hero) if hero.column < COMMAND or hero is THRUD else (),
        foot=Pip("vp", points) if points else None,
        text=msg(f"text-{key}") if dwerg or key in _TEXTS else None,
    )
