"""Structures by Day: scenarios 9 to 21, 75, 142 to 144, and every structure of the table."""

from __future__ import annotations

import pytest

from wyrmtable.games.last_spell.data import ARMOUR, ITEMS, MELEE, PLANS, RANGED, TRADES
from wyrmtable.games.last_spell.grid import cell_at
from wyrmtable.games.last_spell.rules.building import hp_of, why_not_build, why_not_cells, why_not_upgrade
from wyrmtable.games.last_spell.rules.burning import burn
from wyrmtable.games.last_spell.rules.decks import shop_stands

from .table import Cell, Table


def why(t: Table, kind: str, *cells: Cell) -> str:
    return why_not_cells(t.g, kind, tuple(sorted(cell_at(*cell) for cell in cells)))


def test_009_buildings_beside_the_circle() -> None:
    t = Table()
    assert t.on((11, 10)).kind == "shop"  # in the Area of the Circle
    t.clear((11, 10), (8, 11), (15, 11), (10, 13), (13, 13))
    assert why(t, "shop", (11, 10), (12, 10)) == ""
    assert why(t, "house", (10, 13)) == ""
    assert why(t, "house", (11, 12)) == "mage"


def test_010_two_mines_side_by_side() -> None:
    t = Table()
    t.build("gold_mine", (10, 7), (11, 7))
    t.g.materials = 2
    gold = t.g.gold
    t.day("build:gold_mine", "place:gold_mine@10,8-11,8")
    assert (t.g.materials, t.g.gold) == (0, gold + 1)


def test_011_a_bowyer_beside_a_house() -> None:
    t = Table()
    assert why(t, "bowyer", (14, 14), (15, 14)) == "area"
    t.g.gold = 3
    t.day("build:bowyer")
    assert t.refuses("place:bowyer@14,14-15,14")


def test_012_different_production_types() -> None:
    t = Table()
    t.clear((15, 8))
    t.build("gold_mine", (10, 7), (11, 7))
    assert why(t, "scavenger_camp", (12, 8), (13, 8)) == "area"
    t.clear((10, 7))
    assert why(t, "scavenger_camp", (12, 8), (13, 8)) == ""


def test_013_a_ballista_beside_a_house() -> None:
    t = Table()
    t.g.materials = 2
    t.day("build:ballista", "place:ballista@9,13")
    assert t.on((9, 13)).kind == "ballista"
    assert t.g.materials == 0


def test_014_not_outside_the_city() -> None:
    t = Table()
    assert why(t, "ballista", (5, 9)) == "surroundings"
    assert why(t, "ballista", (6, 8)) == "perimeter"
    assert why(t, "ballista", (10, 13)) == "taken"
    t.day("build:ballista")
    assert t.refuses("place:ballista@5,9", "place:ballista@6,8", "place:ballista@10,13")


def test_015_walls_and_the_north_of_lakeburg() -> None:
    t = Table()
    t.day("build:wood_wall")
    assert t.refuses("place:wood_wall@n1")  # taken
    t.day("place:wood_wall@n3")
    assert t.g.materials == 0
    assert t.on("N3").kind == "wood_wall"
    t = Table("lakeburg")
    assert why(t, "wood_wall", (12, 6), (13, 6), (14, 6)) == "north"
    t.day("build:wood_wall")
    assert t.refuses("place:wood_wall@n1", "place:wood_wall@n2", "place:wood_wall@n3", "place:wood_wall@n4")
    assert t.offers("place:wood_wall@w4")
    assert why(t, "wood_wall", (12, 6), (13, 6)) == "slot"


def test_016_stone_keeps_the_flames() -> None:
    t = Table()
    wall = t.section("N1", flames=2)
    t.day(f"upgrade:{wall.id}")
    assert (wall.kind, wall.flames, t.g.materials) == ("stone_wall", 2, 0)
    burn(t.g, wall, 1)
    burn(t.g, wall, 1)
    assert t.stands("N1")
    burn(t.g, wall, 1)
    assert not t.stands("N1")


def test_017_upgrades_by_scenario() -> None:
    t = Table()
    t.no_ruins()
    mine = t.build("gold_mine", (8, 8), (9, 8))
    t.g.materials = 4
    t.main()
    assert t.refuses(f"upgrade:{mine.id}")
    assert why_not_upgrade(t.g, mine) == "scenario"
    t = Table("lakeburg")
    t.no_ruins()
    mine = t.build("gold_mine", (8, 8), (9, 8))
    armourer = t.build("armourer", (8, 15), (8, 16))
    t.g.materials, t.g.gold = 4, 9
    t.day(f"upgrade:{mine.id}")
    assert (t.g.materials, t.g.gold) == (0, 10)
    assert t.refuses(f"upgrade:{armourer.id}")
    t.g.day = 2
    t.run("production")
    assert t.g.gold == 13


