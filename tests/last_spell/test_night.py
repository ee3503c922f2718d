"""The course of the Night: waves, rounds, turns, panic, Dawn, missions, victory and defeat."""

from __future__ import annotations

import pytest

from wyrmtable.games.last_spell.data import MISSIONS
from wyrmtable.games.last_spell.grid import LANES, cell_at, fogged
from wyrmtable.games.last_spell.rules.burning import CALM, TERROR, UNEASY, burn, panic_level
from wyrmtable.games.last_spell.rules.day import workers_left
from wyrmtable.games.last_spell.rules.enemies import figure_for, lose_hp

from .table import Table, where


def burn_flames(t: Table, flames: int) -> None:
    """So many damages to structures."""
    for structure in list(t.g.structures.values()):
        while flames and structure.id in t.g.structures:
            burn(t.g, structure, 1)
            flames -= 1


# ---- the map and the waves


def test_036_lanes() -> None:
    fog = (5, 5, 5)
    assert where(LANES[5].cell(fog, False, 0)) == (10, 1)
    assert where(LANES[5].cell(fog, True, 3)) == (13, 2)
    assert where(LANES[1].cell(fog, False, 0)) == (1, 17)
    assert where(LANES[8].cell(fog, True, 0)) == (21, 10)
    assert fogged(cell_at(10, 0), fog)
    assert not fogged(cell_at(10, 1), fog)
    assert fogged(cell_at(0, 6), fog)
    assert not fogged(cell_at(1, 6), fog)
    assert fogged(cell_at(23, 17), fog)
    assert not fogged(cell_at(22, 17), fog)


def test_a_card_is_placed_front_row_first() -> None:
    t = Table()
    t.hero(0, at=(9, 9))
    t.g.piles = {5: ["1", "2"]}
    t.night()
    t.run("fog-step")  # card 2: C - R C / R - C -
    placed = [(enemy.id, enemy.kind, where(enemy.cell)) for enemy in t.g.enemies.values()]
    assert placed == [
        (1, "clawer", (10, 2)),
        (2, "runner", (12, 1)),  # (12, 2) is a Low Obstacle
        (3, "clawer", (13, 2)),
        (4, "runner", (10, 1)),
        (5, "clawer", (11, 1)),
    ]
    assert t.g.piles == {5: ["1"]}


def test_an_aimed_cell_that_is_taken() -> None:
    """The nearest free cell of the Surroundings: least distance, then y, then x."""
    t = Table()
    t.night()
    t.monster("clawer", 10, 2)
    t.g.piles = {5: ["3"]}  # C - C - / - A - A; (12, 2) is a Low Obstacle
    t.run("fog-step")
    cells = [where(enemy.cell) for enemy in t.g.enemies.values()][1:]
    assert cells == [(10, 1), (12, 1), (11, 1), (13, 1)]


def test_extras_come_last_and_are_aimed_at_the_back_row() -> None:
    t = Table("lakeburg")
    t.night()
    t.g.piles = {2: ["8"]}  # M - M - / A - C -, then C A
    t.run("fog-step")
    kinds = [enemy.kind for enemy in t.g.enemies.values()]
    assert kinds == ["armored", "armored", "archer", "clawer", "clawer", "archer"]
    assert [where(enemy.cell) for enemy in t.g.enemies.values()][4:] == [(1, 12), (1, 14)]
    t = Table("glenwald")
    t.night()
    t.g.piles = {2: ["8"]}
    t.run("fog-step")
    assert [enemy.kind for enemy in t.g.enemies.values()][4:] == ["armored", "archer"]


def test_fog_spaces_in_ascending_order_and_the_second_cards_in_round_3() -> None:
    t = Table()
    t.hero(0, at=(9, 9))
    t.g.piles = {8: ["6", "1"], 1: ["7", "5"]}
    t.night()
    t.run("fog-step")
    assert next(e.kind for e in t.g.enemies.values()) == "armored"  # card 5 on space 1
    assert t.g.piles == {8: ["6"], 1: ["7"]}
    t.g.round = 2
    t.run("fog-step")
    assert t.g.piles == {8: ["6"], 1: ["7"]}
    t.g.round = 3
    t.run("fog-step")
    assert t.g.piles == {8: [], 1: []}
    assert t.g.placed == ["5", "1", "7", "6"]


