"""The laws of words: every message exists in every language the game claims, with the same arguments."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from itertools import zip_longest
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from msgspec import Struct

from wyrmtable.check.report import Failure, Report
from wyrmtable.core.game import Game
from wyrmtable.core.language import CASES, home_of, icon_id, taught, words
from wyrmtable.core.scene import Overlay, Pip
from wyrmtable.core.words import Msg

_NOUN = re.compile(r"[ \u00a0]([^\W\d_]+)")
_FORMS = tuple(f"-{form}" for form in (*CASES, "gender"))


def messages_in(thing: Any) -> dict[str, Msg]:
    """All messages within a scene, question or beat, by id; an icon without a label, the state of a thing and the
    layer of a light are some too."""
    found: dict[str, Msg] = {}

    def walk(value: Any) -> None:
        if isinstance(value, Msg):
            found[value.id] = value
            walk(value.args)
        elif isinstance(value, Pip) and value.label is None:
            id = icon_id(value.icon)
            found[id] = Msg(id, {"n": value.n or 1})
        elif isinstance(value, Struct):
            if isinstance(value, Overlay) and value.layer:
                found[f"layer-{value.layer}"] = Msg(f"layer-{value.layer}")
            for state in getattr(value, "states", ()):
                found[f"state-{state}"] = Msg(f"state-{state}")
            for name in value.__struct_fields__:
                walk(getattr(value, name))
        elif isinstance(value, dict):
            for item in value.values():
                walk(item)
        elif isinstance(value, list | tuple):
            for item in value:
                walk(item)

    walk(thing)
    return found


_FUNCTIONS = {"NUMBER()", "DATETIME()"}


class _Uses(Visitor):
    """Variables that a pattern uses, and what else it refers to: ``message``, ``-term``, ``FUNCTION()``."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.others: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        name = node.id.name
        for form in _FORMS:
            name = name.removesuffix(form)
        self.variables.add(name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.others.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.others.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.others.add(f"{node.id.name}()")
        self.generic_visit(node)


class _Counts:
    """Words right after a number: those under a choice by that number, and those said alike of one and of many."""

    def __init__(self) -> None:
        self.nouns: set[str] = set()
        self.careless: list[str] = []

    def read(self, pattern: ast.Pattern, chosen: frozenset[str] = frozenset(), one: bool = False) -> None:
        for element, after in zip_longest(pattern.elements, pattern.elements[1:]):
            match element:
                case ast.Placeable(expression=ast.SelectExpression(selector=by, variants=variants)):
                    name = by.id.name if isinstance(by, ast.VariableReference) else ""
                    keys = [v.key.value if isinstance(v.key, ast.NumberLiteral) else v.key.name for v in variants]
                    none = "one" not in keys and "1" not in keys  # such a choice says nothing of one and many
                    for variant in variants:
                        exact = isinstance(variant.key, ast.NumberLiteral) or variant.key.name == "one"
                        self.read(variant.value, chosen | {name}, exact or none)
                case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))):
                    noun = _NOUN.match(after.value) if isinstance(after, ast.TextElement) else None
                    if noun and name not in chosen:
                        self.careless.append(noun[1])
                    elif noun and not one:
                        self.nouns.add(noun[1])


_WORD = re.compile(r"[^\W\d_]{2,}")
_MANY_WORDS = 4
"""So many words in a row are no name, and never the same in two languages."""
_SCRIPTS = {"ru": re.compile("[а-яё]", re.IGNORECASE)}


def untranslated(mine: Words, theirs: Words, language: str) -> list[str]:
    """Messages left in another language; titles stay as they are printed."""
    script = _SCRIPTS.get(language)
    found = []
    for id, text in mine.texts.items():
        words = _WORD.findall(text)
        copied = len(words) >= _MANY_WORDS and text == theirs.texts.get(id)
        foreign = script is not None and bool(words) and not script.search(text)
        if (copied or foreign) and id != "game-title":
            found.append(id)
    return found


