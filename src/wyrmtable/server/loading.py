"""Bringing a stored match to life under the rules of today, as far as they can follow it."""

from __future__ import annotations

from typing import Any

from wyrmtable.core.book import UnknownGame, find_game
from wyrmtable.core.game import Game
from wyrmtable.core.match import Drift, Match
from wyrmtable.core.record import Decision, Record
from wyrmtable.server.logs import log
from wyrmtable.server.rows import TableRow


class Unreadable(Exception):
    """A stored match of which not even the start can be shown by the rules of today."""


def load_match(row: TableRow, made: list[Decision]) -> Match[Any]:
    """The stored match; frozen at the last decision that the rules of today can follow.

    The quick way starts at the stored state. If that is of another shape by now, the way from the seed may still work.
    """
    if row.damaged and not made:
        raise Unreadable(row.damaged)
    try:
        game = find_game(row.game)
    except UnknownGame as error:
        raise Unreadable(str(error)) from None
    record = row.record(made)
    quick, why = _attempt(game, record, row.rest_at, from_start=False)
    if isinstance(quick, Match):
        return quick
    log.error("match not loaded from its last state", table=row.id, game=row.game, why=why)
    slow, why = _attempt(game, record, -1, from_start=True)
    if isinstance(slow, Match):
        return slow
    log.error("match cannot go on", table=row.id, game=row.game, why=why)
    for end, from_start in sorted([(quick, False), (slow, True)], reverse=True):
        match, _ = _attempt(game, record, -1, from_start=from_start, upto=end) if end >= 0 else (end, "")
        if isinstance(match, Match):
            match.frozen = why
            return match
    raise Unreadable(why)


def _attempt(
    game: Game[Any], record: Record, start: int, *, from_start: bool, upto: int | None = None
) -> tuple[Match[Any] | int, str]:
    """The match; or how many of its decisions can be followed (fewer than none if not even the first), and why."""
    try:
        return Match.load(game, record, from_start=from_start, upto=upto), ""
    except Drift as drift:
        return drift.number, str(drift)
    except Exception as error:
        return start, f"{type(error).__name__}: {error}"
