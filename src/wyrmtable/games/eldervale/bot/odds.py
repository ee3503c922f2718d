"""How likely a side with so many dice beats another: exact, from all rolls."""

from __future__ import annotations

from bisect import bisect_left
from functools import cache
from itertools import accumulate, combinations_with_replacement
from math import factorial

_FACES = 6
_MOST = 6


@cache
def _rolls(dice: int) -> tuple[list[tuple[int, ...]], list[float]]:
    """All rolls, each sorted from high to low and padded with zeros, in rising order; and the chance of all before each."""
    chances = {}
    for roll in combinations_with_replacement(range(_FACES, 0, -1), dice):
        ways = factorial(dice)
        for face in set(roll):
            ways //= factorial(roll.count(face))
        chances[roll + (0,) * (_MOST - dice)] = ways / _FACES**dice
    rising = sorted(chances)
    return rising, [0.0, *accumulate(chances[roll] for roll in rising)]


@cache
def beats(mine: int, theirs: int) -> float:
    """The chance that so many dice beat so many others; a tie beats nobody."""
    mine, theirs = min(mine, _MOST), min(theirs, _MOST)
    rolls, before = _rolls(mine)
    others, below = _rolls(theirs)
    return sum((before[i + 1] - before[i]) * below[bisect_left(others, roll)] for i, roll in enumerate(rolls))
