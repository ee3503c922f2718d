"""What Heroes do by Night: moving, attacks and their shapes, Defences, perks and Traits in scenarios 47 to 56 and 82 to 116."""

from __future__ import annotations

from wyrmtable.games.last_spell.rules.stats import full_mp
from wyrmtable.games.last_spell.state import Hero

from .table import Table


def night(scenario: str = "gildenberg", heroes: int = 2, errata: bool = False) -> Table:
    """Night 1, with Hero 0 to act; the others stand out of the way."""
    t = Table(scenario, heroes=heroes, errata=errata)
    for seat in range(1, heroes):
        t.hero(seat, at=(16, 17 - seat))
    t.night()
    return t


def armed(t: Table, items: str, perks: str = "", at: tuple[int, int] = (12, 8), **fields: object) -> Hero:
    return t.hero(0, at=at, items=items, perks=perks, **{"tokens": 9, "mp": 9, "mana": 9, "reroll": False, **fields})


# ---- armour, dodge


def test_047_armour() -> None:
    t = night()
    armed(t, "longsword_1 axe_1")
    armored = t.monster("armored", 12, 7)
    t.act(0, "basic:longsword_1@12,7")
    assert armored.hp == 2
    armored.hp = 3
    t.act(0, "skill:axe_1@12,7")
    assert t.at(armored) is None


def test_048_dodge() -> None:
    t = night()
    hero = armed(t, "longsword_1 wand_1")
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
    hero = armed(t, "longsword_1", reroll=True)
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


# ---- Defences


def test_054_ballista() -> None:
    t = night()
    armed(t, "")
    ballista = t.build("ballista", (9, 9))
    t.monster("clawer", 13, 3)
    t.turn(0)
    assert t.refuses(f"fire:{ballista.id}")
    armored = t.monster("armored", 9, 3)
    hero = t.g.heroes[0]
    hero.tokens = 0
    t.act(0, f"fire:{ballista.id}")
    assert armored.hp == 1
    assert ballista.fired
    assert t.refuses(f"fire:{ballista.id}")
    t.run("hero-phase")
    assert t.offers(f"fire:{ballista.id}")


def test_054b_targets_are_chosen() -> None:
    t = night()
    armed(t, "")
    ballista = t.build("ballista", (9, 9))
    t.monster("clawer", 13, 3)
    t.monster("clawer", 9, 3)
    t.monster("clawer", 13, 9)
    t.act(0, f"fire:{ballista.id}")
    assert t.options() == ["at:9,3", "at:13,9"]


def test_055_catapult() -> None:
    t = night()
    armed(t, "")
    catapult = t.build("catapult", (9, 9), launches=2)
    impact, beside = t.monster("bulky", 14, 9), t.monster("bulky", 15, 9)
    far = t.monster("bulky", 15, 10)
    t.act(0, f"fire:{catapult.id}")
    assert t.refuses("at:8,8", "at:9,9", "at:0,0")
    assert t.offers("at:14,9", "at:15,18", "at:1,1")
    t.answer("at:14,9")
    assert (impact.hp, beside.hp, far.hp, catapult.launches) == (3, 5, 6, 1)
    t.act(0, f"fire:{catapult.id}", "at:14,9")
    assert t.refuses(f"fire:{catapult.id}")


def test_055b_only_the_impact_is_inevitable() -> None:
    t = night()
    armed(t, "")
    catapult = t.build("catapult", (9, 9), launches=2)
    impact, beside = t.monster("winged", 14, 9), t.monster("winged", 14, 8)
    t.coin("schaden")
    t.act(0, f"fire:{catapult.id}", "at:14,9")
    assert t.at(impact) is None
    assert beside.hp == 2


def test_056_portals() -> None:
    t = night()
    t.build("portal", (9, 9))
    t.build("portal", (14, 14))
    hero = armed(t, "", at=(9, 9), mp=2, mana=1)
    t.act(0, "travel:14,14")
    assert (t.at(0), hero.mp, hero.mana) == ((14, 14), 0, 0)
    armed(t, "", at=(9, 9), mp=2, mana=0)
    t.turn(0)
    assert t.refuses("travel:14,14")
    armed(t, "", at=(9, 9), mp=1, mana=1)
    t.turn(0)
    assert t.refuses("travel:14,14")
    armed(t, "", at=(9, 9), mp=1, mana=0, perks="portal_adept")
    t.act(0, "travel:14,14")
    assert (t.g.heroes[0].mp, t.g.heroes[0].mana) == (0, 0)
    t.hero(1, at=(9, 9))
    armed(t, "", at=(14, 14))
    t.turn(0)
    assert t.refuses("travel:9,9")


