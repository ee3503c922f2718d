"""The scene: what lies on the table and what it means, for one viewer.

Twelve kinds of element, four forms of question, one kind of event. A game builds these; the browser,
the terminal and a screen reader show them. There are no coordinates in pixels here and never will be.
"""

from __future__ import annotations

from msgspec import Struct, field

from wyrmtable.core.words import Msg

VOCABULARY = 1


class Pip(Struct, frozen=True, omit_defaults=True):
    """An icon with a number: a fact small enough to stand beside something."""

    icon: str
    n: int | None = None
    most: int | None = None
    tone: str = ""
    label: Msg | None = None
    """Spoken form; without it the icon's own name, ``icon-<name>`` in the words."""
    about: bool = False
    """An estimate: shown as about so many. Without it a chip of an answer promises its number."""


class Slot(Struct, frozen=True, omit_defaults=True):
    """A named place in a zone, tile or card; drawn as a hollow outline while empty."""

    name: str
    label: Msg | None = None
    fits: str = ""


class Element(Struct, kw_only=True, frozen=True, omit_defaults=True, tag_field="kind"):
    id: str
    at: str = ""
    """The place it lies in; empty is the table itself."""
    label: Msg | None = None
    """What a person calls it; required for anything that can be chosen."""
    owner: int | None = None
    tone: str = ""
    weight: int = 1
    """2: the eye should be here now; 1: normal; 0: reference, may be folded."""
    near: str = ""
    help: str = ""
    """Rule reference that opens the guide there."""
    house: bool = False
    """Our own design, shown with the house mark."""


class Area(Element, frozen=True, tag="area"):
    role: str
    """mat | common | stage | supply | aside"""
    emblem: str = ""


class Zone(Element, frozen=True, tag="zone"):
    role: str
    """market deck discard hand tableau column stock bid reserve queue drawn removed"""
    lay: str = "row"
    """row | pile | column | fan | grid | slots | heap"""
    slots: tuple[Slot, ...] = ()
    count: int | None = None
    """How many things lie here when they are not all sent."""
    cap: int | None = None
    sort: bool = False
    marks: tuple[Pip, ...] = ()


class Ground(Struct, frozen=True, omit_defaults=True):
    face: str
    label: Msg | None = None
    stops: str = ""


class Region(Struct, frozen=True, omit_defaults=True):
    id: str
    cells: str
    """Rectangles and single cells: ``6,6..11,11 8,18``."""
    label: Msg | None = None
    tone: str = ""


class Board(Element, frozen=True, tag="board"):
    grid: str
    """square | hex (pointy, axial)"""
    size: tuple[int, int, int, int] | None = None
    """x0, y0, x1, y1; without it the board grows with its tiles."""
    ground: tuple[str, ...] = ()
    legend: dict[str, Ground] = field(default_factory=dict)
    regions: tuple[Region, ...] = ()
    naming: str = "letter"
    """letter (K7) | compass (2 east, 1 north of the origin) | label (the tiles' own names)"""
    origin: str = ""
    frontier: bool = False


class Tile(Element, frozen=True, tag="tile"):
    face: str
    over: tuple[tuple[int, int], ...] = ()
    turn: int = 0
    walls: tuple[str, ...] = ()
    """Closed sides as they lie now; not turned again by the reader."""
    marks: tuple[Pip, ...] = ()
    slots: tuple[Slot, ...] = ()


class TrackStep(Struct, frozen=True, omit_defaults=True):
    label: Msg | None = None
    gain: tuple[Pip, ...] = ()
    tone: str = ""
    gate: bool = False


class Track(Element, frozen=True, tag="track"):
    steps: tuple[TrackStep, ...]
    form: str = "path"
    """path: every step drawn; bar: filled bar with thresholds; pips"""
    first: int = 0


class SheetRow(Struct, frozen=True, omit_defaults=True):
    label: Msg
    cells: tuple[int | Msg | None, ...]
    why: tuple[Msg | None, ...] = ()
    total: bool = False


class Sheet(Element, frozen=True, tag="sheet"):
    role: str
    """score | compare | reference"""
    heads: tuple[Msg, ...]
    rows: tuple[SheetRow, ...]


class Card(Element, frozen=True, tag="card"):
    face: str = ""
    """Key of a face in the game's catalogue; empty is face down."""
    back: str = "card"
    tapped: bool = False
    states: tuple[str, ...] = ()
    pips: tuple[Pip, ...] = ()


class Piece(Element, frozen=True, tag="piece"):
    shape: str
    """disc cube coin gem meeple standee token roof structure flag ring"""
    icon: str = ""
    value: str = ""
    n: int = 1
    down: bool = False
    level: str = "unit"
    """ground | structure | marker | unit | air: the drawing order within a cell"""
    over: tuple[tuple[int, int], ...] = ()
    stats: tuple[Pip, ...] = ()
    states: tuple[str, ...] = ()
    facing: str = ""


class Die(Element, frozen=True, tag="die"):
    die: str
    value: str = ""
    mask: str = ""
    state: str = ""
    """fixed | rerolled | dropped | best | beaten"""


class Counter(Element, frozen=True, tag="counter"):
    icon: str
    value: int
    most: int | None = None
    form: str = "number"
    """number | pips | bar | hearts"""
    warn: int | None = None
    parts: tuple[Pip, ...] = ()


class Note(Element, frozen=True, tag="note"):
    role: str
    """goal | mission | rule | alarm | phase"""
    text: Msg
    done: int | None = None
    goal: int | None = None


