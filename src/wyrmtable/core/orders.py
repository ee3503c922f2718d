"""Standing orders: who passes in a window without being asked.

The rules know nothing of them. A window asks everybody who, as all know, might react; an order answers for its owner.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wyrmtable.core.ask import PASS
from wyrmtable.core.game import SPECTATOR
from wyrmtable.core.match import Match

ASK = ""
"""Whoever can react is asked."""
PASS_TURN = "pass-turn"
"""Pass until the own turn, or until somebody else's ends: whoever keeps the order says when that is."""


def helpless(match: Match[Any], seat: int) -> bool:
    """Whether this seat is in a window with nothing to react with."""
    question = match.open.get(seat)
    return question is not None and question.form == "window" and len(question.options) == 1


def idle(match: Match[Any], seat: int) -> bool:
    """Whether this seat loses nothing by passing in a window: it has nothing to react with, or may do all of it later.

    Others could guess its hand from a pass without a pause: where they sit at the table, it must take its time.
    """
    question = match.open.get(seat)
    if question is None or question.form != "window":
        return False
    return helpless(match, seat) or match.game.can_wait(match.state, question)


def passed_already(match: Match[Any], seat: int) -> bool:
    """Whether this seat has just passed in a window that is the same to people, and nobody has seen anything happen since.

    That follows from what all see, so that it tells nothing of a hand.
    """
    question = match.open.get(seat)
    if question is None or question.form != "window" or not match.decisions:
        return False
    last = match.decisions[-1]
    if last.seat != seat or last.answer != PASS.name or last.aside:
        return False
    if not match.game.same_window(last.kind, question.kind):
        return False
    before = match.at(len(match.decisions) - 1)
    drawn = before.state.chance.total != match.state.chance.total
    return not drawn and before.scene(SPECTATOR).elements == match.scene(SPECTATOR).elements


def passes(match: Match[Any], seat: int, order: str = ASK) -> bool:
    """Whether this seat is in a window and passes at once: it ordered so, or has just done so."""
    question = match.open.get(seat)
    if question is None or question.form != "window":
        return False
    if order == PASS_TURN or (order != ASK and match.game.obeys(match.state, question, order)):
        return True
    return passed_already(match, seat)


def pass_by_order(
    match: Match[Any], orders: dict[int, str], idlers: Callable[[Match[Any], int], bool] | None = idle
) -> list[int]:
    """Let all pass who do so by themselves, as long as there are any; gives the seats, in order.

    ``idlers``: who passes besides, where nobody is there who could learn anything from how quick it is.
    """
    passed = []
    while not match.frozen:
        seat = next(
            (
                seat
                for seat in match.open
                if seat in orders
                and (passes(match, seat, orders[seat]) or (idlers is not None and idlers(match, seat)))
            ),
            None,
        )
        if seat is None:
            break
        match.answer(seat, [PASS.name])
        passed.append(seat)
    return passed