# ---- guard, leaps, lines


def test_082_stalwart_and_unyielding() -> None:
    t = night()
    hero = armed(t, "", trait="stalwart")
    for round, guard in ((1, 2), (2, 0)):
        t.g.round = round
        t.run("hero-phase")
        assert hero.guard == guard
    hero.perks.append("unyielding")
    for round, guard in ((1, 3), (2, 1)):
        t.g.round = round
        t.run("hero-phase")
        assert hero.guard == guard


def test_083_bulwark_and_warding() -> None:
    t = night()
    hero = armed(t, "ward", perks="bulwark")
    mate = t.hero(1, at=(13, 9))
    t.act(0, "armour-boost")
    assert hero.guard == 2
    t.act(0, "armour-boost")
    assert hero.guard == 3
    assert t.refuses("armour-boost")
    t.act(0, "read:ward")
    assert (hero.guard, mate.guard) == (3, 2)
    plain = t.hero(1, tokens=3)
    plain.guard = 0
    t.act(1, "armour-boost")
    assert plain.guard == 1


def test_084_acrobat_and_vaulter() -> None:
    t = night()
    hero = armed(t, "", at=(9, 9), perks="vaulter", trait="acrobat", tokens=0, mp=1)
    t.monster("clawer", 10, 9)
    t.act(0, "leap:11,9")
    assert (t.at(0), hero.mp, hero.tokens) == ((11, 9), 0, 0)
    for trait in ("", "nimble"):
        t = night()
        armed(t, "", at=(9, 9), perks="vaulter", trait=trait)
        t.monster("clawer", 10, 9)
        t.turn(0)
        assert t.refuses("leap:11,9")


def test_084b_leaps() -> None:
    t = night()
    hero = armed(t, "", at=(9, 7), mp=0)
    t.act(0, "leap:9,5")  # over Wall N2
    assert (t.at(0), hero.tokens) == ((9, 5), 8)
    armed(t, "", at=(8, 4))
    t.turn(0)
    assert t.offers("leap:8,2")  # a Low Obstacle
    assert t.refuses("leap:10,4", "leap:8,6")
    t.monster("clawer", 8, 2)
    t.turn(0)
    assert t.refuses("leap:8,2")
    t.build("watchtower", (9, 7))
    armed(t, "", at=(9, 7))
    t.turn(0)
    assert t.refuses("leap:9,5")  # not from a tower
    armed(t, "", at=(9, 8))
    t.turn(0)
    assert t.refuses("leap:9,6")
    t = night()
    t.section("N2", "wood_gate")
    armed(t, "", at=(9, 7))
    t.turn(0)
    assert t.offers("leap:9,5")


def test_080_errata_leap() -> None:
    for errata, stone, legal in ((True, True, False), (True, False, True), (False, True, True), (False, False, True)):
        t = night(errata=errata)
        t.section("N2", "stone_wall" if stone else "wood_wall")
        armed(t, "", at=(9, 7))
        t.turn(0)
        assert t.offers("leap:9,5") is legal


def test_085_the_spear_and_walls() -> None:
    t = night()
    armed(t, "spear_1", at=(9, 7))
    clawer = t.monster("clawer", 9, 5)
    t.act(0, "basic:spear_1@9,6")
    assert t.at(clawer) is None
    t = night("glenwald")
    armed(t, "spear_1", at=(9, 7))
    clawer = t.monster("clawer", 9, 5)
    t.act(0, "basic:spear_1@9,6")
    assert t.at(clawer) is None
    t = night("glenwald")
    armed(t, "spear_1", at=(9, 8))
    t.monster("clawer", 9, 5)
    t.turn(0)
    assert t.refuses("skill:spear_1@9,7")
    t.section("N2", "wood_wall")
    t.turn(0)
    assert t.offers("skill:spear_1@9,7")
    assert t.refuses("basic:spear_1@9,7")


def test_086_a_sweep_with_a_boomer() -> None:
    t = night()
    hero = armed(t, "longsword_1", perks="momentum")
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
        armed(t, "wand_1", perks=perks)
        clawers = [t.monster("clawer", x, 9) for x in (12, 14, 16)]
        t.act(0, "skill:wand_1@12,9")
        assert t.options() == ["at:14,9", "pass"]
        t.answer("at:14,9", "at:16,9")
        assert [max(0, clawer.hp) for clawer in clawers] == hps


