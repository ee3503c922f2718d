"""Terrain tile by tile with each role upon it (§11): forced and free, removed and left, seen and sheltered."""

from __future__ import annotations

import pytest

from tests.vast.table import Table
from wyrmtable.games.vast.data import CARRIED, FANGS, OUT, PITS, SUPPLY, TERRAIN
from wyrmtable.games.vast.grid import cell_at, degree
from wyrmtable.games.vast.rules.removing import collapse_choices


def lay(t: Table, kind: str, *cells: tuple[int, int], turn: int = 0) -> None:
    """Put a Terrain tile there without asking."""
    piece = next(i for i, terrain in enumerate(TERRAIN) if terrain.kind == kind and t.g.terrain[i] == SUPPLY)
    spaces = tuple(cell_at(x, y) for x, y in cells)
    t.g.terrain[piece] = spaces[0]
    for part, cell in enumerate(spaces):
        t.g.tiles[cell] = (TERRAIN[piece].first + part) << 3 | turn << 1


def fresh(roles: str = "KGDCT") -> Table:
    t = Table(roles, terrain=True)
    t.lit(1, 0, "")
    t.put("knight", 0, 0)
    return t


def dragon_at(t: Table, x: int, y: int, *cards: str, surfaced: bool = False) -> None:
    t.g.dragon.placed = True
    t.g.dragon.awake = t.g.dragon.surfaced = surfaced
    t.put("dragon", x, y)
    t.powers(*cards)


def thief_at(t: Table, x: int, y: int, cubes: int = 2) -> None:
    t.put("thief", x, y)
    t.g.thief.stats = [4, 3, 2]
    t.g.thief.cubes = cubes


LAKE = ((2, 0), (3, 0), (2, 1), (3, 1))


def collapsing(t: Table) -> None:
    t.hand()
    t.g.stack = []
    t.g.collapse = True


# ---- forced


@pytest.mark.parametrize(("kind", "cells"), [("lake", LAKE), ("river", ((2, 0), (3, 0), (4, 0), (5, 0)))])
def test_bats_into_the_water_cost_a_goblin_once_and_nobody_drifts(
    kind: str, cells: tuple[tuple[int, int], ...]
) -> None:
    """§11.5, §P-FORCED: also when forced; inside the same water nothing more."""
    t = fresh()
    lay(t, kind, *cells)
    t.tribe("fangs", 3, at=(1, 0))
    t.omens("bat")
    t.turn("cave", phase="act")
    t.answer("omen:giant_bats", "3,0:terrain")
    assert t.at("fangs") == (3, 0)
    assert t.g.goblins.population[FANGS] == 2


@pytest.mark.parametrize(("population", "left", "where"), [(4, 2, (2, 0)), (1, 0, None)])
def test_bats_against_the_current_cost_a_goblin_for_each_space(
    population: int, left: int, where: tuple[int, int] | None
) -> None:
    """§11.5: per space moved against the current; forced moves spare only Lit tiles and Magma left."""
    t = fresh()
    lay(t, "river", (2, 0), (3, 0), (4, 0), (5, 0))
    t.tribe("fangs", population, at=(4, 0))
    t.omens("bat")
    t.turn("cave", phase="act")
    t.answer("omen:giant_bats", "fangs", "2,0:terrain")
    assert t.g.goblins.population[FANGS] == left
    assert t.at("fangs") == where


def test_bats_out_of_the_magma_cost_nothing() -> None:
    """§P-FORCED: no Population for Magma spaces left."""
    t = fresh()
    lay(t, "magma", (2, 0), (3, 0), (3, 1))
    t.tribe("fangs", 2, at=(3, 0))
    t.omens("bat")
    t.turn("cave", phase="act")
    t.answer("omen:giant_bats", "fangs", "1,0:terrain")
    assert t.g.goblins.population[FANGS] == 2


def test_nothing_is_forced_onto_the_canyon_ends_or_a_pit() -> None:
    """§P-FORCED: impassable spaces and Pits are never entered, by tokens neither."""
    t = fresh()
    lay(t, "canyon", (1, -1), (2, -1), (3, -1))
    lay(t, "pit", (1, 1))
    t.tribe("eye", 2, at=(1, 0))
    t.put("knight", 5, 5)
    t.off("knight")
    t.token("treasure", 1, 0)
    t.omens("bat", "bat")
    t.turn("cave", phase="act")
    t.answer("omen:giant_bats", "treasure:1,0")
    assert t.g.treasures[0] == cell_at(0, 0)


