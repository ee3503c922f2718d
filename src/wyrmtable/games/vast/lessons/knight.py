"""The Knight: cubes, steps into the dark, Grit (spec 5)."""

from __future__ import annotations

from wyrmtable.core.lesson import Lesson, Step
from wyrmtable.core.scene import Saying, Term
from wyrmtable.core.words import Msg, msg
from wyrmtable.games.vast.lessons.steps import PLAY_ON, begins
from wyrmtable.games.vast.state import Vast


def _no_movement(g: Vast, names: tuple[str, ...]) -> Msg:
    if names[0].startswith("step:"):
        return msg("learn-knight-cubes-first")
    return msg("learn-knight-not-end" if names[0] == "end" else "learn-knight-other-cube")


def _no_second(g: Vast, names: tuple[str, ...]) -> Msg:
    return msg("learn-knight-not-end" if names[0] == "end" else "learn-knight-sharper")


KNIGHT = Lesson(
    name="knight",
    title=msg("learn-knight"),
    minutes=3,
    players=2,
    options={"roles": "KG"},
    bot="random",
    terms=(
        Term(msg("learn-term-cube"), "5.2"),
        Term(msg("learn-term-encounter"), "5.4"),
        Term(msg("learn-term-grit"), "P-GRIT"),
    ),
    steps=(
        Step(
            part=msg("learn-knight-who"),
            task=msg("learn-knight-see"),
            says=(
                Saying("goal:knight", msg("learn-knight-say-goal")),
                Saying("cubes:0", msg("learn-knight-say-cubes")),
                Saying("grit:0", msg("learn-knight-say-grit")),
            ),
            rule="5",
        ),
        Step(
            part=msg("learn-knight-go"),
            task=msg("learn-knight-movement"),
            hint=msg("learn-knight-movement-hint"),
            says=(Saying("movement:0", msg("learn-knight-say-movement")),),
            rule="5.2",
            do=("cube:movement",),
            wrong=_no_movement,
        ),
        Step(
            task=msg("learn-knight-step"),
            says=(Saying("encounters:0", msg("learn-knight-say-encounters")),),
            rule="5.4",
            do=("step:-1,0",),
            wrong=msg("learn-knight-west"),
        ),
        Step(
            part=msg("learn-knight-more"),
            task=msg("learn-knight-perception"),
            says=(Saying("perception:0", msg("learn-knight-say-perception")),),
            rule="5.4",
            do=("cube:perception",),
            wrong=_no_second,
        ),
        Step(
            task=msg("learn-knight-on"),
            hint=msg("learn-knight-on-hint"),
            says=(Saying("quests:0", msg("learn-knight-say-quests")),),
            rule="5.5",
            do=begins("step:"),
            show="step:-2,0",
            wrong=msg("learn-knight-go-on"),
        ),
        PLAY_ON,
    ),
)
