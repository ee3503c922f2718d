"""What a seat may know (spec 5), and how the rest is dealt anew."""

from __future__ import annotations

from itertools import permutations

from wyrmtable.games.nidavellir.data import (
    CROWN_JEWELER,
    GEM_SIX,
    GREAT_ARMORER,
    GREAT_BLACKSMITH,
    HUNTING_MASTER,
    PIONEER,
    PLACE,
    SPECIAL_THREE,
    THRUD,
    Card,
    Coin,
)
from wyrmtable.games.nidavellir.state import Player, Table, face_down, owner_of

ORDERS = [list(permutations(range(n))) for n in range(6)]


def secret_coins(table: Table, player: Player) -> list[Coin]:
    """Face-down coins whose place only the owner knows.

    The set of coins is public [R2], so nothing is secret once all places but one are known, or once only the pouch
    is unknown: there the place never matters.
    """
    down = face_down(table, player)
    secret = [coin for coin in down if coin not in player.known]
    if len(secret) == 1 or all(coin in player.pouch for coin in secret):
        return []
    return secret


def imagine(table: Table, viewer: int) -> None:
    """Deal anew deck orders, the Pioneer's cards and others' face-down coins; the result tells nothing of the truth."""
    if table.age == 1:
        deck = table.decks[1]
        hidden = bool(table.drawn) and owner_of(table, PIONEER) != viewer
        if hidden:
            deck += table.drawn
        lift_three(table, deck)
        if hidden:
            table.drawn[:] = [deck.pop() for _ in table.drawn]  # in place: the open question holds this list
    deck = table.decks[table.age - 1]
    if deck:
        deck.sort(key=PLACE)
        table.chance.shuffle("imagined", deck)
    # One number for all: each player's secret coins have at most 5! orders.
    number = table.chance.below("imagined", 120 ** len(table.players))
    for player in table.players:
        if player.seat != viewer and not player.hand:
            coins = secret_coins(table, player)
            if coins:
                number, order = divmod(number, 120)
                deal_coins(player, coins, ORDERS[len(coins)][order % len(ORDERS[len(coins)])])


def deal_coins(player: Player, coins: list[Coin], order: tuple[int, ...]) -> None:
    """Give the places of these coins to the same coins in another order."""
    sorted_coins = sorted(coins, key=PLACE)
    now = {coin: sorted_coins[i] for coin, i in zip(coins, order, strict=True)}
    player.bids = [None if coin is None else now.get(coin, coin) for coin in player.bids]
    player.pouch = [now.get(coin, coin) for coin in player.pouch]


def lift_three(table: Table, deck: list[Card]) -> None:
    """The age 2 deck before the Pioneer: only its top three can be seen, the rest is shuffled again anyway (10.2)."""
    deck.sort(key=PLACE)
    n = len(deck)
    number = table.chance.below("imagined", n * (n - 1) * (n - 2))
    for below in (n, n - 1, n - 2):
        number, other = divmod(number, below)
        deck[below - 1], deck[other] = deck[other], deck[below - 1]


def census(table: Table) -> list[str]:
    """Every component of this match once, wherever it lies."""
    cards = [*table.heroes, *table.drawn, *table.discard]
    coins = [*table.treasury, *table.box]
    gems = []
    for pile in (*table.decks, *table.taverns):
        cards += pile
    for player in table.players:
        for column in player.columns:
            cards += column
        cards += player.command
        cards += [THRUD] * player.thrud_in_hand
        coins += player.coins()
        gems += [player.gem] + [player.under] * (player.under > 0)
    # What belongs to a distinction lies beside it until it is won, and goes to the box with it.
    cards += [GREAT_BLACKSMITH] * (owner_of(table, GREAT_ARMORER) < 0)
    coins += [SPECIAL_THREE] * (owner_of(table, HUNTING_MASTER) < 0)
    gems += [GEM_SIX] * (owner_of(table, CROWN_JEWELER) < 0)
    return [*(card.name for card in cards), *(coin.name for coin in coins), *(f"gem:{gem}" for gem in gems)]
