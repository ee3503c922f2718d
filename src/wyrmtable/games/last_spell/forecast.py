"""The coming Monster Phase, foretold: monsters act by fixed rules, so a silent copy shows what they will do.

Heroes are taken to turn no armour and to protect nobody.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from wyrmtable.core.ask import PASS, Together
from wyrmtable.core.game import Step
from wyrmtable.games.last_spell.acts import KEEP
from wyrmtable.games.last_spell.rules import STEPS
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
    """Flames on structures, by id."""
    destroyed: tuple[int, ...] = ()
    """Structures that fall."""
    down: tuple[int, ...] = ()
    """Heroes that fall."""
    slain: tuple[int, ...] = ()
    """Other enemies that die of it."""
    placed: tuple[int, ...] = ()
    """Cells where monsters appear."""


LAST_STEPS = ("end-of-round", "round", "over")


def forecast(g: Spell) -> list[Deed]:
    """What each monster will do if the Monster Phase began now, in the order they act."""
    world = g.copy()
    world.trail = None
    world.agenda = []
    world.active = -1
    world.phase = "end-of-round"
    world.then("monster-phase", "boss-acts", "end-of-round")
    deeds: list[Deed] = []
    while world.agenda and world.agenda[-1][0] not in LAST_STEPS and not world.outcome:
        before = world.copy()
        name, *about = world.agenda.pop()
        run(STEPS[str(name)], world, about)
        if name == "monster":
            number = next((id for id in reversed(before.to_act) if id in before.enemies), 0)
            if number:
                deeds.append(deed_of(before, world, number))
        elif name not in ("monster-phase", "boss-acts"):
            deeds.append(deed_of(before, world, 0))
    return deeds


def run(step: Step, world: Spell, about: list[int]) -> None:
    """A step whose questions are all declined."""
    flow = step(world, *about)
    if flow is None:
        return
    try:
        question = next(flow)
        while True:
            assert not isinstance(question, Together)
            declined = KEEP if question.kind == "reroll" else PASS
            question = flow.send(declined)
    except StopIteration:
        return


def deed_of(before: Spell, after: Spell, number: int) -> Deed:
    enemy = before.enemies.get(number)
    acting = after.enemies.get(number)
    was = {id: structure.flames for id, structure in before.structures.items()}
    return Deed(
        enemy=number,
        kind=enemy.kind if enemy else "boss",
        start=enemy.cell if enemy else -1,
        end=acting.cell if acting else -1,
        wounds=losses([hero.wounds for hero in after.heroes], [hero.wounds for hero in before.heroes]),
        guard=losses([hero.guard for hero in before.heroes], [hero.guard for hero in after.heroes]),
        mages=losses(before.mages, after.mages),
        burnt={id: s.flames - was[id] for id, s in after.structures.items() if s.flames > was[id]},
        destroyed=tuple(id for id in before.structures if id not in after.structures),
        down=tuple(seat for seat, hero in enumerate(after.heroes) if hero.down and not before.heroes[seat].down),
        slain=tuple(id for id in before.enemies if id not in after.enemies and id != number),
        placed=tuple(e.cell for id, e in after.enemies.items() if id not in before.enemies),
    )


def losses(more: list[int], less: list[int]) -> dict[int, int]:
    return {n: a - b for n, (a, b) in enumerate(zip(more, less, strict=True)) if a > b}
