"""Seats: one device for two, a seat on two devices, leaving and coming back, watching."""

from __future__ import annotations

import re

from playwright.sync_api import WebSocketRoute

from tests.browser.conftest import Make
from tests.browser.person import PHONE, elements, expect, messages, play, until

GAME = "nidavellir"


def test_hot_seat_hides_secrets(person: Make) -> None:
    mira = person("Mira")
    mira.open_table("tide", "local:Otto")
    page = mira.page
    for _ in range(30):
        curtain = page.get_by_role("heading", name=re.compile("Pass the device to"))
        curtain.or_(page.locator(".prompt.asked, section.end")).first.wait_for()
        if mira.over:
            break
        if curtain.count():
            # Nothing of the table is in the page while the device changes hands.
            expect(page.locator(".table, [data-place]")).to_have_count(0)
            name = curtain.inner_text().removeprefix("Pass the device to ")
            mira.picture("hot_seat")
            page.get_by_role("button", name=f"I am {name}").click()
            page.locator(".prompt").wait_for()
            expect(page.locator(".mat").get_by_text(name).first).to_be_visible()
            continue
        mira.act()
    expect(page.locator("section.end")).to_be_visible()


def test_a_seat_on_two_devices(person: Make) -> None:
    mira = person("Mira")
    path = mira.open_table("tide", "bot:greedy")
    mira.wait_for_table()
    mira.page.get_by_role("button", name="Share").click()
    mira.page.get_by_role("button", name="Show the link and picture").click()
    address = mira.page.get_by_role("textbox", name="Your seat on another device").input_value()
    picture = mira.page.get_by_role("img", name="QR code that carries your seat")
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate("image => image.naturalWidth > 50")
    phone = person("", size=PHONE, touch=True)
    phone.page.goto(address)
    phone.page.wait_for_url(f"**{path}")
    phone.page.locator(".prompt.asked").wait_for()
    phone.act()
    phone.act()
    mira.page.keyboard.press("Escape")
    until(mira, "document.querySelector('[data-region=chronicle]').innerText.includes('bid')")


def test_leave_and_come_back(person: Make) -> None:
    mira, otto = person("Mira"), person("Otto")
    path = mira.open_table("tide", "open", "bot:greedy")
    otto.join(path)
    for each in (mira, otto):
        each.wait_for_table()
    otto.page.get_by_role("button", name="People").click()
    otto.page.get_by_role("button", name="Leave the match").click()
    otto.page.get_by_role("button", name="Yes, leave").click()
    expect(otto.page.get_by_role("button", name="Come back to my seat")).to_be_visible()
    play([mira], clicks=2)
    otto.page.get_by_role("button", name="Come back to my seat").click()
    expect(otto.page.get_by_role("button", name="Leave the match")).to_be_visible()
    otto.page.keyboard.press("Escape")
    play([mira, otto])


def test_the_host_fills_seats_with_bots(person: Make) -> None:
    mira = person("Mira")
    mira.open_table("tide", "open", "open", title="Quiet evening")
    page = mira.page
    expect(page.get_by_text("2 seats are free")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("QR code"))).to_be_visible()
    mira.picture("waiting_room")
    page.get_by_role("combobox", name="A bot for seat 2").select_option("random")
    expect(page.get_by_text("1 seat is free")).to_be_visible()
    page.get_by_role("button", name="Bots for the free seats").click()
    mira.wait_for_table()


def test_again(person: Make) -> None:
    mira = person("Mira")
    path = mira.open_table("tide", "bot:random")
    mira.wait_for_table()
    play([mira])
    mira.page.get_by_role("button", name="Play again").click()
    mira.page.wait_for_url(lambda url: "/t/" in url and not url.endswith(path))
    mira.wait_for_table()
    expect(mira.page.locator("section.end")).to_have_count(0)


def test_a_spectator_sees_no_secret(person: Make) -> None:
    mira, otto, eve = person("Mira"), person("Otto"), person("Eve")
    path = mira.open_table(GAME, "open", "bot:greedy")
    otto.join(path)
    eve.go(path)
    for each in (mira, otto, eve):
        each.wait_for_table()
    expect(eve.page.get_by_text("Watching", exact=True)).to_be_visible()

    # Mira lays her coins while Otto still thinks: others hear that she has chosen, not what.
    eve.heard.clear()
    otto.heard.clear()
    while mira.asked:
        mira.act()
    expect(eve.page.locator(".strip").filter(has_text="Mira")).to_contain_text("chosen")
    assert "bids:0#" in "".join(mira.heard)
    assert "bids:0#" not in "".join(eve.heard + otto.heard)

    play([mira, otto], clicks=12)
    until(eve, "document.querySelectorAll('[data-region=chronicle] li').length > 5")
    # On the screen nothing glows, nothing is asked; in the wire there is no question either.
    expect(eve.page.locator("[data-legal], .prompt.asked")).to_have_count(0)
    frames = [message for message in messages(eve) if message["type"] == "frame"]
    assert frames
    assert not any(frame.get("asks") or frame.get("undo") for frame in frames)
    # Coins whose place is secret are veiled: a name for this screen only, no value, no colour.
    veiled = [element for element in elements(eve) if element["id"].startswith("~")]
    assert veiled
    for element in veiled:
        known = {key: element[key] for key in element.keys() - {"kind", "id", "at", "owner", "shape", "down"}}
        assert known == {"label": {"t": "m", "id": "coin-face-down"}}, element
    assert not {element["id"] for element in veiled} & {element["id"] for element in elements(otto)}
    # Neither seed nor record leave a running match.
    seed = eve.page.request.get(f"{eve.site}/api{path.replace('/t/', '/tables/')}/record.json")
    assert seed.status in (403, 404, 409)
    assert eve.page.request.get(f"{eve.site}/api{path.replace('/t/', '/tables/')}/verify").status in (403, 404, 409)


def test_the_line_breaks_and_comes_back(person: Make) -> None:
    mira = person("Mira")
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    mira.context.route_web_socket(re.compile("/socket"), connect)
    mira.open_table("tide", "bot:greedy")
    mira.wait_for_table()
    mira.page.locator(".prompt.asked").wait_for()
    lines[-1].close(code=1012, reason="restart")
    expect(mira.page.locator(".link")).to_contain_text("your table is safe")
    expect(mira.page.locator(".link")).to_have_count(0)
    assert len(lines) == 2
    play([mira])
