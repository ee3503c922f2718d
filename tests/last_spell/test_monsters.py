"""Monsters (2.8, 2.9): path values, moves, attacks, explosions; damage to Heroes; line of fire."""

from __future__ import annotations

import pytest

from wyrmtable.games.last_spell.data import MONSTERS
from wyrmtable.games.last_spell.grid import SLOTS, cell_at
from wyrmtable.games.last_spell.rules.burning import burn, hurt_mage, quench
from wyrmtable.games.last_spell.rules.monsters import blocker, monster_phase
from wyrmtable.games.last_spell.rules.paths import path_values

from .table import Table


def night(scenario: str = "gildenberg", heroes: int = 3) -> Table:
    """Night 1; a Hero stands far away so that nobody has lost."""
    t = Table(scenario, heroes=heroes)
    t.hero(0, at=(7, 17))
    t.night()
    return t


def v(t: Table, x: int, y: int) -> int:
    return path_values(t.g)[cell_at(x, y)]


# ---- paths and moves


def test_037_path_values() -> None:
    t = night()
    assert (v(t, 12, 5), v(t, 8, 5), v(t, 6, 9), v(t, 5, 11)) == (7, 11, 6, 9)


def test_038_a_clawer_moves() -> None:
    t = night()
    clawer = t.monster("clawer", 12, 5)
    t.monsters()
    assert t.at(clawer) == (13, 7)
    assert v(t, 13, 7) == v(t, 12, 8) == 4
    t = night()
    t.monster("bulky", 13, 7, stunned=True)
    clawer = t.monster("clawer", 12, 5)
    t.monsters()
    assert t.at(clawer) == (12, 8)


def test_039_a_runner_reaches_a_mage() -> None:
    t = night()
    runner = t.monster("runner", 13, 6)
    t.monsters()
    assert t.at(runner) == (13, 11)
    assert t.g.mages == [2, 1, 2, 2]


def test_040_a_bulky_does_not_attack_what_is_not_beside_it() -> None:
    t = night()
    bulky = t.monster("bulky", 12, 8)
    flames = t.g.flames
    t.monsters()
    assert t.at(bulky) == (13, 9)
    assert v(t, 13, 9) == 2
    assert t.g.flames == flames
    assert t.g.mages == [2, 2, 2, 2]


def test_041_a_clawer_in_the_way_of_the_shop() -> None:
    t = night()
    clawer = t.monster("clawer", 12, 9)
    for x, y in (
        (13, 9),
        (13, 10),
        (14, 10),
        (13, 11),
        (12, 8),
        (14, 9),
        (10, 10),
        (9, 10),
        (10, 9),
        (11, 9),
        (10, 11),
    ):
        t.monster("accursed", x, y, stunned=True)
    for x, y in ((9, 9), (9, 11), (14, 11), (14, 8), (13, 8), (11, 8), (10, 8), (12, 7), (10, 12), (13, 12)):
        t.monster("accursed", x, y, stunned=True)
    assert (v(t, 12, 9), v(t, 12, 10)) == (3, 6)
    t.monsters()
    assert t.at(clawer) == (12, 9)
    assert t.on((12, 10)).flames == 1
    assert t.g.flames == 23


def test_042_a_closed_city() -> None:
    t = night()
    for slot in SLOTS:
        t.section(slot)
    clawer = t.monster("clawer", 12, 5)
    assert v(t, 12, 5) == 13
    t.monsters()
    assert t.at(clawer) == (13, 5)
    assert t.on("N3").flames == 1


def test_043_shallow_water() -> None:
    t = night("lakeburg")
    clawer = t.monster("clawer", 11, 3)
    t.monsters()
    assert t.at(clawer) == (11, 4)
    t = night("lakeburg")
    winged = t.monster("winged", 11, 3)
    t.monsters()
    assert t.at(winged) == (11, 7)


def boxed_in() -> Table:
    """(3, 14) is open to the north alone."""
    t = night()
    for cell in ((2, 14), (4, 14), (3, 15)):
        t.build("house", cell)
    return t


def test_through_enemies_but_not_through_heroes() -> None:
    t = boxed_in()
    runner = t.monster("runner", 3, 14)
    t.monster("clawer", 3, 13, stunned=True)
    t.monsters()
    assert t.at(runner) not in ((3, 14), (3, 13), None)
    t = boxed_in()
    runner = t.monster("runner", 3, 14)
    hero = t.hero(1, at=(3, 13))
    t.monsters()
    assert t.at(runner) == (3, 14)
    assert hero.wounds == 1


