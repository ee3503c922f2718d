"""A third reading of the rules, by somebody who had not seen the code: cases of the Night."""

from __future__ import annotations

from typing import Any

import pytest

from wyrmtable.games.last_spell.rules.burning import burn
from wyrmtable.games.last_spell.rules.enemies import armour_of

from .table import Cell, Table


def night(scenario: str = "gildenberg", heroes: int = 2, number: int = 1, round: int = 1, **options: Any) -> Table:
    """Hero 0 is armed by the test; the others stand far in the south."""
    t = Table(scenario, heroes=heroes, **options)
    for seat in range(1, heroes):
        t.hero(seat, at=(16, 18 - seat), reroll=False)
    t.night(number, round)
    return t


# ---- the Hero Phase


def test_tokens_and_mp_never_fall_below_none() -> None:
    t = night()
    hero = t.armed(dulled=9, slowed=9)
    t.hero(1, at=(9, 9), dulled=1, slowed=1)
    t.run("hero-phase")
    assert (hero.tokens, hero.mp) == (0, 0)
    assert (t.g.heroes[1].tokens, t.g.heroes[1].mp) == (6, 3)
    t.g.round = 2
    t.run("hero-phase")
    assert (hero.tokens, hero.mp) == (7, 3)


def test_what_was_not_spent_is_lost() -> None:
    t = night()
    hero = t.armed("vigour_1 swiftness_1")
    t.run("hero-phase")
    t.answer("drink:vigour_1", "drink:swiftness_1", "dash")
    assert (hero.tokens, hero.mp) == (8, 9)
    t.run("hero-phase")
    assert (hero.tokens, hero.mp) == (7, 3)


def test_who_is_screeched_down_to_nothing_may_still_fire() -> None:
    t = night()
    t.armed(tokens=0, mp=0)
    ballista = t.build("ballista", (12, 9))
    t.monster("clawer", 13, 4)
    t.turn(0)
    assert t.offers(f"fire:{ballista.id}")


def test_ways_through_gates_portals_and_friends() -> None:
    t = night()
    t.section("N3", "wood_gate")
    t.armed(at=(13, 7), mp=2)
    t.hero(1, at=(12, 7))
    t.build("portal", (14, 7))
    t.turn(0)
    assert t.offers("move:13,6", "move:13,5", "move:12,6", "move:14,7", "move:15,7", "move:11,7")
    assert t.refuses("move:12,7")


def test_no_way_through_enemies_mages_or_ballistae() -> None:
    t = night()
    t.no_ruins()
    t.armed(at=(10, 11), mp=3)
    t.build("ballista", (9, 11))
    t.monster("clawer", 10, 10)
    t.turn(0)
    assert t.refuses("move:11,11", "move:9,11", "move:10,10", "move:8,11", "move:10,9")
    assert t.offers("move:10,12", "move:9,12", "move:8,12")


def test_a_tower_in_the_way_costs_four() -> None:
    t = night()
    t.no_ruins()
    for cell in ((8, 7), (8, 9), (9, 9), (7, 9)):
        t.build("ballista", cell)
    t.build("watchtower", (9, 8))
    t.section("N1")
    t.armed(at=(8, 8), mp=4)
    t.build("ballista", (7, 8))
    t.turn(0)
    assert t.offers("move:9,8", "move:10,8", "move:9,7")
    assert t.refuses("move:10,7", "move:11,8")


def test_from_tower_to_tower_costs_two() -> None:
    t = night()
    t.no_ruins()
    t.build("watchtower", (8, 8))
    t.build("watchtower", (9, 8))
    hero = t.armed(at=(8, 8), mp=2)
    t.act(0, "move:9,8")
    assert hero.mp == 0


