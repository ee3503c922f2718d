"""Simulations and the arena: the same on any number of workers, honest about what is sure."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.toys.burrow import BURROW
from wyrmtable.bots import UnknownBot
from wyrmtable.core.game import BadOptions
from wyrmtable.core.record import Record
from wyrmtable.core.verify import first_difference
from wyrmtable.lab.arena import arena, wilson
from wyrmtable.lab.simulate import simulate
from wyrmtable.lab.table import Plan


def test_workers_change_nothing() -> None:
    one = simulate(BURROW, 3, 30, seed="s")
    two = simulate(BURROW, 3, 30, seed="s", workers=2)
    assert (one.wins, one.scores, one.decisions) == (two.wins, two.scores, two.decisions)
    assert one.wins != simulate(BURROW, 3, 30, seed="other").wins


def test_recorded_matches_are_the_same_matches(tmp_path: Path) -> None:
    """The quick way without a record and the way with one make the same picks."""
    plain = simulate(BURROW, 4, 6, seed="s")
    kept = simulate(BURROW, 4, 6, seed="s", record_dir=tmp_path / "new")
    assert (plain.wins, plain.scores, plain.decisions) == (kept.wins, kept.scores, kept.decisions)
    files = sorted((tmp_path / "new").iterdir())
    assert len(files) == 6
    for file in files:
        assert first_difference(BURROW, Record.from_json(file.read_bytes())) is None


def test_what_a_simulation_tells() -> None:
    heard: list[int] = []
    found = simulate(BURROW, 2, 20, bots=["greedy", "random"], seed="1", progress=heard.append)
    assert sum(heard) == found.games == 20
    assert found.bots == ("greedy", "random")
    assert abs(sum(found.wins) - 1) < 1e-9
    assert found.games_per_second > 0
    assert found.scores[0].min <= found.scores[0].mean <= found.scores[0].max
    told = msgspec.to_builtins(found)
    assert {
        "games",
        "seconds",
        "decisions",
        "games_per_second",
        "decisions_per_second",
        "wins",
        "scores",
    } <= told.keys()


def test_bad_wishes_are_refused_at_once() -> None:
    with pytest.raises(BadOptions):
        simulate(BURROW, 9, 1)
    with pytest.raises(BadOptions):
        simulate(BURROW, 2, 1, options={"colour": 1})
    with pytest.raises(UnknownBot):
        simulate(BURROW, 2, 1, bots=["oracle"])
    with pytest.raises(ValueError, match="3 bots for 2 seats"):
        arena(BURROW, 2, ["random"] * 3, 1)


def test_seats_rotate() -> None:
    plan = Plan(game=BURROW, players=3, bots=("a", "b", "c"), seed="s", rotate=True)
    assert [plan.seats(i) for i in range(4)] == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a"), ("a", "b", "c")]


def test_the_arena_counts_every_seat() -> None:
    found = arena(BURROW, 4, ["greedy", "random"], 12, seed="1", workers=2)
    again = arena(BURROW, 4, ["greedy", "random"], 12, seed="1")
    assert found.standings == again.standings
    greedy = next(s for s in found.standings if s.bot == "greedy")
    others = next(s for s in found.standings if s.bot == "random")
    assert (greedy.seats, others.seats, greedy.equal) == (1, 3, 0.25)
    assert abs(greedy.wins + others.wins - 1) < 1e-9
    assert greedy.low <= greedy.wins <= greedy.high
    assert greedy.elo_low <= greedy.elo <= greedy.elo_high
    assert abs(greedy.elo + others.elo - 3000) < 1e-6


def test_equal_bots_are_found_equal() -> None:
    standing = arena(BURROW, 2, ["random"], 40, seed="2").standings[0]
    assert standing.wins == 1
    assert standing.elo == 1500


def test_wilsons_interval() -> None:
    low, high = wilson(8, 10)
    assert round(low, 3) == 0.490
    assert round(high, 3) == 0.943
    assert wilson(0, 0) == (0.0, 1.0)
    assert round(wilson(10, 10)[1], 6) == 1.0
