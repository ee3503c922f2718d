"""The Cave's judgement: bring everything down before anybody is done."""

from __future__ import annotations

from wyrmtable.games.vast.bot.goals import progress
from wyrmtable.games.vast.bot.thief_ways import steps_from
from wyrmtable.games.vast.data import CAVE, DRAGON, GOBLINS, IS_LIT, KIND, KNIGHT, THIEF
from wyrmtable.games.vast.grid import HOME, degree
from wyrmtable.games.vast.state import Vast

LURE = 1.0
"""A Treasure at the Thief's hand, by the step that it is nearer than SAFE to the Entrance."""
SAFE = 7


def judge_cave(g: Vast) -> float:
    left = len(g.stack) + len(g.cave.hand)
    value = 16.0 * min(g.crystal_tiles_removed, g.rules.crystal_tiles) - 1.2 * left - 3.0 * g.cave.hatred
    value += 25.0 * g.collapse + 0.7 * len(g.cave.omens)
    value -= 0.4 * sum(progress(g, role) for role in g.rules.roles if role != CAVE)
    if g.plays(KNIGHT):
        value -= 0.5 * g.knight.grit
    if g.plays(DRAGON):
        value -= 1.5 * g.dragon.wake
    if g.plays(GOBLINS):
        value -= 0.5 * sum(g.goblins.population)
    if g.plays(THIEF):
        value -= 1.5 * len(g.thief.upgrades) + LURE * within_reach(g)
    for cell, code in g.tiles.items():
        if KIND[code] == "crystal":
            loose = 4 - degree(g, [cell])
            value += (1.2 if IS_LIT[code] else 0.6) * loose * (2.0 if g.collapse else 0.5) + 1.0
    return value


def within_reach(g: Vast) -> int:
    """How near the Treasures lie to the Entrance, where the Thief brings them and comes back to."""
    steps = steps_from(g, HOME)
    return sum(max(0, SAFE - steps.get(cell, SAFE)) for cell in g.treasures if cell >= 0)
