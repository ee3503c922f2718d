"""Weapon attacks by Heroes (2.6) and what perks and Traits make of them (2.16)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wyrmtable.core.ask import PASS, Rule, choose
from wyrmtable.games.last_spell import tales
from wyrmtable.games.last_spell.acts import AIMS, Aim, Attack
from wyrmtable.games.last_spell.data import Strike, Weapon
from wyrmtable.games.last_spell.grid import AREA, GAP, SECTOR, SIDES, distance
from wyrmtable.games.last_spell.rules.enemies import enemies_on
from wyrmtable.games.last_spell.rules.fire import blocking_for, clear, farthest_sector
from wyrmtable.games.last_spell.rules.harm import explode_all
from wyrmtable.games.last_spell.rules.hits import (
    Blow,
    arc,
    behind,
    blast,
    by_id,
    chain,
    hit,
    hit_all,
    line,
    plus,
    sector_cells,
    side_towards,
    with_target_first,
)
from wyrmtable.games.last_spell.rules.moving import on_tower
from wyrmtable.games.last_spell.rules.stats import add_mana, has, heal, is_a
from wyrmtable.games.last_spell.state import Enemy, Hero, Spell

NOTHING: frozenset[int] = frozenset()
MASTERY = {"melee": "warlord", "ranged": "deadeye", "magic": "archmage"}
FREE_DRAWS = ("quick_draw", "trigger_happy")
RICOCHET_REACH = 2
MOMENTUM_MOST = 2


# ---- what can be attacked


def attacks(g: Spell, hero: Hero) -> Iterator[Attack]:
    """Every weapon, attack and target the Hero can pay for."""
    blocks: frozenset[int] | None = None
    for weapon in hero.items:
        if not isinstance(weapon, Weapon):
            continue
        for skill in (False, True):
            strike = weapon.skill if skill else weapon.basic
            paid = hero.tokens >= strike.actions and hero.mana >= mana_cost(hero, strike)
            free = not skill and weapon.category == "ranged" and free_draw(hero) != ""
            if not paid and not free:
                continue
            if blocks is None:
                blocks = blocking_for(g, hero)
            cells = targets(g, hero, weapon, strike, blocks)
            if paid:
                yield from (Attack(weapon, skill, cell) for cell in cells)
            if free:
                yield from (Attack(weapon, False, cell, True) for cell in cells)


def mana_cost(hero: Hero, strike: Strike) -> int:
    """Focus makes the first Skill of the night cheaper."""
    if strike.mana and has(hero, "focus") and "skill" not in hero.this_night:
        return strike.mana - 1
    return strike.mana


def free_draw(hero: Hero) -> str:
    """The perk or Trait that makes a ranged Basic cost no actions, if one is left."""
    for name in FREE_DRAWS:
        if (has(hero, name) or is_a(hero, name)) and name not in hero.this_night:
            return name
    return ""


def targets(g: Spell, hero: Hero, weapon: Weapon, strike: Strike, blocks: frozenset[int]) -> list[int]:
    """Cells this attack may aim at; ``blocks`` are the cells that block the Hero's line of fire."""
    here, at = hero.cell, g.enemy_at
    if strike.shape == "ring":
        return [here] if any(cell in at for cell in AREA[here]) else []
    if strike.shape.startswith("line"):
        length = int(strike.shape[4:])
        return [SIDES[here][side] for side in range(4) if any(c in at for c in line(here, side, length, blocks))]
    if strike.reach == "melee":
        return [cell for cell in SIDES[here] if cell in at]
    if weapon.category == "ranged" and is_a(hero, "sharp_eyed") and "ranged" not in hero.this_round:
        blocks = NOTHING
    if strike.shape == "heal":
        candidates = [other.cell for other in g.heroes if other.stands and other.wounds]
    else:
        candidates = [g.enemies[number].cell for number in sorted(g.enemies)]
    most = farthest_sector(hero, weapon, strike)
    gaps = GAP[SECTOR[here]]
    return [c for c in candidates if gaps[SECTOR[c]] <= most and (c == here or clear(blocks, here, c))]


# ---- attacking


def blow_of(g: Spell, hero: Hero, seat: int, weapon: Weapon, strike: Strike) -> Blow:
    category, abilities = weapon.category, strike.abilities
    ranged, magic, melee = category == "ranged", category == "magic", category == "melee"
    steady = ranged and has(hero, "steady_aim") and "ranged" not in hero.this_round and "mp" not in hero.this_round
    bonus = has(hero, MASTERY[category]) + steady + (has(hero, "climber") and on_tower(g, hero))
    sunders = (melee and has(hero, "sunder")) or (ranged and has(hero, "piercing_shots"))
    inexorable = magic and has(hero, "inexorable")
    return Blow(
        seat=seat,
        origin=hero.cell,
        damage=strike.damage,
        bonus=bonus,
        piercing="Armour Piercing" in abilities or sunders or inexorable,
        inevitable="Inevitable" in abilities or inexorable or (ranged and has(hero, "true_shot")),
        stun="Stun" in abilities,
        poison="Poison" in abilities,
        push="Push 1" in abilities,
        opportunist="Opportunist" in abilities,
        finisher=melee and has(hero, "finisher"),
        gentle=is_a(hero, "healer"),
    )


