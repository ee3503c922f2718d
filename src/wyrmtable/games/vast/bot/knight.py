"""The Knight's judgement: stay alive, grow brave, strike when strong enough."""

from __future__ import annotations

from wyrmtable.games.vast.bot.goals import FAR, nearest, progress, walk
from wyrmtable.games.vast.data import DRAGON, GOBLINS, HERO, KNIGHT, ON_KNIGHT, WYRM
from wyrmtable.games.vast.grid import HOME, dark_tiles
from wyrmtable.games.vast.rules.grit import owned_cubes
from wyrmtable.games.vast.rules.stats import armor, knight_movement, knight_perception, knight_strength, tribe_strength
from wyrmtable.games.vast.state import Vast


def judge_knight(g: Vast) -> float:
    knight = g.knight
    if knight.dead:
        return -200.0
    cubes = owned_cubes(g)
    value = 1.6 * progress(g, KNIGHT) + 6.0 * knight.health + 0.5 * knight.grit + 4.0 * cubes
    value += 3.0 * len(knight.face_up) + 2.0 * len(knight.face_down)
    strength = knight_strength(g)
    at_best = strength + min(3, knight.cubes.count("free"))
    steps = walk(g, g.pieces[HERO])
    if g.plays(DRAGON):
        if at_best >= armor(g):
            value += 0.5 * (FAR - nearest(steps, [g.pieces[WYRM]]))
        value += 0.3 * (FAR - nearest(steps, dark_tiles(g)))
    elif g.crystals.count(ON_KNIGHT) >= g.rules.crystals:
        value += 60 - 4 * nearest(steps, [HOME])
    else:
        crystals = [cell for cell in g.crystals if cell >= 0]
        if crystals:
            value += 0.9 * (FAR - nearest(steps, crystals))
        value += 0.4 * (FAR - nearest(steps, dark_tiles(g)))
    value += 0.4 * (FAR - nearest(steps, [cell for cell in (*g.treasures, *g.events) if cell >= 0]))
    if g.turn == KNIGHT and g.phase == "act":
        # what is left of her turn, so that using it up beats ending
        value += 0.5 * min(4, knight_movement(g) - knight.moves) + 1.6 * min(
            2, knight_perception(g) - knight.encounters
        )
        value += 0.9 * knight.cubes.count("free")
        value += 0.6 * min(strength, 4)
    else:
        value += 0.8 * strength + 1.0 * ("shield" in knight.cubes)
        if g.plays(GOBLINS):
            value -= 2.0 * sum(
                tribe_strength(g, tribe) > strength for tribe in (1, 2, 3) if g.goblins.population[tribe]
            )
    return value
