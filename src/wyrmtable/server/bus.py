"""The line between workers: PostgreSQL's LISTEN and NOTIFY, through Litestar's channels.

A notice only says that something changed; what it is, is read from the store, where it was before the notice. Notices
reach a worker as long as its line is whole, so all is read again when it was not.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from wyrmtable.server.logs import log
from wyrmtable.server.rooms import Rooms
from wyrmtable.server.settings import Settings
from wyrmtable.server.store import CHANNEL

LINE = "wyrmtable line"
"""What the database calls it."""
_LOOK_EVERY = 5.0
"""Seconds between looks into the store, and whether the line is whole: a broken one may not show it."""


@asynccontextmanager
async def listen(settings: Settings, rooms: Rooms) -> AsyncIterator[None]:
    """Hear the other workers while this lasts; a single worker has nobody to hear."""
    if settings.workers == 1:
        yield
        return
    tried = asyncio.Event()
    tasks = [asyncio.create_task(_hear(settings, rooms, tried)), asyncio.create_task(_look(rooms))]
    try:
        await tried.wait()
        yield
    finally:
        await _end(tasks)


async def _end(tasks: list[asyncio.Task[Any]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _hear(settings: Settings, rooms: Rooms, tried: asyncio.Event) -> None:
    address = settings.database.replace("+asyncpg", "", 1)
    while True:
        try:
            await _hear_on_one_line(address, rooms, tried)
            log.warning("line to the other workers broke")
        except Exception as error:
            log.warning("no line to the other workers", error=str(error))
            tried.set()
        await asyncio.sleep(1)


async def _hear_on_one_line(address: str, rooms: Rooms, whole: asyncio.Event) -> None:
    """Until it breaks."""
    import asyncpg  # type: ignore[import-untyped]
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

    connection = await asyncpg.connect(address, server_settings={"application_name": LINE})
    broken = asyncio.Event()
    connection.add_termination_listener(lambda _: broken.set())

    async def connect() -> Any:
        return connection

    backend = AsyncPgChannelsBackend(make_connection=connect)
    tasks: list[asyncio.Task[Any]] = []
    try:
        await backend.on_startup()
        await backend.subscribe([CHANNEL])
        whole.set()
        work = (_pass_on(backend, rooms), _try(connection), broken.wait())
        tasks += [asyncio.create_task(each) for each in work]
        await rooms.recover()  # only now, or what changes before the line is whole would be missed
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await _end(tasks)
        connection.terminate()


async def _pass_on(backend: Any, rooms: Rooms) -> None:
    async for _, message in backend.stream_events():
        rooms.heard(message)


async def _try(connection: Any) -> None:
    """Ask on the line now and then; fails when there is no answer."""
    while True:
        await asyncio.sleep(_LOOK_EVERY)
        await connection.execute("SELECT 1", timeout=2 * _LOOK_EVERY)


async def _look(rooms: Rooms) -> None:
    while True:
        await asyncio.sleep(_LOOK_EVERY)
        try:
            await rooms.catch_up_all()
        except Exception as error:
            log.warning("store not reached", error=str(error))
