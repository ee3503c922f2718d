"""Rules that fail freeze a match and harm nothing else."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from tests.server.conftest import House, Open
from tests.server.guests import play_out
from tests.server.test_undo import at_a_choice_of
from tests.toys.burrow import BurrowGame
from wyrmtable.core import book
from wyrmtable.core.record import Record
from wyrmtable.core.scene import Scene
from wyrmtable.core.state import dump
from wyrmtable.server.schema import decisions, tables
from wyrmtable.server.store import Store


@pytest.mark.parametrize("always", [False, True])
async def test_a_failing_rule_freezes_and_a_better_one_goes_on(
    always: bool, open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    house: House = await open_house(log_level="critical")
    ada, eve = await house.person("Ada"), await house.person("Eve")
    table, chair = await at_a_choice_of("act", house, ada)
    before = chair.frame["decisions"]
    real = BurrowGame.over

    turn = house.site.rooms.peek(table).play.match.state.turn

    def broken(self: Any, state: Any) -> bool:
        if always or state.turn > turn:
            raise RuntimeError("secret inside")
        return real(self, state)

    monkeypatch.setattr(BurrowGame, "over", broken)
    await chair.answer(["rest"])
    await chair.until(lambda chair: "refused-frozen" in chair.refused)
    await chair.until(lambda chair: chair.table["state"] == "frozen")
    assert "secret inside" not in " ".join(chair.raw)
    async with eve.sit(table) as watcher:
        if always:
            await watcher.until(lambda chair: chair.refused == ["refused-frozen"])
        else:
            await watcher.until(lambda chair: chair.frame)
            assert watcher.frame["frozen"]["id"] == "refused-frozen"
            assert watcher.frame["decisions"] == before
            assert watcher.beats
    assert (await eve.get(f"/api/tables/{table}"))["state"] == "frozen"
    await chair.answer(["rest"], "0.0000")
    await chair.until(lambda chair: len(chair.refused) >= 2)
    monkeypatch.setattr(BurrowGame, "over", real)
    await chair.close()
    await house.stop()
    await house.start()
    house.site.rooms.since += 5  # as if the freeze had been long ago
    seat = chair.frame["seat"]
    async with ada.sit(table, seat) as again:
        await again.until(lambda chair: chair.ask)
        await again.answer(["rest"])
        await again.until(lambda chair: chair.frame["decisions"] == before + 1)
    assert (await eve.get(f"/api/tables/{table}"))["state"] == "running"


async def test_changed_rules_leave_a_match_readable(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    house: House = await open_house(log_level="critical")
    ada = await house.person("Ada")
    table, chair = await at_a_choice_of("act", house, ada)
    await chair.close()
    await house.stop()
    async with _store(house) as store, store.write() as connection:
        last = (decisions.c.table == table) & (decisions.c.number == 1)
        await connection.execute(update(decisions).where(last).values(mark="0000"))
    await house.start()
    async with ada.sit(table, 0) as again:
        await again.until(lambda chair: chair.frame)
        assert again.frame["frozen"]
        assert again.frame["decisions"] == 1
        assert again.table["state"] == "frozen"
    assert len(await house.site.store.decisions(table)) > 1
    assert (await ada.get(f"/api/tables/{table}/replay"))["decisions"] == 1
    await ada.post(f"/api/tables/{table}/close", status=204)
    verified = await ada.get(f"/api/tables/{table}/verify")
    assert not verified["agrees"]
    assert "decision 2" in verified["difference"]
    record = Record.from_json((await ada.http.get(f"/api/tables/{table}/record.json")).content)
    assert [d.answer for d in record.decisions] == [d.answer for d in await house.site.store.decisions(table)]


async def test_a_stored_state_of_another_shape_is_replayed(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """The match goes on: the way from its seed still works."""
    house: House = await open_house(log_level="critical")
    ada = await house.person("Ada")
    table, chair = await at_a_choice_of("act", house, ada)
    seat, before, asked = chair.frame["seat"], chair.frame["decisions"], chair.ask
    await chair.close()
    await house.stop()
    async with _store(house) as store:
        await _set(store, table, rest_at=before - 1, rest='{"no": "such", "state": 1}')
    await house.start()
    async with ada.sit(table, seat) as again:
        await again.until(lambda chair: chair.ask)
        assert again.ask == asked
        await again.answer(["rest"])
        await again.until(lambda chair: chair.frame["decisions"] == before + 1)
        assert again.table["state"] == "running"


async def test_a_rule_that_fails_in_an_earlier_decision(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """What led here cannot be told any more, but the position is stored and is shown, and can be played."""
    house: House = await open_house(log_level="critical")
    ada = await house.person("Ada")
    table, chair = await at_a_choice_of("act", house, ada)
    seat, before = chair.frame["seat"], chair.frame["decisions"]
    room = house.site.rooms.peek(table)
    await chair.answer(["rest"])
    await chair.until(lambda chair: chair.frame["decisions"] == before + 1)
    rest = room.play.match.rests[-1]
    assert rest.at == before + 1
    await chair.close()
    await house.stop()
    async with _store(house) as store:
        await _set(store, table, rest_at=rest.at, rest=msgspec.json.encode(dump(rest.state)).decode())
    real = BurrowGame.turn

    def fails_at_first(self: Any, state: Any) -> Any:
        if state.turn == 0:
            raise RuntimeError("the first turn has other rules now")
        return real(self, state)

    monkeypatch.setattr(BurrowGame, "turn", fails_at_first)
    await house.start()
    async with ada.sit(table, seat) as again:
        await again.until(lambda chair: chair.frame)
        assert again.frame["decisions"] == before + 1
        assert "frozen" not in again.frame
        await again.move()


async def finished(house: House, ada: Any) -> tuple[str, Any]:
    table: str = (await ada.open("burrow", "me", "bot", options={"cards": 8}))["table"]
    async with ada.sit(table, 0) as chair:
        await play_out(chair)
        return table, chair


@pytest.mark.parametrize("how", ["set-up", "turn", "gone"])
async def test_a_finished_match_keeps_what_it_looked_like(
    how: str, open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    house: House = await open_house(log_level="critical")
    ada, eve = await house.person("Ada"), await house.person("Eve")
    table, chair = await finished(house, ada)
    made = await house.site.store.decisions(table)
    told = [beat.get("log") for beat in chair.beats if beat.get("log")]
    await house.stop()

    def fail(*_: Any) -> Any:
        raise RuntimeError("other rules")

    match how:
        case "set-up":
            monkeypatch.setattr(BurrowGame, "setup", fail)
        case "turn":
            monkeypatch.setattr(BurrowGame, "turn", fail)
        case "gone":
            monkeypatch.setattr(book, "_points", lambda: [])
    async with _store(house) as store:
        await _set(store, table, rest_at=-1, rest=None)
    await house.start()
    assert (await eve.get(f"/api/tables/{table}"))["state"] == "finished"
    for guest, seat in ((ada, 0), (eve, None)):
        async with guest.sit(table, seat) as again:
            await again.until(lambda chair: chair.frame)
            assert again.over
            assert again.frame["decisions"] == len(made)
            assert seat is None or again.scene == chair.scene
            assert len([beat for beat in again.beats if beat.get("log")]) == len(told)
    replay = await eve.get(f"/api/tables/{table}/replay?view=0")
    assert replay["decisions"] == len(made)
    assert msgspec.convert(replay["scene"], Scene) == chair.scene
    record = Record.from_json((await eve.http.get(f"/api/tables/{table}/record.json")).content)
    assert record.decisions == made
    assert not (await eve.get(f"/api/tables/{table}/verify"))["agrees"]


async def _set(store: Any, table: str, **values: Any) -> None:
    async with store.write() as connection:
        await connection.execute(update(tables).where(tables.c.id == table).values(values))


@asynccontextmanager
async def _store(house: House) -> AsyncIterator[Store]:
    store = Store(house.settings)
    yield store
    await store.close()
