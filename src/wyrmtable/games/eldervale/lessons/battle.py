"""The third lesson: a battle, from the placement that triggers it to glory and Underworld (spec 14 to 16)."""

from __future__ import annotations

from wyrmtable.core.lesson import Lesson, Step
from wyrmtable.core.scene import Saying, Term
from wyrmtable.core.words import Msg, SeatRef, msg
from wyrmtable.games.eldervale.lessons.positions import (
    LENA,
    OPTIONS,
    YOU,
    at,
    begin,
    build,
    empty,
    give_magic,
    no_more_peace,
    power,
    put,
    supply,
)
from wyrmtable.games.eldervale.state import Eldervale

_MAP = {
    (0, -1): ("magetower", "measured_fields", "cinder_pit"),
    (-1, 0): ("lilypad_shallows", "obsidian_crown", "fortress", "dungeon1"),
    (-1, 1): ("portal", "briar_meadows", "mill"),
}
_FIGHT = "place:warrior@obsidian_crown"


def _prepare(g: Eldervale) -> None:
    begin(
        g,
        ("atlanteans", "firewitch_goblins"),
        ("earth", "fire", "water", "order"),
        _MAP,
        "moonwell_falls",
    )
    no_more_peace(g)
    empty(g, "obsidian_crown")
    put(g, YOU, "worker", "lilypad_shallows")
    put(g, YOU, "warrior", "")
    supply(g, YOU, potion=1, scroll=1, sword=2)
    give_magic(g, YOU, "fog_of_war", "lucky_charm", "prophecy_of_heroes")
    build(g, LENA, "briar_meadows")
    put(g, LENA, "worker", "obsidian_crown", "obsidian_crown")
    power(g, LENA, fire=1, earth=1)
    supply(g, LENA, gem=1, tool=1)
    g.players[YOU].vp, g.players[LENA].vp = 5, 8


def _no_fight(g: Eldervale, names: tuple[str, ...]) -> Msg:
    if names[0] == "place:worker@obsidian_crown":
        return msg("learn-battle-not-worker")
    return msg("learn-battle-not-regroup" if names[0] == "regroup" else "learn-battle-not-elsewhere")


BATTLE = Lesson(
    name="battle",
    title=msg("learn-battle"),
    minutes=3,
    players=2,
    options=OPTIONS,
    prepare=_prepare,
    terms=(
        Term(msg("learn-term-battle"), "battle"),
        Term(msg("learn-term-spell"), "magic"),
        Term(msg("learn-term-glory"), "glory"),
        Term(msg("learn-term-underworld"), "underworld"),
    ),
    steps=(
        Step(
            part=msg("learn-battle-who"),
            task=msg("learn-battle-see-who"),
            says=(
                Saying(at("obsidian_crown"), msg("learn-battle-say-there", who=SeatRef(LENA))),
                Saying("ready:0", msg("learn-battle-say-warrior")),
                Saying("hand:0", msg("learn-battle-say-hand")),
            ),
            rule="battle",
        ),
        Step(
            part=msg("learn-battle-begin"),
            task=msg("learn-battle-place"),
            hint=msg("learn-battle-place-hint"),
            says=(Saying(at("obsidian_crown"), msg("learn-battle-say-place")),),
            rule="battle",
            do=(_FIGHT,),
            wrong=_no_fight,
        ),
        Step(
            part=msg("learn-battle-join"),
            task=msg("learn-battle-enter"),
            hint=msg("learn-battle-enter-hint"),
            says=(
                Saying("side:1", msg("learn-battle-say-lena", who=SeatRef(LENA))),
                Saying("side:0", msg("learn-battle-say-you")),
            ),
            rule="battle",
            do=("join:worker@lilypad_shallows",),
            wrong=msg("learn-battle-not-alone"),
        ),
        Step(
            part=msg("learn-battle-swords"),
            task=msg("learn-battle-spend"),
            hint=msg("learn-battle-spend-hint"),
            says=(Saying("sword:0", msg("learn-battle-say-swords")),),
            rule="battle",
            do=("swords:2",),
            wrong={"swords:1": msg("learn-battle-not-one"), "": msg("learn-battle-not-none")},
        ),
        Step(
            part=msg("learn-battle-dice"),
            task=msg("learn-battle-see-dice"),
            says=(
                Saying("side:1", msg("learn-battle-say-hers", who=SeatRef(LENA))),
                Saying("side:0", msg("learn-battle-say-yours")),
            ),
            rule="battle",
        ),
        Step(
            part=msg("learn-battle-react"),
            task=msg("learn-battle-cast"),
            hint=msg("learn-battle-cast-hint"),
            says=(Saying("m:fog_of_war", msg("learn-battle-say-fog")),),
            rule="magic",
            do=("cast:fog_of_war",),
            wrong={"cast:lucky_charm": msg("learn-battle-not-charm"), "": msg("learn-battle-not-lose")},
        ),
        Step(
            task=msg("learn-battle-pass"),
            hint=msg("learn-battle-pass-hint"),
            says=(Saying("side:0", msg("learn-battle-say-ahead")),),
            rule="battle",
            do=("pass",),
            wrong=msg("learn-battle-not-reroll"),
            others=((YOU, "pass"), (YOU, "pass")),
            stop=True,
        ),
        Step(
            part=msg("learn-battle-spoils"),
            task=msg("learn-battle-see-spoils"),
            says=(
                Saying("now:0", msg("learn-battle-say-glory")),
                Saying(at("obsidian_crown"), msg("learn-battle-say-under", who=SeatRef(LENA))),
            ),
            rule="glory",
            stop=True,
        ),
        Step(
            part=msg("learn-battle-monster"),
            task=msg("learn-battle-see-monster"),
            says=(Saying("b:demon_of_might", msg("learn-battle-say-monster")),),
            rule="monsters",
        ),
        Step(
            part=msg("learn-free"),
            task=msg("learn-free-task"),
            says=(Saying("", msg("learn-battle-say-free")),),
            free=True,
        ),
    ),
)
