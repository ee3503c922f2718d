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


class UnorderedFirst(BurrowGame):
    """The ways lie in a set, but only in the first variant of each number of players."""

    def turn(self, state: Den) -> Rule[None]:
        if len(self.census(state)) == 16:
            state.site = yield from choose(0, "walk", list({"north", "south", "home"}))
        yield from super().turn(state)


class Hasty(BurrowGame):
    """In some processes the match ends earlier; as long as it goes on, all is the same."""

    def over(self, state: Den) -> bool:
        return super().over(state) or (state.turn == 2 and next(iter({"a", "b"})) == "a")