# ---- the end of a turn


def test_the_thief_who_passes_on_magma_dies_for_nobody() -> None:
    """§11.5: killed at the end of his own turn, his loot stays there."""
    t = fresh()
    lay(t, "magma", (2, 0), (3, 0), (3, 1))
    thief_at(t, 2, 0)
    t.g.treasures[0] = CARRIED
    t.g.thief.upgrades = ["unnatural_evasion"]
    grit, cards = t.g.knight.grit, len(t.g.dragon.hand)
    t.turn("thief", phase="act")
    t.answer("end")
    assert t.at("thief") is None
    assert t.g.treasures[0] == cell_at(2, 0)
    assert (t.g.knight.grit, len(t.g.dragon.hand)) == (grit, cards)


@pytest.mark.parametrize(("health", "left"), [(3, 2), (2, 1), (1, 1)])
def test_magma_never_kills_the_knight(health: int, left: int) -> None:
    """§11.5"""
    t = fresh()
    lay(t, "magma", (2, 0), (3, 0), (3, 1))
    t.put("knight", 2, 0)
    t.g.knight.health = health
    t.turn("knight")
    t.answer("end")
    assert t.g.knight.health == left


def test_magma_burns_only_those_whose_turn_ends() -> None:
    """§11.5: of its own player."""
    t = fresh()
    lay(t, "magma", (2, 0), (3, 0), (3, 1))
    t.put("knight", 2, 0)
    t.tribe("fangs", 2, at=(3, 0))
    thief_at(t, 3, 1)
    dragon_at(t, 2, 0)
    t.turn("dragon")
    t.until("cave-act")
    assert t.g.knight.health == 7
    assert t.at("fangs") == (3, 0)
    assert t.at("thief") == (3, 1)


# ---- the Dragon


def test_a_treasure_on_terrain_may_be_picked_up_where_no_gem_may_be_placed() -> None:
    """§7.7, §7.8"""
    t = fresh()
    lay(t, "lake", *LAKE)
    dragon_at(t, 2, 0)
    t.token("treasure", 2, 0)
    t.turn("dragon")
    t.answer("done", "1")
    assert t.g.dragon.wake == 1
    assert t.asked == "last-cubes"


def test_underground_he_passes_below_the_canyon_end_but_does_not_stop_there() -> None:
    """§11.3, §11.5"""
    t = fresh()
    lay(t, "canyon", (1, -1), (2, -1), (3, -1))
    t.lit(1, -2, "")
    dragon_at(t, 1, 0)
    t.turn("dragon")
    assert t.offers("move:1,-2")
    assert not t.offers("move:1,-1")


def test_underground_he_comes_out_beyond_the_canyon_end_into_the_open() -> None:
    """R-77: the Dark tile is placed there before he arrives."""
    t = fresh()
    lay(t, "canyon", (1, -1), (2, -1), (3, -1))
    dragon_at(t, 1, 0, "claw")
    t.turn("dragon")
    t.answer("move:1,-2")
    t.rest()
    assert t.at("dragon") == (1, -2)
    assert t.g.is_dark(cell_at(1, -2))


def test_surfaced_the_free_move_does_not_cross_the_canyon_end() -> None:
    """§11.5: with one Wing."""
    t = fresh()
    lay(t, "canyon", (1, -1), (2, -1), (3, -1))
    t.lit(1, -2, "")
    dragon_at(t, 1, 0, "wing", surfaced=True)
    t.turn("dragon")
    assert not t.offers("move:1,-2")
    t.answer("power:wing")
    assert t.offers("1,-2")


def test_wrath_takes_a_whole_lake_and_whoever_swims_in_it_leaves() -> None:
    """§7.5, §11.4: any of its spaces; it may be placed again."""
    t = fresh()
    lay(t, "lake", *LAKE)
    t.put("knight", 3, 1)
    t.tribe("fangs", 3, at=(2, 1))
    dragon_at(t, 1, 0, "claw", "claw", "claw", "claw")
    t.lit(1, 1, "")
    t.die("diamond")
    t.turn("dragon")
    t.answer("power:wrath")
    t.rest("slide", "wrath-move")
    lake = next(i for i, terrain in enumerate(TERRAIN) if terrain.kind == "lake")
    assert t.at("knight") is not None
    assert t.at("fangs") is None
    assert t.g.terrain[lake] in (SUPPLY, cell_at(2, 0))
    if t.g.terrain[lake] == SUPPLY:
        assert cell_at(3, 1) not in t.g.tiles or t.g.tiles[cell_at(3, 1)] >> 3 < TERRAIN[0].first


