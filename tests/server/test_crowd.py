"""One guest must not spoil it for the others: who does not read, who dawdles, who comes in crowds, who looks back."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from threading import current_thread, main_thread
from typing import Any

import brotli  # type: ignore[import-untyped]
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from tests.server.conftest import House, Open
from tests.server.guests import PATIENCE
from tests.server.test_undo import at_a_choice_of
from tests.server.test_what_if import branch, finished
from wyrmtable.core.scene import Undo
from wyrmtable.core.words import Msg
from wyrmtable.server import lines, static
from wyrmtable.server.limits import guest_at
from wyrmtable.server.middleware import Around


async def test_a_watcher_who_never_reads_is_let_go(house: House) -> None:
    ada, eve = await house.person("Ada"), await house.person("Eve")
    table = (await ada.open("tide", "me", "local"))["table"]
    async with ada.sit(table, 0) as chair:
        await chair.until(lambda chair: chair.ask)
        deaf = await eve.chair(table)
        await deaf.until(lambda chair: chair.frame)
        deaf.line.transport.pause_reading()
        audience = house.site.rooms.peek(table).audience
        (guest,) = [guest for guest in audience.guests if guest.viewer == -1]
        message = b'{"type":"pong","more":"' + b"x" * 100_000 + b'"}'
        most = 0
        for _ in range(400):
            guest.post(message)
            most = max(most, sum(map(len, guest._queue)))
            await asyncio.sleep(0)
        assert most <= 2**20
        assert sum(map(len, guest._queue)) == 0
        async with asyncio.timeout(PATIENCE):
            while guest in audience.guests:
                await asyncio.sleep(0.02)
        await chair.move()
        deaf.line.transport.abort()


async def test_who_does_not_read_does_not_hold_up_a_stop(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "STOPPING", 0.2)
    ada = await house.person("Ada")
    table = (await ada.open("tide", "me", "local"))["table"]
    deaf = await ada.chair(table)
    await deaf.until(lambda chair: chair.frame)
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port, limit=1)
    for _ in range(6):
        writer.write(b"GET /api/games/vast/catalogue HTTP/1.1\r\nHost: x\r\n\r\n")
    await reader.read(1)
    deaf.line.transport.pause_reading()
    (guest,) = house.site.rooms.peek(table).audience.guests
    guest.post(b'{"type":"pong","more":"' + b"x" * 2**23 + b'"}')
    await asyncio.sleep(0.3)
    house.server.config.timeout_graceful_shutdown = None
    async with asyncio.timeout(PATIENCE):
        await house.stop()
    deaf.line.transport.abort()
    writer.transport.abort()
    await house.start()


async def test_one_large_message_is_sent_to_who_reads(house: House) -> None:
    ada = await house.person("Ada")
    table = (await ada.open("tide", "me", "local"))["table"]
    async with ada.sit(table, 0) as chair:
        await chair.until(lambda chair: chair.ask)
        (guest,) = house.site.rooms.peek(table).audience.guests
        guest.post(b'{"type":"pong","more":"' + b"x" * 2_000_000 + b'"}')
        await chair.until(lambda chair: chair.others)
        await chair.move()


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /api/me HTT",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{",
    ],
)
async def test_a_request_that_does_not_arrive_is_given_up(
    begun: bytes, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "DAWDLE", 0.3)
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(begun)
    with contextlib.suppress(ConnectionResetError):
        await asyncio.wait_for(reader.read(), PATIENCE)  # to the end of the line
    writer.close()


async def test_an_answer_that_is_not_read_is_given_up(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "STALLED", 0.3)
    monkeypatch.setattr(lines, "_AHEAD", 1000)
    monkeypatch.setattr(lines, "_REQUEST", 2**30)
    held = lines.Lines(1000)
    monkeypatch.setattr(lines, "LINES", held)
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.setblocking(False)
    await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", house.port))
    names = ",".join(f"name-{number}" for number in range(300))
    request = f"GET /api/games/eldervale/words/ru?{names} HTTP/1.1\r\nHost: x\r\n\r\n".encode()
    await asyncio.get_running_loop().sock_sendall(line, request * 200)
    async with asyncio.timeout(PATIENCE):
        while not held._held:
            await asyncio.sleep(0.01)
        while held._held:
            await asyncio.sleep(0.05)
    line.close()


async def test_a_guest_behind_a_proxy_holds_so_many_sockets(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    around = house.app.middleware[0]
    assert isinstance(around, Around)
    monkeypatch.setattr(around.sockets, "most", 2)
    ada = await house.person("Ada")
    table = (await ada.open("tide", "me", "local"))["table"]

    async def opens(address: str) -> ClientConnection:
        place = f"{ada.base.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        return await connect(place, origin=Origin(ada.base), additional_headers={"X-Forwarded-For": address})

    many = [await opens("192.0.2.7") for _ in range(2)]
    with pytest.raises(InvalidStatus):
        await opens("192.0.2.7")
    many.append(await opens("192.0.2.8"))
    await many[0].close()
    async with asyncio.timeout(PATIENCE):
        while around.sockets._held["192.0.2.7"] > 1:
            await asyncio.sleep(0.01)
    many.append(await opens("192.0.2.7"))
    for line in many:
        await line.close()


async def test_a_quick_request_is_not_given_up(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A socket lasts, and so does an answer that takes long."""
    monkeypatch.setattr(lines, "DAWDLE", 0.3)
    ada = await house.person("Ada")
    table = (await ada.open("tide", "me", "local"))["table"]
    real = house.site.store.tables

    async def slowly(*arguments: Any, **more: Any) -> Any:
        await asyncio.sleep(0.2)
        return await real(*arguments, **more)

    house.site.store.tables = slowly
    async with ada.sit(table, 0) as chair:
        await ada.get("/api/home")  # four times a fifth of a second
        await chair.move()


