"""``wyrmtable analyse``, and ``wyrmtable play --resume FILE --at N``."""

from __future__ import annotations

import json
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from tests.core.play import play
from wyrmtable.cli import main
from wyrmtable.core.book import find_game
from wyrmtable.core.record import Record
from wyrmtable.core.verify import first_difference

TIDE = find_game("tide")


@pytest.fixture
def match(tmp_path: Path) -> Path:
    file = tmp_path / "friday.json"
    file.write_bytes(play(TIDE, 2, "cli").record().to_json())
    return file


@pytest.mark.parametrize("language", ["en", "it", "ru"])
def test_an_analysis_is_printed(match: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(match), "--worlds", "2", "--language", language]) == 0
    out = capsys.readouterr().out
    assert "analysis-" not in out
    assert "100 %" in out
    assert "±" in out


def test_an_analysis_as_json(match: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(match), "--worlds", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert len(found["curve"]) == len(Record.from_json(match.read_bytes()).decisions) + 1


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"sealed": True}, "no hexadecimal number"),
        ({"legacy": {"a": 1}}, "hands nothing on"),
        ({"decisions": [], "checkpoints": []}, "not over, though it has a result"),
    ],
)
def test_a_record_that_cannot_be_analysed(
    change: dict[str, Any], said: str, match: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps(json.loads(match.read_text()) | change))
    assert main(["analyse", "--worlds", "1", str(broken)]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith(f"wyrmtable: {broken}: ")
    assert said in err


def test_a_running_match_is_not_analysed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "running.json"
    file.write_bytes(play(TIDE, 2, "cli", upto=3).record().to_json())
    assert main(["analyse", str(file)]) == 2
    assert "not over" in capsys.readouterr().err


def test_what_if_is_a_match_of_its_own(
    match: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before, branch = match.read_bytes(), tmp_path / "branch.json"
    answers = cycle("123456")  # one of them is always a card still in hand
    monkeypatch.setattr("builtins.input", lambda prompt="": next(answers))
    assert main(["play", "--resume", str(match), "--at", "4", "--save", str(branch)]) == 0
    capsys.readouterr()
    assert match.read_bytes() == before
    made = Record.from_json(branch.read_bytes())
    assert made.decisions[:4] == Record.from_json(before).decisions[:4]
    assert [(origin.match, origin.at) for origin in made.origins] == [("friday", 4)]
    assert made.result is not None
    assert first_difference(TIDE, made) is None


def test_there_is_nothing_to_play_on_from_after_the_end(match: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--resume", str(match), "--at", "999"]) == 2
    assert "decisions to play on from" in capsys.readouterr().err