@pytest.mark.parametrize(
    ("start", "leap", "legal"),
    [
        ((8, 4), "leap:8,2", True),  # over the Low Obstacle (8, 3)
        ((13, 7), "leap:13,5", True),  # over a Wall
        ((14, 9), "leap:12,9", False),  # over nothing
        ((8, 7), "leap:8,9", False),  # over a Ruin
        ((13, 12), "leap:13,14", False),  # over a House
        ((10, 12), "leap:12,12", False),  # over a Mage
        ((7, 3), "leap:9,3", True),  # west to east over (8, 3)
    ],
)
def test_leaps(start: Cell, leap: str, legal: bool) -> None:
    t = night()
    t.section("N3")
    t.armed(at=start)
    t.turn(0)
    assert t.offers(leap) is legal


def test_leaps_land_on_gates_and_portals_never_in_fog_or_on_towers() -> None:
    t = night("glenwald")
    t.fog(N=3)
    t.armed(at=(15, 4))
    t.turn(0)
    assert t.refuses("leap:15,2")  # fogged
    t.armed(at=(3, 10))
    t.turn(0)
    assert t.refuses("leap:3,8")  # a Tree is no Low Obstacle
    t = night()
    t.section("W1", "stone_wall")
    t.armed(at=(5, 8))
    t.build("portal", (7, 8))
    t.turn(0)
    assert t.offers("leap:7,8")
    t.clear((7, 8))
    t.build("watchtower", (7, 8))
    t.turn(0)
    assert t.refuses("leap:7,8")
    t.armed(at=(7, 8))
    t.turn(0)
    assert t.refuses("leap:5,8")  # nor from one


def test_a_leap_over_deep_water_is_none() -> None:
    t = night("lakeburg")
    t.armed(at=(10, 5))
    t.turn(0)
    assert t.refuses("leap:10,3")
    assert t.offers("move:9,5")


def test_giving_needs_the_area_and_room() -> None:
    t = night()
    t.armed("health_1 dagger_1", at=(12, 8))
    t.hero(1, at=(13, 9), items="mana_1")
    t.turn(0)
    assert t.offers("give:dagger_1>1")
    assert t.refuses("give:health_1>1")
    t.hero(1, at=(14, 9))
    t.turn(0)
    assert t.refuses("give:dagger_1>1")
    t.hero(1, at=(13, 9), trait="nimble")
    t.g.heroes[0].items.append(t.take("buckler"))
    t.turn(0)
    assert t.refuses("give:buckler>1")


# ---- attacks


def test_an_arc_from_the_side() -> None:
    t = night()
    t.armed("longsword_1", at=(14, 9))
    t.clear((15, 8))
    hit = [t.monster("bulky", 15, y) for y in (8, 9, 10)]
    spared = t.monster("armored", 16, 9)
    t.act(0, "skill:longsword_1@15,9")
    assert [enemy.hp for enemy in hit] == [4, 4, 4]
    assert spared.hp == 3


def test_a_ring_with_only_a_diagonal_enemy_beyond_a_wall() -> None:
    t = night()
    t.armed("warhammer_1", at=(9, 7))
    clawer, stays = t.monster("armored", 10, 8), t.monster("clawer", 9, 5)
    t.act(0, "skill:warhammer_1@9,7")
    assert (clawer.hp, clawer.stunned, stays.hp) == (2, True, 2)


def test_a_split_flips_a_coin_for_each_hit() -> None:
    t = night()
    t.armed("hand_crossbow_1", at=(12, 8))
    winged = t.monster("winged", 14, 7)
    t.coin("schaden", "freude", "freude")
    t.act(0, "skill:hand_crossbow_1@14,7", "at:14,7", "at:14,7")
    assert t.at(winged) is None
    assert t.flips() == 3


def test_a_chain_goes_on_after_a_miss() -> None:
    t = night()
    t.armed("wand_1", at=(12, 8))
    first, second = t.monster("winged", 14, 7), t.monster("clawer", 15, 7)
    t.coin("schaden")
    t.act(0, "skill:wand_1@14,7", "at:15,7")
    assert (first.hp, second.hp) == (2, 1)


