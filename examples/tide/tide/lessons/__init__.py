"""Lessons of Tide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wyrmtable.core.lesson import Lesson, Step
from wyrmtable.core.scene import Saying, Term
from wyrmtable.core.words import Msg, SeatRef, msg

if TYPE_CHECKING:
    from .. import Tide


def deal(state: Tide) -> None:
    state.catch = [1, 3, 6]


def too_much(state: Tide, names: tuple[str, ...]) -> Msg:
    return msg("learn-not-so-low" if int(names[0]) == 1 else "learn-not-so-high", n=names[0])


FIRST = Lesson(
    name="first",
    title=msg("learn-first"),
    minutes=1,
    players=2,
    options={"rounds": 3},
    prepare=deal,
    terms=(Term(msg("learn-term-bid"), "bid"),),
    steps=(
        Step(
            part=msg("learn-part-catch"),
            task=msg("learn-look-catch"),
            says=(
                Saying("catch:6", msg("learn-say-catch")),
                Saying("hand:0", msg("learn-say-hand")),
            ),
            rule="table",
        ),
        Step(
            part=msg("learn-part-bid"),
            task=msg("learn-do-bid"),
            hint=msg("learn-hint-bid"),
            rule="bid",
            do=("2",),
            wrong=too_much,
            others=((1, "1"),),
        ),
        Step(
            part=msg("learn-part-fish"),
            task=msg("learn-look-fish"),
            says=(Saying("fish:0", msg("learn-say-fish", who=SeatRef(1))),),
        ),
        Step(part=msg("learn-part-free"), task=msg("learn-do-free"), free=True),
    ),
)
LESSONS = (FIRST,)
