"""Whole matches over real sockets."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.conftest import House, Open
from tests.server.guests import PATIENCE, Chair, play_out
from wyrmtable.core.game import SPECTATOR
from wyrmtable.core.record import Record


@pytest.mark.parametrize("game", ["tide", "nidavellir"])
async def test_two_people_and_a_bot_play_a_whole_match(game: str, house: House) -> None:
    ada, ben = await house.person("Ada"), await house.person()
    table = (await ada.open(game, "me", "open", "bot"))["table"]
    info = await ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
    assert info["state"] == "running"
    assert [seat["name"] for seat in info["seats"][:2]] == ["Ada", "Ben"]
    assert [seat.get("mine", False) for seat in info["seats"]] == [False, True, False]
    assert len(info["commitment"]) == 64
    async with ada.sit(table, 0) as a, ben.sit(table, 1) as b, ben.sit(table) as watcher:
        await play_out(a, b)
        await watcher.until(lambda chair: chair.over and chair.table["state"] == "finished")
        assert a.scene is not None
        assert watcher.scene is not None
        assert a.scene.seats == watcher.scene.seats
        # Everybody is told the same story, each in their own words.
        assert [beat["kind"] for beat in a.beats if "log" in beat] == [
            beat["kind"] for beat in watcher.beats if "log" in beat
        ]
    found = await ada.get(f"/api/tables/{table}/verify")
    assert found["agrees"]
    assert found["commitment"] == info["commitment"]
    record = Record.from_json((await ada.http.get(f"/api/tables/{table}/record.json")).content)
    assert record.result is not None
    told = await ben.get(f"/api/tables/{table}")
    assert [seat["score"] for seat in told["seats"]] == list(record.result.scores)


async def test_stale_and_double_answers_play_once(house: House) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    table = (await ada.open("tide", "me", "open"))["table"]
    await ben.post(f"/api/tables/{table}/join")
    async with ada.sit(table, 0) as tab, ada.sit(table, 0) as other, ben.sit(table, 1) as b:
        for chair in (tab, other, b):
            await chair.until(lambda chair: chair.ask)
        first = tab.ask["id"]  # type: ignore[index]
        await asyncio.gather(tab.answer(["1"], first), other.answer(["2"], first))  # a changed mind, in two tabs
        await b.answer(["3"])
        await b.until(lambda chair: chair.frame["decisions"] == 2)
        await tab.until(lambda chair: chair.frame["decisions"] == 2)
        frames = len(tab.frames)
        await tab.answer(["4"], first)
        await tab.until(lambda chair: chair.refused == ["refused-stale"] and len(chair.frames) > frames)
        assert "scene" in tab.frame
        await tab.answer(["99"])
        await tab.until(lambda chair: chair.refused[-1] == "refused-illegal")
        assert len(await house.site.store.decisions(table)) == 2


async def test_who_leaves_while_a_decision_is_stored_takes_nothing_along(house: House) -> None:
    ada, eve = await house.person("Ada"), await house.person("Eve")
    table = (await ada.open("tide", "me", "local"))["table"]
    save = house.site.store.save
    async with ada.sit(table, 0) as a, ada.sit(table, 1) as b, eve.sit(table) as watcher:
        for chair in (a, b, watcher):
            await chair.until(lambda chair: chair.frame)
        await a.move()
        await watcher.until(lambda chair: chair.frame["decisions"] == 1)

        async def leave_first(*change: Any) -> bool:
            await a.close()
            while any(guest.viewer == 0 for guest in room.guests):
                await asyncio.sleep(0.01)
            return bool(await save(*change))

        room = house.site.rooms.peek(table)
        house.site.store.save = leave_first
        await b.move()
        house.site.store.save = save
        await watcher.until(lambda chair: chair.frame["decisions"] == 2)
        assert watcher.scene == room.play.match.scene(SPECTATOR)


async def test_a_bot_answers_although_the_line_broke_of_the_one_before(house: House) -> None:
    ada = await house.person("Ada")
    table = (await ada.open("tide", "me", "bot"))["table"]
    store, room = house.site.store, house.site.rooms.peek(table)
    await until(lambda: len(room.stored) == 1 and not room.thinking.tasks)  # the bot has bid
    save = store.save

    async def break_line(*change: Any) -> Any:
        store.save = save
        await save(*change)
        answer.cancel()
        await asyncio.sleep(0)  # a line that broke would be noticed here

    store.save = break_line
    asked = room.play.match.ask(0)
    answer = asyncio.create_task(room.answer(0, [asked.options[0].name], asked.id))
    await until(lambda: len(room.stored) == 3)  # both bids, and the bot's of the next round
    assert answer.cancelled()


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


async def test_a_changed_simultaneous_answer_counts(house: House) -> None:
    ada = await house.person("Ada")
    table = (await ada.open("tide", "me", "local"))["table"]
    async with ada.sit(table, 0) as chair:
        await chair.until(lambda chair: chair.ask)
        ask = chair.ask["id"]  # type: ignore[index]
        await chair.answer(["2"])
        await chair.until(lambda chair: chair.frame["asks"][0].get("answered") == "2")
        await chair.answer(["5"], ask)
        await chair.until(lambda chair: chair.frame["asks"][0].get("answered") == "5")
        assert [d.answer for d in await house.site.store.decisions(table)] == ["5"]
        assert [(d.seat, d.answer) for d in house.site.rooms.peek(table).stored] == [(0, "5")]


async def test_hot_seat_shows_one_seat_at_a_time(house: House) -> None:
    ada, eve = await house.person("Ada"), await house.person("Eve")
    table = (await ada.open("burrow", "me", "local"))["table"]
    async with ada.sit(table, 0) as chair:
        await chair.until(lambda chair: chair.ask)
        await chair.send(type="look", seat=1)
        await chair.until(lambda chair: chair.frame["seat"] == 1)
        assert "scene" in chair.frame
        await chair.until(lambda chair: chair.ask)
        assert chair.ask["seat"] == 1  # type: ignore[index]
        await play_hot_seat(chair)
    async with eve.sit(table) as outside:
        await outside.send(type="look", seat=0)
        await outside.until(lambda chair: chair.refused == ["refused-not-yours"])


async def play_hot_seat(chair: Chair) -> None:
    """One device for both seats, until the end."""
    for _ in range(400):
        if chair.over:
            return
        if chair.ask is not None:
            await chair.move()
        else:
            seat = next(other["seat"] for other in chair.frame["waiting"] if not other.get("done"))
            await chair.send(type="look", seat=seat)
            await chair.until(lambda chair, seat=seat: chair.frame["seat"] == seat and (chair.ask or chair.over))
    raise AssertionError("the match does not end")


async def test_a_spectators_traffic_holds_no_secret(house: House) -> None:
    """Cards in hands and deck, bids before they are open, the seed: none of it is in the bytes."""
    ada, ben, eve = await house.person("Ada"), await house.person("Ben"), await house.person()
    table = (await ada.open("burrow", "me", "open"))["table"]
    async with eve.sit(table) as watcher, ada.sit(table, 0) as a:
        await ben.post(f"/api/tables/{table}/join")
        async with ben.sit(table, 1) as b:
            while not (a.over or watcher.over):
                await a.until(lambda chair: chair.frame)
                await b.until(lambda chair: chair.frame)
                for chair in (a, b):
                    if chair.ask is not None:
                        await chair.move()
                match = house.site.rooms.peek(table).play.match
                named = set(re.findall(r"card:\d+", " ".join(watcher.raw)))
                assert named <= {f"card:{n}" for n in match.state.table}
                await asyncio.sleep(0)
            row = await house.site.store.table(table)
            for line in (*watcher.raw, *a.raw, *b.raw):
                assert row.seed not in line
    assert all("asks" not in json.loads(line) for line in watcher.raw)


async def test_reconnect_catches_up_and_counts_what_was_missed(house: House) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    table = (await ada.open("tide", "me", "open", options={"rounds": 5}))["table"]
    await ben.post(f"/api/tables/{table}/join")
    async with ben.sit(table, 1) as b:
        async with ada.sit(table, 0) as a:
            await a.move()
            await b.move()
            await a.until(lambda chair: chair.frame["decisions"] == 2)
            await a.answer(["1" if a.ask["options"][0]["name"] == "1" else a.ask["options"][0]["name"]])  # type: ignore[index]
            await a.until(lambda chair: chair.frame["decisions"] == 3)
        await b.move()
        await b.until(lambda chair: chair.frame["decisions"] == 4)
        async with ada.sit(table, 0) as a:
            await a.until(lambda chair: chair.frame)
            assert a.frame["away"] == 1
            assert len(a.beats) == 2
            assert a.scene == b.scene
        async with ada.sit(table, 0) as a:
            await a.until(lambda chair: chair.frame)
            assert a.frame.get("away", 0) == 0


async def test_resync_gives_the_whole_scene(house: House) -> None:
    ada = await house.person("Ada")
    table = (await ada.open("tide", "me", "bot"))["table"]
    async with ada.sit(table, 0) as chair:
        await chair.move()
        count = len(chair.frames)
        await chair.send(type="resync")
        await chair.until(lambda chair: len(chair.frames) > count and "scene" in chair.frame)
        await chair.send(type="ping")
        await chair.until(lambda chair: {"type": "pong"} in chair.others)


async def test_a_restart_in_the_middle_of_a_simultaneous_bid(open_house: Open) -> None:
    first: House = await open_house()
    ada, ben = await first.person("Ada"), await first.person("Ben")
    table = (await ada.open("tide", "me", "open"))["table"]
    await ben.post(f"/api/tables/{table}/join")
    async with ben.sit(table, 1) as b:
        await b.until(lambda chair: chair.ask)
        await b.answer(["4"])
        await b.until(lambda chair: chair.frame["asks"][0].get("answered") == "4")
        await first.stop()
        await first.start()
    async with ada.sit(table, 0) as a, ben.sit(table, 1) as b:
        await b.until(lambda chair: chair.frame)
        assert b.frame["asks"][0]["answered"] == "4"
        await a.until(lambda chair: chair.ask)
        assert a.frame["waiting"][0]["done"]
        await a.answer(["6"])
        await b.until(lambda chair: chair.frame["decisions"] == 2)
        await play_out(a, b)
    assert (await ada.get(f"/api/tables/{table}/verify"))["agrees"]


async def test_bots_take_their_time_once_a_turn_and_as_much_as_people_wish(open_house: Open) -> None:
    house: House = await open_house(bot_delay=1000.0)
    ada, ben = await house.person("Ada"), await house.person("Ben")
    table = (await ada.open("tide", "me", "open", "bot", options={"rounds": 3}))["table"]
    await ben.post(f"/api/tables/{table}/join")
    room = await house.site.tables.room(table)
    async with ada.sit(table, 0) as a, ben.sit(table, 1) as b:
        await a.move()
        last = room.play.match.decisions[-1].seat
        assert [room.thinking.pause(room.play, seat) for seat in range(3)] == [
            0.0 if seat == last else 200.0 for seat in range(3)
        ]
        paces = []
        for chair, pace in ((a, "instant"), (b, "relaxed"), (b, "instant")):
            await chair.send(type="bots", pace=pace)
            known = len(chair.frames)
            await chair.send(type="resync")  # answered in turn: then the wish has been heard
            await chair.until(lambda chair, known=known: len(chair.frames) > known)
            paces.append(max(room.thinking.pause(room.play, seat) for seat in range(3)))
        assert paces == [200.0, 2000.0, 0.0]