# ---- the Collapse


def test_terrain_is_one_neighbour_and_one_tile_of_the_three() -> None:
    """§P-COLLAPSE-STEP, §11.4: half of its outer edges bare."""
    t = fresh()
    lay(t, "lake", (1, 1), (2, 1), (1, 2), (2, 2))
    t.lit(2, 0, "")
    collapsing(t)
    assert degree(t.g, [cell_at(1, 0)]) == 3  # Entrance, tile, Lake
    assert degree(t.g, [cell_at(2, 0)]) == 2
    assert sorted(collapse_choices(t.g)) == sorted([cell_at(2, 0), cell_at(1, 1)])
    t.omens()
    t.g.treasures = [OUT] * 12
    t.turn("cave", phase="act")
    t.until("collapse-tile")
    t.answer("1,1")
    assert t.g.terrain.count(OUT) == 1
    assert len(t.g.tiles) == 1  # the two others were taken for want of a choice


def test_no_terrain_while_a_lit_crystal_must_go() -> None:
    """§P-COLLAPSE-STEP 1"""
    t = Table("KGDCT", terrain=True)
    t.lit(1, 0, "", "crystal")
    lay(t, "lake", (-2, 0), (-1, 0), (-2, 1), (-1, 1))
    collapsing(t)
    assert collapse_choices(t.g) == [cell_at(1, 0)]


def test_terrain_half_walled_in_by_tiles_stays() -> None:
    """§11.4: at least half of the outer edges without a tile beside them."""
    t = Table("KGDCT", terrain=True)
    lay(t, "pit", (1, 0))
    t.lit(2, 0, "")
    t.lit(1, 1, "")
    t.lit(0, 1, "")
    t.lit(2, 1, "")
    collapsing(t)
    assert cell_at(1, 0) not in collapse_choices(t.g)


def test_the_last_pit_is_a_dead_space() -> None:
    """§11.4"""
    t = fresh()
    t.g.terrain[PITS[1]] = t.g.terrain[PITS[2]] = OUT
    lay(t, "pit", (1, 1))
    thief_at(t, 1, 0)
    dragon_at(t, 1, 0, "wing", "wing")
    t.turn("thief", phase="act")
    assert not any(option.startswith("pit") or option == "step:1,1" for option in t.options())
    t.answer("end")


# ---- the Mushroom Forest


FOREST = ((2, 0), (3, 0), (2, 1), (3, 1))


def test_the_forest_keeps_bats_and_slap_off_but_not_spores() -> None:
    """§11.6"""
    t = fresh()
    lay(t, "mushroom_forest", *FOREST)
    t.put("knight", 2, 0)
    t.g.knight.grit = 6
    t.omens("bat", "quartz", "quartz", "quartz")
    dragon_at(t, 1, 0, "wing", "wing")
    t.turn("cave", phase="act")
    assert not t.offers("omen:giant_bats")
    t.answer("omen:soporific_spores")
    assert t.g.knight.grit == 1

    t = fresh()
    lay(t, "mushroom_forest", *FOREST)
    t.put("knight", 2, 0)
    dragon_at(t, 1, 0, "wing", "wing")
    t.turn("dragon")
    assert not t.offers("power:slap")


def test_from_inside_the_forest_he_claws_only_his_own_space() -> None:
    """§11.6"""
    t = fresh()
    lay(t, "mushroom_forest", *FOREST)
    t.tribe("fangs", 2, at=(2, 0))
    t.tribe("bones", 2, at=(3, 0))
    t.tribe("eye", 3, at=(1, 0))
    dragon_at(t, 2, 0, "claw", "claw", "claw")
    t.die("cross")
    t.turn("dragon")
    t.answer("power:claw")
    assert t.at("fangs") is None
    assert t.at("bones") == (3, 0)
    assert t.at("eye") == (1, 0)


def test_the_crossbow_reaches_neither_into_the_forest_nor_out_of_it_but_across() -> None:
    """§2.5, §11.6: only those inside are sheltered."""
    for where, hit in (((2, 0), False), ((4, 0), True)):
        t = fresh()
        lay(t, "mushroom_forest", *FOREST)
        t.lit(4, 0, "")
        t.tribe("eye", 1, at=where)
        thief_at(t, 1, 0)
        t.g.thief.stats = [2, 4, 3]
        t.g.thief.upgrades = ["hand_crossbow"]
        t.turn("thief", phase="act")
        assert t.offers("backstab:eye:1") is hit


