"""The Knight's judgement: stay alive, grow brave, strike when strong enough."""

from __future__ import annotations

from wyrmtable.games.vast.bot.goals import progress
from wyrmtable.games.vast.bot.knight_plan import Plan
from wyrmtable.games.vast.bot.knight_worth import (
    CRYSTAL,
    ENOUGH_GRIT,
    LIFE,
    SPARE_GRIT,
    STEP,
    TIME,
    TREASURE_GRIT,
)
from wyrmtable.games.vast.data import DRAGON, GOBLINS, IS_LIT, KIND, KNIGHT, TRIBES
from wyrmtable.games.vast.grid import HOME, degree, distance
from wyrmtable.games.vast.rules.grit import owned_cubes
from wyrmtable.games.vast.rules.stats import knight_strength, tribe_strength
from wyrmtable.games.vast.state import Vast

CUBE = 3.0
ACCESS = (0.0, 4.0, 7.0, 9.0, 10.5, 11.5, 12.0)
"""Dark tiles she can walk to."""
DARED = 1.5
"""A tile revealed, beyond what it brought: a planned reveal that fails must not look worse than one put off."""
PLENTY = 15
"""With fewer tiles to come it matters less how many Dark tiles lie near: she had better reveal them."""
SCALE, EVEN = 3.0, 220.0
"""So that a good position is worth about half a victory, a bad one half a defeat: who is losing must dare."""
DEFEAT = 333.0
"""How far below an even position a defeat lies, on the same scale."""
GONE = 6.0
GONE_LATE = (0.0, 15.0, 40.0, 100.0, 250.0, 300.0)
EXPOSED = (4.0, 4.0, 2.0, 0.7, 0.0)
"""Crystal tiles gone: each before the Collapse, all together in it, where the fifth is the end; a Lit one by the number
of tiles beside it, because the barest fall first."""
CARD = {"elven_sword": 6.0, "fairy_lantern": 6.0, "heroic_boots": 4.0, "mighty_axe": 3.0, "javelin": 2.0}
"""Treasure cards in Grit; others are worth less."""


def judge_knight(g: Vast) -> float:
    knight = g.knight
    if knight.dead:
        return -200.0
    plan = Plan(g)
    value = LIFE[min(knight.health, len(LIFE) - 1)] + CUBE * owned_cubes(g)
    grit = knight.grit + plan.pending + TREASURE_GRIT * bool(knight.offer or g.treasure_pair)
    value += plan.rate * min(grit, ENOUGH_GRIT) + SPARE_GRIT * max(0, grit - ENOUGH_GRIT)
    value += max(0.5, plan.grit) * sum([CARD.get(card, 1.0) for card in (*knight.face_up, *knight.face_down)])
    value += 0.5 * len(knight.face_up)
    near = plan.ways.near(plan.here)
    access = ACCESS[min(len(ACCESS) - 1, sum([cell in near for cell in plan.ways.dark]))]
    value += DARED * g.revealed + access * min(1.0, plan.to_come / PLENTY)
    value += 1.5 * sum([cell in near for cell in plan.treasures])
    value += (
        TIME * plan.to_come
        - doom(g)
        - STEP * knight.moves
        - 0.02 * sum([distance(HOME, cell) for cell in plan.ways.dark])
    )
    if g.plays(DRAGON):
        value += 1.6 * progress(g, KNIGHT)
    else:
        value += CRYSTAL * (g.rules.crystals - 1) - plan.crystal * (plan.needed - 1)
        value += plan.found * min(plan.needed, len(plan.crystals))
    if g.turn == KNIGHT and g.phase == "act" and not knight.over:
        plan.stake = max(LIFE[1], value - EVEN + DEFEAT)
        value += plan.best()
    else:
        value += plan.rest(plan.here) + defence(g)
    return SCALE * (value - EVEN)


def doom(g: Vast) -> float:
    """How near the end of everything is."""
    tiles = g.tiles
    loose = sum(
        [EXPOSED[degree(g, [cell])] for cell, code in tiles.items() if IS_LIT[code] and KIND[code] == "crystal"]
    )
    if g.collapse:
        return GONE_LATE[min(len(GONE_LATE) - 1, g.crystal_tiles_removed)] + 1.5 * loose
    return GONE * g.crystal_tiles_removed + (0.3 + 0.1 * g.crystal_tiles_removed) * loose


def defence(g: Vast) -> float:
    """Outside her turn: strong enough for those who may come, and a Shield."""
    strength = knight_strength(g)
    value = 0.5 * strength + 0.6 * ("shield" in g.knight.cubes)
    if g.plays(GOBLINS):
        value -= 1.5 * sum(tribe_strength(g, tribe) > strength for tribe in TRIBES if g.goblins.population[tribe])
    return value
