"""The table as plain data (spec 5)."""

from __future__ import annotations

import msgspec

from wyrmtable.core.state import State
from wyrmtable.games.nidavellir.data import THRUD, Card, Coin, Distinction

NOBODY = -1
BOXED = -2
"""A distinction that nobody won: out of the game, with what belongs to it."""


class Player(msgspec.Struct, gc=False):
    seat: int
    hand: list[Coin]
    """All five coins between rounds; during a round only Uline's owner has some."""
    gem: int
    bids: list[Coin | None] = msgspec.field(default_factory=lambda: [None, None, None])
    pouch: list[Coin] = []
    known: list[Coin] = []
    """Own face-down coins whose place everybody saw in an upgrade or trade of this round [R2]."""
    columns: list[list[Card]] = msgspec.field(default_factory=lambda: [[], [], [], [], []])
    """In the order of CLASSES; the last card of a column is the one placed last."""
    ranks: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 0, 0])
    """Rank totals of the columns; ``lay`` and ``lift`` keep them true."""
    command: list[Card] = []
    recruited: int = 0
    """Heroes ever recruited, wherever they lie (7.3)."""
    thrud_in_hand: bool = False
    upgrade_owed: int = 0
    """Of an upgrade the player is choosing a coin for."""
    discards_owed: int = 0
    """Cards the player is choosing to discard for Dagda or Bonfur."""
    under: int = 0
    """The basic gem hidden under gem 6."""

    @property
    def lines(self) -> int:
        """7.2"""
        return min(self.ranks)

    def lay(self, card: Card, column: int) -> None:
        """Put a card at the end of a column."""
        self.columns[column].append(card)
        self.ranks[column] += card.ranks

    def lift(self, card: Card, column: int) -> None:
        """Take a card out of a column; what lies behind it closes up."""
        self.columns[column].remove(card)
        self.ranks[column] -= card.ranks

    def column_of(self, card: Card) -> int:
        """The column a card lies in, or NOBODY's number if in none."""
        for column, cards in enumerate(self.columns):
            if card in cards:
                return column
        return NOBODY

    def coins(self) -> list[Coin]:
        """The five coins, wherever they lie."""
        return [*self.hand, *(coin for coin in self.bids if coin is not None), *self.pouch]


class Table(State, kw_only=True):
    players: list[Player]
    decks: list[list[Card]]
    """One for each age; the top card is the last of the list."""
    taverns: list[list[Card]]
    heroes: list[Card]
    """Still to be recruited."""
    treasury: list[Coin]
    """Sorted by value."""
    phase: str = "bids"
    """bids | reveal | turns | ylud | evaluation | over: what the next turn of the game is."""
    age: int = 1
    round: int = 1
    tavern: int = 0
    """Index of the tavern being visited or visited next."""
    revealed: int = 0
    """How many taverns' bids lie face up in this round."""
    order: list[int] = []
    """Frozen at the reveal (6)."""
    acted: int = 0
    """How many of ``order`` have had their turn."""
    ties: list[list[int]] = []
    """Seats with equal bids, frozen at the reveal, each group in order of play."""
    uline: int = NOBODY
    """Seat of Uline's owner."""
    drawn: list[Card] = []
    """The Pioneer's three cards, seen by the owner of that distinction alone [R3]."""
    distinctions: list[int] = msgspec.field(default_factory=lambda: [NOBODY] * 5)
    """Owner of each distinction; NOBODY before its evaluation, BOXED if nobody won it."""
    evaluated: int = 0
    """How many distinctions have been evaluated."""
    discard: list[Card] = []
    box: list[Coin] = []

    @property
    def seats(self) -> range:
        return range(len(self.players))

    @property
    def rounds(self) -> int:
        """2.1 Rounds in each age."""
        return 4 if len(self.players) < 4 else 3


def owner_of(table: Table, distinction: Distinction) -> int:
    return table.distinctions[distinction.column]


def thrud_column(player: Player) -> int:
    """Where Thrud lies in this army, or NOBODY's number; she is always the last card."""
    for column, cards in enumerate(player.columns):
        if cards and cards[-1] is THRUD:
            return column
    return NOBODY


def face_down(table: Table, player: Player) -> list[Coin]:
    """Own coins on taverns not yet revealed, then those in the pouch."""
    return [coin for coin in player.bids[table.revealed :] if coin is not None] + player.pouch
