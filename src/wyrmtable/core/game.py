"""What a game is to the engine: its facts, its rules as one turn after another, and its views."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, Literal, TypeAlias

import msgspec
from msgspec import Struct

from wyrmtable.core.ask import Question, Rule, name_of
from wyrmtable.core.chance import Chance
from wyrmtable.core.lesson import Lesson
from wyrmtable.core.pay import Pay
from wyrmtable.core.scene import AnyElement, Ask, Bill, Face, Foresight, Meter, Option, Order, Pip, Scene, Verb
from wyrmtable.core.scenes import Kept
from wyrmtable.core.state import S, Things
from wyrmtable.core.words import Msg

SPECTATOR = -1
"""The viewer who sits in no seat: sees what lies open to everybody, and nothing else."""


class BadOptions(ValueError):
    """The options, or the number of players with them, do not make a match; says why in one line."""


class NoOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a game that has none."""


Stage = Literal["draft", "open", "stable"]


class Facts(Struct, frozen=True, kw_only=True):
    """What is true of the game itself."""

    name: str
    """Short name in commands and addresses: letters, digits and underscores."""
    players: tuple[int, ...]
    """Numbers of seats it can be played with."""
    people: tuple[int, ...] = ()
    """For how many people, where one may lead several seats; empty: one person a seat."""
    private: bool = True
    """Whether a seat ever sees what another does not; if not, nobody looks away at a shared screen."""
    version: int
    """Changes when behaviour changes and not when only speed or looks do; stored in every record."""
    minutes: int = 30
    designers: tuple[str, ...] = ()
    publishers: tuple[str, ...] = ()
    original: bool = False
    """Whether this package is the game itself, by its own authors; else people read that it is an unofficial version of
    a game in a box."""
    stage: Stage = "open"
    """draft: records may break; open: running matches survive; stable: all records replay for ever"""
    languages: tuple[str, ...] = ("en",)
    long_phases: bool = False
    """Whether one decision can set off so much that a server should work on it beside everything else."""
    ranking: Literal["high", "low", "free"] = "high"
    """Who can win: the highest score, the lowest, or anybody whatever the scores say."""
    secrets: bool = True
    """Whether anything is ever hidden from anybody at the table, be it the order of a deck."""
    standing: Literal["points", "percent"] = "points"
    """What ``Game.standing`` counts: points if the match ended now, or how far each is on the way to its goal."""


class Result(Struct, frozen=True):
    """How a match ended."""

    winners: tuple[int, ...]
    """Several when a victory is shared or a team won; nobody when all lost. An automa can win, too."""
    scores: tuple[int, ...]
    """By seat; those of automata behind the people's."""


Step: TypeAlias = Callable[..., Rule[None] | None]
"""A part of the game that begins at a resting point; returns None, and no rule, if it never asks."""


def steps(*parts: Step, **named: Step) -> dict[str, Step]:
    """The steps of a game by name: that of the function, with - for _, or another one given as a keyword."""
    found: dict[str, Step] = {}
    for name, part in (*((part.__name__, part) for part in parts), *named.items()):
        name = name.strip("_").replace("_", "-")
        assert name not in found, f"two steps are called {name}"
        found[name] = part
    return found


