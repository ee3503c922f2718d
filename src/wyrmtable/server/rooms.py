"""All rooms of this worker: a bounded cache over the store, and the line to the other workers."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, or_, select, update

from wyrmtable.core.match import Refused
from wyrmtable.core.scene import Undo
from wyrmtable.server import wire
from wyrmtable.server.audience import Guest
from wyrmtable.server.bots import Pool, Thinkers
from wyrmtable.server.limits import Buckets
from wyrmtable.server.lists import Board
from wyrmtable.server.logs import log
from wyrmtable.server.metrics import ROOMS
from wyrmtable.server.play import undo_offer_elsewhere
from wyrmtable.server.room import Gone, Room
from wyrmtable.server.rows import TableRow, now
from wyrmtable.server.schema import tables
from wyrmtable.server.settings import Settings
from wyrmtable.server.store import Store
from wyrmtable.server.views import Presence, table_info
from wyrmtable.server.wire import Pointed

_UNDO_LIMIT = 15.0
_OFFERS, _OFFERS_WAITING = 4, 64
"""Offers of undo worked out at the same time, and those that wait for it; nobody waits for them."""
_LINES_PER_MINUTE = 30
_UNDOS_PER_MINUTE = 60
_MESSAGES = 20
"""Messages that one address may send on all its sockets where it may make one request."""
LOGGED_OUT = 4401
_LEASE = 5_000
"""Milliseconds for which a worker's bots think for a table; renewed while they do."""
_WAKE_LOOK, _WAKE = 1_000, 50
"""Tables with bots to wake that are looked at, and woken, at a time."""


class Notice(msgspec.Struct, omit_defaults=True):
    """What one worker tells the others."""

    worker: str
    kind: str
    """match | table | chat | here | who | point | out | deaf"""
    table: str
    """The table, or the session that is out, or who wishes to hear others than before."""
    presence: Presence | None = None
    pointed: Pointed | None = None
    person: str = ""
    """Who points."""


