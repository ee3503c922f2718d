"""Clones in the middle of a turn: what was looked up on the way to a question is not looked up again."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from wyrmtable.bots.uniform import RandomBot
from wyrmtable.core import pay
from wyrmtable.core.chance import Chance
from wyrmtable.core.match import Match
from wyrmtable.games.eldervale import GAME


def test_a_clone_does_not_look_for_ways_to_pay_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match: Match[Any] = Match(GAME, 4, None, Chance("clones"))
    bot = RandomBot(Random(1))
    while not any(question.form == "pay" for question in match.open.values()):
        seat = next(iter(match.open))
        match.answer(seat, bot.choose(match, seat))
    (seat,) = match.open
    proposed = match.open[seat].next_picks(())

    def never(*_: Any) -> Any:
        raise AssertionError("looked up again")

    monkeypatch.setattr(pay, "ways", never)
    assert match.clone().open[seat].next_picks(()) == proposed
    run = match.imagine(seat, "another world")
    assert run.options == proposed
    monkeypatch.undo()
    run.pick(proposed[0])
    assert match.open[seat].next_picks(()) == proposed, "what a clone pays leaves the question as it was"
