"""Whole games at the terminal, played by a script."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.terminal.table import sit
from wyrmtable.bots import make
from wyrmtable.cli import main
from wyrmtable.core.book import find_game, game_names
from wyrmtable.core.chance import Chance
from wyrmtable.core.match import Match
from wyrmtable.core.record import Record
from wyrmtable.core.scene import Beat, Note
from wyrmtable.core.verify import first_difference
from wyrmtable.core.words import msg
from wyrmtable.terminal.saves import read_record
from wyrmtable.terminal.session import Session


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.mark.parametrize("terminal", [False, True])
@pytest.mark.parametrize("language", ["en", "it", "ru"])
def test_a_whole_game_by_number(language: str, terminal: bool) -> None:
    session, screen = sit(lines=iter(["1", "2", "3", "4", "5", "6"]), language=language, terminal=terminal)
    session.play()
    assert session.match.over
    shown = screen.getvalue()
    assert session.say.word("term-over") in shown
    assert session.say.word("score") in shown


def answers(session: Session) -> Iterator[str]:
    """A random player who types the stable names."""
    bot = make("random", session.game, Random(7))
    while True:
        seat = session.viewer if session.viewer in session.match.open else min(session.match.open)
        names = bot.choose(session.match, seat)
        yield " ".join(names) or "."


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("terminal", [False, True])
def test_every_installed_game_can_be_played_to_its_end(game: str, terminal: bool) -> None:
    session, screen = sit(game, bots={1: "random"}, terminal=terminal)
    typed = answers(session)
    session._read = lambda prompt: next(typed)
    session.play()
    assert session.match.over
    assert session.say.word("term-over") in screen.getvalue()


def test_names_and_words_of_labels_are_answers() -> None:
    session, screen = sit(lines=iter(["bid 6", "Bid 5", "nonsense", "bid", "4"]))
    session.play()
    assert [decision.answer for decision in session.match.decisions if decision.seat == 0] == ["6", "5", "4"]
    assert "“nonsense” is no answer here" in screen.getvalue()
    assert "“bid” could mean several" in screen.getvalue()


def test_hot_seat_hides_the_table_between_people() -> None:
    lines = ["1", "", "2", "", "1", "", "3"]
    session, screen = sit(bots={}, lines=iter(lines))
    session.play()
    shown = screen.getvalue()
    assert "Pass the device to Person1." in shown
    assert "Pass the device to Person0." in shown
    assert len(session.match.decisions) == 4


def test_commands_answer_and_leave_the_match_alone() -> None:
    commands = ["help", "?", "table", "table all", "look 3", "look Bot1", "look sea", "look moon", "why", "why sea"]
    commands += ["why 3", "hint", "log", "1", "log", "rules", "rules bid", "rules nix", "undo", "redo", "t"]
    session, screen = sit(lines=iter(commands))
    session.play()
    shown = screen.getvalue()
    assert [d.answer for d in session.match.decisions if d.seat == 0] == ["1"]
    assert "take back your last decision" in shown
    assert "Nothing on the table is called “moon”" in shown
    assert "\nBid 3\n" in shown, "an answer says what choosing it does"
    assert "What you point at is none of the answers." in shown
    assert "1. Bid " in shown
    assert re.search(r"Better: (fish caught|high bids kept)", shown)
    assert "Nothing has happened yet." in shown
    assert "Equal bids cancel each other" in shown
    assert "The guide has no chapter “nix”" in shown
    assert "this cannot be taken back" in shown
    assert "There is nothing to do again." in shown


def test_what_would_follow_an_answer_is_told_on_demand() -> None:
    """Nothing is foreseen in Tide; in The Last Spell the coming Monster Phase is, and nothing happens by asking."""
    session, screen = sit(lines=iter(["if", "if 3"]))
    session.play()
    assert screen.getvalue().count("Nothing can be foreseen of the answers") == 2
    match: Match[Any] = Match(find_game("last_spell"), 2, None, Chance("terminal"))
    bot = make("random", match.game, Random(1))
    while next(iter(match.open.values())).kind != "act":
        seat = next(iter(match.open))
        match.answer(seat, bot.choose(match, seat))
    seat = next(iter(match.open))
    lines = ["if", "if dash", "if yield", "if nonsense"]
    session, screen = sit("last_spell", bots={1 - seat: "random"}, match=match, lines=iter(lines))
    before = len(match.decisions)
    session.play()
    shown = screen.getvalue()
    assert len(match.decisions) == before
    assert "Name an answer after it" in shown
    assert "The coming Monster Phase stays as it is." in shown
    coming = next(e for e in match.scene(seat).elements if isinstance(e, Note) and e.at == "forecast")
    assert session.say(coming.text) in shown
    assert "“nonsense” is no answer here" in shown


def test_what_is_told_again_and_again_is_one_line() -> None:
    session, _ = sit()
    beats = [Beat("move", log=msg(word)) for word in ("score", "score", "score", "sea", "score")]
    assert [line.plain for line in session.log_lines(beats)] == ["› Final score ×3", "› The sea", "› Final score"]


def test_a_match_left_is_kept_and_can_be_resumed(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    session, screen = sit(lines=iter(["6", "5", "quit"]), file=file)
    session.play()
    assert "The match is kept in" in screen.getvalue()
    record = read_record(file)
    assert [decision.answer for decision in record.decisions if decision.seat == 0] == ["6", "5"]
    again, screen = sit(match=Match.load(session.game, record), lines=iter(["1", "2", "3", "4"]), file=file)
    again.play()
    assert again.match.over
    assert first_difference(again.game, read_record(file)) is None


def test_the_end_of_the_input_and_ctrl_c_keep_the_match(tmp_path: Path) -> None:
    for stop in (EOFError, KeyboardInterrupt):
        file = tmp_path / f"{stop.__name__}.json"
        session, _ = sit(file=file)
        typed = iter(["3"])

        def read(prompt: str, typed: Iterator[str] = typed, stop: type[BaseException] = stop) -> str:
            for line in typed:
                return line
            raise stop

        session._read = read
        session.play()
        assert [d.answer for d in read_record(file).decisions if d.seat == 0] == ["3"]


def test_save_names_the_file_and_says_when_it_cannot(tmp_path: Path) -> None:
    file = tmp_path / "folder" / "mine.json"
    session, screen = sit(lines=iter(["1", f"save {file}", "save /proc/nowhere/x.json"]))
    session.play()
    assert file.is_file()
    assert "Could not save in /proc/nowhere/x.json" in screen.getvalue()


def test_bots_alone_are_watched() -> None:
    session, screen = sit(bots={0: "random", 1: "greedy"})
    session.play()
    assert session.match.over
    assert "Bot" in screen.getvalue()


def test_the_real_command_on_a_pipe(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "wyrmtable", "play", "tide", "--seed", "1", "--bots", "greedy", "--names", "Anna"]
    done = subprocess.run(command, input="1\n2\n3\n", capture_output=True, text=True, check=True, env=environment)
    assert "Anna" in done.stdout
    assert "The match is kept in" in done.stdout
    assert "\x1b" not in done.stdout
    [kept] = (tmp_path / "wyrmtable" / "saves").iterdir()
    resumed = [sys.executable, "-m", "wyrmtable", "play", "--resume", str(kept)]
    done = subprocess.run(resumed, input="4\n5\n6\n", capture_output=True, text=True, check=True, env=environment)
    assert "Going on where you stopped" in done.stdout
    assert "The match is over" in done.stdout


def test_answers_with_the_same_words_are_told_apart_by_their_place() -> None:
    session, screen = sit("vast")
    session.play()
    shown = screen.getvalue()
    assert "1 north" in shown
    assert "step:" not in shown


def test_a_campaign_goes_on_after_a_finished_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    bots = ["--bots", "random,random", "--players", "2", "--options", "roles=GC", "--options", "campaign=true"]
    assert main(["play", "vast", *bots, "--seed", "5", "--save", str(first)]) == 0
    assert main(["play", "--after", str(first), "--save", str(second)]) == 0
    before, after = (Record.from_json(file.read_bytes()) for file in (first, second))
    assert before.legacy is None
    assert sorted(after.legacy["levels"]) == ([1, 2] if before.result and before.result.winners else [1, 1])
    unfinished = tmp_path / "unfinished.json"
    unfinished.write_bytes(Match(find_game("vast"), 2, {"roles": "GC"}, Chance("1"), ("", "")).record().to_json())
    assert main(["play", "--after", str(unfinished)]) == 2
    assert "is not over yet" in capsys.readouterr().err
