"""A moment without storage: what failed is tried again, and ``/health`` tells the truth."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import namedtuple
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.conftest import House, Open
from tests.server.guests import PATIENCE, Chair
from tests.server.postgres import postgres
from wyrmtable.server import keeper, store
from wyrmtable.server.migrate import migrate
from wyrmtable.server.rows import Change


@pytest.fixture(autouse=True)
def quick_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "_ROUND", 0.1)
    monkeypatch.setattr(keeper, "_FRESH", 0.0)


class FullDisk:
    """While it lasts, nothing can be written into this server's SQLite file."""

    def __init__(self, house: House) -> None:
        self.engines = (house.site.store.engine.sync_engine, house.site.store._sync_engine)
        self.tried = asyncio.Event()
        self.loop = asyncio.get_running_loop()

    def fail(self, _: Any, __: Any, statement: str, *___: Any) -> None:
        if statement.startswith(("INSERT", "UPDATE", "DELETE")):
            if "UPDATE tables" in statement:
                self.loop.call_soon_threadsafe(self.tried.set)
            raise OperationalError(statement, None, sqlite3.OperationalError("database or disk is full"))

    def __enter__(self) -> FullDisk:
        for engine in self.engines:
            event.listen(engine, "before_cursor_execute", self.fail)
        return self

    def __exit__(self, *_: object) -> None:
        for engine in self.engines:
            event.remove(engine, "before_cursor_execute", self.fail)


async def decided(house: House, table: str, count: int) -> None:
    """Wait until so many decisions are stored."""
    async with asyncio.timeout(PATIENCE):
        while len(await house.site.store.decisions(table)) < count:
            await asyncio.sleep(0.05)


async def bid_with_bots(chair: Chair, name: str) -> None:
    """Bid beside two bots; they are asked again at once, and take their time because somebody watches."""
    await chair.until(lambda chair: chair.ask and chair.frame["decisions"] == 2)
    await chair.answer([name])
    await chair.until(lambda chair: chair.frame["decisions"] == 3)


async def is_well(house: House, well: bool) -> None:
    ada = await house.person()
    async with asyncio.timeout(PATIENCE):
        while (await ada.http.get("/health")).json()["well"] is not well:
            await asyncio.sleep(0.05)


async def test_bots_go_on_after_a_full_disk(open_house: Open) -> None:
    house: House = await open_house(bot_delay=0.2, log_level="critical")
    ada = await house.person("Ada")
    table = (await ada.open("tide", "me", "bot", "bot", options={"rounds": 3}))["table"]
    async with ada.sit(table, 0) as chair:
        await bid_with_bots(chair, "2")
        with FullDisk(house) as disk:
            async with asyncio.timeout(PATIENCE):
                await disk.tried.wait()  # a bot has answered, and it could not be stored
            await is_well(house, False)
            assert (await ada.http.get("/health")).status_code == 503
            await chair.send(type="ping")
            assert len(await house.site.store.decisions(table)) == 3
        await is_well(house, True)
        await decided(house, table, 5)  # both bots have bid again, although nobody did anything at the table
        await chair.until(lambda chair: chair.ask and chair.frame["decisions"] == 5)
        await chair.answer(["3"])
        await decided(house, table, 6)


