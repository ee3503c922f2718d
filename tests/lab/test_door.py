"""The door for programs: wrong input of every sort is refused, and told what would have been right."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import wyrmtable as wt
from tests.toys.burrow import BURROW
from wyrmtable.core.record import BadRecord


def match() -> Any:
    return wt.new_match("nidavellir", 2, seed="s")


WRONG: dict[str, tuple[Callable[[], Any], type[Exception], str]] = {
    "no game": (lambda: wt.find_game(None), LookupError, "no game called None; there are .*nidavellir"),  # type: ignore[arg-type]
    "players in quotes": (lambda: wt.new_match("nidavellir", "2"), wt.BadOptions, "not '2'"),  # type: ignore[arg-type]
    "half players": (lambda: wt.new_match("nidavellir", 2.0), wt.BadOptions, "not 2.0"),  # type: ignore[arg-type]
    "unknown option": (
        lambda: wt.new_match("nidavellir", 2, options={"colour": "red"}),
        wt.BadOptions,
        "unknown field `colour`; there are first_game",
    ),
    "unknown value": (
        lambda: wt.new_match("vast", 3, options={"roles": "KGX"}),
        wt.BadOptions,
        "'KGX' .*; there are .*KGD",
    ),
    "a file named as text": (lambda: wt.load_match("a.json"), BadRecord, r"'a.json' is no record; .*Path\('a.json'\)"),
    "bytes that are no text": (lambda: wt.load_match(b"\xff"), BadRecord, "not a match in text"),
    "no record": (lambda: wt.load_match(5), TypeError, "not from 5"),  # type: ignore[arg-type]
    "broken text": (
        lambda: wt.load_match(match().record().to_text().replace('options {"', "options {")),
        BadRecord,
        "not a match in text: JSON",
    ),
    "no time to think": (lambda: wt.bot("mcts:0s", "nidavellir"), LookupError, "no bot called mcts:0s"),
    "no thought": (lambda: wt.bot("mcts:0", "nidavellir"), LookupError, "no bot called mcts:0"),
    "nobody there": (lambda: wt.text(match(), 2), ValueError, "nobody sits at 2; seats are 0 to 1"),
    "nobody believes": (lambda: match().imagine(7, "x"), ValueError, "nobody sits at 7"),
    "no language": (lambda: wt.text(match(), 0, "de"), ValueError, "there are en, it, ru"),
    "less than no match": (lambda: wt.simulate("nidavellir", 2, -1), ValueError, "-1 matches"),
    "a bot without a name": (
        lambda: wt.simulate("nidavellir", 2, 1, [wt.bot("random", "nidavellir")]),  # type: ignore[list-item]
        TypeError,
        "not by <random bot>; play_out takes any bot",
    ),
    "a number for an answer": (lambda: match().answer(0, 5), wt.Refused, "by names, not as 5; .*legal is for each of"),
    "an option for an answer": (
        lambda: match().answer(0, match().open[0].options[0]),
        wt.Refused,
        r"not as <coin:base0.0>; question.names\(value\) gives",
    ),
    "later than now": (lambda: match().at(1), ValueError, "there are 0 decisions"),
    "before the beginning": (lambda: match().at(-1), ValueError, "nothing is known of -1"),
    "the result of what goes on": (lambda: match().result, ValueError, "not over; asked: bid of seat 0"),
    "out of turn": (lambda: match().act(0, "x"), wt.Refused, "seat 0 can do nothing out of turn; asked: bid"),
    "foresight of who is not asked": (lambda: match().foresee(7, "x"), wt.Refused, "seat 7 is not asked; asked: bid"),
    "foresight of no answer": (lambda: match().foresee(0, "x"), wt.Refused, "x is no answer to bid; legal is"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_wrong_input_is_told_what_would_be_right(wrong: str) -> None:
    do, error, said = WRONG[wrong]
    with pytest.raises(error, match=said):
        do()


def test_bots_in_one_text() -> None:
    found = wt.simulate("nidavellir", 3, 2, "greedy, random", seed=1)
    assert found.bots == ("greedy", "random", "random")
    assert found.played == wt.simulate("nidavellir", 3, 2, ["greedy", "random"], seed=1).played


def test_what_an_arena_tells() -> None:
    found = wt.arena(BURROW, 2, ["greedy", "random"], 4)
    assert repr(found).startswith("<Arena of burrow, 4 matches, wins: ")
    assert [row["bot"] for row in found.rows()] == [one.bot for one in found.standings]


def test_reprs_of_bots() -> None:
    shown = [repr(wt.bot(name, "nidavellir")) for name in ("random", "greedy", "mcts:0.5s", "mcts:20")]
    assert shown == [
        "<random bot>",
        "<greedy bot>",
        "<mcts bot, 0.5 s a decision>",
        "<mcts bot, 20 iterations a decision>",
    ]


@pytest.mark.parametrize("part", ["series.json", "part-000000.jsonl"])
def test_a_damaged_folder_is_named(part: str, tmp_path: Path) -> None:
    wt.simulate(BURROW, 2, 2, folder=tmp_path)
    (tmp_path / part).write_bytes(b'{"cut o')
    with pytest.raises(ValueError, match=f"{part} is damaged"):
        wt.simulate(BURROW, 2, 2, folder=tmp_path)
