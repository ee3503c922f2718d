"""The lobby when several things happen at the same moment: whatever comes first, the table stays a sound one."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.conftest import House, Houses
from tests.server.guests import Browser
from tests.server.test_postgres import elsewhere


async def stored(house: House, table: str) -> Any:
    """The table as it is now, once nothing is under way."""
    row = await house.site.store.table(table)
    assert row is not None
    sits = [seat.kind for seat in row.seats]
    assert (row.state == "waiting") == ("open" in sits), f"{row.state} with seats {sits}"
    for seat in row.seats:
        assert bool(seat.holders) == (seat.kind == "person"), f"{seat}"
    return row


async def test_one_person_joining_twice_at_once_takes_one_seat(houses: Houses) -> None:
    one, other = houses
    ada, ben = await one.person("Ada"), await one.person("Ben")
    again = elsewhere(ben, other)
    for _ in range(8):
        table = (await ada.open("tide", "me", "open", "open"))["table"]
        await other.site.rooms.get(table)  # both workers know the table as it was
        told = await asyncio.gather(*(guest.post(f"/api/tables/{table}/join") for guest in (ben, again)))
        row = await stored(one, table)
        assert [seat.kind for seat in row.seats] == ["person", "person", "open"]
        assert [[seat.get("mine", False) for seat in info["seats"]] for info in told] == [[False, True, False]] * 2


async def test_the_last_join_against_leaving(houses: Houses) -> None:
    one, other = houses
    ada, ben, cleo = await one.person("Ada"), await one.person("Ben"), await other.person("Cleo")
    for delay in range(24):
        table = (await ada.open("tide", "me", "open", "open"))["table"]
        await ben.post(f"/api/tables/{table}/join", {"seat": 1})
        await other.site.rooms.get(table)

        async def leave(table: str = table, delay: int = delay) -> None:
            await asyncio.sleep(delay * 0.0005)
            await ben.post(f"/api/tables/{table}/leave")

        await asyncio.gather(leave(), cleo.post(f"/api/tables/{table}/join", {"seat": 2}))
        row = await stored(one, table)
        if row.state == "running":
            assert row.seats[1].left


async def test_the_host_starts_against_a_join(houses: Houses) -> None:
    one, other = houses
    ada, ben, cleo = await one.person("Ada"), await one.person("Ben"), await other.person("Cleo")
    for delay in range(12):
        table = (await ada.open("tide", "me", "open", "open", "open"))["table"]
        await ben.post(f"/api/tables/{table}/join", {"seat": 1})
        await other.site.rooms.get(table)

        async def start(table: str = table, delay: int = delay) -> None:
            await asyncio.sleep(delay * 0.0005)
            await ada.post(f"/api/tables/{table}/start")

        await asyncio.gather(start(), cleo.post(f"/api/tables/{table}/join", {"seat": 3}, (200, 409)))
        row = await stored(one, table)
        assert row.state == "running"
        assert [seat.seat for seat in row.seats] == list(range(len(row.seats)))


async def test_sending_away_against_starting(houses: Houses) -> None:
    """Whichever is first: who was sent away holds nothing, and a match that runs has no open seat."""
    one, other = houses
    ada, ben, cleo = await one.person("Ada"), await one.person("Ben"), await other.person("Cleo")
    twin = elsewhere(ada, other)
    for delay in range(12):
        table = (await ada.open("tide", "me", "open", "open", "open"))["table"]
        for guest, seat in ((ben, 1), (cleo, 2)):
            await guest.post(f"/api/tables/{table}/join", {"seat": seat})
        await other.site.rooms.get(table)

        async def start(table: str = table, delay: int = delay) -> None:
            await asyncio.sleep(delay * 0.0005)
            await twin.post(f"/api/tables/{table}/start")

        await asyncio.gather(start(), ada.post(f"/api/tables/{table}/seats/1/remove"))
        row: Any = await one.site.store.table(table)
        assert row.state == "running"
        assert [seat.seat for seat in row.seats] == list(range(len(row.seats)))
        assert "open" not in {seat.kind for seat in row.seats}
        mine = [(await guest.get(f"/api/tables/{table}"))["seats"] for guest in (ben, cleo)]
        assert [sum(seat.get("mine", False) for seat in seats) for seats in mine] == [0, 1]


async def test_closing_against_joining(houses: Houses) -> None:
    one, other = houses
    ada, ben = await one.person("Ada"), await other.person("Ben")
    for delay in range(12):
        table = (await ada.open("tide", "me", "open"))["table"]
        await other.site.rooms.get(table)

        async def close(table: str = table, delay: int = delay) -> None:
            await asyncio.sleep(delay * 0.0005)
            await ada.post(f"/api/tables/{table}/close", status=204)

        await asyncio.gather(close(), ben.post(f"/api/tables/{table}/join", status=(200, 404)))
        row = await one.site.store.table(table)
        assert row is None or (row.state == "running" and row.seats[0].ends)  # Ben sits there, and has to agree


async def test_a_seat_link_against_leaving(houses: Houses) -> None:
    """A seat that was given back has no holder, whenever the link was opened."""
    one, other = houses
    ada, ben = await one.person("Ada"), await one.person("Ben")
    for delay in range(12):
        table = (await ada.open("tide", "me", "open", "open"))["table"]
        await ben.post(f"/api/tables/{table}/join", {"seat": 1})
        link = await ben.post(f"/api/tables/{table}/link")
        phone = await other.person()

        async def leave(table: str = table, delay: int = delay) -> None:
            await asyncio.sleep(delay * 0.0005)
            await ben.post(f"/api/tables/{table}/leave")

        await asyncio.gather(leave(), phone.http.get(link["path"]))
        await stored(one, table)


async def test_two_ask_for_the_return_match_at_once(houses: Houses) -> None:
    one, other = houses
    ada, ben = await one.person("Ada"), await other.person("Ben")
    table = (await ada.open("tide", "me", "open"))["table"]
    await ben.post(f"/api/tables/{table}/join")
    await finish(one, table)
    await finish(other, table)
    made = await asyncio.gather(*(guest.post(f"/api/tables/{table}/again") for guest in (ada, ben)))
    assert made[0]["table"] == made[1]["table"]
    assert (await stored(one, made[0]["table"])).state == "running"
    home = await ada.get("/api/home")
    assert {found["table"] for found in home["mine"]} == {table, made[0]["table"]}


async def finish(house: House, table: str) -> None:
    """As if it had been played."""
    from sqlalchemy import update

    from wyrmtable.server.schema import tables

    async with house.site.store.write() as connection:
        query = update(tables).where(tables.c.id == table)
        await connection.execute(query.values(state="finished", turn="[]", version=tables.c.version + 1))
    await house.site.rooms.changed(table)


async def test_a_nameless_browser_joining_twice_at_once_is_one_person(houses: Houses) -> None:
    one, other = houses
    ada = await one.person("Ada")
    for _ in range(4):
        table = (await ada.open("tide", "me", "open", "open"))["table"]
        nobody: Browser = await one.person()
        twin = elsewhere(nobody, other)
        await asyncio.gather(*(g.post(f"/api/tables/{table}/join", {"name": "Ben"}) for g in (nobody, twin)))
        row = await stored(one, table)
        assert [seat.kind for seat in row.seats] == ["person", "person", "open"]
