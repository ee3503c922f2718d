"""The words of the table: every field explained, every closed set named, spoken and known to the browser."""

from __future__ import annotations

import ast
import inspect
import typing
from pathlib import Path

import msgspec
import pytest

from wyrmtable.core import beats, elements, faces, questions, scene, teaching
from wyrmtable.core.language import Language

ROOT = Path(__file__).parents[2]
SPOKEN: dict[str, tuple[object, ...]] = {
    "area-": typing.get_args(scene.AreaRole),
    "role-": typing.get_args(scene.ZoneRole),
    "die-": typing.get_args(scene.DieState),
    "state-": typing.get_args(scene.SeatState),
    "side-": typing.get_args(scene.Side),
    "stops-": typing.get_args(scene.Stop),
}
"""Closed sets whose members are read aloud, by the beginning of their words."""


def test_every_field_is_explained() -> None:
    bare = []
    written = (scene, elements, faces, questions, beats, teaching)
    for node in (node for module in written for node in ast.parse(inspect.getsource(module)).body):
        if not isinstance(node, ast.ClassDef):
            continue
        assert ast.get_docstring(node), node.name
        for field, after in zip(node.body, [*node.body[1:], None], strict=True):
            told = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
            if isinstance(field, ast.AnnAssign) and not told:
                bare.append(f"{node.name}.{ast.unparse(field.target)}")
    assert not bare


def test_closed_sets_are_unions_in_the_browser() -> None:
    """A field of a closed set says so by name, there as here; no two sets are the same."""
    wire = (ROOT / "web" / "src" / "wire.ts").read_text(encoding="utf-8")
    sets = {name: value for name, value in vars(scene).items() if typing.get_origin(value) is typing.Literal}
    assert len({frozenset(typing.get_args(value)) for value in sets.values()}) == len(sets)
    for name in sets:
        assert f"export type {name} =" in wire
        used = [
            f"{field}"
            for struct in vars(scene).values()
            if inspect.isclass(struct) and issubclass(struct, msgspec.Struct)
            for field, kind in struct.__annotations__.items()
            if name in str(kind)
        ]
        assert used, name
        assert any(f"  {field}: {name}" in wire or f"  {field}?: {name}" in wire for field in used), name


@pytest.mark.parametrize("language", ["en", "it", "ru"])
def test_what_is_read_aloud_has_words(language: str) -> None:
    say = Language(language)
    missing = [
        f"{start}{value}"
        for start, values in SPOKEN.items()
        for value in values
        if value and not say.has(f"{start}{value}")
    ]
    assert not missing
