"""Eldervale in a real browser at full motion: a battle of three sides, teams, the Ghosts, the draft, a phone, hidden hands.

Most tests begin at a position that quick play met by itself (``reached``); the way there is dull.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Lay, Make
from tests.browser.person import PHONE, PICTURES, TABLET, Person, elements, expect, fits, play, until
from tests.browser.reached import find_position
from wyrmtable.core.match import Match
from wyrmtable.games.eldervale import acts
from wyrmtable.games.eldervale.data import ON_GATHER

GAME = "eldervale"
DEALT = {"factions": "random"}
BOT = "bot:greedy"
"""Hurries to the end."""
PLACE = "Place a Unit"


def _asked(match: Match[Any], kind: str) -> int:
    """The seat that is asked this; -1 for nobody."""
    return next((seat for seat, question in match.open.items() if question.kind == kind), -1)


def _near_the_end(match: Match[Any]) -> bool:
    """In the last round: the match surely ends soon, whatever is chosen."""
    return bool(match.state.final >= 0) and _asked(match, "main-choice") == 0


# ---- three players


def _caster(match: Match[Any]) -> int:
    """Who may cast a spell on the dice of a battle of three sides, near the end of a match; -1 for nobody."""
    g = match.state
    if g.battle is None or len(g.battle.dice) < 3 or len(g.stack) > 2:
        return -1
    casters = (
        seat
        for seat, question in match.open.items()
        if question.kind == "after-roll" and any(isinstance(option, acts.Cast) for option in question.options)
    )
    return next(casters, -1)


def test_three_sides_and_a_spell(person: Make, lay: Lay) -> None:
    """Two people and a bot: a spell is cast on a battle of three sides; the match goes on to its end."""
    match = find_position(GAME, 3, lambda match: _caster(match) >= 0, DEALT)
    caster = _caster(match)
    spell = next(option for option in match.open[caster].options if isinstance(option, acts.Cast))
    mira, otto = person("Mira", moving=True), person("Otto", moving=True)
    sitters: list[Person | str] = [otto, otto, otto]
    sitters[caster], sitters[(caster + 2) % 3] = mira, BOT
    lay(match, sitters)
    for each in (mira, otto):
        stage = each.page.locator(".stage")
        expect(stage.locator("section[data-id^='side:']")).to_have_count(len(match.state.battle.dice))
        expect(stage).to_contain_text("would win")
    _picture(mira, "eldervale_battle")
    dice = sum(map(len, match.state.battle.dice.values()))
    expect(mira.page.locator(".stage [data-id^='d:']")).to_have_count(dice)
    mira.page.locator(f"[data-legal][data-id='m:{spell.name.removeprefix('cast:')}']").first.click()
    for each in (mira, otto):
        expect(each.page.locator(".chronicle")).to_contain_text("cast", timeout=20_000)
        if each.asked:
            each.act()
    play([mira, otto], until=240, keys=True)
    for each in (mira, otto):
        expect(each.page.locator("section.end")).to_be_visible()
        expect(_scores(each)).to_contain_text("power markers")


def test_hands_are_hidden(person: Make, lay: Lay) -> None:
    """Each sees the own hand and only the number of the others' cards."""
    match = find_position(
        GAME, 3, lambda match: len(match.decisions) > 120 and _asked(match, "main-choice") == 0, DEALT
    )
    mira, otto = person("Mira", moving=True), person("Otto", moving=True)
    lay(match, [mira, otto, "bot:random"])
    play([mira, otto], clicks=12, until=120)
    for seat, each in enumerate((mira, otto)):
        held = {element["at"] for element in elements(each) if element.get("at", "").startswith("hand:")}
        assert held == {f"hand:{seat}"}
        counted = {element["id"] for element in elements(each) if element["id"].startswith("hand:")}
        assert counted == {"hand:0", "hand:1", "hand:2"}


def test_a_placement_on_the_map(person: Make) -> None:
    """From the form on: a faction is chosen, a lit realm is clicked, the Worker stands there."""
    mira = person("Mira", moving=True)
    mira.open_table(GAME, BOT, options={"Factions": "random"})
    mira.wait_for_table()
    _until_asked(mira, PLACE)
    lit = mira.page.locator("[data-legal][data-place^='map@']")
    place = lit.first.get_attribute("data-place")
    lit.first.click(force=True)
    for _ in range(100):
        if any(element.get("at") == place for element in elements(mira) if element["id"].startswith("u0.")):
            mira.wait_until_drawn()
            return
        mira.page.wait_for_timeout(100)
    raise AssertionError(f"nobody came to {place}: {mira.state()}")


# ---- other ways to play


