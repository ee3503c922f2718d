"""Vast in a real browser: whole matches of different roles, a phone, secrets in the wire, pictures of every mat."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Make
from tests.browser.person import PHONE, PICTURES, WIDE, Person, elements, expect, fits, messages, play, settles, until

GAME = "vast"
CLICKS = 60
"""Decisions made with the mouse before the rest of a match is played by keyboard."""
BOT = "bot:greedy" if PICTURES else "bot:random"
"""The others; pictures show a match worth looking at."""
TURNS = {
    "knight": "Move or act",
    "goblins": "Activate a Tribe",
    "dragon": "Move and use powers",
    "cave": "Shape, tempt, torment",
    "thief": "Sneak, steal, slip away",
}
"""What each role is asked in the middle of its own turn."""
SECRET = {"quests:0": 0, "secrets:1": 1, "hand:2": 2, "tiles:3": 3, "events:3": 3}
"""Zones whose cards only one seat may know, in the match of Knight, Goblins, Dragon and Cave."""
OPEN = ("secrets.open:", "discard")
"""Places of cards that everybody has seen."""


def test_two_people_in_different_roles(person: Make) -> None:
    mira, otto = person("Mira"), person("Otto")
    path = mira.open_table(GAME, "open", options={"Roles": "KG", "Length": "shortest", "Tiles taken out": 8})
    otto.join(path)
    for each in (mira, otto):
        each.wait_for_table()
    expect(mira.page.locator(".mat.panel")).to_contain_text("The Knight")
    expect(otto.page.locator(".mat.panel")).to_contain_text("The Goblins")
    play([mira, otto], clicks=CLICKS, until=240)
    play([mira, otto], until=240, keys=True)
    for each in (mira, otto):
        expect(each.page.locator("section.end")).to_contain_text("won")
        expect(each.page.get_by_role("region", name="Score sheet")).to_contain_text("Goblins")


def test_solo_knight(person: Make) -> None:
    mira = person("Mira")
    mira.open_table(GAME, options={"Roles": "K", "Tiles taken out": 8})
    mira.wait_for_table()
    play([mira], clicks=CLICKS, until=240)
    play([mira], until=240, keys=True)
    expect(mira.page.locator("section.end")).to_be_visible()
    expect(mira.page.get_by_role("region", name="Score sheet")).to_contain_text("Knight")


def _reach(mira: Person, prompt: str, moves: int, lights: int = 4) -> None:
    """Play so many moves, then on to the middle of the own turn with several things to do."""
    play([mira], clicks=moves, until=240, keys=True)
    for _ in range(80):
        mira.page.locator(".prompt.asked, section.end").first.wait_for(timeout=60_000)
        seen = mira.look()
        if seen["over"] or (seen["asked"] and seen["lights"] >= lights and prompt in mira.prompt.inner_text()):
            break
        play([mira], clicks=1, keys=True)
    mira.page.mouse.move(5, 5)


@pytest.mark.parametrize(
    ("seat", "role", "picture", "moves"),
    [
        (1, "knight", "vast_wide", 20),
        (2, "goblins", "vast_goblins", 24),
        (3, "dragon", "vast_dragon", 20),
        (4, "cave", "vast_cave", 30),
        (5, "thief", "vast_thief", 14),
    ],
)
def test_every_role_has_a_mat(person: Make, seat: int, role: str, picture: str, moves: int) -> None:
    mira = person("Mira")
    mira.open_table(GAME, *[BOT] * 4, seat=seat, options={"Roles": "KGDCT"})
    mira.wait_for_table()
    _reach(mira, TURNS[role], moves if PICTURES else 6)
    expect(mira.page.locator(".mat.panel")).to_contain_text(role.capitalize())
    mira.picture(picture)


def test_terrain(person: Make) -> None:
    mira = person("Mira")
    mira.open_table(GAME, *[BOT] * 3, options={"Roles": "KGDC", "Terrain": True})
    mira.wait_for_table()
    _reach(mira, TURNS["knight"], 12 if PICTURES else 6)
    mira.picture("vast_terrain")


def test_phone(person: Make) -> None:
    mira = person("Mira", size=PHONE, touch=True)
    mira.open_table(GAME, BOT, BOT, options={"Roles": "KGD"})
    mira.wait_for_table()
    play([mira], clicks=16, until=120)
    _reach(mira, TURNS["knight"], 0, lights=1)
    page = mira.page
    fits(mira, PHONE[0])
    expect(mira.prompt).to_be_in_viewport(ratio=0.9)
    page.evaluate("document.querySelector('.table').scrollTo(0, 0)")
    mira.picture("vast_phone")

    # Every tab of the mat opens, and what glows in it can be scrolled to and touched.
    tabs = page.locator(".mat [role=tab]")
    expect(tabs.nth(2)).to_be_visible()
    for tab in tabs.all():
        tab.tap()
        expect(tab).to_have_attribute("aria-selected", "true")
        fits(mira, PHONE[0])
        lights = page.locator(".mat [data-legal] >> visible=true")
        if "urgent" in (tab.get_attribute("class") or ""):
            expect(lights.first).to_be_visible()
        for light in lights.all():
            light.scroll_into_view_if_needed()
            box = light.bounding_box()
            assert box
            assert box["width"] >= 24
            assert box["height"] >= 24
            assert 0 <= box["x"] + box["width"] / 2 <= PHONE[0]

    # So does every lit space of the map: the board shows all of it.
    def in_sight() -> None:
        window = page.locator(".board").bounding_box()
        assert window
        for light in page.locator(".board [data-legal]").all():
            box = light.bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= 24 or "edge" in (light.get_attribute("class") or "")
            assert window["x"] <= box["x"] + box["width"] / 2 <= window["x"] + window["width"]
            assert window["y"] <= box["y"] + box["height"] / 2 <= window["y"] + window["height"]

    settles(mira, in_sight)


def _spend_cubes(mira: Person) -> None:
    """Put the Knight's cubes on stats until none is left: their places then say why not."""
    place = mira.page.locator(".mat .steps li[data-legal] >> visible=true")
    for _ in range(20):
        mira.page.locator(".prompt.asked").wait_for()
        if not place.count():
            break
        mira._press(place.first)
        if mira.touch:
            mira.prompt.get_by_role("button", name="Choose").tap()
        expect(mira.prompt).not_to_contain_text("Sent")
    expect(mira.page.locator(".mat .steps li[data-blocked]")).not_to_have_count(0)


