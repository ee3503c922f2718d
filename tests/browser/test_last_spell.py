"""The Last Spell in a real browser at full motion: a first Day and Night by two people at once, the Night of a Boss and a
campaign by one person with two Heroes, a Day on a phone, what an order would change."""

from __future__ import annotations

import re
import time
from itertools import pairwise

from playwright.sync_api import Locator

from tests.browser import last_spell_positions as positions
from tests.browser.conftest import Lay, Make
from tests.browser.person import PHONE, PICTURES, TABLET, Person, expect, fits
from tests.browser.reached import at_position
from tests.last_spell.table import Table

GAME = "last_spell"
EXCHANGE = "Take or leave"
DAY = "Work in the City"
DEPLOY = "Place your Hero"
NIGHT = "Move, attack, or end"
HOLD_AT_ONCE = """() => {
    const wait = setInterval(() => {
        const hold = document.querySelector('[data-hold]:enabled');
        if (hold) { hold.click(); clearInterval(wait); }
    }, 5);
}"""
"""A short phase is over before a test has found the button."""


def _click(person: Person, what: Locator, force: bool = False) -> None:
    """With patience: at full motion a busy machine is slow."""
    (what.tap if person.touch else what.click)(timeout=15_000, force=force)


def _read_advice(person: Person) -> None:
    """What newcomers are told lies over the foot of the board until it is put away."""
    advice = person.page.get_by_role("button", name="No more advice")
    if advice.count():
        _click(person, advice)
        expect(advice).to_have_count(0)


def _picture(person: Person, name: str) -> None:
    if PICTURES:
        _read_advice(person)
    person.picture(name)


def _press(person: Person, css: str) -> None:
    """What is pointed at; on a phone the first tap only selects."""
    _click(person, person.page.locator(f"{css} >> visible=true").first, force=True)
    if person.touch and person.prompt.locator(".btn.main").count():
        person.prompt.locator(".btn.main").first.tap()


def _say(person: Person, word: str, other: str) -> None:
    """Press a button; who leads two Heroes may have to turn to the other one's question first."""
    button = person.prompt.get_by_role("button", name=word)
    if not button.count():
        _click(person, person.prompt.get_by_role("button", name=other).first)
    _click(person, button.first)
    person.page.wait_for_timeout(200)


def _reach(people: list[Person], words: str, most: int = 200) -> Person:
    """Choose Hero and gear by keyboard, exchange nothing, until somebody is asked this."""
    for _ in range(most):
        for person in people:
            asked = person.prompt.inner_text() if person.asked else ""
            if words in asked:
                return person
            if EXCHANGE in asked:
                _say(person, "Done", EXCHANGE)
            elif asked:
                person.act_by_keys()
        people[0].page.wait_for_timeout(40)
    raise AssertionError(f"nobody was asked {words!r}: {[person.state() for person in people]}")


def _first_day(people: list[Person]) -> None:
    """Into the Main phase of Day I."""
    asked = _reach(people, "Name the first player")
    _click(asked, asked.prompt.locator("[data-verb]").first)
    for person in people:
        expect(person.prompt).to_contain_text(DAY)


def _ready(people: list[Person]) -> None:
    """Everybody is content with the Day."""
    for person in people:
        expect(person.prompt).to_contain_text(DAY)
        _say(person, "Ready", DAY)


def _deploy(people: list[Person], cells: list[str]) -> None:
    left = list(cells)
    while left:
        asked = next((p for p in people if p.asked and DEPLOY in p.prompt.inner_text()), None)
        if asked is None:
            people[0].page.wait_for_timeout(50)
            continue
        _press(asked, f".board [data-place='field@{left.pop(0)}']")
        asked.page.wait_for_timeout(300)


def _night(people: list[Person], cells: list[str]) -> Person:
    """From the first Day into the first Night; who acts."""
    _ready(people)
    _deploy(people, cells)
    for _ in range(200):
        asked = next((p for p in people if p.asked and NIGHT in p.prompt.inner_text()), None)
        if asked is not None:
            return asked
        people[0].page.wait_for_timeout(50)
    raise AssertionError([person.state() for person in people])


def _begin(person: Person, lay: Lay, position: Table, **options: bool) -> None:
    """One person leads all Heroes of a prepared position."""
    count = len(position.g.heroes)
    lay(at_position(GAME, position.g, count, {"scenario": "gildenberg", **options}), [person] * count)
    person.page.locator(".prompt.asked").wait_for()
    person.page.wait_for_timeout(400)
    _read_advice(person)