def test_087b_a_chain_may_stop_and_has_a_reach() -> None:
    t = night()
    armed(t, "wand_1")
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
        armed(t, "orb_1", perks=perks, at=(12, 9))
        bulkies = [t.monster("bulky", x, y) for y in (3, 4, 5) for x in (12, 13, 14)]
        t.act(0, "skill:orb_1@13,4")
        assert sum(bulky.hp == 4 for bulky in bulkies) == hurt


def test_089_finisher_and_opportunist() -> None:
    t = night()
    armed(t, "dagger_1", perks="finisher")
    bulky = t.monster("bulky", 12, 7, hp=5)
    t.act(0, "basic:dagger_1@12,7")
    assert bulky.hp == 2
    bulky.hp = 6
    t.act(0, "basic:dagger_1@12,7")
    assert bulky.hp == 5


def test_090_warlord_and_punch() -> None:
    t = night()
    hero = armed(t, "dagger_1", perks="warlord")
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
    hero = armed(t, "longsword_1", perks="cleaver bloodlust")
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
    hero = armed(t, "greatsword_1", perks="bloodlust momentum", mp=0, tokens=2)
    for x in (11, 12, 13):
        t.monster("clawer", x, 7)
    t.act(0, "basic:greatsword_1@12,7")
    assert (hero.tokens, hero.mp) == (1, 2)


def test_093_steady_aim() -> None:
    t = night()
    hero = armed(t, "crossbow_1", perks="steady_aim")
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
    hero = armed(t, "rifle_1", perks="quick_draw", trait="trigger_happy", tokens=0)
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
        armed(t, "shortbow_1", perks=perks, at=(9, 9))
        t.monster("clawer", 15, 3)
        t.turn(0)
        assert t.offers("basic:shortbow_1@15,3") is legal


def test_096_ricochet() -> None:
    t = night()
    armed(t, "crossbow_1", perks="ricochet", at=(9, 8))
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
    armed(t, "crossbow_1", perks="true_shot")
    winged = t.monster("winged", 13, 5)
    flips = t.flips()
    t.act(0, "basic:crossbow_1@13,5")
    assert (t.at(winged), t.flips()) == (None, flips)
    t = night()
    armed(t, "longsword_1", perks="sunder")
    armored = t.monster("armored", 12, 7)
    t.act(0, "basic:longsword_1@12,7")
    assert armored.hp == 1


def test_098_focus() -> None:
    t = night()
    armed(t, "longsword_1", perks="focus", mana=0)
    t.monster("bulky", 12, 7)
    t.act(0, "skill:longsword_1@12,7")
    assert t.g.heroes[0].mana == 0
    assert t.refuses("skill:longsword_1@12,7")


def test_099_overflow_and_siphon() -> None:
    t = night()
    t.g.heroes[0].card, t.g.heroes[1].card = "corvin", "brunhild"
    hero = armed(t, "wand_1", perks="overflow", mana=1)
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


def test_100_second_skin_and_the_rune_shield() -> None:
    t = night()
    armed(t, "chain_shirt", perks="second_skin", tokens=0)
    t.turn(0)
    assert t.refuses("ready:chain_shirt")
    t.g.used = {"chain_shirt": 1}
    t.act(0, "ready:chain_shirt")
    assert t.g.used == {}
    t.g.used = {"chain_shirt": 1}
    t.turn(0)
    assert t.refuses("ready:chain_shirt")
    t = night()
    t.hero(0, at=(12, 8), items="rune_shield", reroll=False)
    for n in range(3):
        t.monster("clawer", 12, 7)
        t.orange(2)
        t.run("monster-phase")
        if n < 2:
            t.answer("block:rune_shield")
        assert t.asked == ""
        assert t.g.heroes[0].wounds == (n == 2)
        t.g.enemies.clear()
        t.g.enemy_at.clear()
    t = night()
    hero = t.hero(0, at=(12, 8), items="rune_shield", reroll=False)
    t.monster("bulky", 12, 7)
    t.orange(0)
    t.monsters("block:rune_shield")  # 1 of 2; not a second time in the same attack
    assert (hero.wounds, t.asked, t.g.used) == (1, "", {"rune_shield": 1})


