"""Every lesson of every installed game is played to its end, and the check that does it has teeth."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.structs import replace

from wyrmtable.check.lessons import lesson_faults
from wyrmtable.core.book import games
from wyrmtable.core.language import Language
from wyrmtable.core.lesson import Lesson, Step
from wyrmtable.core.match import Refused
from wyrmtable.core.scene import Saying
from wyrmtable.core.state import digest
from wyrmtable.core.words import msg
from wyrmtable.games.nidavellir import GAME, Nidavellir
from wyrmtable.learn import Tutor, find_lesson

TAUGHT = {name: game for name, game in games().items() if game.lessons}


@pytest.mark.parametrize("name", TAUGHT)
def test_every_lesson_can_be_taken_to_its_end(name: str) -> None:
    """What is pointed at lies there, what is right is offered, every other answer has a reason, every word exists."""
    assert lesson_faults(TAUGHT[name]) == []


@pytest.mark.parametrize("language", ["en", "it", "ru"])
@pytest.mark.parametrize("name", TAUGHT)
def test_every_lesson_speaks_every_language(name: str, language: str) -> None:
    """Nothing is left of a message's id or of an argument that nobody gave."""
    game = TAUGHT[name]
    say = Language(language, game)
    for lesson in game.lessons:
        tutor = Tutor(game, lesson)
        said = [say(lesson.title), *(say(term.name) for term in lesson.terms)]
        while True:
            step = tutor.step
            said += [say(step.task), *(say(saying.text) for saying in step.says)]
            said += [say(text) for text in (step.part, step.hint) if text is not None]
            if step.free:
                break
            tutor.skip()
        assert [text for text in said if re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", text) or "{" in text or not text] == []


@pytest.mark.parametrize("name", ["nidavellir", "vast", "eldervale", "last_spell"])
def test_every_game_of_the_box_has_lessons(name: str) -> None:
    found = games()[name].lessons
    assert len(found) >= 3
    assert len({lesson.name for lesson in found}) == len(found)


def test_nidavellir_is_learnt_in_ten_minutes() -> None:
    assert [lesson.name for lesson in GAME.lessons] == ["round", "lines", "points"]
    assert sum(lesson.minutes for lesson in GAME.lessons) == 10


# ---- teeth


def lesson(name: str) -> Lesson:
    found = find_lesson(GAME, name)
    assert found is not None
    return found


def broken(monkeypatch: pytest.MonkeyPatch, at: int, **changes: Any) -> str:
    """What is said of the first lesson with one step changed."""
    known = lesson("round")
    step = replace(known.steps[at], **changes)
    changed = replace(known, steps=(*known.steps[:at], step, *known.steps[at + 1 :]))
    monkeypatch.setattr(Nidavellir, "lessons", (changed, *GAME.lessons[1:]))
    return "\n".join(lesson_faults(GAME))


TAKE = next(number for number, step in enumerate(lesson("round").steps) if isinstance(step.do, tuple))


@pytest.mark.parametrize(
    ("at", "changes", "fault"),
    [
        (TAKE, {"do": ("card:explorer_a2_01",)}, "is shown and not offered"),
        (TAKE, {"do": (*lesson("round").steps[TAKE].do, "card:miner_a2_01")}, "should be right and is not offered"),  # type: ignore[misc]
        (TAKE, {"wrong": {"card:hunter_a1_01": msg("learn-round-not-hunter")}}, "has no reply to card:warrior_a1_01"),
        (TAKE, {"wrong": {"card:nobody": msg("learn-free"), "": msg("learn-free")}}, "replies to card:nobody"),
        (TAKE, {"do": lambda state, names: False, "show": "card:hunter_a1_01"}, "is shown and not right"),
        (TAKE, {"do": None}, "cannot be played on"),
        (0, {"says": (Saying("tavern:9", msg("learn-free")),)}, "tavern:9 does not lie on the table"),
        (0, {"lights": ("bids:0#4",)}, "bids:0#4 does not lie on the table"),
        (0, {"says": (Saying("", msg("learn-free")),) * 4}, "4 notes at once"),
        (0, {"task": msg("learn-nothing")}, "learn-nothing is missing in ru"),
        (0, {"task": msg("learn-round-say-tie")}, "learn-round-say-tie needs who in it"),
        (0, {"task": msg("learn-free")}, "no lesson says learn-round-see-taverns"),
        (0, {"rule": "R99"}, "the guide has no R99 in en"),
        (0, {"part": None}, "the first step begins a part"),
        (0, {"free": True}, "only the last step is free play"),
        (1, {"others": ((1, "coin:base2.1"),)}, "cannot be played on"),
    ],
)
def test_a_fault_is_found(monkeypatch: pytest.MonkeyPatch, at: int, changes: dict[str, Any], fault: str) -> None:
    assert fault in broken(monkeypatch, at, **changes)


def test_a_lesson_without_free_play_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    known = lesson("round")
    monkeypatch.setattr(Nidavellir, "lessons", (replace(known, steps=known.steps[:-1]),))
    assert "the last one is free play" in lesson_faults(GAME)[0]


# ---- the tutor


def to_step(tutor: Tutor, at: int) -> Tutor:
    while tutor.at < at:
        tutor.skip()
    return tutor


def test_a_wrong_answer_is_answered_and_changes_nothing() -> None:
    tutor = to_step(Tutor(GAME, lesson("round")), TAKE)
    before, made = digest(tutor.match.state), tutor.made
    tried = tutor.answer(0, ["card:hunter_a1_01"])
    assert tried is not None
    assert tried.why == msg("learn-round-not-hunter")
    assert (digest(tutor.match.state), tutor.made, tutor.at) == (before, made, TAKE)
    assert tutor.tries == [tried]
    assert tutor.answer(0, ["card:explorer_a1_07"]) is None
    assert (tutor.at, tutor.tries) == (TAKE + 1, [])


def test_a_reason_tells_of_the_position() -> None:
    tutor = to_step(Tutor(GAME, lesson("lines")), 5)
    tried = tutor.answer(0, ["coin:base0.0", "coin:base5.0", "coin:royal6.1"])
    assert tried is not None
    assert tried.why == msg("learn-lines-small-trade", a=2, b=3, n=5)


def test_what_is_no_answer_is_refused() -> None:
    tutor = to_step(Tutor(GAME, lesson("round")), TAKE)
    for seat, names in ((0, ["card:nobody"]), (1, ["card:hunter_a1_01"]), (0, [])):
        with pytest.raises(Refused):
            tutor.answer(seat, names)
    with pytest.raises(Refused):
        tutor.go_on()
    looking = Tutor(GAME, lesson("round"))
    with pytest.raises(Refused):
        looking.answer(0, ["coin:base5.0", "coin:base4.0", "coin:base2.0"])
    assert looking.ask(0) is None


def test_one_goes_on_from_anywhere_and_back() -> None:
    tutor = Tutor(GAME, lesson("lines"))
    known = {}
    for step in lesson("lines").steps:
        known[tutor.at] = digest(tutor.match.state)
        again = Tutor(GAME, lesson("lines"), tutor.made, tutor.at)
        assert (digest(again.match.state), again.teaching()) == (known[tutor.at], tutor.teaching())
        if not step.free:
            tutor.skip()
    for at in range(len(known) - 2, -1, -1):
        tutor.back()
        assert (tutor.at, digest(tutor.match.state)) == (at, known[at])
    tutor.back()
    assert tutor.at == 0


def test_free_play_goes_on_to_the_end_of_the_match() -> None:
    tutor = to_step(Tutor(GAME, lesson("points")), len(lesson("points").steps) - 1)
    while not tutor.match.over:
        question = tutor.match.open[0]
        picks: list[Any] = []
        while left := question.next_picks(picks):
            picks.append(left[0])
        assert tutor.answer(0, question.names(question.value(picks))) is None
    assert tutor.step.free
    assert tutor.asked == []


def test_the_question_is_asked_in_the_words_of_the_step() -> None:
    tutor = to_step(Tutor(GAME, lesson("round")), TAKE)
    ask = tutor.ask(0)
    assert ask is not None
    assert (ask.prompt, ask.rule) == (msg("learn-round-take"), "R6")
    assert {option.name for option in ask.options} >= {"card:hunter_a1_01", "card:explorer_a1_07"}


def test_a_step_that_stops_shows_what_lies_between() -> None:
    """After the hero the others have not yet taken their cards at the next tavern."""
    tutor = to_step(Tutor(GAME, lesson("lines")), 3)
    assert list(tutor.match.open) == [2]
    assert tutor.step == lesson("lines").steps[3]
    assert isinstance(tutor.step, Step)
    assert tutor.asked == []
