"""How far each role is on the way to its goal."""

from __future__ import annotations

from wyrmtable.games.vast.scene.rail import goal_of
from wyrmtable.games.vast.state import Vast

_ALMOST = 99
"""Percent of who has done all that can be counted and has not won yet, as a Dragon who must still get out."""


def standing(g: Vast) -> tuple[int, ...]:
    """By seat, in percent of what each role must do."""
    found = []
    for role in g.rules.roles:
        _, done, goal = goal_of(g, role)
        share = 100 * min(done, goal) // max(1, goal)
        found.append(100 if role in g.winners else min(_ALMOST, share))
    return tuple(found)
