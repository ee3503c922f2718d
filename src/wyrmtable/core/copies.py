"""Copies of structs, made from the types of their fields.

For each type of struct the source of a function is written once and compiled, as quick as one written by hand: what
can change is copied as deep as it goes, what cannot is shared. A field whose type does not tell is refused at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin

from msgspec import Struct
from msgspec.structs import fields

from wyrmtable.core.ask import Named

S = TypeVar("S", bound=Struct)

NEVER_CHANGE = (int, str, bool, float, bytes, NoneType, Named, Enum)


class Copier:
    """Writes and keeps the copying functions; ``ways`` says how things are copied that are no plain data, as
    expressions with ``{}`` for the old one, which may use ``names``."""

    def __init__(self, ways: Mapping[type, str], names: Mapping[str, Any]) -> None:
        self.ways = ways
        self.names = dict(names)
        self.made: dict[type, Callable[[Any], Any]] = {}
        self.called: dict[type, str] = {}
        """Names of the functions, given before they are written: a struct may hold its own kind."""

    def of(self, kind: type[S]) -> Callable[[S], S]:
        """The function that copies structs of this type."""
        made = self.made.get(kind)
        if made is None:
            self._write(kind)
            made = self.made[kind]
        return made

    def _write(self, kind: type[Struct]) -> None:
        name = self.called[kind] = f"copy_{kind.__name__}_{len(self.called)}"
        lines = [f"def {name}(old):", " new = old.__copy__()"]
        for field in fields(kind):
            old = f"old.{field.name}"
            try:
                new = self._copy(field.type, old, 0)
            except TypeError as error:
                del self.called[kind]
                raise TypeError(
                    f"{kind.__name__}.{field.name}: {error}; give it a full type of plain data, or the game a copy() of its own"
                ) from None
            if new != old:
                lines.append(f" new.{field.name} = {new}")
        exec(compile("\n".join([*lines, " return new"]), f"<copy of {kind.__name__}>", "exec"), self.names)
        self.made[kind] = self.names[name]

    def _copy(self, kind: Any, old: str, depth: int) -> str:
        """An expression for the copy of what the expression ``old`` gives; the same expression if it is shared."""
        if kind in self.ways:
            return self.ways[kind].format(old)
        origin, parts = get_origin(kind), get_args(kind)
        if origin is Literal:
            return old
        if origin in (Union, UnionType):
            return self._union(parts, old, depth)
        if origin in (list, set, frozenset, dict):
            return self._collection(origin, parts, old, depth)
        if origin is tuple:
            return self._tuple(parts, old, depth)
        if isinstance(kind, type):
            if issubclass(kind, NEVER_CHANGE):
                return old
            if issubclass(kind, Struct):
                return self._struct(kind, old)
        raise TypeError(f"nobody knows how to copy {kind}")

    def _union(self, parts: tuple[Any, ...], old: str, depth: int) -> str:
        others = [part for part in parts if part is not NoneType]
        copies = [self._copy(part, old, depth) for part in others]
        if all(copy == old for copy in copies):
            return old
        if len(others) > 1:
            raise TypeError("one of several types, of which some can change")
        return f"None if {old} is None else {copies[0]}" if old in copies[0] else copies[0]

    def _collection(self, origin: type, parts: tuple[Any, ...], old: str, depth: int) -> str:
        each, key = f"each{depth}", f"key{depth}"
        copy = self._copy(parts[-1], each, depth + 1)
        if copy == each:
            return old if origin is frozenset else f"{old}.copy()"
        if origin is dict:
            return f"{{{key}: {copy} for {key}, {each} in {old}.items()}}"
        if origin is list:
            return f"[{copy} for {each} in {old}]"
        raise TypeError("a set of what can change")

    def _tuple(self, parts: tuple[Any, ...], old: str, depth: int) -> str:
        if len(parts) == 2 and parts[1] is ...:
            each = f"each{depth}"
            copy = self._copy(parts[0], each, depth + 1)
            return old if copy == each else f"tuple([{copy} for {each} in {old}])"
        copies = [self._copy(part, f"{old}[{i}]", depth) for i, part in enumerate(parts)]
        if all(copy == f"{old}[{i}]" for i, copy in enumerate(copies)):
            return old
        return f"({', '.join(copies)},)"

    def _struct(self, kind: type[Struct], old: str) -> str:
        if kind.__struct_config__.frozen:
            for field in fields(kind):
                if self._copy(field.type, "part", 0) != "part":
                    raise TypeError(f"{kind.__name__} is frozen, but its {field.name} can change")
            return old
        if kind not in self.called:
            self._write(kind)
        return f"{self.called[kind]}({old})"