def test_106_slip_through() -> None:
    t = night()
    for x in range(11, 14):
        for y in (7, 9):
            t.build("house", (x, y))
    t.build("house", (11, 8))
    hero = armed(t, "", mp=3)
    t.monster("clawer", 13, 8)
    t.turn(0)
    assert t.refuses("move:13,8", "move:14,8")
    hero.perks.append("slip_through")
    t.turn(0)
    assert t.offers("move:14,8")
    assert t.refuses("move:13,8")
    t.g.enemies.clear()
    t.g.enemy_at.clear()
    t.boss("harpy", 13, 8)  # no monster in the strict sense
    t.turn(0)
    assert t.refuses("move:14,8")


def test_107_climber_and_windrunner() -> None:
    for perks, cost, hp in (("", 2, 4), ("climber", 1, 3)):
        t = night()
        t.build("watchtower", (12, 7))
        hero = armed(t, "crossbow_1", perks=perks, mp=5)
        bulky = t.monster("bulky", 13, 4)
        t.act(0, "move:12,7")
        assert hero.mp == 5 - cost
        t.act(0, "basic:crossbow_1@13,4")
        assert bulky.hp == hp
    t = night(heroes=4)
    hero = t.hero(3, perks="windrunner", at=(9, 9))
    assert hero.card == "tarek"
    t.run("hero-phase")
    assert hero.mp == 6
    t.act(3, "dash")
    assert hero.mp == 9


def test_107b_towers_are_passed_and_held() -> None:
    """Onto, off, and between two towers a step costs 2; nobody passes a tower that is held."""
    t = night()
    for cell in ((11, 7), (13, 7), (11, 9), (13, 9), (11, 8)):
        t.build("house", cell)
    t.build("watchtower", (12, 7))
    t.build("watchtower", (13, 8))
    armed(t, "", mp=3)
    t.turn(0)
    assert t.offers("move:12,7", "move:13,8")
    assert t.refuses("move:14,8", "move:12,6")
    armed(t, "", mp=4)
    t.turn(0)
    assert t.offers("move:14,8")
    t.hero(1, at=(13, 8))
    t.turn(0)
    assert t.refuses("move:13,8", "move:14,8")
    t = night()
    t.build("watchtower", (12, 7))
    t.build("watchtower", (12, 8))
    armed(t, "", at=(12, 8), mp=2)
    t.turn(0)
    assert t.offers("move:12,7")


def test_108_engineer_and_tinkerer() -> None:
    def shot(engineer_down: bool = False, far: bool = False) -> int:
        t = night(heroes=3)
        ballista = t.build("ballista", (9, 9))
        armed(t, "", at=(16, 16))
        t.hero(1, at=(10, 10) if not far else (11, 11), perks="engineer")
        if engineer_down:
            t.hero(1, down=True, cell=-1)
        t.hero(2, at=(7, 7), trait="tinkerer")
        bulky = t.monster("bulky", 9, 3)
        t.act(0, f"fire:{ballista.id}")
        return 6 - bulky.hp

    assert shot() == 4
    assert shot(engineer_down=True) == 3
    assert shot(far=True) == 3


def test_109_artillerist() -> None:
    for seat, damage in ((0, (4, 2)), (1, (3, 1))):
        t = night()
        catapult = t.build("catapult", (9, 9), launches=2)
        armed(t, "", perks="artillerist")
        impact, beside = t.monster("bulky", 14, 9), t.monster("bulky", 15, 9)
        t.act(seat, f"fire:{catapult.id}", "at:14,9")
        assert (6 - impact.hp, 6 - beside.hp) == damage


def test_110_rally_commander_inspire() -> None:
    t = night(heroes=3)
    armed(t, "", perks="rally")
    mate = t.hero(1, at=(13, 9), tokens=1)
    t.hero(2, at=(9, 9), tokens=1)
    mate.ended = True
    t.turn(0)
    assert t.refuses("rally:1", "rally:2", "rally:0")
    mate.ended = False
    t.act(0, "rally:1")
    assert mate.tokens == 2
    assert t.refuses("rally:1")
    t = night(heroes=3)
    hero = armed(t, "", perks="commander inspire")
    mate, far = t.hero(1, at=(13, 9)), t.hero(2, at=(9, 9))
    t.run("hero-phase")
    assert (t.asked, t.options()) == ("commander", ["hero:0", "hero:1", "hero:2"])
    t.answer("hero:1")
    assert [h.tokens for h in t.g.heroes] == [4, 5, 4]
    assert [h.mp - full_mp(h) for h in (hero, mate, far)] == [0, 1, 0]
    mate.dulled = 1
    t.run("hero-phase").answer("hero:1")
    assert mate.tokens == 4


