"""Eldervale in a real browser: a match against the Ghosts, three at a table, a phone, hands that stay hidden, pictures."""

from __future__ import annotations

from tests.browser.conftest import Make
from tests.browser.person import PHONE, PICTURES, Person, elements, expect, play

GAME = "eldervale"
DEALT: dict[str, str | int | bool] = {"Factions": "random"}
CLICKS = 20
"""Decisions made with the mouse before the rest is played by keyboard."""
BOT = "bot:greedy" if PICTURES else "bot:random"


def test_a_whole_match_against_the_ghosts(person: Make) -> None:
    mira = person("Mira")
    mira.open_table(GAME, options=DEALT)
    mira.wait_for_table()
    play([mira], clicks=CLICKS, until=240)
    play([mira], until=400, keys=True)
    expect(mira.page.locator("section.end")).to_be_visible()
    sheet = mira.page.locator("[data-id=scores]")
    expect(sheet).to_contain_text("power markers")
    expect(sheet).to_contain_text("total")


def test_three_at_a_table(person: Make) -> None:
    """Two people and a bot; each sees the own hand and only the number of the others' cards."""
    mira, otto = person("Mira"), person("Otto")
    path = mira.open_table(GAME, "open", BOT, options=DEALT)
    otto.join(path)
    for each in (mira, otto):
        each.wait_for_table()
    play([mira, otto], clicks=CLICKS, until=240)
    play([mira, otto], clicks=CLICKS, until=240, keys=True)
    for seat, each in enumerate((mira, otto)):
        held = {element["at"] for element in elements(each) if element.get("at", "").startswith("hand:")}
        assert held == {f"hand:{seat}"}
        counted = {element["id"] for element in elements(each) if element["id"].startswith("hand:")}
        assert counted == {"hand:0", "hand:1", "hand:2"}


def test_a_placement_on_the_map(person: Make) -> None:
    """A lit realm is clicked, the Worker stands there."""
    mira = person("Mira")
    mira.open_table(GAME, BOT, options=DEALT)
    mira.wait_for_table()
    _until_asked(mira, "Place a Unit")
    lit = mira.page.locator("[data-legal][data-place^='map@']")
    place = lit.first.get_attribute("data-place")
    lit.first.click(force=True)
    for _ in range(100):
        if any(element.get("at") == place for element in elements(mira) if element["id"].startswith("u0.")):
            return
        mira.page.wait_for_timeout(100)
    raise AssertionError(f"nobody came to {place}: {mira.state()}")


def test_on_a_phone(person: Make) -> None:
    mira = person("Mira", size=PHONE, touch=True)
    mira.open_table(GAME, BOT, BOT, options=DEALT)
    mira.wait_for_table()
    play([mira], clicks=CLICKS, until=300)
    _until_asked(mira, "Place a Unit")
    mira.page.evaluate("document.querySelector('.table').scrollTo(0, 0)")
    width = mira.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0]
    mira.picture("eldervale_phone")


def test_pictures(person: Make) -> None:
    """The own turn in the middle of a match of four."""
    mira = person("Mira")
    mira.open_table(GAME, BOT, BOT, BOT, options=DEALT)
    mira.wait_for_table()
    play([mira], clicks=120 if PICTURES else 10, until=400, keys=True)
    _until_asked(mira, "Place a Unit")
    mira.page.mouse.move(5, 5)
    expect(mira.page.locator("[data-id='p:fire'], [data-id='p:air'], [data-id='p:water']").first).to_be_visible()
    mira.picture("eldervale_wide")


def _until_asked(mira: Person, prompt: str) -> None:
    """On to this question, by the keyboard."""
    for _ in range(200):
        mira.page.locator(".prompt.asked, section.end").first.wait_for(timeout=60_000)
        if prompt in mira.prompt.first.inner_text():
            return
        play([mira], clicks=1, keys=True)
    raise AssertionError(mira.state())