def test_what_blocks_the_way() -> None:
    """V(n) − 2 × HP(n) < V(p); of several the least V, then by direction; nothing behind the monster."""
    t = night()
    house = t.build("house", (13, 8))
    assert blocker(t.g, cell_at(13, 7)) is house
    assert blocker(t.g, cell_at(13, 9)) is None
    assert blocker(t.g, cell_at(2, 10)) is None
    tower = t.build("watchtower", (14, 7))
    assert v(t, 14, 7) == v(t, 13, 8)
    assert blocker(t.g, cell_at(13, 7)) is tower  # north, east, south, west


def test_paths_stay_right_while_walls_burn() -> None:
    t = night()
    for slot in SLOTS:
        t.section(slot, "stone_wall")
    path_values(t.g)
    for slot, damage in (("N3", 2), ("N3", 3), ("W2", 4), ("E1", 5)):
        burn(t.g, t.on(slot), damage)
        kept, t.g.paths = t.g.paths, []
        assert path_values(t.g) == kept
    before = v(t, 5, 11)
    quench(t.g, t.on("W2"), 3)
    assert v(t, 5, 11) > before
    before = v(t, 12, 10)
    for mage in (0, 1):
        hurt_mage(t.g, mage, 2)
    assert v(t, 12, 10) > before


# ---- attacks


def test_044_engaged_and_slippery() -> None:
    t = night()
    hero = t.hero(1, at=(13, 8))
    clawer = t.monster("clawer", 13, 7)
    t.monsters()
    assert t.at(clawer) == (13, 7)
    assert hero.wounds == 1
    t = night()
    hero = t.hero(1, at=(13, 8))
    runner = t.monster("runner", 13, 7)
    t.monsters()
    assert t.at(runner) != (13, 7)
    assert hero.wounds == 0


def test_045_an_archer_shoots_heroes_first() -> None:
    t = night()
    t.monster("archer", 14, 10)
    hero = t.hero(1, at=(14, 6))
    t.monsters()
    assert hero.wounds == 1
    assert t.g.mages == [2, 2, 2, 2]
    t = night()
    t.monster("archer", 14, 10)
    first, second = t.hero(1, at=(14, 6), wounds=4), t.hero(2, at=(14, 7), wounds=4)
    assert (first.card, second.card) == ("corvin", "ysolde")  # 3 and 2 HP left
    t.monsters()
    assert (first.wounds, second.wounds) == (4, 5)


def test_045b_guard_does_not_matter_then_seat_order() -> None:
    t = night()
    t.monster("archer", 14, 10)
    first, second = t.hero(1, at=(14, 7), wounds=1), t.hero(2, at=(14, 6), guard=3)
    t.monsters()  # both have 6 HP left: the lower seat
    assert (first.wounds, second.guard) == (2, 3)


def test_045c_a_mage_without_a_hero_then_a_blocker() -> None:
    t = night()
    t.monster("archer", 14, 11)
    t.monsters()
    assert t.g.mages == [1, 2, 2, 2]  # all four are in range: the first by (y, x)
    t = night()
    t.g.mages = [2, 2, 2, 1]
    t.monster("archer", 14, 11)
    t.monsters()
    assert t.g.mages == [2, 2, 2, 0]
    t = night()
    for slot in SLOTS:
        t.section(slot)
    archer = t.monster("archer", 13, 5)
    t.monsters()
    assert t.at(archer) == (13, 5)
    assert t.on("N3").flames == 1


def test_105_the_shadow_coat() -> None:
    t = night()
    t.monster("archer", 14, 10)
    hidden, other = t.hero(1, at=(14, 6), items="shadow_coat", wounds=6), t.hero(2, at=(14, 7), wounds=1)
    t.monsters()
    assert (hidden.wounds, other.wounds) == (6, 2)
    t = night()
    t.monster("archer", 14, 10)
    hidden = t.hero(1, at=(14, 6), items="shadow_coat", wounds=1)
    t.monsters("pass")
    assert hidden.wounds == 2
    assert t.g.mages == [2, 2, 2, 2]
    t = night()
    t.monster("accursed", 14, 10)  # only Archers
    hidden, other = t.hero(1, at=(14, 6), items="shadow_coat", wounds=6), t.hero(2, at=(14, 7), wounds=1)
    t.monsters("pass")
    assert (hidden.down, other.wounds) == (True, 1)


