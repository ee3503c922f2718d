"""Random matches of every role set run to their end; nothing is lost, nothing is shared between copies."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from wyrmtable.core.chance import Chance
from wyrmtable.core.run import Run
from wyrmtable.core.state import dump, load
from wyrmtable.games.vast import GAME
from wyrmtable.games.vast.grid import is_connected
from wyrmtable.games.vast.options import Options
from wyrmtable.games.vast.state import Vast

MOST_DECISIONS = 20_000


def play(players: int, options: Options, seed: int, look: Any = None) -> Run[Vast]:
    run = Run(GAME, GAME.setup(players, options, Chance(f"random {seed}")))
    chance = random.Random(seed)
    for number in range(MOST_DECISIONS):
        if run.over:
            return run
        if look is not None:
            look(run.state, number)
        run.pick(chance.choice(run.options))
    raise AssertionError("the match does not end")


@pytest.mark.parametrize(("players", "options"), list(GAME.variants()), ids=lambda value: getattr(value, "roles", ""))
def test_random_matches_end(players: int, options: Options) -> None:
    for seed in range(2):
        run = play(players, options, seed)
        result = GAME.result(run.state)
        assert len(result.scores) == players
        assert len(result.winners) <= 1


def test_nothing_is_lost_and_the_map_stays_one() -> None:
    start: list[str] = []

    def look(g: Vast, number: int) -> None:
        if number == 0:
            start[:] = GAME.census(g)
        if number % 20 == 0:
            assert GAME.census(g) == start
            assert all(place in GAME.copy(g).tiles or place < 0 for place in (g.pieces[0], g.pieces[4], g.pieces[5]))
        if not g.agenda and not g.removing:
            assert is_connected(g)

    for seed in range(3):
        play(5, Options(roles="KGDCT", terrain=True), seed, look)


def mutable_parts(value: Any, path: str = "") -> dict[str, Any]:
    found = {}
    if isinstance(value, msgspec.Struct):
        if not value.__struct_config__.frozen:
            found[path] = value
            for name in value.__struct_fields__:
                found |= mutable_parts(getattr(value, name), f"{path}.{name}")
    elif isinstance(value, list):
        found[path] = value
        for index, item in enumerate(value):
            found |= mutable_parts(item, f"{path}[{index}]")
    elif isinstance(value, dict):
        found[path] = value
    return found


def test_copies_share_nothing_and_states_survive_json() -> None:
    def look(g: Vast, number: int) -> None:
        if number % 40 == 0:
            twin = g.copy()
            own, other = mutable_parts(g), mutable_parts(twin)
            assert own.keys() == other.keys()
            shared = [path for path in own if own[path] is other[path]]
            assert shared == []
            plain = dump(g)
            assert dump(twin) == plain
            assert dump(load(Vast, plain, {}, g.chance)) == plain

    play(5, Options(roles="KGDCT", terrain=True), 7, look)
