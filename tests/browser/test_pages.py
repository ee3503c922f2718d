"""The pages around the table: words, widths, account, settings, guide."""

from __future__ import annotations

import re
import secrets

import pytest

from tests.browser.conftest import Make
from tests.browser.person import PHONE, TABLET, WIDE, Person, expect, fits, play

PAGES = [
    "/",
    "/games",
    "/games/nidavellir",
    "/new/nidavellir",
    "/replays",
    "/account",
    "/settings",
    "/about",
    "/nowhere",
]
RAW = re.compile(r"^[a-z]+(-[a-z0-9]+)+$")
"""What a missing message looks like: its id."""


def _settled(person: Person) -> None:
    person.page.locator("main").wait_for()
    person.page.wait_for_load_state("networkidle")


def _raw_words(person: Person) -> list[str]:
    text: str = person.page.locator("body").inner_text()
    spoken: list[str] = person.page.evaluate(
        "() => [...document.querySelectorAll('[aria-label], [title], [placeholder]')]"
        ".flatMap((node) => ['aria-label', 'title', 'placeholder'].map((name) => node.getAttribute(name) ?? ''))"
    )
    return [line for line in [*text.splitlines(), *spoken] if RAW.match(line.strip())]


@pytest.mark.parametrize("language", ["en", "it", "ru"])
def test_every_page_has_words_and_fits(person: Make, language: str) -> None:
    mira = person("Mira", size=PHONE, language=language)
    for path in PAGES:
        mira.go(path)
        _settled(mira)
        assert not _raw_words(mira), path
        for size in (PHONE, TABLET, WIDE):
            mira.page.set_viewport_size({"width": size[0], "height": size[1]})
            fits(mira, size[0])
        expect(mira.page.locator("main")).to_have_count(1)
        expect(mira.page.locator("h1"), path).to_have_count(1)
    mira.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    mira.go("/")
    _settled(mira)
    if language == "en":
        mira.picture("home_phone")


def test_account_follows_to_another_browser(person: Make) -> None:
    mira, elsewhere = person("Mira"), person("Mira elsewhere")
    account, password = f"mira {secrets.token_hex(3)}", "eight signs at least"
    mira.open_table("tide", "bot:random", title="Kept together")
    mira.go("/account")
    mira.page.get_by_text("Make an account").first.click()
    mira.page.get_by_label("Account name").fill(account)
    mira.page.get_by_label("Password", exact=True).fill(password)
    mira.page.get_by_role("button", name="Make an account").click()
    expect(mira.page.get_by_text(f"You are logged in as {account}")).to_be_visible()

    elsewhere.go("/account")
    elsewhere.page.get_by_label("Account name").fill(account)
    elsewhere.page.get_by_label("Password", exact=True).fill("not this one")
    elsewhere.page.get_by_role("button", name="Log in").click()
    expect(elsewhere.page.get_by_role("alert")).to_contain_text("do not belong together")
    elsewhere.forgive("status of 40")
    elsewhere.page.get_by_label("Password", exact=True).fill(password)
    elsewhere.page.get_by_role("button", name="Log in").click()
    expect(elsewhere.page.get_by_text(f"You are logged in as {account}")).to_be_visible()
    elsewhere.go("/")
    expect(elsewhere.page.get_by_text("Kept together").first).to_be_visible()
    elsewhere.go("/account")
    elsewhere.page.get_by_role("region", name="Account", exact=True).get_by_role("button", name="Log out").click()
    expect(elsewhere.page.get_by_role("button", name="Log in")).to_be_visible()
    elsewhere.go("/")
    expect(elsewhere.page.get_by_role("heading", name="Your tables")).to_be_visible()


def test_settings_change_at_once_and_stay(person: Make) -> None:
    mira = person("Mira")
    mira.go("/settings")
    page = mira.page
    page.get_by_text("light", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-light", "light")
    page.get_by_role("switch", name="High contrast").check()
    page.get_by_role("slider", name="Text size").fill("120")
    page.get_by_role("combobox", name="Language").last.select_option("it")
    expect(page.get_by_role("heading", name="Impostazioni")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Impostazioni")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-light", "light")
    expect(page.locator("html")).to_have_css("font-size", "19.2px")


def test_the_rule_of_a_question(person: Make) -> None:
    mira = person("Mira")
    mira.open_table("nidavellir", "bot:greedy")
    mira.wait_for_table()
    mira.prompt.get_by_role("button", name=re.compile("^R")).click()
    drawer = mira.page.get_by_role("dialog", name="Rules: Nidavellir")
    expect(drawer.locator(".here")).to_be_in_viewport()
    mira.wait_until_drawn()  # by then the bar may have been made anew
    mira.picture("rules")
    mira.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(mira.prompt.get_by_role("button", name=re.compile("^R"))).to_be_focused()


def test_confirm_before_each_answer(person: Make) -> None:
    mira = person("Mira", confirm=True)
    mira.open_table("tide", "bot:greedy")
    mira.wait_for_table()
    mira.page.locator("[data-legal]").first.click()
    expect(mira.prompt.get_by_role("button", name="Yes")).to_be_visible()
    play([mira])


@pytest.mark.parametrize(
    "path", ["/t/nosuchtable", "/t/nosuchtable/replay", "/t/nosuchtable/verify", "/games/nosuchgame"]
)
def test_nothing_there(person: Make, path: str) -> None:
    mira = person("Mira")
    mira.go(path)
    expect(mira.page.get_by_role("alert")).to_be_visible()
    mira.forgive("status of 404")
    mira.page.get_by_role("link", name="To the tables").click()
    expect(mira.page.get_by_role("heading", name="Games")).to_be_visible()
