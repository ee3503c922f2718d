"""The second lesson: a Hero's turn by Night (spec 2)."""

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
    monsters = {(12, 5): "clawer", (13, 4): "runner", (11, 3): "clawer", (7, 4): "archer"}
    by_night(g, 4, ((12, 8), (11, 8)), monsters)


def _no_arrow(g: Spell, names: tuple[str, ...]) -> Msg:
    name = names[0]
    if name.startswith("skill:"):
        return msg("learn-night-no-mana")
    if name.startswith("basic:"):
        return msg("learn-night-other-target")
    return msg("learn-night-stay" if name.startswith("move:") else "learn-night-shoot-first")


def _no_stab(g: Spell, names: tuple[str, ...]) -> Msg:
    return msg("learn-night-sweep" if names[0].startswith("skill:") else "learn-night-strike-now")


NIGHT = Lesson(
    name="night",
    title=msg("learn-night"),
    minutes=4,
    players=2,
    seats=(0, 1),
    bot="random",
    prepare=_prepare,
    terms=(
        Term(msg("learn-term-tokens"), "actions"),
        Term(msg("learn-term-mana"), "attacks"),
        Term(msg("learn-term-fire"), "fire"),
    ),
    steps=(
        Step(
            part=msg("learn-night-turn"),
            task=msg("learn-night-see-turn"),
            says=(
                Saying("tokens:0", msg("learn-night-say-tokens")),
                Saying("mp:0", msg("learn-night-say-mp")),
                Saying("mana:0", msg("learn-night-say-mana")),
            ),
            rule="actions",
        ),
        Step(
            part=msg("learn-night-bow"),
            task=msg("learn-night-shoot"),
            hint=msg("learn-night-shoot-hint"),
            says=(Saying("m2", msg("learn-night-say-runner")), Saying("m1", msg("learn-night-say-clawer"))),
            rule="attacks",
            seat=0,
            do=("basic:shortbow_1@13,4",),
            wrong=_no_arrow,
        ),
        Step(
            task=msg("learn-night-again"),
            rule="attacks",
            seat=0,
            do=("basic:shortbow_1@12,5",),
            wrong=_no_arrow,
        ),
        Step(
            task=msg("learn-night-end-bow"),
            says=(Saying("hero:1", msg("learn-night-say-next")),),
            rule="actions",
            seat=0,
            do=("end",),
            wrong=msg("learn-night-end-now"),
        ),
        Step(
            part=msg("learn-night-sword"),
            task=msg("learn-night-walk"),
            hint=msg("learn-night-walk-hint"),
            says=(Saying("m1", msg("learn-night-say-melee")),),
            rule="heroes",
            seat=1,
            do=("move:12,6",),
            wrong=msg("learn-night-not-there"),
        ),
        Step(
            task=msg("learn-night-strike"),
            rule="attacks",
            seat=1,
            do=("basic:longsword_1@12,5",),
            wrong=_no_stab,
        ),
        Step(
            part=msg("learn-night-they"),
            task=msg("learn-night-end"),
            says=(Saying("forecast", msg("learn-night-say-forecast")),),
            rule="monsters",
            seat=1,
            do=("end",),
            wrong=msg("learn-night-end-both"),
        ),
        Step(
            task=msg("learn-night-block"),
            says=(Saying("i:buckler", msg("learn-night-say-block")),),
            rule="defend",
            seat=1,
            do=("block:buckler",),
            wrong=msg("learn-night-not-bare"),
        ),
        Step(free=True, part=msg("learn-free"), task=msg("learn-free-task")),
    ),
)