def test_lines_of_one_address() -> None:
    held = lines.Lines(3)
    assert [held.take("192.0.2.7") for _ in range(4)] == [True, True, True, False]
    assert held.take("192.0.2.8")
    held.give_back("192.0.2.7")
    assert held.take("192.0.2.7")
    assert all(held.take("127.0.0.1") for _ in range(10)), "a proxy on this machine speaks for many"


async def test_an_address_gets_its_lines_back(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    held = lines.Lines(4)
    monkeypatch.setattr(lines, "LINES", held)
    monkeypatch.setattr(lines, "is_proxy", lambda _: False)
    ada = await house.person("Ada")
    table = (await ada.open("tide", "me", "local"))["table"]
    for _ in range(6):  # each socket is a line that comes and goes
        async with ada.sit(table, 0) as chair:
            await chair.until(lambda chair: chair.ask)
    many = [socket.create_connection(("127.0.0.1", house.port)) for _ in range(8)]
    await asyncio.sleep(0.2)
    assert max(held._held.values()) == 4
    for line in many:
        line.close()
    async with asyncio.timeout(PATIENCE):
        while held._held["127.0.0.1"] > 1:
            await asyncio.sleep(0.02)
    await ada.get("/api/me")


async def test_a_crowd_arriving_is_told_of_in_batches(house: House) -> None:
    ada = await house.person("Ada")
    table = (await ada.open("tide", "me", "local"))["table"]
    async with ada.sit(table, 0) as chair:
        await chair.until(lambda chair: chair.ask)
        crowd = await asyncio.gather(*(ada.chair(table) for _ in range(60)))
        await chair.until(lambda chair: chair.table.get("watchers") == 60)
        messages = sum('"type":"table"' in text for guest in [chair, *crowd] for text in guest.raw)
        assert messages < 60 * 61 / 2 / 2  # one by one they would be as many as half of the square
        await asyncio.gather(*(guest.close() for guest in crowd))
        await chair.until(lambda chair: not chair.table.get("watchers"))


async def test_all_who_only_watch_are_told_the_same(house: House) -> None:
    """It is written once, however many they are and whatever they are called."""
    ada, ben = await house.person("Ada"), await house.person("Ben")
    table = (await ada.open("tide", "me", "open"))["table"]
    await ben.post(f"/api/tables/{table}/join")
    crowd = [await (await house.person(f"Guest {number}")).chair(table) for number in range(6)]
    audience = house.site.rooms.peek(table).audience
    async with ada.sit(table, 0) as a, ben.sit(table, 1) as b:
        await b.until(lambda chair: chair.table.get("watchers") == 6)
        real, written = audience.info, []

        def info(person: str | None) -> Any:
            written.append(person)
            return real(person)

        audience.info = info
        audience.tell_table()
        assert len(written) == 3
        await a.until(lambda chair: chair.table["host"])
        assert [[seat.get("mine", False) for seat in chair.table["seats"]] for chair in (a, b, crowd[0])] == [
            [True, False],
            [False, True],
            [False, False],
        ]
    for chair in crowd:
        await chair.close()


async def test_moves_do_not_wait_for_offers_of_undo(open_house: Open) -> None:
    house: House = await open_house()
    ada = await house.person("Ada")
    while True:
        table, chair = await at_a_choice_of("act", house, ada)
        other = house.site.rooms.peek(table).play.match.state.hands[1 - chair.frame["seat"]]
        if max(other) > 12:  # who could shout is asked, and nobody passes for them: the last decision stays ours
            break
        await chair.close()
    before = chair.frame["decisions"]
    found, asked = asyncio.Event(), asyncio.Event()

    async def offer(*_: Any) -> Undo:
        asked.set()
        await found.wait()
        return Undo(before, Msg("later"))

    house.site.rooms.undo_offer = offer
    await chair.answer(["walk"])
    await chair.until(lambda chair: chair.frame["decisions"] == before + 1)
    await asyncio.wait_for(asked.wait(), PATIENCE)
    assert "undo" not in chair.frame
    async with asyncio.timeout(PATIENCE), house.site.rooms.peek(table).lock:
        pass  # nobody holds the room meanwhile
    asked.clear()
    await chair.answer(["north"])
    await chair.until(lambda chair: chair.frame["decisions"] > before + 1)
    await asyncio.wait_for(asked.wait(), PATIENCE)
    found.set()
    await chair.until(lambda chair: chair.frame.get("undo"))
    offered = [
        frame["decisions"] for frame in chair.frames if frame.get("undo", {}).get("what", {}).get("id") == "later"
    ]
    assert offered == [chair.frame["decisions"]]  # the first offer came too late and was not made
    assert chair.frame["decisions"] > before + 1
    await chair.close()


async def test_replays_and_offers_have_hands_of_their_own(open_house: Open) -> None:
    house: House = await open_house()
    assert house.site.archive.pool is not house.site.rooms.clerk


def test_files_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    import resource

    limits = {"now": (256, 1024)}
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits["now"])
    monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: limits.update(now=wanted))
    assert lines.allow_files() == 1024
    assert limits["now"] == (1024, 1024)
    limits["now"] = (1024, 1_000_000)
    assert lines.allow_files() is None
    assert limits["now"] == (65_536, 1_000_000)


