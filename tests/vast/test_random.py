"""Random matches of every role set run to their end; nothing is lost, nothing is shared between copies."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from msgspec import convert

from wyrmtable.core.chance import Chance
from wyrmtable.core.run import Run
from wyrmtable.core.state import dump, load
from wyrmtable.games.vast import GAME
from wyrmtable.games.vast.data import BONES, CAVE, TRIBES
from wyrmtable.games.vast.grid import edge_cells, is_connected
from wyrmtable.games.vast.options import Options
from wyrmtable.games.vast.rules.grit import owned_cubes
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


def check_position(g: Vast) -> None:
    """What holds whenever somebody is asked."""
    tiles = g.tiles
    for places in (g.treasures, g.crystals, g.events, g.vaults, g.gems, [g.flame_wall], g.terrain):
        assert all(place < 0 or place in tiles for place in places)
    for piece, place in enumerate(g.pieces):
        assert place < 0 or place in tiles or piece in TRIBES
    assert all(edge < 0 or all(cell in tiles for cell in edge_cells(edge)) for edge in g.rockslides)
    assert all(edge < 0 or any(cell in tiles for cell in edge_cells(edge)) for edge in g.bombs)
    assert len(g.knight.cubes) == 7
    assert g.knight.dead or not g.plays(0) or owned_cubes(g) >= 2
    goblins = g.goblins
    assert 0 <= goblins.rage <= 3
    for tribe in TRIBES:
        assert 0 <= goblins.population[tribe] <= 4
        assert len(goblins.monsters[tribe]) <= (2 if tribe == BONES else 1)
    assert sum(g.dragon.sloth.values()) + g.dragon.wake == 14
    assert len(g.cave.hand) <= 3
    assert len(g.cave.hand) == 3 or not g.stack or not g.plays(CAVE)


@pytest.mark.parametrize("roles", ["KGDCT", "KGDT", "GDCT", "KCT", "KD", "G"])
@pytest.mark.parametrize("terrain", [False, True])
def test_positions_stay_sound_and_nothing_is_lost(roles: str, terrain: bool) -> None:
    start: list[str] = []

    def look(g: Vast, number: int) -> None:
        if number == 0:
            start[:] = GAME.census(g)
        check_position(g)
        if number % 20 == 0:
            assert GAME.census(g) == start
        if not g.agenda and not g.removing:
            assert is_connected(g)

    options = convert({"roles": roles, "terrain": terrain}, Options)
    play(len(roles), options, 3, look)


def mutable_parts(value: Any, path: str = "") -> dict[str, Any]:
    found: dict[str, Any] = {}
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
