"""R-70, R-72 and R-73: what the Forest keeps inside, the bridge as a Lit tile, the current in the middle of a movement."""

from __future__ import annotations

import pytest

from tests.vast.table import Table
from tests.vast.test_terrain_by_role import FOREST, collapsing, dragon_at, fresh, lay, thief_at
from wyrmtable.games.vast.data import EYE, FANGS
from wyrmtable.games.vast.grid import cell_at
from wyrmtable.games.vast.rules.plunder import bare_spaces
from wyrmtable.games.vast.rules.secrets import hex_targets

INSIDE, ALSO_INSIDE, OUTSIDE = (2, 0), (3, 0), (1, 0)
APART = ((INSIDE, OUTSIDE), (OUTSIDE, INSIDE), (INSIDE, ALSO_INSIDE))
"""Out of the Forest, into it, and from one space of it to another."""
TOGETHER = (INSIDE, INSIDE)


def wood(roles: str = "KGDCT") -> Table:
    t = fresh(roles)
    lay(t, "mushroom_forest", *FOREST)
    return t


# ---- nothing reaches out of the Forest either


@pytest.mark.parametrize(("knight", "tribe"), [*APART, TOGETHER])
def test_the_bow_shoots_neither_into_the_forest_nor_out_of_it(knight: tuple[int, int], tribe: tuple[int, int]) -> None:
    t = wood()
    t.put("knight", *knight)
    t.tribe("eye", 1, at=tribe)
    t.turn("knight")
    t.answer("cube:strength", "cube:bow")
    assert t.offers("bow:eye") is (knight == tribe)


@pytest.mark.parametrize(("knight", "dragon"), [*APART, TOGETHER])
def test_the_enchanted_bow_neither(knight: tuple[int, int], dragon: tuple[int, int]) -> None:
    t = wood()
    t.g.treasure_deck.remove("enchanted_bow")
    t.g.knight.face_up.append("enchanted_bow")
    t.put("knight", *knight)
    dragon_at(t, *dragon, "claw")
    t.turn("knight")
    t.answer("cube:strength", "cube:enchanted_bow")
    assert t.offers("shoot:dragon") is (knight == dragon)


@pytest.mark.parametrize(("dragon", "tribe"), [*APART, TOGETHER])
def test_the_dragon_hisses_neither_into_the_forest_nor_out_of_it(
    dragon: tuple[int, int], tribe: tuple[int, int]
) -> None:
    t = wood()
    t.tribe("bones", 2, at=tribe)
    dragon_at(t, *dragon, "claw", "claw")
    t.turn("dragon")
    assert t.offers("power:hiss") is (dragon == tribe)


@pytest.mark.parametrize(("dragon", "knight"), APART)
def test_no_slap_out_of_the_forest(dragon: tuple[int, int], knight: tuple[int, int]) -> None:
    t = wood()
    t.put("knight", *knight)
    dragon_at(t, *dragon, "wing", "wing")
    t.turn("dragon")
    assert not t.offers("power:slap")


@pytest.mark.parametrize(("tribe", "knight"), [*APART, TOGETHER])
def test_the_wisp_leads_her_astray_only_on_its_own_space_of_the_forest(
    tribe: tuple[int, int], knight: tuple[int, int]
) -> None:
    t = wood()
    t.put("knight", *knight)
    t.tribe("fangs", 2, "wisp", at=tribe)
    t.turn("goblins", phase="activate")
    t.answer("activate:fangs")
    assert t.offers("wisp") is (tribe == knight)


def test_from_the_forest_the_eye_hexes_only_whoever_stands_with_it() -> None:
    """The Cave, the Dragon before his first turn and a dead Thief have no piece on the Eye's space."""
    t = wood()
    t.g.round = 2
    t.g.knight.grit = 5
    t.omens("bat")
    t.powers("claw")
    t.g.thief.stats = [4, 2, 3]
    t.put("knight", *OUTSIDE)
    t.tribe("eye", 3)
    assert hex_targets(t.g) == ["knight", "dragon", "cave", "thief"]
    t.g.pieces[EYE] = cell_at(0, 0)
    assert hex_targets(t.g) == ["knight", "dragon", "cave", "thief"]
    t.g.pieces[EYE] = cell_at(*INSIDE)
    assert hex_targets(t.g) == []
    t.put("knight", *ALSO_INSIDE)
    assert hex_targets(t.g) == []
    t.put("knight", *INSIDE)
    assert hex_targets(t.g) == ["knight"]


# ---- the Canyon bridge is a Lit tile


def bridge(t: Table) -> None:
    """A Canyon south of (1, 0) that is crossed from north to south, a Lit tile beyond."""
    lay(t, "canyon", (0, 1), (1, 1), (2, 1))
    t.lit(1, 2, "")


def test_a_tribe_pays_for_the_bridge_as_for_any_lit_tile() -> None:
    """§6.6, R-72, R-75: the second different Lit tile left costs 1 Population, coming back to the first costs nothing."""
    t = fresh()
    bridge(t)
    t.tribe("fangs", 3, at=(1, 0))
    t.turn("goblins", phase="activate")
    t.answer("activate:fangs", "step:1,1")
    assert t.g.goblins.population[FANGS] == 3
    t.answer("step:1,2")
    assert t.g.goblins.population[FANGS] == 2
    t.answer("step:1,1", "step:1,2")
    assert t.g.goblins.population[FANGS] == 2
    assert len(t.g.goblins.lit_left) == 3


