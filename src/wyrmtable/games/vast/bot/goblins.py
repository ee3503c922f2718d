"""The Goblins' judgement: many, angry, and close to their prey."""

from __future__ import annotations

from wyrmtable.games.vast.bot.goals import FAR, nearest, progress, walk
from wyrmtable.games.vast.data import DRAGON, GOBLINS, HERO, KNIGHT, TRIBES, WYRM
from wyrmtable.games.vast.rules.stats import armor, knight_strength, tribe_strength
from wyrmtable.games.vast.state import Vast


def judge_goblins(g: Vast) -> float:
    goblins = g.goblins
    value = 1.8 * progress(g, GOBLINS) + 1.5 * goblins.rage
    value += 1.6 * sum(goblins.population) + 1.5 * sum(map(len, goblins.monsters))
    value += 1.2 * len(goblins.secrets) + 1.5 * len(goblins.face_up)
    if g.plays(KNIGHT):
        value += hunt(g, g.pieces[HERO], knight_strength(g))
    elif g.plays(DRAGON):
        value += hunt(g, g.pieces[WYRM], armor(g)) if g.pieces[WYRM] >= 0 else 0.0
    else:
        value += seek_crystals(g)
    return value


def hunt(g: Vast, prey: int, needed: int) -> float:
    """Strong Tribes near the prey, or hidden where they may ambush it."""
    steps = walk(g, prey)
    value = 0.0
    for tribe in TRIBES:
        margin = tribe_strength(g, tribe) - needed
        cell = g.pieces[tribe]
        if margin > 0:
            value += 1.0 + 0.3 * margin
            if cell >= 0:
                value += 0.5 * (FAR - nearest(steps, [cell]))
            else:
                value += 3.0
        elif cell >= 0:
            value += 0.15 * nearest(steps, [cell])  # the weak keep away
    return value


def seek_crystals(g: Vast) -> float:
    """Two strong Tribes must meet at one Crystal; until one is found, light."""
    goblins = g.goblins
    crystals = [cell for cell in g.crystals if cell >= 0]
    value = 5.0 * len(goblins.marks) + 2.5 * len(crystals) + 0.8 * g.revealed
    best = 0.0
    for crystal in crystals:
        steps = walk(g, crystal)
        near = 0.0
        for tribe in TRIBES:
            if goblins.population[tribe]:
                strong = 1.0 if tribe_strength(g, tribe) >= g.rules.smash_strength else 0.5
                cell = g.pieces[tribe]
                near += strong * (FAR - nearest(steps, [cell])) if cell >= 0 else 1.0
        best = max(best, near)
    value += 0.7 * best
    value += 0.8 * sum(g.pieces[tribe] >= 0 for tribe in TRIBES)
    return value