def test_two_against_two(person: Make, lay: Lay) -> None:
    """Partners see each other's hands, and win or lose together."""
    match = find_position(GAME, 4, _near_the_end, DEALT | {"teams": True})
    mira, otto = person("Mira", moving=True), person("Otto", moving=True)
    lay(match, [mira, otto, BOT, BOT])
    expect(mira.page.locator(".strip").first).to_contain_text("partner")
    play([mira, otto], until=240, keys=True)
    held = {element["at"] for element in elements(mira) if element.get("at", "").startswith("hand:")}
    assert held <= {"hand:0", "hand:1"}
    expect(mira.page.locator("section.end")).to_be_visible()
    expect(_scores(mira)).to_contain_text("team")


def test_against_the_ghosts(person: Make, lay: Lay) -> None:
    match = find_position(GAME, 1, _near_the_end, DEALT)
    mira = person("Mira", moving=True)
    lay(match, [mira])
    expect(mira.page.locator(".strip").first).to_contain_text("Ghosts")
    play([mira], clicks=10, until=120)
    play([mira], until=240, keys=True)
    expect(mira.page.locator("section.end")).to_be_visible()
    sheet = _scores(mira)
    expect(sheet).to_contain_text("power markers")
    expect(sheet).to_contain_text("total")


def test_the_draft_of_2019(person: Make, lay: Lay) -> None:
    """A tray without limit, and all cards count at the end."""
    match = find_position(
        GAME, 3, lambda match: _near_the_end(match) and match.state.players[0].tray, DEALT | {"edition": "draft2019"}
    )
    mira = person("Mira", moving=True)
    lay(match, [mira, BOT, BOT])
    expect(mira.page.locator("[data-id='tray:0']")).not_to_contain_text("/")
    play([mira], clicks=10, until=120)
    play([mira], until=240, keys=True)
    expect(mira.page.locator("section.end")).to_be_visible()


# ---- a phone, pictures


def test_on_a_phone(person: Make, lay: Lay) -> None:
    """What a tap would bring is told before it is done."""
    match = find_position(
        GAME, 4, lambda match: len(match.decisions) > 200 and _asked(match, "main-choice") == 0, DEALT
    )
    mira = person("Mira", size=PHONE, touch=True, moving=True)
    lay(match, [mira, "bot:random", "bot:random", "bot:random"])
    expect(mira.prompt).to_contain_text(PLACE)
    fits(mira, PHONE[0])
    _picture(mira, "eldervale_phone")
    lit = mira.page.locator(".board [data-legal][data-place^='map@'] >> visible=true")
    lit.first.tap(force=True)
    expect(mira.prompt.locator(".btn.main, .gives").first).to_be_visible()
    play([mira], clicks=12, until=120)
    fits(mira, PHONE[0])


def test_a_battle_on_a_tablet_lies_over_nothing(person: Make, lay: Lay) -> None:
    """Board, battle, question and mat stand one below the other; a long question pushes the mat down."""
    match = find_position(GAME, 3, lambda match: _asked(match, "spend-swords") >= 0, DEALT)
    mira = person("Mira", size=TABLET, touch=True, language="ru")
    sitters: list[Person | str] = ["bot:random"] * 3
    sitters[_asked(match, "spend-swords")] = mira
    lay(match, sitters)
    mira.prompt.and_(mira.page.locator(".asked")).wait_for()
    until(
        mira,
        """(() => {
            const boxes = ['.board', '.stage', '.prompt', '.table > .mat']
                .map((css) => document.querySelector(css).getBoundingClientRect());
            return boxes.every((box, k) => k === 0 || boxes[k - 1].bottom <= box.top + 1);
        })()""",
    )


def test_names_stay_inside_their_hexes(person: Make, lay: Lay) -> None:
    """Russian names are long, and a phone's map small."""
    match = find_position(GAME, 5, lambda match: _asked(match, "main-choice") == 0, DEALT)
    mira = person("Mira", size=PHONE, touch=True, language="ru")
    lay(match, [mira, *["bot:random"] * 4])
    expect(mira.page.locator(".ground .name").first).to_be_visible()
    until(
        mira,
        """(() => {
            const names = [...document.querySelectorAll('.ground .name')];
            const hex = document.querySelector('.ground path.tile').getBoundingClientRect().width;
            return names.length > 9 && names.every((name) => name.getBoundingClientRect().width <= hex * 1.05);
        })()""",
    )


