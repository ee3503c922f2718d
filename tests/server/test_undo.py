"""Taking back, doing again, passing automatically, why not."""

from __future__ import annotations

from tests.server.conftest import House
from tests.server.guests import Browser, Chair


async def at_a_choice_of(kind: str, house: House, ada: Browser) -> tuple[str, Chair]:
    """A two-handed table of Burrow on one device, with this question open."""
    table: str = (await ada.open("burrow", "me", "local"))["table"]
    chair = await ada.chair(table, 0)
    await chair.until(lambda chair: chair.frame)
    for _ in range(200):
        match = house.site.rooms.peek(table).play.match
        asked = next((seat for seat, question in match.open.items() if question.kind == kind), None)
        seat = asked if asked is not None else min(match.open)
        if chair.frame["seat"] != seat:
            await chair.send(type="look", seat=seat)
            await chair.until(lambda chair, seat=seat: chair.frame["seat"] == seat)
        if asked is not None:
            chair.refused.clear()
            return table, chair
        await chair.move()
    raise AssertionError(f"no question {kind}")


async def test_undo_and_redo(house: House) -> None:
    ada, eve = await house.person("Ada"), await house.person("Eve")
    table, chair = await at_a_choice_of("act", house, ada)
    async with eve.sit(table) as watcher:
        before = chair.frame["decisions"]
        ask = chair.ask
        assert ask is not None
        await watcher.until(lambda chair: chair.frame)
        lines = len(watcher.beats)
        await chair.answer(["walk"])
        await chair.until(lambda chair: chair.frame["decisions"] == before + 1)
        assert "undo" not in chair.frames[-1] or "beats" not in chair.frames[-1]  # the offer comes in a later frame
        await chair.until(lambda chair: chair.frame.get("undo"))
        assert chair.frame["undo"] == {"to": before, "what": ask["prompt"]}
        assert "undo" not in watcher.frame
        await chair.send(type="undo", to=before - 1)
        await chair.until(lambda chair: chair.refused == ["refused-undo"])
        await chair.send(type="undo", to=before)
        await chair.until(lambda chair: chair.frame["decisions"] == before and chair.frame.get("redo"))
        assert chair.ask == ask
        await watcher.until(lambda chair: chair.frame["decisions"] == before)
        assert len(watcher.beats) == lines
        assert len(await house.site.store.decisions(table)) == before
        await chair.send(type="redo", decisions=before + 5)
        await chair.until(lambda chair: chair.refused[-1] == "refused-stale")
        await chair.send(type="redo", decisions=before)
        await chair.until(lambda chair: chair.frame["decisions"] == before + 1)
        assert [d.answer for d in await house.site.store.decisions(table)][-1] == "walk"
        await watcher.until(lambda chair: chair.frame["decisions"] == before + 1)
    await chair.close()


async def test_what_was_learnt_cannot_be_taken_back(house: House) -> None:
    ada = await house.person("Ada")
    _, chair = await at_a_choice_of("act", house, ada)
    before = chair.frame["decisions"]
    await chair.answer(["roll"])
    await chair.until(lambda chair: chair.frame["decisions"] > before)
    assert "undo" not in chair.frame
    await chair.send(type="undo", to=before)
    await chair.until(lambda chair: chair.refused == ["refused-undo"])
    await chair.close()


