"""Undo goes back exactly as far as nobody has learnt anything."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Struct

from tests.core.play import begin
from tests.toys.burrow import BURROW
from wyrmtable.core.ask import Rule, choose, together
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import Facts, Game, Result
from wyrmtable.core.match import Match, Refused
from wyrmtable.core.scene import Note, Scene
from wyrmtable.core.state import State, digest
from wyrmtable.core.words import Msg


def after_bids() -> tuple[Match[Any], int]:
    match = begin(BURROW, 3)
    for seat in (0, 1, 2):
        match.answer(seat, str(match.open[seat].options[0]))
        match.answer(seat, "loud")
    return match, next(iter(match.open))


def test_simultaneous_answers_are_not_undone() -> None:
    match, _ = after_bids()
    assert all(match.undo_point(seat) is None for seat in range(3))
    fresh = begin(BURROW, 3)
    fresh.answer(0, str(fresh.open[0].options[0]))
    assert fresh.undo_point(0) is None


def test_undo_and_redo_are_inverse() -> None:
    match, best = after_bids()
    positions = [match.record()]
    others = [seat for seat in range(3) if seat != best]
    match.answer(best, list(map(str, others)))
    positions.append(match.record())
    match.answer(best, "walk")
    positions.append(match.record())
    match.answer(best, "home")
    for position in reversed(positions):
        assert match.undo_point(best) == len(position.decisions)
        assert match.undo_point(others[0]) is None
        match.undo(best)
        assert match.record() == position
        assert match.can_redo(best)
        assert not match.can_redo(others[0])
    for position in positions[1:]:
        match.redo(best)
        assert match.record() == position
    match.redo(best)
    assert match.state.site == "home"
    with pytest.raises(Refused, match="refused-redo"):
        match.redo(best)


def test_a_new_answer_forgets_what_was_undone() -> None:
    match, best = after_bids()
    match.answer(best, [])
    match.undo(best)
    match.answer(best, [str(seat) for seat in range(3) if seat != best])
    assert not match.can_redo(best)


@pytest.mark.parametrize("act", ["dig", "roll", "rest"])
def test_a_card_shown_a_die_rolled_a_card_drawn_cannot_be_undone(act: str) -> None:
    match, best = after_bids()
    match.answer(best, [])
    match.answer(best, act)  # "rest" ends the turn, and everybody draws
    assert match.undo_point(best) is None
    with pytest.raises(Refused, match="refused-undo"):
        match.undo(best)


def test_nobody_undoes_over_the_decision_of_another() -> None:
    match, best = after_bids()
    match.answer(best, [])
    match.answer(best, "walk")
    match.answer(best, "home")
    other = next(iter(match.open))
    assert other != best
    match.answer(other, "pass")
    assert match.undo_point(best) is None


def test_undo_survives_a_restart() -> None:
    match, best = after_bids()
    match.answer(best, [])
    match.answer(best, "walk")
    again = Match.load(BURROW, match.record())
    assert again.undo_point(best) == match.undo_point(best) is not None
    again.undo(best)
    match.undo(best)
    assert digest(again.state) == digest(match.state)
    assert again.record() == match.record()


class Whispered(State):
    shows: str
    said: list[str]
    over: bool = False


class WhisperOptions(Struct, frozen=True):
    shows: str = ""
    """What everybody sees of the two words that seat 0 alone said in secret: first, second or nothing."""


def whisper(seat: int) -> Rule[list[str]]:
    first = yield from choose(seat, "first", ["red", "blue"])
    second = yield from choose(seat, "second", ["high", "low"])
    return [first, second]


class Whisper(Game[Whispered]):
    """A question to all at once that happens to go to one seat only."""

    facts = Facts(name="whisper", players=(2,), version=1)
    Options = WhisperOptions
    State = Whispered

    def setup(self, players: int, options: Any, chance: Chance) -> Whispered:
        return Whispered(chance=chance, shows=options.shows, said=[])

    def turn(self, state: Whispered) -> Rule[None]:
        state.said = (yield from together([0], whisper))[0]
        yield from choose(1, "go", ["on", "back"])
        state.over = True

    def over(self, state: Whispered) -> bool:
        return state.over

    def result(self, state: Whispered) -> Result:
        return Result((), (0, 0))

    def imagine(self, state: Whispered, viewer: int) -> None:
        if viewer != 0 and state.said:
            state.said = ["red", "low"]

    def scene(self, state: Whispered, viewer: int) -> Scene:
        seen = {"first": state.said[:1], "second": state.said[1:]}.get(state.shows, [])
        words = state.said if viewer == 0 else seen
        return Scene(
            phase=Msg("phase"), seats=(), elements=tuple(Note(id=word, role="goal", text=Msg(word)) for word in words)
        )


@pytest.mark.parametrize(("shows", "may"), [("", True), ("first", False), ("second", False)])
def test_a_secret_answer_of_which_others_saw_anything_is_not_undone(shows: str, may: bool) -> None:
    match = Match(Whisper(), 2, WhisperOptions(shows), Chance("hush"))
    match.answer(0, "blue")
    match.answer(0, "high")
    assert list(match.open) == [1]
    assert (match.undo_point(0) is not None) is may


class Shown(State):
    hand: list[str]
    played: list[str]
    over: bool = False


class Show(Game[Shown]):
    """Seat 0 plays one card openly out of a hand that the others do not know; nothing says which one it was."""

    facts = Facts(name="show", players=(2,), version=1)
    State = Shown

    def setup(self, players: int, options: Any, chance: Chance) -> Shown:
        return Shown(chance=chance, hand=["gold", "silver"], played=[])

    def turn(self, state: Shown) -> Rule[None]:
        state.played.append((yield from choose(0, "play", state.hand)))
        yield from choose(1, "go", ["on", "back"])
        state.over = True

    def over(self, state: Shown) -> bool:
        return state.over

    def result(self, state: Shown) -> Result:
        return Result((), (0, 0))

    def imagine(self, state: Shown, viewer: int) -> None:
        if viewer != 0:
            state.hand[:] = ["lead", "tin"]

    def scene(self, state: Shown, viewer: int) -> Scene:
        return Scene(phase=Msg("phase"), seats=(), elements=())


def test_what_somebody_could_not_have_done_in_another_world_is_not_undone() -> None:
    match = Match(Show(), 2, None, Chance("show"))
    match.answer(0, "gold")
    assert list(match.open) == [1]
    assert match.undo_point(0) is None
