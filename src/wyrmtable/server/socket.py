"""The socket of one viewer: messages in, frames out.

Whatever arrives, the answer is a message of the wire; a table never stops because of one guest.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.connection import ASGIConnection
from litestar.exceptions import WebSocketDisconnect

from wyrmtable.core.match import Refused
from wyrmtable.core.words import Msg
from wyrmtable.server import wire
from wyrmtable.server.limits import ANSWERS, CHAT, MESSAGE, PLACE, POINTS, Bucket, clean
from wyrmtable.server.lines import PARTING
from wyrmtable.server.logs import log
from wyrmtable.server.metrics import REFUSED, SOCKETS
from wyrmtable.server.people import Visitor, hashed
from wyrmtable.server.room import Room
from wyrmtable.server.settings import Settings

BEHIND = 1013
NOT_HERE = 4404
NOT_YOURS = 4403
FAILED = 1011
RESTART = 1012
_LAG = 2**20
"""Bytes a slow line may lag behind before it is let go; it comes back and catches up."""

_decoder = msgspec.json.Decoder(wire.FromClient)
_encode = msgspec.json.Encoder().encode
_PONG = _encode(wire.Pong())


def same_origin(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Whether a page of this server (or an allowed one) sends this: same scheme, same host, same port."""
    origin = connection.headers.get("origin", "")
    schemes = {"https"} if settings.secure else {"https" if connection.scope["scheme"] in ("https", "wss") else "http"}
    ours = {f"{scheme}://{connection.headers.get('host', '')}" for scheme in schemes}
    return origin in ours or origin in settings.allowed_origins


