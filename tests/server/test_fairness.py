"""Many bots and few processes: nobody's tables starve everybody else's."""

from __future__ import annotations

import asyncio
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from tests.server.conftest import House, Open
from tests.server.guests import PATIENCE
from wyrmtable.server import bots
from wyrmtable.server.bots import Pool
from wyrmtable.server.fairness import Places, Wish


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


async def order(places: Places, clock: Clock, *wishes: tuple[str, Wish]) -> list[str]:
    """In which order these are done, each taking a second, when they all wait at once."""
    done: list[str] = []

    async def one(name: str, wish: Wish) -> None:
        async with places.place(wish):
            done.append(name)
            clock.now += 1
            await asyncio.sleep(0)

    async with places.place(Wish(lambda: 0, "first", "first")):
        tasks = [asyncio.create_task(one(name, wish)) for name, wish in wishes]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return done


def wish(rank: int, owner: str, table: str) -> Wish:
    return Wish(lambda: rank, owner, table)


async def test_tables_with_people_come_first() -> None:
    clock = Clock()
    done = await order(
        Places(1, clock),
        clock,
        ("bots", wish(2, "ada", "a")),
        ("away", wish(1, "ben", "b")),
        ("here", wish(0, "eve", "e")),
    )
    assert done == ["here", "away", "bots"]


async def test_one_person_with_many_tables_waits_for_nobody_else_to_wait() -> None:
    clock = Clock()
    many = [(f"a{n}", wish(0, "ada", f"a{n}")) for n in range(5)]
    done = await order(Places(1, clock), clock, *many, ("b", wish(0, "ben", "b")), ("c", wish(0, "cleo", "c")))
    assert {"b", "c"} <= set(done[:3])


async def test_the_tables_of_one_person_take_turns() -> None:
    clock = Clock()
    twice = [("a", wish(0, "ada", "a")), ("a", wish(0, "ada", "a")), ("b", wish(0, "ada", "b"))]
    assert await order(Places(1, clock), clock, *twice) == ["a", "b", "a"]


async def test_what_somebody_had_is_forgotten() -> None:
    clock = Clock()
    places = Places(1, clock)
    await order(places, clock, ("a", wish(0, "ada", "a")))
    assert places.had("ada") == pytest.approx(1)
    clock.now += 30
    assert places.had("ada") == pytest.approx(0.5)


async def test_a_place_is_never_lost() -> None:
    places = Places(1)
    held = asyncio.Event()

    async def hold() -> None:
        async with places.place(wish(0, "ada", "a")):
            await held.wait()

    first, second, third = (asyncio.create_task(hold()) for _ in range(3))
    await asyncio.sleep(0)
    second.cancel()
    held.set()
    third.cancel()
    await asyncio.gather(first, second, third, return_exceptions=True)
    async with asyncio.timeout(PATIENCE), places.place(wish(0, "eve", "e")):
        pass


async def test_a_table_with_people_does_not_wait_for_tables_of_bots(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    house: House = await open_house()
    house.site.rooms.thinkers.places = Places(1)
    running, thought = [0], []

    async def run(work: Any, game: str, bot: str, record: bytes, seat: int, limit: float) -> Any:
        running[0] += 1
        assert running[0] == 1
        await asyncio.sleep(0.05)
        thought.append(record)
        running[0] -= 1
        return await asyncio.to_thread(work, game, bot, record, seat)

    monkeypatch.setattr(house.site.rooms.thinkers.pool, "run", run)
    eve, ada = await house.person("Eve"), await house.person("Ada")
    for _ in range(10):
        await eve.open("tide", "bot", "bot", "bot", "bot", options={"rounds": 9})
    table = (await ada.open("tide", "me", "bot", options={"rounds": 3}))["table"]
    async with ada.sit(table, 0) as chair:
        for count in (2, 4):
            await chair.until(lambda chair: chair.ask)
            before = len(thought)
            await chair.move()
            await chair.until(lambda chair, count=count: chair.frame["decisions"] >= count)
            assert len(thought) - before <= 4  # of hundreds that wait
        await chair.until(lambda chair: chair.over)


def forever(*_: Any) -> None:
    while True:
        pass


def well(*_: Any) -> int:
    return 7


async def test_what_takes_for_ever_is_ended() -> None:
    pool = Pool(1)
    try:
        with pytest.raises(TimeoutError):
            await pool.run(forever, limit=3.0)
        assert await pool.run(well, limit=PATIENCE) == 7
    finally:
        pool.close()


async def test_a_bot_is_asked_again_when_another_broke_its_process(monkeypatch: pytest.MonkeyPatch) -> None:
    from wyrmtable.server.settings import Settings

    thinkers = bots.Thinkers(Settings(bot_processes=0))
    tried: list[int] = []

    async def run(*_: Any, **__: Any) -> list[str]:
        tried.append(1)
        if len(tried) == 1:
            raise BrokenProcessPool
        return ["3"]

    monkeypatch.setattr(thinkers.pool, "run", run)
    assert await thinkers.think("tide", "random", b"", 0, wish(0, "ada", "a")) == ["3"]
