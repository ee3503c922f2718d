"""What attacks, shots, scrolls and explosions do agrees with the plain reading on positions that nobody thought of."""

from __future__ import annotations

import random
from typing import Any

import pytest

from wyrmtable.games.last_spell.acts import Attack, Fire, Punch, Read
from wyrmtable.games.last_spell.data import PERKS, TRAITS
from wyrmtable.games.last_spell.grid import BOARD, XS, YS, distance
from wyrmtable.games.last_spell.rules.moving import is_free
from wyrmtable.games.last_spell.rules.stats import max_hp, max_mana
from wyrmtable.games.last_spell.state import Spell

from . import plain_reading as plain
from .plain_blows import Battle, cell_of
from .table import Cell, Table, where
from .test_forecast import boss
from .test_second_reading import ARMS, beside_somebody, position, world_of


def crowd(seed: int) -> Table:
    """A Hero with many perks among many enemies, others around with theirs; nobody has armour or a Reroll token."""
    t, chance = position(seed), random.Random(seed)
    g = t.g
    g.day, g.round, g.first = 1, 2, chance.randrange(len(g.heroes))
    g.flames = 30
    g.heroes[0].items.clear()
    if chance.random() < 0.5:
        g.day = 3
        boss(t, chance)
        g.torn = chance.randint(0, 4)
    perks = chance.sample(list(PERKS), 14)
    arms = chance.sample(["orb_1", "pistol_1", "rifle_1", "greatsword_1"] if seed % 3 == 0 else ARMS, 2)
    t.hero(
        0, beside_somebody(t, chance), f"{' '.join(arms)} {chance.choice(('fireball', 'lightning'))}", " ".join(perks)
    )
    for hero in g.heroes:
        hero.trait = chance.choice(list(TRAITS))
        hero.reroll = False
        hero.guard = chance.choice((0, 0, 1, 2))
        hero.wounds = min(hero.wounds, max_hp(hero) - 1)
        hero.mana = max_mana(hero)
    hero = g.heroes[0]
    hero.tokens, hero.mp, hero.mana = 4, 3, chance.randint(2, 6)
    hero.this_round = [name for name in ("mp", "ranged", "momentum", "bloodlust", "cleaver") if chance.random() < 0.2]
    hero.this_night = [name for name in ("skill", "last_stand", "quick_draw") if chance.random() < 0.2]
    others = [perk for perk in ("bodyguard", "engineer", "last_stand") if perk not in perks]
    g.heroes[1].perks += others
    for enemy in g.enemies.values():
        enemy.hp = chance.randint(1, enemy.hp)
        enemy.poisoned = enemy.strict and chance.random() < 0.2
        enemy.stunned = enemy.strict and chance.random() < 0.2
    press(t, chance)
    for catapult in g.standing_kind("catapult"):
        catapult.launches = 2
    g.paths = []
    return t


