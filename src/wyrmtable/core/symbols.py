"""The last chapter of every guide, made from the words about symbols: each with its name and what it means."""

from __future__ import annotations

import re
from typing import Any

from wyrmtable.core.about import about_icon
from wyrmtable.core.game import Game
from wyrmtable.core.language import Language, guide, icon_id, theme
from wyrmtable.core.words import Msg

ANCHOR = "symbols"
PICTURE = re.compile(r"(?:, )?(?:\{icon:[\w.-]+\} ?)+(?=: )|\{icon:[\w.-]+\} ?")
"""Where a browser draws the symbol itself."""


def symbols(game: Game[Any], language: str) -> str:
    """The chapter as Markdown; empty when the game explains no symbol."""
    say = Language(language, game)
    titles = _titles(game)
    alike: dict[str, dict[tuple[str, str], str]] = {}
    for icon, drawn in theme(game).get("icons", {}).items():
        meaning = about_icon(icon, say.has)
        if meaning is not None:
            # Symbols that mean the same share a line; what is drawn and called the same stands there once.
            alike.setdefault(say(meaning), {}).setdefault((_name(say, icon, titles.get(icon)), drawn), icon)
    lines = [_entry(meaning, icons) for meaning, icons in alike.items()]
    if not lines:
        return ""
    return "\n".join((f"## {say.word('guide-symbols')} {{#{ANCHOR}}}", "", *lines, ""))


def _titles(game: Game[Any]) -> dict[str, Msg]:
    """Names of cards by their pictures."""
    return {picture: face.title for face in game.faces().values() for picture in face.art[:1]}


def _name(say: Language, icon: str, title: Msg | None) -> str:
    """What the symbol, or the card that shows it, is called; empty where nobody has a name for it."""
    if say.has(icon_id(icon)) or say.has(icon_id(icon.rpartition(".")[2])):
        name = say.icon(icon, 1)
    else:
        name = say(title) if title else ""
    return name[:1].upper() + name[1:]


def _entry(meaning: str, icons: dict[tuple[str, str], str]) -> str:
    """Symbols with their names before what they mean; those without a name come last."""
    if len(icons) == 1:
        ((name, _), icon) = next(iter(icons.items()))
        called = name and not meaning.casefold().startswith(name.casefold())
        return f"- {{icon:{icon}}} {f'**{name}**: ' if called else ''}{meaning}"
    pictures: dict[str, list[str]] = {}
    for (name, _), icon in icons.items():
        pictures.setdefault(name, []).append(f"{{icon:{icon}}}")
    bare = " ".join(pictures.pop("", ()))
    named = [f"{' '.join(drawn)} **{name}**" for name, drawn in pictures.items()]
    return f"- {', '.join([*named, bare] if bare else named)}{': ' if named else ' '}{meaning}"


def whole_guide(game: Game[Any], language: str) -> str:
    """The game's guide with its symbols; empty when it has no guide."""
    text = guide(game, language)
    return f"{text.rstrip()}\n\n{symbols(game, language)}" if text else ""