class Overlay(Element, frozen=True, tag="overlay"):
    role: str
    """reach | range | threat | blast | line | path | region | link | sight"""
    cells: tuple[str, ...] = ()
    ends: tuple[str, ...] = ()
    broken: str = ""
    layer: str = ""
    value: str = ""


AnyElement = Area | Zone | Board | Tile | Track | Sheet | Card | Piece | Die | Counter | Note | Overlay


class Seat(Struct, frozen=True, omit_defaults=True):
    """What the game says of a seat; the person's name and clock are the server's."""

    seat: int
    title: Msg | None = None
    emblem: str = ""
    tone: str = ""
    score: int | None = None
    forecast: int | None = None
    badges: tuple[Pip, ...] = ()
    team: int | None = None
    """Seats with the same number win together."""
    automa: bool = False
    """Nobody sits here: the game moves it."""
    state: str = ""
    """"" | first | passed | out | down | won"""


class Scene(Struct, frozen=True, omit_defaults=True):
    phase: Msg
    seats: tuple[Seat, ...]
    elements: tuple[AnyElement, ...]
    """Flat, in reading order; order among brothers is the order here."""
    turn: tuple[int, ...] = ()
    """Seats asked now; several when they choose at the same time. Filled in by core."""
    v: int = VOCABULARY


Atom = Pip | str


class Row(Struct, frozen=True, omit_defaults=True):
    """An icon sentence on a card: ``[tool][tool] → [vp 3]``."""

    atoms: tuple[Atom, ...]
    head: Msg | None = None
    id: str = ""
    """Lets an option point at this row: ``card:crossbow#skill``."""


class Face(Struct, frozen=True, omit_defaults=True):
    """A card as printed; sent once in the game's catalogue."""

    frame: str
    tone: str
    title: Msg
    sub: Msg | None = None
    art: tuple[str, ...] = ()
    corner: tuple[Pip, ...] = ()
    ranks: tuple[str, ...] = ()
    cost: tuple[Pip, ...] = ()
    rows: tuple[Row, ...] = ()
    slots: tuple[Slot, ...] = ()
    text: Msg | None = None
    foot: Pip | None = None
    house: bool = False
    copies: int = 1


class Option(Struct, frozen=True, omit_defaults=True):
    name: str
    """Stable name, as stored in the record."""
    path: tuple[str, ...]
    """Element ids, places or ``!verb``, in the order a person points at them."""
    label: Msg | None = None
    n: int | None = None
    gives: tuple[Pip, ...] = ()
    preview: tuple[AnyElement, ...] = ()
    confirm: Msg | None = None


class Verb(Struct, frozen=True, omit_defaults=True):
    label: Msg
    icon: str = ""
    cost: tuple[Pip, ...] = ()
    weight: int = 1


class Meter(Struct, frozen=True, omit_defaults=True):
    label: Msg
    goal: int
    per: dict[str, int]
    rule: str = "exact"
    """exact | least | most"""


class Blocked(Struct, frozen=True, omit_defaults=True):
    path: tuple[str, ...]
    why: Msg
    rule: str = ""


class Bill(Struct, frozen=True, omit_defaults=True):
    """What is to be paid, and how it can be; the options of the Ask are the kinds of pieces."""

    cost: dict[str, int]
    """How many of each symbol."""
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
    label: Msg


class Ask(Struct, frozen=True, omit_defaults=True):
    """One question to one seat. The browser, the terminal and a bot get the same one."""

    id: str
    """Decision number and question fingerprint, ``214.9f3a``; sent back with the answer."""
    seat: int
    form: str
    """pick | many | assign | pay | window | aside"""
    prompt: Msg
    options: tuple[Option, ...]
    hint: Msg | None = None
    rule: str = ""
    verbs: dict[str, Verb] = field(default_factory=dict)
    least: int = 1
    most: int = 1
    meter: tuple[Meter, ...] = ()
    places: tuple[str, ...] = ()
    blocked: tuple[Blocked, ...] = ()
    answered: str | None = None
    """Own answer to a simultaneous question; it may be changed until the last one is in."""
    bill: Bill | None = None
    """For the form pay."""
    orders: tuple[Order, ...] = ()
    """Standing orders a person may give in a window, so as not to be asked again."""


class Waiting(Struct, frozen=True, omit_defaults=True):
    """Somebody else is asked: the public prompt, never the options."""

    seat: int
    prompt: Msg
    done: bool = False
    """A simultaneous question this seat has already answered."""


class Flow(Struct, frozen=True, omit_defaults=True):
    """Where a new id comes from or a vanished one goes to."""

    id: str
    was: str = ""
    to: str = ""
    n: int = 1


class Beat(Struct, frozen=True, omit_defaults=True):
    """An event together with what it changed for one viewer."""

    kind: str
    """deal draw move place take give pay gain lose swap flip reveal shuffle roll hit heal fall build
    break grow turn phase choose score win"""
    log: Msg | None = None
    by: int | None = None
    flows: tuple[Flow, ...] = ()
    focus: tuple[str, ...] = ()
    put: tuple[AnyElement, ...] = ()
    drop: tuple[str, ...] = ()
    order: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """New order of the children of a place, only where it changed."""
    seats: tuple[Seat, ...] = ()
    phase: Msg | None = None
    turn: tuple[int, ...] | None = None
    deep: int = 0
    number: int = 0
    """How many decisions had been taken when this happened."""


class Undo(Struct, frozen=True, omit_defaults=True):
    to: int
    """Number of decisions that stay."""
    what: Msg
