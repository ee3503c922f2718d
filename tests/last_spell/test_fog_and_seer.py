"""Fog, waves and what the Seer does to them; options that change the Day."""

from __future__ import annotations

import pytest

from wyrmtable.games.last_spell.rules.burning import burn

from .table import Table, rich

# ---- fog, waves, Seer


def test_the_seer_pushes_back_each_board_but_none_beyond_6() -> None:
    t = rich()
    t.no_ruins()
    t.g.fog = [2, 6, 5]
    t.day("build:seer", "place:seer@8,8-9,8")
    assert t.g.fog == [3, 6, 6]


def test_fog_repulsion_has_no_limit_but_gold() -> None:
    t = rich()
    t.no_ruins()
    t.build("seer", (8, 8), (9, 8))
    t.g.fog = [2, 2, 2]
    t.g.gold = 5
    t.day("repel:w", "repel:w")
    assert (t.g.fog, t.g.gold) == ([4, 2, 2], 1)
    assert t.refuses("repel:w", "repel:n")


def test_without_a_seer_no_ability() -> None:
    t = rich("glenwald")
    t.no_ruins()
    seer = t.build("seer", (8, 8), (9, 8), upgraded=True)
    t.g.piles = {5: ["2", "7"]}
    t.main()
    assert t.offers("repel:n", "again:5")
    burn(t.g, seer, 3)
    t.main()
    assert t.refuses("repel:n", "again:5")


def test_guess_again_not_with_a_base_seer() -> None:
    t = rich("glenwald")
    t.no_ruins()
    t.build("seer", (8, 8), (9, 8))
    t.g.piles = {5: ["2", "7"]}
    t.main()
    assert t.offers("repel:n")
    assert t.refuses("again:5")


def test_a_pile_of_one_card_cannot_be_guessed_again() -> None:
    t = rich("glenwald")
    t.no_ruins()
    t.build("seer", (8, 8), (9, 8), upgraded=True)
    t.g.piles = {4: ["3"], 5: ["2", "7"]}
    t.main()
    assert t.refuses("again:4")


def test_the_third_wave_uses_all_ten_pattern_cards() -> None:
    t = Table()
    t.g.day = 3
    t.g.directions = ["WD3", "WD5"]
    t.coin("freude")
    t.run("wave-discovery")
    assert sorted(t.g.piles) == [1, 4, 6, 8, 9]
    assert t.g.patterns == []
    assert len({card for pile in t.g.piles.values() for card in pile}) == 10


def test_new_piles_lie_open_while_an_upgraded_seer_stands() -> None:
    t = Table("glenwald")
    t.no_ruins()
    t.build("seer", (8, 8), (9, 8), upgraded=True)
    t.g.day = 2
    t.run("wave-discovery")
    assert t.g.piles_open
    t.clear((8, 8))
    t.g.day = 3
    t.run("wave-discovery")
    assert not t.g.piles_open


# ---- options


@pytest.mark.parametrize("errata", [False, True])
def test_errata_price_of_the_fog(errata: bool) -> None:
    t = rich(errata=errata)
    t.no_ruins()
    t.build("seer", (8, 8), (9, 8))
    t.g.gold = 3
    t.day("repel:e")
    assert t.g.gold == (0 if errata else 1)


def test_errata_leaps_over_wood_only_gates_too() -> None:
    for errata, kind, legal in (
        (False, "stone_gate", True),
        (True, "stone_gate", False),
        (True, "wood_gate", True),
        (True, "stone_wall", False),
        (True, "wood_wall", True),
    ):
        t = Table(errata=errata)
        t.section("N3", kind)
        t.hero(0, at=(13, 7), tokens=1)
        t.hero(1, at=(16, 16))
        t.night()
        t.turn(0)
        assert t.offers("leap:13,5") is legal, (errata, kind)


def test_variety_swaps_the_first_five_cards() -> None:
    t = Table(variety=True)
    t.run("wave-discovery")
    deck = [card for pile in t.g.piles.values() for card in pile] + t.g.patterns
    assert sorted(deck) == sorted(["1b", "2b", "3b", "4b", "5b", "6", "7", "8", "9", "10"])