async def test_automatic_passes(house: House) -> None:
    ada = await house.person("Ada")
    table, chair = await at_a_choice_of("act", house, ada)
    actor = chair.frame["seat"]
    other = 1 - actor
    await chair.send(type="look", seat=other)
    await chair.until(lambda chair: chair.frame["seat"] == other)
    await chair.send(type="auto", passes="sometimes")
    await chair.until(lambda chair: chair.refused == ["refused-message"])
    await chair.send(type="auto", passes="turn")
    await chair.send(type="look", seat=actor)
    await chair.until(lambda chair: chair.frame["seat"] == actor)
    await chair.answer(["walk"])
    await chair.until(lambda chair: chair.ask and len(chair.ask["options"]) == 3)
    count = chair.frame["decisions"]
    await chair.answer(["home"])
    await chair.until(lambda chair: chair.frame["decisions"] > count)
    made = await house.site.store.decisions(table)
    assert [(d.seat, d.kind, d.answer) for d in made[count:]] == [(actor, "walk", "home"), (other, "shout", "pass")]
    # The wish ended with the next question that is no reaction.
    assert (await house.site.store.table(table)).seats[other].auto == "never"
    await chair.close()


async def test_a_wish_to_pass_answers_an_open_window(house: House) -> None:
    ada = await house.person("Ada")
    table, chair = await at_a_choice_of("shout", house, ada)
    count = chair.frame["decisions"]
    await chair.send(type="auto", passes="always")
    await chair.until(lambda chair: chair.frame["decisions"] > count)
    assert (await house.site.store.decisions(table))[count].answer == "pass"
    await chair.close()


async def test_what_would_follow(house: House) -> None:
    """A game that foresees nothing says so; a question that is gone is no trouble, an answer that is none is."""
    ada = await house.person("Ada")
    _, chair = await at_a_choice_of("act", house, ada)
    assert chair.ask is not None
    await chair.send(type="foresee", ask=chair.ask["id"], name="walk")
    await chair.until(lambda chair: chair.others)
    assert chair.others[0] == {"type": "foreseen", "ask": chair.ask["id"], "name": "walk"}
    await chair.send(type="foresee", ask="0.0000", name="walk")
    await chair.until(lambda chair: len(chair.others) == 2)
    assert not chair.refused
    await chair.send(type="foresee", ask=chair.ask["id"], name="fly")
    await chair.until(lambda chair: chair.refused == ["refused-illegal"])
    await chair.close()


async def test_why_not(house: House) -> None:
    ada = await house.person("Ada")
    _, chair = await at_a_choice_of("act", house, ada)
    assert chair.ask is not None
    await chair.send(type="why", ask=chair.ask["id"], place="deck")
    await chair.until(lambda chair: chair.others)
    assert chair.others[0]["why"] == {"t": "m", "id": "not-part-of-choice", "args": {"prompt": chair.ask["prompt"]}}
    option = next(option for option in chair.ask["options"] if "label" in option)
    others = [other for other in chair.ask["options"] if option["path"][-1] in other["path"]]
    await chair.send(type="why", ask=chair.ask["id"], place=option["path"][-1])
    await chair.until(lambda chair: len(chair.others) > 1)
    does = {"what": option["label"]} if len(others) == 1 else {"n": len(others)}
    assert chair.others[1]["why"]["args"] == does, "what is an answer says what choosing it does"
    await chair.send(type="why", ask="0.0000", place="deck")
    await chair.until(lambda chair: chair.refused == ["refused-stale"])
    await chair.close()


async def test_a_standing_order_ends_with_what_is_taken_back(house: House) -> None:
    """Also in the store, or the pass just taken back would be made again; what is refused changes nothing."""
    ada = await house.person("Ada")
    table, chair = await at_a_choice_of("act", house, ada)
    seat, before = chair.frame["seat"], chair.frame["decisions"]
    await chair.send(type="auto", passes="always")
    await chair.send(type="undo", to=before + 1)
    await chair.until(lambda chair: chair.refused == ["refused-undo"])
    room = house.site.rooms.peek(table)
    assert room.row.seats[seat].auto == "always"
    await chair.answer(["walk"])
    await chair.until(lambda chair: chair.frame["decisions"] > before)
    await chair.send(type="undo", to=before)
    await chair.until(lambda chair: chair.frame["decisions"] == before)
    assert (await house.site.store.table(table)).seats[seat].auto == room.row.seats[seat].auto == "never"
    await chair.close()
