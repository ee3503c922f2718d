"""Bots think in processes of their own, so that the event loop never waits for them."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import CancelledError as CancelledByPool
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

from wyrmtable import bots
from wyrmtable.bots.bot import chain
from wyrmtable.core.book import find_game, games
from wyrmtable.core.match import Match
from wyrmtable.core.record import Record
from wyrmtable.server.fairness import Places, Wish
from wyrmtable.server.logs import log
from wyrmtable.server.settings import Settings

T = TypeVar("T")
THINKING, ASIDE = 5, 10
"""How far work stands back on a busy machine: people's moves come first, then bots and who looks back, at the end what
nobody waits for."""
_THREADS = 2
"""Where bots think in threads of the server."""


def think(game_name: str, bot: str, record: bytes, seat: int) -> list[str]:
    """A bot's answer; runs in a process of its own."""
    game = find_game(game_name)
    match = Match.load(game, Record.from_json(record))
    return bots.make(bot, game).choose(match, seat)


def any_answer(match: Match[Any], seat: int) -> list[str]:
    """A random legal answer, for a bot that failed: the others at the table shall not suffer."""
    return chain(match.open[seat], secrets.choice)


def _begin(parent: int, niceness: int) -> None:
    """Set up a process of the pool: it ends with its server, even if that is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(niceness)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _read_games() -> int:
    return len(games())


class Pool:
    """Processes for work that takes long; made when first needed, made anew when one dies."""

    def __init__(self, processes: int, niceness: int = THINKING) -> None:
        self.processes = processes
        self.niceness = niceness
        self._pool: Executor | None = None
        self._warm: Future[int] | None = None

    def _executor(self) -> Executor:
        if self._pool is None:
            if self.processes == 0:
                self._pool = ThreadPoolExecutor(_THREADS)
            else:
                self._pool = ProcessPoolExecutor(
                    self.processes, get_context("spawn"), initializer=_begin, initargs=(os.getpid(), self.niceness)
                )
        return self._pool

    def warm(self) -> None:
        """Start a process now, and let it read the games, so that the first work does not wait for that."""
        self._warm = self._executor().submit(_read_games)

    @property
    def ready(self) -> bool:
        return self._warm is not None and self._warm.done()

    async def run(self, work: Callable[..., T], *arguments: Any, limit: float) -> T:
        """Do it elsewhere; raises TimeoutError when it takes longer than ``limit`` seconds."""
        pool = self._executor()
        try:
            return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(pool, work, *arguments), limit)
        except (BrokenProcessPool, TimeoutError):
            self._discard(pool)  # also one that would go on for ever with what nobody waits for
            raise

    def close(self) -> None:
        if self._pool is not None:
            self._discard(self._pool, to_its_end=True)

    def _discard(self, pool: Executor, *, to_its_end: bool = False) -> None:
        """End it with all that is under way; ``to_its_end``: nothing of it may be left, since this process ends, too."""
        if self._pool is pool:
            self._pool = None
        if isinstance(pool, ProcessPoolExecutor):
            for process in list((pool._processes or {}).values()):
                process.kill()  # who waits for it is told that it broke
            pool.shutdown(wait=to_its_end)
        else:
            pool.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    def __init__(self, settings: Settings) -> None:
        self.limit = settings.bot_limit
        self.pool = Pool(settings.bot_processes)
        self.places = Places(settings.bot_processes or _THREADS)

    async def think(self, game: str, bot: str, record: bytes, seat: int, wish: Wish) -> list[str] | None:
        """The bot's answer when its turn has come, or None when it failed."""
        return await self.work(think, game, bot, record, seat, wish=wish)

    async def work(self, work: Callable[..., T], *arguments: Any, wish: Wish) -> T | None:
        """Do it in one of the processes when its turn has come; None when it failed."""
        try:
            async with self.places.place(wish):
                try:
                    return await self.pool.run(work, *arguments, limit=self.limit)
                except (BrokenProcessPool, CancelledByPool):  # another bot's fault
                    return await self.pool.run(work, *arguments, limit=self.limit)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            about = {"game": arguments[0], "table": wish.table, "error": f"{type(error).__name__}: {error}"}
            log.error("bot failed", work=work.__name__, **about)
            return None
