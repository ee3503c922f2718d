"""Hints: for who plays with bots, or where all agreed; never for others, never for another seat's question."""

from __future__ import annotations

from typing import Any

from tests.server.conftest import House
from tests.server.guests import Chair


async def asked(chair: Chair) -> dict[str, Any]:
    await chair.until(lambda chair: chair.frame and chair.ask)
    assert chair.ask is not None
    return chair.ask


async def test_against_bots_a_strong_one_gives_its_best_answers_with_reasons(house: House) -> None:
    ada = await house.person("Ada")
    table = (await ada.open("tide", "me", "bot"))["table"]
    async with ada.sit(table, 0) as chair:
        ask = await asked(chair)
        await chair.send(type="hint", ask=ask["id"])
        await chair.until(lambda chair: chair.others)
        hint = chair.others[-1]
        assert hint["type"] == "hint"
        assert hint["ask"] == ask["id"]
        names = [answer["names"] for answer in hint["answers"]]
        assert 2 <= len(names) <= 3
        assert all(len(name) == 1 and name[0] in {option["name"] for option in ask["options"]} for name in names)
        words = {msg["id"] for answer in hint["answers"] for msg in (*answer.get("good", ()), *answer.get("bad", ()))}
        assert words
        assert words <= {"term-fish", "term-bids"}
        await chair.send(type="hint", ask="0.0000")
        await chair.until(lambda chair: chair.refused == ["refused-stale"])


async def test_between_people_there_are_none(house: House) -> None:
    ada, bob = await house.person("Ada"), await house.person("Bob")
    table = (await ada.open("tide", "me", "open"))["table"]
    await bob.post(f"/api/tables/{table}/join")
    async with ada.sit(table, 0) as chair:
        ask = await asked(chair)
        await chair.send(type="hint", ask=ask["id"])
        await chair.until(lambda chair: chair.refused == ["refused-hint"])
        assert not chair.others


async def test_two_at_one_screen_are_two_people(house: House) -> None:
    ada = await house.person("Ada")
    table = (await ada.open("tide", "me", "local"))["table"]
    async with ada.sit(table, 0) as chair:
        ask = await asked(chair)
        await chair.send(type="hint", ask=ask["id"])
        await chair.until(lambda chair: chair.refused == ["refused-hint"])


async def test_where_all_agreed_there_are_hints_and_each_for_the_own_seat(house: House) -> None:
    ada, bob = await house.person("Ada"), await house.person("Bob")
    table = (await ada.open("tide", "me", "open", hints=True))["table"]
    assert (await bob.get(f"/api/tables/{table}"))["hints"] is True
    await bob.post(f"/api/tables/{table}/join")
    async with ada.sit(table, 0) as chair:
        ask = await asked(chair)
        await chair.send(type="hint", ask=ask["id"], seat=1)
        await chair.until(lambda chair: chair.refused == ["refused-not-yours"])
        await chair.send(type="hint", ask=ask["id"])
        await chair.until(lambda chair: chair.others)
        assert chair.others[-1]["type"] == "hint"
