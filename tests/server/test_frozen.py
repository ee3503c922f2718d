"""Rules that fail freeze a match and harm nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.conftest import House, Open
from tests.server.test_undo import at_a_choice_of
from tests.toys.burrow import BurrowGame


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
    async with _store(house) as store:
        from sqlalchemy import update

        from wyrmtable.server.schema import decisions

        async with store.write() as connection:
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
    assert (await ada.get(f"/api/tables/{table}/record.json", 409))["type"] == "/problems/unreadable"


def _store(house: House) -> Any:
    from contextlib import asynccontextmanager

    from wyrmtable.server.store import Store

    @asynccontextmanager
    async def opened() -> Any:
        store = Store(house.settings)
        yield store
        await store.close()

    return opened()
