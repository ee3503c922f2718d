"""The Goblins: Tribes, Monsters, hiding and striking (spec 6)."""

from __future__ import annotations

from wyrmtable.core.lesson import Lesson, Step, anything
from wyrmtable.core.scene import Saying, Term
from wyrmtable.core.words import msg
from wyrmtable.games.vast.lessons.steps import PLAY_ON
from wyrmtable.games.vast.state import Vast


def _prepare(g: Vast) -> None:
    g.goblins.population = [0, 2, 3, 1]


def _kept(g: Vast, names: tuple[str, ...]) -> bool:
    return not names[0].endswith(">discard")


GOBLINS = Lesson(
    name="goblins",
    title=msg("learn-goblins"),
    minutes=3,
    players=2,
    options={"roles": "GD"},
    bot="random",
    prepare=_prepare,
    terms=(
        Term(msg("learn-term-tribe"), "6.1"),
        Term(msg("learn-term-rage"), "P-RAGE"),
        Term(msg("learn-term-scatter"), "P-SCATTER"),
    ),
    steps=(
        Step(
            part=msg("learn-goblins-who"),
            task=msg("learn-goblins-see"),
            says=(
                Saying("goal:goblins", msg("learn-goblins-say-goal")),
                Saying("band:bones", msg("learn-goblins-say-tribe")),
                Saying("rage:0", msg("learn-goblins-say-rage")),
            ),
            rule="6.1",
        ),
        Step(
            part=msg("learn-goblins-monsters"),
            task=msg("learn-goblins-give"),
            hint=msg("learn-goblins-give-hint"),
            rule="6.4",
            do=_kept,
            show="troll>fangs",
            wrong=msg("learn-goblins-keep"),
        ),
        Step(
            task=msg("learn-goblins-rest"),
            says=(Saying("tribes:0", msg("learn-goblins-say-places")),),
            rule="6.4",
            do=anything,
            show="pet_frog>bones",
        ),
        PLAY_ON,
    ),
)
