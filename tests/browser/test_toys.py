"""Boards that the larger games need: crowded hexes, and a fixed board of 24 × 18 with sixty pieces."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Make
from tests.browser.person import PHONE, WIDE, expect, play, settles


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


def test_a_crowded_hex_opens_large(person: Make) -> None:
    """Six units, a dwelling, a monster and tokens: a finger opens the hex, then chooses in it."""
    mira = person("Mira", size=PHONE, touch=True)
    mira.open_table("hexes", *["bot:random"] * 3)
    mira.wait_for_table()
    page = mira.page
    page.locator(".prompt.asked").wait_for()
    page.locator("[data-id='unit:0.0']").first.tap(force=True)
    large = page.get_by_role("dialog", name="Emberfields")
    for name in ("Sword", "Wizard", "Dwelling", "Demon of Might"):
        expect(large.get_by_text(name, exact=True)).to_be_visible()

    def fingers() -> None:
        for thing in large.locator("[data-legal]").all():
            box = thing.bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= 44

    settles(mira, fingers)
    mira.picture("toy_hexes_large")
    large.locator("[data-id='unit:0.0']").tap()
    expect(large).to_have_count(0)
    expect(page.locator(".board .cell[data-legal]").first).to_be_visible()


def test_a_game_does_not_rename_the_tables_buttons(person: Make) -> None:
    """The toy has messages called ``score`` and ``close``."""
    mira = person("Mira")
    mira.open_table("hexes", "bot:random")
    mira.wait_for_table()
    expect(mira.page.locator(".mat.panel")).not_to_contain_text("tally of blood")
    assert "tally of blood" not in mira.page.content()


def test_the_large_board_can_be_read(person: Make) -> None:
    mira = person("Mira")
    mira.open_table("siege", "bot:random")
    mira.wait_for_table()
    mira.page.locator(".prompt.asked").wait_for()
    monsters = mira.page.locator(".board [data-id^='monster:']")
    expect(monsters).to_have_count(60)

    def large() -> None:
        assert all(box and box["width"] >= 20 for box in (piece.bounding_box() for piece in monsters.all()))

    settles(mira, large)