def test_050_a_hero_on_a_watchtower() -> None:
    t = night()
    t.build("watchtower", (13, 8))
    hero = t.hero(1, at=(13, 8))
    t.monster("clawer", 13, 7)
    t.monsters()
    assert not t.stands((13, 8))
    assert (hero.wounds, t.at(1)) == (0, (13, 8))
    assert t.g.flames == 23
    t = night()
    t.build("watchtower", (13, 8))
    hero = t.hero(1, at=(13, 8))
    t.monster("archer", 13, 6)
    t.monsters()
    assert t.stands((13, 8))
    assert hero.wounds == 1


def test_057_a_portal_under_a_hero() -> None:
    t = night()
    t.build("portal", (13, 8))
    hero = t.hero(1, at=(13, 8), perks="unyielding last_stand bodyguard", guard=3)
    t.monster("boomer", 13, 7)
    t.monsters()
    assert not t.stands((13, 8))
    assert (hero.guard, hero.wounds, t.at(1)) == (1, 0, (13, 8))


def test_046_a_slain_boomer() -> None:
    t = night()
    hero = t.hero(1, at=(9, 7), items="dagger_1", tokens=2)
    t.monster("boomer", 8, 7, hp=1)
    runner = t.monster("runner", 7, 7)
    t.act(1, "basic:dagger_1@8,7")
    assert hero.wounds == 1
    assert t.at(runner) is None
    assert t.on("N1").flames == 1
    assert t.on((8, 8)).flames == 1
    assert t.on("N2").flames == 1
    assert t.g.slain == 2


def test_119_a_boomer_at_the_circle() -> None:
    t = night("lakeburg", heroes=2)
    boomer = t.monster("boomer", 11, 9)
    t.monsters()
    assert t.at(boomer) is None
    assert t.g.mages == [0, 0, 2, 2]
    assert not t.stands((10, 10))
    assert t.g.flames == 28
    assert t.g.slain == 0
    t = night("lakeburg", heroes=2)
    t.hero(1, at=(11, 9), items="dagger_1", tokens=2)
    t.monster("boomer", 11, 10, hp=1)
    t.act(1, "basic:dagger_1@11,10")
    assert t.g.mages == [1, 1, 2, 2]
    assert t.on((10, 10)).flames == 1
    assert t.g.flames == 29
    assert t.g.slain == 1


def test_120_towers_and_portals_in_an_explosion() -> None:
    t = night()
    t.build("watchtower", (13, 8))
    hero = t.hero(1, at=(13, 8))
    t.monster("boomer", 13, 7)
    t.monsters()
    assert not t.stands((13, 8))
    assert hero.wounds == 0
    t = night()
    t.build("portal", (13, 8))
    hero = t.hero(1, at=(13, 8))
    t.monster("boomer", 13, 7)
    t.monsters()
    assert not t.stands((13, 8))
    assert hero.wounds == 2


def test_explosions_spread() -> None:
    """Armour counts, each Boomer with its own chain; the exploding one is not slain."""
    t = night()
    t.hero(1, at=(3, 6))
    t.monster("boomer", 3, 7)
    armored = t.monster("armored", 2, 8)
    second = t.monster("boomer", 4, 8, hp=1)
    clawer = t.monster("clawer", 5, 9, stunned=True)
    t.monsters()
    assert armored.hp == 3
    assert t.at(second) is None
    assert clawer.hp == 1
    assert t.g.slain == 1
    assert t.g.heroes[1].wounds == 2


def test_121_flyers_never_attack_structures() -> None:
    t = night()
    t.g.mages = [2, 2, 2, 2]
    winged = t.monster("winged", 10, 14)
    for x, y in (
        (11, 13),
        (12, 13),
        (10, 12),
        (10, 11),
        (11, 10),
        (13, 12),
        (13, 11),
        (12, 10),
        (9, 12),
        (9, 13),
        (11, 14),
    ):
        if (x, y) not in ((11, 10), (12, 10)):
            t.monster("accursed", x, y, stunned=True)
    for x, y in ((12, 14), (9, 14), (10, 15), (9, 11), (10, 10), (13, 14), (11, 15)):
        t.monster("accursed", x, y, stunned=True)
    t.monsters()
    assert t.on((10, 13)).flames == 0
    assert winged.hp == 2
    t = night()
    winged = t.monster("winged", 10, 12)
    hero = t.hero(1, at=(9, 12))
    t.monsters()
    assert hero.wounds == 0
    assert t.g.mages == [2, 2, 1, 2]
    assert t.at(winged) == (10, 12)