class Game(ABC, Generic[S]):
    """A game. Subclass it, fill in the rules, and register the instance as an entry point ``wyrmtable.games``.

    Words lie in ``words/<language>.ftl``, the guide in ``guide/<language>.md`` and the theme in ``theme/theme.toml``
    beside the module that defines the subclass.
    """

    facts: ClassVar[Facts]
    Options: ClassVar[type[Struct]] = NoOptions
    """Typed options (bool, int with bounds, Literal); the defaults make the standard game."""
    Legacy: ClassVar[type[Struct] | None] = None
    """What a match hands on to the next, typed; None where each stands alone. With it ``setup`` takes a ``legacy``."""
    State: type[S]
    things: ClassVar[Things] = {}
    steps: ClassVar[Mapping[str, Step]] = {}
    """What ``agenda`` and ``phase`` of the state name; see ``steps``."""
    uncounted: ClassVar[tuple[str, ...]] = ()
    """Icons of chips whose number no counter, badge, mark or pile on the table shows."""
    lessons: ClassVar[tuple[Lesson, ...]] = ()
    """How one learns it at the table, in this order; their words lie in ``lessons/<language>.ftl``."""

    def __repr__(self) -> str:
        players = ", ".join(map(str, self.facts.players))
        return f"<Game {self.facts.name}, rules {self.facts.version}, for {players} players>"

    # ---- rules

    @abstractmethod
    def setup(self, players: int, options: Any, chance: Chance) -> S:
        """The state before the first turn; raises BadOptions when the options do not fit.

        A game with a ``Legacy`` has a fourth parameter: what the match before handed on, or None.
        """

    def begin(self, players: int, options: Any, chance: Chance, legacy: Any) -> S:
        """The state before the first turn, of games with and without a legacy."""
        if self.Legacy is None:
            return self.setup(players, options, chance)
        start: Callable[[int, Any, Chance, Any], S] = self.setup  # type: ignore[assignment]  # its fourth parameter
        return start(players, options, chance, legacy)

    def turn(self, state: S) -> Rule[None] | None:
        """From one resting point to the next: what is due on the agenda, else the step of the phase.

        Between turns the state alone is the whole truth.
        """
        name, *about = state.agenda.pop() if state.agenda else (state.phase,)
        step = self.steps.get(str(name))
        if step is None:
            raise LookupError(f"no step is called {name!r}; there are {', '.join(self.steps) or 'none'}")
        return step(state, *about)

    @abstractmethod
    def over(self, state: S) -> bool: ...

    @abstractmethod
    def result(self, state: S) -> Result:
        """The result of a match that is over."""

    def copy(self, state: S) -> S:
        """An independent copy, silent, quick; made from the types of the state's fields."""
        return state.copy()

    def aside(self, state: S, seat: int) -> Question | None:
        """What this seat may do at any moment, whoever is asked; a question of a kind of its own that none must answer."""
        return None

    def act(self, state: S, seat: int, value: Any) -> None:
        """Do what a seat picked from its ``aside``, at once and without asking."""
        raise AssertionError("this game lets nobody act out of turn")

    # ---- who plays with whom

    def teams(self, players: int, options: Any) -> tuple[tuple[int, ...], ...]:
        """The seats of each team; none when all play for themselves, a single one when all play together."""
        return ()

    def automata(self, players: int, options: Any) -> int:
        """How many rows behind the people's seats belong to nobody: the game moves them, and they can win."""
        return 0

    # ---- views

    @abstractmethod
    def scene(self, state: S, viewer: int) -> Scene:
        """What this viewer sees, built from nothing; ``viewer`` is a seat or SPECTATOR."""

    def scenes(self, state: S, viewers: Sequence[int], kept: Kept) -> list[Scene]:
        """What each of these viewers sees; worth writing (see ``lay_out``) where much is the same for all."""
        return [self.scene(state, viewer) for viewer in viewers]

    @abstractmethod
    def imagine(self, state: S, viewer: int) -> None:
        """Deal anew, in place, everything the viewer cannot know; ``state.chance`` has been rekeyed."""

    def ask(self, state: S, question: Question) -> Wording:
        """How a person is asked: prompt, pointing, consequences; the default names options by their words."""
        return plain_ask(question)

    def waiting(self, state: S, question: Question) -> Msg:
        """What the others read meanwhile; from public facts only."""
        return Msg(f"wait-{question.kind}")

    def why_not(self, state: S, question: Question, place: str) -> Msg | None:
        """Why this place is no answer to the question, in the asked seat's sight."""
        return None

    def foresee(self, state: S, question: Question, answer: Any) -> Foresight | None:
        """What would follow an answer, from what the asked seat can know; asked where the Wording has ``foresight``."""
        return None

    def orders(self, state: S, seat: int) -> tuple[Order, ...]:
        """Standing orders that this seat may give for windows, besides passing for a turn or always."""
        return ()

    def obeys(self, state: S, question: Question, order: str) -> bool:
        """Whether somebody with this standing order passes here without being asked."""
        return False

    def can_wait(self, state: S, question: Question) -> bool:
        """Whether all that a window offers a seat can be done later just as well: then it is not asked now."""
        return False

    def same_window(self, then: str, now: str) -> bool:
        """Whether windows of these two kinds are one to people: who has passed in the first, and nothing has happened
        since, is not asked in the second."""
        return False

    def faces(self) -> Mapping[str, Face]:
        """All card faces, by key."""
        return {}

    # ---- one match after another

    def sequel(self, options: Any, result: Result) -> Any:
        """Options of the return match."""
        return options

    def legacy(self, state: S) -> Any:
        """What a finished match hands on to the next one; None if nothing."""
        return None

    def reseat(self, legacy: Any, order: Sequence[int]) -> Any:
        """The legacy for people who sit otherwise now: ``order[i]`` is the seat that who sits at i had before."""
        return legacy

    def legacy_notes(self, legacy: Any) -> tuple[Msg, ...]:
        """What people read about what is handed on."""
        return ()

    # ---- looking back

    def standing(self, state: S) -> tuple[int, ...]:
        """How all rows stand at this moment, automata too, in the unit of ``Facts.standing``; asked after the end only."""
        seats = self.scene(state, SPECTATOR).seats
        return tuple(seat.score or 0 if seat.forecast is None else seat.forecast for seat in seats)

    def chances(self, state: S) -> tuple[float, ...] | None:
        """The chance of every row to win, where the game can tell; None: it is found out from quick play to the end."""
        return None

    # ---- for bots and checks

    def terms(self, state: S, seat: int) -> Mapping[str, float]:
        """What speaks for and against the position of a seat, each with a word ``term-<name>``: the reasons of a hint."""
        return {}

    def evaluate(self, state: S, seat: int) -> float:
        """How good the position is for a seat; any scale, higher is better. The sum of the terms, where there are any."""
        return float(sum(self.terms(state, seat).values()))

    def worlds(self, state: S, seat: int) -> tuple[int, int, int]:
        """In how many imagined worlds the greedy bot tries all answers, the better third, and the best of those.

        In the last of these worlds play goes on until it is asked again; 0 leaves the second or third trial out.
        """
        return 4, 8, 12

    def completes(self, state: S, question: Question) -> bool:
        """Whether the question only completes an answer just given, as that for a target does; bots weigh both together."""
        return False

    def prefer(self, state: S, question: Question, picks: Sequence[Any]) -> Sequence[float] | None:
        """Weights of the next single picks for quick, sensible play; None for all alike.

        A pick of weight 0 is not worth a thought: bots do not try it where others have weight.
        In a chain ``question.taken`` holds the picks already made.
        """
        return None

    def counsel(self, state: S, question: Question) -> Sequence[tuple[Any, tuple[str, ...]]]:
        """Where the game plans ahead by itself: what it would answer, best first, each with what speaks for it, each of
        these with a word ``term-<name>``.

        Nothing where a bot must search for it. The state is an imagined world, as for ``prefer``.
        """
        return ()

    def census(self, state: S) -> list[str]:
        """Names of all components of the box wherever they lie, for the check that nothing is lost or doubled."""
        return []

    def variants(self) -> Iterator[tuple[int, Any]]:
        """All (players, options) that the checks should play."""
        for players in self.facts.players:
            yield players, self.Options()


