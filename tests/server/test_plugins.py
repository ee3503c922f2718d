"""A server with packages of strangers that do not load, or load and fail."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from tests import strangers
from tests.server.guests import Browser
from tests.server.running import Running

TIDE_CALLED_EBB = """
from tide import TideGame
from wyrmtable.core.game import Facts

class EbbGame(TideGame):
    facts = Facts(name="ebb", players=(2, 3, 4), version=1)

GAME = EbbGame()
"""


async def test_a_broken_package_costs_its_own_game(tmp_path: Path) -> None:
    packages = tmp_path / "packages"
    for name, source in {"ebb": TIDE_CALLED_EBB, "shapeless": strangers.SHAPELESS}.items():
        strangers.install(packages, name, source)
    path = os.pathsep.join([str(packages), os.getcwd()])
    running = Running(str(tmp_path / "tables.sqlite3"), PYTHONPATH=path, WYRMTABLE_LOG_LEVEL="critical")
    async with running:
        ada = await Browser(running.base).arrive("Ada")
        names = {game["name"] for game in await ada.get("/api/games")}
        assert {"tide", "ebb"} <= names
        assert "shapeless" not in names
        await ada.get("/api/games/shapeless", 404)
        table = (await ada.open("ebb", "me", "bot"))["table"]
        async with ada.sit(table, 0) as chair:
            await chair.move()
        await running.stop()
        (packages / "ebb.py").write_text(strangers.RAISING)
        await running.start()

        assert {game["name"] for game in await ada.get("/api/games")} == names - {"ebb"}
        assert "ebb" not in {game["name"] for game in (await ada.get("/api/home"))["games"]}
        for path in ("", "/catalogue", "/poster", "/words/en", "/guide/en"):
            told = await ada.get(f"/api/games/ebb{path}", 404)
            assert "lucky" not in str(told)
        assert (await ada.post("/api/tables", {"game": "ebb", "seats": [{"kind": "me"}]}, 404))["status"] == 404
        assert (await ada.get(f"/api/tables/{table}"))["state"] == "frozen"
        async with ada.sit(table, 0) as chair:
            await chair.until(lambda chair: chair.refused == ["refused-frozen"] and chair.table["state"] == "frozen")
            await chair.send(type="say", text="what happened?")
            await chair.until(lambda chair: chair.chat)
        other = (await ada.open("tide", "me", "bot"))["table"]
        async with ada.sit(other, 0) as chair:
            await chair.move()
        await running.stop()
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as connection:
            (made,) = connection.execute('SELECT count(*) FROM decisions WHERE "table" = ?', (table,)).fetchone()
        assert made >= 1

        (packages / "ebb.py").write_text(TIDE_CALLED_EBB)
        await running.start()
        async with ada.sit(table, 0) as chair:
            await chair.until(lambda chair: chair.ask)
            assert chair.frame["decisions"] >= made
            await chair.move()
        assert (await ada.get(f"/api/tables/{table}"))["state"] == "running"
        await ada.close()
