"""Paying for the Dragon's powers with Power cards and the symbols of Gems (§7.4)."""

from __future__ import annotations

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.vast.choices import Payment
from wyrmtable.games.vast.data import CARRIED, DRAGON, GEMS, POWERS
from wyrmtable.games.vast.rules.say import say
from wyrmtable.games.vast.state import Vast


def ready_gems(g: Vast) -> list[int]:
    """Gems on the map or carried by the Thief (R-57) whose symbol is not yet spent this turn."""
    spent = g.dragon.spent_gems
    return [gem for gem, place in enumerate(g.gems) if (place >= 0 or place == CARRIED) and gem not in spent]


def symbols(g: Vast, symbol: str) -> int:
    """How many of this symbol he can spend."""
    return g.dragon.hand.count(symbol) + (GEMS.index(symbol) in ready_gems(g))


def payable(g: Vast) -> list[str]:
    """Powers whose symbols he has now."""
    ready = [*g.dragon.hand, *(GEMS[gem] for gem in ready_gems(g))]
    have = [ready.count(symbol) for symbol in GEMS]
    return [
        power
        for power, (size, needs) in _NEEDS.items()
        if size <= len(ready) and not [1 for index, need in needs if have[index] < need]
    ]


_NEEDS = {
    name: (len(power.cost), [(i, power.cost.count(symbol)) for i, symbol in enumerate(GEMS) if symbol in power.cost])
    for name, power in POWERS.items()
}
"""For each power the number of symbols it takes, and how many of each must be."""


def payments(g: Vast, power: str) -> list[Payment]:
    """All different ways to pay, with cards and with Gems."""
    cost = POWERS[power].cost
    gems = ready_gems(g)
    ways: list[tuple[Payment, int]] = [(Payment((), ()), len(cost))]
    for index, symbol in enumerate(GEMS):
        cards = g.dragon.hand.count(symbol)
        need = cost.count(symbol)
        ways = [
            (
                Payment(paid.cards + (symbol,) * from_hand, paid.gems + (symbol,) * from_gem),
                left - from_hand - from_gem,
            )
            for paid, left in ways
            for from_gem in range(2 if index in gems else 1)
            for from_hand in range(cards + 1)
            if need <= from_hand + from_gem <= left
        ]
    return [paid for paid, left in ways if left == 0]


def hand_decides(g: Vast, power: str) -> bool:
    """Whether it hangs on his hidden cards how many ways there are to pay: then he is asked even for the only one (§14)."""
    cost, gems, cards = POWERS[power].cost, ready_gems(g), len(g.dragon.hand)
    if not cards or cards + len(gems) == len(cost):
        return False
    return "any" in cost or any(GEMS[gem] in cost for gem in gems)


def pay(g: Vast, power: str) -> Rule[None]:
    dragon = g.dragon
    way = yield from choose(g.seat(DRAGON), "pay", g.recall(payments, power), power, secret=hand_decides(g, power))
    for symbol in way.cards:
        dragon.hand.remove(symbol)
        dragon.discard.append(symbol)
    dragon.spent_gems += map(GEMS.index, way.gems)
    say(g, "pay", "power-used", DRAGON, power=f"power-{power}")
