"""Acceptance scenarios of the Day: 1 to 35 but for building (test_building) and set-up (test_setup)."""

from __future__ import annotations

from wyrmtable.games.last_spell.data import ITEMS, PATTERNS, RANGED, SCROLLS
from wyrmtable.games.last_spell.rules.burning import burn
from wyrmtable.games.last_spell.rules.day import workers_left
from wyrmtable.games.last_spell.rules.decks import shop_stands

from .table import Table, names


def houses(t: Table, count: int) -> None:
    """So many Houses stand."""
    free = [(x, y) for x in (14, 15, 16) for y in (14, 15, 17)]
    while len(t.g.standing_kind("house")) < count:
        t.build("house", free.pop())


def test_001_wave_discovery() -> None:
    t = Table()
    g = t.g
    g.directions = ["WD1", "WD4", "WD2", "WD3", "WD5"]
    t.run("wave-discovery")
    assert g.direction == "WD1"
    assert {space: len(cards) for space, cards in g.piles.items()} == {3: 2, 4: 2, 5: 2}
    assert len(g.patterns) == 4
    assert not g.piles_open
    placed = [card for pile in g.piles.values() for card in pile]
    assert sorted([*placed, *g.patterns], key=int) == [str(n) for n in range(1, 11)]


def test_001b_the_second_card_placed_lies_on_top() -> None:
    t = Table()
    t.g.directions = ["WD1"]
    t.script("patterns", "keep")
    t.run("wave-discovery")
    assert t.g.piles == {3: ["1", "2"], 4: ["3", "4"], 5: ["5", "6"]}


def test_002_production() -> None:
    t = Table()
    g = t.g
    g.day = 2
    t.no_ruins()
    houses(t, 4)
    t.build("scavenger_camp", (8, 8), (9, 8))
    t.build("gold_mine", (8, 10), (9, 10))
    t.build("gold_mine", (8, 12), (9, 12), upgraded=True)
    t.run("production")
    assert (g.gold, g.materials) == (2 + 4, 2 + 2)
    assert workers_left(g) == 4


def test_003_repair_gives_flames_back() -> None:
    t = Table()
    g = t.g
    wall = t.section("N1", "stone_wall", flames=4)
    g.flames, g.materials = 20, 3
    t.day(f"repair:{wall.id},3")
    assert (wall.flames, g.materials, g.flames) == (1, 0, 23)


def test_003b_no_more_flames_than_materials() -> None:
    t = Table()
    wall = t.section("N1", "stone_wall", flames=4)
    t.g.materials = 2
    t.main()
    assert t.offers(f"repair:{wall.id},2")
    assert t.refuses(f"repair:{wall.id},3")


def test_004_inspect_double_and_single() -> None:
    t = Table()
    g = t.g
    houses(t, 3)
    double, single = t.ruins("R07", "R02")
    t.day(f"inspect:{double}")
    assert t.question(0).options
    assert all(name.split(":")[0] in ("draw", "pour") for name in t.options(0))
    t.day("draw:melee", f"inspect:{single}")
    assert g.gold == 2 + 2
    assert len(g.supply) == 1
    assert workers_left(g) == 0
    assert g.inspected == ["R07", "R02"]
    assert double not in g.structures
    assert single not in g.structures


def test_005_inspect_the_triple() -> None:
    t = Table()
    g = t.g
    houses(t, 3)
    (triple,) = t.ruins("R11")
    t.day(f"inspect:{triple}")
    assert (g.gold, g.materials, workers_left(g)) == (6, 6, 0)


def test_006_inspect_three_singles() -> None:
    t = Table()
    g = t.g
    houses(t, 3)
    first, second, third = t.ruins("R01", "R02", "R03")
    t.day(f"inspect:{first}", "draw:armour", f"inspect:{second}", f"inspect:{third}")
    assert (g.gold, g.materials) == (2 + 3, 2 + 2)
    assert names(g.supply)
    assert g.supply[0].deck == 0


def test_007_not_enough_workers() -> None:
    t = Table()
    houses(t, 3)
    double, triple = t.ruins("R07", "R11")
    t.day(f"inspect:{double}", "draw:magic")
    assert t.refuses(f"inspect:{triple}")
    t = Table()
    houses(t, 3)
    double, triple = t.ruins("R07", "R11")
    t.day(f"inspect:{triple}")
    assert t.refuses(f"inspect:{double}")


