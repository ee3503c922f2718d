"""Building a question for a person: options that point at things, verbs for what has no place, chips and ghosts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from msgspec.structs import replace

from wyrmtable.core.ask import Named, Question
from wyrmtable.core.game import Wording
from wyrmtable.core.scene import AnyElement, Blocked, Option, Pip, Verb, Weight
from wyrmtable.core.words import Arg, Msg, msg
from wyrmtable.games.eldervale.scene.names import word
from wyrmtable.games.eldervale.state import Eldervale, Player

_MOST_BLOCKED = 40


class Draft:
    """One question under construction."""

    def __init__(self, g: Eldervale, question: Question) -> None:
        self.g = g
        self.question = question
        self.kind = question.kind
        self.seat = question.seat
        self.about = question.about
        self.options: list[Option] = []
        self.verbs: dict[str, Verb] = {}
        self.blocked: list[Blocked] = []

    @property
    def player(self) -> Player:
        return self.g.players[self.seat]

    def add(
        self,
        option: Named,
        *path: str,
        label: Msg,
        gives: Iterable[Pip] = (),
        preview: Iterable[AnyElement] = (),
    ) -> None:
        """An option that is a thing, or several pointed at one after the other."""
        self.options.append(Option(option.name, path, label=label, gives=self._gives(gives), preview=tuple(preview)))

    def verb(
        self,
        option: Named,
        key: str,
        label: Msg,
        *before: str,
        icon: str = "",
        weight: Weight = 1,
        gives: Iterable[Pip] = (),
        n: int | None = None,
        button: Msg | None = None,
    ) -> None:
        """An option answered by a button, perhaps after pointing at something (``before``).

        A verb that several things share has a ``button`` that names none of them.
        """
        self.verbs[key] = Verb(button or label, icon, weight=weight)
        self.options.append(Option(option.name, (*before, f"!{key}"), label=label, n=n, gives=self._gives(gives)))

    def _gives(self, gives: Iterable[Pip]) -> tuple[Pip, ...]:
        """In a window nothing is sure: somebody before in the order may react, and then all is asked anew."""
        if self.question.form != "window":
            return tuple(gives)
        return tuple(pip if pip.n is None else replace(pip, about=True) for pip in gives)

    def block(self, why: Msg, rule: str, *path: str) -> None:
        self.blocked.append(Blocked(path, why, rule))

    def finish(self, rule: str = "", hint: Msg | None = None, prompt: Msg | None = None) -> Wording:
        """The question; options that point alike are told apart by a verb of their own."""
        self._tell_apart()
        lit = {option.path[0] for option in self.options}
        return Wording(
            prompt=prompt or word(f"ask-{self.kind}"),
            options=tuple(self.options),
            hint=hint,
            rule=rule,
            verbs=self.verbs,
            places=tuple(getattr(self.question, "places", ())),
            blocked=tuple(blocked for blocked in self.blocked if blocked.path[0] not in lit)[:_MOST_BLOCKED],
        )

    def _tell_apart(self) -> None:
        """No path equals another or is the beginning of one."""
        paths = [option.path for option in self.options]
        starts = {path[:end] for path in paths for end in range(1, len(path))}
        for index, option in enumerate(self.options):
            if paths.count(option.path) > 1 or option.path in starts:
                key = re.sub(r"[^a-z0-9]+", "-", option.name).strip("-")
                label = option.label or word(f"ask-{self.kind}")
                self.verbs[key] = Verb(label)
                self.options[index] = Option(
                    option.name, (*option.path, f"!{key}"), label=label, gives=option.gives, preview=option.preview
                )


Asker = Callable[[Draft], Wording]


def note(icon: str, id: str, **args: Arg) -> Pip:
    """A chip that says something in words."""
    return Pip(icon, label=msg(id, **args))
