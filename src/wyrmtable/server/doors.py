"""A table's sockets come to one worker: who takes a line that asks for a table of another hands it over.

Any worker can serve any table, and hears of moves made elsewhere. But where all people of a table are at one worker, it
is read, played and drawn once, and nobody waits for news of it. So each worker has a door, a local socket in a folder
of this server, and every table one of the doors.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any

FOLDER = "WYRMTABLE_DOORS"
"""Names the folder of the doors to the workers."""
_ASKED = re.compile(rb"GET /api/tables/([\w-]+)/socket[? ]")
_MOST = 60_000
"""Bytes that go through a door with a line; a request that is longer stays."""


class Door:
    """The door of this worker, and the way to the others."""

    def __init__(self, folder: Path, name: str, take: Callable[[], asyncio.Protocol | None]) -> None:
        """``take`` makes the protocol for a line that comes, or none if no more may come."""
        self._folder = folder
        self._name = name
        self._take = take
        self._loop = asyncio.get_running_loop()
        self._coming: set[asyncio.Task[None]] = set()
        self._door = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._door.setblocking(False)
        (folder / self._name).unlink(missing_ok=True)  # of one before us that was killed
        self._door.bind(str(folder / self._name))
        self._loop.add_reader(self._door, self._open)

    def close(self) -> None:
        if self._door.fileno() < 0:
            return
        self._loop.remove_reader(self._door)
        (self._folder / self._name).unlink(missing_ok=True)
        self._door.close()

    # ---- lines that go

    def hand_over(self, transport: asyncio.BaseTransport, request: bytes) -> bool:
        """Give a line away whose first request begins so; False when it stays here."""
        asked = _ASKED.match(request)
        if asked is None or len(request) > _MOST:
            return False
        try:
            home = self._home(asked[1])
            return home != self._name and self._send(home, transport.get_extra_info("socket").fileno(), request)
        except OSError:  # a crowd stands before that door, or we may open no more files: we can serve it as well
            return False

    def _send(self, home: str, line: int, request: bytes) -> bool:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as way:
            way.setblocking(False)
            try:
                way.connect(str(self._folder / home))
            except ConnectionRefusedError:
                (self._folder / home).unlink(missing_ok=True)  # nobody is behind it any more
                return False
            socket.send_fds(way, [request], [line])
            return True

    def _home(self, table: bytes) -> str:
        """The same for all workers, and for most tables the same when a worker comes or goes."""
        names = {self._name, *(name for name in os.listdir(self._folder) if name.isdigit())}
        return max(names, key=lambda name: blake2b(table + name.encode()).digest())

    # ---- lines that come

    def _open(self) -> None:
        with contextlib.suppress(BlockingIOError):
            while True:
                request, numbers, _, _ = socket.recv_fds(self._door, 2 * _MOST, 1)
                for line in [socket.socket(fileno=number) for number in numbers]:
                    if (protocol := self._take()) is None:
                        line.close()
                        self.close()
                        return
                    task = self._loop.create_task(self._let_in(line, _Greeted(protocol, request)))
                    self._coming.add(task)
                    task.add_done_callback(self._coming.discard)

    async def _let_in(self, line: socket.socket, greeted: _Greeted) -> None:
        line.setblocking(False)
        with contextlib.suppress(OSError):  # it broke on the way
            await self._loop.connect_accepted_socket(lambda: greeted, line)


class _Greeted(asyncio.Protocol):
    """Tells a protocol of the line and of what was already said on it, and leaves the line to it."""

    def __init__(self, protocol: asyncio.Protocol, request: bytes) -> None:
        self._protocol = protocol
        self._request = request

    def connection_made(self, transport: Any) -> None:
        transport.set_protocol(self._protocol)
        self._protocol.connection_made(transport)
        if not transport.is_closing():
            self._protocol.data_received(self._request)
