"""Several workers, and things that happen at the worst moment: between two steps of something else.

The look into the store every few seconds is put off, so that it cannot heal what the line between workers should tell.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.server.conftest import House
from tests.server.guests import PATIENCE
from tests.server.postgres import binaries
from tests.server.test_postgres import cut_lines, elsewhere
from wyrmtable.server import bus, keeper
from wyrmtable.server.views import Presence

pytestmark = pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed")


@pytest.fixture(autouse=True)
def no_look(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus, "_LOOK_EVERY", 1000.0)


def once(thing: Any, name: str, meanwhile: Callable[[], Awaitable[None]], *, of: str = "", first: bool = False) -> None:
    """The first time this is done there (with this among its arguments), do something else after it, or before."""
    real = getattr(thing, name)

    async def done(*arguments: Any) -> Any:
        if of not in repr(arguments):
            return await real(*arguments)
        setattr(thing, name, real)
        if first:
            await meanwhile()
        found = await real(*arguments)
        if not first:
            await meanwhile()
        return found

    setattr(thing, name, done)


class Ear:
    """Counts what a worker hears of the others."""

    def __init__(self, house: House) -> None:
        self.rooms = house.site.rooms
        self.heard: list[bytes] = []
        self.news = asyncio.Event()
        self.real = self.rooms.heard
        self.rooms.heard = self.hear

    def hear(self, message: bytes) -> None:
        self.real(message)
        self.heard.append(message)
        self.news.set()

    async def until(self, kind: str) -> None:
        """Wait until this was heard from another worker, and give what follows from it some time."""
        wanted, mine = f'"kind":"{kind}"'.encode(), self.rooms.worker.encode()
        async with asyncio.timeout(PATIENCE):
            while not any(wanted in message and mine not in message for message in self.heard):
                self.news.clear()
                await self.news.wait()
        await asyncio.sleep(0.2)


async def test_news_while_a_room_is_loaded(two: tuple[House, House]) -> None:
    """Nobody is at the table here yet, but somebody is about to be: the room must not be dropped for the news."""
    one, other = two
    ada, eve = await one.person("Ada"), await other.person("Eve")
    table = (await ada.open("tide", "me", "local"))["table"]
    async with ada.sit(table, 0) as a:
        await a.until(lambda chair: chair.ask)
        ear = Ear(other)

        async def move() -> None:
            await a.move()
            await ear.until("match")

        once(other.site.rooms, "_notify", move, of="who")  # the room is there and asks the others who is at the table
        async with eve.sit(table) as watcher:
            await watcher.until(lambda chair: chair.frame.get("decisions") == 1)
            await a.send(type="look", seat=1)
            await a.until(lambda chair: chair.frame["seat"] == 1)
            await a.move()
            await watcher.until(lambda chair: chair.frame["decisions"] == 2)


@pytest.mark.parametrize("news", ["match", "table"])
async def test_news_between_reading_and_listening(news: str, two: tuple[House, House]) -> None:
    """What was read is older than the news, but the room that would hear of it is not there yet."""
    one, other = two
    ada, eve = await one.person("Ada"), await other.person("Eve")
    table = (await ada.open("tide", "me", "local"))["table"]
    async with ada.sit(table, 0) as a:
        await a.until(lambda chair: chair.ask)
        ear = Ear(other)

        async def change() -> None:
            if news == "match":
                await a.move()
            else:
                await ada.post(f"/api/tables/{table}/leave", {"seat": 1})
            await ear.until(news)

        once(other.site.store, "snapshot", change)
        async with eve.sit(table) as watcher:
            if news == "match":
                await watcher.until(lambda chair: chair.frame.get("decisions") == 1)
            else:
                await watcher.until(lambda chair: chair.table and chair.table["seats"][1].get("left"))


async def test_who_comes_from_a_worker_that_was_killed_sees_no_less(two: tuple[House, House]) -> None:
    """It had stored a decision and shown it, and was killed before the others heard of it."""
    one, other = two
    ada, eve = await one.person("Ada"), await other.person("Eve")
    table = (await ada.open("tide", "me", "local"))["table"]
    async with eve.sit(table) as watcher:
        await watcher.until(lambda chair: chair.frame)
        other.site.rooms.heard = lambda message: None
        async with ada.sit(table, 0) as a:
            await a.move()
        async with elsewhere(ada, other).sit(table, 0) as again:
            await again.until(lambda chair: chair.frame)
            assert again.frames[0]["decisions"] == 1
        await watcher.until(lambda chair: chair.frame["decisions"] == 1)


async def test_a_room_is_never_there_twice(two: tuple[House, House]) -> None:
    """Someone who waits at the door keeps the room, or the next one would get another."""
    one, other = two
    ada, eve = await one.person("Ada"), await other.person("Eve")
    table = (await ada.open("tide", "me", "local"))["table"]
    await eve.get(f"/api/tables/{table}")
    room = other.site.rooms.peek(table)
    async with ada.sit(table, 0) as a:
        await a.until(lambda chair: chair.ask)
        ear = Ear(other)
        async with room.lock:
            watcher = await eve.chair(table)
            await asyncio.sleep(0.2)
            await a.move()
            await ear.until("match")
        await watcher.until(lambda chair: chair.frame.get("decisions") == 1)
        assert other.site.rooms.peek(table) is room
        await watcher.close()


async def test_who_is_here_is_told_in_order(two: tuple[House, House]) -> None:
    one, other = two
    ada, eve = await one.person("Ada"), await other.person("Eve")
    table = (await ada.open("tide", "me", "local"))["table"]
    async with ada.sit(table, 0) as a:
        await eve.get(f"/api/tables/{table}")

        async def dawdle() -> None:
            await asyncio.sleep(0.5)

        once(other.site.rooms, "_notify", dawdle, of="here", first=True)  # what the first one's arrival makes known
        async with eve.sit(table), eve.sit(table):
            await a.until(lambda chair: chair.table.get("watchers") == 2)
            await asyncio.sleep(0.7)
            assert a.table["watchers"] == 2


async def test_two_who_speak_at_once_are_both_heard(two: tuple[House, House]) -> None:
    one, other = two
    ada, ben = await one.person("Ada"), await other.person("Ben")
    table = (await ada.open("tide", "me", "open"))["table"]
    await ben.post(f"/api/tables/{table}/join")
    async with ada.sit(table, 0) as a, ben.sit(table, 1) as b:
        await a.until(lambda chair: chair.frame)
        await b.until(lambda chair: chair.frame)

        async def dawdle() -> None:
            await b.send(type="say", text="second")
            await asyncio.sleep(0.5)

        once(
            one.site.store, "notify", dawdle, of="chat", first=True
        )  # the first line has its number, but is not stored yet
        await a.send(type="say", text="first")
        for chair in (a, b):
            await chair.until(lambda chair: {line["text"] for line in chair.chat} == {"first", "second"})


async def test_all_is_told_again_after_a_broken_line(two: tuple[House, House]) -> None:
    """Seats, chat and who is here have no version to compare."""
    one, other = two
    ada, eve = await one.person("Ada"), await other.person("Eve")
    table = (await ada.open("tide", "me", "local"))["table"]
    async with ada.sit(table, 0) as a, eve.sit(table) as watcher:
        await watcher.until(lambda chair: chair.table and chair.table["seats"][0].get("here"))
        await cut_lines(one)
        await a.send(type="say", text="still there?")
        await a.send(type="look", seat=1)
        await ada.post(f"/api/tables/{table}/leave", {"seat": 0})
        await watcher.until(lambda chair: chair.table["seats"][0].get("left"))
        await watcher.until(lambda chair: chair.chat)
        await watcher.until(lambda chair: chair.table["seats"][1].get("here"))


async def test_a_wish_to_pass_is_known_to_every_worker(two: tuple[House, House]) -> None:
    one, other = two
    ada, ben = await one.person("Ada"), await other.person("Ben")
    table = (await ada.open("tide", "me", "open"))["table"]
    await ben.post(f"/api/tables/{table}/join")
    async with ada.sit(table, 0) as a, ben.sit(table, 1) as b:
        await a.until(lambda chair: chair.frame)
        await b.until(lambda chair: chair.frame)
        await b.send(type="auto", passes="always")
        room = one.site.rooms.peek(table)
        async with asyncio.timeout(PATIENCE):
            while room.row.seats[1].auto != "always":
                await asyncio.sleep(0.02)


async def test_who_was_at_a_worker_that_was_killed_is_not_here(
    two: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper, "_ROUND", 0.1)
    one, other = two
    ada, ben = await one.person("Ada"), await other.person("Ben")
    table = (await ada.open("tide", "me", "open", "bot"))["table"]
    await ben.post(f"/api/tables/{table}/join")
    async with ada.sit(table, 0) as a, ben.sit(table, 1):
        await a.until(lambda chair: chair.table and chair.table["seats"][1].get("here"))
        audience = one.site.rooms.peek(table).audience
        audience.elsewhere["killed"] = Presence([2], 7)
        async with asyncio.timeout(PATIENCE):
            while "killed" in audience.elsewhere:
                await asyncio.sleep(0.05)
        assert other.site.rooms.worker in audience.elsewhere
        audience.tell_table()
        await a.until(lambda chair: chair.table["seats"][1].get("here") and not chair.table.get("watchers"))