def _shoot(person: Person, weapon: str, enemy: int) -> None:
    """Aim a Basic attack: the row of the card, then the enemy."""
    _press(person, f"[data-place='i:{weapon}#basic'][data-legal]")
    _press(person, f".board [data-id='m{enemy}'][data-legal]")


def _night_through(people: list[Person], seconds: float) -> None:
    """Everybody ends their turns, round after round, and answers what is asked meanwhile, until the Night is over."""
    end = time.monotonic() + seconds
    while True:
        for person in people:
            if "Night" not in person.page.locator("header.top").inner_text(timeout=60_000) or person.over:
                return
            asked = person.prompt.inner_text() if person.asked else ""
            if NIGHT in asked:
                _click(person, person.prompt.get_by_role("button", name="End the turn"))
            elif asked:
                person.act_by_keys()
        assert time.monotonic() < end, [person.state() for person in people]
        people[0].page.wait_for_timeout(80)


def test_two_people_share_a_day_and_a_night(person: Make) -> None:
    mira, otto = person("Mira", moving=True), person("Otto", moving=True)
    path = mira.open_table(GAME, "open")
    otto.join(path)
    both = [mira, otto]
    for each in both:
        each.wait_for_table()
    chooser = _reach(both, "first weapon")
    expect(chooser.page.locator("[data-legal][data-id^='i:']")).not_to_have_count(0)
    _picture(chooser, "last_spell_setup")
    _first_day(both)

    # Both are asked at once, and neither waits for the other; each sees what the other is about.
    _press(mira, "[data-id='plan:ballista']")
    expect(mira.prompt).to_contain_text("Place: Ballista")
    expect(otto.prompt).to_contain_text(DAY)
    expect(otto.page.locator(".strip, .seats, aside").filter(has_text="Mira").first).to_contain_text("is building")
    _picture(mira, "last_spell_build")
    _press(mira, ".board [data-place='field@12,8']")
    for each in both:
        expect(each.page.locator(".board [aria-label*='Ballista']").first).to_be_attached()
    expect(mira.prompt).to_contain_text(DAY)
    mira.wait_until_drawn()
    _picture(mira, "last_spell_day")

    actor = _night(both, ["11,8", "10,8"])
    for each in both:
        expect(each.page.locator(".board [data-id^='m']").nth(8)).to_be_attached()
        expect(each.page.locator("header.top")).to_contain_text("House Night I")
        expect(each.page.locator("[data-holds=forecast]")).to_be_visible()
        order = each.page.locator("[data-holds=order]")
        expect(order.get_by_role("img", name=re.compile("Clawer|Runner")).first).to_be_visible()

    # A step is foreseen by who points at it, and seen by both when it is taken.
    step = actor.page.locator(".board [data-legal][data-place^='field@'] >> visible=true").first
    step.hover(force=True)
    expect(actor.prompt.locator(".then li").first).to_be_visible()
    step.click(force=True)
    for each in both:
        expect(each.page.get_by_role("log")).to_contain_text("moved")

    _night_through(both, 240)
    for each in both:
        expect(each.page.locator("header.top, section.end").first).to_contain_text(
            re.compile("Day II|Defeat|Nobody won")
        )


def test_the_night_of_a_boss_by_one_person_with_two_heroes(person: Make, lay: Lay) -> None:
    mira = person("Mira", moving=True)
    position = positions.boss_night()
    boss, clawer = (next(e for e in position.g.enemies.values() if e.kind == kind) for kind in ("harpy", "clawer"))
    _begin(mira, lay, position)
    expect(mira.page.locator(".board [data-id^='hero:']")).to_have_count(2)
    expect(mira.page.locator("[data-holds=missions]")).to_contain_text("Defeat the Corrupted Harpy")
    health = mira.page.locator(".mat [data-id='hp:0'] .dots").bounding_box()
    assert health is not None
    assert health["height"] < 15, "eleven stand in one line"
    _picture(mira, "last_spell_boss")
    _shoot(mira, "rifle_1", clawer.id)
    expect(mira.page.locator(f".board [data-id='m{clawer.id}']")).to_have_count(0)

    # The monsters and the Boss act; then the Hero with the Rifle is asked again.
    end = time.monotonic() + 120
    while True:
        asked = mira.prompt.inner_text() if mira.asked else ""
        later = "round 2" not in mira.page.locator("header.top").inner_text()
        if later and mira.page.locator("[data-place='i:rifle_1#basic'][data-legal]").count():
            break
        if NIGHT in asked:
            _click(mira, mira.prompt.get_by_role("button", name="End the turn"))
        elif asked:
            mira.act_by_keys()
        assert time.monotonic() < end, mira.state()
        mira.page.wait_for_timeout(100)
    expect(mira.page.get_by_role("log")).to_contain_text("Harpy")
    _shoot(mira, "rifle_1", boss.id)
    expect(mira.page.locator("section.end")).to_be_visible()
    expect(mira.page.locator("header.top")).to_contain_text("Victory")


