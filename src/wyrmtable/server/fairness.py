"""Whose turn it is when more wants to be thought than there are processes.

Tables with people at them come first and tables of bots alone last; among equals whoever has had the least of the
processes lately, so that one person's many tables wait for each other and not for everybody else's one.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

_HALF = 30.0
"""Seconds after which half of what somebody had is forgotten."""


class Wish(NamedTuple):
    rank: Callable[[], int]
    """How many others this waits for; found out anew whenever a place is free."""
    owner: str
    table: str


class Places:
    """So many things may be done at a time."""

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._free = places
        self._clock = clock
        self._waiting: list[tuple[Wish, asyncio.Future[None]]] = []
        self._had: dict[str, tuple[float, float]] = {}
        """Seconds each owner and table had lately, and when that was counted."""

    @asynccontextmanager
    async def place(self, wish: Wish) -> AsyncIterator[None]:
        await self._wait(wish)
        began = self._clock()
        try:
            yield
        finally:
            for who in (wish.owner, wish.table):
                self._had[who] = (self.had(who) + self._clock() - began, self._clock())
            self._free += 1
            self._go_on()

    async def _wait(self, wish: Wish) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((wish, mine))
        self._go_on()
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # the place was given and is not taken
                self._free += 1
            self._go_on()
            raise

    def _go_on(self) -> None:
        self._waiting = [each for each in self._waiting if not each[1].done()]  # some do not wait any longer
        while self._free and self._waiting:
            first = min(self._waiting, key=lambda each: self._order(each[0]))
            self._waiting.remove(first)
            self._free -= 1
            first[1].set_result(None)
        if not self._waiting and len(self._had) > 1_000:
            self._had = {who: had for who, had in self._had.items() if self.had(who) > 0.01}

    def _order(self, wish: Wish) -> tuple[int, float, float]:
        return wish.rank(), self.had(wish.owner), self.had(wish.table)

    def had(self, who: str) -> float:
        seconds, at = self._had.get(who, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self._clock() - at) / _HALF))
