"""The words of the engine, the client and the games: one set of ids and arguments, and grammar by the noun."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from wyrmtable.check.words import Words, messages_in, untranslated
from wyrmtable.core.language import icon_id
from wyrmtable.core.scene import Pip

_ROOT = Path(__file__).parents[2]
_LANGUAGES = ("en", "it", "ru")
_SOURCES = [
    file.relative_to(_ROOT).as_posix().removesuffix("en.ftl")
    for place in ("src/wyrmtable/core/words", "src/wyrmtable/games/*/words", "web/src/words", "examples/*/*/words")
    for file in sorted(_ROOT.glob(f"{place}/*en.ftl"))
]
_ARTICLE = re.compile(r"\b(?:[Ii]|[Gg]li|[dn]e(?:i|gli)|(?:a|da|su)(?:i|gli)) \{ \$")
"""An Italian plural article before whatever comes: it goes by the noun, so the noun brings it along (``.pre``)."""


@cache
def spoken(source: str) -> dict[str, Words]:
    files = {language: _ROOT / f"{source}{language}.ftl" for language in _LANGUAGES}
    return {language: Words(file.read_text("utf-8")) for language, file in files.items() if file.is_file()}


def nouns(language: str) -> set[str]:
    return {noun for source in _SOURCES if language in spoken(source) for noun in spoken(source)[language].nouns}


def test_all_words_are_looked_at() -> None:
    assert {"src/wyrmtable/core/words/", "web/src/words/", "web/src/words/pages."} < set(_SOURCES)
    assert sum(source.startswith("src/wyrmtable/games/") for source in _SOURCES) >= 4
    assert {"points", "ranks"} <= nouns("en")
    assert {"punti", "gradi"} <= nouns("it")
    assert {"очков", "очка", "шевронов"} <= nouns("ru")


@pytest.mark.parametrize("source", _SOURCES)
def test_all_languages_say_the_same_with_the_same_arguments(source: str) -> None:
    for words in spoken(source).values():
        assert words.faults == []
        assert words.needs == spoken(source)["en"].needs


@pytest.mark.parametrize("source", _SOURCES)
def test_what_is_counted_has_a_form_for_one(source: str) -> None:
    for language, words in spoken(source).items():
        assert words.uncounted(nouns(language)) == [], language


@pytest.mark.parametrize("source", _SOURCES)
def test_an_italian_article_comes_with_its_noun(source: str) -> None:
    file = _ROOT / f"{source}it.ftl"
    if "it" in spoken(source):
        assert [line for line in file.read_text("utf-8").splitlines() if _ARTICLE.search(line)] == []


@pytest.mark.parametrize("source", _SOURCES)
def test_everything_is_translated(source: str) -> None:
    """Commands of the terminal are typed as they are, and the table keeps its name."""
    for language, words in spoken(source).items():
        assert (
            set(untranslated(words, spoken(source)["en"], language)) <= {"term-commands", "brand"} or language == "en"
        )


def test_a_copied_sentence_is_found() -> None:
    english = Words(
        "a = The deck is empty now\nb = Dwerg Ymir\ngame-title = A very long title indeed\nc = Pass\nd = 3×"
    )
    assert untranslated(english, english, "it") == ["a"]
    assert untranslated(english, english, "ru") == ["a", "b", "c"]


def test_a_careless_count_is_found() -> None:
    words = Words(
        "a = { $n ->\n    [one] { $n } rank\n   *[other] { $n } ranks\n }\nb = { $n } ranks\nc = { $who } waits"
    )
    assert words.uncounted(words.nouns) == ["b counts ranks without a choice for one"]


def test_a_choice_for_none_is_no_choice_for_one() -> None:
    words = Words("a = { $n ->\n    [0] unhurt\n   *[other] lost { $n } HP\n }\nb = lost { $n } HP\n")
    assert words.nouns == set()


@pytest.mark.parametrize("source", _SOURCES)
def test_words_of_icons_can_be_found(source: str) -> None:
    """They are looked up with hyphens, by people's languages and by ``check`` alike."""
    for language, words in spoken(source).items():
        lost = [id for id in words.refers if id.startswith("icon-") and "_" in id]
        assert lost == [], (source, language)
    assert set(messages_in(Pip("equip.old_map", 1))) == {icon_id("equip.old_map")} == {"icon-equip-old-map"}
