"""Boards that the larger games need: crowded hexes, and a fixed board of 24 × 18 with sixty pieces."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Make
from tests.browser.person import PHONE, WIDE, expect, play


@pytest.mark.parametrize("game", ["hexes", "siege"])
@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_whole_match(person: Make, game: str, size: tuple[int, int]) -> None:
    mira = person("Mira", size=size, moving=size == WIDE)
    mira.open_table(game, *["bot:random"] * 2)
    mira.wait_for_table()
    mira.page.locator(".prompt.asked").wait_for()
    mira.picture(f"toy_{game}_{'wide' if size == WIDE else 'phone'}")
    play([mira], until=200)
    expect(mira.page.locator("section.end")).to_be_visible()
