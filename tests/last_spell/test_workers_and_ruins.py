"""Production, Workers, Ruins."""

from __future__ import annotations

from wyrmtable.games.last_spell.data import SCROLLS
from wyrmtable.games.last_spell.rules.burning import burn
from wyrmtable.games.last_spell.rules.day import workers_left

from .table import Table, names, rich


def test_production_counts_upgrades_and_not_day_1() -> None:
    for day, gold, materials in ((1, 0, 0), (2, 3, 4), (3, 3, 4)):
        t = Table("glenwald")
        t.no_ruins()
        t.g.gold = t.g.materials = 0
        t.build("gold_mine", (8, 8), (9, 8), upgraded=True)
        t.build("scavenger_camp", (8, 16), (9, 16), upgraded=True)
        t.g.day = day
        t.run("production")
        assert (t.g.gold, t.g.materials) == (gold, materials), day


def test_a_house_built_today_sends_its_worker_today() -> None:
    t = rich()
    single, double = t.ruins("R02", "R08")
    t.day(f"inspect:{double}")
    assert t.refuses(f"inspect:{single}")
    t.day("build:house", "place:house@13,14", f"inspect:{single}")
    assert workers_left(t.g) == 0
    assert t.g.gold == 20 + 3 - 2 + 2


def test_terror_takes_a_worker_but_never_below_none() -> None:
    t = Table()
    t.clear((10, 13))
    t.g.fear = 1
    assert workers_left(t.g) == 0
    t.clear((13, 13))
    assert workers_left(t.g) == 0
    t.main()
    assert not any(name.startswith("inspect:") for name in t.options(0))


def test_an_inspected_ruin_no_longer_keeps_buildings_away() -> None:
    t = rich()
    ruin = t.on((8, 8))
    ruin.base = "R02"
    t.day("build:seer")
    assert t.refuses("place:seer@8,7-9,7", "place:seer@9,8-10,8")
    t.answer("put-back", seat=0)
    t.day(f"inspect:{ruin.id}", "build:seer")
    assert t.offers("place:seer@8,7-9,7", "place:seer@9,8-10,8", "place:seer@8,8-9,8", "place:seer@8,8-8,9")


def test_a_ruin_burnt_down_yields_nothing() -> None:
    t = Table()
    ruin = t.on((8, 8))
    ruin.base = "R01"
    t.g.flames = 30
    burn(t.g, ruin, 5)
    assert not t.stands((8, 8))
    assert (t.g.flames, t.g.ashes) == (28, 2)
    assert t.g.supply == []


def test_a_ruin_of_gold_and_equipment_gives_both() -> None:
    t = Table()
    (ruin,) = t.ruins("R10")
    t.top(SCROLLS, "frost")
    t.day(f"inspect:{ruin}", "draw:scrolls")
    assert t.g.gold == 3
    assert names(t.g.supply) == ["frost"]


def test_the_icon_of_the_triple_ruin_takes_a_potion() -> None:
    t = Table()
    t.build("house", (7, 17))
    (ruin,) = t.ruins("R12")
    t.day(f"inspect:{ruin}", "pour:vigour_1")
    assert (t.g.gold, t.g.materials) == (5, 4)
    assert names(t.g.supply) == ["vigour_1"]
    assert "vigour_1" not in names(t.g.potions)
