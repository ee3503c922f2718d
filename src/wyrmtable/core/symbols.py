"""The last chapter of every guide, made from the words about symbols: each with its name and what it means."""

from __future__ import annotations

import re
from typing import Any

from wyrmtable.core.about import about_icon
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
        if meaning is not None and (name := say.icon(icon, 1)):
            lines[f"- {{icon:{icon}}} **{name[0].upper()}{name[1:]}**: {say(meaning)}"] = None
    if not lines:
        return ""
    return "\n".join((f"## {say.word('guide-symbols')} {{#{ANCHOR}}}", "", *lines, ""))


def whole_guide(game: Game[Any], language: str) -> str:
    """The game's guide with its symbols; empty when it has no guide."""
    text = guide(game, language)
    return f"{text.rstrip()}\n\n{symbols(game, language)}" if text else ""
