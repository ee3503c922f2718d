"""Home, opening, joining, leaving, bots, closing, again, seat links."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
import segno

from tests.server.conftest import House
from tests.server.guests import play_out
from wyrmtable.core import language as texts
from wyrmtable.core.book import find_game
from wyrmtable.server import games


def names(tables: list[dict[str, Any]]) -> list[str]:
    return [table["table"] for table in tables]


def test_a_list_of_games_reads_none_of_them_whole() -> None:
    """A worker that starts makes this list before it serves; thousands of words are not read for two of each game."""
    games.game_info.cache_clear()
    texts.word_alone.cache_clear()
    texts._bundle.cache_clear()
    listed = {info.name: info for info in games.all_games()}
    assert texts._bundle.cache_info().currsize == 0
    for code in texts.LANGUAGES:
        for name, info in listed.items():
            said = texts.Language(code, find_game(name))
            assert info.titles[code] == said.word("game-title")
            assert info.pitches.get(code, "game-pitch") == said.word("game-pitch")


async def test_home_shows_games_and_tables(house: House) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    open_table = (await ada.open("tide", "me", "open", title="Come in"))["table"]
    hidden = (await ada.open("tide", "me", "open", public=False))["table"]
    running = (await ben.open("tide", "me", "open"))["table"]
    await (await house.person("Cleo")).post(f"/api/tables/{running}/join")
    alone = (await ben.open("tide", "me", "bot"))["table"]
    home = await ada.get("/api/home")
    assert {"tide", "nidavellir"} <= {game["name"] for game in home["games"]}
    tide = next(game for game in home["games"] if game["name"] == "tide")
    assert tide["options"] == [{"name": "rounds", "type": "int", "default": 6, "least": 3, "most": 9}]
    assert tide["bots"][0] == {"name": "random", "strength": 1}
    assert set(names(home["mine"])) == {open_table, hidden}
    assert names(home["waiting"]) == [open_table]
    assert names(home["running"]) == [running]
    told = await ben.get("/api/home")
    assert set(names(told["mine"])) == {running, alone}
    assert hidden not in names(told["waiting"])


async def test_options_keep_the_order_of_the_game(house: House) -> None:
    ada = await house.person()
    options = {option["name"]: option for option in (await ada.get("/api/games/vast"))["options"]}
    assert options["solo"]["choices"] == ["easy", "medium", "hard"]
    assert options["speed"]["choices"] == ["shortest", "short", "normal", "long", "longest"]


async def test_my_turn_comes_first(house: House) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    mine = (await ada.open("tide", "me", "open"))["table"]
    other = (await ada.open("tide", "me", "open"))["table"]
    for table in (mine, other):
        await ben.post(f"/api/tables/{table}/join")
    async with ada.sit(other, 0) as chair:
        await chair.move()
    shown = (await ada.get("/api/home"))["mine"]
    assert names(shown) == [mine, other]
    assert shown[0]["question"]["id"] == "ask-bid"
    assert "question" not in shown[1]
    assert all("question" not in table for table in (await ada.get("/api/home"))["running"])


async def test_constant_things(house: House) -> None:
    ada = await house.person()
    for game in await ada.get("/api/games"):
        name = game["name"]
        assert game.get("original", False) == (name == "tide")  # our own; the others are versions of games in a box
        assert (await ada.get(f"/api/games/{name}")) == game
        catalogue = await ada.get(f"/api/games/{name}/catalogue")
        assert set(catalogue) == {"faces", "theme", "icons", "pictures"}
        drawn = await ada.get(f"/api/icons?names={','.join([*catalogue['pictures'][:3], 'no-such-icon'])}")
        assert list(drawn) == catalogue["pictures"][:3]
        assert await ada.get(f"/api/games/{name}/theme/{game['theme']}.json") == catalogue["theme"]
        for language in ("en", "it", "ru"):
            await ada.get(f"/api/games/{name}/words/{language}")
    assert "refused-stale" in await ada.get("/api/words/ru")
    await ada.get("/api/words/xx", 404)
    await ada.get("/api/games/chess", 404)
    await ada.get("/api/games/tide/theme/0.json", 404)
    first = await ada.http.get("/api/games/tide/catalogue")
    again = await ada.http.get("/api/games/tide/catalogue", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304


async def test_what_makes_no_table(house: House) -> None:
    ada, nobody = await house.person("Ada"), await house.person()
    me, bot = {"kind": "me"}, {"kind": "bot", "bot": "random"}
    for status, body in (
        (404, {"game": "chess", "seats": [me, bot]}),
        (422, {"game": "", "seats": [me, bot]}),
        (422, {"game": "tide", "seats": [me]}),
        (422, {"game": "tide", "seats": [me] * 9}),
        (422, {"game": "tide", "seats": [me, {"kind": "bot", "bot": "oracle"}]}),
        (422, {"game": "tide", "seats": [me, {"kind": "ghost"}]}),
        (422, {"game": "tide", "seats": [me, bot], "options": {"rounds": 99}}),
        (422, {"game": "tide", "seats": [me, bot], "options": {"cheat": True}}),
        (422, {"game": "tide", "seats": [me, bot], "pace": "slow"}),
        (400, {"game": "tide", "seats": [me, bot], "seed": "00"}),
        (400, {"game": "tide"}),
        (400, {"game": 7, "seats": []}),
    ):
        await ada.post("/api/tables", body, status)
    await nobody.post("/api/tables", {"game": "tide", "seats": [me, bot]}, 403)


async def test_starting_early_drops_open_seats(house: House) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    table = (await ada.open("tide", "open", "me", "open", "open"))["table"]
    await ada.post(f"/api/tables/{table}/start", status=409)
    await ben.post(f"/api/tables/{table}/start", status=403)
    async with ada.sit(table, 1) as a:
        await a.until(lambda chair: chair.table)
        assert not a.frames
        await ben.post(f"/api/tables/{table}/join", {"seat": 3})
        await ben.post(f"/api/tables/{table}/join", {"seat": 0})  # sits already
        await ada.post(f"/api/tables/{table}/start")
        await a.until(lambda chair: chair.frame and chair.table["state"] == "running")
        assert a.frame["seat"] == 0
        assert [seat["name"] for seat in a.table["seats"]] == ["Ada", "Ben"]
        async with ben.sit(table, 1) as b:
            await play_out(a, b)


async def test_two_cannot_take_one_seat(house: House) -> None:
    ada, ben, eve = await house.person("Ada"), await house.person("Ben"), await house.person("Eve")
    table = (await ada.open("tide", "me", "open", "open"))["table"]
    await ben.post(f"/api/tables/{table}/join", {"seat": 1})
    await eve.post(f"/api/tables/{table}/join", {"seat": 1}, 409)
    await eve.post(f"/api/tables/{table}/join")
    late = await house.person("Late")
    assert (await late.post(f"/api/tables/{table}/join", status=409))["type"] == "/problems/table-running"


async def test_leaving_a_waiting_table_frees_the_seat(house: House) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    table = (await ada.open("tide", "me", "open", "open"))["table"]
    await ben.post(f"/api/tables/{table}/join")
    info = await ben.post(f"/api/tables/{table}/leave")
    assert [seat["kind"] for seat in info["seats"]] == ["person", "open", "open"]
    await ben.post(f"/api/tables/{table}/leave", status=403)


async def test_a_bot_plays_for_who_left_until_they_come_back(house: House) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    table = (await ada.open("tide", "me", "open"))["table"]
    await ben.post(f"/api/tables/{table}/join")
    async with ada.sit(table, 0) as a, ben.sit(table, 1) as b:
        await b.until(lambda chair: chair.ask)
        info = await ben.post(f"/api/tables/{table}/leave")
        assert info["seats"][1]["left"]
        await a.move()
        await a.until(lambda chair: chair.frame["decisions"] == 3)  # the bot has bid for Ben, twice
        await b.answer(["1"], b.frame["asks"][0]["id"])
        await b.until(lambda chair: chair.refused == ["refused-left"])
        await ada.post(f"/api/tables/{table}/seats/1/bot", {"bot": "oracle"}, 422)
        await ben.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"}, 403)
        await ada.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
        info = await ben.post(f"/api/tables/{table}/return")
        assert not info["seats"][1].get("left")
        await a.move()
        await b.until(lambda chair: chair.ask and chair.frame["decisions"] == 4)
        await play_out(a, b)


async def test_the_host_gives_an_open_seat_to_a_bot(house: House) -> None:
    ada = await house.person("Ada")
    table = (await ada.open("tide", "me", "open"))["table"]
    info = await ada.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
    assert info["state"] == "running"
    assert info["seats"][1]["name"] == "Ratatosk"
    await ada.post(f"/api/tables/{table}/seats/0/bot", {"bot": "random"}, 409)
    await ada.post(f"/api/tables/{table}/seats/5/bot", {"bot": "random"}, 404)


async def test_closing(house: House) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    waiting = (await ada.open("tide", "me", "open"))["table"]
    async with ben.sit(waiting) as watcher:
        await watcher.until(lambda chair: chair.table)
        await ben.post(f"/api/tables/{waiting}/close", status=403)
        await ada.post(f"/api/tables/{waiting}/close", status=204)
        await watcher.ended()
        assert watcher.closed == 4404
    await ada.get(f"/api/tables/{waiting}", 404)
    running = (await ada.open("tide", "me", "bot"))["table"]
    async with ada.sit(running, 0) as chair:
        await chair.move()
        await ada.post(f"/api/tables/{running}/close", status=204)
        await chair.until(lambda chair: chair.table["state"] == "finished")
        await chair.answer(["3"], chair.frame["asks"][0]["id"])
        await chair.until(lambda chair: chair.refused)
    assert (await ada.get(f"/api/tables/{running}/verify"))["agrees"]
    assert (await ada.get(f"/api/tables/{running}/replay"))["decisions"] >= 1


async def test_again(house: House) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    table = (await ada.open("tide", "me", "open", "bot", options={"rounds": 3}))["table"]
    await ben.post(f"/api/tables/{table}/join")
    await ada.post(f"/api/tables/{table}/again", status=409)
    async with ada.sit(table, 0) as a, ben.sit(table, 1) as b:
        await play_out(a, b)
        made = await ada.post(f"/api/tables/{table}/again")
        assert made["state"] == "waiting"
        await b.until(lambda chair: chair.table.get("next") == made["table"])
    joined = await ben.post(f"/api/tables/{table}/again")
    assert joined["table"] == made["table"]
    assert joined["state"] == "running"
    assert joined["options"] == {"rounds": 3}
    assert joined["commitment"] != (await ada.get(f"/api/tables/{table}"))["commitment"]


async def test_again_with_other_options(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    tide = find_game("tide")
    monkeypatch.setattr(type(tide), "sequel", lambda self, options, result: type(options)(len(result.scores) + 1))
    ada = await house.person("Ada")
    table = (await ada.open("tide", "me", "bot", "bot", options={"rounds": 3}))["table"]
    async with ada.sit(table, 0) as chair:
        await play_out(chair)
    assert (await ada.post(f"/api/tables/{table}/again"))["options"] == {"rounds": 4}


async def test_again_gives_everybody_their_seat(house: House) -> None:
    ada, ben, cleo = await house.person("Ada"), await house.person("Ben"), await house.person("Cleo")
    table = (await ada.open("tide", "me", "open", "open", options={"rounds": 3}))["table"]
    for guest in (ben, cleo):
        await guest.post(f"/api/tables/{table}/join")
    async with ada.sit(table, 0) as a, ben.sit(table, 1) as b, cleo.sit(table, 2) as c:
        await play_out(a, b, c)
    for guest in (ada, cleo, ben):
        made = await guest.post(f"/api/tables/{table}/again")
    assert [seat["name"] for seat in made["seats"]] == ["Ada", "Ben", "Cleo"]


async def test_the_tables_address_as_a_picture(house: House) -> None:
    ada = await house.person("Ada")
    table = (await ada.open("tide", "me", "bot"))["table"]
    answer = await ada.http.get(f"/api/tables/{table}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    wanted = BytesIO()
    segno.make(f"{house.base}/t/{table}", error="m").save(
        wanted, kind="svg", scale=4, border=2, light="#fff", xmldecl=False
    )
    assert answer.content == wanted.getvalue()


async def test_a_seat_link_carries_the_seat_to_another_device(house: House) -> None:
    ada, phone = await house.person("Ada"), await house.person()
    table = (await ada.open("tide", "me", "bot"))["table"]
    await phone.post(f"/api/tables/{table}/link", status=403)
    link = await ada.post(f"/api/tables/{table}/link")
    assert link["qr"].startswith("<svg")
    answer = await phone.http.get(link["path"])
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table}")
    assert (await phone.get("/api/me"))["name"] == "Ada"
    async with phone.sit(table, 0) as chair:
        await chair.move()
    async with ada.sit(table, 0) as chair:
        await chair.move()
    answer = await phone.http.get("/s/nonsense")
    assert (answer.status_code, answer.headers["location"]) == (303, "/")


async def test_chat_is_beside_the_match(house: House) -> None:
    ada, eve = await house.person("Ada"), await house.person()
    table = (await ada.open("tide", "me", "bot"))["table"]
    async with ada.sit(table, 0) as a, eve.sit(table) as watcher:
        await watcher.send(type="say", text="let me in")
        await watcher.until(lambda chair: chair.refused == ["refused-name"])
        await a.send(type="say", text="  <b>hello</b>\u202e\n there ")
        await watcher.until(lambda chair: chair.chat)
        assert watcher.chat[0]["text"] == "<b>hello</b> there"
        assert (watcher.chat[0]["name"], watcher.chat[0]["seat"]) == ("Ada", 0)
        for _ in range(10):
            await a.send(type="say", text="spam")
        await a.until(lambda chair: "refused-slow" in chair.refused)
    async with eve.sit(table) as late:
        await late.until(lambda chair: chair.chat)
    assert all(decision.kind == "bid" for decision in await house.site.store.decisions(table))


async def test_presence(house: House) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    table = (await ada.open("tide", "me", "open"))["table"]
    await ben.post(f"/api/tables/{table}/join")
    async with ada.sit(table, 0) as a:
        async with ben.sit(table, 1), ben.sit(table):
            await a.until(lambda chair: chair.table["seats"][1].get("here") and chair.table.get("watchers") == 1)
        await a.until(lambda chair: not chair.table["seats"][1].get("here") and not chair.table.get("watchers"))


async def test_replay_for_those_who_may(house: House) -> None:
    ada, eve = await house.person("Ada"), await house.person("Eve")
    table = (await ada.open("burrow", "me", "local"))["table"]
    async with ada.sit(table, 0) as chair:
        await chair.move()
    assert (await ada.get(f"/api/tables/{table}/replay?view=0"))["decisions"] == 1
    await eve.get(f"/api/tables/{table}/replay?view=0", 403)
    await eve.get(f"/api/tables/{table}/replay?view=7", 404)
    await eve.get(f"/api/tables/{table}/replay?view=x", 400)
    outside = await eve.get(f"/api/tables/{table}/replay")
    assert "card:" not in str(outside)
    await eve.get(f"/api/tables/{table}/record.json", 409)
    await eve.get(f"/api/tables/{table}/verify", 409)
    waiting = (await ada.open("tide", "me", "open"))["table"]
    await eve.get(f"/api/tables/{waiting}/replay", 409)


async def test_replay_of_a_finished_match_ends_at_the_last_scene(house: House) -> None:
    import msgspec

    from wyrmtable.core.scene import Beat, Scene
    from wyrmtable.core.scenes import apply_beat

    ada, eve = await house.person("Ada"), await house.person("Eve")
    table = (await ada.open("tide", "me", "bot"))["table"]
    async with ada.sit(table, 0) as chair:
        await play_out(chair)
        for view in ("", "?view=0", "?view=1"):
            told = await eve.get(f"/api/tables/{table}/replay{view}")
            scene = msgspec.convert(told["scene"], Scene)
            for beat in told["beats"]:
                scene = apply_beat(scene, msgspec.convert(beat, Beat))
            assert scene == chair.scene
            assert len(told["scores"]) == told["decisions"] + 1
