"""Judging positions: sensible signs, no peeking."""

from __future__ import annotations

import random

from tests.nidavellir.nidavellir_positions import Play, army, at_tavern, crown, hand, table
from wyrmtable.core.chance import Chance
from wyrmtable.core.run import Run
from wyrmtable.games.nidavellir import GAME

LINE = "W1 H1 M1 B1 E1"


def test_points_and_coins_and_lines_are_good() -> None:
    plain = GAME.evaluate(table(3), 0)
    for text in ("W[9]", "H2", "M[2]", "B1", "E[11]", "W1 H1 M1 B1", f"{LINE} command[skaa]"):
        made = table(3)
        army(made, 0, text)
        assert GAME.evaluate(made, 0) > plain
        assert GAME.evaluate(made, 1) < GAME.evaluate(table(3), 1)
    made = table(3)
    hand(made, 0, "0 2 3 4 r12")
    assert GAME.evaluate(made, 0) > plain
    made = table(3)
    crown(made, 0)
    assert GAME.evaluate(made, 0) > plain


def test_at_the_end_it_is_the_lead() -> None:
    made = table(2)
    army(made, 0, "command[skaa]")
    made.phase = "over"
    assert GAME.evaluate(made, 0) == 17


def bids(mine: str, pouch: str) -> float:
    made = table(2, [5, 4])
    army(made, 0, "E[5,6,7]")
    play = at_tavern(made, ["e11 m0 m0", "b b h", "b h h"], [(mine, pouch), ("3 4 2", "0 5")])
    return GAME.evaluate(play.table, 0)


def test_high_coins_belong_where_the_cards_differ() -> None:
    assert bids("5 2 3", "0 4") > bids("2 5 3", "0 4")


def test_a_zero_is_worth_its_trade() -> None:
    assert bids("5 0 2", "3 4") > bids("5 2 3", "0 4")


def test_preferences_fit_the_picks() -> None:
    rng = random.Random(4)
    kinds = set()
    for seed in range(12):
        run = Run(GAME, GAME.setup(2 + seed % 4, GAME.Options(), Chance(str(seed))))
        while not run.over:
            weights = GAME.prefer(run.state, run.question, run.options)
            if weights is not None:
                kinds.add(run.question.kind)
                assert len(weights) == len(run.options)
                assert min(weights) > 0
            run.pick(rng.choice(run.options))
    assert {"bid", "take-card", "upgrade", "hero", "thrud", "discard"} <= kinds


def test_quick_play_beats_chance() -> None:
    wins = 0
    for seed in range(40):
        rng = random.Random(seed)
        run = Run(GAME, GAME.setup(4, GAME.Options(), Chance(str(seed))))
        while not run.over:
            weights = GAME.prefer(run.state, run.question, run.options) if run.seat == seed % 4 else None
            best = weights.index(max(weights)) if weights else rng.randrange(len(run.options))
            run.pick(run.options[best])
        wins += seed % 4 in GAME.result(run.state).winners
    assert wins >= 34


def test_judging_does_not_change_the_position() -> None:
    play = Play(table(4)).bid("5 4 3", "4 3 2", "3 2 5", "0 4 5")
    before = str(GAME.copy(play.table).players)
    values = {GAME.evaluate(play.table, 2) for _ in range(3)}
    assert len(values) == 1
    assert str(play.table.players) == before
