"""Omen tokens drawn from the bag."""

from __future__ import annotations

from wyrmtable.games.vast.data import CAVE
from wyrmtable.games.vast.rules.say import say
from wyrmtable.games.vast.state import Vast


def draw_omens(g: Vast, count: int) -> None:
    """At random; fewer if the bag is empty."""
    cave = g.cave
    count = min(count, len(cave.bag))
    for _ in range(count):
        cave.omens.append(cave.bag.pop(g.chance.below("omens", len(cave.bag))))
    say(g, "draw", "omens", CAVE, n=count)
