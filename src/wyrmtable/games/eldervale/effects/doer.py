"""For whom an effect happens."""

from __future__ import annotations

from collections.abc import Callable

from wyrmtable.games.eldervale.data import FREE, Cost
from wyrmtable.games.eldervale.state import Eldervale


class Doer:
    """For whom an effect happens, and through what."""

    __slots__ = ("bare", "built", "card", "dominated", "kind", "mimic", "owed", "realm", "seat", "stand")

    def __init__(
        self,
        seat: int,
        card: int = -1,
        kind: int = -1,
        realm: int = -1,
        *,
        bare: bool = False,
        mimic: bool = False,
        built: int = -1,
        dominated: bool = False,
        owed: Cost = FREE,
        stand: int = -1,
    ) -> None:
        self.seat = seat
        self.card = card
        """The Adventure card whose slots and Orb count."""
        self.kind = kind
        """The Unit that acts: placed, or on the card; for a monster's ability the monster."""
        self.realm = realm
        """The realm of the placement."""
        self.bare = bare
        """Neither slots nor Orb of the card count (Carnival of Masks)."""
        self.mimic = mimic
        """The Shapeshifter may stand for the Unit of this ability."""
        self.built = built
        """Points the Dwelling just built gave."""
        self.dominated = dominated
        """A Monster was just dominated."""
        self.owed = owed
        """What must be paid first: the casting cost of a spell not yet played."""
        self.stand = stand
        """The card on which the activating Unit stands."""


Count = Callable[[Eldervale, Doer], int]
"""A number that can be read off the state: a counter, or a condition."""
