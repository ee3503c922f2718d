"""The closed sets of the scene: what roles, lays, shapes, forms and kinds there are. The browser gets them as unions."""

from __future__ import annotations

from typing import Literal

VOCABULARY = 1

Weight = Literal[0, 1, 2]
"""2: the eye should be here now; 1: normal; 0: reference, may be folded."""
Side = Literal["n", "ne", "e", "se", "s", "sw", "w", "nw"]
"""A side of a cell: n e s w of a square, ne e se sw w nw of a hex."""
AreaRole = Literal["mat", "common", "stage", "supply", "aside"]
"""mat: what belongs to one seat; common: the table's middle; stage: what happens now; supply; aside: out of the way."""
ZoneRole = Literal[
    "market",
    "deck",
    "discard",
    "hand",
    "tableau",
    "column",
    "stock",
    "bid",
    "reserve",
    "queue",
    "drawn",
    "removed",
]
"""What a zone is for; the client knows where people look for it."""
Lay = Literal["row", "pile", "column", "fan", "grid", "slots", "heap"]
"""How things lie in a zone."""
Stop = Literal["foot", "sight"]
"""What ground keeps from passing."""
Grid = Literal["square", "hex"]
"""Cells of a board; hexes have a corner at the top and axial coordinates."""
Naming = Literal["letter", "compass", "label"]
"""How cells are spoken of: K7; 2 east and 1 north of the origin; by the name of the tile that lies there."""
TrackForm = Literal["path", "bar", "pips"]
"""path: every step drawn; bar: filled, with thresholds; pips: filled dots."""
SheetRole = Literal["score", "compare", "reference"]
"""score: points, why, and totals; compare: two sides of a fight; reference: what one may want to look up."""
Shape = Literal[
    "disc", "cube", "coin", "gem", "meeple", "standee", "token", "roof", "structure", "flag", "ring", "monster"
]
"""The outline of a piece; a monster stands large above the others."""
Level = Literal["ground", "structure", "marker", "unit", "air"]
"""The order of drawing within a cell, the lowest first."""
DieState = Literal["", "fixed", "rerolled", "dropped", "best", "beaten"]
"""What became of a die after the throw."""
CounterForm = Literal["number", "pips", "bar", "hearts"]
"""How an amount is drawn."""
NoteRole = Literal["goal", "mission", "rule", "alarm", "phase"]
"""Why a note is read; an alarm is read first."""
OverlayRole = Literal["reach", "range", "threat", "blast", "line", "path", "region", "link", "sight"]
"""What a light over the board means: cells somebody could reach, hit or see; lines and ways between them."""
SeatState = Literal["", "first", "passed", "out", "down", "won"]
"""How it stands with a seat."""
AskForm = Literal["pick", "many", "assign", "pay", "window"]
"""pick one option; many: a set of them; assign: a thing to each place; pay: pieces that cover a cost; window: react or let
it pass."""
MeterRule = Literal["exact", "least", "most"]
"""How the sum of what was chosen must stand to the goal."""
BeatKind = Literal[
    "deal",
    "draw",
    "move",
    "place",
    "take",
    "give",
    "pay",
    "gain",
    "lose",
    "swap",
    "flip",
    "reveal",
    "shuffle",
    "roll",
    "hit",
    "heal",
    "fall",
    "build",
    "break",
    "grow",
    "turn",
    "phase",
    "choose",
    "score",
    "win",
]
"""What happened; each kind has its sound and its motion."""