class Guest:
    """One socket at a table."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], visitor: Visitor, asker: str, viewer: int, settings: Settings
    ) -> None:
        self.socket = socket
        self.asker = asker
        """Whose limits what is said here counts for, besides those of this socket."""
        self.session = hashed(visitor.token)
        self.person = visitor.person
        self.name = visitor.name
        self.viewer = viewer
        self.bots: wire.BotPace = "quick"
        self.deaf_to: set[str] = set()
        self._advising: asyncio.Task[None] | None = None
        self.bucket = Bucket(settings.messages_per_second, 3 * settings.messages_per_second)
        self._queue: deque[bytes] = deque()
        self._lag = 0
        self._news = asyncio.Event()
        self._farewell: int | None = None
        self._dismissed = asyncio.Event()

    def post(self, message: bytes) -> None:
        if self._farewell is not None:
            return
        if self._queue and self._lag + len(message) > _LAG:
            self._queue.clear()
            self._lag = 0
            self.leave(BEHIND)
            self._dismissed.set()  # no use to wait until what is on the way has arrived
            return
        self._queue.append(message)
        self._lag += len(message)
        self._news.set()

    def leave(self, code: int) -> None:
        """Close the line when all that was posted is sent."""
        if self._farewell is None:
            self._farewell = code
            self._news.set()

    async def write(self) -> None:
        """Send what was posted, until it is time to leave."""
        while True:
            while self._queue:
                message = self._queue.popleft()
                await self.socket.send_data(message)
                self._lag = max(0, self._lag - len(message))
            if self._farewell is not None:
                return
            self._news.clear()
            await self._news.wait()

    async def dismissed(self) -> None:
        await self._dismissed.wait()

    async def part(self) -> None:
        """Say farewell, if there is one to say."""
        if self._farewell is not None:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self.socket.close(self._farewell), PARTING)

    async def read(self, room: Room) -> None:
        while True:
            text = await self.socket.receive_data("text")
            if not self.bucket.take() or not room.rooms.messages.take(self.asker):
                self.refuse(Msg("refused-slow"))
                await asyncio.sleep(0.2)
                continue
            await self.hear(room, text)

    def refuse(self, why: Msg, rule: str = "") -> None:
        REFUSED.labels(why.id).inc()
        self.post(_encode(wire.Refused(why, rule)))

    async def hear(self, room: Room, text: str | bytes | None) -> None:
        """One message of the client."""
        try:
            if text is None or len(text) > MESSAGE:
                raise Refused(Msg("refused-message"))
            await self.do(room, _decoder.decode(text))
        except (msgspec.DecodeError, UnicodeError):
            self.refuse(Msg("refused-message"))
        except Refused as refused:
            self.refuse(refused.why)
            if refused.why.id in ("refused-stale", "refused-not-asked") and self.may_see_all(room):
                await room.resync(self)
        except WebSocketDisconnect:
            raise
        except Exception as error:
            log.error("message failed", table=room.id, exc_info=error)
            self.refuse(Msg("refused-failed"))
            if self.may_see_all(room):
                await room.resync(self)

    def may_see_all(self, room: Room) -> bool:
        """Whether the whole position may be sent once more; it is as much work as a request, and more."""
        return room.rooms.positions.take(self.asker)

    async def do(self, room: Room, message: wire.FromClient) -> None:
        match message:
            case wire.Ping():
                self.post(_PONG)
            case wire.Resync():
                if not self.may_see_all(room):
                    raise Refused(Msg("refused-slow"))
                await room.resync(self)
            case wire.Say(text):
                await self.say(room, text)
            case wire.Look(seat):
                if seat not in room.row.held_by(self.person):
                    raise Refused(Msg("refused-not-yours"))
                if not self.may_see_all(room):
                    raise Refused(Msg("refused-slow"))
                await room.look(self, seat)
            case wire.Answer(ask, names, seat):
                if len(names) > ANSWERS:
                    raise Refused(Msg("refused-illegal"))
                await room.answer(self.seat(room, seat), names, ask)
            case wire.UndoIn(to):
                if not room.rooms.undos.take(self.person or ""):
                    raise Refused(Msg("refused-slow"))
                await room.undo(self.seat(room), to)
            case wire.RedoIn(decisions):
                await room.redo(self.seat(room), decisions)
            case wire.Why(ask, place):
                if room.play is None:
                    raise Refused(Msg("refused-waiting"))
                self.post(_encode(room.play.why(self.seat(room), ask, place)))
            case wire.Foresee(ask, name, seat):
                self.post(_encode(await room.foresee(self.seat(room, seat), ask, name)))
            case wire.HintIn(ask, seat):
                self._advising = asyncio.create_task(self.hint(room, self.seat(room, seat), ask))
            case wire.Point(places):
                if not 0 < len(places) <= POINTS or any(len(place) > PLACE for place in places):
                    raise Refused(Msg("refused-message"))
                room.point(self, self.seat(room), places)
            case wire.BotsIn(pace):
                self.bots = pace
            case wire.Auto(passes):
                await room.set_auto(self.seat(room), passes)

    async def hint(self, room: Room, seat: int, ask: str) -> None:
        """Ask a strong bot, beside everything else: who waits for a hint may answer meanwhile."""
        try:
            self.post(_encode(await room.hints.give(seat, ask)))
        except Refused as refused:
            self.refuse(refused.why)

    def seat(self, room: Room, named: int | None = None) -> int:
        """The seat this device acts for: the one it names or looks from, if it still holds it."""
        seat = self.viewer if named is None else named
        if not 0 <= seat < len(room.row.seats) or self.person not in room.row.seats[seat].holders:
            raise Refused(Msg("refused-not-yours"))
        if room.row.seats[seat].left:
            raise Refused(Msg("refused-left"))
        return seat

    async def say(self, room: Room, text: str) -> None:
        said = clean(text, CHAT)
        if not said:
            return
        if self.person is None or not self.name:
            raise Refused(Msg("refused-name"))
        if not room.rooms.speech.take(self.person):
            raise Refused(Msg("refused-slow"))
        await room.say(self, said)


async def serve_guest(socket: WebSocket[Any, Any, Any], guest: Guest, room: Room) -> None:
    """Sit at the table until the line breaks."""
    with room.kept():
        SOCKETS.inc()
        writer = asyncio.create_task(guest.write())
        try:
            await room.enter(guest)
            reader, dismissed = asyncio.create_task(guest.read(room)), asyncio.create_task(guest.dismissed())
            done, pending = await asyncio.wait({reader, writer, dismissed}, return_when=asyncio.FIRST_COMPLETED)
            for task in pending:
                task.cancel()
            await guest.part()
            for task in done:
                with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
                    task.result()
        finally:
            writer.cancel()
            SOCKETS.dec()
            await asyncio.shield(room.go(guest))
