"""Playing spells (spec 10.4)."""

from __future__ import annotations

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.eldervale import acts, tales
from wyrmtable.games.eldervale.data import BEAST, FREE, GOLEM, MAGIC_CARDS, MAGIC_NUMBER, MONSTERS, Cost
from wyrmtable.games.eldervale.effects.compile import compile_effect
from wyrmtable.games.eldervale.effects.doer import Doer
from wyrmtable.games.eldervale.rules.monsters import dominable, dominate
from wyrmtable.games.eldervale.rules.paying import can_pay, pay
from wyrmtable.games.eldervale.rules.sides import side_of
from wyrmtable.games.eldervale.rules.treasure import cashable, in_tray
from wyrmtable.games.eldervale.state import NOBODY, Eldervale

BINDING_CHAINS = MAGIC_NUMBER["binding_chains"]
PLAYED_IN = {
    window: frozenset(card.number for card in MAGIC_CARDS if window in card.windows)
    for window in dict.fromkeys(window for card in MAGIC_CARDS for window in card.windows)
}
"""The cards of each window."""


def price(g: Eldervale, seat: int, card: int) -> Cost:
    """The casting cost, or nothing with enough power in the element."""
    magic = MAGIC_CARDS[card]
    if magic.free is not None and magic.free[0] >= 0 and g.players[seat].power[magic.free[0]] >= magic.free[1]:
        return FREE
    return magic.cost


def can_cast(g: Eldervale, seat: int, card: int) -> bool:
    """Payable without the card itself, and with an effect."""
    hand = g.players[seat].hand
    at = hand.index(card)
    del hand[at]
    if card == BINDING_CHAINS:
        possible = bool(chainable(g, seat))
    else:
        cost = price(g, seat, card)
        possible = (cost == FREE or can_pay(g, seat, cost)) and compile_effect(MAGIC_CARDS[card].effect).can(
            g, Doer(seat, owed=cost)
        )
    hand.insert(at, card)
    return possible


def castable(g: Eldervale, seat: int, window: str) -> list[acts.Cast]:
    """Spells of the hand that can be played in this window; none in a battle with the Edict Golem."""
    hand = g.players[seat].hand
    if not hand or (g.battle is not None and silenced(g)):
        return []
    cards = PLAYED_IN[window]
    return [acts.cast(card) for card in hand if card in cards and can_cast(g, seat, card)]


def cash_first(g: Eldervale, seat: int, window: str) -> list[acts.Cash]:
    """The tokens of the tray, where cashing them could pay for a spell of this window that cannot be paid without (9.2)."""
    player = g.players[seat]
    if not player.tray or PLAYED_IN[window].isdisjoint(player.hand):
        return []
    now, supply = len(castable(g, seat, window)), player.supply
    player.supply = [n + in_tray(g, seat, kind) for kind, n in enumerate(supply)]
    more = len(castable(g, seat, window)) > now
    player.supply = supply
    return cashable(g, seat) if more else []


def silenced(g: Eldervale) -> bool:
    """Edict: from the Join step to the end of the battle, wild or dominated, also if it has fallen by then."""
    battle = g.battle
    if battle is None or battle.step == "trigger":
        return False
    if battle.took_part:
        return battle.monster == GOLEM or any(BEAST + GOLEM in kinds for kinds in battle.took_part.values())
    return side_of(g, GOLEM) != NOBODY


def cast(g: Eldervale, seat: int, card: int) -> Rule[None]:
    """Pay, let it happen, discard it."""
    g.players[seat].hand.remove(card)
    g.casting.append(card)
    tales.cast(g, seat, card)
    if card == BINDING_CHAINS:
        yield from _bind(g, seat)
    else:
        cost = price(g, seat, card)
        if cost != FREE:
            yield from pay(g, seat, cost, 0, acts.cast(card))
        effect = compile_effect(MAGIC_CARDS[card].effect)
        doer = Doer(seat)
        if effect.can(g, doer):
            yield from effect.run(g, doer)
    g.casting.remove(card)
    g.spent.append(card)


def chainable(g: Eldervale, seat: int) -> list[int]:
    """Monsters that can be bound: free with 4 power in their element, else for the cost."""
    affordable = can_pay(g, seat, MAGIC_CARDS[BINDING_CHAINS].cost)
    return [monster for monster in dominable(g, seat) if affordable or _bound_free(g, seat, monster)]


def _bound_free(g: Eldervale, seat: int, monster: int) -> bool:
    free = MAGIC_CARDS[BINDING_CHAINS].free
    element = MONSTERS[monster].element
    return free is not None and element >= 0 and g.players[seat].power[element] >= free[1]


def _bind(g: Eldervale, seat: int) -> Rule[None]:
    chosen = yield from choose(seat, "dominate", lambda: [acts.beast(monster) for monster in chainable(g, seat)])
    target = chosen.monster
    if not _bound_free(g, seat, target):
        yield from pay(g, seat, MAGIC_CARDS[BINDING_CHAINS].cost, 0, acts.cast(BINDING_CHAINS))
    yield from dominate(g, seat, target)
