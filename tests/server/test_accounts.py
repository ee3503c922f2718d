"""What people do with an account: cookies, ways back in, devices, their data, an end; whom they do not hear."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
from sqlalchemy import select, update

from tests.server.conftest import House, Open
from tests.server.guests import PATIENCE, Browser
from tests.server.test_postgres import elsewhere
from wyrmtable.server.requests import cookie_name
from wyrmtable.server.schema import chat, people, seats, sessions, tables

PASSWORD = "a wyrm in the well"


async def member(house: House, name: str) -> Browser:
    browser = await house.person(name)
    await browser.post("/api/account", {"name": name, "password": PASSWORD})
    return browser


async def test_naming_gives_a_cookie_nobody_knew_before(house: House) -> None:
    """Else somebody who planted a cookie in this browser would be this person, too."""
    ada = await house.person("")
    planted = ada.http.cookies["wyrmtable"]
    await ada.post("/api/me", {"name": "Ada"})
    assert ada.http.cookies["wyrmtable"] != planted
    async with house.site.store.write() as connection:  # the moment of grace is over
        await connection.execute(update(sessions).where(sessions.c.until.is_not(None)).values(until=1))
    thief = await house.person("")
    thief.http.cookies.set("wyrmtable", planted)
    assert (await thief.get("/api/me"))["person"] is None
    assert (await ada.get("/api/me"))["name"] == "Ada"


async def test_joining_with_a_name_renews_the_cookie_too(house: House) -> None:
    ada, ben = await house.person("Ada"), await house.person("")
    table = (await ada.open("burrow", "me", "open"))["table"]
    planted = ben.http.cookies["wyrmtable"]
    await ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
    assert ben.http.cookies["wyrmtable"] != planted
    assert (await ben.get(f"/api/tables/{table}"))["seats"][1]["mine"]


async def test_two_first_requests_at_once_make_one_person(house: House) -> None:
    ada = await house.person("")
    headers = {"X-CSRF": ada.csrf, "Origin": ada.base, "Cookie": f"wyrmtable={ada.http.cookies['wyrmtable']}"}
    async with httpx.AsyncClient(base_url=ada.base) as bare:
        names = ("Ada", "Ada B")
        answers = await asyncio.gather(*(bare.post("/api/me", json={"name": name}, headers=headers) for name in names))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.json()["person"] for answer in answers}) == 1


async def test_the_cookie_over_https_can_be_set_by_no_other_host(open_house: Open) -> None:
    house = await open_house(secure=True)
    async with httpx.AsyncClient(base_url=house.base) as browser:
        told = (await browser.get("/api/me")).headers["set-cookie"]
    assert told.startswith(f"{cookie_name(True)}=")
    assert cookie_name(True).startswith("__Host-")
    assert "Secure" in told
    assert "Path=/" in told
    assert "Domain" not in told


async def test_back_in_with_a_code(house: House) -> None:
    ada = await member(house, "Ada")
    await ada.post("/api/account/recovery", {"password": "not this one"}, 401)
    codes = await ada.post("/api/account/recovery", {"password": PASSWORD})
    assert len(set(codes)) == 8
    assert (await ada.get("/api/account"))["codes"] == 8
    other = await house.person("")
    again: dict[str, Any] = {"name": "Ada", "code": codes[0].upper(), "password": "another good wyrm"}
    await other.post("/api/recover", {**again, "code": "aaaa-bbbb-cccc"}, 401)
    assert (await other.post("/api/recover", again))["name"] == "Ada"
    assert (await ada.get("/api/me"))["person"] is None, "whoever knew the old password is out"
    await other.post("/api/recover", again, 401)
    assert (await other.get("/api/account"))["codes"] == 7
    third = await house.person("")
    await third.post("/api/login", {"name": "Ada", "password": PASSWORD}, 401)
    await third.post("/api/login", {"name": "Ada", "password": "another good wyrm"})


async def test_devices_are_listed_and_logged_out(house: House) -> None:
    ada = await member(house, "Ada")
    phone = await house.person("")
    phone.http.headers["User-Agent"] = "Mozilla/5.0 (Linux; Android 15) Chrome/150.0 Mobile Safari/537.36"
    await phone.post("/api/login", {"name": "Ada", "password": PASSWORD})
    devices = (await ada.get("/api/account"))["devices"]
    assert [device["device"] for device in devices if not device.get("here")] == ["Chrome, Android"]
    table = (await ada.open("burrow", "me", "bot"))["table"]
    async with phone.sit(table, 0) as chair:
        await chair.until(lambda chair: chair.frame)
        away = next(device["id"] for device in devices if not device.get("here"))
        await ada.post(f"/api/account/devices/{away}/end")
        await chair.until(lambda chair: chair.closed == 4401)
    assert (await phone.get("/api/me"))["person"] is None
    eve = await member(house, "Eve")
    mine = (await ada.get("/api/account"))["devices"][0]["id"]
    await eve.post(f"/api/account/devices/{mine}/end", status=404)
    assert (await ada.get("/api/me"))["name"] == "Ada"


async def test_my_data_and_an_end_of_it(house: House) -> None:
    ada, ben = await member(house, "Ada"), await house.person("Ben")
    table = (await ada.open("burrow", "me", "open"))["table"]
    waiting = (await ada.open("burrow", "me", "open"))["table"]
    await ben.post(f"/api/tables/{table}/join")
    async with ada.sit(table, 0) as chair:
        await chair.send(type="say", text="Good evening")
        await chair.until(lambda chair: chair.chat)
    data = await ada.get("/api/account/data")
    assert data["account"] == "ada"
    assert {played["table"] for played in data["tables"]} == {table, waiting}
    assert [line["text"] for line in data["said"]] == ["Good evening"]
    await ada.post("/api/account/delete", {"password": "wrong"}, 401)
    assert (await ada.post("/api/account/delete", {"password": PASSWORD}))["person"] is None
    info = await ben.get(f"/api/tables/{table}")
    assert info["seats"][0].get("name", "") == ""
    assert info["state"] == "running"
    await ben.get(f"/api/tables/{waiting}", 404)
    async with house.site.store.read() as connection:
        assert not (await connection.execute(select(chat))).all()
        names = (await connection.execute(select(people.c.name, people.c.account).order_by(people.c.name))).all()
        assert [tuple(row) for row in names] == [("", None), ("Ben", None)]
        assert "Ada" not in (await connection.execute(select(seats.c.name))).scalars().all()
    back = await house.person("")
    await back.post("/api/login", {"name": "Ada", "password": PASSWORD}, 401)


async def test_nobody_waits_for_who_is_no_more(house: House) -> None:
    """Not at a table opened for others, nor where a match is frozen, and a damaged table keeps nobody here."""
    ada, ben = await member(house, "Ada"), await house.person("Ben")
    for_others = (await ada.open("burrow", "open", "open"))["table"]
    frozen, damaged = [(await ada.open("burrow", "me", "open"))["table"] for _ in range(2)]
    for table in (frozen, damaged):
        await ben.post(f"/api/tables/{table}/join")
    await house.site.rooms.peek(frozen)._freeze("a rule failed")
    async with house.site.store.write() as connection:
        await connection.execute(update(tables).where(tables.c.id == damaged).values(turn="nonsense"))
    await ada.post("/api/account/delete", {"password": PASSWORD})
    await ben.get(f"/api/tables/{for_others}", 404)
    assert (await ben.get(f"/api/tables/{frozen}"))["seats"][0]["left"]
    async with house.site.store.read() as connection:
        assert "Ada" not in (await connection.execute(select(seats.c.name))).scalars().all()
        due = (await connection.execute(select(tables.c.turn, tables.c.bot_due).where(tables.c.id == frozen))).one()
    assert due.bot_due == ("0" in due.turn), "a bot plays on when the match does"


async def test_who_sits_down_while_being_forgotten_is_not_sitting_there(house: House) -> None:
    ada, ben = await member(house, "Ada"), await house.person("Ben")
    table, real = (await ben.open("burrow", "me", "open"))["table"], house.site.accounts._end_sessions

    async def end(*arguments: Any) -> Any:
        await ada.post(f"/api/tables/{table}/join")
        return await real(*arguments)

    house.site.accounts._end_sessions = end
    await ada.post("/api/account/delete", {"password": PASSWORD})
    assert (await ben.get(f"/api/tables/{table}"))["seats"][1]["left"]


async def test_whom_one_does_not_hear(house: House) -> None:
    ada, ben, eve = [await house.person(name) for name in ("Ada", "Ben", "Eve")]
    table = (await ada.open("burrow", "me", "open", "open"))["table"]
    for guest in (ben, eve):
        await guest.post(f"/api/tables/{table}/join")
    async with ada.sit(table, 0) as a, ben.sit(table, 1) as b, eve.sit(table, 2) as e:
        await e.send(type="say", text="Boo")
        await b.until(lambda chair: chair.chat)
        line = b.chat[0]["id"]
        await ben.post(f"/api/tables/{table}/chat/{line}/shun")
        await e.send(type="say", text="Boo again")
        await a.until(lambda chair: len(chair.chat) == 2)
        await a.send(type="say", text="Enough")
        await b.until(lambda chair: chair.chat[-1]["text"] == "Enough")
        assert [line["text"] for line in b.chat] == ["Boo", "Enough"]
        await ben.post(f"/api/tables/{table}/chat/{line}/silence", status=403)
        await ada.post(f"/api/tables/{table}/chat/{line}/silence")
        await e.send(type="say", text="Boo for ever")
        await e.until(lambda chair: chair.refused == ["refused-silenced"])
    async with ben.sit(table, 1) as b:
        await b.until(lambda chair: chair.chat)
        assert [line["text"] for line in b.chat] == ["Enough"]
    his = (await ben.open("burrow", "me", "open"))["table"]
    await eve.post(f"/api/tables/{his}/join", status=403)
    [known] = (await ben.get("/api/account"))["shunned"]
    assert known["name"] == "Eve"
    await ben.post(f"/api/people/{known['person']}/hear")
    await eve.post(f"/api/tables/{his}/join")


async def test_who_is_blocked_is_sent_away(house: House) -> None:
    eve = await house.person("Eve")
    table = (await eve.open("burrow", "me", "bot"))["table"]
    async with eve.sit(table, 0) as chair:
        await chair.until(lambda chair: chair.frame)
        async with house.site.store.write() as connection:
            await connection.execute(update(people).where(people.c.name == "Eve").values(blocked=True))
        await house.site.rooms.part_with_blocked()
        await chair.until(lambda chair: chair.closed == 4401)
    assert (await eve.get("/api/me"))["person"] is None
    await eve.post("/api/me", {"name": "Somebody Else"}, 403)
    await eve.post("/api/tables", {"game": "burrow", "seats": [{"kind": "me"}, {"kind": "open"}]}, 403)


async def test_whom_one_does_not_hear_on_another_worker(two: tuple[House, House]) -> None:
    """A request goes to any worker; the table lives at one."""
    one, other = two
    ada, eve = await one.person("Ada"), await one.person("Eve")
    table = (await ada.open("burrow", "me", "open"))["table"]
    await eve.post(f"/api/tables/{table}/join")
    twin = elsewhere(ada, other)
    async with ada.sit(table, 0) as a, eve.sit(table, 1) as e:
        await e.send(type="say", text="Boo")
        await a.until(lambda chair: chair.chat)
        (guest,) = [guest for guest in one.site.rooms.peek(table).guests if guest.name == "Ada"]
        await twin.post(f"/api/tables/{table}/chat/{a.chat[0]['id']}/shun")
        async with asyncio.timeout(PATIENCE):
            while not guest.deaf_to:
                await asyncio.sleep(0.02)
        await e.send(type="say", text="Boo again")
        await e.until(lambda chair: len(chair.chat) == 2)
        [known] = (await twin.get("/api/account"))["shunned"]
        await twin.post(f"/api/people/{known['person']}/hear")
        async with asyncio.timeout(PATIENCE):
            while guest.deaf_to:
                await asyncio.sleep(0.02)
        await e.send(type="say", text="Peace")
        await a.until(lambda chair: chair.chat[-1]["text"] == "Peace")
        assert [line["text"] for line in a.chat] == ["Boo", "Peace"]
