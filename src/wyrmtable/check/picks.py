"""What is played in a check: anything, or what the game itself prefers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wyrmtable.check.trial import Trial
from wyrmtable.core.ask import Question


def pick_one(trial: Trial, state: Any, question: Question, picks: Sequence[Any]) -> Any:
    """By the game's own weights, which must be sound, as often as this match is played with sense; else by chance."""
    if trial.sense and trial.random.random() < trial.sense:
        weights = trial.game.prefer(state, question, picks)
        if weights is not None:
            if len(weights) == len(picks) and min(weights) >= 0 and sum(weights) > 0:
                return trial.random.choices(picks, weights)[0]
            trial.fail("prefer", f"the weights of {question.kind} are {list(weights)} for {len(picks)} picks")
    return picks[int(trial.random.random() * len(picks))]
