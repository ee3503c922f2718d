"""The analysis of a finished match: worked out beside everything else, kept with the match."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.conftest import Houses, Open
from tests.server.guests import PATIENCE, Browser
from tests.server.test_what_if import finished


async def analysed(ada: Browser, table: str) -> dict[str, Any]:
    """Wait for it; progress only ever grows."""
    before = -1

    async def wait() -> dict[str, Any]:
        nonlocal before
        while True:
            told: dict[str, Any] = await ada.get(f"/api/tables/{table}/analysis")
            assert before <= told["done"] <= told["parts"]
            before = told["done"]
            if told.get("analysis"):
                return told
            await asyncio.sleep(0.05)

    return await asyncio.wait_for(wait(), PATIENCE)


async def test_it_is_worked_out_once_and_kept(open_house: Open) -> None:
    house = await open_house(analysis_seconds=0.5)
    ada, ben = await house.person("Ada"), await house.person("Ben")
    table = await finished(ada)
    assert await ada.get(f"/api/tables/{table}/analysis") == {"done": 0, "parts": 0}
    begun = await asyncio.gather(*(each.post(f"/api/tables/{table}/analysis") for each in (ada, ben)))
    assert all(told["parts"] > 1 for told in begun)
    told = await analysed(ada, table)
    info = await ada.get(f"/api/tables/{table}")
    found = told["analysis"]
    assert len(found["curve"]) == info["decisions"] + 1
    for side, balance in enumerate(found["balance"]):
        gone = balance["start"] + balance["luck"] + balance["own"] + balance["others"]
        assert abs(gone - balance["end"]) < 1e-6
        assert (balance["end"] > 0) is info["seats"][side]["won"]
    # Who asks again gets what is there, also after a restart.
    await house.stop()
    await house.start()
    assert (await ben.post(f"/api/tables/{table}/analysis"))["analysis"] == found


async def test_only_finished_matches_are_analysed_and_by_people_with_a_name(open_house: Open) -> None:
    house = await open_house(analysis_seconds=0.5)
    ada, stranger = await house.person("Ada"), await house.person()
    running = (await ada.open("tide", "me", "bot", "bot"))["table"]
    await ada.post(f"/api/tables/{running}/analysis", status=409)
    await ada.post("/api/tables/nowhere/analysis", status=404)
    table = await finished(ada)
    await stranger.post(f"/api/tables/{table}/analysis", status=403)
    assert (await stranger.get(f"/api/tables/{table}/analysis"))["parts"] == 0


async def test_a_match_closed_early_has_no_analysis(open_house: Open) -> None:
    house = await open_house(analysis_seconds=0.5)
    ada = await house.person("Ada")
    table = (await ada.open("tide", "me", "bot", "bot"))["table"]
    async with ada.sit(table, 0) as chair:
        await chair.move()
    await ada.post(f"/api/tables/{table}/close")
    await ada.post(f"/api/tables/{table}/analysis", status=409)


async def test_a_dozen_ask_for_it_at_once(houses: Houses) -> None:
    one, other = houses
    ada = await one.person("Ada")
    table = await finished(ada)
    people = [await (one, other)[number % 2].person(f"Guest {number}") for number in range(12)]
    begun = await asyncio.gather(*(each.post(f"/api/tables/{table}/analysis") for each in people))
    assert all(told["parts"] > 1 for told in begun)
