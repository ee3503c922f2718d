"""Waves, the end of a Night, levels of difficulty."""

from __future__ import annotations

import pytest

from .table import night

# ---- waves


def test_fog_at_two_starts_them_at_the_walls() -> None:
    t = night()
    t.fog(W=2, N=2, E=2)
    t.g.piles = {2: ["1"], 8: ["1"], 5: ["1"]}
    t.run("fog-step")
    cells = t.kinds_at()
    assert cells[(5, 13)] == "clawer"  # front row one cell before the perimeter
    assert cells[(18, 10)] == "clawer"
    assert cells[(10, 5)] == "clawer"
    assert cells[(4, 12)] == "runner"


def test_a_hero_outside_takes_the_cell() -> None:
    t = night()
    t.hero(0, at=(10, 2))
    t.g.piles = {5: ["1"]}
    t.run("fog-step")
    assert (10, 2) not in t.kinds_at()
    assert len(t.g.enemies) == 5


def test_the_second_card_of_each_pile_comes_in_round_3_only() -> None:
    for round, count in ((1, 1), (2, 2), (3, 1), (4, 2)):
        t = night(round=round)
        t.g.piles = {5: ["1", "2"]}
        t.run("fog-step")
        assert len(t.g.piles[5]) == count


# ---- the end of a Night


def test_rampage_comes_before_the_panic_effect() -> None:
    """20 of 30 flames are Uneasy only after two monsters have burnt theirs: e = 15 − ceil(20 / 2) = 5."""
    t = night()
    t.g.flames, t.g.gold, t.g.materials = 21, 5, 0
    t.monster("clawer", 0, 8)
    t.dawn()
    assert (t.g.flames, t.g.gold, t.g.materials) == (20, 4, 0)


def test_rampage_can_be_the_end() -> None:
    t = night(number=2)
    t.g.flames = 2
    t.g.solved = ["F1"]
    for x in range(3):
        t.monster("clawer", x, 8)
    t.dawn()
    assert t.g.outcome == "panic"


def test_a_section_counts_whatever_it_is_made_of() -> None:
    t = night("lakeburg")
    t.g.missions = ["F3", "S1"]
    t.section("W4", "wood_gate")
    t.section("E3", "stone_wall")
    materials = t.g.materials
    t.dawn()
    assert t.g.solved == ["F3"]
    assert t.g.materials == materials + 2


def test_untouched_circle_forgets_the_night_before() -> None:
    t = night(number=2)
    t.g.missions = ["F2", "S1"]
    t.g.mages = [1, 2, 2, 2]
    t.run("night-begins")
    t.dawn()
    assert "F2" in t.g.solved
    assert t.g.outcome == ""


def test_the_perimeter_is_no_surroundings() -> None:
    t = night()
    t.armed("longsword_1", at=(6, 8))
    t.monster("clawer", 6, 9)
    t.monster("clawer", 5, 8)
    t.act(0, "basic:longsword_1@6,9")
    assert (t.g.slain, t.g.slain_outside) == (1, 0)
    t.act(0, "basic:longsword_1@5,8")
    assert (t.g.slain, t.g.slain_outside) == (2, 1)


def test_missions_are_closed_in_night_3() -> None:
    t = night(number=3)
    t.g.missions = ["F1", "S2"]
    t.armed("longsword_1")
    t.g.slain_in_phase = 11
    t.monster("clawer", 12, 7)
    t.act(0, "basic:longsword_1@12,7")
    assert t.g.solved == []


def test_the_twelfth_pays_at_once() -> None:
    t = night(number=2)
    t.g.missions = ["F1", "S2"]
    t.armed()
    ballista = t.build("ballista", (12, 9))
    t.g.slain_in_phase = 11
    t.monster("clawer", 12, 7)
    t.act(0, f"fire:{ballista.id}")
    assert t.g.solved == ["S2"]
    assert t.g.materials == 4


def test_first_player_passes_over_the_fallen() -> None:
    t = night(heroes=3)
    t.g.first = 0
    t.g.heroes[1].down, t.g.heroes[1].cell = True, -1
    t.run("end-of-round")
    assert t.g.first == 1


def test_round_8_is_the_last() -> None:
    t = night(number=3, round=8)
    t.boss("harpy", 8, 18, hp=1)
    t.run("end-of-round")
    assert t.g.outcome == "dawn"


def test_the_last_hero_falls_in_the_middle_of_the_phase() -> None:
    t = night()
    t.armed(at=(13, 8), wounds=8)
    t.g.heroes[1].down, t.g.heroes[1].cell = True, -1
    t.monster("clawer", 13, 7)
    late = t.monster("archer", 1, 8)
    t.monsters()
    assert t.g.outcome == "heroes"
    assert t.at(late) == (1, 8)


# ---- levels


@pytest.mark.parametrize(
    ("level", "mages", "flames", "monsters"), [("easier", 3, 36, 5), ("standard", 2, 30, 5), ("harder", 2, 24, 6)]
)
def test_levels_of_difficulty(level: str, mages: int, flames: int, monsters: int) -> None:
    t = night(level=level)
    assert t.g.mages == [mages] * 4
    assert t.g.flames == flames
    t.g.piles = {5: ["1"]}
    t.run("fog-step")
    assert len(t.g.enemies) == monsters
