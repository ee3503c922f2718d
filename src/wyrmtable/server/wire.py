"""The wire: every struct that travels between server and browser.

The TypeScript types in ``web/src/wire.ts`` are generated from this module and from ``core.scene``; a test
fails when they are stale. Field names are the same on both sides.

HTTP is JSON under ``/api``; problems are RFC 9457 documents. One WebSocket per viewer of a table at
``/api/tables/{table}/socket?seat=N``; without ``seat`` one watches as a spectator.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from wyrmtable.core.scene import Ask, Beat, Face, Foresight, Scene, Teaching, Tried, Undo, Waiting
from wyrmtable.core.words import Msg
from wyrmtable.review.found import Analysis

# ---- problems ------------------------------------------------------------------------------------


class Problem(Struct):
    """Every HTTP error (RFC 9457, ``application/problem+json``)."""

    type: str
    """``/problems/<kind>``; the client says the message ``problem-<kind>`` if it has one."""
    title: str
    status: int
    detail: str


# ---- games ---------------------------------------------------------------------------------------


class OptionField(Struct, omit_defaults=True):
    """One field of a game's options, enough to make a form."""

    name: str
    """Label is the message ``option-<name>``, help ``option-<name>-help``."""
    type: str
    """bool | int | choice | choices"""
    default: Any
    choices: list[str] = []
    """Labels are messages ``option-<name>-<choice>``."""
    least: int | None = None
    most: int | None = None
    only: list[dict[str, list[Any]]] = []
    """Applies only where one of these holds: other options, or the number of ``players``, with one of the values."""


class BotInfo(Struct):
    name: str
    strength: int
    """1 weakest … 5 strongest; label ``bot-<name>`` in the shared words."""


class LessonInfo(Struct):
    """A lesson of a game; its title is in the words of the lessons."""

    name: str
    title: Msg
    minutes: int


class GameInfo(Struct, omit_defaults=True):
    name: str
    players: list[int]
    """Numbers of seats allowed."""
    minutes: int
    designers: list[str]
    publishers: list[str]
    stage: str
    version: int
    languages: list[str]
    options: list[OptionField]
    bots: list[BotInfo]
    people: list[int] = []
    """For how many people, where one may lead several seats."""
    private: bool = True
    """Whether a seat ever sees what another does not; if not, one may act for all own seats at once."""
    lessons: list[LessonInfo] = []
    """How one learns it at the table, in this order."""
    titles: dict[str, str] = {}
    """Its name, by language: the lobby need not load its words."""
    pitches: dict[str, str] = {}
    """What it is about in a few words, by language."""
    theme: str = ""
    """Content hash; the theme is at ``/api/games/{name}/theme/{hash}.json``."""
    original: bool = False
    """The game itself, by its own authors, and no unofficial version of another."""


class Catalogue(Struct):
    """``GET /api/games/{name}/catalogue``: everything constant a client needs to draw the game.

    ``…/poster`` is as much of it as the lobby needs: no faces, colours and type of the theme, one icon.
    """

    faces: dict[str, Face]
    theme: dict[str, Any]
    """``theme.toml`` as JSON: palette, tones, type, icons, frames, skins, sounds, motion."""
    icons: dict[str, str]
    """game-icons name → SVG path data (512×512 view box), as far as it is sent along: of a poster the emblem."""
    pictures: list[str] = []
    """Names of all icons of the game; ``GET /api/icons?names=a,b`` gives their path data when they are drawn."""


# GET /api/words/{language}             shared words (Fluent text)
# GET /api/games/{name}/words/{language}  the game's words (Fluent text)
# GET /api/games/{name}/lessons/words/{language}  further words of its lessons (Fluent text)
# GET /api/games/{name}/guide/{language}  the game's guide (Markdown text, headings carry {#R6.3} anchors)

# ---- people --------------------------------------------------------------------------------------


class Me(Struct, omit_defaults=True):
    """``GET /api/me``: who this browser is. A person exists as soon as a name was given."""

    person: str | None
    name: str
    account: bool
    csrf: str
    """To be sent back as header ``X-CSRF`` with every changing request."""


class Device(Struct, omit_defaults=True):
    """A browser in which this person is logged in."""

    id: str
    device: str
    seen: str
    here: bool = False


class Known(Struct):
    person: str
    name: str


