"""The scene: what lies on the table and what it means, for one viewer.

Twelve kinds of element, four forms of question, one kind of event. A game builds these; the browser,
the terminal and a screen reader show them. There are no coordinates in pixels here and never will be.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from wyrmtable.core.words import Msg

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


class Pip(Struct, frozen=True, omit_defaults=True):
    """An icon with a number: a fact small enough to stand beside something."""

    icon: str
    """Name of an icon in the game's theme."""
    n: int | None = None
    """The number beside it; none for a bare sign."""
    most: int | None = None
    """What the number can be at most: ``3/5``."""
    tone: str = ""
    """Name of a tone in the game's theme; else that of the text."""
    label: Msg | None = None
    """Spoken form; without it the icon's own name, ``icon-<name>`` in the words."""
    about: bool = False
    """An estimate: shown as about so many. Without it a chip of an answer promises its number."""


class Slot(Struct, frozen=True, omit_defaults=True):
    """A named place in a zone, tile or card; drawn as a hollow outline while empty."""

    name: str
    """Its part of the place's name: ``tile:3#dwelling``; lower-case letters, digits, ``.`` and ``-``."""
    label: Msg | None = None
    """What a person calls it; without it the name."""
    fits: str = ""
    """Icon of what belongs there, drawn in the hollow."""
    x: int = 0
    """On a tile: where it lies from the middle to the right edge, in hundredths; negative to the left."""
    y: int = 0
    """On a tile: where it lies from the middle to the bottom, in hundredths; negative towards the top."""


class Element(Struct, kw_only=True, frozen=True, omit_defaults=True, tag_field="kind"):
    """What all elements have."""

    id: str
    """Its name while it exists; things that move keep it."""
    at: str = ""
    """The place it lies in; empty is the table itself."""
    label: Msg | None = None
    """What a person calls it; a card may leave it to its face, a piece or counter to its icon."""
    owner: int | None = None
    """The seat it belongs to: drawn in that seat's colour and shape."""
    tone: str = ""
    """Name of a tone in the game's theme, for what belongs to nobody."""
    weight: Weight = 1
    """How much it matters now."""
    near: str = ""
    """Element it is shown beside, without lying in it."""
    help: str = ""
    """Rule reference that opens the guide there."""
    about: Msg | None = None
    """What it does, what it is worth now, what one more would bring; without it the word ``about-<name>`` (about.py)."""
    house: bool = False
    """Our own design, shown with the house mark."""


class Area(Element, frozen=True, tag="area"):
    """A part of the table that holds zones, boards and counters."""

    role: AreaRole
    """What it is for."""
    emblem: str = ""
    """Icon beside its name."""


class Zone(Element, frozen=True, tag="zone"):
    """A place where things lie together."""

    role: ZoneRole
    """What it is for."""
    lay: Lay = "row"
    """How things lie in it."""
    slots: tuple[Slot, ...] = ()
    """Its named places, drawn also while empty."""
    count: int | None = None
    """How many things lie here when they are not all sent."""
    cap: int | None = None
    """How many may lie here at most."""
    sort: bool = False
    """The viewer may arrange it; the order means nothing."""
    marks: tuple[Pip, ...] = ()
    """Facts beside its name."""


class Ground(Struct, frozen=True, omit_defaults=True):
    """What one sign of a board's ground means."""

    face: str
    """Name of a skin in the game's theme."""
    label: Msg | None = None
    """What a person calls it; said of each cell of it."""
    stops: tuple[Stop, ...] = ()
    """What cannot pass; said of each such cell."""


class Region(Struct, frozen=True, omit_defaults=True):
    """A named part of a board: outlined, and said of its cells."""

    id: str
    """Its name within the board."""
    cells: str
    """Rectangles and single cells: ``6,6..11,11 8,18``."""
    label: Msg | None = None
    """What a person calls it."""
    tone: str = ""
    """Name of a tone in the game's theme."""


class Board(Element, frozen=True, tag="board"):
    """Cells with tiles and pieces on them. A cell is the place ``board@x,y``, its edge ``board@x,y/e``."""

    grid: Grid
    """Which cells it has."""
    size: tuple[int, int, int, int] | None = None
    """x0, y0, x1, y1; without it the board grows with its tiles."""
    ground: tuple[str, ...] = ()
    """For a fixed size: a row of signs for each row of cells; a space is no cell."""
    legend: dict[str, Ground] = field(default_factory=dict)
    """What each sign of the ground means."""
    regions: tuple[Region, ...] = ()
    """Named parts of it."""
    naming: Naming = "letter"
    """How its cells are spoken of."""
    origin: str = ""
    """The cell from which a compass counts, ``map@0,0``."""
    frontier: bool = False
    """It goes on growing: there is room around it, and the camera follows."""


