"""Structures: placing, upgrading, burning, repairing."""

from __future__ import annotations

import pytest

from wyrmtable.games.last_spell.rules.burning import burn

from .table import rich


@pytest.mark.parametrize(
    ("kind", "cells", "legal"),
    [
        ("seer", "7,17-8,17", True),  # the southern row is inside
        ("seer", "6,16-7,16", False),  # the perimeter is not
        ("seer", "10,11-11,11", False),  # a Mage stands there
        ("seer", "10,11-10,12", False),  # the House (10, 13) has it in its Area
        ("gold_mine", "13,11-14,11", False),  # diagonal to the Shop's Area: (12, 10) touches (13, 11)
        ("gold_mine", "13,12-14,12", False),  # in the Area of the House (13, 13)
        ("house", "14,14", True),  # Houses may be neighbours
        ("house", "9,12", False),  # Area of House (10, 13) is allowed, that of the double Ruin (8, 11)(8, 12) is not
        ("house", "16,16", True),
        ("ballista", "9,12", True),
        ("ballista", "6,9", False),
        ("watchtower", "7,7", True),
    ],
)
def test_where_things_may_stand(kind: str, cells: str, legal: bool) -> None:
    t = rich()
    t.day(f"build:{kind}")
    name = f"place:{kind}@{cells}"
    assert t.offers(name) if legal else t.refuses(name)


def test_a_camp_may_stand_by_a_camp_not_by_a_house_or_mine() -> None:
    t = rich()
    t.no_ruins()
    t.build("scavenger_camp", (8, 8), (9, 8))
    t.day("build:scavenger_camp")
    assert t.offers("place:scavenger_camp@8,9-9,9", "place:scavenger_camp@8,7-9,7")
    t.answer("put-back", seat=0)
    t.day("build:gold_mine")
    assert t.refuses("place:gold_mine@8,9-9,9", "place:gold_mine@10,9-11,9")
    t.answer("put-back", seat=0)
    t.day("build:house")
    assert t.refuses("place:house@10,9")
    assert t.offers("place:house@11,8")  # two away from Camp and Shop


def test_only_two_gates_until_one_is_of_stone() -> None:
    t = rich()
    t.day("build:wood_gate", "place:wood_gate@n3", "build:wood_gate", "place:wood_gate@w1")
    assert t.refuses("build:wood_gate")
    t.day(f"upgrade:{t.on('N3').id}")
    assert t.on("N3").kind == "stone_gate"
    assert t.offers("build:wood_gate")
    burn(t.g, t.on("N3"), 3)
    assert t.stands("N3")
    burn(t.g, t.on("N3"), 1)
    assert not t.stands("N3")


def test_pieces_of_defences() -> None:
    t = rich()
    for kind, count in (("watchtower", 2), ("catapult", 2), ("ballista", 4), ("portal", 4)):
        for n in range(count):
            assert t.main().offers(f"build:{kind}"), kind
            t.build(kind, (7 + n, {"watchtower": 7, "catapult": 9, "ballista": 10, "portal": 17}[kind]))
        assert t.main().refuses(f"build:{kind}")


@pytest.mark.parametrize(
    ("scenario", "kind", "legal"),
    [
        ("gildenberg", "seer", False),
        ("gildenberg", "scavenger_camp", False),
        ("lakeburg", "seer", False),
        ("lakeburg", "armourer", False),
        ("lakeburg", "scavenger_camp", True),
        ("glenwald", "seer", True),
        ("glenwald", "magic_shop", True),
        ("glenwald", "gold_mine", True),
    ],
)
def test_upgrades_of_the_scenario(scenario: str, kind: str, legal: bool) -> None:
    t = rich(scenario)
    t.no_ruins()
    structure = t.build(kind, (8, 16), (9, 16))
    t.main()
    assert t.offers(f"upgrade:{structure.id}") is legal
    structure.upgraded = True
    t.main()
    assert t.refuses(f"upgrade:{structure.id}")


def test_no_gate_in_the_north_of_lakeburg() -> None:
    t = rich("lakeburg")
    t.day("build:wood_gate")
    assert not any("@n" in name for name in t.options(0))
    assert t.offers("place:wood_gate@w4", "place:wood_gate@e3")


def test_rebuilt_means_base_and_rewards_come_again() -> None:
    t = rich("glenwald")
    t.no_ruins()
    mine = t.build("gold_mine", (8, 8), (9, 8), upgraded=True)
    burn(t.g, mine, 3)
    gold = t.g.gold
    t.day("build:gold_mine", "place:gold_mine@8,8-9,8")
    assert t.g.gold == gold + 1
    assert not t.on((8, 8)).upgraded
    t.g.day = 2
    gold = t.g.gold
    t.run("production")
    assert t.g.gold == gold + 1


def test_repairs_stop_at_the_flames_there_are() -> None:
    t = rich()
    ruin = t.on((8, 11))
    ruin.flames = 2
    t.g.flames = 10
    t.main()
    assert t.offers(f"repair:{ruin.id},1", f"repair:{ruin.id},2")
    assert t.refuses(f"repair:{ruin.id},3")
    t.day(f"repair:{ruin.id},2")
    assert (ruin.flames, t.g.flames) == (0, 12)
    assert t.refuses(f"repair:{ruin.id},1")
