"""The Cave's judgement: bring everything down, and until then keep Treasures and ways from those who need them.

That others shall not win first is what all roles have in common (``race``); here is what the Cave adds to it.
"""

from __future__ import annotations

from collections.abc import Sequence

from wyrmtable.games.vast.bot.goals import walk
from wyrmtable.games.vast.bot.thief import ROOMS
from wyrmtable.games.vast.data import (
    CAVE,
    DRAGON,
    GOBLINS,
    HERO,
    IS_DARK,
    IS_LIT,
    KIND,
    KNIGHT,
    OMENS,
    ON_KNIGHT,
    THIEF,
    WYRM,
)
from wyrmtable.games.vast.grid import HOME, degree, distance
from wyrmtable.games.vast.rules.stats import carried
from wyrmtable.games.vast.state import Vast

LURE = 1.0
"""A Treasure at the Thief's hand, by the step that it is nearer than SAFE to the Entrance."""
SAFE = 7
HIDDEN = 0.6
"""A Dark tile that holds a Treasure or a Vault."""
NEAR = 0.6
BESIDE = 5
"""The same for the Dragon and the Knight, by their distance; they come and go."""
HATRED, PLUNDER = 2.0, 0.5
SLEEP, WALL, PUSH = 0.25, 0.2, 0.2
"""What an Omen promises when it is chosen, before it is paid for: the last three by the danger they avert."""
WALLS = 2
"""More Rockslides in a turn are wasted."""
SPORES = OMENS["soporific_spores"].symbols
SPORE = 1.2
OMEN = 0.6
"""An Omen kept; those for Soporific Spores, which hold back the leader, are spent last."""
PLENTY = 36
"""Grit of a Knight whom the Spores cost no cube."""
REMOTE, MOST_REMOTE = 0.4, 8
"""A Crystal tile by its distance from the Entrance: there it helps nobody, and falls first."""
ENDED = 0.3
"""Where nothing is better, the turn ends and Omens are kept."""


def judge_cave(g: Vast) -> dict[str, float]:
    crystals = 0.0
    for cell, code in g.tiles.items():
        if KIND[code] == "crystal":
            loose = 4 - degree(g, [cell])
            crystals += (1.2 if IS_LIT[code] else 0.6) * loose * (2.0 if g.collapse else 0.5)
            crystals += REMOTE * min(MOST_REMOTE, distance(cell, HOME))
    return {
        "goal": 16.0 * min(g.crystal_tiles_removed, g.rules.crystal_tiles) - 3.0 * g.cave.hatred,
        "collapse": 25.0 * g.collapse - 1.2 * g.tiles_left,
        "omens": sum([SPORE if omen in SPORES else OMEN for omen in g.cave.omens]) + ENDED * (g.turn != CAVE),
        "treasures": -LURE * within_reach(g),
        "crystals": crystals,
    }


def promised(g: Vast, threats: Sequence[tuple[float, int]]) -> float:
    """What the Omens chosen this turn are good for, by the danger of each of the others."""
    used = g.cave.omens_used
    value = HATRED * used.count("hatred") + PLUNDER * used.count("past_plunder")
    threat, leader = max(threats, default=(0.0, CAVE))
    if leader in sleepers(g):
        value += SLEEP * threat * used.count("soporific_spores")
    if leader in runners(g):
        value += WALL * threat * min(WALLS, used.count("rockslide"))
        value += PUSH * threat * used.count("giant_bats") * (leader == KNIGHT)
    return value


def sleepers(g: Vast) -> list[int]:
    """Whom Soporific Spores hold back: an awake Dragon and a Knight with Grit to spare sleep no more."""
    found = [role for role in (GOBLINS, THIEF) if g.plays(role)]
    if g.plays(DRAGON) and not g.dragon.awake:
        found.append(DRAGON)
    if g.plays(KNIGHT) and g.knight.grit < PLENTY:
        found.append(KNIGHT)
    return found


def runners(g: Vast) -> list[int]:
    """Who needs nothing more than the way to the Entrance."""
    found = []
    if g.plays(DRAGON) and g.dragon.surfaced:
        found.append(DRAGON)
    if g.plays(KNIGHT) and not g.plays(DRAGON) and g.crystals.count(ON_KNIGHT) >= g.rules.crystals:
        found.append(KNIGHT)
    if g.plays(THIEF) and g.thief.stashed + carried(g) >= g.rules.stash:
        found.append(THIEF)
    return found


def within_reach(g: Vast) -> float:
    """How near the Treasures lie to those who want them: the Thief comes and goes by the Entrance."""
    treasures = [cell for cell in g.treasures if cell >= 0]
    value = 0.0
    if g.plays(THIEF):
        steps = walk(g, HOME)
        value += sum(max(0, SAFE - steps.get(cell, SAFE)) for cell in treasures)
        rooms = [cell for cell, code in g.tiles.items() if IS_DARK[code] and KIND[code] in ROOMS]
        value += HIDDEN * sum(max(0, SAFE - steps.get(cell, SAFE)) for cell in rooms)
        value += sum(max(0, SAFE - steps.get(cell, SAFE)) for cell in g.vaults if cell >= 0)
    for piece, wants in ((WYRM, g.dragon.sloth["greed"] > 0), (HERO, True)):
        here = g.pieces[piece]
        if here >= 0 and wants:
            value += NEAR * sum(max(0, BESIDE - distance(cell, here)) for cell in treasures)
    return value
