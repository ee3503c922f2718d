"""The real game on a phone and a tablet, in daylight and in Russian; pictures for the docs."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Lay, Make
from tests.browser.person import LYING, PHONE, TABLET, WIDE, Person, expect, fits, play, play_to_market, settles, until
from tests.browser.reached import find_position

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
    fits(mira, PHONE[0])

    def large() -> None:
        for light in mira.page.locator("[data-legal]").all():
            box = light.bounding_box()
            assert box
            assert box["width"] >= 24
            assert box["height"] >= 24

    settles(mira, large)
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
    fits(mira, TABLET[0])
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


SMALL = """() => {
    const found = new Set();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const node = texts.currentNode.parentElement;
        if (!texts.currentNode.data.trim() || !node.checkVisibility() || node.closest('.visually-hidden, .board')) continue;
        const svg = node.closest('svg');
        const scale = svg ? node.getScreenCTM().a : node.getBoundingClientRect().width / (node.offsetWidth || 1);
        const size = parseFloat(getComputedStyle(node).fontSize) * (svg ? scale : Math.min(1.05, Math.max(0.95, scale)));
        if (size < 10.4) found.add(`${size.toFixed(1)} ${node.className.baseVal ?? node.className}: ${node.textContent}`);
    }
    return [...found];
}"""
"""Texts under eleven pixels, as far as boxes of whole pixels tell."""


@pytest.mark.parametrize("game", ["nidavellir", "vast", "eldervale", "last_spell"])
def test_every_text_can_be_read(person: Make, game: str) -> None:
    mira = person("Mira")
    mira.open_table(game, *["bot:random"] * (1 if game == "last_spell" else 2))
    mira.wait_for_table()
    play([mira], clicks=12, keys=True)
    mira.page.locator(".prompt.asked").wait_for()
    for size in (WIDE, TABLET, PHONE, LYING):
        mira.page.set_viewport_size({"width": size[0], "height": size[1]})
        mira.page.wait_for_timeout(300)
        until(mira, f"!({SMALL})().length")
        fits(mira, size[0])


def _on_its_side(person: Make, game: str, *bots: str) -> Person:
    mira = person("Mira", size=LYING, touch=True)
    mira.open_table(game, *bots)
    mira.page.locator(".prompt").wait_for()
    play([mira], clicks=8)
    mira.page.locator(".prompt.asked").wait_for()
    return mira


def test_a_phone_on_its_side_gives_the_board_its_height(person: Make) -> None:
    mira = _on_its_side(person, "vast", "bot:random", "bot:random")
    while mira.page.locator(".stage").count():  # a Treasure found, say: it lies beside the cave for a moment
        play([mira], clicks=1)
        mira.page.locator(".prompt.asked").wait_for()

    def tall() -> None:
        board, prompt = mira.page.locator(".board").bounding_box(), mira.prompt.bounding_box()
        assert board
        assert prompt
        assert board["height"] >= LYING[1] - 2
        assert board["width"] >= 470
        assert board["x"] + board["width"] <= prompt["x"]

    settles(mira, tall)
    expect(mira.prompt).to_be_in_viewport(ratio=0.9)
    mira.picture("vast_lying")


def test_a_column_is_chosen_on_a_phone(person: Make, lay: Lay) -> None:
    """Thrud is placed in a column, which is a narrow strip there."""
    match = find_position(GAME, 2, lambda match: 0 in match.open and match.open[0].kind == "thrud", {})
    otto = person("Otto", size=PHONE, touch=True)
    lay(match, [otto, "bot:random"])
    lit = otto.page.locator(".columns button[data-legal]")
    expect(lit).to_have_count(len(match.open[0].options))
    lit.first.tap()
    expect(otto.page.locator(".prompt", has_text="Place Thrud")).to_have_count(0)


def test_a_phone_on_its_side_without_a_board(person: Make) -> None:
    mira = _on_its_side(person, GAME, "bot:greedy", "bot:greedy")
    expect(mira.prompt).to_be_in_viewport(ratio=0.9)
    expect(mira.page.locator(".market").first).to_be_in_viewport()
    mira.picture("nidavellir_lying")


def test_pointing_at_a_hero_moves_nothing(person: Make) -> None:
    mira = person("Mira")
    mira.open_table(GAME, "bot:greedy")
    mira.wait_for_table()
    hall = mira.page.locator("[data-holds=heroes]")
    before = hall.bounding_box()
    mira.page.locator("[data-holds=heroes] .row").nth(2).hover()
    expect(mira.page.locator(".look")).to_be_visible()
    assert hall.bounding_box() == before


def test_a_long_column_shows_every_rank(person: Make) -> None:
    """However low the mat is, each card of a column shows its number."""
    mira = person("Mira", size=(1440, 640))
    mira.open_table(GAME, "bot:random")
    mira.wait_for_table()
    until_long = "[...document.querySelectorAll('.mat .column ul')].some((each) => each.children.length > 3)"
    for _ in range(80):
        if mira.over or mira.page.evaluate(until_long):
            break
        play([mira], clicks=1, keys=True)
    until(mira, until_long)
    # Each card keeps a strip of its own; on the strip stand its ranks.
    strips = mira.page.evaluate(
        """() => [...document.querySelectorAll('.mat .column ul')].filter((each) => each.children.length > 3)
            .flatMap((each) => [...each.children].slice(1).map((item, k) =>
                item.getBoundingClientRect().top - each.children[k].getBoundingClientRect().top))"""
    )
    assert min(strips) >= 20, strips


def test_the_buttons_of_a_board_lie_beside_it(person: Make) -> None:
    mira = person("Mira")
    mira.open_table("vast", "bot:random", "bot:random")
    mira.wait_for_table()

    def beside() -> None:
        window, tools = (mira.page.locator(f".board > {part}").bounding_box() for part in (".window", ".tools"))
        assert window
        assert tools
        assert window["x"] + window["width"] <= tools["x"]

    settles(mira, beside)


def test_advice_lies_over_nothing(person: Make) -> None:
    """The coach and a hint stand beside the chronicle; on the table they would cover what they speak of."""
    mira = person("Mira")
    mira.open_table("vast", "bot:random", "bot:random")
    mira.wait_for_table()
    mira.page.get_by_role("button", name="What would a strong bot do?").click()
    space = mira.page.locator(".space")
    for advice in (".coach", ".hint"):
        expect(mira.page.locator(advice)).to_be_visible(timeout=60_000)
        box, beside = mira.page.locator(advice).bounding_box(), space.bounding_box()
        assert box
        assert beside
        assert box["x"] >= beside["x"] + beside["width"]


def test_the_hall_of_heroes_is_whole(person: Make, lay: Lay) -> None:
    """Who may recruit sees every hero with a name and what it brings."""
    match = find_position(GAME, 3, lambda match: 0 in match.open and match.open[0].kind == "hero", {})
    mira = person("Mira")
    lay(match, [mira, "bot:random", "bot:random"])

    def whole() -> None:
        hall = mira.page.locator(".offer.many").bounding_box()
        chips = [each.bounding_box() for each in mira.page.locator(".offer.many .gets").all()]
        assert hall
        assert chips
        for chip in chips:
            assert chip
            assert chip["y"] + chip["height"] <= hall["y"] + hall["height"]

    settles(mira, whole)
    expect(mira.page.locator(".offer.many .nameplate").first).to_be_visible()
