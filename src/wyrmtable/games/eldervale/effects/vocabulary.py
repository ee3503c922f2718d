"""All verbs by name."""

from __future__ import annotations

from wyrmtable.games.eldervale.effects import (
    compile,
    verbs_cards,
    verbs_dice,
    verbs_monsters,
    verbs_resources,
    verbs_units,
)
from wyrmtable.games.eldervale.effects.compile import Maker

VERBS: dict[str, Maker] = {
    **compile.JOINING,
    **verbs_resources.VERBS,
    **verbs_cards.VERBS,
    **verbs_units.VERBS,
    **verbs_monsters.VERBS,
    **verbs_dice.VERBS,
}
"""Those of battles refine ``move_unit``, so they come last."""
