"""Lists of tables: what they show, and that they look at no more than they show."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import event, insert, text

from tests.server.conftest import House
from tests.server.guests import Browser
from tests.server.test_races import finish
from wyrmtable.server import lists
from wyrmtable.server.schema import holders, seats, tables


async def many_finished(house: House, person: str, count: int) -> None:
    """As if this person had played so many matches, two of them in each second."""
    async with house.site.store.write() as connection:
        row: dict[str, Any] = {column.name: 0 for column in tables.c if not column.nullable}
        row |= {"game": "tide", "title": "", "state": "finished", "pace": "live", "public": True, "host": person}
        row |= {"options": "{}", "turn": "[]", "seed": "00", "commitment": "", "bot_due": False, "decisions": 1}
        ids = [f"old{number:06}" for number in range(count)]
        each = [row | {"id": id, "changed": 1_000 + number // 2} for number, id in enumerate(ids)]
        await connection.execute(insert(tables), each)
        seat = {"kind": "person", "name": "", "bot": "", "left": False, "looked": 0, "auto": "never"}
        await connection.execute(insert(seats), [seat | {"table": id, "seat": n} for id in ids for n in (0, 1)])
        mine = [
            {"table": id, "seat": n, "person": person, "ended": 1_000 + number // 2}
            for number, id in enumerate(ids)
            for n in (0, 1)
        ]
        await connection.execute(insert(holders), mine)


async def pages(browser: Browser, mine: str) -> list[list[str]]:
    found: list[list[str]] = []
    before = ""
    while not found or before:
        page = await browser.get(f"/api/finished?mine={mine}&before={before}")
        found.append([table["table"] for table in page["tables"]])
        before = page.get("next", "")
    return found


async def test_pages_of_finished_matches(house: House) -> None:
    ada, eve, nobody = await house.person("Ada"), await house.person("Eve"), await house.person()
    await many_finished(house, (await ada.get("/api/me"))["person"], 125)
    wanted = [f"old{number:06}" for number in reversed(range(125))]
    for browser, mine in ((ada, "true"), (eve, "false"), (nobody, "false")):
        found = await pages(browser, mine)
        assert [len(page) for page in found] == [50, 50, 25]
        assert [id for page in found for id in page] == wanted
    assert await pages(eve, "true") == await pages(nobody, "true") == [[]]
    for nonsense in ("x", "5.", ".a", "99999999999999999999.a", "5.%00", "٣.a"):
        await ada.get(f"/api/finished?before={nonsense}", 400)


async def test_home_shows_what_goes_on_and_the_last_that_ended(house: House) -> None:
    ada = await house.person("Ada")
    person = (await ada.get("/api/me"))["person"]
    await many_finished(house, person, 200)
    going = [(await ada.open("tide", "me", "local"))["table"] for _ in range(2)]
    over = (await ada.open("tide", "me", "local"))["table"]
    await finish(house, over)
    await ada.post(f"/api/tables/{going[0]}/close")
    home = await ada.get("/api/home")
    mine = [table["table"] for table in home["mine"]]
    assert mine[0] == going[1]
    assert going[0] in mine
    assert len(mine) == len(set(mine)) == 1 + 1 + 20
    assert (await ada.get("/api/finished?mine=true"))["tables"][0]["table"] == going[0]
    link = await ada.post(f"/api/tables/{going[0]}/link")
    phone = await house.person("Ada's phone")
    await phone.http.get(link["path"])
    assert [t["table"] for t in (await phone.get("/api/finished?mine=true"))["tables"]] == [going[0]]


async def test_no_list_looks_at_all_that_is_finished(house: House) -> None:
    ada = await house.person("Ada")
    await many_finished(house, (await ada.get("/api/me"))["person"], 10)
    await ada.open("tide", "me", "local")
    asked: list[tuple[str, Any]] = []
    engine = house.site.store.engine.sync_engine

    def note(_: Any, __: Any, statement: str, values: Any, *___: Any) -> None:
        if statement.startswith("SELECT"):
            asked.append((statement, values))

    event.listen(engine, "before_cursor_execute", note)
    await ada.get("/api/home")
    await ada.get("/api/finished?mine=true&before=2000.zzz")
    await ada.get("/api/finished?before=2000.zzz")
    await house.site.rooms.wake()
    event.remove(engine, "before_cursor_execute", note)
    async with house.site.store.read() as connection:
        for statement, values in asked:
            plan = (await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)).all()
            told = " | ".join(row[3] for row in plan)
            assert not any(
                row[3].startswith(("SCAN tables", "SCAN holders", "SCAN seats")) and "INDEX" not in row[3]
                for row in plan
            ), f"{statement}: {told}"
            if "tables.state" in statement.partition("WHERE")[2] and "bot_due" not in statement.partition("WHERE")[2]:
                assert "ix_tables_listed (state=?" in told, told
            if "bot_due" in statement.partition("WHERE")[2]:
                assert "ix_tables_bot_due" in told, told
        assert len(asked) > 12
        assert (await connection.execute(text("SELECT count(*) FROM tables"))).scalar() == 11


async def test_a_hundred_at_home_read_the_board_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """And who comes after a table has changed is shown that at once."""
    monkeypatch.setattr(lists, "_MOMENT", 1000.0)
    ada, eve = await house.person("Ada"), await house.person("Eve")
    table = (await ada.open("tide", "me", "open"))["table"]
    asked: list[str] = []

    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        if statement.startswith("SELECT") and "tables.public" in statement.partition("WHERE")[2]:
            asked.append(statement)

    engine = house.site.store.engine.sync_engine
    event.listen(engine, "before_cursor_execute", note)
    for home in await asyncio.gather(*(browser.get("/api/home") for browser in [ada, eve] * 5)):
        assert [shown["table"] for shown in home["waiting"]] == [table]
    assert len(asked) == 3
    await ada.post(f"/api/tables/{table}/close")
    assert (await eve.get("/api/home"))["waiting"] == []
    event.remove(engine, "before_cursor_execute", note)


async def test_a_board_that_is_wiped_while_it_is_read_is_read_again() -> None:
    read: list[str] = []
    board = lists.Board(None)  # type: ignore[arg-type]

    async def nothing(*_: Any) -> list[Any]:
        read.append("")
        board.wipe()
        return []

    async def none_over(*_: Any) -> tuple[list[Any], str]:
        return [], ""

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lists, "waiting", nothing)
        patch.setattr(lists, "running", nothing)
        patch.setattr(lists, "finished", none_over)
        await board.read()
        await board.read()
    assert len(read) == 4
