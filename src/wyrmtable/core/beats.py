"""What happened, what it changed for one viewer, and what can be taken back."""

from __future__ import annotations

from msgspec import Struct, field

from wyrmtable.core.elements import AnyElement, Seat
from wyrmtable.core.vocabulary import BeatKind
from wyrmtable.core.words import Msg


class Flow(Struct, frozen=True, omit_defaults=True):
    """Where a new id comes from or a vanished one goes to."""

    id: str
    """The thing that moved."""
    was: str = ""
    """Where it came from."""
    to: str = ""
    """Where it went."""
    n: int = 1
    """How many alike moved."""


class Beat(Struct, frozen=True, omit_defaults=True):
    """An event together with what it changed for one viewer."""

    kind: BeatKind
    """What happened."""
    log: Msg | None = None
    """Its line in the chronicle."""
    by: int | None = None
    """The seat that did it."""
    flows: tuple[Flow, ...] = ()
    """Ways that ids alone do not tell."""
    focus: tuple[str, ...] = ()
    """Places to look at."""
    put: tuple[AnyElement, ...] = ()
    """Elements that are new or changed."""
    drop: tuple[str, ...] = ()
    """Ids of elements that are gone."""
    order: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """New order of the children of a place, only where it changed."""
    seats: tuple[Seat, ...] = ()
    """Seats that changed."""
    phase: Msg | None = None
    """The new phase."""
    turn: tuple[int, ...] | None = None
    """Who is asked from now on."""
    deep: int = 0
    """How far its line is set in: it is a part of the line before."""
    number: int = 0
    """How many decisions had been taken when this happened."""


class Undo(Struct, frozen=True, omit_defaults=True):
    """What can be taken back now."""

    to: int
    """Number of decisions that stay."""
    what: Msg
    """The decision that is taken back."""
