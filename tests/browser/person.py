"""A person at a browser: opens tables, clicks what glows, reads what is said."""

from __future__ import annotations

import json
import os
import random
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, Locator, Page, WebSocket, expect

WIDE = (1440, 900)
TABLET = (820, 1180)
PHONE = (390, 844)
PICTURES = os.environ.get("WYRMTABLE_PICTURES", "")
"""Folder that gets screenshots; none are taken without it."""
QUICK = {"speed": 0, "motion": "reduced", "sound": False, "language": "en"}
LIGHTS = "[data-legal]:visible"


class Person:
    """One browser context: its own cookies, settings and screen."""

    def __init__(
        self, browser: Browser, site: str, name: str = "", size: tuple[int, int] = WIDE, touch: bool = False, **settings: Any
    ) -> None:
        self.site = site
        self.name = name
        self.choice = random.Random(name)
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=touch, is_mobile=touch, locale="en-GB"
        )
        self.context.set_default_timeout(10_000)
        kept = json.dumps(QUICK | settings)
        self.context.add_init_script(f"localStorage['wyrmtable.settings'] ??= {json.dumps(kept)}")
        self.touch = touch
        self.heard: list[str] = []
        """Everything the server sent over sockets, word for word."""
        self.errors: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def close(self) -> None:
        self.context.close()
        assert not self.errors, f"{self.name}: {self.errors}"

    # ---- lobby

    def go(self, path: str = "/") -> None:
        self.page.goto(self.site + path)

    def open_table(self, game: str, *sitters: str, title: str = "", bots_now: bool = False) -> str:
        """Open a table through the form; sitters are labels of the seat menus after the first. Gives its path."""
        page = self.page
        self.go(f"/new/{game}")
        field = page.get_by_role("textbox", name="Your name", exact=True)
        page.get_by_role("heading", name="Seats").wait_for()
        if field.count():
            field.fill(self.name)
        if sitters:
            page.get_by_role("radio", name=f"{len(sitters) + 1} player").check(force=True)
        for number, sitter in enumerate(sitters, 2):
            menu = page.get_by_role("combobox", name=f"Seat {number}")
            if sitter.startswith("local:"):
                menu.select_option(value="local")
                page.get_by_role("textbox", name=f"Name of the person in seat {number}").fill(sitter[6:])
            else:
                menu.select_option(value=sitter)
        if title:
            page.get_by_label("Name of the table").fill(title)
        name = "Play bots now" if bots_now else "Open the table" if "open" in sitters else "Start the match"
        page.get_by_role("button", name=name).click()
        page.wait_for_url("**/t/*")
        return page.url.removeprefix(self.site)

    def join(self, path: str) -> None:
        self.go(path)
        self.page.get_by_role("textbox", name="Your name").fill(self.name)
        self.page.get_by_role("button", name="Join", exact=True).click()

    # ---- table

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt")

    @property
    def over(self) -> bool:
        return self.page.locator("section.end").count() > 0

    @property
    def asked(self) -> bool:
        return self.page.locator(".prompt.asked").count() > 0

    def wait_for_table(self) -> None:
        self.page.locator(".prompt, section.end").first.wait_for()

    def lights(self) -> list[Locator]:
        return self.page.locator(LIGHTS).all()

    def act(self) -> bool:
        """One click on something that glows; tells whether there was anything."""
        if not self.asked:
            return False
        try:
            main = self.prompt.locator(".btn.main:enabled")
            if main.count():
                self._press(main.first)
                return True
            lit = self._things() or self.lights()
            if not lit:
                lit = self.prompt.locator("[data-verb]:visible").all()
            if not lit:
                return False
            self._press(self.choice.choice(lit))
            return True
        except Error:
            # What glowed a moment ago may be gone: somebody else's move came in between.
            return False

    def _things(self) -> list[Locator]:
        """Things to take rather than places to put them."""
        return self.page.locator("[data-legal][data-id]:visible").all()

    def _press(self, what: Locator) -> None:
        if self.touch:
            what.tap(timeout=3000)
        else:
            what.click(timeout=3000)

    def state(self) -> str:
        return f"{self.name}: {self.prompt.all_inner_texts()} {self.page.locator(LIGHTS).count()} lit"

    def picture(self, name: str, whole: bool = False) -> None:
        if PICTURES:
            self.page.wait_for_timeout(600)
            self.page.screenshot(path=Path(PICTURES) / f"{name}.png", full_page=whole)


def play(people: Sequence[Person], until: float = 120.0, clicks: int | None = None) -> int:
    """Everybody clicks what glows until the match is over, or for so many clicks; gives the clicks."""
    end = time.monotonic() + until
    done = 0
    while not all(person.over for person in people):
        if clicks is not None and done >= clicks:
            break
        assert time.monotonic() < end, f"the match did not end: {[person.state() for person in people]}"
        acted = sum(person.act() for person in people)
        done += acted
        if not acted:
            people[0].page.wait_for_timeout(40)
    return done


def until(person: Person, condition: str, seconds: float = 20.0) -> None:
    """Wait for a JavaScript condition."""
    person.page.wait_for_function(condition, timeout=seconds * 1000)


__all__ = ["PHONE", "TABLET", "WIDE", "Person", "expect", "play", "until"]
