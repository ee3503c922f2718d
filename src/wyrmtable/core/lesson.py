"""Lessons: a prepared position on the real table, a few words at a time, one thing to do or to look at.

A game lists its lessons in ``Game.lessons``; their words lie in ``lessons/<language>.ftl`` beside its other words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from wyrmtable.core.scene import Saying, Term
from wyrmtable.core.words import Msg

Move: TypeAlias = tuple[int, str]
"""A seat and its answer, names separated by blanks."""
Judge: TypeAlias = Callable[[Any, tuple[str, ...]], bool]
"""Whether an answer, by its names, is what the step asks for; the first argument is the state."""
Reply: TypeAlias = Msg | Mapping[str, Msg] | Callable[[Any, tuple[str, ...]], Msg]
"""Why an answer is not the one looked for: one reason for all, one for each answer (the key ``""`` is for all others),
or found from the state and the names."""
MOST_SAID = 3
"""More than so many notes at once nobody reads."""


def anything(state: Any, names: tuple[str, ...]) -> bool:
    """For steps in which every answer is right."""
    return True


class Step(Struct, frozen=True, kw_only=True):
    """One thing to do or to look at."""

    task: Msg
    """What to do or to look at, as an imperative."""
    part: Msg | None = None
    """Begins a new part of the lesson with this name; without it the step belongs to the part before."""
    says: tuple[Saying, ...] = ()
    """At most three notes."""
    lights: tuple[str, ...] = ()
    """Things and places to be outlined besides those the notes speak of."""
    hint: Msg | None = None
    rule: str = ""
    do: tuple[str, ...] | Judge | None = None
    """Right answers, or how to know one; None: there is only something to look at."""
    seat: int | None = None
    """Which of the learner's seats answers, if not the first that is asked."""
    wrong: Reply | None = None
    """What is said to any other answer; it is not taken, and the position stays."""
    show: str = ""
    """A right answer to point at, where ``do`` is no list."""
    others: tuple[Move, ...] = ()
    """What other seats answer once the step is done."""
    stop: bool = False
    """Nothing more happens before the next step; else bots play until the learner is asked again."""
    free: bool = False
    """The last step of every lesson: play on as you like, against bots."""

    @property
    def looks(self) -> bool:
        """Whether there is nothing to answer."""
        return self.do is None and not self.free

    @property
    def shown(self) -> str:
        """A right answer."""
        return self.show or (self.do[0] if isinstance(self.do, tuple) else "")

    def right(self, state: Any, names: tuple[str, ...]) -> bool:
        if self.free:
            return True
        return " ".join(names) in self.do if isinstance(self.do, tuple) else bool(self.do and self.do(state, names))

    def reply(self, state: Any, names: tuple[str, ...]) -> Msg | None:
        """Why this answer is not taken; None where the lesson has no word for it, which is a fault."""
        if self.wrong is None or isinstance(self.wrong, Msg):
            return self.wrong
        if isinstance(self.wrong, Mapping):
            return self.wrong.get(" ".join(names)) or self.wrong.get("")
        return self.wrong(state, names)


class Lesson(Struct, frozen=True, kw_only=True):
    """A short lesson."""

    name: str
    """In commands and addresses: letters, digits and hyphens."""
    title: Msg
    minutes: int
    players: int
    steps: tuple[Step, ...]
    """The last one is free play."""
    options: Any = None
    seed: str = "lesson"
    seats: tuple[int, ...] = (0,)
    """The seats of who learns; looks from the first."""
    prepare: Callable[[Any], None] | None = None
    """Changes the state of a new match into the one to begin with: a resting point."""
    moves: tuple[Move, ...] = ()
    """Answers given before the lesson begins, of any seats."""
    bot: str = "greedy"
    """Who plays the other seats where nothing is written."""
    terms: tuple[Term, ...] = ()
    """Words of the game that the lesson explains."""
