"""Settings, migrations, the bounded cache, bots after a restart and in processes of their own."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from tests.server.conftest import House, Open
from tests.server.guests import PATIENCE, play_out
from wyrmtable.server.migrate import _upgrade
from wyrmtable.server.schema import metadata
from wyrmtable.server.settings import BadSettings, Settings, database_url, read_settings


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/x.sqlite3")
    with engine.begin() as connection:
        _upgrade(connection)
        _upgrade(connection)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("WYRMTABLE_BOT_DELAY", "0.5")
    monkeypatch.setenv("WYRMTABLE_SECURE", "true")
    settings = read_settings(database=str(tmp_path / "x.sqlite3"), workers=None)
    assert (settings.bot_delay, settings.secure, settings.workers) == (0.5, True, 1)
    assert settings.database == f"sqlite+aiosqlite:///{tmp_path}/x.sqlite3"
    assert database_url("postgres://a@b/c") == "postgresql+asyncpg://a@b/c"
    with pytest.raises(BadSettings, match="mysql is not known"):
        read_settings(database="mysql://x")
    with pytest.raises(BadSettings, match="several workers need PostgreSQL"):
        read_settings(database="x.sqlite3", workers=4)
    monkeypatch.setenv("WYRMTABLE_BOT_DELAY", "soon")
    with pytest.raises(BadSettings, match="bot_delay"):
        read_settings()


async def test_matches_at_rest_cost_no_memory(open_house: Open) -> None:
    house: House = await open_house(live_tables=3)
    ada = await house.person("Ada")
    tables = [(await ada.open("tide", "me", "local"))["table"] for _ in range(8)]
    assert len(house.site.rooms._rooms) <= 4
    async with ada.sit(tables[0], 0) as chair:
        await chair.move()
        for table in tables[1:]:
            await ada.get(f"/api/tables/{table}")
        assert house.site.rooms.peek(tables[0]) is not None  # somebody is there
        await chair.send(type="look", seat=1)
        await chair.until(lambda chair: chair.frame["seat"] == 1)
        await chair.move()
    assert len(await house.site.store.decisions(tables[0])) == 2


async def test_a_full_house_has_one_room_for_each_table(open_house: Open) -> None:
    house: House = await open_house(live_tables=1)
    ada, ben = await house.person("Ada"), await house.person("Ben")
    full = (await ada.open("tide", "me", "local"))["table"]
    async with ada.sit(full, 0) as chair:
        await chair.until(lambda chair: chair.frame)
        table = (await ada.open("tide", "me", "open"))["table"]
        async with ada.sit(table, 0) as a:
            await ben.post(f"/api/tables/{table}/join")
            async with ben.sit(table, 1) as b:
                await b.move()
                await a.until(lambda chair: chair.frame.get("decisions") == 1)


async def test_bots_wake_up_after_a_restart(open_house: Open) -> None:
    house: House = await open_house(bot_delay=1000.0)
    ada = await house.person("Ada")
    table = (await ada.open("tide", "me", "bot", options={"rounds": 3}))["table"]
    async with ada.sit(table, 0) as chair:
        await chair.until(lambda chair: chair.frame.get("decisions") == 1)  # the bot bids before anybody looks
        await chair.move()
    await house.stop()
    house.settings = open_settings(house, bot_delay=0.0)
    await house.start()
    async with asyncio.timeout(PATIENCE):
        while len(await house.site.store.decisions(table)) < 3:
            await asyncio.sleep(0.05)


def open_settings(house: House, **changes: object) -> Settings:
    return msgspec.structs.replace(house.settings, **changes)


async def test_bots_think_in_processes_and_never_block(open_house: Open) -> None:
    house: House = await open_house(bot_processes=1)
    ada = await house.person("Ada")
    tables = [(await ada.open("tide", "me", "bot", "bot", "bot", options={"rounds": 3}))["table"] for _ in range(2)]
    for table in tables:
        async with ada.sit(table, 0) as chair:
            await chair.until(lambda chair: chair.frame, 60)
            while not chair.over:
                await chair.until(lambda chair: chair.ask or chair.over, 60)
                await chair.move()
    assert house.site.rooms.thinkers.pool._pool._processes


async def test_a_bot_that_fails_is_helped_out(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    house: House = await open_house(log_level="critical")

    def fail(*_: object) -> object:
        raise RuntimeError("no idea")

    monkeypatch.setattr("wyrmtable.server.bots.bots.make", fail)
    ada = await house.person("Ada")
    table = (await ada.open("tide", "me", "bot", options={"rounds": 3}))["table"]
    async with ada.sit(table, 0) as chair:
        await play_out(chair)