def test_111_healer() -> None:
    t = night()
    hero = armed(t, "longsword_1 axe_1", trait="healer")
    armored = t.monster("armored", 12, 7)
    t.act(0, "basic:longsword_1@12,7")
    assert armored.hp == 3
    t.act(0, "skill:axe_1@12,7")
    assert armored.hp == 1
    clawer = t.monster("clawer", 11, 8)
    t.act(0, "basic:longsword_1@11,8")
    assert t.at(clawer) is None
    t = night()
    hero = armed(t, "scepter_1 healing", trait="healer", wounds=8)
    t.act(0, "skill:scepter_1@12,8")
    assert hero.wounds == 6
    t.act(0, "read:healing")
    assert hero.wounds == 2
    t = night()
    hero = armed(t, "scepter_1 healing", wounds=8)
    t.act(0, "skill:scepter_1@12,8")
    assert hero.wounds == 7
    t.act(0, "read:healing")
    assert hero.wounds == 4


def test_112_frost_and_banishment() -> None:
    t = night()
    armed(t, "frost")
    enemies = [t.monster(kind, 13 + n, 4) for n, kind in enumerate(("clawer", "bulky", "accursed"))]
    t.act(0, "read:frost")
    assert [enemy.stunned for enemy in enemies] == [True, False, False]
    t = night()
    hero = armed(t, "banishment")
    boomer = t.monster("boomer", 12, 7)
    t.monster("bulky", 13, 7)
    t.monster("clawer", 3, 13)
    t.monster("archer", 13, 5)
    t.act(0, "read:banishment")
    assert t.options() == ["at:12,7", "at:13,5"]
    t.answer("at:12,7")
    assert t.at(boomer) is None
    assert (hero.wounds, t.g.slain) == (0, 1)
    assert not hero.items


def test_113_mending_and_teleport() -> None:
    t = night()
    armed(t, "mending")
    wall = t.section("N1", flames=2)
    t.g.flames = 20
    t.act(0, "read:mending")
    assert (wall.flames, t.g.flames) == (0, 22)
    t = night()
    armed(t, "teleport")
    t.build("watchtower", (9, 9))
    t.build("portal", (9, 10))
    t.act(0, "read:teleport")
    assert t.refuses("at:10,13", "at:9,9", "at:2,2", "at:12,8", "at:16,16")
    t.answer("at:9,10")
    assert t.at(0) == (9, 10)


def test_114_lightning() -> None:
    t = night()
    armed(t, "lightning")
    clawers = [t.monster("clawer", x, 4) for x in (13, 15, 17)] + [t.monster("clawer", 17, y) for y in (2, 1)]
    flips = t.flips()
    t.act(0, "read:lightning", "at:13,4", "at:15,4", "at:17,4", "at:17,2", "at:17,1")
    assert all(t.at(clawer) is None for clawer in clawers)
    assert t.flips() == flips
    t = night()
    armed(t, "lightning")
    winged = t.monster("winged", 13, 4)
    t.act(0, "read:lightning")
    assert (t.at(winged), t.flips()) == (None, 0)


def test_115_vigour() -> None:
    t = night()
    hero = armed(t, "vigour_1", tokens=4)
    t.act(0, "drink:vigour_1")
    assert hero.tokens == 6
    assert t.refuses("drink:vigour_1")
    t.run("end-of-day")
    t.night(2)
    t.turn(0)
    assert t.offers("drink:vigour_1")


def test_116_giving() -> None:
    t = night()
    hero = armed(t, "chain_shirt mage_robe")
    hero.items.pop()
    mate = t.hero(1, at=(13, 9), items="padded_vest")
    t.g.used = {"chain_shirt": 1}
    t.turn(0)
    assert t.refuses("give:chain_shirt>1")
    mate.items.clear()
    t.act(0, "give:chain_shirt>1")
    assert [item.name for item in mate.items] == ["chain_shirt"]
    assert (hero.tokens, t.g.used) == (8, {"chain_shirt": 1})
    t.hero(1, at=(14, 9))
    armed(t, "buckler")
    t.turn(0)
    assert t.refuses("give:buckler>1")  # not in the Area