def test_a_campaign_goes_on(person: Make, lay: Lay) -> None:
    """What is kept after the victory stands in the chronicle of the next scenario and lies on the mat."""
    mira = person("Mira", moving=True)
    position = positions.boss_night(campaign=True)
    boss = next(enemy for enemy in position.g.enemies.values() if enemy.kind == "harpy")
    _begin(mira, lay, position, campaign=True)
    _shoot(mira, "rifle_1", boss.id)
    for _ in range(60):
        if mira.over:
            break
        asked = mira.prompt.inner_text() if mira.asked else ""
        if "keeps" in asked and not mira.page.locator("[data-chosen][data-id^='i:']").count():
            _press(mira, "[data-legal]:is([data-id='i:rifle_1'], [data-id='i:longsword_2'])")
        elif asked:  # a question that has come since is another one
            mira.act()
        mira.page.wait_for_timeout(150)
    else:
        raise AssertionError(mira.state())
    first = mira.page.url
    mira.page.get_by_role("button", name="Play again").click()
    mira.page.wait_for_url(lambda url: url != first)
    mira.wait_for_table()
    expect(mira.page.locator("header.top")).to_contain_text("Lakeburg")
    log = mira.page.get_by_role("log")
    expect(log).to_contain_text("The campaign goes on in Lakeburg")
    expect(log).to_contain_text("Rifle")
    expect(mira.page.locator("[data-id='i:rifle_1']").first).to_be_attached()
    _picture(mira, "last_spell_campaign")


def test_a_day_on_a_phone(person: Make, lay: Lay) -> None:
    mira = person("Mira", size=PHONE, touch=True, moving=True)
    _begin(mira, lay, positions.workday())
    page = mira.page
    expect(mira.prompt).to_contain_text(DAY)
    expect(mira.prompt).to_be_in_viewport(ratio=0.9)
    _picture(mira, "last_spell_phone_day")

    # Build: the plan, then the place; the first tap shows what it would change.
    _click(mira, page.locator("[data-id='plan:wood_wall'] >> visible=true").first, force=True)
    if mira.prompt.get_by_role("button", name="Choose").count():
        mira.prompt.get_by_role("button", name="Choose").tap()
    expect(mira.prompt).to_contain_text("Place: Wooden Wall")
    _click(mira, page.locator(".board [data-place='field@13,6'][data-legal]").first, force=True)
    expect(mira.prompt.locator(".then")).to_contain_text("From fog space")
    walls = page.locator(".board [data-id^='s'][aria-label*='Wooden Wall']")
    standing = walls.count()
    mira.prompt.get_by_role("button", name="Choose").tap()
    expect(walls).to_have_count(standing + 1)
    expect(mira.prompt).to_contain_text(DAY)
    fits(mira, PHONE[0])

    for _ in range(2):
        expect(mira.prompt).to_contain_text(DAY)
        _say(mira, "Ready", DAY)
    expect(mira.prompt).to_contain_text(DEPLOY)
    for _ in range(40):
        if NIGHT in mira.prompt.inner_text():
            break
        mira.act_by_keys()
        page.wait_for_timeout(150)
    expect(mira.prompt).to_contain_text(NIGHT)
    fits(mira, PHONE[0])


