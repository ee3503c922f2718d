"""Reactions asked for at once, deeds out of turn, and questions that anyone may answer."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.toys.bazaar import BAZAAR, BazaarOptions, Market
from tests.toys.camp import CAMP, Stock
from wyrmtable.bots.bot import chain
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import BadOptions
from wyrmtable.core.match import Match, Refused
from wyrmtable.core.orders import PASS_TURN, pass_by_order
from wyrmtable.core.record import Record
from wyrmtable.core.run import Run
from wyrmtable.core.scene import Waiting
from wyrmtable.core.state import digest
from wyrmtable.core.verify import first_difference
from wyrmtable.core.watch import retell


def bazaar(hands: tuple[int, ...], ware: str = "lamp") -> Match[Market]:
    """A match in which seat 0 has just said to buy, and the others hold these cards."""
    match: Match[Market] = Match(BAZAAR, len(hands) + 1, None, Chance("bazaar"))
    for seat, hand in enumerate(hands, 1):
        match.state.stalls[seat].hand = hand
        match.rests[-1].state.stalls[seat].hand = hand
    match.answer(0, ware)
    return match


def made(match: Match[Any]) -> list[tuple[int, str]]:
    return [(decision.seat, decision.answer) for decision in match.decisions]


def test_all_who_may_react_are_asked_at_once() -> None:
    match = bazaar((3, 0, 3))
    assert sorted(match.open) == [1, 2, 3]
    assert [question.form for question in match.open.values()] == ["window"] * 3


def test_an_answer_counts_when_its_turn_comes() -> None:
    match = bazaar((3, 3))
    match.answer(2, "outdo")
    assert match.state.buyer == 0, "1 comes first, and has not answered"
    match.answer(1, "pass")
    assert match.state.stalls[2].hand == -1
    assert made(match)[1:3] == [(1, "pass"), (2, "outdo")]


def test_who_answered_before_somebody_earlier_reacted_is_asked_again() -> None:
    match = bazaar((3, 3))
    match.answer(2, "pass")
    assert 2 not in match.open
    match.answer(1, "outdo")
    assert match.state.stalls[1].hand == -1
    assert match.open[2].options == ["outdo", match.open[2].options[-1]], "the situation has changed"
    assert (2, "pass") not in made(match)


def test_the_record_is_the_same_whoever_is_quicker() -> None:
    def play(order: list[int]) -> list[tuple[int, str]]:
        match = bazaar((0, 2, 3))
        wishes = {1: "pass", 2: "outdo", 3: "outdo"}
        while any(question.form == "window" for question in match.open.values()):
            seat = next(seat for seat in order if seat in match.open)
            can = [getattr(option, "name", option) for option in match.open[seat].options]
            match.answer(seat, wishes[seat] if wishes[seat] in can else "pass")
        return made(match)

    assert play([1, 2, 3]) == play([3, 2, 1]) == play([2, 3, 1])


def test_nobody_sees_who_has_passed_in_a_window() -> None:
    match = bazaar((3, 3, 3))
    before = match.scene(0).turn, match.waiting(0)
    match.answer(2, "pass")
    assert (match.scene(0).turn, match.waiting(0)) == before
    assert all(not waiting.done for waiting in match.waiting(0) if isinstance(waiting, Waiting))


def test_whoever_cannot_react_is_in_the_window_all_the_same() -> None:
    can, cannot = bazaar((3, 3)), bazaar((0, 3))
    for seat in (0, 2):
        assert can.scene(seat).turn == cannot.scene(seat).turn
        assert can.waiting(seat) == cannot.waiting(seat)
    spent = bazaar((-1, 3))
    assert sorted(spent.open) == [2], "everybody knows that 1 has no card"


def test_standing_orders_pass_by_themselves() -> None:
    match = bazaar((3, 3, 0), "cup")
    passed = pass_by_order(match, {1: "lamps", 2: "", 3: ""})
    assert passed == [1, 3], "1 wants to be asked for lamps only; 3 has nothing to react with"
    assert list(match.open) == [2]
    assert [order.name for order in match.ask(2).orders] == ["lamps"]  # type: ignore[union-attr]
    asked = bazaar((3, 3, 0))
    assert pass_by_order(asked, {1: "lamps", 2: PASS_TURN}) == [2]


def test_an_answer_in_a_window_can_be_changed_until_it_counts() -> None:
    match = bazaar((3, 3))
    match.answer(2, "pass")
    shown = match.ask(2)
    assert shown is not None
    assert shown.answered == "pass"
    match.answer(2, "outdo", shown.id)
    match.answer(1, "pass")
    assert match.state.stalls[2].hand == -1


def test_a_run_asks_one_after_the_other() -> None:
    match = bazaar((0, 3))
    run = match.fork(1)
    assert run.seat == 1
    run.pick(run.options[0])
    assert run.seat == 2
    run.pick("outdo")
    assert run.group is None or run.seat != 2 or "outdo" not in run.options
    assert run.state.stalls[2].hand == -1


# ---- out of turn


def test_a_token_is_cashed_while_another_decides() -> None:
    match: Match[Market] = Match(BAZAAR, 3, None, Chance("aside"))
    id = match.ask_id(0)
    match.act(2, "red:gem")
    assert match.state.stalls[2].goods["gem"] == 2
    assert list(match.open) == [0]
    assert match.ask_id(0) == id, "what 0 is asked has not changed, so an answer on its way is taken"
    match.answer(0, "wait", id)


def test_the_open_question_sees_what_is_possible_now() -> None:
    match: Match[Market] = Match(BAZAAR, 2, None, Chance("aside"))
    assert "rug" in match.open[0].options
    match.state.stalls[0].goods.update(gem=0, tool=1, gold=1)
    match.rests[-1].state.stalls[0].goods.update(gem=0, tool=1, gold=1)
    match.act(0, "red:tool")
    match.act(0, "blue:tool")
    assert "rug" in match.open[0].options
    assert first_difference_of(match) is None


def first_difference_of(match: Match[Any]) -> Any:
    twin = match.clone()
    assert digest(twin.state) == digest(match.state)
    assert {seat: q.options for seat, q in twin.open.items()} == {seat: q.options for seat, q in match.open.items()}
    return None


def test_a_deed_out_of_turn_is_undone_by_who_did_it_alone() -> None:
    match: Match[Market] = Match(BAZAAR, 2, None, Chance("aside"))
    match.act(1, "red:gem")
    assert match.undo_point(0) is None
    assert match.undo_point(1) == 0
    match.undo(1)
    assert match.state.stalls[1].tokens == ["red", "blue"]
    match.redo(1)
    assert match.state.stalls[1].tokens == ["blue"]
    with pytest.raises(Refused):
        match.act(1, "red:gem")


def test_between_the_answers_of_a_window_tokens_can_be_cashed() -> None:
    match = bazaar((0, 3))
    match.answer(2, "outdo")
    match.act(2, "red:gem")
    match.act(0, "red:tool")
    assert list(match.open) == [1]
    match.answer(1, "pass")
    assert match.state.stalls[2].hand == -1
    assert [decision.aside for decision in match.decisions] == [False, True, True, False, False]


def play_with_asides(seed: str) -> Match[Market]:
    match: Match[Market] = Match(BAZAAR, 3, None, Chance(seed))
    random = Random(seed)
    while not match.over:
        if random.random() < 0.3:
            seat = random.randrange(3)
            question = match.aside(seat)
            if question is not None:
                match.act(seat, random.choice(question.options).name)
                continue
        seat = random.choice(list(match.open))
        match.answer(seat, chain(match.open[seat], random.choice))
    return match


@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e", "f"])
def test_matches_with_deeds_out_of_turn_replay_restart_and_are_told(seed: str) -> None:
    match = play_with_asides(seed)
    assert any(decision.aside for decision in match.decisions)
    record = Record.from_json(match.record().to_json())
    assert first_difference(BAZAAR, record) is None
    text = Record.from_text(record.to_text())
    assert text.decisions == record.decisions
    for number in range(len(match.decisions) + 1):
        then = match.at(number)
        assert then.decisions == match.decisions[:number]
        again = Match.load(BAZAAR, record, upto=number)
        assert digest(again.state) == digest(then.state)
    _, beats = retell(match, 0)
    assert sum(beat.log is not None and beat.log.id == "cashed" for beat in beats) == sum(
        decision.aside for decision in match.decisions
    )


# ---- anyone


def test_the_first_answer_counts_and_says_who_gave_it() -> None:
    match = Match(CAMP, 3, None, Chance("camp"))
    assert sorted(match.open) == [0, 1, 2]
    assert match.pressing == (0,)
    old = match.ask_id(2)
    match.answer(1, "build")
    assert made(match) == [(1, "build")]
    assert sorted(match.open) == [0, 1, 2], "nobody waits for a turn"
    with pytest.raises(Refused):
        match.answer(2, "build", old)
    match.answer(2, "ready")
    assert sorted(match.open) == [0, 1]
    assert match.undo_point(2) == 1
    match.undo(2)
    assert sorted(match.open) == [0, 1, 2]


def test_a_run_asks_the_first_of_them_alone() -> None:
    run = Run(CAMP, CAMP.begin(2, None, Chance("camp"), None))
    seats = []
    while run.question.kind == "work":
        seats.append(run.seat)
        run.pick("ready")
    assert seats == [0, 1]


def rest(match: Match[Any]) -> None:
    """Nobody works; at dawn nothing is counted before it is mended."""
    while not match.over:
        seat = next(iter(match.open))
        match.answer(seat, "ready" if "ready" in match.open[seat].options else "mend")


def test_the_automa_has_a_row_and_can_win() -> None:
    match = Match(CAMP, 2, None, Chance("camp"))
    rest(match)
    assert match.result.winners == (2,)
    assert [seat.automa for seat in match.scene(-1).seats] == [False, False, True]


def test_what_is_handed_on_is_in_the_record_and_typed() -> None:
    match = Match(CAMP, 2, None, Chance("camp"), legacy=Stock(3))
    assert match.state.wood == 7
    rest(match)
    record = Record.from_json(match.record().to_json())
    assert record.legacy == {"wood": 3}
    assert first_difference(CAMP, record) is None
    assert Record.from_text(record.to_text()).legacy == {"wood": 3}
    assert CAMP.legacy(match.state) == Stock(5), "two posts were mended"
    with pytest.raises(BadOptions, match="legacy of camp"):
        Match(CAMP, 2, None, Chance("camp"), legacy={"wood": "much"})
    with pytest.raises(BadOptions, match="hands nothing on"):
        Match(BAZAAR, 2, None, Chance("camp"), legacy={"wood": 1})


def test_a_held_picture_comes_with_the_next_that_is_not() -> None:
    match = Match(CAMP, 2, None, Chance("storm 1"), legacy=Stock(0))
    for _ in range(4):
        match.answer(0, "build")
    match.answer(0, "ready")
    match.answer(1, "ready")
    _, beats = retell(match, 0)
    night = [beat for beat in beats if beat.log is not None and beat.log.id in ("broke", "dawned")]
    assert len(night) > 2, "several gusts broke something"
    assert [bool(beat.put) for beat in night] == [False] * (len(night) - 1) + [True]


def test_steps_come_in_reading_order_before_what_was_due() -> None:
    state = CAMP.begin(2, None, Chance("x"), None)
    state.then("last")
    state.then("first", ("second", 7))
    assert [state.agenda.pop() for _ in range(3)] == [("first",), ("second", 7), ("last",)]


def test_teams_are_told() -> None:
    match = Match(BAZAAR, 4, BazaarOptions(teams=True), Chance("teams"))
    assert BAZAAR.teams(4, match.options) == ((0, 2), (1, 3))
    assert [seat.team for seat in match.scene(-1).seats] == [0, 1, 0, 1]
