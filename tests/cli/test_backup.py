"""``wyrmtable backup`` and ``restore``: a copy made while a server writes is sound and can be put back."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.guests import Browser
from tests.server.running import Running
from wyrmtable.cli import main
from wyrmtable.server.migrate import migrate


async def test_a_running_server_is_copied_and_put_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, copy = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"
    async with Running(str(database)) as running:
        ada = await Browser(running.base).arrive("Ada")
        table = (await ada.open("tide", "me", "local"))["table"]
        async with ada.sit(table, 0) as chair:
            await chair.move()
        assert main(["backup", str(copy), "--database", str(database)]) == 0
        assert "1 people, 1 tables, 2 seats, 1 decisions, 0 chat" in capsys.readouterr().out
        assert copy.stat().st_mode & 0o077 == database.stat().st_mode & 0o077 == 0
        assert main(["backup", str(copy), "--database", str(database)]) == 2
        assert main(["restore", str(copy), "--database", str(database)]) == 2
        assert "in use" in capsys.readouterr().err
        async with ada.sit(table, 1) as chair:
            await chair.move()
        await running.stop()
        assert main(["restore", str(copy), "--database", str(database)]) == 0
        left = {file.name for file in tmp_path.iterdir()}
        assert left == {"copy.sqlite3", "tables.sqlite3", "tables.sqlite3.before-restore"}
        await running.start()
        assert (await ada.get(f"/api/tables/{table}"))["decisions"] == 1
        async with ada.sit(table, 1) as chair:
            await chair.move()
        await ada.close()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3.before-restore")) as connection:
        assert connection.execute("SELECT count(*) FROM decisions").fetchone() == (2,)


def test_what_is_no_copy_is_not_put_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "tables.sqlite3"
    broken, other = tmp_path / "broken.sqlite3", tmp_path / "other.sqlite3"
    broken.write_bytes(b"SQLite format 3\x00" + b"nonsense" * 1000)
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE shopping (milk)")
    for file in (broken, other, tmp_path / "none.sqlite3"):
        assert main(["restore", str(file), "--database", str(database)]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
        assert not database.exists()
    assert main(["backup", str(tmp_path / "x"), "--database", "postgresql://a@b/c"]) == 2
    assert "pg_dump" in capsys.readouterr().err


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root gives files away")
@pytest.mark.parametrize("there", [True, False])
async def test_what_root_restores_belongs_to_the_server(there: bool, tmp_path: Path) -> None:
    folder, copy = tmp_path / "data", tmp_path / "copy.sqlite3"
    folder.mkdir()
    engine = create_async_engine(f"sqlite+aiosqlite:///{copy}")
    await migrate(engine)
    await engine.dispose()
    database = folder / "tables.sqlite3"
    if there:
        database.write_bytes(copy.read_bytes())
        os.chown(database, 1234, 1234)
    os.chown(folder, 1234, 1234)
    assert main(["restore", str(copy), "--database", str(database)]) == 0
    assert (database.stat().st_uid, database.stat().st_gid) == (1234, 1234)
