"""Who may do what: ending a match of others, sending somebody away, what a log-out ends, who is inside."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from tests.server.conftest import House, Houses, Open
from tests.server.test_admin import PASSWORD, admin
from tests.server.test_postgres import elsewhere
from wyrmtable.server import keeper
from wyrmtable.server.middleware import is_inside
from wyrmtable.server.schema import tables


async def at_a_table(house: House) -> tuple[Any, Any, str]:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    table = (await ada.open("burrow", "me", "open", "bot"))["table"]
    await ben.post(f"/api/tables/{table}/join")
    return ada, ben, table


async def test_a_host_alone_cannot_end_a_match_of_others(house: House) -> None:
    ada, ben, table = await at_a_table(house)
    eve = await house.person("Eve")
    await eve.post(f"/api/tables/{table}/close", status=403)
    await ada.post(f"/api/tables/{table}/close")
    info = await ben.get(f"/api/tables/{table}")
    assert info["state"] == "running"
    assert [seat.get("ends", False) for seat in info["seats"]] == [True, False, False]
    for secret in ("verify", "record.json"):
        await ada.get(f"/api/tables/{table}/{secret}", 409)
    await ada.get(f"/api/tables/{table}/replay?view=1", 403)
    await ben.post(f"/api/tables/{table}/close")
    assert (await ada.get(f"/api/tables/{table}"))["state"] == "finished"


async def test_who_left_need_not_agree(house: House) -> None:
    ada, ben, table = await at_a_table(house)
    await ben.post(f"/api/tables/{table}/leave")
    await ada.post(f"/api/tables/{table}/close")
    assert (await ada.get(f"/api/tables/{table}"))["state"] == "finished"


async def test_a_host_who_does_not_play_cannot_end_it_either(house: House) -> None:
    ada, ben, cleo = [await house.person(name) for name in ("Ada", "Ben", "Cleo")]
    table = (await ada.open("burrow", "open", "open"))["table"]
    for guest in (ben, cleo):
        await guest.post(f"/api/tables/{table}/join")
    await ada.post(f"/api/tables/{table}/close")
    assert (await ada.get(f"/api/tables/{table}"))["state"] == "running"


async def test_a_forsaken_match_is_ended_by_its_host(house: House) -> None:
    ada, ben, table = await at_a_table(house)
    async with house.site.store.write() as connection:
        old = tables.c.changed - 8 * 24 * 3600
        await connection.execute(update(tables).where(tables.c.id == table).values(changed=old))
    await ben.post(f"/api/tables/{table}/close")
    assert (await ada.get(f"/api/tables/{table}"))["state"] == "running"
    await ada.post(f"/api/tables/{table}/close")
    assert (await ada.get(f"/api/tables/{table}"))["state"] == "finished"


async def test_a_host_sends_somebody_away(house: House) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    table = (await ada.open("tide", "me", "open", "open"))["table"]
    await ben.post(f"/api/tables/{table}/join")
    await ben.post(f"/api/tables/{table}/seats/0/remove", status=403)
    info = await ada.post(f"/api/tables/{table}/seats/1/remove")
    assert [seat["kind"] for seat in info["seats"]] == ["person", "open", "open"]
    await ada.post(f"/api/tables/{table}/seats/1/remove", status=404)
    ada, ben, table = await at_a_table(house)
    async with ben.sit(table, 1) as chair:
        await chair.until(lambda chair: chair.frame)
        assert (await ada.post(f"/api/tables/{table}/seats/1/remove"))["seats"][1]["left"]
        await chair.until(lambda chair: chair.frame["seat"] is None)  # sees no hand any more
    await ben.post(f"/api/tables/{table}/return", status=403)


async def test_a_host_does_not_end_a_match_by_sending_the_others_away(house: House) -> None:
    ada, ben, cleo = [await house.person(name) for name in ("Ada", "Ben", "Cleo")]
    table = (await ada.open("burrow", "me", "open", "open"))["table"]
    for guest in (ben, cleo):
        await guest.post(f"/api/tables/{table}/join")
    await ada.post(f"/api/tables/{table}/close")
    await ada.post(f"/api/tables/{table}/seats/1/remove")
    await ada.post(f"/api/tables/{table}/close")
    await cleo.post(f"/api/tables/{table}/leave")
    await ada.post(f"/api/tables/{table}/close")
    assert (await ada.get(f"/api/tables/{table}"))["state"] == "running"
    await ada.get(f"/api/tables/{table}/verify", 409)
    await cleo.post(f"/api/tables/{table}/return")
    await cleo.post(f"/api/tables/{table}/close")
    assert (await ada.get(f"/api/tables/{table}"))["state"] == "finished"


async def test_who_leaves_a_finished_match_has_played_it(house: House) -> None:
    ada, ben, table = await at_a_table(house)
    for guest in (ada, ben):
        await guest.post(f"/api/tables/{table}/close")
    assert not (await ben.post(f"/api/tables/{table}/leave"))["seats"][1].get("left")


async def test_a_log_out_closes_the_sockets_of_that_browser(houses: Houses) -> None:
    one, other = houses
    ada = await one.person("Ada")
    await ada.post("/api/account", {"name": f"Ada {id(ada)}", "password": "long enough"})
    table = (await ada.open("tide", "me", "local"))["table"]
    twin = elsewhere(ada, other)
    phone = await one.person()
    phone.csrf = (await phone.post("/api/login", {"name": f"Ada {id(ada)}", "password": "long enough"}))["csrf"]
    chairs = [await ada.chair(table, 0), await twin.chair(table, 1), await phone.chair(table, 0)]
    for chair in chairs:
        await chair.until(lambda chair: chair.frame)
    await ada.post("/api/logout")
    for chair in chairs[:2]:
        await chair.ended()
        assert chair.closed == 4401
    await chairs[2].move()
    await chairs[2].close()


async def at_a_table_with_an_account(house: House) -> tuple[Any, Any]:
    ada = await house.person("Ada")
    await ada.post("/api/account", {"name": "Ada", "password": PASSWORD})
    table = (await ada.open("tide", "me", "local"))["table"]
    chair = await ada.chair(table, 0)
    await chair.until(lambda chair: chair.frame)
    return ada, chair


async def closed(chair: Any) -> None:
    await chair.ended()
    assert chair.closed == 4401


async def test_a_password_given_by_the_host_closes_sockets(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever got into an account and sits there is out, not only at the next request."""
    monkeypatch.setattr(keeper, "_ROUND", 0.05)
    _, chair = await at_a_table_with_an_account(house)
    await admin(house, "password", "Ada")
    await closed(chair)


