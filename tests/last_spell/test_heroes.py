"""What else Heroes do by Night: moving, leaps, Guard, Defences, scrolls, gifts, and the perks for these."""

from __future__ import annotations

from wyrmtable.games.last_spell.rules.stats import full_mp

from .table import Table


def night(scenario: str = "gildenberg", heroes: int = 2, errata: bool = False) -> Table:
    """Night 1, with Hero 0 to act; the others stand out of the way."""
    t = Table(scenario, heroes=heroes, errata=errata)
    for seat in range(1, heroes):
        t.hero(seat, at=(16, 17 - seat))
    t.night()
    return t


def test_054_ballista() -> None:
    t = night()
    t.armed("")
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
    t.armed("")
    ballista = t.build("ballista", (9, 9))
    t.monster("clawer", 13, 3)
    t.monster("clawer", 9, 3)
    t.monster("clawer", 13, 9)
    t.act(0, f"fire:{ballista.id}")
    assert t.options() == ["at:9,3", "at:13,9"]


def test_055_catapult() -> None:
    t = night()
    t.armed("")
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
    t.armed("")
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
    hero = t.armed("", at=(9, 9), mp=2, mana=1)
    t.act(0, "travel:14,14")
    assert (t.at(0), hero.mp, hero.mana) == ((14, 14), 0, 0)
    t.armed("", at=(9, 9), mp=2, mana=0)
    t.turn(0)
    assert t.refuses("travel:14,14")
    t.armed("", at=(9, 9), mp=1, mana=1)
    t.turn(0)
    assert t.refuses("travel:14,14")
    t.armed("", at=(9, 9), mp=1, mana=0, perks="portal_adept")
    t.act(0, "travel:14,14")
    assert (t.g.heroes[0].mp, t.g.heroes[0].mana) == (0, 0)
    t.hero(1, at=(9, 9))
    t.armed("", at=(14, 14))
    t.turn(0)
    assert t.refuses("travel:9,9")


def test_082_stalwart_and_unyielding() -> None:
    t = night()
    hero = t.armed("", trait="stalwart")
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
    hero = t.armed("ward", perks="bulwark")
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
    hero = t.armed("", at=(9, 9), perks="vaulter", trait="acrobat", tokens=0, mp=1)
    t.monster("clawer", 10, 9)
    t.act(0, "leap:11,9")
    assert (t.at(0), hero.mp, hero.tokens) == ((11, 9), 0, 0)
    for trait in ("", "nimble"):
        t = night()
        t.armed("", at=(9, 9), perks="vaulter", trait=trait)
        t.monster("clawer", 10, 9)
        t.turn(0)
        assert t.refuses("leap:11,9")


def test_084b_leaps() -> None:
    t = night()
    hero = t.armed("", at=(9, 7), mp=0)
    t.act(0, "leap:9,5")  # over Wall N2
    assert (t.at(0), hero.tokens) == ((9, 5), 8)
    t.armed("", at=(8, 4))
    t.turn(0)
    assert t.offers("leap:8,2")  # a Low Obstacle
    assert t.refuses("leap:10,4", "leap:8,6")
    t.monster("clawer", 8, 2)
    t.turn(0)
    assert t.refuses("leap:8,2")
    t.build("watchtower", (9, 7))
    t.armed("", at=(9, 7))
    t.turn(0)
    assert t.refuses("leap:9,5")  # not from a tower
    t.armed("", at=(9, 8))
    t.turn(0)
    assert t.refuses("leap:9,6")
    t = night()
    t.section("N2", "wood_gate")
    t.armed("", at=(9, 7))
    t.turn(0)
    assert t.offers("leap:9,5")


def test_080_errata_leap() -> None:
    for errata, stone, legal in ((True, True, False), (True, False, True), (False, True, True), (False, False, True)):
        t = night(errata=errata)
        t.section("N2", "stone_wall" if stone else "wood_wall")
        t.armed("", at=(9, 7))
        t.turn(0)
        assert t.offers("leap:9,5") is legal


def test_100_second_skin_and_the_rune_shield() -> None:
    t = night()
    t.armed("chain_shirt", perks="second_skin", tokens=0)
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
    hero = t.armed("", mp=3)
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
        hero = t.armed("crossbow_1", perks=perks, mp=5)
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
    t.armed("", mp=3)
    t.turn(0)
    assert t.offers("move:12,7", "move:13,8")
    assert t.refuses("move:14,8", "move:12,6")
    t.armed("", mp=4)
    t.turn(0)
    assert t.offers("move:14,8")
    t.hero(1, at=(13, 8))
    t.turn(0)
    assert t.refuses("move:13,8", "move:14,8")
    t = night()
    t.build("watchtower", (12, 7))
    t.build("watchtower", (12, 8))
    t.armed("", at=(12, 8), mp=2)
    t.turn(0)
    assert t.offers("move:12,7")