class Tile(Element, frozen=True, tag="tile"):
    """A piece of the board itself; it lies on a cell."""

    face: str
    """Name of a skin in the game's theme."""
    over: tuple[tuple[int, int], ...] = ()
    """Further cells it covers, from the one it lies on."""
    turn: int = 0
    """How often it was turned clockwise, in quarters or sixths."""
    walls: tuple[Side, ...] = ()
    """Closed sides as they lie now; not turned again by the reader."""
    marks: tuple[Pip, ...] = ()
    """Signs printed on it."""
    slots: tuple[Slot, ...] = ()
    """Named places on it, each with an anchor: ``tile:3#dwelling``."""


class TrackStep(Struct, frozen=True, omit_defaults=True):
    """One step of a track."""

    label: Msg | None = None
    """What a person calls it; without it its number."""
    gain: tuple[Pip, ...] = ()
    """What one gets for reaching it."""
    tone: str = ""
    """Name of a tone in the game's theme."""
    gate: bool = False
    """A threshold: something is different from here on."""


class Track(Element, frozen=True, tag="track"):
    """Steps in a row; markers lie on them, at ``track:x#3``."""

    steps: tuple[TrackStep, ...]
    """From the first to the last."""
    form: TrackForm = "path"
    """How it is drawn."""
    first: int = 0
    """The number of its first step."""


class SheetRow(Struct, frozen=True, omit_defaults=True):
    """One row of a sheet."""

    label: Msg
    """What it counts."""
    cells: tuple[int | Msg | None, ...]
    """One for each head; none stays empty."""
    why: tuple[Msg | None, ...] = ()
    """How each came about."""
    total: bool = False
    """It sums up those above."""
    tone: str = ""
    """Name of a tone in the game's theme, where what it counts has one on the table."""
    icon: str = ""
    """Name of an icon in the game's theme, of what it counts."""


class Sheet(Element, frozen=True, tag="sheet"):
    """Numbers in rows and columns."""

    role: SheetRole
    """What it is for."""
    heads: tuple[Msg, ...]
    """Names of the columns."""
    rows: tuple[SheetRow, ...]
    """From top to bottom."""


class Card(Element, frozen=True, tag="card"):
    """A card, open or face down."""

    face: str = ""
    """Key of a face in the game's catalogue; empty is face down."""
    back: str = "card"
    """Name of a back in the game's theme."""
    tapped: bool = False
    """Turned sideways: used for now."""
    states: tuple[str, ...] = ()
    """Conditions: the table's own (new spent blocked peeked) or the game's, each with a word ``state-<name>``."""
    pips: tuple[Pip, ...] = ()
    """Facts beside what is printed."""


class Piece(Element, frozen=True, tag="piece"):
    """Everything solid that is not a card."""

    shape: Shape
    """Its outline."""
    icon: str = ""
    """Name of an icon in the game's theme, drawn on it."""
    value: str = ""
    """What is printed on it."""
    n: int = 1
    """How many alike lie here as one stack."""
    down: bool = False
    """Face down."""
    level: Level = "unit"
    """The order of drawing within a cell."""
    over: tuple[tuple[int, int], ...] = ()
    """Further cells it covers, from the one it stands on."""
    stats: tuple[Pip, ...] = ()
    """Facts one wants to compare at a glance; one with ``most`` is drawn as a bar."""
    states: tuple[str, ...] = ()
    """Conditions: the table's own (hidden lurking spent stunned poisoned flying) or the game's, with a word each."""


class Die(Element, frozen=True, tag="die"):
    """A die; it tumbles for show and settles on its value."""

    die: str
    """Which die: ``d6``, or the name of one in the game's theme."""
    value: str = ""
    """What lies on top; empty before the throw."""
    mask: str = ""
    """Nine signs 0 and 1: a pattern of three by three instead of a value."""
    state: DieState = ""
    """What became of it."""


class Counter(Element, frozen=True, tag="counter"):
    """An amount that belongs to somebody."""

    icon: str
    """Name of an icon in the game's theme."""
    value: int
    """How much there is."""
    most: int | None = None
    """How much there can be."""
    form: CounterForm = "number"
    """How it is drawn."""
    warn: int | None = None
    """Drawn as a warning from here down; with a minus sign, from there up."""
    parts: tuple[Pip, ...] = ()
    """What it is made of, as its explanation."""


class Note(Element, frozen=True, tag="note"):
    """A sentence that stays on the table."""

    role: NoteRole
    """Why it is there."""
    text: Msg
    """What it says."""
    done: int | None = None
    """How far one has come."""
    goal: int | None = None
    """How far one must come."""


