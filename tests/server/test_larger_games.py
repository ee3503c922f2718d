"""What larger games need of the server: windows, standing orders, silence, deeds out of turn, several seats, a legacy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import update

from tests.server.conftest import House
from tests.server.guests import Browser, Chair, play_out
from tests.toys.camp import CampGame, Stock
from wyrmtable.core.match import Refused
from wyrmtable.server.lobby import started
from wyrmtable.server.schema import tables


async def bazaar(house: House, hands: tuple[int, ...], **more: Any) -> tuple[str, list[Browser]]:
    """A table of the bazaar at which the others hold these cards."""
    people = [await house.person(name) for name in ("Ada", "Ben", "Cid", "Dot")[: len(hands) + 1]]
    table = (await people[0].open("bazaar", "me", *["open"] * len(hands), **more))["table"]
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join")
    room = await house.site.rooms.get(table)
    for state in (room.play.match.state, room.play.match.rests[-1].state):
        for seat, hand in enumerate(hands, 1):
            state.stalls[seat].hand = hand
    return table, people


async def asked(chair: Chair, kind: str) -> None:
    await chair.until(lambda chair: chair.ask and chair.ask["form"] == kind)


async def test_whoever_can_react_is_asked_at_once_and_the_others_pass_unseen(house: House) -> None:
    table, (ada, ben, cid, dot) = await bazaar(house, (3, 0, 3))
    async with ada.sit(table, 0) as a, ben.sit(table, 1) as b, cid.sit(table, 2) as c, dot.sit(table, 3) as d:
        await asked(a, "pick")
        await a.answer(["lamp"])
        await asked(b, "window")
        await asked(d, "window")
        turn = a.scene.turn if a.scene else ()
        assert turn == (1, 2, 3), "nobody sees that 2 has nothing"
        await c.until(lambda chair: chair.frame.get("decisions", 0) >= 2)  # it passed by itself
        assert a.scene is not None
        assert a.scene.turn == turn
        assert [waiting.get("done", False) for waiting in a.frame["waiting"]] == [False] * 3
        await d.answer(["pass"])
        await b.answer(["pass"])
        await asked(a, "pay")


async def test_a_standing_order_answers_for_its_owner(house: House) -> None:
    table, (ada, ben, cid) = await bazaar(house, (3, 3))
    async with ada.sit(table, 0) as a, ben.sit(table, 1) as b, cid.sit(table, 2) as c:
        await asked(a, "pick")
        await b.send(type="auto", passes="lamps")
        await c.send(type="auto", passes="always")
        await c.send(type="ping")
        await c.until(lambda chair: any(other["type"] == "pong" for other in chair.others))
        await a.answer(["cup"])
        await asked(a, "pay")
        assert b.ask is None, "it was no lamp"
        assert c.ask is None


async def test_silence_is_a_pass_when_its_time_has_come(house: House) -> None:
    table, (ada, ben, _) = await bazaar(house, (3, 3), pace="days", silence=60)
    async with ada.sit(table, 0) as a, ben.sit(table, 1) as b:
        await asked(a, "pick")
        await a.answer(["cup"])
        await asked(b, "window")
        async with house.site.store.write() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(wake_at=1))
        room = await house.site.rooms.get(table)
        assert room.row.wake_at is not None
        room.row.wake_at = 1
        await asked(a, "pay")
        assert b.ask is None
        assert room.row.wake_at is None, "no window is open"


async def test_silence_in_one_window_is_no_pass_in_the_next(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Just when silence is about to become a pass, all answer, and are asked in another window."""
    table, (ada, ben, cid) = await bazaar(house, (3, 3), pace="days", silence=60)
    async with ada.sit(table, 0) as a, ben.sit(table, 1) as b, cid.sit(table, 2) as c:
        await asked(a, "pick")
        await a.answer(["cup"])
        await asked(b, "window")
        await asked(c, "window")
        room = await house.site.rooms.get(table)
        real = room._change

        async def change(*arguments: Any, **more: Any) -> None:
            monkeypatch.setattr(room, "_change", real)
            for chair in (b, c):
                await chair.answer(["pass"])
            await asked(a, "pay")
            await a.answer(["gem"])
            await asked(b, "pick")
            await b.answer(["cup"])
            await asked(c, "window")
            await real(*arguments, **more)

        monkeypatch.setattr(room, "_change", change)
        room.row.wake_at = 1
        with pytest.raises(Refused):
            await room.end_silence()
        await c.send(type="resync")
        await c.until(lambda chair: "scene" in chair.frame)
        await asked(c, "window")
        assert 2 in room.play.match.open


async def test_a_token_is_cashed_while_another_is_asked(house: House) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    table = (await ada.open("bazaar", "me", "open"))["table"]
    await ben.post(f"/api/tables/{table}/join")
    async with ada.sit(table, 0) as a, ben.sit(table, 1) as b:
        await asked(a, "pick")
        question = a.ask
        assert b.ask is None
        await b.until(lambda chair: chair.frame.get("aside"))
        await b.answer(["red:gem"], b.frame["aside"]["id"])
        await a.until(lambda chair: chair.frame["decisions"] == 1)
        assert a.ask == question
        await a.answer(["wait"])
        await asked(b, "pick")
        await b.answer(["red:gem"], "aside.~0000")
        await b.until(lambda chair: chair.refused)
        await play_out(a, b)
    found = await ada.get(f"/api/tables/{table}/verify")
    assert found["agrees"], found
    await ada.get(f"/api/tables/{table}/replay?view=0")


