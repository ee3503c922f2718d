"""Scrolls and potions (2.16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.last_spell import tales
from wyrmtable.games.last_spell.acts import AIMS, Mate, Sector, Standing
from wyrmtable.games.last_spell.data import MONSTERS, POTIONS, Item, constant
from wyrmtable.games.last_spell.grid import CITY, GAP, SECTOR
from wyrmtable.games.last_spell.rules.burning import quench
from wyrmtable.games.last_spell.rules.enemies import remove_enemy
from wyrmtable.games.last_spell.rules.fire import blocking_for, clear
from wyrmtable.games.last_spell.rules.harm import explode_all
from wyrmtable.games.last_spell.rules.hits import Blow, blast, chain, hit_all, with_target_first
from wyrmtable.games.last_spell.rules.missions import count_slain
from wyrmtable.games.last_spell.rules.moving import can_stand
from wyrmtable.games.last_spell.rules.stats import add_guard, add_mana, heal, is_a, max_mana, turned
from wyrmtable.games.last_spell.state import Enemy, Hero, Spell

GUARD_MOST = constant("guard_max")
BANISHED_HP = 3
FIREBALL, LIGHTNING, LINKS = 3, 2, 5
HEALED, MENDED, WARDED, HASTE = 3, 3, 2, 2


# ---- potions


def can_drink(g: Spell, hero: Hero, item: Item) -> bool:
    """With its full side up, and when it changes something."""
    if item.slot != "potion" or turned(g, item):
        return False
    kind = POTIONS[item.name].kind
    if kind == "health":
        return hero.wounds > 0
    return kind != "mana" or hero.mana < max_mana(hero)


def drink(g: Spell, seat: int, item: Item) -> None:
    hero = g.heroes[seat]
    g.used[item.name] = 1
    kind = POTIONS[item.name].kind
    if kind == "health":
        heal(hero, 2 + is_a(hero, "healer"))
    elif kind == "mana":
        add_mana(hero, 3)
    elif kind == "vigour":
        hero.tokens += 2
    else:
        hero.mp += 4
    tales.drunk(g, seat, item)


# ---- scrolls


def scroll_targets(g: Spell, seat: int, name: str) -> Sequence[Any]:
    """What the scroll can be read on; nothing when it would change nothing. Warding has no target but the reader."""
    hero = g.heroes[seat]
    gaps = GAP[SECTOR[hero.cell]]
    near = [mate for mate in g.standing if gaps[SECTOR[g.heroes[mate].cell]] <= 1]
    if name in ("fireball", "lightning"):
        blocks = blocking_for(g, hero)
        return [
            AIMS[enemy.cell]
            for enemy in in_reach(g, hero)
            if enemy.cell == hero.cell or clear(blocks, hero.cell, enemy.cell)
        ]
    if name == "frost":
        stunned = [SECTOR[enemy.cell] for enemy in in_reach(g, hero) if can_be_stunned(enemy)]
        return [Sector(sector) for sector in sorted(dict.fromkeys(stunned))]
    if name == "teleport":
        return [AIMS[cell] for cell in CITY if can_stand(g, cell)]
    if name == "healing":
        return [Mate(mate) for mate in near if g.heroes[mate].wounds]
    if name == "ward":
        return [Sector(SECTOR[hero.cell])] if any(g.heroes[mate].guard < GUARD_MOST for mate in warded(g, hero)) else []
    if name == "mending":
        return [Standing(structure.id) for structure in g.structures.values() if structure.flames]
    if name == "banishment":
        return [AIMS[enemy.cell] for enemy in in_reach(g, hero) if can_be_banished(enemy)]
    return [Mate(mate) for mate in near if not g.heroes[mate].ended]


def in_reach(g: Spell, hero: Hero) -> list[Enemy]:
    """Enemies of the current and the adjacent sectors."""
    gaps = GAP[SECTOR[hero.cell]]
    return [g.enemies[number] for number in sorted(g.enemies) if gaps[SECTOR[g.enemies[number].cell]] <= 1]


def can_be_stunned(enemy: Enemy) -> bool:
    return enemy.strict and not MONSTERS[enemy.kind].unstoppable and not enemy.stunned


def can_be_banished(enemy: Enemy) -> bool:
    return enemy.strict and MONSTERS[enemy.kind].hp <= BANISHED_HP


def warded(g: Spell, hero: Hero) -> list[int]:
    return [mate for mate in g.standing if SECTOR[g.heroes[mate].cell] == SECTOR[hero.cell]]


def read(g: Spell, seat: int, item: Item) -> Rule[None]:
    """Once, then out for the scenario."""
    hero = g.heroes[seat]
    target = yield from choose(seat, f"scroll-{item.name}", scroll_targets(g, seat, item.name))
    hero.tokens -= 1
    hero.items.remove(item)
    g.spent.append(item)
    tales.read(g, seat, item)
    match item.name:
        case "fireball":
            struck = with_target_first(g, target.cell, blast(target.cell))
            slain = yield from hit_all(g, Blow(seat, hero.cell, FIREBALL), struck)
            yield from explode_all(g, slain)
        case "lightning":
            bolt = Blow(seat, hero.cell, LIGHTNING, inevitable=True)
            slain = yield from chain(g, bolt, target.cell, LINKS, falls=False)
            yield from explode_all(g, slain)
        case "frost":
            for enemy in g.enemies.values():
                if SECTOR[enemy.cell] == target.sector and can_be_stunned(enemy):
                    enemy.stunned = True
        case "teleport":
            hero.cell = target.cell
        case "healing":
            heal(g.heroes[target.seat], HEALED + is_a(hero, "healer"))
            tales.healed(g, target.seat)
        case "ward":
            for mate in warded(g, hero):
                add_guard(g.heroes[mate], WARDED)
        case "mending":
            structure = g.structures[target.structure]
            quench(g, structure, min(MENDED, structure.flames))
        case "banishment":
            enemy = g.enemies[g.enemy_at[target.cell]]
            remove_enemy(g, enemy)
            tales.banished(g, enemy)
            count_slain(g, enemy)
        case "haste":
            g.heroes[target.seat].tokens += HASTE
            g.heroes[target.seat].mp += HASTE