def test_008_a_house_falls_on_the_second_damage() -> None:
    t = Table()
    g = t.g
    house = t.on((10, 13))
    house.flames = 1
    g.gold = 2
    before = workers_left(g)
    burn(g, house, 1)
    assert not t.stands((10, 13))
    assert workers_left(g) == before - 1
    t.main()
    assert t.offers("build:house")


def test_020_no_shop_no_sale() -> None:
    t = Table()
    g = t.g
    g.gold = 5
    t.clear((11, 10))
    assert not shop_stands(g)
    t.main()
    assert not any(name.startswith("buy:") for name in t.options(0))
    t.day("build:shop", "place:shop@11,10-12,10")
    assert g.gold == 3
    assert shop_stands(g)
    top = g.decks[RANGED][0]
    assert top.price > 3 or t.offers(f"buy:{top.name}")
    assert any(name.startswith("buy:") for name in t.options(0))


def test_022_selling() -> None:
    t = Table()
    t.supply("spear_1", "longsword_1", "dagger_1")  # 3, 2, 2
    t.day("sell:spear_1", "sell:longsword_1", "sell:dagger_1", "sold")
    assert t.g.gold == 2 + 3
    assert not t.g.supply
    t = Table()
    t.supply("spear_1", "longsword_1", "dagger_1")
    for name in ("spear_1", "longsword_1", "dagger_1"):
        t.day(f"sell:{name}", "sold")
    assert t.g.gold == 2 + 3
    t = Table()
    t.supply("spear_1", "longsword_1")
    t.day("sell:spear_1", "sell:longsword_1", "sold")
    assert t.g.gold == 2 + 2


def test_022b_sold_cards_go_where_they_belong() -> None:
    t = Table()
    g = t.g
    t.supply("longsword_1", "longsword_2", "frost", "health_1")
    g.used["health_1"] = 1
    t.day("sell:longsword_1", "sell:longsword_2", "sell:frost", "sell:health_1", "sold")
    assert g.decks[1][-1].name == "longsword_1"
    assert ITEMS["longsword_2"] in g.beside
    assert g.decks[SCROLLS][-1].name == "frost"
    assert ITEMS["health_1"] in g.potions
    assert "health_1" not in g.used


def test_022c_what_others_take_is_not_sold() -> None:
    t = Table()
    t.supply("longsword_1", "dagger_1")
    t.day("sell:longsword_1", "sell:dagger_1")
    t.day("take:dagger_1", seat=1)
    t.day("sold")
    assert t.g.gold == 2 + 1
    assert names(t.g.heroes[1].items) == ["dagger_1"]


def test_023_refresh() -> None:
    t = Table()
    g = t.g
    g.gold = 1
    before = [names(deck) for deck in g.decks]
    t.day("refresh")
    assert g.gold == 0
    for deck in range(4):
        assert names(g.decks[deck]) == [*before[deck][1:], before[deck][0]]
    assert names(g.decks[SCROLLS]) == before[SCROLLS]


def test_024_fog_and_the_seer() -> None:
    t = Table()
    g = t.g
    g.fog = [6, 6, 6]
    t.run("fog-advance")
    assert g.fog == [5, 5, 5]
    g.gold = 9
    t.day("build:seer", "place:seer@10,7-11,7")
    assert g.fog == [6, 6, 6]
    assert g.gold == 6
    assert t.refuses("repel:n", "repel:w", "repel:e")


def test_024b_the_fog_stops_at_2() -> None:
    t = Table()
    t.g.fog = [2, 3, 2]
    t.run("fog-advance")
    assert t.g.fog == [2, 2, 2]


def test_025_fog_repulsion() -> None:
    t = Table()
    g = t.g
    g.fog, g.gold = [4, 4, 4], 2
    t.main()
    assert t.refuses("repel:w")  # no Seer
    t = Table()
    g = t.g
    g.fog, g.gold = [4, 4, 4], 2
    t.build("seer", (10, 7), (11, 7))
    t.day("repel:w")
    assert (g.fog, g.gold) == ([5, 4, 4], 0)
    assert t.refuses("repel:w")


