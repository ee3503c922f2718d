"""The server killed at random moments: nothing anybody was told of is ever lost or doubled.

``WYRMTABLE_KILLS=500 pytest tests/server/test_kill.py`` kills it five hundred times.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import sqlite3
from pathlib import Path

from websockets.exceptions import WebSocketException

from tests.server.forked import Forked
from tests.server.guests import Browser, Chair
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

    def check(self, database: Path) -> None:
        """Compare with what the database holds after the kill."""
        with contextlib.closing(sqlite3.connect(database)) as connection:
            query = 'SELECT number, seat, answer FROM decisions WHERE "table" = ? ORDER BY number'
            rows = connection.execute(query, (self.table,)).fetchall()
        assert [row[0] for row in rows] == list(range(len(rows)))
        assert len(rows) >= self.seen
        for seat, told in self.told.items():
            stored = [answer for _, whose, answer in rows if whose == seat]
            if stored != told:  # stored, and killed before it could be told
                assert stored == [*told, self.sent[seat]]
                self.told[seat] = stored
        self.sent.clear()


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
            ledger.check(database)
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
