"""Set-up of the scenarios and Heroes; the campaign: scenarios 30 to 32, 69, 79, 118."""

from __future__ import annotations

from typing import Any

import pytest

from wyrmtable.core.ask import Question
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import BadOptions
from wyrmtable.core.language import Language
from wyrmtable.core.match import Match
from wyrmtable.core.record import Record
from wyrmtable.core.run import Run
from wyrmtable.core.state import digest
from wyrmtable.games.last_spell import GAME
from wyrmtable.games.last_spell.data import ITEMS, MISSIONS, PERKS, RUINS, TRAITS
from wyrmtable.games.last_spell.options import Options
from wyrmtable.games.last_spell.rules.burning import panic_spaces
from wyrmtable.games.last_spell.rules.ending import finish
from wyrmtable.games.last_spell.rules.night import more_on_each_card
from wyrmtable.games.last_spell.rules.stats import max_mana
from wyrmtable.games.last_spell.state import Spell

from .table import Table


def counted(t: Table) -> dict[str, int]:
    found: dict[str, int] = {}
    for structure in t.g.structures.values():
        found[structure.kind] = found.get(structure.kind, 0) + 1
    return found


@pytest.mark.parametrize(
    ("scenario", "walls", "start"),
    [
        ("gildenberg", {"wood_wall": 7}, (2, 2)),
        ("lakeburg", {"wood_wall": 5}, (4, 4)),
        ("glenwald", {"stone_wall": 7}, (6, 6)),
    ],
)
def test_scenarios_are_laid_out(scenario: str, walls: dict[str, int], start: tuple[int, int]) -> None:
    t = Table(scenario)
    g = t.g
    expected = {"house": 2, "shop": 1, "ruin_single": 3, "ruin_double": 2, "ruin_triple": 1}
    assert counted(t) == {**walls, **expected}
    assert (g.gold, g.materials) == start
    assert g.mages == [2, 2, 2, 2]
    bases = [s.base for s in g.structures.values() if s.base]
    assert len(set(bases)) == 6
    assert all(RUINS[s.base].size == s.kind.removeprefix("ruin_") for s in g.structures.values() if s.base)
    assert [MISSIONS[mission].god for mission in g.missions] == ["Freude", "Schaden"]
    assert GAME.begin(2, Options(), Chance("x"), None).fog == [6, 6, 6]


def chosen(players: int, **options: Any) -> Run[Spell]:
    """A match whose set-up is answered with the first options, up to the first Day."""
    run = Run(GAME, GAME.begin(players, Options(**options), Chance("setup"), None))
    while run.question.kind != "day":
        run.pick(run.options[-1] if run.question.kind == "exchange" else run.options[0])  # the last one passes
    return run


def test_heroes_choose_in_order_and_get_the_gear_of_their_trait() -> None:
    state = chosen(3).state
    assert [hero.card for hero in state.heroes] == ["brunhild", "corvin", "ysolde"]
    for hero in state.heroes:
        trait = TRAITS[hero.trait]
        assert hero.trait_card == trait.card
        assert hero.perks == [trait.perk]
        assert hero.mana == max_mana(hero)
        gear = [*hero.items, *state.supply]
        assert any(item.slot == "weapon" and item.level == 1 for item in gear)
        if trait.armour[0]:
            assert any((item.slot, item.level) == trait.armour[0] for item in gear)


@pytest.mark.parametrize("name", TRAITS)
def test_every_trait_gives_its_gear(name: str) -> None:
    """In all three scenarios; what the Trait itself forbids goes to the Shared Supply."""
    trait = TRAITS[name]
    for number, scenario in enumerate(("gildenberg", "lakeburg", "glenwald")):
        t = Table(scenario)
        hero = t.g.heroes[0]
        hero.trait_card = trait.card
        t.run(("choose-trait", 0))
        t.answer(name)
        assert hero.perks == [trait.perk]
        assert t.asked == "start-weapon"
        weapons = [ITEMS[option] for option in t.options()]
        wanted = {"any": {1, 2, 3}, "melee": {1}, "ranged": {2}, "magic": {3}}[trait.category]
        assert {weapon.deck for weapon in weapons} == wanted
        assert {weapon.level for weapon in weapons} == {trait.weapon_level[number]}
        assert len(weapons) == 6 * len(wanted)
        t.answer(t.options()[0])
        slot = trait.armour[number]
        if slot is not None and t.asked == "start-armour":
            assert {(ITEMS[o].slot, ITEMS[o].level) for o in t.options()} == {slot}
            t.answer(t.options()[0])
        gear = [*hero.items, *t.g.supply]
        assert t.asked == ""
        kind, what = trait.extra[number]
        assert any(item.slot == kind and item.name.removesuffix("_1") == what for item in gear)
        assert len(gear) == (3 if slot else 2)


