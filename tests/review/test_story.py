"""The story of a match: standings, key moments and best turns from one replay."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.core.play import play
from tests.toys.camp import CAMP
from wyrmtable.core.book import find_game
from wyrmtable.core.chance import Chance
from wyrmtable.core.match import Match
from wyrmtable.core.record import Record
from wyrmtable.core.words import SeatRef
from wyrmtable.review.story import Story, story

LOGS = Path(__file__).parents[2] / "logs"
TIDE = find_game("tide")


def tide(*bids: tuple[int, int]) -> Match[Any]:
    """A match of two: who bids what in each round but the last, where nobody has a choice."""
    match = Match(TIDE, 2, {"rounds": len(bids) + 1}, Chance("story"))
    for pair in bids:
        for seat, bid in enumerate(pair):
            match.answer(seat, str(bid))
    assert match.over
    return match


def prizes(match: Match[Any]) -> list[int]:
    """What lay open in each round."""
    return list(reversed(match.rests[0].state.catch))


def test_standings_follow_every_decision_and_end_with_the_result() -> None:
    match = tide((4, 1), (3, 2), (1, 4))
    told, caught = story(TIDE, match.record()), prizes(match)
    first, second = caught[0] + caught[1], caught[2] + caught[3]
    # Nothing is known before the second bid of a round.
    assert told.standings[:3] == [[0, 0], [0, 0], [caught[0], 0]]
    assert told.standings[-1] == [first, second]
    assert (told.winners, told.scores) == (match.result.winners, match.result.scores)
    assert told.unit == "points"
    assert told.sides == ((0,), (1,))


def test_moments_are_the_largest_swings_in_words_of_the_chronicle() -> None:
    match = tide((5, 1), (4, 2), (1, 5), (2, 4))
    caught = prizes(match)
    told = story(TIDE, match.record())
    # The last round has no decision of its own: what it brought came with the fourth.
    swings = [caught[0], caught[1], -caught[2], -caught[3]]
    largest = sorted(range(3), key=lambda n: -abs(swings[n]))
    assert {2 * n + 2 for n in largest[:2]} <= {moment.at for moment in told.moments}
    assert [moment.at for moment in told.moments] == sorted(moment.at for moment in told.moments)
    for moment in told.moments[:-1]:
        prize = caught[moment.at // 2 - 1]
        (line,) = moment.lines
        assert (line.id, line.args["prize"]) == ("caught", prize)
        assert line.args["who"] == SeatRef(moment.seat) == SeatRef(0 if moment.at <= 4 else 1)
        assert moment.gain == prize


def test_the_best_turn_of_each_is_what_it_gained_most_by() -> None:
    match = tide((5, 1), (4, 2), (1, 5), (2, 4))
    caught = prizes(match)
    best = story(TIDE, match.record()).best
    assert best[0] is not None
    assert best[1] is not None
    assert (best[0].seat, best[0].gain) == (0, max(caught[:2]))
    # With the fourth round comes the last one, which both bid 3 for: the sea keeps it.
    assert (best[1].seat, best[1].gain) == (1, max(caught[2:4]))


def test_who_never_gained_has_no_best_turn() -> None:
    told = story(TIDE, tide((2, 1), (3, 2), (4, 3)).record())
    assert told.best[0] is not None
    # The second wins only the last round, in which nobody decides: it comes with the third.
    assert told.best[1] is not None
    assert told.best[1].at == 6
    told = story(TIDE, tide((1, 1), (3, 2), (2, 3)).record())
    assert told.standings[2] == [0, 0]  # the sea kept it
    assert story(TIDE, tide((1, 1), (2, 2)).record()).best == [None, None]


def test_those_who_play_together_are_one_side_and_fall_together() -> None:
    match = play(CAMP, 2, "camp")
    told = story(CAMP, match.record())
    assert told.sides == ((0, 1), (2,))
    assert len(told.standings) == len(match.decisions) + 1
    assert told.standings[-1][2] == match.result.scores[2]


def test_a_match_closed_early_is_told_as_far_as_it_went() -> None:
    match = play(TIDE, 2, "early", upto=3)
    told = story(TIDE, match.record())
    assert told.scores == ()
    assert len(told.standings) == 4


@pytest.mark.parametrize("name", ["random_01_kgdct", "random_08_kg", "random_12_k"])
def test_roles_with_goals_of_their_own_stand_in_percent(name: str) -> None:
    record = Record.from_json((LOGS / "vast" / f"{name}.json").read_bytes())
    told = _told(record)
    assert told.unit == "percent"
    assert all(0 <= share <= 100 for row in told.standings for share in row)
    assert record.result is not None
    assert told.winners == record.result.winners
    assert [share == 100 for share in told.standings[-1]] == [seat in told.winners for seat in range(record.players)]
    for moment in told.moments:
        before, after = told.standings[moment.at - 1], told.standings[moment.at]
        assert before[moment.seat] != after[moment.seat]
        assert moment.lines


def _told(record: Record) -> Story:
    return story(find_game(record.game), record)
