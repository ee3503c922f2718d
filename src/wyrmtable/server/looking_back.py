"""The archive looks into matches, and teaches: in a process of its own, because that can take a while."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import CancelledError as CancelledByPool
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from wyrmtable.server.bots import Pool
from wyrmtable.server.fairness import Places, Wish
from wyrmtable.server.logs import log
from wyrmtable.server.problems import Trouble

T = TypeVar("T")
LIMIT = 60.0
"""Seconds that one thing may take, from its turn on."""


class Archive:
    """One thing at a time; who asks for much waits for those who ask for little."""

    def __init__(self, processes: int) -> None:
        self.pool = Pool(processes)
        self._places = Places(max(1, processes))

    async def run(self, asker: str, work: Callable[..., T], *arguments: Any) -> T:
        """Do it when its turn has come; raises Trouble when it takes too long."""
        async with self._places.place(Wish(lambda: 0, asker, "")):
            try:
                try:
                    return await self.pool.run(work, *arguments, limit=LIMIT)
                except (BrokenProcessPool, CancelledByPool):  # its process died of something else
                    return await self.pool.run(work, *arguments, limit=LIMIT)
            except TimeoutError:
                raise Trouble(503, "busy", "This takes too long just now; try again later.") from None

    async def look_back(self, asker: str, table: str, work: Callable[..., bytes], *arguments: Any) -> bytes:
        """What ``work`` finds in a match; what the rules of today cannot read is told as such."""
        try:
            return await self.run(asker, work, *arguments)
        except Trouble:
            raise
        except Exception as error:
            log.error("match unreadable", table=table, work=work.__name__, error=f"{type(error).__name__}: {error}")
            raise Trouble(409, "unreadable", "The rules of today cannot read this match.") from None