def test_pointing_moves_nothing(person: Make) -> None:
    """What the bar says of a thing under the pointer does not move that thing away, to and fro without end."""
    mira = person("Mira", size=PHONE)
    mira.open_table(GAME, options={"Roles": "K"})
    mira.wait_for_table()
    _spend_cubes(mira)
    page = mira.page
    page.mouse.move(5, 5)
    boxes = [mira.prompt.bounding_box(), page.locator(".mat").bounding_box()]
    for step in page.locator(".mat .steps li[data-blocked] >> visible=true").all():
        box = step.bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 2)
        expect(mira.prompt).to_contain_text(step.get_attribute("aria-description") or "?")
        assert [mira.prompt.bounding_box(), page.locator(".mat").bounding_box()] == boxes


def test_a_finger_does_not_hover(person: Make) -> None:
    """After a tap browsers report a mouse resting there; only what was tapped is pointed at."""
    mira = person("Mira", size=PHONE, touch=True)
    mira.open_table(GAME, options={"Roles": "K"})
    mira.wait_for_table()
    for _ in range(6):
        mira.page.locator(".prompt.asked").wait_for()
        mira.act()
        mira.page.wait_for_timeout(100)
        expect(mira.page.locator("[data-pointed]:not([data-chosen])")).to_have_count(0)


def test_what_glows_comes_into_sight(person: Make) -> None:
    """A phone shows a part of the table: a new question brings its answers there, wherever one has scrolled."""
    mira = person("Mira", size=PHONE, touch=True)
    mira.open_table(GAME, options={"Roles": "K"})
    mira.wait_for_table()
    page, choose = mira.page, mira.prompt.get_by_role("button", name="Choose")
    answered = 0
    for _ in range(24):
        page.locator(".prompt.asked, section.end").first.wait_for()
        if mira.over or answered == 5:
            break
        if not choose.count():
            mira.act()
            continue
        page.evaluate("document.querySelector('.table').scrollTo(0, 9999)")
        choose.tap()
        answered += 1
        expect(choose).to_have_count(0)
        page.locator(".prompt.asked, section.end").first.wait_for()
        if page.locator("[data-legal] >> visible=true").count():
            until(
                mira,
                """[...document.querySelectorAll('[data-legal]')].some((node) => {
                    const { top, bottom } = node.getBoundingClientRect();
                    return top + bottom > 100 && top + bottom < 2 * innerHeight;
                })""",
            )
    assert answered


