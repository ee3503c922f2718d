"""Lists of tables: one's own, those one may join or watch, and those that are over, page by page.

What they cost depends on what they show, never on how many matches are finished.
"""

from __future__ import annotations

import asyncio
import time
from typing import NamedTuple

from sqlalchemy import ColumnElement, select, tuple_

from wyrmtable.server.problems import Trouble
from wyrmtable.server.rows import TableRow
from wyrmtable.server.schema import holders, tables
from wyrmtable.server.store import Store

_OPEN, _ENDED, PAGE = 100, 20, 50
"""Tables shown of one's own, of one's own that are over, and on a page."""


_MOMENT = 1.0
"""Seconds for which what everybody is shown may be as it was."""


def _listed(state: str) -> tuple[ColumnElement[bool], ...]:
    return tables.c.state == state, tables.c.public


async def mine(store: Store, person: str | None) -> list[TableRow]:
    if person is None:
        return []
    going_on = select(holders.c.table).where(holders.c.person == person, holders.c.ended.is_(None))
    found = await store.tables(tables.c.id.in_(going_on), limit=_OPEN)
    return found + (await finished(store, person, "", _ENDED))[0]


async def waiting(store: Store) -> list[TableRow]:
    return await store.tables(*_listed("waiting"), limit=PAGE)


async def running(store: Store) -> list[TableRow]:
    return await store.tables(*_listed("running"), limit=PAGE)


async def finished(store: Store, person: str | None, before: str, limit: int = PAGE) -> tuple[list[TableRow], str]:
    """Finished tables, the last first: all public ones or one person's; with where the next page begins."""
    if person is None:
        where = [*_listed("finished"), tables.c.decisions > 0]
        if before:
            where.append(tuple_(tables.c.changed, tables.c.id) < _cursor(before))
        found = await store.tables(*where, limit=limit)
    else:
        held = select(holders.c.table, holders.c.ended).where(holders.c.person == person, holders.c.ended.is_not(None))
        if before:
            held = held.where(tuple_(holders.c.ended, holders.c.table) < _cursor(before))
        held = held.distinct().order_by(holders.c.ended.desc(), holders.c.table.desc()).limit(limit)
        async with store.read() as connection:
            ids = [row.table for row in await connection.execute(held)]
        found = await store.tables(tables.c.id.in_(ids), limit=limit) if ids else []
    following = f"{found[-1].changed}.{found[-1].id}" if len(found) == limit else ""
    return found, following


class Shown(NamedTuple):
    """What everybody is shown at home."""

    waiting: list[TableRow]
    running: list[TableRow]
    finished: list[TableRow]


class Board:
    """What everybody is shown at home, read once for all who come within a moment: browsers look every few seconds."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._shown = Shown([], [], [])
        self._until = 0.0
        self._reading = asyncio.Lock()

    def wipe(self) -> None:
        """A table is another one: who comes next is shown that."""
        self._until = 0.0

    async def read(self) -> Shown:
        async with self._reading:
            if time.monotonic() >= self._until:
                self._until = time.monotonic() + _MOMENT  # first, for it may be wiped while it is read
                try:
                    over, _ = await finished(self._store, None, "")
                    self._shown = Shown(await waiting(self._store), await running(self._store), over)
                except BaseException:
                    self.wipe()
                    raise
            return self._shown


def _cursor(before: str) -> tuple[int, str]:
    changed, dot, id = before.partition(".")
    if not (dot and changed.isascii() and changed.isdigit() and len(changed) < 16 and id.isalnum() and len(id) <= 16):
        raise Trouble(400, "invalid", "before: not the end of a page")
    return int(changed), id
