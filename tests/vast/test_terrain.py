"""Terrain (§11)."""

from __future__ import annotations

import contextlib

import pytest

from tests.vast.table import Table
from wyrmtable.core.ask import Question
from wyrmtable.games.vast.choices import Spot
from wyrmtable.games.vast.data import CANYON, CARRIED, EYE, PITS, SUPPLY, TERRAIN, TRIBES
from wyrmtable.games.vast.grid import cell_at, distance
from wyrmtable.games.vast.rules.knight import steps
from wyrmtable.games.vast.rules.stats import knight_movement
from wyrmtable.games.vast.rules.terrain_laying import put


def lay(t: Table, kind: str, *cells: tuple[int, int], turn: int = 0) -> None:
    """Put a Terrain tile there without asking."""
    piece = next(i for i, terrain in enumerate(TERRAIN) if terrain.kind == kind and t.g.terrain[i] == SUPPLY)
    spaces = tuple(cell_at(x, y) for x, y in cells)
    t.g.terrain[piece] = spaces[0]
    for part, cell in enumerate(spaces):
        t.g.tiles[cell] = (TERRAIN[piece].first + part) << 3 | turn << 1


def burning(*dark: str) -> Table:
    """The Dragon may burn; Dark Event tiles lie east and north of the Entrance."""
    t = Table("KGDCT", terrain=True)
    t.dark(1, 0, "event")
    t.dark(0, -1, "event")
    t.g.dragon.placed = True
    t.put("dragon", 0, 0)
    t.powers("flame", "wing", "flame", "wing")
    t.turn("dragon")
    return t


def terrain_out(t: Table) -> int:
    return sum(place >= 0 for place in t.g.terrain)


def test_s66_one_terrain_a_round_and_the_lake() -> None:
    t = burning()
    t.answer("power:burn", "1,0")
    t.rest()
    assert t.asked == "terrain-kind"
    assert t.role == "cave"
    t.answer("lake")
    t.until("dragon-act")
    assert terrain_out(t) == 1
    t.answer("power:burn", "0,-1")
    t.rest()
    t.until("dragon-act", "place-gem", "pick-up")
    assert terrain_out(t) == 1
    for population, left in ((2, 1), (1, 0)):
        t = Table("KGDCT", terrain=True)
        t.lit(1, 0, "")
        lay(t, "lake", (2, 0), (3, 0), (2, 1), (3, 1))
        t.tribe("fangs", population, at=(1, 0))
        t.turn("goblins", phase="activate")
        t.answer("activate:fangs", "step:2,0")
        assert t.g.goblins.population[1] == left
        assert (t.at("fangs") is None) == (left == 0)


def test_s85_two_events_bring_one_terrain_near_the_dragon() -> None:
    t = Table("KGDCT", terrain=True)
    t.dark(1, 0, "event")
    t.dark(0, -1, "event")
    t.g.dragon.placed = True
    t.put("dragon", 0, 0)
    t.powers("flame")
    t.die("diamond")
    t.turn("dragon")
    t.answer("power:flame")
    t.rest()
    assert t.asked == "terrain-kind"
    t.answer("magma")
    t.until("dragon-act")
    assert terrain_out(t) == 1
    t.answer("cube:pride_event")
    assert not any(name.startswith("cube:pride") for name in t.options())


def test_terrain_lies_as_near_as_possible_and_apart() -> None:
    t = burning()
    t.answer("power:burn", "1,0")
    t.rest()
    t.answer("river")
    here = t.g.pieces[4]
    if t.asked == "terrain-place":
        spots = t.options()
        assert all("," in name for name in spots)
        t.answer(spots[0])
    cells = [cell for cell, code in t.g.tiles.items() if code >> 3 >= TERRAIN[0].first]
    assert len(cells) == 4
    assert min(distance(here, cell) for cell in cells) >= 2  # the Entrance is walled in by Dark tiles


def test_the_canyon_grows_a_tile_behind_its_bridge() -> None:
    t = Table("KGDCT", terrain=True)
    t.lit(0, -1, "")
    g = t.g
    before = len(g.tiles)
    rule = put(g, CANYON, Spot(cell_at(-1, -2), 0, (cell_at(-1, -2), cell_at(0, -2), cell_at(1, -2))))
    question = next(rule)
    assert isinstance(question, Question)
    with contextlib.suppress(StopIteration):
        rule.send(question.options[0])
    assert len(g.tiles) == before + 4
    assert cell_at(0, -3) in g.tiles


