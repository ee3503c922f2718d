"""What keeps a table sound when several act at once: the store's optimistic lock, holders of a socket, bots and people."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import Event
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, insert, update

from tests.server.conftest import House, Houses, Open
from tests.server.guests import PATIENCE, Chair
from tests.server.test_undo import at_a_choice_of
from wyrmtable.core.match import Match
from wyrmtable.core.record import Decision
from wyrmtable.server import room as rooms_room
from wyrmtable.server.keepsakes import keepsake
from wyrmtable.server.lobby import joined
from wyrmtable.server.people import Visitor
from wyrmtable.server.rows import Change
from wyrmtable.server.schema import holders, tables


def change(version: int, *bids: str, **more: Any) -> Change:
    made = [Decision(seat, "bid", bid, "0000") for seat, bid in enumerate(bids)]
    values: dict[str, Any] = {"stored": [], "decisions": made, "state": "running", "turn": [0, 1], "bot_due": False}
    return Change(version=version, **(values | more))


async def test_a_change_is_stored_once(houses: Houses) -> None:
    """Of two changes from the same version the first is stored, and of the second nothing at all."""
    one, other = houses
    ada = await one.person("Ada")
    table = (await ada.open("tide", "me", "local"))["table"]
    start = (await one.site.store.table(table)).version
    assert await one.site.store.save(table, change(start, "2"), b"{}")
    late = change(start, "5", "6", turn=[1], autos={0: "always"}, rest=(1, {}))
    assert not await other.site.store.save(table, late, b"{}")
    assert not await other.site.store.save(table, change(start + 2, "5"), b"{}")
    row, made = await one.site.store.snapshot(table)
    assert [d.answer for d in made] == ["2"]
    assert (row.version, row.decisions, row.turn, row.rest_at) == (start + 1, 1, [0, 1], -1)
    assert row.seats[0].auto == "never"
    follow = change(start + 1, "2", "5", stored=made)
    assert await other.site.store.save(table, follow, b"{}")
    assert [d.answer for d in await one.site.store.decisions(table)] == ["2", "5"]


async def test_of_two_changes_at_the_same_moment_one_is_stored(houses: Houses) -> None:
    one, other = houses
    ada = await one.person("Ada")
    for _ in range(5):
        table = (await ada.open("tide", "me", "local"))["table"]
        start = (await one.site.store.table(table)).version
        done = await asyncio.gather(
            *(house.site.store.save(table, change(start, bid), b"{}") for house, bid in ((one, "2"), (other, "5")))
        )
        assert sorted(done) == [False, True]
        assert [d.answer for d in await one.site.store.decisions(table)] == ["2" if done[0] else "5"]


async def test_a_lobby_change_of_an_older_table_is_not_stored(houses: Houses) -> None:
    one, other = houses
    ada, ben, eve = await one.person("Ada"), await one.person("Ben"), await one.person("Eve")
    table = (await ada.open("tide", "me", "open", "open"))["table"]
    people = [Visitor("", (await guest.get("/api/me"))["person"], name) for guest, name in ((ben, "Ben"), (eve, "Eve"))]
    row = await one.site.store.table(table)
    first, second = (joined(row, person, 1) for person in people)
    assert await one.site.store.rewrite(row, first)
    assert not await other.site.store.rewrite(row, second)
    assert not await other.site.store.remove(row)
    after = await other.site.store.table(table)
    assert (after.seats[1].name, after.seats[1].holders) == ("Ben", {people[0].person})
    # A freeze has no version of its own; the state is asked for, too.
    async with one.site.store.write() as connection:
        await connection.execute(update(tables).where(tables.c.id == table).values(state="frozen"))
    assert not await one.site.store.rewrite(after, joined(after, people[1], 2))


async def test_only_the_worker_who_thinks_for_a_table_may_answer_for_its_bots(houses: Houses) -> None:
    one, other = houses
    ada = await one.person("Ada")
    table = (await ada.open("tide", "me", "local"))["table"]
    start = (await one.site.store.table(table)).version
    async with one.site.store.write() as connection:
        await connection.execute(update(tables).where(tables.c.id == table).values(thinker="somebody"))
    assert not await other.site.store.save(table, change(start, "2", thinker="another"), b"{}")
    assert await other.site.store.save(table, change(start, "2", thinker="somebody"), b"{}")


async def test_a_socket_without_its_seat_sees_and_does_nothing_there(house: House) -> None:
    """Who loses a seat while looking from it becomes a spectator; neither hand nor answer is theirs any more."""
    ada, ben = await house.person("Ada"), await house.person("Ben")
    table = (await ada.open("burrow", "me", "open"))["table"]
    await ben.post(f"/api/tables/{table}/join")
    person = (await ben.get("/api/me"))["person"]
    other = (await ada.get("/api/me"))["person"]
    async with ben.sit(table, 1) as chair:
        await chair.until(lambda chair: chair.ask)
        assert chair.ask is not None
        asked = chair.ask["id"]
        async with house.site.store.write() as connection:
            await connection.execute(delete(holders).where(holders.c.table == table, holders.c.person == person))
            await connection.execute(insert(holders).values(table=table, seat=1, person=other))
        room = house.site.rooms.peek(table)
        held = room.row.seats[1].holders
        room.row.seats[1].holders = frozenset({other})  # known here, but the guests were not looked at yet
        await chair.answer(["1"], asked)
        await chair.until(lambda chair: chair.refused == ["refused-not-yours"])
        for message in (
            {"type": "undo", "to": 0},
            {"type": "redo", "decisions": 0},
            {"type": "auto", "passes": "always"},
        ):
            await chair.send(**message)
        await chair.send(type="look", seat=1)
        await chair.until(lambda chair: chair.refused == ["refused-not-yours"] * 5)
        room.row.seats[1].holders = held
        await room.refresh()
        await chair.until(lambda chair: chair.frame["seat"] is None)
        assert "card:" not in chair.raw[-1]
        assert chair.scene == room.play.match.scene(-1)
    with pytest.raises(AssertionError, match="4403"):
        async with ben.sit(table, 1) as chair:
            await chair.until(lambda chair: chair.frame)
    assert (await house.site.store.table(table)).seats[1].auto == "never"


async def test_a_bot_answering_after_its_person_came_back(open_house: Open) -> None:
    house: House = await open_house()
    ada, ben = await house.person("Ada"), await house.person("Ben")
    table = (await ada.open("tide", "me", "open", options={"rounds": 3}))["table"]
    await ben.post(f"/api/tables/{table}/join")
    thinkers = house.site.rooms.thinkers
    thought, go_on, answered = asyncio.Event(), asyncio.Event(), asyncio.Event()
    real = house.site.rooms.get

    async def think(*_: Any) -> list[str]:
        thought.set()
        await go_on.wait()
        return ["3"]

    thinkers.think = think
    async with ben.sit(table, 1) as chair:
        await chair.until(lambda chair: chair.ask)
        await ben.post(f"/api/tables/{table}/leave")
        await asyncio.wait_for(thought.wait(), PATIENCE)
        room = await real(table)
        answer = room.answer

        async def late(*arguments: Any, **more: Any) -> None:
            try:
                await answer(*arguments, **more)
            finally:
                answered.set()

        room.answer = late
        await ben.post(f"/api/tables/{table}/return")
        go_on.set()
        await asyncio.wait_for(answered.wait(), PATIENCE)
        assert await house.site.store.decisions(table) == []
        room.answer = answer
        await chair.until(lambda chair: not chair.table["seats"][1].get("left"))
        await chair.answer(["1"])
        await chair.until(lambda chair: chair.frame["decisions"] == 1)
        assert [d.answer for d in await house.site.store.decisions(table)] == ["1"]


async def test_a_bot_elsewhere_answering_after_its_person_came_back(two: tuple[House, House]) -> None:
    """The news has not reached the worker whose bot answers; the store refuses."""
    one, other = two
    ada, ben = await one.person("Ada"), await other.person("Ben")
    table = (await ada.open("tide", "me", "open", options={"rounds": 3}))["table"]
    await ben.post(f"/api/tables/{table}/join")
    thought, go_on = asyncio.Event(), asyncio.Event()

    async def think(*_: Any) -> list[str]:
        thought.set()
        await go_on.wait()
        return ["3"]

    one.site.rooms.thinkers.think = think
    other.site.rooms.thinkers.think = think
    async with ada.sit(table, 0) as chair:
        await chair.until(lambda chair: chair.ask)
        await one.site.tables.leave(table, Visitor("", (await ben.get("/api/me"))["person"], "Ben"), None)
        await asyncio.wait_for(thought.wait(), PATIENCE)
        one.site.rooms.heard = lambda _: None
        row = await other.site.store.table(table)
        assert row.seats[1].left
        back = msgspec.structs.replace(row.seats[1], left=False, bot="")
        assert await other.site.store.rewrite(row, msgspec.structs.replace(row, seats=[row.seats[0], back]))
        go_on.set()
        room = one.site.rooms.peek(table)
        async with asyncio.timeout(PATIENCE):
            while room.thinking.tasks:
                await asyncio.sleep(0.02)
        assert await one.site.store.decisions(table) == []


class Held:
    """Holds up some work beside the event loop until it may go on."""

    def __init__(self, work: Callable[..., Any]) -> None:
        self.work = work
        self.begun, self.go_on = Event(), Event()

    def __call__(self, *arguments: Any) -> Any:
        self.begun.set()
        assert self.go_on.wait(PATIENCE)
        return self.work(*arguments)


async def cut_off_meanwhile(house: House, chair: Chair, held: Held) -> None:
    """The line of who did it breaks while it is being done."""
    assert await asyncio.to_thread(held.begun.wait, PATIENCE)
    (room,) = [room for room in house.site.rooms._rooms.values() if room.guests]
    (guest,) = room.guests
    guest.leave(1012)
    await chair.ended()
    await asyncio.sleep(0.05)
    held.go_on.set()
    async with asyncio.timeout(PATIENCE):
        while room.guests:
            await asyncio.sleep(0.01)
    async with room.lock:
        assert room.play is not None
        assert await house.site.store.decisions(room.id) == room.play.match.decisions


async def test_what_is_taken_back_while_the_line_breaks_is_stored(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In memory it would be taken back, in the store not: whoever comes next would be shown what may be lost."""
    ada = await house.person("Ada")
    _, chair = await at_a_choice_of("act", house, ada)
    before = chair.frame["decisions"]
    await chair.answer(["walk"])
    await chair.until(lambda chair: chair.frame.get("undo", {}).get("to") == before)
    held = Held(Match.undo)
    monkeypatch.setattr(Match, "undo", lambda *arguments: held(*arguments))
    await chair.send(type="undo", to=before)
    await cut_off_meanwhile(house, chair, held)


async def test_the_last_decision_is_stored_while_the_line_breaks(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await house.person("Ada")
    table = (await ada.open("tide", "me", "local", options={"rounds": 3}))["table"]
    chair = await ada.chair(table, 0)
    held = Held(keepsake)
    monkeypatch.setattr(rooms_room, "keepsake", held)
    while not held.begun.is_set():
        made = chair.frame.get("decisions", 0)
        await chair.send(type="look", seat=made % 2)
        await chair.until(lambda chair, made=made: chair.frame.get("seat") == made % 2 and chair.ask)
        assert chair.ask is not None
        await chair.answer([chair.ask["options"][0]["name"]])
        while chair.frame["decisions"] == made and not held.begun.is_set():
            await asyncio.sleep(0.01)
    await cut_off_meanwhile(house, chair, held)
    assert (await house.site.store.table(table)).state == "finished"