def test_026_guess_who_and_guess_again() -> None:
    t = Table("glenwald")
    g = t.g
    g.piles = {5: ["2", "7"], 6: ["3"]}
    seer = t.build("seer", (10, 16), (10, 17))
    g.gold = 4
    t.main()
    assert not any(name.startswith("again:") for name in t.options(0))
    t.day(f"upgrade:{seer.id}")
    assert g.piles_open
    assert t.refuses("again:6")  # a pile of one card
    t.day("again:5")
    assert g.piles[5] == ["7", "2"]
    assert g.gold == 0
    t.g.directions = ["WD2"]
    t.run("wave-discovery")
    assert g.piles_open


def test_027_encumbrance() -> None:
    t = Table()
    t.hero(0, items="longsword_1 dagger_1")
    t.supply("greatsword_1", "buckler", "longbow_1")
    t.main()
    assert t.refuses("take:greatsword_1")
    t.day("leave:dagger_1")
    t.day("take:greatsword_1", "take:buckler")
    assert names(t.g.heroes[0].items) == ["longsword_1", "greatsword_1", "buckler"]
    t.day("leave:longsword_1")
    assert t.refuses("take:longbow_1")
    assert t.offers("take:dagger_1")


def test_027b_one_of_each_other_slot() -> None:
    t = Table()
    t.hero(0, items="buckler padded_vest leather_boots frost health_1")
    t.supply("round_shield", "chain_shirt", "iron_greaves", "teleport", "mana_1", "axe_1")
    t.main()
    assert t.refuses("take:round_shield", "take:chain_shirt", "take:iron_greaves", "take:teleport", "take:mana_1")
    assert t.offers("take:axe_1")


def test_028_perk_levels() -> None:
    t = Table()
    hero = t.hero(0, perks="fleet vaulter rally")
    t.run(("gain-perk", 0))
    assert t.refuses("inspire", "artillerist", "commander")
    t.answer("haggler")
    assert hero.perks == ["fleet", "vaulter", "rally", "haggler"]
    t.run(("gain-perk", 0))
    assert t.offers("inspire", "sunder")


def test_028b_a_level_2_needs_two_of_level_1() -> None:
    t = Table()
    t.hero(0, perks="fleet")
    t.run(("gain-perk", 0))
    assert t.refuses("rally", "fleet")
    assert t.offers("vaulter")


def test_029_one_level_4() -> None:
    t = Table()
    t.hero(0, perks="inspire artillerist commander")
    t.run(("gain-perk", 0))
    assert t.refuses("warlord", "deadeye", "archmage", "last_stand", "windrunner")
    t = Table()
    t.hero(0, perks="inspire artillerist")
    t.run(("gain-perk", 0))
    assert t.offers("warlord", "commander")


def test_033_end_of_day() -> None:
    t = Table()
    hero = t.hero(0, items="chain_shirt health_1", wounds=3, mana=1)
    hero.card = "corvin"
    t.g.heroes[1].card = "brunhild"
    t.g.used = {"chain_shirt": 1, "health_1": 1}
    scroll = t.take("frost")
    t.g.spent.append(scroll)
    t.run("end-of-day")
    assert (hero.wounds, hero.mana) == (2, 5)
    assert not t.g.used
    assert scroll in t.g.spent
    assert scroll not in hero.items


def test_034_catapults_are_reloaded() -> None:
    t = Table()
    catapult = t.build("catapult", (9, 9))
    t.run("reload-catapults")
    assert catapult.launches == 2


def test_035_deployment() -> None:
    t = Table()
    t.build("watchtower", (9, 9))
    t.build("portal", (9, 10))
    t.section("N3", "wood_gate")
    t.hero(1, at=(9, 11))
    t.run(("deploy", 0))
    assert t.offers("deploy:9,9", "deploy:9,10", "deploy:13,6", "deploy:1,9", "deploy:6,8")
    assert t.refuses("deploy:10,13", "deploy:0,9", "deploy:3,0", "deploy:9,11", "deploy:11,11", "deploy:2,8")
    assert t.refuses("deploy:6,10", "deploy:8,18")  # a Wall, a ledge
    t.answer("deploy:9,9")
    assert t.at(0) == (9, 9)