class AccountInfo(Struct):
    """``GET /api/account``: what this person can look after."""

    devices: list[Device]
    codes: int
    """Ways back in that are left."""
    shunned: list[Known]
    """People this person does not hear."""


class SureIn(Struct, forbid_unknown_fields=True):
    """``POST /api/account/recovery`` and ``delete``: the password again, where there is one."""

    password: str = ""


class RecoverIn(Struct, forbid_unknown_fields=True):
    """``POST /api/recover``: one of the codes, and a new password."""

    name: str
    code: str
    password: str


class NameIn(Struct, forbid_unknown_fields=True):
    """``POST /api/me``: who I am; makes the person of this browser if there is none."""

    name: str


class AccountIn(Struct, forbid_unknown_fields=True):
    """``POST /api/account`` (make one of this person), ``POST /api/login``; ``POST /api/logout``."""

    name: str
    password: str


class PasswordIn(Struct, forbid_unknown_fields=True):
    """``POST /api/account/password``: another password; other browsers are logged out."""

    old: str
    new: str


# ---- tables --------------------------------------------------------------------------------------


class SeatIn(Struct, omit_defaults=True, forbid_unknown_fields=True):
    kind: str
    """me | open | bot | local (hot-seat: another person on the opener's device)"""
    bot: str = ""
    name: str = ""