class Wording(Struct, kw_only=True, frozen=True):
    """What a game says around a question; core makes the Ask of it that a person sees."""

    prompt: Msg
    options: tuple[Option, ...]
    hint: Msg | None = None
    rule: str = ""
    verbs: Mapping[str, Verb] = {}
    meter: tuple[Meter, ...] = ()
    places: tuple[str, ...] = ()
    blocked: tuple[Any, ...] = ()
    foresight: bool = False
    gives: tuple[Pip, ...] = ()
    """For the form pay: what is paid for surely brings."""
    preview: tuple[AnyElement, ...] = ()
    """For the form pay: elements as they will be once it is paid."""


def plain_ask(question: Question) -> Wording:
    """A question with nothing to point at: every option a button labelled by the word of its name, a kind of piece to pay
    with by that of its icon; asked in the word ``ask-<kind>``."""
    options, verbs = [], {}
    for option in question.options:
        name = name_of(option)
        verb = re.sub(r"[^a-z0-9_-]", "-", name)
        word = Msg(f"icon-{verb}", {"n": 1}) if isinstance(question, Pay) else Msg(verb)
        verbs[verb] = Verb(word)
        options.append(Option(name, (f"!{verb}",), label=word))
    return Wording(
        prompt=Msg(f"ask-{question.kind}"),
        options=tuple(options),
        verbs=verbs,
        places=tuple(getattr(question, "places", ())),
    )


