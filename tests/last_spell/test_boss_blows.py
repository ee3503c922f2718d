"""The three Bosses: who reaches them, what they do."""

from __future__ import annotations

from wyrmtable.games.last_spell.rules.enemies import armour_of

from .table import night


def test_the_harpy_is_struck_only_from_the_cell_before_her() -> None:
    t = night(number=3)
    t.armed("longsword_1", at=(8, 17))
    t.boss("harpy", 8, 18)
    t.turn(0)
    assert t.offers("basic:longsword_1@8,18", "punch:8,18")
    t.armed(at=(9, 17))
    t.turn(0)
    assert t.refuses("basic:longsword_1@8,18", "punch:8,18")


def test_the_shroud_counts_what_gets_through() -> None:
    t = night(number=3, heroes=4)
    t.clear((8, 15))
    t.armed("longsword_1", at=(8, 17))
    harpy = t.boss("harpy", 8, 18)
    t.monster("alerion", 0, 10)
    for left in (19, 18, 17, 16, 16):
        t.act(0, "basic:longsword_1@8,18")
        assert harpy.hp == left


def test_feather_storm_ends_at_the_column() -> None:
    t = night(number=3, round=2)
    t.boss("harpy", 15, 18)
    t.hero(0, at=(9, 9))
    t.build("house", (15, 13))
    t.build("house", (16, 14))
    t.run("harpy-acts")
    assert t.on((15, 13)).flames == 1
    assert t.on((16, 14)).flames == 0
    assert t.on((15, 11)).flames == 0


def test_cetusia_reshuffles_after_four_cards() -> None:
    t = night("lakeburg", number=3)
    t.hero(0, at=(9, 13))
    t.g.wyrm_deck = ["CW1", "CW2", "CW3", "CW4"]
    seen = []
    for round in range(1, 6):
        t.g.round = round
        t.run("fog-step")
        seen.append(t.g.wyrm)
    assert seen[:4] == ["CW1", "CW2", "CW3", "CW4"]
    assert seen[4] in seen[:4]


def test_spit_with_one_hero_in_sight() -> None:
    t = night("lakeburg", number=3)
    near = t.hero(0, at=(9, 9))
    hidden = t.hero(1, at=(10, 13))  # behind the House (10, 10)
    t.g.wyrm_deck = ["CW2"]
    t.run("fog-step", "head-attacks")
    assert (near.wounds, hidden.wounds) == (2, 0)


def test_a_sweep_hits_a_long_wall_once() -> None:
    t = night("lakeburg", number=3)
    t.hero(0, at=(9, 13))
    t.section("E1", "stone_wall")
    t.g.wyrm_deck = ["CW1"]
    t.run("fog-step", "tail-sweeps")
    assert t.on("E1").flames == 1


def test_the_dryad_beats_walls_for_three() -> None:
    t = night("glenwald", number=3, round=5)
    for slot in ("N1", "N2", "N3", "N4", "W1", "W2", "W3", "W4", "E1", "E2", "E3", "E4"):
        t.section(slot, "stone_wall")
    t.hero(0, at=(9, 9))
    t.boss("dryad", 13, 5)
    t.run("dryad-acts")
    assert t.on("N3").flames == 3


def test_monoliths_hide_what_is_behind_them() -> None:
    t = night("glenwald", number=3)
    t.armed("rifle_1", at=(13, 5))
    t.minion("monolith", 13, 3)
    t.monster("clawer", 13, 1)
    t.turn(0)
    assert t.refuses("basic:rifle_1@13,1")
    assert t.offers("basic:rifle_1@13,3")


def test_the_dryad_s_brood_counts_for_no_mission() -> None:
    t = night("glenwald", number=2)
    t.armed("longsword_3", at=(13, 4))
    t.minion("hatchery", 13, 3)
    t.act(0, "basic:longsword_3@13,3")
    assert (t.g.slain, t.g.slain_outside) == (0, 0)


def test_nobody_wins_by_one_half_of_the_wyrm() -> None:
    t = night("lakeburg", number=3)
    t.armed("rifle_3", at=(9, 5))
    t.g.wyrm_deck = ["CW2"]
    t.run("fog-step")
    head = next(e for e in t.g.enemies.values() if e.kind == "cetusia_head")
    tail = next(e for e in t.g.enemies.values() if e.kind == "cetusia_tail")
    head.hp = tail.hp = 1
    t.act(0, "skill:rifle_3@10,4")
    assert t.g.outcome == ""
    assert armour_of(t.g, tail) == 1
    t.act(0, "skill:rifle_3@13,4")
    assert t.g.outcome == "won"
