"""The Goblins' judgement: many, angry, and close to their prey."""

from __future__ import annotations

from wyrmtable.games.vast.bot.goals import FAR, nearest, progress, walk
from wyrmtable.games.vast.data import DRAGON, GOBLINS, HERO, IS_DARK, KNIGHT, PIECES, TILES, TRIBES, WYRM
from wyrmtable.games.vast.grid import AROUND, dark_tiles
from wyrmtable.games.vast.rules.stats import armor, knight_strength, tribe_strength
from wyrmtable.games.vast.state import Vast

DONE = 0.3
WANDER = 0.15
"""For an activation that is over, against one more step: Tribes may go any way, and shall not for ever."""


def judge_goblins(g: Vast) -> float:
    goblins = g.goblins
    value = 1.8 * progress(g, GOBLINS) + 1.2 * goblins.rage + DONE * sum(goblins.activated) - WANDER * goblins.steps
    value += 1.2 * sum(goblins.population) + 1.2 * sum(map(len, goblins.monsters))
    value += 0.8 * len(goblins.secrets) + 1.0 * len(goblins.face_up)
    if g.plays(KNIGHT):
        value += hunt(g, g.pieces[HERO], knight_strength(g))
    elif g.plays(DRAGON):
        value += hunt(g, g.pieces[WYRM], armor(g)) if g.pieces[WYRM] >= 0 else 0.0
    else:
        value += seek_crystals(g)
    return value


def lairs(g: Vast) -> dict[str, list[int]]:
    """Dark tiles by their symbol, where hidden Tribes may come out."""
    found: dict[str, list[int]] = {}
    for cell in dark_tiles(g):
        found.setdefault(TILES[g.tiles[cell] >> 3].symbol, []).append(cell)
    return found


def hunt(g: Vast, prey: int, needed: int) -> float:
    """Strong Tribes near the prey, or hidden where they may come out near it."""
    steps = walk(g, prey)
    homes = lairs(g)
    value = 0.0
    for tribe in TRIBES:
        margin = tribe_strength(g, tribe) - needed
        cell = g.pieces[tribe]
        if margin > 0:
            value += 1.5 + 0.3 * min(margin, 3)
            if cell >= 0:
                value += 1.1 * (FAR - nearest(steps, [cell]))
            else:
                value += 1.1 * (FAR - 2 - nearest(steps, homes.get(PIECES[tribe], ())))
        elif cell >= 0:
            value += 0.15 * nearest(steps, [cell])  # the weak keep away
    return value


def seek_crystals(g: Vast) -> float:
    """Two strong Tribes must meet at one Crystal; until one is found, light."""
    goblins = g.goblins
    smash = g.rules.smash_strength
    strong = [tribe for tribe in TRIBES if tribe_strength(g, tribe) >= smash]
    crystals = [cell for cell in g.crystals if cell >= 0]
    value = 3.0 * min(3, len(crystals)) + 1.2 * g.revealed + 2.0 * min(2, len(strong))
    homes = lairs(g) if crystals else {}
    best = 0.0
    for crystal in crystals:
        steps = walk(g, crystal)
        near = []
        for tribe in TRIBES:
            if goblins.population[tribe]:
                cell = g.pieces[tribe]
                away = nearest(steps, [cell]) if cell >= 0 else 2 + nearest(steps, homes.get(PIECES[tribe], ()))
                near.append((1.0 if tribe in strong else 0.4) * (FAR - away))
        best = max(best, sum(sorted(near)[-2:]))
        marked = [tribe for tribe in goblins.marks if g.pieces[tribe] == crystal]
        if marked and any(
            not goblins.activated[tribe] and g.pieces[tribe] in steps and steps[g.pieces[tribe]] <= 2
            for tribe in strong
            if tribe not in marked
        ):
            value += 8.0
    value += 0.9 * best
    for tribe in TRIBES:  # where a Flare would show most
        cell = g.pieces[tribe]
        if cell >= 0:
            value += 0.5 + 0.12 * sum(cell + delta in g.tiles and IS_DARK[g.tiles[cell + delta]] for delta in AROUND)
    return value