# ---- laying it


def test_without_a_cave_the_thief_lays_the_terrain_he_found() -> None:
    """§11.2: the revealer chooses, as near to his piece as possible."""
    t = Table("T", terrain=True)
    t.dark(1, 0, "event", "open")
    thief_at(t, 1, 0)
    t.g.thief.moves = 4
    t.turn("thief", phase="act")
    t.answer("reveal")
    t.rest()
    assert t.asked == "terrain-kind"
    assert t.role == "thief"
    assert len(t.options()) == 6


def test_no_terrain_after_the_collapse_began() -> None:
    """§11.2"""
    t = fresh()
    t.dark(2, 0, "event", "open")
    collapsing(t)
    dragon_at(t, 1, 0, "flame", "wing")
    t.turn("dragon")
    t.answer("power:burn")
    t.rest()
    assert t.asked == "dragon-act"
    assert t.offers("cube:pride_event")  # it still counts for his pride


# ---- in passing


def pits(t: Table) -> None:
    """Pits beyond Lit tiles east, west and south of the Entrance, the Flame Wall in the eastern one."""
    t.lit(-1, 0, "")
    t.lit(0, 1, "")
    for cell in ((2, 0), (-2, 0), (0, 2)):
        lay(t, "pit", cell)
    t.token("flame_wall", 2, 0)


def test_the_flame_wall_ends_her_turn_in_the_middle_of_the_river() -> None:
    """P-GRIT, §11.5: a placed cube lost ends the turn at once, the current carries her no further."""
    t = fresh()
    lay(t, "river", (2, 0), (3, 0), (4, 0), (5, 0))
    t.put("knight", 1, 0)
    t.cubes("movement", "perception", "strength")
    t.g.knight.grit = 5
    t.token("flame_wall", 3, 0)
    t.turn("knight", phase="act")
    t.answer("step:2,0", "5,0", "strength")
    assert t.at("knight") == (3, 0)
    assert t.role == "goblins"


def test_the_flame_wall_burns_in_a_pit() -> None:
    """§7.4, §11.5: a Pit is entered, too; who is burned there still comes out, for nobody ends a turn in it."""
    t = fresh()
    pits(t)
    t.put("knight", 1, 0)
    t.cubes("movement", "perception", "strength")
    t.g.knight.grit = 5
    t.turn("knight", phase="act")
    t.answer("pit:-1,0", "strength")
    assert t.at("knight") == (-1, 0)
    assert t.g.knight.grit == 0
    assert t.role == "goblins"


@pytest.mark.parametrize(("population", "end"), [(2, (-1, 0)), (1, None)])
def test_a_tribe_burns_in_a_pit(population: int, end: tuple[int, int] | None) -> None:
    """§7.4, §11.5: −1 Population, at 0 it scatters before it comes out."""
    t = fresh()
    pits(t)
    t.tribe("fangs", population, at=(1, 0))
    t.turn("goblins", phase="activate")
    t.answer("activate:fangs", "pit:-1,0")
    assert t.at("fangs") == end
    assert t.g.goblins.population[FANGS] == population - 1


def test_the_thief_burns_in_a_pit_and_over_the_end_of_the_canyon() -> None:
    """§7.4, §11.5: killed where the Flame Wall is, and what he carried lies there."""
    t = fresh()
    pits(t)
    thief_at(t, 1, 0)
    t.g.treasures[0] = CARRIED
    t.turn("thief", phase="act")
    t.answer("pit:-1,0")
    assert t.at("thief") is None
    assert t.g.treasures[0] == cell_at(2, 0)
    t = fresh()
    lay(t, "canyon", (1, -1), (2, -1), (3, -1))
    t.lit(1, -2, "")
    t.token("flame_wall", 1, -1)
    thief_at(t, 1, 0, cubes=4)
    t.turn("thief", phase="act")
    t.answer("cross:1,-2")
    assert t.at("thief") is None