def test_018_the_armourer() -> None:
    t = Table()
    g = t.g
    t.no_ruins()
    g.gold = 3
    t.day("build:armourer", "place:armourer@8,8-9,8")
    assert g.gold == 0
    assert len(g.decks[ARMOUR]) == 9
    assert all(item.level == 2 for item in g.decks[ARMOUR])
    assert [item.level for item in g.supply] == [2]
    assert g.supply[0].deck == ARMOUR
    assert sum(item.deck == ARMOUR and item.level == 1 for item in g.beside) == 10


def test_019_the_armourer_upgraded() -> None:
    t = Table("glenwald")
    g = t.g
    t.no_ruins()
    g.gold = 7
    t.day("build:armourer", "place:armourer@8,8-9,8")
    t.day(f"upgrade:{t.on((8, 8)).id}")
    assert all(item.level == 3 for item in g.decks[ARMOUR])
    assert len(g.decks[ARMOUR]) == 9
    assert [item.level for item in g.supply] == [2, 3]
    assert g.gold == 0


def test_021_bowyer_without_a_shop() -> None:
    t = Table()
    g = t.g
    t.no_ruins()
    t.clear((11, 10))
    g.gold = 9
    t.day("build:bowyer", "place:bowyer@8,8-9,8")
    assert not shop_stands(g)
    assert [item.level for item in g.supply] == [2]
    assert all(item.level == 2 for item in g.decks[RANGED])
    assert not any(name.startswith("buy:") for name in t.options(0))


def test_075_the_armourer_destroyed() -> None:
    t = Table()
    g = t.g
    t.no_ruins()
    g.gold = 3
    t.supply("buckler")
    t.day("build:armourer", "place:armourer@8,8-9,8", "sell:buckler", "sold")
    assert ITEMS["buckler"] in g.beside
    second = g.supply[0]
    burn(g, t.on((8, 8)), 3)
    assert g.deck_level[ARMOUR] == 1
    assert sorted(item.name for item in g.decks[ARMOUR]) == sorted(
        item.name for item in ITEMS.values() if item.deck == ARMOUR and item.level == 1
    )
    assert second in g.supply
    assert sum(item.deck == ARMOUR and item.level == 2 for item in g.beside) == 9


def test_142_no_stone_piece_left() -> None:
    t = Table("glenwald")
    for slot in ("N3", "W1", "W4", "E1"):
        t.section(slot, "stone_wall")
    wall = t.section("E4", "wood_wall")
    t.g.materials = 2
    assert len(t.g.standing_kind("stone_wall")) == 11
    t.main()
    assert t.refuses(f"upgrade:{wall.id}")
    assert why_not_upgrade(t.g, wall) == "piece"
    t = Table("glenwald")
    for slot in ("N3", "W1", "W4", "E1"):
        t.section(slot, "stone_wall")
    wall = t.section("E4", "wood_wall")
    t.g.materials = 2
    burn(t.g, t.on("N1"), 5)
    t.main()
    assert t.offers(f"upgrade:{wall.id}")


def test_143_upgrades_keep_flames() -> None:
    t = Table("glenwald")
    t.no_ruins()
    mine = t.build("gold_mine", (8, 8), (9, 8), flames=1)
    t.g.materials, t.g.gold = 4, 0
    t.day(f"upgrade:{mine.id}")
    assert (mine.flames, t.g.gold, mine.upgraded) == (1, 1, True)


def test_144_cards_that_are_held_stay_out() -> None:
    t = Table("glenwald")
    t.no_ruins()
    t.hero(0, items="scale_mail")
    t.g.gold = 3
    t.day("build:armourer", "place:armourer@8,8-9,8")
    assert len(t.g.decks[ARMOUR]) == 8
    assert len(t.g.supply) == 1
    assert ITEMS["scale_mail"] not in [*t.g.decks[ARMOUR], *t.g.supply]


# ---- every structure of the table


COSTS = {
    "ballista": (0, 2),
    "catapult": (0, 3),
    "portal": (0, 1),
    "watchtower": (0, 1),
    "wood_wall": (0, 2),
    "wood_gate": (0, 2),
    "gold_mine": (0, 2),
    "scavenger_camp": (2, 0),
    "house": (2, 0),
    "shop": (2, 0),
    "armourer": (3, 0),
    "blacksmith": (3, 0),
    "bowyer": (3, 0),
    "magic_shop": (3, 0),
    "seer": (3, 0),
}
UPGRADES = {
    "wood_wall": (0, 2),
    "wood_gate": (0, 2),
    "gold_mine": (0, 4),
    "scavenger_camp": (3, 0),
    "armourer": (4, 0),
    "blacksmith": (4, 0),
    "bowyer": (4, 0),
    "magic_shop": (4, 0),
    "seer": (2, 0),
}
DESTROYED_AT = {
    **{"ballista": 1, "catapult": 1, "portal": 1, "watchtower": 1, "wood_wall": 3, "stone_wall": 5, "wood_gate": 2},
    **{"stone_gate": 4, "gold_mine": 3, "scavenger_camp": 3, "house": 2, "shop": 3, "armourer": 3, "blacksmith": 3},
    **{"bowyer": 3, "magic_shop": 3, "seer": 3, "ruin_single": 2, "ruin_double": 3, "ruin_triple": 4},
}
PIECES = {"ballista": 4, "catapult": 2, "portal": 4, "watchtower": 2, "wood_wall": 11, "wood_gate": 2, "gold_mine": 2}


