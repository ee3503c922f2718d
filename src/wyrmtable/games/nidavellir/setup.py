"""Setup (spec 4)."""

from __future__ import annotations

from wyrmtable.core.chance import Chance
from wyrmtable.games.nidavellir.data import (
    AGE_CARDS,
    BASE_COINS,
    HEROES,
    NOT_IN_FIRST_GAME,
    ROYAL_COINS,
    Coin,
)
from wyrmtable.games.nidavellir.state import Player, Table

_SMALL = [coin for coin in ROYAL_COINS if coin.value not in (7, 9, 11) or coin.name.endswith(".1")]
_DECKS = [[card for card in cards if not card.crowd] for cards in AGE_CARDS]
_FIRST_HEROES = [hero for hero in HEROES if hero not in NOT_IN_FIRST_GAME]


def treasury(players: int) -> list[Coin]:
    """2.3 All 34 royal coins, or 28 for two and three players."""
    return list(ROYAL_COINS) if players >= 4 else _SMALL.copy()


def set_up(players: int, first_game: bool, chance: Chance) -> Table:
    gems = list(range(6 - players, 6))
    chance.shuffle("gems", gems)
    decks = [list(cards) for cards in (AGE_CARDS if players == 5 else _DECKS)]
    for age, deck in enumerate(decks, 1):
        chance.shuffle(f"deck/age-{age}", deck)
    return Table(
        chance=chance,
        players=[Player(seat, list(BASE_COINS[seat]), gem) for seat, gem in enumerate(gems)],
        decks=decks,
        taverns=[[], [], []],
        heroes=list(_FIRST_HEROES if first_game else HEROES),
        treasury=treasury(players),
    )