def test_the_map_stays_readable(person: Make) -> None:
    """Tiles keep their size however far the map grows; what one may choose is in sight until one looks elsewhere."""
    mira = person("Mira")
    mira.open_table(GAME, *["bot:random"] * 4, options={"Roles": "KGDCT"})
    mira.wait_for_table()
    _reach(mira, TURNS["knight"], 14)
    page, board = mira.page, mira.page.locator(".board")
    if mira.over:
        return

    def sides() -> list[float]:
        boxes = [cell.bounding_box() for cell in board.locator(".cell").all()]
        return [box["width"] for box in boxes if box]

    def place() -> str:
        return str(board.locator(".world").get_attribute("style"))

    window = board.bounding_box()
    assert window

    def readable() -> None:
        assert min(sides()) >= 52  # the lit outline lies a little inside its tile

    def lit() -> None:
        boxes = [box for light in board.locator(".cell[data-legal]").all() if (box := light.bounding_box())]
        assert all(window["y"] <= box["y"] + box["height"] / 2 <= window["y"] + window["height"] for box in boxes)

    def whole() -> None:
        for cell in board.locator(".cell").all():
            box = cell.bounding_box()
            assert box
            assert box["y"] >= window["y"] - 1
            assert box["y"] + box["height"] <= window["y"] + window["height"] + 1

    settles(mira, readable)
    settles(mira, lit)

    # Moved by hand it stays where it was put.
    middle = (window["x"] + window["width"] / 2, window["y"] + window["height"] / 2)
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0] - 90, middle[1] - 60, steps=4)
    page.mouse.up()
    held = place()
    mira.prompt.locator("[data-verb]").first.hover()
    assert place() == held

    # Everything is in the window on demand, and tiles can be read again after that.
    show = page.get_by_role("button", name="Show all")
    show.click()
    settles(mira, whole)
    show.click()
    settles(mira, readable)


@pytest.mark.parametrize("touch", [False, True])
def test_a_tile_is_turned_in_place(person: Make, touch: bool) -> None:
    mira = person("Mira", size=PHONE if touch else WIDE, touch=touch)
    page = mira.page
    handle = page.locator(".board .handle")
    for step in range(400):
        if step == 0 or mira.over:
            mira.open_table(GAME, options={"Roles": "K"})
            mira.wait_for_table()
        page.locator(".prompt.asked, section.end").first.wait_for(timeout=30_000)
        if handle.count():
            # The last click may have been meant for this very question: is it still there when that has been heard?
            page.wait_for_timeout(300)
            if handle.count():
                break
        mira.act()
    ghost = page.locator(".board .world")
    seen = [ghost.inner_html()]
    if touch:
        handle.tap()
        expect(ghost).not_to_have_js_property("innerHTML", seen[0])
        mira.prompt.get_by_role("button", name="Place it").tap()
    else:
        handle.click()
        expect(ghost).not_to_have_js_property("innerHTML", seen[0])
        seen.append(ghost.inner_html())
        page.mouse.move(5, 5)
        page.keyboard.press("r")
        expect(ghost).not_to_have_js_property("innerHTML", seen[1])
        handle.evaluate("(node) => node.blur()")
        page.keyboard.press("Enter")
    expect(handle).to_have_count(0)


def test_nobody_is_told_a_secret(person: Make) -> None:
    mira, otto, ravi, eve = (person(name) for name in ("Mira", "Otto", "Ravi", "Eve"))
    path = mira.open_table(GAME, "open", "open", "bot:random", options={"Roles": "KGDC"})
    otto.join(path)
    otto.page.get_by_text("1 seat is free").wait_for()
    ravi.join(path)
    eve.go(path)
    for each in (mira, otto, ravi, eve):
        each.wait_for_table()
    play([mira, otto, ravi], clicks=60, until=240, keys=True)

    people = {0: mira, 1: otto, 2: ravi, -1: eve}
    for viewer, each in people.items():
        told = list(elements(each))
        # Cards in somebody else's hand are not in the wire at all; one's own are.
        for zone, owner in SECRET.items():
            held = [element["id"] for element in told if element.get("at") == zone]
            assert bool(held) == (viewer == owner), (each.name, zone, held)
        # A dark tile has a name for this screen only, and nothing but its symbol; only the Cave looks underneath.
        dark = [element for element in told if element["kind"] == "tile" and element["face"].startswith("dark")]
        assert dark
        for tile in dark:
            assert tile["face"] == "dark", tile
            assert tile["id"].startswith("~"), tile
            assert len(tile["marks"]) == 1, tile
    # What is in a hand now was never named to the others, in no message and no part of it, unless it had lain open
    # among the discards or played cards before it was shuffled and drawn again.
    for zone, owner in SECRET.items():
        if owner not in people:
            continue
        cards = (
            people[owner]
            .page.locator(f"[data-id='{zone}'] [data-face]")
            .evaluate_all("(nodes) => nodes.map((node) => node.dataset.id)")
        )
        hidden = [card for card in cards if card.startswith(("sidequest:", "secret:"))]
        for each in people.values():
            if each is not people[owner]:
                lain = {element["id"] for element in elements(each) if element.get("at", "").startswith(OPEN)}
                assert not [card for card in hidden if card not in lain and f'"{card}"' in "".join(each.heard)]
    assert not any(message.get("asks") for message in messages(eve))
