"""A match: a position that people and bots play, with its record.

The record is the truth; the running coroutine is a cache over it. Loading, undoing, cloning and looking back all
mean the same: copy the last resting point, play the few decisions since.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple

import msgspec

from wyrmtable.core.ask import Choice, Question, Rule, Together
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import BadOptions, Game, Result, finish_ask
from wyrmtable.core.record import Checkpoint, Decision, Record, fingerprint
from wyrmtable.core.run import Run
from wyrmtable.core.scene import Ask, Scene, Waiting
from wyrmtable.core.scenes import arrange
from wyrmtable.core.sight import learnt
from wyrmtable.core.state import SILENT, Listener, S, Voice, digest, dump, load
from wyrmtable.core.words import Msg


class Refused(Exception):
    """An answer that was not taken; nothing has changed."""

    def __init__(self, why: Msg) -> None:
        super().__init__(why.id)
        self.why = why


class Drift(Exception):
    """The rules of today do not ask what the record answers."""

    def __init__(self, number: int, what: str) -> None:
        super().__init__(f"decision {number + 1}: {what}")
        self.number = number


class Rest(NamedTuple):
    """A resting point: the state after ``at`` decisions, between two turns."""

    at: int
    state: Any


class _Part:
    """One seat's flow within a simultaneous question."""

    __slots__ = ("flow", "question", "result", "values")

    def __init__(self, start: Callable[[], Rule[Any]]) -> None:
        self.flow = start()
        self.values: list[Any] = []
        self.question: Choice | None
        try:
            asked = next(self.flow)
            assert isinstance(asked, Choice), "simultaneous flows may not nest"
            self.question = asked
        except StopIteration as end:
            self.question, self.result = None, end.value

    def send(self, value: Any) -> None:
        self.values.append(value)
        try:
            asked = self.flow.send(value)
            assert isinstance(asked, Choice), "simultaneous flows may not nest"
            self.question = asked
        except StopIteration as end:
            self.question, self.result = None, end.value


