"""What a first visit costs on the line: bytes as they travel, with nothing in the cache."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Make
from tests.browser.person import PHONE, WIDE, Person, play

HOME = 150_000
TABLE = 250_000
GAMES = {"nidavellir": 3, "vast": 4, "eldervale": 2, "last_spell": 1}
"""Each with so many bots."""


def _weigh(person: Person, path: str) -> dict[str, int]:
    """Bytes of everything that one address brings with it, sockets apart."""
    page = person.context.new_page()
    line = person.context.new_cdp_session(page)
    addresses: dict[str, str] = {}
    sizes: dict[str, int] = {}
    line.on("Network.responseReceived", lambda event: addresses.update({event["requestId"]: event["response"]["url"]}))
    line.on(
        "Network.loadingFinished",
        lambda event: sizes.update({addresses.get(event["requestId"], "?"): int(event["encodedDataLength"])}),
    )
    line.send("Network.enable")
    line.send("Network.clearBrowserCache")
    page.goto(person.site + path)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1000)
    page.close()
    return sizes


def _assert_within(sizes: dict[str, int], most: int) -> None:
    heaviest = sorted(sizes.items(), key=lambda item: -item[1])[:8]
    assert 40_000 < sum(sizes.values()) <= most, (sum(sizes.values()), heaviest)


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_home(person: Make, size: tuple[int, int]) -> None:
    _assert_within(_weigh(person("Mira", size=size), "/"), HOME)


@pytest.mark.parametrize("game", GAMES)
def test_table(person: Make, game: str) -> None:
    mira = person("Mira")
    path = mira.open_table(game, *["bot:random"] * GAMES[game])
    mira.wait_for_table()
    play([mira], clicks=10, keys=True)
    _assert_within(_weigh(mira, path), TABLE)
