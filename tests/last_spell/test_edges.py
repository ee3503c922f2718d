"""Cases where two rules meet: a Hero who falls in the own turn, gear handed over, the Harpy's ledge, decks face down."""

from __future__ import annotations

from wyrmtable.core.state import digest
from wyrmtable.games.last_spell import GAME
from wyrmtable.games.last_spell.rules.enemies import armour_of
from wyrmtable.games.last_spell.rules.paths import path_values

from .table import Table


def night(scenario: str = "gildenberg", number: int = 1, round: int = 1, heroes: int = 2) -> Table:
    t = Table(scenario, heroes=heroes)
    t.night(number, round)
    return t


# ---- turns


def test_a_hero_who_falls_in_the_own_turn_has_acted() -> None:
    """Seat 0 was idle before it, so seat 0 has another turn (2.5)."""
    t = night()
    t.hero(0, at=(9, 9))
    t.hero(1, at=(12, 8), items="longsword_1", wounds=6)
    t.monster("boomer", 12, 7)
    t.run("hero-phase")
    t.answer("yield", "basic:longsword_1@12,7")
    assert t.g.heroes[1].down
    assert (t.asked, t.seat) == ("act", 0)
    t.answer("yield")
    assert t.asked == ""


# ---- gear by Night


def test_who_gives_boots_away_loses_their_mp() -> None:
    """Current values above the maximum are cut (2.11), but not what a Dash has added (2.5)."""
    for mp, left in ((5, 3), (4, 3), (2, 2), (7, 5)):
        t = night()
        hero = t.armed("wind_boots", mp=mp)
        t.hero(1, at=(13, 8))
        t.act(0, "give:wind_boots>1")
        assert hero.mp == left, mp


def test_a_robe_given_away_takes_its_mana_along() -> None:
    t = night()
    hero = t.armed("mage_robe", mana=6)
    mate = t.hero(1, at=(13, 8), mana=2)
    t.act(0, "give:mage_robe>1")
    assert (hero.mana, mate.mana) == (4, 2)


# ---- the way of the monsters


def test_looking_by_night_changes_nothing() -> None:
    """The ways of the monsters are at hand whenever somebody is asked, also after a Mage has died or a wall was mended."""
    t = night()
    t.armed("mending")
    t.section("N1", flames=2)
    t.monster("clawer", 12, 9)
    t.g.mages = [1, 0, 0, 2]
    t.run("night-begins")
    t.monster("runner", 10, 11)
    t.monsters()
    assert t.g.mages == [0, 0, 0, 2]
    for answers in ((), ("read:mending",)):
        t.act(0, *answers)
        before = digest(t.g)
        assert t.g.paths == path_values(GAME.copy(t.g))
        path_values(t.g)
        assert digest(t.g) == before


# ---- the ledge


def test_shapes_that_cover_the_ledge_hit_the_harpy() -> None:
    for where, items, attack in (
        ((8, 16), "spear_1", "basic:spear_1@8,17"),
        ((7, 17), "greatsword_1", "skill:greatsword_1@7,17"),
    ):
        t = night(number=3)
        t.clear((8, 15))
        t.armed(items, at=where)
        harpy = t.boss("harpy", 8, 18)
        t.act(0, attack)
        assert harpy.hp < harpy.full


def test_a_boomer_beside_the_ledge_hurts_the_harpy() -> None:
    t = night(number=3)
    t.armed("longsword_1", at=(8, 16))
    harpy = t.boss("harpy", 8, 18)
    t.monster("boomer", 8, 17, hp=1)
    t.act(0, "basic:longsword_1@8,17")
    assert harpy.hp == harpy.full - 1


def test_a_banished_alerion_leaves_the_harpy_bare() -> None:
    t = night(number=3)
    t.armed("banishment", at=(8, 14))
    harpy = t.boss("harpy", 8, 18)
    t.monster("alerion", 9, 14)
    assert armour_of(t.g, harpy) == 1
    t.act(0, "read:banishment")
    assert armour_of(t.g, harpy) == 0
    assert t.g.slain == 1


# ---- what nobody can know


def test_the_decks_are_unknown_as_soon_as_they_are_shuffled() -> None:
    """Also while the group still names the first player."""
    t = Table()
    t.g.day = 0
    t.run("shuffle-decks")
    assert t.asked == "first-player"
    orders = set()
    for key in range(20):
        world = t.g.copy()
        world.chance.rekey(str(key))
        GAME.imagine(world, 0)
        assert world.decks[1][0] is t.g.decks[1][0]
        orders.add(tuple(item.name for item in world.decks[1]))
    assert len(orders) > 10


# ---- range


def test_eagle_eye_makes_ca_reach_every_sector() -> None:
    """A step of range is not a sector: CA becomes CAF, C only CA (2.16)."""
    t = night()
    t.hero(0, at=(9, 5), items="shortbow_1 pistol_1", perks="eagle_eye", tokens=3)
    t.hero(1, at=(16, 16))
    t.monster("clawer", 20, 7)  # sector distance 3
    t.monster("clawer", 22, 17)  # sector distance 4, no line of fire
    t.monster("clawer", 12, 4)
    t.turn(0)
    assert t.offers("basic:shortbow_1@20,7", "basic:pistol_1@12,4")
    assert t.refuses("basic:shortbow_1@22,17", "basic:pistol_1@20,7")
