"""The second lesson: a Dwelling, power, an Orb, the end and where points come from (spec 12, 13 and 17)."""

from __future__ import annotations

from wyrmtable.core.lesson import Lesson, Step, anything
from wyrmtable.core.scene import Saying, Term
from wyrmtable.core.words import Msg, SeatRef, msg
from wyrmtable.games.eldervale.lessons.positions import (
    LENA,
    OPTIONS,
    YOU,
    at,
    begin,
    build,
    give_cards,
    no_more_peace,
    power,
    put,
    show_cards,
    supply,
)
from wyrmtable.games.eldervale.state import DEFEATED, NOT_USED, Eldervale

_MAP = {
    (1, -2): ("titan_hollow", "measured_fields"),
    (0, -1): ("portal", "emberfields", "dungeon1", "cinder_pit"),
    (-1, 0): ("brass_bastion", "crystal_caverns", "mill", "obsidian_crown"),
    (-1, 1): ("briar_meadows", "lilypad_shallows", "fortress"),
    (-1, 2): ("moonwell_falls", "magetower", "drowned_lagoon"),
}


def _prepare(g: Eldervale) -> None:
    begin(
        g,
        ("elves_of_briardell", "firewitch_goblins"),
        ("earth", "fire", "water", "order"),
        _MAP,
        "marble_causeway",
    )
    g.monsters = [place if place == NOT_USED else DEFEATED for place in g.monsters]
    no_more_peace(g)
    build(g, YOU, "briar_meadows", "drowned_lagoon")
    put(g, YOU, "worker", "crystal_caverns", "brass_bastion", "")
    give_cards(g, YOU, "geode_heart", "drill_yard")
    power(g, YOU, earth=3, water=1, order=1)
    supply(g, YOU, gem=3, tool=3, sword=1)
    build(g, LENA, "emberfields", "obsidian_crown")
    give_cards(g, LENA, "guild_hall", "tide_guard")
    power(g, LENA, fire=4, order=1, water=1)
    supply(g, LENA, potion=1, scroll=1)
    show_cards(g, "granite_guard", "war_drums", "moonpool", "citadel")
    g.players[YOU].vp, g.players[LENA].vp = 14, 15


def _not_mill(g: Eldervale, names: tuple[str, ...]) -> Msg:
    return msg("learn-dwell-not-regroup" if names[0] == "regroup" else "learn-dwell-not-elsewhere")


def _other_orb(g: Eldervale, names: tuple[str, ...]) -> Msg:
    if names[0] == "pass":
        return msg("learn-dwell-not-keep")
    return msg("learn-dwell-not-heart" if names[0] == "orb:geode_heart" else "learn-dwell-not-space")


def _not_dungeon(g: Eldervale, names: tuple[str, ...]) -> Msg:
    return msg("learn-dwell-not-home" if names[0] == "regroup" else "learn-dwell-not-dungeon")


DWELLINGS = Lesson(
    name="dwellings",
    title=msg("learn-dwell"),
    minutes=4,
    players=2,
    options=OPTIONS,
    prepare=_prepare,
    terms=(
        Term(msg("learn-term-dwelling"), "dwellings"),
        Term(msg("learn-term-power"), "power"),
        Term(msg("learn-term-orb"), "orbs"),
        Term(msg("learn-term-end"), "end"),
    ),
    steps=(
        Step(
            part=msg("learn-dwell-site"),
            task=msg("learn-dwell-see-site"),
            says=(
                Saying(at("crystal_caverns"), msg("learn-dwell-say-worker")),
                Saying(at("portal"), msg("learn-dwell-say-ruin")),
                Saying(at("emberfields"), msg("learn-dwell-say-neighbour", who=SeatRef(LENA))),
            ),
            rule="dwellings",
        ),
        Step(
            part=msg("learn-dwell-build"),
            task=msg("learn-dwell-place"),
            hint=msg("learn-dwell-place-hint"),
            says=(Saying(at("mill"), msg("learn-dwell-say-mill")),),
            rule="realms",
            do=("place:worker@mill",),
            wrong=_not_mill,
        ),
        Step(
            task=msg("learn-dwell-choose"),
            hint=msg("learn-dwell-choose-hint"),
            says=(
                Saying(at("crystal_caverns"), msg("learn-dwell-say-caverns")),
                Saying(at("brass_bastion"), msg("learn-dwell-say-bastion")),
            ),
            rule="dwellings",
            do=("crystal_caverns",),
            wrong=msg("learn-dwell-not-bastion"),
        ),
        Step(
            part=msg("learn-dwell-power"),
            task=msg("learn-dwell-see-power"),
            says=(
                Saying(at("crystal_caverns"), msg("learn-dwell-say-built")),
                Saying("p:earth", msg("learn-dwell-say-top")),
            ),
            rule="power",
        ),
        Step(
            part=msg("learn-dwell-orb"),
            task=msg("learn-dwell-use"),
            hint=msg("learn-dwell-use-hint"),
            says=(
                Saying("orb:0", msg("learn-dwell-say-orb")),
                Saying("os:os7", msg("learn-dwell-say-bonus")),
            ),
            rule="orbs",
            do=("orb:os7",),
            wrong=_other_orb,
            stop=True,
        ),
        Step(
            part=msg("learn-dwell-end"),
            task=msg("learn-dwell-see-end"),
            says=(
                Saying(at("dungeon1"), msg("learn-dwell-say-last")),
                Saying("tab:0", msg("learn-dwell-say-sixth")),
            ),
            rule="end",
            others=((LENA, "place:worker@titan_hollow"),),
        ),
        Step(
            part=msg("learn-dwell-card"),
            task=msg("learn-dwell-enter"),
            hint=msg("learn-dwell-enter-hint"),
            says=(Saying(at("dungeon1"), msg("learn-dwell-say-dungeon")),),
            rule="dungeon",
            do=("place:worker@dungeon1",),
            wrong=_not_dungeon,
        ),
        Step(
            task=msg("learn-dwell-lay"),
            says=(Saying("new-tile", msg("learn-dwell-say-tile")),),
            rule="end",
            do=anything,
            show="cell:2,1",
        ),
        Step(
            task=msg("learn-dwell-buy"),
            hint=msg("learn-dwell-buy-hint"),
            says=(
                Saying("p:earth", msg("learn-dwell-say-earth")),
                Saying("p:order", msg("learn-dwell-say-order")),
            ),
            rule="scoring",
            do=("buy:granite_guard",),
            wrong=msg("learn-dwell-not-citadel"),
        ),
        Step(
            task=msg("learn-dwell-burn"),
            hint=msg("learn-dwell-burn-hint", who=SeatRef(LENA)),
            rule="dungeon",
            do=anything,
            show="burn:citadel",
            others=((LENA, "regroup"),),
        ),
        Step(
            part=msg("learn-dwell-points"),
            task=msg("learn-dwell-see-points"),
            says=(
                Saying("now:0", msg("learn-dwell-say-now")),
                Saying("p:earth", msg("learn-dwell-say-each")),
                Saying("tab:0", msg("learn-dwell-say-three")),
            ),
            rule="scoring",
        ),
        Step(
            part=msg("learn-free"),
            task=msg("learn-free-task"),
            says=(Saying("", msg("learn-dwell-say-free")),),
            free=True,
        ),
    ),
)
