"""What an attack is sure to do, tried on a copy by the rules themselves: chips that keep their promise.

A coin is never thrown for it: where the target may dodge, the number is an estimate.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from wyrmtable.core.ask import Rule
from wyrmtable.core.scene import Pip
from wyrmtable.games.last_spell.acts import Attack
from wyrmtable.games.last_spell.data import MONSTERS
from wyrmtable.games.last_spell.rules.attacks import all_struck, blow_of, mana_cost
from wyrmtable.games.last_spell.rules.enemies import enemies_on
from wyrmtable.games.last_spell.rules.hits import Blow, hit_all
from wyrmtable.games.last_spell.rules.stats import is_a
from wyrmtable.games.last_spell.state import Enemy, Spell

T = TypeVar("T")
STEPWISE = ("split", "chain2", "chain3")
"""Shapes of which only the first hit is chosen by now."""
MOST_CHIPS = 4


class Harm(Struct, frozen=True):
    """What one enemy loses."""

    cell: int
    pip: Pip


def attack_harms(g: Spell, seat: int, act: Attack) -> tuple[tuple[Pip, ...], list[Harm]]:
    """What an attack costs or heals, and who loses HP by it."""
    hero, weapon = g.heroes[seat], act.weapon
    strike = weapon.skill if act.skill else weapon.basic
    mana = mana_cost(hero, strike)
    pips = [] if act.free or not strike.actions else [Pip("tokens", -strike.actions)]
    if mana:
        pips.append(Pip("mana", -mana))
    if strike.shape == "heal":
        mate = g.heroes[g.hero_on(act.cell)]
        return (*pips, Pip("hp", min(mate.wounds, strike.damage + is_a(hero, "healer")))), []
    if strike.shape in STEPWISE:
        struck = enemies_on(g, [act.cell])
    else:
        answered = outcome(all_struck(g, hero, weapon, strike, seat, act.cell))
        struck = enemies_on(g, [act.cell]) if answered is None else answered
    return tuple(pips), harms(g, blow_of(g, hero, seat, weapon, strike), struck)


def harm_pips(found: Sequence[Harm]) -> tuple[Pip, ...]:
    """As chips, as many as can be read."""
    return tuple(harm.pip for harm in found[:MOST_CHIPS])


def harms(g: Spell, blow: Blow, struck: Sequence[Enemy]) -> list[Harm]:
    """HP that each of these enemies loses, the most first."""
    world = g.copy()
    outcome(hit_all(world, replace(blow, inevitable=True, push=False), [world.enemies[enemy.id] for enemy in struck]))
    unsure = any(enemy.kind == "boomer" for enemy in struck)
    found = []
    for enemy in struck:
        left = world.enemies.get(enemy.id)
        lost = enemy.hp - (left.hp if left else 0)
        dodges = enemy.strict and MONSTERS[enemy.kind].dodges and not blow.inevitable
        if lost:
            found.append(Harm(enemy.cell, Pip("hp", -lost, tone="threat", about=unsure or dodges)))
    found.sort(key=lambda harm: harm.pip.n or 0)
    return found


def outcome(flow: Rule[T]) -> T | None:
    """What a rule comes to without asking anybody; None when it asks."""
    try:
        next(flow)
    except StopIteration as stop:
        result: T = stop.value
        return result
    return None