@pytest.mark.parametrize(
    ("picture", "players", "kind", "after", "options", "language"),
    [
        ("eldervale_wide", 4, "main-choice", 260, DEALT, "en"),
        ("eldervale_it", 3, "main-choice", 200, DEALT, "it"),
        ("eldervale_odds", 3, "spend-swords", 100, DEALT, "en"),
        ("eldervale_dungeon", 3, "choose-adventure", 120, DEALT, "en"),
        ("eldervale_factions", 3, "choose-faction", 0, {}, "en"),
    ],
)
def test_everything_has_room(
    person: Make, lay: Lay, picture: str, players: int, kind: str, after: int, options: dict[str, str], language: str
) -> None:
    """Panels of the left rail, and what stands first on a mat, are to be seen whole; cards to choose from can be read."""

    def wanted(match: Match[Any]) -> bool:
        seat = _asked(match, kind)
        return len(match.decisions) >= after and seat >= 0 and len(match.open[seat].options) > 2

    match = find_position(GAME, players, wanted, options)
    mira = person("Mira", language=language)
    sitters: list[Person | str] = ["bot:random"] * players
    sitters[_asked(match, kind)] = mira
    lay(match, sitters)
    mira.prompt.and_(mira.page.locator(".asked")).wait_for()
    until(
        mira,
        "![...document.querySelectorAll('.side-rail.left .panel, .mat .self')]"
        ".some((each) => each.scrollHeight > each.clientHeight + 2)",
    )
    if kind == "choose-adventure":
        widths = mira.page.locator(".stage .face").evaluate_all("(all) => all.map((each) => each.clientWidth)")
        assert min(widths) >= 100, widths
    _picture(mira, picture)


def test_a_full_tableau_is_read_whole(person: Make, lay: Lay) -> None:
    """Nine cards and more: no box lies below the mat's edge, no sentence is cut; a card under the pointer is shown large."""
    match = find_position(
        GAME,
        4,
        lambda match: _asked(match, "main-choice") == 0 and len(match.state.players[0].tableau) >= 7,
        DEALT,
    )
    mira = person("Mira")
    lay(match, [mira, "bot:random", "bot:random", "bot:random"])
    boxes = mira.page.locator(".mat [data-id='tab:0'] .row.framed")
    expect(boxes).to_have_count(2 + len(match.state.players[0].tableau) + len(match.state.players[0].quests))
    until(
        mira,
        """(() => {
            const mat = document.querySelector('.table > .mat').getBoundingClientRect();
            const boxes = [...document.querySelectorAll("[data-id='tab:0'] .row.framed")];
            const words = boxes.flatMap((box) => [...box.querySelectorAll('small, .name')]);
            return boxes.every((box) => box.getBoundingClientRect().bottom <= mat.bottom)
                && words.every((each) => each.scrollHeight <= each.clientHeight + 2);
        })()""",
    )
    boxes.first.hover()
    expect(mira.page.locator(".look .face")).to_be_visible()


def test_a_unit_gathers(person: Make, lay: Lay) -> None:
    """In a Regroup a Unit is used on a row of the starter card, by mouse, also where the cards are told as lines."""

    def wanted(match: Match[Any]) -> bool:
        question = match.open.get(0)
        if question is None or question.kind != "retrieve" or len(match.state.players[0].tableau) < 4:
            return False
        return sum(isinstance(each, acts.Retrieve) and each.action == ON_GATHER for each in question.options) > 0

    mira = person("Mira", moving=True)
    match = find_position(GAME, 3, wanted, DEALT)
    lay(match, [mira, "bot:random", "bot:random"])
    mira.page.locator(".board [data-legal][data-id^='u0.']").first.click()
    mira.page.locator("[data-legal][data-id='s:0#gather']").click()
    expect(mira.page.locator(".chronicle")).to_contain_text("used")


def test_a_resource_is_taken_from_one_of_several(person: Make, lay: Lay) -> None:
    """What lies on folded mats of two opponents can be reached: the mats are lit, one is opened, a resource taken."""

    def wanted(match: Match[Any]) -> bool:
        question = match.open.get(_asked(match, "steal"))
        return question is not None and len({option.seat for option in question.options}) > 1

    match = find_position(GAME, 3, wanted, DEALT)
    mira = person("Mira", moving=True)
    sitters: list[Person | str] = ["bot:random"] * 3
    sitters[_asked(match, "steal")] = mira
    lay(match, sitters)
    lit = mira.page.locator(".strip[data-legal]")
    expect(lit).to_have_count(2)
    lit.first.click()
    mira.page.locator(".mat.guest [data-legal]").first.click()
    expect(lit).to_have_count(0)


def _scores(person: Person) -> Locator:
    """The final scores: on the table at first, then on the page that follows it."""
    after = person.page.get_by_role("region", name="Score sheet")
    return person.page.locator("[data-id=scores]").or_(after).first


def _picture(mira: Person, name: str) -> None:
    """Of the table alone, without the coach."""
    if PICTURES and mira.page.locator(".coach").count():
        mira._press(mira.page.locator(".coach .off").first)
        mira.page.mouse.move(5, 5)  # off whatever lies beneath
    mira.picture(name)


def _until_asked(mira: Person, prompt: str) -> None:
    """On to this question, by the keyboard."""
    for _ in range(200):
        mira.page.locator(".prompt.asked, section.end").first.wait_for(timeout=60_000)
        if prompt in mira.prompt.first.inner_text():
            return
        play([mira], clicks=1, keys=True)
    raise AssertionError(mira.state())
