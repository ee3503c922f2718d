"""One guest who sends and sends, and what is worked out for one who asks and asks: the others do not notice."""

from __future__ import annotations

import asyncio
import contextlib
from threading import Event, current_thread, main_thread
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from tests.server.conftest import House, Open
from tests.server.guests import PATIENCE
from tests.server.test_undo import at_a_choice_of
from tests.server.test_what_if import finished
from wyrmtable.core.match import Match
from wyrmtable.server import analyses, rooms
from wyrmtable.server.looking_back import Archive

PING = Frame(Opcode.PING, b"x" * 100).serialize(mask=True)


@pytest.mark.parametrize(
    "begun",
    [
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-Long: ",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: a=b; ",
        b"GET /",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n",
    ],
)
async def test_a_request_that_never_ends_fills_no_memory(begun: bytes, house: House) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(begun)
    sent, more = 0, b"fff\r\n" + b"x" * 0xFFF + b"\r\n" if b"chunked" in begun else b"x" * 2**16
    with contextlib.suppress(ConnectionError):
        while sent < 2**24:
            writer.write(more)
            await writer.drain()
            sent += len(more)
            await asyncio.sleep(0)
            if reader.at_eof():
                break
    assert sent < 2**23  # what the system keeps on the way is no memory of ours
    writer.close()


async def test_who_asks_before_the_answer_asks_little(house: House) -> None:
    """A thousand requests in one breath are a thousand pieces of work that nobody waits for."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * 1000)
    answered = b""
    with contextlib.suppress(ConnectionError):
        answered = await asyncio.wait_for(reader.read(), PATIENCE)
    assert answered.count(b"HTTP/1.1 200") < 50
    writer.close()


async def test_a_guest_who_never_stops_talking_is_cut_off(house: House) -> None:
    """Each ping is answered, also of who reads no answers."""
    ada, eve = await house.person("Ada"), await house.person("Eve")
    table = (await ada.open("tide", "me", "local"))["table"]
    async with ada.sit(table, 0) as chair:
        await chair.until(lambda chair: chair.ask)
        loud = await eve.chair(table)
        await loud.until(lambda chair: chair.frame)
        audience = house.site.rooms.peek(table).audience
        assert len(audience.guests) == 2
        loud.line.transport.pause_reading()
        async with asyncio.timeout(PATIENCE):
            while len(audience.guests) > 1:
                loud.line.transport.write(PING * 100)
                await asyncio.sleep(0.01)
        await chair.move()
        loud.line.transport.abort()


async def test_a_crowd_of_pings_is_heard_from_who_means_well(house: House) -> None:
    ada = await house.person("Ada")
    table = (await ada.open("tide", "me", "local"))["table"]
    async with ada.sit(table, 0) as chair:
        await chair.until(lambda chair: chair.ask)
        for _ in range(20):
            await (await chair.line.ping())
        await chair.send(type="say", text="x" * 15_000)
        await chair.until(lambda chair: chair.chat)
        await chair.move()


async def test_undo_is_found_out_beside_the_loop_and_not_for_every_asking(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await house.person("Ada")
    _, chair = await at_a_choice_of("act", house, ada)
    before = chair.frame["decisions"]
    await chair.answer(["walk"])
    await chair.until(lambda chair: chair.frame.get("undo", {}).get("to") == before)
    real, asked = Match.undo_point, []

    def undo_point(match: Match[Any], seat: int) -> int | None:
        asked.append(current_thread() is main_thread())
        return real(match, seat)

    monkeypatch.setattr(Match, "undo_point", undo_point)
    for to in (-1, 0, before - 1, before + 1, 10**9):
        await chair.send(type="undo", to=to)
    await chair.until(lambda chair: chair.refused == ["refused-undo"] * 5)
    assert asked == []
    await chair.send(type="undo", to=before)
    await chair.until(lambda chair: chair.frame["decisions"] == before and chair.frame.get("redo"))
    assert asked
    assert True not in asked
    for _ in range(30):
        await chair.send(type="undo", to=before)
    await chair.until(lambda chair: chair.refused[-1] == "refused-slow")
    await chair.close()


async def test_who_looks_back_much_waits_for_who_looks_back_little() -> None:
    archive = Archive(0)
    go_on, done = Event(), list[str]()

    def work(who: str) -> None:
        go_on.wait(PATIENCE)
        done.append(who)

    eager = [asyncio.create_task(archive.run("eager", work, "eager")) for _ in range(6)]
    await asyncio.sleep(0)
    modest = asyncio.create_task(archive.run("modest", work, "modest"))
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.wait_for(asyncio.gather(modest, *eager), PATIENCE)
    assert done.index("modest") == 1
    archive.pool.close()


async def test_one_person_lets_few_matches_be_analysed_at_once(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await open_house(analysis_seconds=0.5)
    ada, ben = await house.person("Ada"), await house.person("Ben")
    held = asyncio.Event()

    async def part(*_: Any) -> None:
        await held.wait()

    monkeypatch.setattr(analyses.Analyses, "_part", part)
    tables = [await finished(ada) for _ in range(4)]
    for table in tables[:3]:
        await ada.post(f"/api/tables/{table}/analysis")
    await ada.post(f"/api/tables/{tables[3]}/analysis", status=429)
    await ada.post(f"/api/tables/{tables[0]}/analysis")  # is being done
    await ben.post(f"/api/tables/{tables[3]}/analysis")


async def test_one_address_asks_for_the_whole_position_so_often_on_all_its_sockets(open_house: Open) -> None:
    """It is the largest thing a table can be asked for: as often as one may ask for a page."""
    house: House = await open_house(requests_per_minute=30)
    ada = await house.person("Ada")
    table = (await ada.open("tide", "me", "local"))["table"]
    chairs = [await ada.chair(table, 0) for _ in range(3)]
    for chair in chairs:
        await chair.until(lambda chair: chair.ask)
        for _ in range(15):
            await chair.send(type="resync")
            await chair.send(type="look", seat=0)
            for _ in range(2):
                await chair.answer(["nonsense"], "0.0000")
        await chair.send(type="ping")
    for chair in chairs:
        await chair.until(lambda chair: chair.others)
        await chair.until(lambda chair: len(chair.refused) >= 30)
    assert sum(len(chair.frames) for chair in chairs) < 45
    assert "refused-slow" in chairs[2].refused
    await chairs[2].move()
    for chair in chairs:
        await chair.close()


async def test_one_address_says_so_much_on_all_its_sockets(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "_MESSAGES", 2)
    house: House = await open_house(requests_per_minute=20)
    ada = await house.person("Ada")
    table = (await ada.open("tide", "me", "local"))["table"]
    chairs = [await ada.chair(table, 0) for _ in range(4)]
    for chair in chairs:
        await chair.until(lambda chair: chair.ask)
        for _ in range(15):
            await chair.send(type="ping")
    for chair in chairs:
        await chair.until(lambda chair: len(chair.others) + len(chair.refused) == 15)
    assert sum(len(chair.others) for chair in chairs) < 50
    for chair in chairs:
        await chair.close()
