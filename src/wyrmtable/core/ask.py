"""Questions that rules ask, and the combinators that ask them.

A rule is a generator. Where a player must choose it says ``card = yield from choose(seat, "take-card", cards)``
and gets the chosen card back, typed. What a person needs around a question (prompt, pointing, consequences)
is made from it by the game's scene layer, only when somebody looks.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from copy import copy
from typing import Any, TypeAlias, TypeVar

from wyrmtable.core.scene import AskForm

T = TypeVar("T")


class Named:
    """A thing as printed (card, coin, tile): shared by all copies of a state and stored by its name."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"<{self.name}>"


class Pass(Named):
    __slots__ = ()


PASS = Pass("pass")
"""The answer of someone who does not react or does not want to go on."""
DONE = Pass("done")
"""Ends the chain of single picks that stands for a multiple choice."""


def name_of(value: Any) -> str:
    """The stable name of an option: what records, scenes, the terminal and bots call it."""
    if type(value) is str:
        return value
    if type(value) is tuple:
        return ">".join(map(name_of, value))
    if type(value) is int:
        return str(value)
    name: str = value.name
    return name


class Question:
    """Pick one of the options."""

    __slots__ = ("about", "form", "kind", "options", "seat", "taken")

    def __init__(self, seat: int, kind: str, options: Sequence[Any], about: Any = None, form: AskForm = "pick") -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.about = about
        self.form = form
        self.taken: Sequence[Any] = ()
        """Single picks made so far in a run; tells ``Game.prefer`` how far a chain has come."""

    def next_picks(self, taken: Sequence[Any]) -> Sequence[Any]:
        """Single picks after those already taken; empty when the answer is complete."""
        return () if taken else self.options

    def value(self, taken: Sequence[Any]) -> Any:
        """What the rules get back for a complete chain of picks."""
        return taken[0]

    def parse(self, names: Sequence[str]) -> Any:
        """What the rules get back for the names of an answer; raises ValueError when it is not legal."""
        if len(names) == 1:
            for option in self.options:
                if name_of(option) == names[0]:
                    return option
        raise ValueError

    def names(self, value: Any) -> list[str]:
        """The names that stand for this value in the record."""
        return [name_of(value)]


class Many(Question):
    """Pick a subset: at least ``least``, at most ``most``, passing ``valid``."""

    __slots__ = ("least", "most", "valid")

    def __init__(
        self,
        seat: int,
        kind: str,
        options: Sequence[Any],
        least: int,
        most: int,
        valid: Callable[[Sequence[Any]], bool] | None,
        about: Any = None,
    ) -> None:
        super().__init__(seat, kind, options, about, "many")
        self.least = least
        self.most = most
        self.valid = valid

    def _accepts(self, chosen: Sequence[Any]) -> bool:
        return self.least <= len(chosen) <= self.most and (self.valid is None or self.valid(chosen))

    def _can_finish(self, chosen: list[Any], start: int) -> bool:
        if self._accepts(chosen):
            return True
        if self.valid is None:
            return len(chosen) < self.least <= len(chosen) + len(self.options) - start
        if len(chosen) >= self.most:
            return False
        return any(self._can_finish([*chosen, self.options[i]], i + 1) for i in range(start, len(self.options)))

    def _picks_after(self, taken: Sequence[Any]) -> list[Any]:
        """In canonical order: only options behind the last one taken, and only where an end can be reached."""
        chosen = list(taken)
        start = self.options.index(chosen[-1]) + 1 if chosen else 0
        picks = []
        if len(chosen) < self.most:
            picks = [
                option
                for i, option in enumerate(self.options[start:], start)
                if self._can_finish([*chosen, option], i + 1)
            ]
        if self._accepts(chosen):
            picks.append(DONE)
        return picks

    def next_picks(self, taken: Sequence[Any]) -> Sequence[Any]:
        if taken and taken[-1] is DONE:
            return ()
        picks = self._picks_after(taken)
        return () if len(picks) == 1 and picks[0] is DONE and taken else picks

    def value(self, taken: Sequence[Any]) -> Any:
        return tuple(option for option in taken if option is not DONE)

    def parse(self, names: Sequence[str]) -> Any:
        by_name = {name_of(option): option for option in self.options}
        wanted = set(names)
        if len(wanted) != len(names) or not wanted <= by_name.keys():
            raise ValueError
        chosen = tuple(option for option in self.options if name_of(option) in wanted)
        if not self._accepts(chosen):
            raise ValueError
        return chosen

    def names(self, value: Any) -> list[str]:
        return [name_of(option) for option in value]


