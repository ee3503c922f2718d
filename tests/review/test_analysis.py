"""Analysis: a planted blunder is found, luck and decisions add up, and noise is not told as news."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from tests.core.play import play
from tests.toys.camp import CAMP
from wyrmtable.bots.greedy import GreedyBot, rank
from wyrmtable.bots.policy import considered
from wyrmtable.core.book import find_game
from wyrmtable.core.chance import Chance
from wyrmtable.core.match import Match
from wyrmtable.review.analysis import LISTED, Job, analyse
from wyrmtable.review.found import Analysis
from wyrmtable.review.outlook import Fit, Sample, fitted
from wyrmtable.review.trial import Pace

PACE = Pace(worlds=6)
NIDAVELLIR = find_game("nidavellir")


def careful(match: Match[Any], random: Random, upto: int = 10_000) -> None:
    """Everybody plays as the greedy bot does."""
    while not match.over and len(match.decisions) < upto:
        seat = match.pressing[0]
        match.answer(seat, GreedyBot(random).choose(match, seat))


def worst(match: Match[Any], seat: int, random: Random) -> list[str]:
    """The answer that the bot likes least."""
    seen = considered(match.imagine(seat, "options"), 120, random)
    return match.open[seat].names(rank(match, seat, seen, random, 8, False)[-1])


@cache
def with_blunder() -> tuple[Match[Any], int]:
    """A match of bots in which one throws its last hero away, and where."""
    for seed in range(20):
        random = Random(seed)
        match = Match(NIDAVELLIR, 2, None, Chance(f"blunder {seed}"))
        careful(match, random, 40)
        while not match.over and match.open[match.pressing[0]].kind != "hero":
            careful(match, random, len(match.decisions) + 1)
        if match.over:
            continue
        at, seat = len(match.decisions), match.pressing[0]
        match.answer(seat, worst(match, seat, random))
        careful(match, random)
        return match, at
    raise AssertionError("no hero was ever chosen late")


@cache
def analysed() -> Analysis:
    return analyse(NIDAVELLIR, with_blunder()[0].record(), PACE)


def test_a_planted_blunder_is_found_with_what_to_do_instead() -> None:
    match, at = with_blunder()
    found = {moment.number: moment for moment in analysed().moments}
    assert at in found
    blunder = found[at]
    made = match.decisions[at]
    assert blunder.seat == made.seat
    assert blunder.played == made.names
    assert blunder.better
    assert blunder.better != made.names
    assert blunder.swing < -2 * blunder.error
    # The answers that are spoken of are there to be read, and no others.
    assert {option.name for option in blunder.ask.options} == {*blunder.played, *blunder.better}


def test_luck_and_decisions_lead_from_start_to_end() -> None:
    match, _ = with_blunder()
    found = analysed()
    assert len(found.curve) == len(match.decisions) + 1
    for side, balance in enumerate(found.balance):
        assert balance.start == pytest.approx(found.curve[0][side], abs=1e-3)
        assert balance.end == found.curve[-1][side] == (side in match.result.winners)
        assert balance.start + balance.luck + balance.own + balance.others == pytest.approx(balance.end)
    assert all(sum(row) == pytest.approx(1, abs=1e-3) for row in found.curve)


def test_the_one_who_blundered_lost_by_own_decisions() -> None:
    match, at = with_blunder()
    loser = match.decisions[at].seat
    own = [balance.own for balance in analysed().balance]
    assert own[loser] < own[1 - loser]


def test_what_is_listed_stands_out_of_the_noise() -> None:
    found = analysed()
    assert len(found.moments) <= LISTED
    assert [moment.number for moment in found.moments] == sorted(moment.number for moment in found.moments)
    for moment in found.moments:
        assert abs(moment.swing) >= max(0.01, 2 * moment.error)
        assert moment.better or moment.swing > 0


def test_the_same_again_with_the_same_worlds() -> None:
    record = play(find_game("tide"), 2, "again").record()
    assert analyse(find_game("tide"), record, Pace(worlds=4)) == analyse(find_game("tide"), record, Pace(worlds=4))


def test_a_match_of_one_team_against_an_automa() -> None:
    match = play(CAMP, 2, "camp")
    parts = Job(CAMP, match.record(), Pace(worlds=4))
    # The parts name their game, which is not installed here: so they are handed it.
    found = analyse_here(parts)
    assert found.sides == ((0, 1), (2,))
    assert [balance.end for balance in found.balance] == [
        float(0 in match.result.winners),
        float(2 in match.result.winners),
    ]


def analyse_here(job: Job) -> Analysis:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("wyrmtable.review.trial.find_game", lambda name: job.game)
        while not job.done:
            work, arguments = job.next_part()
            job.take(work(*arguments))
    return job.result


def test_the_curve_follows_what_playouts_showed() -> None:
    random = Random(1)
    samples = []
    for _ in range(400):
        lead = random.uniform(-10, 10)
        won = random.random() < 1 / (1 + 2.7 ** (-lead / 2))
        samples.append(Sample(0.5, [lead, -lead], [float(won), float(not won)]))
    fit = fitted(((0,), (1,)), samples)
    assert fit.method == "judgement"
    ahead, even, behind = (fit.chances(0.5, [lead, -lead])[0] for lead in (6.0, 0.0, -6.0))
    assert ahead > 0.85
    assert even == pytest.approx(0.5, abs=0.1)
    assert behind < 0.15


def test_without_a_judgement_matches_are_played_to_the_end() -> None:
    samples = [Sample(0.1, [0.0, 0.0], [1.0, 0.0])] * 5
    assert fitted(((0,), (1,)), samples) == Fit("play")
