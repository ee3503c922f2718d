"""Lessons in the browser: from the home page to free play, wrong tries and steps back, on all screens."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.browser.conftest import Make
from tests.browser.person import PHONE, TABLET, WIDE, Person, expect, settles, until
from wyrmtable.core.book import find_game
from wyrmtable.core.lesson import Lesson
from wyrmtable.learn import find_lesson

SCREENS = {"wide": WIDE, "tablet": TABLET, "phone": PHONE, "lying": (844, 390)}


def lesson(name: str) -> Lesson:
    found = find_lesson(find_game("nidavellir"), name)
    assert found is not None
    return found


def go_on(person: Person, step: int) -> None:
    """Do what the step asks for: look and go on, or be shown the answer and let the tutor give it."""
    page = person.page
    if lesson("lines").steps[step].looks:
        page.locator(".gaze .btn.main").click()
        return
    eye = page.locator(".tries .btn:not(.quiet), .sheet [aria-pressed]").first
    eye.click()
    page.get_by_role("button", name="Skip this step").first.click()


def beside(person: Person) -> None:
    """No note lies beyond the screen."""
    wrong: list[str] = person.page.evaluate(
        """() => [...document.querySelectorAll('.say.ready')].filter((note) => {
            const box = note.getBoundingClientRect();
            return box.x < 0 || box.y < 0 || box.right > innerWidth || box.bottom > innerHeight;
        }).map((note) => note.textContent)"""
    )
    assert not wrong


@pytest.mark.parametrize("screen", SCREENS)
def test_a_lesson_from_its_first_step_to_free_play(person: Make, screen: str) -> None:
    mira = person("Mira", size=SCREENS[screen], touch=screen in ("phone", "lying"))
    page = mira.page
    mira.go("/learn/nidavellir/lines")
    for step, wanted in enumerate(lesson("lines").steps):
        page.locator(".teacher, .sheet").first.wait_for()
        expect(page.locator(".prompt, .gaze").first).to_be_visible()
        if wanted.free:
            break
        if screen in ("wide", "tablet"):
            expect(page.locator(".say.ready")).to_have_count(len(wanted.says))
            settles(mira, lambda: beside(mira))
        else:
            expect(page.locator(".sheet .said p")).to_have_count(len(wanted.says))
        mira.picture(f"lesson_{screen}_{step}")
        go_on(mira, step)
    expect(page.get_by_text("Lesson taken")).to_be_visible()
    expect(page.get_by_role("link", name="Points and distinctions")).to_be_visible()
    until(mira, "JSON.parse(localStorage['wyrmtable.lessons']).nidavellir.taken.join() === 'lines'")


def test_learning_by_doing(person: Make) -> None:
    """The door on the home page, a wrong try answered beside its card, three of them, a step back, a reload."""
    mira = person("Mira")
    page = mira.page
    mira.go("/")
    page.get_by_role("link", name="Learn Nidavellir").click()
    page.get_by_role("link", name="A round").click()
    expect(page.get_by_text("Look at the taverns and at your army")).to_be_visible()
    page.locator(".gaze .btn.main").click()
    for value in (5, 4, 2):
        page.locator(f"[data-legal][data-place='coin:base{value}.0']").first.click()
    page.locator(".prompt .btn.main").click()
    expect(page.get_by_text("Look at the order of play")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Look at the order of play")).to_be_visible()
    page.locator(".gaze .btn.main").click()
    for tries in (1, 2, 3):
        page.locator("[data-legal][data-place='card:hunter_a1_01']").first.click()
        expect(page.locator(".say.wrong")).to_contain_text("Hunters grow with their number")
        expect(page.locator(".tried")).to_have_count(min(tries, 2))
    expect(page.locator(".notes .this")).to_have_count(1)
    expect(page.locator(".tries .shown")).to_contain_text("Explorer 11")
    mira.picture("lesson_tried")
    page.get_by_role("button", name="Step back").click()
    expect(page.get_by_text("Look at the order of play")).to_be_visible()
    page.locator(".gaze .btn.main").click()
    page.locator("[data-legal][data-place='card:explorer_a1_07']").first.click()
    expect(page.get_by_text("Look at the gems")).to_be_visible()
    page.get_by_role("link", name="Leave", exact=True).click()
    expect(page.locator("li", has_text="A round")).to_contain_text("begun")


def test_things_are_explained_in_a_lesson_as_at_every_table(person: Make) -> None:
    mira = person("Mira")
    mira.go("/learn/nidavellir/lines")
    mira.page.locator(".say.ready").first.wait_for()
    mira.page.locator("[data-place='tavern:2'] [data-id]").first.hover()
    expect(mira.page.locator(".look")).to_contain_text("worth the number on the card")


def test_notes_keep_clear_of_the_answers_and_of_each_other(person: Make) -> None:
    """Two notes about neighbours in a corner, and three over a full mat."""
    mira = person("Mira")
    for lesson, looks in (("nidavellir/lines", 0), ("vast/knight", 0), ("vast/cave", 0)):
        mira.go(f"/learn/{lesson}")
        mira.page.locator(".say.ready").nth(looks).wait_for()

        def clear() -> None:
            covered: list[str] = mira.page.evaluate(
                """() => {
                    const boxes = (css) => [...document.querySelectorAll(css)].map((each) => each.getBoundingClientRect());
                    const meet = (a, b) => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;
                    const notes = boxes('.say.ready');
                    return notes.flatMap((note, n) => [
                        ...boxes('.gaze .btn').filter((each) => meet(note, each)).map(() => 'a button'),
                        ...notes.slice(n + 1).filter((each) => meet(note, each)).map(() => 'a note'),
                    ]);
                }"""
            )
            assert not covered

        settles(mira, clear)


@pytest.mark.parametrize("language", ["it", "ru"])
def test_lessons_in_other_languages(person: Make, language: str) -> None:
    mira = person("Mira", language=language)
    mira.go("/learn/nidavellir/round")
    words = {"it": "Guarda le taverne e il tuo esercito", "ru": "Посмотрите на таверны и на своё войско"}
    expect(mira.page.get_by_text(words[language])).to_be_visible()
    mira.picture(f"lesson_{language}")


def test_a_lesson_that_does_not_exist(person: Make) -> None:
    mira = person("Mira")
    mira.go("/learn/nidavellir/nothing")
    expect(mira.page.get_by_text("There is no such lesson.")).to_be_visible()
    mira.forgive("404")


@pytest.mark.parametrize(("name", "step"), [("last_spell/day", 4), ("last_spell/day", 7), ("eldervale/turn", 11)])
def test_what_a_note_speaks_of_is_in_sight(person: Make, name: str, step: int) -> None:
    """Also what lies at the end of a list in a rail; and a note that speaks of nothing stands at the question."""
    mira = person("Mira")
    page = mira.page
    game, _, title = name.partition("/")
    taught = find_lesson(find_game(game), title)
    assert taught is not None
    mira.go(f"/learn/{name}")
    for each in taught.steps[:step]:
        if each.looks:
            page.locator(".gaze .btn.main").click()
        else:
            page.locator(".tries .btn:not(.quiet)").first.click()
            page.get_by_role("button", name="Skip this step").first.click()
        page.locator(".say.ready, .tries, .gaze").first.wait_for()
    expect(page.locator(".say.ready")).to_have_count(len(taught.steps[step].says))

    def seen() -> None:
        hidden: list[str] = page.evaluate(
            """(places) => places.flatMap((place) => {
                const thing = document.querySelector(`[data-place="${place}"], [data-holds="${place}"]`);
                const box = thing.getBoundingClientRect();
                const rail = thing.closest('aside')?.getBoundingClientRect() ?? box;
                return box.top >= rail.top - 2 && box.bottom <= rail.bottom + 2 ? [] : [place];
            })""",
            [saying.about for saying in taught.steps[step].says if saying.about],
        )
        assert not hidden
        notes = [each.bounding_box() for each in page.locator(".say.ready").all()]
        for first, second in pairwise(notes):
            assert first
            assert second
            beside = first["x"] + first["width"] <= second["x"] or second["x"] + second["width"] <= first["x"]
            assert beside or first["y"] + first["height"] <= second["y"] or second["y"] + second["height"] <= first["y"]

    settles(mira, seen)


def test_a_phone_goes_where_the_step_is(person: Make) -> None:
    """The Shop lies far below the board, where nobody who is new would look for it; the place of a wall lies on the board."""
    mira = person("Mira", size=PHONE, touch=True)
    page = mira.page
    mira.go("/learn/last_spell/day")
    expect(page.locator(".board [data-place='mage:0']").first).to_be_in_viewport()
    for _ in range(2):
        page.locator(".gaze .btn.main").click()

    def skip() -> None:
        page.get_by_role("button", name="Show me").click()
        page.get_by_role("button", name="Skip this step").click()

    for thing in ("i:longsword_1", "i:longsword_1", "plan:wood_wall"):  # to be bought, to be taken, to be built
        expect(page.locator(f"[data-id='{thing}']").first).to_be_in_viewport()
        skip()
    expect(page.locator(".board [data-place='mage:0']").first).to_be_in_viewport()
