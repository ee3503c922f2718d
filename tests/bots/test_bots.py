"""Bots answer lawfully, repeat themselves with the same seed, and get stronger from rung to rung."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest

from tests.core.play import begin, play
from tests.toys.burrow import BURROW, BurrowGame
from wyrmtable.bots import UnknownBot, make, names
from wyrmtable.bots.greedy import GreedyBot
from wyrmtable.bots.mcts import MctsBot, Search
from wyrmtable.bots.policy import answers
from wyrmtable.core.ask import Assign, Many
from wyrmtable.core.match import Match
from wyrmtable.core.run import Run
from wyrmtable.lab.arena import arena

BOTS = ["random", "greedy", "mcts:15"]


def play_with(name: str, seed: int, upto: int = 1000) -> Match[Any]:
    match = begin(BURROW, 3, str(seed))
    bot = make(name, BURROW, Random(seed))
    while not match.over and len(match.decisions) < upto:
        seat = next(iter(match.open))
        match.answer(seat, bot.choose(match, seat))
    return match


@pytest.mark.parametrize("name", BOTS)
def test_bots_play_whole_matches(name: str) -> None:
    assert play_with(name, 1).over


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_plays_the_same(name: str) -> None:
    assert play_with(name, 2, 12).decisions == play_with(name, 2, 12).decisions


@pytest.mark.parametrize("name", BOTS)
def test_thinking_changes_nothing(name: str) -> None:
    match = play(BURROW, 3, upto=7)
    before = match.record()
    make(name, BURROW, Random(1)).choose(match, next(iter(match.open)))
    assert match.record() == before


@pytest.mark.parametrize("name", BOTS)
def test_no_bot_sees_what_is_hidden(name: str) -> None:
    """In every world the seat can believe in, the bot answers alike."""
    match = play(BURROW, 3, upto=14)
    seat = next(iter(match.open))
    worlds = [match, *(match.clone((seat, key)) for key in "abc")]
    assert len({tuple(make(name, BURROW, Random(5)).choose(world, seat)) for world in worlds}) == 1


def test_names_can_be_made() -> None:
    for name, strength in names(BURROW):
        make(name, BURROW)
        assert 1 <= strength <= 5


@pytest.mark.parametrize("name", ["", "oracle", "mcts:", "mcts:x", "mcts:-1", "greedy:2", "mcts:1.5"])
def test_unknown_bots_are_told(name: str) -> None:
    with pytest.raises(UnknownBot, match="there are random, greedy, mcts"):
        make(name, BURROW)


def test_budgets_are_read() -> None:
    timed, counted, plain = make("mcts:0.2s", BURROW), make("mcts:50", BURROW), make("mcts", BURROW)
    assert isinstance(timed, MctsBot)
    assert isinstance(counted, MctsBot)
    assert isinstance(plain, MctsBot)
    assert (timed.seconds, timed.iterations) == (0.2, None)
    assert (counted.seconds, counted.iterations) == (None, 50)
    assert plain.seconds == 1


def test_a_forced_answer_costs_no_thought() -> None:
    match = begin(BURROW, 2)
    for seat in (0, 1):
        match.answer(seat, str(match.open[seat].options[0]))
        match.answer(seat, "loud")
    best = next(iter(match.open))
    assert match.open[best].kind == "favour"  # one other player, and one alone may not be favoured
    assert MctsBot(Random(1), seconds=60).choose(match, best) == []
    assert GreedyBot(Random(1)).choose(match, best) == []


def test_thought_ends_with_its_budget() -> None:
    match = play(BURROW, 3, upto=14)
    seat = next(iter(match.open))
    ticks = count()
    MctsBot(Random(1), seconds=20, clock=lambda: next(ticks)).choose(match, seat)
    assert next(ticks) < 30


@pytest.mark.parametrize("iterations", [1, 10, 50])
def test_every_answer_is_tried_and_hardly_more_than_asked_for(iterations: int, monkeypatch: pytest.MonkeyPatch) -> None:
    match = play(BURROW, 3, upto=14)
    seat = next(iter(match.open))
    every = answers(match.open[seat], 100, Random(1))
    worlds = []
    imagine = match.imagine

    def counted(seat: int, key: str) -> Run[Any]:
        worlds.append(key)
        return imagine(seat, key)

    monkeypatch.setattr(match, "imagine", counted)
    MctsBot(Random(1), seconds=None, iterations=iterations).choose(match, seat)
    assert len(every) > 1
    assert len(every) <= len(worlds) < max(iterations, len(every)) + len(every)


def test_every_answer_meets_the_same_worlds() -> None:
    match = play(BURROW, 3, upto=14)
    seat = next(iter(match.open))
    search = Search(match, seat, 1.0)
    every = answers(match.open[seat], 100, Random(1))
    for fate in range(5):
        search.try_all(every, fate)
    assert [search.roots[answer].visits for answer in every] == [5] * len(every)
    assert search.done == 5 * len(every)


def test_all_answers_or_a_sample_of_them() -> None:
    coins = Assign(0, "bid", ["a", "b", "c"], [0, 2, 3, 4, 5], None)
    assert len(answers(coins, 100, Random(1))) == 60
    assert len(set(answers(coins, 100, Random(1)))) == 60
    many = Many(0, "k", list(range(20)), 0, 20, None)
    sample = answers(many, 50, Random(1))
    assert 1 < len(sample) <= 50
    assert all(many.parse(many.names(value)) == value for value in sample)


def test_the_ladder_rises_on_a_toy() -> None:
    for better, worse in (("greedy", "random"), ("mcts:30", "random")):
        standings = arena(BURROW, 2, [better, worse], 16).standings
        assert standings[0].bot == better
        assert standings[0].wins > 0.6


class Choosy(BurrowGame):
    """A game whose preferences leave nothing but the last answer."""

    def prefer(self, state: Any, question: Any, picks: Any) -> list[float]:
        return [0.0] * (len(picks) - 1) + [1.0]


@pytest.mark.parametrize("name", ["greedy", "mcts:15"])
def test_what_has_no_weight_is_not_tried(name: str) -> None:
    game = Choosy()
    for seed in range(6):
        match = begin(game, 3, str(seed))
        while not match.over and len(match.decisions) < 8:
            seat = next(iter(match.open))
            question = match.open[seat]
            chosen = make(name, game, Random(seed)).choose(match, seat)
            if question.form in ("pick", "window"):
                assert chosen == question.names(question.options[-1])
            match.answer(seat, chosen)
