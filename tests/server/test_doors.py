"""All sockets of a table come to one worker, whichever took the line."""

from __future__ import annotations

import asyncio
import errno
import os
import shutil
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.guests import PATIENCE, Browser, Chair, play_out
from tests.server.postgres import binaries
from tests.server.running import Running
from tests.server.test_postgres import both_workers
from wyrmtable.server.doors import Door

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


def worker_at(chair: Chair, running: Running) -> int:
    """The process that holds the other end of this chair's line."""
    port = chair.line.local_address[1]
    ends = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    [inode] = [end[9] for end in ends if end[2].endswith(f":{port:04X}") and end[1].endswith(f":{running.port:04X}")]
    children = Path(f"/proc/{running.process.pid}/task/{running.process.pid}/children").read_text().split()
    holding = [child for child in children if f"socket:[{inode}]" in files_of(child)]
    assert len(holding) == 1
    return int(holding[0])


def files_of(pid: str) -> set[str]:
    folder = Path(f"/proc/{pid}/fd")
    return {os.readlink(file) for file in folder.iterdir() if file.is_symlink()}


@pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed")
async def test_a_table_lives_at_one_worker(database: str) -> None:
    async with Running(database, workers=2) as running, asyncio.timeout(4 * PATIENCE):
        await both_workers(running)
        ada = await Browser(running.base).arrive("Ada")
        homes: set[int] = set()
        while len(homes) < 2:
            table = (await ada.open("tide", "me", "local", "local"))["table"]
            chairs = [await ada.chair(table, seat) for seat in (0, 1, 2, None, None, None)]
            here = {worker_at(chair, running) for chair in chairs}
            assert len(here) == 1
            homes |= here
            await play_out(*chairs[:3])
            for chair in chairs:
                await chair.until(lambda chair: chair.over)
                await chair.close()
        await ada.close()


class Heard(asyncio.Protocol):
    """Keeps what it hears, and says so."""

    def __init__(self, all: list[Heard]) -> None:
        self.data = b""
        all.append(self)

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.data += data
        self.transport.write(b"heard")


class Handing(Heard):
    """Gives its line away as soon as it hears something."""

    door: Door

    def data_received(self, data: bytes) -> None:
        if self.door.hand_over(self.transport, data):
            self.transport.abort()
        else:
            super().data_received(data)


REQUEST = b"GET /api/tables/%d/socket?seat=1 HTTP/1.1\r\nHost: x\r\n"


async def ask(port: int, number: int) -> None:
    """Begin a request, and go on with it when there is an answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(REQUEST % number)
    assert await reader.readexactly(5) == b"heard"
    writer.write(b"\r\n")
    assert await reader.readexactly(5) == b"heard"
    writer.close()


async def test_lines_go_through_doors_with_all_that_was_said(tmp_path: Path) -> None:
    kept: list[Heard] = []
    taken: list[Heard] = []
    one, other = Door(tmp_path, "1", lambda: Heard(kept)), Door(tmp_path, "2", lambda: Heard(taken))
    Handing.door = one
    server = await asyncio.get_running_loop().create_server(lambda: Handing(kept), "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with asyncio.timeout(PATIENCE):
        for number in range(40):
            await ask(port, number)
    served = {heard.data for heard in (*kept, *taken) if heard.data}
    assert served == {REQUEST % number + b"\r\n" for number in range(40)}
    assert 0 < len(taken) < 40
    other.close()
    (tmp_path / "3").touch()  # the door of a worker that was killed
    async with asyncio.timeout(PATIENCE):
        for number in range(40, 80):
            await ask(port, number)
    assert {heard.data for heard in kept} >= {REQUEST % number + b"\r\n" for number in range(40, 80)}
    assert not (tmp_path / "3").exists()
    server.close()
    one.close()


@asynccontextmanager
async def handing_over(folder: Path, kept: list[Heard]) -> AsyncIterator[int]:
    """A worker that gives lines away; the port at which it takes them."""
    one = Door(folder, "1", lambda: Heard(kept))
    Handing.door = one
    server = await asyncio.get_running_loop().create_server(lambda: Handing(kept), "127.0.0.1", 0)
    async with asyncio.timeout(PATIENCE):
        yield server.sockets[0].getsockname()[1]
    server.close()
    one.close()


@pytest.mark.parametrize("error", [errno.EMFILE, errno.ETOOMANYREFS, errno.EMSGSIZE, errno.ENOBUFS])
async def test_who_cannot_hand_over_for_once_does_so_later(
    error: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A flood that takes all files for a moment shall not part the workers for good."""
    kept, taken = list[Heard](), list[Heard]()
    other = Door(tmp_path, "2", lambda: Heard(taken))

    def fails(*_: Any) -> int:
        raise OSError(error, "not now")

    async with handing_over(tmp_path, kept) as port:
        with monkeypatch.context() as patch:
            patch.setattr(socket, "send_fds", fails)
            for number in range(20):
                await ask(port, number)
        assert not taken
        for number in range(20):
            await ask(port, number)
        assert taken
    other.close()


async def test_a_folder_that_was_cleaned_away_stops_nobody(tmp_path: Path) -> None:
    folder = tmp_path / "doors"
    folder.mkdir()
    kept: list[Heard] = []
    async with handing_over(folder, kept) as port:
        shutil.rmtree(folder)
        for number in range(4):
            await ask(port, number)


async def test_a_worker_that_stops_takes_no_lines(tmp_path: Path) -> None:
    """It would wait for them to end; the guest comes again, and is served elsewhere."""
    kept: list[Heard] = []
    other = Door(tmp_path, "2", lambda: None)
    async with handing_over(tmp_path, kept) as port:
        sent_away = 0
        for number in range(40):
            try:
                await ask(port, number)
            except (ConnectionError, asyncio.IncompleteReadError):
                sent_away += 1
                await ask(port, number)
    assert sent_away == 1
    other.close()
