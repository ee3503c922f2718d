"""Typed text into answers: keys, names, several at once, assignments, passing."""

from __future__ import annotations

import pytest

from wyrmtable.core.language import Language
from wyrmtable.core.scene import AnyElement, Area, Ask, AskForm, Bill, Option, Piece, Pip, Scene, Zone
from wyrmtable.core.speak import Speaker
from wyrmtable.core.words import msg
from wyrmtable.terminal.answers import Unclear, read_answer

COINS = [("a", "0"), ("b", "5"), ("c", "5"), ("d", "11")]


def asked(form: AskForm, names: list[str], *, least: int = 1, most: int = 1, places: tuple[str, ...] = ()) -> Speaker:
    elements: list[AnyElement] = [Area(id="mat", role="mat", owner=0), Zone(id="purse", at="mat", role="hand")]
    coins = [Piece(id=f"coin:{name}", at="purse", shape="coin", value=value) for name, value in COINS]
    options = tuple(Option(name, (f"coin:{name}" if form == "assign" else f"!{name}",)) for name in names)
    ask = Ask("1.x", 0, form, msg("p"), options, least=least, most=most, places=places)
    return Speaker(Scene(msg("p"), (), (*elements, *coins)), Language("en"), {}, 0, ask)


def test_options_without_numbers_of_their_own_are_counted() -> None:
    speaker = asked("pick", ["red", "blue", "green"])
    assert speaker.keys == ["1", "2", "3"]
    assert read_answer("2", speaker) == ["blue"]
    assert read_answer("GREEN", speaker) == ["green"]


def test_coins_are_typed_by_their_value_and_equal_ones_get_a_letter() -> None:
    speaker = asked("assign", ["a", "b", "c", "d"], places=("purse#1", "purse#2", "purse#3"))
    assert speaker.keys == ["0", "5", "5b", "11"]
    assert read_answer("11 5b 0", speaker) == ["d", "c", "a"]
    assert read_answer("11,5,0", speaker) == ["d", "b", "a"]


@pytest.mark.parametrize("text", ["11 5", "11 5 5", "11 5 0 5b", "7 5 0", "."])
def test_an_assignment_needs_one_thing_for_each_place(text: str) -> None:
    speaker = asked("assign", ["a", "b", "c", "d"], places=("purse#1", "purse#2", "purse#3"))
    with pytest.raises(Unclear):
        read_answer(text, speaker)


def test_numbers_keep_their_value_beside_a_pass() -> None:
    speaker = asked("window", ["3", "7", "pass"])
    assert speaker.keys == ["3", "7", "."]
    assert read_answer("7", speaker) == ["7"]
    assert read_answer(".", speaker) == ["pass"]


def test_several_within_their_bounds() -> None:
    speaker = asked("many", ["x", "y", "z"], least=1, most=2)
    assert read_answer("1 3", speaker) == ["x", "z"]
    for text in ("1 2 3", "1 1", "."):
        with pytest.raises(Unclear):
            read_answer(text, speaker)
    assert read_answer(".", asked("many", ["x", "y"], least=0, most=2)) == []


def test_a_full_stop_where_nobody_may_pass_is_unclear() -> None:
    with pytest.raises(Unclear):
        read_answer(".", asked("pick", ["x", "y"]))


def test_a_part_of_a_payment_is_answered_with_the_cost() -> None:
    bill = Bill(cost=(Pip("gem", 2),), have={"gem": 2, "gold": 1}, proposed={"gem": 2})
    options = tuple(Option(name, (f"!{name}",)) for name in bill.have)
    ask = Ask("1.x", 0, "pay", msg("p"), options, bill=bill)
    speaker = Speaker(Scene(msg("p"), (), ()), Language("en"), {}, 0, ask)
    assert read_answer(".", speaker) == ["gem", "gem"]
    assert read_answer("gold gem", speaker) == ["gold", "gem"]
    with pytest.raises(Unclear, match="costs 2 gems: name 2 pieces"):
        read_answer("gem", speaker)
