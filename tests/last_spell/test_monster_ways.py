"""How monsters go and whom they strike."""

from __future__ import annotations

from .table import night


def test_an_archer_gets_no_favour_from_a_stone_wall() -> None:
    """The rule beside Stone Walls is for Heroes alone."""
    t = night("glenwald")
    t.section("N3", "stone_wall")  # else it would step into the gap and shoot from there
    hero = t.armed(at=(10, 8))
    t.monster("archer", 10, 5)
    t.monsters()
    assert hero.wounds == 0
    t = night("gildenberg")
    hero = t.armed(at=(10, 8))
    t.monster("archer", 10, 5)
    t.monsters()
    assert hero.wounds == 1  # wood hides nobody


def test_an_archer_walks_then_shoots() -> None:
    t = night()
    hero = t.armed(at=(13, 7), wounds=0)
    archer = t.monster("archer", 13, 1)
    t.monsters()
    assert hero.wounds == 1
    assert t.at(archer) == (13, 4)


def test_a_runner_with_nowhere_better_to_go_strikes() -> None:
    t = night()
    t.g.mages = [0, 2, 0, 0]
    hero = t.armed(at=(13, 10))
    runner = t.monster("runner", 13, 11)
    t.monsters()
    assert t.at(runner) == (13, 11)
    assert t.g.mages == [0, 1, 0, 0]  # the Mage first
    assert hero.wounds == 0


def test_a_hero_in_the_gap_stops_them() -> None:
    """Monsters do not pass through Heroes: a lone gap is closed."""
    t = night()
    for slot in ("N1", "N2", "N3", "N4", "W1", "W2", "W3", "W4", "E1", "E2", "E3"):
        t.section(slot, "stone_wall")
    t.hero(0, at=(17, 16))
    t.hero(1, at=(17, 17))
    runner = t.monster("runner", 18, 16)
    t.monsters()
    assert t.at(runner) == (18, 16)
    assert t.g.heroes[0].wounds == 1


def test_fliers_count_from_the_living_mages() -> None:
    t = night()
    t.g.mages = [0, 0, 0, 2]  # (12, 12) alone
    winged = t.monster("winged", 14, 7)
    t.monsters()
    assert t.at(winged) == (12, 9)  # V 2 and as far as (13, 10) and (14, 11), but farther north
    assert t.g.mages == [0, 0, 0, 2]


def test_fliers_land_on_no_roof() -> None:
    t = night()
    winged = t.monster("winged", 11, 6)
    t.monsters()
    assert t.at(winged) == (11, 9)  # not (11, 10), the Shop, though it is nearer


def test_a_boomer_at_a_wall_in_its_way() -> None:
    t = night()
    for slot in ("N1", "N2", "N3", "N4", "W1", "W2", "W3", "W4", "E1", "E2", "E3", "E4"):
        t.section(slot, "wood_wall")
    t.hero(0, at=(9, 9))
    t.monster("boomer", 13, 5)
    flames = t.g.flames
    t.monsters()
    assert t.on("N3").flames == 2
    assert (t.g.flames, t.g.slain) == (flames - 2, 0)


def test_slain_boomers_each_burn_a_wall_once() -> None:
    """A section of three cells in the Area is hit once by each explosion."""
    t = night()
    wall = t.section("N3", "stone_wall")
    t.armed("wand_1", at=(15, 3))
    t.monster("boomer", 13, 5, hp=1)
    t.monster("boomer", 12, 5, hp=1)
    t.act(0, "basic:wand_1@13,5")
    assert wall.flames == 2


def test_stunned_and_poisoned_boomer_explodes_weakly() -> None:
    t = night()
    t.section("N3")
    t.monster("boomer", 13, 5, hp=1, stunned=True, poisoned=True)
    t.hero(0, at=(9, 9))
    t.monsters()
    assert t.on("N3").flames == 1
    assert t.g.slain == 1
    assert t.g.slain_in_phase == 0


def test_dead_mages_are_walked_around() -> None:
    t = night()
    t.g.mages = [0, 0, 2, 2]
    runner = t.monster("runner", 13, 9)
    t.monsters()
    assert t.at(runner) == (13, 12)
    assert t.g.mages == [0, 0, 2, 1]


def test_an_accursed_calls_nobody_onto_taken_cells() -> None:
    t = night()
    t.hero(0, at=(9, 9))
    accursed = t.monster("accursed", 12, 15)
    t.g.mages = [0, 0, 0, 2]  # it stays and shoots
    t.build("house", (11, 14))
    t.monster("armored", 12, 14, stunned=True)
    t.monsters()
    assert t.at(accursed) == (12, 15)
    assert t.kinds_at()[(13, 14)] == "clawer"
