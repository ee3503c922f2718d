"""What a check plays: anything, or what the game prefers."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from wyrmtable.check.picks import pick_one
from wyrmtable.check.report import Report
from wyrmtable.check.trial import SENSE, Trial
from wyrmtable.core.ask import Question

from ..toys.camp import CAMP as GAME


def picked(sense: float, weights: Any, monkeypatch: pytest.MonkeyPatch) -> tuple[Counter[str], Report]:
    report = Report(game=GAME.facts.name)
    trial = Trial(report, GAME, GAME.facts.players[0], GAME.Options(), "1/0")
    trial.sense = sense
    monkeypatch.setattr(type(GAME), "prefer", lambda *_: weights)
    question = Question(0, "path", ["left", "right"])
    return Counter(pick_one(trial, None, question, question.options) for _ in range(200)), report


def test_a_match_with_sense_follows_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    assert picked(1.0, [0.0, 1.0], monkeypatch)[0] == {"right": 200}
    assert 60 < picked(0.0, [0.0, 1.0], monkeypatch)[0]["left"] < 140
    assert 5 < picked(0.8, [0.0, 1.0], monkeypatch)[0]["left"] < 40
    assert 60 < picked(1.0, None, monkeypatch)[0]["left"] < 140


@pytest.mark.parametrize("weights", [[1.0], [0.0, 0.0], [-1.0, 2.0]])
def test_weights_must_be_sound(weights: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    found, report = picked(1.0, weights, monkeypatch)
    assert len(found) == 2
    assert {failure.law for failure in report.failures} == {"prefer"}


def test_matches_of_every_kind_are_played() -> None:
    trials = [
        Trial(Report(game=GAME.facts.name), GAME, GAME.facts.players[0], GAME.Options(), f"1/{n}") for n in range(30)
    ]
    assert {trial.sense for trial in trials} == set(SENSE)
