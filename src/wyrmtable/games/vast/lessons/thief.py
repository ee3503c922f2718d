"""The Thief: three tokens, quick fingers, a long way home (spec 9)."""

from __future__ import annotations

from wyrmtable.core.lesson import Lesson, Step
from wyrmtable.core.scene import Saying, Term
from wyrmtable.core.words import Msg, msg
from wyrmtable.games.vast.lessons.steps import PLAY_ON, begins
from wyrmtable.games.vast.state import Vast


def _far(g: Vast, names: tuple[str, ...]) -> bool:
    return names[0] == "4"


def _no_step(g: Vast, names: tuple[str, ...]) -> Msg:
    return msg("learn-thief-not-end" if names[0] == "end" else "learn-thief-step-first")


THIEF = Lesson(
    name="thief",
    title=msg("learn-thief"),
    minutes=2,
    players=1,
    options={"roles": "T"},
    bot="random",
    terms=(
        Term(msg("learn-term-stealth"), "9.3"),
        Term(msg("learn-term-loot"), "9.7"),
        Term(msg("learn-term-stash"), "9.6"),
    ),
    steps=(
        Step(
            part=msg("learn-thief-who"),
            task=msg("learn-thief-see"),
            says=(
                Saying("goal:thief", msg("learn-thief-say-goal")),
                Saying("stats:0", msg("learn-thief-say-stats")),
            ),
            rule="9",
        ),
        Step(
            part=msg("learn-thief-tokens"),
            task=msg("learn-thief-assign"),
            hint=msg("learn-thief-assign-hint"),
            rule="9.3",
            do=_far,
            show="4 2 3",
            wrong=msg("learn-thief-faster"),
        ),
        Step(
            part=msg("learn-thief-go"),
            task=msg("learn-thief-step"),
            says=(Saying("actions:0", msg("learn-thief-say-actions")), Saying("loot:0", msg("learn-thief-say-loot"))),
            rule="9.4",
            do=begins("step:"),
            show="step:0,-1",
            wrong=_no_step,
        ),
        PLAY_ON,
    ),
)
