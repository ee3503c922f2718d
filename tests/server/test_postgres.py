"""PostgreSQL, and several workers at one database."""

from __future__ import annotations

import asyncio
import random

import pytest
from sqlalchemy import text

from tests.server.conftest import House
from tests.server.guests import PATIENCE, Browser, play_out
from tests.server.postgres import binaries
from tests.server.running import Running
from wyrmtable.server.bus import LINE

pytestmark = pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed")


def elsewhere(browser: Browser, house: House) -> Browser:
    """The same person at another worker."""
    twin = Browser(house.base)
    house.browsers.append(twin)
    twin.csrf = browser.csrf
    twin.http.cookies.update(browser.http.cookies)
    return twin


async def test_players_on_different_workers_see_each_other(two: tuple[House, House]) -> None:
    one, other = two
    ada, ben = await one.person("Ada"), await other.person("Ben")
    table = (await ada.open("tide", "me", "open", "bot"))["table"]
    async with ada.sit(table, 0) as a:
        await a.until(lambda chair: chair.table)
        await ben.post(f"/api/tables/{table}/join")
        await a.until(lambda chair: chair.ask)
        async with ben.sit(table, 1) as b, ben.sit(table) as watcher:
            await a.until(lambda chair: chair.table["seats"][1].get("here") and chair.table.get("watchers") == 1)
            await b.until(lambda chair: chair.table["seats"][0].get("here"))
            await a.send(type="say", text="hello over there")
            await b.until(lambda chair: chair.chat)
            await play_out(a, b)
            await watcher.until(lambda chair: chair.over)
            assert a.scene is not None
            assert watcher.scene is not None
            assert a.scene.elements == watcher.scene.elements
            assert [beat.get("log") for beat in a.beats if beat.get("log")] == [
                beat.get("log") for beat in watcher.beats if beat.get("log")
            ]
            await b.until(lambda chair: chair.table["state"] == "finished")
    assert (await ben.get(f"/api/tables/{table}/verify"))["agrees"]


async def test_two_workers_never_both_append_a_decision(two: tuple[House, House]) -> None:
    """Everybody answers at the same moment, on both workers, with two tabs for each seat."""
    one, other = two
    ada, ben = await one.person("Ada"), await other.person("Ben")
    table = (await ada.open("tide", "me", "open", options={"rounds": 9}))["table"]
    await ben.post(f"/api/tables/{table}/join")
    ada2, ben2 = elsewhere(ada, other), elsewhere(ben, one)
    async with (
        ada.sit(table, 0) as a,
        ada2.sit(table, 0) as a2,
        ben.sit(table, 1) as b,
        ben2.sit(table, 1) as b2,
    ):
        chairs = (a, a2, b, b2)
        chance = random.Random(1)
        done = 0
        while not a.over:
            for chair in chairs:
                await chair.until(
                    lambda chair, done=done: chair.over or (chair.ask and chair.frame["decisions"] >= done)
                )
            if a.over:
                break
            asks = [chair.ask for chair in chairs if chair.ask is not None]
            names = [chance.choice(ask["options"])["name"] for ask in asks]
            await asyncio.gather(*(chair.answer([name]) for chair, name in zip(chairs, names, strict=True)))
            done += 2
            for chair in chairs:
                await chair.until(lambda chair, done=done: chair.frame["decisions"] >= done or chair.over)
        made = await one.site.store.decisions(table)
        assert len(made) == a.frame["decisions"]
        assert [d.seat for d in made] == [0, 1] * (len(made) // 2)
    assert (await ada.get(f"/api/tables/{table}/verify"))["agrees"]


async def test_undo_is_seen_on_the_other_worker(two: tuple[House, House]) -> None:
    from tests.server.test_undo import at_a_choice_of

    one, other = two
    ada, eve = await one.person("Ada"), await other.person("Eve")
    table, chair = await at_a_choice_of("act", one, ada)
    before = chair.frame["decisions"]
    async with eve.sit(table) as watcher:
        await watcher.until(lambda chair: chair.frame)
        await chair.answer(["walk"])
        await watcher.until(lambda chair: chair.frame["decisions"] == before + 1)
        await chair.send(type="undo", to=before)
        await watcher.until(lambda chair: chair.frame["decisions"] == before)
        await chair.until(lambda chair: chair.frame["decisions"] == before)
        await chair.answer(["rest"])
        await watcher.until(lambda chair: chair.frame["decisions"] == before + 1)
    await chair.close()


async def cut_lines(house: House) -> None:
    """Break what both workers hear each other on."""
    async with house.site.store.write() as connection:
        cut = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = :line")
        assert len((await connection.execute(cut, {"line": LINE})).all()) == 2


async def test_a_worker_that_is_asked_how_it_is_at_once(two: tuple[House, House]) -> None:
    """Its keeper notes that it lives when somebody asks for its health: both are its first notes."""
    store = two[0].site.store
    for number in range(5):
        await asyncio.gather(*(store.pulse(f"new {number}") for _ in range(6)))
        assert await store.living([f"new {number}"])


async def test_a_broken_line_between_workers_heals(two: tuple[House, House]) -> None:
    one, other = two
    ada, ben = await one.person("Ada"), await other.person("Ben")
    table = (await ada.open("tide", "me", "open"))["table"]
    await ben.post(f"/api/tables/{table}/join")
    async with ada.sit(table, 0) as a, ben.sit(table, 1) as b:
        await b.until(lambda chair: chair.ask)
        await cut_lines(one)
        await a.move()
        await b.until(lambda chair: chair.frame["decisions"] == 1)
        await play_out(a, b)


async def both_workers(running: Running) -> None:
    """Wait until both have answered; each new line goes to one of them."""
    seen: set[str] = set()
    async with asyncio.timeout(PATIENCE):
        while len(seen) < 2:
            browser = Browser(running.base)
            seen.add((await browser.get("/health"))["worker"])
            await browser.close()


async def test_a_real_server_with_two_workers(database: str) -> None:
    async with Running(database, workers=2) as running:
        ada, ben = await Browser(running.base).arrive("Ada"), await Browser(running.base).arrive("Ben")
        await both_workers(running)
        table = (await ada.open("tide", "me", "open", "bot"))["table"]
        await ben.post(f"/api/tables/{table}/join")
        watchers = [await ben.chair(table) for _ in range(6)]
        async with ada.sit(table, 0) as a, ben.sit(table, 1) as b:
            await play_out(a, b)
            for watcher in watchers:
                await watcher.until(lambda chair: chair.over)
                assert watcher.scene == watchers[0].scene
                await watcher.close()
        assert (await ada.get(f"/api/tables/{table}/verify"))["agrees"]
        await ada.close()
        await ben.close()