class Words:
    """The messages of one file: for each id the arguments it needs."""

    def __init__(self, text: str) -> None:
        self.needs: dict[str, set[str]] = {}
        self.texts: dict[str, str] = {}
        """What each says beside its arguments and choices."""
        self.refers: dict[str, set[str]] = {}
        """For each message and ``-term`` what it refers to."""
        self.nouns: set[str] = set()
        """Nouns this file counts somewhere with a choice between one and many."""
        self.careless: dict[str, list[str]] = {}
        """For each id the words that follow an argument with no such choice."""
        self.faults: list[str] = []
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Junk):
                self.faults.append(f"cannot read {(entry.content or '').strip().splitlines()[0][:60]}")
            elif isinstance(entry, ast.Message | ast.Term):
                self._read(entry)

    def _read(self, entry: ast.Message | ast.Term) -> None:
        id = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        if id in self.refers:
            self.faults.append(f"{id} is there twice")
        whole = _Uses()
        whole.visit(entry)
        self.refers[id] = whole.others
        if isinstance(entry, ast.Term) or entry.value is None:
            return
        uses = _Uses()
        uses.visit(entry.value)
        self.needs[id] = uses.variables
        self.texts[id] = "".join(e.value for e in entry.value.elements if isinstance(e, ast.TextElement))
        counts = _Counts()
        counts.read(entry.value)
        self.nouns |= counts.nouns
        self.careless[id] = counts.careless

    def astray(self) -> list[str]:
        """References to what is not there, and those that lead back to where they began."""
        known = self.refers.keys() | _FUNCTIONS
        faults = []
        for id, others in self.refers.items():
            faults += [f"{id} refers to {other}, which is not there" for other in sorted(others - known)]
            behind: set[str] = set()
            ahead = set(others)
            while ahead:
                behind |= ahead
                ahead = {far for near in ahead for far in self.refers.get(near, ())} - behind
            if id in behind:
                faults.append(f"{id} refers to itself")
        return faults

    def uncounted(self, nouns: set[str]) -> list[str]:
        """Where a noun follows a number with no choice, though elsewhere there is one for it: “1 ranks”."""
        return [
            f"{id} counts {noun} without a choice for one"
            for id, said in self.careless.items()
            for noun in said
            if noun in nouns
        ]


@cache
def _own(game: Game[Any]) -> frozenset[str]:
    """Ids of the game's own messages, in its first language."""
    language = game.facts.languages[0]
    return frozenset(Words(f"{words(game, language)}\n{taught(game, language)}").needs)


def never_said(game: Game[Any], said: dict[str, Msg]) -> list[str]:
    """Messages of the game that no match said; those of its title, its options and its cards are said elsewhere."""
    printed = messages_in(dict(game.faces()))
    return sorted(
        id for id in _own(game) if id not in said and id not in printed and not id.startswith(("game-", "option-"))
    )


def kinds_with_words(game: Game[Any]) -> set[str]:
    """Kinds of question the words know of: those with a prompt and a line for whoever waits."""
    kinds = {id.removeprefix("wait-") for id in _own(game) if id.startswith("wait-")}
    return {kind for kind in kinds if f"ask-{kind}" in _own(game)}


def check_words(report: Report, game: Game[Any], said: dict[str, Msg]) -> None:
    """Compare the languages with each other and with what was said in the matches played."""

    def fail(what: str) -> None:
        report.fail(Failure(law="words", what=what))

    shared = resources.files("wyrmtable.core").joinpath("words")
    said = said | messages_in(dict(game.faces()))
    own: dict[str, Words] = {}
    for language in game.facts.languages:
        file = home_of(game).joinpath("words", f"{language}.ftl")
        if not file.is_file():
            fail(f"the game claims {language} and has no words/{language}.ftl")
            continue
        teaching = home_of(game).joinpath("words", f"teach.{language}.ftl")
        text = "\n".join(part.read_text(encoding="utf-8") for part in (file, teaching) if part.is_file())
        own[language] = Words(text)
    if not own:
        return
    first = next(iter(own))
    for language, mine in own.items():
        for id in own[first].needs.keys() | mine.needs.keys():
            if (id in mine.needs) != (id in own[first].needs):
                fail(f"{id} is missing in {language if id in own[first].needs else first}")
            elif mine.needs[id] != own[first].needs[id]:
                fail(
                    f"{id} has the arguments {_list(mine.needs[id])} in {language}, {_list(own[first].needs[id])} in {first}"
                )
        if mine is not own[first]:
            for id in untranslated(mine, own[first], language):
                fail(f"{id} is not translated into {language}: {mine.texts[id].strip()}")
        common = Words(shared.joinpath(f"{language}.ftl").read_text(encoding="utf-8"))
        for careless in mine.uncounted(mine.nouns | common.nouns):
            fail(f"{language}: {careless}")
        for id, message in sorted(said.items()):
            needs = mine.needs.get(id, common.needs.get(id))
            if needs is None:
                fail(f"{id} is missing in {language}")
            elif not needs <= message.args.keys():
                fail(f"{id} needs {_list(needs - message.args.keys())} in {language}, which the game does not give")


def _list(names: set[str]) -> str:
    return " ".join(f"${name}" for name in sorted(names)) or "none"
