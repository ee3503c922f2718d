"""The store: tables with their seats and decisions, in SQLite or PostgreSQL.

A change of a match is written by ``save``: the stored decisions are made to agree with the match, in one transaction
that fails when somebody else changed the match first. Nobody is told of a change before ``save`` has returned.
"""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Engine,
    create_engine,
    delete,
    event,
    insert,
    literal_column,
    select,
    text,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DisconnectionError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from wyrmtable.core.record import Decision
from wyrmtable.server import rows
from wyrmtable.server.appending import append, only_goes_on
from wyrmtable.server.damage import check_seats, read_seat, read_table, sound_decisions
from wyrmtable.server.logs import log
from wyrmtable.server.rows import Change, SeatRow, TableRow, now
from wyrmtable.server.schema import (
    chat,
    decisions,
    holders,
    keepsakes,
    people,
    seats,
    sessions,
    shunned,
    silenced,
    tables,
    workers,
)
from wyrmtable.server.settings import Settings

CHANNEL = "wyrmtable"
_ROOM_NEEDED = 4 * 2**20
"""Bytes that must be free on the disk of a SQLite file; less is as good as nothing."""
_GONE = 20_000
"""Milliseconds after which a worker that wrote nothing is held to be dead; they write every few seconds."""
_FORGOTTEN = 24 * 3600 * 1000
"""Milliseconds after which a worker that wrote nothing is no more."""


_TELL = """
    SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, message) FROM unnest($2::text[]) AS message
"""
"""Notices need not survive anything."""


