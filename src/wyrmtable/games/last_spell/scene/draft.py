"""Building a question for a person: options that point at things, buttons for what has no place, chips, ghosts, reasons."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from wyrmtable.core.ask import Question, name_of
from wyrmtable.core.game import Wording
from wyrmtable.core.scene import AnyElement, Blocked, Option, Overlay, Pip, Verb, Weight
from wyrmtable.core.words import Arg, Msg, msg
from wyrmtable.games.last_spell.scene.board import hero
from wyrmtable.games.last_spell.scene.names import enemy_id, hero_id, place, word
from wyrmtable.games.last_spell.state import Hero, Spell

MOST_BLOCKED = 40


class Draft:
    """One question under construction."""

    def __init__(self, g: Spell, question: Question) -> None:
        self.g = g
        self.kind = question.kind
        self.seat = question.seat
        self.about = question.about
        self.answers = question.options
        self.options: list[Option] = []
        self.verbs: dict[str, Verb] = {}
        self.blocked: list[Blocked] = []

    @property
    def hero(self) -> Hero:
        return self.g.heroes[self.seat]

    def add(
        self,
        answer: Any,
        *path: str,
        label: Msg,
        gives: Iterable[Pip] = (),
        preview: Iterable[AnyElement] = (),
    ) -> None:
        """An answer given by pointing at things."""
        self.options.append(Option(name_of(answer), path, label=label, gives=tuple(gives), preview=tuple(preview)))

    def verb(
        self,
        answer: Any,
        key: str,
        label: Msg,
        *before: str,
        icon: str = "",
        weight: Weight = 1,
        says: Msg | None = None,
        gives: Iterable[Pip] = (),
        preview: Iterable[AnyElement] = (),
    ) -> None:
        """An answer given by a button, perhaps after pointing at something; ``says`` is what the button says if that is less."""
        self.verbs[key] = Verb(says or label, icon, weight=weight)
        self.add(answer, *before, f"!{key}", label=label, gives=gives, preview=preview)

    def block(self, why: str, rule: str, *path: str, **args: Arg) -> None:
        self.blocked.append(Blocked(path, msg(why, **args), rule))

    def finish(self, rule: str, hint: Msg | None = None, prompt: Msg | None = None) -> Wording:
        self._tell_apart()
        lit = {option.path[0] for option in self.options}
        whole = {option.path for option in self.options}
        blocked = [b for b in self.blocked if b.path[0] not in lit or (len(b.path) > 1 and b.path not in whole)]
        return Wording(
            prompt=prompt or word(f"ask-{self.kind}"),
            options=tuple(self.options),
            hint=hint,
            rule=rule,
            verbs=self.verbs,
            blocked=tuple(blocked[:MOST_BLOCKED]),
        )

    def _tell_apart(self) -> None:
        """Options that point alike get a button each."""
        seen: dict[tuple[str, ...], int] = {}
        for option in self.options:
            seen[option.path] = seen.get(option.path, 0) + 1
        for index, option in enumerate(self.options):
            if seen[option.path] > 1:
                key = re.sub(r"[^a-z0-9]+", "-", option.name).strip("-")
                assert option.label is not None
                self.verbs[key] = Verb(option.label)
                self.options[index] = replace(option, path=(*option.path, f"!{key}"))


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


def line(start: int, end: int) -> Overlay:
    """A line of fire."""
    return Overlay(id="line", role="line", ends=(place(start), place(end)))
