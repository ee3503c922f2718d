"""One bad row: its own table is set aside and shown as such, and nothing else notices."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import delete, text

from tests.server.conftest import House, Open
from tests.server.guests import PATIENCE
from tests.server.test_faults import decided
from wyrmtable.server import keeper
from wyrmtable.server.schema import decisions


@pytest.fixture(autouse=True)
def quick_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "_ROUND", 0.1)


async def spoil(house: House, table: str, sql: str) -> None:
    async with house.site.store.write() as connection:
        await connection.execute(text(sql), {"id": table})


DAMAGE = {
    "count": "UPDATE tables SET decisions = decisions + 1 WHERE id = :id",
    "options": "UPDATE tables SET options = '{\"rounds\": ' WHERE id = :id",
    "options of another kind": "UPDATE tables SET options = '7' WHERE id = :id",
    "result": "UPDATE tables SET result = '[[' WHERE id = :id",
    "state": "UPDATE tables SET state = 'dreaming' WHERE id = :id",
    "opened": "UPDATE tables SET opened = 9000000000000000000 WHERE id = :id",
    "a gap": 'DELETE FROM decisions WHERE number = 0 AND "table" = :id',
    "a decision of nobody": 'UPDATE decisions SET seat = 9 WHERE number = 1 AND "table" = :id',
    "a seat missing": 'DELETE FROM seats WHERE seat = 0 AND "table" = :id',
    "no seats": 'DELETE FROM seats WHERE "table" = :id',
}


@pytest.mark.parametrize("what", DAMAGE)
async def test_a_damaged_table_hurts_nobody_else(what: str, open_house: Open) -> None:
    house: House = await open_house(log_level="critical")
    ada, eve = await house.person("Ada"), await house.person("Eve")
    bad = (await ada.open("tide", "me", "bot"))["table"]
    good = (await ada.open("tide", "me", "bot"))["table"]
    for table in (bad, good):
        async with ada.sit(table, 0) as chair:
            await chair.move()
    await decided(house, good, 3)
    await decided(house, bad, 3)
    await spoil(house, bad, DAMAGE[what])
    stored = await house.site.store.decisions(bad)
    await house.stop()
    await house.start()
    await eve.get("/api/home")
    home = await ada.get("/api/home")
    assert good in {table["table"] for table in home["mine"]}
    async with asyncio.timeout(PATIENCE):
        if what != "opened":  # a moment beyond the calendar changes nothing in the match
            assert (await eve.get(f"/api/tables/{bad}"))["state"] == "frozen"
            async with ada.sit(bad, None) as chair:
                await chair.until(lambda chair: chair.frame.get("frozen") or "refused-frozen" in chair.refused)
            for wish in ("join", "again", "start"):
                await eve.post(f"/api/tables/{bad}/{wish}", status=(403, 409))
        async with ada.sit(good, 0) as chair:
            await chair.move()
        await decided(house, good, 5)
    assert await house.site.store.decisions(bad) == stored or what == "opened"


@pytest.mark.parametrize("what", ["turn", "rest"])
async def test_what_the_match_knows_better_is_made_anew(what: str, open_house: Open) -> None:
    house: House = await open_house(log_level="critical")
    ada = await house.person("Ada")
    table = (await ada.open("tide", "me", "local"))["table"]
    async with ada.sit(table, 0) as chair:
        await chair.move()
    await spoil(house, table, f"UPDATE tables SET {what} = '[oh' WHERE id = :id")
    await house.stop()
    await house.start()
    await ada.get("/api/home")
    async with ada.sit(table, 1) as chair:
        await chair.move()
    row: Any = await house.site.store.table(table)
    assert (row.state, row.turn, row.decisions) == ("running", [0, 1], 2)


async def test_a_reading_ends_whatever_is_stored(house: House) -> None:
    ada = await house.person("Ada")
    table = (await ada.open("tide", "me", "local"))["table"]
    async with house.site.store.write() as connection:
        await connection.execute(delete(decisions))
    await spoil(house, table, DAMAGE["count"])
    row, made = await asyncio.wait_for(house.site.store.snapshot(table), PATIENCE)
    assert (row.damaged, made) == ("decisions: 1 were counted, 0 stored, 0 are sound", [])
