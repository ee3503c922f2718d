"""What is told to somebody who takes a lesson."""

from __future__ import annotations

from msgspec import Struct

from wyrmtable.core.words import Msg


class Saying(Struct, frozen=True, omit_defaults=True):
    """A few words of a teacher beside a thing."""

    about: str
    """The thing or place they speak of; empty: the table as a whole."""
    text: Msg
    """What is said, in one or two sentences."""
    head: Msg | None = None
    """A few words above it."""


class Tried(Struct, frozen=True, omit_defaults=True):
    """An answer that was not taken, so that one learns from it; the position stays."""

    names: tuple[str, ...]
    """Names of what was chosen."""
    why: Msg
    """What was good about it, and why another one is better here."""


class Term(Struct, frozen=True, omit_defaults=True):
    """A word of the game to know."""

    name: Msg
    """The word."""
    rule: str = ""
    """Rule reference that opens the guide there."""


class Teaching(Struct, frozen=True, omit_defaults=True):
    """Where a lesson stands, for the person who takes it."""

    lesson: str
    """Name of the lesson."""
    title: Msg
    """What it is about."""
    minutes: int
    """How long all of it takes."""
    parts: tuple[Msg, ...]
    """What it goes through, in order."""
    part: int
    """Which of them is on, from 0."""
    step: int
    """How many steps were taken; a part may take several."""
    steps: int
    """How many there are."""
    task: Msg
    """What to do or to look at now."""
    hint: Msg | None = None
    """What helps with it."""
    rule: str = ""
    """Rule reference that opens the guide there."""
    says: tuple[Saying, ...] = ()
    """What the teacher says, beside the things."""
    lights: tuple[str, ...] = ()
    """Further things and places to look at."""
    look: bool = False
    """There is nothing to answer: one goes on when one has looked."""
    free: bool = False
    """The lesson is over, and one plays on as one likes."""
    show: tuple[str, ...] = ()
    """Names of a right answer, for whoever wants to be shown one."""
    terms: tuple[Term, ...] = ()
    """Words of the game that this lesson explains."""
