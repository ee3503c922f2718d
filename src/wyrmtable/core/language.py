"""Words for people: a game's messages in a language, its guide and its theme.

Texts lie beside the module that defines the game, so a stranger's package brings its own: ``words/<language>.ftl``,
``guide/<language>.md``, ``theme/theme.toml``. What a game has no word for is looked up in core's shared words.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Callable, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from wyrmtable.core.game import Game
from wyrmtable.core.scene import Pip
from wyrmtable.core.words import Arg, Msg, Ref, SeatRef

LANGUAGES = ("en", "it", "ru")
CASES = ("acc", "gen", "dat", "ins", "pre")
"""Grammatical cases a sentence may ask of a name: ``$card-acc``; the plain form stands in for a missing one."""


def home_of(game: Game[Any]) -> Traversable:
    """The folder of the module that defines the game."""
    module = sys.modules[type(game).__module__]
    package = module.__spec__.parent if module.__spec__ else ""
    return resources.files(package) if package else Path(module.__file__ or ".").parent


def _read(folder: Traversable, *path: str) -> str:
    file = folder.joinpath(*path)
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def words(game: Game[Any] | None, language: str) -> str:
    """The Fluent text of a game, or the shared one; English where the language is missing."""
    folder = resources.files("wyrmtable.core") if game is None else home_of(game)
    return _read(folder, "words", f"{language}.ftl") or _read(folder, "words", "en.ftl")


@cache
def word_alone(game: Game[Any], language: str, id: str) -> str:
    """One word of a game by itself, empty if there is none: a list of games needs two of each, and all are thousands."""
    found = re.search(rf"^{re.escape(id)} *=.*(?:\n+[ \t]+.*)*", words(game, language), re.MULTILINE)
    if found is None:
        return ""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(found[0]))
    pattern = bundle.get_message(id).value if bundle.has_message(id) else None
    text, errors = bundle.format_pattern(pattern) if pattern is not None else ("", [])
    return Language(language, game).word(id) if errors else str(text)


def title(game: Game[Any], language: str) -> str:
    """The game's name as people write it."""
    return word_alone(game, language, "game-title") or game.facts.name.replace("_", " ").title()


def lesson_words(game: Game[Any], language: str) -> str:
    """The Fluent text of a game's lessons, kept apart because only learners need it; empty when it has none."""
    folder = home_of(game)
    return _read(folder, "lessons", f"{language}.ftl") or _read(folder, "lessons", "en.ftl")


def taught(game: Game[Any], language: str) -> str:
    """The Fluent text that explains a game: what things are for, what questions mean, what bots judge by.

    It lies in ``words/teach.<language>.ftl``, apart, because a browser loads it only when the table is there.
    """
    folder = home_of(game)
    return _read(folder, "words", f"teach.{language}.ftl") or _read(folder, "words", "teach.en.ftl")


def guide(game: Game[Any], language: str) -> str:
    """The game's guide as Markdown; English where the language is missing, empty when there is none."""
    folder = home_of(game)
    return _read(folder, "guide", f"{language}.md") or _read(folder, "guide", "en.md")


_HEADING = re.compile(r"^(#+) .*?(?:\{#([^}]+)\})?\s*$")


def guide_chapter(text: str, anchor: str) -> str:
    """The part of a guide under the heading that carries ``{#anchor}``, with its sub-headings; empty if none does."""
    found: list[str] = []
    depth = 0
    for line in text.splitlines():
        heading = _HEADING.match(line)
        if heading and depth and len(heading[1]) <= depth:
            break
        if heading and not depth and heading[2] == anchor:
            depth = len(heading[1])
        if depth:
            found.append(line)
    return "\n".join(found)


def guide_anchors(text: str) -> list[str]:
    """Anchors of all headings, in order."""
    return [found[2] for line in text.splitlines() if (found := _HEADING.match(line)) and found[2]]


def theme(game: Game[Any]) -> dict[str, Any]:
    """The game's theme: palette, tones, type, icons, frames, skins; empty when it brings none."""
    return tomllib.loads(_read(home_of(game), "theme", "theme.toml"))


