"""Advice: the best answers with reasons, from what the seat can know and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from wyrmtable.bots.advice import Advice, advise
from wyrmtable.bots.mcts import MctsBot
from wyrmtable.core.book import find_game
from wyrmtable.core.chance import Chance
from wyrmtable.core.match import Match

TIDE = find_game("tide")
BIDS = [1, 2, 3, 4, 5, 20]


def advice(match: Match[Any], seat: int = 0) -> list[Advice]:
    return advise(match, seat, MctsBot(Random(1), seconds=None, iterations=300), Random(2))


def match_with(catch: list[int], hand: list[int]) -> Match[Any]:
    """A match of two in which these catches come up, the last first, and seat 0 holds these bids."""
    match: Match[Any] = Match(TIDE, 2, {"rounds": len(catch)}, Chance("advice"))
    for state in (match.state, match.rests[-1].state):
        state.catch[:] = catch
        state.hands[0][:] = hand
        state.hands[1][:] = range(1, len(catch) + 1)
    return match.clone()


def test_it_names_what_is_best_and_why() -> None:
    found = advice(match_with([1, 2, 3], [1, 2, 9]))
    assert len(found) == 3
    assert found[0].names == ["9"], "the only bid that surely takes the best catch"
    assert found[0].good == ("fish",)
    assert found[0].bad == ("bids",), "a high bid is spent for it"
    for worse in found[1:]:
        assert worse.good == ("bids",)


def test_what_is_hidden_does_not_change_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Catches still to come are unknown: in whatever order they lie, the advice is the same."""
    soon, late = match_with([1, 1, 1, 1, 40, 9], BIDS), match_with([40, 1, 1, 1, 1, 9], BIDS)
    assert advice(soon) == advice(late)
    monkeypatch.setattr(type(TIDE), "imagine", lambda game, state, viewer: None)
    assert advice(soon) != advice(late), "who saw them would answer otherwise"


def test_a_single_answer_worth_a_thought_needs_no_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    def prefer(game: Any, state: Any, question: Any, picks: list[int]) -> list[float]:
        return [float(pick == 2) for pick in picks]

    monkeypatch.setattr(type(TIDE), "prefer", prefer)
    assert advice(match_with([1, 2, 3], [1, 2, 9])) == [Advice(["2"], (), ())]