def test_035b_in_player_order() -> None:
    t = Table(heroes=3)
    t.g.first = 2
    t.run("end-of-day")
    assert t.seat == 2
    t.answer("deploy:9,9")
    assert t.seat == 0


def test_071_the_next_direction_is_known() -> None:
    t = Table()
    g = t.g
    g.directions = ["WD1", "WD4", "WD2", "WD3", "WD5"]
    t.run("wave-discovery")
    assert (g.direction, g.directions[0]) == ("WD1", "WD4")
    g.day = 2
    t.run("wave-discovery")
    assert g.direction == "WD4"
    assert list(g.piles) == [1, 2, 3, 5]
    assert len(g.patterns) == 2
    assert sum(map(len, g.piles.values())) == 8


def test_071b_variety_replaces_five_cards() -> None:
    t = Table(variety=True)
    t.run("wave-discovery")
    cards = [*(card for pile in t.g.piles.values() for card in pile), *t.g.patterns]
    assert sorted(cards) == sorted(["1b", "2b", "3b", "4b", "5b", "6", "7", "8", "9", "10"])
    assert len(PATTERNS) == 15


def test_072_refresh_needs_a_shop() -> None:
    t = Table()
    t.g.gold = 9
    t.clear((11, 10))
    t.main()
    assert t.refuses("refresh")
    t.day("build:shop", "place:shop@11,10-12,10", "refresh", "refresh", "refresh")
    assert t.g.gold == 9 - 2 - 3


def test_073_the_equipment_icon() -> None:
    t = Table()
    g = t.g
    (single,) = t.ruins("R01")
    top = g.decks[SCROLLS][0]
    t.supply("health_1", "health_2")
    t.day(f"inspect:{single}")
    assert t.offers("draw:armour", "draw:melee", "draw:ranged", "draw:magic", "draw:scrolls", "pour:mana_1")
    assert t.refuses("pour:health_1", "pour:health_2")
    t.day("draw:scrolls")
    assert top in g.supply
    assert t.offers("refresh")


def test_073b_also_without_a_shop() -> None:
    t = Table()
    (single,) = t.ruins("R01")
    t.clear((11, 10))
    t.day(f"inspect:{single}", "pour:vigour_1")
    assert names(t.g.supply) == ["vigour_1"]


def test_074_decks_rotate_from_day_2() -> None:
    t = Table()
    g = t.g
    before = [names(deck) for deck in g.decks]
    t.run("production")
    assert [names(deck) for deck in g.decks] == before
    g.day = 2
    t.run("production")
    assert [names(deck) for deck in g.decks] == [[*deck[1:], deck[0]] for deck in before]


def test_076_salvager_and_thrifty() -> None:
    def repairs(materials: int, *flames: int, salvager: bool = False, thrifty: bool = False) -> int:
        t = Table()
        t.hero(0, perks="salvager" if salvager else "", trait="thrifty" if thrifty else "")
        t.g.materials = materials
        wall = t.section("N1", "stone_wall", flames=4)
        for n in flames:
            t.day(f"repair:{wall.id},{n}", seat=1)
        return t.g.materials

    assert repairs(0, 2, salvager=True, thrifty=True) == 0
    assert repairs(2, 2, 2, salvager=True, thrifty=True) == 0
    assert repairs(5, 2, thrifty=True) == 4
    assert repairs(5, 1, thrifty=True) == 4
    assert repairs(5, 1, salvager=True) == 5
    assert repairs(5, 1, 1, salvager=True) == 4
    assert repairs(5, 1, 2, thrifty=True) == 3


def test_077_haggler_and_scholar() -> None:
    t = Table()
    g = t.g
    t.hero(0, perks="haggler")
    t.top(1, "spear_1", "greatsword_1")
    g.gold = 9
    t.day("buy:spear_1", seat=1)
    assert g.gold == 7
    t.day("buy:greatsword_1", seat=1)
    assert g.gold == 4
    t = Table()
    t.hero(0, perks="haggler")
    t.g.gold = 1
    t.day("buy:health_1")
    assert t.g.gold == 0
    t = Table()
    t.hero(0, perks="haggler")
    t.hero(1, trait="scholar")
    t.g.gold = 2
    t.day("buy:frost")
    assert t.g.gold == 1
    t.day("buy:haste")  # the Scholar alone: 1
    assert t.g.gold == 0


