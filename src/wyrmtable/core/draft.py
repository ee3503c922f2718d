"""Building a question for a person: options that point at things, verbs for what has no place, chips and ghosts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any, Generic

from msgspec.structs import replace

from wyrmtable.core.ask import Question, name_of
from wyrmtable.core.game import Wording
from wyrmtable.core.scene import AnyElement, Blocked, Meter, Option, Pip, Verb, Weight
from wyrmtable.core.state import S
from wyrmtable.core.words import Msg

_MOST_BLOCKED = 40


class Draft(Generic[S]):
    """One question under construction; a game's own adds what is special to it."""

    def __init__(self, g: S, question: Question) -> None:
        self.g = g
        self.question = question
        self.kind = question.kind
        self.seat = question.seat
        self.about = question.about
        self.answers = question.options
        self.options: list[Option] = []
        self.verbs: dict[str, Verb] = {}
        self.blocked: list[Blocked] = []
        self.meter: tuple[Meter, ...] = ()
        self.brings: tuple[Pip, ...] = ()
        self.ghosts: tuple[AnyElement, ...] = ()

    def add(
        self,
        answer: Any,
        *path: str,
        label: Msg,
        gives: Iterable[Pip] = (),
        preview: Iterable[AnyElement] = (),
    ) -> None:
        """An answer given by pointing at things, one after the other."""
        self.options.append(
            Option(name_of(answer), path, label=label, gives=self._gives(gives), preview=tuple(preview))
        )

    def verb(
        self,
        answer: Any,
        key: str,
        label: Msg,
        *before: str,
        icon: str = "",
        weight: Weight = 1,
        gives: Iterable[Pip] = (),
        preview: Iterable[AnyElement] = (),
        n: int | None = None,
        button: Msg | None = None,
    ) -> None:
        """An answer given by a button, perhaps after pointing at something (``before``).

        A verb that several things share has a ``button`` that names none of them.
        """
        self.verbs[key] = Verb(button or label, icon, weight=weight)
        self.options.append(
            Option(
                name_of(answer),
                (*before, f"!{key}"),
                label=label,
                n=n,
                gives=self._gives(gives),
                preview=tuple(preview),
            )
        )

    def _gives(self, gives: Iterable[Pip]) -> tuple[Pip, ...]:
        """In a window nothing is sure: somebody before in the order may react, and then all is asked anew."""
        if self.question.form != "window":
            return tuple(gives)
        return tuple(pip if pip.n is None else replace(pip, about=True) for pip in gives)

    def block(self, why: Msg, rule: str, *path: str, preview: Iterable[AnyElement] = ()) -> None:
        """Something one might want to choose, and why it cannot be; the preview is lit while somebody points at it."""
        self.blocked.append(Blocked(path, why, rule, tuple(preview)))

    def pays_for(self, gives: Iterable[Pip], preview: Iterable[AnyElement] = ()) -> None:
        """What the thing that is paid for surely brings, and how it will lie there."""
        self.brings, self.ghosts = tuple(gives), tuple(preview)

    def finish(self, rule: str = "", hint: Msg | None = None, prompt: Msg | None = None) -> Wording:
        """The question; options that point alike are told apart by a verb of their own."""
        self._tell_apart()
        lit = {option.path[0] for option in self.options}
        whole = {option.path for option in self.options}
        blocked = [
            each for each in self.blocked if each.path[0] not in lit or (len(each.path) > 1 and each.path not in whole)
        ]
        return Wording(
            prompt=prompt or Msg(f"ask-{self.kind}"),
            options=tuple(self.options),
            hint=hint,
            rule=rule,
            verbs=self.verbs,
            meter=self.meter,
            places=tuple(getattr(self.question, "places", ())),
            blocked=tuple(blocked[:_MOST_BLOCKED]),
            gives=self.brings,
            preview=self.ghosts,
        )

    def _tell_apart(self) -> None:
        """No path equals another or is the beginning of one."""
        paths = Counter(option.path for option in self.options)
        starts = {path[:end] for path in paths for end in range(1, len(path))}
        for index, option in enumerate(self.options):
            if paths[option.path] > 1 or option.path in starts:
                key = re.sub(r"[^a-z0-9]+", "-", option.name).strip("-")
                assert option.label is not None
                self.verbs[key] = Verb(option.label)
                self.options[index] = replace(option, path=(*option.path, f"!{key}"))