async def test_a_log_out_ends_what_began_before_the_last_log_in(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "_ROUND", 0.05)
    ada, chair = await at_a_table_with_an_account(house)
    await ada.post("/api/login", {"name": "Ada", "password": PASSWORD})
    await ada.post("/api/logout")
    await closed(chair)


async def test_a_log_out_that_another_worker_did_not_hear_of(
    two: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper, "_ROUND", 0.05)
    one, other = two
    ada, chair = await at_a_table_with_an_account(one)
    one.site.rooms.heard = lambda _: None
    twin = elsewhere(ada, other)
    await twin.post("/api/logout")
    await closed(chair)


async def test_who_is_logged_in_or_nobody_may_stay(house: House) -> None:
    _, chair = await at_a_table_with_an_account(house)
    eve = await house.person()
    async with eve.sit(chair.table["table"]) as watcher:
        await watcher.until(lambda watcher: watcher.frame)
        await house.site.rooms.part_with_logged_out()
        await chair.move()
        await watcher.until(lambda watcher: watcher.frame["decisions"] == 1)
    await chair.close()


async def test_an_origin_has_a_scheme(house: House) -> None:
    ada = await house.person("Ada")
    headers = {"X-CSRF": ada.csrf, "Origin": ada.base.replace("http", "https")}
    assert (await ada.http.post("/api/me", json={"name": "Eve"}, headers=headers)).status_code == 403
    table = (await ada.open("tide", "me", "local"))["table"]
    with pytest.raises(Exception, match="403"):
        await ada.chair(table, 0, origin=ada.base.replace("http", "https"))


@pytest.mark.parametrize(
    ("client", "inside"),
    [
        ("127.0.0.1", True),
        ("::1", True),
        ("192.168.1.5", True),
        ("10.88.0.3", True),
        ("8.8.8.8", False),
        ("::ffff:8.8.8.8", False),
        ("::ffff:10.88.0.3", True),
        ("2606:4700::1", False),
        ("", True),
    ],
)
def test_who_is_inside(client: str, inside: bool) -> None:
    assert is_inside(client) is inside


