"""The first lesson: placing, treasure, the Dungeon and a Regroup (spec 5 to 8)."""

from __future__ import annotations

from wyrmtable.core.lesson import Lesson, Step, anything
from wyrmtable.core.scene import Saying, Term
from wyrmtable.core.words import Msg, SeatRef, msg
from wyrmtable.games.eldervale.lessons.positions import LENA, OPTIONS, YOU, at, begin, show_cards, supply, top
from wyrmtable.games.eldervale.state import Eldervale

_MAP = {
    (0, -1): ("magetower", "lilypad_shallows", "fortress"),
    (-1, 0): ("crystal_caverns", "briar_meadows", "dungeon1", "emberfields"),
    (-1, 1): ("portal", "mill", "measured_fields"),
}
_RUINS = ("magetower", "fortress", "dungeon1", "portal", "mill")


def _prepare(g: Eldervale) -> None:
    begin(
        g,
        ("elves_of_briardell", "firewitch_goblins"),
        ("earth", "fire", "water", "order"),
        _MAP,
        "moonwell_falls",
    )
    supply(g, YOU, potion=1, scroll=1, tool=1, sword=1)
    supply(g, LENA, gem=1, potion=1, scroll=1, tool=1, sword=1)
    top(g, "briar_meadows", "earth01", "earth09")
    show_cards(g, "gem_terrace", "salamander_market", "moonpool", "arch_bridge")


def _not_there(g: Eldervale, names: tuple[str, ...]) -> Msg:
    goal = names[0].partition("@")[2]
    if not goal:
        return msg("learn-turn-nobody-out")
    return msg("learn-turn-not-ruin" if goal in _RUINS else "learn-turn-not-realm")


def _not_dungeon(g: Eldervale, names: tuple[str, ...]) -> Msg:
    return msg("learn-turn-not-yet" if names[0] == "regroup" else "learn-turn-not-dungeon")


def _job(names: tuple[str, ...]) -> str:
    """What the Unit that is retrieved does on its way."""
    return names[0].partition(">")[2]


def _on_terrace(g: Eldervale, names: tuple[str, ...]) -> bool:
    return _job(names) == "gem_terrace"


def _on_gather(g: Eldervale, names: tuple[str, ...]) -> bool:
    return _job(names) == "gather"


def _other_job(g: Eldervale, names: tuple[str, ...]) -> Msg:
    return msg(f"learn-turn-not-{_job(names)}")


TURN = Lesson(
    name="turn",
    title=msg("learn-turn"),
    minutes=4,
    players=2,
    options=OPTIONS,
    prepare=_prepare,
    terms=(
        Term(msg("learn-term-realm"), "realms"),
        Term(msg("learn-term-treasure"), "treasure"),
        Term(msg("learn-term-adventure"), "dungeon"),
        Term(msg("learn-term-regroup"), "regroup"),
    ),
    steps=(
        Step(
            part=msg("learn-turn-land"),
            task=msg("learn-turn-see-land"),
            says=(
                Saying(at("briar_meadows"), msg("learn-turn-say-realm")),
                Saying(at("fortress"), msg("learn-turn-say-ruin")),
                Saying("ready:0", msg("learn-turn-say-ready")),
            ),
            rule="turn",
        ),
        Step(
            part=msg("learn-turn-placing"),
            task=msg("learn-turn-place"),
            hint=msg("learn-turn-place-hint"),
            says=(Saying(at("briar_meadows"), msg("learn-turn-say-two")),),
            rule="placing",
            do=("place:worker@briar_meadows",),
            wrong=_not_there,
        ),
        Step(
            task=msg("learn-turn-take"),
            hint=msg("learn-turn-take-hint"),
            says=(Saying("a:gem_terrace", msg("learn-turn-say-price")),),
            rule="realms",
            do=("stack:briar_meadows.1",),
            wrong=msg("learn-turn-not-tools"),
        ),
        Step(
            part=msg("learn-turn-treasure"),
            task=msg("learn-turn-cash"),
            says=(Saying("t:earth01", msg("learn-turn-say-token")),),
            rule="treasure",
            do=("cash:earth01",),
            wrong={"pass": msg("learn-turn-not-keep"), "": msg("learn-turn-not-slot")},
            others=((LENA, "place:worker@emberfields"), (LENA, "stack:emberfields.1")),
        ),
        Step(
            part=msg("learn-turn-dungeon"),
            task=msg("learn-turn-enter"),
            hint=msg("learn-turn-enter-hint"),
            says=(
                Saying(at("dungeon1"), msg("learn-turn-say-beside")),
                Saying(at("emberfields"), msg("learn-turn-say-peace", who=SeatRef(LENA))),
            ),
            rule="placing",
            do=("place:worker@dungeon1",),
            wrong=_not_dungeon,
        ),
        Step(
            task=msg("learn-turn-lay"),
            hint=msg("learn-turn-lay-hint"),
            says=(Saying("new-tile", msg("learn-turn-say-new")),),
            rule="dungeon",
            do=anything,
            show="cell:-1,-1",
        ),
        Step(
            task=msg("learn-turn-buy"),
            says=(Saying("a:gem_terrace", msg("learn-turn-say-terrace")),),
            rule="dungeon",
            do=("buy:gem_terrace",),
            wrong=msg("learn-turn-not-market"),
        ),
        Step(
            task=msg("learn-turn-burn"),
            hint=msg("learn-turn-burn-hint"),
            says=(Saying("p:earth", msg("learn-turn-say-power")),),
            rule="dungeon",
            do=anything,
            show="burn:moonpool",
            others=((LENA, "place:worker@measured_fields"), (LENA, "stack:measured_fields.1")),
        ),
        Step(
            part=msg("learn-turn-regroup"),
            task=msg("learn-turn-call"),
            hint=msg("learn-turn-call-hint"),
            says=(Saying("tab:0", msg("learn-turn-say-cards")),),
            rule="regroup",
            do=("regroup",),
            wrong=msg("learn-turn-not-third"),
        ),
        Step(
            task=msg("learn-turn-work"),
            says=(Saying("a:gem_terrace", msg("learn-turn-say-work")),),
            rule="regroup",
            do=_on_terrace,
            wrong=_other_job,
            show="retrieve:worker@briar_meadows>gem_terrace",
        ),
        Step(
            task=msg("learn-turn-gather"),
            says=(Saying("s:0", msg("learn-turn-say-starter")),),
            rule="regroup",
            do=_on_gather,
            wrong=_other_job,
            show="retrieve:worker@dungeon1>gather",
            stop=True,
        ),
        Step(
            part=msg("learn-turn-again"),
            task=msg("learn-turn-see-again"),
            says=(
                Saying("gem:0", msg("learn-turn-say-gems")),
                Saying("ready:0", msg("learn-turn-say-home")),
                Saying("", msg("learn-turn-say-war")),
            ),
            rule="peace",
        ),
        Step(
            part=msg("learn-free"),
            task=msg("learn-free-task"),
            says=(Saying("", msg("learn-turn-say-free")),),
            free=True,
        ),
    ),
)