@pytest.mark.parametrize(("population", "end"), [(3, (-1, 0)), (1, None)])
def test_magma_costs_a_tribe_that_tunnels_out_of_it(population: int, end: tuple[int, int] | None) -> None:
    """§11.5: each time it leaves a Magma space; only being forced spares it."""
    t = fresh()
    t.dark(-1, 0)
    lay(t, "magma", (2, 0), (3, 0), (3, 1))
    t.tribe("fangs", population, at=(2, 0))
    t.g.goblins.secret_deck.remove("secret_tunnels")
    t.g.goblins.secrets = ["secret_tunnels"]
    t.turn("goblins", phase="activate")
    t.answer("activate:fangs", "secret:secret_tunnels")
    assert t.at("fangs") == end
    assert t.g.goblins.population[FANGS] == population - 1


def test_magma_costs_a_tribe_the_gnome_takes_out_of_it() -> None:
    """§11.5: the jump after plundering leaves the Magma as well."""
    t = fresh()
    t.dark(-1, 0)
    lay(t, "magma", (2, 0), (3, 0), (3, 1))
    t.tribe("fangs", 3, "gnome", at=(2, 0))
    t.token("treasure", 2, 0)
    t.turn("goblins", phase="activate")
    t.answer("activate:fangs", "plunder:treasure", "-1,0")
    assert t.at("fangs") == (-1, 0)
    assert t.g.goblins.population[FANGS] == 2


def test_a_surfaced_dragon_does_not_wing_onto_the_troll() -> None:
    """§11.5, §12.3: over the end of the Canyon he may come down on its bridge, unless the Troll holds it."""
    for troll in (False, True):
        t = fresh("KD")
        lay(t, "canyon", (2, 0), (3, 0), (4, 0))
        dragon_at(t, 1, 0, "wing", surfaced=True)
        if troll:
            t.put("troll", 3, 0)
        t.turn("dragon")
        t.answer("power:wing")
        assert t.offers("3,0") is not troll


def test_a_rockslide_between_two_terrain_tiles_that_slid_together() -> None:
    """§11.3: between Terrain and another tile, not within one."""
    t = fresh()
    lay(t, "lake", *LAKE)
    lay(t, "magma", (4, 0), (5, 0), (5, 1))
    t.omens("bat", "boulder")
    t.turn("cave", phase="act")
    t.answer("omen:rockslide", "bat")
    t.rest("pay-omen")
    assert t.offers("3,0/e")
    assert not t.offers("2,0/e")
    assert not t.offers("4,0/e")


def test_off_a_falling_lake_through_the_flames_or_past_them() -> None:
    """P-REMOVE 2: of two shortest ways to one space the remover takes which it likes."""
    for way, grit in (("1,0", 9), ("1,0:fire", 4)):
        t = fresh()
        lay(t, "lake", *LAKE)
        collapsing(t)
        t.put("knight", 3, 1)
        t.g.knight.grit = 9
        t.cubes("free", "free", "free")
        t.token("flame_wall", 3, 0)
        t.turn("cave", phase="act")
        t.answer("2,0")
        assert t.asked == "leave-tile"
        assert sorted(t.options()) == ["1,0", "1,0:fire"]
        t.answer(way)
        assert t.g.knight.grit == grit


# ---- the price of the Pits


def row_over_pits() -> Table:
    """Two Pits under a row of Lit tiles: in at the first, out at the third."""
    t = fresh()
    t.lit(2, 0, "")
    t.lit(3, 0, "")
    t.lit(4, 0, "")
    lay(t, "pit", (1, 1))
    lay(t, "pit", (3, 1))
    lay(t, "pit", (9, 9))
    return t


@pytest.mark.parametrize("moved", [0, 1])
def test_the_pits_take_three_of_the_knights_movement(moved: int) -> None:
    """§11.5, R-68: enter, travel, leave; two steps left are too few."""
    t = row_over_pits()
    t.put("knight", 1, 0)
    t.turn("knight")
    t.answer("cube:movement")  # 3
    t.g.knight.moves = moved
    t.answer("cube:bow")
    assert t.offers("pit:3,0") is (moved == 0)
    if not moved:
        t.answer("pit:3,0")
        assert t.g.knight.moves == 3
        assert not t.offers("step:4,0")


@pytest.mark.parametrize("moved", [0, 1])
def test_the_pits_take_three_of_the_thiefs_movement(moved: int) -> None:
    t = row_over_pits()
    thief_at(t, 1, 0)
    t.g.thief.stats = [3, 4, 2]
    t.g.thief.moves = moved
    t.turn("thief", phase="act")
    assert t.offers("pit:3,0") is (moved == 0)
    if not moved:
        t.answer("pit:3,0")
        assert t.g.thief.moves == 3
        assert not t.offers("step:4,0")
