"""Attacks of Heroes: shapes, Armour, Dodge, Push, and the perks that change them (2.6, 2.16)."""

from __future__ import annotations

from .table import Table


def night(scenario: str = "gildenberg", heroes: int = 2, errata: bool = False) -> Table:
    """Night 1, with Hero 0 to act; the others stand out of the way."""
    t = Table(scenario, heroes=heroes, errata=errata)
    for seat in range(1, heroes):
        t.hero(seat, at=(16, 17 - seat))
    t.night()
    return t


def test_047_armour() -> None:
    t = night()
    t.armed("longsword_1 axe_1")
    armored = t.monster("armored", 12, 7)
    t.act(0, "basic:longsword_1@12,7")
    assert armored.hp == 2
    armored.hp = 3
    t.act(0, "skill:axe_1@12,7")
    assert t.at(armored) is None


def test_048_dodge() -> None:
    t = night()
    hero = t.armed("longsword_1 wand_1")
    winged = t.monster("winged", 12, 7)
    t.coin("schaden")
    t.act(0, "basic:longsword_1@12,7")
    assert (winged.hp, hero.tokens) == (2, 8)
    flips = t.flips()
    t.act(0, "basic:wand_1@12,7")
    assert (winged.hp, t.flips()) == (1, flips)
    t.coin("freude")
    t.act(0, "basic:longsword_1@12,7")
    assert t.at(winged) is None


def test_048b_reroll_of_the_coin() -> None:
    t = night()
    hero = t.armed("longsword_1", reroll=True)
    winged = t.monster("winged", 12, 7)
    t.coin("schaden", "freude")
    t.act(0, "basic:longsword_1@12,7")
    assert t.asked == "reroll"
    t.answer("throw-again")
    assert t.at(winged) is None
    assert not hero.reroll
    winged = t.monster("winged", 12, 7)
    t.coin("schaden")
    t.act(0, "basic:longsword_1@12,7")
    assert t.asked == "act"


def test_085_the_spear_and_walls() -> None:
    t = night()
    t.armed("spear_1", at=(9, 7))
    clawer = t.monster("clawer", 9, 5)
    t.act(0, "basic:spear_1@9,6")
    assert t.at(clawer) is None
    t = night("glenwald")
    t.armed("spear_1", at=(9, 7))
    clawer = t.monster("clawer", 9, 5)
    t.act(0, "basic:spear_1@9,6")
    assert t.at(clawer) is None
    t = night("glenwald")
    t.armed("spear_1", at=(9, 8))
    t.monster("clawer", 9, 5)
    t.turn(0)
    assert t.refuses("skill:spear_1@9,7")
    t.section("N2", "wood_wall")
    t.turn(0)
    assert t.offers("skill:spear_1@9,7")
    assert t.refuses("basic:spear_1@9,7")


def test_086_a_sweep_with_a_boomer() -> None:
    t = night()
    hero = t.armed("longsword_1", perks="momentum")
    boomer, clawer, bulky = t.monster("boomer", 12, 7), t.monster("clawer", 11, 7), t.monster("bulky", 13, 7)
    hero.mp = 0
    t.act(0, "skill:longsword_1@12,7")
    assert t.at(boomer) is None
    assert t.at(clawer) is None
    assert bulky.hp == 3
    assert hero.wounds == 1
    assert hero.mp == 2  # two kills


def test_087_chain_spark() -> None:
    for perks, hps in (("", [0, 1, 1]), ("archmage", [0, 0, 0])):
        t = night()
        t.armed("wand_1", perks=perks)
        clawers = [t.monster("clawer", x, 9) for x in (12, 14, 16)]
        t.act(0, "skill:wand_1@12,9")
        assert t.options() == ["at:14,9", "pass"]
        t.answer("at:14,9", "at:16,9")
        assert [max(0, clawer.hp) for clawer in clawers] == hps


def test_087b_a_chain_may_stop_and_has_a_reach() -> None:
    t = night()
    t.armed("wand_1")
    t.monster("bulky", 12, 9)
    t.monster("bulky", 14, 9)
    far = t.monster("bulky", 15, 9)
    t.act(0, "skill:wand_1@12,9")
    assert t.options() == ["at:14,9", "pass"]
    t.answer("pass")
    assert (t.asked, far.hp) == ("act", 6)


def test_088_wide_circle() -> None:
    for perks, hurt in (("wide_circle", 9), ("", 5)):
        t = night()
        t.armed("orb_1", perks=perks, at=(12, 9))
        bulkies = [t.monster("bulky", x, y) for y in (3, 4, 5) for x in (12, 13, 14)]
        t.act(0, "skill:orb_1@13,4")
        assert sum(bulky.hp == 4 for bulky in bulkies) == hurt


