"""Enemies on the board: placing (2.4), Armour, losing HP, being slain (2.6, 2.12, 2.13)."""

from __future__ import annotations

from collections.abc import Sequence

from wyrmtable.games.last_spell import tales
from wyrmtable.games.last_spell.data import BOSS_HP, BOSSES, MONSTERS, SHROUD, SUBSTITUTE
from wyrmtable.games.last_spell.grid import IN_SURROUNDINGS, SURROUNDINGS, XS, YS
from wyrmtable.games.last_spell.land import ground_of
from wyrmtable.games.last_spell.rules.missions import count_slain
from wyrmtable.games.last_spell.rules.moving import is_free
from wyrmtable.games.last_spell.state import FIRST_BOSS, Enemy, Spell

TRIES = 4
"""The kind itself and its substitutes."""


# ---- placing


def nearest_free(g: Spell, aimed: int, cells: Sequence[int] = SURROUNDINGS, least: int = 0) -> int:
    """The free cell with least (Manhattan distance, y, x); ``least`` is the smallest distance allowed; −1: none is free."""
    if not least and is_free(g, aimed) and (cells is not SURROUNDINGS or IN_SURROUNDINGS[aimed]):
        return aimed
    is_open = ground_of(g.rules.scenario, g.fog).open
    taken = frozenset((*g.built, *g.enemy_at, *(hero.cell for hero in g.heroes)))
    x, y = XS[aimed], YS[aimed]
    best, nearest = -1, 999
    for cell in cells:
        away = abs(XS[cell] - x) + abs(YS[cell] - y)
        if least <= away < nearest and is_open[cell] and cell not in taken:
            best, nearest = cell, away
    return best


def put_monster(g: Spell, kind: str, cell: int) -> Enemy:
    g.monster_ids += 1
    hp = MONSTERS[kind].hp
    return put(g, Enemy(id=g.monster_ids, kind=kind, cell=cell, hp=hp, full=hp))


def put_minion(g: Spell, kind: str, cell: int) -> Enemy:
    g.minion_ids += 1
    hp = BOSS_HP[kind][g.rules.heroes]
    return put(g, Enemy(id=g.minion_ids, kind=kind, cell=cell, hp=hp, full=hp))


def put_boss(g: Spell, kind: str, cell: int) -> Enemy:
    number = FIRST_BOSS + BOSSES[g.rules.scenario].index(kind)
    hp = BOSS_HP[kind][g.rules.heroes]
    return put(g, Enemy(id=number, kind=kind, cell=cell, hp=hp, full=hp))


def put(g: Spell, enemy: Enemy) -> Enemy:
    g.enemies[enemy.id] = enemy
    g.enemy_at[enemy.cell] = enemy.id
    return enemy


def figure_for(g: Spell, kind: str) -> str:
    """The kind to place: a substitute when all figures are on the board; empty when those are, too."""
    for _ in range(TRIES):
        if sum(enemy.kind == kind for enemy in g.enemies.values()) < MONSTERS[kind].figures:
            return kind
        if kind not in SUBSTITUTE:
            return ""
        kind = SUBSTITUTE[kind]
    return ""


def place_monster(g: Spell, kind: str, aimed: int) -> Enemy | None:
    """On the aimed cell, or the nearest free cell of the Surroundings."""
    kind = figure_for(g, kind)
    cell = nearest_free(g, aimed) if kind else -1
    if cell < 0:
        return None
    return put_monster(g, kind, cell)


def move_enemy(g: Spell, enemy: Enemy, cell: int) -> None:
    del g.enemy_at[enemy.cell]
    enemy.cell = cell
    g.enemy_at[cell] = enemy.id


# ---- being hit


def armour_of(g: Spell, enemy: Enemy) -> int:
    """Armour at this moment."""
    if enemy.strict:
        return MONSTERS[enemy.kind].armour
    if enemy.kind == "harpy":
        return int(any(other.kind == "alerion" for other in g.enemies.values()))
    if enemy.kind == "dryad":
        monoliths = sum(other.kind == "monolith" for other in g.enemies.values())
        return 2 if monoliths >= 3 else min(1, monoliths)
    return int(is_enraged(g, enemy))


def is_enraged(g: Spell, enemy: Enemy) -> bool:
    """A part of Cetusia whose other part is dead."""
    return enemy.kind.startswith("cetusia") and sum(other.is_boss for other in g.enemies.values()) == 1


def armour_against(g: Spell, enemy: Enemy, piercing: bool) -> int:
    """Armour Piercing ignores it, but not that of the Dryad."""
    return 0 if piercing and enemy.kind != "dryad" else armour_of(g, enemy)


def lose_hp(g: Spell, enemy: Enemy, damage: int) -> bool:
    """Whether this slays it. A Boss loses only so much in a round (Shroud)."""
    if enemy.is_boss:
        damage = min(damage, SHROUD[enemy.kind][g.rules.heroes] - g.torn)
        g.torn += min(damage, enemy.hp)
    lost = min(damage, enemy.hp)
    enemy.hp -= lost
    tales.enemy_hurt(g, enemy, lost)
    if enemy.hp > 0:
        return False
    remove_enemy(g, enemy)
    tales.slain(g, enemy)
    if enemy.strict:
        count_slain(g, enemy)
    return True


def remove_enemy(g: Spell, enemy: Enemy) -> None:
    del g.enemies[enemy.id]
    del g.enemy_at[enemy.cell]


def enemies_on(g: Spell, cells: Sequence[int]) -> list[Enemy]:
    """Those on these cells, in the order they are hit (2.6)."""
    at = g.enemy_at
    return [g.enemies[number] for number in sorted(at[cell] for cell in cells if cell in at)]