def test_magma_burns_those_who_end_their_turn_there() -> None:
    t = Table("KGDCT", terrain=True)
    t.lit(1, 0, "")
    lay(t, "magma", (2, 0), (3, 0), (3, 1))
    t.tribe("fangs", 3, at=(2, 0))
    t.put("thief", 3, 0)
    t.turn("goblins", phase="activate")
    t.answer("end")
    assert t.at("fangs") is None
    assert t.g.goblins.population[TRIBES[0]] == 0
    assert t.at("thief") == (3, 0)


def test_the_river_carries_downstream() -> None:
    t = Table("KGDCT", terrain=True)
    t.lit(1, 0, "")
    lay(t, "river", (2, 0), (3, 0), (4, 0), (5, 0))
    t.put("thief", 1, 0)
    t.g.thief.stats = [4, 3, 2]
    t.turn("thief", phase="act")
    t.answer("step:2,0")
    assert t.asked == "drift"
    assert t.options() == ["3,0", "4,0", "5,0", "pass"]
    t.answer("5,0")
    assert t.at("thief") == (5, 0)
    assert t.g.thief.moves == 1


def test_terrain_may_be_left_into_the_open() -> None:
    t = Table("KGDCT", terrain=True)
    t.lit(1, 0, "")
    lay(t, "lake", (2, 0), (3, 0), (2, 1), (3, 1))
    t.put("thief", 3, 0)
    t.g.thief.stats = [4, 3, 2]
    t.turn("thief", phase="act")
    assert t.offers("step:4,0", "step:3,-1")
    t.answer("step:4,0")
    t.rest()
    assert t.at("thief") == (4, 0)
    assert t.g.is_dark(cell_at(4, 0))


def test_pits_are_one_way_under_the_map() -> None:
    t = Table("KGDCT", terrain=True)
    for x in range(1, 6):
        t.lit(x, 0, "")
    for pit, cell in zip(PITS, ((1, 1), (3, 1), (5, 1)), strict=True):
        t.g.terrain[pit] = cell_at(*cell)
        t.g.tiles[cell_at(*cell)] = TERRAIN[pit].first << 3
    t.put("thief", 1, 0)
    t.g.thief.stats = [4, 3, 2]
    t.turn("thief", phase="act")
    assert t.offers("pit:3,0", "pit:5,0")
    assert not t.offers("step:1,1")
    t.answer("pit:5,0")
    assert t.at("thief") == (5, 0)
    assert t.g.thief.moves == 3


@pytest.mark.parametrize(("left", "offered"), [(2, False), (3, True)])
def test_the_way_through_two_pits_costs_three_movement(left: int, offered: bool) -> None:
    """§11.5: with less than that it is not offered, to the Thief or to the Knight."""
    t = Table("KGDCT", terrain=True)
    for x in range(1, 6):
        t.lit(x, 0, "")
    pits(t, (1, 1), (3, 1), (5, 1))
    t.put("thief", 1, 0)
    t.put("knight", 1, 0)
    t.g.thief.stats = [4, 3, 2]
    t.g.thief.moves = 4 - left
    t.turn("thief", phase="act")
    assert t.offers("pit:5,0") == offered
    t.g.knight.moves = knight_movement(t.g) - left
    assert ("pit:5,0" in [way.name for way in steps(t.g)]) == offered


def test_the_current_carries_the_thief_onto_others_and_a_tribe_onto_the_knight() -> None:
    t = Table("KGDCT", terrain=True)
    t.lit(1, 0, "")
    lay(t, "river", (2, 0), (3, 0), (4, 0), (5, 0))
    t.put("thief", 1, 0)
    t.put("knight", 4, 0)
    t.g.thief.stats = [4, 3, 2]
    t.turn("thief", phase="act")
    t.answer("step:2,0")
    assert t.options() == ["3,0", "4,0", "5,0", "pass"]
    t.answer("4,0")
    assert t.at("thief") == (4, 0)

    for strength, goes in ((3, True), (1, False)):
        t = Table("KGDCT", terrain=True)
        t.lit(1, 0, "")
        lay(t, "river", (2, 0), (3, 0), (4, 0), (5, 0))
        t.put("knight", 4, 0)
        t.tribe("eye", strength + 1, at=(1, 0))
        t.turn("goblins", phase="activate")
        t.answer("activate:eye", "step:2,0")
        assert t.g.goblins.population[EYE] == strength
        assert t.options() == (["3,0", "4,0", "pass"] if goes else ["3,0", "pass"])  # never past her
        if goes:
            t.answer("4,0")
            assert t.g.knight.health == 6
            assert t.at("eye") is None


