"""The base of every game's state, and its way to JSON and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any, Protocol, Self, TypeVar

import msgspec

from wyrmtable.core.ask import Named
from wyrmtable.core.chance import Chance
from wyrmtable.core.copies import Copier
from wyrmtable.core.scene import BeatKind, Flow
from wyrmtable.core.words import Msg


class Listener(Protocol):
    def __call__(
        self,
        kind: BeatKind,
        log: Msg | None,
        by: int | None,
        only: Mapping[int, Msg | None] | None,
        flows: tuple[Flow, ...],
        focus: tuple[str, ...],
        deep: int,
        hold: bool,
    ) -> None: ...


class Voice:
    """Carries what the rules tell to whoever listens; silent in simulations."""

    __slots__ = ("listener",)

    def __init__(self, listener: Listener | None = None) -> None:
        self.listener = listener


SILENT = Voice()

T = TypeVar("T")

Due = tuple[Any, ...]
"""A step that is due: its name, and what it is about (numbers and words)."""


class Trail:
    """What the rules looked up since the last resting point, in order, so that a clone need not look again."""

    __slots__ = ("at", "found")

    def __init__(self, found: list[tuple[Callable[..., Any], Any]]) -> None:
        self.found = found
        self.at = 0


class State(msgspec.Struct, kw_only=True):
    """Everything true about a match at a resting point, as plain data.

    Subclasses add their fields, of plain types, from which copies are made: what can change is copied, shared
    definitions (``Named``) and frozen structs are not.
    A hidden thing lies in a field, never only in a local variable of a rule, so that it can be imagined anew.
    """

    chance: Chance
    voice: Voice = SILENT
    trail: Trail | None = None
    """None where nobody will replay the turn."""
    phase: str = ""
    """The step the game comes back to when nothing else is due."""
    agenda: list[Due] = []
    """Steps that are due before that, the next one last."""

    def copy(self) -> Self:
        """An independent copy, silent, with no trail."""
        return _COPIES.of(type(self))(self)

    def then(self, *due: str | Due) -> None:
        """Let these steps come next, in this order, before whatever was due already; each begins at a resting point."""
        self.agenda += [(step,) if isinstance(step, str) else step for step in reversed(due)]

    def recall(self, look: Callable[..., T], *about: Any) -> T:
        """``look(self, *about)``, for rules on their way to a question: a costly look at the state that changes nothing.

        A clone that replays the turn gets what was found then, and shares it: never change it. Not for the flows of
        ``together``, whose order is not fixed, nor for anybody but the rules.
        """
        trail = self.trail
        if trail is None:
            return look(self, *about)
        if trail.at == len(trail.found):
            trail.found.append((look, look(self, *about)))
        known, found = trail.found[trail.at]
        assert known == look, f"{look.__qualname__} was not looked up here before"
        trail.at += 1
        answer: T = found
        return answer

    def tell(
        self,
        kind: BeatKind,
        log: Msg | None = None,
        *,
        by: int | None = None,
        only: Mapping[int, Msg | None] | None = None,
        flows: tuple[Flow, ...] = (),
        focus: tuple[str, ...] = (),
        deep: int = 0,
        hold: bool = False,
    ) -> None:
        """Say that something happened, after the state shows it.

        ``log`` is the line for everybody, ``only`` replaces it for single seats. With ``hold`` the picture waits for
        the next thing told without it, so that what sixty pieces do is one picture. Guard costly messages with
        ``if state.heard:``.
        """
        if self.voice.listener is not None:
            self.voice.listener(kind, log, by, only, flows, focus, deep, hold)

    @property
    def heard(self) -> bool:
        return self.voice.listener is not None


S = TypeVar("S", bound=State)

_COPIES = Copier({Chance: "{}.copy()", Voice: "SILENT", Trail: "None", Due: "{}"}, {"SILENT": SILENT})

Things = Mapping[type[Named], Mapping[str, Named]]
"""For each kind of definition its members by name."""


def _dump_hook(value: Any) -> Any:
    if isinstance(value, Named):
        return value.name
    if isinstance(value, Chance):
        return value.drawn
    if isinstance(value, Voice | Trail):
        return None
    raise NotImplementedError(f"{type(value).__name__} cannot be stored; make it plain data or a Named")


_in_order = msgspec.json.Encoder(enc_hook=_dump_hook)
_sorted = msgspec.json.Encoder(order="deterministic")


def dump(state: State) -> Any:
    """The state as plain JSON values; dicts keep their order, because rules may walk through them."""
    plain = msgspec.json.decode(_in_order.encode(state))
    del plain["trail"]
    for field in ("phase", "agenda"):
        if not plain[field] and field not in type(state).__annotations__:
            del plain[field]
    return plain


def load(kind: type[S], plain: Any, things: Things, chance: Chance) -> S:
    """The state back from plain values; its randomness goes on from ``chance``'s seed."""

    def hook(wanted: type, value: Any) -> Any:
        if wanted is Chance:
            return Chance(chance.seed, chance.sealed, dict(value))
        if wanted is Voice:
            return SILENT
        return things[wanted][value]

    return msgspec.convert(plain, kind, dec_hook=hook, str_keys=True)


def digest(state: State) -> str:
    """A short hash of the whole state, the same in every process."""
    return blake2b(_sorted.encode(dump(state)), digest_size=8).hexdigest()


class Memory:
    """A state as it was when it was last looked at, to see whether anything has changed since."""

    __slots__ = ("_copy", "_kept")

    def __init__(self, copy: Callable[[Any], Any]) -> None:
        self._copy = copy
        self._kept: State | None = None

    def changed(self, state: State) -> bool:
        """Whether the state differs from the last time this was asked; who listens is no part of it."""
        kept = self._kept
        if kept is not None:
            kept.voice, kept.trail = state.voice, state.trail
            if kept == state:
                return False
        self._kept = self._copy(state)
        return True