class Assign(Question):
    """Put one of the things on each place."""

    __slots__ = ("alike", "places")

    def __init__(
        self,
        seat: int,
        kind: str,
        places: Sequence[str],
        things: Sequence[Any],
        alike: Callable[[Any], Any] | None,
        about: Any = None,
    ) -> None:
        super().__init__(seat, kind, things, about, "assign")
        self.places = places
        self.alike = alike

    def next_picks(self, taken: Sequence[Any]) -> Sequence[Any]:
        if len(taken) == len(self.places):
            return ()
        left = [thing for thing in self.options if thing not in taken]
        if self.alike is None:
            return left
        first: dict[Any, Any] = {}
        for thing in left:
            first.setdefault(self.alike(thing), thing)
        return list(first.values())

    def value(self, taken: Sequence[Any]) -> Any:
        return tuple(taken)

    def parse(self, names: Sequence[str]) -> Any:
        by_name = {name_of(thing): thing for thing in self.options}
        if len(names) != len(self.places) or len(set(names)) != len(names):
            raise ValueError
        if any(name not in by_name for name in names):
            raise ValueError
        return tuple(by_name[name] for name in names)

    def names(self, value: Any) -> list[str]:
        return [name_of(thing) for thing in value]


class Together:
    """Several seats choose at the same time, each in a flow of its own that only reads the state."""

    __slots__ = ("seats", "start")

    def __init__(self, seats: Sequence[int], start: Callable[[int], Rule[Any]]) -> None:
        self.seats = seats
        self.start = start


Request: TypeAlias = Question | Together
"""What a rule yields: a question to one seat, or to several at the same time."""
Rule: TypeAlias = Generator[Request, Any, T]
"""A rule that may ask questions on its way to a value of type T."""


def choose(seat: int, kind: str, options: Sequence[T], about: Any = None, *, secret: bool = False) -> Rule[T]:
    """One pick. A single option is taken without asking, unless that would tell others a ``secret``."""
    if len(options) == 1 and not secret:
        return options[0]
    assert options, f"no options for {kind}"
    value: T = yield Question(seat, kind, options, about)
    return value


def choose_many(
    seat: int,
    kind: str,
    options: Sequence[T],
    least: int = 0,
    most: int | None = None,
    valid: Callable[[Sequence[T]], bool] | None = None,
    about: Any = None,
    *,
    secret: bool = False,
) -> Rule[list[T]]:
    """A subset of the options, in their order; ``valid`` judges the whole subset."""
    most = len(options) if most is None else min(most, len(options))
    assert least <= most, f"not enough options for {kind}"
    if not secret and (most == 0 or (least == len(options) and valid is None)):
        return list(options)[:most]
    value: tuple[T, ...] = yield Many(seat, kind, options, least, most, valid, about)
    return list(value)


def assign(
    seat: int,
    kind: str,
    places: Sequence[str],
    things: Sequence[T],
    alike: Callable[[T], Any] | None = None,
    about: Any = None,
) -> Rule[list[T]]:
    """One thing for each place, in the order of the places.

    Things with the same ``alike`` are interchangeable: bots are offered only the first of them.
    """
    assert len(places) <= len(things), f"not enough things for {kind}"
    value: tuple[T, ...] = yield Assign(seat, kind, places, things, alike, about)
    return list(value)


def together(seats: Sequence[int], start: Callable[[int], Rule[T]]) -> Rule[dict[int, T]]:
    """Run ``start(seat)`` for all seats at the same time; the answers come back at once, in seat order.

    The flows may read the state but not change it: whoever answers first must not matter.
    """
    if not seats:
        return {}
    answers: dict[int, T] = yield Together(seats, start)
    return {seat: _own(answer) for seat, answer in answers.items()}


def _own(answer: T) -> T:
    """A list that rules may change without changing what clones will replay."""
    return copy(answer) if isinstance(answer, list | dict) else answer


def trigger(
    seat: int,
    kind: str,
    listeners: Iterable[T],
    run: Callable[[T], Rule[Any]],
    holds: Callable[[T], bool] = lambda _: True,
) -> Rule[None]:
    """Let everything that answers to an event happen, in the order ``seat`` likes.

    The listeners are those of this moment; each is checked again before it runs.
    """
    waiting = list(listeners)
    while waiting := [listener for listener in waiting if holds(listener)]:
        first = yield from choose(seat, kind, waiting)
        waiting.remove(first)
        yield from run(first)


def window(
    seats: Iterable[int],
    kind: str,
    offers: Callable[[int], Sequence[T] | None],
    about: Any = None,
) -> Rule[tuple[int, T] | None]:
    """Ask for a reaction, one seat after the other, until one reacts.

    ``offers`` gives None for a seat that, as everybody knows, cannot react; an empty list for one that might
    but cannot: that seat is asked all the same, so that the silence tells nothing.
    """
    for seat in seats:
        reactions = offers(seat)
        if reactions is not None:
            answer = yield Question(seat, kind, [*reactions, PASS], about, "window")
            if answer is not PASS:
                return seat, answer
    return None
