"""Reading a stored table although something in its row cannot be read.

What is damaged gets a harmless value, the rest is kept, and the table says so: it is shown frozen, nothing of it is
changed, and no other table notices.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from wyrmtable.core.record import Decision
from wyrmtable.server.rows import JSON_COLUMNS, SeatRow, TableRow

_SEAT_FIELDS = msgspec.structs.fields(SeatRow)
_KINDS = ("open", "person", "bot")
_FIELDS = {field.name: field for field in msgspec.structs.fields(TableRow) if field.name not in ("seats", "damaged")}
_HARMLESS: dict[Any, Any] = {str: "", int: 0, bool: False, dict[str, Any]: {}, frozenset[str]: frozenset()}
_STATES = ("waiting", "running", "frozen", "finished")
_REMADE = ("turn", "rest", "rest_at")
"""What the match itself knows better; without them it is only slower to load."""


def read_table(stored: Mapping[str, Any]) -> TableRow:
    values: dict[str, Any] = {}
    damaged: list[str] = []
    for name, field in _FIELDS.items():
        if name not in stored:
            continue
        try:
            value = stored[name]
            if name in JSON_COLUMNS and value is not None:
                value = msgspec.json.decode(value)
            values[name] = msgspec.convert(value, field.type)
        except (msgspec.MsgspecError, UnicodeError, TypeError, RecursionError) as error:
            if field.required:
                values[name] = _HARMLESS[field.type]
            if name not in _REMADE:
                damaged.append(f"{name}: {error}")
    if values["state"] not in _STATES:
        damaged.append(f"state: {values['state']!r}")
        values["state"] = "frozen"
    row = TableRow(**values)
    row.seats = []
    set_aside(row, damaged)
    return row


def read_seat(row: TableRow, stored: Mapping[str, Any]) -> SeatRow:
    """One seat of the table; what cannot be read of it is the table's damage."""
    values: dict[str, Any] = {}
    for field in _SEAT_FIELDS:
        try:
            values[field.name] = msgspec.convert(stored[field.name], field.type)
        except msgspec.ValidationError as error:
            values[field.name] = _HARMLESS[field.type]
            set_aside(row, [f"a seat's {field.name}: {error}"])
    seat = SeatRow(**values)
    if seat.kind not in _KINDS:
        set_aside(row, [f"a seat's kind: {seat.kind!r}"])
        seat.kind = "person"
    return seat


def check_seats(row: TableRow, seats: Sequence[SeatRow]) -> None:
    row.seats = list(seats)
    if [seat.seat for seat in seats] != list(range(len(seats))) or not seats:
        row.seats = [msgspec.structs.replace(seat, seat=number) for number, seat in enumerate(seats)]
        set_aside(row, [f"seats: {[seat.seat for seat in seats]}"])
    if row.result is not None and len(row.result.scores) != len(seats):
        row.result = None
        set_aside(row, ["result: not one for each seat"])


def sound_decisions(row: TableRow, numbered: Sequence[tuple[int, Decision]]) -> list[Decision]:
    """The decisions up to the first that cannot be one of this table."""
    made: list[Decision] = []
    for number, decision in numbered:
        if number != len(made) or not _is_sound(decision, len(row.seats)):
            break
        made.append(decision)
    if not len(made) == len(numbered) == row.decisions:
        set_aside(row, [f"decisions: {row.decisions} were counted, {len(numbered)} stored, {len(made)} are sound"])
    return made


def _is_sound(decision: Decision, seats: int) -> bool:
    texts = (decision.kind, decision.answer, decision.mark)
    return type(decision.seat) is int and 0 <= decision.seat < seats and all(type(told) is str for told in texts)


def set_aside(row: TableRow, damaged: Sequence[str]) -> None:
    if not damaged:
        return
    row.damaged = "; ".join(filter(None, [row.damaged, *damaged]))
    if row.state != "finished":
        row.state = "frozen"
