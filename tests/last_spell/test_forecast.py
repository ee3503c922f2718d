"""The forecast keeps its promise: what the monsters will do, and what an order would change, on positions nobody thought of."""

from __future__ import annotations

import random
from typing import Any

from wyrmtable.core.scene import Overlay
from wyrmtable.core.state import digest
from wyrmtable.games.last_spell import GAME
from wyrmtable.games.last_spell.acts import END, YIELD
from wyrmtable.games.last_spell.data import ITEMS, PERKS, SCROLL_CARDS, WYRM_CARDS
from wyrmtable.games.last_spell.forecast import Deed, after, declined, forecast, is_aim
from wyrmtable.games.last_spell.grid import NEAR, SURROUNDINGS, XS, YS
from wyrmtable.games.last_spell.land import POOLS
from wyrmtable.games.last_spell.rules.moving import is_free
from wyrmtable.games.last_spell.rules.paths import path_values
from wyrmtable.games.last_spell.rules.stats import can_take
from wyrmtable.games.last_spell.scene.outlook import Position, Sums, foreseen, stand
from wyrmtable.games.last_spell.state import Spell

from .table import Table
from .test_scene import asked, at_night, said, would
from .test_second_reading import ARMS, beside_somebody, position

GEAR = ("spiked_shield", "full_plate", "rune_shield", "chain_shirt", "tower_shield")


def dire(seed: int) -> Table:
    """A position where anything can happen: Heroes near the end, monsters hurt, stunned and poisoned, often a Boss."""
    t, chance = position(seed), random.Random(seed)
    g = t.g
    g.flames = chance.choice((3, 8, 20, 30))
    for enemy in g.enemies.values():
        enemy.hp = chance.randint(1, enemy.hp)
        enemy.poisoned = enemy.strict and chance.random() < 0.2
        enemy.stunned = enemy.strict and chance.random() < 0.15
    for hero in g.heroes:
        hero.guard = chance.choice((0, 0, 1, 3))
        hero.trait = chance.choice(("", "brawny", "gifted", "stalwart"))
    for perk in ("bodyguard", "last_stand", "thick_skin"):
        chance.choice(g.heroes).perks.append(perk)
    for name in GEAR:
        hero = chance.choice(g.heroes)
        if can_take(hero, ITEMS[name]):
            hero.items.append(t.take(name))
    if chance.random() < 0.6:
        g.day, g.round = 3, chance.randint(1, 8)
        boss(t, chance)
    g.paths = []
    path_values(g)
    g.active = chance.randrange(len(g.heroes))
    return t


def boss(t: Table, chance: random.Random) -> None:
    g = t.g
    if g.rules.scenario == 0:
        t.boss("harpy", *chance.choice(((8, 18), (15, 18))))
    elif g.rules.scenario == 1:
        g.wyrm = chance.choice(list(WYRM_CARDS))
        card = WYRM_CARDS[g.wyrm]
        parts = [("cetusia_head", POOLS[card.head]), ("cetusia_tail", POOLS[card.tail])]
        for kind, cell in chance.choice((parts, parts, parts[:1], parts[1:])):
            t.boss(kind, XS[cell], YS[cell])
    else:
        near = [cell for hero in g.heroes for cell in NEAR[hero.cell] if is_free(g, cell)]
        outside = [cell for cell in SURROUNDINGS if is_free(g, cell)]
        cell = chance.choice(near if near and chance.random() < 0.4 else outside)
        t.boss("dryad", XS[cell], YS[cell])


def test_the_forecast_comes_true() -> None:
    """What is foretold is what the monsters and the Boss do when nobody defends; the position itself is untouched."""
    told = 0
    for seed in range(40):
        t = dire(seed)
        g = t.g
        before, then = digest(g), g.copy()
        deeds = tuple(forecast(g))
        assert digest(g) == before
        g.active = -1
        t.run("monster-phase", "boss-acts")
        while t.asked:
            t.answer("pass")
        comes_true(seed, then, deeds, g)
        told += len(deeds)
    assert told > 350


