"""Conditions of effects as they stand in the tables (spec 20)."""

from __future__ import annotations

from collections.abc import Callable

from wyrmtable.games.eldervale.data import BRIDGE, DUNGEONS, MAGE_TOWER
from wyrmtable.games.eldervale.effects import battle_counts, counts
from wyrmtable.games.eldervale.effects.battle_counts import battle_of
from wyrmtable.games.eldervale.effects.doer import Count
from wyrmtable.games.eldervale.effects.grammar import split

COUNTS: dict[str, Count] = {**counts.COUNTS, **battle_counts.COUNTS}
WITH_ARGUMENT: dict[str, Callable[[str], Count]] = {"strictly_highest": counts.of_strictly_highest}
_NAMED = {"dungeon": DUNGEONS, "magetower": 1 << MAGE_TOWER, "bifrost": 1 << BRIDGE}


def condition(text: str) -> Count:
    """A condition as it stands in ``if(…)``: names, comparisons, joined by `` and ``."""
    parts = [_single(part.strip()) for part in split(text, " and ")]
    if len(parts) == 1:
        return parts[0]
    return lambda g, c: all(part(g, c) for part in parts)


def _single(text: str) -> Count:
    name, sign, value = text.partition(">=")
    if sign:
        counter, least = COUNTS[name], int(value)
        return lambda g, c: counter(g, c) >= least
    name, sign, value = text.partition("=")
    if sign and name == "realm":
        realms = _NAMED[value]
        return lambda g, c: realms >> c.realm & 1
    if sign and name == "battle_realm":
        realms = _NAMED[value]
        return lambda g, c: realms >> battle_of(g).realm & 1
    if sign:
        counter, exactly = COUNTS[name], int(value)
        return lambda g, c: counter(g, c) == exactly
    word, bracket, argument = text.partition("(")
    return WITH_ARGUMENT[word](argument[:-1]) if bracket else COUNTS[text]
