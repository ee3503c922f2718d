"""Names, accounts, sessions."""

from __future__ import annotations

from tests.server.conftest import House


async def test_a_person_exists_with_a_name(house: House) -> None:
    ada = await house.person()
    assert (await ada.get("/api/me"))["person"] is None
    me = await ada.post("/api/me", {"name": "  Ada\t Lovelace "})
    assert me["name"] == "Ada Lovelace"
    assert me["person"]
    again = await ada.post("/api/me", {"name": "A" * 100})
    assert (again["person"], len(again["name"])) == (me["person"], 40)
    for bad in ("", "   ", "\u202e", "\x00"):
        await ada.post("/api/me", {"name": bad}, 422)


async def test_an_account_keeps_tables_together(house: House) -> None:
    ada, laptop = await house.person("Ada"), await house.person("Guest")
    table = (await ada.open("tide", "me", "open"))["table"]
    await ada.post("/api/account", {"name": "Ada", "password": "short"}, 422)
    me = await ada.post("/api/account", {"name": "Ada", "password": "correct horse"})
    assert me["account"]
    await laptop.post("/api/account", {"name": "ADA", "password": "correct horse"}, 409)
    other = (await laptop.open("tide", "me", "open"))["table"]
    await laptop.post("/api/login", {"name": "ada", "password": "wrong horse"}, 401)
    await laptop.post("/api/login", {"name": "nobody", "password": "wrong horse"}, 401)
    before = laptop.http.cookies["wyrmtable"]
    logged = await laptop.post("/api/login", {"name": "ada", "password": "correct horse"})
    assert logged["person"] == me["person"]
    assert laptop.http.cookies["wyrmtable"] != before
    laptop.csrf = logged["csrf"]
    mine = {info["table"] for info in (await laptop.get("/api/home"))["mine"]}
    assert mine == {table, other}
    assert (await laptop.get(f"/api/tables/{other}"))["host"]
    out = await laptop.post("/api/logout")
    assert out["person"] is None
    assert (await laptop.get("/api/home"))["mine"] == []
    assert (await ada.get("/api/me"))["account"]


async def test_the_store_holds_no_password_and_no_cookie(house: House) -> None:
    ada = await house.person("Ada")
    await ada.post("/api/account", {"name": "Ada", "password": "correct horse"})
    from sqlalchemy import text

    async with house.site.store.read() as connection:
        people = str((await connection.execute(text("SELECT * FROM people"))).all())
        sessions = str((await connection.execute(text("SELECT * FROM sessions"))).all())
    assert "correct horse" not in people
    assert "$argon2id$" in people
    assert ada.http.cookies["wyrmtable"] not in sessions