def test_a_card_that_is_gone_is_replaced_by_any_of_its_kind() -> None:
    t = Table()
    t.hero(1, items="fireball")
    t.g.heroes[0].trait = "scholar"
    t.run(("choose-extra", 0))
    assert len(t.options()) == 8
    assert t.offers("frost", "haste")
    t = Table()
    t.hero(1, items="health_1 health_2")
    t.g.heroes[0].trait = "brawny"
    t.run(("choose-extra", 0))
    assert t.options() == ["mana_1", "vigour_1", "swiftness_1"]


def test_forbidden_start_gear_goes_to_the_supply() -> None:
    t = Table()
    t.g.heroes[0].trait = "acrobat"
    t.run(("choose-weapon", 0))
    t.answer("greatsword_1")
    assert t.g.supply == [ITEMS["greatsword_1"]]
    assert t.g.heroes[0].items == []


def test_exchange_before_the_first_day() -> None:
    t = Table()
    t.hero(0, items="longsword_1")
    t.run("exchange-begins")
    assert t.options(0) == ["leave:longsword_1", "pass"]
    t.answer("leave:longsword_1", seat=0)
    t.answer("take:longsword_1", seat=1)
    t.answer("pass", seat=1)
    t.answer("pass", seat=0)
    assert t.asked == ""
    assert [item.name for item in t.g.heroes[1].items] == ["longsword_1"]


def test_the_first_player_is_named_by_anybody() -> None:
    t = Table(heroes=3)
    t.run("first-player")
    assert list(t.seats) == [0, 1, 2]
    t.answer("hero:2", seat=1)
    assert t.g.first == 2


def test_030_lakeburg_campaign_day_1() -> None:
    t = Table("lakeburg")
    t.build("gold_mine", (10, 16), (11, 16))
    heroes = t.g.heroes
    heroes[0].wounds, heroes[0].mana = 2, 1
    gold = t.g.gold
    t.run("production", "level-up")
    assert t.asked == ""
    assert t.g.gold == gold
    assert [hero.level for hero in heroes] == [2, 2]
    assert all(not hero.perks for hero in heroes)
    assert (heroes[0].wounds, heroes[0].mana) == (2, 6)


def test_030b_gildenberg_day_1_gives_nothing() -> None:
    t = Table()
    t.run("level-up")
    assert t.asked == ""
    assert [hero.level for hero in t.g.heroes] == [1, 1]


def test_031_glenwald_new_game() -> None:
    state = chosen(2, scenario="glenwald").state
    assert [hero.level for hero in state.heroes] == [2, 2]
    assert [len(hero.perks) for hero in state.heroes] == [6, 6]
    t = Table("glenwald")
    for seat, hero in enumerate(t.g.heroes):
        hero.perks = list(state.heroes[seat].perks)
    for day in (2, 3):
        t.g.day = day
        t.run("level-up")
        for _ in t.g.heroes:
            t.answer(t.options()[0])
    assert [len(hero.perks) for hero in t.g.heroes] == [8, 8]


def test_031b_extra_perks_and_the_quick_set_up() -> None:
    free = chosen(2, scenario="lakeburg").state
    assert [len(hero.perks) for hero in free.heroes] == [3, 3]
    assert [hero.level for hero in free.heroes] == [2, 2]  # Day I has begun
    quick = chosen(2, scenario="lakeburg", quick=True).state
    assert [[PERKS[perk].level for perk in hero.perks] for hero in quick.heroes] == [[1, 1, 2]] * 2
    quick = chosen(4, scenario="glenwald", quick=True).state
    assert [[PERKS[perk].level for perk in hero.perks][:5] for hero in quick.heroes] == [[1, 1, 2, 2, 3]] * 4


@pytest.mark.parametrize(("heroes", "tokens"), [(2, 7), (3, 4), (4, 3)])
def test_032_action_tokens(heroes: int, tokens: int) -> None:
    t = Table(heroes=heroes)
    for seat in range(heroes):
        t.hero(seat, at=(9 + seat, 9))
    t.night()
    t.run("hero-phase")
    assert [hero.tokens for hero in t.g.heroes] == [tokens] * heroes


def test_118_solo_counts_as_two() -> None:
    assert GAME.facts.players == (2, 3, 4)
    assert GAME.facts.people == (1, 2, 3, 4)
    t = Table(heroes=2)
    assert t.g.flames == 30
    assert panic_spaces(t.g.rules) == 15
    assert [Table(heroes=n).g.flames for n in (3, 4)] == [24, 24]
    harpy = t.boss("harpy", 8, 18)
    assert harpy.hp == 18
    t.night(3)
    for first in (1, 0, 1):
        t.run("end-of-round")
        assert t.g.first == first


