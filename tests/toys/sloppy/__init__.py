"""Burrow with mistakes that the lint can see, and that show in play too."""

from __future__ import annotations

from tests.toys.burrow import BurrowGame, Den
from wyrmtable.core.ask import Rule, choose

TURNS: list[int] = []


class HiddenGlobal(BurrowGame):
    """Where one may go depends on how many turns this process has ever played."""

    def turn(self, state: Den) -> Rule[None]:
        TURNS.append(state.turn)
        ways = ["north", "south", "home"][: 2 + len(TURNS) % 2]
        state.site = yield from choose(0, "walk", ways)
        yield from super().turn(state)


class Unordered(BurrowGame):
    """The ways lie in a set, and sets of words have another order in each process."""

    def turn(self, state: Den) -> Rule[None]:
        ways = {"north", "south", "home"}
        state.site = yield from choose(0, "walk", list(ways))
        yield from super().turn(state)
