"""Where two rules meet that are told in different chapters."""

from __future__ import annotations

import pytest

from .table import Cell, Table


def night(
    scenario: str = "gildenberg", heroes: int = 2, number: int = 1, round: int = 1, errata: bool = False
) -> Table:
    t = Table(scenario, heroes=heroes, errata=errata)
    t.night(number, round)
    return t


# ---- by Day


def test_a_single_flame_does_not_use_up_what_thrifty_saves() -> None:
    for perks, left in (("", (1, 0)), ("salvager", (2, 1))):
        t = Table()
        t.hero(0, trait="thrifty", perks=perks)
        one, two = t.section("N1", flames=1), t.section("N2", flames=2)
        t.g.materials = 2
        t.day(f"repair:{one.id},1")
        assert t.g.materials == left[0]
        t.day(f"repair:{two.id},2")
        assert t.g.materials == left[1]


def test_a_used_potion_is_full_again_once_sold() -> None:
    t = Table()
    t.supply("health_1")
    t.g.used["health_1"] = 1
    t.g.gold = 1
    t.day("sell:health_1", "sold", "buy:health_1", "take:health_1")
    assert t.g.used == {}


def test_scholar_and_haggler_save_on_the_dearest_scroll() -> None:
    t = Table()
    t.hero(0, trait="scholar", perks="haggler")
    t.g.gold = 3
    t.day("buy:banishment")
    assert t.g.gold == 2
    t.day("buy:frost")  # the Haggler's saving is gone
    assert t.g.gold == 1


# ---- won and lost


@pytest.mark.parametrize("wounds", [0, 11])
def test_spikes_can_slay_the_dryad(wounds: int) -> None:
    """Also when the last Hero falls to the same attack: one effect, a victory (2.2, 2.16)."""
    t = night("glenwald", number=3, round=5)
    t.hero(0, at=(13, 7), items="spiked_shield", reroll=False, wounds=wounds)
    t.hero(1, down=True)
    t.boss("dryad", 13, 8, hp=1)
    t.orange(0)
    t.run("boss-acts").answer("block:spiked_shield")
    assert t.g.heroes[0].down == (wounds == 11)
    assert t.g.outcome == "won"


def test_spikes_count_under_the_shroud() -> None:
    t = night("glenwald", number=3, round=5)
    t.hero(0, at=(13, 7), items="spiked_shield", reroll=False)
    t.hero(1, at=(9, 17))
    dryad = t.boss("dryad", 13, 8)
    t.g.torn = 4
    t.orange(0)
    t.run("boss-acts").answer("block:spiked_shield")
    assert dryad.hp == dryad.full


# ---- Defences and Bosses


@pytest.mark.parametrize(("impact", "lost"), [((8, 18), 3), ((8, 17), 1), ((9, 17), 0)])
def test_a_catapult_reaches_the_ledge(impact: Cell, lost: int) -> None:
    t = night(number=3)
    catapult = t.build("catapult", (15, 9), launches=1)
    harpy = t.boss("harpy", 8, 18)
    t.hero(0, at=(16, 16))
    t.hero(1, at=(16, 15))
    t.act(0, f"fire:{catapult.id}", f"at:{impact[0]},{impact[1]}")
    assert harpy.full - harpy.hp == lost


def test_a_storm_over_both_parts_shares_one_shroud() -> None:
    """Head before tail: what the head has lost is not left for the tail (2.6, 2.12)."""
    t = night("lakeburg", number=3)
    t.armed("tome_3", at=(9, 8))
    t.hero(1, at=(16, 16))
    head, tail = t.boss("cetusia_head", 10, 4), t.boss("cetusia_tail", 8, 4)
    t.act(0, "skill:tome_3@10,4")
    assert (head.full - head.hp, tail.full - tail.hp) == (3, 1)