def test_a_chain_takes_each_enemy_once() -> None:
    t = night()
    t.armed("wand_1", at=(12, 8))
    t.monster("bulky", 14, 7)
    t.monster("bulky", 14, 9)
    t.act(0, "skill:wand_1@14,7")
    assert t.refuses("at:14,7")
    t.answer("at:14,9")
    assert t.asked == "act"


def test_skewer_goes_on_only_away_from_the_shooter() -> None:
    t = night()
    t.armed("crossbow_1", at=(12, 8))
    t.monster("armored", 14, 8)
    near, aside = t.monster("armored", 13, 8), t.monster("armored", 14, 9)
    t.act(0, "skill:crossbow_1@14,8")
    assert (near.hp, aside.hp) == (3, 1)


def test_a_volley_hits_neighbours_without_a_line() -> None:
    """Line of fire is asked for the impact alone."""
    t = night("glenwald")
    t.armed("shortbow_1", at=(12, 8))
    t.monster("clawer", 13, 4)
    hidden = t.monster("clawer", 14, 4)
    t.act(0, "skill:shortbow_1@13,4")
    assert hidden.hp == 1


def test_sector_storm_spares_the_next_sector() -> None:
    t = night()
    t.armed("tome_1", at=(12, 8))
    here, hidden, beyond = t.monster("bulky", 13, 4), t.monster("winged", 17, 0), t.monster("clawer", 18, 0)
    t.act(0, "skill:tome_1@13,4")
    assert (here.hp, hidden.hp, beyond.hp) == (5, 1, 2)
    assert t.flips() == 0


def test_push_needs_a_free_cell_and_damage() -> None:
    t = night()
    t.armed("orb_1 pistol_1", at=(12, 8))
    t.section("N3")
    held, armored = t.monster("clawer", 13, 7), t.monster("armored", 12, 7)
    t.act(0, "basic:orb_1@13,7")  # a tie: along the x axis
    assert t.at(held) == (14, 7)
    t.act(0, "basic:orb_1@12,7")
    assert (t.at(armored), armored.hp) == ((12, 7), 3)  # no damage, no Push; the Wall is behind it besides


def test_poison_needs_damage_and_bosses_ignore_it() -> None:
    t = night(number=3)
    t.armed("druidic_staff_1", at=(8, 14))
    t.clear((8, 15))
    harpy, armored = t.boss("harpy", 8, 18), t.monster("armored", 9, 14)
    t.act(0, "basic:druidic_staff_1@9,14")
    assert (armored.hp, armored.poisoned) == (3, False)
    t.act(0, "basic:druidic_staff_1@8,18")
    assert (harpy.hp, harpy.poisoned) == (17, False)


def test_opportunist_counts_stun_and_poison() -> None:
    for fields in ({"stunned": True}, {"poisoned": True}):
        t = night()
        t.armed("dagger_1")
        bulky = t.monster("bulky", 12, 7, **fields)
        t.act(0, "basic:dagger_1@12,7")
        assert bulky.hp == 4


def test_finisher_grows_within_a_flurry() -> None:
    t = night()
    t.armed("dagger_1", "finisher")
    bulky = t.monster("bulky", 12, 7)
    t.act(0, "skill:dagger_1@12,7", "at:12,7", "at:12,7")
    assert bulky.hp == 6 - 1 - 2 - 2


def test_steady_aim_is_lost_with_a_missed_first_shot() -> None:
    t = night()
    t.armed("crossbow_1", "steady_aim")
    winged, bulky = t.monster("winged", 12, 6), t.monster("bulky", 14, 7)
    t.coin("schaden")
    t.act(0, "basic:crossbow_1@12,6")
    t.act(0, "basic:crossbow_1@14,7")
    assert (winged.hp, bulky.hp) == (2, 4)


def test_steady_aim_after_a_leap() -> None:
    """A Leap costs an action, no MP: the aim is steady. With Vaulter it costs MP: it is not."""
    for perks, left in (("steady_aim", 3), ("steady_aim vaulter", 4)):
        t = night()
        t.section("N3")
        t.armed("crossbow_1", perks, at=(13, 5))
        bulky = t.monster("bulky", 13, 9)
        t.act(0, "leap:13,7")
        t.act(0, "basic:crossbow_1@13,9")
        assert bulky.hp == left


