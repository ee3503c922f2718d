"""Whole matches: they end, keep their components, can be cloned, imagined and foretold."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec import convert

from wyrmtable.core.chance import Chance
from wyrmtable.core.match import Match
from wyrmtable.core.run import Run
from wyrmtable.core.state import digest, dump, load
from wyrmtable.games.last_spell import GAME
from wyrmtable.games.last_spell.acts import END, YIELD
from wyrmtable.games.last_spell.data import ITEMS, MONSTERS, PLANS
from wyrmtable.games.last_spell.options import Options
from wyrmtable.games.last_spell.rules.burning import panic_spaces
from wyrmtable.games.last_spell.rules.paths import path_values
from wyrmtable.games.last_spell.state import Spell

from .table import Table

VARIANTS = list(GAME.variants())
BOX = sorted(f"item {name}" for name in ITEMS)


def holds(g: Spell) -> None:
    """What is true of every position."""
    assert sorted(GAME.census(g)) == BOX
    assert {cell: structure.id for structure in g.structures.values() for cell in structure.cells} == g.built
    assert {enemy.cell: enemy.id for enemy in g.enemies.values()} == g.enemy_at
    for kind, plan in PLANS.items():
        assert not plan.pieces or len(g.standing_kind(kind)) <= plan.pieces
    for kind, monster in MONSTERS.items():
        assert sum(enemy.kind == kind for enemy in g.enemies.values()) <= monster.figures
    flames = g.flames + g.ashes + sum(structure.flames for structure in g.structures.values())
    assert flames == 2 * panic_spaces(g.rules) or g.outcome
    cells = [hero.cell for hero in g.heroes if hero.stands]
    assert len(cells) == len(set(cells))
    assert not any(cell in g.enemy_at for cell in cells)
    assert min(g.gold, g.materials, *g.mages) >= 0
    if g.night and g.paths:
        kept, g.paths = g.paths, []
        assert path_values(g) == kept


def eager(run: Run[Spell], chance: random.Random) -> Any:
    """A random pick that seldom gives up its turn, so that Nights get long."""
    options = run.options
    if run.question.kind == "act" and len(options) > 2 and chance.random() < 0.8:
        options = [option for option in options if option not in (YIELD, END)]
    return chance.choice(options)


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_random_matches_end(number: int) -> None:
    players, options = VARIANTS[number]
    for seed in range(3):
        chance = random.Random(seed)
        g = GAME.begin(players, options, Chance(f"{number}.{seed}"), None)
        run = Run(GAME, g)
        decisions = 0
        while not run.over:
            run.pick(eager(run, chance))
            decisions += 1
            if chance.random() < 0.05:
                holds(g)
        assert decisions < 4000
        assert g.outcome
        assert GAME.result(g).winners in ((), tuple(range(players)))


@pytest.mark.parametrize("scenario", ["gildenberg", "lakeburg", "glenwald"])
def test_tough_cities_see_all_three_nights(scenario: str) -> None:
    """With Mages and Heroes who do not die, to the end of Night 3."""
    for players in (2, 4):
        chance = random.Random(players)
        g = GAME.begin(players, convert({"scenario": scenario}, Options), Chance(scenario), None)
        g.mages = [90, 90, 90, 90]
        g.solved = [g.missions[0]]
        g.flames = 9000
        run = Run(GAME, g)
        rounds = []
        while not run.over:
            run.pick(eager(run, chance))
            rounds.append((g.day, g.round))
            for hero in g.heroes:
                hero.wounds = min(hero.wounds, -90)
        assert g.outcome in ("dawn", "won")
        assert {(1, 6), (2, 6), (3, 5)} <= set(rounds)
        holds(g)


def test_states_go_to_json_and_back() -> None:
    """At every resting point, and play goes on the same."""
    players, options = VARIANTS[1]
    match = Match(GAME, players, options, Chance("json"))
    chance = random.Random(1)
    for _ in range(150):
        if match.over:
            break
        seat = chance.choice(sorted(match.open))
        question = match.open[seat]
        if match.rests[-1].at == len(match.decisions):
            state = load(GAME.State, dump(match.state), GAME.things, match.chance)
            assert digest(state) == digest(match.state)
        taken: tuple[Any, ...] = ()
        while picks := question.next_picks(taken):
            taken = (*taken, chance.choice(picks))
        match.answer(seat, question.names(question.value(taken)))


def test_copies_share_nothing() -> None:
    t = Table("lakeburg", heroes=3)
    g = t.g
    t.hero(0, at=(9, 9), items="longsword_1", perks="fleet", this_round=["mp"], this_night=["rally"])
    t.monster("clawer", 3, 9)
    g.piles = {5: ["1", "2"]}
    t.night()
    path_values(g)
    before = digest(g)
    twin = g.copy()
    assert digest(twin) == before
    for name in twin.__struct_fields__:
        value = getattr(twin, name)
        if isinstance(value, list | dict):
            value.clear()
    for hero in g.copy().heroes:
        hero.perks.clear()
        hero.items.clear()
        hero.this_round.clear()
        hero.this_night.clear()
        hero.wounds += 1
    for structure in g.copy().structures.values():
        structure.flames += 1
    for enemy in g.copy().enemies.values():
        enemy.hp -= 1
    other = g.copy()
    other.piles[5].clear()
    other.decks[0].clear()
    assert digest(g) == before


# ---- what nobody can know


def test_imagine_deals_only_what_is_hidden() -> None:
    t = Table("lakeburg")
    g = t.g
    g.piles = {5: ["1", "2"], 6: ["3", "4"]}
    g.patterns = ["5", "6", "7", "8", "9", "10"]
    g.wyrm_deck = ["CW1", "CW2", "CW3", "CW4"]
    worlds = []
    for key in range(40):
        world = g.copy()
        world.chance.rekey(str(key))
        GAME.imagine(world, key % 2)
        worlds.append(world)
        assert [deck[0] for deck in world.decks] == [deck[0] for deck in g.decks]
        assert world.directions[0] == g.directions[0]
        assert sorted(world.directions) == sorted(g.directions)
        assert sorted(GAME.census(world)) == BOX
        cards = [*world.patterns, *(card for pile in world.piles.values() for card in pile)]
        assert sorted(cards, key=int) == [str(n) for n in range(1, 11)]
        assert {space: len(pile) for space, pile in world.piles.items()} == {5: 2, 6: 2}
        assert sorted(world.wyrm_deck) == g.wyrm_deck
        world.decks, world.directions, world.piles = g.decks, g.directions, g.piles
        world.patterns, world.wyrm_deck = g.patterns, g.wyrm_deck
        world.chance = g.chance
        assert digest(world) == digest(g)
    assert len(worlds) == 40


def test_imagine_really_mixes() -> None:
    t = Table()
    g = t.g
    g.piles = {5: ["1", "2"]}
    g.patterns = ["3", "4", "5", "6", "7", "8", "9", "10"]
    piles, decks, directions = set(), set(), set()
    for key in range(30):
        world = g.copy()
        world.chance.rekey(str(key))
        GAME.imagine(world, 0)
        piles.add(tuple(world.piles[5]))
        decks.add(tuple(item.name for item in world.decks[1]))
        directions.add(tuple(world.directions))
    assert len(piles) > 10
    assert len(decks) > 10
    assert len(directions) > 5


def test_imagine_leaves_what_lies_open() -> None:
    t = Table()
    g = t.g
    g.piles, g.piles_open = {5: ["1", "2"]}, True
    g.patterns = ["3", "4"]
    tops = set()
    for key in range(30):
        world = g.copy()
        world.chance.rekey(str(key))
        GAME.imagine(world, 0)
        assert world.piles == {5: ["1", "2"]}
    t.clear((11, 10))  # without a Shop the tops are unknown, too
    for key in range(30):
        world = g.copy()
        world.chance.rekey(str(key))
        GAME.imagine(world, 0)
        tops.add(world.decks[1][0].name)
    assert len(tops) > 3
