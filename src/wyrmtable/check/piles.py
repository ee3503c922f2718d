"""Everything within a state, by where it lies: for laws that take something out of a position, or lay it otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from wyrmtable.core.state import State

Way = tuple[Any, ...]
"""Fields, numbers and keys that lead from a state to something in it."""

_NO_PART_OF_THE_BOX = State.__struct_fields__


def things(state: State) -> Iterator[tuple[Way, Any]]:
    """Every number, list, tuple, set and dict of a state, however deep."""
    for field in state.__struct_fields__:
        if field not in _NO_PART_OF_THE_BOX:
            yield from _within((field,), getattr(state, field))


def _within(way: Way, value: Any) -> Iterator[tuple[Way, Any]]:
    if type(value) is int or isinstance(value, list | tuple | set | frozenset | dict):
        yield way, value
    if isinstance(value, list):
        for number, item in enumerate(value):
            yield from _within((*way, number), item)
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _within((*way, key), item)
    elif isinstance(value, Struct) and not value.__struct_config__.frozen:
        for field in value.__struct_fields__:
            yield from _within((*way, field), getattr(value, field))


def at(state: State, way: Way) -> Any:
    """What lies there."""
    found: Any = state
    for part in way:
        found = getattr(found, part) if isinstance(found, Struct) else found[part]
    return found


def put(state: State, way: Way, value: Any) -> None:
    """Lay something else there."""
    holder = at(state, way[:-1])
    if isinstance(holder, Struct):
        setattr(holder, way[-1], value)
    else:
        holder[way[-1]] = value


def called(way: Way) -> str:
    """Its fields, without numbers: one of several hands is any of them."""
    return ".".join(part for part in way if isinstance(part, str))
