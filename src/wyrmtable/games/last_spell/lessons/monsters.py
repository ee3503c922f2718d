"""The third lesson: the monsters' rules are fixed, so one can see what they will do, and prevent it (spec 2)."""

from __future__ import annotations

from wyrmtable.core.lesson import Lesson, Step
from wyrmtable.core.scene import Saying, Term
from wyrmtable.core.words import Msg, msg
from wyrmtable.games.last_spell.lessons.positions import begin, by_night, equip
from wyrmtable.games.last_spell.state import Spell


def _prepare(g: Spell) -> None:
    begin(g)
    equip(g, 0, "shortbow_1 leather_boots", "sharp_eyed")
    equip(g, 1, "longsword_1 buckler", "brawny")
    by_night(g, 3, ((14, 9), (8, 12)), {(12, 6): "runner", (10, 5): "clawer", (9, 4): "clawer"})


def _not_so(g: Spell, names: tuple[str, ...]) -> Msg:
    if names[0].startswith("skill:"):
        return msg("learn-monsters-no-skill")
    return msg("learn-monsters-mage-first" if names[0] in ("end", "yield") else "learn-monsters-shoot")


MONSTERS = Lesson(
    name="monsters",
    title=msg("learn-monsters"),
    minutes=3,
    players=2,
    seats=(0, 1),
    bot="random",
    prepare=_prepare,
    terms=(
        Term(msg("learn-term-forecast"), "forecast"),
        Term(msg("learn-term-panic"), "panic"),
        Term(msg("learn-term-waves"), "fog"),
    ),
    steps=(
        Step(
            part=msg("learn-monsters-see"),
            task=msg("learn-monsters-look"),
            says=(
                Saying("f.mage1", msg("learn-monsters-say-mage")),
                Saying("m1", msg("learn-monsters-say-way")),
            ),
            rule="forecast",
        ),
        Step(
            part=msg("learn-monsters-stop"),
            task=msg("learn-monsters-kill"),
            hint=msg("learn-monsters-kill-hint"),
            says=(Saying("mages", msg("learn-monsters-say-mages")),),
            rule="circle",
            seat=0,
            do=("basic:shortbow_1@12,6",),
            wrong=_not_so,
        ),
        Step(
            task=msg("learn-monsters-calm"),
            says=(Saying("forecast", msg("learn-monsters-say-calm")),),
            rule="forecast",
        ),
        Step(
            part=msg("learn-monsters-coming"),
            task=msg("learn-monsters-see-waves"),
            says=(
                Saying("waves", msg("learn-monsters-say-coming")),
                Saying("panic", msg("learn-monsters-say-panic")),
                Saying("missions", msg("learn-monsters-say-missions")),
            ),
            rule="fog",
        ),
        Step(free=True, part=msg("learn-free"), task=msg("learn-free-task")),
    ),
)
