"""Playing on from a moment of a finished match."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.core.play import play, step
from tests.toys.burrow import BURROW
from tests.toys.camp import CAMP
from wyrmtable.core.book import find_game
from wyrmtable.core.chance import Chance
from wyrmtable.core.match import Match, Refused
from wyrmtable.core.record import Record
from wyrmtable.core.state import dump
from wyrmtable.core.verify import first_difference
from wyrmtable.review.what_if import NoMoment, what_if

GAMES = [find_game("nidavellir"), find_game("vast"), CAMP, BURROW]


def parted(played: Match[Any], at: int, chance: Chance | None) -> Match[Any]:
    return what_if(played.game, played.record(), at, "Friday ale", ["a", "b"], chance)


def on(match: Match[Any], upto: int = 10_000) -> Match[Any]:
    random = Random("on")
    while not match.over and len(match.decisions) < upto:
        step(match, random)
    return match


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.facts.name)
def test_the_past_is_the_same_and_the_whole_verifies(game: Any) -> None:
    played = play(game, 2, "past")
    for at in (0, 1, len(played.decisions) // 2, len(played.decisions) - 1):
        match = parted(played, at, Chance("new"))
        assert match.decisions == played.decisions[:at]
        assert dump(match.state)["chance"] == dump(played.at(at).state)["chance"]
        record = on(match).record()
        assert first_difference(game, record) is None
        again = Record.from_text(record.to_text())
        assert again.origins == record.origins
        assert again.origins[0].match == "Friday-ale"
        assert first_difference(game, Record.from_json(record.to_json())) is None


def test_chance_goes_on_as_it_was_or_is_dealt_anew() -> None:
    played = play(CAMP, 2, "storm")
    at = len(played.decisions) // 2
    same = parted(played, at, None)
    for decision in played.decisions[at:]:
        same.repeat(decision)
    assert dump(same.state) == dump(played.state)
    ends = set()
    for seed in range(12):
        other = parted(played, at, Chance(f"other {seed}"))
        for decision in played.decisions[at:]:
            if not other.fits(decision):
                break
            other.repeat(decision)
        ends.add(str(dump(other.state)))
    assert len(ends) > 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.facts.name)
def test_copies_and_loaded_matches_draw_the_same(game: Any) -> None:
    """A clone, a match loaded from its last state and one rebuilt from the past go on alike."""
    played = play(game, 2, "copies")
    for at in (1, len(played.decisions) // 3):
        for more in (0, 1, 3):
            match = on(parted(played, at, Chance("new")), at + more)
            if match.over:
                continue
            loaded = Match.load(game, Record.from_json(match.record().to_json()))
            ends = [dump(on(each).state) for each in (match.clone(), loaded, on(match.at(at), at + more), match)]
            assert all(end == ends[0] for end in ends)


def test_a_what_if_of_a_what_if_remembers_both() -> None:
    game = CAMP
    first = on(parted(play(game, 2, "first"), 3, Chance("second")))
    later = what_if(game, first.record(), 5, "second", ["a", "b"], Chance("third"))
    assert [origin.at for origin in later.origins] == [3, 5]
    assert first_difference(game, on(later).record()) is None
    sooner = what_if(game, first.record(), 2, "second", ["a", "b"], Chance("third"))
    assert [(origin.at, origin.seed) for origin in sooner.origins] == [(2, "first")]
    assert first_difference(game, on(sooner).record()) is None


def test_what_was_taken_over_is_not_undone() -> None:
    game = find_game("nidavellir")
    played = play(game, 2, "undo")
    last = played.decisions[0].seat
    match = parted(played, 1, None)
    with pytest.raises(Refused):
        match.undo(last)


def test_after_the_end_nothing_is_played_on() -> None:
    played = play(CAMP, 2, "end")
    with pytest.raises(NoMoment):
        parted(played, len(played.decisions), None)
    with pytest.raises(NoMoment):
        parted(played, -1, None)