def attack(g: Spell, seat: int, act: Attack) -> Rule[None]:
    """Pay, hit, let slain Boomers explode, then perks."""
    hero, weapon = g.heroes[seat], act.weapon
    strike = weapon.skill if act.skill else weapon.basic
    category = weapon.category
    blow = blow_of(g, hero, seat, weapon, strike)
    if act.free:
        hero.this_night.append(free_draw(hero))
    else:
        hero.tokens -= strike.actions
    hero.mana -= mana_cost(hero, strike)
    if act.skill:
        hero.this_night.append("skill")
    tales.attacks(g, seat, act)
    if strike.shape == "heal":
        mend(g, seat, act.cell, strike.damage)
        slain: list[Enemy] = []
    elif strike.shape == "split":
        slain = yield from split(g, hero, weapon, strike, blow, act.cell)
    elif strike.shape.startswith("chain"):
        slain = yield from chain(g, blow, act.cell, int(strike.shape[5:]), falls=True)
    else:
        struck = yield from all_struck(g, hero, weapon, strike, seat, act.cell)
        slain = yield from hit_all(g, blow, struck)
    hero.this_round.append(category)
    gain_by_kills(hero, category, len(slain))
    yield from explode_all(g, slain)
    if slain and hero.stands:
        yield from perk_damage(g, seat, category, slain)
    if hero.stands and has(hero, "hit_and_run") and "hit_and_run" not in hero.this_round:
        hero.this_round.append("hit_and_run")
        hero.mp += 2


def all_struck(g: Spell, hero: Hero, weapon: Weapon, strike: Strike, seat: int, cell: int) -> Rule[list[Enemy]]:
    """The list of enemies hit, fixed before the first hit."""
    here, shape = hero.cell, strike.shape
    if shape == "plus" and weapon.category == "magic" and has(hero, "wide_circle"):
        shape = "blast"
    if shape == "ring":
        return enemies_on(g, AREA[here])
    if shape.startswith("line"):
        cells = line(here, side_towards(here, cell), int(shape[4:]), blocking_for(g, hero))
        return enemies_on(g, cells)
    if shape == "pierce":
        second = behind(g, here, cell)
        if second:
            aim = yield from choose(seat, "pierce", [AIMS[c] for c in second])
            return [*enemies_on(g, [cell]), *enemies_on(g, [aim.cell])]
    if shape == "arc3":
        return with_target_first(g, cell, arc(here, cell))
    if shape == "plus":
        return with_target_first(g, cell, plus(cell))
    if shape == "blast":
        return with_target_first(g, cell, blast(cell))
    if shape == "sector":
        return with_target_first(g, cell, sector_cells(g, cell))
    return enemies_on(g, [cell])


def split(g: Spell, hero: Hero, weapon: Weapon, strike: Strike, blow: Blow, first: int) -> Rule[list[Enemy]]:
    """So many hits, each on any legal target, chosen after the result of the one before; one may stop early."""
    slain = []
    cell = first
    for left in range(strike.hits - 1, -1, -1):
        enemy = g.enemies[g.enemy_at[cell]]
        if (yield from hit(g, blow, enemy, blow.damage)):
            slain.append(enemy)
        if not left:
            break
        cells = targets(g, hero, weapon, strike, blocking_for(g, hero))
        if not cells:
            break
        answer = yield from choose(blow.seat, "next-hit", [*(AIMS[c] for c in cells), PASS], left)
        if not isinstance(answer, Aim):
            break
        cell = answer.cell
    return slain


def mend(g: Spell, seat: int, cell: int, wounds: int) -> None:
    mate = g.hero_on(cell)
    wounds += is_a(g.heroes[seat], "healer")
    heal(g.heroes[mate], wounds)
    tales.healed(g, mate)


# ---- after the hits


def gain_by_kills(hero: Hero, category: str, kills: int) -> None:
    """Momentum, Bloodlust, Savage by melee; Siphon by magic."""
    if category == "melee":
        for _ in range(kills):
            if has(hero, "momentum") and hero.this_round.count("momentum") < MOMENTUM_MOST:
                hero.this_round.append("momentum")
                hero.mp += 1
        if kills and has(hero, "bloodlust") and "bloodlust" not in hero.this_round:
            hero.this_round.append("bloodlust")
            hero.tokens += 1
        if kills and is_a(hero, "savage") and "savage" not in hero.this_round:
            hero.this_round.append("savage")
            hero.mp += 1
    if category == "magic" and kills and has(hero, "siphon") and "siphon" not in hero.this_round:
        hero.this_round.append("siphon")
        add_mana(hero, 1)


def perk_damage(g: Spell, seat: int, category: str, slain: Sequence[Enemy]) -> Rule[None]:
    """Cleaver and Ricochet: once per round one hit of 1, after the explosions, without further perks."""
    hero = g.heroes[seat]
    if category == "melee" and has(hero, "cleaver") and "cleaver" not in hero.this_round:
        perk = "cleaver"
        near = enemies_on(g, [cell for cell in SIDES[hero.cell] if cell >= 0])
    elif category == "ranged" and has(hero, "ricochet") and "ricochet" not in hero.this_round:
        perk = "ricochet"
        fallen = [enemy.cell for enemy in slain]
        near = [e for e in g.enemies.values() if any(distance(e.cell, cell) <= RICOCHET_REACH for cell in fallen)]
    else:
        return
    if not near:
        return
    answer = yield from choose(seat, perk, [*(AIMS[enemy.cell] for enemy in by_id(near)), PASS])
    if not isinstance(answer, Aim):
        return
    hero.this_round.append(perk)
    enemy = g.enemies[g.enemy_at[answer.cell]]
    tales.perk_used(g, seat, perk)
    if (yield from hit(g, Blow(seat, hero.cell, 1), enemy, 1)):
        yield from explode_all(g, [enemy])
