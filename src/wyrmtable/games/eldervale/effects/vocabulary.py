"""All verbs by name."""

from __future__ import annotations

from wyrmtable.games.eldervale.effects import compile, verbs_dice, verbs_things, verbs_units
from wyrmtable.games.eldervale.effects.compile import Maker

VERBS: dict[str, Maker] = {**compile.JOINING, **verbs_things.VERBS, **verbs_units.VERBS, **verbs_dice.VERBS}
"""Those of battles refine ``move_unit``, so they come last."""
