"""What cannot be read, what must not be tried too often, and names nobody shall bear."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.conftest import House, Houses, Open
from tests.server.test_postgres import elsewhere
from wyrmtable.server.limits import clean
from wyrmtable.server.names import good_name
from wyrmtable.server.problems import Trouble

DEEP = b"[" * 2_000 + b"]" * 2_000


@pytest.mark.parametrize(
    "body",
    [
        DEEP,
        b'{"name": ' + DEEP + b"}",
        b'{"name": "\xff\xfe"}',
        b'\xff{"name": 1}',
        b'{"name": "a\x00b"}',
        b'{"name": "\\ud800"}',
        b"",
        b"{",
    ],
)
@pytest.mark.parametrize("path", ["/api/me", "/api/login", "/api/account", "/api/tables"])
async def test_bodies_that_cannot_be_read(path: str, body: bytes, house: House) -> None:
    ada = await house.person("Ada")
    headers = {"X-CSRF": ada.csrf, "Origin": ada.base, "Content-Type": "application/json"}
    answer = await ada.http.post(path, content=body, headers=headers)
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.headers["content-type"] == "application/problem+json"


@pytest.mark.parametrize("secret", ["pass\ud800word-and-more", "\x00" * 12])
async def test_passwords_that_are_no_text(secret: str, house: House) -> None:
    ada = await house.person("Ada")
    for path in ("/api/account", "/api/login"):
        body = b'{"name": "Ada", "password": "' + "".join(f"\\u{ord(c):04x}" for c in secret).encode() + b'"}'
        headers = {"X-CSRF": ada.csrf, "Origin": ada.base, "Content-Type": "application/json"}
        assert (await ada.http.post(path, content=body, headers=headers)).status_code < 500


@pytest.mark.parametrize("table", ["%00", "a%00b", "%ff", "x" * 3_000, "ABC", "%F0%9F%90%89"])
async def test_addresses_of_no_table(table: str, houses: Houses) -> None:
    house = houses[0]
    ada = await house.person("Ada")
    for path in ("", "/replay", "/verify", "/record.json"):
        answer = await ada.http.get(f"/api/tables/{table}{path}")
        assert 400 <= answer.status_code < 500
    chair = await ada.chair(table)
    await chair.ended()
    assert chair.closed == 4404


@pytest.mark.parametrize(
    "path",
    [
        "/tables/a%00b/chat/1/shun",
        "/tables/{table}/chat/3000000000/shun",
        "/tables/{table}/chat/99999999999999999999999/silence",
        "/people/a%00b/hear",
        "/account/devices/aaaaaaaaaaaaaaa%00/end",
        "/tables/{table}/links/aaaaaaaaaaaaaaa%00/revoke",
        "/tables/{table}/seats/99999999999999999999/remove",
    ],
)
async def test_addresses_of_nothing(path: str, houses: Houses) -> None:
    ada = await houses[0].person("Ada")
    table = (await ada.open("tide", "me", "open"))["table"]
    await ada.post("/api" + path.format(table=table), status=(400, 404))


async def test_naming_oneself_twice_at_once(houses: Houses) -> None:
    one, other = houses
    for _ in range(4):
        nobody = await one.person()
        twin = elsewhere(nobody, other)
        told = await asyncio.gather(*(guest.post("/api/me", {"name": "Ada"}) for guest in (nobody, twin)))
        assert told[0]["person"] == told[1]["person"] is not None


async def test_login_limits_hold_over_all_workers(open_house: Open, database: str) -> None:
    address = database.replace("postgresql", "postgresql+asyncpg", 1)
    houses = [await open_house(database=address, workers=2, logins_per_minute=6) for _ in range(2)]
    people = [await house.person("Eve") for house in houses]
    wrong = {"name": "nobody at all", "password": "a guess of many"}
    statuses = [
        (await eve.http.post("/api/login", json=wrong, headers={"X-CSRF": eve.csrf})).status_code
        for _ in range(10)
        for eve in people
    ]
    assert statuses.count(401) <= 12  # of twenty; two minutes may have their share
    assert statuses.count(429) >= 8


async def test_one_account_is_not_guessed_at_from_many_addresses(open_house: Open) -> None:
    house: House = await open_house(logins_per_minute=2)
    real = house.site.attempts.allow
    house.site.attempts.allow = lambda key, most: real(f"{key} {id(key)}" if key.startswith("login") else key, most)
    eve = await house.person("Eve")
    wrong = {"name": "Ada", "password": "a guess of many"}
    statuses = [
        (await eve.http.post("/api/login", json=wrong, headers={"X-CSRF": eve.csrf})).status_code for _ in range(20)
    ]
    assert statuses.count(401) <= 12


async def test_one_person_speaks_so_often_on_all_devices(house: House) -> None:
    ada = await house.person("Ada")
    tables = [(await ada.open("tide", "me", "local"))["table"] for _ in range(4)]
    chairs = [await ada.chair(table, 0) for table in tables]
    for chair in chairs:
        for number in range(4):
            await chair.send(type="say", text=f"spam {number}")
        await chair.send(type="ping")
    for chair in chairs:
        await chair.until(lambda chair: chair.others)
    said = 0
    for table in tables:
        said += len(await house.site.store.chat_lines(table))
    assert 5 <= said <= 7
    for chair in chairs:
        await chair.close()


GOOD = [
    "Ada",
    "Анна",
    "Ève-Marie O'Neil",
    "Łukasz 2",
    "李雷",
    "よしこ",
    "🐉 Fafnir",
    "❤️ Ada",
    "👁️‍🗨️",
    "👩🏽‍🚀",
    "👩‍🚀",
    "Zoë",
    "محمد",
    "Ада 7",
    "R2-D2",
]
BAD = [
    "Аda",
    "Adа",
    "Αda",
    "A\u200bda",
    "Ada\u200d",
    "A\u2060da",
    "\ufeffAda",
    "Ad\u00ada",
    "\u3164",
    "\u2800",
    "",
    " \u200b ",
    "a\u0430",
    "\u202eadA\u200f",
    "Ada\ufe0f",
    "Ada\U000e0100",
    "A\u180bda",
    "A\U00016fe4da",
    "\u0301",
    "\u0301Ada",
    "x\u0300\u200d\u0300",
    "x\u0300\ufe0f",
]


@pytest.mark.parametrize("name", GOOD)
def test_good_names(name: str) -> None:
    assert good_name(name) == name


def test_no_tower_of_marks_stands_on_a_letter() -> None:
    """It would cover the names and lines around it."""
    for said in (good_name("x" + "\u0300" * 30), clean("x" + "\u0300" * 30, 500)):
        assert len(said) == 4
    assert clean("a\u0323\u0302\u0301b\u0323 c", 500) == "a\u0323\u0302\u0301b\u0323 c"


@pytest.mark.parametrize("name", BAD)
def test_names_that_deceive(name: str) -> None:
    with pytest.raises(Trouble) as trouble:
        good_name(name)
    assert trouble.value.status == 422
    assert trouble.value.kind in ("name", "name-letters")


def test_wide_letters_are_the_same_letters() -> None:
    assert good_name("Ａｄａ") == "Ada"


async def test_nobody_deceives_anywhere(house: House) -> None:
    nobody: Any = await house.person()
    await nobody.post("/api/me", {"name": "Аda"}, 422)
    ada = await house.person("Ada")
    await ada.post("/api/account", {"name": "A\u200bda", "password": "long enough"}, 422)
    seats = [{"kind": "me"}, {"kind": "local", "name": "Аda"}]
    await ada.post("/api/tables", {"game": "tide", "seats": seats}, 422)
    table = (await ada.open("tide", "me", "open"))["table"]
    await nobody.post(f"/api/tables/{table}/join", {"name": "Аda"}, 422)