def test_108_engineer_and_tinkerer() -> None:
    def shot(engineer_down: bool = False, far: bool = False) -> int:
        t = night(heroes=3)
        ballista = t.build("ballista", (9, 9))
        t.armed("", at=(16, 16))
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
        t.armed("", perks="artillerist")
        impact, beside = t.monster("bulky", 14, 9), t.monster("bulky", 15, 9)
        t.act(seat, f"fire:{catapult.id}", "at:14,9")
        assert (6 - impact.hp, 6 - beside.hp) == damage


def test_110_rally_commander_inspire() -> None:
    t = night(heroes=3)
    t.armed("", perks="rally")
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
    hero = t.armed("", perks="commander inspire")
    mate, far = t.hero(1, at=(13, 9)), t.hero(2, at=(9, 9))
    t.run("hero-phase")
    assert (t.asked, t.options()) == ("commander", ["hero:0", "hero:1", "hero:2"])
    t.answer("hero:1")
    assert [h.tokens for h in t.g.heroes] == [4, 5, 4]
    assert [h.mp - full_mp(h) for h in (hero, mate, far)] == [0, 1, 0]
    mate.dulled = 1
    t.run("hero-phase").answer("hero:1")
    assert mate.tokens == 4


def test_112_frost_and_banishment() -> None:
    t = night()
    t.armed("frost")
    enemies = [t.monster(kind, 13 + n, 4) for n, kind in enumerate(("clawer", "bulky", "accursed"))]
    t.act(0, "read:frost")
    assert [enemy.stunned for enemy in enemies] == [True, False, False]
    t = night()
    hero = t.armed("banishment")
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
    t.armed("mending")
    wall = t.section("N1", flames=2)
    t.g.flames = 20
    t.act(0, "read:mending")
    assert (wall.flames, t.g.flames) == (0, 22)
    t = night()
    t.armed("teleport")
    t.build("watchtower", (9, 9))
    t.build("portal", (9, 10))
    t.act(0, "read:teleport")
    assert t.refuses("at:10,13", "at:9,9", "at:2,2", "at:12,8", "at:16,16")
    t.answer("at:9,10")
    assert t.at(0) == (9, 10)


def test_114_lightning() -> None:
    t = night()
    t.armed("lightning")
    clawers = [t.monster("clawer", x, 4) for x in (13, 15, 17)] + [t.monster("clawer", 17, y) for y in (2, 1)]
    sixth = t.monster("clawer", 16, 1)
    flips = t.flips()
    t.act(0, "read:lightning", "at:13,4", "at:15,4", "at:17,4", "at:17,2", "at:17,1")
    assert (t.asked, sixth.hp) == ("act", 2)
    assert all(t.at(clawer) is None for clawer in clawers)
    assert t.flips() == flips
    t = night()
    t.armed("lightning")
    winged = t.monster("winged", 13, 4)
    t.act(0, "read:lightning")
    assert (t.at(winged), t.flips()) == (None, 0)


def test_115_vigour() -> None:
    t = night()
    hero = t.armed("vigour_1", tokens=4)
    t.act(0, "drink:vigour_1")
    assert hero.tokens == 6
    assert t.refuses("drink:vigour_1")
    t.run("end-of-day")
    t.night(2)
    t.turn(0)
    assert t.offers("drink:vigour_1")


def test_116_giving() -> None:
    t = night()
    hero = t.armed("chain_shirt mage_robe")
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
    t.armed("buckler")
    t.turn(0)
    assert t.refuses("give:buckler>1")  # not in the Area


def test_moving() -> None:
    t = night()
    hero = t.armed("", at=(9, 9), mp=3)
    t.hero(1, at=(9, 10))
    t.turn(0)
    assert t.offers("move:9,11", "move:12,9", "move:10,11")  # through the other Hero
    assert t.refuses("move:9,10", "move:9,9", "move:9,13", "move:8,8")
    t.act(0, "move:10,11")
    assert (t.at(0), hero.mp) == ((10, 11), 0)
    assert not any(name.startswith("move") for name in t.options())


def test_moving_in_shallow_water_and_past_structures() -> None:
    t = night("lakeburg")
    hero = t.armed("", at=(9, 6), mp=2)
    t.turn(0)
    assert t.offers("move:9,5")
    assert t.refuses("move:9,4", "move:10,5")
    t.act(0, "move:9,5")
    assert hero.mp == 0
    t = night()
    t.armed("", at=(9, 7), mp=2)
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
    hero = t.armed("health_1 mana_1 frost healing", guard=3)
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
    t.armed("longsword_1 frost", tokens=0)
    t.monster("clawer", 12, 7)
    t.turn(0)
    assert t.refuses("dash", "armour-boost", "punch:12,7", "basic:longsword_1@12,7", "read:frost")
    assert t.offers("yield", "end")
