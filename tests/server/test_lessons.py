"""Lessons over HTTP: nothing is kept, everything is told."""

from __future__ import annotations

from typing import Any

from tests.server.conftest import House

LESSON = "/api/games/nidavellir/lessons/round"


def where(told: Any) -> dict[str, Any]:
    return {"made": told["made"], "step": told["step"]}


async def test_a_lesson_is_taken_step_by_step(house: House) -> None:
    ada = await house.person()
    info = await ada.get("/api/games/nidavellir")
    assert [lesson["name"] for lesson in info["lessons"]] == ["round", "lines", "points"]
    first = await ada.post(LESSON, {})
    assert first["frame"]["scene"]["elements"]
    assert first["teaching"]["look"]
    assert "asks" not in first["frame"]
    second = await ada.post(LESSON, where(first) | {"deed": "next"})
    assert second["step"] == 1
    ask = second["frame"]["asks"][0]
    assert ask["prompt"]["id"] == "learn-round-lay"
    wrong = await ada.post(
        LESSON, where(second) | {"deed": "answer", "names": ["coin:base2.0", "coin:base3.0", "coin:base4.0"]}
    )
    assert (wrong["step"], wrong["made"]) == (1, [])
    assert wrong["tried"]["why"]["id"] == "learn-round-not-five"
    right = await ada.post(
        LESSON, where(wrong) | {"deed": "answer", "names": ["coin:base5.0", "coin:base4.0", "coin:base3.0"]}
    )
    assert "tried" not in right
    assert right["step"] == 2
    assert len(right["made"]) == 3
    assert any(beat.get("log", {}).get("id") == "bids-laid" for beat in right["frame"]["beats"])
    resumed = await ada.post(LESSON, where(right))
    assert resumed["teaching"] == right["teaching"]
    assert [beat["log"]["id"] for beat in resumed["frame"]["beats"]]
    back = await ada.post(LESSON, where(second))
    assert back["step"] == 1


async def test_all_lessons_lead_to_free_play(house: House) -> None:
    ada = await house.person()
    for lesson in ("round", "lines", "points"):
        path = f"/api/games/nidavellir/lessons/{lesson}"
        told = await ada.post(path, {})
        for _ in range(told["teaching"]["steps"] - 1):
            told = await ada.post(path, where(told) | {"deed": "next"})
        assert told["teaching"]["free"]
        option = told["frame"]["asks"][0]
        names = [each["name"] for each in option["options"]]
        names = names[: len(option["places"])] if option["form"] == "assign" else names[:1]
        on = await ada.post(path, where(told) | {"deed": "answer", "names": names})
        assert len(on["made"]) > len(told["made"])
        assert on["teaching"]["free"]


async def test_nonsense_is_refused(house: House) -> None:
    ada = await house.person()
    first = await ada.post(LESSON, {})
    await ada.post("/api/games/nidavellir/lessons/nothing", {}, 404)
    await ada.post("/api/games/nothing/lessons/round", {}, 404)
    await ada.post(LESSON, {"step": 99}, 409)
    await ada.post(LESSON, {"step": -1}, 409)
    await ada.post(LESSON, {"made": [[0, "bid", "coin:nothing", "ab"]]}, 409)
    await ada.post(LESSON, {"deed": "fly"}, 400)
    second = await ada.post(LESSON, where(first) | {"deed": "next"})
    refused = await ada.post(LESSON, where(second) | {"deed": "answer", "names": ["nothing"]})
    assert refused["tried"]["why"]["id"] == "refused-illegal"
    other = await ada.post(LESSON, where(second) | {"deed": "answer", "names": ["coin:base2.1"], "seat": 1})
    assert other["tried"]["why"]["id"] == "refused-not-asked"


async def test_why_not(house: House) -> None:
    ada = await house.person()
    second = await ada.post(LESSON, {"step": 1})
    told = await ada.post(LESSON, where(second) | {"place": "coin:base5.1"})
    assert told["because"]["why"]["id"] == "not-your-coin"
    assert told["step"] == 1


async def test_words_of_lessons_are_apart(house: House) -> None:
    ada = await house.person()
    theirs = (await ada.http.get("/api/games/nidavellir/lessons/words/it")).text
    assert "learn-round = Un turno" in theirs
    assert "learn-round" not in (await ada.http.get("/api/games/nidavellir/words/it")).text