def test_focus_and_a_skill_of_level_3() -> None:
    t = night("glenwald")
    hero = t.armed("power_staff_3", "focus", mana=1)
    t.monster("bulky", 12, 7)
    t.act(0, "skill:power_staff_3@12,7")
    assert hero.mana == 0


def test_a_mend_uses_focus_up() -> None:
    t = night()
    hero = t.armed("scepter_1", "focus", wounds=2, mana=2)
    t.act(0, "skill:scepter_1@12,8")
    assert (hero.mana, hero.wounds) == (1, 1)
    assert t.refuses("skill:scepter_1@12,8")


def test_eagle_eye_needs_its_line() -> None:
    t = night("glenwald")
    t.armed("pistol_1", "eagle_eye", at=(9, 8))
    t.monster("clawer", 9, 4)  # behind the stone section N2, two cells away
    t.turn(0)
    assert t.refuses("basic:pistol_1@9,4")
    t.armed(at=(9, 7))
    t.turn(0)
    assert t.offers("basic:pistol_1@9,4")


def test_sharp_eyes_see_through_houses_once_a_round() -> None:
    t = night()
    t.armed("pistol_1", trait="sharp_eyed", at=(10, 14))
    t.monster("bulky", 10, 12)  # behind the House (10, 13)
    t.act(0, "basic:pistol_1@10,12")
    assert t.refuses("basic:pistol_1@10,12")
    t.run("hero-phase")
    assert t.offers("basic:pistol_1@10,12")


def test_wide_circle_leaves_the_bow_alone() -> None:
    t = night()
    t.armed("shortbow_1", "wide_circle")
    t.monster("clawer", 13, 4)
    corner = t.monster("clawer", 14, 5)
    t.act(0, "skill:shortbow_1@13,4")
    assert corner.hp == 2


def test_a_healer_hits_a_guarded_harpy_less() -> None:
    t = night(number=3)
    t.clear((8, 15))
    t.armed("axe_1", trait="healer", at=(8, 17))
    harpy = t.boss("harpy", 8, 18)
    t.monster("alerion", 0, 10)
    t.act(0, "skill:axe_1@8,18")  # 3, piercing, one less because she has Armour now
    assert harpy.hp == harpy.full - 2


def test_inexorable_does_not_pierce_the_dryad() -> None:
    t = night("glenwald", number=3)
    t.armed("power_staff_1", "inexorable", at=(12, 7))
    dryad = t.boss("dryad", 12, 5)
    for x in (0, 1, 2):
        t.minion("monolith", x, 10)
    assert armour_of(t.g, dryad) == 2
    t.act(0, "basic:power_staff_1@12,5")
    assert dryad.hp == dryad.full


def test_bloodlust_waits_for_a_kill() -> None:
    t = night()
    hero = t.armed("longsword_1", "bloodlust momentum", trait="savage", tokens=3, mp=0)
    t.monster("bulky", 12, 7)
    t.monster("clawer", 13, 8)
    t.act(0, "basic:longsword_1@12,7")
    assert (hero.tokens, hero.mp) == (2, 0)
    t.act(0, "basic:longsword_1@13,8")
    assert (hero.tokens, hero.mp) == (2, 2)


def test_an_explosion_is_nobody_s_kill() -> None:
    """The Clawer slain by the Boomer's explosion gives no MP; it counts for the missions."""
    t = night()
    hero = t.armed("axe_1", "momentum", mp=0)
    t.monster("boomer", 12, 7)
    t.monster("clawer", 12, 6, hp=1)
    t.act(0, "basic:axe_1@12,7")
    assert (hero.mp, t.g.slain, t.g.slain_in_phase) == (1, 2, 2)


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


# ---- harm


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


# ---- monsters


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


# ---- Bosses


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