class TableIn(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """``POST /api/tables``"""

    game: str
    seats: list[SeatIn]
    options: dict[str, Any] = {}
    pace: str = "live"
    """live | days"""
    public: bool = True
    title: str = ""
    shuffle_seats: bool = False
    silence: int = 0
    """Minutes after which silence in a reaction window is a pass; 0: never."""
    hints: bool = False
    """Whether people may ask a strong bot for a hint although they play against each other."""


class SeatInfo(Struct, omit_defaults=True):
    seat: int
    kind: str
    """open | person | bot"""
    name: str = ""
    bot: str = ""
    mine: bool = False
    """This browser may act for it."""
    here: bool = False
    """Somebody is connected for it now."""
    left: bool = False
    """The person left and a bot plays on; the person may come back."""
    ends: bool = False
    """Whoever sits here agrees to end the match; it ends when all do."""
    won: bool | None = None
    score: int | None = None


class OriginInfo(Struct):
    """The match that a table plays on from."""

    table: str
    at: int
    """How many of its decisions were taken over."""
    fresh: bool
    """Whether chance was new from then on."""


class TableInfo(Struct, omit_defaults=True):
    """``GET /api/tables/{table}``; also the first message on the socket and after each change."""

    table: str
    game: str
    title: str
    state: str
    """waiting | running | frozen | finished"""
    pace: str
    public: bool
    seats: list[SeatInfo]
    options: dict[str, Any]
    opened: str
    """ISO time"""
    host: bool
    """This browser opened it: may start, rename bots, close."""
    turn: list[int] = []
    decisions: int = 0
    commitment: str = ""
    """Hash of the sealed seed, shown before the first card is dealt."""
    watchers: int = 0
    next: str = ""
    """Table of the return match, once somebody asked for one."""
    legacy: list[Msg] = []
    """What the match before this one handed on, in words."""
    origin: OriginInfo | None = None
    """Where it came from, if it plays on from another match."""
    private: bool = True
    """Whether a seat sees what another does not; if not, a person acts for all own seats without looking away."""
    silence: int = 0
    """Minutes after which silence in a reaction window is a pass; 0: never."""
    hints: bool = False
    """Whether people may ask a strong bot for a hint although they play against each other."""
    question: Msg | None = None
    """At home: what this person is asked, while the match is in memory."""


class WhatIfIn(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """``POST /api/tables/{table}/what-if``: a table of its own that plays on from a moment of a finished match."""

    at: int
    """After so many decisions."""
    seats: list[SeatIn]
    fresh: bool = True
    """Chance from then on is new; else it is what it would have been. What lies face down stays as it lies."""
    title: str = ""


class Home(Struct):
    """``GET /api/home``"""

    games: list[GameInfo]
    mine: list[TableInfo]
    """Tables with a seat of mine, those waiting for me first."""
    waiting: list[TableInfo]
    running: list[TableInfo]
    """Public tables one may watch."""
    finished: list[TableInfo]


class Page(Struct, omit_defaults=True):
    """``GET /api/finished?mine=true&before=…``: finished tables, the last first."""

    tables: list[TableInfo]
    next: str = ""
    """``before`` of the next page; nothing on the last one."""


class JoinIn(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """``POST /api/tables/{table}/join``; also ``/leave``, ``/return``, ``/start``, ``/close``, ``/again``."""

    name: str = ""
    seat: int | None = None


class SeatLink(Struct):
    """``POST /api/tables/{table}/link``: carries my seats to another device.

    Opening ``/s/{token}`` there takes them over; ``qr`` is an SVG picture of that address.
    """

    token: str
    path: str
    qr: str


class LinkInfo(Struct):
    """``GET /api/tables/{table}/links``: a seat link of mine that can still be opened.

    ``POST …/links/{id}/revoke`` ends it.
    """

    id: str
    until: str
    """ISO time"""


class BotIn(Struct, forbid_unknown_fields=True):
    """``POST /api/tables/{table}/seats/{seat}/bot``: the host fills a waiting or left seat with a bot."""

    bot: str


class Verification(Struct, omit_defaults=True):
    """``GET /api/tables/{table}/verify`` (finished matches)"""

    agrees: bool
    commitment: str
    seed: str
    seed_matches: bool
    decisions: int
    difference: str = ""
    text: str = ""
    """The record in its readable form."""


# GET /api/tables/{table}/record.json   the record of a finished match, as a download
# GET /api/tables/{table}/replay?view=N frames for a viewer, see Replay


class Replay(Struct, omit_defaults=True):
    """A match from its start as one viewer saw it; a running one as far as that viewer may see."""

    scene: Scene
    """Before the first decision."""
    beats: list[Beat]
    decisions: int
    seats: list[SeatInfo]
    scores: list[list[int | None]] = []
    """Public scores of all seats after each decision, for the chart."""


class AnalysisInfo(Struct, omit_defaults=True):
    """``GET /api/tables/{table}/analysis``; ``POST`` begins it. A finished match only."""

    done: int
    """Parts that are worked out …"""
    parts: int
    """… of so many; 0: nobody has asked for it."""
    analysis: Analysis | None = None


# ---- socket --------------------------------------------------------------------------------------


class Frame(Struct, omit_defaults=True, tag="frame", tag_field="type"):
    """One change. The first holds a whole scene, later ones beats; a gap in ``seq`` means resync."""

    seq: int
    seat: int | None
    """Viewer this was made for; a hot-seat socket is told when it changes."""
    decisions: int
    scene: Scene | None = None
    beats: list[Beat] = []
    asks: list[Ask] = []
    """Questions to this seat; where nothing is private also those to the other seats of who sits here."""
    aside: Ask | None = None
    """What this seat may do at any moment, whoever is asked."""
    waiting: list[Waiting] = []
    undo: Undo | None = None
    redo: bool = False
    over: bool = False
    frozen: Msg | None = None
    away: int = 0
    """How many of the beats happened since this seat last looked (only with a first frame)."""


class TableChanged(Struct, tag="table", tag_field="type"):
    table: TableInfo


class Chat(Struct, omit_defaults=True, tag="chat", tag_field="type"):
    id: int
    name: str
    text: str
    at: str
    seat: int | None = None


class Refused(Struct, omit_defaults=True, tag="refused", tag_field="type"):
    """A polite no; a frame with the current position follows when one is needed.

    Besides core's own reasons: ``refused-message`` (not understood), ``refused-slow`` (too many at once),
    ``refused-not-yours``, ``refused-waiting`` (not started yet), ``refused-name`` (say who you are before you speak).
    """

    why: Msg
    rule: str = ""


class Because(Struct, omit_defaults=True, tag="because", tag_field="type"):
    """Answer to a ``why``."""

    place: str
    why: Msg
    rule: str = ""


class Foreseen(Struct, omit_defaults=True, tag="foreseen", tag_field="type"):
    """Answer to a ``foresee``; without ``would`` nothing is foreseen."""

    ask: str
    name: str
    would: Foresight | None = None


class Advised(Struct, omit_defaults=True):
    """An answer that a strong bot would give, with what speaks for it and against it."""

    names: list[str]
    good: list[Msg] = []
    bad: list[Msg] = []


class Hint(Struct, omit_defaults=True, tag="hint", tag_field="type"):
    """Answer to a ``hint``: the best answers to a question, best first."""

    ask: str
    answers: list[Advised]


class Pointed(Struct, tag="pointed", tag_field="type"):
    """Somebody at the table shows the others something: a thing, or the steps of an order they propose."""

    seat: int
    places: list[str]


class Pong(Struct, tag="pong", tag_field="type"):
    pass


ToClient = Frame | TableChanged | Chat | Refused | Because | Foreseen | Hint | Pointed | Pong


class Answer(Struct, forbid_unknown_fields=True, tag="answer", tag_field="type"):
    """``ask`` is the ask's id, which holds the expected decision number.

    ``names``: one name for pick and window, the chosen ones for many, one for each place for assign, one for each piece
    for pay.
    """

    ask: str
    names: list[str]
    seat: int | None = None
    """Which of my seats answers, if not the one I look from."""


class UndoIn(Struct, forbid_unknown_fields=True, tag="undo", tag_field="type"):
    to: int


class RedoIn(Struct, forbid_unknown_fields=True, tag="redo", tag_field="type"):
    decisions: int


class Why(Struct, forbid_unknown_fields=True, tag="why", tag_field="type"):
    ask: str
    place: str


class Foresee(Struct, forbid_unknown_fields=True, tag="foresee", tag_field="type"):
    """What would follow an answer that somebody points at."""

    ask: str
    name: str
    seat: int | None = None
    """Which of my seats is asked, if not the one I look from."""


class Resync(Struct, forbid_unknown_fields=True, tag="resync", tag_field="type"):
    pass


class Say(Struct, forbid_unknown_fields=True, tag="say", tag_field="type"):
    text: str


class Look(Struct, forbid_unknown_fields=True, tag="look", tag_field="type"):
    """Hot-seat: show this device the table as this seat of mine sees it."""

    seat: int


class Auto(Struct, forbid_unknown_fields=True, tag="auto", tag_field="type"):
    """A standing order for reaction windows: pass ``always``, for this ``turn`` (until my next one) or ``never``, or one
    of the orders that the window offers."""

    passes: str


BotPace = Literal["instant", "quick", "relaxed"]


class BotsIn(Struct, forbid_unknown_fields=True, tag="bots", tag_field="type"):
    """How much time bots take for a turn while this device looks on."""

    pace: BotPace


class HintIn(Struct, forbid_unknown_fields=True, tag="hint", tag_field="type"):
    """What would a strong bot answer? Where everybody else is a bot, or hints were agreed on when the table was opened."""

    ask: str
    seat: int | None = None


class Point(Struct, forbid_unknown_fields=True, tag="point", tag_field="type"):
    """Show the others something. Only where all see the same, so that nothing private is named; nobody keeps it."""

    places: list[str]


class Ping(Struct, forbid_unknown_fields=True, tag="ping", tag_field="type"):
    pass


FromClient = Answer | UndoIn | RedoIn | Why | Foresee | Resync | Say | Look | Auto | BotsIn | HintIn | Point | Ping


# ---- lessons -------------------------------------------------------------------------------------


LessonDeed = Literal["look", "answer", "next"]
"""look: show me where I am; answer; next: go on, or let the tutor do what the step asks for."""


class LessonIn(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """``POST /api/games/{name}/lessons/{lesson}``: where I am in a lesson, and what I do there.

    The server keeps nothing of it: ``made`` and ``step`` of the last answer are sent back with the next request, those
    of an earlier one to step back. Without them a lesson begins.
    """

    made: list[tuple[int, str, str, str]] = []
    """Decisions since the beginning."""
    step: int = 0
    """How many steps were taken."""
    deed: LessonDeed = "look"
    names: list[str] = []
    """Of the deed answer: as of an ``Answer``."""
    seat: int | None = None
    """Of the deed answer: which of my seats, if not the one I look from."""
    place: str = ""
    """Tell why this place is no answer, and do nothing else."""


class LessonTold(Struct, omit_defaults=True):
    """What comes of it. The frame holds a whole scene after the deed look, else beats."""

    frame: Frame
    teaching: Teaching
    made: list[tuple[int, str, str, str]]
    step: int
    seats: list[int]
    """The seats of who learns."""
    players: int
    tried: Tried | None = None
    """The answer was not taken, and why; everything is as it was."""
    because: Because | None = None
