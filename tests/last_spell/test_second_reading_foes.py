"""Waves and Bosses agree with the plain reading on positions that nobody thought of."""

from __future__ import annotations

import random

from msgspec.structs import replace

from wyrmtable.games.last_spell.data import MONSTERS, SCENARIOS
from wyrmtable.games.last_spell.grid import SURROUNDINGS, XS, YS
from wyrmtable.games.last_spell.rules.moving import is_free

from .plain_foes import Lair, wave
from .table import Table
from .test_forecast import boss
from .test_second_reading import position, world_of
from .test_second_reading_blows import battle, pair, seen, told

KINDS = list(MONSTERS)


def test_waves_are_placed() -> None:
    """Among monsters, Heroes and Fog everywhere; figures run out."""
    for seed in range(60):
        t, chance = position(seed), random.Random(seed)
        g = t.g
        g.rules = replace(g.rules, level=chance.choice(("easier", "standard", "harder")))
        g.day = chance.randint(1, 3 if g.rules.scenario == 0 else 2)
        cells = [cell for cell in SURROUNDINGS if is_free(g, cell)]
        chance.shuffle(cells)
        scarce = chance.choice((KINDS, KINDS, ["armored", "bulky", "accursed", "winged"]))
        for kind in chance.choices(scarce, k=chance.choice((0, 10, 30))):
            if sum(enemy.kind == kind for enemy in g.enemies.values()) < MONSTERS[kind].figures and cells:
                cell = cells.pop()
                t.monster(kind, XS[cell], YS[cell])
        names = chance.sample([str(n) for n in range(1, 11)] + [f"{n}b" for n in range(1, 6)], 4)
        cards = dict(zip(chance.sample(range(1, 10), 4), names, strict=True))
        g.piles = {space: [name] for space, name in cards.items()}
        expected = wave(world_of(g), cards, g.day, g.rules.level).enemies
        g.round = 3
        t.run("fog-step")
        assert {pair(enemy.cell): enemy.kind for enemy in g.enemies.values()} == expected, seed


def test_bosses_act() -> None:
    """Harpy, Cetusia and Dryad in every round, Heroes anywhere, some protected by others."""
    for seed in range(150):
        t, chance = position(seed), random.Random(seed)
        g = t.g
        g.heroes[0].items.clear()
        g.day, g.round, g.first = 3, chance.randint(1, 8), chance.randrange(len(g.heroes))
        g.flames = 30
        for hero in g.heroes:
            hero.guard, hero.reroll = chance.choice((0, 0, 1)), False
        chance.choice(g.heroes).perks.append("bodyguard")
        chance.choice(g.heroes).perks.append("last_stand")
        boss(t, chance)
        somewhere_near(t, chance)
        g.paths = []
        g.active = -1
        before = g.copy()
        log: list[tuple[str, list[str], str]] = []
        t.run("boss-acts")
        while t.asked:
            answer = chance.choice(t.options())
            log.append((t.asked, t.options(), answer))
            t.answer(answer)
        mine = battle(before, log, [], Lair)
        assert isinstance(mine, Lair)
        for facts in mine.heroes:
            facts.update(dulled=0, slowed=0)
        scenario = SCENARIOS[g.rules.scenario]
        if scenario == "gildenberg":
            mine.harpy(g.round)
        elif scenario == "lakeburg":
            mine.cetusia(g.wyrm)
        else:
            mine.dryad(g.round, before.minion_ids, before.monster_ids)
        assert told(mine) == seen(g), (seed, scenario)
        assert [(h["dulled"], h["slowed"]) for h in mine.heroes] == [(h.dulled, h.slowed) for h in g.heroes], seed
        assert not mine.log


def somewhere_near(t: Table, chance: random.Random) -> None:
    """Heroes where Bosses reach: in the south, or in the water and by the northern wall; Mortars anywhere."""
    g = t.g
    if g.rules.scenario == 2:
        for cell in chance.sample([cell for cell in SURROUNDINGS if is_free(g, cell)], 3):
            t.minion("seed_mortar", XS[cell], YS[cell])
    rows = (12, 17) if g.rules.scenario == 0 else (4, 9)
    near = [y * 24 + x for y in range(*rows) for x in range(6, 18) if is_free(g, y * 24 + x)]
    chance.shuffle(near)
    for hero in g.heroes:
        if near and chance.random() < 0.6 and g.rules.scenario < 2:
            hero.cell = near.pop()
