"""``wyrmtable admin``: what whoever runs a server sees and does, while it runs."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tests.server.conftest import House
from wyrmtable.cli import main

PASSWORD = "a wyrm in the well"


async def admin(house: House, *arguments: str, code: int = 0) -> None:
    given = ["admin", "--database", house.site.settings.database, "--json", *arguments]
    assert await asyncio.to_thread(main, given) == code


async def test_a_host_looks_and_acts(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    def told() -> Any:
        return json.loads(capsys.readouterr().out)

    ada, eve = await house.person("Ada"), await house.person("Eve")
    await ada.post("/api/account", {"name": "Ada", "password": PASSWORD})
    table = (await ada.open("burrow", "me", "open"))["table"]
    capsys.readouterr()
    await admin(house, "statistics")
    numbers = {row["what"]: row["number"] for row in told()}
    assert (numbers["people"], numbers["accounts"], numbers["burrow, waiting"]) == (2, 1, 1)
    await admin(house, "tables", "--state", "waiting")
    [row] = told()
    assert (row["table"], row["host"]) == (table, "Ada")
    await admin(house, "people", "--find", "ev")
    [person] = told()
    assert person["name"] == "Eve"
    await admin(house, "block", person["person"])
    assert (await eve.get("/api/me"))["person"] is None
    await admin(house, "unblock", person["person"])
    assert (await eve.get("/api/me"))["name"] == "Eve"
    capsys.readouterr()
    await admin(house, "password", "Ada")
    [new] = told()
    assert (await ada.get("/api/me"))["person"] is None
    other = await house.person("")
    await other.post("/api/login", {"name": "Ada", "password": PASSWORD}, 401)
    await other.post("/api/login", {"name": "Ada", "password": new["password"]})


async def test_what_is_not_there(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    await admin(house, "block", "nobody", code=2)
    assert "no person nobody" in capsys.readouterr().err
    await admin(house, "password", "nobody", code=2)
    assert "no account nobody" in capsys.readouterr().err
    assert await asyncio.to_thread(main, ["admin", "--database", "/no/such/file", "statistics"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
