"""The first lesson: what a Day is for (spec 1)."""

from __future__ import annotations

from wyrmtable.core.lesson import Lesson, Step
from wyrmtable.core.scene import Saying, Term
from wyrmtable.core.words import Msg, msg
from wyrmtable.games.last_spell.grid import SLOTS
from wyrmtable.games.last_spell.lessons.positions import begin, equip, on_top
from wyrmtable.games.last_spell.state import Spell


def _prepare(g: Spell) -> None:
    begin(g)
    equip(g, 0, "shortbow_1", "sharp_eyed")
    equip(g, 1, "leather_jerkin", "brawny")
    on_top(g, "longsword_1")
    g.gold, g.materials = 4, 4
    g.structures[g.built[SLOTS["N1"][0]]].flames = 2
    g.paths = []


def _no_sword(g: Spell, names: tuple[str, ...]) -> Msg:
    return msg("learn-day-other-ware" if names[0].startswith("buy:") else "learn-day-first-buy")


def _no_wall(g: Spell, names: tuple[str, ...]) -> Msg:
    return msg("learn-day-not-yet" if names[0] == "pass" else "learn-day-gap")


def _no_repair(g: Spell, names: tuple[str, ...]) -> Msg:
    return msg("learn-day-all-of-it" if names[0].startswith("repair:") else "learn-day-first-repair")


DAY = Lesson(
    name="day",
    title=msg("learn-day"),
    minutes=4,
    players=2,
    seats=(0, 1),
    bot="random",
    prepare=_prepare,
    terms=(
        Term(msg("learn-term-supply"), "supply"),
        Term(msg("learn-term-structures"), "structures"),
        Term(msg("learn-term-equipment"), "equip"),
    ),
    steps=(
        Step(
            part=msg("learn-day-city"),
            task=msg("learn-day-see-city"),
            says=(Saying("mage:0", msg("learn-day-say-circle")), Saying("fog:n", msg("learn-day-say-fog"))),
            rule="board",
        ),
        Step(
            task=msg("learn-day-see-supply"),
            says=(Saying("gold", msg("learn-day-say-gold")), Saying("materials", msg("learn-day-say-materials"))),
            rule="supply",
        ),
        Step(
            part=msg("learn-day-arms"),
            task=msg("learn-day-buy"),
            hint=msg("learn-day-buy-hint"),
            says=(Saying("i:longsword_1", msg("learn-day-say-sword")),),
            rule="shop",
            seat=1,
            do=("buy:longsword_1",),
            wrong=_no_sword,
        ),
        Step(
            task=msg("learn-day-take"),
            says=(Saying("i:longsword_1", msg("learn-day-say-shared")),),
            rule="equip",
            seat=1,
            do=("take:longsword_1",),
            wrong=msg("learn-day-first-take"),
        ),
        Step(
            part=msg("learn-day-walls"),
            task=msg("learn-day-build"),
            hint=msg("learn-day-build-hint"),
            says=(Saying("plan:wood_wall", msg("learn-day-say-gap")),),
            rule="build",
            seat=0,
            do=("build:wood_wall",),
            wrong=_no_wall,
        ),
        Step(
            task=msg("learn-day-place"),
            rule="build",
            seat=0,
            do=("place:wood_wall@n3",),
            wrong=msg("learn-day-other-slot"),
        ),
        Step(
            task=msg("learn-day-mend"),
            hint=msg("learn-day-mend-hint"),
            says=(Saying("s1", msg("learn-day-say-flames")),),
            rule="build",
            seat=0,
            do=("repair:1,2",),
            wrong=_no_repair,
        ),
        Step(
            part=msg("learn-day-end"),
            task=msg("learn-day-ready"),
            says=(Saying("missions", msg("learn-day-say-missions")),),
            rule="day",
            seat=0,
            do=("pass",),
            wrong=msg("learn-day-enough"),
        ),
        Step(free=True, part=msg("learn-free"), task=msg("learn-free-task")),
    ),
)
