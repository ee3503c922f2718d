"""Every action of an Adventure card, used in Regroup."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from tests.eldervale.shown import SHOWN
from tests.eldervale.table import TILE, Table
from wyrmtable.games.eldervale.data import ADVENTURE, ADVENTURES, ELEMENTS, MAGIC_NUMBER

Prepare = Callable[[Table], Any]


class Case(NamedTuple):
    """A card, what lies ready, what is answered, and what the player then has beyond a Unit on the card."""

    card: str
    supply: dict[str, int] = {}
    """Before; everything else is 0."""
    has: dict[str, int] = {}
    """After."""
    vp: int = 0
    answers: tuple[str, ...] = ()
    prepare: Prepare = lambda t: None
    check: Callable[[Table], bool] = lambda t: True


def both(*steps: Prepare) -> Prepare:
    def run(t: Table) -> None:
        for step in steps:
            step(t)

    return run


def slot(face: str, card: str) -> Prepare:
    return lambda t: t.slot(card, face)


def orb(card: str) -> Prepare:
    return lambda t: t.orb_on(card)


def lead(element: str) -> Prepare:
    return lambda t: t.power(0, **{element: 3})


def homes(*realms: str) -> Prepare:
    def build(t: Table) -> None:
        for realm in realms:
            t.g.dwellings[TILE[realm]] = 0

    return build


def below(*kinds: str) -> Prepare:
    return lambda t: t.below(0, *kinds)


def glory(t: Table) -> bool:
    return t.player(0).glory == 1


def doorway(card: str, element: str, kind: str) -> list[Case]:
    with_token = both(slot("gold:1", card), lead(element))
    tied = both(slot("gold:1", card), lead(element), lambda t: t.power(1, **{element: 3}))
    return [
        Case(card, has={kind: 1, "gold": 1}, prepare=with_token),
        Case(card, has={kind: 1}, prepare=tied),
        Case(card, has={kind: 1}, prepare=lead(element)),
    ]


CASES = [
    # air
    *doorway("zephyr_gate", "air", "scroll"),
    Case("whispering_aerie", has={"scroll": 1}),
    Case(
        "whispering_aerie",
        has={"gold": 1},
        prepare=both(slot("gold:1", "whispering_aerie"), lambda t: t.hand(0, "lure"), lambda t: t.draws("haste")),
        answers=("yes",),
        check=lambda t: t.player(0).hand == [MAGIC_NUMBER["haste"]],
    ),
    Case(
        "cloud_library",
        prepare=lambda t: t.hand(0, "lure"),
        answers=("lure",),
        check=lambda t: len(t.player(0).hand) == 3 and t.g.spent == [MAGIC_NUMBER["lure"]],
    ),
    Case(
        "skyship_dock",
        supply={"gem": 2},
        has={"gem": 1},
        vp=2,
        prepare=slot("gem:1", "skyship_dock"),
        check=lambda t: len(t.player(0).hand) == 1,
    ),
    Case("roc_nest", has={"scroll": 1, "gem": 1, "gold": 1}),
    Case(
        "gale_banner",
        has={"sword": 1, "tool": 1},
        prepare=lambda t: t.unit(0, "worker", "obsidian_crown"),
        answers=("tool", "yes", "moonwell_falls"),
        check=lambda t: "moonwell_falls" in t.where(0, "worker"),
    ),
    Case("stormcallers_perch", check=lambda t: len(t.player(0).hand) == 1),
    Case("stormcallers_perch", vp=2, prepare=orb("stormcallers_perch"), check=lambda t: len(t.player(0).hand) == 2),
    Case(
        "kite_scouts",
        has={"gem": 1},
        prepare=lambda t: t.stack("cinder_pit", "drowned_lagoon", "titan_hollow"),
        answers=("drowned_lagoon", "gem"),
        check=lambda t: [TILE["drowned_lagoon"], TILE["cinder_pit"]] == t.g.stack[:0:-1] and t.player(0).knows == 2,
    ),
    # earth
    *doorway("rootbound_arch", "earth", "gem"),
    Case("gem_terrace", has={"gem": 1}, prepare=homes("emberfields", "obsidian_crown")),
    Case("gem_terrace", has={"gem": 1, "tool": 1}, prepare=homes("emberfields", "obsidian_crown", "moonwell_falls")),
    Case("elder_quarry", supply={"gem": 1}, vp=2, prepare=both(slot("gem:1", "elder_quarry"), homes("emberfields"))),
    Case(
        "elder_quarry",
        supply={"gem": 1},
        vp=4,
        prepare=both(slot("gem:1", "elder_quarry"), homes("emberfields", "obsidian_crown")),
    ),
    Case(
        "burrow_builders",
        supply={"sword": 2},
        vp=2,
        prepare=lambda t: t.unit(0, "worker", "obsidian_crown"),  # sword:2+gem:1, beside the Fortress
        check=lambda t: t.g.dwellings[TILE["obsidian_crown"]] == 0,
    ),
    Case("mountain_roost", has={"gem": 2, "tool": 1}),
    Case(
        "runesmith_hall",
        supply={"gem": 3},
        has={"tool": 2, "gem": 1},
        vp=1,
        answers=("gem", "gem", "pass", "tool", "tool"),
    ),
    Case("granite_guard", has={"sword": 2, "gem": 1}, answers=("gem",)),
    Case("geode_heart", has={"gem": 1}),
    Case("geode_heart", has={"gem": 2}, vp=2, prepare=orb("geode_heart")),
    # fire
    *doorway("ember_gate", "fire", "sword"),
    Case("ash_forge", has={"sword": 1}),
    Case("ash_forge", has={"sword": 2}, prepare=lambda t: setattr(t.player(0), "won", 1)),
    Case("flame_altar", supply={"gem": 1}, vp=2, prepare=slot("gem:1", "flame_altar"), check=glory),
    Case("war_drums", has={"sword": 1}, vp=2, check=glory),
    Case("lava_hatchery", has={"sword": 2}, vp=2),
    Case("pyromancers_circle", supply={"sword": 3}, has={"sword": 1}, vp=4, answers=("yes", "yes")),
    Case("pyromancers_circle", supply={"sword": 3}, has={"sword": 2}, vp=2, answers=("yes", "no")),
    Case(
        "phoenix_pyre",
        has={"sword": 1},
        prepare=below("warrior", "wizard"),
        answers=("retrieve:warrior@underworld>ready",),
        check=lambda t: not any("wizard@underworld" in name for name in t.options()),
    ),
    Case(
        "phoenix_pyre",
        has={"sword": 1},
        vp=2,
        prepare=both(below("warrior", "wizard"), orb("phoenix_pyre")),
        answers=("retrieve:warrior@underworld>ready",),
        check=lambda t: "retrieve:wizard@underworld>gather" in t.options(),
    ),
    Case(
        "salamander_market",
        supply={"sword": 3},
        has={"sword": 1, "tool": 2},
        answers=("sword", "sword", "tool", "tool"),
    ),
    # water
    *doorway("tidal_gate", "water", "potion"),
    Case("spring_of_mending", has={"potion": 1}),
    Case("spring_of_mending", has={"gem": 2}, prepare=slot("gem:2", "spring_of_mending")),
    Case(
        "harbor_exchange",
        supply={"gem": 1},
        has={"gold": 1, "sword": 1},
        prepare=slot("gem:1", "harbor_exchange"),
        answers=("sword",),
    ),
    Case(
        "coral_shipyard",
        supply={"sword": 2},
        answers=("unit:warrior@ready",),
        check=lambda t: t.where(0, "warrior") == ["ready"],
    ),
    Case("sea_drake_cove", has={"potion": 2}, check=lambda t: len(t.player(0).hand) == 1),
    Case("moonpool", has={"gem": 2, "tool": 1}, prepare=lambda t: t.cards(0, "mountain_roost")),
    Case("tide_guard", has={"sword": 1, "potion": 1, "tool": 1}),
    Case("pearl_divers_rest", has={"potion": 1}),
    Case("pearl_divers_rest", has={"potion": 1, "gold": 1}, vp=1, prepare=orb("pearl_divers_rest")),
    Case("healing_rain", vp=2, prepare=below("warrior", "wizard"), check=lambda t: t.asked == "after-retrieve"),
    # light
    *doorway("luminous_threshold", "light", "scroll"),
    Case(
        "sunlit_scriptorium",
        supply={"gem": 1},
        has={"scroll": 1},
        vp=1,
        answers=("yes", "to:1.gem"),
        check=lambda t: t.has(1, gem=1),
    ),
    Case(
        "chapel_of_dawn",
        supply={"gem": 1},
        vp=3,
        prepare=both(
            slot("gem:1", "chapel_of_dawn"), lambda t: t.power(0, fire=3, water=1), lambda t: t.power(1, water=1)
        ),
    ),
    Case("pilgrim_road", has={"potion": 1}, vp=2, prepare=homes("emberfields", "obsidian_crown", "lilypad_shallows")),
    Case("gryphon_spire", has={"scroll": 1, "potion": 1}, vp=2),
    Case(
        "seers_mirror",
        supply={"sword": 1},
        prepare=lambda t: t.row("ash_forge", "spring_of_mending"),
        check=lambda t: t.player(0).tableau[-1] == ADVENTURE["ash_forge"] and "ash_forge" not in t.face_up(),
    ),
    Case("paladin_hall", vp=2, answers=("glory-1",), prepare=homes("emberfields"), check=glory),
    Case("paladin_hall", vp=3, answers=("score-1-per-own_dwelling-max-3",), prepare=homes(*list(TILE)[:4])),
    Case("prism_shrine", has={"potion": 1}, answers=("gain-potion-1",)),
    Case("prism_shrine", has={"potion": 1, "scroll": 1}, vp=2, answers=("gain-potion-1",), prepare=orb("prism_shrine")),
    Case("hymn_of_unity", supply={"gem": 2, "gold": 1}, has={"gem": 1}, vp=3),
    # darkness
    *doorway("gloomwood_door", "darkness", "potion"),
    Case(
        "nightshade_garden",
        has={"potion": 1, "sword": 1, "tool": 1},
        prepare=lambda t: t.unit(0, "worker", "obsidian_crown"),
        answers=("yes", "tool"),
    ),
    Case("sacrificial_pit", has={"gem": 1, "tool": 1, "sword": 1}, answers=("gem", "tool")),
    Case(
        "bone_market",
        supply={"gem": 1},
        has={"tool": 1},
        vp=2,
        prepare=both(slot("gem:1", "bone_market"), lambda t: t.supply(1, tool=2, sword=1)),
        answers=("from:1.tool",),
        check=lambda t: t.has(1, tool=1, sword=1),
    ),
    Case(
        "wyrm_barrow",
        supply={"potion": 2},
        prepare=both(
            lambda t: t.unit(0, "worker", "obsidian_crown"), lambda t: t.monster("demon_of_might", "lilypad_shallows")
        ),
        check=lambda t: t.where(0, "demon_of_might") == ["ready"],
    ),
    Case(
        "necromancers_study",
        prepare=both(lambda t: t.hand(1, "lure", "haste"), lambda t: t.g.spent.extend(t.player(1).hand)),
        answers=("haste",),
        check=lambda t: MAGIC_NUMBER["haste"] in t.player(0).hand and len(t.player(0).hand) == 2,
    ),
    Case("dread_barracks", has={"sword": 3}, prepare=below("worker", "wizard")),
    Case("shade_idol", has={"gem": 1}, answers=("gem",)),
    Case(
        "shade_idol",
        has={"gem": 1, "gold": 1},
        answers=("gem",),
        prepare=both(orb("shade_idol"), lambda t: t.supply(1, gold=1)),
    ),
    Case("cemetery_gate", vp=2, prepare=below("worker", "wizard")),
    # order
    *doorway("gate_of_measures", "order", "tool"),
    Case("gear_workshop", has={"tool": 1}),
    Case("citadel", vp=2, check=glory),
    Case("guild_hall", supply={"gem": 1}, vp=3, prepare=slot("gem:1", "guild_hall")),
    Case("clockwork_dragonry", has={"tool": 3}, answers=("gain-tool-3",)),
    Case("clockwork_dragonry", has={"gold": 2}, answers=("gain-gold-2",)),
    Case("hall_of_laws", supply={"gem": 2}, check=lambda t: t.player(0).power[2] == 2),
    Case("archive_of_patents", has={"scroll": 1}),
    Case(
        "archive_of_patents",
        has={"scroll": 1},
        vp=2,
        prepare=both(orb("archive_of_patents"), lambda t: t.row("ash_forge", "moonpool")),
        answers=("burn:moonpool",),
        check=lambda t: "moonpool" not in t.face_up() and len(t.face_up()) == len(t.g.elements),
    ),
    Case("grand_census", vp=2, prepare=lambda t: t.ready(0, "wizard", "warrior")),
    # chaos
    *doorway("shifting_door", "chaos", "gem"),
    Case(
        "bazaar_of_oddities",
        has={"gold": 1},
        vp=2,
        prepare=slot("gold:1", "bazaar_of_oddities"),
        answers=("yes",),
        check=lambda t: t.g.slots == {},
    ),
    Case("wheel_of_fortune", supply={"gem": 1}, prepare=lambda t: t.script("card-die", 0)),
    Case("wheel_of_fortune", has={"tool": 1}, answers=("tool",), prepare=lambda t: t.script("card-die", 2)),
    Case(
        "wheel_of_fortune",
        has={"tool": 1, "gem": 1},
        answers=("tool", "gem"),
        prepare=lambda t: t.script("card-die", 3),
    ),
    Case("wheel_of_fortune", has={"gold": 2}, prepare=lambda t: t.script("card-die", 5)),
    Case(
        "wildgrowth_maze",
        supply={"gem": 1},
        vp=1,
        prepare=slot("gem:1", "wildgrowth_maze"),
        check=lambda t: len(t.player(0).hand) == 2,
    ),
    Case(
        "chimera_pen",
        has={"gem": 1, "sword": 1},
        prepare=lambda t: t.monster("demon_of_might", "moonwell_falls"),
        answers=("yes", "lilypad_shallows"),
        check=lambda t: t.monster_in("demon_of_might") == "lilypad_shallows",
    ),
    Case("mad_wyrms_hoard", has={"gem": 2}, prepare=lambda t: t.power(0, fire=3, water=1)),
    Case(
        "tricksters_loft",
        prepare=both(lambda t: t.cards(0, "citadel"), lambda t: t.row("moonpool")),
        answers=("yes",),
        check=lambda t: (
            ADVENTURE["moonpool"] in t.player(0).tableau and ADVENTURE["citadel"] not in t.player(0).tableau
        ),
    ),
    Case("prismatic_fissure", has={"gem": 1}, answers=("gem",)),
    Case(
        "prismatic_fissure",
        has={"gem": 1},
        prepare=orb("prismatic_fissure"),
        answers=("gem", "stack:obsidian_crown.1"),
        check=lambda t: len(t.player(0).tray) == 1,
    ),
    Case("carnival_of_masks", has={"sword": 2}, vp=2, prepare=lambda t: t.cards(1, "lava_hatchery")),
]

SHOWN.update(case.card for case in CASES)

_ICON = {-1: "worker", 1: "warrior", 2: "wizard", 3: "dragon"}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.card)
def test_action(case: Case) -> None:
    printed = ADVENTURES[ADVENTURE[case.card]]
    t = Table("embercrush_ogres", "atlanteans", elements=(ELEMENTS[printed.element], "order"))
    t.player(0).power[printed.element] = max(0, t.player(0).power[printed.element])
    t.map("fortress", "obsidian_crown", "lilypad_shallows", "moonwell_falls", "portal", "emberfields")
    kind = _ICON[printed.icon]
    t.only(0, "worker", "worker")
    t.unit(0, kind, "portal")
    t.cards(0, case.card)
    t.supply(0, **case.supply)
    case.prepare(t)
    t.turn(0)
    if t.asked == "main-choice":
        t.do("regroup")
    t.do(f"retrieve:{kind}@portal>{case.card}", *case.answers)
    player = t.player(0)
    assert t.has(0, **case.has), (player.supply, t.asked, t.options())
    assert player.vp == case.vp
    assert case.check(t)
