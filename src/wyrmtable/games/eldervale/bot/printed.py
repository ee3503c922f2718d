"""What printed effects are worth in points, read once from the tables."""

from __future__ import annotations

import re

from wyrmtable.games.eldervale.data import ADVENTURES, MAGIC_CARDS, TOKENS, Cost

KINDS = (0.75, 0.75, 0.75, 0.75, 0.75, 1.0, 0.8, 1.0)
"""What a piece of each kind is worth while there is time to use it: five basic ones, gold, a Magic card, any."""

_VALUES = (
    (re.compile(r"gain\((?:any|gold),(\d)"), 1.0),
    (re.compile(r"gain\((?:gem|potion|scroll|tool|sword),(\d)"), 0.75),
    (re.compile(r"gain\(slot_or\(\w+,(\d)"), 0.95),
    (re.compile(r"draw_magic\((\d)"), 0.8),
    (re.compile(r"take_magic\(discard_pile,(\d)"), 1.2),
    (re.compile(r"gain_treasure\(\w+,(\d)"), 1.2),
    (re.compile(r"score\((\d)"), 1.0),
    (re.compile(r"glory\((\d)"), 2.0),
    (re.compile(r"power\(\w+,(\d)"), 3.0),
    (re.compile(r"steal\([\w]+,(\d)"), 1.2),
    (re.compile(r"dwell\((?:\w+=)?(\d)"), 1.5),
    (re.compile(r"summon\((?:\w+=)?(\d)"), 0.8),
    (re.compile(r"adventure\((?:\w+=)?(\d)"), 2.0),
    (re.compile(r"discard_magic\((\d)"), -0.6),
    (re.compile(r"pay\((?:any|potion|sword),(\d)"), -0.8),
    (re.compile(r"exchange\(\w+,<=(\d)"), 0.25),
    (re.compile(r"lose\(any,(\d)"), -0.3),
)
_PRICE = 1.2
"""What paying for a slot costs."""
_PASSIVE = 0.6
_COPY = 1.5


def _worth(effect: str) -> float:
    """The sum of what an effect's verbs bring; what an Orb adds is left out."""
    plain = effect.partition("if(orb)")[0]
    total = sum(value * int(found) for pattern, value in _VALUES for found in pattern.findall(plain))
    if "per=" in plain:
        total *= 1.5
    if "choose{" in plain:
        total *= 0.6
    if "copy_action" in plain:
        total += _COPY
    return total - _PRICE * ("pay(slot)" in plain)


def _orb_worth(effect: str) -> float:
    return sum(
        value * int(found) for pattern, value in _VALUES for found in pattern.findall(effect.partition("if(orb)")[2])
    )


ACTION = tuple(max(0.2, _worth(card.effect)) if card.icon >= -1 else 0.0 for card in ADVENTURES)
"""What using the action of an Adventure card once brings."""
ORB_BOOST = tuple(_orb_worth(card.effect) if card.orb == "boost" else 0.0 for card in ADVENTURES)
PASSIVE = tuple(
    {"dwell": 1.5, "dwelling_built_own": 2.0}.get(card.window, _PASSIVE) if card.kind == "passive" else 0.0
    for card in ADVENTURES
)
"""What a passive is worth in a round of placing and regrouping."""
NEEDS_TOKEN = tuple("in" in card.slots for card in ADVENTURES)
HELD = tuple({"spell": 0.8, "prophecy": 1.0, "quest": 1.2}[card.kind] for card in MAGIC_CARDS)
"""What a Magic card in the hand is worth, a prophecy beyond what it would score now."""


def _face(cost: Cost) -> float:
    return sum(number * value for number, value in zip(cost, KINDS, strict=True))


TOKEN = tuple(max(map(_face, token.faces)) for token in TOKENS)
"""What a treasure token brings when it is cashed."""


def price(cost: Cost, off: int = 0) -> float:
    """What a cost takes from its payer."""
    return max(0.0, _face(cost) - 0.8 * off)
