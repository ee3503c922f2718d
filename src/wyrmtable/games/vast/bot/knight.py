"""The Knight's judgement: stay alive, grow brave, strike when strong enough."""

from __future__ import annotations

from wyrmtable.games.vast.bot.goals import FAR, as_the_wyrm_flies, nearest, progress, walk
from wyrmtable.games.vast.data import DRAGON, GOBLINS, HERO, KNIGHT, ON_KNIGHT, TRIBES, WYRM
from wyrmtable.games.vast.grid import HOME, dark_tiles
from wyrmtable.games.vast.rules.grit import owned_cubes
from wyrmtable.games.vast.rules.stats import armor, knight_movement, knight_perception, knight_strength, tribe_strength
from wyrmtable.games.vast.state import Vast

LIFE = (0.0, 16.0, 28.0, 36.0, 42.0, 46.0, 49.0, 52.0, 54.0, 56.0)
"""The worth of her Health: the last points count most."""
STAT = 3
"""Cubes that fit on a stat."""
REVEAL = 1.0
SMASH = 9.0
STRIKE = 14.0
"""What she hopes for in the rest of her turn; what it really brings is worth more, so that she does it."""


def judge_knight(g: Vast) -> float:
    knight = g.knight
    if knight.dead:
        return -200.0
    value = 1.6 * progress(g, KNIGHT) + 1.2 * knight.grit + 3.0 * owned_cubes(g)
    value += LIFE[min(knight.health, len(LIFE) - 1)] + 3.0 * len(knight.face_up) + 2.0 * len(knight.face_down)
    steps = walk(g, g.pieces[HERO], dark=False)
    dark = [steps[cell] for cell in dark_tiles(g) if cell in steps]
    to_dark = min(dark, default=FAR)
    value += 0.25 * min(6, len(dark)) - 0.05 * knight.moves
    to_goods = nearest(steps, [cell for cell in (*g.treasures, *g.events) if cell >= 0])
    value += 0.35 * (FAR - to_dark) + 0.25 * (FAR - to_goods)
    if g.plays(DRAGON):
        to_prey = nearest(steps, [g.pieces[WYRM]]) if g.pieces[WYRM] >= 0 else FAR
        value += 0.6 * (FAR - to_prey)
    else:
        crystals = [cell for cell in g.crystals if cell >= 0]
        to_prey = nearest(steps, crystals)
        if g.crystals.count(ON_KNIGHT) >= g.rules.crystals:
            return value + 60 - 6 * nearest(steps, [HOME])
        way = to_prey
        if crystals and to_prey >= FAR:  # behind Dark tiles
            way = min(FAR, 2 + nearest(walk(g, g.pieces[HERO]), crystals))
            if way >= FAR:  # behind walls: the Ancient Map
                way = min(FAR, 4 + as_the_wyrm_flies(g.pieces[HERO], crystals))
                value += 2.0 * (knight.cubes.count("map") > knight.used.count("map"))
        value += 2.0 * g.revealed + 4.0 * min(3, len(crystals)) + 0.9 * (FAR - way)
    if g.turn == KNIGHT and g.phase == "act" and not knight.over:
        value += hope(g, to_dark, to_prey)
    else:
        value += defence(g)
    return value


def hope(g: Vast, to_dark: int, to_prey: int) -> float:
    """What the cubes, steps and Encounters left can still bring this turn, with the best use of the free cubes."""
    knight = g.knight
    free = knight.cubes.count("free")
    encounters = knight_perception(g) - knight.encounters
    steps = knight_movement(g) - knight.moves
    placed = knight.cubes
    seeing, moving = STAT - placed.count("perception"), STAT - placed.count("movement")
    needed, prize = the_prey(g)
    best = 0.0
    for see in range(min(free, seeing) + 1):
        left = encounters + see
        if left <= 0:
            continue
        for go in range(min(free - see, moving) + 1):
            far = steps + 2 * go
            reveals = max(0, min(left, far - to_dark + 1))
            value = REVEAL * reveals
            if prize and needed <= free - see - go and to_prey <= far:
                value = max(value, prize + REVEAL * max(0, min(left - 1, far - to_prey - 1)))
            best = max(best, value + 0.05 * (free - see - go))
    return best


def the_prey(g: Vast) -> tuple[int, float]:
    """How many more cubes a blow needs, and what it would be worth."""
    knight = g.knight
    strength = knight_strength(g)
    room = STAT - knight.cubes.count("strength")
    if not g.plays(DRAGON):
        missing = max(0, g.rules.smash_strength - strength)
        return (missing, SMASH) if missing <= room else (0, 0.0)
    underground = not g.dragon.surfaced
    if underground and "underground" in knight.used:
        return 0, 0.0
    missing = max(0, armor(g) + 1 - strength)
    chance = 1.0
    if missing > room or missing > knight.cubes.count("free"):
        missing, chance = missing - 1, 0.5
    if missing < 0 or missing > room:
        return 0, 0.0
    bomb = underground and not g.collapse and "bomb" not in knight.cubes
    return missing + bomb, STRIKE * chance


def defence(g: Vast) -> float:
    """Outside her turn: strong enough for those who may come, and a Shield."""
    strength = knight_strength(g)
    value = 0.5 * strength + 0.6 * ("shield" in g.knight.cubes)
    if g.plays(GOBLINS):
        value -= 1.5 * sum(tribe_strength(g, tribe) > strength for tribe in TRIBES if g.goblins.population[tribe])
    return value