async def test_what_never_changes_is_packed_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever browsers say in a hundred ways about what they take: packing well takes long, and everybody would wait."""
    ada = await house.person()
    real = brotli.compress
    packed: list[bool] = []

    def compress(data: bytes, **more: int) -> bytes:
        packed.append(current_thread() is main_thread())
        return bytes(real(data, **more))

    monkeypatch.setattr(brotli, "compress", compress)
    static._packed.clear()
    static._loaded.clear()
    for path in ("/api/games/nidavellir/catalogue", "/api/words/en"):
        packed.clear()
        told = await asyncio.gather(
            *(ada.http.get(path, headers={"Accept-Encoding": f"br;q=0.{number}"}) for number in range(1, 20))
        )
        assert {(answer.status_code, answer.headers["content-encoding"]) for answer in told} == {(200, "br")}
        assert packed == [False]
    packed.clear()
    await ada.http.get("/api/icons?names=axe,sword", headers={"Accept-Encoding": "br"})
    assert True not in packed


async def test_a_branch_is_made_where_replays_are(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Dozens of them must not hold up the threads in which matches are loaded."""
    ada = await house.person("Ada")
    table = await finished(ada)
    archive, worked = house.site.archive, []
    real = archive.run

    async def run(asker: str, work: Any, *arguments: Any) -> Any:
        worked.append(work.__name__)
        return await real(asker, work, *arguments)

    monkeypatch.setattr(archive, "run", run)
    told = await asyncio.gather(*(branch(ada, table, at, "me", "bot", "bot") for at in range(3)))
    assert len({made["table"] for made in told}) == 3
    assert worked == ["branch"] * 3


async def test_frames_are_packed(house: House) -> None:
    ada = await house.person("Ada")
    table = (await ada.open("nidavellir", "me", "local"))["table"]
    place = f"{ada.base.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with connect(place, origin=Origin(ada.base)) as line:
        assert line.response is not None
        assert "server_max_window_bits=14" in line.response.headers["Sec-WebSocket-Extensions"]
        while "scene" not in await asyncio.wait_for(line.recv(decode=True), PATIENCE):
            pass


def test_an_ipv6_guest_has_one_network() -> None:
    """Whoever has one can take as many addresses as they like."""
    held = lines.Lines(3)
    addresses = [f"2001:db8:0:7::{number:x}" for number in range(1, 5)]
    assert [held.take(address) for address in addresses] == [True, True, True, False]
    assert held.take("2001:db8:0:8::1")
    held.give_back(addresses[0])
    assert held.take(addresses[3])
    assert guest_at("::ffff:192.0.2.7") == guest_at("192.0.2.7") == "192.0.2.7"
    assert guest_at("fe80::1%eth0") == guest_at("fe80::2%eth0")
    assert guest_at("") == ""


@pytest.mark.parametrize(
    ("trusted", "address", "proxy"),
    [
        ("10.89.0.0/16", "10.89.0.7", True),
        ("10.89.0.0/16", "10.90.0.7", False),
        ("192.0.2.1, 2001:db8::/32", "2001:db8::7", True),
        ("192.0.2.1, 2001:db8::/32", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("nonsense/99", "192.0.2.2", False),
        ("*", "192.0.2.2", True),
        ("10.89.0.0/16", "127.0.0.1", True),
        ("10.89.0.0/16", "::ffff:127.0.0.1", True),
        ("10.89.0.0/16", "::ffff:10.89.0.7", True),
        ("10.89.0.0/16", "::ffff:10.90.0.7", False),
    ],
)
def test_who_is_a_proxy(trusted: str, address: str, proxy: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is believed to speak for many (by uvicorn, too) holds as many lines as they need."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", trusted)
    assert lines.is_proxy(address) is proxy


def test_a_line_of_ipv4_to_a_server_of_ipv6_comes_from_an_address_of_ipv4() -> None:
    """Else neither the proxy on this machine is known to who asks for its name, nor the machine itself."""
    assert lines.as_written(("::ffff:127.0.0.1", 7)) == ("127.0.0.1", 7)
    assert lines.as_written(("2001:db8::7", 7)) == ("2001:db8::7", 7)
    assert lines.as_written(("", 7)) == ("", 7)
    assert lines.as_written(None) is None
