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


def judge_knight(g: Vast) -> dict[str, float]:
    knight = g.knight
    if knight.dead:
        return {"life": -200.0}
    plan = Plan(g)
    grit = knight.grit + plan.pending + TREASURE_GRIT * bool(knight.offer or g.treasure_pair)
    cards = max(0.5, plan.grit) * sum([CARD.get(card, 1.0) for card in (*knight.face_up, *knight.face_down)])
    near = plan.ways.near(plan.here)
    access = ACCESS[min(len(ACCESS) - 1, sum([cell in near for cell in plan.ways.dark]))]
    ways = DARED * g.revealed + access * min(1.0, plan.to_come / PLENTY)
    ways += 1.5 * sum([cell in near for cell in plan.treasures]) - STEP * knight.moves
    ways -= 0.02 * sum([distance(HOME, cell) for cell in plan.ways.dark])
    if g.plays(DRAGON):
        goal = 1.6 * progress(g, KNIGHT)
    else:
        goal = CRYSTAL * (g.rules.crystals - 1) - plan.crystal * (plan.needed - 1)
        goal += plan.found * min(plan.needed, len(plan.crystals))
    found = {
        "life": LIFE[min(knight.health, len(LIFE) - 1)] + CUBE * owned_cubes(g) - EVEN,
        "grit": plan.rate * min(grit, ENOUGH_GRIT) + SPARE_GRIT * max(0, grit - ENOUGH_GRIT),
        "treasures": cards + 0.5 * len(knight.face_up),
        "ways": ways,
        "time": TIME * plan.to_come - doom(g),
        "goal": goal,
    }
    if g.turn == KNIGHT and g.phase == "act" and not knight.over:
        plan.stake = max(LIFE[1], sum(found.values()) + DEFEAT)
        found["plan"] = plan.best()
    else:
        found["plan"] = plan.rest(plan.here)
        found["defence"] = defence(g)
    return {name: SCALE * value for name, value in found.items()}


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