@cache
def _bundle(game: Game[Any] | None, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(words(game, language)))
    if game is not None:
        bundle.add_resource(FluentResource(lesson_words(game, language)))
        bundle.add_resource(FluentResource(taught(game, language)))
    return bundle


def seat_number(seat: int) -> str:
    return str(seat + 1)


def icon_id(icon: str) -> str:
    """The message that names a symbol."""
    return "icon-" + re.sub(r"[.:_]", "-", icon)


class Language:
    """Formats messages in one language; call it with a ``Msg``. ``people`` names the person in a seat."""

    def __init__(self, code: str, game: Game[Any] | None = None, people: Callable[[int], str] = seat_number) -> None:
        self.code = code
        self.people = people
        self._bundles = [_bundle(game, code), _bundle(None, code)] if game else [_bundle(None, code)]
        self._own = self._bundles[::-1]

    def __call__(self, message: Msg) -> str:
        """The message in words, the game's before the shared ones; an unknown id is shown, so that it is noticed."""
        found = self._form(message, "", self._bundles)
        return message.id if found is None else found

    def word(self, id: str, /, **args: Any) -> str:
        """One of the table's own messages, by id: a game that has a message of this name means something else by it.

        Underscores in argument names become hyphens.
        """
        message = Msg(id, {key.replace("_", "-"): value for key, value in args.items()})
        found = self._form(message, "", self._own)
        return id if found is None else found

    def title(self, game: Game[Any]) -> str:
        return title(game, self.code)

    def has(self, id: str) -> bool:
        return any(bundle.has_message(id) and bundle.get_message(id).value for bundle in self._bundles)

    def pip(self, pip: Pip, *, signed: bool = False) -> str:
        """An icon with a number, spoken: ``3 gems`` where the word is counted, ``strength 3`` where it is not."""
        counted = self._counted(pip)
        name = self(pip.label) if pip.label is not None else self.icon(pip.icon, pip.n)
        if pip.n is None:
            return name
        number = f"{pip.n:+}" if signed and pip.most is None and pip.n else str(pip.n)
        number = ("≈" if pip.about else "") + number.replace("-", "−") + ("" if pip.most is None else f"/{pip.most}")
        return f"{number} {name}" if counted else f"{name} {number}"

    def _counted(self, pip: Pip) -> bool:
        return pip.label is None and self.icon(pip.icon, 1) != self.icon(pip.icon, 5)

    def icon(self, icon: str, n: int | None = None) -> str:
        """The name of an icon: the message ``icon-<name>``, else that of its last part, else this part itself."""
        tail = icon.rpartition(".")[2]
        for name in (icon, tail):
            id = icon_id(name)
            if self.has(id):
                return self(Msg(id, {"n": 1 if n is None else n}))
        return tail.replace("-", " ").replace("_", " ")

    def list(self, items: list[str]) -> str:
        """Items joined as the language does it: ``a, b, and c``."""
        return format_list(items, locale=self.code)

    def _form(self, message: Msg, attribute: str, bundles: Sequence[FluentBundle]) -> str | None:
        for bundle in bundles:
            if not bundle.has_message(message.id):
                continue
            found = bundle.get_message(message.id)
            pattern = found.attributes.get(attribute) if attribute else found.value
            if pattern is not None:
                text, _ = bundle.format_pattern(pattern, self._arguments(message))
                return str(text)
        return None

    def _arguments(self, message: Msg) -> dict[str, Any]:
        given: dict[str, Any] = {}
        for name, value in message.args.items():
            if isinstance(value, int):
                given[name] = value
                continue
            plain = given[name] = self._say(value)
            named = value.name if isinstance(value, Ref) else value if isinstance(value, Msg) else None
            for case in CASES:
                form = self._form(named, case, self._bundles) if named else None
                given[f"{name}-{case}"] = plain if form is None else form
            given[f"{name}-gender"] = (self._form(named, "gender", self._bundles) if named else None) or "other"
        return given

    def _say(self, value: Arg) -> str:
        if isinstance(value, Msg):
            return self(value)
        if isinstance(value, Ref):
            return self(value.name)
        if isinstance(value, SeatRef):
            return self.people(value.seat)
        if isinstance(value, list):
            return self.list([self._say(item) for item in value])
        return str(value)
