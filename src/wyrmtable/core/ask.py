"""Questions that rules ask, and the combinators that ask them.

A rule is a generator. Where a player must choose it says ``card = yield from choose(seat, "take-card", cards)``
and gets the chosen card back, typed. What a person needs around a question (prompt, pointing, consequences)
is made from it by the game's scene layer, only when somebody looks.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
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
AGAIN = Named("again")
"""Sent to a rule instead of an answer after somebody acted out of turn: the same question is asked anew."""


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


def listed(options: Sequence[Any], most: int = 12) -> str:
    """Names of options in one line, for a person at a prompt."""
    names = ", ".join(map(name_of, options[:most]))
    return f"{names} and {len(options) - most} more" if len(options) > most else names


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

    def __repr__(self) -> str:
        return f"<{self.kind} for seat {self.seat}: {self.legal()}>"

    def legal(self) -> str:
        """What an answer is, in one line."""
        return f"one of {listed(self.options)}"

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

    def legal(self) -> str:
        number = str(self.most) if self.least == self.most else f"{self.least} to {self.most}"
        return f"{number} of {listed(self.options)}{' that go together' if self.valid else ''}"

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

    def legal(self) -> str:
        return f"for each of {', '.join(self.places)} another one of {listed(self.options)}"

    def next_picks(self, taken: Sequence[Any]) -> Sequence[Any]:
        if len(taken) == len(self.places):
            return ()
        alike = self.alike
        if alike is None:
            return [thing for thing in self.options if thing not in taken]
        first: dict[Any, Any] = {}
        for thing in self.options:
            if thing not in taken and (kind := alike(thing)) not in first:
                first[kind] = thing
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

    quiet = False
    """Whether nobody may see who of the seats has answered."""
    secret = True
    """Whether nobody knows what another has answered until all of it is settled."""

    def __init__(self, seats: Sequence[int], start: Callable[[int], Rule[Any]]) -> None:
        self.seats = seats
        self.start = start

    def settle(self, given: Mapping[int, Any]) -> tuple[Sequence[int], Any] | None:
        """Once the answers given so far decide it: the seats whose answers count, in the order of the record, and
        what the rules get back."""
        if len(given) < len(self.seats):
            return None
        seats = sorted(given)
        return seats, {seat: given[seat] for seat in seats}


class Window(Together):
    """All who may react are asked at once; it ends as if they had been asked one after the other."""

    __slots__ = ()

    quiet = True

    def settle(self, given: Mapping[int, Any]) -> tuple[Sequence[int], Any] | None:
        for i, seat in enumerate(self.seats):
            if seat not in given:
                return None
            if given[seat] is not PASS:
                return self.seats[: i + 1], (seat, given[seat])
        return self.seats, None


class Anyone(Together):
    """One question that any of the seats may answer; the first answer counts."""

    __slots__ = ()

    secret = False

    def settle(self, given: Mapping[int, Any]) -> tuple[Sequence[int], Any] | None:
        for seat, value in given.items():
            return (seat,), (seat, value)
        return None


Request: TypeAlias = Question | Together
"""What a rule yields: a question to one seat, or to several at the same time."""
Rule: TypeAlias = Generator[Request, Any, T]
"""A rule that may ask questions on its way to a value of type T."""
Offer: TypeAlias = Sequence[T] | Callable[[], Sequence[T]]
"""Options, or how to find them: then they are looked up anew when somebody has acted out of turn."""


def _found(options: Offer[T]) -> Sequence[T]:
    return options() if callable(options) else options


def choose(seat: int, kind: str, options: Offer[T], about: Any = None, *, secret: bool = False) -> Rule[T]:
    """One pick. A single option is taken without asking, unless that would tell others a ``secret``."""
    found = options() if callable(options) else options
    if len(found) == 1 and not secret:
        return found[0]
    assert found, f"no options for {kind}"
    while (value := (yield Question(seat, kind, found, about))) is AGAIN:
        found = _found(options)
    answer: T = value
    return answer


def choose_many(
    seat: int,
    kind: str,
    options: Offer[T],
    least: int = 0,
    most: int | None = None,
    valid: Callable[[Sequence[T]], bool] | None = None,
    about: Any = None,
    *,
    secret: bool = False,
) -> Rule[list[T]]:
    """A subset of the options, in their order; ``valid`` judges the whole subset."""
    found = _found(options)
    top = len(found) if most is None else min(most, len(found))
    assert least <= top, f"not enough options for {kind}"
    if not secret and (top == 0 or (least == len(found) and valid is None)):
        return list(found)[:top]
    while (value := (yield Many(seat, kind, found, least, top, valid, about))) is AGAIN:
        found = _found(options)
        top = len(found) if most is None else min(most, len(found))
    return list(value)


def assign(
    seat: int,
    kind: str,
    places: Sequence[str],
    things: Offer[T],
    alike: Callable[[T], Any] | None = None,
    about: Any = None,
) -> Rule[list[T]]:
    """One thing for each place, in the order of the places.

    Things with the same ``alike`` are interchangeable: bots are offered only the first of them.
    """
    found = _found(things)
    assert len(places) <= len(found), f"not enough things for {kind}"
    while (value := (yield Assign(seat, kind, places, found, alike, about))) is AGAIN:
        found = _found(things)
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
    surely: Callable[[int], object] = lambda seat: False,
) -> Rule[tuple[int, T] | None]:
    """Ask all these seats at once for a reaction; the first of them in this order who reacts is returned.

    ``offers`` gives None for a seat that, as everybody knows, cannot react; an empty list for one that might
    but cannot: that seat is in the window all the same, so that the silence tells nothing. What somebody answered
    before another, earlier in the order, reacted is forgotten: ask again, because the situation has changed.
    ``surely`` may know of a seat that it is in the window without looking for what it is offered.
    """
    asked = [seat for seat in seats if surely(seat) or offers(seat) is not None]
    if not asked:
        return None

    def react(seat: int) -> Rule[T | Pass]:
        answer: T | Pass = yield Question(seat, kind, [*(offers(seat) or ()), PASS], about, "window")
        return answer

    reaction: tuple[int, T] | None = yield Window(asked, react)
    return reaction


def reactions(
    seats: Sequence[int],
    kind: str,
    offers: Callable[[int], Sequence[T] | None],
    react: Callable[[int, T], Rule[bool | None]],
    about: Any = None,
    surely: Callable[[int], object] = lambda seat: False,
) -> Rule[None]:
    """A whole round of reactions: each seat in order as often as it likes, until all have passed.

    ``react`` lets a reaction happen; when it returns True the round is over.
    """
    while reaction := (yield from window(seats, kind, offers, about, surely)):
        seat, answer = reaction
        if (yield from react(seat, answer)):
            return
        seats = seats[seats.index(seat) :]  # those before have passed


def anyone(
    seats: Sequence[int], kind: str, options: Callable[[int], Sequence[T]], about: Any = None
) -> Rule[tuple[int, T]]:
    """One question that any of these seats may answer, each from its own options; the first answer counts.

    Put first whose turn it would be: simulations ask that seat alone.
    """

    def answer(seat: int) -> Rule[T]:
        found = options(seat)
        assert found, f"no options for {kind}, asked of seat {seat}"
        value: T = yield Question(seat, kind, found, about)
        return value

    taken: tuple[int, T] = yield Anyone(seats, answer)
    return taken
