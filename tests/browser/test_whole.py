"""Nothing is cut, covered or moved about: names, texts, buttons, in all languages and on all screens."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Lay, Make
from tests.browser.person import LYING, PHONE, TABLET, WIDE, Person, expect, play, settles
from tests.browser.reached import find_position
from wyrmtable.core.match import Match

LANGUAGES = ["en", "it", "ru"]
ROLES = {"roles": "KGDCT"}
CUT = """(css) => [...document.querySelectorAll(css)]
    .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1)
    .map((each) => each.textContent)"""
LOW = """(css) => [...document.querySelectorAll(css)]
    .filter((each) => each.checkVisibility() && each.scrollHeight > each.clientHeight + 3)
    .map((each) => `${each.textContent.trim().slice(0, 60)}: ${each.clientHeight} of ${each.scrollHeight}`)"""


def _asked(match: Match[Any], seat: int) -> bool:
    return seat in match.open and match.state.round <= 2 and len(match.decisions) > 10


def _none(person: Person, script: str, css: str) -> None:
    found: list[str] = person.page.evaluate(script, css)
    assert not found


def test_letters_that_come_late_move_no_page(person: Make) -> None:
    """The bar of a phone has its two lines whatever its letters measure."""
    mira = person("Mira", size=(412, 823), touch=True)
    held: list[Any] = []
    mira.page.route("**/*.woff2", lambda route: held.append(route))
    mira.go("/games")
    mira.page.locator("main h1").wait_for()
    before = mira.page.locator("main").bounding_box()
    for each in held:
        each.continue_()
    mira.page.unroute("**/*.woff2")
    mira.page.evaluate("document.fonts.ready")
    mira.page.wait_for_load_state("networkidle")
    after = mira.page.locator("main").bounding_box()
    assert before
    assert after
    assert before["y"] == after["y"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_chips_of_a_phone_bear_whole_names(person: Make, lay: Lay, language: str) -> None:
    match = find_position("vast", 5, lambda match: _asked(match, 0), ROLES)
    mira = person("Mira", size=PHONE, touch=True, language=language)
    lay(match, [mira, *["bot:random"] * 4])
    expect(mira.page.locator(".strip .name")).to_have_count(4)
    settles(mira, lambda: _none(mira, CUT, ".strip .name"))


@pytest.mark.parametrize("size", [WIDE, TABLET], ids=["wide", "tablet"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 3], ids=["knight", "cave"])
def test_words_on_a_mat_are_whole(person: Make, lay: Lay, seat: int, language: str, size: tuple[int, int]) -> None:
    """The Knight's Sidequests and the Cave's Omens: told whole, or by their names, and nothing has to be scrolled."""
    match = find_position("vast", 5, lambda match: _asked(match, seat), ROLES)
    mira = person("Mira", size=size, language=language)
    sitters: list[Person | str] = ["bot:random"] * 5
    sitters[seat] = mira
    lay(match, sitters)
    expect(mira.page.locator(".mat .lines .row").first).to_be_visible()
    settles(mira, lambda: _none(mira, LOW, ".mat .row small, .mat .cell, .mat .text"))


def test_a_spectator_on_a_phone_on_its_side_reaches_all_buttons(person: Make) -> None:
    mira, otto = person("Mira"), person("Otto", size=LYING, touch=True, language="ru")
    path = mira.open_table("nidavellir", "bot:random")
    mira.wait_for_table()
    otto.go(path)
    otto.wait_for_table()

    def reached() -> None:
        for each in otto.page.locator(".top .tools button").all():
            box = each.bounding_box()
            assert box
            assert box["x"] + box["width"] <= LYING[0]
        _none(otto, CUT, ".top .where b")

    settles(otto, reached)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hall_of_heroes_is_whole_on_a_tablet(person: Make, lay: Lay, language: str) -> None:
    match = find_position("nidavellir", 3, lambda match: 0 in match.open and match.open[0].kind == "hero", {})
    mira = person("Mira", size=TABLET, language=language)
    lay(match, [mira, "bot:random", "bot:random"])
    expect(mira.page.locator(".offer.many .thing").first).to_be_visible()
    settles(mira, lambda: _none(mira, LOW, ".offer.many"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_has_its_controls_in_one_line(person: Make, language: str) -> None:
    mira = person("Mira", language="en")
    path = mira.open_table("tide", "bot:random")
    mira.wait_for_table()
    play([mira], keys=True)
    mira.page.evaluate(
        "(language) => localStorage['wyrmtable.settings'] ="
        " JSON.stringify({ ...JSON.parse(localStorage['wyrmtable.settings']), language })",
        language,
    )
    mira.go(f"{path}/replay")
    expect(mira.page.locator(".controls")).to_be_visible()

    def low() -> None:
        box = mira.page.locator(".controls").bounding_box()
        assert box
        assert box["height"] < 50

    settles(mira, low)


def test_the_question_keeps_its_place(person: Make) -> None:
    """Whatever comes and goes on one's own mat, which never becomes lower again."""
    mira = person("Mira")
    mira.open_table("eldervale", "bot:random")
    mira.wait_for_table()
    feet: list[float] = []
    for _ in range(30):
        play([mira], clicks=1)
        mira.page.locator(".prompt.asked").wait_for()
        box = mira.prompt.bounding_box()
        assert box
        feet.append(box["y"] + box["height"])
    assert feet == sorted(feet, reverse=True)


def test_what_happened_meanwhile_covers_no_answer(person: Make) -> None:
    mira = person("Mira")
    mira.open_table("nidavellir", "bot:random", "bot:random")
    mira.wait_for_table()
    told = mira.page.get_by_role("button", name="While the others moved")
    while not told.count():
        play([mira], clicks=1)
        mira.page.locator(".prompt.asked").wait_for()
    told.click()
    listed, space = mira.page.locator(".since").bounding_box(), mira.page.locator(".space").bounding_box()
    assert listed
    assert space
    assert listed["x"] >= space["x"] + space["width"]