def test_leaving_magma_weakens_a_tribe_before_it_may_attack() -> None:
    for population, may in ((2, False), (3, True)):
        t = Table("KGDCT", terrain=True)
        t.lit(1, 0, "")
        lay(t, "magma", (2, 0), (3, 0), (3, 1))
        t.put("knight", 1, 0)
        t.tribe("eye", population, at=(2, 0))
        t.turn("goblins", phase="activate")
        t.answer("activate:eye")
        assert t.offers("step:1,0") == may


def test_upstream_costs_a_tribe_each_space() -> None:
    t = Table("KGDCT", terrain=True)
    t.lit(1, 0, "")
    lay(t, "river", (2, 0), (3, 0), (4, 0), (5, 0))
    t.put("knight", 0, 0)
    t.tribe("eye", 4, at=(4, 0))
    t.turn("goblins", phase="activate")
    t.answer("activate:eye", "step:3,0", "pass", "step:2,0", "pass")
    assert t.g.goblins.population[EYE] == 2
    t.answer("step:1,0")
    assert t.g.goblins.population[EYE] == 2


def test_the_dragon_underground_leaves_terrain_into_the_open() -> None:
    t = Table("KGDCT", terrain=True)
    t.lit(1, 0, "")
    lay(t, "lake", (2, 0), (3, 0), (2, 1), (3, 1))
    t.g.dragon.placed = True
    t.put("dragon", 3, 0)
    t.put("knight", 0, 0)
    t.turn("dragon")
    assert t.offers("move:4,0", "move:3,-1", "move:1,0")
    assert not t.offers("move:5,0")
    t.answer("move:4,0")
    t.rest()
    assert t.at("dragon") == (4, 0)
    assert t.g.is_dark(cell_at(4, 0))

    t = Table("KGDCT", terrain=True)
    t.lit(1, 0, "")
    lay(t, "lake", (2, 0), (3, 0), (2, 1), (3, 1))
    t.g.dragon.placed = t.g.dragon.awake = t.g.dragon.surfaced = True
    t.put("dragon", 3, 0)
    t.put("knight", 0, 0)
    t.turn("dragon")
    assert not t.offers("move:4,0")  # surfaced he does not enter the dark


def pits(t: Table, *cells: tuple[int, int]) -> None:
    for pit, cell in zip(PITS, cells, strict=True):
        t.g.terrain[pit] = cell_at(*cell)
        t.g.tiles[cell_at(*cell)] = TERRAIN[pit].first << 3


def test_the_dragon_takes_the_pits_with_two_movements() -> None:
    t = Table("KGDCT", terrain=True)
    for x in range(1, 6):
        t.lit(x, 0, "")
    pits(t, (1, 1), (3, 1), (5, 1))
    t.g.dragon.placed = True
    t.put("dragon", 2, 0)
    t.put("knight", 0, 0)
    t.powers("wing", "wing")
    t.turn("dragon")
    assert not t.offers("pit:5,0")  # no Pit beside him
    t.answer("move:1,0")
    assert t.offers("pit:5,0")  # the free move is gone: two Wings
    t.answer("pit:5,0")
    assert t.at("dragon") == (5, 0)
    assert t.g.dragon.hand == []


def test_a_pit_may_be_left_into_the_open_but_not_by_a_lurking_tribe() -> None:
    t = Table("KGDCT", terrain=True)
    for x in range(1, 6):
        t.lit(x, 0, "")
    pits(t, (1, 1), (3, 1), (5, 1))
    t.put("thief", 1, 0)
    t.put("knight", 0, 0)
    t.g.thief.stats = [4, 3, 2]
    t.tribe("eye", 2, at=(1, 2))
    t.turn("thief", phase="act")
    t.answer("pit:5,2")
    t.rest()
    assert t.at("thief") == (5, 2)
    assert t.g.is_dark(cell_at(5, 2))

    t = Table("KGDCT", terrain=True)
    for x in range(1, 6):
        t.lit(x, 0, "")
    pits(t, (1, 1), (3, 1), (5, 1))
    t.put("knight", 0, 0)
    t.tribe("eye", 2, at=(1, 2))
    t.turn("goblins", phase="activate")
    t.answer("activate:eye")
    assert t.options() == ["hide", "done"]


