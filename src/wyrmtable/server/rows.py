"""Tables, seats and changes as they are stored, and the SQL that writes them.

Every change names the version it starts from. It is written only if that is still the stored one, in one transaction,
so that nothing is ever decided on what somebody else has changed meanwhile.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, insert, update

from wyrmtable.core.game import Result
from wyrmtable.core.record import Checkpoint, Decision, Origin, Record
from wyrmtable.server.schema import decisions, holders, keepsakes, seats, tables


class SeatRow(msgspec.Struct):
    """A seat as stored, with the people who may act for it."""

    seat: int
    kind: str
    name: str = ""
    bot: str = ""
    left: bool = False
    looked: int = 0
    auto: str = "never"
    ends: bool = False
    """Whoever sits here agrees to end the match where it is."""
    holders: frozenset[str] = frozenset()

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.left


class TableRow(msgspec.Struct, kw_only=True):
    """A table as stored; ``seed`` and ``rest`` never leave the server while the match runs."""

    id: str
    game: str
    rules: int
    title: str
    state: str
    pace: str
    public: bool
    options: dict[str, Any]
    host: str
    opened: int
    changed: int
    seed: str
    commitment: str
    version: int = 0
    decisions: int = 0
    turn: list[int] = []
    bot_due: bool = False
    rest_at: int = -1
    rest: Any = None
    result: Result | None = None
    frozen: str | None = None
    frozen_at: int | None = None
    next: str | None = None
    legacy: Any = None
    origins: list[Origin] | None = None
    """The matches this one plays on from."""
    silence: int = 0
    hints: bool = False
    wake_at: int | None = None
    wake_for: int | None = None
    seats: list[SeatRow] = []
    damaged: str = ""
    """What of it could not be read; not stored."""

    def held_by(self, person: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if person in seat.holders]

    def waits_for_bot(self) -> bool:
        """Whether a bot is asked; while the match is frozen, for when it goes on."""
        return any(self.seats[seat].played_by_bot for seat in self.turn)

    def copy(self) -> TableRow:
        """To be changed."""
        return msgspec.structs.replace(self, seats=[msgspec.structs.replace(seat) for seat in self.seats])

    def record(self, made: Sequence[Decision]) -> Record:
        """The match to load: quick, from the last stored state."""
        rests = [] if self.rest is None else [Checkpoint(self.rest_at, "", self.rest)]
        return Record(
            game=self.game,
            version=self.rules,
            players=len(self.seats),
            options=self.options,
            legacy=self.legacy,
            seats=[seat.name for seat in self.seats],
            seed=self.seed,
            sealed=True,
            commitment=self.commitment,
            origins=tuple(self.origins or ()),
            decisions=list(made),
            checkpoints=rests,
            result=self.result,
        )


class Change(msgspec.Struct, kw_only=True):
    """What one change of a match makes of its row."""

    version: int
    """The version it started from."""
    stored: list[Decision]
    decisions: list[Decision]
    state: str
    turn: list[int]
    bot_due: bool
    rest: tuple[int, Any] | None = None
    result: Result | None = None
    autos: dict[int, str] = {}
    wake: tuple[int, int] | None = None
    """When silence is a pass, and in the window asked after how many decisions."""
    keepsake: bytes | None = None
    """What the match looked like at its end."""
    thinker: str | None = None
    """The worker whose bot made it, where several might: only the one who thinks for the table may."""


JSON_COLUMNS = ("options", "turn", "rest", "result", "legacy", "origins")


def now() -> int:
    return int(time.time())


def common_prefix(a: Sequence[Any], b: Sequence[Any]) -> int:
    # Two matches differ near their ends, if at all.
    n = min(len(a), len(b))
    if a[:n] == b[:n]:
        return n
    return next(i for i in range(n) if a[i] != b[i])


def to_row(values: dict[str, Any]) -> dict[str, Any]:
    """Column values from plain ones."""
    return {
        key: msgspec.json.encode(value).decode() if key in JSON_COLUMNS and value is not None else value
        for key, value in values.items()
    }


def changed_values(change: Change) -> dict[str, Any]:
    """What a change of the match makes of the columns of its table."""
    values: dict[str, Any] = {
        "version": change.version + 1,
        "decisions": len(change.decisions),
        "changed": now(),
        "state": change.state,
        "turn": change.turn,
        "bot_due": change.bot_due,
        "result": change.result,
        "wake_at": change.wake[0] if change.wake else None,
        "wake_for": change.wake[1] if change.wake else None,
    }
    if change.rest is not None:
        values["rest_at"], values["rest"] = change.rest
    return values


def save(connection: Connection, id: str, change: Change) -> bool:
    """Make the stored decisions agree with the match, unless somebody else changed them first."""
    keep = common_prefix(change.stored, change.decisions)
    values = changed_values(change)
    query = update(tables).where(tables.c.id == id, tables.c.version == change.version)
    if change.thinker is not None:
        query = query.where(tables.c.thinker == change.thinker)
    if connection.execute(query.values(**to_row(values))).rowcount != 1:
        return False
    if keep < len(change.stored):
        connection.execute(delete(decisions).where(decisions.c.table == id, decisions.c.number >= keep))
    _add_decisions(connection, id, change.decisions[keep:], keep)
    for seat, auto in change.autos.items():
        connection.execute(update(seats).where(seats.c.table == id, seats.c.seat == seat).values(auto=auto))
    if change.state == "finished":
        _end(connection, id, values["changed"])
    if change.keepsake is not None:
        store_keepsake(connection, id, change.keepsake)
    return True


def _add_decisions(connection: Connection, id: str, made: Sequence[Decision], first: int = 0) -> None:
    if made:
        connection.execute(
            insert(decisions),
            [
                {"table": id, "number": number, "seat": d.seat, "kind": d.kind, "answer": d.answer, "mark": d.mark}
                for number, d in enumerate(made, first)
            ],
        )


def _end(connection: Connection, id: str, at: int) -> None:
    """Let the holders of its seats find the table among those that are over."""
    connection.execute(update(holders).where(holders.c.table == id).values(ended=at))


def store_keepsake(connection: Connection, id: str, data: bytes) -> None:
    connection.execute(delete(keepsakes).where(keepsakes.c.table == id))
    connection.execute(insert(keepsakes).values(table=id, data=data))


# ---- changes of the lobby


def add(connection: Connection, row: TableRow, *, after: str | None = None, made: Sequence[Decision] = ()) -> bool:
    """Store a new table, with what it takes over; as the return match of another one only if that has none yet."""
    if after is not None:
        query = update(tables).where(tables.c.id == after, tables.c.next.is_(None))
        if connection.execute(query.values(next=row.id)).rowcount != 1:
            return False
    connection.execute(insert(tables).values(**to_row(_own_values(row))))
    _add_seats(connection, row)
    _add_decisions(connection, row.id, made)
    if row.state == "finished":
        _end(connection, row.id, row.changed)
    return True


def rewrite(connection: Connection, before: TableRow, after: TableRow) -> bool:
    """Make a stored table another one; False when somebody else changed it first, and then nothing has happened."""
    was, will = _own_values(before), _own_values(after)
    values = {key: value for key, value in will.items() if value != was[key]}
    values["version"] = before.version + 1
    if connection.execute(update(tables).where(_unchanged(before)).values(**to_row(values))).rowcount != 1:
        return False
    if len(before.seats) != len(after.seats):
        connection.execute(delete(holders).where(holders.c.table == before.id))
        connection.execute(delete(seats).where(seats.c.table == before.id))
        _add_seats(connection, after)
    else:
        for old, new in zip(before.seats, after.seats, strict=True):
            _rewrite_seat(connection, before.id, old, new)
    if after.state == "finished":
        _end(connection, after.id, after.changed)
    return True


def _rewrite_seat(connection: Connection, table: str, old: SeatRow, new: SeatRow) -> None:
    changed = {key: value for key, value in _seat_values(new).items() if value != _seat_values(old)[key]}
    if changed:
        here = (seats.c.table == table) & (seats.c.seat == old.seat)
        connection.execute(update(seats).where(here).values(**changed))
    for person in sorted(old.holders - new.holders):
        held = (holders.c.table == table) & (holders.c.seat == old.seat) & (holders.c.person == person)
        connection.execute(delete(holders).where(held))
    _add_holders(connection, table, new.seat, new.holders - old.holders)


def remove(connection: Connection, row: TableRow) -> bool:
    """Forget a stored table; False when somebody else changed it first."""
    return connection.execute(delete(tables).where(_unchanged(row))).rowcount == 1


def _unchanged(row: TableRow) -> ColumnElement[bool]:
    return (tables.c.id == row.id) & (tables.c.version == row.version) & (tables.c.state == row.state)


def _own_values(row: TableRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(row)
    del values["seats"], values["damaged"]
    return values


def _seat_values(seat: SeatRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(seat)
    del values["holders"]
    return values


def _add_seats(connection: Connection, row: TableRow) -> None:
    connection.execute(insert(seats), [{"table": row.id, **_seat_values(seat)} for seat in row.seats])
    for seat in row.seats:
        _add_holders(connection, row.id, seat.seat, seat.holders)


def _add_holders(connection: Connection, table: str, seat: int, persons: frozenset[str]) -> None:
    for person in sorted(persons):
        connection.execute(insert(holders).values(table=table, seat=seat, person=person))