class Store:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.postgres = not settings.sqlite
        url = make_url(settings.database)
        options: dict[str, Any] = {}
        if self.postgres:
            options = {"pool_size": 15, "max_overflow": 0}  # a line more for a moment costs more than waiting for one
        elif url.database:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
            Path(url.database).touch(mode=0o600)  # seeds of running matches are nobody else's business
        self.engine: AsyncEngine = create_async_engine(url, **options)
        if self.postgres:
            event.listen(self.engine.sync_engine, "checkout", _whole_lines_only)
        else:
            event.listen(self.engine.sync_engine, "connect", _sqlite_pragmas)
        self._writing = asyncio.Lock()
        self._writer = ThreadPoolExecutor(1, "writer")
        self._waiting: list[tuple[str, Change, asyncio.Future[bool]]] = []
        self._draining: asyncio.Task[None] | None = None
        self._untold: list[str] = []
        self._telling: asyncio.Task[None] | None = None
        self._sync_engine: Engine | None = None
        self._damaged: set[str] = set()
        """Tables that were found damaged, each told to the log once."""
        if not self.postgres:
            self._sync_engine = create_engine(url.set(drivername="sqlite"), connect_args={"check_same_thread": False})
            event.listen(self._sync_engine, "connect", _sqlite_pragmas)

    async def close(self) -> None:
        for task in (self._draining, self._telling):
            if task is not None:
                await task
        self._writer.shutdown()
        if self._sync_engine is not None:
            self._sync_engine.dispose()
        await self.engine.dispose()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; SQLite takes one writer at a time, so they queue here and not in the database."""
        if self.postgres:
            async with self.engine.begin() as connection:
                yield connection
        else:
            async with self._writing, self.engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def moment(self) -> AsyncIterator[AsyncConnection]:
        """Everything read here was so at one moment, whatever others write meanwhile."""
        async with self.read() as connection:
            if self.postgres:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            else:
                await connection.exec_driver_sql("BEGIN")
            yield connection

    @property
    def clock(self) -> ColumnElement[int]:
        """Milliseconds by the database's clock, which is the same for all workers."""
        if self.postgres:
            return literal_column("(extract(epoch FROM clock_timestamp()) * 1000)::bigint", BigInteger)
        return literal_column("CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)", BigInteger)

    async def pulse(self, worker: str) -> None:
        """Write that this worker lives; fails when nothing can be stored."""
        file = self.engine.url.database
        if not self.postgres and file and shutil.disk_usage(Path(file).parent).free < _ROOM_NEEDED:
            raise OSError("the disk is full")
        try:
            async with self.write() as connection:
                beat = update(workers).where(workers.c.id == worker).values(seen=self.clock)
                if (await connection.execute(beat)).rowcount != 1:
                    await connection.execute(insert(workers).values(id=worker, seen=self.clock))
                    await connection.execute(delete(workers).where(workers.c.seen < self.clock - _FORGOTTEN))
        except IntegrityError:  # its first two notes came at the same moment, and one of them is written
            pass

    async def living(self, ids: Iterable[str]) -> set[str]:
        """Those of these workers that wrote lately that they live."""
        lately = workers.c.seen > self.clock - _GONE
        async with self.read() as connection:
            found = await connection.execute(select(workers.c.id).where(workers.c.id.in_(list(ids)), lately))
            return set(found.scalars())

    async def notify(self, connection: AsyncConnection, message: bytes) -> None:
        """Tell the other workers, when this transaction is through."""
        if self.postgres and self.settings.workers > 1:
            await connection.execute(
                text("SELECT pg_notify(:channel, :message)"), {"channel": CHANNEL, "message": message.decode()}
            )

    # ---- tables

    async def table(self, id: str) -> TableRow | None:
        async with self.moment() as connection:
            found = await self._tables(connection, tables.c.id == id, full=True)
        return found[0] if found else None

    async def tables(self, *where: ColumnElement[bool], limit: int = 50) -> list[TableRow]:
        """Tables for a list, the last changed first; without their states."""
        async with self.moment() as connection:
            return await self._tables(connection, *where, limit=limit)

    async def _tables(
        self, connection: AsyncConnection, *where: ColumnElement[bool], limit: int = 1, full: bool = False
    ) -> list[TableRow]:
        wanted = [c for c in tables.c if c.name in TableRow.__struct_fields__ and (full or c.name != "rest")]
        query = select(*wanted).where(*where).order_by(tables.c.changed.desc(), tables.c.id.desc()).limit(limit)
        found = {row.id: read_table(dict(row._mapping)) for row in await connection.execute(query)}
        if found:
            held: dict[tuple[str, int], set[str]] = {}
            for holder in await connection.execute(select(holders).where(holders.c.table.in_(found))):
                held.setdefault((holder.table, holder.seat), set()).add(holder.person)
            query = select(seats).where(seats.c.table.in_(found)).order_by(seats.c.table, seats.c.seat)
            sitting: dict[str, list[SeatRow]] = {id: [] for id in found}
            for stored in (await connection.execute(query)).mappings():
                values: dict[str, Any] = {str(key): value for key, value in stored.items()}
                table = values.pop("table")
                values["holders"] = frozenset(held.get((table, stored["seat"]), ()))
                sitting[table].append(read_seat(found[table], values))
            for id, row in found.items():
                check_seats(row, sitting[id])
                if row.damaged and id not in self._damaged:
                    self._damaged.add(id)
                    log.error("table damaged", table=id, what=row.damaged)
        return list(found.values())

    async def decisions(self, id: str) -> list[Decision]:
        async with self.read() as connection:
            return [decision for _, decision in await self._numbered(connection, id)]

    async def _numbered(self, connection: AsyncConnection, id: str) -> list[tuple[int, Decision]]:
        wanted = (decisions.c.number, decisions.c.seat, decisions.c.kind, decisions.c.answer, decisions.c.mark)
        query = select(*wanted).where(decisions.c.table == id).order_by(decisions.c.number)
        return [(number, Decision(*made)) for number, *made in await connection.execute(query)]

    async def snapshot(self, id: str) -> tuple[TableRow, list[Decision]] | None:
        """A table with its decisions, of one moment."""
        async with self.moment() as connection:
            found = await self._tables(connection, tables.c.id == id, full=True)
            return (found[0], sound_decisions(found[0], await self._numbered(connection, id))) if found else None

    async def versions(self, ids: Iterable[str]) -> dict[str, int]:
        async with self.read() as connection:
            query = select(tables.c.id, tables.c.version).where(tables.c.id.in_(list(ids)))
            return {row.id: row.version for row in await connection.execute(query)}

    async def save(self, id: str, change: Change, message: bytes) -> bool:
        """Store a change; False when another worker was first, and then nothing has happened."""
        if self.postgres:
            saved = await self._append(id, change) if only_goes_on(change) else await self._save(id, change)
            if saved and self.settings.workers > 1:
                self._tell(message)
            return saved
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((id, change, done))
        if self._draining is None or self._draining.done():
            self._draining = asyncio.create_task(self._drain())
        return await done

    async def _save(self, id: str, change: Change) -> bool:
        async with self.engine.begin() as connection:
            return await connection.run_sync(rows.save, id, change)

    async def _append(self, id: str, change: Change) -> bool:
        async with self._driver() as driver:
            return await append(driver, id, change)

    @asynccontextmanager
    async def _driver(self) -> AsyncIterator[Any]:
        """A line of asyncpg itself, for what is done with one statement that is a transaction by itself."""
        async with self.engine.connect() as connection:
            yield (await connection.get_raw_connection()).driver_connection

    def _tell(self, message: bytes) -> None:
        """Tell the other workers soon, all that is to be told then at once.

        Not in the transaction of what is told: those that tell something wait for each other until they are on the disk.
        A notice that is lost with this worker is made up for, since they look for themselves now and then.
        """
        self._untold.append(message.decode())
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell_all())

    async def _tell_all(self) -> None:
        while self._untold:
            messages, self._untold = self._untold, []
            try:
                async with self._driver() as driver:
                    await driver.execute(_TELL, CHANNEL, messages)
            except Exception as error:
                log.warning("workers not told", count=len(messages), error=str(error))

    async def _drain(self) -> None:
        """Everything that waits goes into one transaction: forcing it to the disk is what takes the time."""
        while self._waiting:
            async with self._writing:
                batch, self._waiting = self._waiting, []
                work = [(id, change) for id, change, _ in batch]
                results: list[bool | Exception]
                try:
                    results = await asyncio.get_running_loop().run_in_executor(self._writer, self._save_all, work)
                except Exception as error:
                    results = [error] * len(batch)
            for (_, _, done), result in zip(batch, results, strict=True):
                if not done.done():
                    if isinstance(result, Exception):
                        done.set_exception(result)
                    else:
                        done.set_result(result)

    def _save_all(self, work: list[tuple[str, Change]]) -> list[bool | Exception]:
        """In the writer's thread; one that fails does not take the others with it."""
        assert self._sync_engine is not None
        try:
            with self._sync_engine.begin() as connection:
                return [rows.save(connection, id, change) for id, change in work]
        except Exception as error:
            if len(work) == 1:
                return [error]
            return [result for one in work for result in self._save_all([one])]

    # ---- changes of the lobby

    async def add(self, row: TableRow, after: str | None = None, made: Sequence[Decision] = ()) -> bool:
        async with self.write() as connection:
            return await connection.run_sync(partial(rows.add, row=row, after=after, made=made))

    async def rewrite(self, before: TableRow, after: TableRow) -> bool:
        async with self.write() as connection:
            return await connection.run_sync(rows.rewrite, before, after)

    async def remove(self, row: TableRow) -> bool:
        async with self.write() as connection:
            return await connection.run_sync(rows.remove, row)

    # ---- keepsakes

    async def keep(self, id: str, data: bytes) -> None:
        async with self.write() as connection:
            await connection.run_sync(rows.store_keepsake, id, data)

    async def keepsake(self, id: str) -> bytes | None:
        async with self.read() as connection:
            query = select(keepsakes.c.data).where(keepsakes.c.table == id)
            found: bytes | None = (await connection.execute(query)).scalar()
            return found

    # ---- changes of single columns

    async def freeze(self, id: str, why: str | None, message: bytes) -> None:
        """Mark a match as frozen, or with None as going on again."""
        state, was = ("running", "frozen") if why is None else ("frozen", "running")
        async with self.write() as connection:
            values = {"state": state, "frozen": why, "frozen_at": now() if why else None}
            await connection.execute(update(tables).where(tables.c.id == id, tables.c.state == was).values(values))
            await self.notify(connection, message)

    async def set_seat(self, id: str, seat: int, message: bytes | None = None, **values: Any) -> None:
        async with self.write() as connection:
            await connection.execute(update(seats).where(seats.c.table == id, seats.c.seat == seat).values(**values))
            if message is not None:
                await self.notify(connection, message)

    async def blocked(self) -> set[str]:
        """People that whoever runs the server does not want here."""
        async with self.read() as connection:
            return set((await connection.execute(select(people.c.id).where(people.c.blocked))).scalars())

    async def sessions(self, tokens: Iterable[str]) -> set[str]:
        """Those of these sessions that there still are."""
        valid = sessions.c.until.is_(None) | (sessions.c.until >= now())
        async with self.read() as connection:
            query = select(sessions.c.token).where(sessions.c.token.in_(list(tokens)), valid)
            return set((await connection.execute(query)).scalars())

    # ---- chat

    async def add_chat(self, id: str, seat: int | None, name: str, person: str, said: str, message: bytes) -> int:
        async with self.write() as connection:
            # Who asks for lines after the last one known misses none: numbers are given in the order of storing.
            await connection.execute(select(tables.c.id).where(tables.c.id == id).with_for_update(key_share=True))
            query = insert(chat).values(table=id, seat=seat, name=name, person=person, text=said, at=now())
            number: int = (await connection.execute(query.returning(chat.c.id))).scalar_one()
            await self.notify(connection, message)
            return number

    async def may_speak(self, id: str, person: str) -> bool:
        query = select(silenced.c.person).where(silenced.c.table == id, silenced.c.person == person)
        async with self.read() as connection:
            return (await connection.execute(query)).first() is None

    async def shunned_by(self, person: str | None) -> set[str]:
        """Whom this person does not want to hear."""
        async with self.read() as connection:
            found = await connection.execute(select(shunned.c.other).where(shunned.c.person == person))
            return set(found.scalars())

    async def chat_lines(self, id: str, after: int = 0, limit: int = 100) -> list[Any]:
        """The last lines said at a table, oldest first."""
        query = select(chat).where(chat.c.table == id, chat.c.id > after).order_by(chat.c.id.desc()).limit(limit)
        async with self.read() as connection:
            return list(reversed((await connection.execute(query)).all()))


def _whole_lines_only(connection: Any, _: Any, __: Any) -> None:
    """A line that the database has closed, as it does when it restarts, is not given out; it costs no question to know."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


def _as_text(stored: bytes) -> str:
    """What a damaged file holds as text may be none; one such row must not spoil the list it stands in."""
    return stored.decode(errors="replace")


def _sqlite_pragmas(connection: Any, _: Any) -> None:
    getattr(connection, "driver_connection", connection).text_factory = _as_text
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # a decision that was heard of survives a power cut
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()
