"""The line between workers: PostgreSQL's LISTEN and NOTIFY, through Litestar's channels."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from wyrmtable.server.logs import log
from wyrmtable.server.rooms import Rooms
from wyrmtable.server.settings import Settings
from wyrmtable.server.store import CHANNEL

_LOOK_EVERY = 5.0
"""Seconds between looks into the store, in case a notice was lost with a broken line."""


@asynccontextmanager
async def listen(settings: Settings, rooms: Rooms) -> AsyncIterator[None]:
    """Hear the other workers while this lasts; a single worker has nobody to hear."""
    if settings.workers == 1:
        yield
        return
    tasks = [asyncio.create_task(_hear(settings, rooms)), asyncio.create_task(_look(rooms))]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _hear(settings: Settings, rooms: Rooms) -> None:
    import asyncpg  # type: ignore[import-untyped]
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

    address = settings.database.replace("+asyncpg", "", 1)
    while True:
        broken = asyncio.Event()

        async def connect(broken: asyncio.Event = broken) -> Any:
            connection = await asyncpg.connect(address)
            connection.add_termination_listener(lambda _: broken.set())
            return connection

        backend = AsyncPgChannelsBackend(make_connection=connect)
        try:
            await backend.on_startup()
            await backend.subscribe([CHANNEL])
            await rooms.catch_up_all()
            stream = asyncio.create_task(_pass_on(backend, rooms))
            await broken.wait()
            stream.cancel()
            log.warning("line to the other workers broke")
        except asyncio.CancelledError:
            with contextlib.suppress(Exception):
                await backend.on_shutdown()
            raise
        except Exception as error:
            log.warning("no line to the other workers", error=str(error))
        await asyncio.sleep(1)


async def _pass_on(backend: Any, rooms: Rooms) -> None:
    async for _, message in backend.stream_events():
        rooms.heard(message)


async def _look(rooms: Rooms) -> None:
    while True:
        await asyncio.sleep(_LOOK_EVERY)
        try:
            await rooms.catch_up_all()
        except Exception as error:
            log.warning("store not reached", error=str(error))
