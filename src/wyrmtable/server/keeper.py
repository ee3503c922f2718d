"""The keeper watches what may fail on this worker and tries it again; it also knows whether the worker is well."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from wyrmtable.server.logs import log
from wyrmtable.server.rooms import Rooms
from wyrmtable.server.store import Store

_ROUND = 1.0
"""Seconds between two rounds."""
_WAKE_ROUNDS = 3
"""Rounds between two looks for bots that nobody woke."""
_FRESH = 1.0
"""Seconds for which what was found out about the store holds."""
_LIMIT = 5.0
"""Seconds after which a store that does not answer is held to be out of order."""


class Keeper:
    def __init__(self, store: Store, rooms: Rooms) -> None:
        self.store = store
        self.rooms = rooms
        self._looking = asyncio.Lock()
        self._looked = float("-inf")
        self._trouble = ""

    @asynccontextmanager
    async def watching(self) -> AsyncIterator[None]:
        task = asyncio.create_task(self._watch())
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _watch(self) -> None:
        number = 0
        while True:
            try:
                await self._round(wake=number % _WAKE_ROUNDS == 0)
            except Exception as error:
                log.warning("store not reached", error=str(error))
            number += 1
            await asyncio.sleep(_ROUND)

    async def _round(self, wake: bool) -> None:
        if self.rooms.ailing and await self.trouble():
            return
        await self.rooms.mend()
        await self.rooms.renew_leases()
        if wake:
            await self.rooms.wake()
            await self.rooms.end_silences()
            await self.rooms.part_with_blocked()
            await self.rooms.part_with_logged_out()
            if self.rooms.shared:
                await self.store.pulse(self.rooms.worker)
                await self.rooms.part_with_ghosts()

    async def trouble(self) -> str:
        """Why nothing can be stored just now; empty when all is well."""
        async with self._looking:
            if time.monotonic() - self._looked > _FRESH:
                was, self._trouble = self._trouble, await self._find_trouble()
                self._looked = time.monotonic()
                if self._trouble and not was:
                    log.error("nothing can be stored", why=self._trouble)
                elif was and not self._trouble:
                    log.info("storing again")
        return self._trouble

    async def _find_trouble(self) -> str:
        try:
            await asyncio.wait_for(self.store.pulse(self.rooms.worker), _LIMIT)
        except Exception as error:
            return str(error).splitlines()[0] if str(error) else type(error).__name__
        return ""
