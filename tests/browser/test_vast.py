"""Vast in a real browser: whole matches of different roles, a phone, secrets in the wire, pictures of every mat."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Make
from tests.browser.person import Person, expect, play

GAME = "vast"
CLICKS = 60
"""Decisions made with the mouse before the rest of a match is played by keyboard."""


def _ended(person: Person) -> None:
    expect(person.page.locator("section.end")).to_contain_text("won")


def test_two_people_in_different_roles(person: Make) -> None:
    mira, otto = person("Mira"), person("Otto")
    path = mira.open_table(GAME, "open", options={"Roles": "KG", "Length": "shortest", "Tiles taken out": 8})
    otto.join(path)
    for each in (mira, otto):
        each.wait_for_table()
    play([mira, otto], clicks=CLICKS)
    play([mira, otto], until=240, keys=True)
    for each in (mira, otto):
        _ended(each)


def test_solo_knight(person: Make) -> None:
    mira = person("Mira")
    mira.open_table(GAME, options={"Roles": "K"})
    mira.wait_for_table()
    play([mira], clicks=CLICKS)
    play([mira], until=240, keys=True)
    expect(mira.page.locator("section.end")).to_be_visible()


def _reach(mira: Person, clicks: int, lights: int = 3) -> None:
    """Play so many clicks, then on to a question of the own turn with several things to do."""
    play([mira], clicks=clicks, until=240)
    for _ in range(60):
        seen = mira.look()
        if seen["over"] or (seen["asked"] and seen["lights"] >= lights and seen["verbs"]):
            break
        play([mira], clicks=1)
    mira.page.mouse.move(5, 5)


@pytest.mark.parametrize(
    ("seat", "picture", "clicks"),
    [
        (1, "vast_wide", 60),
        (2, "vast_goblins", 40),
        (3, "vast_dragon", 40),
        (4, "vast_cave", 24),
        (5, "vast_thief", 40),
    ],
)
def test_every_role_has_a_mat(person: Make, seat: int, picture: str, clicks: int) -> None:
    mira = person("Mira")
    mira.open_table(GAME, *["bot:random"] * 4, seat=seat, options={"Roles": "KGDCT"})
    mira.wait_for_table()
    _reach(mira, clicks)
    expect(mira.page.locator(".mat")).to_be_visible()
    mira.picture(picture)
