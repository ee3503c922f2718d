"""The Hero Phase: tokens and MP, ways on foot, towers, Leaps, giving."""

from __future__ import annotations

import pytest

from .table import Cell, night


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
