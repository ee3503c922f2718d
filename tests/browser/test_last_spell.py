"""The Last Spell in a real browser: a first Day and Night by two people at once, one person with two Heroes, a phone, pictures."""

from __future__ import annotations

import re

from tests.browser.conftest import Make
from tests.browser.person import PHONE, Person, expect, play

GAME = "last_spell"
EXCHANGE = "Take or leave"
DAY = "Work in the City"
DEPLOY = "Place your Hero"
NIGHT = "Move, attack, or end"


def _press(person: Person, css: str) -> None:
    """What is pointed at; on a phone the first tap only selects."""
    person._press(person.page.locator(f"{css} >> visible=true").first, force=True)
    if person.touch and person.prompt.locator(".btn.main").count():
        person.prompt.locator(".btn.main").first.tap()


def _say(person: Person, word: str, other: str) -> None:
    """Press a button; who leads two Heroes may have to turn to the other one's question first."""
    button = person.prompt.get_by_role("button", name=word)
    if not button.count():
        person._press(person.prompt.get_by_role("button", name=other).first)
    person._press(button.first)
    person.page.wait_for_timeout(200)


def _reach(people: list[Person], words: str, most: int = 200) -> Person:
    """Choose Hero and gear by keyboard, exchange nothing, until somebody is asked this."""
    for _ in range(most):
        for person in people:
            asked = person.prompt.inner_text() if person.asked else ""
            if words in asked:
                return person
            if EXCHANGE in asked:
                _say(person, "Done", EXCHANGE)
            elif asked:
                person.act_by_keys()
        people[0].page.wait_for_timeout(40)
    raise AssertionError(f"nobody was asked {words!r}: {[person.state() for person in people]}")


def _first_day(people: list[Person]) -> None:
    """Into the Main phase of Day I."""
    asked = _reach(people, "Name the first player")
    asked._press(asked.prompt.locator("[data-verb]").first)
    for person in people:
        expect(person.prompt).to_contain_text(DAY)


def _ready(people: list[Person]) -> None:
    """Everybody is content with the Day."""
    for person in people:
        expect(person.prompt).to_contain_text(DAY)
        _say(person, "Ready", DAY)


def _deploy(people: list[Person], cells: list[str]) -> None:
    left = list(cells)
    while left:
        asked = next((p for p in people if p.asked and DEPLOY in p.prompt.inner_text()), None)
        if asked is None:
            people[0].page.wait_for_timeout(50)
            continue
        _press(asked, f".board [data-place='field@{left.pop(0)}']")
        asked.page.wait_for_timeout(300)


def _night(people: list[Person], cells: list[str]) -> Person:
    """From the first Day into the first Night; who acts."""
    _ready(people)
    _deploy(people, cells)
    for _ in range(200):
        asked = next((p for p in people if p.asked and NIGHT in p.prompt.inner_text()), None)
        if asked is not None:
            return asked
        people[0].page.wait_for_timeout(50)
    raise AssertionError([person.state() for person in people])


def test_two_people_share_a_day_and_a_night(person: Make) -> None:
    mira, otto = person("Mira"), person("Otto")
    path = mira.open_table(GAME, "open")
    otto.join(path)
    both = [mira, otto]
    for each in both:
        each.wait_for_table()
    chooser = _reach(both, "first weapon")
    expect(chooser.page.locator("[data-legal][data-id^='i:']")).not_to_have_count(0)
    chooser.picture("last_spell_setup")
    _first_day(both)

    # Both are asked at once, and neither waits for the other.
    _press(mira, "[data-id='plan:ballista']")
    expect(mira.prompt).to_contain_text("Place: Ballista")
    expect(otto.prompt).to_contain_text(DAY)
    mira.picture("last_spell_build")
    _press(mira, ".board [data-place='field@12,8']")
    for each in both:
        expect(each.page.locator(".board [aria-label*='Ballista']").first).to_be_attached()
    expect(mira.prompt).to_contain_text(DAY)
    mira.picture("last_spell_day")

    actor = _night(both, ["11,8", "10,8"])
    for each in both:
        expect(each.page.locator(".board [data-id^='m']").nth(8)).to_be_attached()
        expect(each.page.locator(".top")).to_contain_text("House Night I")
        expect(each.page.locator("[data-holds=forecast]")).to_be_visible()
        expect(each.page.locator("[data-holds=order]")).to_contain_text(re.compile("Clawer|Runner"))
    actor.picture("last_spell_wide")

    # A step is seen by both.
    _press(actor, ".board [data-legal][data-place^='field@']")
    for each in both:
        expect(each.page.get_by_role("log")).to_contain_text("moved")

    # The Night goes on, round after round.
    play(both, clicks=40, until=200)
    for each in both:
        expect(each.page.locator(".board, section.end").first).to_be_visible()


def _open_alone(person: Person) -> None:
    """A table for one person who leads two Heroes."""
    page = person.page
    person.go(f"/new/{GAME}")
    page.get_by_role("heading", name="Seats").wait_for()
    page.get_by_role("textbox", name="Your name", exact=True).fill(person.name)
    page.get_by_role("radio", name="2 player").check(force=True)
    page.get_by_role("combobox", name="Seat 2").select_option(value="local")
    page.get_by_role("button", name="Start the match").click()
    page.wait_for_url("**/t/*")
    person.wait_for_table()


def test_one_person_leads_two_heroes(person: Make) -> None:
    mira = person("Mira")
    _open_alone(mira)
    _first_day([mira])
    for _ in range(2):
        expect(mira.prompt).to_contain_text(DAY)
        _say(mira, "Ready", DAY)
    _deploy([mira], ["11,8", "13,8"])
    expect(mira.prompt).to_contain_text(NIGHT)
    expect(mira.page.locator(".board [data-id^='hero:']")).to_have_count(2)
    play([mira], clicks=30, until=120)


def test_phone(person: Make) -> None:
    mira = person("Mira", size=PHONE, touch=True)
    _open_alone(mira)
    _first_day([mira])
    page = mira.page
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    expect(mira.prompt).to_be_in_viewport(ratio=0.9)
    mira.picture("last_spell_phone_day")
    for _ in range(2):
        expect(mira.prompt).to_contain_text(DAY)
        _say(mira, "Ready", DAY)
    expect(mira.prompt).to_contain_text(DEPLOY)
    for _ in range(40):
        if NIGHT in mira.prompt.inner_text():
            break
        mira.act_by_keys()
        page.wait_for_timeout(150)
    expect(mira.prompt).to_contain_text(NIGHT)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    mira.picture("last_spell_phone")
