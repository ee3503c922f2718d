"""Lessons in the terminal: every one to its end in each language, and what a learner can type."""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path

import pytest
from rich.console import Console

from tests.terminal.table import Typist
from wyrmtable.cli import main
from wyrmtable.core.book import find_game, games
from wyrmtable.core.language import Language
from wyrmtable.learn import Tutor, find_lesson
from wyrmtable.terminal.lesson import LessonSession, taken

LESSONS = [(name, lesson.name) for name, game in games().items() for lesson in game.lessons]


@pytest.fixture(autouse=True)
def _home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def learn(game: str, lesson: str, lines: Iterable[str], language: str = "en", terminal: bool = False) -> str:
    found = find_game(game)
    wanted = find_lesson(found, lesson)
    assert wanted is not None
    screen = io.StringIO()
    console = Console(file=screen, width=110, force_terminal=terminal, color_system="truecolor" if terminal else None)
    LessonSession(Tutor(found, wanted), language, console, Typist(iter(lines))).play()
    return screen.getvalue()


@pytest.mark.parametrize("language", ["en", "it", "ru"])
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_lesson_is_taken(game: str, lesson: str, language: str) -> None:
    found = find_lesson(find_game(game), lesson)
    assert found is not None
    shown = learn(game, lesson, ["skip"] * (len(found.steps) - 1), language)
    say = Language(language, find_game(game), lambda seat: "?")
    for step in found.steps:
        assert step.free or say(step.task) in shown
    assert taken(game) == [lesson]


def test_a_lesson_that_was_left_is_not_taken() -> None:
    assert "Look at the taverns" in learn("nidavellir", "round", [""])
    assert taken("nidavellir") == []


def test_a_wrong_answer_is_answered_kindly_and_shown_at_last() -> None:
    shown = learn("nidavellir", "round", ["", "2 3 4", "2 3 4", "2 3 4", "5 4 2"])
    assert shown.count("Lay the 5 there") == 3
    assert shown.count("A right answer: base 5, base 4, base 2") == 1
    assert "Look at the order of play" in shown


def test_what_one_can_type_besides() -> None:
    shown = learn("nidavellir", "round", ["", "show", "", "undo", "look explorer", "nonsense", "back", "", "5 4 3"])
    assert "A right answer: base 5" in shown
    assert "Explorer 11" in shown
    assert shown.count("Look at the taverns and at your army") == 2
    assert "Look at the order of play" in shown


def test_paper_on_a_real_terminal() -> None:
    assert "\x1b[38;2;43;32;20;48;2;239;226;198m" in learn("nidavellir", "round", [], terminal=True)


def test_the_command_begins_with_the_first_lesson_not_taken(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def none(prompt: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", none)
    assert main(["learn", "nidavellir"]) == 0
    assert "A round 1/8" in capsys.readouterr().out
    learn("nidavellir", "round", ["skip"] * 7)
    assert main(["learn", "nidavellir"]) == 0
    assert "Lines and heroes 1/7" in capsys.readouterr().out
    assert main(["learn", "nidavellir", "--list", "--language", "it"]) == 0
    listed = capsys.readouterr().out
    assert "✓" in listed.splitlines()[0]
    assert "4 minuti" in listed.splitlines()[1]
    assert main(["learn", "nidavellir", "nothing"]) == 2
    assert "there are round, lines, points" in capsys.readouterr().err