class Match(Generic[S]):
    """A match of any game. ``open`` holds the questions not yet answered, by seat."""

    state: S

    def __init__(
        self,
        game: Game[S],
        players: int,
        options: Any = None,
        chance: Chance | None = None,
        seats: Sequence[str] = (),
    ) -> None:
        """A new match; raises BadOptions when the game cannot be set up so."""
        if players not in game.facts.players:
            allowed = ", ".join(map(str, game.facts.players))
            raise BadOptions(f"{game.facts.name} is for {allowed} players, not {players}")
        chance = chance or Chance.seal()
        options = read_options(game, options)
        self._prepare(game, players, options, chance, seats)
        self.state = game.setup(players, options, chance.copy())
        self._go_on()

    def _prepare(self, game: Game[S], players: int, options: Any, chance: Chance, seats: Sequence[str]) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.chance = chance
        self.seats = list(seats) or [f"seat {seat}" for seat in range(players)]
        self.decisions: list[Decision] = []
        self.rests: list[Rest] = []
        self.open: dict[int, Choice] = {}
        self.frozen = ""
        self.listener: Listener | None = None
        self._flow: Rule[None] | None = None
        self._question: Question | None = None
        self._values: list[Any] = []
        self._parts: dict[int, _Part] = {}
        self._group_at = 0
        self._redo: list[Decision] = []
        self._draws: list[int] = []

    # ---- loading and saving

    @classmethod
    def load(cls, game: Game[S], record: Record, *, from_start: bool = False, upto: int | None = None) -> Match[S]:
        """The match a record tells of; raises Drift where the rules no longer fit it.

        Starts at the last stored state, so that only the decisions of the current turn are played again.
        """
        match: Match[S] = cls.__new__(cls)
        options = read_options(game, record.options)
        chance = Chance(record.seed, record.sealed)
        match._prepare(game, record.players, options, chance, record.seats)
        end = len(record.decisions) if upto is None else upto
        stored = [c for c in record.checkpoints if c.state is not None and c.at <= end]
        if stored and not from_start:
            last = stored[-1]
            match.decisions = list(record.decisions[: last.at])
            match._draws = [0] * last.at
            match.state = load(game.State, last.state, game.things, chance)
        else:
            match.state = game.setup(record.players, options, chance.copy())
        match._go_on()
        match._play(record.decisions[len(match.decisions) : end])
        return match

    def _play(self, decisions: Sequence[Decision]) -> None:
        for decision in decisions:
            number = len(self.decisions)
            question = self.open.get(decision.seat)
            if question is None:
                raise Drift(number, f"seat {decision.seat} is not asked")
            if fingerprint(question) != decision.mark:
                raise Drift(number, f"the question {decision.kind} was another one")
            try:
                value = question.parse(decision.names)
            except ValueError:
                raise Drift(number, f"{decision.answer} is no answer to {decision.kind}") from None
            self._apply(question, decision, value)

    def record(self) -> Record:
        """Everything needed to play this match again. While it runs this is secret: it holds the seed."""
        last = len(self.rests) - 1
        return Record(
            game=self.game.facts.name,
            version=self.game.facts.version,
            players=self.players,
            options=msgspec.to_builtins(self.options),
            seats=self.seats,
            seed=self.chance.seed,
            sealed=self.chance.sealed,
            commitment=self.chance.commitment,
            decisions=list(self.decisions),
            checkpoints=[
                Checkpoint(rest.at, digest(rest.state), dump(rest.state) if i == last else None)
                for i, rest in enumerate(self.rests)
            ],
            result=self.result if self.over else None,
        )

    # ---- playing

    @property
    def over(self) -> bool:
        return self._question is None

    @property
    def result(self) -> Result:
        return self.game.result(self.state)

    def _go_on(self, value: Any = None) -> None:
        """Run the rules until they ask again or the game is over."""
        self.open = {}
        if self._flow is not None:
            try:
                self._pose(self._flow.send(value))
                return
            except StopIteration:
                pass
        while True:
            self._rest()
            if self.game.over(self.state):
                self._flow = self._question = None
                return
            self._flow = self.game.turn(self.state)
            try:
                self._pose(next(self._flow))
                return
            except StopIteration:
                continue

    def _rest(self) -> None:
        at = len(self.decisions)
        if self.rests and self.rests[-1].at == at:
            self.rests.pop()
        self.rests.append(Rest(at, self.game.copy(self.state)))
        self._values = []

    def _pose(self, question: Question) -> None:
        self._question = question
        if isinstance(question, Together):
            self._group_at = len(self.decisions)
            self._parts = {seat: self._part(seat) for seat in question.seats}
            self._after_part()
        else:
            self.open = {question.seat: question}

    def _part(self, seat: int) -> _Part:
        group = self._question
        assert isinstance(group, Together)
        return _Part(lambda: group.start(seat))

    def _after_part(self) -> None:
        self.open = {seat: part.question for seat, part in self._parts.items() if part.question is not None}
        if not self.open:
            answers = {seat: self._parts[seat].result for seat in sorted(self._parts)}
            self.decisions[self._group_at :] = sorted(self.decisions[self._group_at :], key=lambda d: d.seat)
            self._parts = {}
            self._values.append(answers)
            self._go_on(answers)

    def ask_id(self, seat: int) -> str:
        """Decision number and fingerprint of the question this seat is asked."""
        question = self.open[seat]
        number = len(self.decisions)
        if self._parts:
            number = self._group_at + len(self._parts[seat].values)
        return f"{number}.{fingerprint(question)}"

    def answer(self, seat: int, names: str | Sequence[str], ask: str | None = None) -> None:
        """Take a seat's answer, or raise Refused and leave everything as it was.

        ``ask`` is the id of the question meant; an answer to another one is refused. A simultaneous answer may be
        given again until the last seat has answered.
        """
        if self.frozen:
            raise Refused(Msg("refused-frozen"))
        if isinstance(names, str):
            names = names.split()
        part = self._parts.get(seat)
        changing = part is not None and part.question is None
        if changing:
            part = self._part(seat)
            question = part.question
        else:
            question = self.open.get(seat)
        if question is None:
            raise Refused(Msg("refused-not-asked"))
        if ask is not None:
            expected = f"{self._group_at}.{fingerprint(question)}" if changing else self.ask_id(seat)
            if ask != expected:
                raise Refused(Msg("refused-stale"))
        try:
            value = question.parse(names)
        except ValueError:
            raise Refused(Msg("refused-illegal")) from None
        if changing:
            self._retract(seat)
        self._redo = []
        decision = Decision(seat, question.kind, " ".join(question.names(value)), fingerprint(question))
        before = len(self.decisions)
        try:
            self._apply(question, decision, value)
        except Exception:
            self.frozen = traceback.format_exc()
            self._back_to(before)
            raise Refused(Msg("refused-frozen")) from None

    def _retract(self, seat: int) -> None:
        self._parts[seat] = self._part(seat)
        tail = [d for d in self.decisions[self._group_at :] if d.seat != seat]
        self.decisions[self._group_at :] = tail
        del self._draws[len(self.decisions) :]
        self.open = {s: p.question for s, p in self._parts.items() if p.question is not None}

    def _apply(self, question: Choice, decision: Decision, value: Any) -> None:
        self._draws.append(self.state.chance.total)
        self.decisions.append(decision)
        self.state.voice = SILENT if self.listener is None else Voice(self.listener)
        part = self._parts.get(decision.seat)
        if part is not None:
            part.send(value)
            self._after_part()
        else:
            self._values.append(value)
            self._go_on(value)

    # ---- going back

    def _back_to(self, number: int) -> None:
        decisions = self.decisions[:number]
        while self.rests and self.rests[-1].at > number:
            self.rests.pop()
        if self.rests:
            rest = self.rests.pop()
            self.state = self.game.copy(rest.state)
            self.decisions = decisions[: rest.at]
            del self._draws[rest.at :]
        else:
            self.state = self.game.setup(self.players, self.options, self.chance.copy())
            self.decisions = []
            self._draws = []
        self._flow = None
        self._parts = {}
        listener, self.listener = self.listener, None
        self._go_on()
        self._play(decisions[len(self.decisions) :])
        self.listener = listener

    def clone(self) -> Match[S]:
        """An independent match in the same position."""
        twin: Match[S] = Match.__new__(Match)
        twin._prepare(self.game, self.players, self.options, self.chance, self.seats)
        twin.rests = self.rests[:-1]
        rest = self.rests[-1]
        twin.state = self.game.copy(rest.state)
        twin.decisions = self.decisions[: rest.at]
        twin._draws = self._draws[: rest.at]
        twin._redo = list(self._redo)
        twin.frozen = self.frozen
        twin._go_on()
        twin._play(self.decisions[rest.at :])
        return twin

    def at(self, number: int) -> Match[S]:
        """The match as it was after so many decisions."""
        twin = self.clone()
        twin._redo = []
        twin._back_to(number)
        return twin

    def undo_point(self, seat: int) -> int | None:
        """How far this seat may go back now: the number of decisions that would stay.

        Only the seat's own last decision, and only if nobody has learnt anything through it; ask again after each.
        """
        number = len(self.decisions) - 1
        if self.frozen or number < 0:
            return None
        if self._parts and number >= self._group_at:
            return None  # simultaneous answers are changed, not undone
        last = self.decisions[number]
        if last.seat != seat or self._draws[number] != self.state.chance.total:
            return None
        before = self.at(number)
        if before._parts and len(before._parts) > 1:
            return None
        return None if learnt(before, self) else number

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision, or raise Refused."""
        number = self.undo_point(seat)
        if number is None:
            raise Refused(Msg("refused-undo"))
        redo = [self.decisions[number], *self._redo]
        self._back_to(number)
        self._redo = redo

    def can_redo(self, seat: int) -> bool:
        return bool(self._redo) and self._redo[0].seat == seat

    def redo(self, seat: int) -> None:
        if not self.can_redo(seat):
            raise Refused(Msg("refused-redo"))
        decision, *rest = self._redo
        self.answer(seat, decision.names)
        self._redo = rest

    # ---- looking

    def scene(self, viewer: int) -> Scene:
        return arrange(self.game.scene(self.state, viewer), tuple(self.open))

    def ask(self, seat: int) -> Ask | None:
        """The question to this seat as a person sees it; a simultaneous one stays until all have answered."""
        question = self.open.get(seat)
        if question is not None:
            return finish_ask(self.game.ask(self.state, question), question, self.ask_id(seat), None)
        part = self._parts.get(seat)
        if part is None:
            return None
        question = self._part(seat).question
        if question is None:
            return None
        mine = next(d for d in self.decisions[self._group_at :] if d.seat == seat)
        id = f"{self._group_at}.{fingerprint(question)}"
        return finish_ask(self.game.ask(self.state, question), question, id, mine.answer)

    def waiting(self, viewer: int) -> list[Waiting]:
        """Who else is being waited for, and who has already answered a simultaneous question."""
        found = []
        for seat in sorted(self._parts or self.open):
            if seat != viewer:
                part = self._parts.get(seat)
                question = self.open.get(seat) or (self._part(seat).question if part else None)
                if question is not None:
                    done = seat not in self.open
                    found.append(Waiting(seat, self.game.waiting(self.state, question), done))
        return found

    # ---- for bots

    def imagine(self, seat: int, key: str) -> Run[S]:
        """The position as this seat may believe it to be: all it cannot know dealt anew, the future unknown.

        The only fork a bot gets. Simultaneous answers of others are forgotten; the seat itself picks first.
        """
        state = self.game.copy(self.rests[-1].state)
        flow = self.game.turn(state)
        question = next(flow)
        for value in self._values:
            question = flow.send(value)
        state.chance.rekey(key)
        self.game.imagine(state, seat)
        run = Run.resume(self.game, state, flow, question, seat)
        part = self._parts.get(seat)
        if part is not None and part.question is not None:
            for value in part.values:
                run.send(value)
        return run


def read_options(game: Game[Any], options: Any) -> Any:
    """Options of the game from plain values; raises BadOptions with the reason."""
    if options is None:
        return game.Options()
    if isinstance(options, game.Options):
        return options
    try:
        return msgspec.convert(options, game.Options)
    except msgspec.ValidationError as error:
        raise BadOptions(f"options of {game.facts.name}: {error}") from None
