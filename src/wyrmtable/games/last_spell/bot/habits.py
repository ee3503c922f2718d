"""Which acts of a Night are worth a thought, and how much, by a quick look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wyrmtable.core.ask import PASS, Question
from wyrmtable.games.last_spell import acts
from wyrmtable.games.last_spell.bot.day import directions, plan
from wyrmtable.games.last_spell.bot.gear import item_worth
from wyrmtable.games.last_spell.bot.night import BOSS_HP, THREAT, threat
from wyrmtable.games.last_spell.data import DAYS, MONSTERS, SHROUD, Perk, Weapon
from wyrmtable.games.last_spell.grid import AREA, GAP, IN_CITY, MAGE_CELLS, SECTOR, distance
from wyrmtable.games.last_spell.rules.defences import BALLISTA, SPLASH
from wyrmtable.games.last_spell.rules.enemies import armour_against, enemies_on
from wyrmtable.games.last_spell.rules.fire import REACH
from wyrmtable.games.last_spell.rules.hits import arc, blast, line, plus, sector_cells, side_towards
from wyrmtable.games.last_spell.rules.paths import path_values
from wyrmtable.games.last_spell.rules.scrolls import BANISHED_HP, FIREBALL, LIGHTNING
from wyrmtable.games.last_spell.state import Enemy, Hero, Spell

ATTACKS, MOVES, TARGETS = 6, 4, 3
"""So many attacks, moves and targets of other things are tried."""
PERKS = [
    "bloodlust",
    "warlord",
    "deadeye",
    "archmage",
    "commander",
    "siphon",
    "inexorable",
    "eagle_eye",
    "ricochet",
    "cleaver",
    "rally",
    "steady_aim",
    "finisher",
    "quick_draw",
    "overflow",
    "deep_well",
    "momentum",
    "hit_and_run",
    "focus",
    "engineer",
    "thick_skin",
    "unyielding",
    "second_skin",
    "last_stand",
    "true_shot",
    "piercing_shots",
    "sunder",
    "wide_circle",
    "artillerist",
    "fleet",
]
"""Perks in the order they are wanted; the others come last."""
HEROES = ("ysolde", "tarek", "brunhild", "corvin")
"""Those wanted most come last."""
TRAITS = ("trigger_happy", "sharp_eyed", "brawny", "gifted", "nimble", "tinkerer", "savage", "stalwart")


def prefer(g: Spell, question: Question, picks: Sequence[Any]) -> Sequence[float] | None:
    """By Day the one thing that is planned, by Night everything worth a thought."""
    kind, hero = question.kind, g.heroes[question.seat]
    match kind:
        case "day" | "exchange":
            chosen = plan(g, question.seat, picks)
            return [float(pick == chosen) for pick in picks]
        case "act":
            return night(g, hero, picks)
        case "catapult":
            return top([sum_hit(g, plus(aim.cell), SPLASH) for aim in picks], TARGETS)
        case "ballista":
            return top([sum_hit(g, [aim.cell], BALLISTA, piercing=True) for aim in picks], TARGETS)
        case "next-hit" | "next-link":
            return top([0.0 if aim is PASS else 1 + sum_hit(g, [aim.cell], 1) for aim in picks], TARGETS)
        case "scroll-fireball":
            return top([sum_hit(g, blast(aim.cell), FIREBALL) for aim in picks], TARGETS)
        case "scroll-lightning":
            return top([sum_hit(g, [aim.cell], LIGHTNING) for aim in picks], TARGETS)
        case "scroll-banishment":
            return top([sum_hit(g, [aim.cell], BANISHED_HP, piercing=True) for aim in picks], TARGETS)
        case "scroll-teleport":
            return top([place(g, hero, aim.cell) for aim in picks], MOVES)
        case "scroll-mending":
            return top([float(g.structures[act.structure].flames) for act in picks], TARGETS)
        case "deploy":
            return only([post(g, hero, pick.cell) for pick in picks])
        case "hero":
            return only([float(HEROES.index(card)) for card in picks])
        case "trait":
            return only([float(trait in TRAITS) for trait in picks])
        case "perk":
            return only([wanted(hero, perk) for perk in picks])
        case "start-weapon" | "start-armour" | "start-extra":
            return only([item_worth(item, hero) for item in picks])
        case "first-player":
            return only([0.0] * len(picks))
        case "defend":
            return [0.0 if pick is PASS else 1.0 for pick in picks]
        case "reroll":
            return [0.3 if pick is acts.KEEP else 1.0 for pick in picks]
    return None


def only(values: list[float]) -> list[float]:
    """All weight for the best."""
    best = values.index(max(values))
    return [float(i == best) for i in range(len(values))]


def top(values: list[float], most: int) -> list[float]:
    """The best keep their weights, the others get none."""
    best = sorted(range(len(values)), key=values.__getitem__, reverse=True)[:most]
    least = min(values)
    return [values[i] - least + 0.1 if i in best else 0.0 for i in range(len(values))]


def wanted(hero: Hero, perk: Perk) -> float:
    """By the list, and rather what fits the weapons."""
    categories = {weapon.category for weapon in hero.items if isinstance(weapon, Weapon)}
    fits = {"might": "melee", "precision": "ranged", "sorcery": "magic"}.get(perk.deck)
    if fits is not None and fits not in categories:
        return 0.02
    rank = PERKS.index(perk.name) if perk.name in PERKS else len(PERKS)
    return (1.0 / (1 + rank)) * (1 + perk.level)


# ---- deploying


def post(g: Spell, hero: Hero, cell: int) -> float:
    """Where a Hero waits for the wave: inside, between the Mages and those who come, apart from the others."""
    starts = directions(g)
    home = min(distance(cell, mage) for mage in MAGE_CELLS)
    near = min([distance(cell, start) for start in starts], default=0)
    mates = sum([1.5 for mate in g.heroes if mate.cell >= 0 and distance(cell, mate.cell) < 3])
    covered = sum([GAP[SECTOR[cell]][SECTOR[start]] <= reach(hero) for start in starts])
    boss = 0.0
    if g.day == DAYS and g.ledge >= 0:
        boss = 1.5 * (GAP[SECTOR[cell]][SECTOR[g.ledge]] <= reach(hero))
    return boss + 0.8 * covered - 0.1 * near - 0.12 * home + 0.8 * IN_CITY[cell] - mates


def reach(hero: Hero) -> int:
    """Sectors the best weapon of a Hero reaches, −1 for melee."""
    reaches = [weapon.basic.reach for weapon in hero.items if isinstance(weapon, Weapon)]
    return max([REACH.get(word, -1) for word in reaches], default=-1)


# ---- the Hero Phase


def night(g: Spell, hero: Hero, picks: Sequence[Any]) -> list[float]:
    weights = [0.0] * len(picks)
    hits: list[tuple[float, int]] = []
    moves: list[tuple[float, int]] = []
    fires: list[str] = []  # one Ballista is as good as the other
    for i, pick in enumerate(picks):
        match pick:
            case acts.Attack() | acts.Punch():
                found = blow(g, hero, pick)
                if found > 0:
                    hits.append((found, i))
            case acts.Move():
                moves.append((place(g, hero, pick.cell) - 0.03 * pick.mp, i))
            case acts.Fire(structure) if not fires or g.structures[structure].kind not in fires:
                fires.append(g.structures[structure].kind)
                weights[i] = 9.0
            case acts.Drink() | acts.Read() | acts.Rally() | acts.Ready():
                weights[i] = 1.0
            case _ if pick is acts.END:
                weights[i] = 0.2
            case _ if pick is acts.BOOST or pick is acts.DASH:
                weights[i] = 0.1
    for found, i in sorted(hits, reverse=True)[:ATTACKS]:
        weights[i] = 1.0 + found
    stay = place(g, hero, hero.cell)
    for found, i in sorted(moves, reverse=True)[:MOVES]:
        weights[i] = 0.3 + max(0.0, found - stay)
    return weights


def blow(g: Spell, hero: Hero, act: Any) -> float:
    """What an attack does for each action it takes."""
    if isinstance(act, acts.Punch):
        return sum_hit(g, [act.cell], 1)
    strike = act.weapon.skill if act.skill else act.weapon.basic
    shape, here, cell = strike.shape, hero.cell, act.cell
    if shape == "heal":
        return 1.0 + hero.wounds * 0.3
    if shape == "ring":
        cells: Sequence[int] = AREA[here]
    elif shape.startswith("line"):
        cells = line(here, side_towards(here, cell), int(shape[4:]), frozenset())
    elif shape == "arc3":
        cells = arc(here, cell)
    elif shape == "plus":
        cells = plus(cell)
    elif shape == "blast":
        cells = blast(cell)
    elif shape == "sector":
        cells = sector_cells(g, cell)
    else:
        cells = [cell]
    value = sum_hit(g, cells, strike.damage, piercing="Armour Piercing" in strike.abilities)
    if shape == "split" or shape.startswith("chain") or shape == "pierce":
        value *= 1.7
    actions: int = 0 if act.free else strike.actions
    return value / max(1, actions) - 0.25 * float(strike.mana)


def sum_hit(g: Spell, cells: Sequence[int], damage: int, piercing: bool = False) -> float:
    return sum([hit(g, enemy, damage, piercing) for enemy in enemies_on(g, cells)])


def hit(g: Spell, enemy: Enemy, damage: int, piercing: bool = False) -> float:
    """What so much damage to an enemy is worth."""
    damage = min(enemy.hp, max(0, damage - armour_against(g, enemy, piercing)))
    if enemy.is_boss:
        return BOSS_HP * min(damage, SHROUD[enemy.kind][g.rules.heroes] - g.torn)
    if not damage:
        return 0.0
    mages = [cell for cell, hp in zip(MAGE_CELLS, g.mages, strict=True) if hp]
    danger = threat(enemy, path_values(g), mages)
    chance = 0.5 if enemy.strict and MONSTERS[enemy.kind].dodges else 1.0
    return chance * danger * (1.0 if damage == enemy.hp else 0.4 * damage / enemy.hp)


def place(g: Spell, hero: Hero, cell: int) -> float:
    """How well a Hero stands here to attack, without looking at lines of fire."""
    far = reach(hero)
    value = 0.0
    gaps = GAP[SECTOR[cell]]
    nearest = 99
    for enemy in g.enemies.values():
        away = distance(cell, enemy.cell)
        nearest = min(nearest, away)
        weight = THREAT.get(enemy.kind, 9.0)
        if away == 1:
            value += 0.25 * weight if far < 0 else -0.15 * weight
        if far >= 0 and gaps[SECTOR[enemy.cell]] <= far:
            value += 0.05 * weight * (5 if enemy.is_boss else 1)
        if enemy.is_boss:
            value -= 0.1 * away
    return value - (0.25 if far < 0 else 0.05) * nearest
