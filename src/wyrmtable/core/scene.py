"""The scene: what lies on the table and what it means, for one viewer.

Twelve kinds of element, five forms of question, one kind of event. A game builds these; the browser,
the terminal and a screen reader show them. There are no coordinates in pixels here and never will be.
All of these words can be had from here; they are written down, with their fields, in the modules named below.
"""

from __future__ import annotations

from msgspec import Struct

from wyrmtable.core.beats import Beat, Flow, Undo
from wyrmtable.core.elements import (
    AnyElement,
    Area,
    Board,
    Card,
    Counter,
    Die,
    Element,
    Ground,
    Note,
    Overlay,
    Piece,
    Pip,
    Region,
    Seat,
    Sheet,
    SheetRow,
    Slot,
    Tile,
    Track,
    TrackStep,
    Zone,
)
from wyrmtable.core.faces import Atom, Face, Row
from wyrmtable.core.questions import Ask, Bill, Blocked, Foresight, Meter, Option, Order, Verb, Waiting
from wyrmtable.core.teaching import Saying, Teaching, Term, Tried
from wyrmtable.core.vocabulary import (
    VOCABULARY,
    AreaRole,
    AskForm,
    BeatKind,
    CounterForm,
    DieState,
    Grid,
    Lay,
    Level,
    MeterRule,
    Naming,
    NoteRole,
    OverlayRole,
    SeatState,
    Shape,
    SheetRole,
    Side,
    Stop,
    TrackForm,
    Weight,
    ZoneRole,
)
from wyrmtable.core.words import Msg

__all__ = [
    "VOCABULARY",
    "AnyElement",
    "Area",
    "AreaRole",
    "Ask",
    "AskForm",
    "Atom",
    "Beat",
    "BeatKind",
    "Bill",
    "Blocked",
    "Board",
    "Card",
    "Counter",
    "CounterForm",
    "Die",
    "DieState",
    "Element",
    "Face",
    "Flow",
    "Foresight",
    "Grid",
    "Ground",
    "Lay",
    "Level",
    "Meter",
    "MeterRule",
    "Naming",
    "Note",
    "NoteRole",
    "Option",
    "Order",
    "Overlay",
    "OverlayRole",
    "Piece",
    "Pip",
    "Region",
    "Row",
    "Saying",
    "Scene",
    "Seat",
    "SeatState",
    "Shape",
    "Sheet",
    "SheetRole",
    "SheetRow",
    "Side",
    "Slot",
    "Stop",
    "Teaching",
    "Term",
    "Tile",
    "Track",
    "TrackForm",
    "TrackStep",
    "Tried",
    "Undo",
    "Verb",
    "Waiting",
    "Weight",
    "Zone",
    "ZoneRole",
]


class Scene(Struct, frozen=True, omit_defaults=True):
    """Everything one viewer may see."""

    phase: Msg
    """Where in the match we are."""
    seats: tuple[Seat, ...]
    """In the order of the table."""
    elements: tuple[AnyElement, ...]
    """Flat, in reading order; order among brothers is the order here."""
    turn: tuple[int, ...] = ()
    """Seats asked now; several when they choose at the same time. Filled in by core."""
    v: int = VOCABULARY
    """Version of these words."""