def test_an_attack_shows_range_line_and_consequence(person: Make, lay: Lay) -> None:
    mira = person("Mira", coach="never")
    _begin(mira, lay, positions.night(3, 20))
    page = mira.page
    expect(page.locator(".board [data-id^='m'][data-id]:not([data-id^='mage'])")).to_have_count(20)
    _press(mira, "[data-place='i:crossbow_2#skill'][data-legal]")
    target = page.locator(".board [data-legal][data-id^='m'] >> visible=true").first
    bare = page.locator(".lights path").count()
    target.hover(force=True)
    expect(mira.prompt.locator(".then")).to_contain_text(re.compile("slain|HP|stays"))
    expect(page.locator(".lights path")).not_to_have_count(bare)
    _picture(mira, "last_spell_wide")


def test_sixty_monsters_on_three_screens(person: Make, lay: Lay) -> None:
    for size, name in (((1440, 900), "crowd"), (TABLET, "tablet"), (PHONE, "phone")):
        mira = person("Mira", size=size, touch=size != (1440, 900), coach="never")
        position = positions.night(4, 60)
        crowd = len(position.g.enemies)
        assert crowd > 50
        _begin(mira, lay, position)
        expect(mira.page.locator(".board [data-id^='m']:not([data-id^='mage'])")).to_have_count(crowd)
        fits(mira, size[0])
        expect(mira.prompt).to_be_in_viewport(ratio=0.9)
        _picture(mira, f"last_spell_{name}")


def test_attacks_are_pressed_with_a_finger(person: Make, lay: Lay) -> None:
    """Each attack is a row as wide as the phone; then the board is in sight again, and each victim tells what it would lose."""
    mira = person("Mira", size=PHONE, touch=True, coach="never")
    _begin(mira, lay, positions.night(3, 20))
    row = mira.page.locator("[data-place='i:crossbow_2#skill'][data-legal] >> visible=true")
    box = row.bounding_box()
    assert box is not None
    assert box["width"] > 0.8 * PHONE[0]
    assert box["height"] >= 44
    dot = mira.page.locator("[data-id='hp:0'] .dots i >> visible=true").first.bounding_box()
    assert dot is not None
    assert dot["width"] > 6
    row.tap()
    target = mira.page.locator(".board [data-legal][data-id='m4'] >> visible=true")
    expect(target).to_be_in_viewport(ratio=0.9)
    target.tap(force=True)
    expect(mira.page.locator(".lights .value").filter(has_text="−2").first).to_be_attached()
    fits(mira, PHONE[0])


def test_an_item_is_taken_by_its_free_slot(person: Make, lay: Lay) -> None:
    mira = person("Mira", coach="never")
    _begin(mira, lay, positions.workday())
    page = mira.page
    _click(mira, page.locator("[data-place='gear:0#scroll']"))
    expect(page.locator("[data-id='i:healing'][data-legal]")).to_be_visible()
    expect(page.locator("[data-id='i:dagger_1'][data-legal]")).to_have_count(0)
    _click(mira, page.locator("[data-id='i:healing'][data-legal]"))
    expect(page.locator("[data-place='gear:0#scroll'] [data-id='i:healing']")).to_be_visible()

    # What is in a deck is looked up by its sign.
    _click(mira, page.locator("[data-id='deck.melee'] button"))
    expect(page.locator(".inspector .browse")).to_contain_text("Spear")


def test_few_steps_leave_the_hero_in_sight(person: Make, lay: Lay) -> None:
    """Chips larger than the cells stand only at the one pointed at; the words under the bar do not cover each other."""
    mira = person("Mira", coach="never", light="light", language="it")
    position = positions.night(2, 6)
    position.g.heroes[0].mp = 1
    _begin(mira, lay, position)
    page = mira.page
    steps = page.locator(".board [data-legal][data-place^='field@'] >> visible=true")
    expect(steps).to_have_count(4)
    expect(page.locator(".board .chips")).to_have_count(0)
    steps.first.hover(force=True)
    expect(page.locator(".board .chips")).to_have_count(1)
    expect(page.locator(".mat .counter .dots i").first).to_have_css("filter", re.compile("brightness"))
    words = page.locator(".track .labels span")
    expect(words).to_have_count(3)
    boxes = [box for each in words.all() if (box := each.bounding_box())]
    assert all(a["x"] + a["width"] <= b["x"] for a, b in pairwise(boxes)), boxes


