"""The story of a finished match, and tables that play on from one of its moments."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.conftest import House, Open
from tests.server.guests import Browser, play_out
from wyrmtable.core.record import Record


async def finished(ada: Browser, game: str = "tide") -> str:
    """A match of Ada against two bots, played to its end."""
    table: str = (await ada.open(game, "me", "bot", "bot", title="Friday ale"))["table"]
    async with ada.sit(table, 0) as chair:
        await play_out(chair)
        await chair.until(lambda chair: chair.table["state"] == "finished")
    return table


async def branch(ada: Browser, table: str, at: int, *kinds: str, **more: Any) -> dict[str, Any]:
    seats = [{"kind": kind, "bot": "random"} if kind == "bot" else {"kind": kind} for kind in kinds]
    made: dict[str, Any] = await ada.post(f"/api/tables/{table}/what-if", {"at": at, "seats": seats, **more}, 201)
    return made


async def test_the_story_is_told_when_the_match_is_over(house: House) -> None:
    ada = await house.person("Ada")
    table = (await ada.open("tide", "me", "bot", "bot"))["table"]
    await ada.get(f"/api/tables/{table}/story", 409)
    table = await finished(ada)
    told = await ada.get(f"/api/tables/{table}/story")
    info = await ada.get(f"/api/tables/{table}")
    assert told["standings"][-1] == [seat["score"] for seat in info["seats"]]
    assert len(told["standings"]) == info["decisions"] + 1
    assert told["moments"]


@pytest.mark.parametrize("fresh", [True, False])
async def test_a_branch_is_played_to_its_end_and_says_where_it_came_from(house: House, fresh: bool) -> None:
    ada = await house.person("Ada")
    table = await finished(ada, "nidavellir")
    made = await branch(ada, table, 9, "bot", "me", "bot", fresh=fresh)
    assert made["origin"] == {"table": table, "at": 9, "fresh": fresh}
    assert made["title"] == "Friday ale"
    assert made["state"] == "running"
    assert made["decisions"] >= 9
    async with ada.sit(made["table"], 1) as chair:
        await chair.until(lambda chair: chair.frame)
        # The past is known; what bots have done since is not.
        assert chair.frame.get("away", 0) <= sum(beat["number"] > 9 for beat in chair.beats)
        assert any(beat["number"] <= 9 for beat in chair.beats)
        await play_out(chair)
        await chair.until(lambda chair: chair.table["state"] == "finished")
    assert (await ada.get(f"/api/tables/{made['table']}/verify"))["agrees"]
    before, after = [
        Record.from_json((await ada.http.get(f"/api/tables/{each}/record.json")).content)
        for each in (table, made["table"])
    ]
    assert after.decisions[:9] == before.decisions[:9]
    assert after.origins[0].seed == before.seed
    assert (after.seed != before.seed) is fresh


async def test_friends_are_asked_in_and_every_seat_is_needed(house: House) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    table = await finished(ada)
    made = await branch(ada, table, 3, "me", "open", "open")
    assert made["state"] == "waiting"
    await ada.post(f"/api/tables/{made['table']}/start", status=409)
    await ada.post(f"/api/tables/{made['table']}/seats/2/bot", {"bot": "random"})
    begun = await ben.post(f"/api/tables/{made['table']}/join")
    assert begun["state"] == "running"
    async with ada.sit(made["table"], 0) as a, ben.sit(made["table"], 1) as b:
        await play_out(a, b)
    assert (await ben.get(f"/api/tables/{made['table']}/verify"))["agrees"]


async def test_a_branch_survives_a_restart(open_house: Open) -> None:
    house = await open_house()
    ada = await house.person("Ada")
    table = await finished(ada, "nidavellir")
    made = (await branch(ada, table, 20, "me", "bot", "bot"))["table"]
    async with ada.sit(made, 0) as chair:
        await chair.move()
    await house.stop()
    await house.start()
    async with ada.sit(made, 0) as chair:
        await play_out(chair)
    assert (await ada.get(f"/api/tables/{made}/verify"))["agrees"]


async def test_only_moments_of_finished_matches_are_played_on(house: House) -> None:
    ada, stranger = await house.person("Ada"), await house.person()
    running = (await ada.open("tide", "me", "bot", "bot"))["table"]
    wish = {"at": 0, "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    await ada.post(f"/api/tables/{running}/what-if", wish, 409)
    table = await finished(ada)
    await ada.post(f"/api/tables/{table}/what-if", wish | {"at": 10_000}, 422)
    await ada.post(f"/api/tables/{table}/what-if", wish | {"at": -1}, 422)
    await ada.post(f"/api/tables/{table}/what-if", wish | {"seats": [{"kind": "me"}]}, 422)
    await ada.post("/api/tables/nowhere/what-if", wish, 404)
    await stranger.post(f"/api/tables/{table}/what-if", wish, 403)
