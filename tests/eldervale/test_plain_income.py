"""What the actions of Adventure cards bring, written down a second time by name from their texts, holds in random Regroups.

Seen from outside: what a player had before a Unit was retrieved onto a card, and has after it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

import pytest

from tests.eldervale.crowd import crowded
from wyrmtable.core.ask import Rule
from wyrmtable.core.chance import Chance
from wyrmtable.core.run import Run
from wyrmtable.games.eldervale import GAME, acts
from wyrmtable.games.eldervale.data import (
    ADVENTURE,
    ADVENTURES,
    BEAST,
    MAGIC_NUMBER,
    ON_CARD,
    ORB,
    RESOURCES,
    TILES,
    TOKENS,
    UNDERWORLD,
    slot_key,
)
from wyrmtable.games.eldervale.state import Eldervale, Player

VARIANTS = list(GAME.variants())
SECOND_WIND = MAGIC_NUMBER["second_wind"]
QUIET_AURAS = [ADVENTURE[name] for name in ("aura_of_haste", "aura_of_order", "aura_of_souls")]


class Before:
    """The table as it was, for the player who regroups, a Unit from the Underworld already up."""

    def __init__(self, g: Eldervale, seat: int, card: int, risen: bool) -> None:
        player = g.players[seat]
        others = [other for other in g.players if other.seat != seat]
        self.orb = card in g.orbs_on
        self.homes = g.dwellings.count(seat)
        self.below = player.places.count(UNDERWORLD) - risen
        self.tracks = sum(space > 0 for space in player.power)
        self.highest = sum(
            player.power[e] > 0 and all(other.power[e] <= player.power[e] for other in others) for e in g.elements
        )
        self.alone = all(
            other.power[ADVENTURES[card].element] < player.power[ADVENTURES[card].element] for other in others
        )
        self.active = sum(place not in (-2, -4) for place in player.places)
        ruins = {tile.number for tile in TILES if tile.kind == "ruin"}
        self.beside_ruins = sum(
            owner == seat and any(g.adjacent[realm] >> ruin & 1 for ruin in ruins)
            for realm, owner in enumerate(g.dwellings)
        )
        self.won = player.won > 0
        self.token = g.slots.get(slot_key(card, 0), -1)


class Brings(NamedTuple):
    """Resources by kind, resources of any kind, Magic cards, points."""

    gains: dict[str, int] = {}
    any: int = 0
    magic: int = 0
    points: int = 0


Card = Callable[[Before], Brings]
CARDS: dict[str, Card] = {
    "cloud_library": lambda b: Brings(magic=3 - 1),
    "roc_nest": lambda b: Brings({"scroll": 1, "gem": 1, "gold": 1}),
    "gale_banner": lambda b: Brings({"sword": 1}, any=1),
    "kite_scouts": lambda b: Brings(any=1),
    "stormcallers_perch": lambda b: Brings(magic=1 + b.orb, points=2 * b.orb),
    "mountain_roost": lambda b: Brings({"gem": 2, "tool": 1}),
    "granite_guard": lambda b: Brings({"sword": 2}, any=1),
    "geode_heart": lambda b: Brings({"gem": 1 + b.orb}, points=2 * b.orb),
    "lava_hatchery": lambda b: Brings({"sword": 2}, points=2),
    "phoenix_pyre": lambda b: Brings({"sword": 1}, points=2 * b.orb),
    "sea_drake_cove": lambda b: Brings({"potion": 2}, magic=1),
    "tide_guard": lambda b: Brings({"sword": 1, "potion": 1, "tool": 1}),
    "pearl_divers_rest": lambda b: Brings({"potion": 1, "gold": int(b.orb)}, points=int(b.orb)),
    "healing_rain": lambda b: Brings(points=min(3, b.below)),
    "pilgrim_road": lambda b: Brings({"potion": 1}, points=min(3, b.beside_ruins)),
    "gryphon_spire": lambda b: Brings({"scroll": 1, "potion": 1}, points=2),
    "sacrificial_pit": lambda b: Brings(any=2),
    "dread_barracks": lambda b: Brings({"sword": 1 + min(3, b.below)}),
    "cemetery_gate": lambda b: Brings(points=min(4, b.below)),
    "archive_of_patents": lambda b: Brings({"scroll": 1}, points=2 * b.orb),
    "grand_census": lambda b: Brings(points=min(4, b.active // 2)),
    "chimera_pen": lambda b: Brings({"gem": 1, "sword": 1}),
    "mad_wyrms_hoard": lambda b: Brings({"gem": min(4, b.tracks)}),
    # after the price of the input slot
    "skyship_dock": lambda b: Brings(magic=1, points=2),
    "elder_quarry": lambda b: Brings(points=4 if b.homes >= 2 else 2),
    "harbor_exchange": lambda b: Brings({"gold": 1}, any=1),
    "chapel_of_dawn": lambda b: Brings(points=1 + min(3, b.highest)),
    "guild_hall": lambda b: Brings(points=3),
    "wildgrowth_maze": lambda b: Brings(magic=2, points=1),
    # besides the gain of the output slot, or of the door
    "gem_terrace": lambda b: Brings({"tool": int(b.homes >= 3)}),
    "ash_forge": lambda b: Brings({"sword": int(b.won)}),
    "whispering_aerie": lambda b: Brings(),
    "spring_of_mending": lambda b: Brings(),
    **{card.name: lambda b: Brings() for card in ADVENTURES if card.kind == "doorway"},
}
PRINTED = {
    "gem_terrace": "gem",
    "ash_forge": "sword",
    "whispering_aerie": "scroll",
    "spring_of_mending": "potion",
    "zephyr_gate": "scroll",
    "rootbound_arch": "gem",
    "ember_gate": "sword",
    "tidal_gate": "potion",
    "luminous_threshold": "scroll",
    "gloomwood_door": "potion",
    "gate_of_measures": "tool",
    "shifting_door": "gem",
}
"""What output slots and doors bring as printed."""


def faces(token: int) -> list[Counter[str]]:
    return [Counter({RESOURCES[kind]: n for kind, n in enumerate(face) if n}) for face in TOKENS[token].faces]


def gains(name: str, before: Before) -> list[tuple[Brings, Counter[str], int]]:
    """All that may have come: what the text says, fixed resources with those of slots, pieces paid."""
    brings = CARDS[name](before)
    fixed = Counter(brings.gains)
    if name not in PRINTED:
        paid = (
            faces(before.token)
            if ADVENTURES[ADVENTURE[name]].slots == ("in",) and before.token != ORB
            else [Counter[str]()]
        )
        return [(brings, fixed, price.total()) for price in paid]
    printed = Counter({PRINTED[name]: 1})
    if ADVENTURES[ADVENTURE[name]].kind == "doorway":
        more = faces(before.token) if before.alone and before.token >= 0 else [Counter[str]()]
        return [(brings, fixed + printed + face, 0) for face in more]
    return [(brings, fixed + face, 0) for face in (faces(before.token) if before.token >= 0 else [printed])]


def agrees(was: Player, now: Player, brings: Brings, fixed: Counter[str], paid: int, drawn: bool) -> bool:
    """Points to the last; resources of every kind where nothing is free to choose, else how many pieces there are."""
    if now.vp - was.vp != brings.points:
        return False
    chosen = brings.any or paid
    for kind in range(6):
        most = min(5, was.supply[kind] + fixed[RESOURCES[kind]])
        if not chosen and now.supply[kind] != most:
            return False
    magic = brings.magic + fixed["magic"]
    if not chosen:
        return not drawn or len(now.hand) - len(was.hand) == magic
    if max(was.supply) > 1 or not drawn:  # some of it may be lost at the limit
        return True
    more = sum(now.supply) + len(now.hand) - sum(was.supply) - len(was.hand)
    return more == fixed.total() - fixed["magic"] + magic + brings.any - paid


def watch(monkeypatch: pytest.MonkeyPatch, seen: Counter[str]) -> None:
    step = GAME.steps["retrieve"]

    def compared(g: Eldervale) -> Rule[None]:
        before, activated = g.copy(), len(g.now.activated)
        flow = step(g)
        if flow is not None:
            yield from flow
        new = g.now.activated[activated:]
        if len(new) != 1 or (SECOND_WIND in g.spent) != (SECOND_WIND in before.spent):
            return
        ((card, kind),) = new
        name, seat = ADVENTURES[card].name, g.active
        aura = before.auras.get(card, -1)
        if name not in CARDS or kind >= BEAST or (aura >= 0 and aura not in QUIET_AURAS):
            return
        was, now = before.players[seat], g.players[seat]
        risen = now.places.count(UNDERWORLD) < was.places.count(UNDERWORLD)
        ways = gains(name, Before(before, seat, card, risen))
        assert any(agrees(was, now, *way, drawn=len(before.magic) > 4) for way in ways), (name, was, now, ways)
        seen[name] += 1

    monkeypatch.setitem(GAME.steps, "retrieve", compared)


def test_cards_bring_what_their_texts_say(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: Counter[str] = Counter()
    watch(monkeypatch, seen)
    rng = random.Random(7)
    for match in range(2 * len(VARIANTS)):
        run = Run(GAME, GAME.setup(*VARIANTS[match % len(VARIANTS)], Chance(f"income {match}")))
        turns = []
        for _ in range(300):
            if run.over:
                break
            if run.question.kind == "main-choice" and rng.random() < 0.5:
                turns.append(run.state.copy())
            run.pick(rng.choice(list(run.options)))
        for turn in turns:
            run = Run(GAME, crowded(turn, rng))
            for _ in range(70):
                if run.over or run.state.turns > turn.turns:
                    break
                options = list(run.options)
                used = [o for o in options if isinstance(o, acts.Retrieve) and o.action <= ON_CARD]
                run.pick(acts.REGROUP if acts.REGROUP in options else rng.choice(used or options))
    assert {name for name in CARDS if not seen[name]} == set()
