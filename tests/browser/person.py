"""A person at a browser: opens tables, clicks what glows, reads what is said."""

from __future__ import annotations

import json
import os
import random
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, Request, WebSocket, expect

WIDE = (1440, 900)
TABLET = (820, 1180)
PHONE = (390, 844)
LYING = (844, 390)
"""A phone on its side."""
PICTURES = os.environ.get("WYRMTABLE_PICTURES", "")
"""Folder that gets screenshots; none are taken without it."""
QUICK = {"speed": 0, "motion": "reduced", "sound": False, "language": "en"}
"""Settings of those who test something else than motion."""
HURRY = 6
"""How many times faster all motion goes for those who keep the default settings: all of it is shown, sooner."""
TARGETS = {
    "main": ".prompt .btn.main:enabled",
    "things": "[data-legal][data-id]",
    "lights": "[data-legal]",
    "verbs": ".prompt [data-verb]",
    "chosen": "[data-chosen]",
}
"""What to click, the best first: a lit button, things rather than places to put them, other buttons."""
GLANCE = """() => {
    const shown = (css) => [...document.querySelectorAll(css)].filter((node) => node.checkVisibility()).length;
    return {
        over: shown('section.end'), asked: shown('.prompt.asked'), main: shown('.prompt .btn.main:enabled'),
        things: shown('[data-legal][data-id]'), lights: shown('[data-legal]'), verbs: shown('.prompt [data-verb]'),
        chosen: shown('[data-chosen]'), meter: shown('.prompt .meter'),
        ready: shown('.prompt .btn.main:enabled:not([data-verb])'),
    };
}"""

DRAWN = (
    "document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"
)
"""Letters are here and a whole picture was shown since."""