# ---- campaign


def won(t: Table) -> None:
    t.night(3)
    t.g.solved = ["F1"]
    finish(t.g, "won")
    t.follow = True
    t._go_on()


def test_069_what_the_shadow_network_carries() -> None:
    t = Table(campaign=True)
    t.g.gold, t.g.materials = 1, 9
    t.hero(0, items="longsword_1 buckler", trait="brawny", perks="heavy_hand")
    t.hero(1, items="wand_1", trait="gifted", perks="deep_well")
    t.g.first = 1
    won(t)
    t.answer("longsword_1", "wand_1", "pass")
    assert GAME.over(t.g)
    legacy = GAME.legacy(t.g)
    assert legacy is not None
    assert (legacy.gold, legacy.materials) == (4, 8)
    assert [hero.items for hero in legacy.heroes] == [("longsword_1",), ("wand_1",)]
    state = GAME.begin(2, Options(scenario="lakeburg", campaign=True), Chance("next"), legacy)
    assert (state.gold, state.materials, state.first) == (4, 8, 1)
    assert [hero.trait for hero in state.heroes] == ["brawny", "gifted"]
    assert [hero.perks for hero in state.heroes] == [["heavy_hand"], ["deep_well"]]
    assert [[item.name for item in hero.items] for hero in state.heroes] == [["longsword_1"], ["wand_1"]]
    run = Run(GAME, state)
    assert run.question.kind == "day"  # no gear, no first player, no perk: Level II
    assert state.heroes[0].level == 2
    assert sorted(GAME.census(state)) == sorted(f"item {name}" for name in ITEMS)


def test_the_campaign_is_told_in_words() -> None:
    t = Table(campaign=True)
    t.hero(0, items="longsword_1", trait="brawny", perks="heavy_hand")
    t.hero(1, trait="gifted")
    won(t)
    t.answer("longsword_1")
    speak = Language("en", GAME)
    told = [speak(note) for note in GAME.legacy_notes(GAME.legacy(t.g))]
    assert "Lakeburg" in told[0]
    assert "Brunhild" in told[1]
    assert "Longsword" in told[1]
    assert len(told) == 3


def test_069b_a_full_chest() -> None:
    t = Table(campaign=True)
    t.g.gold, t.g.materials = 9, 3
    won(t)
    legacy = GAME.legacy(t.g)
    assert legacy is not None
    assert (legacy.gold, legacy.materials) == (9, 4)  # 8 and 1 for the mission; raised to 4


def test_079_items_kept_and_the_chest() -> None:
    t = Table(campaign=True)
    t.hero(0, items="longsword_1 buckler chain_shirt frost")
    won(t)
    assert t.asked == "keep"
    t.answer("chain_shirt")
    assert [item.name for item in t.g.heroes[0].items] == ["chain_shirt"]
    assert sorted(item.name for item in t.g.supply) == ["buckler", "frost", "longsword_1"]
    assert list(t.seats) == [0, 1]
    t.answer("leave:frost", seat=1)
    t.answer("leave:longsword_1", seat=0)
    assert GAME.over(t.g)  # two items at most
    legacy = GAME.legacy(t.g)
    assert legacy is not None
    assert legacy.chest == ("longsword_1", "frost")


def offered(question: Question, names: list[str]) -> bool:
    try:
        question.parse(names)
    except ValueError:
        return False
    return True


def test_079b_two_items_into_glenwald_one_of_them_armour() -> None:
    t = Table("lakeburg", campaign=True)
    t.hero(0, items="longsword_1 buckler chain_shirt frost")
    won(t)
    question = t.question()
    for legal in (["longsword_1", "buckler"], ["longsword_1", "frost"], []):
        assert offered(question, legal)
    for illegal in (["buckler", "chain_shirt"], ["longsword_1", "buckler", "frost"]):
        assert not offered(question, illegal)


def test_a_lost_scenario_is_tried_again_from_its_start() -> None:
    t = Table(campaign=True)
    t.hero(0, items="longsword_1", trait="brawny")
    t.hero(1, trait="gifted")
    won(t)
    t.answer("longsword_1")
    legacy = GAME.legacy(t.g)
    state = GAME.begin(2, Options(scenario="lakeburg", campaign=True), Chance("next"), legacy)
    state.heroes[0].perks.append("fleet")
    finish(state, "panic")
    assert GAME.over(state)
    assert GAME.legacy(state) == legacy
    options = Options(scenario="lakeburg", campaign=True)
    assert GAME.sequel(options, GAME.result(state)) == options
    assert GAME.sequel(options, GAME.result(t.g)).scenario == "glenwald"
    assert GAME.sequel(Options(), GAME.result(t.g)) == Options()