def test_122_poison_and_stun() -> None:
    t = night()
    t.g.missions = ["S2", "S3"]
    clawer = t.monster("clawer", 1, 9, hp=1, poisoned=True)
    t.monsters()
    assert t.at(clawer) is None
    assert (t.g.slain, t.g.slain_outside, t.g.slain_in_phase) == (1, 1, 0)
    t = night()
    clawer = t.monster("clawer", 1, 9, poisoned=True, stunned=True)
    t.monsters()
    assert (clawer.hp, clawer.stunned, t.at(clawer)) == (1, False, (1, 9))
    t.monsters()
    assert t.at(clawer) is None


def test_a_poisoned_boomer_explodes() -> None:
    t = night()
    t.monster("boomer", 13, 5, hp=1, poisoned=True)
    t.section("N3")
    t.monsters()
    assert t.on("N3").flames == 1


def test_123_accursed_without_a_figure() -> None:
    t = night()
    accursed = t.monster("accursed", 2, 3)
    for n in range(17):
        t.monster("clawer", n % 6, 12 + n // 6, stunned=True)
    for n in range(10):
        t.monster("runner", 18 + n % 5, 12 + n // 5, stunned=True)
    before = len(t.g.enemies)
    t.monsters()
    assert len(t.g.enemies) == before
    assert accursed.id in t.g.enemies


def test_accursed_summons_also_after_an_attack() -> None:
    t = night()
    t.monster("accursed", 2, 9)
    hero = t.hero(1, at=(2, 12))
    t.monsters()
    assert hero.wounds == 2
    assert t.kinds_at() == {(2, 9): "accursed", (1, 8): "clawer"}  # (2, 8) is a Low Obstacle


def test_124_stun() -> None:
    t = night()
    armored = t.monster("armored", 2, 10, stunned=True)
    t.monsters()
    assert t.at(armored) == (2, 10)
    t.monsters()
    assert t.at(armored) == (3, 9)  # W1 is open


def test_the_order_of_kinds() -> None:
    """And in a kind by ascending id."""
    t = night()
    for kind in ("accursed", "bulky", "boomer", "archer", "armored", "clawer", "alerion", "winged", "runner", "clawer"):
        t.monster(kind, 1 + t.g.monster_ids, 13)
    monster_phase(t.g)
    assert list(reversed(t.g.to_act)) == [9, 8, 7, 6, 10, 5, 4, 3, 2, 1]


def test_who_comes_during_the_phase_does_not_act() -> None:
    t = night()
    t.monster("accursed", 13, 3)
    t.monsters()
    assert t.kinds_at() == {(13, 5): "accursed", (12, 4): "clawer"}


MOVES = {
    "clawer": 3,
    "runner": 6,
    "archer": 3,
    "armored": 2,
    "winged": 4,
    "boomer": 3,
    "bulky": 2,
    "accursed": 2,
    "alerion": 5,
}
VS_HERO = {
    "clawer": 1,
    "runner": 1,
    "archer": 1,
    "armored": 2,
    "winged": 1,
    "boomer": 2,
    "bulky": 2,
    "accursed": 2,
    "alerion": 1,
}
VS_WALL = {
    "clawer": 1,
    "runner": 1,
    "archer": 1,
    "armored": 1,
    "winged": 0,
    "boomer": 2,
    "bulky": 2,
    "accursed": 1,
    "alerion": 0,
}


def test_all_monsters_are_tried_here() -> None:
    assert set(MOVES) == set(VS_HERO) == set(VS_WALL) == set(MONSTERS)


@pytest.mark.parametrize("kind", MONSTERS)
def test_every_monster_moves_hits_and_breaks(kind: str) -> None:
    t = night()
    enemy = t.monster(kind, 13, 1)
    t.monsters()
    flies = kind in ("winged", "alerion")
    assert t.at(enemy) == ((12, MOVES[kind]) if flies else (13, 1 + MOVES[kind]))
    t = night()
    hero = t.hero(1, at=(13, 8))
    around = [(12, 8), (14, 8), (13, 9), (13, 7)]
    enemy = t.monster(kind, *around.pop())
    for cell in around:
        t.build("house", cell)
    t.build("house", (12, 7))
    t.build("house", (14, 7))
    t.section("N3", "stone_wall")
    t.monsters()
    assert hero.wounds == (0 if flies else VS_HERO[kind])
    t = night()
    for slot in SLOTS:
        t.section(slot)
    t.monster(kind, 13, 5)
    t.monsters()
    assert t.on("N3").flames == VS_WALL[kind]


def test_every_monster_attacks_a_mage() -> None:
    for kind in MONSTERS:
        t = night()
        t.monster(kind, 13, 11)
        t.monsters()
        lost = 8 - sum(t.g.mages)
        assert lost == (4 if kind == "boomer" else 1), kind
