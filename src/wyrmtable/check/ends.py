"""The laws of a finished match: what people look at when they look back, and what a return match begins with."""

from __future__ import annotations

from math import isfinite
from typing import Any

from wyrmtable.check.trial import Trial
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import SPECTATOR, Result
from wyrmtable.core.match import Match
from wyrmtable.core.scene import Sheet

_MOMENTS = 4
"""Resting points whose standing is asked for."""


def check_return(trial: Trial, result: Result) -> None:
    """The match after this one has options, and it can begin."""
    options = trial.game.sequel(trial.options, result)
    if trial.expect(isinstance(options, trial.game.Options), "sequel", f"the return match is to have {options!r}"):
        trial.game.begin(trial.players, options, Chance(f"{trial.seed}/return"), None)


def check_looking_back(trial: Trial, match: Match[Any]) -> None:
    """How everybody stood now and then, and who would win: a number for each row."""
    game = match.game
    rows = trial.players + game.automata(trial.players, trial.options)
    rests = trial.aside.sample(match.rests, min(_MOMENTS, len(match.rests)))
    for state in (*(rest.state for rest in rests), match.state):
        standing = game.standing(state)
        sound = len(standing) == rows and all(isinstance(points, int) for points in standing)
        trial.expect(sound, "standing", f"the {rows} rows stand at {standing!r}")
        chances = game.chances(state)
        sound = chances is None or (
            len(chances) == rows and all(isfinite(p) and -1e-6 <= p <= 1 + 1e-6 for p in chances)
        )
        trial.expect(sound, "standing", f"the chances of {rows} rows are {chances!r}")


def check_final_scores(trial: Trial, match: Match[Any]) -> None:
    """What the table shows as a score at the end is the score, and so is what the score sheet sums up to."""
    result = match.result
    scene = match.scene(SPECTATOR)
    for sheet in scene.elements:
        if isinstance(sheet, Sheet) and sheet.role == "score" and len(sheet.heads) == len(result.scores):
            rows = [row.cells for row in sheet.rows if row.total]
            totals = [cells for cells in rows if all(isinstance(cell, int) for cell in cells)]  # a column for each seat
            what = f"the score sheet sums up to {totals}, and the scores are {result.scores}"
            trial.expect(not totals or result.scores in totals, "result", what)
    for seat in scene.seats:
        if seat.score is not None and seat.seat < len(result.scores):
            true = result.scores[seat.seat]
            trial.expect(
                seat.score == true, "result", f"seat {seat.seat} ends with {true}, and the table shows {seat.score}"
            )