def test_064_seventeen_clawers() -> None:
    t = Table()
    for n in range(17):
        t.monster("clawer", n % 10, 8 + n // 10)
    t.night()
    t.g.piles = {5: ["3"]}
    t.run("fog-step")
    assert [enemy.kind for enemy in list(t.g.enemies.values())[17:]] == ["runner", "runner", "archer", "archer"]


@pytest.mark.parametrize(
    ("kind", "figures", "substitute"),
    [
        ("winged", 7, "runner"),
        ("armored", 10, "clawer"),
        ("archer", 10, "clawer"),
        ("boomer", 7, "clawer"),
        ("runner", 10, "clawer"),
        ("clawer", 17, "runner"),
        ("bulky", 3, "armored"),
        ("accursed", 1, "bulky"),
        ("alerion", 3, ""),
    ],
)
def test_figures_and_substitutes(kind: str, figures: int, substitute: str) -> None:
    t = Table()
    for n in range(figures - 1):
        t.monster(kind, n % 6, 6 + n // 6)
    assert figure_for(t.g, kind) == kind
    t.monster(kind, 5, 17)
    assert figure_for(t.g, kind) == substitute


def test_substitutes_at_most_four_tries() -> None:
    t = Table()
    t.monster("accursed", 0, 17)
    for n in range(3):
        t.monster("bulky", n, 6)
    for n in range(10):
        t.monster("armored", n % 5, 7 + n // 5)
    assert figure_for(t.g, "accursed") == "clawer"
    for n in range(17):
        t.monster("clawer", n % 6, 9 + n // 6)
    assert figure_for(t.g, "accursed") == ""  # the Runner would be the fifth try
    assert figure_for(t.g, "bulky") == "runner"


def test_065_alerions_in_night_3_of_gildenberg() -> None:
    for night, kinds in (
        (3, ["winged", "clawer", "winged", "clawer", "alerion"]),
        (2, ["winged", "clawer", "winged", "clawer"]),
    ):
        t = Table()
        t.night(night)
        t.g.piles = {5: ["6"]}
        t.run("fog-step")
        assert [enemy.kind for enemy in t.g.enemies.values()] == kinds


# ---- turns


def test_070_the_phase_ends_when_all_are_idle() -> None:
    t = Table()
    t.hero(0, at=(9, 9))
    t.hero(1, at=(10, 9))
    t.night()
    t.run("hero-phase")
    assert (t.seat, t.asked) == (0, "act")
    t.answer("dash", "yield")
    assert t.seat == 1
    t.answer("yield")
    assert t.seat == 0
    t.answer("yield")
    assert t.asked == ""
    assert t.g.active == -1
    assert t.g.heroes[1].tokens == 7  # lost at the next Hero Phase
    t.g.round = 2
    t.g.heroes[1].guard = 2
    t.run("hero-phase")
    assert t.g.heroes[0].tokens == 7
    assert t.g.heroes[1].guard == 0


def test_117_one_hero_left() -> None:
    t = Table()
    t.hero(0, at=(9, 9))
    t.hero(1, at=(10, 9))
    t.night()
    t.run("hero-phase")
    t.answer("end")
    assert t.seat == 1
    t.answer("dash", "yield")
    assert t.seat == 1
    t.answer("yield")
    assert t.asked == ""


def test_turns_begin_with_the_first_player_and_skip_the_down() -> None:
    t = Table(heroes=3)
    for seat in range(3):
        t.hero(seat, at=(9 + seat, 9))
    t.g.first = 1
    t.g.heroes[2].down, t.g.heroes[2].cell = True, -1
    t.night()
    t.run("hero-phase")
    assert t.seat == 1
    t.answer("yield")
    assert t.seat == 0


def test_an_action_gives_the_others_another_turn() -> None:
    t = Table()
    t.hero(0, at=(9, 9))
    t.hero(1, at=(10, 9))
    t.night()
    t.run("hero-phase")
    t.answer("yield")
    t.answer("dash", "end")  # seat 1 acts and is done: seat 0 may answer to it
    assert t.seat == 0
    t.answer("yield")
    assert t.asked == ""


# ---- rounds, panic, Dawn


def test_058_panic() -> None:
    t = Table(heroes=3)
    assert t.g.flames == 24
    burn_flames(t, 9)
    assert t.g.flames == 15
    assert panic_level(t.g) == UNEASY
    t.g.gold = t.g.materials = 2
    t.night()
    t.run("panic-effect")
    assert (t.g.gold, t.g.materials) == (1, 1)
    t = Table(heroes=2)
    burn_flames(t, 9)
    assert t.g.flames == 21
    assert panic_level(t.g) == CALM


@pytest.mark.parametrize(
    ("heroes", "flames", "level"),
    [
        (3, 17, CALM),
        (3, 16, UNEASY),
        (3, 9, UNEASY),
        (3, 8, TERROR),
        (2, 21, CALM),
        (2, 20, UNEASY),
        (2, 11, UNEASY),
        (2, 10, TERROR),
    ],
)
def test_panic_levels(heroes: int, flames: int, level: int) -> None:
    t = Table(heroes=heroes)
    t.g.flames = flames
    assert panic_level(t.g) == level


def test_terror_costs_a_worker() -> None:
    t = Table()
    t.g.flames, t.g.gold, t.g.materials = 2, 1, 5
    t.night()
    t.run("panic-effect")
    assert (t.g.gold, t.g.materials) == (0, 3)
    assert workers_left(t.g) == 1
    t.g.flames = 30
    t.run("panic-effect")
    assert workers_left(t.g) == 2


def test_059_the_last_flame() -> None:
    t = Table()
    t.boss("harpy", 8, 18, hp=1)
    t.hero(0, at=(9, 9))
    t.night(3)
    t.g.flames = 1
    t.monster("clawer", 12, 5)
    t.section("N3")
    t.monsters()
    assert t.g.outcome == "panic"


def test_060_dawn_comes_when_no_monster_is_left() -> None:
    t = Table()
    t.hero(0, at=(9, 9))
    t.night(1, round=4)
    t.run("end-of-round")
    assert t.g.phase == "new-day"
    for rounds, monsters, dawn in ((2, 0, False), (3, 0, True), (4, 1, False), (6, 1, True)):
        t = Table()
        t.hero(0, at=(9, 9))
        t.night(1, round=rounds)
        for _ in range(monsters):
            t.monster("clawer", 1, 9)
        t.run("end-of-round")
        assert (t.g.phase == "new-day") is dawn, rounds


@pytest.mark.parametrize("mission", ["F2", "S1"])
def test_061_the_deadline(mission: str) -> None:
    t = Table()
    t.hero(0, at=(9, 9))
    t.g.missions = ["F1", "S2"]
    t.night(2)
    t.dawn()
    assert t.g.outcome == "missions"
    t = Table()
    t.hero(0, at=(9, 9))
    t.g.missions = [mission]
    t.g.slain = 56
    t.night(2)
    t.dawn()
    assert t.g.outcome == ""
    assert t.g.solved == [mission]
    t = Table()
    t.hero(0, at=(9, 9))
    t.g.missions = ["F1", "S2"]
    t.night(1)
    t.dawn()
    assert t.g.outcome == ""


def test_062_rampage() -> None:
    t = Table()
    t.hero(0, at=(9, 9))
    for x in (1, 2, 3):
        t.monster("clawer", x, 9)
    t.night(1, round=6)
    t.run("end-of-round", follow=False)
    assert t.g.flames == 27
    assert t.g.ashes == 3
    assert not t.g.enemies
    assert not t.g.enemy_at
    assert t.g.slain == 0


def test_063_a_down_hero_rises() -> None:
    t = Table()
    hero = t.hero(0, wounds=9, down=True)
    t.hero(1, at=(9, 9), wounds=2)
    t.night()
    t.run("heroes-rise")
    assert (hero.down, hero.wounds) == (False, 6)
    assert t.g.heroes[1].wounds == 2
    assert t.at(1) is None
    t.run("end-of-day")
    assert hero.wounds == 5


def test_103_field_medic() -> None:
    for medic in (0, 1):
        t = Table()
        hero = t.hero(0, wounds=9, down=True)
        t.hero(1, at=(9, 9), wounds=2)
        t.g.heroes[medic].perks.append("field_medic")
        t.night()
        t.run("heroes-rise")
        assert [h.wounds for h in t.g.heroes] == [5, 1]
        assert hero.cell == -1


def test_135_mages_stay_dead() -> None:
    t = Table()
    t.hero(0, at=(7, 17))
    t.g.mages = [0, 0, 0, 1]
    t.night(1, 6)
    t.dawn()
    assert t.g.mages == [0, 0, 0, 1]
    t.hero(0, at=(7, 17))
    t.night(2)
    t.clear((13, 13))
    t.monster("archer", 13, 14)
    t.monsters()
    assert t.g.outcome == "mages"


def test_all_heroes_down() -> None:
    t = Table()
    t.hero(0, at=(9, 9), wounds=8)
    t.g.heroes[1].down = True
    t.monster("clawer", 9, 8)
    t.night()
    t.monsters()
    assert t.g.outcome == "heroes"


def test_the_boss_outlives_the_night() -> None:
    t = Table()
    t.hero(0, at=(9, 9))
    t.boss("harpy", 8, 18)
    t.night(3, round=7)
    t.run("end-of-round")
    assert t.g.outcome == ""
    t.night(3, round=8)
    t.run("end-of-round")
    assert t.g.outcome == "dawn"


def test_once_per_night_is_fresh_each_night() -> None:
    t = Table()
    hero = t.hero(0, at=(9, 9), reroll=False, this_night=["rally"])
    t.g.inspected = ["R01"]
    t.g.monster_ids = 17
    t.run("night-begins")
    assert (hero.reroll, hero.this_night, t.g.inspected, t.g.monster_ids) == (True, [], [], 0)


# ---- missions


def slay(t: Table, count: int, cell: tuple[int, int] = (1, 9)) -> None:
    for _ in range(count):
        lose_hp(t.g, t.monster("runner", *cell), 1)


@pytest.mark.parametrize(("scenario", "needed"), [("gildenberg", 12), ("lakeburg", 16), ("glenwald", 16)])
def test_mission_s2(scenario: str, needed: int) -> None:
    """So many slain in one Hero Phase; not those of the Monster Phase."""
    t = Table(scenario)
    t.g.missions = ["S2"]
    t.g.materials = 0
    t.night()
    slay(t, 20)
    assert not t.g.solved
    t.g.active = 0
    slay(t, needed - 1)
    assert not t.g.solved
    slay(t, 1)
    assert t.g.solved == ["S2"]
    assert t.g.materials == 2
    slay(t, needed)
    assert t.g.materials == 2


def test_mission_s2_counts_anew_in_each_hero_phase() -> None:
    t = Table()
    t.hero(0, at=(9, 9))
    t.g.missions = ["S2"]
    t.night()
    t.g.active = 0
    slay(t, 11)
    t.run("hero-phase")
    slay(t, 1)
    assert not t.g.solved


@pytest.mark.parametrize(("scenario", "needed"), [("gildenberg", 25), ("lakeburg", 38), ("glenwald", 38)])
def test_mission_s3(scenario: str, needed: int) -> None:
    """In one night, while they stood in the Surroundings."""
    t = Table(scenario)
    t.g.missions = ["S3"]
    t.g.gold = 0
    t.night()
    slay(t, needed, cell=(9, 9))
    slay(t, needed - 1)
    assert not t.g.solved
    slay(t, 1)
    assert t.g.solved == ["S3"]
    assert t.g.gold == 2
    t.run("night-begins")
    assert t.g.slain_outside == 0


@pytest.mark.parametrize(("scenario", "needed"), [("gildenberg", 56), ("lakeburg", 82), ("glenwald", 82)])
def test_mission_s1(scenario: str, needed: int) -> None:
    """At Dawn, over the whole scenario."""
    for count, solved in ((needed - 1, []), (needed, ["S1"])):
        t = Table(scenario)
        t.hero(0, at=(9, 9))
        t.g.missions = ["S1"]
        t.g.gold = 0
        t.night(1)
        slay(t, count)
        assert not t.g.solved
        t.run("missions-at-dawn")
        assert t.g.solved == solved
        assert t.g.gold == 2 * len(solved)


def test_mission_f1() -> None:
    for houses, flames, day, solved in (
        (4, 0, 1, True),
        (3, 0, 1, False),
        (4, 1, 1, False),
        (4, 0, 2, True),
        (4, 0, 3, False),
    ):
        t = Table()
        t.no_ruins()
        t.g.missions = ["F1"]
        t.g.gold = 0
        for cell in [(8, 8), (15, 8)][: houses - 2]:
            t.build("house", cell)
        t.on((10, 13)).flames = flames
        t.g.day = day
        t.run("end-of-day")
        assert (t.g.solved == ["F1"]) is solved
        assert t.g.gold == (2 if solved else 0)


def test_mission_f2() -> None:
    for hurt, solved in ((False, ["F2"]), (True, [])):
        t = Table()
        t.hero(0, at=(7, 17))
        t.g.missions = ["F2"]
        t.g.gold = 0
        t.run("night-begins")
        if hurt:
            t.night()
            t.monster("clawer", 11, 13)
            t.monsters()
            assert sum(t.g.mages) == 7
        t.run("missions-at-dawn")
        assert t.g.solved == solved
        assert t.g.gold == 2 * len(solved)


@pytest.mark.parametrize(("scenario", "needed"), [("gildenberg", 9), ("lakeburg", 7), ("glenwald", 9)])
def test_mission_f3(scenario: str, needed: int) -> None:
    for count, solved in ((needed - 1, []), (needed, ["F3"])):
        t = Table(scenario)
        t.g.missions = ["F3"]
        t.g.materials = 0
        slots = [slot for slot in ("W4", "E4", "E3", "N3") if not t.stands(slot)]
        standing = sum("wall" in s.kind for s in t.g.structures.values())
        for slot in slots[: count - standing]:
            t.section(slot, "wood_gate")
        t.night()
        t.run("missions-at-dawn")
        assert t.g.solved == solved
        assert t.g.materials == 2 * len(solved)


def test_missions_are_all_tried_and_close_after_night_2() -> None:
    assert list(MISSIONS) == ["F1", "F2", "F3", "S1", "S2", "S3"]
    t = Table()
    t.g.missions = ["S3"]
    t.night(3)
    slay(t, 30)
    assert not t.g.solved
