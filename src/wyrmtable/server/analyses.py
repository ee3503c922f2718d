"""Analyses of finished matches: worked out part by part in the bots' processes, after everything else, and kept."""

from __future__ import annotations

import zlib
from collections import Counter
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from wyrmtable.core.book import find_game
from wyrmtable.core.record import Record
from wyrmtable.review.analysis import Job
from wyrmtable.review.found import Analysis
from wyrmtable.review.trial import Pace
from wyrmtable.server.fairness import Wish
from wyrmtable.server.logs import log
from wyrmtable.server.problems import Trouble
from wyrmtable.server.rooms import Rooms
from wyrmtable.server.rows import now
from wyrmtable.server.schema import analyses
from wyrmtable.server.wire import AnalysisInfo

_RANK = 3
"""Behind all tables, also those where only bots play."""
_LOST = 300
"""Seconds after which a part that was never finished is nobody's any more."""
_PATIENCE = 240.0
"""Seconds that a part may take on a busy machine."""


_MOST = 3
"""Matches that one person lets be analysed at a time."""


class Analyses:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self._under_way: Counter[str] = Counter()

    async def info(self, table: str) -> AnalysisInfo:
        """How far it is; nothing was asked for if there are no parts."""
        query = select(analyses.c.done, analyses.c.parts, analyses.c.data).where(analyses.c.table == table)
        async with self.store.read() as connection:
            found = (await connection.execute(query)).first()
        if found is None:
            return AnalysisInfo(0, 0)
        kept = None if found.data is None else msgspec.json.decode(zlib.decompress(found.data), type=Analysis)
        return AnalysisInfo(found.done, found.parts, kept)

    async def begin(self, table: str, record: Record, person: str) -> AnalysisInfo:
        """Work it out, unless that is done or being done; raises Trouble when this person waits for too many."""
        told = await self.info(table)
        if told.parts and (told.analysis is not None or self._under_way[person] >= _MOST):
            return told
        if self._under_way[person] >= _MOST:
            raise Trouble(429, "slow-down", "Wait until your other analyses are done.")
        self._count(person, 1)
        begun = False
        try:
            job = Job(find_game(record.game), record, Pace(self.rooms.settings.analysis_seconds))
            begun = await self._claim(table, job.parts)
            if begun:
                self.rooms.spawn(self._work(table, job, person))
        finally:
            if not begun:
                self._count(person, -1)
        return await self.info(table)

    def _count(self, person: str, more: int) -> None:
        self._under_way[person] += more
        if not self._under_way[person]:
            del self._under_way[person]

    async def _claim(self, table: str, parts: int) -> bool:
        """Whether it is ours to do: nobody else has begun, or whoever did has stopped."""
        try:
            return await self._insert(table, parts)
        except IntegrityError:  # somebody else at the same moment
            return False

    async def _insert(self, table: str, parts: int) -> bool:
        async with self.store.write() as connection:
            lost = (analyses.c.table == table) & analyses.c.data.is_(None) & (analyses.c.seen < now() - _LOST)
            await connection.execute(delete(analyses).where(lost))
            there = await connection.execute(select(analyses.c.table).where(analyses.c.table == table))
            if there.first() is not None:
                return False
            await connection.execute(insert(analyses).values(table=table, done=0, parts=parts, seen=now()))
        return True

    async def _work(self, table: str, job: Job, person: str) -> None:
        wish = Wish(lambda: _RANK, person, table)
        try:
            while not job.done:
                await self._part(job, wish)
                done = job.parts - round(job.parts * (1 - job.progress))
                await self._keep(table, done=done)
            packed = zlib.compress(msgspec.json.encode(job.result))
            await self._keep(table, data=packed)
        except BaseException as error:
            if isinstance(error, Exception):
                log.error("analysis failed", table=table, error=f"{type(error).__name__}: {error}")
            async with self.store.write() as connection:  # whoever asks again begins anew
                await connection.execute(delete(analyses).where(analyses.c.table == table))
            raise
        finally:
            self._count(person, -1)

    async def _part(self, job: Job, wish: Wish) -> None:
        work, arguments = job.next_part()
        thinkers = self.rooms.thinkers
        async with thinkers.places.place(wish):
            try:
                found = await thinkers.pool.run(work, *arguments, limit=_PATIENCE)
            except BrokenProcessPool:  # a bot's fault
                found = await thinkers.pool.run(work, *arguments, limit=_PATIENCE)
        job.take(found)

    async def _keep(self, table: str, **values: Any) -> None:
        async with self.store.write() as connection:
            query = update(analyses).where(analyses.c.table == table)
            await connection.execute(query.values(seen=now(), **values))
