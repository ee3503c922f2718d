"""Standing orders: who passes in a window without being asked.

The rules know nothing of them. A window asks everybody who, as all know, might react; an order answers for its owner.
"""

from __future__ import annotations

from typing import Any

from wyrmtable.core.ask import PASS
from wyrmtable.core.match import Match

ASK = ""
"""Whoever can react is asked."""
PASS_TURN = "pass-turn"
"""Pass until the own turn, or until somebody else's ends: whoever keeps the order says when that is."""


def passes(match: Match[Any], seat: int, order: str = ASK) -> bool:
    """Whether this seat is asked in a window and passes by itself: it has nothing to react with, or ordered so."""
    question = match.open.get(seat)
    if question is None or question.form != "window":
        return False
    if len(question.options) == 1:
        return True
    return order == PASS_TURN or (order != ASK and match.game.obeys(match.state, question, order))


def pass_by_order(match: Match[Any], orders: dict[int, str]) -> list[int]:
    """Let all pass who do so by themselves, as long as there are any; gives the seats, in order."""
    passed = []
    while not match.frozen:
        seat = next((seat for seat in match.open if seat in orders and passes(match, seat, orders[seat])), None)
        if seat is None:
            break
        match.answer(seat, [PASS.name])
        passed.append(seat)
    return passed
