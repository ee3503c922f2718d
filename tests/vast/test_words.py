"""Every word Vast says exists in all languages, with the same arguments; every rule reference opens the guide."""

from __future__ import annotations

import random
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from wyrmtable.core.chance import Chance
from wyrmtable.core.game import SPECTATOR
from wyrmtable.core.language import LANGUAGES, guide, home_of, taught, words
from wyrmtable.core.match import Match
from wyrmtable.core.watch import Watch
from wyrmtable.core.words import Msg
from wyrmtable.games.vast import GAME
from wyrmtable.games.vast.data import ROLE_SETS
from wyrmtable.games.vast.faces import faces

_CASE = re.compile(r"-(acc|gen|dat|ins|pre|gender)$")


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(_CASE.sub("", node.id.name))


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """Message ids with the arguments they use: the game's own and the shared ones."""
    found: dict[str, frozenset[str]] = {}
    for text in (words(None, language), words(GAME, language), taught(GAME, language)):
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = frozenset(variables.names)
    return found


def said(thing: Any) -> Iterator[Msg]:
    """All messages inside a structure."""
    if isinstance(thing, Msg):
        yield thing
        for argument in thing.args.values():
            yield from said(argument)
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from said(getattr(thing, name))
    elif isinstance(thing, dict):
        for value in thing.values():
            yield from said(value)
    elif isinstance(thing, list | tuple):
        for value in thing:
            yield from said(value)


def check(heard: set[tuple[str, frozenset[str]]]) -> None:
    for language in LANGUAGES:
        known = messages(language)
        missing = sorted(id for id, _ in heard if id not in known)
        assert not missing, (language, missing)
        wrong = sorted((id, sorted(known[id] - given)) for id, given in heard if not known[id] <= given)
        assert not wrong, (language, wrong)


def test_every_face_has_words() -> None:
    check({(message.id, frozenset(message.args)) for message in said(faces())})


@pytest.mark.parametrize("key", ["KGDCT", "KGDT", "KGC", "KDC", "GD", "KT", "K", "G", "D", "T"])
def test_everything_said_in_random_play_has_words(key: str) -> None:
    """Scenes, questions, waiting lines and the chronicle."""
    dice = random.Random(7)
    options = {"roles": key, "terrain": key in ("KGDCT", "K")}
    match = Match(GAME, len(ROLE_SETS[key].roles), options, Chance("words"))
    watch = Watch(match, (SPECTATOR,), scenes=False)
    heard: set[tuple[str, frozenset[str]]] = set()
    helps: set[str] = set()

    def hear(thing: Any) -> None:
        heard.update((message.id, frozenset(message.args)) for message in said(thing))

    for n in range(700):
        if not match.open:
            break
        seat, question = next(iter(match.open.items()))
        ask = match.ask(seat)
        assert ask is not None
        hear(ask)
        hear(match.waiting(SPECTATOR))
        helps.add(ask.rule)
        helps.update(blocked.rule for blocked in ask.blocked)
        if n % 15 == 0:
            scene = match.scene(seat)
            hear(scene)
            helps.update(element.help for element in scene.elements)
        taken: list[Any] = []
        while picks := question.next_picks(taken):
            taken.append(dice.choice(picks))
        match.answer(seat, question.names(question.value(taken)))
    hear(watch.take(SPECTATOR))
    check(heard)
    for language in LANGUAGES:
        anchors = set(re.findall(r"\{#([^}]+)\}", guide(GAME, language)))
        assert helps - {""} <= anchors, (language, helps - anchors)


def test_guides_have_the_same_chapters() -> None:
    chapters = [re.findall(r"^(#+) .*\{#([^}]+)\}", guide(GAME, language), re.M) for language in LANGUAGES]
    assert chapters[0] == chapters[1] == chapters[2]


def test_every_icon_of_faces_is_in_the_theme() -> None:
    theme = tomllib.loads((Path(str(home_of(GAME))) / "theme" / "theme.toml").read_text("utf-8"))
    used = {icon for face in faces().values() for icon in face.art}
    used |= {pip.icon for face in faces().values() for pip in (*face.corner, *face.cost)}
    assert used <= theme["icons"].keys()