async def test_who_leads_two_seats_is_asked_for_both_at_once(house: House) -> None:
    ada = await house.person("Ada")
    table = (await ada.open("camp", "me", "local"))["table"]
    async with ada.sit(table, 0) as a:
        await a.until(lambda chair: len(chair.frame.get("asks", [])) == 2)
        mine, other = a.frame["asks"]
        assert (mine["seat"], other["seat"]) == (0, 1)
        await a.send(type="answer", ask=other["id"], names=["build"], seat=1)
        await a.until(lambda chair: chair.frame["decisions"] == 1)
        assert "refused-stale" not in a.refused
        ben = await house.person("Ben")
        async with ben.sit(table) as watcher:
            await watcher.until(lambda chair: chair.frame)
            await watcher.send(type="answer", ask=other["id"], names=["build"], seat=1)
            await watcher.until(lambda chair: chair.refused == ["refused-not-yours"])


async def test_what_a_match_hands_on_goes_into_the_next(house: House) -> None:
    ada = await house.person("Ada")
    table = (await ada.open("camp", "me", "bot"))["table"]
    async with ada.sit(table, 0) as a:
        while not a.over:
            await a.until(lambda chair: chair.ask or chair.over)
            if not a.over:
                names = [option["name"] for option in a.frame["asks"][0]["options"]]
                number = a.frame["decisions"]
                await a.answer(["ready"] if "ready" in names else names[:1])
                await a.until(lambda chair, n=number: chair.frame["decisions"] > n or chair.refused)
                a.refused.clear()
    room = await house.site.rooms.get(table)
    wood = room.play.match.state.wood
    again = await ada.post(f"/api/tables/{table}/again")
    assert again["legacy"][0]["id"] == "brings-wood"
    assert again["legacy"][0]["args"] == {"n": wood}
    assert (await house.site.rooms.get(again["table"])).play.match.state.wood == 4 + wood


async def test_what_is_handed_on_follows_the_people_when_a_seat_stays_empty(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[list[int]] = []

    def reseat(self: CampGame, legacy: Stock, order: Sequence[int]) -> Stock:
        asked.append(list(order))
        return Stock(legacy.wood + len(order))

    monkeypatch.setattr(CampGame, "reseat", reseat)
    ada = await house.person("Ada")
    waiting = await ada.open("camp", "me", "open", "bot")
    room = await house.site.rooms.get(waiting["table"])
    row = room.row.copy()
    row.legacy = {"wood": 5}
    begun = started(row)
    assert asked == [[0, 2]]
    assert begun.legacy == {"wood": 7}
    assert row.legacy == {"wood": 5}


async def test_where_all_see_the_same_one_may_show_the_others_something(house: House) -> None:
    ada, ben, eve = [await house.person(name) for name in ("Ada", "Ben", "Eve")]
    table = (await ada.open("camp", "me", "open"))["table"]
    await ben.post(f"/api/tables/{table}/join")
    async with ada.sit(table, 0) as a, ben.sit(table, 1) as b, eve.sit(table) as e:
        for chair in (a, b, e):
            await chair.until(lambda chair: chair.frames)
        await a.send(type="point", places=["field@3,4", "stock"])
        for chair in (b, e):
            await chair.until(lambda chair: chair.others)
            assert chair.others == [{"type": "pointed", "seat": 0, "places": ["field@3,4", "stock"]}]
        for places in ([], ["x"] * 7, ["x" * 81]):
            await b.send(type="point", places=places)
        await b.until(lambda chair: chair.refused == ["refused-message"] * 3)
        await e.send(type="point", places=["stock"])  # who only watches shows nothing
        await e.until(lambda chair: chair.refused == ["refused-not-yours"])
        assert not a.others


async def test_nobody_points_where_hands_are_private(house: House) -> None:
    table, (ada, ben) = await bazaar(house, (3,))
    async with ada.sit(table, 0) as a, ben.sit(table, 1) as b:
        await a.until(lambda chair: chair.frames)
        await a.send(type="point", places=["lamp"])
        await a.until(lambda chair: chair.refused == ["refused-message"])
        assert not b.others


async def test_a_pass_tells_nothing_by_how_quick_it_comes(house: House) -> None:
    """Who has nothing to react with is waited for like somebody who thinks, and not asked; whoever plays alone waits for nobody."""
    table, _ = await bazaar(house, (0, 0))
    room = await house.site.rooms.get(table)
    play, people = room.play, dict.fromkeys(range(3), "never")
    play.match.answer(0, "lamp")
    play.pass_windows(people)
    assert sorted(play.match.open) == [1, 2], "nobody has passed at once"
    assert all(play.is_idle(seat) and not play.frame(seat, 1).asks for seat in (1, 2))
    assert [waiting.seat for waiting in play.frame(0, 1).waiting] == [1, 2]
    play.pass_windows(people, alone=True)
    assert not {1, 2} & play.match.open.keys()
