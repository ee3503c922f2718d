"""Rounds and taverns (spec 6 and 9). Read it beside the rulebook; ends of ages are in ``ages.py``.

Each step runs one phase; between two of them the table alone says what comes next.
"""

from __future__ import annotations

from itertools import groupby

from wyrmtable.core.ask import Rule, assign, choose, together
from wyrmtable.core.game import steps
from wyrmtable.games.nidavellir import ages, tales
from wyrmtable.games.nidavellir.army import place
from wyrmtable.games.nidavellir.coins import take_back, trade, unlike, upgrade
from wyrmtable.games.nidavellir.data import GEM_SIX, Coin
from wyrmtable.games.nidavellir.state import NOBODY, Table

BID_PLACES = [tuple(f"bids:{seat}#{tavern}" for tavern in (1, 2, 3)) for seat in range(5)]


def bids(table: Table) -> Rule[None]:
    """6, ROUND_PREP and BIDS: everybody but Uline's owner lays three coins in secret, the other two in the pouch."""
    deal(table)
    bidders = [seat for seat in table.seats if seat != table.uline]
    answers = yield from together(bidders, lambda seat: bid(table, seat))
    for seat, coins in answers.items():
        player = table.players[seat]
        player.bids = list(coins)
        player.pouch = [coin for coin in player.hand if coin not in coins]
        player.hand = []
    table.phase = "reveal"
    tales.bids_laid(table)


def deal(table: Table) -> None:
    """6, ROUND_PREP: as many cards in each tavern as there are players, three with two players."""
    deck = table.decks[table.age - 1]
    size = max(3, len(table.players))
    for tavern in range(3):
        table.taverns[tavern] = deck[: -size - 1 : -1]
        del deck[-size:]
    tales.dealt(table)


def bid(table: Table, seat: int) -> Rule[list[Coin]]:
    return assign(seat, "bid", BID_PLACES[seat], table.players[seat].hand.copy(), alike)


def alike(coin: Coin) -> tuple[str, int]:
    return coin.alike


def reveal(table: Table) -> Rule[None]:
    """6, REVEAL: coins are turned up, Uline's owner bids knowing all others, order and ties are frozen."""
    tavern = table.tavern
    table.revealed = tavern + 1
    tales.revealed(table)
    if table.uline != NOBODY:
        seer = table.players[table.uline]
        if seer.bids[tavern] is None:
            coin = yield from choose(seer.seat, "uline-bid", unlike(seer.hand))
            seer.hand.remove(coin)
            seer.bids[tavern] = coin
            tales.uline_bid(table, seer, coin)
    freeze_order(table)
    table.phase = "turns"
    tales.ordered(table)


def freeze_order(table: Table) -> None:
    """6 By bid, then by gem, high to low; later changes of coins change neither order nor ties [R18]."""
    bid_of = [player.bids[table.tavern].value for player in table.players]  # type: ignore[union-attr]  # all have bid
    table.order = sorted(table.seats, key=lambda seat: (bid_of[seat], table.players[seat].gem), reverse=True)
    table.acted = 0
    groups = [list(seats) for _, seats in groupby(table.order, key=lambda seat: bid_of[seat])]
    table.ties = [group for group in groups if len(group) > 1]


def turns(table: Table) -> Rule[None]:
    """6, TURNS: one player's turn at the tavern: a card with all it brings, then perhaps a trade [R17]."""
    player = table.players[table.order[table.acted]]
    row = table.taverns[table.tavern]
    card = yield from choose(player.seat, "take-card", row.copy())
    row.remove(card)
    if card.upgrade:
        table.discard.append(card)
        tales.took_offering(table, player, card)
        yield from upgrade(table, player, card.upgrade, card)
    else:
        yield from place(table, player, card, card.column)
    coin = player.bids[table.tavern]
    if coin is not None and coin.trades:
        yield from trade(table, player)
    table.acted += 1
    if table.acted == len(table.order):
        close_tavern(table)


def close_tavern(table: Table) -> None:
    """6, GEM_TRADE and TAVERN_CLEANUP, then the next tavern or ROUND_END."""
    trade_gems(table)
    row = table.taverns[table.tavern]
    if row:  # one card, with two players
        table.discard += row
        row.clear()
        tales.leftover(table)
    table.order = []
    table.ties = []
    table.acted = 0
    table.tavern += 1
    if table.tavern < 3:
        table.phase = "reveal"
    else:
        end_round(table)


def trade_gems(table: Table) -> None:
    """9 In each group of equal bids the highest gem goes to the lowest and so on; gem 6 stays where it is."""
    for one, other in gem_swaps(table):
        a, b = table.players[one], table.players[other]
        a.gem, b.gem = b.gem, a.gem
        tales.gems_swapped(table, a, b)


def gem_swaps(table: Table) -> list[tuple[int, int]]:
    """9 Who will swap gems with whom when the tavern closes."""
    swaps = []
    for tied in table.ties:
        # Ties are in order of gems, and gems do not change before the tavern closes.
        group = [seat for seat in tied if table.players[seat].gem != GEM_SIX]
        swaps += [(group[i], group[-1 - i]) for i in range(len(group) // 2)]
    return swaps


def end_round(table: Table) -> None:
    """6, ROUND_END: all coins back; the age ends with its deck, which is with its last round [R15]."""
    for player in table.players:
        take_back(player)
    table.tavern = 0
    table.revealed = 0
    if table.decks[table.age - 1]:
        table.round += 1
        table.phase = "bids"
    else:
        table.phase = "ylud"
    tales.round_ended(table)


STEPS = steps(bids, reveal, turns, ages.evaluation, ylud=ages.ylud_step)
