"""The Monster Phase (2.9): every monster acts by one fixed rule."""

from __future__ import annotations

from functools import cache

from wyrmtable.core.ask import Rule
from wyrmtable.games.last_spell import tales
from wyrmtable.games.last_spell.data import MONSTERS, ORDER, Monster
from wyrmtable.games.last_spell.grid import AREA, BOARD, CELLS, MAGE_CELLS, NEAR, distance
from wyrmtable.games.last_spell.land import ground_of
from wyrmtable.games.last_spell.rules.building import hp_of
from wyrmtable.games.last_spell.rules.burning import burn, hurt_mage, living_mages
from wyrmtable.games.last_spell.rules.ending import check
from wyrmtable.games.last_spell.rules.enemies import figure_for, lose_hp, move_enemy, put_monster
from wyrmtable.games.last_spell.rules.fire import blocking, clear
from wyrmtable.games.last_spell.rules.harm import blow_up, explode_all, strike_hero
from wyrmtable.games.last_spell.rules.moving import is_free
from wyrmtable.games.last_spell.rules.paths import path_values
from wyrmtable.games.last_spell.rules.stats import hp_left
from wyrmtable.games.last_spell.state import Enemy, Spell, Structure

RANK = {kind: rank for rank, kind in enumerate(ORDER)}


def monster_phase(g: Spell) -> None:
    """Who acts is fixed now; each monster is a step of its own, the Boss comes last."""
    g.to_act = sorted(
        (enemy.id for enemy in g.enemies.values() if enemy.strict), key=lambda id: (-RANK[g.enemies[id].kind], -id)
    )
    tales.monster_phase(g)
    g.then("monster")


def monster(g: Spell) -> Rule[None]:
    """The next one acts; those slain before their turn are skipped."""
    while g.to_act:
        enemy = g.enemies.get(g.to_act.pop())
        if enemy is not None:
            kind = enemy.kind
            yield from activate(g, enemy)
            if not check(g):
                tales.group_done(g, kind)
                g.then("monster")
            return


def activate(g: Spell, enemy: Enemy) -> Rule[None]:
    if enemy.poisoned and lose_hp(g, enemy, 1):
        yield from explode_all(g, [enemy])
        return
    if enemy.stunned:
        enemy.stunned = False
        tales.stunned(g, enemy)
        return
    kind = MONSTERS[enemy.kind]
    mages, heroes = targets(g, enemy.cell, kind.reach)
    if not stays(kind, mages, heroes):
        advance(g, enemy, kind)
        mages, heroes = targets(g, enemy.cell, kind.reach)
    yield from strike(g, enemy, kind, mages, heroes)
    if enemy.kind == "accursed":
        summon(g, enemy)


def targets(g: Spell, cell: int, reach: int) -> tuple[list[int], list[int]]:
    """Numbers of living Mages and seats of standing Heroes that can be attacked from a cell."""
    if not reach:
        near = NEAR[cell]
        mages = [mage for mage, place in enumerate(MAGE_CELLS) if place in near and g.mages[mage]]
        return mages, [seat for seat, hero in enumerate(g.heroes) if hero.cell in near]
    mages = [m for m, place in enumerate(MAGE_CELLS) if g.mages[m] and distance(cell, place) <= reach]
    heroes = [s for s, hero in enumerate(g.heroes) if hero.cell >= 0 and distance(cell, hero.cell) <= reach]
    if mages or heroes:
        blocks = blocking(g)
        mages = [mage for mage in mages if clear(blocks, cell, MAGE_CELLS[mage])]
        heroes = [seat for seat in heroes if clear(blocks, cell, g.heroes[seat].cell)]
    return mages, heroes


def stays(kind: Monster, mages: list[int], heroes: list[int]) -> bool:
    """A Mage always holds it; a Hero holds it unless it is slippery."""
    return bool(mages) or (bool(heroes) and (kind.engaged or kind.reach > 0 or kind.name == "boomer"))


# ---- moving


def advance(g: Spell, enemy: Enemy, kind: Monster) -> None:
    """To the reachable free cell with least (V, movement cost, y, x)."""
    cell = best_in_air(g, enemy, kind.move) if kind.flies else best_on_foot(g, enemy.cell, kind.move)
    if cell != enemy.cell:
        was = enemy.cell
        move_enemy(g, enemy, cell)
        tales.advanced(g, enemy, was)


