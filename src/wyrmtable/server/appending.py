"""What almost every decision is to a match, for PostgreSQL in one statement: it goes on.

The same as ``rows.save`` with several statements in a transaction; here the way to the database and back is made once,
and the statement is a transaction by itself.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from wyrmtable.server.rows import Change, changed_values, common_prefix, to_row


def only_goes_on(change: Change) -> bool:
    """Whether decisions are added, and nothing else changes."""
    taken_back = common_prefix(change.stored, change.decisions) < len(change.stored)
    return not taken_back and not change.autos and change.keepsake is None and change.state != "finished"


async def append(driver: Any, id: str, change: Change) -> bool:
    """Store it on a line of asyncpg; False when somebody else changed the match first."""
    values = to_row(changed_values(change))
    first = len(change.stored)
    new = [(n, d.seat, d.kind, d.answer, d.mark) for n, d in enumerate(change.decisions[first:], first)]
    columns = [list(column) for column in zip(*new, strict=True)] or [[]] * 5
    found = await driver.fetchval(_statement(*values), id, change.version, change.thinker, *columns, *values.values())
    return bool(found)


@cache
def _statement(*columns: str) -> str:
    setting = ", ".join(f'"{column}" = ${number}' for number, column in enumerate(columns, 9))
    return f"""
        WITH changed AS (
            UPDATE tables SET {setting}
            WHERE id = $1 AND version = $2 AND ($3::text IS NULL OR thinker = $3)
            RETURNING id
        ), added AS (
            INSERT INTO decisions ("table", number, seat, kind, answer, mark)
            SELECT changed.id, new.*
            FROM changed, unnest($4::int[], $5::int[], $6::text[], $7::text[], $8::text[]) AS new
        )
        SELECT count(*) FROM changed
    """
