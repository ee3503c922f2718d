"""The lines on which browsers talk to us: how many one address may hold, and how long one may dawdle on them."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_network
from pathlib import Path
from typing import Any

from uvicorn import Server
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from wyrmtable.server.doors import FOLDER, Door
from wyrmtable.server.limits import BODY, MESSAGE, Bucket, guest_at, read_address

DAWDLE = 15.0
"""Seconds in which a request must have arrived, from the first sign of it."""
STALLED = 60.0
"""Seconds in which an answer must be read that fills the line."""
PARTING = 5.0
"""Seconds for a farewell; who does not take it is gone without."""
STOPPING = 2.5
"""Seconds that a server which stops gives to what is still on its lines; who does not read would hold it up."""
MOST = 300
"""Lines one address may hold; a club behind one address has fewer."""
_REQUEST = 2 * BODY
"""Bytes that may arrive for one request; what is longer is none of ours, and would only fill the memory."""
_AHEAD = 8
"""Requests sent before the first is answered; browsers send none."""
_HEARD, _BURST = 16 * 1024, 4 * MESSAGE
"""Bytes a second that a guest may say on a socket, and at once; pings that nobody asked for are answered, too."""
_FILES_WANTED, _FILES_NEEDED = 65_536, 4_096


_PACKING = ServerPerMessageDeflateFactory(
    server_max_window_bits=14, client_max_window_bits=12, compress_settings={"level": 2, "memLevel": 6}
)
"""A frame is much like the last one: looking further back packs as well as looking hard, in half the time."""


def is_proxy(address: str) -> bool:
    """Whether this address speaks for many: our own machine, or a proxy the host trusts."""
    trusted = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1").replace(",", " ").split()
    if "*" in trusted or address in trusted:
        return True
    found = read_address(address)
    if found is None:  # a socket of this machine
        return True

    def holds(network: str) -> bool:
        try:
            return found in ip_network(network)
        except ValueError:
            return False

    return found.is_loopback or any(map(holds, trusted))


def as_written(client: tuple[str, int] | None) -> tuple[str, int] | None:
    """Who is at the other end, as those write it who name the proxies they trust."""
    found = read_address(client[0]) if client else None
    return client if client is None or found is None else (str(found), client[1])


class Lines:
    """Counts the lines of each address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        guest = guest_at(address)
        if self._held[guest] >= self.most and not is_proxy(address):
            return False
        self._held[guest] += 1
        return True

    def give_back(self, address: str) -> None:
        guest = guest_at(address)
        self._held[guest] -= 1
        if self._held[guest] <= 0:
            del self._held[guest]


LINES = Lines(MOST)


class HttpLine(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """A line that is closed when a request does not arrive in time, or its answer is not read."""

    client: tuple[str, int] | None
    door: Door | None = None
    """Of this worker, if it has one."""
    _late: asyncio.TimerHandle | None = None
    _stalled: asyncio.TimerHandle | None = None
    _held: str | None = None
    _silent = True
    _arriving = 0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.client = as_written(self.client)
        address = self.client[0] if self.client else ""
        if not LINES.take(address):
            transport.abort()
            return
        self._held = address
        self._expect()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stalled is None:
            self._stalled = asyncio.get_running_loop().call_later(STALLED, self._give_up)

    def resume_writing(self) -> None:
        self._read_on()
        super().resume_writing()

    def _read_on(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        self._read_on()
        if self._held is not None:
            LINES.give_back(self._held)
            self._held = None
        super().connection_lost(exc)

    def shutdown(self) -> None:
        super().shutdown()
        asyncio.get_running_loop().call_later(STOPPING, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        silent, self._silent = self._silent, False
        if silent and self.door is not None and self.door.hand_over(self.transport, data):
            self.transport.abort()  # our end of it; the other worker has its own
            return
        if self._late is None and (self.cycle is None or self.cycle.response_complete):
            self._expect()
        self._arriving += len(data)
        if self._arriving > _REQUEST:
            self._give_up()
            return
        super().data_received(data)
        if len(getattr(self, "pipeline", ())) > _AHEAD:
            self._give_up()
        if self.cycle is not None and not self.cycle.response_complete and not self.cycle.more_body:
            self._arrived()

    def handle_websocket_upgrade(self, *arguments: Any) -> None:
        self._arrived()  # and the line stays held until the socket lets it go
        super().handle_websocket_upgrade(*arguments)

    def _expect(self) -> None:
        self._arrived()
        self._arriving = 0
        self._late = asyncio.get_running_loop().call_later(DAWDLE, self._give_up)

    def _arrived(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None
            self._arriving = 0

    def _give_up(self) -> None:
        self._late = None
        if not self.transport.is_closing():
            self.transport.abort()


@contextmanager
def open_door() -> Iterator[None]:
    """Where several workers serve: let them hand lines to this one, and the other way round."""
    server = getattr(signal.getsignal(signal.SIGTERM), "__self__", None)  # uvicorn shows itself to nobody else
    if FOLDER not in os.environ or not isinstance(server, Server):
        yield
        return

    def take() -> asyncio.Protocol | None:
        if server.should_exit:  # and would wait for what still comes
            return None
        line: asyncio.Protocol = HttpLine(server.config, server.server_state, server.lifespan.state)
        return line

    HttpLine.door = Door(Path(os.environ[FOLDER]), str(os.getpid()), take)
    try:
        yield
    finally:
        HttpLine.door.close()
        HttpLine.door = None


class SocketLine(WebSocketsSansIOProtocol):
    """A socket that is cut when its farewell is not taken, or its guest never stops talking."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        if self.conn.available_extensions:
            self.conn.available_extensions = [_PACKING]
        self._heard = Bucket(_HEARD, _BURST)

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.client = as_written(self.client)

    def shutdown(self) -> None:
        super().shutdown()
        asyncio.get_running_loop().call_later(STOPPING, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        if self._heard.take(len(data)):
            super().data_received(data)
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        LINES.give_back(self.client[0] if self.client else "")
        super().connection_lost(exc)

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            asyncio.get_running_loop().call_later(PARTING, self.transport.abort)
        await super().send(message)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        asyncio.get_running_loop().call_later(PARTING, self.transport.abort)


def allow_files() -> int | None:
    """As many open files as this process may have; gives the number if that is too few for many guests."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _FILES_WANTED if hard == resource.RLIM_INFINITY else min(hard, _FILES_WANTED)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return soft if soft != resource.RLIM_INFINITY and soft < _FILES_NEEDED else None
