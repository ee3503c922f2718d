"""Who may do what; what never leaves; what is never believed."""

from __future__ import annotations

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.conftest import House, Open
from tests.server.guests import Browser


async def test_changes_need_the_mark_and_our_own_pages(house: House) -> None:
    ada = await house.person("Ada")
    body = {"name": "Mallory"}
    for headers in (
        {},
        {"X-CSRF": "0" * 32},
        {"X-CSRF": ada.csrf, "Origin": "https://evil.example"},
        {"X-CSRF": ada.csrf, "Origin": "null"},
    ):
        answer = await ada.http.post("/api/me", json=body, headers=headers)
        assert answer.status_code == 403
        assert answer.headers["content-type"] == "application/problem+json"
    without_cookie = Browser(house.base)
    assert (await without_cookie.http.post("/api/me", json=body, headers={"X-CSRF": ada.csrf})).status_code == 403
    await without_cookie.close()
    assert (await ada.get("/api/me"))["name"] == "Ada"


async def test_sockets_open_for_our_pages_only(house: House) -> None:
    ada = await house.person("Ada")
    table = (await ada.open("tide", "me", "bot"))["table"]
    for origin in ("https://evil.example", "null"):
        with pytest.raises(InvalidStatus):
            await ada.chair(table, 0, origin=origin)


async def test_an_allowed_origin_may_come(open_house: Open) -> None:
    house: House = await open_house(origins="https://club.example")
    ada = await house.person("Ada")
    table = (await ada.open("tide", "me", "bot"))["table"]
    chair = await ada.chair(table, 0, origin="https://club.example")
    await chair.until(lambda chair: chair.ask)
    await chair.close()


async def test_only_the_holder_sits_and_acts(house: House) -> None:
    ada, eve, nobody = await house.person("Ada"), await house.person("Eve"), await house.person()
    table = (await ada.open("tide", "me", "local"))["table"]
    for thief in (eve, nobody):
        for seat in ("0", "1", "7", "-1", "x", "99999999999"):
            chair = await thief.chair(table, seat)  # type: ignore[arg-type]
            await chair.ended()
            assert chair.closed == 4403
        async with thief.sit(table) as chair, ada.sit(table, 0) as a:
            await a.until(lambda chair: chair.ask)
            ask = a.ask["id"]  # type: ignore[index]
            for message in (
                {"type": "answer", "ask": ask, "names": ["1"]},
                {"type": "undo", "to": 0},
                {"type": "redo", "decisions": 0},
                {"type": "auto", "passes": "always"},
                {"type": "why", "ask": ask, "place": "bid:0.1"},
                {"type": "look", "seat": 0},
            ):
                count = len(chair.refused)
                await chair.send(**message)
                await chair.until(lambda chair, count=count: len(chair.refused) > count)
                assert chair.refused[-1] == "refused-not-yours"
    assert await house.site.store.decisions(table) == []
    chair = await ada.chair("nosuchtable")
    await chair.ended()
    assert chair.closed == 4404


async def test_headers_are_strict(house: House) -> None:
    ada = await house.person("Ada")
    for path in ("/", "/t/abc", "/api/home", "/api/nothing", "/assets/none.js", "/schema/openapi.json"):
        headers = (await ada.http.get(path)).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "script-src 'self';" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
    fresh = Browser(house.base)
    cookie = (await fresh.http.get("/api/me")).headers["set-cookie"].lower()
    await fresh.close()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


async def test_cookies_are_secure_behind_https(open_house: Open) -> None:
    house: House = await open_house(secure=True)
    fresh = Browser(house.base)
    assert "secure" in (await fresh.http.get("/api/me")).headers["set-cookie"].lower()
    await fresh.close()


async def test_limits(open_house: Open) -> None:
    house: House = await open_house(requests_per_minute=20, logins_per_minute=2, messages_per_second=5)
    ada = await house.person("Ada")
    table = (await ada.open("tide", "me", "bot"))["table"]
    login = {"name": "Ada", "password": "whatever it is"}
    assert [
        (await ada.http.post("/api/login", json=login, headers={"X-CSRF": ada.csrf})).status_code for _ in range(3)
    ] == [401, 401, 429]
    async with ada.sit(table, 0) as chair:
        for _ in range(30):
            await chair.send(type="ping")
        await chair.until(lambda chair: "refused-slow" in chair.refused)
        assert chair.closed is None
    statuses = [(await ada.http.get("/api/home")).status_code for _ in range(30)]
    assert 429 in statuses  # the last one may just be allowed again
    assert (await ada.http.get("/health")).status_code == 200


async def test_sizes(house: House) -> None:
    ada = await house.person("Ada")
    await ada.post("/api/me", {"name": "x" * 100_000}, 413)
    table = (await ada.open("tide", "me", "bot"))["table"]
    async with ada.sit(table, 0) as chair:
        await chair.until(lambda chair: chair.ask)
        await chair.send(type="say", text="x" * 20_000)
        await chair.until(lambda chair: chair.refused == ["refused-message"])
        await chair.answer(["1"] * 1000)
        await chair.until(lambda chair: chair.refused[-1] == "refused-illegal")
        await chair.move()


async def test_files_outside_the_client_stay_outside(house: House) -> None:
    ada = await house.person()
    for path in (
        "/../settings.py",
        "/..%2fsettings.py",
        "/%2e%2e/settings.py",
        "/assets/../../app.py",
        "/game-icons.json.gz",
    ):
        answer = await ada.http.get(path)
        assert "import" not in answer.text
        assert answer.status_code in (200, 404)
        assert answer.status_code == 404 or "<!doctype html>" in answer.text.lower()


async def test_health_metrics_and_description(house: House) -> None:
    ada = await house.person("Ada")
    assert (await ada.get("/health"))["well"]
    assert "wyrmtable_decisions_total" in (await ada.http.get("/metrics")).text
    described = await ada.get("/schema/openapi.json")
    assert "/api/tables/{table}/join" in described["paths"]
