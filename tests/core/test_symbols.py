"""Every symbol of a game is found in its guide, with its picture, a name and what it means."""

from __future__ import annotations

import re

import pytest

from wyrmtable.core.about import about_icon
from wyrmtable.core.book import find_game, game_names
from wyrmtable.core.language import Language, guide, guide_anchors, theme
from wyrmtable.core.symbols import PICTURE, symbols, whole_guide


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("language", ["en", "it", "ru"])
def test_the_guide_ends_with_all_symbols_that_have_words(name: str, language: str) -> None:
    game, say = find_game(name), Language(language, find_game(name))
    whole = whole_guide(game, language)
    assert whole.startswith(guide(game, language).rstrip())
    assert guide_anchors(whole)[-1] == "symbols"
    chapter = symbols(game, language).splitlines()
    icons = theme(game)["icons"]
    explained = {icon: about for icon in icons if (about := about_icon(icon, say.has)) is not None}
    assert explained
    for icon, about in explained.items():
        alike = [other for other in explained if icons[other] == icons[icon] and explained[other] == about]
        line = next(line for line in chapter if any(f"{{icon:{other}}}" in line for other in alike))
        assert line.endswith(say(about))


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("language", ["en", "it", "ru"])
def test_no_meaning_is_told_twice_and_no_name_is_made_of_an_id(name: str, language: str) -> None:
    """Sixty cards that mean the same share a line, each with the name that is printed on it."""
    game, say = find_game(name), Language(language, find_game(name))
    lines = [line for line in symbols(game, language).splitlines() if line.startswith("- ")]
    meanings = {say(about) for icon in theme(game)["icons"] if (about := about_icon(icon, say.has)) is not None}
    assert len(lines) == len(meanings)
    ids = {
        (tail[:1].upper() + tail[1:]).replace("_", " ")
        for icon in theme(game)["icons"]
        if "_" in (tail := icon.rpartition(".")[2])
    }
    titles = {say(face.title) for face in game.faces().values()}
    words = {word for line in lines for word in re.findall(r"\*\*(.+?)\*\*", line)}
    assert not (words & ids) - titles


def test_symbols_that_share_a_line_read_well_without_pictures() -> None:
    text = PICTURE.sub("", symbols(find_game("last_spell"), "en"))
    assert "- **Wooden Wall**, **Wooden Gate**: A structure" in text
    assert "icon:" not in text


def test_a_name_is_said_once_and_only_where_there_is_one() -> None:
    chapter = symbols(find_game("vast"), "ru")
    assert "} Клыки: всегда" in chapter
    assert "**Knight**" not in chapter
    assert "**Отвага**" in chapter or "} Отвага" in chapter