def best_on_foot(g: Spell, start: int, move: int) -> int:
    """Through other enemies, not through structures or Heroes; shallow water costs 2."""
    ground = ground_of(g.rules.scenario, g.fog)
    walk, cost, built, enemy_at, values = ground.walk, ground.cost, g.built, g.enemy_at, path_values(g)
    seen = {hero.cell for hero in g.heroes}
    seen.add(start)
    best, least, best_cost = start, values[start], 0
    layers: list[list[int]] = [[] for _ in range(move + 2)]
    layers[0].append(start)
    for spent in range(move):
        for cell in layers[spent]:
            for near in walk[cell]:
                if near in seen or near in built:
                    continue
                total = spent + cost[near]
                if total > move:
                    continue
                seen.add(near)
                layers[total].append(near)
                value = values[near]
                if value > least or near in enemy_at:
                    continue
                if value < least or total < best_cost or (total == best_cost and near < best):
                    best, least, best_cost = near, value, total
    return best


@cache
def to_nearest(goals: tuple[int, ...]) -> tuple[int, ...]:
    """The distance of every cell to the nearest of these; there are fifteen sets of living Mages."""
    return tuple(min(distance(cell, goal) for goal in goals) for cell in range(CELLS))


def best_in_air(g: Spell, enemy: Enemy, move: int) -> int:
    """Over everything but Mages, fog and the edge; V is the distance to the nearest living Mage."""
    air = ground_of(g.rules.scenario, g.fog).air
    away = to_nearest(tuple(living_mages(g)))
    start = enemy.cell
    best = (away[start], 0, start)
    seen = {start}
    layer = [start]
    for spent in range(1, move + 1):
        following = []
        for cell in layer:
            for near in air[cell]:
                if near not in seen:
                    seen.add(near)
                    following.append(near)
                    found = (away[near], spent, near)
                    if found < best and is_free(g, near):
                        best = found
        layer = following
    return best[2]


# ---- attacking


def strike(g: Spell, enemy: Enemy, kind: Monster, mages: list[int], heroes: list[int]) -> Rule[None]:
    """The first that applies: a Mage, a Hero (ranged: first the Hero), then what blocks the way."""
    if kind.name == "boomer":
        if mages or heroes or blocker(g, enemy.cell) is not None:
            yield from blow_up(g, enemy)
    elif heroes and (kind.reach or not mages):
        yield from strike_seat(g, enemy, kind, chosen_hero(g, enemy, heroes))
    elif mages:
        mage = min(mages, key=lambda mage: (g.mages[mage], mage))
        tales.strikes_mage(g, enemy, mage)
        hurt_mage(g, mage, 1)
    elif not kind.flies:
        structure = blocker(g, enemy.cell)
        if structure is not None:
            tales.strikes_structure(g, enemy, structure)
            burn(g, structure, kind.vs_structure)


def chosen_hero(g: Spell, enemy: Enemy, heroes: list[int]) -> int:
    """Least remaining HP, then seat; Archers take a Shadow Coat last."""

    def rank(seat: int) -> tuple[bool, int, int]:
        hero = g.heroes[seat]
        hidden = enemy.kind == "archer" and any(item.name == "shadow_coat" for item in hero.items)
        return hidden, hp_left(hero), seat

    return min(heroes, key=rank)


def strike_seat(g: Spell, enemy: Enemy, kind: Monster, seat: int) -> Rule[None]:
    """Melee against a Hero on a Watchtower hits the tower."""
    structure = g.structure_on(g.heroes[seat].cell)
    if not kind.reach and structure is not None and structure.kind == "watchtower":
        tales.strikes_structure(g, enemy, structure)
        burn(g, structure, kind.vs_structure)
        return
    tales.strikes_hero(g, enemy, seat)
    yield from strike_hero(g, seat, kind.vs_hero, None if kind.reach else enemy)


def blocker(g: Spell, cell: int) -> Structure | None:
    """A structure beside the cell behind which the way is shorter."""
    values = path_values(g)
    best, least = None, 0
    for near in NEAR[cell]:
        number = g.built.get(near)
        if number is not None:
            structure = g.structures[number]
            value = values[near]
            if value - 2 * hp_of(structure) < values[cell] and (best is None or value < least):
                best, least = structure, value
    return best


def summon(g: Spell, enemy: Enemy) -> None:
    """Accursed: a Clawer on the first free cell of its Area."""
    kind = figure_for(g, "clawer")
    cell = next((near for near in AREA[enemy.cell] if near < len(BOARD) and is_free(g, near)), -1)
    if kind and cell >= 0:
        tales.summoned(g, put_monster(g, kind, cell))
