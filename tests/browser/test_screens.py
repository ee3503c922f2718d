"""The real game on a phone and a tablet, in daylight and in Russian; pictures for the docs."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Make
from tests.browser.person import PHONE, TABLET, WIDE, expect, play, play_to_market

GAME = "nidavellir"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_phone(person: Make, language: str) -> None:
    mira = person("Mira", size=PHONE, touch=True)
    mira.open_table(GAME, "bot:greedy", "bot:greedy")
    mira.wait_for_table()
    mira.page.evaluate(
        "(language) => localStorage['wyrmtable.settings'] ="
        " JSON.stringify({ ...JSON.parse(localStorage['wyrmtable.settings']), language })",
        language,
    )
    mira.page.reload()
    mira.wait_for_table()
    play_to_market(mira, clicks=14)
    assert mira.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    for light in mira.page.locator("[data-legal]").all():
        box = light.bounding_box()
        assert box
        assert box["width"] >= 24
        assert box["height"] >= 24
    # The question stays in sight wherever one scrolls.
    for where in (0, 10_000):
        mira.page.evaluate("(y) => document.querySelector('.table').scrollTo(0, y)", where)
        expect(mira.prompt).to_be_in_viewport(ratio=0.9)
    mira.page.evaluate("document.querySelector('.table').scrollTo(0, 0)")
    mira.picture("nidavellir_phone" if language == "en" else "nidavellir_phone_ru")


def test_tablet(person: Make) -> None:
    mira = person("Mira", size=TABLET)
    mira.open_table(GAME, "bot:greedy", "bot:greedy")
    mira.wait_for_table()
    play_to_market(mira, clicks=14)
    assert mira.page.evaluate("document.documentElement.scrollWidth") <= TABLET[0]
    mira.picture("nidavellir_tablet")


def test_daylight(person: Make) -> None:
    mira = person("Mira", size=WIDE, light="light")
    mira.open_table(GAME, "bot:greedy", "bot:greedy", "bot:greedy")
    mira.wait_for_table()
    play_to_market(mira, clicks=14)
    mira.picture("nidavellir_light")


def test_example_game(person: Make) -> None:
    mira = person("Mira", size=WIDE)
    mira.open_table("tide", "bot:greedy", "bot:greedy")
    mira.wait_for_table()
    play([mira], clicks=3)
    mira.page.locator(".prompt.asked").wait_for()
    mira.picture("tide_wide")
