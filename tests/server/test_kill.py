"""The server killed at random moments: nothing anybody was told of is ever lost or doubled.

``WYRMTABLE_KILLS=500 pytest tests/server/test_kill.py`` kills it five hundred times on SQLite, and a quarter as often
on PostgreSQL with two workers: now one of them, now all.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.exceptions import WebSocketException

from tests.server.forked import Forked
from tests.server.guests import PATIENCE, Browser, Chair
from tests.server.postgres import binaries
from tests.server.running import Running

KILLS = int(os.environ.get("WYRMTABLE_KILLS", "24"))


class Ledger:
    """What the people at one table were told."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.told: dict[int, list[str]] = {0: [], 1: []}
        self.sent: dict[int, str] = {}
        self.seen = 0
        self.over = False

    async def play(self, chair: Chair, seat: int, rng: random.Random) -> None:
        """Bid without a pause until the match or the server ends."""
        while True:
            await chair.until(lambda chair: chair.ask or chair.over)
            self.seen = max(self.seen, chair.frame["decisions"])
            if chair.over:
                self.over = True
                return
            assert chair.ask is not None
            asked, name = chair.ask["id"], rng.choice(chair.ask["options"])["name"]
            self.sent[seat] = name
            await chair.answer([name])
            await chair.until(lambda chair, asked=asked: not chair.ask or chair.ask["id"] != asked)
            assert chair.refused == []
            self.told[seat].append(name)
            del self.sent[seat]

    def check(self, rows: Sequence[Sequence[Any]], *seats: int) -> None:
        """Compare with the decisions of these seats that the database holds after the kill."""
        assert [row[0] for row in rows] == list(range(len(rows)))
        for seat in seats:
            told = self.told[seat]
            stored = [answer for _, whose, answer in rows if whose == seat]
            if stored != told:  # stored, and killed before it could be told
                assert stored == [*told, self.sent[seat]]
                self.told[seat] = stored
            self.sent.pop(seat, None)


def in_sqlite(database: Path, table: str) -> list[Any]:
    with contextlib.closing(sqlite3.connect(database)) as connection:
        query = 'SELECT number, seat, answer FROM decisions WHERE "table" = ? ORDER BY number'
        return connection.execute(query, (table,)).fetchall()


async def in_postgres(address: str, table: str) -> list[Any]:
    engine = create_async_engine(address.replace("postgresql", "postgresql+asyncpg", 1))
    async with engine.connect() as connection:
        query = 'SELECT number, seat, answer FROM decisions WHERE "table" = :id ORDER BY number'
        found = list((await connection.execute(text(query), {"id": table})).all())
    await engine.dispose()
    return found


async def test_kill_and_restart(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    running = Forked(str(database))
    await running.prepare()
    rng = random.Random(KILLS)
    ada, ben = Browser(running.base), Browser(running.base)
    ledger: Ledger | None = None
    finished = 0
    try:
        await running.start()
        await ada.arrive("Ada")
        await ben.arrive("Ben")
        for _ in range(KILLS):
            if ledger is None:
                ledger = Ledger((await ada.open("tide", "me", "open", "bot", options={"rounds": 9}))["table"])
                await ben.post(f"/api/tables/{ledger.table}/join")
            chairs = [await ada.chair(ledger.table, 0), await ben.chair(ledger.table, 1)]
            playing = asyncio.gather(
                *(ledger.play(chair, seat, rng) for seat, chair in enumerate(chairs)), return_exceptions=True
            )
            await asyncio.wait([playing], timeout=rng.uniform(0, 0.12))
            await running.kill()
            for problem in await playing:
                # A line that broke is what we wanted; anything else is not.
                assert problem is None or isinstance(problem, WebSocketException) or "closed with" in str(problem)
            await asyncio.gather(*(chair.close() for chair in chairs))
            rows = in_sqlite(database, ledger.table)
            assert len(rows) >= ledger.seen
            ledger.check(rows, 0, 1)
            await running.start()
            if ledger.over or (await ada.get(f"/api/tables/{ledger.table}"))["state"] == "finished":
                assert (await ada.get(f"/api/tables/{ledger.table}/verify"))["agrees"]
                finished += 1
                ledger = None
    finally:
        await running.end()
        await ada.close()
        await ben.close()
    assert finished >= KILLS // 40


def workers_of(running: Running) -> list[int]:
    children = Path(f"/proc/{running.process.pid}/task/{running.process.pid}/children").read_text()
    return [int(pid) for pid in children.split() if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text()]


@pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed")
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="no /proc to find the workers in")
async def test_kill_one_of_two_workers_or_both(database: str) -> None:
    """Killed alone, a worker is started anew by itself; its guests come back, its bots think elsewhere meanwhile."""
    rng = random.Random(KILLS)
    killed = finished = 0
    async with Running(database, workers=2) as running:
        ada, ben = await Browser(running.base).arrive("Ada"), await Browser(running.base).arrive("Ben")
        while killed < KILLS // 4 or not finished:
            ledger = Ledger(
                (await again(lambda: ada.open("tide", "me", "open", "bot", options={"rounds": 9})))["table"]
            )
            await again(partial(ben.post, f"/api/tables/{ledger.table}/join"))
            playing = asyncio.gather(
                *(sit(ledger, browser, seat, rng, database) for seat, browser in enumerate((ada, ben)))
            )
            while not playing.done() and killed < KILLS // 4:
                await asyncio.wait([playing], timeout=rng.uniform(0, 0.4))
                killed += 1
                if killed % 4 == 0:
                    await running.kill()
                    await running.start()
                elif workers := workers_of(running):
                    os.kill(rng.choice(workers), signal.SIGKILL)
                    await running.answers()
            await playing
            assert (await again(partial(ada.get, f"/api/tables/{ledger.table}/verify")))["agrees"]
            finished += 1
        await ada.close()
        await ben.close()


async def sit(ledger: Ledger, browser: Browser, seat: int, rng: random.Random, database: str) -> None:
    """Play from one seat to the end of the match, and come back whenever the worker is killed."""
    while True:
        chair = await come(browser, ledger.table, seat)
        seen = ledger.seen
        rows = await in_postgres(database, ledger.table)
        assert len(rows) >= seen
        ledger.check(rows, seat)
        try:
            await ledger.play(chair, seat, rng)
            return
        except (WebSocketException, AssertionError) as problem:
            if not isinstance(problem, WebSocketException) and "closed with" not in str(problem):
                raise
        finally:
            await chair.close()


async def again(ask: Callable[[], Awaitable[Any]]) -> Any:
    """What a browser does whose worker was killed: it asks once more."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with contextlib.suppress(httpx.TransportError):
                return await ask()
            await asyncio.sleep(0.05)


async def come(browser: Browser, table: str, seat: int) -> Chair:
    async with asyncio.timeout(PATIENCE):
        while True:
            with contextlib.suppress(WebSocketException, OSError):
                return await browser.chair(table, seat)
            await asyncio.sleep(0.05)


async def test_a_graceful_stop_ends_quickly_and_loses_nothing(tmp_path: Path) -> None:
    async with Running(str(tmp_path / "tables.sqlite3")) as running:
        ada = await Browser(running.base).arrive("Ada")
        table = (await ada.open("tide", "me", "bot"))["table"]
        chair = await ada.chair(table, 0)
        await chair.move()
        assert await running.stop() in (0, -15)
        await chair.ended()
        assert chair.closed == 1012
        await running.start()
        async with ada.sit(table, 0) as again:
            await again.until(lambda chair: chair.frame)
            assert again.frame["decisions"] >= 1
        await ada.close()
