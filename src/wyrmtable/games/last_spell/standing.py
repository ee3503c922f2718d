"""How the City stands: one number for all, since all win or lose together."""

from __future__ import annotations

from wyrmtable.games.last_spell.data import LEVELS, constant
from wyrmtable.games.last_spell.grid import MAGE_CELLS
from wyrmtable.games.last_spell.rules.burning import panic_spaces
from wyrmtable.games.last_spell.state import Spell


def standing(g: Spell) -> tuple[int, ...]:
    """In percent: what is left of the Mages and of the Panic Area, the worse of the two, for either lost loses all."""
    mages = 100 * sum(g.mages) // (LEVELS[g.rules.level].mage_hp * len(MAGE_CELLS))
    panic = 100 * max(0, g.flames) // (panic_spaces(g.rules) * constant("flames_per_panic_space"))
    return (min(100, mages, panic),) * len(g.heroes)
