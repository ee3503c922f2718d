"""Building a question for a person, with the ghosts and lights of The Last Spell."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from wyrmtable.core import draft
from wyrmtable.core.game import Wording
from wyrmtable.core.scene import AnyElement, Overlay
from wyrmtable.core.words import Arg, msg
from wyrmtable.games.last_spell.scene.board import hero
from wyrmtable.games.last_spell.scene.harms import Harm
from wyrmtable.games.last_spell.scene.names import enemy_id, hero_id, place
from wyrmtable.games.last_spell.state import Hero, Spell

MOST_BLOCKED = 40


class Draft(draft.Draft[Spell]):
    @property
    def hero(self) -> Hero:
        return self.g.heroes[self.seat]

    def bar(self, why: str, rule: str, *path: str, **args: Arg) -> None:
        """Say why something cannot be chosen, by the word for it."""
        self.block(msg(why, **args), rule, *path)


Asker = Callable[[Draft], Wording]


def target(g: Spell, cell: int) -> str:
    """What one points at on a cell: the enemy, the Hero, else the cell itself."""
    number = g.enemy_at.get(cell)
    if number is not None:
        return enemy_id(number)
    seat = g.hero_on(cell)
    return hero_id(seat) if seat >= 0 else place(cell)


# ---- ghosts and lights


def ghost_hero(g: Spell, seat: int, cell: int) -> AnyElement:
    """The Hero as it would stand."""
    return replace(hero(seat, g.heroes[seat]), at=place(cell))


def blast(cells: Iterable[int]) -> Overlay:
    return Overlay(id="blast", role="blast", cells=tuple(place(cell) for cell in cells))


def wound(harm: Harm) -> Overlay:
    """What an enemy would lose, at the enemy itself."""
    value = f"{'≈' if harm.pip.about else ''}−{-(harm.pip.n or 0)}"
    return Overlay(id=f"harm{harm.cell}", role="blast", cells=(place(harm.cell),), tone="threat", value=value)


def line(start: int, end: int, stopped: int | None = None) -> Overlay:
    """A line of fire, or where it is stopped."""
    broken = "" if stopped is None else place(stopped)
    return Overlay(id="line", role="line", ends=(place(start), place(end)), broken=broken)
