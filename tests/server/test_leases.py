"""Whose bots think for a table: one worker's at a time, by the database's clock, and nobody's for ever."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from sqlalchemy import select, update

from tests.server.conftest import House
from tests.server.guests import PATIENCE
from tests.server.test_faults import decided
from wyrmtable.server import keeper, rooms
from wyrmtable.server.schema import tables


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "_ROUND", 0.1)
    monkeypatch.setattr(rooms, "_LEASE", 1_000)


async def lease(house: House, table: str) -> Any:
    async with house.site.store.read() as connection:
        wanted = (tables.c.thinker, tables.c.thinker_until - house.site.store.clock)
        return (await connection.execute(select(*wanted).where(tables.c.id == table))).one()


async def a_table_of(two: tuple[House, House], milliseconds: int) -> str:
    """A table whose bot is due, while a worker that is no more thinks for it, for so much longer."""
    ada = await two[0].person("Ada")
    table: str = (await ada.open("tide", "me", "local", "local", options={"rounds": 3}))["table"]
    store = two[0].site.store
    async with store.write() as connection:
        values = {"thinker": "nobody", "thinker_until": store.clock + milliseconds}
        await connection.execute(update(tables).where(tables.c.id == table).values(values))
    await ada.post(f"/api/tables/{table}/leave", {"seat": 1})
    return table


@pytest.mark.parametrize("left", [-10, 1_000, 3_600_000])
async def test_a_worker_that_is_no_more(left: int, two: tuple[House, House]) -> None:
    """Its lease ran out, or soon does, or was given before the clock was set back by an hour."""
    table = await a_table_of(two, left)
    await decided(two[0], table, 1)


async def test_bots_are_woken_on_another_worker(two: tuple[House, House]) -> None:
    """Nobody is at the table, and the worker whose bot should answer is gone."""
    one, other = two
    table = await a_table_of(two, 1_000)
    one.site.rooms._rooms.pop(table, None)
    await decided(other, table, 1)


async def test_the_clock_of_a_worker_does_not_matter(two: tuple[House, House], monkeypatch: pytest.MonkeyPatch) -> None:
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() - 7_200)
    table = await a_table_of(two, 500)
    await decided(two[0], table, 1)
    _, left = await lease(two[0], table)
    assert abs(left) < 60_000


async def test_a_lease_is_renewed_while_a_bot_thinks(two: tuple[House, House]) -> None:
    one, other = two
    go_on = asyncio.Event()
    thinking: list[str] = []

    def slowly(house: House, name: str) -> None:
        real = house.site.rooms.thinkers.think

        async def think(*arguments: Any, **more: Any) -> Any:
            thinking.append(name)
            await go_on.wait()
            return await real(*arguments, **more)

        house.site.rooms.thinkers.think = think

    slowly(one, "one")
    slowly(other, "other")
    table = await a_table_of(two, -10)
    async with asyncio.timeout(PATIENCE):
        while not thinking:
            await asyncio.sleep(0.02)
    await asyncio.sleep(2.5)  # more than twice as long as a lease
    assert len(thinking) == 1
    thinker, left = await lease(one, table)
    assert thinker in (one.site.rooms.worker, other.site.rooms.worker)
    assert left > 0
    go_on.set()
    await decided(one, table, 1)
    assert len(await one.site.store.decisions(table)) == 1


async def test_a_stopping_worker_hands_its_bots_over(two: tuple[House, House]) -> None:
    one, other = two

    async def never(*_: Any, **__: Any) -> Any:
        await asyncio.Event().wait()

    one.site.rooms.thinkers.think = never
    other.site.rooms.wake = (real := other.site.rooms.wake) and (lambda: asyncio.sleep(0))
    table = await a_table_of(two, -10)
    async with asyncio.timeout(PATIENCE):
        while (await lease(one, table))[0] != one.site.rooms.worker:
            await asyncio.sleep(0.02)
    await one.stop()
    assert (await lease(other, table))[1] is None
    other.site.rooms.wake = real
    await decided(other, table, 1)
    await one.start()


async def test_a_lease_handed_over_is_not_renewed(two: tuple[House, House]) -> None:
    """The keeper's round began before the worker let go, and writes after it."""
    rooms_of_one = two[0].site.rooms

    async def never(*_: Any, **__: Any) -> Any:
        await asyncio.Event().wait()

    for house in two:
        house.site.rooms.thinkers.think = never
        house.site.rooms.wake = lambda: asyncio.sleep(0)
    table = await a_table_of(two, -10)
    async with asyncio.timeout(PATIENCE):
        while not rooms_of_one._rooms[table].leased:
            await asyncio.sleep(0.02)
    await rooms_of_one._release(tables.c.id == table)
    await rooms_of_one.renew_leases()
    assert (await lease(two[0], table))[1] is None
