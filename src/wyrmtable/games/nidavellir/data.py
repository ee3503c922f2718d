"""Everything printed (spec 2 and 3): dwarfs, Royal Offerings, heroes, distinctions, coins, gems.

Definitions are frozen and shared by all copies of a state; effects are functions in ``heroes.py`` and ``ages.py``.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from wyrmtable.core.ask import Named

CLASSES: Final = ("warrior", "hunter", "miner", "blacksmith", "explorer")
WARRIOR, HUNTER, MINER, BLACKSMITH, EXPLORER = range(5)
COMMAND: Final = 5
"""Where neutral heroes and distinctions lie; nothing there has ranks that count."""

TAVERNS: Final = ("laughing_goblin", "dancing_dragon", "shining_horse")


class Card(Named):
    """A card that can enter an army, or a Royal Offering; ``column`` is a class or COMMAND."""

    __slots__ = ("age", "column", "crowd", "face", "hero", "numbers", "place", "points", "ranks", "upgrade")

    def __init__(
        self,
        name: str,
        face: str,
        column: int,
        numbers: tuple[int | None, ...],
        age: int = 0,
        crowd: bool = False,
        upgrade: int = 0,
        hero: bool = False,
    ) -> None:
        super().__init__(name)
        self.face = face
        """Key of the card's face: equal cards look alike."""
        self.column = column
        self.numbers = numbers
        """One entry for each rank: its points, or None where nothing is printed."""
        self.ranks = len(numbers)
        self.points = sum(number or 0 for number in numbers)
        self.age = age
        self.crowd = crowd
        """Used with five players only."""
        self.upgrade = upgrade
        """Of a Royal Offering; 0 for all others."""
        self.hero = hero
        self.place = 0
        """In the canonical order of all cards."""


class Coin(Named):
    """A coin; two coins with the same ``alike`` are interchangeable. ``place`` in the canonical order of a hand."""

    __slots__ = ("alike", "kind", "place", "trades", "upgrades", "value")

    def __init__(self, name: str, kind: str, value: int, place: int) -> None:
        super().__init__(name)
        self.kind = kind
        """base | royal | special"""
        self.value = value
        self.place = place
        self.alike = (kind, value)
        self.trades = kind == "special" or value == 0
        """8.3, 8.5: bid at a tavern it triggers a trade, and it can never be upgraded."""
        self.upgrades = not self.trades


class Distinction(Named):
    """Won by the sole majority in a class at the end of age 1 (10.2)."""

    __slots__ = ("column", "key")

    def __init__(self, key: str, column: int) -> None:
        super().__init__(f"distinction:{key}")
        self.key = key
        self.column = column


PLACE: Final = attrgetter("place")
"""Sorts cards or coins in their canonical order."""

# ---- 2.1 the age decks: numbers always used, then those added with five players

_NUMBERS: tuple[tuple[tuple[int | None, ...], tuple[int | None, ...]], ...] = (
    ((3, 4, 5, 6, 6, 7, 8, 9), (10,)),
    ((None,) * 6, (None,) * 2),
    ((0, 0, 1, 1, 2, 2), (0, 1)),
    ((None,) * 8, (None,) * 2),
    ((5, 6, 7, 8, 9, 10, 11), (12,)),
)
_OFFERINGS = ((3, 1, 1), (5, 2, 1))
"""For each age: upgrade value, copies always used, copies added with five players."""


def _age_cards(age: int) -> list[Card]:
    cards = []
    for column, (always, added) in enumerate(_NUMBERS):
        of_class = CLASSES[column]
        for i, number in enumerate(always + added):
            face = of_class if number is None else f"{of_class}.{number}"
            name = f"card:{of_class}_a{age}_{i + 1:02}"
            cards.append(Card(name, face, column, (number,), age, crowd=i >= len(always)))
    value, always_copies, added_copies = _OFFERINGS[age - 1]
    for i in range(always_copies + added_copies):
        name = f"card:royal_offering_a{age}_{i + 1:02}"
        cards.append(Card(name, f"offering.{value}", COMMAND, (), age, crowd=i >= always_copies, upgrade=value))
    return cards


AGE_CARDS: Final = (_age_cards(1), _age_cards(2))
GREAT_BLACKSMITH: Final = Card("card:great_blacksmith", "great_blacksmith", BLACKSMITH, (None, None))

