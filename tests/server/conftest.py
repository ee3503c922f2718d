"""A real server for each test that asks for one, in this process and on a free port."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from tests.server.guests import Browser
from tests.server.ports import free_port
from tests.server.postgres import binaries, postgres
from tests.toys.bazaar import BAZAAR
from tests.toys.burrow import BURROW
from tests.toys.camp import CAMP
from wyrmtable.core import book
from wyrmtable.core.game import Game
from wyrmtable.server.app import create_app
from wyrmtable.server.lines import HttpLine, SocketLine
from wyrmtable.server.settings import Settings


class _Point:
    def __init__(self, game: Game[Any]) -> None:
        self.name = game.facts.name
        self._game = game

    def load(self) -> Any:
        return self._game


@pytest.fixture(autouse=True, scope="session")
def toys() -> Iterator[None]:
    """The toys with hands, reactions, undo, deeds out of turn and a legacy are games of this server too."""
    real = book._points
    points = [_Point(game) for game in (BURROW, BAZAAR, CAMP)]
    monkey = pytest.MonkeyPatch()
    monkey.setattr(book, "_points", lambda: [*real(), *points])
    yield
    monkey.undo()


class House:
    """A server that can be stopped and started again on the same database."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.browsers: list[Browser] = []

    async def start(self) -> House:
        self.app = create_app(self.settings)
        config = uvicorn.Config(
            self.app, port=self.port, http=HttpLine, ws=SocketLine, log_level="critical", timeout_graceful_shutdown=2
        )
        self.server = uvicorn.Server(config)
        self.server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
        with contextlib.suppress(AttributeError):
            self.server.capture_signals = contextlib.nullcontext  # type: ignore[method-assign, assignment]
        self.task = asyncio.create_task(self.server.serve())
        while not self.server.started:
            await asyncio.sleep(0.01)
            if self.task.done():
                self.task.result()
        return self

    async def stop(self) -> None:
        self.server.should_exit = True
        await self.task

    async def person(self, name: str = "") -> Browser:
        browser = Browser(self.base)
        self.browsers.append(browser)
        return await browser.arrive(name)

    @property
    def site(self) -> Any:
        return self.app.state["site"]


Open = Callable[..., Any]


def quick(tmp_path: Path, **more: Any) -> Settings:
    values: dict[str, Any] = {
        "database": f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3",
        "bot_delay": 0.0,
        "bot_processes": 0,
        "requests_per_minute": 0,
        "logins_per_minute": 0,
        "tables_per_minute": 0,
        "lessons_per_minute": 0,
        "messages_per_second": 10_000,
        "log_level": "error",
    }
    return Settings(**(values | more))


@pytest.fixture
async def open_house(tmp_path: Path) -> AsyncIterator[Open]:
    houses: list[House] = []

    async def start(**more: Any) -> House:
        house = await House(quick(tmp_path, **more)).start()
        houses.append(house)
        return house

    yield start
    for house in houses:
        for browser in house.browsers:
            await browser.close()
        await house.stop()


@pytest.fixture(scope="session")
def database() -> Iterator[str]:
    """The address of a PostgreSQL."""
    with postgres() as server:
        yield server.address


@pytest.fixture
async def two(open_house: Open, database: str) -> tuple[House, House]:
    """Two workers at one database, each on a port of its own, so that a test knows who is where."""
    address = database.replace("postgresql", "postgresql+asyncpg", 1)
    return await open_house(database=address, workers=2), await open_house(database=address, workers=2)


Houses = tuple[House, House]


@pytest.fixture(params=["sqlite", "postgres"])
async def houses(request: pytest.FixtureRequest, open_house: Open) -> Houses:
    """Where two requests arrive: at one worker on SQLite, at two workers on PostgreSQL."""
    if request.param == "sqlite":
        house = await open_house()
        return house, house
    assert binaries() is not None, "please install postgresql"
    address = request.getfixturevalue("database").replace("postgresql", "postgresql+asyncpg", 1)
    return await open_house(database=address, workers=2), await open_house(database=address, workers=2)


@pytest.fixture
async def house(open_house: Open) -> House:
    found: House = await open_house()
    return found
