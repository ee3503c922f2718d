"""What the lobby makes of a table: each change gives the table as it would be, or says in a problem why it cannot be.

Nothing here reads or stores; ``tables.py`` writes what comes out, if the table is still the one it was made from.
"""

from __future__ import annotations

from typing import Any

import msgspec

from wyrmtable.core.chance import Chance
from wyrmtable.core.game import BadOptions, Game, read_legacy
from wyrmtable.core.match import Match
from wyrmtable.server.games import check_bot, game_called, stand_in
from wyrmtable.server.logs import log
from wyrmtable.server.people import Visitor
from wyrmtable.server.problems import Trouble
from wyrmtable.server.rows import SeatRow, TableRow, now

_BOT_NAMES = ("Ratatosk", "Fafnir", "Huginn", "Nidhogg", "Muninn", "Sleipnir", "Fenrir", "Garm")


_FORSAKEN = 7 * 24 * 3600
"""Seconds without a decision after which a host may end a match alone."""


def try_set_up(
    game: Game[Any], players: int, options: dict[str, Any], chance: Chance, legacy: Any = None
) -> Match[Any]:
    """The match as it would begin, or a problem that says why it cannot."""
    try:
        return Match(game, players, options, chance, legacy=legacy)
    except BadOptions as error:
        raise Trouble(422, "options", str(error)) from None
    except Exception as error:
        log.error("set-up failed", game=game.facts.name, players=players, options=options, exc_info=error)
        raise Trouble(422, "set-up", f"{game.facts.name} cannot be set up like this.") from None


def name_bots(seats: list[SeatRow]) -> None:
    """Bots are somebody too."""
    free = [name for name in _BOT_NAMES if all(name != seat.name for seat in seats)]
    for seat in seats:
        if seat.kind == "bot" and not seat.name:
            seat.name = free.pop(0) if free else f"{seat.bot} {seat.seat + 1}"


def host_only(row: TableRow, visitor: Visitor) -> None:
    if visitor.person is None or visitor.person != row.host:
        raise Trouble(403, "host-only", "Only the person who opened the table may do this.")


def mine(row: TableRow, visitor: Visitor, seat: int | None) -> list[int]:
    """My seats (or the one of them), at least one."""
    found = [number for number in row.held_by(visitor.person) if seat in (None, number)]
    if not found:
        raise Trouble(403, "not-yours", "You have no seat here.")
    return found


# ---- beginning


def started_if_full(row: TableRow) -> TableRow:
    full = row.state == "waiting" and all(seat.kind != "open" for seat in row.seats)
    return started(row) if full else row


def started(row: TableRow) -> TableRow:
    """Begun; seats still open are taken away if the game allows that."""
    if row.state != "waiting":
        return row
    game = game_called(row.game)
    taken = [seat for seat in row.seats if seat.kind != "open"]
    begun = row.copy()
    if row.origins:
        if len(taken) < len(row.seats):
            raise Trouble(409, "too-few", "Every seat has its part in this match; somebody must take it.")
        begun.state = "running"
    else:
        if len(taken) not in game.facts.players:
            raise Trouble(409, "too-few", f"{game.facts.name} needs {game.facts.players[0]} players at least.")
        if row.legacy is not None:
            legacy = game.reseat(read_legacy(game, row.legacy), [seat.seat for seat in taken])
            begun.legacy = msgspec.to_builtins(legacy)
        match = try_set_up(game, len(taken), row.options, Chance(row.seed, True), begun.legacy)
        begun.seats = [msgspec.structs.replace(seat, seat=number) for number, seat in enumerate(taken)]
        begun.state = "finished" if match.over else "running"
        begun.turn = sorted(match.open)
        begun.rules = game.facts.version
    # A match of one person against bots is nothing others look for.
    begun.public = row.public and sum(seat.kind == "person" for seat in taken) != 1
    begun.bot_due = begun.waits_for_bot()
    begun.changed = now()
    return begun


# ---- sitting down and getting up


