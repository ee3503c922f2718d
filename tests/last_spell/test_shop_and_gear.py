"""Decks and the Shop; what Heroes carry."""

from __future__ import annotations

import pytest

from wyrmtable.games.last_spell.data import ARMOUR, MAGIC, MELEE, RANGED, SCROLLS
from wyrmtable.games.last_spell.rules.burning import burn

from .table import Table, names, rich

# ---- decks, shop


def test_the_blacksmith_falls_and_rises_again() -> None:
    """Cards of Level II that somebody has stay there; one sold meanwhile comes back with the next deck of its level."""
    t = rich()
    t.no_ruins()
    t.day("build:blacksmith", "place:blacksmith@8,8-9,8")
    (won,) = names(t.g.supply)
    assert len(t.g.decks[MELEE]) == 5
    burn(t.g, t.on((8, 8)), 3)
    assert t.g.deck_level[MELEE] == 1
    assert {item.level for item in t.g.decks[MELEE]} == {1}
    assert len(t.g.decks[MELEE]) == 6
    assert names(t.g.supply) == [won]
    t.day(f"sell:{won}", "sold")
    assert won in names(t.g.beside)
    t.day("build:blacksmith", "place:blacksmith@8,8-9,8")
    assert len(t.g.supply) == 1
    assert len(t.g.decks[MELEE]) == 5
    assert won in names(t.g.supply) + names(t.g.decks[MELEE])


def test_what_is_bought_uncovers_the_next_card() -> None:
    t = rich()
    t.top(RANGED, "pistol_1", "rifle_1")
    t.main()
    assert t.offers("buy:pistol_1")
    assert t.refuses("buy:rifle_1")
    t.day("buy:pistol_1")
    assert t.g.gold == 18
    assert t.offers("buy:rifle_1")


def test_scrolls_and_potions_are_searched_freely_in_order() -> None:
    t = rich()
    order = [name for name in names(t.g.decks[SCROLLS]) if name != "haste"]
    t.day("buy:haste")
    assert names(t.g.decks[SCROLLS]) == order
    t.day("buy:mana_1")
    assert t.g.gold == 20 - 2 - 1


def test_sold_cards_lie_at_the_bottom() -> None:
    t = Table()
    t.supply("longsword_1", "frost", "health_1")
    t.g.used["health_1"] = 1
    t.day("sell:longsword_1", "sell:frost", "sell:health_1", "sold")
    assert t.g.gold == 2 + (2 + 2 + 1) // 2
    assert t.g.decks[MELEE][-1].name == "longsword_1"
    assert t.g.decks[SCROLLS][-1].name == "frost"
    assert "health_1" in names(t.g.potions)
    assert not t.g.used.get("health_1")


def test_selling_needs_no_shop() -> None:
    t = Table()
    t.clear((11, 10))
    t.supply("axe_1", "wand_1")
    t.day("sell:axe_1", "sell:wand_1", "sold")
    assert t.g.gold == 2 + 2


def test_refresh_leaves_a_deck_of_one_card_alone() -> None:
    t = rich()
    g = t.g
    g.beside += g.decks[MAGIC][1:]
    del g.decks[MAGIC][1:]
    tops = [deck[0] for deck in g.decks]
    t.day("refresh")
    assert g.decks[MAGIC] == [tops[MAGIC]]
    assert g.decks[ARMOUR][-1] is tops[ARMOUR]
    assert g.decks[SCROLLS][0] is tops[SCROLLS]


# ---- gear


@pytest.mark.parametrize(
    ("carried", "item", "legal"),
    [
        ("greatsword_1", "dagger_1", True),
        ("greatsword_1", "spear_1", False),
        ("longsword_1 dagger_1", "wand_1", False),
        ("round_shield longsword_1 rifle_1", "chain_shirt", True),
        ("chain_shirt", "padded_vest", False),
        ("chain_shirt iron_greaves", "buckler", True),
        ("frost", "haste", False),
        ("health_1", "mana_1", False),
        ("health_1", "haste", True),
    ],
)
def test_what_one_hero_carries(carried: str, item: str, legal: bool) -> None:
    t = Table()
    t.hero(0, items=carried)
    t.supply(item)
    t.main()
    assert t.offers(f"take:{item}") is legal
    assert t.offers(f"take:{item}", seat=1)


def test_a_potion_left_turned_stays_turned() -> None:
    t = Table()
    t.hero(0, items="health_1")
    t.g.used["health_1"] = 1
    t.day("leave:health_1")
    t.day("take:health_1", seat=1)
    assert t.g.used["health_1"] == 1
