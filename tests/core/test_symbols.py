"""Every symbol of a game is found in its guide, with its picture, a name and what it means."""

from __future__ import annotations

import pytest

from wyrmtable.core.about import about_icon
from wyrmtable.core.book import find_game, game_names
from wyrmtable.core.language import Language, guide, guide_anchors, theme
from wyrmtable.core.symbols import symbols, whole_guide


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("language", ["en", "it", "ru"])
def test_the_guide_ends_with_all_symbols_that_have_words(name: str, language: str) -> None:
    game, say = find_game(name), Language(language, find_game(name))
    whole = whole_guide(game, language)
    assert whole.startswith(guide(game, language).rstrip())
    assert guide_anchors(whole)[-1] == "symbols"
    chapter = symbols(game, language)
    explained = [icon for icon in theme(game)["icons"] if about_icon(icon, say.has)]
    assert explained
    for icon in explained:
        meaning = about_icon(icon, say.has)
        assert meaning is not None
        line = next(line for line in chapter.splitlines() if f"{{icon:{icon}}}" in line)
        assert line.endswith(say(meaning))


def test_a_name_is_said_once_and_only_where_there_is_one() -> None:
    chapter = symbols(find_game("vast"), "ru")
    assert "} Клыки: всегда" in chapter
    assert "**Knight**" not in chapter
    assert "**Отвага**" in chapter or "} Отвага" in chapter