def joined(row: TableRow, visitor: Visitor, seat: int | None) -> TableRow:
    """The visitor in this seat, or in the first open one; who sits already stays there."""
    if row.held_by(visitor.person):
        return row
    if row.state != "waiting":
        raise Trouble(409, "table-running", "This table has begun without you; you may watch.")
    free = [s.seat for s in row.seats if s.kind == "open" and seat in (None, s.seat)]
    if not free:
        raise Trouble(409, "table-full", "Somebody else sits there already.")
    after = row.copy()
    after.seats[free[0]] = SeatRow(free[0], "person", visitor.name, holders=frozenset({visitor.person or ""}))
    return started_if_full(after)


def left(row: TableRow, visitor: Visitor, seat: int | None) -> TableRow:
    """Without the visitor: a table that waits gets the seats back, in a match a bot plays on."""
    after = row.copy()
    for number in mine(row, visitor, seat) if row.state != "finished" else []:
        if row.state == "waiting":
            after.seats[number] = SeatRow(number, "open")
        else:
            after.seats[number].left, after.seats[number].bot = True, stand_in(game_called(row.game))
    after.bot_due = after.waits_for_bot()
    return after


def come_back(row: TableRow, visitor: Visitor, seat: int | None) -> TableRow:
    after = row.copy()
    for number in mine(row, visitor, seat):
        if row.seats[number].left:
            after.seats[number].left, after.seats[number].bot = False, ""
    after.bot_due = after.waits_for_bot()
    return after


def with_holder(row: TableRow, giver: str, taker: str) -> TableRow:
    """Who holds the seats of ``giver`` too; the same table if there are none left."""
    after = row.copy()
    for number in row.held_by(giver):
        after.seats[number].holders |= {taker}
    return after


def with_bot(row: TableRow, visitor: Visitor, seat: int, bot: str) -> TableRow:
    """The host gives an open seat, or that of somebody who left, to a bot; or changes the bot."""
    host_only(row, visitor)
    if not 0 <= seat < len(row.seats):
        raise Trouble(404, "unknown-seat", "There is no such seat.")
    check_bot(game_called(row.game), bot)
    there = row.seats[seat]
    if not (there.kind in ("open", "bot") or there.left):
        raise Trouble(409, "seat-taken", "Somebody sits there.")
    after = row.copy()
    after.seats[seat].kind = "person" if there.left else "bot"
    after.seats[seat].bot = bot
    name_bots(after.seats)
    return started_if_full(after)


# ---- ending


def closed(row: TableRow, visitor: Visitor) -> TableRow | None:
    """Ended: a match stops where it is and can be replayed, a table that waits is no more.

    With the end all hands and the seed are shown, so everybody who plays must agree; only a match that nobody has
    played at for long is ended by its host alone. A host who has sent others away does not get round them by that:
    somebody else must agree then.
    """
    if row.state == "finished":
        return row
    if row.state == "waiting":
        host_only(row, visitor)
        return None
    if visitor.person != row.host or row.held_by(visitor.person):
        mine(row, visitor, None)
    after = row.copy()
    for seat in row.held_by(visitor.person):
        after.seats[seat].ends = True
    forsaken = visitor.person == row.host and now() - row.changed > _FORSAKEN
    sent_away = any(seat.left and not seat.holders for seat in after.seats)
    by_others = any(seat.ends and row.host not in seat.holders for seat in after.seats)
    agreed = all(seat.ends or seat.played_by_bot for seat in after.seats) and (by_others or not sent_away)
    if forsaken or agreed:
        after.state, after.turn, after.bot_due, after.changed = "finished", [], False, now()
    return after


def without(row: TableRow, visitor: Visitor, seat: int) -> TableRow:
    """The host sends somebody away: the seat is open again, or a bot plays on for good."""
    host_only(row, visitor)
    if not 0 <= seat < len(row.seats) or row.seats[seat].kind != "person":
        raise Trouble(404, "unknown-seat", "Nobody sits there.")
    after = row.copy()
    if row.state == "waiting":
        after.seats[seat] = SeatRow(seat, "open")
    elif row.state == "finished":
        return row
    else:
        after.seats[seat].left, after.seats[seat].bot = True, stand_in(game_called(row.game))
        after.seats[seat].holders = frozenset()
    after.bot_due = after.waits_for_bot()
    return after
