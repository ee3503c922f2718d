"""How likely each side of a battle is to win, exactly (spec 14.2 steps 4 and 5).

A side's dice are sorted and compared from the highest on; the chances follow from counting all throws. Nothing here
knows a match: ``Fighter`` says what a side throws, ``odds`` who wins how often. Whole numbers only, so that the same
question always has the same answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from math import comb, prod
from typing import NamedTuple

Throw = tuple[int, ...]
"""The dice of a side, highest first."""
FAIR = (1, 1, 1, 1, 1, 1)
"""Weights of the faces 1 to 6 of a die."""
NO_ONES = (0, 1, 1, 1, 1, 1)
"""A die that is rolled again until it shows no 1."""
LOW_AGAIN = (2, 2, 8, 8, 8, 8)
"""A die that is rolled once more when it shows 1 or 2."""
ONES_AGAIN = (1, 7, 7, 7, 7, 7)
"""A die that is rolled once more when it shows 1."""


class Fighter(NamedTuple):
    """What one side throws."""

    dice: tuple[tuple[int, int], ...]
    """So many dice, with what weight: one entry, several where a die decides the number."""
    fixed: Throw = ()
    """Dice among them that are set, not rolled."""
    faces: tuple[int, ...] = FAIR
    wins_ties: bool = False
    """It wins a true tie, if it is the only such side in it."""


class Odds(NamedTuple):
    wins: tuple[int, ...]
    """In so many throws of ``all`` each side wins."""
    tied: int
    """In so many nobody does."""
    all: int


def fighter(dice: int, fixed: Sequence[int] = (), faces: tuple[int, ...] = FAIR, wins_ties: bool = False) -> Fighter:
    """A side with a known number of dice."""
    return Fighter(((dice, 1),), tuple(fixed), faces, wins_ties)


@lru_cache(maxsize=512)
def _rolled(number: int, faces: tuple[int, ...]) -> dict[Throw, int]:
    """All throws of so many dice, with their weights: highest face first, so the keys are sorted."""
    found: dict[Throw, int] = {(): 1}
    for value in range(6, 0, -1):
        weight = faces[value - 1]
        found = {
            (*throw, *[value] * more): ways * comb(number - len(throw), more) * weight**more
            for throw, ways in found.items()
            for more in range(number - len(throw) + 1)
            if more == 0 or weight
        }
    return {throw: ways for throw, ways in found.items() if len(throw) == number}


@lru_cache(maxsize=512)
def throws(side: Fighter) -> dict[Throw, int]:
    """All throws of a side with their weights, the set dice among them."""
    most = max(number for number, _ in side.dice)
    total = sum(side.faces)
    found: Counter[Throw] = Counter()
    for number, weight in side.dice:
        fixed = tuple(sorted(side.fixed, reverse=True))[:number]
        scale = weight * total ** (most - number)
        for throw, ways in _rolled(number - len(fixed), side.faces).items():
            found[tuple(sorted((*throw, *fixed), reverse=True))] += ways * scale
    return dict(found)


@lru_cache(maxsize=4096)
def odds(sides: tuple[Fighter, ...]) -> Odds:
    """How often each side wins. A shorter throw that agrees as far as it goes is the lower one, as tuples compare."""
    tables = [throws(side) for side in sides]
    totals = [sum(table.values()) for table in tables]
    below = [0] * len(sides)
    wins = [0] * len(sides)
    for throw in sorted({throw for table in tables for throw in table}):
        level = [table.get(throw, 0) for table in tables]
        for one, ways in enumerate(level):
            if ways:
                wins[one] += ways * prod(below[:one] + below[one + 1 :])
                if sides[one].wins_ties:
                    wins[one] += ways * _ties_won(one, sides, below, level)
        below = [under + ways for under, ways in zip(below, level, strict=True)]
    every = prod(totals)
    return Odds(tuple(wins), every - sum(wins), every)


def _ties_won(one: int, sides: tuple[Fighter, ...], below: list[int], level: list[int]) -> int:
    """In how many ways the others tie with this side, none of them one that wins ties."""
    others = [other for other in range(len(sides)) if other != one]
    at_most = prod(below[other] + (0 if sides[other].wins_ties else level[other]) for other in others)
    return at_most - prod(below[other] for other in others)


def percent(result: Odds) -> tuple[int, ...]:
    """The chance of each side in hundredths, and last that nobody wins; together always 100."""
    parts = (*result.wins, result.tied)
    whole = [100 * part // result.all for part in parts]
    rest = [100 * part % result.all for part in parts]
    for index in sorted(range(len(parts)), key=lambda index: -rest[index])[: 100 - sum(whole)]:
        whole[index] += 1
    return tuple(whole)