def finish_ask(
    asked: Wording, question: Question, id: str, answered: str | None, orders: tuple[Order, ...] = ()
) -> Ask:
    return Ask(
        id=id,
        seat=question.seat,
        form=question.form,
        prompt=asked.prompt,
        options=asked.options,
        kind=question.kind,
        hint=asked.hint,
        rule=asked.rule,
        verbs=dict(asked.verbs),
        least=getattr(question, "least", 1),
        most=getattr(question, "most", 1),
        meter=asked.meter,
        places=asked.places,
        blocked=asked.blocked,
        answered=answered,
        bill=_bill(asked, question) if isinstance(question, Pay) else None,
        orders=orders,
        foresight=asked.foresight,
    )


def _bill(asked: Wording, question: Pay) -> Bill:
    return Bill(
        cost=tuple(Pip(symbol, n) for symbol, n in question.cost.items()),
        have={kind: question.purse.have[kind] for kind in question.options},
        proposed=dict(Counter(question.proposed[0])),
        ways=tuple(question.all_ways),
        off=question.off,
        gives=asked.gives,
        preview=asked.preview,
    )


def check_players(game: Game[Any], players: int) -> None:
    if not isinstance(players, int) or players not in game.facts.players:
        allowed = ", ".join(map(str, game.facts.players))
        raise BadOptions(f"{game.facts.name} is for {allowed} players, not {players!r}")


def read_options(game: Game[Any], options: Any) -> Any:
    """Options of the game from plain values; raises BadOptions with the reason."""
    if options is None:
        return game.Options()
    if isinstance(options, game.Options):
        return options
    try:
        # Not strict: what was 0 or 1 in an older record may be a switch now.
        return msgspec.convert(options, game.Options, strict=False)
    except msgspec.ValidationError as error:
        raise BadOptions(f"options of {game.facts.name}: {error}{_legal(game, str(error))}") from None


def _legal(game: Game[Any], complaint: str) -> str:
    """What would have been right instead, as far as there is a list of it."""
    fields: dict[str, Any] = msgspec.json.schema(game.Options)["$defs"][game.Options.__name__]["properties"]
    if "unknown field" in complaint:
        return f"; there are {', '.join(fields) or 'none'}"
    at = re.search(r"`\$\.(\w+)`$", complaint)
    values = fields.get(at[1], {}).get("enum", ()) if at else ()
    return f"; there are {', '.join(map(str, values))}" if values else ""


def read_legacy(game: Game[Any], legacy: Any) -> Any:
    """A legacy of the game from plain values; raises BadOptions with the reason."""
    if legacy is None:
        return None
    if game.Legacy is None:
        raise BadOptions(f"{game.facts.name} hands nothing on from match to match")
    if isinstance(legacy, game.Legacy):
        return legacy
    try:
        return msgspec.convert(legacy, game.Legacy)
    except msgspec.ValidationError as error:
        raise BadOptions(f"legacy of {game.facts.name}: {error}") from None
