"""A match: answers, refusals, simultaneous questions, clones, looking back."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest

from tests.core.play import begin, play, step
from tests.toys.burrow import BURROW, BurrowGame, Den
from wyrmtable.core.ask import Rule
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import SPECTATOR, BadOptions
from wyrmtable.core.match import Match, Refused
from wyrmtable.core.run import Endless, Run
from wyrmtable.core.state import digest
from wyrmtable.core.words import Msg


def answer_all(match: Match[Any], order: tuple[int, ...]) -> None:
    for seat in order:
        match.answer(seat, str(min(match.open[seat].options)))
    for seat in order:
        match.answer(seat, "loud")


def same(one: Match[Any], two: Match[Any]) -> bool:
    return one.record() == two.record() and digest(one.state) == digest(two.state) and list(one.open) == list(two.open)


def test_players_and_options_are_checked() -> None:
    with pytest.raises(BadOptions, match="burrow is for 2, 3, 4 players, not 7"):
        Match(BURROW, 7)
    with pytest.raises(BadOptions, match="unknown field"):
        Match(BURROW, 2, {"colour": "red"})


def test_arrival_order_never_matters() -> None:
    matches = []
    for order in permutations(range(3)):
        match = begin(BURROW, 3)
        answer_all(match, order)
        matches.append(match)
    assert all(same(match, matches[0]) for match in matches)


def test_a_flow_of_several_questions_goes_on_at_its_own_pace() -> None:
    match = begin(BURROW, 3)
    card = str(match.open[1].options[0])
    match.answer(1, card)
    assert match.open[1].kind == "boast"
    assert match.open[0].kind == "lay"
    assert match.ask_id(1).startswith("1.")
    match.answer(1, "quiet")
    assert 1 not in match.open
    assert [w.done for w in match.waiting(SPECTATOR)] == [False, True, False]


def test_a_simultaneous_answer_may_be_changed_until_the_last_is_in() -> None:
    plain, changed = begin(BURROW, 2), begin(BURROW, 2)
    cards = [list(map(str, match_hand)) for match_hand in plain.state.hands]
    for match in (plain, changed):
        if match is changed:
            match.answer(1, cards[1][0])
            match.answer(1, "loud")
            ask = match.ask(1)
            assert ask is not None
            assert ask.answered == cards[1][0]
            match.answer(1, cards[1][2], ask.id)
            assert match.open[1].kind == "boast"
            match.answer(1, "quiet")
        match.answer(0, cards[0][1])
        match.answer(0, "loud")
        if match is plain:
            match.answer(1, cards[1][2])
            match.answer(1, "quiet")
    assert same(plain, changed)
    with pytest.raises(Refused, match="refused-not-asked"):
        plain.answer(1 - next(iter(plain.open)), "loud")


@pytest.mark.parametrize("number", range(8))
def test_a_restart_in_the_middle_of_a_simultaneous_question(number: int) -> None:
    match, random = begin(BURROW, 4), Random(number)
    for _ in range(number):
        step(match, random)
    again = Match.load(BURROW, match.record())
    assert same(match, again)
    assert match.waiting(SPECTATOR) == again.waiting(SPECTATOR)
    assert [match.ask(s) for s in range(4)] == [again.ask(s) for s in range(4)]
    for _ in range(12):
        step(match, random)
        last = match.decisions[-1]
        if last.seat in again.open:
            break
    assert len(match.decisions) > number


def test_wrong_answers_are_refused_and_change_nothing() -> None:
    match = begin(BURROW, 2)
    before = match.record()
    for seat, names, ask, why in [
        (0, "99", None, "illegal"),
        (0, [], None, "illegal"),
        (5, "1", None, "not-asked"),
        (0, "1", "7.abcd", "stale"),
    ]:
        with pytest.raises(Refused, match=why):
            match.answer(seat, names, ask)
    assert match.record() == before


def test_an_answer_to_the_question_before_is_refused() -> None:
    match = begin(BURROW, 2)
    stale = match.ask_id(0)
    match.answer(0, str(match.open[0].options[0]), stale)
    with pytest.raises(Refused, match="stale"):
        match.answer(0, "loud", stale)


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_clones_are_the_same_and_apart(seed: str) -> None:
    match, random = begin(BURROW, 3, seed), Random(seed)
    while not match.over:
        twin = match.clone()
        assert same(match, twin)
        fate = random.getrandbits(32)
        step(match, Random(fate))
        step(twin, Random(fate))
        assert same(match, twin)
    assert match.clone().over


def test_looking_back_gives_every_position() -> None:
    match, random = begin(BURROW, 3), Random(1)
    marks = []
    while not match.over:
        marks.append(digest(match.state))
        step(match, random)
        assert same(match.at(len(match.decisions)), match)
    whole = begin(BURROW, 3)
    for number, decision in enumerate(match.decisions):
        past = match.at(number)
        assert past.decisions == match.decisions[:number]
        assert digest(past.state) == digest(whole.state)
        whole.answer(decision.seat, decision.names)


def test_imagination_leaves_the_match_alone_and_ends() -> None:
    match, random = begin(BURROW, 3), Random(2)
    while not match.over:
        before = match.record()
        seat = random.choice(list(match.open))
        run = match.imagine(seat, f"k{len(match.decisions)}")
        assert run.seat == seat
        assert [str(o) for o in run.options] == [str(o) for o in match.open[seat].next_picks(())]
        while not run.over:
            run.pick(random.choice(run.options))
        assert match.record() == before
        step(match, random)
    assert match.imagine(0, "over").over


def test_imagined_worlds_differ_in_what_is_hidden_only() -> None:
    match = play(BURROW, 3, upto=14)
    runs = [match.imagine(0, str(i)) for i in range(5)]
    assert all(run.state.hands[0] == match.state.hands[0] for run in runs)
    assert len({tuple(run.state.deck) for run in runs}) > 1
    assert all(sorted(BURROW.census(run.state)) == sorted(BURROW.census(match.state)) for run in runs)


def test_a_run_plays_the_same_game_as_a_match() -> None:
    """The same picks lead to the same state, whether simultaneous questions come one by one or not."""
    run = Run(BURROW, BURROW.setup(3, BURROW.Options(), Chance("seed")))
    match, random = begin(BURROW, 3), Random(3)
    while not run.over:
        question, seat = run.question, run.seat
        taken: list[Any] = []
        while picks := question.next_picks(taken):
            assert list(run.options) == list(picks)
            taken.append(random.choice(picks))
            run.pick(taken[-1])
        match.answer(seat, question.names(question.value(taken)))
        assert run.over == match.over
    assert digest(run.state) == digest(match.state)


class Looking(BurrowGame):
    """Its rules look something up at the start of each turn, and count how often they do."""

    __module__ = BurrowGame.__module__
    looks = 0

    def look(self, state: Den) -> int:
        self.looks += 1
        return state.turn

    def turn(self, state: Den) -> Rule[None]:
        assert state.recall(self.look) == state.turn
        yield from super().turn(state)


def test_a_clone_is_told_what_the_rules_looked_up() -> None:
    game = Looking()
    match = begin(game, 2)
    answer_all(match, (1, 0))
    looks = game.looks
    twin = match.clone().clone()
    match.imagine(next(iter(match.open)), "key")
    assert game.looks == looks
    one, two = Random(1), Random(1)
    while not match.over:
        step(match, one)
        step(twin, two)
    assert same(match, twin)


class Failing(BurrowGame):
    """Its rules fail when somebody walks south."""

    __module__ = BurrowGame.__module__

    def turn(self, state: Den) -> Rule[None]:
        yield from super().turn(state)
        if state.site == "south":
            raise ZeroDivisionError("the south is not written yet")


def test_failing_rules_freeze_the_match_and_leave_it_readable() -> None:
    match = begin(Failing(), 2)
    answer_all(match, (1, 0))
    best = next(iter(match.open))
    match.answer(best, [])
    match.answer(best, "walk")
    match.answer(best, "south")
    before = match.record()
    with pytest.raises(Refused, match="refused-frozen"):
        match.answer(1 - best, "pass")
    assert "the south is not written yet" in match.frozen
    assert match.record() == before
    assert match.scene(SPECTATOR).turn == (1 - best,)
    assert same(match.clone(), match)
    with pytest.raises(Refused, match="refused-frozen"):
        match.answer(1 - best, "pass")
    assert match.undo_point(best) is None


class FailingAtOnce(BurrowGame):
    __module__ = BurrowGame.__module__

    def turn(self, state: Den) -> Rule[None]:
        flow = super().turn(state)
        answers = yield next(flow)
        raise ZeroDivisionError(answers)


def test_a_failure_after_a_simultaneous_question_keeps_the_others_answers() -> None:
    match = begin(FailingAtOnce(), 2)
    for seat in (1, 0):
        match.answer(seat, str(match.open[seat].options[0]))
    match.answer(1, "loud")
    with pytest.raises(Refused):
        match.answer(0, "quiet")
    assert [(d.seat, d.kind) for d in match.decisions] == [(1, "lay"), (0, "lay"), (1, "boast")]
    assert match.open[0].kind == "boast"


class Silent(BurrowGame):
    def turn(self, state: Den) -> Rule[None]:
        state.turn += 1
        yield from ()


def test_rules_that_never_ask_are_stopped() -> None:
    with pytest.raises(Endless):
        begin(Silent(), 2)


def test_a_refusal_tells_programmers_why() -> None:
    assert str(Refused(Msg("refused-illegal"), "7 is no answer")) == "refused-illegal: 7 is no answer"
    assert str(Refused(Msg("refused-illegal"))) == "refused-illegal"