def test_who_waits_chooses_the_tempo(person: Make, lay: Lay) -> None:
    mira, otto = person("Mira", coach="never"), person("Otto", coach="never", moving=True)
    position = positions.night(2, 6)
    lay(at_position(GAME, position.g, 2, {"scenario": "gildenberg"}), [mira, otto])
    mira.page.locator(".prompt.asked").wait_for()
    tempo = otto.prompt.locator("[data-tempo]")
    for speed in ("1", "2", "0.5", "1"):
        expect(tempo).to_have_attribute("data-tempo", speed)
        _click(otto, tempo)
    expect(mira.prompt.locator("[data-tempo]")).to_have_count(0)
    # Nothing is shown that could be held; who acts, and how healthy she is, is seen from afar.
    expect(otto.prompt.locator("[data-hold]")).to_be_disabled()
    strip = otto.page.locator(".strip").first
    expect(strip).to_contain_text("acting")
    expect(strip.locator(".health")).to_be_visible()


def test_the_monster_phase_can_be_held(person: Make, lay: Lay) -> None:
    """Where it plays: what comes next waits until one goes on, then all of it is shown."""
    mira = person("Mira", coach="never", moving=True)
    position = positions.night(2, 30)
    for hero in position.g.heroes[1:]:
        hero.ended = True
    _begin(mira, lay, position)
    mira.page.evaluate(HOLD_AT_ONCE)
    _say(mira, "End the turn", NIGHT)
    expect(mira.prompt.locator("[data-hold][aria-pressed=true]")).to_be_visible()
    mira.page.wait_for_timeout(500)  # what was on its way has arrived
    standing = mira.page.locator(".board .pieces").inner_html()
    mira.page.wait_for_timeout(1500)
    assert mira.page.locator(".board .pieces").inner_html() == standing
    expect(mira.prompt).not_to_contain_text(NIGHT)
    mira.page.keyboard.press(" ")
    expect(mira.page.locator(".prompt.asked")).to_contain_text(re.compile(f"{NIGHT}|damage"), timeout=60_000)


def test_the_forecast_comes_first_on_a_phone(person: Make, lay: Lay) -> None:
    mira = person("Mira", size=PHONE, touch=True, coach="never")
    _begin(mira, lay, positions.night(3, 20))
    expect(mira.page.locator(".below aside").first).to_have_attribute("data-holds", "forecast")


def test_what_one_proposes_is_seen_by_the_others(person: Make, lay: Lay) -> None:
    mira, otto = person("Mira", coach="never"), person("Otto", coach="never")
    position = positions.night(2, 10)
    lay(at_position(GAME, position.g, 2, {"scenario": "gildenberg"}), [mira, otto])
    mira.page.locator(".prompt.asked").wait_for()

    # Who waits points at an enemy: both see it lit, and who it is that shows it.
    otto.page.locator(".prompt [data-show]").click()
    expect(otto.prompt).to_contain_text("Click the thing")
    _press(otto, ".board [data-id='m2']")
    for each in (mira, otto):
        expect(each.page.locator(".ring")).to_have_count(1)
        expect(each.page.get_by_role("status").filter(has_text="Otto shows: ")).to_contain_text("Runner")
    expect(otto.prompt).not_to_contain_text("Click the thing")

    # Who acts proposes an order: the attack and its target; nothing is done by it.
    _press(mira, "[data-place='i:crossbow_2#skill'][data-legal]")
    mira.page.locator(".board [data-legal][data-id^='m'] >> visible=true").first.hover(force=True)
    mira.page.keyboard.press("p")
    expect(otto.page.get_by_role("status").filter(has_text="Mira shows: ")).to_contain_text("›")
    _picture(otto, "last_spell_proposal")
    expect(mira.prompt).to_contain_text(NIGHT)
    for each in (mira, otto):
        expect(each.page.locator(".ring")).to_have_count(0)


def test_what_a_wave_brings_is_read_beside_its_small_card(person: Make, lay: Lay) -> None:
    """Of cards that lie open on the fog spaces: each row of monsters in words."""
    mira = person("Mira", coach="never")
    position = positions.workday()
    position.g.piles_open = True
    _begin(mira, lay, position)
    card = mira.page.locator("[data-id='p:6']").first
    card.scroll_into_view_if_needed()
    card.hover()
    rows = mira.page.locator(".inspector .printed li")
    expect(rows).to_have_count(3)
    expect(rows.first).to_have_text(re.compile("Winged, Clawer, Winged", re.IGNORECASE))
