"""The twelve kinds of element: what can lie on the table, and the seats around it."""

from __future__ import annotations

from msgspec import Struct, field

from wyrmtable.core.vocabulary import (
    AreaRole,
    CounterForm,
    DieState,
    Grid,
    Lay,
    Level,
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
    """A few facts the others keep an eye on; health (``hp`` with ``most``) is drawn as a bar, too."""
    team: int | None = None
    """Seats with the same number win together."""
    automa: bool = False
    """Nobody sits here: the game moves it."""
    state: SeatState = ""
    """How it stands with the seat."""
