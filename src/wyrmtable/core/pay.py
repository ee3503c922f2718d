"""Paying: what covers a cost, the cheapest way, and asking which way somebody wants to pay.

A cost is a number of symbols (two tools and one of any kind), a purse what somebody could give up for them. Every
symbol is covered by one piece; a piece that stands for several symbols (gold) is wild. Things that are not alike, as
the cards of a hand, are kinds of their own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from wyrmtable.core.ask import AGAIN, Question, Rule
from wyrmtable.core.state import State

Cost: TypeAlias = Mapping[str, int]
"""How many of each symbol."""
Payment: TypeAlias = dict[str, int]
"""How many pieces of each kind are given up."""

_SENSIBLE = 4
"""So many ways are offered to bots."""
_SHOWN = 60
"""So many ways are compared, and told to a person's screen; with more, it is only known here whether one is right."""


class Purse(NamedTuple):
    """What somebody can give up."""

    have: Mapping[str, int]
    """Pieces of each kind; what one parts with most gladly comes first."""
    covers: Callable[[str], Sequence[str]]
    """The kinds that can stand for a symbol."""


def _symbols(cost: Cost) -> list[str]:
    return [symbol for symbol, n in cost.items() for _ in range(n)]


def _cover(symbols: Sequence[str], have: Mapping[str, int], covers: Callable[[str], Sequence[str]]) -> list[str]:
    """For each symbol the kind of the piece that covers it, or nothing; as many as can be are covered."""
    given = [""] * len(symbols)
    left = dict(have)

    def find(i: int, tried: set[str]) -> bool:
        kinds = [kind for kind in covers(symbols[i]) if left.get(kind, 0) or kind in given]
        for kind in kinds:
            if left.get(kind, 0):
                left[kind] -= 1
                given[i] = kind
                return True
        for kind in kinds:
            if kind in tried:
                continue
            tried.add(kind)
            for other, used in enumerate(given):
                if used == kind and find(other, tried):
                    given[i] = kind
                    return True
        return False

    for i in range(len(symbols)):
        find(i, set())
    return given


def shortfall(cost: Cost, purse: Purse, off: int = 0) -> dict[str, int]:
    """The symbols that cannot be covered, beyond ``off`` of them that need not be."""
    symbols = _symbols(cost)
    given = _cover(symbols, purse.have, purse.covers)
    missing = [symbol for symbol, kind in zip(symbols, given, strict=True) if not kind]
    return dict(Counter(missing[off:]))


def can_pay(cost: Cost, purse: Purse, off: int = 0) -> bool:
    return not shortfall(cost, purse, off)


def settles(cost: Cost, purse: Purse, payment: Cost, off: int = 0) -> bool:
    """Whether these pieces pay the cost, and nothing is given in vain."""
    pieces = sum(payment.values())
    if pieces != max(0, sum(cost.values()) - off) or any(n > purse.have.get(kind, 0) for kind, n in payment.items()):
        return False
    given = _cover(_symbols(cost), payment, purse.covers)
    return sum(map(bool, given)) == pieces


def ways(cost: Cost, purse: Purse, off: int = 0, most: int | None = None) -> list[Payment]:
    """The different ways to pay, all or the first so many."""
    symbols = _symbols(cost)
    stands = {
        kind: [i for i, symbol in enumerate(symbols) if kind in purse.covers(symbol)]
        for kind, n in purse.have.items()
        if n
    }
    """The symbols each kind can stand for."""
    kinds = [kind for kind, own in stands.items() if own]
    behind = [sum(purse.have[kind] for kind in kinds[i:]) for i in range(len(kinds) + 1)]

    def put(kind: str, given: list[str], tried: set[int]) -> bool:
        """Let one more piece stand for a symbol; another may have to make way for it."""
        for i in stands[kind]:
            if i not in tried:
                tried.add(i)
                if not given[i] or put(given[i], given, tried):
                    given[i] = kind
                    return True
        return False

    found: list[Payment] = []

    def fill(i: int, payment: Payment, given: list[str], left: int) -> None:
        if not left:
            found.append(payment.copy())
            return
        if behind[i] < left or len(found) == most:
            return
        kind, covered = kinds[i], [given]
        for _ in range(min(left, purse.have[kind])):
            more = covered[-1].copy()
            if not put(kind, more, set()):
                break  # one more would stand for nothing
            covered.append(more)
        least = max(0, left - behind[i + 1])
        for n in range(len(covered) - 1, least - 1, -1):
            if n:
                payment[kind] = n
            fill(i + 1, payment, covered[n], left - n)
            payment.pop(kind, None)

    fill(0, {}, [""] * len(symbols), max(0, len(symbols) - off))
    return found[:most]


