"""What can be taken back (2.15): everything but what shuffled, threw, flipped or uncovered something."""

from __future__ import annotations

from functools import cache

import pytest

from wyrmtable.core.ask import name_of
from wyrmtable.core.chance import Chance
from wyrmtable.core.match import Match
from wyrmtable.games.last_spell import GAME
from wyrmtable.games.last_spell.data import RUINS, SCROLLS
from wyrmtable.games.last_spell.options import Options
from wyrmtable.games.last_spell.state import Spell


@cache
def match_until(kind: str) -> Match[Spell]:
    """A new game in Glenwald, with the first answer given to everything, nothing done by Day, until this is asked."""
    match = Match(GAME, 2, Options(scenario="glenwald", quick=True), Chance("undo"))
    while True:
        seat = min(match.open)
        question = match.open[seat]
        if question.kind == kind:
            return match
        if question.kind in ("day", "exchange"):
            match.answer(seat, ["pass"])
        else:
            match.answer(seat, question.names(question.value((question.next_picks(())[0],))))


def undoable(kind: str, *answers: str) -> bool:
    """Whether the last of these answers of seat 0 could be taken back."""
    match = match_until(kind).clone()
    for answer in answers:
        match.answer(0, [answer])
    return match.undo_point(0) is not None


def test_by_day_only_what_uncovers_a_card_stays() -> None:
    g = match_until("day").state
    tops = {f"buy:{deck[0].name}" for deck in g.decks}
    answers = [name_of(option) for option in match_until("day").open[0].options]
    answers = [answer for answer in answers if not answer.startswith("build:")]  # the place is asked next
    assert tops & set(answers) == tops  # the top scroll, too
    assert any(answer.startswith("inspect:") for answer in answers)
    for answer in answers:
        assert undoable("day", answer) == (answer not in {*tops, "refresh"}), answer


@pytest.mark.parametrize(
    ("order", "back"),
    [
        (("build:blacksmith", "place:blacksmith@"), False),  # a deck is shuffled
        (("build:house", "place:house@"), True),
        (("build:wood_wall", "place:wood_wall@n3"), True),
    ],
)
def test_what_is_built(order: tuple[str, str], back: bool) -> None:
    match = match_until("day").clone()
    match.answer(0, [order[0]])
    sites = [name_of(option) for option in match.open[0].options]
    assert undoable("day", order[0], next(site for site in sites if site.startswith(order[1]))) is back


def test_a_card_for_an_icon_uncovers_the_next_and_a_potion_does_not() -> None:
    match = match_until("day")
    g = match.state
    ruins = [s.id for s in g.structures.values() if s.base and RUINS[s.base].equipment and RUINS[s.base].workers <= 2]
    assert ruins
    assert undoable("day", f"inspect:{ruins[0]}")
    assert undoable("day", f"inspect:{ruins[0]}", "pour:health_1")
    assert not undoable("day", f"inspect:{ruins[0]}", "draw:armour")
    assert not undoable("day", f"inspect:{ruins[0]}", "draw:scrolls")
    assert len(g.decks[SCROLLS]) > 1


def test_places_and_moves_can_be_taken_back() -> None:
    place = name_of(match_until("deploy").open[0].options[0])
    assert undoable("deploy", place)
    for answer in (name_of(option) for option in match_until("act").open[0].options[:6]):
        assert undoable("act", answer), answer
