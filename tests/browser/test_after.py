"""After a match: the end screen, the shared picture, analysis, and playing on from a moment."""

from __future__ import annotations

from tests.browser.conftest import Make
from tests.browser.person import PHONE, Person, expect, fits, play, settles


def ended(person: Make, name: str, game: str = "tide", **more: object) -> tuple[Person, str]:
    """Somebody who has just finished a match against bots, and where."""
    mira = person(name, **more)
    path = mira.open_table(game, "bot:greedy", "bot:greedy", title="Friday ale")
    mira.wait_for_table()
    play([mira])
    return mira, path


def test_the_end_is_worth_a_picture(person: Make) -> None:
    mira, _ = ended(person, "Mira")
    page = mira.page
    expect(page.get_by_role("region", name="Score sheet")).to_be_visible()
    expect(page.get_by_role("region", name="Who led when")).to_be_visible()
    expect(page.get_by_role("heading", name="Key moments")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Share picture").click()
    assert download.value.suggested_filename.endswith(".png")
    # The table is still there, and back again.
    page.get_by_role("button", name="See the table").click()
    expect(page.locator(".table")).to_be_visible()
    page.get_by_role("button", name="See the scores").click()
    expect(page.get_by_role("region", name="Score sheet")).to_be_visible()


def test_on_a_phone_the_scores_come_first(person: Make) -> None:
    mira, _ = ended(person, "Otto", "nidavellir", size=PHONE, touch=True)
    page = mira.page
    expect(page.get_by_role("region", name="Who led when")).to_be_visible()

    def first() -> None:
        sheet = page.get_by_role("region", name="Score sheet").bounding_box()
        curve = page.get_by_role("region", name="Who led when").bounding_box()
        assert sheet is not None
        assert curve is not None
        assert sheet["y"] < 300
        assert sheet["y"] + sheet["height"] <= curve["y"]

    settles(mira, first)
    fits(mira, PHONE[0])
    mira.picture("end_phone", whole=True)


def test_analysis_and_playing_on_from_its_moments(person: Make) -> None:
    mira, path = ended(person, "Lena", "nidavellir")
    page = mira.page
    page.get_by_role("link", name="Analyse").click()
    page.get_by_role("button", name="Analyse this match").click()
    expect(page.get_by_role("heading", name="Expected result")).to_be_visible(timeout=120_000)
    expect(page.get_by_role("heading", name="Luck against decisions")).to_be_visible()
    mira.picture("analysis")
    # It is kept: another one who looks finds it at once.
    other = person("Ravi")
    other.go(f"{path}/analysis?at=5")
    expect(other.page.get_by_role("slider", name="Timeline")).to_have_value("5")
    page.get_by_role("slider", name="Timeline").fill("7")
    page.get_by_role("button", name="Play on from here").click()
    window = page.get_by_role("dialog")
    expect(window).to_contain_text("After decision 7")
    mira.picture("what_if")
    window.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda address: "/t/" in address and path not in address)
    mira.wait_for_table()
    expect(page.get_by_role("link", name="What if")).to_be_visible()
    play([mira])
    expect(page.locator("section.end")).to_be_visible()
