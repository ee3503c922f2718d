"""Paying: what covers what, the cheapest way, and what is asked."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wyrmtable.core.pay import Pay, Purse, can_pay, cheapest, pay, settles, shortfall, ways

KINDS = ("gem", "tool", "card", "gold")


def purse(**have: int) -> Purse:
    return Purse({kind: have.get(kind, 0) for kind in KINDS}, lambda s: KINDS if s == "any" else (s, "gold"))


def test_wild_pieces_are_given_last() -> None:
    assert cheapest({"tool": 1, "any": 1}, purse(gem=1, tool=1, gold=2)) == {"gem": 1, "tool": 1}
    assert cheapest({"tool": 2}, purse(tool=1, gold=2)) == {"tool": 1, "gold": 1}


def test_what_is_missing_is_said() -> None:
    assert shortfall({"tool": 2, "gem": 1}, purse(gold=1)) in ({"tool": 1, "gem": 1}, {"tool": 2})
    assert shortfall({"tool": 2}, purse(tool=2)) == {}
    assert shortfall({"tool": 3}, purse(), off=2) == {"tool": 1}


def test_a_wild_piece_is_moved_to_where_it_is_needed() -> None:
    """The gold first covers `any`, and is given up for the tool because a gem can do for `any`."""
    assert can_pay({"any": 1, "tool": 1}, purse(gem=1, gold=1))
    assert cheapest({"any": 1, "tool": 1}, purse(gem=1, gold=1)) == {"gem": 1, "gold": 1}


def test_nothing_is_given_in_vain() -> None:
    assert not settles({"tool": 1}, purse(tool=1, gem=1), {"tool": 1, "gem": 1})
    assert not settles({"tool": 1}, purse(gem=1), {"gem": 1})
    assert not settles({"tool": 1}, purse(), {"tool": 1}), "one cannot give what one has not"
    assert settles({}, purse(), {})


def test_a_discount_is_of_the_payers_choice() -> None:
    found = [Counter(way) for way in ways({"tool": 1, "gem": 1}, purse(tool=1, gem=1), off=1)]
    assert found == [Counter(gem=1), Counter(tool=1)]
    assert list(ways({"tool": 1}, purse(), off=3)) == [{}]


def test_a_single_way_is_not_asked() -> None:
    with pytest.raises(StopIteration) as end:
        next(pay(0, {"tool": 1}, purse(tool=2)))
    assert end.value.value == {"tool": 1}


def test_people_may_pay_as_they_like_and_bots_get_a_few_ways() -> None:
    question = next(pay(0, {"any": 2}, purse(gem=2, tool=2, card=1, gold=2)))
    assert isinstance(question, Pay)
    assert question.parse(["gold", "gold"]) == ("gold", "gold")
    assert question.parse(["gold", "gem"]) == ("gem", "gold"), "in the order of the purse"
    for wrong in (["gem"], ["gem", "gem", "gem"], ["card", "card"], ["wood", "gem"], []):
        with pytest.raises(ValueError, match=r"^$"):
            question.parse(wrong)
    assert question.next_picks(())[0] == ("gem", "gem")
    assert 1 < len(question.next_picks(())) <= 4


@given(
    st.dictionaries(st.sampled_from(["gem", "tool", "any"]), st.integers(1, 2), max_size=3),
    st.fixed_dictionaries({kind: st.integers(0, 2) for kind in KINDS}),
    st.integers(0, 2),
)
def test_ways_are_just_the_multisets_that_cover(cost: dict[str, int], have: dict[str, int], off: int) -> None:
    """Against a plain reading: every choice of pieces, every matching of them to symbols."""
    mine = Purse(have, lambda s: KINDS if s == "any" else (s, "gold"))
    symbols = [symbol for symbol, n in cost.items() for _ in range(n)]
    size = max(0, len(symbols) - off)

    def covered(pieces: tuple[str, ...], left: list[str]) -> bool:
        if not pieces:
            return True
        return any(
            pieces[0] in mine.covers(symbol) and covered(pieces[1:], [*left[:i], *left[i + 1 :]])
            for i, symbol in enumerate(left)
        )

    all_pieces = [kind for kind in KINDS for _ in range(have[kind])]
    plain = {chosen for chosen in combinations(all_pieces, size) if covered(chosen, symbols)}
    found = [tuple(kind for kind in KINDS for _ in range(way.get(kind, 0))) for way in ways(cost, mine, off)]
    assert len(found) == len(set(found))
    assert set(found) == plain
    assert can_pay(cost, mine, off) == bool(plain)
    assert ways(cost, mine, off, 2) == ways(cost, mine, off)[:2]
