"""A third reading of the rules, by somebody who had not seen the code: cases of the Day, the set-up and the campaign."""

from __future__ import annotations

from typing import Any

import pytest

from wyrmtable.core.chance import Chance
from wyrmtable.games.last_spell import GAME
from wyrmtable.games.last_spell.data import ARMOUR, ITEMS, MAGIC, MELEE, RANGED, SCROLLS, Item
from wyrmtable.games.last_spell.options import Legacy, Options
from wyrmtable.games.last_spell.rules.burning import burn
from wyrmtable.games.last_spell.rules.day import workers_left
from wyrmtable.games.last_spell.rules.ending import finish

from .table import Table


def rich(scenario: str = "gildenberg", heroes: int = 2, **options: Any) -> Table:
    t = Table(scenario, heroes=heroes, **options)
    t.g.gold = t.g.materials = 20
    return t


def names(items: list[Item]) -> list[str]:
    return [item.name for item in items]


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


# ---- production, workers, ruins


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


# ---- structures


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


# ---- heroes


def test_perks_are_chosen_from_the_first_player_on() -> None:
    t = Table(heroes=3)
    t.g.day, t.g.first = 2, 2
    for seat, perk in enumerate(("heavy_hand", "fleet", "focus")):
        t.hero(seat, perks=perk)
    t.run("level-up")
    order = []
    for _ in range(3):
        order.append(t.seat)
        t.answer(t.options()[0])
    assert order == [2, 0, 1]


def test_a_perk_somebody_has_is_gone() -> None:
    t = Table()
    t.g.day = 2
    t.hero(0, perks="heavy_hand focus")
    t.hero(1, perks="fleet cleaver")
    t.run(("gain-perk", 0))
    assert t.refuses("fleet", "cleaver", "heavy_hand")
    assert t.offers("momentum", "rally", "vaulter")
    assert t.refuses("sunder", "warlord")


def test_level_4_needs_two_of_level_3() -> None:
    t = Table("glenwald")
    t.g.day = 3
    t.hero(0, perks="heavy_hand focus cleaver rally sunder siphon fleet")
    t.run(("gain-perk", 0))
    assert t.offers("warlord", "deadeye", "commander", "inspire")
    t.g.heroes[0].perks.remove("siphon")
    t.run(("gain-perk", 0))
    assert t.refuses("warlord", "deadeye")


def test_a_scholar_and_a_trigger_happy_hero_want_the_same_scroll() -> None:
    """In Glenwald both name Fireball, which exists once."""
    t = Table("glenwald")
    t.g.heroes[0].trait, t.g.heroes[1].trait = "scholar", "trigger_happy"
    t.run(("choose-extra", 0))
    assert "fireball" in names(t.g.heroes[0].items)
    t.run(("choose-extra", 1))
    assert t.refuses("fireball")
    assert t.offers("lightning")
    t.answer("lightning")
    assert "lightning" in names(t.g.heroes[1].items)


# ---- the end of the Day


def test_deployment_knows_its_places() -> None:
    t = Table("lakeburg")
    t.section("W4", "wood_gate")
    t.build("portal", (8, 16))
    t.build("ballista", (9, 16))
    t.g.fog = [3, 4, 3]
    t.run(("deploy", 0))
    assert t.offers("deploy:6,16", "deploy:6,17", "deploy:8,16")  # Gate, Portal
    assert t.offers("deploy:8,6", "deploy:17,15")  # perimeter of empty slots
    assert t.offers("deploy:6,3", "deploy:3,9")  # shallow water; the first cell outside the fog
    assert t.refuses(
        "deploy:7,3", "deploy:9,16", "deploy:11,11", "deploy:6,8", "deploy:2,9", "deploy:9,1", "deploy:3,12"
    )
    t.answer("deploy:8,16")
    t.run(("deploy", 1))
    assert t.refuses("deploy:8,16")


def test_rest_heals_one_wound_and_fills_mana_with_gear() -> None:
    t = Table()
    hero = t.hero(0, items="acolyte_robe buckler health_1", perks="deep_well", wounds=4, mana=0)
    t.g.used.update({"buckler": 1, "health_1": 1})
    t.run("end-of-day")
    assert (hero.wounds, hero.mana) == (3, 4 + 1 + 2)
    assert not any(t.g.used.get(name) for name in ("buckler", "health_1"))


# ---- missions of the Day


@pytest.mark.parametrize(
    ("day", "houses", "flames", "solved"),
    [(1, 4, 0, True), (2, 4, 0, True), (3, 4, 0, False), (2, 3, 0, False), (2, 4, 1, False)],
)
def test_hearths_alight(day: int, houses: int, flames: int, solved: bool) -> None:
    t = Table()
    t.g.missions = ["F1", "S1"]
    t.g.day = day
    for cell in ((14, 14), (14, 15))[: houses - 2]:
        t.build("house", cell)
    t.on((10, 13)).flames = flames
    gold = t.g.gold
    t.day("pass", seat=0)
    t.day("pass", seat=1)
    assert ("F1" in t.g.solved) is solved
    assert t.g.gold == gold + 2 * solved


# ---- campaign


def legacy(t: Table, *answers: str) -> Legacy:
    t.night(3)
    finish(t.g, "won")
    t.follow = True
    t._go_on()
    if answers:
        t.answer(*answers)
    left = GAME.legacy(t.g)
    assert left is not None
    return left


def test_both_missions_pay_after_the_cap() -> None:
    t = Table("lakeburg", campaign=True)
    t.g.gold, t.g.materials = 12, 5
    t.g.solved = ["F1", "S2"]
    left = legacy(t)
    assert (left.gold, left.materials) == (10, 6)


def test_the_next_scenario_begins_afresh() -> None:
    t = Table(campaign=True, heroes=3)
    t.hero(0, items="longsword_1 frost", perks="fleet", trait="nimble", wounds=5)
    t.hero(1, trait="gifted")
    t.hero(2, trait="scholar")
    t.g.heroes[1].down = True
    t.g.first = 2
    t.g.spent = [t.take("haste")]
    t.g.mages = [0, 1, 2, 2]
    t.g.flames, t.g.ashes = 3, 9
    left = legacy(t, "longsword_1", "pass")
    g = GAME.begin(3, Options(scenario="lakeburg", campaign=True), Chance("n"), left)
    assert g.mages == [2, 2, 2, 2]
    assert (g.flames, g.ashes, g.first) == (24, 0, 2)
    assert [hero.wounds for hero in g.heroes] == [0, 0, 0]
    assert not any(hero.down for hero in g.heroes)
    assert "haste" in names(g.decks[SCROLLS])
    assert "frost" in names(g.decks[SCROLLS])
    assert "longsword_1" not in names(g.decks[MELEE])
    assert g.deck_level == [1, 1, 1, 1]
    assert g.fog == [6, 6, 6]
    assert names(g.heroes[0].items) == ["longsword_1"]


def test_a_card_of_a_higher_level_kept_is_not_dealt_again() -> None:
    """Its level is beside the board; the deck formed later leaves it out."""
    t = Table(campaign=True)
    t.hero(0, items="longsword_2", trait="brawny")
    t.hero(1, trait="gifted")
    left = legacy(t, "longsword_2")
    g = GAME.begin(2, Options(scenario="lakeburg", campaign=True), Chance("n"), left)
    everywhere = [*names(g.heroes[0].items), *names(g.beside), *(n for deck in g.decks for n in names(deck))]
    assert everywhere.count("longsword_2") == 1
    assert ITEMS["longsword_2"] in g.heroes[0].items


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
