"""One hit after another (2.6): the coin, Armour, HP, Stun, Poison, Push; shapes as lists of those who are hit."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from wyrmtable.core.ask import PASS, Rule, choose
from wyrmtable.games.last_spell import tales
from wyrmtable.games.last_spell.acts import AIMS, Aim
from wyrmtable.games.last_spell.data import MONSTERS
from wyrmtable.games.last_spell.grid import AREA, SECTOR, SIDES, WIDTH, XS, YS, distance
from wyrmtable.games.last_spell.rules.enemies import armour_against, armour_of, enemies_on, lose_hp, move_enemy
from wyrmtable.games.last_spell.rules.harm import flip
from wyrmtable.games.last_spell.rules.moving import is_free
from wyrmtable.games.last_spell.state import Enemy, Spell

CHAIN_REACH = 2


class Blow(Struct, frozen=True):
    """Whose hits they are, where they come from and what they can do."""

    seat: int
    origin: int
    damage: int
    """As printed."""
    bonus: int = 0
    """More on every hit."""
    piercing: bool = False
    inevitable: bool = False
    stun: bool = False
    poison: bool = False
    push: bool = False
    opportunist: bool = False
    finisher: bool = False
    """+1 on an enemy below its full HP."""
    gentle: bool = False
    """−1 on an enemy with Armour (Healer)."""


def hit(g: Spell, blow: Blow, enemy: Enemy, printed: int) -> Rule[bool]:
    """Whether this hit slays it."""
    dodges = not blow.inevitable and enemy.strict and MONSTERS[enemy.kind].dodges
    if dodges and not (yield from flip(g, blow.seat)):
        tales.dodged(g, enemy)
        return False
    wounded = enemy.hp < enemy.full
    damage = printed + blow.bonus + (blow.finisher and wounded)
    damage += blow.opportunist and (wounded or enemy.stunned or enemy.poisoned)
    damage -= blow.gentle and armour_of(g, enemy) > 0
    damage = max(0, max(0, damage) - armour_against(g, enemy, blow.piercing))
    if lose_hp(g, enemy, damage):
        return True
    if damage and enemy.strict:
        suffer_ability(g, blow, enemy)
    return False


def suffer_ability(g: Spell, blow: Blow, enemy: Enemy) -> None:
    enemy.poisoned = enemy.poisoned or blow.poison
    if not MONSTERS[enemy.kind].unstoppable:
        enemy.stunned = enemy.stunned or blow.stun
        if blow.push:
            push(g, blow.origin, enemy)


def push(g: Spell, origin: int, enemy: Enemy) -> None:
    """One cell directly away along the axis of the larger difference, x on a tie, if that cell is free."""
    dx, dy = XS[enemy.cell] - XS[origin], YS[enemy.cell] - YS[origin]
    if abs(dx) >= abs(dy):
        side = 1 if dx > 0 else 3
    else:
        side = 2 if dy > 0 else 0
    cell = SIDES[enemy.cell][side]
    if cell >= 0 and is_free(g, cell):
        move_enemy(g, enemy, cell)
        tales.pushed(g, enemy)


def hit_all(g: Spell, blow: Blow, enemies: Sequence[Enemy]) -> Rule[list[Enemy]]:
    """One by one in this order, each for the printed damage; the slain."""
    slain = []
    for enemy in enemies:
        falls = yield from hit(g, blow, enemy, blow.damage)
        slain += [enemy] * falls
    return slain


def with_target_first(g: Spell, target: int, cells: Sequence[int]) -> list[Enemy]:
    """The enemy on the target cell, then those on the other cells."""
    found = enemies_on(g, cells)
    return [*enemies_on(g, [target]), *(enemy for enemy in found if enemy.cell != target)]


# ---- shapes


def arc(origin: int, target: int) -> list[int]:
    """The target and the two cells beside it, across the direction of the attack."""
    north, east, south, west = SIDES[target]
    beside = (north, south) if abs(target - origin) == 1 else (west, east)
    return [cell for cell in (target, *beside) if cell >= 0]


def line(origin: int, side: int, length: int, blocks: frozenset[int]) -> list[int]:
    """Cells straight out from the attacker; one that blocks its line of fire ends the line before it."""
    cells: list[int] = []
    cell = SIDES[origin][side]
    while cell >= 0 and len(cells) < length and cell not in blocks:
        cells.append(cell)
        cell = SIDES[cell][side]
    return cells


def side_towards(origin: int, cell: int) -> int:
    """Number of the side of ``origin`` on which its neighbour lies."""
    return {-WIDTH: 0, 1: 1, WIDTH: 2, -1: 3}[cell - origin]


def plus(cell: int) -> list[int]:
    return [cell, *(near for near in SIDES[cell] if near >= 0)]


def blast(cell: int) -> list[int]:
    return [cell, *AREA[cell]]


def sector_cells(g: Spell, cell: int) -> list[int]:
    """Cells of enemies in the sector of this cell."""
    return [enemy.cell for enemy in g.enemies.values() if SECTOR[enemy.cell] == SECTOR[cell]]


def behind(g: Spell, origin: int, target: int) -> list[int]:
    """Enemies beside the target and farther from the attacker."""
    far = distance(origin, target)
    return [near for near in SIDES[target] if near in g.enemy_at and distance(origin, near) > far]


def chain(g: Spell, blow: Blow, first: int, links: int, falls: bool) -> Rule[list[Enemy]]:
    """Up to so many different enemies, each next within Manhattan 2 of the last; damage may fall by 1 per link."""
    slain: list[Enemy] = []
    hits: list[int] = []
    cell = first
    printed = blow.damage
    while True:
        enemy = g.enemies[g.enemy_at[cell]]
        hits.append(enemy.id)
        if (yield from hit(g, blow, enemy, printed)):
            slain.append(enemy)
        if falls:
            printed = max(1, printed - 1)
        near = [e for e in g.enemies.values() if e.id not in hits and distance(cell, e.cell) <= CHAIN_REACH]
        if len(hits) == links or not near:
            return slain
        answer = yield from choose(blow.seat, "next-link", [*(AIMS[e.cell] for e in by_id(near)), PASS])
        if not isinstance(answer, Aim):
            return slain
        cell = answer.cell


def by_id(enemies: Sequence[Enemy]) -> list[Enemy]:
    return sorted(enemies, key=lambda enemy: enemy.id)