def test_the_thief_climbs_over_an_end_of_the_canyon() -> None:
    t = Table("KGDCT", terrain=True)
    t.lit(1, 0, "")
    lay(t, "canyon", (1, -1), (2, -1), (3, -1))
    t.lit(1, -2, "")
    t.put("thief", 1, 0)
    t.put("knight", 0, 0)
    t.g.thief.stats = [2, 3, 4]
    t.g.thief.cubes = 4
    t.turn("thief", phase="act")
    assert not t.offers("step:1,-1")
    t.answer("cross:1,-2")
    assert t.at("thief") == (1, -2)
    assert (t.g.thief.moves, t.g.thief.cubes) == (2, 1)


def test_the_forest_shelters_from_claw_and_hiss() -> None:
    t = Table("KGDCT", terrain=True)
    t.lit(1, 0, "")
    lay(t, "mushroom_forest", (2, 0), (3, 0), (2, 1), (3, 1))
    t.g.dragon.placed = True
    t.put("dragon", 1, 0)
    t.put("knight", 0, 0)
    t.tribe("eye", 3, at=(2, 0))
    t.powers("claw", "claw")
    t.die("diamond")
    t.turn("dragon")
    assert not t.offers("power:hiss")
    t.answer("power:claw")
    t.rest("forced-move")
    assert t.g.goblins.population[EYE] == 3
    assert t.at("eye") == (2, 0)


def test_a_flame_wall_in_the_river_burns_whoever_drifts_through() -> None:
    t = Table("KGDCT", terrain=True)
    t.lit(1, 0, "")
    lay(t, "river", (2, 0), (3, 0), (4, 0), (5, 0))
    t.put("thief", 1, 0)
    t.put("knight", 0, 0)
    t.token("flame_wall", 3, 0)
    t.token("treasure", 0, 0)
    t.g.treasures[1] = CARRIED
    t.g.thief.stats = [4, 3, 2]
    t.turn("thief", phase="act")
    t.answer("step:2,0", "5,0")
    assert t.at("thief") is None
    assert t.g.treasures[1] == cell_at(3, 0)


def test_a_surfaced_dragon_in_the_current_is_attacked_by_whomever_he_passes() -> None:
    t = Table("KGDCT", terrain=True)
    t.lit(1, 0, "")
    lay(t, "river", (2, 0), (3, 0), (4, 0), (5, 0))
    t.g.dragon.placed = t.g.dragon.awake = t.g.dragon.surfaced = True
    t.put("dragon", 1, 0)
    t.put("knight", 4, 0)
    t.cubes("strength", "strength")
    t.turn("dragon")
    t.answer("move:2,0", "5,0")
    assert t.at("dragon") == (5, 0)
    assert t.g.dragon.health == 4


def test_the_dragon_comes_out_of_no_pit_onto_a_monster_token() -> None:
    t = Table("KDC", terrain=True)
    for x in range(1, 6):
        t.lit(x, 0, "")
    for pit, cell in zip(PITS, ((1, 1), (3, 1), (5, 1)), strict=True):
        t.g.terrain[pit] = cell_at(*cell)
        t.g.tiles[cell_at(*cell)] = TERRAIN[pit].first << 3
    t.g.dragon.placed = True
    t.put("dragon", 1, 0)
    t.put("ogre", 5, 0)
    t.powers("wing")
    t.turn("dragon")
    assert t.offers("pit:3,0")
    assert not t.offers("pit:5,0")


def forest() -> Table:
    t = Table("KGDCT", terrain=True)
    t.lit(1, 0, "")
    lay(t, "mushroom_forest", (2, 0), (3, 0), (2, 1), (3, 1))
    return t


def test_a_tribe_leaves_terrain_into_the_open_once_in_its_activation() -> None:
    t = forest()
    t.tribe("fangs", 3, at=(3, 0))
    t.tribe("bones", 3, at=(3, 1))
    t.turn("goblins", phase="activate")
    t.answer("activate:fangs", "step:4,0")
    t.rest()
    t.answer("step:3,0")
    assert t.offers("step:2,0", "step:4,0")  # the tile is there now
    assert not t.offers("step:3,-1")
    t.answer("done", "activate:bones")
    assert t.offers("step:4,1", "step:3,2")


def test_the_thief_leaves_terrain_into_the_open_once_between_two_actions() -> None:
    t = forest()
    t.put("thief", 3, 0)
    t.g.thief.stats = [4, 3, 2]
    t.g.thief.cubes = 2
    t.turn("thief", phase="act")
    t.answer("step:4,0")
    t.rest()
    t.answer("step:3,0")
    assert t.offers("step:4,0", "step:2,0")
    assert not t.offers("step:3,-1")
    t.answer("hide:1")
    assert t.offers("step:3,-1")
