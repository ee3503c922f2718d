"""Cards as printed; sent once in the game's catalogue."""

from __future__ import annotations

from msgspec import Struct

from wyrmtable.core.elements import Pip, Slot
from wyrmtable.core.words import Msg

Atom = Pip | str


class Row(Struct, frozen=True, omit_defaults=True):
    """An icon sentence on a card: ``[tool][tool] → [vp 3]``."""

    atoms: tuple[Atom, ...]
    """Icons and words in reading order."""
    head: Msg | None = None
    """What the row is called."""
    id: str = ""
    """Lets an option point at this row: ``card:crossbow#skill``."""


class Face(Struct, frozen=True, omit_defaults=True):
    """A card as printed; sent once in the game's catalogue."""

    frame: str
    """Name of a frame in the game's theme."""
    tone: str
    """Name of a tone in the game's theme."""
    title: Msg
    """Its name."""
    sub: Msg | None = None
    """Smaller, under the name."""
    art: tuple[str, ...] = ()
    """Icons that make its picture, the largest first."""
    corner: tuple[Pip, ...] = ()
    """What stands in the corner, to be seen in a fan."""
    ranks: tuple[str, ...] = ()
    """A rank for each entry, with its value or empty."""
    cost: tuple[Pip, ...] = ()
    """What it costs."""
    rows: tuple[Row, ...] = ()
    """What it does, in icons."""
    slots: tuple[Slot, ...] = ()
    """Named places on it."""
    text: Msg | None = None
    """What it does, in words."""
    foot: Pip | None = None
    """A fact at its foot."""
    house: bool = False
    """Our own design, shown with the house mark."""
    copies: int = 1
    """How many of it there are."""