def press(t: Table, chance: random.Random) -> None:
    """Boomers, others and often the other Heroes close around the first one."""
    g = t.g
    here = g.heroes[0].cell
    around = [cell for cell in BOARD if 0 < distance(cell, here) < 5 and is_free(g, cell)]
    around.sort(key=lambda cell: (distance(cell, here) // 3, chance.random()))
    for hero in g.heroes[1:]:
        if around and chance.random() < 0.6:
            hero.cell = around.pop(0)
    for cell in chance.sample(around, min(6, len(around))):
        kind = chance.choice(("boomer", "boomer", "boomer", "clawer", "runner", "armored"))
        t.monster(kind, XS[cell], YS[cell], hp=chance.choice((1, 1, 2)))


def battle(g: Spell, log: list[tuple[str, list[str], str]], coins: list[bool], kind: type[Battle] = Battle) -> Battle:
    enemies = {
        e.id: {
            "kind": e.kind,
            "cell": pair(e.cell),
            "hp": e.hp,
            "full": e.full,
            "stunned": e.stunned,
            "poisoned": e.poisoned,
        }
        for e in g.enemies.values()
    }
    heroes = [
        {
            "cell": where(h.cell),
            "wounds": h.wounds,
            "most": max_hp(h),
            "guard": h.guard,
            "perks": list(h.perks),
            "trait": h.trait,
            "tokens": h.tokens,
            "mp": h.mp,
            "mana": h.mana,
            "full_mana": max_mana(h),
            "round": list(h.this_round),
            "night": list(h.this_night),
        }
        for h in g.heroes
    ]
    world = world_of(g)
    structures = dict(zip(g.structures, world.structures, strict=True))
    return kind(
        world, enemies, heroes, structures=structures, flames=g.flames, torn=g.torn, first=g.first, log=log, coins=coins
    )


def pair(cell: int) -> Cell:
    return XS[cell], YS[cell]


def told(mine: Battle) -> Any:
    enemies = sorted((id, e["cell"], e["hp"], e["stunned"], e["poisoned"]) for id, e in mine.enemies.items())
    heroes = [
        (h["cell"], h["wounds"], h["guard"], h["tokens"], h["mp"], h["mana"], sorted(h["round"]), sorted(h["night"]))
        for h in mine.heroes
    ]
    structures = {id: structure.flames for id, structure in mine.structures.items()}
    return enemies, heroes, structures, mine.mages, mine.flames, mine.torn, mine.slain, mine.outside


def seen(g: Spell) -> Any:
    enemies = sorted((e.id, pair(e.cell), e.hp, e.stunned, e.poisoned) for e in g.enemies.values())
    heroes = [
        (where(h.cell), h.wounds, h.guard, h.tokens, h.mp, h.mana, sorted(h.this_round), sorted(h.this_night))
        for h in g.heroes
    ]
    structures = {s.id: s.flames for s in g.structures.values()}
    return enemies, heroes, structures, g.mages, g.flames, g.torn, g.slain, g.slain_outside


@pytest.mark.parametrize("start", [0, 45])
def test_what_an_order_does(start: int) -> None:
    compared = 0
    for seed in range(start, start + 45):
        t, chance = crowd(seed), random.Random(seed)
        t.turn(0)
        kinds = (Attack, Attack, Punch, Fire, Read)
        orders = [option for option in t.question().options if isinstance(option, kinds)]
        chance.shuffle(orders)
        orders.sort(key=lambda order: not isinstance(order, Read | Fire))
        for order in [*orders[:3], *orders[-9:]]:
            compared += agrees(t.g, order, chance, seed)
    assert compared > 250


def agrees(g: Spell, order: Any, chance: random.Random, seed: int) -> bool:
    """Carried out with random choices and coins, and again by the plain reading from the log of it."""
    if isinstance(order, Attack) and (order.weapon.skill if order.skill else order.weapon.basic).shape == "heal":
        return False
    t = Table.of(g.copy())
    coins = [chance.random() < 0.5 for _ in range(30)]
    t.coin(*("freude" if heads else "schaden" for heads in coins))
    t.turn(0)
    log: list[tuple[str, list[str], str]] = []
    t.answer(order.name)
    while t.asked and t.asked != "act":
        answer = chance.choice(t.options())
        log.append((t.asked, t.options(), answer))
        t.answer(answer)
    mine = battle(g, log, coins)
    again(mine, g, order)
    assert told(mine) == seen(t.g), (seed, order.name)
    assert not mine.log
    return True


def again(mine: Battle, g: Spell, order: Any) -> None:
    match order:
        case Attack(weapon, skill, cell, free):
            mine.attack(0, weapon.name, "skill" if skill else "free" if free else "basic", pair(cell))
        case Punch(cell):
            mine.punch(0, pair(cell))
        case Fire(number):
            structure = g.structures[number]
            place = pair(structure.cells[0])
            if structure.kind == "catapult":
                mine.catapult(0, cell_of(mine.log.pop(0)[2]))
            else:
                mine.ballista(0, place, aimed(mine, "ballista", place))
        case Read(item):
            mine.scroll(0, item.name, aimed(mine, f"scroll-{item.name}", pair(g.heroes[0].cell)))


def aimed(mine: Battle, kind: str, place: Cell) -> Cell:
    """What was aimed at; a target alone is not asked for."""
    if mine.log and mine.log[0][0] == kind:
        return cell_of(mine.log.pop(0)[2])
    world = mine.now()
    hero = kind != "ballista"
    vision = not hero or mine.on_tower(mine.heroes[0])
    (cell,) = [
        cell
        for cell in world.enemies
        if plain_sectors(place, cell) <= 1 and (vision or plain.sees(world, place, cell, hero=True))
    ]
    return cell


def plain_sectors(one: Cell, two: Cell) -> int:
    from .plain_heroes import sectors_apart

    return sectors_apart(one, two)