def test_a_match_of_a_campaign_is_stored_with_its_start() -> None:
    t = Table(campaign=True)
    t.hero(0, items="longsword_1", trait="brawny", perks="heavy_hand")
    t.hero(1, trait="gifted", perks="deep_well")
    won(t)
    t.answer("longsword_1")
    options = Options(scenario="lakeburg", campaign=True)
    match = Match(GAME, 2, options, Chance("m"), legacy=GAME.legacy(t.g))
    match.answer(0, "leave:longsword_1")
    again = Match.load(GAME, Record.from_json(match.record().to_json()), from_start=True)
    assert digest(again.state) == digest(match.state)
    assert [item.name for item in again.state.supply] == ["longsword_1"]


def test_glenwald_ends_the_campaign() -> None:
    t = Table("glenwald", campaign=True)
    won(t)
    assert GAME.over(t.g)
    assert GAME.legacy(t.g) is None


def test_a_legacy_must_fit() -> None:
    t = Table(campaign=True)
    t.hero(0, trait="brawny")
    t.hero(1, trait="gifted")
    won(t)
    legacy = GAME.legacy(t.g)
    with pytest.raises(BadOptions):
        GAME.begin(3, Options(scenario="lakeburg", campaign=True), Chance("x"), legacy)
    with pytest.raises(BadOptions):
        GAME.begin(2, Options(scenario="glenwald", campaign=True), Chance("x"), legacy)


@pytest.mark.parametrize(
    ("first", "order", "cards", "token"),
    [
        (0, (0, 1, 2), ("brunhild", "corvin", "ysolde"), 0),
        (0, (2, 0, 1), ("ysolde", "brunhild", "corvin"), 1),
        (2, (2, 0, 1), ("ysolde", "brunhild", "corvin"), 0),
        (1, (0, 2), ("brunhild", "ysolde"), 1),  # the first player stays away: the token passes on
        (2, (0, 1), ("brunhild", "corvin"), 0),
    ],
)
def test_heroes_go_with_those_who_led_them(
    first: int, order: tuple[int, ...], cards: tuple[str, ...], token: int
) -> None:
    t = Table(heroes=3, campaign=True)
    for seat, trait in enumerate(("brawny", "gifted", "nimble")):
        t.hero(seat, trait=trait)
    t.g.first = first
    won(t)
    handed = GAME.legacy(t.g)
    assert handed is not None
    legacy = GAME.reseat(handed, order)
    g = GAME.begin(len(order), Options(scenario="lakeburg", campaign=True), Chance("x"), legacy)
    assert tuple(hero.card for hero in g.heroes) == cards
    assert g.first == token


def test_results_are_shared() -> None:
    t = Table(heroes=3)
    won(t)
    assert GAME.result(t.g).winners == (0, 1, 2)
    assert GAME.teams(3, None) == ((0, 1, 2),)
    t = Table(heroes=3)
    finish(t.g, "mages")
    assert GAME.result(t.g).winners == ()


def test_a_match_begins() -> None:
    match = Match(GAME, 4, Options(), Chance("m"))
    assert match.open[0].kind == "hero"


def test_levels() -> None:
    easier, harder = Table(level="easier"), Table(level="harder")
    assert easier.g.mages == [3, 3, 3, 3]
    assert (easier.g.flames, harder.g.flames) == (36, 24)
    harder.g.piles = {5: ["1"]}
    harder.night()
    harder.run("fog-step")
    assert len(harder.g.enemies) == 6


def test_towns_ask_more_of_more_heroes() -> None:
    """HOUSE, measured: larger waves for three or four Heroes, more room for panic in Glenwald (L25)."""
    for heroes, number, more in ((2, 3, []), (3, 1, []), (3, 2, ["clawer", "archer"]), (4, 3, ["clawer", "archer"])):
        t = Table(heroes=heroes)
        t.g.piles = {5: ["9"]}
        t.night(number)
        t.run("fog-step")
        alerion = ["alerion"] if number == 3 else []
        assert [enemy.kind for enemy in t.g.enemies.values()] == [
            "bulky",
            "clawer",
            "runner",
            "clawer",
            *more,
            *alerion,
        ]
    for heroes, number, more in (
        (3, 1, ["winged"]),
        (3, 2, ["winged", "archer"]),
        (4, 2, ["winged", "winged", "archer"]),
        (4, 3, ["winged", "winged", "winged", "archer"]),
    ):
        t = Table("glenwald", heroes=heroes)
        t.g.day = number
        assert list(more_on_each_card(t.g)) == more
    assert [Table("glenwald", heroes=heroes).g.flames for heroes in (2, 3, 4)] == [30, 36, 36]
    assert [Table("lakeburg", heroes=heroes).g.flames for heroes in (2, 3, 4)] == [30, 24, 24]