def test_all_structures_are_tried_here() -> None:
    assert set(DESTROYED_AT) == set(PLANS)
    assert set(COSTS) == {plan.name for plan in PLANS.values() if plan.cost}
    assert set(UPGRADES) == {plan.name for plan in PLANS.values() if plan.upgrade}


@pytest.mark.parametrize("kind", COSTS)
def test_building_costs_and_gives(kind: str) -> None:
    """For exactly its cost, and not for one less; what Production and Defences give at once."""
    t = Table("glenwald")
    t.no_ruins()
    t.clear((13, 11))
    g = t.g
    g.gold, g.materials = COSTS[kind]
    t.day(f"build:{kind}")
    t.day(t.options(0)[0])
    (built,) = [s for s in g.structures.values() if s.kind == kind and s.id == g.raised]
    gains = {"gold_mine": (1, 0), "scavenger_camp": (0, 1)}.get(kind, (0, 0))
    assert (g.gold, g.materials) == gains
    assert built.launches == (2 if kind == "catapult" else 0)
    t = Table("glenwald")
    t.no_ruins()
    t.clear((13, 11))
    t.g.gold, t.g.materials = COSTS[kind][0] - (COSTS[kind][0] > 0), COSTS[kind][1] - (COSTS[kind][1] > 0)
    t.main()
    assert t.refuses(f"build:{kind}")
    assert why_not_build(t.g, kind) == "cost"


@pytest.mark.parametrize("kind", UPGRADES)
def test_upgrading_costs(kind: str) -> None:
    t = Table("glenwald")
    t.no_ruins()
    structure = t.section("N3", kind) if "wood" in kind else t.build(kind, (8, 8), (9, 8))
    t.g.gold, t.g.materials = UPGRADES[kind]
    t.day(f"upgrade:{structure.id}")
    gains = {"gold_mine": (1, 0), "scavenger_camp": (0, 1)}.get(kind, (0, 0))
    assert (t.g.gold, t.g.materials) == gains
    assert structure.upgraded or structure.kind.startswith("stone")
    t.g.gold = t.g.materials = 9
    assert why_not_upgrade(t.g, structure) in ("done", "never")


@pytest.mark.parametrize("kind", DESTROYED_AT)
def test_destroyed_at(kind: str) -> None:
    t = Table("glenwald")
    t.no_ruins()
    cells = [(8 + n, 8) for n in range(PLANS[kind].size)]
    structure = t.section("N3", kind) if not cells else t.build(kind, *cells)
    before, ashes = t.g.flames, t.g.ashes
    for n in range(DESTROYED_AT[kind] - 1):
        burn(t.g, structure, 1)
        assert hp_of(structure) == DESTROYED_AT[kind] - n - 1
        assert structure.id in t.g.structures
    burn(t.g, structure, 5)  # more than it needs
    assert structure.id not in t.g.structures
    assert (before - t.g.flames, t.g.ashes - ashes) == (DESTROYED_AT[kind], DESTROYED_AT[kind])


@pytest.mark.parametrize("kind", PIECES)
def test_pieces_run_out(kind: str) -> None:
    t = Table("glenwald")
    t.no_ruins()
    t.g.gold = t.g.materials = 99
    slots = ["N3", "W1", "W4", "E1", "E4", "N1", "N2", "N4", "W2", "W3", "E2"]
    cells = [(8 + n % 9, 15 + n // 9) for n in range(20)]
    for n in range(PIECES[kind] - len(t.g.standing_kind(kind))):
        if PLANS[kind].size == 0:
            t.section(slots[n], kind)
        else:
            t.build(kind, *cells[2 * n : 2 * n + PLANS[kind].size])
    assert why_not_build(t.g, kind) == "piece"


@pytest.mark.parametrize(("kind", "deck"), TRADES.items())
def test_every_trade_brings_its_deck(kind: str, deck: int) -> None:
    t = Table("glenwald")
    t.no_ruins()
    t.g.gold = 7
    t.day(f"build:{kind}", f"place:{kind}@8,8-9,8")
    assert t.g.deck_level == [2 if n == deck else 1 for n in range(4)]
    assert t.g.supply[0].deck == deck
    t.day(f"upgrade:{t.on((8, 8)).id}")
    assert t.g.deck_level[deck] == 3
    assert len(t.g.decks[deck]) == (9 if deck == ARMOUR else 5)
    assert len(t.g.decks[MELEE]) == (5 if deck == MELEE else 6)


def test_placement_in_words() -> None:
    """why_not_cells for each reason."""
    t = Table()
    assert why(t, "wood_gate", (9, 9)) == "slot"
    assert why(t, "gold_mine", (6, 7), (7, 7)) == "perimeter"
    assert why(t, "gold_mine", (10, 7), (11, 7)) == ""
    assert why(t, "house", (9, 8)) == "area"  # a Ruin
    assert why(t, "watchtower", (9, 8)) == ""
