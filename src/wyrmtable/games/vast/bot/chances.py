"""How likely each role is to win: by the rounds it still needs, on the scale by which the others fear it."""

from __future__ import annotations

from math import exp

from wyrmtable.games.vast.bot.race import rounds_left
from wyrmtable.games.vast.state import Vast

_SURE = 2.0
"""Rounds of an advance that make a victory e times as likely."""


def chances(g: Vast) -> tuple[float, ...] | None:
    """By seat; who is alone has no such race."""
    if len(g.rules.roles) == 1:
        return None
    pull = [exp(-rounds_left(g, role) / _SURE) for role in g.rules.roles]
    return tuple(each / sum(pull) for each in pull)