def sensible(cost: Cost, purse: Purse, off: int = 0, most: int = _SENSIBLE) -> list[Payment]:
    """The cheapest way, and a few more: what one parts with gladly is given before what is dear."""
    rank = {kind: i for i, kind in enumerate(purse.have)}
    found = ways(cost, purse, off, _SHOWN)
    return sorted(found, key=lambda way: sum(rank[kind] * n for kind, n in way.items()))[:most]


def cheapest(cost: Cost, purse: Purse, off: int = 0) -> Payment:
    return sensible(cost, purse, off, 1)[0]


class Pay(Question):
    """Pay a cost: any pieces that cover it. The first of the ``proposed`` ways is the cheapest."""

    __slots__ = ("cost", "off", "proposed", "purse")

    def __init__(self, seat: int, kind: str, cost: Cost, purse: Purse, off: int, about: Any = None) -> None:
        useful = {piece for symbol in cost for piece in purse.covers(symbol)}
        options = [piece for piece, n in purse.have.items() if n and piece in useful]
        super().__init__(seat, kind, options, about, "pay")
        self.cost = cost
        self.purse = purse
        self.off = off
        self.proposed = [self._pieces(way) for way in sensible(cost, purse, off)]

    def _pieces(self, payment: Cost) -> tuple[str, ...]:
        return tuple(piece for piece in self.options for _ in range(payment.get(piece, 0)))

    @property
    def all_ways(self) -> list[Payment]:
        """Every way to pay, or none when there are too many to list."""
        found = ways(self.cost, self.purse, self.off, _SHOWN + 1)
        return found if len(found) <= _SHOWN else []

    def next_picks(self, taken: Sequence[Any]) -> Sequence[Any]:
        return () if taken else self.proposed

    def parse(self, names: Sequence[str]) -> Any:
        payment = Counter(names)
        if not settles(self.cost, self.purse, payment, self.off):
            raise ValueError
        return self._pieces(payment)

    def names(self, value: Any) -> list[str]:
        return list(value)


def pay(
    seat: int,
    cost: Cost,
    purse: Purse | Callable[[], Purse],
    about: Any = None,
    *,
    off: int = 0,
    kind: str = "pay",
    state: State | None = None,
    hope: Callable[[], Purse] | None = None,
) -> Rule[Payment]:
    """Which pieces the seat gives up for a cost it can pay; asked only where there is more than one way.

    ``off`` of the symbols, of the payer's choice, need not be covered. A purse that others can fill meanwhile is given
    as a function. The rule takes the pieces away. With a ``state``, clones of the turn need not look for the ways again.
    ``hope`` is what the payer could have in the purse by acting first: the only way is asked for as well where that
    would be cheaper.
    """

    def question() -> Pay:
        if state is None:
            return _question(None, seat, kind, cost, purse, off, about)
        return state.recall(_question, seat, kind, cost, purse, off, about)

    asked = question()
    assert asked.proposed, f"{dict(cost)} cannot be paid"
    if len(asked.proposed) == 1:
        only = dict(Counter(asked.proposed[0]))
        if hope is None or cheapest(cost, hope(), off) == only:
            return only
    while (pieces := (yield asked)) is AGAIN:
        asked = question()
    return dict(Counter(pieces))


def _question(
    state: State | None,
    seat: int,
    kind: str,
    cost: Cost,
    purse: Purse | Callable[[], Purse],
    off: int,
    about: Any,
) -> Pay:
    return Pay(seat, kind, cost, purse if isinstance(purse, Purse) else purse(), off, about)
