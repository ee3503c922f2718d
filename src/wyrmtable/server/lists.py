"""Lists of tables: one's own, those one may join or watch, and those that are over, page by page.

What they cost depends on what they show, never on how many matches are finished.
"""

from __future__ import annotations

from sqlalchemy import ColumnElement, select, tuple_

from wyrmtable.server.problems import Trouble
from wyrmtable.server.rows import TableRow
from wyrmtable.server.schema import holders, tables
from wyrmtable.server.store import Store

_OPEN, _ENDED, PAGE = 100, 20, 50
"""Tables shown of one's own, of one's own that are over, and on a page."""


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


def _cursor(before: str) -> tuple[int, str]:
    changed, dot, id = before.partition(".")
    if not (dot and changed.isascii() and changed.isdigit() and len(changed) < 16 and id.isalnum() and len(id) <= 16):
        raise Trouble(400, "invalid", "before: not the end of a page")
    return int(changed), id
