"""Every column of every row of a table, spoilt in many ways: whatever is stored there, no one else notices."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Table, text
from sqlalchemy.exc import DBAPIError

from tests.server.conftest import House, Open
from tests.server.guests import PATIENCE, Browser, play_out
from tests.server.test_faults import decided
from wyrmtable.server import keeper, schema

VALUES = {
    "word": "'nonsense'",
    "nothing": "''",
    "null": "NULL",
    "negative": "-7",
    "huge": "9223372036854775807",
    "fraction": "1e300",
    "bytes": "x'fffe00'",
    "no text": "CAST(x'fffe41' AS TEXT)",
    "json": "'[{\"a\": [null, 7]}]'",
    "deep": "'" + "[" * 2_000 + "]" * 2_000 + "'",
}
"""SQLite takes anything in any column, as a damaged file holds it."""
OF_A_TABLE = (schema.tables, schema.seats, schema.holders, schema.decisions, schema.chat, schema.keepsakes)


@pytest.fixture(autouse=True)
def quick_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "_ROUND", 0.1)


async def spoil(house: House, stored: Table, column: str, value: str, table: str) -> bool:
    """Whether the database took it."""
    key = "id" if stored is schema.tables else "table"
    sql = f'UPDATE {stored.name} SET "{column}" = {value} WHERE "{key}" = :id'
    if column in ("seat", "number", "person", "id"):  # one row, or they would be equal
        sql += f' AND rowid = (SELECT max(rowid) FROM {stored.name} WHERE "{key}" = :id)'
    try:
        async with house.site.store.write() as connection:
            await connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
            await connection.execute(text(sql), {"id": table})
    except DBAPIError:
        return False
    return True


async def visit(browser: Browser, table: str) -> None:
    """Whatever one may ask of a table is answered somehow."""
    for path in ("", "/replay", "/verify", "/record.json", "/story", "/analysis", "/links"):
        answer = await browser.http.get(f"/api/tables/{table}{path}")
        assert answer.status_code < 500, (path, answer.text)
    chair = await browser.chair(table)
    await chair.until(lambda chair: chair.frames or chair.refused or chair.closed or chair.table)
    await chair.close()


async def copies(house: House, table: str, names: list[str]) -> None:
    """More tables like this one."""
    async with house.site.store.write() as connection:
        for stored in OF_A_TABLE:
            key = "id" if stored is schema.tables else "table"
            own = [column.name for column in stored.c if column.name not in (key, "id")]
            rest = ", ".join(f'"{name}"' for name in own)
            sql = f'INSERT INTO {stored.name} ("{key}", {rest}) SELECT :new, {rest} FROM {stored.name} WHERE "{key}" = :id'
            for name in names:
                await connection.execute(text(sql), {"new": name, "id": table})


@pytest.mark.parametrize("stored", OF_A_TABLE, ids=lambda table: str(table.name))
async def test_any_column(stored: Table, open_house: Open) -> None:
    house: House = await open_house(log_level="critical")
    ada, eve = await house.person("Ada"), await house.person("Eve")
    good = (await ada.open("tide", "me", "bot"))["table"]
    like = (await ada.open("tide", "me", "bot", options={"rounds": 3}))["table"]
    async with ada.sit(like, 0) as chair:
        await chair.send(type="say", text="hello")
        await chair.until(lambda chair: chair.chat)
        await chair.move()
        if stored is schema.keepsakes:
            await play_out(chair)
            await chair.until(lambda chair: chair.table["state"] == "finished")
        else:
            await decided(house, like, 3)
    columns = [column.name for column in stored.c if column.name != ("id" if stored is schema.tables else "table")]
    which = [(column, value) for column in columns for value in VALUES]
    bad = {f"bad{number}": each for number, each in enumerate(which)}
    await copies(house, like, list(bad))
    await house.stop()
    engine = house.site.store.engine
    taken = {table: each for table, each in bad.items() if await spoil(house, stored, each[0], VALUES[each[1]], table)}
    await engine.dispose()
    await house.start()
    failed: dict[tuple[str, str], str] = {}
    async with asyncio.timeout(4 * PATIENCE):
        for browser in (ada, eve):
            for path in ("/api/home", "/api/finished", "/api/finished?mine=true"):
                answer = await browser.http.get(path)
                assert answer.status_code == 200, answer.text
        for table, each in taken.items():
            try:
                await visit(ada, table)
            except Exception as error:
                failed[each] = f"{type(error).__name__}: {error}"[:300]
        assert failed == {}
        async with ada.sit(good, 0) as chair:
            await chair.move()
            await chair.move()
    assert taken


@pytest.mark.parametrize("value", ["word", "bytes", "huge"])
async def test_neither_rules_nor_keepsake(value: str, open_house: Open) -> None:
    """A finished match that the rules cannot read, and what it looked like cannot be read either."""
    house: House = await open_house(log_level="critical")
    ada = await house.person("Ada")
    table = (await ada.open("tide", "me", "bot", options={"rounds": 3}))["table"]
    async with ada.sit(table, 0) as chair:
        await play_out(chair)
        await chair.until(lambda chair: chair.table["state"] == "finished")
    await house.stop()
    await spoil(house, schema.tables, "game", "'forgotten'", table)
    await spoil(house, schema.keepsakes, "data", VALUES[value], table)
    await house.site.store.engine.dispose()
    await house.start()
    await visit(ada, table)
