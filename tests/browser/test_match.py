"""A whole match between two people and a bot, as people would play it."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Error

from tests.browser.conftest import Make
from tests.browser.person import WIDE, Person, expect, play, until

GAME = "nidavellir"


def _undo(mira: Person, otto: Person) -> None:
    """Mira decides, Otto thinks; Mira takes it back and is asked again.

    She may only when Otto is asked next and nothing was drawn in between, which comes once in a few taverns.
    """
    undo = mira.prompt.get_by_role("button", name="Undo")
    end = time.monotonic() + 200
    while time.monotonic() < end and not mira.over:
        if mira.asked:
            play([mira], clicks=1)
        elif otto.asked and undo.count():
            try:
                undo.click(timeout=2000)
                mira.page.locator(".prompt.asked").wait_for(timeout=2000)
                return
            except Error:
                # Her answer was still on its way, and with it the way back was closed: the next time.
                continue
        elif otto.asked:
            play([otto], clicks=1)
        else:
            mira.page.wait_for_timeout(50)
    raise AssertionError("undo was never offered")


def test_two_people_and_a_bot(person: Make) -> None:
    mira, otto = person("Mira"), person("Otto")
    path = mira.open_table(GAME, "open", "bot:greedy", title="Friday ale")
    otto.join(path)
    for each in (mira, otto):
        each.wait_for_table()
    play([mira, otto], clicks=12)

    # Reload in the middle, while only people are waited for: the same table, the same question.
    while not (mira.asked or otto.asked):
        mira.page.wait_for_timeout(50)
    mira.page.wait_for_timeout(500)
    where = mira.page.locator("header .phase")
    before = where.text_content() or ""
    mira.page.reload()
    expect(where).to_have_text(before)

    # Another language at once, in the running match.
    mira.page.get_by_role("button", name="Settings").click()
    mira.page.get_by_role("dialog").get_by_role("combobox", name="Language").select_option("ru")
    expect(mira.page.get_by_role("heading", name="Настройки")).to_be_visible()
    mira.page.keyboard.press("Escape")
    expect(mira.page.locator("html")).to_have_attribute("lang", "ru")
    russian = re.compile("[а-яё]", re.IGNORECASE)
    expect(mira.page.locator("header .phase")).to_contain_text(russian)  # with the next frame of the server
    expect(otto.page.locator("header .phase")).not_to_contain_text(russian)
    mira.page.get_by_role("button", name="Настройки").click()
    mira.page.get_by_role("dialog").get_by_role("combobox", name="Язык").select_option("en")
    mira.page.keyboard.press("Escape")

    _undo(mira, otto)

    # A word to the others.
    mira.page.get_by_role("tab", name="Chat").click()
    mira.page.get_by_placeholder("Write to the table").fill("<b>hello</b>")
    mira.page.keyboard.press("Enter")
    otto.page.get_by_role("tab", name="Chat").click()
    expect(otto.page.get_by_text("<b>hello</b>")).to_be_visible()
    for each in (mira, otto):
        each.page.get_by_role("tab", name=re.compile("chronicle", re.IGNORECASE)).click()

    play([mira, otto], clicks=50)
    for _ in range(40):
        if mira.page.locator("[data-legal][data-place^='card:']").count() > 1:
            break
        play([mira, otto], clicks=1)
    mira.picture("nidavellir_wide")
    play([mira, otto], until=200)
    for each in (mira, otto):
        expect(each.page.locator("section.end")).to_contain_text("won")
    expect(mira.page.get_by_role("region", name="Who led when")).to_be_visible()
    mira.picture("nidavellir_end")
    _replay(mira, path)
    _verify(mira, path)


def _replay(mira: Person, path: str) -> None:
    page = mira.page
    page.locator("section.end").get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay*")
    line = page.get_by_role("slider", name="Timeline")
    last = int(line.get_attribute("max") or 0)
    assert last > 40
    # It opens at the first key moment, and the others are a click away.
    moments = page.get_by_role("list", name="Key moments").get_by_role("button")
    expect(moments.first).to_have_attribute("aria-pressed", "true")
    moments.last.click()
    expect(moments.last).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="To the start").click()
    expect(line).to_have_value("0")
    page.get_by_role("button", name="Step on").click()
    expect(line).to_have_value("1")
    page.get_by_role("button", name="To the end").click()
    expect(line).to_have_value(str(last))
    page.get_by_role("button", name="Step back").click()
    expect(line).to_have_value(str(last - 1))
    page.get_by_role("combobox", name="Seen by").select_option("1")
    expect(page).to_have_url(re.compile(rf"view=1&at={last - 1}"))
    line.fill(str(last * 2 // 3))
    mira.picture("replay")
    page.get_by_role("button", name="Play", exact=True).click()
    until(mira, f"document.querySelector('.dock input[type=range]').value > {last * 2 // 3}")
    page.get_by_role("button", name="Pause").click()
    mira.go(f"{path}/replay?at=7")
    expect(page.get_by_role("slider", name="Timeline")).to_have_value("7")


def _verify(mira: Person, path: str) -> None:
    mira.go(f"{path}/verify")
    page = mira.page
    expect(page.get_by_role("heading", name="Every shuffle, roll and score agrees")).to_be_visible()
    expect(page.locator("dl")).to_contain_text(re.compile(r"[0-9a-f]{32}"))
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".json")
    mira.picture("verify")


def test_home_with_tables(person: Make) -> None:
    mira, otto = person("Mira", size=WIDE), person("Otto")
    mira.open_table(GAME, "bot:greedy", "bot:greedy", title="Learning the ranks")
    mira.wait_for_table()
    otto.open_table(GAME, "open", "open", title="Sunday hall")
    mira.go()
    expect(mira.page.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(mira.page.get_by_text("Learning the ranks").first).to_be_visible()
    expect(mira.page).to_have_title(re.compile("^●"))
    expect(mira.page.get_by_role("link", name="Join: Sunday hall")).to_be_visible()
    mira.picture("home")
