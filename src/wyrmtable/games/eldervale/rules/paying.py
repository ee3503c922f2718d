"""Paying (spec 10.7, 10.8): gold stands for anything, Magic cards of the hand for Magic and for any."""

from __future__ import annotations

from functools import cache
from typing import Any

from wyrmtable.core.ask import Rule
from wyrmtable.core.pay import Purse
from wyrmtable.core.pay import pay as ask_payment
from wyrmtable.games.eldervale import tales
from wyrmtable.games.eldervale.data import (
    ANY,
    BASIC,
    FREE,
    GOLD,
    MAGIC,
    MAGIC_CARDS,
    MAGIC_NUMBER,
    RESOURCES,
    STORED,
    TOKENS,
    Cost,
)
from wyrmtable.games.eldervale.state import NOBODY, Eldervale


@cache
def _named(cost: Cost) -> tuple[tuple[int, int], ...]:
    """The basic symbols of a cost with their numbers: there are one or two, and costs are compared all the time."""
    return tuple([(kind, cost[kind]) for kind in BASIC if cost[kind]])


def can_pay(g: Eldervale, seat: int, cost: Cost, off: int = 0) -> bool:
    """Whether the shortfalls of named symbols are at most the gold, and the rest covers ``any``; the best ``off`` symbols are
    removed."""
    player = g.players[seat]
    supply = player.supply
    gold = supply[GOLD] - cost[GOLD]
    if gold < 0:  # a price in gold is paid in gold, or not at all
        off += gold
        gold = 0
        if off < 0:
            return False
    short = used = 0
    for kind, n in _named(cost):
        held = supply[kind]
        if held < n:
            short += n - held
            used += held
        else:
            used += n
    spare = sum(supply) - supply[GOLD] - used
    left = len(player.hand) - cost[MAGIC]
    if left < 0:
        short -= left
    else:
        spare += left
    if short > off:
        short -= off
        if short > gold:
            return False
        return spare + gold - short >= cost[ANY]
    return spare + gold + off - short >= cost[ANY]


def purse(g: Eldervale, seat: int) -> Purse:
    """What somebody can give up: of the basic kinds most held first, then Magic cards, then gold."""
    return _purse(g, seat, g.players[seat].supply)


def _with_tokens(g: Eldervale, seat: int) -> Purse:
    """The purse with every token of the tray cashed, both sides of a slash."""
    player = g.players[seat]
    supply = player.supply.copy()
    for token in player.tray:
        for face in TOKENS[token].faces:
            for kind in STORED:
                supply[kind] += face[kind]
    return _purse(g, seat, supply)


def _purse(g: Eldervale, seat: int, supply: list[int]) -> Purse:
    player = g.players[seat]
    have = {RESOURCES[kind]: supply[kind] for kind in sorted(BASIC, key=lambda kind: -supply[kind]) if supply[kind]}
    basic = tuple(have)
    cards = tuple([MAGIC_CARDS[card].name for card in player.hand])
    have.update(dict.fromkeys(cards, 1))
    if supply[GOLD]:
        have["gold"] = supply[GOLD]

    def covers(symbol: str) -> tuple[str, ...]:
        if symbol == "any":
            return (*basic, *cards, "gold")
        if symbol == "magic":
            return (*cards, "gold")
        return (symbol,) if symbol == "gold" else (symbol, "gold")

    return Purse(have, covers)


def pay(g: Eldervale, seat: int, cost: Cost, off: int = 0, about: Any = None) -> Rule[None]:
    """Pay a cost that can be paid; which pieces is asked where there is a choice, or tokens cashed first would spare gold,
    Magic cards or a last piece."""
    symbols = {RESOURCES[kind]: n for kind, n in enumerate(cost) if n}
    if sum(symbols.values()) <= off:
        return
    player = g.players[seat]
    if off or cost[ANY] or cost[MAGIC] or player.supply[GOLD]:
        g.now.paying = seat
        hope = (lambda: _with_tokens(g, seat)) if player.tray else None
        given = yield from ask_payment(seat, symbols, lambda: purse(g, seat), about, off=off, state=g, hope=hope)
        g.now.paying = NOBODY
    else:
        given = symbols  # nothing can stand for anything else
    pieces, cards = [], []
    for piece, n in given.items():
        if piece in MAGIC_NUMBER:
            cards.append(MAGIC_NUMBER[piece])
        else:
            kind = RESOURCES.index(piece)
            player.supply[kind] -= n
            pieces.append((kind, n))
    for card in cards:
        player.hand.remove(card)
        g.spent.append(card)
    tales.paid(g, seat, pieces, cards)


def plus(cost: Cost, more: Cost) -> Cost:
    if more is FREE:
        return cost
    return tuple([a + b for a, b in zip(cost, more, strict=True)])


def kinds_held(g: Eldervale, seat: int, owed: Cost = FREE) -> int:
    """How many different kinds of resource, Magic included, are left after what is owed in basic kinds; gold may spare one."""
    player = g.players[seat]
    supply = player.supply.copy()
    for kind in BASIC:
        for _ in range(owed[kind]):
            spared = supply[kind] == 0 or (supply[kind] == 1 and supply[GOLD] > 1)
            supply[GOLD if spared else kind] -= 1
    return sum(supply[kind] > 0 for kind in STORED) + bool(player.hand)
