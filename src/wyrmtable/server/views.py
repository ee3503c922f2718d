"""A stored table as one person sees it in lists and at its head."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime, timedelta
from typing import Any

from msgspec import Struct

from wyrmtable.core.book import UnknownGame, find_game
from wyrmtable.core.game import read_legacy
from wyrmtable.core.words import Msg
from wyrmtable.server.logs import log
from wyrmtable.server.rows import SeatRow, TableRow
from wyrmtable.server.wire import Chat, OriginInfo, SeatInfo, TableInfo

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_END = 2**37
"""A moment that every calendar still knows; a later one is a damaged one."""


class Presence(Struct):
    """Who is connected at a table on one worker."""

    seats: list[int]
    watchers: int


def iso(seconds: int) -> str:
    return (_EPOCH + timedelta(seconds=min(max(seconds, 0), _END))).isoformat().replace("+00:00", "Z")


def seat_info(row: TableRow, seat: SeatRow, person: str | None, here: Collection[int] = ()) -> SeatInfo:
    result = row.result
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        mine=person is not None and person in seat.holders,
        here=seat.seat in here,
        left=seat.left,
        ends=seat.ends,
        won=None if result is None else seat.seat in result.winners,
        score=None if result is None else result.scores[seat.seat],
    )


def table_info(row: TableRow, person: str | None, here: Collection[int] = (), watchers: int = 0) -> TableInfo:
    return TableInfo(
        table=row.id,
        game=row.game,
        title=row.title,
        state=row.state,
        pace=row.pace,
        public=row.public,
        seats=[seat_info(row, seat, person, here) for seat in row.seats],
        options=row.options,
        opened=iso(row.opened),
        host=person is not None and person == row.host,
        turn=row.turn if row.state == "running" else [],
        decisions=row.decisions,
        commitment=row.commitment,
        watchers=watchers,
        next=row.next or "",
        legacy=legacy_notes(row),
        origin=_origin(row),
        private=_private(row.game),
        silence=row.silence,
        hints=row.hints,
    )


def _origin(row: TableRow) -> OriginInfo | None:
    if not row.origins:
        return None
    origin = row.origins[-1]
    return OriginInfo(origin.match, origin.at, origin.seed != row.seed)


def _private(game: str) -> bool:
    try:
        return find_game(game).facts.private
    except UnknownGame:  # nothing of it is shown
        return True


def legacy_notes(row: TableRow) -> list[Msg]:
    """What the match before this one handed on, in words; nothing if today's rules cannot say it."""
    if row.legacy is None:
        return []
    try:
        game = find_game(row.game)
        return list(game.legacy_notes(read_legacy(game, row.legacy)))
    except Exception as error:
        log.warning("legacy not shown", table=row.id, game=row.game, error=str(error))
        return []


def chat_line(row: Any) -> Chat:
    return Chat(row.id, row.name, row.text, iso(row.at), row.seat)