async def test_numbers_are_for_inside(house: House) -> None:
    nobody = await house.person()
    assert (await nobody.http.get("/metrics")).status_code == 200
    outside = await nobody.http.get("/metrics", headers={"X-Forwarded-For": "8.8.8.8"})
    assert outside.status_code == 404


async def test_links_are_listed_and_revoked(house: House) -> None:
    ada, ben, phone = await house.person("Ada"), await house.person("Ben"), await house.person()
    table = (await ada.open("tide", "me", "open"))["table"]
    await ben.post(f"/api/tables/{table}/join")
    first, second = [await ada.post(f"/api/tables/{table}/link") for _ in range(2)]
    listed = await ada.get(f"/api/tables/{table}/links")
    assert len(listed) == 2
    assert all(link["until"].endswith("Z") for link in listed)
    assert first["token"] not in str(listed)
    assert await ben.get(f"/api/tables/{table}/links") == []
    for link in listed:
        await ben.post(f"/api/tables/{table}/links/{link['id']}/revoke", status=404)
        await ada.post(f"/api/tables/{table}/links/%25/revoke", status=404)
    await ada.post(f"/api/tables/{table}/links/{listed[0]['id']}/revoke")
    left = await ada.get(f"/api/tables/{table}/links")
    assert left == [listed[1]]
    opened = [(await phone.http.get(link["path"])).headers["location"] for link in (first, second)]
    assert sorted(opened) == ["/", f"/t/{table}"]


async def test_another_password_ends_all_other_sessions(house: House) -> None:
    ada, phone = await house.person("Ada"), await house.person()
    old, new = "a long dark night", "a bright new day"
    await ada.post("/api/account", {"name": "Ada", "password": old})
    phone.csrf = (await phone.post("/api/login", {"name": "Ada", "password": old}))["csrf"]
    table = (await ada.open("tide", "me", "local"))["table"]
    chair = await phone.chair(table, 0)
    await chair.until(lambda chair: chair.frame)
    await ada.post("/api/account/password", {"old": "not this one", "new": new}, 401)
    await ada.post("/api/account/password", {"old": old, "new": "password123"}, 422)
    assert (await phone.get("/api/me"))["person"]
    await ada.post("/api/account/password", {"old": old, "new": new})
    await chair.ended()
    assert chair.closed == 4401
    assert (await phone.get("/api/me"))["person"] is None
    assert (await ada.get("/api/me"))["person"]
    phone.csrf = (await phone.get("/api/me"))["csrf"]
    await phone.post("/api/login", {"name": "Ada", "password": old}, 401)
    phone.csrf = (await phone.post("/api/login", {"name": "Ada", "password": new}))["csrf"]
    await ada.post("/api/account/elsewhere")
    assert (await phone.get("/api/me"))["person"] is None
    nobody = await house.person("Nobody")
    await nobody.post("/api/account/password", {"old": "", "new": new}, 401)


@pytest.mark.parametrize("password", ["password123", "12345678", "aaaaaaaa", "Fafnir123", "short", "QWERTYUIOP"])
async def test_passwords_that_everybody_tries(password: str, house: House) -> None:
    fafnir = await house.person("Fafnir")
    await fafnir.post("/api/account", {"name": "Fafnir", "password": password}, 422)


@pytest.mark.parametrize(
    ("host", "status"),
    [("tables.example", 200), ("TABLES.example:443", 200), ("evil.example", 421), ("tables.example.evil.example", 421)],
)
async def test_the_server_answers_to_its_name(open_house: Open, host: str, status: int) -> None:
    house = await open_house(hosts="tables.example club.example")
    nobody = await house.person()
    headers = {"Host": host, "X-Forwarded-For": "8.8.8.8"}
    answer = await nobody.http.get("/api/me", headers=headers)
    assert answer.status_code == status
    assert (await nobody.http.get("/health", headers={"Host": "127.0.0.1"})).status_code == 200


def test_numbers_are_summed_over_workers(tmp_path: Path) -> None:
    script = "from wyrmtable.server.metrics import DECISIONS, SOCKETS, metrics_text; DECISIONS.inc(3); SOCKETS.inc()"
    environment = {**os.environ, "PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}
    for end in ("", "; print(metrics_text().decode())"):
        done = subprocess.run(
            [sys.executable, "-c", script + end], env=environment, capture_output=True, text=True, check=True
        )
    assert "wyrmtable_decisions_total 6.0" in done.stdout
    assert "wyrmtable_sockets 1.0" in done.stdout  # those of a worker that is gone are closed
