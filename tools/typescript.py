"""Write ``web/src/wire.ts``: the browser's types, made from the structs of ``server/wire.py`` and what they hold.

``python tools/typescript.py`` writes the file; with ``--check`` it only says whether the file is stale.
"""

from __future__ import annotations

import ast
import inspect
import itertools
import json
import sys
import types
import typing
from pathlib import Path
from typing import Any

import msgspec

from wyrmtable.core import beats, elements, faces, questions, scene, teaching, vocabulary, words
from wyrmtable.review import found, story
from wyrmtable.server import wire

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "wire.ts"
MODULES: tuple[types.ModuleType, ...] = (
    words,
    vocabulary,
    elements,
    scene,
    faces,
    questions,
    beats,
    teaching,
    story,
    found,
    wire,
)
UNIONS: dict[str, Any] = {
    "Word": words.Word,
    "Arg": words.Arg,
    "AnyElement": scene.AnyElement,
    "Atom": scene.Atom,
    "ToClient": wire.ToClient,
    "FromClient": wire.FromClient,
}
LITERALS: dict[str, tuple[Any, ...]] = {
    name: typing.get_args(value)
    for module in MODULES
    for name, value in vars(module).items()
    if typing.get_origin(value) is typing.Literal
}
"""Closed sets by name."""
HEAD = "/** Written by tools/typescript.py from the Python structs; do not edit. */\n"


def structs() -> dict[str, type[msgspec.Struct]]:
    """All structs of the wire in the order they are written, without those that only lend their fields to others."""
    found: dict[str, type[msgspec.Struct]] = {
        name: value
        for module in MODULES
        for name, value in vars(module).items()
        if inspect.isclass(value) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
    }
    lenders = {base for struct in found.values() for base in struct.__mro__[1:]}
    return {name: struct for name, struct in found.items() if struct not in lenders}


def field_notes(module: types.ModuleType) -> dict[tuple[str, str], str]:
    """The strings written under fields, which Python itself forgets."""
    notes: dict[tuple[str, str], str] = {}
    for node in ast.parse(inspect.getsource(module)).body:
        if not isinstance(node, ast.ClassDef):
            continue
        for field, after in zip(node.body, node.body[1:], strict=False):
            if (
                isinstance(field, ast.AnnAssign)
                and isinstance(field.target, ast.Name)
                and isinstance(after, ast.Expr)
                and isinstance(after.value, ast.Constant)
                and isinstance(after.value.value, str)
            ):
                notes[node.name, field.target.id] = after.value.value
    return notes


def alias_notes(module: types.ModuleType) -> dict[str, str]:
    """The strings written under names of closed sets."""
    body = ast.parse(inspect.getsource(module)).body
    return {
        node.targets[0].id: after.value.value
        for node, after in itertools.pairwise(body)
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and isinstance(after, ast.Expr)
        and isinstance(after.value, ast.Constant)
        and isinstance(after.value.value, str)
    }


def comment(text: str, indent: str = "") -> str:
    lines = [line.strip() for line in inspect.cleandoc(text).replace("*/", "* /").splitlines()]
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"


def typescript(schema: dict[str, Any]) -> str:
    """A JSON Schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "enum" in schema:
        for name, values in LITERALS.items():
            if set(values) == set(schema["enum"]):
                return name
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(typescript(part) for part in schema["anyOf"]))
    match schema.get("type"):
        case "integer" | "number":
            return "number"
        case "string":
            return "string"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array":
            if "prefixItems" in schema:
                return f"[{', '.join(typescript(part) for part in schema['prefixItems'])}]"
            inner = typescript(schema.get("items") or {})
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case "object":
            return f"Record<string, {typescript(schema.get('additionalProperties') or {})}>"
    return "unknown"


def interface(name: str, schema: dict[str, Any], notes: dict[tuple[str, str], str], bases: list[str]) -> str:
    required = set(schema.get("required", ()))
    text = comment(schema["description"]) if schema.get("description") else ""
    text += f"export interface {name} {{\n"
    for field, kind in schema["properties"].items():
        note = next((notes[base, field] for base in bases if (base, field) in notes), "")
        text += comment(note, "  ") if note else ""
        text += f"  {field}{'' if field in required else '?'}: {typescript(kind)};\n"
    return text + "}\n"


def render() -> str:
    notes: dict[tuple[str, str], str] = {}
    for module in MODULES:
        notes |= field_notes(module)
    known = structs()
    _, schemas = msgspec.json.schema_components(list(known.values()), ref_template="#/{name}")
    parts = [HEAD]
    told = {name: note for module in MODULES for name, note in alias_notes(module).items()}
    for name, values in LITERALS.items():
        note = comment(told[name]) if name in told else ""
        union = " | ".join(json.dumps(value) for value in values)
        if len(union) > 100:
            union = "".join(f"\n  | {json.dumps(value)}" for value in values)
        parts.append(f"{note}export type {name} = {union};\n".replace(" = \n", " =\n"))
    for name, struct in known.items():
        bases = [base.__name__ for base in struct.__mro__]
        parts.append(interface(name, schemas[name], notes, bases))
    for name, union in UNIONS.items():
        names = " | ".join(spell(member) for member in typing.get_args(union))
        parts.append(f"export type {name} = {names};\n")
    return "\n".join(parts)


def spell(member: Any) -> str:
    if typing.get_origin(member) is list:
        return f"({' | '.join(spell(part) for part in typing.get_args(typing.get_args(member)[0]))})[]"
    plain = {int: "number", str: "string"}
    return plain.get(member) or str(member.__name__)


def main(arguments: list[str]) -> int:
    text = render()
    if "--check" in arguments:
        stale = not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text
        if stale:
            print("web/src/wire.ts is stale: run python tools/typescript.py", file=sys.stderr)
        return int(stale)
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