def test_089_finisher_and_opportunist() -> None:
    t = night()
    t.armed("dagger_1", perks="finisher")
    bulky = t.monster("bulky", 12, 7, hp=5)
    t.act(0, "basic:dagger_1@12,7")
    assert bulky.hp == 2
    bulky.hp = 6
    t.act(0, "basic:dagger_1@12,7")
    assert bulky.hp == 5


def test_090_warlord_and_punch() -> None:
    t = night()
    hero = t.armed("dagger_1", perks="warlord")
    bulky = t.monster("bulky", 12, 7)
    t.act(0, "skill:dagger_1@12,7", "at:12,7", "at:12,7")
    assert t.at(bulky) is None
    bulky = t.monster("bulky", 12, 7)
    t.act(0, "punch:12,7")
    assert bulky.hp == 5
    hero.perks.append("heavy_hand")
    t.act(0, "punch:12,7")
    assert bulky.hp == 3


def test_091_cleaver() -> None:
    t = night()
    hero = t.armed("longsword_1", perks="cleaver bloodlust")
    t.monster("clawer", 12, 7)
    armored, runner = t.monster("armored", 11, 8), t.monster("runner", 13, 8)
    t.act(0, "basic:longsword_1@12,7")
    assert t.asked == "cleaver"
    assert t.options() == ["at:11,8", "at:13,8", "pass"]
    t.answer("at:11,8")
    assert armored.hp == 3
    t.run("hero-phase")
    hero.tokens = 4
    t.monster("clawer", 12, 7)
    second = t.monster("clawer", 12, 9)
    t.act(0, "basic:longsword_1@12,7", "at:13,8")
    assert t.at(runner) is None
    assert hero.tokens == 4  # one spent, one by Bloodlust: nothing for the Runner
    t.act(0, "basic:longsword_1@12,9")
    assert t.at(second) is None
    assert t.asked == "act"  # no second Cleaver this round


def test_092_bloodlust_and_momentum() -> None:
    t = night()
    hero = t.armed("greatsword_1", perks="bloodlust momentum", mp=0, tokens=2)
    for x in (11, 12, 13):
        t.monster("clawer", x, 7)
    t.act(0, "basic:greatsword_1@12,7")
    assert (hero.tokens, hero.mp) == (1, 2)


def test_093_steady_aim() -> None:
    t = night()
    hero = t.armed("crossbow_1", perks="steady_aim")
    bulky = t.monster("bulky", 13, 5)
    t.act(0, "basic:crossbow_1@13,5")
    assert bulky.hp == 3
    t.act(0, "basic:crossbow_1@13,5")
    assert bulky.hp == 1
    hero.this_round = []
    bulky.hp = 6
    t.act(0, "move:12,7")
    t.act(0, "basic:crossbow_1@13,5")
    assert bulky.hp == 4


def test_094_quick_draws() -> None:
    t = night()
    hero = t.armed("rifle_1", perks="quick_draw", trait="trigger_happy", tokens=0)
    t.monster("bulky", 13, 5)
    second = t.monster("bulky", 13, 4)
    t.act(0, "free:rifle_1@13,5")
    t.act(0, "free:rifle_1@13,4")
    assert second.hp == 2
    t.turn(0)
    assert t.refuses("free:rifle_1@13,4", "basic:rifle_1@13,4")
    assert sorted(hero.this_night) == ["quick_draw", "trigger_happy"]


def test_095_eagle_eye() -> None:
    for perks, legal in (("eagle_eye", True), ("", False)):
        t = night()
        t.clear((15, 8))
        t.armed("shortbow_1", perks=perks, at=(9, 9))
        t.monster("clawer", 15, 3)
        t.turn(0)
        assert t.offers("basic:shortbow_1@15,3") is legal


def test_096_ricochet() -> None:
    t = night()
    t.armed("crossbow_1", perks="ricochet", at=(9, 8))
    t.monster("clawer", 9, 4)
    near, far = t.monster("clawer", 10, 5), t.monster("clawer", 11, 5)
    t.act(0, "basic:crossbow_1@9,4")
    assert t.options() == ["at:10,5", "pass"]
    t.answer("at:10,5")
    assert (near.hp, far.hp) == (1, 2)
    t.act(0, "basic:crossbow_1@10,5")
    assert t.asked == "act"  # once per round


def test_097_true_shot_and_sunder() -> None:
    t = night()
    t.armed("crossbow_1", perks="true_shot")
    winged = t.monster("winged", 13, 5)
    flips = t.flips()
    t.act(0, "basic:crossbow_1@13,5")
    assert (t.at(winged), t.flips()) == (None, flips)
    t = night()
    t.armed("longsword_1", perks="sunder")
    armored = t.monster("armored", 12, 7)
    t.act(0, "basic:longsword_1@12,7")
    assert armored.hp == 1