# ---- 3 heroes


def _hero(key: str, column: int = COMMAND, *numbers: int | None) -> Card:
    return Card(f"hero:{key}", key, column, numbers, hero=True)


DWERGS: Final = tuple(_hero(f"dwerg_{brother}") for brother in ("ymir", "aesir", "sigmir", "jungir", "bergelmir"))
SKAA: Final = _hero("skaa")
ASTRID: Final = _hero("astrid")
GRID: Final = _hero("grid")
ULINE: Final = _hero("uline")
YLUD: Final = _hero("ylud", COMMAND, None)
THRUD: Final = _hero("thrud", COMMAND, None)
KRAAL: Final = _hero("kraal", WARRIOR, 7, 0)
TARAH: Final = _hero("tarah", WARRIOR, 14)
ARAL: Final = _hero("aral", HUNTER, None, None)
DAGDA: Final = _hero("dagda", HUNTER, None, None, None)
AEGUR: Final = _hero("aegur", BLACKSMITH, None, None)
BONFUR: Final = _hero("bonfur", BLACKSMITH, None, None, None)
ZORAL: Final = _hero("zoral", MINER, 1, 0, 0)
LOKDUR: Final = _hero("lokdur", MINER, 3)
HOURYA: Final = _hero("hourya", EXPLORER, 20)
IDUNN: Final = _hero("idunn", EXPLORER, 7)

HEROES: Final = (
    KRAAL, TARAH, ARAL, DAGDA, ZORAL, LOKDUR, AEGUR, BONFUR, HOURYA, IDUNN,
    SKAA, ASTRID, GRID, ULINE, YLUD, THRUD, *DWERGS,
)  # fmt: skip
NOT_IN_FIRST_GAME: Final = (THRUD, YLUD, ULINE)  # R1
YLUD_POINTS: Final = (7, 0, 1, 0, 11)
"""By column; in Hunters and Blacksmiths she brings only her rank."""
HOURYA_NEEDS: Final = 5
GRID_UPGRADE: Final = 7

COMMAND_POINTS: Final = {SKAA: 17, GRID: 7, ULINE: 9, THRUD: 13}
DWERG_POINTS: Final = (0, 13, 40, 81, 108, 135)
IDUNN_BONUS: Final = 2
GEM_SIX_POINTS: Final = 3

# ---- 10.2 distinctions, in the order of the troop evaluation

KINGS_HAND: Final = Distinction("kings_hand", WARRIOR)
HUNTING_MASTER: Final = Distinction("hunting_master", HUNTER)
CROWN_JEWELER: Final = Distinction("crown_jeweler", MINER)
GREAT_ARMORER: Final = Distinction("kings_great_armorer", BLACKSMITH)
PIONEER: Final = Distinction("pioneer_of_the_kingdom", EXPLORER)
DISTINCTIONS: Final = (KINGS_HAND, HUNTING_MASTER, CROWN_JEWELER, GREAT_ARMORER, PIONEER)

# ---- 2.3 coins, 2.4 gems

_BASE_VALUES = (0, 2, 3, 4, 5)
_ROYAL_COPIES = dict.fromkeys((5, 6, 8, 10, 12, 13, 14), 2) | dict.fromkeys((7, 9, 11), 3)
_ROYAL_COPIES |= dict.fromkeys(range(15, 26), 1)

BASE_COINS: Final = tuple(
    tuple(Coin(f"coin:base{value}.{seat}", "base", value, value * 10) for value in _BASE_VALUES) for seat in range(5)
)
SPECIAL_THREE: Final = Coin("coin:special3", "special", 3, 31)
ROYAL_COINS: Final = tuple(
    Coin(f"coin:royal{value}.{copy}", "royal", value, value * 10 + 1 + copy)
    for value in sorted(_ROYAL_COPIES)
    for copy in range(1, _ROYAL_COPIES[value] + 1)
)
GEM_SIX: Final = 6

CARDS_BY_NAME: Final = {card.name: card for card in (*AGE_CARDS[0], *AGE_CARDS[1], GREAT_BLACKSMITH, *HEROES)}
COINS_BY_NAME: Final = {
    coin.name: coin for coin in (*(coin for own in BASE_COINS for coin in own), SPECIAL_THREE, *ROYAL_COINS)
}
for _place, _card in enumerate(CARDS_BY_NAME.values()):
    _card.place = _place
