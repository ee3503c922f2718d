"""What people read of cards, factions, monsters and tokens says what the tables say, in every language."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from tests.eldervale.table import Table
from wyrmtable.core.language import Language
from wyrmtable.core.scene import Sheet
from wyrmtable.games.eldervale import GAME
from wyrmtable.games.eldervale.data import slug
from wyrmtable.games.eldervale.forecast import points_now
from wyrmtable.games.eldervale.scene.sheet import points_sheet

LANGUAGES = GAME.facts.languages
NUMBERS = {
    2: r"two|twice|both|due|два|две|двух|дважды",
    3: r"three|tre|три|трёх",
    4: r"four|quattro|четыре",
    5: r"five|cinque|пять",
    6: r"six|шесть",
    7: r"seven|sette|семь",
}
MOMENTS = re.compile(r"phase \d|\bG\d|step \d|\d counts")
"""Numbers that name a moment, or a face of the Chimera's die."""


def rows(table: str) -> list[dict[str, str]]:
    text = (files("wyrmtable.games.eldervale") / "tables" / f"{table}.csv").read_text("utf-8")
    return list(csv.DictReader(text.splitlines()))


def printed() -> Iterator[tuple[str, str, str]]:
    """The word for each effect people can read, its text and its effect in the tables."""
    for row in rows("adventure_cards"):
        yield f"card-{slug(row['name'])}-text", row["text"], row["effect"]
    for row in rows("magic_cards"):
        yield f"magic-{slug(row['name'])}-text", row["text"], row["effect"]
    for row in rows("factions"):
        for n in "12":
            yield f"ability-{slug(row[f'ability_{n}'])}-text", row[f"text_{n}"], row[f"effect_{n}"]
    for row in rows("monsters"):
        yield f"monster-{slug(row['name_en'])}-text", row["text"], row["effect"]
        if row["chain_text"].strip("-"):
            yield f"monster-{slug(row['name_en'])}-tame", row["chain_text"], row["chain_effect"]
    for table, word in (("trove", "trove"), ("orb_spaces", "orb")):
        for row in rows(table):
            yield f"{word}-{row['id'].lower()}", row["text"], row["effect"]


PRINTED = list(printed())


def numbers(text: str) -> set[int]:
    """The numbers a text names, but for one, which words may leave out."""
    found = {int(n) for n in re.findall(r"\d+", text)}
    found |= {n for n, words in NUMBERS.items() if re.search(rf"\b({words})\b", text.lower())}
    return found - {0, 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_the_tables_stand_in_the_words(language: str) -> None:
    say = Language(language, GAME)
    assert len(PRINTED) > 240
    wrong = {
        word: say.word(word) for word, text, _ in PRINTED if numbers(say.word(word)) != numbers(MOMENTS.sub("", text))
    }
    assert not wrong


UNSAID = {
    "any_basic_or_gold": {"en": "Magic card", "it": "carta Magia", "ru": "карт магии"},
    "reactivate(": {"en": "Adventure card", "it": "carta Avventura", "ru": "карты приключения"},
    "adjacent_no_monster": {"en": "without one", "it": "senza mostri", "ru": "без монстра"},
    "highest_or_tied_glory": {"en": "space 1", "it": "spazio 1", "ru": "первом делении"},
    "distance<=2": {"en": "up to 2", "it": "fino a 2", "ru": r"(до|дальше) 2 шаг"},
    "rush_range(2)": {"en": "up to 2", "it": "fino a 2", "ru": "до 2 шаг"},
    "from_distance=2": {"en": "2 realms away", "it": "fino a 2", "ru": "до 2 шаг"},
    "within=1_of_own_unit": {"en": "in or beside", "it": "in o accanto", "ru": "на земле вашего отряда или рядом"},
}
"""Conditions of effects that words have left out before, and how each language says them."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_conditions_stand_in_the_words(language: str) -> None:
    say = Language(language, GAME)
    tried = set()
    for word, _, effect in PRINTED:
        for condition, saying in UNSAID.items():
            if condition in effect:
                tried.add(condition)
                assert re.search(saying[language], say.word(word)), word
    assert tried == set(UNSAID)


@pytest.mark.parametrize(("edition", "said"), [("published", "why-cards"), ("draft2019", "why-cards-all")])
def test_d14_in_the_draft_no_card_waits_for_a_dwelling(edition: str, said: str) -> None:
    t = Table("wardens_of_evenmarch", "atlanteans", edition=edition)
    t.cards(0, "citadel", "guild_hall")
    (sheet,) = points_sheet(t.g, points_now(t.g), 0).elements
    assert isinstance(sheet, Sheet)
    reasons = [reason for row in sheet.rows for reason in row.why if reason is not None]
    assert [reason.id for reason in reasons if reason.id.startswith("why-cards")] == [said]
