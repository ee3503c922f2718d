"""A real Ray cluster of two workers on this machine, one of them killed on the way: the same results.

All in one test, because starting the cluster takes several seconds.
"""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from tests.toys.broken import LostCard
from tests.toys.burrow import BURROW, BurrowGame, BurrowOptions, Den
from wyrmtable.check import check
from wyrmtable.core.chance import Chance
from wyrmtable.lab.arena import arena
from wyrmtable.lab.cluster import NoCluster, on_ray
from wyrmtable.lab.simulate import simulate
from wyrmtable.lab.spread import one_by_one

KILLED = "WYRMTABLE_TEST_KILLED"


class Deadly(BurrowGame):
    """The first worker that begins match 17 of the series is killed, as by a machine short of memory."""

    def setup(self, players: int, options: BurrowOptions, chance: Chance) -> Den:
        killed = Path(os.environ[KILLED])
        if chance.seed == "s/17" and not killed.exists():
            killed.write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        return super().setup(players, options, chance)


def test_a_cluster_gives_the_same_results_though_a_worker_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(KILLED, str(tmp_path / "killed"))
    heard: list[int] = []
    with on_ray("ray", workers=2) as cluster:
        found = simulate(Deadly(), 3, 40, seed="s", on="ray", folder=tmp_path / "rows", progress=heard.append)
        assert int((tmp_path / "killed").read_text()) != os.getpid()
        assert found.played == simulate(BURROW, 3, 40, seed="s").played
        assert sum(heard) == 40

        again = simulate(Deadly(), 3, 44, seed="s", on="ray", folder=tmp_path / "rows")
        assert again.played[:40] == found.played
        assert len(again.played) == 44

        ladder = arena(BURROW, 2, ["greedy", "random"], 8, seed="a", on="ray")
        assert ladder.standings == arena(BURROW, 2, ["greedy", "random"], 8, seed="a").standings

        here, there = (check(LostCard(), 40, processes=False, spread=place) for place in (one_by_one, cluster))
        assert not here.ok
        here.seconds = there.seconds = 0
        assert here == there
    assert capsys.readouterr().out == ""  # Ray tells of the lost worker, and not where results are read


@pytest.mark.parametrize(
    ("where", "said"),
    [
        ("moon", "no cluster called moon"),
        ("ray:", "an address is HOST:PORT"),
        ("ray:moon", "an address is HOST:PORT"),
        ("ray:127.0.0.1:1", "refused"),
        ("ray://127.0.0.1:1", "refused"),
        ("ray:127.0.0.1:99999", "cannot reach"),
    ],
)
def test_a_cluster_that_is_not_there(where: str, said: str) -> None:
    with pytest.raises(NoCluster, match=said) as found, on_ray(where):
        pass
    assert "\n" not in str(found.value)
