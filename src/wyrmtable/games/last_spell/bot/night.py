"""How a Night stands: after the Monster Phase that would follow now, since monsters act by fixed rules."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from wyrmtable.core.ask import PASS, Rule, Together
from wyrmtable.games.last_spell.acts import KEEP
from wyrmtable.games.last_spell.data import DAYS, MONSTERS, Armour, Weapon
from wyrmtable.games.last_spell.grid import MAGE_CELLS, distance
from wyrmtable.games.last_spell.rules import STEPS
from wyrmtable.games.last_spell.rules.attacks import attacks, targets
from wyrmtable.games.last_spell.rules.building import hp_of
from wyrmtable.games.last_spell.rules.fire import blocking_for
from wyrmtable.games.last_spell.rules.missions import open_mission
from wyrmtable.games.last_spell.rules.night import LAST_ROUNDS, ROUNDS
from wyrmtable.games.last_spell.rules.paths import path_values
from wyrmtable.games.last_spell.rules.stats import hp_left, turned
from wyrmtable.games.last_spell.state import Enemy, Hero, Spell

WON = 1000.0
MAGE = (0.0, 20.0, 32.0, 40.0)
"""A Mage by its HP."""
THREAT = {
    "clawer": 3.0,
    "runner": 2.6,
    "archer": 3.2,
    "armored": 4.5,
    "winged": 4.0,
    "boomer": 4.0,
    "bulky": 7.0,
    "accursed": 10.0,
    "alerion": 6.0,
    "hatchery": 7.0,
    "seed_mortar": 8.0,
    "monolith": 8.0,
}
BOSS_HP = 12.0
"""A hit point of the Boss: without the Boss's death in time everything is lost."""
IN_SIGHT = 4.0
"""A Hero who can attack the Boss from where it stands."""
DOWN = 14.0
TOKEN = 0.6
"""An action token of a Hero with something to attack."""


def judge(g: Spell) -> dict[str, float]:
    """What the position is worth to the group, by what it comes from."""
    if g.outcome:
        return {"outcome": WON if g.outcome == "won" else -WON}
    if not g.night:  # the Day is planned, not judged
        return {}
    ready = {"readiness": sum([readiness(g, hero) for hero in g.heroes])}
    if g.active >= 0:
        g = after_monsters(g)
        if g.outcome:
            return ready | {"outcome": WON if g.outcome == "won" else -WON}
    return ready | standing(g)


# ---- the Monster Phase to come


def after_monsters(g: Spell) -> Spell:
    """The position when the monsters and the Boss have acted, with all armour kept and nobody protected."""
    world = g.copy()
    world.trail = None
    world.agenda = []
    world.active = -1
    world.phase = "end-of-round"
    world.then("monster-phase", "boss-acts", "end-of-round")
    while world.agenda[-1][0] != "end-of-round":
        name, *about = world.agenda.pop()
        flow = STEPS[str(name)](world, *about)
        if flow is not None:
            decline(flow)
        if world.outcome:
            break
    return world


def decline(flow: Rule[None]) -> None:
    """Play a step whose questions are all declined."""
    with suppress(StopIteration):
        question = next(flow)
        while True:
            assert not isinstance(question, Together)
            question = flow.send(KEEP if question.kind == "reroll" else PASS)


# ---- values


def standing(g: Spell) -> dict[str, float]:
    return {
        "mages": sum([MAGE[hp] for hp in g.mages]),
        "panic": calm(g.flames),
        "structures": sum([0.2 * hp_of(s) + DEFENCES.get(s.kind, 0.0) for s in g.structures.values()]),
        "heroes": sum([hero_worth(g, hero) for hero in g.heroes]),
        "enemies": -sum(threats(g)),
        "missions": missions(g),
    }


FLAME = ((6, 4.0), (12, 2.0), (99, 0.8))
"""What a flame of the Panic Area is worth while there are no more than so many: without the last one all is lost."""
DEFENCES = {"ballista": 2.0, "catapult": 1.5}


def calm(flames: int) -> float:
    value, counted = 0.0, 0
    for most, worth in FLAME:
        value += worth * max(0, min(flames, most) - counted)
        counted = most
    return value


def hero_worth(g: Spell, hero: Hero) -> float:
    if hero.down:
        return -DOWN if g.day == DAYS else 0.0
    left = hp_left(hero)
    armour = sum([0.5 for item in hero.items if isinstance(item, Armour) and item.blocks and not turned(g, item)])
    stock = sum([{"potion": 0.6, "scroll": 1.6}.get(item.slot, 0.0) for item in hero.items if not turned(g, item)])
    return DOWN + 2.2 * min(left, 3) + 1.1 * max(0, left - 3) + armour + stock + 0.35 * hero.mana


def threats(g: Spell) -> Iterator[float]:
    """Every enemy by its kind, what it has lost, and how near it is to a Mage."""
    values = path_values(g)
    mages = [cell for cell, hp in zip(MAGE_CELLS, g.mages, strict=True) if hp]
    left = (LAST_ROUNDS if g.day == DAYS else ROUNDS) - g.round
    haste = min(1.0, 0.45 + 0.2 * left)
    for enemy in g.enemies.values():
        if enemy.is_boss:
            yield BOSS_HP * enemy.hp + 4
        else:
            yield threat(enemy, values, mages) * haste


def threat(enemy: Enemy, values: list[int], mages: list[int]) -> float:
    whole = THREAT[enemy.kind] * (0.55 + 0.45 * enemy.hp / enemy.full)
    if not enemy.strict:
        return whole
    kind = MONSTERS[enemy.kind]
    away = min(distance(enemy.cell, mage) for mage in mages) - 1 if kind.flies else values[enemy.cell]
    steps = max(0, away - kind.reach) / kind.move
    calm = 0.5 * enemy.stunned + 0.4 * enemy.poisoned
    return whole * (1 + 1.6 / (1 + steps)) - calm


def missions(g: Spell) -> float:
    """Progress towards the missions, of which one must be solved by the second Dawn."""
    value = 12.0 * len(g.solved)
    weight = 0.35 if g.solved else 0.8
    if open_mission(g, "S1"):
        value += weight * 0.4 * g.slain
    if open_mission(g, "S2"):
        value += weight * 0.5 * g.slain_in_phase
    if open_mission(g, "S3"):
        value += weight * 0.6 * g.slain_outside
    if open_mission(g, "F2") and not g.mages_hurt:
        value += 8.0
    return value


def readiness(g: Spell, hero: Hero) -> float:
    """Action tokens that can still be used well, and how near the Hero is to something to use them on."""
    if not hero.stands or not g.enemies:
        return 0.0
    near = min([distance(hero.cell, enemy.cell) for enemy in g.enemies.values()])
    value = -0.04 * near
    bosses = [enemy.cell for enemy in g.enemies.values() if enemy.is_boss]
    if bosses:
        value -= 0.15 * min([distance(hero.cell, cell) for cell in bosses])
        value += IN_SIGHT * aims_at(g, hero, bosses)
    if hero.tokens and not hero.ended and g.active >= 0:
        value += (TOKEN if next(attacks(g, hero), None) else 0.5 * TOKEN) * hero.tokens + 0.03 * hero.mp
    return value


def aims_at(g: Spell, hero: Hero, cells: list[int]) -> bool:
    """Whether the Hero could attack one of these cells from where it stands, had it the actions."""
    blocks = blocking_for(g, hero)
    for weapon in hero.items:
        if isinstance(weapon, Weapon) and weapon.basic.shape != "heal":
            found = targets(g, hero, weapon, weapon.basic, blocks)
            if any(cell in found for cell in cells):
                return True
    return False
