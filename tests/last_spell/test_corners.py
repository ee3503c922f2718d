"""Corners that no scenario looks into."""

from __future__ import annotations

import pytest

from wyrmtable.games.last_spell import GAME
from wyrmtable.games.last_spell.data import MELEE
from wyrmtable.games.last_spell.rules.building import why_not_build
from wyrmtable.games.last_spell.rules.ending import finish
from wyrmtable.games.last_spell.rules.enemies import place_monster

from .table import Cell, Table


def night(scenario: str = "gildenberg", heroes: int = 2, number: int = 1, round: int = 1) -> Table:
    t = Table(scenario, heroes=heroes)
    t.hero(0, at=(12, 8), tokens=9, mp=9, mana=9, reroll=False)
    t.hero(1, at=(16, 16))
    t.night(number, round)
    return t


# ---- by Day


def test_an_empty_deck_gives_nothing() -> None:
    t = Table()
    t.no_ruins()
    g = t.g
    for item in [item for item in g.beside if item.deck == MELEE and item.level == 2]:
        g.beside.remove(item)
        g.heroes[0].items.append(item)
    g.gold = 3
    t.day("build:blacksmith", "place:blacksmith@8,8-9,8")
    assert g.decks[MELEE] == []
    assert g.supply == []
    t = Table()
    (ruin,) = t.ruins("R01")
    t.g.beside += t.g.decks[MELEE]
    t.g.decks[MELEE] = []
    t.day(f"inspect:{ruin}")
    assert t.refuses("draw:melee")
    assert t.offers("draw:magic")


def test_an_icon_with_nothing_left_lapses() -> None:
    t = Table()
    (ruin,) = t.ruins("R01")
    t.g.beside += [item for deck in t.g.decks for item in deck]
    t.g.beside += t.g.potions
    t.g.decks, t.g.potions = [[], [], [], [], []], []
    t.day(f"inspect:{ruin}")
    assert "pass" in t.options(0)


def test_no_site_left() -> None:
    t = Table()
    t.g.gold = t.g.materials = 9
    for y in range(7, 18):
        for x in range(7, 17):
            if not t.stands((x, y)) and (x, y) not in ((11, 11), (12, 11), (11, 12), (12, 12)):
                t.build("portal", (x, y))
    assert why_not_build(t.g, "ballista") == "site"
    assert why_not_build(t.g, "stone_wall") == "never"


def test_a_sale_can_be_put_back() -> None:
    t = Table()
    t.supply("longsword_1")
    t.day("sell:longsword_1", "put-back")
    assert [item.name for item in t.g.supply] == ["longsword_1"]
    assert t.g.heroes[0].handled == 1


def test_flames_of_an_inspected_ruin_go_back() -> None:
    t = Table()
    (ruin,) = t.ruins("R02")
    t.g.structures[ruin].flames = 1
    t.g.flames = 20
    t.day(f"inspect:{ruin}")
    assert t.g.flames == 21


def test_face_down_decks_are_not_sold_but_turn_all_the_same() -> None:
    t = Table()
    t.clear((11, 10))
    t.g.day = 2
    top = t.g.decks[0][0]
    t.run("production")
    assert t.g.decks[0][-1] is top


@pytest.mark.parametrize("scenario", ["lakeburg", "glenwald"])
def test_bosses_are_found_on_day_3(scenario: str) -> None:
    t = Table(scenario)
    t.g.day = 2
    t.run("wave-discovery")
    assert t.g.wyrm_deck == []
    t.g.day = 3
    t.run("wave-discovery")
    assert sorted(t.g.wyrm_deck) == (["CW1", "CW2", "CW3", "CW4"] if scenario == "lakeburg" else [])
    assert t.g.ledge == -1


# ---- by Night


@pytest.mark.parametrize(
    ("cell", "end"),
    [((12, 6), (12, 5)), ((14, 8), (15, 8)), ((12, 9), (12, 10)), ((13, 8), (14, 8)), ((12, 7), (12, 6))],
)
def test_push_away(cell: Cell, end: Cell) -> None:
    t = night()
    t.clear((11, 10), (15, 8))
    t.hero(0, items="orb_1")
    clawer = t.monster("clawer", *cell)
    t.act(0, f"basic:orb_1@{cell[0]},{cell[1]}")
    assert t.at(clawer) == end


def test_push_to_the_west() -> None:
    t = night()
    t.hero(0, at=(15, 9), items="orb_1")
    clawer = t.monster("clawer", 13, 9)
    t.act(0, "basic:orb_1@13,9")
    assert t.at(clawer) == (12, 9)


def test_cleaver_can_be_declined_and_kept() -> None:
    t = night()
    t.hero(0, items="longsword_1", perks="cleaver")
    t.monster("clawer", 12, 7)
    other = t.monster("clawer", 13, 8)
    t.act(0, "basic:longsword_1@12,7", "pass")
    assert other.hp == 2
    t.monster("clawer", 12, 7)
    t.act(0, "basic:longsword_1@12,7")
    assert t.asked == "cleaver"
    t.answer("at:13,8")
    t.monster("clawer", 12, 7)
    t.g.heroes[0].this_round = []
    del t.g.enemies[other.id], t.g.enemy_at[other.cell]
    t.act(0, "basic:longsword_1@12,7")
    assert t.asked == "act"  # nobody is near


