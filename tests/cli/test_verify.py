"""``wyrmtable verify``: identical, tampered with, malformed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from wyrmtable.cli import main


@pytest.fixture
def recorded(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    assert main(["simulate", "tide", "--players", "3", "--games", "2", "--seed", "v", "--record", str(tmp_path)]) == 0
    capsys.readouterr()
    return tmp_path / "tide-v-000000.json"


def test_recorded_matches_are_identical(recorded: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = sorted(str(file) for file in recorded.parent.iterdir())
    assert main(["verify", *files]) == 0
    assert capsys.readouterr().out.count("identical") == 2


@pytest.mark.parametrize("change", ["answer", "seed", "result", "version", "drop"])
def test_a_record_tampered_with_is_found(recorded: Path, change: str, capsys: pytest.CaptureFixture[str]) -> None:
    record = json.loads(recorded.read_text())
    if change == "answer":
        first = record["decisions"][0]
        first[2] = "1" if first[2] != "1" else "2"
    elif change == "seed":
        record["seed"] = "another"
    elif change == "result":
        record["result"]["scores"][0] += 1
    elif change == "version":
        record["version"] = 99
    else:
        record["decisions"].pop()
    recorded.write_text(json.dumps(record))
    assert main(["verify", str(recorded)]) == 1
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    assert "identical" not in out


@pytest.mark.parametrize("where", ["game", "seats", "answer", "field"])
def test_a_record_does_not_steer_the_terminal(where: str, recorded: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Records come from strangers, and what they hold is shown."""
    record, nasty = json.loads(recorded.read_text()), "\x1b]0;title\x07"
    if where == "answer":
        record["decisions"][0][2] = nasty
    elif where == "field":
        record[nasty] = 1
    else:
        record[where] = nasty if where == "game" else [nasty] * 3
    recorded.write_text(json.dumps(record))
    assert main(["verify", str(recorded)]) == 2
    assert main(["play", "--resume", str(recorded), "--at", "1"]) == 2
    told = capsys.readouterr()
    assert "\x1b" not in told.out + told.err


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "{}", "hello", '{"format": 99}', '{"game": "tide", "extra": 1}', "\0\1"]
)
def test_what_is_no_record_gets_code_2(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.json"
    file.write_text(text)
    assert main(["verify", str(file)]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert str(file) in err


def test_a_record_of_an_unknown_game_gets_code_2(recorded: Path, capsys: pytest.CaptureFixture[str]) -> None:
    recorded.write_text(recorded.read_text().replace('"tide"', '"nogame"'))
    assert main(["verify", str(recorded)]) == 2
    assert "nogame" in capsys.readouterr().err
