"""What things are worth to the Knight, and how likely she is to be hurt."""

from __future__ import annotations

from wyrmtable.games.vast.data import GOBLINS, MONSTERS, TRIBES
from wyrmtable.games.vast.rules.stats import tribe_strength
from wyrmtable.games.vast.state import Vast

LIFE = (0.0, 40.0, 56.0, 65.0, 71.0, 75.0, 78.0, 80.5, 82.5, 84.0)
"""The worth of her Health: the last points count most."""
CRYSTAL = 30.0
FOUND = 10.0
"""A Crystal smashed; one that lies open."""
HOMEWARD = 6.0
LAST = 0.5
"""Each step nearer home with all Crystals; how much of that counts for a tile where she may find the last one."""
STRIKE = 32.0
TREASURE_GRIT = 5
ADVENTUROUS_GRIT, ADVENTUROUS_SPACES = 6, 3
ENOUGH_GRIT = 35
SPARE_GRIT = 0.15
"""All cubes are hers; more Grit is only a cushion."""
AMBUSH = 0.4
"""How often a Dark tile holds an Ambush, cards counted."""
INFESTATION = {"A": (1.0, 1.0, 0.5, 0.0), "B": (1.0, 1.0, 1.0, 0.5, 0.0), "C": (1.0, 0.95, 0.85, 0.55, 0.2, 0.05)}
"""How often each line of the Goblin Infestation hurts her, by her Strength."""
IDLE = 2.5
"""What a cube still free may bring in the rest of the turn."""
KEEP = 0.6
"""A cube not yet placed may still go anywhere."""
STEP = 0.1
"""She does not walk for nothing."""
TIME = 2.0
"""A tile in the stack puts the Collapse off."""


def tiles_left(g: Vast) -> int:
    """Tiles before the Collapse."""
    return len(g.stack) + len(g.cave.hand)


def grit_worth(g: Vast) -> float:
    """The worth of one Grit that may bring a cube: much while there are many turns to use it."""
    return max(0.4, 2.8 - 0.18 * g.round)


def hurt(g: Vast, strength: int) -> float:
    """The chance that an Ambush costs Health at this Strength."""
    if g.plays(GOBLINS):
        return 0.6 * any(
            g.goblins.population[tribe] and tribe_strength(g, tribe) > strength and g.pieces[tribe] not in g.tiles
            for tribe in TRIBES
        )
    line = INFESTATION.get(g.rules.infestation)
    return line[min(strength, len(line) - 1)] if line else 0.0


def ambusher(g: Vast) -> int:
    """The Strength of the Monster that is falling upon her, 0 if there is none; so she sees what a cube may save."""
    drawn = g.goblins.monster_drawn
    return max(1, MONSTERS[drawn[-1]].ambush) if drawn and not g.plays(GOBLINS) else 0
