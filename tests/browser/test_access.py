"""For everybody: axe-core finds nothing serious on any kind of page, by day and by night."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Make
from tests.browser.person import PHONE, WIDE, Person, play

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LIGHTS = ["dark", "light"]
GAMES = {
    "nidavellir": ["bot:random", "bot:random"],
    "vast": ["bot:random", "bot:random"],
    "eldervale": ["bot:random"],
    "last_spell": ["bot:random"],
}


def _troubles(person: Person) -> list[str]:
    """What axe calls serious or worse, with the first place where it is so."""
    page = person.page
    page.wait_for_load_state("networkidle")
    page.evaluate(AXE.read_text())
    found: list[dict[str, Any]] = page.evaluate(
        "axe.run({ resultTypes: ['violations'] }).then((all) => all.violations)"
    )
    return [
        f"{each['id']} ({len(each['nodes'])}): {each['nodes'][0]['html'][:160]}"
        for each in found
        if each["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize(("light", "language"), [("dark", "en"), ("light", "ru"), ("dark", "it")])
def test_pages(person: Make, light: str, language: str) -> None:
    mira = person("Mira", light=light, language=language)
    for size in (WIDE, PHONE):
        mira.page.set_viewport_size({"width": size[0], "height": size[1]})
        for path in ("/", "/games", "/games/nidavellir", "/new/vast", "/settings", "/account"):
            mira.go(path)
            mira.page.locator("h1").first.wait_for(state="attached")
            assert not _troubles(mira), (path, size)


@pytest.mark.parametrize("light", LIGHTS)
@pytest.mark.parametrize("game", GAMES)
def test_table(person: Make, game: str, light: str) -> None:
    mira = person("Mira", light=light)
    mira.open_table(game, *GAMES[game])
    mira.wait_for_table()
    play([mira], clicks=6, keys=True)
    mira.page.locator(".prompt.asked").wait_for()
    assert not _troubles(mira)
    mira.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert not _troubles(mira)


@pytest.mark.parametrize("light", LIGHTS)
def test_lesson(person: Make, light: str) -> None:
    mira = person("Mira", light=light)
    mira.go("/learn/nidavellir/lines")
    mira.page.locator(".say.ready").first.wait_for()
    assert not _troubles(mira)
    mira.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    mira.page.locator(".sheet").wait_for()
    assert not _troubles(mira)


@pytest.mark.parametrize("light", LIGHTS)
def test_score_sheet_and_replay(person: Make, light: str) -> None:
    mira = person("Mira", light=light)
    path = mira.open_table("tide", "bot:random")
    mira.wait_for_table()
    play([mira], keys=True)
    mira.page.locator("section.end").wait_for()
    assert not _troubles(mira)
    mira.go(f"{path}/replay")
    mira.page.locator(".timeline, [role=slider]").first.wait_for()
    assert not _troubles(mira)


def test_with_the_colours_of_the_system_answers_stand_out(person: Make) -> None:
    mira = person("Mira")
    page = mira.page
    page.emulate_media(forced_colors="active")
    mira.open_table("nidavellir", "bot:random")
    mira.wait_for_table()
    page.locator(".prompt.asked").wait_for()
    ring, ink, chosen = page.evaluate(
        """() => {
            const probe = document.body.appendChild(document.createElement('i'));
            probe.style.color = 'Highlight';
            return [
                getComputedStyle(document.querySelector('.thing[data-legal], .slot[data-legal]'), '::after').borderTopColor,
                getComputedStyle(document.querySelector('.prompt b')).color,
                getComputedStyle(probe).color,
            ];
        }"""
    )
    assert ring == chosen != ink
    mira.go("/settings")
    on, off = page.locator(".seg > .on").first, page.locator(".seg > :not(.on)").first
    ground = "(node) => getComputedStyle(node).backgroundColor"
    assert on.evaluate(ground) != off.evaluate(ground)
