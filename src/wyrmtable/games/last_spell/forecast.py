"""What is to come, foretold on silent copies: the Monster Phase, which follows fixed rules, and what an order would change.

Heroes are taken to turn no armour and to protect nobody. Nothing is learnt of the true future: coins and dice are not thrown.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from wyrmtable.core.ask import PASS, Question, Rule, Together
from wyrmtable.core.chance import Chance
from wyrmtable.games.last_spell.acts import KEEP
from wyrmtable.games.last_spell.data import ITEMS
from wyrmtable.games.last_spell.grid import LANES
from wyrmtable.games.last_spell.land import ground_of
from wyrmtable.games.last_spell.rules import STEPS
from wyrmtable.games.last_spell.rules.acting import perform
from wyrmtable.games.last_spell.rules.building import hp_of
from wyrmtable.games.last_spell.rules.defences import fire
from wyrmtable.games.last_spell.rules.main_phase import do
from wyrmtable.games.last_spell.rules.paths import path_values
from wyrmtable.games.last_spell.rules.scrolls import read
from wyrmtable.games.last_spell.state import Spell


class Deed(Struct, frozen=True, kw_only=True):
    """What one monster (or the Boss: ``enemy`` 0) will do."""

    enemy: int
    kind: str
    start: int
    end: int
    """Cell after its move; −1 when it is gone."""
    wounds: Mapping[int, int] = {}
    """Wounds by seat."""
    guard: Mapping[int, int] = {}
    """Guard lost by seat."""
    mages: Mapping[int, int] = {}
    """HP lost by Mage."""
    burnt: Mapping[int, int] = {}
    """Flames put on structures, by id; those that bring one down, too."""
    destroyed: tuple[int, ...] = ()
    """Structures that fall."""
    down: tuple[int, ...] = ()
    """Heroes that fall."""
    slain: tuple[int, ...] = ()
    """Other enemies that die of it."""
    moved: Mapping[int, int] = {}
    """Cells to which others go: the Boss, and who changes places with it."""
    placed: Mapping[int, int] = {}
    """Cells where others appear, by id."""


LAST_STEPS = ("end-of-round", "round", "over")


# ---- a copy to try things on


class Steady(Chance):
    """No chance at all: the coin shows Freude, so that every hit lands; what is drawn is the first there is."""

    __slots__ = ()

    def _draw(self, stream: str, bits: int) -> int:
        self.total += 1
        return 0


def trial(g: Spell) -> Spell:
    world = g.copy()
    world.trail = None
    world.chance = Steady("")
    return world


def settle(flow: Rule[Any] | None, *answers: Any) -> bool:
    """Run a rule: these answers first, then whatever may be declined is; whether it came to its end without another aim."""
    if flow is None:
        return True
    left = list(answers)
    try:
        question = next(flow)
        while True:
            assert not isinstance(question, Together)
            if not left and is_aim(question.kind):
                return False
            question = flow.send(left.pop(0) if left else declined(question))
    except StopIteration:
        return True


def is_aim(kind: str) -> bool:
    """A question at what a Defence is fired, or on whom a scroll is read: the order itself."""
    return kind in ("ballista", "catapult") or kind.startswith("scroll-")


def declined(question: Question) -> Any:
    if question.kind == "reroll":
        return KEEP
    return PASS if PASS in question.options else question.options[0]


# ---- the Monster Phase


def forecast(g: Spell) -> list[Deed]:
    """What each monster will do if the Monster Phase began now, in the order they act."""
    world = trial(g)
    world.agenda = []
    world.active = -1
    world.phase = "end-of-round"
    world.then("monster-phase", "boss-acts", "end-of-round")
    deeds: list[Deed] = []
    while world.agenda and world.agenda[-1][0] not in LAST_STEPS and not world.outcome:
        before = Glance(world)
        number = next((id for id in reversed(world.to_act) if id in world.enemies), 0)
        name, *about = world.agenda.pop()
        settle(STEPS[str(name)](world, *about))
        if name == "monster":
            if number:
                deeds.append(deed_of(before, world, number))
        elif name not in ("monster-phase", "boss-acts"):
            deeds.append(deed_of(before, world, 0))
    return deeds


class Glance:
    """What a deed is told by, as it was before."""

    def __init__(self, g: Spell) -> None:
        self.wounds = [hero.wounds for hero in g.heroes]
        self.guard = [hero.guard for hero in g.heroes]
        self.down = [hero.down for hero in g.heroes]
        self.mages = g.mages.copy()
        self.hp = {id: hp_of(structure) for id, structure in g.structures.items()}
        self.enemies = {id: (enemy.kind, enemy.cell) for id, enemy in g.enemies.items()}


def deed_of(before: Glance, after: Spell, number: int) -> Deed:
    kind, start = before.enemies.get(number, ("boss", -1))
    acting = after.enemies.get(number)
    left = {id: hp_of(structure) for id, structure in after.structures.items()}
    return Deed(
        enemy=number,
        kind=kind,
        start=start,
        end=acting.cell if acting else -1,
        wounds=losses([hero.wounds for hero in after.heroes], before.wounds),
        guard=losses(before.guard, [hero.guard for hero in after.heroes]),
        mages=losses(before.mages, after.mages),
        burnt={id: hp - left.get(id, 0) for id, hp in before.hp.items() if hp > left.get(id, 0)},
        destroyed=tuple(id for id in before.hp if id not in left),
        down=tuple(seat for seat, hero in enumerate(after.heroes) if hero.down and not before.down[seat]),
        slain=tuple(id for id in before.enemies if id not in after.enemies and id != number),
        moved={
            id: after.enemies[id].cell
            for id, (_, cell) in before.enemies.items()
            if id != number and id in after.enemies and after.enemies[id].cell != cell
        },
        placed={id: enemy.cell for id, enemy in after.enemies.items() if id not in before.enemies},
    )


def losses(more: list[int], less: list[int]) -> dict[int, int]:
    return {n: a - b for n, (a, b) in enumerate(zip(more, less, strict=True)) if a > b}


# ---- an order one is about to give


def after(g: Spell, question: Question, answer: Any) -> Spell | None:
    """The position after an answer that is an order; None where the order itself is asked for next, or was before.

    A shot or a scroll with one target alone is not asked for, and done at once.
    """
    world = trial(g)
    seat, kind = question.seat, question.kind
    if kind == "day":
        do(world, seat, answer)
        world.paths = []
    elif kind in ("ballista", "catapult"):
        settle(fire(world, seat, world.structures[int(question.about)]), answer)
    elif is_aim(kind):
        settle(read(world, seat, ITEMS[kind.removeprefix("scroll-")]), answer)
    elif kind != "act" or not settle(perform(world, seat, world.heroes[seat], answer)):
        return None
    return world


# ---- the ways into the City


def routes(g: Spell) -> dict[int, list[int]]:
    """By fog space with a wave to come: the cells that monsters on foot would take from there to the Mages."""
    if not g.piles:
        return {}
    world = trial(g)
    values = path_values(world)
    ground = ground_of(g.rules.scenario, g.fog)
    found: dict[int, list[int]] = {}
    for space, cards in g.piles.items():
        start = next((c for n in (1, 2, 0, 3) if ground.open[c := LANES[space].cell(tuple(g.fog), False, n)]), -1)
        if not cards or start < 0:
            continue
        route = [start]
        while values[near := min(ground.walk[route[-1]], key=values.__getitem__)] < values[route[-1]]:
            route.append(near)
        found[space] = route
    return found
