"""The tiny example game, as it is: nothing in the client knows it."""

from __future__ import annotations

import time

from tests.browser.conftest import Make
from tests.browser.person import PHONE, expect, fits, play, until


def test_against_bots_from_the_lobby_in_two_clicks(person: Make) -> None:
    mira = person("Mira")
    mira.go()
    mira.page.get_by_role("link", name="Tide Players: 2–4").click()
    mira.page.get_by_role("button", name="Start the match").click()
    mira.wait_for_table()
    play([mira])
    expect(mira.page.get_by_role("link", name="Verify")).to_be_visible()
    mira.go()
    expect(mira.page.get_by_role("heading", name="Last finished")).to_be_visible()


def test_two_people_by_link(person: Make) -> None:
    mira, otto = person("Mira"), person("Otto")
    path = mira.open_table("tide", "open", title="Friday tide")
    expect(mira.page.get_by_text("1 seat is free")).to_be_visible()
    otto.join(path)
    mira.wait_for_table()
    otto.wait_for_table()
    play([mira, otto])
    for each in (mira, otto):
        expect(each.page.locator("section.end")).to_contain_text("won")


def test_keyboard_only(person: Make) -> None:
    mira = person("Mira")
    mira.open_table("tide", "bot:greedy")
    mira.wait_for_table()
    end = time.monotonic() + 60
    while not mira.over:
        assert time.monotonic() < end, mira.state()
        if mira.asked:
            mira.page.keyboard.press("1")
        mira.page.wait_for_timeout(60)


def test_tab_and_enter_reach_every_choice(person: Make) -> None:
    mira = person("Mira")
    mira.open_table("tide", "bot:greedy")
    mira.wait_for_table()
    until(mira, "document.querySelectorAll('[data-legal]').length === 6")
    found: set[str] = set()
    for _ in range(60):
        mira.page.keyboard.press("Tab")
        place = mira.page.evaluate(
            "document.activeElement?.dataset.legal === undefined ? null : document.activeElement.dataset.place"
        )
        if place:
            found.add(place)
    assert len(found) == 6
    mira.page.locator("[data-legal]").nth(2).focus()
    mira.page.keyboard.press("Enter")
    until(mira, "document.querySelectorAll('[data-legal]').length < 6")


def test_phone_by_touch(person: Make) -> None:
    mira = person("Mira", size=PHONE, touch=True)
    mira.open_table("tide", "bot:greedy", "bot:greedy")
    mira.wait_for_table()
    play([mira])
    fits(mira, PHONE[0])