class Person:
    """One browser context: its own cookies, settings and screen."""

    def __init__(
        self,
        browser: Browser,
        site: str,
        name: str = "",
        size: tuple[int, int] = WIDE,
        touch: bool = False,
        moving: bool = False,
        **settings: Any,
    ) -> None:
        self.site = site
        self.name = name
        self.choice = random.Random(name)
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=touch, is_mobile=touch, locale="en-GB"
        )
        self.context.set_default_timeout(10_000)
        if not moving:
            kept = json.dumps(json.dumps(QUICK | settings))
            self.context.add_init_script(f"if (location.host) localStorage['wyrmtable.settings'] ??= {kept}")
        self.touch = touch
        self.missed = 0
        self.heard: list[str] = []
        """Everything the server sent over sockets, word for word."""
        self.trouble: list[str] = []
        """What went wrong in a page, said aloud or only in its console; none of it is normal."""
        self.forgiven: list[str] = []
        self.context.on("weberror", lambda error: self.trouble.append(str(error.error)))
        self.context.on("console", self._overhear)
        self.drawing = 0
        """Requests for icons that are on their way."""
        self.page: Page = self.context.new_page()
        self.page.on("websocket", self._listen)
        self.page.on("request", lambda request: self._count_icons(request, 1))
        for ended in ("requestfinished", "requestfailed"):
            self.page.on(ended, lambda request: self._count_icons(request, -1))
        if moving:
            pace = self.context.new_cdp_session(self.page)
            pace.send("Animation.enable")
            pace.send("Animation.setPlaybackRate", {"playbackRate": HURRY})

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def _count_icons(self, request: Request, more: int) -> None:
        if "/api/icons" in request.url:
            self.drawing += more

    def _overhear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.trouble.append(f"{message.text} ({message.location.get('url')})")

    def forgive(self, words: str) -> None:
        """A test that provokes an error says which; it must have come, and may come again."""
        assert any(words in line for line in self.trouble), f"nothing said {words!r}: {self.trouble}"
        self.forgiven.append(words)

    def close(self) -> list[str]:
        """Gives what went wrong in its pages."""
        self.context.close()
        left = [line for line in self.trouble if not any(words in line for words in self.forgiven)]
        return [f"{self.name}: {line}" for line in left]

    # ---- lobby

    def go(self, path: str = "/") -> None:
        self.page.goto(self.site + path)

    def open_table(
        self,
        game: str,
        *sitters: str,
        title: str = "",
        seat: int = 1,
        options: dict[str, str | int | bool] | None = None,
    ) -> str:
        """Open a table through the form; sitters go to the seats that are left, bots where none are named.

        Options by label. Gives its path.
        """
        page = self.page
        self.go(f"/new/{game}")
        field = page.get_by_role("textbox", name="Your name", exact=True)
        page.get_by_role("heading", name="Seats").wait_for()
        if field.count():
            field.fill(self.name)
        page.locator("details").evaluate_all("(all) => all.forEach((each) => (each.open = true))")
        if sitters or options:
            page.get_by_role("radio", name=f"{len(sitters) + 1} player").check(force=True)
        if seat > 1:
            page.get_by_role("combobox", name=f"Seat {seat}").select_option(value="me")
        for label, wanted in (options or {}).items():
            self._set_option(label, wanted)
        others = [number for number in range(1, len(sitters) + 2) if number != seat]
        for number, sitter in zip(others, sitters, strict=True):
            menu = page.get_by_role("combobox", name=f"Seat {number}")
            if sitter.startswith("local:"):
                menu.select_option(value="local")
                page.get_by_role("textbox", name=f"Name of the person in seat {number}").fill(sitter[6:])
            else:
                menu.select_option(value=sitter)
        if title:
            page.get_by_label("Name of the table").fill(title)
        name = "Open the table" if "open" in sitters else "Start the match"
        page.get_by_role("button", name=name).click()
        page.wait_for_url("**/t/*")
        return page.url.removeprefix(self.site)

    def _set_option(self, label: str, wanted: str | int | bool) -> None:
        field = self.page.get_by_label(label, exact=True)
        if isinstance(wanted, bool):
            field.set_checked(wanted)
        elif isinstance(wanted, str):
            field.select_option(value=wanted)
        else:
            for _ in range(wanted - int(field.inner_text())):
                self.page.get_by_role("button", name=f"{label}: more").click()

    def join(self, path: str) -> None:
        self.go(path)
        self.page.get_by_role("textbox", name="Your name").fill(self.name)
        self.page.get_by_role("button", name="Join", exact=True).click()

    # ---- table

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt")

    def look(self) -> dict[str, int]:
        """What there is to click, counted in one glance."""
        seen: dict[str, int] = self.page.evaluate(GLANCE)
        return seen

    @property
    def over(self) -> bool:
        return self.look()["over"] > 0

    @property
    def asked(self) -> bool:
        return self.look()["asked"] > 0

    def wait_for_table(self) -> None:
        """Until the table is laid: the frame alone comes first."""
        self.page.locator("[data-place] >> visible=true").first.wait_for()

    def act(self, seen: dict[str, int] | None = None) -> bool:
        """One click on something that glows; tells whether there was anything."""
        seen = seen or self.look()
        if not seen["asked"]:
            return False
        kind = next((kind for kind in TARGETS if seen[kind]), None)
        if kind is None:
            return False
        if kind != "main" and seen["meter"] and seen["chosen"] and self.choice.random() < 0.5:
            kind = "chosen"  # a sum that must come out: what was chosen is taken back now and then
        number = 0 if kind == "main" else self.choice.randrange(seen[kind])
        try:
            # A piece may stand on a lit space: a click on it means the space.
            self._press(self.page.locator(f"{TARGETS[kind]} >> visible=true").nth(number), force=kind == "lights")
            self.missed = 0
            return True
        except Error as error:
            # What glowed a moment ago may be gone: somebody else's move came in between. But not again and again.
            self.missed += 1
            if self.missed > 3:
                raise AssertionError(f"{self.state()}: cannot be clicked") from error
            return False

    def act_by_keys(self, seen: dict[str, int] | None = None) -> bool:
        """One key: Enter where an answer is ready, else the digit of something that glows."""
        seen = seen or self.look()
        if not seen["asked"]:
            return False
        count = min(9, seen["lights"] + seen["verbs"])
        if not seen["ready"] and not count:
            return False
        self.page.keyboard.press("Enter" if seen["ready"] else str(self.choice.randint(1, count)))
        return True

    def _press(self, what: Locator, force: bool = False) -> None:
        if self.touch:
            what.tap(timeout=3000, force=force)
            self.page.wait_for_timeout(60)  # a tap becomes a click only a moment after the finger has left
        else:
            what.click(timeout=3000, force=force)

    def state(self) -> str:
        return f"{self.name}: {self.prompt.all_inner_texts()} {self.look()}"

    def wait_until_drawn(self, seconds: float = 60.0) -> None:
        """Until letters and icons are here and nothing moves any more."""
        end = time.monotonic() + seconds
        while True:
            self.page.wait_for_timeout(600)
            self.page.evaluate(DRAWN)
            if not self.drawing and not self.page.locator("svg[viewBox='0 0 512 512'] > path[d='']").count():
                return
            assert time.monotonic() < end, f"{self.drawing} requests for icons have no answer"

    def picture(self, name: str, whole: bool = False) -> None:
        if PICTURES:
            self.wait_until_drawn()
            self.page.screenshot(path=Path(PICTURES) / f"{name}.png", full_page=whole)


