"""How far each role is on the way to its goal, and how likely it gets there first."""

from __future__ import annotations

from math import exp

from wyrmtable.games.vast.bot.race import rounds_left
from wyrmtable.games.vast.scene.rail import goal_of
from wyrmtable.games.vast.state import Vast

_ALMOST = 99
"""Percent of who has done all that can be counted and has not won yet, as a Dragon who must still get out."""
_SURE = 2.0
"""Rounds of an advance that make a victory e times as likely."""


def standing(g: Vast) -> tuple[int, ...]:
    """By seat, in percent of what each role must do."""
    found = []
    for role in g.rules.roles:
        _, done, goal = goal_of(g, role)
        share = 100 * min(done, goal) // max(1, goal)
        found.append(100 if role in g.winners else min(_ALMOST, share))
    return tuple(found)


def chances(g: Vast) -> tuple[float, ...] | None:
    """By seat: the fewer rounds a role still needs the likelier it is to win; who is alone has no such race."""
    if len(g.rules.roles) == 1:
        return None
    pull = [exp(-rounds_left(g, role) / _SURE) for role in g.rules.roles]
    return tuple(each / sum(pull) for each in pull)
