"""Attacks on Heroes: Guard, armour, dice, and what stands under them."""

from __future__ import annotations

from wyrmtable.games.last_spell.rules.burning import burn

from .table import night


def test_guard_takes_it_all_and_nobody_asks_for_armour() -> None:
    t = night()
    hero = t.armed("chain_shirt", guard=2, at=(13, 8))
    t.monster("armored", 13, 7)
    t.monsters()
    assert (hero.guard, hero.wounds, t.asked) == (0, 0, "")


def test_boots_without_dice_block_nothing() -> None:
    t = night()
    hero = t.armed("runner_boots acolyte_robe", at=(13, 8))
    t.monster("clawer", 13, 7)
    t.monsters()
    assert (hero.wounds, t.asked) == (1, "")


def test_full_plate_throws_twice() -> None:
    t = night("glenwald")
    hero = t.armed("full_plate", at=(13, 8))
    t.monster("bulky", 13, 7)
    t.orange(0, 1)
    t.monsters("block:full_plate")
    assert hero.wounds == 0
    assert t.g.chance.drawn.get("orange", 0) == 2


def test_several_cards_one_after_the_other() -> None:
    t = night()
    hero = t.armed("leather_boots padded_vest round_shield", at=(13, 8))
    t.monster("bulky", 13, 7)
    t.blue(0)
    t.monsters("block:leather_boots", "block:round_shield", "pass")
    assert hero.wounds == 1


def test_spikes_only_hurt_who_strikes() -> None:
    for kind, at, hp in (("archer", (13, 5), 2), ("clawer", (13, 7), 1)):
        t = night("lakeburg")
        t.armed("spiked_shield", at=(13, 8))
        enemy = t.monster(kind, *at)
        t.orange(0)
        t.monsters("block:spiked_shield")
        assert enemy.hp == hp, kind


def test_last_stand_once_a_night_even_for_great_blows() -> None:
    t = night("glenwald", number=3, round=5)
    hero = t.armed("", "last_stand", at=(12, 6), wounds=10)
    t.boss("dryad", 12, 5)
    t.run("dryad-acts")
    assert (hero.wounds, hero.down) == (11, False)
    t.run("dryad-acts")
    assert hero.down


def test_a_bodyguard_in_a_gate_or_on_a_tower() -> None:
    t = night()
    t.armed("", at=(13, 8))
    guard = t.hero(1, at=(13, 9), perks="bodyguard")
    t.build("watchtower", (13, 9))
    t.monster("clawer", 13, 7)
    t.monsters()
    assert (t.asked, t.g.heroes[0].wounds, guard.wounds) == ("", 1, 0)


def test_a_hero_in_a_gate_is_struck_and_the_gate_is_not() -> None:
    t = night()
    t.section("N3", "wood_gate")
    hero = t.armed(at=(13, 6))
    t.monster("clawer", 13, 5)
    t.monsters()
    assert (hero.wounds, t.on("N3").flames) == (1, 0)


def test_an_explosion_hits_gate_and_hero_once_each() -> None:
    t = night()
    gate = t.section("N3", "stone_gate")
    hero = t.armed(at=(13, 6))
    t.monster("boomer", 13, 5)
    flames = t.g.flames
    t.monsters()
    assert (hero.wounds, gate.flames, t.g.flames) == (2, 2, flames - 2)


def test_a_gate_that_falls_leaves_its_hero_standing() -> None:
    t = night()
    t.section("N3", "wood_gate", flames=1)
    hero = t.armed(at=(13, 6))
    burn(t.g, t.on("N3"), 1)
    assert (t.at(0), hero.wounds, t.stands("N3")) == ((13, 6), 0, False)
