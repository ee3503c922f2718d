"""The last chapter of every guide, made from the words about symbols: each with its name and what it means."""

from __future__ import annotations

import re
from typing import Any

from wyrmtable.core.about import about_icon, about_name
from wyrmtable.core.game import Game
from wyrmtable.core.language import Language, guide, theme

ANCHOR = "symbols"
PICTURE = re.compile(r"\{icon:[\w.-]+\} ?")
"""Where a browser draws the symbol itself."""


def symbols(game: Game[Any], language: str) -> str:
    """The chapter as Markdown; empty when the game explains no symbol."""
    say = Language(language, game)
    lines: dict[str, None] = {}
    for icon in theme(game).get("icons", {}):
        meaning = about_icon(icon, say.has)
        if meaning is not None:
            lines[f"- {{icon:{icon}}} {_entry(say, icon, say(meaning))}"] = None
    if not lines:
        return ""
    return "\n".join((f"## {say.word('guide-symbols')} {{#{ANCHOR}}}", "", *lines, ""))


def _entry(say: Language, icon: str, meaning: str) -> str:
    """The symbol's name before its meaning, unless nobody has a name for it or the meaning begins with it."""
    if not any(
        say.has(id.replace("about-", "icon-", 1)) for id in (*about_name(icon), *about_name(icon.rpartition(".")[2]))
    ):
        return meaning
    name = say.icon(icon, 1)
    return meaning if meaning.casefold().startswith(name.casefold()) else f"**{name[:1].upper()}{name[1:]}**: {meaning}"


def whole_guide(game: Game[Any], language: str) -> str:
    """The game's guide with its symbols; empty when it has no guide."""
    text = guide(game, language)
    return f"{text.rstrip()}\n\n{symbols(game, language)}" if text else ""
