"""Ballista and Catapult in the hands of Heroes; scrolls."""

from __future__ import annotations

from .table import night

# ---- Defences


def test_a_catapult_meets_armour_but_no_walls() -> None:
    t = night()
    t.armed()
    catapult = t.build("catapult", (9, 9), launches=2)
    armored = t.monster("armored", 14, 4)
    t.act(0, f"fire:{catapult.id}", "at:14,4")
    assert armored.hp == 1


def test_a_catapult_may_fire_at_an_empty_cell_and_spares_friends() -> None:
    t = night()
    hero = t.armed(at=(14, 9))
    catapult = t.build("catapult", (9, 9), launches=1)
    clawer = t.monster("clawer", 15, 9)
    t.act(0, f"fire:{catapult.id}", "at:14,9")
    assert (hero.wounds, clawer.hp, catapult.launches) == (0, 1, 0)


def test_an_engineer_helps_whoever_fires_but_no_catapult() -> None:
    t = night()
    t.armed(at=(16, 10))
    t.hero(1, at=(10, 10), perks="engineer artillerist")
    ballista = t.build("ballista", (9, 9))
    catapult = t.build("catapult", (9, 10), launches=2)
    bulky = t.monster("bulky", 14, 9)
    t.act(0, f"fire:{ballista.id}")
    assert bulky.hp == 3
    t.act(0, f"fire:{catapult.id}", "at:14,9")
    assert t.at(bulky) is None


# ---- scrolls


def test_frost_on_those_who_cannot_freeze_is_no_use() -> None:
    t = night()
    t.armed("frost")
    t.monster("bulky", 13, 4)
    t.monster("clawer", 13, 8, stunned=True)
    t.turn(0)
    assert t.refuses("read:frost")


def test_teleport_to_gates_and_gaps() -> None:
    t = night()
    t.armed("teleport")
    t.section("N3", "wood_gate")
    t.build("ballista", (9, 9))
    t.build("watchtower", (9, 10))
    t.act(0, "read:teleport")
    assert t.offers("at:13,6", "at:6,8", "at:7,17")
    assert t.refuses("at:9,9", "at:9,10", "at:11,11", "at:5,9", "at:7,6", "at:16,17")


def test_healing_and_the_healer() -> None:
    t = night()
    t.armed("healing", trait="healer")
    mate = t.hero(1, at=(16, 9), wounds=6)
    t.act(0, "read:healing")
    assert mate.wounds == 2


def test_lightning_meets_armour() -> None:
    t = night()
    t.armed("lightning", "archmage inexorable")
    armored, winged = t.monster("armored", 13, 7), t.monster("winged", 14, 7)
    t.act(0, "read:lightning", "at:13,7", "at:14,7")
    assert armored.hp == 2
    assert t.at(winged) is None
    assert t.flips() == 0


def test_fireball_needs_an_enemy_on_its_cell() -> None:
    t = night()
    t.armed("fireball")
    t.monster("clawer", 13, 4)
    t.monster("clawer", 15, 4)
    t.act(0, "read:fireball")
    assert t.options() == ["at:13,4", "at:15,4"]
    t.answer("at:13,4")
    assert t.g.slain == 1


def test_banishment_and_what_is_no_monster() -> None:
    t = night("glenwald", number=3)
    t.armed("banishment", at=(12, 7))
    t.boss("dryad", 12, 2)
    t.minion("hatchery", 13, 4)
    t.monster("bulky", 12, 4)
    t.turn(0)
    assert t.refuses("read:banishment")
    t.monster("armored", 14, 4, hp=1)
    t.act(0, "read:banishment")
    assert t.g.slain == 1


def test_haste_for_a_comrade_next_door() -> None:
    t = night(heroes=3)
    t.armed("haste", at=(9, 9))
    near, far = t.hero(1, at=(13, 9), tokens=1, mp=0), t.hero(2, at=(20, 9))
    far.tokens = 1
    t.act(0, "read:haste")
    assert t.offers("hero:0", "hero:1")
    assert t.refuses("hero:2")
    t.answer("hero:1")
    assert (near.tokens, near.mp) == (3, 2)


def test_mending_a_whole_city_is_no_use() -> None:
    t = night()
    t.armed("mending")
    t.turn(0)
    assert t.refuses("read:mending")
    wall = t.on("N1")
    wall.flames = 1
    t.g.flames = 10
    t.act(0, "read:mending")
    assert (wall.flames, t.g.flames) == (0, 11)