def test_098_focus() -> None:
    t = night()
    t.armed("longsword_1", perks="focus", mana=0)
    t.monster("bulky", 12, 7)
    t.act(0, "skill:longsword_1@12,7")
    assert t.g.heroes[0].mana == 0
    assert t.refuses("skill:longsword_1@12,7")


def test_099_overflow_and_siphon() -> None:
    t = night()
    t.g.heroes[0].card, t.g.heroes[1].card = "corvin", "brunhild"
    hero = t.armed("wand_1", perks="overflow", mana=1)
    for round, mana in ((2, 1), (3, 3), (4, 3)):
        t.g.round = round
        t.run("hero-phase")
        assert hero.mana == mana
    hero.perks.append("siphon")
    hero.mana = 0
    for x in (14, 13):
        t.monster("runner", x, 9)
    t.act(0, "basic:wand_1@14,9")
    assert hero.mana == 1
    t.act(0, "basic:wand_1@13,9")
    assert hero.mana == 1


def test_111_healer() -> None:
    t = night()
    hero = t.armed("longsword_1 axe_1", trait="healer")
    armored = t.monster("armored", 12, 7)
    t.act(0, "basic:longsword_1@12,7")
    assert armored.hp == 3
    t.act(0, "skill:axe_1@12,7")
    assert armored.hp == 1
    clawer = t.monster("clawer", 11, 8)
    t.act(0, "basic:longsword_1@11,8")
    assert t.at(clawer) is None
    t = night()
    hero = t.armed("scepter_1 healing", trait="healer", wounds=8)
    t.act(0, "skill:scepter_1@12,8")
    assert hero.wounds == 6
    t.act(0, "read:healing")
    assert hero.wounds == 2
    t = night()
    hero = t.armed("scepter_1 healing", wounds=8)
    t.act(0, "skill:scepter_1@12,8")
    assert hero.wounds == 7
    t.act(0, "read:healing")
    assert hero.wounds == 4


def test_125_push() -> None:
    t = night()
    t.armed("pistol_1 orb_1")
    bulky = t.monster("bulky", 12, 6)
    t.act(0, "skill:pistol_1@12,6")
    assert (bulky.hp, t.at(bulky)) == (3, (12, 6))
    t = night()
    t.armed("pistol_1 orb_1")
    armored = t.monster("armored", 12, 6)
    t.act(0, "skill:pistol_1@12,6")
    assert t.at(armored) is None
    clawer = t.monster("clawer", 12, 6)
    t.act(0, "basic:orb_1@12,6")
    assert (clawer.hp, t.at(clawer)) == (1, (12, 5))


def test_125b_push_is_stopped() -> None:
    t = night()
    t.armed("orb_1")
    clawer = t.monster("clawer", 12, 7)
    t.monster("bulky", 12, 6)
    t.act(0, "basic:orb_1@12,7")
    assert t.at(clawer) == (12, 7)
    t = night()
    t.armed("orb_1", at=(12, 8))
    clawer = t.monster("clawer", 14, 9)  # farther in x
    t.act(0, "basic:orb_1@14,9")
    assert t.at(clawer) == (15, 9)
    t = night()
    t.armed("orb_1", at=(12, 8))
    clawer = t.monster("clawer", 13, 9)  # a tie: the x axis
    t.act(0, "basic:orb_1@13,9")
    assert t.at(clawer) == (14, 9)


def test_139_a_flurry() -> None:
    t = night()
    t.armed("dagger_1")
    clawer = t.monster("clawer", 12, 7)
    t.act(0, "skill:dagger_1@12,7", "at:12,7")
    assert t.at(clawer) is None
    assert t.asked == "act"  # the third hit is lost
    t = night()
    t.armed("dagger_1")
    first, second = t.monster("clawer", 12, 7), t.monster("clawer", 13, 8)
    t.act(0, "skill:dagger_1@12,7")
    assert t.options() == ["at:12,7", "at:13,8", "pass"]
    t.answer("at:13,8", "pass")
    assert (first.hp, second.hp) == (1, 1)


def test_146_punch_activates_nothing() -> None:
    t = night()
    t.g.missions = ["S2", "S3"]
    hero = t.armed("", perks="finisher momentum bloodlust cleaver sunder hit_and_run", mp=0)
    t.monster("clawer", 12, 7, hp=1)
    armored = t.monster("armored", 11, 8)
    t.act(0, "punch:12,7")
    assert t.asked == "act"
    assert (hero.mp, hero.tokens) == (0, 8)
    assert (t.g.slain, t.g.slain_in_phase) == (1, 1)
    t.act(0, "punch:11,8")
    assert armored.hp == 3
    bulky = t.monster("bulky", 13, 8, hp=5)
    t.act(0, "punch:13,8")
    assert bulky.hp == 4
