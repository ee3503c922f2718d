"""The combinators: what they ask, what they take without asking, and how chains of single picks stand for them."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from wyrmtable.core.ask import (
    DONE,
    PASS,
    Assign,
    Many,
    Named,
    Question,
    Rule,
    Window,
    assign,
    choose,
    choose_many,
    name_of,
    together,
    trigger,
    window,
)

NOTHING = "^$"


def ended(flow: Rule[Any], *answers: Any) -> Any:
    """The value of a flow that gets these answers and no further question."""
    try:
        next(flow)
        for answer in answers:
            flow.send(answer)
    except StopIteration as end:
        return end.value
    raise AssertionError("asks for more")


def chains(question: Question, taken: tuple[Any, ...] = ()) -> list[Any]:
    """All complete answers that chains of single picks lead to."""
    picks = question.next_picks(taken)
    if not picks:
        return [question.value(taken)]
    return [value for pick in picks for value in chains(question, (*taken, pick))]


def test_names_of_options() -> None:
    hunter = Named("card:hunter")
    assert name_of("dig") == "dig"
    assert name_of(7) == "7"
    assert name_of(hunter) == "card:hunter"
    assert name_of(("place", hunter, 3)) == "place>card:hunter>3"


def test_a_single_option_is_taken_without_asking_unless_secret() -> None:
    assert ended(choose(0, "k", ["a"])) == "a"
    assert isinstance(next(choose(0, "k", ["a"], secret=True)), Question)
    with pytest.raises(AssertionError, match="no options for k"):
        next(choose(0, "k", []))


def test_a_choice_parses_only_its_options() -> None:
    question = Question(0, "k", ["a", 2])
    assert question.parse(["2"]) == 2
    for wrong in ([], ["b"], ["a", "2"]):
        with pytest.raises(ValueError, match=NOTHING):
            question.parse(wrong)


def test_many_takes_without_asking_what_is_forced() -> None:
    assert ended(choose_many(0, "k", [])) == []
    assert ended(choose_many(0, "k", ["a", "b"], least=2)) == ["a", "b"]
    assert ended(choose_many(0, "k", ["a", "b"], most=0)) == []
    with pytest.raises(AssertionError, match="not enough options"):
        next(choose_many(0, "k", [], least=1))


@pytest.mark.parametrize(("least", "most"), [(0, 3), (1, 2), (2, 2), (0, 0), (3, 3)])
def test_chains_reach_every_subset_once(least: int, most: int) -> None:
    options = ["a", "b", "c"]
    question = Many(0, "k", options, least, most, None)
    expected = [subset for n in range(least, most + 1) for subset in combinations(options, n)]
    found = chains(question)
    assert sorted(found) == sorted(expected)
    assert all(question.parse(question.names(value)) == value for value in found)


def test_chains_never_enter_where_no_valid_end_can_be_reached() -> None:
    question = Many(0, "pay", [5, 3, 2, 4], 0, 4, lambda coins: sum(coins) == 7)
    assert question.next_picks(()) == [5, 3]
    assert question.next_picks((5,)) == [2]
    assert question.next_picks((5, 2)) == ()
    assert sorted(chains(question)) == [(3, 4), (5, 2)]
    with pytest.raises(ValueError, match=NOTHING):
        question.parse(["5", "3"])
    assert question.parse(["2", "5"]) == (5, 2), "in the order of the options"


def test_no_more_than_the_most_may_be_chosen() -> None:
    question = Many(0, "k", ["a", "b", "c"], 0, 2, None)
    with pytest.raises(ValueError, match=NOTHING):
        question.parse(["a", "b", "c"])
    assert question.next_picks(("a", "b")) == ()
    asked = next(choose_many(0, "k", ["a", "b"], most=9))
    assert isinstance(asked, Many)
    assert asked.most == 2


def test_no_chain_leads_beyond_the_most_in_search_of_a_valid_end() -> None:
    question = Many(0, "pay", [1, 2, 3, 6], 0, 2, lambda coins: sum(coins) == 6)
    assert question.next_picks(()) == [6], "1, 2 and 3 would be one too many"
    assert chains(question) == [(6,)]


def test_done_is_offered_where_one_may_stop_or_go_on() -> None:
    question = Many(0, "k", ["a", "b"], 0, 2, None)
    assert question.next_picks(()) == ["a", "b", DONE]
    assert question.next_picks((DONE,)) == ()
    assert question.value((DONE,)) == ()
    assert question.next_picks(("b",)) == (), "nothing can follow the last option"


def test_answers_are_lists_that_rules_may_change() -> None:
    question_value = ("a", "b")
    taken = ended(choose_many(0, "k", ["a", "b", "c"]), question_value)
    taken.clear()
    assert question_value == ("a", "b")


def test_assign_gives_a_thing_to_each_place_and_knows_what_is_alike() -> None:
    question = Assign(0, "bid", ["one", "two"], ["c2", "c3a", "c3b"], lambda coin: coin[:2])
    assert question.next_picks(()) == ["c2", "c3a"]
    assert question.next_picks(("c3a",)) == ["c2", "c3b"]
    assert question.next_picks(("c2", "c3a")) == ()
    assert len(chains(question)) == 3
    assert question.parse(["c3b", "c2"]) == ("c3b", "c2"), "a person may pick any of those alike"
    for wrong in (["c2"], ["c2", "c2"], ["c2", "c9"]):
        with pytest.raises(ValueError, match=NOTHING):
            question.parse(wrong)
    with pytest.raises(AssertionError, match="not enough things"):
        next(assign(0, "bid", ["one", "two"], ["c2"]))


def test_together_with_nobody_asks_nobody() -> None:
    assert ended(together([], lambda seat: choose(seat, "k", ["a", "b"]))) == {}


def test_together_hands_out_answers_that_rules_may_change() -> None:
    answers = {0: ["a"], 1: ["b"]}
    got = ended(together([0, 1], lambda seat: choose(seat, "k", ["a", "b"])), answers)
    got[0].clear()
    assert answers == {0: ["a"], 1: ["b"]}


def test_trigger_asks_for_the_order_and_checks_each_listener_again() -> None:
    happened: list[str] = []
    dead: set[str] = set()

    def run(name: str) -> Rule[None]:
        happened.append(name)
        if name == "fire":
            dead.add("ice")
        yield from ()

    flow = trigger(0, "order", ["ice", "fire", "wind"], run, lambda name: name not in dead)
    question = next(flow)
    assert isinstance(question, Question)
    assert question.options == ["ice", "fire", "wind"]
    with pytest.raises(StopIteration):
        flow.send("fire")  # ice is gone, wind is alone and needs no question
    assert happened == ["fire", "wind"]


def test_window_asks_whoever_might_react_and_stops_at_the_first_reaction() -> None:
    offers = {0: None, 1: [], 2: ["shield"], 3: ["shield"]}
    flow = window([0, 1, 2, 3], "react", lambda seat: offers[seat])
    asked = next(flow)
    assert isinstance(asked, Window)
    assert asked.seats == [1, 2, 3]
    first = next(asked.start(1))
    assert isinstance(first, Question)
    assert (first.seat, first.options, first.form) == (1, [PASS], "window")
    assert asked.settle({}) is None
    assert asked.settle({1: PASS, 3: "shield"}) is None, "2 comes before 3"
    assert asked.settle({1: PASS, 2: "shield"}) == ([1, 2], (2, "shield"))
    assert asked.settle({3: "shield", 2: PASS, 1: PASS}) == ([1, 2, 3], (3, "shield"))
    assert asked.settle({1: PASS, 2: PASS, 3: PASS}) == ([1, 2, 3], None)
    with pytest.raises(StopIteration) as end:
        flow.send((2, "shield"))
    assert end.value.value == (2, "shield")
    assert ended(window([1], "react", lambda _: None)) is None