def test_past_plunder_in_the_collapse_may_fall_on_the_bridge() -> None:
    """§12.3, R-72"""
    t = Table("KGD", terrain=True)
    t.lit(1, 0, "")
    bridge(t)
    t.put("knight", 0, 0)
    dragon_at(t, 1, 0)
    collapsing(t)
    assert sorted(bare_spaces(t.g)) == [cell_at(1, 1), cell_at(1, 2)]


# ---- the current between two tiles of one movement

RIVER = ((2, -1), (2, 0), (2, 1), (2, 2))


def stream(*, beyond: tuple[int, int] = (3, 2)) -> Table:
    """The River runs from north to south across the Dragon's way east; a Lit tile on its far side."""
    t = fresh()
    lay(t, "river", *RIVER, turn=1)
    t.lit(*beyond, "")
    dragon_at(t, 1, 0, "wing")
    return t


def test_the_river_carries_him_off_in_the_middle_of_a_movement() -> None:
    t = stream()
    t.turn("dragon")
    t.answer("move:2,0")
    assert t.asked == "drift"
    assert t.options() == ["2,1", "2,2", "pass"]
    t.answer("2,2")
    assert t.asked == "fly-on"
    assert t.options() == ["3,2", "pass"]
    t.answer("3,2")
    assert t.at("dragon") == (3, 2)
    assert t.asked == "dragon-act"
    assert t.g.dragon.free_move


def test_he_may_stay_where_the_river_took_him() -> None:
    t = stream()
    t.turn("dragon")
    t.answer("move:2,0", "2,2", "pass")
    assert t.at("dragon") == (2, 2)
    assert t.asked == "dragon-act"


def test_whoever_does_not_drift_goes_on_as_he_said() -> None:
    t = stream(beyond=(3, 0))
    t.turn("dragon")
    t.answer("move:3,0")
    assert t.asked == "drift"
    assert t.at("dragon") == (2, 0)
    t.answer("pass")
    assert t.at("dragon") == (3, 0)
    assert t.asked == "dragon-act"


def test_a_movement_of_two_tiles_has_no_third() -> None:
    """With the current: the first tile, the drift, the second tile, the drift, the end."""
    t = fresh()
    lay(t, "river", (2, 0), (3, 0), (4, 0), (5, 0))
    t.lit(6, 0, "")
    dragon_at(t, 1, 0, "claw")
    t.turn("dragon")
    t.answer("move:3,0", "3,0")
    assert t.asked == "fly-on"
    t.answer("4,0")
    assert t.asked == "drift"
    assert t.options() == ["5,0", "pass"]
    t.answer("5,0")
    assert t.at("dragon") == (5, 0)
    assert t.asked == "dragon-act"


def test_after_two_tiles_the_current_is_the_end_of_it() -> None:
    t = fresh()
    t.lit(2, 0, "")
    lay(t, "river", (3, -1), (3, 0), (3, 1), (3, 2), turn=1)
    t.lit(4, 2, "")
    dragon_at(t, 1, 0, "claw")
    t.turn("dragon")
    t.answer("move:3,0", "3,2")
    assert t.at("dragon") == (3, 2)
    assert t.asked == "dragon-act"


def test_a_wing_through_a_wall_is_one_tile_wherever_the_river_leads() -> None:
    """§7.4"""
    t = Table("KGDCT", terrain=True)
    t.lit(1, 0, "e")
    t.put("knight", 0, 0)
    lay(t, "river", *RIVER, turn=1)
    t.lit(3, 2, "")
    dragon_at(t, 1, 0, "wing", "claw", surfaced=True)
    t.g.dragon.free_move = True
    t.turn("dragon", phase="powers")
    t.answer("power:wing", "2,0", "2,2")
    assert t.at("dragon") == (2, 2)
    assert t.asked == "dragon-act"


def test_surfaced_he_does_not_fly_on_into_the_dark_nor_through_a_wall() -> None:
    for walls, dark, offered in (("", False, True), ("w", False, False), ("", True, False)):
        t = fresh()
        lay(t, "river", *RIVER, turn=1)
        if dark:
            t.dark(3, 2)
        else:
            t.lit(3, 2, walls)
        dragon_at(t, 1, 0, surfaced=True)
        t.turn("dragon")
        t.answer("move:2,0", "2,2")
        assert (t.asked == "fly-on") is offered


def test_out_of_the_pits_he_does_not_fly_on() -> None:
    """§11.5: that took both movements."""
    t = Table("KGDCT", terrain=True)
    for x in range(1, 4):
        t.lit(x, 0, "")
    t.lit(5, 0, "")
    lay(t, "pit", (1, 1))
    lay(t, "pit", (4, 2))
    lay(t, "pit", (3, -5))
    lay(t, "river", (5, 2), (5, 3), (5, 4), (5, 5), turn=1)
    t.lit(6, 5, "")
    t.put("knight", 0, 0)
    dragon_at(t, 1, 0, "wing", "claw")
    t.turn("dragon")
    t.answer("pit:5,2", "5,5")
    assert t.at("dragon") == (5, 5)
    assert t.asked == "dragon-act"


def test_the_thief_drifts_between_two_of_his_steps() -> None:
    t = stream()
    thief_at(t, 1, 0)
    t.turn("thief", phase="act")
    t.answer("step:2,0", "2,2", "step:3,2")
    assert t.at("thief") == (3, 2)
    assert t.g.thief.moves == 2