def play(people: Sequence[Person], until: float = 120.0, clicks: int | None = None, keys: bool = False) -> int:
    """Everybody clicks what glows (or types) until the match is over, or for so many clicks; gives the clicks."""
    end = time.monotonic() + until
    done = 0
    while clicks is None or done < clicks:
        glances = [person.look() for person in people]
        if all(seen["over"] for seen in glances):
            break
        assert time.monotonic() < end, f"the match did not end: {[person.state() for person in people]}"
        acted = sum(
            person.act_by_keys(seen) if keys else person.act(seen) for person, seen in zip(people, glances, strict=True)
        )
        done += acted
        if not acted:
            people[0].page.wait_for_timeout(30)
    return done


def play_to_market(person: Person, clicks: int) -> None:
    """Play a little, then on to a moment when there is a card to take."""
    play([person], clicks=clicks)
    for _ in range(40):
        if person.page.locator("[data-legal][data-place^='card:']").count() > 1:
            break
        play([person], clicks=1)
    person.page.locator(".prompt.asked").wait_for()
    person.page.evaluate("document.querySelector('.table').scrollTo(0, 0)")


def until(person: Person, condition: str, seconds: float = 20.0) -> None:
    """Wait for a JavaScript condition."""
    person.page.wait_for_function(f"() => {condition}", timeout=seconds * 1000)


def fits(person: Person, width: int) -> None:
    """Nothing lies beside the screen."""
    until(person, f"document.documentElement.scrollWidth <= {width}")


def settles(person: Person, check: Callable[[], None], seconds: float = 20.0) -> None:
    """Wait until a check finds nothing amiss: things take their places one after another, and slowly on a busy machine."""
    end = time.monotonic() + seconds
    while True:
        try:
            return check()
        except AssertionError:
            if time.monotonic() > end:
                raise
        person.page.wait_for_timeout(50)


def messages(person: Person) -> Iterator[dict[str, Any]]:
    """Everything this screen was ever told."""
    for text in person.heard:
        yield json.loads(text)


def elements(person: Person) -> Iterator[dict[str, Any]]:
    """Every element this screen was ever sent."""
    for message in messages(person):
        if message["type"] != "frame":
            continue
        yield from (message.get("scene") or {}).get("elements", [])
        for beat in message.get("beats", []):
            yield from beat.get("put", [])


__all__ = [
    "LYING",
    "PHONE",
    "PICTURES",
    "TABLET",
    "WIDE",
    "Person",
    "elements",
    "expect",
    "fits",
    "messages",
    "play",
    "play_to_market",
    "settles",
    "until",
]