class Overlay(Element, frozen=True, tag="overlay"):
    """A light over a board."""

    role: OverlayRole
    """What it means."""
    cells: tuple[str, ...] = ()
    """Cells that are lit."""
    ends: tuple[str, ...] = ()
    """Places that a line or a way joins, in order."""
    broken: str = ""
    """Where a line is cut off."""
    layer: str = ""
    """Word of a layer that a person can switch off."""
    value: str = ""
    """A number written over its cells."""


AnyElement = Area | Zone | Board | Tile | Track | Sheet | Card | Piece | Die | Counter | Note | Overlay


class Seat(Struct, frozen=True, omit_defaults=True):
    """What the game says of a seat; the person's name and clock are the server's."""

    seat: int
    """Its number, from 0."""
    title: Msg | None = None
    """What this seat plays: a role, a house."""
    by_person: bool = False
    """The table calls the seat by its person, and by what it plays only beside that; otherwise the reverse."""
    emblem: str = ""
    """Icon of that role."""
    tone: str = ""
    """Name of a tone in the game's theme, of that role."""
    score: int | None = None
    """Points everybody may know."""
    forecast: int | None = None
    """Points it would have if the match ended now, where that differs."""
    badges: tuple[Pip, ...] = ()
    """A few facts the others keep an eye on."""
    team: int | None = None
    """Seats with the same number win together."""
    automa: bool = False
    """Nobody sits here: the game moves it."""
    state: SeatState = ""
    """How it stands with the seat."""


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


class Option(Struct, frozen=True, omit_defaults=True):
    """One possible answer."""

    name: str
    """Stable name, as stored in the record."""
    path: tuple[str, ...]
    """Element ids, places or ``!verb``, in the order a person points at them."""
    label: Msg | None = None
    """In words; without it the things it points at."""
    n: int | None = None
    """It is an amount: options that differ in it alone become a stepper."""
    gives: tuple[Pip, ...] = ()
    """Its sure consequences: ``+6``, ``-2``."""
    preview: tuple[AnyElement, ...] = ()
    """Elements as they would be, drawn as ghosts."""
    confirm: Msg | None = None
    """Asked once more before it is sent."""


class Foresight(Struct, frozen=True, omit_defaults=True):
    """What would follow an answer beyond its chips and ghosts; worked out only for the one somebody is about to give."""

    say: tuple[Msg, ...] = ()
    """In words, the gravest first."""
    put: tuple[AnyElement, ...] = ()
    """Lights over a board as they would be; one with the id of another takes its place."""
    drop: tuple[str, ...] = ()
    """Ids of lights that would be gone."""


class Verb(Struct, frozen=True, omit_defaults=True):
    """A button: a step of a path that is no thing."""

    label: Msg
    """What it says."""
    icon: str = ""
    """Icon beside it."""
    cost: tuple[Pip, ...] = ()
    """What it costs."""
    weight: Weight = 1
    """2: the usual thing to do; 0: hardly ever."""


class Meter(Struct, frozen=True, omit_defaults=True):
    """A sum that must come out: shown while things are chosen in a ``many`` question."""

    label: Msg
    """What is summed up."""
    goal: int
    """What it must come to."""
    per: dict[str, int]
    """What each option adds, by its name; one that is missing adds nothing."""
    rule: MeterRule = "exact"
    """How the sum must stand to the goal."""


class Blocked(Struct, frozen=True, omit_defaults=True):
    """Something one might want to choose, and why it cannot be."""

    path: tuple[str, ...]
    """As an option's."""
    why: Msg
    """The reason, in words."""
    rule: str = ""
    """Rule reference that opens the guide there."""
    preview: tuple[AnyElement, ...] = ()
    """Lights that show the reason while somebody points at it: a line that is cut off."""


class Bill(Struct, frozen=True, omit_defaults=True):
    """What is to be paid, and how it can be; the options of the Ask are the kinds of pieces."""

    cost: tuple[Pip, ...]
    """How many of each symbol; a symbol is an icon."""
    have: dict[str, int]
    """How many pieces of each kind there are to pay with."""
    proposed: dict[str, int]
    """The cheapest way."""
    ways: tuple[dict[str, int], ...] = ()
    """All ways, unless there are too many."""
    off: int = 0
    """So many symbols need not be covered."""


class Order(Struct, frozen=True, omit_defaults=True):
    """A standing order: it passes in windows by itself."""

    name: str
    """Stable name, as the server keeps it."""
    label: Msg
    """What it does, in words."""