def comes_true(seed: int, then: Spell, deeds: tuple[Deed, ...], now: Spell) -> None:
    sums = Sums(deeds)
    for seat, (hero, was) in enumerate(zip(now.heroes, then.heroes, strict=True)):
        assert hero.wounds - was.wounds == sums.wounds.get(seat, 0), (seed, seat)
        assert hero.down == (seat in sums.down), (seed, seat)
        assert hero.down or was.guard - hero.guard == sums.guard.get(seat, 0), (seed, seat)
    for mage, (left, had) in enumerate(zip(now.mages, then.mages, strict=True)):
        assert had - left == sums.mages.get(mage, 0), (seed, mage)
    assert sorted(sums.destroyed) == [id for id in then.structures if id not in now.structures], seed
    for id, structure in now.structures.items():
        assert structure.flames - then.structures[id].flames == sums.burnt.get(id, 0), seed
    assert min(sum(sums.burnt.values()), then.flames) == then.flames - now.flames, seed
    if not now.outcome:
        moves = {enemy.cell for enemy in now.enemies.values() if enemy.strict}
        rooted = {e.cell for e in now.enemies.values() if not e.strict}
        assert moves <= stand(deeds) <= moves | rooted, seed


def test_an_order_comes_out_as_foreseen() -> None:
    """With every coin on Freude, and whatever may be declined declined."""
    tried = 0
    for seed in range(30):
        t, chance = position(seed), random.Random(seed)
        g = t.g
        perks = " ".join(chance.sample(list(PERKS), 6))
        arms = " ".join(chance.sample(ARMS, 2))
        t.hero(0, beside_somebody(t, chance), arms, perks, tokens=4, mp=3, mana=9)
        t.hero(1, items=f"vigour_1 {chance.choice(list(SCROLL_CARDS))}", tokens=3)
        for enemy in g.enemies.values():
            enemy.hp = chance.randint(1, enemy.hp)
        for catapult in g.standing_kind("catapult"):
            catapult.launches = 2
        seat = chance.choice((0, 0, 1))
        t.turn(seat)
        orders = [option for option in t.question().options if option not in (YIELD, END)]
        for order in chance.sample(orders, min(10, len(orders))):
            tried += keeps_its_word(t.g, seat, order, chance)
    assert tried > 200


def keeps_its_word(g: Spell, seat: int, order: Any, chance: random.Random) -> bool:
    t = Table.of(g.copy())
    t.coin(*["freude"] * 40)
    t.turn(seat)
    world = after(g, t.question(), order)
    if world is None:
        t.answer(order.name)
        assert is_aim(t.asked), order.name
        order = chance.choice(t.question().options)
        world = after(t.g, t.question(), order)
    assert world is not None
    t.answer(order.name)
    while t.asked and t.asked != "act":
        t.answer(declined(t.question()).name)
    assert image(world) == image(t.g), order.name
    return True


def image(g: Spell) -> tuple[Any, ...]:
    """What an order can change."""
    enemies = sorted((e.id, e.cell, e.hp, e.stunned, e.poisoned) for e in g.enemies.values())
    heroes = [(h.cell, h.wounds, h.guard, h.mp, h.tokens, h.mana, h.down, h.items, h.this_night) for h in g.heroes]
    structures = sorted((s.id, s.flames, s.launches, s.fired) for s in g.structures.values())
    return enemies, heroes, structures, g.mages, g.flames, g.used, g.slain


# ---- what is told of it


def test_the_forecast_in_detail() -> None:
    t = Table(heroes=3)
    t.hero(0, at=(7, 17))
    hero = t.hero(1, at=(13, 8), items="chain_shirt")
    t.night()
    clawer = t.monster("clawer", 13, 7)
    runner = t.monster("runner", 13, 4)
    t.section("N3", "stone_wall")
    hero.guard = 0
    by_id = {deed.enemy: deed for deed in forecast(t.g)}
    assert by_id[clawer.id].wounds == {1: 1}
    assert (by_id[clawer.id].start, by_id[clawer.id].end) == (clawer.cell, clawer.cell)
    assert by_id[runner.id].end != runner.cell
    assert not hero.wounds
    assert not t.g.used


