"""Whole matches with the settings people start with: everything moves, sounds are on."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Make
from tests.browser.person import expect, play


@pytest.mark.parametrize(
    ("game", "sitters", "options"),
    [
        ("tide", ["bot:greedy", "bot:random"], None),
        ("nidavellir", ["bot:greedy", "bot:random"], None),
        ("vast", ["bot:random"], {"Roles": "KD", "Length": "shortest", "Tiles taken out": 8}),
    ],
)
def test_a_whole_match_in_motion(
    person: Make, game: str, sitters: list[str], options: dict[str, str | int | bool] | None
) -> None:
    mira = person("Mira", moving=True)
    mira.open_table(game, *sitters, options=options)
    mira.wait_for_table()
    assert mira.page.evaluate("localStorage['wyrmtable.settings']") is None
    play([mira], clicks=40, until=300)
    mira.wait_until_drawn()
    play([mira], until=300, keys=True)
    expect(mira.page.locator("section.end")).to_be_visible()
