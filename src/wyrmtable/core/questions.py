"""Questions as a person sees them: answers to point at, buttons, consequences, bills; and what others wait for."""

from __future__ import annotations

from msgspec import Struct, field

from wyrmtable.core.elements import AnyElement, Pip
from wyrmtable.core.vocabulary import AskForm, MeterRule, Weight
from wyrmtable.core.words import Msg


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
    gives: tuple[Pip, ...] = ()
    """What is paid for surely brings."""
    preview: tuple[AnyElement, ...] = ()
    """Elements as they will be once it is paid, drawn as ghosts."""


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