def test_078_what_traits_forbid() -> None:
    for trait, item in (("acrobat", "spear_1"), ("savage", "wand_1"), ("nimble", "buckler"), ("thrifty", "mana_1")):
        t = Table()
        t.hero(0, trait=trait)
        t.supply(item)
        t.main()
        assert t.refuses(f"take:{item}"), trait
        assert t.offers(f"take:{item}", seat=1)


def test_080_errata_fog_repulsion() -> None:
    for errata, gold, legal in ((True, 2, False), (True, 3, True), (False, 2, True), (False, 1, False)):
        t = Table(errata=errata)
        t.build("seer", (10, 7), (11, 7))
        t.g.gold = gold
        t.main()
        assert t.offers("repel:n") is legal
        if legal:
            t.day("repel:n")
            assert t.g.gold == 0


def test_081_no_perk_left() -> None:
    t = Table(heroes=4)
    ones = ["heavy_hand", "finisher", "steady_aim", "quick_draw", "deep_well", "focus"]
    more = ["thick_skin", "bulwark", "fleet", "vaulter", "engineer"]
    t.hero(0, perks=" ".join(ones[:4]))
    t.hero(1, perks=" ".join(ones[4:]))
    t.hero(2, perks=" ".join(more))
    t.hero(3, perks="salvager")
    t.run(("gain-perk", 3))
    assert t.asked == ""
    assert t.g.heroes[3].perks == ["salvager"]


def test_140_only_the_own_hero() -> None:
    t = Table()
    t.hero(1, items="longsword_1")
    t.main()
    assert t.refuses("leave:longsword_1", "take:longsword_1", seat=0)
    t.day("leave:longsword_1", seat=1)
    t.day("take:longsword_1", seat=0)
    assert names(t.g.heroes[0].items) == ["longsword_1"]


def test_141_seer_rebuilt() -> None:
    t = Table()
    t.g.fog = [6, 5, 5]
    t.g.gold = 3
    t.day("build:seer", "place:seer@10,7-11,7")
    assert t.g.fog == [6, 6, 6]


def test_145_who_chooses_first_on_day_2() -> None:
    t = Table(heroes=3)
    for seat, perk in enumerate(("fleet", "focus", "salvager")):
        t.hero(seat, perks=perk)
    t.g.day, t.g.first = 1, 0
    for round in (1, 2, 3, 4):
        t.night(1, round)
        t.run("end-of-round")
    assert t.g.first == 1
    t.g.day = 2
    t.run("level-up")
    assert t.seat == 1


def test_pass_does_not_bind() -> None:
    """Who has passed is asked again once somebody acts; the phase ends when all have passed since the last action."""
    t = Table(heroes=3)
    t.hero(1, items="longsword_1")
    t.main()
    t.answer("pass", seat=2)
    t.answer("pass", seat=0)
    assert list(t.seats) == [1]
    t.answer("leave:longsword_1", seat=1)
    assert list(t.seats) == [2, 0, 1]
    t.answer("pass", seat=0)
    assert list(t.seats) == [1, 2]
    t.answer("pass", seat=1)
    t.answer("pass", seat=2)
    assert t.asked == "deploy"


def test_handling_is_limited() -> None:
    """So that a Day ends: after thirty a seat takes, leaves, buys and sells no more."""
    t = Table()
    t.hero(0, items="longsword_1")
    t.hero(1, items="dagger_1")
    t.g.gold = t.g.materials = 0
    t.no_ruins()
    t.main()
    for _ in range(15):
        t.day("leave:longsword_1", "take:longsword_1")
    assert t.options(0) == ["pass"]
    assert t.offers("leave:dagger_1", seat=1)


def test_a_plan_can_be_put_back_and_lapses() -> None:
    t = Table()
    t.g.materials = 2
    t.day("build:ballista")
    assert t.offers("place:ballista@9,13", "put-back")
    t.day("put-back", "build:ballista")
    t.day("build:portal", seat=1)
    t.day("place:portal@9,13", seat=1)  # 1 Material is left: not enough for the Ballista
    assert t.offers("build:portal", seat=0)
    assert t.g.heroes[0].doing == ()
