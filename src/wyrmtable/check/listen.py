"""A match played only to be heard: for messages that none of the others said."""

from __future__ import annotations

from typing import Any

from wyrmtable.check.deep import act_out_of_turn, pick_names, pick_seat
from wyrmtable.check.met import kind_at
from wyrmtable.check.trace import traced
from wyrmtable.check.trial import Trial
from wyrmtable.check.words import messages_in
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import SPECTATOR
from wyrmtable.core.match import Match
from wyrmtable.core.words import Msg


def listen(trial: Trial) -> None:
    """Play a match; gather what is told to anybody, and what the asked seat and a spectator see."""
    with trial.watched():
        _play(trial)


def _play(trial: Trial) -> None:
    said = trial.met.said

    def hear(kind: str, log: Msg | None, by: Any, only: Any, flows: Any, focus: Any, deep: int, hold: bool) -> None:
        said.update(messages_in([log, *(only or {}).values()]))

    try:
        match = Match(trial.game, trial.players, trial.options, Chance(trial.seed))
        match.listener = hear
        while not match.over:
            act_out_of_turn(trial, match)
            seat = pick_seat(trial, match)
            question = match.open[seat]
            trial.met.kinds.setdefault(kind_at(trial.players, question.kind), trial.number)
            said.update(messages_in([match.ask(seat), match.game.waiting(match.state, question), match.scene(seat)]))
            match.answer(seat, pick_names(trial, match, question))
            trial.step()
        said.update(messages_in(match.scene(SPECTATOR)))
    except Exception as error:
        trial.fail("rules", f"the rules or views fail with {traced(error)}")
