"""The Cave's judgement: bring everything down before anybody is done."""

from __future__ import annotations

from wyrmtable.games.vast.bot.goals import progress
from wyrmtable.games.vast.bot.thief_ways import steps_from
from wyrmtable.games.vast.data import CAVE, DRAGON, GOBLINS, HERO, IS_LIT, KIND, KNIGHT, OMENS, THIEF, WYRM
from wyrmtable.games.vast.grid import HOME, degree, distance
from wyrmtable.games.vast.state import Vast

LURE = 1.0
"""A Treasure at the Thief's hand, by the step that it is nearer than SAFE to the Entrance."""
SAFE = 7
NEAR = 0.6
BESIDE = 5
"""The same for the Dragon and the Knight, by their distance; they come and go."""
OMENS_USED = {"soporific_spores": 6.0, "hatred": 2.5, "past_plunder": 0.5}
"""What an Omen promises when it is chosen, before it is paid for: the others serve now and then only."""
SPORES = OMENS["soporific_spores"].symbols
SPORE = 1.0
OMEN = 0.6
"""An Omen kept; those for Soporific Spores, which hold back the leader, are spent last."""
ENDED = 0.3
"""Where nothing is better, the turn ends and Omens are kept."""


def judge_cave(g: Vast) -> float:
    left = len(g.stack) + len(g.cave.hand)
    value = 16.0 * min(g.crystal_tiles_removed, g.rules.crystal_tiles) - 1.2 * left - 3.0 * g.cave.hatred
    value += 25.0 * g.collapse + sum([SPORE if omen in SPORES else OMEN for omen in g.cave.omens])
    value -= 0.4 * sum(progress(g, role) for role in g.rules.roles if role != CAVE)
    if g.plays(KNIGHT):
        value -= 0.5 * g.knight.grit
    if g.plays(DRAGON):
        value -= 1.5 * g.dragon.wake
    if g.plays(GOBLINS):
        value -= 0.5 * sum(g.goblins.population)
    if g.plays(THIEF):
        value -= 1.5 * len(g.thief.upgrades)
    value -= LURE * within_reach(g)
    value += sum([OMENS_USED.get(omen, 0.0) for omen in g.cave.omens_used]) + ENDED * (g.turn != CAVE)
    for cell, code in g.tiles.items():
        if KIND[code] == "crystal":
            loose = 4 - degree(g, [cell])
            value += (1.2 if IS_LIT[code] else 0.6) * loose * (2.0 if g.collapse else 0.5) + 1.0
    return value


def within_reach(g: Vast) -> float:
    """How near the Treasures lie to those who want them: the Thief comes and goes by the Entrance."""
    treasures = [cell for cell in g.treasures if cell >= 0]
    value = 0.0
    if g.plays(THIEF):
        steps = steps_from(g, HOME)
        value += sum(max(0, SAFE - steps.get(cell, SAFE)) for cell in treasures)
    for piece, wants in ((WYRM, g.dragon.sloth["greed"] > 0), (HERO, True)):
        here = g.pieces[piece]
        if here >= 0 and wants:
            value += NEAR * sum(max(0, BESIDE - distance(cell, here)) for cell in treasures)
    return value