class Rooms:
    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers, clerk: Pool) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = thinkers
        self.clerk = clerk
        """Finds out what may be taken back."""
        self.worker = secrets.token_urlsafe(9)
        self.since = now()
        self.speech = Buckets(_LINES_PER_MINUTE, burst=5)
        """What one person may say, at how many tables and on how many devices ever."""
        self.undos = Buckets(_UNDOS_PER_MINUTE, burst=20)
        """What one person may take back, wherever; whether it may be takes a while to find out."""
        self.messages = Buckets(_MESSAGES * settings.requests_per_minute)
        """What one address may say on all its sockets."""
        self.positions = Buckets(settings.requests_per_minute)
        """How often one address may ask for the whole position, on whichever of its sockets."""
        self.board = Board(store)
        self.closing = False
        self._offers = asyncio.Semaphore(_OFFERS)
        self._offers_waiting = 0
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # ---- the cache

    async def get(self, id: str) -> Room:
        """The room of a table, loaded if need be; raises Gone.

        Between two steps of the caller it may be dropped from the cache, unless it is ``kept``.
        """
        while (room := self._rooms.get(id)) is None:
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = asyncio.create_task(self._load(id))
            await asyncio.shield(task)
        room.used = time.monotonic()
        return room

    async def _load(self, id: str) -> None:
        try:
            await self._read(id)
        finally:
            del self._loading[id]

    async def _read(self, id: str) -> None:
        found = await self.store.snapshot(id)
        if found is None:
            raise Gone(id)
        was = found[0].state
        room = Room(self, *found)
        await room.begin()
        self._rooms[id] = room
        if room.row.state != was:
            why = room.play.match.frozen if room.play else room.unreadable
            await self.store.freeze(id, why or None, self.message("table", id))
        self._evict()
        ROOMS.set(len(self._rooms))
        if self.shared:
            await self._notify(Notice(self.worker, "who", id))

    def _evict(self) -> None:
        spare = len(self._rooms) - self.settings.live_tables
        if spare > 0:
            idle = [room for room in self._rooms.values() if room.idle and room.id not in self._loading]
            for room in sorted(idle, key=lambda room: room.used)[:spare]:
                del self._rooms[room.id]

    def peek(self, id: str) -> Room | None:
        return self._rooms.get(id)

    def info(self, row: TableRow, person: str | None) -> wire.TableInfo:
        """A stored table with the people who are at it now."""
        room = self._rooms.get(row.id)
        return table_info(row, person) if room is None else room.info(person, row)

    # ---- changes of tables

    async def changed(self, id: str) -> Room:
        """A table was changed in the store by this worker: catch up here, tell the others."""
        self.board.wipe()
        room = await self.get(id)
        await room.refresh()
        if self.shared:
            await self._notify(Notice(self.worker, "table", id))
        return room

    async def renew(self, id: str) -> None:
        """A table was changed in the store: tell the rooms there are, here and elsewhere; load none."""
        self.board.wipe()
        if id in self._rooms:
            await self.changed(id)
        elif self.shared:
            await self._notify(Notice(self.worker, "table", id))

    async def forget(self, id: str) -> None:
        """A table is gone."""
        self.board.wipe()
        room = self._rooms.get(id)
        if room is not None:
            self._forget(room)
        if self.shared:
            await self._notify(Notice(self.worker, "table", id))

    # ---- bots

    @property
    def shared(self) -> bool:
        """Whether other workers serve the same tables."""
        return self.settings.workers > 1

    async def wake(self) -> None:
        """Let bots think that are asked while nobody thinks for their table: after a start, or when a worker died."""
        free = or_(tables.c.thinker_until.is_(None), tables.c.thinker == self.worker, self._lapsed())
        query = select(tables.c.id).where(tables.c.state == "running", tables.c.bot_due, free).limit(_WAKE_LOOK)
        async with self.store.read() as connection:
            due = (await connection.execute(query)).scalars().all()
        asleep = [id for id in due if (room := self._rooms.get(id)) is None or not room.thinking.tasks]
        for id in asleep[:_WAKE]:
            if self.closing:
                return
            try:
                (await self.get(id)).thinking.kick()
            except Gone:
                pass
            except Exception as error:
                log.error("bots not woken", table=id, exc_info=error)

    async def end_silences(self) -> None:
        """Where people have been silent in a window for as long as their table gives them, they pass."""
        query = select(tables.c.id).where(tables.c.state == "running", tables.c.wake_at <= now()).limit(_WAKE_LOOK)
        async with self.store.read() as connection:
            due = (await connection.execute(query)).scalars().all()
        for id in due:
            if self.closing:
                return
            try:
                await (await self.get(id)).end_silence()
            except (Gone, Refused):
                pass
            except Exception as error:
                log.error("silence not ended", table=id, exc_info=error)

    async def may_think(self, room: Room) -> bool:
        """Whether this worker's bots think for the table; one worker at a time does."""
        if not self.shared or room.leased:
            return True
        mine = or_(tables.c.thinker == self.worker, tables.c.thinker_until.is_(None), self._lapsed())
        async with self.store.write() as connection:
            query = update(tables).where(tables.c.id == room.id, mine)
            query = query.values(thinker=self.worker, thinker_until=self.store.clock + _LEASE)
            room.leased = (await connection.execute(query)).rowcount == 1
        return room.leased

    def _lapsed(self) -> ColumnElement[bool]:
        """A lease that was not renewed, or was given before somebody set the clock back."""
        until, clock = tables.c.thinker_until, self.store.clock
        return or_(until < clock, until > clock + 2 * _LEASE)

    async def renew_leases(self) -> None:
        """Go on thinking for the tables whose bots think here now; what is not renewed lapses."""
        thinking = []
        for room in self._rooms.values():
            if room.thinking.tasks and room.leased:
                thinking.append(room.id)
            else:
                room.leased = False
        if self.shared and thinking:
            async with self.store.write() as connection:
                still = (tables.c.thinker == self.worker) & tables.c.thinker_until.is_not(
                    None
                )  # not handed over meanwhile
                query = update(tables).where(tables.c.id.in_(thinking), still)
                await connection.execute(query.values(thinker_until=self.store.clock + _LEASE))

    async def mend(self) -> None:
        """Try again what failed in the rooms of this worker."""
        for room in [room for room in self._rooms.values() if room.ailing]:
            try:
                await room.refresh()
            except Gone:
                self._forget(room)
            except Exception as error:
                log.warning("table not mended", table=room.id, error=str(error))

    @property
    def ailing(self) -> bool:
        return any(room.ailing for room in self._rooms.values())

    # ---- undo

    async def undo_offer(self, game: str, record: bytes, seat: int, still: Callable[[], bool]) -> Undo | None:
        """What a seat may take back, found out elsewhere if it is ``still`` of use; nothing when there is too much to do."""
        if self._offers_waiting >= _OFFERS_WAITING:
            return None
        self._offers_waiting += 1
        try:
            async with self._offers:
                if not still():
                    return None
                if not self.clerk.ready:
                    return await asyncio.to_thread(undo_offer_elsewhere, game, record, seat)
                return await self.clerk.run(undo_offer_elsewhere, game, record, seat, limit=_UNDO_LIMIT)
        except Exception as error:
            log.warning("no undo offered", game=game, error=type(error).__name__)
            return None
        finally:
            self._offers_waiting -= 1

    # ---- other workers

    def message(self, kind: str, id: str) -> bytes:
        return msgspec.json.encode(Notice(self.worker, kind, id))

    async def presence(self, room: Room) -> None:
        if self.shared:
            async with room.audience.showing:
                await self._notify(Notice(self.worker, "here", room.id, room.audience.presence()))

    async def pointed(self, room: Room, shown: Pointed, person: str) -> None:
        if self.shared:
            await self._notify(Notice(self.worker, "point", room.id, pointed=shown, person=person))

    async def _notify(self, notice: Notice) -> None:
        try:
            async with self.store.write() as connection:
                await self.store.notify(connection, msgspec.json.encode(notice))
        except Exception as error:
            log.warning("workers not told", kind=notice.kind, error=str(error))

    async def log_out(self, session: str) -> None:
        """Close the sockets of a session that has ended, here and on the other workers."""
        self._log_out(session)
        if self.shared:
            await self._notify(Notice(self.worker, "out", session))

    def _log_out(self, session: str) -> None:
        for room in self._rooms.values():
            for guest in room.guests:
                if guest.session == session:
                    guest.leave(LOGGED_OUT)

    async def listen_anew(self, person: str) -> None:
        """Somebody wishes to hear others than before: here and on the other workers."""
        await self._listen_anew(person)
        if self.shared:
            await self._notify(Notice(self.worker, "deaf", person))

    async def _listen_anew(self, person: str) -> None:
        if guests := self._guests_of(person):
            shunned = await self.store.shunned_by(person)
            for guest in guests:
                guest.deaf_to = set(shunned)

    def _guests_of(self, person: str) -> list[Guest]:
        return [guest for room in self._rooms.values() for guest in room.guests if guest.person == person]

    async def part_with_blocked(self) -> None:
        """Close the sockets of people whom the host has blocked meanwhile."""
        for person in await self.store.blocked():
            for guest in self._guests_of(person):
                guest.leave(LOGGED_OUT)

    async def part_with_logged_out(self) -> None:
        """Close the sockets of sessions that are no more, whoever ended them: a host, another worker we did not hear."""
        guests = [guest for room in self._rooms.values() for guest in room.guests if guest.person is not None]
        here = {guest.session for guest in guests}
        gone = here - await self.store.sessions(here) if here else set()
        for guest in guests:
            if guest.session in gone:
                guest.leave(LOGGED_OUT)

    async def part_with_ghosts(self) -> None:
        """Those whom a worker told to be here that was killed are not here any more."""
        told = {worker for room in self._rooms.values() for worker in room.audience.elsewhere}
        gone = told - await self.store.living(told) if told else set()
        for room in list(self._rooms.values()) if gone else []:
            if ghosts := gone & room.audience.elsewhere.keys():
                for worker in ghosts:
                    del room.audience.elsewhere[worker]
                room.audience.tell_presence(everywhere=False)
                await self._notify(Notice(self.worker, "who", room.id))  # one that was only slow says so

    def heard(self, message: bytes) -> None:
        """Something from another worker."""
        try:
            notice = msgspec.json.decode(message, type=Notice)
        except msgspec.DecodeError:
            return
        if notice.kind == "out":
            self._log_out(notice.table)
            return
        if notice.kind == "deaf" and notice.worker != self.worker:
            self.spawn(self._listen_anew(notice.table))
            return
        if notice.kind == "table":
            self.board.wipe()
        if notice.worker != self.worker and (notice.table in self._rooms or notice.table in self._loading):
            self.spawn(self._follow(notice))

    async def _follow(self, notice: Notice) -> None:
        loading = self._loading.get(notice.table)
        if loading is not None:  # for somebody who is about to enter, and what was read may be older than the notice
            await asyncio.wait({loading})
        room = self._rooms.get(notice.table)
        if room is None:
            return
        try:
            match notice.kind:
                case "match" | "table" if room.idle and loading is None:
                    await self._let_go(room)
                case "match" | "table":
                    await room.refresh(table=notice.kind == "table")
                case "chat":
                    await room.tell_chat()
                case "who":
                    if room.guests:
                        await self.presence(room)
                case "here" if notice.presence is not None:
                    room.audience.elsewhere[notice.worker] = notice.presence
                    room.audience.tell_presence(everywhere=False)
                case "point" if notice.pointed is not None:
                    room.audience.tell_pointed(notice.pointed, notice.person)
        except Gone:
            self._forget(room)
        except Exception as error:
            log.error("could not follow", table=room.id, kind=notice.kind, exc_info=error)

    async def _let_go(self, room: Room) -> None:
        """Nobody is here: whoever comes next reads it anew, and bots may think where people are."""
        self._rooms.pop(room.id, None)
        if room.leased:
            await self._release(tables.c.id == room.id)

    def _forget(self, room: Room) -> None:
        self._rooms.pop(room.id, None)
        for guest in list(room.guests):
            guest.leave(4404)

    async def arrive(self, id: str) -> Room:
        """The room of a table for somebody who is about to sit down; raises Gone.

        Another worker may have been killed after it stored something and before it told us. Whoever saw it there and
        comes here now must not see less.
        """
        room = await self.get(id)
        if self.shared:
            with room.kept():
                try:
                    versions = await self.store.versions([id])
                    if versions.get(id) != room.row.version and not room.lock.locked():
                        await room.refresh()
                except Gone:
                    self._forget(room)
                    raise
                except Exception as error:  # then it is shown as we know it
                    log.warning("store not reached", table=id, error=str(error))
        return room

    async def catch_up_all(self) -> None:
        """Compare all matches with the store, in case a notice was lost."""
        ids = list(self._rooms)
        versions = await self.store.versions(ids) if ids else {}
        for id in ids:
            room = self._rooms.get(id)
            if room is not None and room.row.version != versions.get(id) and not room.lock.locked():
                self.spawn(self._follow(Notice("", "match", id)))

    async def recover(self) -> None:
        """Ask anew for all that is told on the line to the others, after it was broken."""
        for id in list(self._rooms):
            for kind in ("table", "chat"):
                await self._follow(Notice("", kind, id))
            if (room := self._rooms.get(id)) is not None:
                room.audience.elsewhere.clear()
                room.audience.tell_presence()
                await self._notify(Notice(self.worker, "who", id))

    def spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("failed aside", exc_info=task.exception())

    async def close(self) -> None:
        """Finish what is being stored, then stop."""
        self.closing = True
        thinking = [task for room in self._rooms.values() for task in room.thinking.tasks.values()]
        for task in [*thinking, *self._tasks]:
            task.cancel()
        await asyncio.gather(*thinking, *self._tasks, return_exceptions=True)
        for room in list(self._rooms.values()):
            await room.settled()
        if self.shared:
            await self._release(tables.c.bot_due)

    async def _release(self, which: ColumnElement[bool]) -> None:
        """Let other workers' bots think for these tables."""
        try:
            async with self.store.write() as connection:
                query = update(tables).where(which, tables.c.thinker == self.worker)
                await connection.execute(query.values(thinker_until=None))
        except Exception as error:  # then they wait until our lease lapses
            log.warning("bots not handed over", error=str(error))
