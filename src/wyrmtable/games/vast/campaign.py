"""The campaign (§13.4): levels carried from match to match between the same people."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct

FIRST_LEVEL = 1
LAST_LEVEL = 5


class Legacy(Struct, frozen=True, forbid_unknown_fields=True):
    """What a match of a campaign hands on."""

    match: int
    """Number of the match that is to come."""
    levels: tuple[int, ...]
    """Of the people, by seat."""


def after_match(levels: Sequence[int], winners: Collection[int]) -> tuple[list[int], int | None]:
    """Levels of the people after a match, and who has won the campaign by it (R-40: by reaching level 5).

    A level belongs to a person and applies to whatever role they play next; if all lost nothing changes.
    """
    after = [min(LAST_LEVEL, level + 1) if person in winners else level for person, level in enumerate(levels)]
    champion = next((person for person in winners if after[person] == LAST_LEVEL), None)
    return after, champion
