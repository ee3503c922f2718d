"""A database of the release before, opened by today's code in the middle of its matches.

``data/release_0_1.sql.gz`` was made by release 0.1.0 itself: Ada has an account and Ben just a name, they sat at matches
of Nidavellir and Vast that stopped at various moments, chatted, and finished, left and closed others; a seat link lies
about. ``data/release_0_1.json`` says which is which. The link's end was moved into the far future.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, MetaData, create_engine, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.conftest import House, Open
from tests.server.guests import Browser, Chair
from tests.server.postgres import binaries, postgres
from wyrmtable.server import schema
from wyrmtable.server.migrate import NewerDatabase, config, migrate

DATA = Path(__file__).parent / "data"
BEFORE: dict[str, Any] = json.loads((DATA / "release_0_1.json").read_text())
_FIRST = "0001"
"""The version of the database that release 0.1.0 wrote."""
_PATIENCE = 120.0
"""Seconds for a whole match of random answers."""


def unpack(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.executescript(gzip.decompress((DATA / "release_0_1.sql.gz").read_bytes()).decode())
    connection.close()


def _carry_over(target: Connection, file: Path) -> None:
    """The same rows in another database, in the shape they had then."""
    command.upgrade(config(target), _FIRST)
    then = MetaData()
    then.reflect(target)
    source = create_engine(f"sqlite:///{file}")
    with source.connect() as old:
        for table in then.sorted_tables:
            if table.name == "alembic_version":
                continue
            stored = [dict(row) for row in old.execute(select(table)).mappings()]
            if stored:
                target.execute(table.insert(), stored)
    target.execute(text("SELECT setval(pg_get_serial_sequence('chat', 'id'), (SELECT max(id) FROM chat))"))
    source.dispose()


@pytest.fixture(params=["sqlite", "postgres"])
async def house(request: pytest.FixtureRequest, open_house: Open, tmp_path: Path) -> Any:
    unpack(tmp_path / "tables.sqlite3")
    if request.param == "sqlite":
        yield await open_house()
        return
    if binaries() is None:
        pytest.skip("PostgreSQL is not installed")
    with postgres() as server:
        address = server.address.replace("postgresql", "postgresql+asyncpg", 1)
        engine = create_async_engine(address)
        async with engine.begin() as connection:
            await connection.run_sync(_carry_over, tmp_path / "tables.sqlite3")
        await engine.dispose()
        opened = await open_house(database=address)
        yield opened
        await opened.stop()


async def back(house: House, name: str) -> Browser:
    """Somebody whose browser kept its cookie."""
    browser = Browser(house.base)
    house.browsers.append(browser)
    for cookie, value in BEFORE["cookies"][name].items():
        browser.http.cookies.set(cookie, value, domain="127.0.0.1")
    return await browser.arrive()


async def play_on(*chairs: Chair) -> None:
    """Random answers from all chairs until the match is over."""
    chance = random.Random(1)

    async def play(chair: Chair) -> None:
        while not chair.over:
            await chair.until(lambda chair: chair.ask or chair.over, _PATIENCE)
            await chair.move(chance)

    await asyncio.gather(*(play(chair) for chair in chairs))


def assert_sound(verified: dict[str, Any]) -> None:
    """The seed is the one that was promised, and nothing differs but the number of the rules, which has changed."""
    assert verified["seed_matches"]
    assert verified["agrees"] or verified["difference"].startswith("recorded with rules 1 ")


async def test_people_are_known(house: House) -> None:
    ada, ben = await back(house, "Ada"), await back(house, "Ben")
    assert (await ada.get("/api/me"))["name"] == "Ada"
    assert not (await ben.get("/api/me")).get("account")
    mine = [table["table"] for table in (await ben.get("/api/home"))["mine"]]
    assert set(BEFORE["going on"]) <= set(mine)
    finished = {table["table"] for table in (await ada.get("/api/finished?mine=true"))["tables"]}
    assert finished == {*BEFORE["finished"], BEFORE["closed"]}
    new = await house.person()
    await new.post("/api/login", {"name": "ada", "password": "something else"}, 401)
    inside = await new.post("/api/login", {"name": "ada", "password": BEFORE["password"]})
    assert (inside["name"], inside["account"]) == ("Ada", True)
    assert len((await new.get("/api/account"))["devices"]) == 2
    said = (await new.get("/api/account/data"))["tables"]
    assert {table["table"] for table in said} >= set(BEFORE["going on"])


@pytest.mark.parametrize(
    ("house", "which"),
    [*(("sqlite", which) for which in range(len(BEFORE["going on"]))), ("postgres", 1), ("postgres", 4)],
    indirect=["house"],
)
async def test_a_match_under_way_goes_on_to_its_end(house: House, which: int) -> None:
    ada, ben = await back(house, "Ada"), await back(house, "Ben")
    table = BEFORE["going on"][which]
    before = await ada.get(f"/api/tables/{table}")
    assert before["state"] == "running"
    async with ada.sit(table, 0) as a, ben.sit(table, 1) as b:
        await a.until(lambda chair: chair.frames and len(chair.chat) == 2)
        assert a.frame["decisions"] >= before["decisions"]
        await play_on(a, b)
        await a.until(lambda chair: chair.table["state"] == "finished")
    assert_sound(await ada.get(f"/api/tables/{table}/verify"))
    assert (await ben.get(f"/api/tables/{table}/replay?view=1"))["beats"]


async def test_what_is_over_can_be_looked_at(house: House) -> None:
    ada = await back(house, "Ada")
    for table in (*BEFORE["finished"], BEFORE["closed"]):
        assert (await ada.get(f"/api/tables/{table}"))["state"] == "finished"
        for view in ("", "?view=0", "?view=1"):
            assert (await ada.get(f"/api/tables/{table}/replay{view}"))["beats"]
        assert (await ada.get(f"/api/tables/{table}/record.json"))["decisions"]
        async with ada.sit(table, 0) as chair:
            await chair.until(lambda chair: chair.frames and chair.chat)
    for table in BEFORE["finished"]:
        assert_sound(await ada.get(f"/api/tables/{table}/verify"))
        assert (await ada.get(f"/api/tables/{table}/story"))["standings"]
        again = await ada.post(f"/api/tables/{table}/again")
        assert again["state"] == "waiting"


async def test_seats_left_and_open_and_carried_elsewhere(house: House) -> None:
    ada, ben = await back(house, "Ada"), await back(house, "Ben")
    left = BEFORE["left"]
    async with ada.sit(left, 0) as a:  # a bot plays for Ben
        await play_on(a)
    waiting = BEFORE["waiting"]
    await ben.post(f"/api/tables/{waiting}/join")
    assert (await ada.post(f"/api/tables/{waiting}/start"))["state"] == "running"
    table = BEFORE["link"]["table"]
    phone = await house.person()
    answer = await phone.http.get(f"/s/{BEFORE['link']['token']}")
    assert answer.headers["location"] == f"/t/{table}"
    assert (await phone.get(f"/api/tables/{table}"))["seats"][0]["mine"]
    assert [link["id"] for link in await ada.get(f"/api/tables/{table}/links")]


async def test_an_upgrade_that_breaks_off_has_not_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A power cut, a full disk, somebody who is impatient: the next start finds the database as it was."""
    file = tmp_path / "tables.sqlite3"
    unpack(file)
    engine = create_async_engine(f"sqlite+aiosqlite:///{file}")

    def shape() -> list[Any]:
        with sqlite3.connect(file) as connection:
            return connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()

    before = shape()
    real: Callable[..., None] = command.upgrade

    def upgrade(config: Any, revision: str) -> None:
        real(config, "0005")
        raise OSError("no space left on device")

    monkeypatch.setattr(command, "upgrade", upgrade)
    with pytest.raises(OSError, match="no space"):
        await migrate(engine)
    await engine.dispose()
    assert shape() == before
    monkeypatch.undo()
    await migrate(engine)
    await engine.dispose()
    assert "hints" in {column.name for column in schema.tables.c}
    assert any("hints" in (sql or "") for _, sql in shape())


async def test_a_database_of_a_newer_release_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    unpack(file)
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    before = file.read_bytes()
    engine = create_async_engine(f"sqlite+aiosqlite:///{file}")
    with pytest.raises(NewerDatabase, match="newer release"):
        await migrate(engine)
    await engine.dispose()
    assert file.read_bytes() == before
