from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.person import Person
from tests.browser.reached import lay_out
from tests.browser.site import DATABASE, serve

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

expect.set_options(timeout=20_000)  # a busy machine is slow; what holds is seen at once all the same

Make = Callable[..., Person]
Lay = Callable[..., None]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the server with its database."""
    return tmp_path_factory.mktemp("site")


@pytest.fixture(scope="session")
def site(house: Path) -> Iterator[str]:
    with serve(house, toys=("hexes", "siege")) as address:
        yield address


# Playwright runs an event loop in the thread that asks it: it must have ended before tests of other folders run theirs.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def lay(site: str, house: Path) -> Lay:
    """Lays a position out as a running table and brings its people there: ``lay(match, [mira, "bot:random"])``."""
    return partial(lay_out, house / DATABASE)


@pytest.fixture
def person(site: str, browser: Browser) -> Iterator[Make]:
    """Makes people, each with a browser of their own; an error or warning in a page or its console fails the test."""
    made: list[Person] = []

    def make(name: str = "", **more: Any) -> Person:
        made.append(Person(browser, site, name, **more))
        return made[-1]

    yield make
    trouble = [line for each in made for line in each.close()]
    assert not trouble, "\n".join(trouble[:20])
