"""A stranger's package that does not load costs its own game and nothing else."""

from __future__ import annotations

import json
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tests import strangers
from tests.toys.broken import Crashing
from wyrmtable.check import check
from wyrmtable.cli import main
from wyrmtable.core import book
from wyrmtable.core.game import Facts

SOURCES = {
    "raising": (strangers.RAISING, "RuntimeError: no such thing as a lucky day"),
    "leaving": (strangers.LEAVING, "SystemExit: 3"),
    "numbered": (strangers.NO_GAME, "its entry point is a int and no Game"),
    "renamed": (strangers.OTHER_NAME, "its facts call it tide"),
}


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, (source, _) in SOURCES.items():
        strangers.install(tmp_path, name, source)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(book, "_points", lambda: list(entry_points(group="wyrmtable.games")))


@pytest.mark.usefixtures("installed")
def test_the_other_games_are_there() -> None:
    assert set(SOURCES) <= set(book.game_names())
    assert {"tide", "nidavellir"} <= set(book.games())
    assert not set(SOURCES) & set(book.games())
    assert book.broken_games() == {name: why for name, (_, why) in SOURCES.items()}
    with pytest.raises(book.BrokenGame, match="raising cannot be loaded: RuntimeError: no such thing"):
        book.find_game("raising")
    assert book.find_game("tide").facts.name == "tide"


@pytest.mark.usefixtures("installed")
def test_games_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    told = capsys.readouterr()
    assert "nidavellir" in told.out
    assert "Traceback" not in told.err
    for name, (_, why) in SOURCES.items():
        assert f"the game {name} cannot be loaded: {why}" in told.err
    assert main(["games", "--json"]) == 0
    assert {"tide", "nidavellir"} <= {game["name"] for game in json.loads(capsys.readouterr().out)}


@pytest.mark.usefixtures("installed")
def test_doctor_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor"]) == 1
    told = capsys.readouterr().out
    assert "✓ game tide" in told
    for name, (_, why) in SOURCES.items():
        assert f"✗ the game {name} cannot be loaded: {why}" in told


@pytest.mark.usefixtures("installed")
def test_a_game_that_loads_and_cannot_be_described(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    strangers.install(tmp_path, "dumb", "from tests.cli.test_broken import DumbGame\nGAME = DumbGame()\n")
    assert main(["games"]) == 0
    told = capsys.readouterr()
    assert "tide" in told.out
    assert "the game dumb is out of order: KeyError" in told.err
    assert main(["doctor"]) == 1
    assert "✗ the game dumb is out of order: KeyError" in capsys.readouterr().out


class _Dumb:
    """A thing that has nothing to say when it is asked for."""

    def __get__(self, game: object, kind: object) -> Any:
        raise KeyError("options")


class DumbGame(Crashing):
    facts = Facts(name="dumb", players=(2,), version=1)
    Options: ClassVar[Any] = _Dumb()


@pytest.mark.usefixtures("installed")
def test_a_command_for_the_broken_game_says_so_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "raising", "--players", "2", "--games", "1"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("wyrmtable: the game raising cannot be loaded")
    assert len(told.splitlines()) == 1


def test_an_error_in_rules_is_shown_with_the_way_there() -> None:
    told = str(check(Crashing(), 30, processes=False))
    assert "Traceback (most recent call last)" in told
    assert "toys/broken/__init__.py" in told
    assert "in turn" in told