async def test_bots_do_not_try_again_for_each_other(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing can be stored it is the keeper who looks when all is well, and not a bot whenever another fails."""
    house: House = await open_house(log_level="critical")
    monkeypatch.setattr(keeper, "_ROUND", 1000.0)
    await asyncio.sleep(0.3)  # the last quick round is over
    tried: list[str] = []

    async def save(id: str, *_: Any) -> bool:
        tried.append(id)
        await asyncio.sleep(0.001)
        raise OSError("database or disk is full")

    monkeypatch.setattr(house.site.store, "save", save)
    ada = await house.person("Ada")
    table = (await ada.open("tide", "me", "bot", "bot"))["table"]
    async with ada.sit(table, 0) as chair:
        await chair.until(lambda chair: chair.ask)
        async with asyncio.timeout(PATIENCE):
            while len(tried) < 2:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.5)
        assert len(tried) < 8
        assert house.site.rooms.ailing


async def test_a_person_goes_on_after_a_full_disk(open_house: Open) -> None:
    house: House = await open_house(log_level="critical")
    ada = await house.person("Ada")
    table = (await ada.open("tide", "me", "local", options={"rounds": 3}))["table"]
    async with ada.sit(table, 0) as chair:
        await chair.until(lambda chair: chair.ask)
        with FullDisk(house):
            await chair.answer(["2"])
            await chair.until(lambda chair: "refused-failed" in chair.refused)
        await chair.answer(["3"])
        await decided(house, table, 1)
        assert [d.answer for d in await house.site.store.decisions(table)] == ["3"]


async def test_who_comes_while_the_disk_is_full_is_asked_to_try_again(open_house: Open) -> None:
    house: House = await open_house(log_level="critical")
    ada = await house.person("Ada")
    asked = {"game": "tide", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    with FullDisk(house):
        named = await ada.post("/api/me", {"name": "Ada Augusta"}, 503)
        opened = await ada.post("/api/tables", asked, 503)
    assert named["type"] == opened["type"] == "/problems/storage"
    await ada.post("/api/tables", asked, 201)


async def test_a_disk_with_no_room_left_is_not_well(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite may still fit a small note into what its file has room for; a match would not fit."""
    usage = namedtuple("usage", "total used free")
    monkeypatch.setattr("wyrmtable.server.store.shutil.disk_usage", lambda _: usage(2**30, 2**30, 0))
    await is_well(house, False)
    monkeypatch.undo()
    await is_well(house, True)


async def test_bots_are_woken_although_the_store_failed_at_the_start(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    house: House = await open_house(bot_delay=1000.0, log_level="critical")
    ada = await house.person("Ada")
    table = (await ada.open("tide", "me", "bot", options={"rounds": 3}))["table"]
    async with ada.sit(table, 0) as chair:
        await chair.until(lambda chair: chair.frame.get("decisions") == 1)  # the bot bids before anybody looks
        await chair.move()
    await house.stop()
    tried = asyncio.Event()

    def read(_: store.Store) -> Any:
        tried.set()
        raise OSError("no store yet")

    with monkeypatch.context() as patch:
        patch.setattr(store.Store, "read", read)
        await house.start()
        await asyncio.wait_for(tried.wait(), PATIENCE)
    await decided(house, table, 3)


async def test_bots_go_on_after_postgres_was_restarted(open_house: Open) -> None:
    with postgres() as server:
        address = server.address.replace("postgresql", "postgresql+asyncpg", 1)
        house: House = await open_house(database=address, bot_delay=0.5, log_level="critical")
        ada = await house.person("Ada")
        table = (await ada.open("tide", "me", "bot", "bot", options={"rounds": 3}))["table"]
        async with ada.sit(table, 0) as chair:
            await bid_with_bots(chair, "2")
            await asyncio.to_thread(server.stop)
            await is_well(house, False)
            await asyncio.sleep(1)  # the bots' answers come now
            await asyncio.to_thread(server.start)
            await is_well(house, True)
            await decided(house, table, 5)
            await chair.until(lambda chair: chair.ask and chair.frame["decisions"] == 5)
            await chair.answer(["3"])
            await decided(house, table, 6)
        await house.stop()


async def test_a_worker_starts_while_postgres_does() -> None:
    """One that gave up would be taken for broken, and the others be ended with it."""
    with postgres() as server:
        address = server.address.replace("postgresql", "postgresql+asyncpg", 1)
        await asyncio.to_thread(server.stop)
        engine = create_async_engine(address)
        starting = asyncio.create_task(migrate(engine))
        await asyncio.sleep(1)
        await asyncio.to_thread(server.start)
        await asyncio.wait_for(starting, PATIENCE)
        nowhere = create_async_engine(address + "-that-is-not")
        with pytest.raises(DBAPIError):
            await asyncio.wait_for(migrate(nowhere), 5)
        for each in (engine, nowhere):
            await each.dispose()


@pytest.mark.parametrize("decided_meanwhile", [False, True])
async def test_who_comes_while_the_store_fails_is_shown_the_table_later(
    decided_meanwhile: bool, open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A look into the store failed, nobody knows what holds: whoever enters then needs the whole position afterwards."""
    house: House = await open_house(log_level="critical")
    ada, eve = await house.person("Ada"), await house.person("Eve")
    table = (await ada.open("tide", "me", "local", options={"rounds": 3}))["table"]
    async with ada.sit(table, 0) as chair:
        await chair.until(lambda chair: chair.ask)
        room = house.site.rooms.peek(table)
        with monkeypatch.context() as patch:
            patch.setattr(keeper.Keeper, "_round", lambda *_, **__: asyncio.sleep(0))
            with monkeypatch.context() as fault:
                fault.setattr(store.Store, "snapshot", lambda *_: asyncio.sleep(0, 1 / 0))
                with pytest.raises(ZeroDivisionError):
                    await room.refresh()
            async with eve.sit(table) as watcher:
                await watcher.until(lambda watcher: watcher.table)
                assert not watcher.frame
                if decided_meanwhile:
                    elsewhere = room.play.match.at(0)
                    elsewhere.answer(0, ["2"])
                    now: dict[str, Any] = {"state": "running", "turn": [1], "bot_due": False}
                    change = Change(version=room.row.version, stored=[], decisions=elsewhere.decisions, **now)
                    assert await house.site.store.save(table, change, b"{}")
                await house.site.rooms.mend()
                await watcher.until(lambda watcher: watcher.scene)
                assert watcher.frame["decisions"] == len(await house.site.store.decisions(table))
                await chair.until(lambda chair: chair.frame["decisions"] == watcher.frame["decisions"])
