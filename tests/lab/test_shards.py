"""Results kept in a folder: a series that was stopped goes on, and another one is not mixed in."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.toys import broken
from tests.toys.burrow import BURROW, BurrowGame, BurrowOptions, Den
from wyrmtable.check import check
from wyrmtable.core.chance import Chance
from wyrmtable.lab.arena import arena
from wyrmtable.lab.shards import OtherSeries
from wyrmtable.lab.simulate import simulate
from wyrmtable.lab.spread import Processes, in_order, one_by_one, pieces


class Counted(BurrowGame):
    """Counts the matches that are really set up."""

    begun = 0

    def setup(self, players: int, options: BurrowOptions, chance: Chance) -> Den:
        type(self).begun += 1
        if self.begun == 8:
            raise KeyboardInterrupt
        return super().setup(players, options, chance)


def test_a_series_that_was_stopped_goes_on(tmp_path: Path) -> None:
    game = Counted()
    with pytest.raises(KeyboardInterrupt):
        simulate(game, 3, 12, seed="s", folder=tmp_path)
    assert len(list(tmp_path.glob("part-*.jsonl"))) == 1
    again = simulate(game, 3, 12, seed="s", folder=tmp_path)
    assert Counted.begun == 8 + 5  # seven were kept, the eighth was lost
    assert again.played == simulate(BURROW, 3, 12, seed="s").played
    simulate(game, 3, 10, seed="s", folder=tmp_path, workers=2)
    assert Counted.begun == 8 + 5


def test_arena_and_check_go_on_too(tmp_path: Path) -> None:
    first = arena(BURROW, 2, ["greedy", "random"], 3, seed="a", folder=tmp_path / "arena")
    more = arena(BURROW, 2, ["greedy", "random"], 6, seed="a", folder=tmp_path / "arena")
    assert first.games == 3
    assert more.standings == arena(BURROW, 2, ["greedy", "random"], 6, seed="a").standings
    game = broken.LostCard()
    kept = [check(game, 40, processes=False, folder=tmp_path / "check") for _ in range(2)]
    plain = check(game, 40, processes=False, spread=Processes(2))
    assert not plain.ok
    for report in (*kept, plain):
        report.seconds = 0
    assert kept[0] == kept[1] == plain


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    simulate(BURROW, 2, 2, seed="s", folder=tmp_path)
    with pytest.raises(OtherSeries, match="seed s, not t"):
        simulate(BURROW, 2, 2, seed="t", folder=tmp_path)
    with pytest.raises(OtherSeries, match="bots"):
        simulate(BURROW, 3, 2, seed="s", folder=tmp_path)


def test_records_are_not_kept_twice(tmp_path: Path) -> None:
    simulate(BURROW, 2, 3, seed="s", folder=tmp_path / "rows", record_dir=tmp_path / "records", workers=2)
    assert len(list((tmp_path / "records").iterdir())) == 3
    assert b"record" not in b"".join(part.read_bytes() for part in (tmp_path / "rows").glob("part-*"))


def test_pieces_that_end_in_any_order() -> None:
    heard: list[int] = []

    def done(result: int) -> int:
        heard.append(result)
        return -result

    assert list(in_order([(1, [3, 4]), (2, [5]), (0, [1, 2])], done)) == [-1, -2, -3, -4, -5]
    assert heard == [3, 4, 5, 1, 2]
    assert list(one_by_one(abs, [-1, 2], done)) == [-1, -2]


def test_pieces_hold_every_number_once() -> None:
    for total in (0, 1, 7, 1000):
        assert [number for piece in pieces(range(total), 3) for number in piece] == list(range(total))


def test_a_row_for_each_match() -> None:
    found = simulate(BURROW, 2, 5, bots=["greedy", "random"], seed="s")
    rows, columns = found.rows(), found.columns()
    assert [row["match"] for row in rows] == columns["match"] == list(range(5))
    assert [row["score_1"] for row in rows] == [one.result.scores[1] for one in found.played]
    assert sum(columns["won_0"]) / 5 == pytest.approx(found.wins[0])
    assert set(columns["bot_1"]) == {"random"}
    assert simulate(BURROW, 2, 0).columns() == {}