def test_the_forecast_tells_of_the_boss() -> None:
    t = Table("lakeburg")
    t.hero(0, at=(9, 14))
    t.night(3)
    t.g.wyrm_deck = ["CW4", "CW1", "CW2", "CW3"]
    t.run("fog-step")
    bosses = [deed for deed in forecast(t.g) if not deed.enemy]
    assert any(t.on("E1").id in deed.destroyed for deed in bosses)


def test_the_last_flames_count_too() -> None:
    """A House that falls has taken its flames from the Panic Area like one that stands."""
    t = Table()
    t.hero(0, at=(12, 8), tokens=7)
    t.hero(1, at=(9, 14), tokens=7)
    house = t.build("house", (3, 9))
    t.monster("boomer", 3, 8)
    t.hero(1, at=(2, 8))
    g = at_night(t)
    (deed,) = forecast(g)
    assert (deed.burnt, deed.destroyed) == ({house.id: 2}, (house.id,))


def test_who_changes_places_with_the_dryad_stands_there() -> None:
    t = Table("glenwald")
    t.hero(0, at=(7, 17))
    t.night(3, round=4)
    t.boss("dryad", 11, 3)
    clawer = t.monster("clawer", 12, 3, stunned=True)
    moved = [deed.moved for deed in forecast(t.g) if deed.moved]
    assert moved == [{2001: clawer.cell, clawer.id: clawer.cell - 1}]


def test_who_is_slain_on_the_way_stands_nowhere() -> None:
    t = Table()
    t.hero(0, at=(12, 8), tokens=7)
    t.hero(1, at=(3, 8), tokens=7)
    t.monster("runner", 2, 7, stunned=True)
    t.monster("boomer", 3, 7)
    g = at_night(t)
    lights = {light.id: light for light in GAME.scene(g, 0).elements if isinstance(light, Overlay)}
    assert "threat" not in lights


def test_positions_of_other_matches_are_others() -> None:
    """Kinds, Heroes and their Traits belong to the position, not only where they stand."""
    positions = []
    for kind, card, trait in (("clawer", "brunhild", ""), ("archer", "brunhild", ""), ("clawer", "tarek", "gifted")):
        t = Table()
        t.hero(0, at=(12, 8), card=card)
        t.hero(1, at=(9, 14), trait=trait)
        t.monster(kind, 12, 5)
        t.night()
        positions.append(Position(t.g))
    told = [foreseen(position) for position in positions]
    assert [deed.kind for deeds in told for deed in deeds] == ["clawer", "archer", "clawer"]
    assert positions[0] != positions[2]
    assert positions[0] == Position(positions[0].g.copy())


def test_what_has_one_target_alone_is_foreseen_at_once() -> None:
    t = Table()
    t.hero(0, at=(10, 7), items="fireball", tokens=7)
    t.hero(1, at=(9, 14), tokens=7)
    ballista = t.build("ballista", (9, 9))
    t.monster("clawer", 10, 5)
    g = at_night(t)
    for order in (f"fire:{ballista.id}", "read:fireball"):
        assert said(would(g, asked(g, 0), order))["foresee-slain"] == 1


def test_lightning_and_skewers_are_foreseen_with_a_proviso() -> None:
    t = Table()
    t.hero(0, at=(12, 8), items="lightning", tokens=7)
    t.hero(1, at=(9, 14), tokens=7)
    t.monster("clawer", 12, 5)
    t.monster("clawer", 13, 5)
    g = at_night(t)
    t.turn(0).answer("read:lightning")
    found = would(g, t.question(), "at:12,5")
    assert found.say[0].id == "foresee-first"
    t = Table()
    t.hero(0, at=(12, 8), items="crossbow_1", tokens=7, mana=5)
    t.hero(1, at=(9, 14), tokens=7)
    for cell in ((12, 5), (12, 4), (13, 5)):
        t.monster("clawer", *cell)
    g = at_night(t)
    found = would(g, asked(g, 0), "skill:crossbow_1@12,5")
    assert found.say[0].id == "foresee-pierced"
    assert said(found)["foresee-slain"] == 2
    assert "foresee-pierced" not in said(would(g, asked(g, 0), "basic:crossbow_1@12,5"))
