"""The Cave: shaping the map, tempting with Treasures, omens (spec 8)."""

from __future__ import annotations

from wyrmtable.core.lesson import Lesson, Step, anything
from wyrmtable.core.scene import Saying, Term
from wyrmtable.core.words import msg
from wyrmtable.games.vast.lessons.steps import PLAY_ON

CAVE = Lesson(
    name="cave",
    title=msg("learn-cave"),
    minutes=3,
    players=2,
    options={"roles": "CT"},
    bot="random",
    terms=(
        Term(msg("learn-term-omen"), "8.4"),
        Term(msg("learn-term-collapse"), "P-COLLAPSE-STEP"),
    ),
    steps=(
        Step(
            part=msg("learn-cave-who"),
            task=msg("learn-cave-see"),
            says=(
                Saying("goal:cave", msg("learn-cave-say-goal")),
                Saying("tiles:0", msg("learn-cave-say-tiles")),
                Saying("omens:0", msg("learn-cave-say-omens")),
            ),
            rule="8",
        ),
        Step(
            part=msg("learn-cave-shape"),
            task=msg("learn-cave-place"),
            rule="8.3",
            do=("shape",),
            wrong=msg("learn-cave-shape-first"),
        ),
        Step(
            task=msg("learn-cave-where"),
            hint=msg("learn-cave-where-hint"),
            rule="P-PLACE",
            do=anything,
            show="0,-2",
        ),
        PLAY_ON,
    ),
)