class Ask(Struct, frozen=True, omit_defaults=True):
    """One question to one seat. The browser, the terminal and a bot get the same one."""

    id: str
    """Decision number and question fingerprint, ``214.9f3a``; sent back with the answer."""
    seat: int
    """Who is asked."""
    form: AskForm
    """How it is answered."""
    prompt: Msg
    """What is asked, in a few words."""
    options: tuple[Option, ...]
    """All legal answers, or what they are made of."""
    kind: str = ""
    """What the rules call this kind of question; the word ``coach-<kind>`` says what it means."""
    hint: Msg | None = None
    """What helps to decide."""
    rule: str = ""
    """Rule reference that opens the guide there."""
    verbs: dict[str, Verb] = field(default_factory=dict)
    """Buttons by name, for steps ``!name`` of paths."""
    least: int = 1
    """How many must be chosen in a ``many`` question."""
    most: int = 1
    """How many may be chosen in a ``many`` question."""
    meter: tuple[Meter, ...] = ()
    """Sums that must come out."""
    places: tuple[str, ...] = ()
    """Places of an ``assign`` question, each of which gets one thing."""
    blocked: tuple[Blocked, ...] = ()
    """What cannot be chosen, with the reason."""
    answered: str | None = None
    """Own answer to a simultaneous question; it may be changed until the last one is in."""
    bill: Bill | None = None
    """For the form pay."""
    orders: tuple[Order, ...] = ()
    """Standing orders a person may give in a window, so as not to be asked again."""
    foresight: bool = False
    """What would follow an answer can be asked for while it is pointed at."""


class Waiting(Struct, frozen=True, omit_defaults=True):
    """Somebody else is asked: the public prompt, never the options."""

    seat: int
    """Who is asked."""
    prompt: Msg
    """What is asked, as everybody may know it."""
    done: bool = False
    """A simultaneous question this seat has already answered."""


class Flow(Struct, frozen=True, omit_defaults=True):
    """Where a new id comes from or a vanished one goes to."""

    id: str
    """The thing that moved."""
    was: str = ""
    """Where it came from."""
    to: str = ""
    """Where it went."""
    n: int = 1
    """How many alike moved."""


class Beat(Struct, frozen=True, omit_defaults=True):
    """An event together with what it changed for one viewer."""

    kind: BeatKind
    """What happened."""
    log: Msg | None = None
    """Its line in the chronicle."""
    by: int | None = None
    """The seat that did it."""
    flows: tuple[Flow, ...] = ()
    """Ways that ids alone do not tell."""
    focus: tuple[str, ...] = ()
    """Places to look at."""
    put: tuple[AnyElement, ...] = ()
    """Elements that are new or changed."""
    drop: tuple[str, ...] = ()
    """Ids of elements that are gone."""
    order: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """New order of the children of a place, only where it changed."""
    seats: tuple[Seat, ...] = ()
    """Seats that changed."""
    phase: Msg | None = None
    """The new phase."""
    turn: tuple[int, ...] | None = None
    """Who is asked from now on."""
    deep: int = 0
    """How far its line is set in: it is a part of the line before."""
    number: int = 0
    """How many decisions had been taken when this happened."""


class Undo(Struct, frozen=True, omit_defaults=True):
    """What can be taken back now."""

    to: int
    """Number of decisions that stay."""
    what: Msg
    """The decision that is taken back."""


class Saying(Struct, frozen=True, omit_defaults=True):
    """A few words of a teacher beside a thing."""

    about: str
    """The thing or place they speak of; empty: the table as a whole."""
    text: Msg
    """What is said, in one or two sentences."""
    head: Msg | None = None
    """A few words above it."""


class Tried(Struct, frozen=True, omit_defaults=True):
    """An answer that was not taken, so that one learns from it; the position stays."""

    names: tuple[str, ...]
    """Names of what was chosen."""
    why: Msg
    """What was good about it, and why another one is better here."""


class Term(Struct, frozen=True, omit_defaults=True):
    """A word of the game to know."""

    name: Msg
    """The word."""
    rule: str = ""
    """Rule reference that opens the guide there."""


class Teaching(Struct, frozen=True, omit_defaults=True):
    """Where a lesson stands, for the person who takes it."""

    lesson: str
    """Name of the lesson."""
    title: Msg
    """What it is about."""
    minutes: int
    """How long all of it takes."""
    parts: tuple[Msg, ...]
    """What it goes through, in order."""
    part: int
    """Which of them is on, from 0."""
    step: int
    """How many steps were taken; a part may take several."""
    steps: int
    """How many there are."""
    task: Msg
    """What to do or to look at now."""
    hint: Msg | None = None
    """What helps with it."""
    rule: str = ""
    """Rule reference that opens the guide there."""
    says: tuple[Saying, ...] = ()
    """What the teacher says, beside the things."""
    lights: tuple[str, ...] = ()
    """Further things and places to look at."""
    look: bool = False
    """There is nothing to answer: one goes on when one has looked."""
    free: bool = False
    """The lesson is over, and one plays on as one likes."""
    show: tuple[str, ...] = ()
    """Names of a right answer, for whoever wants to be shown one."""
    terms: tuple[Term, ...] = ()
    """Words of the game that this lesson explains."""
