"""Attacks by Heroes: shapes, abilities, and the perks that change them."""

from __future__ import annotations

from wyrmtable.games.last_spell.rules.enemies import armour_of

from .table import night


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
