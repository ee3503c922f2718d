"""Messages into words: plurals, cases, lists, people, and what happens when a word is missing."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.toys.burrow import BURROW
from wyrmtable.core import language as texts
from wyrmtable.core.book import find_game
from wyrmtable.core.language import LANGUAGES, Language, guide, guide_anchors, guide_chapter, theme, words
from wyrmtable.core.scene import Pip
from wyrmtable.core.words import Ref, SeatRef, msg

OWN = """
knife = нож
    .acc = ножик
    .gender = masculine
took = { $who } взял { $card-acc } ({ $card-gender }, { $card-gen })
saw = { $things }
"""


@pytest.fixture
def say() -> Language:
    language = Language("ru", people=lambda seat: ["Анна", "Борис"][seat])
    own = FluentBundle(["ru"], use_isolating=False)
    own.add_resource(FluentResource(OWN))
    language._bundles.insert(0, own)
    return language


def test_cases_and_gender_with_the_plain_form_as_fallback(say: Language) -> None:
    told = msg("took", who=SeatRef(1), card=Ref("card:x", msg("knife")))
    assert say(told) == "Борис взял ножик (masculine, нож)"
    plain = msg("took", who=SeatRef(0), card="топор")
    assert say(plain) == "Анна взял топор (other, топор)"


def test_lists_are_joined_as_the_language_does_it(say: Language) -> None:
    things = msg("saw", things=[msg("knife"), SeatRef(0), 3])
    assert say(things) == "нож, Анна и 3"
    assert Language("en").list(["a", "b", "c"]) == "a, b, and c"
    assert Language("it").list(["a", "b"]) == "a e b"


def test_an_unknown_id_is_shown_as_it_is(say: Language) -> None:
    assert say(msg("no-such-word", n=3)) == "no-such-word"


def test_pips_are_spoken_by_their_icon_or_label() -> None:
    english, russian = Language("en"), Language("ru")
    assert english.pip(Pip("gem", 1)) == "1 gem"
    assert english.pip(Pip("gem", 3)) == "3 gems"
    assert russian.pip(Pip("gem", 3)) == "3 самоцвета"
    assert english.pip(Pip("hp", 2, most=3)) == "health 2/3"
    assert english.pip(Pip("gem", -2), signed=True) == "−2 gems"
    assert english.pip(Pip("damage", 2), signed=True) == "damage +2"
    assert english.pip(Pip("some.thing_odd")) == "thing odd"
    assert english.pip(Pip("stat.strength", 3)) == "strength 3"
    assert english.pip(Pip("x", 1, label=msg("empty"))) == "empty 1"
    assert english.pip(Pip("vp", 2), signed=True) == "+2 points"
    assert english.pip(Pip("vp", -2), signed=True) == "−2 points"
    assert english.pip(Pip("vp", 0), signed=True) == "0 points"
    assert english.pip(Pip("vp", 2, about=True), signed=True) == "≈+2 points"


def test_a_game_brings_its_words_guide_and_theme() -> None:
    tide = find_game("tide")
    assert Language("it", tide).title(tide) == "Marea"
    assert "option-rounds" in words(tide, "en")
    assert words(tide, "fr") == words(tide, "en")
    assert guide(tide, "ru").startswith("# Прилив")
    assert theme(tide)["tones"]["sea"]["hatch"] == "waves"


def test_chapters_of_a_guide_are_found_by_their_anchor() -> None:
    text = guide(find_game("tide"), "en")
    assert guide_anchors(text) == ["table", "bid", "end", "options"]
    chapter = guide_chapter(text, "bid")
    assert "Equal bids cancel" in chapter
    assert "After the last catch" not in chapter
    assert guide_chapter(text, "nix") == ""


def identifiers(text: str) -> dict[str, set[str]]:
    """Message id → variables used."""
    found: dict[str, set[str]] = {}
    current = ""
    for line in text.splitlines():
        if start := re.match(r"([a-z][a-z0-9-]*) =", line):
            current = start[1]
            found[current] = set()
        if current:
            found[current] |= set(re.findall(r"\$([a-z-]+)", line))
    return found


def test_core_speaks_all_languages_alike() -> None:
    english = identifiers(words(None, "en"))
    assert english
    for language in LANGUAGES[1:]:
        assert identifiers(words(None, language)).keys() == english.keys()


def test_no_language_has_a_broken_message() -> None:
    for language in LANGUAGES:
        say = Language(language)
        for id, variables in identifiers(words(None, language)).items():
            pattern = say._bundles[0].get_message(id).value
            assert pattern is not None
            text, errors = say._bundles[0].format_pattern(pattern, dict.fromkeys(variables, 2))
            assert not errors, (language, id, errors)
            assert str(text).strip()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("one = 1\ngame-title = The  Burrow\nother = 2", "The  Burrow"),
        ("game-title =\n    A long\n    name\n\nother = 2", "A long\nname"),
        ("-burrow = The Burrow\ngame-title = { -burrow } again", "The Burrow again"),
        ("not-game-title = The Burrow", ""),
        ("game-title =\n    .gender = feminine", ""),
    ],
)
def test_one_word_is_found_by_itself(text: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "words", lambda *_: text)
    for kept in (texts.word_alone, texts._bundle):
        kept.cache_clear()
    assert texts.word_alone(BURROW, "en", "game-title") == told
    assert texts.title(BURROW, "en") == (told or "Burrow")
    for kept in (texts.word_alone, texts._bundle):
        kept.cache_clear()
