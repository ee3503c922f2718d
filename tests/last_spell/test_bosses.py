"""The three Bosses (2.12): scenarios 66 to 68, 126 to 138."""

from __future__ import annotations

import pytest

from wyrmtable.games.last_spell.data import BOSS_HP, SHROUD
from wyrmtable.games.last_spell.grid import cell_at, distance
from wyrmtable.games.last_spell.rules.enemies import armour_of, lose_hp

from .table import Table, where


def last_night(scenario: str, heroes: int = 2, round: int = 1, fog: int = 3) -> Table:
    t = Table(scenario, heroes=heroes)
    t.g.fog = [fog] * 3
    t.night(3, round)
    return t


def harpy_night(heroes: int = 3, round: int = 1) -> Table:
    t = last_night("gildenberg", heroes, round)
    t.boss("harpy", 8, 18)
    for seat in range(heroes):
        t.hero(seat, at=(21, 10 + seat))
    return t


def test_hit_points_and_shroud() -> None:
    assert BOSS_HP == {
        "harpy": {2: 18, 3: 18, 4: 20},
        "cetusia_head": {2: 12, 3: 13, 4: 14},
        "cetusia_tail": {2: 8, 3: 9, 4: 10},
        "dryad": {2: 18, 3: 20, 4: 22},
        "hatchery": {2: 3, 3: 3, 4: 3},
        "seed_mortar": {2: 3, 3: 3, 4: 3},
        "monolith": {2: 2, 3: 2, 4: 2},
    }
    for part, shroud in SHROUD.items():
        for heroes in (2, 3, 4):
            full = BOSS_HP[part][heroes]
            if part.startswith("cetusia"):
                full = BOSS_HP["cetusia_head"][heroes] + BOSS_HP["cetusia_tail"][heroes]
            assert shroud[heroes] == -(-full // 5)


# ---- the Corrupted Harpy


def test_the_coin_names_the_ledge() -> None:
    for side, ledge in (("freude", (8, 18)), ("schaden", (15, 18))):
        t = Table()
        t.g.day = 3
        t.coin(side)
        t.run("wave-discovery")
        t.run("night-begins")
        (harpy,) = t.g.enemies.values()
        assert where(harpy.cell) == ledge


def test_066_the_harpy_and_alerions() -> None:
    t = harpy_night()
    harpy = t.g.enemies[2001]
    t.armed("longsword_1", at=(8, 17))
    alerion = t.monster("alerion", 20, 3)
    t.act(0, "basic:longsword_1@8,18")
    assert harpy.hp == 17
    lose_hp(t.g, alerion, 3)
    t.act(0, "basic:longsword_1@8,18")
    assert harpy.hp == 15
    t.g.round = 3
    t.run("harpy-acts")
    assert t.at(harpy) == (15, 18)


def test_066b_armour_piercing_ignores_her_armour() -> None:
    t = harpy_night()
    t.armed("axe_1", at=(8, 17))
    t.monster("alerion", 20, 3)
    t.act(0, "skill:axe_1@8,18")
    assert t.g.enemies[2001].hp == 15


def test_the_harpy_is_reached_from_one_cell_only() -> None:
    t = harpy_night()
    t.armed("longsword_1 greatsword_1", at=(7, 17))
    t.turn(0)
    assert not any("longsword" in name for name in t.options())
    t.act(0, "skill:greatsword_1@7,17")  # her ledge is in the Area
    assert t.g.enemies[2001].hp == 15


def test_126_victory_and_defeat_in_one_effect() -> None:
    t = last_night("gildenberg")
    t.boss("harpy", 8, 18, hp=1)
    t.monster("boomer", 10, 12, hp=1)
    t.g.mages = [0, 0, 1, 0]
    t.armed("tome_1", at=(9, 14))
    t.act(0, "skill:tome_1@8,18")
    assert t.g.mages == [0, 0, 0, 0]
    assert t.g.outcome == "won"


def test_127_feather_storm() -> None:
    t = last_night("gildenberg", heroes=4, round=2)
    t.boss("harpy", 8, 18)
    cells = ((10, 14), (10, 9), (9, 9), (14, 10))
    for seat, cell in enumerate(cells):
        t.hero(seat, at=cell)
    t.run("harpy-acts")
    assert [hero.wounds for hero in t.g.heroes] == [2, 1, 0, 0]
    assert t.on((8, 15)).flames == 1
    assert t.on((8, 11)).flames == 0


def test_127b_feather_storm_hits_tower_and_hero() -> None:
    t = last_night("gildenberg", round=5)
    t.boss("harpy", 8, 18)
    t.build("watchtower", (8, 14))
    hero = t.hero(0, at=(8, 14))
    t.run("harpy-acts")
    assert hero.wounds == 2
    assert not t.stands((8, 14))


def test_128_screech_and_shift() -> None:
    t = last_night("gildenberg", heroes=3)
    t.boss("harpy", 8, 18)
    near, far = t.hero(0, at=(10, 14)), t.hero(1, at=(14, 14))
    t.run("harpy-acts")
    t.g.round = 2
    t.run("hero-phase")
    assert (near.tokens, far.tokens) == (3, 4)
    t.g.round = 3
    t.run("hero-phase")
    assert near.tokens == 4
    t.run("harpy-acts")
    assert t.kinds_at() == {(15, 18): "harpy", (15, 17): "alerion"}


def test_128b_no_alerion_without_a_figure() -> None:
    t = harpy_night(round=6)
    for x in (1, 2, 3):
        t.monster("alerion", x + 1, 7)
    t.run("harpy-acts")
    assert len(t.g.enemies) == 4


def test_136_the_shroud() -> None:
    t = harpy_night()
    harpy = t.g.enemies[2001]
    t.armed("crossbow_1", at=(9, 14))
    ballista = t.build("ballista", (7, 14))
    for hp in (16, 14, 14):
        t.act(0, "basic:crossbow_1@8,18")
        assert harpy.hp == hp
    t.act(0, f"fire:{ballista.id}")
    assert harpy.hp == 14
    t.g.torn = 0  # the next round; see below
    for hp in (12, 10):
        t.act(0, "basic:crossbow_1@8,18")
        assert harpy.hp == hp


def test_the_shroud_is_whole_again_each_round() -> None:
    t = harpy_night()
    t.g.torn = 4
    t.g.phase = "round"
    t.run(follow=True)
    assert (t.g.round, t.g.torn) == (2, 0)


# ---- Cetusia


def wyrm_night(card: str, heroes: int = 2, round: int = 1) -> Table:
    t = last_night("lakeburg", heroes, round)
    t.g.wyrm_deck = [card, *(other for other in ("CW1", "CW2", "CW3", "CW4") if other != card)]
    return t


def test_067_enraged() -> None:
    t = wyrm_night("CW1")
    hero = t.hero(0, at=(7, 9))
    t.hero(1, at=(7, 15))
    t.run("fog-step")
    head, tail = t.g.enemies[2001], t.g.enemies[2002]
    assert (armour_of(t.g, head), armour_of(t.g, tail)) == (0, 0)
    tail.hp = 1
    t.armed("shortbow_3", at=(15, 9))
    t.act(0, "basic:shortbow_3@16,3")
    assert t.at(tail) is None
    assert t.g.outcome == ""
    assert armour_of(t.g, head) == 1
    t.hero(0, at=(7, 9))
    t.run("head-attacks", "tail-sweeps")
    assert hero.wounds == 3
    head.hp = 1
    t.g.torn = 0
    t.act(0, "basic:shortbow_3@7,3")
    assert t.g.outcome == "won"


def test_129_cw1() -> None:
    t = wyrm_night("CW1", heroes=4)
    for seat, cell in enumerate(((16, 8), (16, 9), (7, 7), (9, 17))):
        t.hero(seat, at=cell)
    t.run("fog-step")
    assert t.kinds_at() == {
        (7, 3): "cetusia_head",
        (16, 3): "cetusia_tail",
        (6, 3): "clawer",
        (8, 3): "clawer",
    }
    t.run("head-attacks")
    wounds = [hero.wounds for hero in t.g.heroes]
    assert sum(wounds) == 4
    assert max(wounds) == 2
    t.run("tail-sweeps")
    swept = [hero.wounds - before for hero, before in zip(t.g.heroes, wounds, strict=True)]
    assert swept == [1, 0, 0, 0]
    assert t.on("E1").flames == 1


def test_spit_takes_the_two_nearest_it_can_see() -> None:
    t = wyrm_night("CW1", heroes=4)
    t.no_ruins()
    for seat, cell in enumerate(((7, 9), (7, 8), (7, 7), (8, 7))):
        t.hero(seat, at=cell)
    t.build("seer", (7, 6), (8, 6))  # hides seats 0 to 2 and not seat 3
    t.hero(3, at=(6, 7))
    t.clear("W1")
    t.run("fog-step", "head-attacks")
    assert [hero.wounds for hero in t.g.heroes] == [0, 0, 0, 2]


def test_130_gnaw() -> None:
    t = wyrm_night("CW4")
    t.hero(0, at=(9, 14))
    t.run("fog-step")
    assert where(t.g.enemies[2001].cell) == (16, 3)
    t.run("head-attacks")
    assert not t.stands("E1")
    assert t.g.flames == 27
    t = wyrm_night("CW4")
    t.hero(0, at=(9, 14))
    t.run("fog-step")
    tail = t.g.enemies[2002]
    del t.g.enemies[2002], t.g.enemy_at[tail.cell]
    t.run("head-attacks", "tail-sweeps")
    assert not t.stands("E1")
    assert t.g.flames == 27


def test_130b_gnaw_of_the_enraged_head_does_4() -> None:
    t = wyrm_night("CW4")
    t.hero(0, at=(9, 14))
    t.run("fog-step")
    t.section("E1", "stone_wall")
    tail = t.g.enemies[2002]
    del t.g.enemies[2002], t.g.enemy_at[tail.cell]
    t.run("head-attacks")
    assert t.on("E1").flames == 4


def test_131_tide() -> None:
    t = wyrm_night("CW3", heroes=3)
    heroes = [t.hero(seat, at=cell) for seat, cell in enumerate(((9, 4), (13, 8), (9, 13)))]
    t.run("fog-step", "head-attacks")
    assert [hero.wounds for hero in heroes] == [1, 1, 0]
    t.g.round = 2
    t.run("hero-phase")
    assert [hero.mp for hero in heroes] == [2, 3, 3]
    t.run("hero-phase")
    assert [hero.mp for hero in heroes] == [3, 4, 3]


@pytest.mark.parametrize(
    ("card", "head", "tail", "adds"),
    [
        ("CW1", (7, 3), (16, 3), ["clawer", "clawer"]),
        ("CW2", (10, 4), (13, 4), ["runner", "runner"]),
        ("CW3", (13, 4), (7, 3), ["winged", "clawer"]),
        ("CW4", (16, 3), (10, 4), ["boomer", "clawer"]),
    ],
)
def test_every_cetusia_card(card: str, head: tuple[int, int], tail: tuple[int, int], adds: list[str]) -> None:
    t = wyrm_night(card)
    t.hero(0, at=(9, 14))
    t.run("fog-step")
    assert t.at(t.g.enemies[2001]) == head
    assert t.at(t.g.enemies[2002]) == tail
    assert [enemy.kind for enemy in t.g.enemies.values() if enemy.strict] == adds
    first = t.g.enemies[1]
    assert distance(first.cell, cell_at(*head)) == 1


def test_cetusia_moves_each_round_and_the_cards_come_again() -> None:
    t = wyrm_night("CW1")
    t.hero(0, at=(9, 14))
    t.run("fog-step")
    t.g.enemies[2001].hp = 5
    for round in (2, 3, 4):
        t.g.round = round
        t.run("fog-step")
    assert t.g.wyrm_deck == []
    assert sorted(t.g.wyrm_used) == ["CW1", "CW2", "CW3", "CW4"]
    assert t.at(t.g.enemies[2001]) == (16, 3)
    assert t.g.enemies[2001].hp == 5
    t.g.round = 5
    t.run("fog-step")
    assert len(t.g.wyrm_deck) == 3
    head = t.g.enemies[2001]
    del t.g.enemies[2001], t.g.enemy_at[head.cell]
    t.g.round = 6
    t.run("fog-step")
    assert 2001 not in t.g.enemies


def test_137_one_shroud_for_both_parts() -> None:
    t = wyrm_night("CW1")
    t.armed("crossbow_2 orb_1", at=(9, 7))
    t.run("fog-step")
    head, tail = t.g.enemies[2001], t.g.enemies[2002]
    t.act(0, "basic:crossbow_2@7,3")
    assert head.hp == 9
    t.hero(0, at=(15, 9))
    t.act(0, "basic:crossbow_2@16,3")
    assert tail.hp == 7
    clawer = t.monster("clawer", 16, 4)
    t.act(0, "skill:orb_1@16,3")
    assert (t.at(clawer), tail.hp) == (None, 7)


# ---- the Putrefied Dryad


def dryad_night(heroes: int = 2, round: int = 1, monoliths: int = 0) -> Table:
    t = last_night("glenwald", heroes, round)
    t.g.direction = "WD1"
    t.hero(0, at=(9, 17))
    for n in range(monoliths):
        t.minion("monolith", 1 + n, 16)
    return t


def test_068_armour_of_the_dryad() -> None:
    t = dryad_night(heroes=4, monoliths=3)
    dryad = t.boss("dryad", 9, 16)
    t.armed("warhammer_1", at=(9, 15))
    t.act(0, "basic:warhammer_1@9,16")
    assert dryad.hp == 20
    for monolith in list(t.g.enemies.values()):
        if monolith.kind == "monolith":
            lose_hp(t.g, monolith, 2)
    t.g.torn = 0
    t.act(0, "basic:warhammer_1@9,16")
    assert dryad.hp == 16


def test_monoliths_stand_from_the_start_of_night_3() -> None:
    t = Table("glenwald")
    t.g.day = 3
    t.g.fog = [3, 3, 3]
    t.hero(0, at=(9, 9))
    t.run("night-begins")
    assert t.kinds_at() == dict.fromkeys(((4, 5), (19, 5), (8, 4), (15, 4), (11, 4)), "monolith")
    assert [where(t.g.enemies[1001 + n].cell) for n in range(5)] == [(4, 5), (19, 5), (8, 4), (15, 4), (11, 4)]


def test_132_the_dryad_arrives_and_grows() -> None:
    t = dryad_night()
    t.run("fog-step")
    dryad = t.g.enemies[2001]
    assert t.at(dryad) == (11, 3)
    t.run("boss-acts")
    assert t.kinds_at() == {(11, 3): "dryad", (9, 3): "hatchery", (13, 3): "seed_mortar", (10, 3): "clawer"}
    assert t.on("N2").flames == 1
    assert t.on("N4").flames == 0


def test_132b_three_of_each_then_she_walks() -> None:
    t = dryad_night()
    t.run("fog-step")
    for round in (1, 2, 3, 4):
        t.g.round = round
        t.run("boss-acts")
    kinds = [enemy.kind for enemy in t.g.enemies.values()]
    assert (kinds.count("hatchery"), kinds.count("seed_mortar")) == (3, 3)
    assert kinds.count("clawer") == 1 + 2 + 3 + 3
    assert t.at(t.g.enemies[2001]) != (11, 3)


def test_133_the_dryad_walks() -> None:
    t = dryad_night(round=4)
    dryad = t.boss("dryad", 11, 3)
    t.run("dryad-acts")
    assert t.at(dryad) == (12, 3)
    t = dryad_night(round=4)
    dryad = t.boss("dryad", 11, 3)
    hatchery = t.minion("hatchery", 12, 3)
    t.run("dryad-acts")
    assert (t.at(dryad), t.at(hatchery)) == ((12, 3), (11, 3))
    assert t.g.enemy_at == {cell_at(12, 3): 2001, cell_at(11, 3): hatchery.id}


def test_the_dryad_attacks() -> None:
    t = dryad_night(round=4)
    dryad = t.boss("dryad", 13, 8)
    hero = t.hero(0, at=(13, 7))
    t.run("dryad-acts")
    assert (t.at(dryad), hero.wounds) == ((13, 8), 3)
    t = dryad_night(round=4)
    t.boss("dryad", 13, 8)
    t.build("watchtower", (13, 7))
    hero = t.hero(0, at=(13, 7))
    t.run("dryad-acts")
    assert hero.wounds == 0
    assert not t.stands((13, 7))
    t = dryad_night(round=4)
    t.boss("dryad", 12, 13)
    t.run("dryad-acts")
    assert t.g.mages == [2, 2, 2, 1]
    t = dryad_night(round=4)
    for slot in ("N3", "W1", "W4", "E1", "E4"):
        t.section(slot, "stone_wall")
    t.boss("dryad", 10, 5)
    t.run("dryad-acts")
    assert t.on("N2").flames == 3


def test_mortars_reach_ten() -> None:
    t = dryad_night(round=4)
    for slot in ("N1", "N2", "N4", "W2", "W3", "E2", "E3"):
        t.clear(slot)
    t.no_ruins()
    t.boss("dryad", 22, 3)
    mortar = t.minion("seed_mortar", 10, 3)  # House (10, 10): 7
    before = t.g.flames
    t.run("mortars-fire")
    assert t.on((10, 10)).flames == 1
    t.g.enemy_at.pop(mortar.cell)
    mortar.cell = cell_at(3, 5)
    t.g.enemy_at[mortar.cell] = mortar.id
    t.run("mortars-fire")  # 12 away
    assert t.g.flames == before - 1


def test_134_monoliths_and_a_ring() -> None:
    t = dryad_night(monoliths=2)
    dryad = t.boss("dryad", 9, 16)
    monoliths = [enemy for enemy in t.g.enemies.values() if enemy.kind == "monolith"]
    assert armour_of(t.g, dryad) == 1
    lose_hp(t.g, monoliths[0], 2)
    assert armour_of(t.g, dryad) == 1
    lose_hp(t.g, monoliths[1], 2)
    assert armour_of(t.g, dryad) == 0
    t.minion("monolith", 3, 14)
    hatchery = t.minion("hatchery", 8, 14)
    t.armed("greatsword_1", at=(9, 15))
    t.act(0, "skill:greatsword_1@9,15")
    assert t.at(hatchery) is None
    assert dryad.hp == 16
    assert (t.g.slain, t.g.slain_outside) == (0, 0)


def test_138_monoliths_fall_before_the_dryad_is_hit() -> None:
    for aimed, hp in (((12, 3), 18), ((13, 4), 19)):
        t = dryad_night(heroes=4)
        for cell in ((1, 9), (4, 16)):
            t.minion("monolith", *cell)
        monolith = t.minion("monolith", 11, 4)
        dryad = t.boss("dryad", 13, 4)
        t.monster("clawer", 12, 3)
        t.armed("power_staff_3", at=(13, 7))
        t.act(0, f"skill:power_staff_3@{aimed[0]},{aimed[1]}")
        if aimed == (12, 3):
            assert t.at(monolith) is None
        assert dryad.hp == hp
