"""The first lesson: a whole round, from the bids to the coins that come back (spec 6 and 9)."""

from __future__ import annotations

from wyrmtable.core.lesson import Lesson, Step, anything
from wyrmtable.core.scene import Saying, Term
from wyrmtable.core.words import Msg, SeatRef, msg
from wyrmtable.games.nidavellir.lessons.positions import LENA, OTTO, YOU, bid, dwarfs, give_gems, stack, values
from wyrmtable.games.nidavellir.state import Table

(_BEST,) = dwarfs("explorer", 7)
(_HUNTER,) = dwarfs("hunter", 1)
_GOBLIN = [_BEST, _HUNTER, *dwarfs("warrior", 1)]
_DRAGON = [*dwarfs("blacksmith", 1), *dwarfs("miner", 5), *dwarfs("hunter", 2)]
_HORSE = [*dwarfs("warrior", 8), *dwarfs("miner", 3), *dwarfs("blacksmith", 2)]


def _prepare(table: Table) -> None:
    give_gems(table, 5, 4, 3)
    stack(table, [*_GOBLIN, *_DRAGON, *_HORSE])


def _as_planned(table: Table, names: tuple[str, ...]) -> bool:
    laid = values(names)
    return laid[:2] == [5, 4] and 0 not in laid


def _other_plan(table: Table, names: tuple[str, ...]) -> Msg:
    laid = values(names)
    if laid[0] != 5:
        return msg("learn-round-not-five", n=laid[0])
    if laid[1] != 4:
        return msg("learn-round-not-four", n=laid[1])
    return msg("learn-round-not-zero")


ROUND = Lesson(
    name="round",
    title=msg("learn-round"),
    minutes=3,
    players=3,
    prepare=_prepare,
    terms=(
        Term(msg("learn-term-tavern"), "R6"),
        Term(msg("learn-term-bid"), "R6"),
        Term(msg("learn-term-gem"), "R9"),
    ),
    steps=(
        Step(
            part=msg("learn-round-taverns"),
            task=msg("learn-round-see-taverns"),
            says=(
                Saying("tavern:1", msg("learn-round-say-taverns")),
                Saying("col:0.miner", msg("learn-round-say-army")),
            ),
            rule="R2",
        ),
        Step(
            part=msg("learn-round-bids"),
            task=msg("learn-round-lay"),
            hint=msg("learn-round-lay-hint"),
            says=(
                Saying("hand:0", msg("learn-round-say-coins")),
                Saying(_BEST.name, msg("learn-round-say-best")),
            ),
            rule="R6",
            do=_as_planned,
            wrong=_other_plan,
            show=bid(YOU, 5, 4, 2),
            others=((LENA, bid(LENA, 2, 4, 5)), (OTTO, bid(OTTO, 3, 2, 4))),
        ),
        Step(
            part=msg("learn-round-order"),
            task=msg("learn-round-see-order"),
            says=(Saying("order", msg("learn-round-say-order"), msg("learn-why-first")),),
            rule="R6",
        ),
        Step(
            part=msg("learn-round-card"),
            task=msg("learn-round-take"),
            hint=msg("learn-round-take-hint"),
            says=(Saying("col:0.explorer", msg("learn-round-say-column")),),
            rule="R6",
            do=(_BEST.name,),
            wrong={
                _HUNTER.name: msg("learn-round-not-hunter"),
                "": msg("learn-round-not-warrior"),
            },
            others=((OTTO, _HUNTER.name),),
        ),
        Step(
            part=msg("learn-round-tie"),
            task=msg("learn-round-see-tie"),
            says=(Saying("gem:5", msg("learn-round-say-tie", who=SeatRef(LENA))),),
            lights=("order",),
            rule="R9",
        ),
        Step(
            task=msg("learn-round-any"),
            hint=msg("learn-round-any-hint"),
            says=(Saying("tavern:2", msg("learn-round-say-any")),),
            rule="R6",
            do=anything,
            show=_DRAGON[0].name,
        ),
        Step(
            part=msg("learn-round-back"),
            task=msg("learn-round-see-back"),
            says=(
                Saying("hand:0", msg("learn-round-say-back")),
                Saying("points:0", msg("learn-round-say-points")),
            ),
            rule="R6",
        ),
        Step(
            part=msg("learn-free"),
            task=msg("learn-free-task"),
            says=(Saying("", msg("learn-round-say-free")),),
            free=True,
        ),
    ),
)