def test_a_boomer_cloven_explodes() -> None:
    t = night()
    hero = t.hero(0, items="longsword_1", perks="cleaver")
    t.monster("clawer", 12, 7)
    t.monster("boomer", 13, 8, hp=1)
    t.act(0, "basic:longsword_1@12,7", "at:13,8")
    assert hero.wounds == 1


def test_a_throw_can_be_kept() -> None:
    t = night()
    hero = t.hero(0, items="longsword_1", reroll=True)
    winged = t.monster("winged", 12, 7)
    t.coin("schaden")
    t.act(0, "basic:longsword_1@12,7", "keep")
    assert (winged.hp, hero.reroll) == (2, True)


def test_the_coin_of_a_ballista_belongs_to_who_fires() -> None:
    t = night()
    ballista = t.build("ballista", (13, 9))
    t.monster("winged", 12, 7)
    t.hero(1, reroll=True)
    t.coin("schaden", "freude")
    t.act(1, f"fire:{ballista.id}")
    assert (t.asked, t.seat) == ("reroll", 1)


def test_a_hero_slain_by_the_own_boomer_ends_the_turn() -> None:
    t = night()
    hero = t.hero(0, items="dagger_1", wounds=8, perks="hit_and_run cleaver")
    t.monster("boomer", 12, 7, hp=1)
    t.act(0, "basic:dagger_1@12,7")
    assert hero.down
    assert t.asked == ""
    assert t.g.outcome == ""


def test_two_explosions_one_hero() -> None:
    """A Hero who is down suffers no more; the other one's turn comes."""
    t = night()
    hero = t.hero(0, items="greatsword_1", wounds=8)
    t.monster("boomer", 12, 7)
    t.monster("boomer", 13, 8)
    t.act(0, "skill:greatsword_1@12,8")
    assert (hero.down, hero.wounds) == (True, 9)


def test_monsters_that_find_no_cell_are_not_placed() -> None:
    t = night()
    for n in range(17):
        t.monster("clawer", n % 6, 8 + n // 6)
    for n in range(10):
        t.monster("runner", 18 + n % 6, 8 + n // 6)
    assert place_monster(t.g, "clawer", t.g.heroes[0].cell) is None


def test_boss_steps_only_in_night_3() -> None:
    t = night(number=2)
    t.run("boss-acts")
    assert t.g.agenda == []
    t = night(number=3, round=2)
    t.boss("harpy", 8, 18)
    hero = t.hero(0, at=(10, 14))
    t.run("boss-acts")
    assert hero.wounds == 2
    t = night("lakeburg", number=3)
    t.g.wyrm_deck = ["CW4", "CW1"]
    t.run("fog-step", "boss-acts")
    assert not t.stands("E1")
    assert t.g.wyrm == "CW4"


def test_a_tail_alone_sweeps_harder() -> None:
    t = night("lakeburg", number=3)
    t.hero(0, at=(16, 7))
    t.g.wyrm_deck = ["CW1"]
    t.run("fog-step")
    head = t.g.enemies.pop(2001)
    del t.g.enemy_at[head.cell]
    t.run("boss-acts")
    assert t.g.heroes[0].wounds == 2
    assert t.on("E1").flames == 2
    t.g.wyrm_deck = ["CW2"]
    t.g.round = 2
    t.run("fog-step")
    added = [enemy for enemy in t.g.enemies.values() if enemy.kind == "runner"]
    assert t.at(added[0]) in ((13, 3), (12, 4))  # aimed at the tail's pool (13, 4)


def test_the_dryad_hemmed_in_stays() -> None:
    t = night("glenwald", number=3, round=5)
    for cell in ((2, 9), (1, 10), (3, 10), (2, 11)):
        t.build("house", cell)
    dryad = t.boss("dryad", 2, 10)
    t.run("dryad-acts")
    assert t.at(dryad) == (2, 10)


def test_a_mortar_can_end_it() -> None:
    t = night("glenwald", number=3, round=5)
    t.boss("dryad", 22, 16)
    t.minion("seed_mortar", 10, 4)
    t.minion("seed_mortar", 11, 4)
    t.g.flames = 1
    t.run("mortars-fire")
    assert t.g.outcome == "panic"
    assert t.g.flames == 0


def test_only_a_campaign_hands_something_on() -> None:
    t = Table()
    finish(t.g, "won")
    assert GAME.legacy(t.g) is None
    assert GAME.over(t.g)


def test_perks_of_the_day_work_while_their_hero_is_elsewhere() -> None:
    """By Day nobody is down; the group saves whoever acts."""
    t = Table()
    t.hero(1, perks="salvager")
    wall = t.section("N1", flames=1)
    t.g.materials = 0
    t.day(f"repair:{wall.id},1", seat=0)
    assert wall.flames == 0
