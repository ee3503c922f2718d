"""Coins (spec 8): getting one from the treasury, upgrades and trades."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from operator import attrgetter

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.nidavellir import tales
from wyrmtable.games.nidavellir.data import PLACE, Card, Coin, Distinction
from wyrmtable.games.nidavellir.state import Player, Table

VALUE = attrgetter("value")


def unlike(coins: Sequence[Coin]) -> list[Coin]:
    """One of each kind and value: equal coins in equal places are interchangeable."""
    if len({coin.alike for coin in coins}) == len(coins):
        return list(coins)
    return list({coin.alike: coin for coin in reversed(coins)}.values())[::-1]


def offered(table: Table, target: int) -> Coin:
    """8.1 The treasury's answer to a value: exactly that, else the next above, else the highest below."""
    at = bisect_left(table.treasury, target, key=VALUE)
    return table.treasury[min(at, len(table.treasury) - 1)]


def exchange(table: Table, player: Player, old: Coin, target: int) -> Coin:
    """8.1, 8.2 Take a coin for ``target``; it lies where the old one lay, which leaves only afterwards."""
    new = offered(table, target)
    table.treasury.remove(new)
    _replace(table, player, old, new)
    if old.kind == "royal":
        table.treasury.insert(bisect_left(table.treasury, old.place, key=PLACE), old)
    else:
        table.box.append(old)
    return new


def _replace(table: Table, player: Player, old: Coin, new: Coin) -> None:
    if old in player.known:
        player.known.remove(old)
    if old in player.hand:
        player.hand[player.hand.index(old)] = new
        player.hand.sort(key=PLACE)
    elif old in player.pouch:
        player.pouch[player.pouch.index(old)] = new
        player.known.append(new)
    else:
        tavern = player.bids.index(old)
        player.bids[tavern] = new
        if tavern >= table.revealed:
            player.known.append(new)


def upgradable(player: Player) -> list[Coin]:
    """8.2 Own coins that an upgrade may raise: all but the base 0 and the special 3."""
    coins = [coin for coin in player.bids if coin is not None]
    coins += unlike(player.pouch)
    coins += unlike(player.hand)
    return [coin for coin in coins if coin.upgrades]


def upgrade(table: Table, player: Player, by: int, cause: Card | Distinction) -> Rule[None]:
    """8.2 The player must raise one own coin, wherever it lies."""
    player.upgrade_owed = by
    old = yield from choose(player.seat, "upgrade", upgradable(player), (by, cause))
    player.upgrade_owed = 0
    new = exchange(table, player, old, old.value + by)
    tales.upgraded(table, player, old, new)


def trade(table: Table, player: Player) -> Rule[None]:
    """8.3 The two pouch coins, or two of the hand of Uline's owner, bring a coin worth their sum for the higher one."""
    if table.uline == player.seat:
        a, b = yield from choose(player.seat, "trade-pair", pairs(player.hand))
    else:
        a, b = player.pouch
        player.known += [coin for coin in player.pouch if coin not in player.known]  # both are shown
    if a.value < b.value:
        a, b = b, a
    elif a.value == b.value and a.kind != b.kind:  # 8.4 [R9]
        given = yield from choose(player.seat, "give-up", [a, b])
        a, b = given, b if given is a else a
    new = exchange(table, player, a, a.value + b.value)
    tales.traded(table, player, a, b, new)


def pairs(hand: Sequence[Coin]) -> list[tuple[Coin, Coin]]:
    """7.8 Any two coins; pairs of equal coins only once."""
    found = {(a.alike, b.alike): (a, b) for i, a in enumerate(hand) for b in hand[i + 1 :]}
    return list(found.values())


def take_back(player: Player) -> None:
    """6, ROUND_END: all coins into the hand."""
    coins = player.coins()
    coins.sort(key=PLACE)
    player.hand = coins
    player.bids = [None, None, None]
    player.pouch = []
    player.known = []