def test_125_push() -> None:
    t = night()
    armed(t, "pistol_1 orb_1")
    bulky = t.monster("bulky", 12, 6)
    t.act(0, "skill:pistol_1@12,6")
    assert (bulky.hp, t.at(bulky)) == (3, (12, 6))
    t = night()
    armed(t, "pistol_1 orb_1")
    armored = t.monster("armored", 12, 6)
    t.act(0, "skill:pistol_1@12,6")
    assert t.at(armored) is None
    clawer = t.monster("clawer", 12, 6)
    t.act(0, "basic:orb_1@12,6")
    assert (clawer.hp, t.at(clawer)) == (1, (12, 5))


def test_125b_push_is_stopped() -> None:
    t = night()
    armed(t, "orb_1")
    clawer = t.monster("clawer", 12, 7)
    t.monster("bulky", 12, 6)
    t.act(0, "basic:orb_1@12,7")
    assert t.at(clawer) == (12, 7)
    t = night()
    armed(t, "orb_1", at=(12, 8))
    clawer = t.monster("clawer", 14, 9)  # farther in x
    t.act(0, "basic:orb_1@14,9")
    assert t.at(clawer) == (15, 9)
    t = night()
    armed(t, "orb_1", at=(12, 8))
    clawer = t.monster("clawer", 13, 9)  # a tie: the x axis
    t.act(0, "basic:orb_1@13,9")
    assert t.at(clawer) == (14, 9)


def test_139_a_flurry() -> None:
    t = night()
    armed(t, "dagger_1")
    clawer = t.monster("clawer", 12, 7)
    t.act(0, "skill:dagger_1@12,7", "at:12,7")
    assert t.at(clawer) is None
    assert t.asked == "act"  # the third hit is lost
    t = night()
    armed(t, "dagger_1")
    first, second = t.monster("clawer", 12, 7), t.monster("clawer", 13, 8)
    t.act(0, "skill:dagger_1@12,7")
    assert t.options() == ["at:12,7", "at:13,8", "pass"]
    t.answer("at:13,8", "pass")
    assert (first.hp, second.hp) == (1, 1)


def test_146_punch_activates_nothing() -> None:
    t = night()
    t.g.missions = ["S2", "S3"]
    hero = armed(t, "", perks="finisher momentum bloodlust cleaver sunder hit_and_run", mp=0)
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


# ---- moving and the illegal


def test_moving() -> None:
    t = night()
    hero = armed(t, "", at=(9, 9), mp=3)
    t.hero(1, at=(9, 10))
    t.turn(0)
    assert t.offers("move:9,11", "move:12,9", "move:10,11")  # through the other Hero
    assert t.refuses("move:9,10", "move:9,9", "move:9,13", "move:8,8")
    t.act(0, "move:10,11")
    assert (t.at(0), hero.mp) == ((10, 11), 0)
    assert not any(name.startswith("move") for name in t.options())


def test_moving_in_shallow_water_and_past_structures() -> None:
    t = night("lakeburg")
    hero = armed(t, "", at=(9, 6), mp=2)
    t.turn(0)
    assert t.offers("move:9,5")
    assert t.refuses("move:9,4", "move:10,5")
    t.act(0, "move:9,5")
    assert hero.mp == 0
    t = night()
    armed(t, "", at=(9, 7), mp=2)
    t.turn(0)
    assert t.refuses("move:9,6", "move:9,5")
    t.section("N2", "stone_gate")
    t.turn(0)
    assert t.offers("move:9,6", "move:9,5")
    t.hero(1, at=(9, 6))
    t.turn(0)
    assert t.refuses("move:9,6")


def test_actions_that_change_nothing_are_illegal() -> None:
    t = night()
    hero = armed(t, "health_1 mana_1 frost healing", guard=3)
    hero.items.pop(1)
    hero.mana = 4
    t.g.heroes[1].cell = -1
    t.turn(0)
    assert t.refuses("armour-boost", "drink:health_1", "read:frost", "read:healing")
    hero.wounds = 1
    t.turn(0)
    assert t.offers("drink:health_1", "read:healing")


def test_without_tokens() -> None:
    t = night()
    armed(t, "longsword_1 frost", tokens=0)
    t.monster("clawer", 12, 7)
    t.turn(0)
    assert t.refuses("dash", "armour-boost", "punch:12,7", "basic:longsword_1@12,7", "read:frost")
    assert t.offers("yield", "end")
