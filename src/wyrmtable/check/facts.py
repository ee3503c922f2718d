"""The laws of what a game says of itself: its facts, its options, which of its methods may ask, what is to be played."""

from __future__ import annotations

import re
from collections.abc import Iterator
from inspect import isgeneratorfunction
from typing import Any, get_args

import msgspec
from msgspec import inspect

from wyrmtable.check.report import Failure, Report
from wyrmtable.check.trace import traced
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import BadOptions, Facts, Game, Stage
from wyrmtable.core.language import LANGUAGES, Language

NAME = re.compile(r"[a-z0-9_]+")
_NUMBERS = 12
"""So many values of an option that is a number are tried, and the last one."""
MAY_ASK = ("turn", "variants")
"""Methods that may be generators; any other one would never run."""


def check_facts(report: Report, game: Game[Any]) -> bool:
    """False where there is nothing that could be played."""
    variants = list(game.variants())
    laws = {
        "facts": [*facts_faults(game.facts), *_askers(game)],
        "options": [*options_faults(game.Options), *_beginnings(game)],
        "words": list(_unnamed(game)),
        "variants": list(_variants_faults(game, variants)),
    }
    for law, faults in laws.items():
        for fault in faults:
            report.fail(Failure(law=law, what=fault))
    return bool(variants)


def facts_faults(facts: Facts) -> Iterator[str]:
    if not isinstance(facts.name, str) or not NAME.fullmatch(facts.name):
        yield f"the name {facts.name!r} is not of lower-case letters, digits and underscores"
    if not facts.players or list(facts.players) != sorted({*facts.players}) or facts.players[0] < 1:
        yield f"the numbers of seats are {facts.players}: at least one, and each once, the smallest first"
    elif not all(1 <= people <= facts.players[-1] for people in facts.people):
        yield f"the game is for {facts.people} people and has {facts.players[-1]} seats at most"
    for what, number in (("version", facts.version), ("minutes", facts.minutes)):
        if not isinstance(number, int) or number < 1:
            yield f"{what} is {number!r}, not a number from 1"
    if facts.stage not in get_args(Stage):
        yield f"the stage {facts.stage} is unknown; there are {', '.join(get_args(Stage))}"
    if not facts.languages or not {*facts.languages} <= {*LANGUAGES}:
        yield f"the languages are {', '.join(facts.languages) or 'none'}; the table speaks {', '.join(LANGUAGES)}"


def _askers(game: Game[Any]) -> Iterator[str]:
    for name in dir(Game):
        if not name.startswith("_") and name not in MAY_ASK and isgeneratorfunction(getattr(type(game), name)):
            yield f"{name} holds a yield and so would never run: only turn and steps may ask"


def options_faults(options: type[msgspec.Struct]) -> Iterator[str]:
    """Options that no form can show."""
    shape = inspect.type_info(options)
    assert isinstance(shape, inspect.StructType)
    for field in shape.fields:
        kind = field.type.type if isinstance(field.type, inspect.Metadata) else field.type
        if field.required:
            yield f"the option {field.name} has no default"
        if isinstance(kind, inspect.IntType):
            if kind.ge is None or kind.le is None:
                yield f"the option {field.name} is a number without bounds: Annotated[int, Meta(ge=…, le=…)]"
        elif not isinstance(kind, inspect.BoolType) and not _values(kind):
            yield f"the option {field.name} is of a type that no form can show: bool, int with bounds, Literal"


def _values(kind: inspect.Type) -> list[Any]:
    """What there is to choose from."""
    if isinstance(kind, inspect.CollectionType):
        kind = kind.item_type
    return list(kind.values) if isinstance(kind, inspect.LiteralType) else []


def _beginnings(game: Game[Any]) -> Iterator[str]:
    """With every single choice a match can begin, or the game says why not."""
    for field, value in _choices(game.Options):
        for players in game.facts.players:
            try:
                options = msgspec.convert({field: value}, game.Options)
                game.begin(players, options, Chance(f"{field}/{value}"), None)
            except BadOptions:
                continue
            except Exception as error:
                yield f"a match with {field} {value} cannot begin: {traced(error)}"
                break


def _choices(options: type[msgspec.Struct]) -> Iterator[tuple[str, Any]]:
    """Every option with each of its values, numbers as far as there are few."""
    shape = inspect.type_info(options)
    assert isinstance(shape, inspect.StructType)
    for field in shape.fields:
        kind = field.type.type if isinstance(field.type, inspect.Metadata) else field.type
        values: list[Any] = [False, True] if isinstance(kind, inspect.BoolType) else _values(kind)
        if isinstance(kind, inspect.IntType) and kind.ge is not None and kind.le is not None:
            values = sorted({kind.ge, kind.le, *range(kind.ge, min(kind.le, kind.ge + _NUMBERS))})
        yield from ((field.name, [value] if isinstance(kind, inspect.CollectionType) else value) for value in values)


def _unnamed(game: Game[Any]) -> Iterator[str]:
    """The title, the options and their choices that lack a word; the other languages are compared with the first."""
    code = next((code for code in game.facts.languages if code in LANGUAGES), LANGUAGES[0])
    has = Language(code, game).has
    ids = ["game-title"]
    shape = inspect.type_info(game.Options)
    assert isinstance(shape, inspect.StructType)
    for field in shape.fields:
        kind = field.type.type if isinstance(field.type, inspect.Metadata) else field.type
        ids.append(f"option-{field.name}")
        ids += [f"option-{field.name}-{value}" for value in _values(kind) if isinstance(value, str)]
    for id in ids:
        if not has(id) and not has(id.replace("_", "-")):
            yield f"{id} is missing in {code}"


def _variants_faults(game: Game[Any], variants: list[tuple[int, Any]]) -> Iterator[str]:
    if not variants:
        yield "variants names nothing to play"
        return
    played = {players for players, _ in variants}
    if missing := [players for players in game.facts.players if players not in played]:
        yield f"variants has nothing for {', '.join(map(str, missing))} players"
    if strange := sorted(played - {*game.facts.players}):
        yield f"variants has something for {', '.join(map(str, strange))} players, whom the facts do not know"
    for players, options in variants:
        if not isinstance(options, game.Options):
            yield f"variants gives {options!r} for {players} players, no {game.Options.__name__}"
            return