def test_aimed_at_the_tail_the_tail_is_hit_first() -> None:
    t = night("lakeburg", number=3)
    t.armed("tome_3", at=(9, 8))
    t.hero(1, at=(16, 16))
    head, tail = t.boss("cetusia_head", 10, 4), t.boss("cetusia_tail", 8, 4)
    t.act(0, "skill:tome_3@8,4")
    assert (head.full - head.hp, tail.full - tail.hp) == (1, 3)


def test_a_head_slain_first_leaves_an_armoured_tail() -> None:
    """Enraged at once, in the middle of the same attack (2.12.2)."""
    t = night("lakeburg", number=3)
    t.armed("tome_3", at=(9, 8))
    t.hero(1, at=(16, 16))
    t.boss("cetusia_head", 10, 4, hp=1)
    tail = t.boss("cetusia_tail", 8, 4)
    t.act(0, "skill:tome_3@10,4")
    assert tail.full - tail.hp == 2
    assert t.g.outcome == ""


# ---- Heroes


def test_inspire_comes_after_the_floor_of_the_tide() -> None:
    """MP less Tide is never below 0; then the effects of the start (2.5)."""
    t = night(round=2)
    t.hero(0, at=(9, 9), perks="inspire")
    mate = t.hero(1, at=(10, 9), slowed=9)
    t.run("hero-phase")
    assert mate.mp == 1


def test_what_is_handed_over_can_be_read_at_once() -> None:
    t = night()
    t.hero(0, at=(9, 9), items="haste", tokens=1)
    t.hero(1, at=(10, 10), tokens=1)
    t.act(0, "give:haste>1")
    t.turn(1)
    assert t.offers("read:haste")


def test_heroes_stand_side_by_side_in_a_gate() -> None:
    t = night()
    t.section("N3", "wood_gate")
    t.hero(0, at=(13, 7), mp=3)
    t.hero(1, at=(13, 6))
    t.turn(0)
    assert t.offers("move:12,6", "move:13,5")  # through the other
    assert t.refuses("move:13,6")


def test_a_leap_begins_on_a_portal_but_over_stone_not_with_the_errata() -> None:
    for scenario, errata, legal in (("gildenberg", True, True), ("glenwald", True, False), ("glenwald", False, True)):
        t = night(scenario, errata=errata)
        t.build("portal", (10, 7))
        t.hero(0, at=(10, 7), tokens=1)
        t.hero(1, at=(9, 17))
        t.turn(0)
        assert t.offers("leap:10,5") is legal


def test_a_mend_does_not_see_through_a_ruin_and_heals_oneself() -> None:
    t = night()
    t.hero(0, at=(9, 11), items="scepter_1", tokens=1, mana=2, wounds=1)
    t.hero(1, at=(7, 11), wounds=2)
    t.turn(0)
    assert t.offers("skill:scepter_1@9,11")
    assert t.refuses("skill:scepter_1@7,11")


@pytest.mark.parametrize(("kind", "cell"), [("watchtower", (16, 7)), ("portal", (16, 7)), ("wood_gate", (17, 7))])
def test_a_sweep_hits_the_hero_and_what_the_hero_stands_in(kind: str, cell: Cell) -> None:
    """Each as its own, also on a tower, for a Boss effect is no melee (2.7)."""
    t = night("lakeburg", number=3)
    t.clear("E1")
    structure = t.section("E1", kind) if kind == "wood_gate" else t.build(kind, cell)
    hero = t.hero(0, at=cell)
    t.hero(1, at=(9, 17))
    t.boss("cetusia_head", 7, 3)
    t.boss("cetusia_tail", 16, 3)
    t.run("tail-sweeps")
    assert hero.wounds == 1
    assert t.at(0) == cell
    assert structure.flames == 1
    assert t.stands(cell) == (kind == "wood_gate")


def test_the_fallen_rise_by_their_own_health_and_the_medic_helps_from_the_ground() -> None:
    t = night(round=6)
    brawny = t.hero(0, down=True, trait="brawny", perks="field_medic", wounds=11)
    mate = t.hero(1, at=(9, 9), wounds=2)
    t.dawn()
    assert (brawny.wounds, mate.wounds) == (7, 1)
