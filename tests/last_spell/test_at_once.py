"""What happens at the same moment happens in an order: explosions, victory and defeat, ends of rounds, the last of anything."""

from __future__ import annotations

import pytest

from wyrmtable.games.last_spell.rules.burning import panic_level

from .table import Table


def night(scenario: str = "gildenberg", heroes: int = 2, number: int = 1, round: int = 1) -> Table:
    t = Table(scenario, heroes=heroes)
    t.night(number, round)
    return t


# ---- explosions


@pytest.mark.parametrize(("first", "asked"), [(0, True), (2, False)])
def test_an_explosion_strikes_from_the_first_player_on(first: int, asked: bool) -> None:
    """A Bodyguard struck down before the others protects nobody (2.7)."""
    t = night(heroes=3)
    t.g.first = first
    t.hero(0, at=(2, 9))
    t.hero(1, at=(9, 17))
    guard = t.hero(2, at=(2, 10), perks="bodyguard")
    guard.wounds = 5  # of 6
    t.monster("boomer", 3, 9)
    t.monsters()
    assert (t.asked == "bodyguard") is asked
    if not asked:
        assert guard.down
        assert t.g.heroes[0].wounds == 2


def test_boomers_explode_by_id_each_with_its_own_chain() -> None:
    """The chain of the first breaks the last Monolith before the second explodes beside the Dryad (2.9, 2.12.3)."""
    for monolith in ((11, 6), (9, 6)):
        t = night("glenwald", number=3, round=5)
        t.clear("N2", "N3")
        t.armed("greatsword_1", at=(12, 8))
        t.hero(1, at=(9, 17))
        first = t.monster("boomer", 11, 7, hp=1)
        t.monster("boomer", 13, 8, hp=1)
        t.minion("monolith", *monolith, hp=1)
        if monolith == (9, 6):
            t.monster("boomer", 10, 7, hp=1)  # the chain
        dryad = t.boss("dryad", 14, 9)
        t.g.heroes[0].guard = 3
        t.act(0, "skill:greatsword_1@12,8")
        assert t.at(first) is None
        assert dryad.full - dryad.hp == 1


def test_a_monolith_that_falls_last_has_protected_her() -> None:
    """The same with the ids the other way round: the Armour still counted."""
    t = night("glenwald", number=3, round=5)
    t.clear("N2", "N3")
    t.armed("greatsword_1", at=(12, 8))
    t.hero(1, at=(9, 17))
    t.monster("boomer", 13, 8, hp=1)
    t.monster("boomer", 11, 7, hp=1)
    monolith = t.minion("monolith", 11, 6, hp=1)
    dryad = t.boss("dryad", 14, 9)
    t.act(0, "skill:greatsword_1@12,8")
    assert t.at(monolith) is None
    assert dryad.hp == dryad.full


def test_a_slain_boomer_may_end_it_all_or_win_it() -> None:
    """Harpy and the last Mage fall by one chain: a victory (2.2)."""
    for harpy_hp, outcome in ((1, "won"), (2, "mages")):
        t = night(number=3, round=2)
        t.clear((8, 15))
        t.armed("shortbow_1", at=(8, 13))
        t.hero(1, at=(16, 16))
        t.g.mages = [0, 0, 1, 0]
        t.boss("harpy", 8, 18, hp=harpy_hp)
        t.monster("boomer", 8, 17, hp=1)
        t.monster("boomer", 9, 16, hp=1)
        t.monster("boomer", 10, 15, hp=1)
        t.monster("boomer", 10, 14, hp=1)
        t.monster("boomer", 10, 13, hp=1)
        t.g.heroes[0].guard = 3
        t.act(0, "basic:shortbow_1@8,17")
        assert t.g.outcome == outcome


def test_the_last_flame_and_the_last_hero() -> None:
    """One explosion takes both; it is lost once, and nothing goes on."""
    t = night()
    t.g.flames = 1
    t.hero(0, at=(10, 7), wounds=8)
    t.hero(1, at=(11, 7), wounds=6)
    t.monster("boomer", 10, 8)
    t.monster("clawer", 3, 9)
    t.monsters()
    assert t.g.outcome == "panic"
    assert t.g.to_act == []
    assert t.g.agenda == []


# ---- the last of anything


def test_the_last_monster_slain_in_round_3_still_has_its_round() -> None:
    """Dawn comes at the end of the round, after the token has passed; the waves of round 3 are out by then (2.3)."""
    t = night(round=3)
    t.armed("longsword_1", at=(12, 8))
    t.hero(1, at=(9, 17))
    t.monster("clawer", 12, 7, hp=1)
    t.act(0, "basic:longsword_1@12,7")
    assert t.asked == "act"
    assert t.g.night
    t.run("end-of-round")
    assert (t.g.first, t.g.phase) == (1, "new-day")


@pytest.mark.parametrize(("flames", "level"), [(21, 0), (20, 1), (11, 1), (10, 2)])
def test_a_half_empty_space_is_not_empty(flames: int, level: int) -> None:
    """15 spaces of two flames: uneasy from 5 empty ones, terror from 10 (2.2)."""
    t = night()
    t.g.flames = flames
    assert panic_level(t.g) == level


def test_rampage_makes_the_city_uneasy_before_the_toll_is_taken() -> None:
    t = night(round=6)
    t.hero(0, at=(9, 17))
    t.hero(1, at=(10, 17))
    t.g.flames, t.g.gold, t.g.materials = 21, 3, 0
    t.monster("clawer", 3, 9)
    t.dawn()
    assert (t.g.flames, t.g.gold, t.g.materials) == (20, 2, 0)


def test_a_mission_solved_at_dawn_pays_after_the_toll() -> None:
    """Terror takes what is there, the reward comes on top (2.3: step 2 before step 4)."""
    t = night(round=6)
    t.hero(0, at=(9, 17))
    t.g.missions = ["F2", "S1"]
    t.g.flames, t.g.gold, t.g.materials = 8, 1, 1
    t.dawn()
    assert (t.g.gold, t.g.materials, t.g.fear) == (2, 0, 1)
    assert t.g.solved == ["F2"]


def test_the_last_clawer_figures_are_shared_out_in_placing_order() -> None:
    """A card takes what an Accursed would have had, and the Accursed then calls a Runner (2.4)."""
    t = night()
    t.hero(0, at=(9, 17))
    for n in range(17):
        t.monster("clawer", n % 6, 12 + n // 6, stunned=True)
    t.monster("accursed", 3, 8)
    t.monsters()
    assert sorted(t.kinds_at().values()).count("runner") == 1


def test_a_figure_slain_comes_again_at_once() -> None:
    t = night()
    t.armed("longsword_1", at=(12, 8))
    t.hero(1, at=(9, 17))
    for n in range(16):
        t.monster("clawer", n % 6, 12 + n // 6, stunned=True)
    t.monster("clawer", 12, 7, hp=1)
    t.monster("accursed", 3, 8)
    t.act(0, "basic:longsword_1@12,7")
    t.monsters()
    assert list(t.kinds_at().values()).count("clawer") == 17
    assert "runner" not in t.kinds_at().values()


# ---- several who would


def test_ids_go_on_after_the_fallen() -> None:
    """The order inside a kind is that of placing, also when others have fallen in between (2.4, 2.9)."""
    t = night()
    t.hero(0, at=(9, 17))
    t.g.piles = {5: ["1"]}
    gone = t.monster("clawer", 3, 9)
    del t.g.enemies[gone.id], t.g.enemy_at[gone.cell]
    t.run("fog-step")
    assert sorted(t.g.enemies) == [2, 3, 4, 5, 6]
