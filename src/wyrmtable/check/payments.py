"""The law of payments: what is paid is gone, so that it matters how one pays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from wyrmtable.check.promises import Numbers, numbers
from wyrmtable.check.trial import Trial
from wyrmtable.core.match import Match
from wyrmtable.core.pay import Pay
from wyrmtable.core.state import digest

_SURE = 3


def check_payment(trial: Trial, match: Match[Any], seat: int) -> None:
    """Pay in two ways: afterwards what was given in one of them only is there in the other."""
    question = match.open[seat]
    if not isinstance(question, Pay):
        return
    ways: list[Mapping[str, int]] = [*question.all_ways] or [*map(Counter, question.proposed)]
    if len(ways) < 2:
        return
    one, two = trial.aside.sample(ways, 2)
    counted = {icon for icon, _ in numbers(match.scene(seat))}
    here, there = (_paid(match, seat, question, way) for way in (one, two))
    trial.met.sometimes(
        "payment",
        f"{question.kind} takes nothing: however one pays, the match goes on alike",
        digest(here.state) != digest(there.state),
        _SURE,
    )
    left, kept = numbers(here.scene(seat)), numbers(there.scene(seat))
    for piece in {**one, **two}:
        more = two.get(piece, 0) - one.get(piece, 0)
        if more and piece in counted:
            what = f"{question.kind} takes no {piece}: however much of it is paid, the table shows the same amount"
            trial.met.sometimes("payment", what, _differ(left, kept, piece, more), _SURE)


def _paid(match: Match[Any], seat: int, question: Pay, way: Mapping[str, int]) -> Match[Any]:
    twin = match.clone()
    twin.answer(seat, [piece for piece in question.options for _ in range(way.get(piece, 0))])
    return twin


def _differ(left: Numbers, kept: Numbers, piece: str, more: int) -> bool:
    """Whether somewhere so many more of it lie in the one position than in the other."""
    return any(key[0] == piece and left.get(key, 0) - kept.get(key, 0) == more for key in left.keys() | kept.keys())
