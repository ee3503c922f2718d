"""The Dragon: asleep under the map, moving, playing powers, waking (spec 7)."""

from __future__ import annotations

from wyrmtable.core.lesson import Lesson, Step
from wyrmtable.core.scene import Saying, Term
from wyrmtable.core.words import msg
from wyrmtable.games.vast.lessons.steps import PLAY_ON, begins

DRAGON = Lesson(
    name="dragon",
    title=msg("learn-dragon"),
    minutes=3,
    players=2,
    options={"roles": "DT"},
    bot="random",
    terms=(
        Term(msg("learn-term-sloth"), "7.6"),
        Term(msg("learn-term-power"), "7.4"),
        Term(msg("learn-term-spirit"), "7.2"),
    ),
    steps=(
        Step(
            part=msg("learn-dragon-who"),
            task=msg("learn-dragon-see"),
            says=(
                Saying("goal:dragon", msg("learn-dragon-say-goal")),
                Saying("wake:0", msg("learn-dragon-say-wake")),
                Saying("sloth:0", msg("learn-dragon-say-sloth")),
            ),
            rule="7.6",
        ),
        Step(
            part=msg("learn-dragon-under"),
            task=msg("learn-dragon-move"),
            hint=msg("learn-dragon-move-hint"),
            says=(Saying("dragon", msg("learn-dragon-say-move")),),
            rule="7.4",
            do=begins("move:"),
            show="move:0,-1",
            wrong=msg("learn-dragon-move-first"),
        ),
        Step(
            part=msg("learn-dragon-powers"),
            task=msg("learn-dragon-power"),
            says=(Saying("hand:0", msg("learn-dragon-say-hand")), Saying("powers:0", msg("learn-dragon-say-powers"))),
            rule="7.4",
            do=begins("power:"),
            show="power:claw",
            wrong=msg("learn-dragon-not-done"),
        ),
        PLAY_ON,
    ),
)
