"""Positions to begin a lesson with: cards and coins where they are wanted, all others where they belong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wyrmtable.games.nidavellir.data import CARDS_BY_NAME, COINS_BY_NAME, Card, Coin
from wyrmtable.games.nidavellir.state import Player, Table

YOU, LENA, OTTO = range(3)
OFFERING = CARDS_BY_NAME["card:royal_offering_a1_01"]


def dwarfs(of_class: str, *copies: int) -> list[Card]:
    """Dwarfs of age I, by their places among those of their class."""
    return [CARDS_BY_NAME[f"card:{of_class}_a1_{copy:02}"] for copy in copies]


def army(**copies: tuple[int, ...]) -> list[Card]:
    return [card for of_class, own in copies.items() for card in dwarfs(of_class, *own)]


def base(seat: int, *values: int) -> list[Coin]:
    return [COINS_BY_NAME[f"coin:base{value}.{seat}"] for value in values]


def bid(seat: int, *values: int) -> str:
    """The answer that lays these coins, from the first tavern to the last."""
    return " ".join(coin.name for coin in base(seat, *values))


def values(names: Sequence[str]) -> list[int]:
    return [COINS_BY_NAME[name].value for name in names]


def stack(table: Table, cards: Sequence[Card]) -> None:
    """Let these cards be dealt first, in this order."""
    table.decks[0] = [card for card in table.decks[0] if card not in cards] + list(cards)[::-1]


def give_gems(table: Table, *gems: int) -> None:
    for player, gem in zip(table.players, gems, strict=True):
        player.gem = gem


def lay_bids(player: Player, *coins: int) -> None:
    """Three bids, then the two coins of the pouch."""
    player.bids = [*base(player.seat, *coins[:3])]
    player.pouch = base(player.seat, *coins[3:])
    player.hand = []


def begin_at(table: Table, round: int, armies: Sequence[Sequence[Card]], rows: Mapping[int, Sequence[Card]]) -> None:
    """The first turn at the first tavern with cards: the armies stand, the bids of this tavern lie open.

    With three players every card of an age is taken, so the deck holds what is neither in an army nor in a tavern.
    """
    for player, cards in zip(table.players, armies, strict=True):
        for card in cards:
            player.lay(card, card.column)
    gone = [card for cards in (*armies, *rows.values()) for card in cards]
    table.decks[0] = [card for card in table.decks[0] if card not in gone]
    table.taverns = [list(rows.get(tavern, ())) for tavern in range(3)]
    table.round = round
    table.tavern = min(rows)
    table.revealed = table.tavern + 1
    table.phase = "turns"
    bid_of = {player.seat: coin.value for player in table.players if (coin := player.bids[table.tavern]) is not None}
    table.order = sorted(table.seats, key=lambda seat: bid_of[seat], reverse=True)
