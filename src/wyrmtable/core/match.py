"""A match: a position that people and bots play, with its record.

The record is the truth; the running coroutine is a cache over it. Loading, undoing, cloning and looking back all
mean the same: copy the last resting point, play the few decisions since.
"""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from typing import Any, Generic

import msgspec

from wyrmtable.core.ask import AGAIN, PASS, Anyone, Question, Request, Rule, Together
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import Game, Result, check_players, finish_ask, read_legacy, read_options
from wyrmtable.core.record import Checkpoint, Decision, Origin, Record, aside_mark, fingerprint
from wyrmtable.core.run import SILENT_TURNS, Endless, Run
from wyrmtable.core.scene import Ask, Foresight, Scene, Waiting
from wyrmtable.core.scenes import Kept, arrange
from wyrmtable.core.sight import learnt
from wyrmtable.core.state import SILENT, Listener, S, Trail, Voice, digest, dump, load
from wyrmtable.core.words import Msg


class Refused(Exception):
    """An answer that was not taken; nothing has changed. ``why`` is for players, the text for programmers."""

    def __init__(self, why: Msg, text: str = "") -> None:
        super().__init__(f"{why.id}: {text}" if text else why.id)
        self.why = why


class Drift(Exception):
    """The rules of today do not ask what the record answers."""

    def __init__(self, number: int, what: str) -> None:
        super().__init__(f"decision {number + 1}: {what}")
        self.number = number


class Rest:
    """A resting point: the state after ``at`` decisions, between two turns; old ones may be known by digest alone."""

    __slots__ = ("_digest", "at", "state")

    def __init__(self, at: int, state: Any, digest: str = "") -> None:
        self.at = at
        self.state = state
        self._digest = digest

    @property
    def digest(self) -> str:
        if not self._digest:
            self._digest = digest(self.state)
        return self._digest


class _Aside:
    """Something done out of turn, between two values sent to the rules."""

    __slots__ = ("seat", "value")

    def __init__(self, seat: int, value: Any) -> None:
        self.seat = seat
        self.value = value


class _Parting:
    """Where a match parts from the one it plays on from, between two values sent to the rules."""

    __slots__ = ("chance",)

    def __init__(self, chance: Chance) -> None:
        self.chance = chance


class _Part:
    """One seat's flow within a simultaneous question."""

    __slots__ = ("flow", "question", "result", "values")

    def __init__(self, flow: Rule[Any]) -> None:
        self.flow = flow
        self.values: list[Any] = []
        self.question: Question | None
        try:
            asked = next(self.flow)
            assert isinstance(asked, Question), "simultaneous flows may not nest"
            self.question = asked
        except StopIteration as end:
            self.question, self.result = None, end.value

    def send(self, value: Any) -> None:
        self.values.append(value)
        try:
            asked = self.flow.send(value)
            assert isinstance(asked, Question), "simultaneous flows may not nest"
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
        legacy: Any = None,
    ) -> None:
        """A new match; raises BadOptions when the game cannot be set up so.

        ``legacy`` is what the match before it handed on.
        """
        check_players(game, players)
        chance = chance or Chance.seal()
        options = read_options(game, options)
        self._prepare(game, players, options, chance, seats, read_legacy(game, legacy))
        self.state = self._first()
        self._go_on()

    def _prepare(
        self,
        game: Game[S],
        players: int,
        options: Any,
        chance: Chance,
        seats: Sequence[str],
        legacy: Any = None,
        origins: tuple[Origin, ...] = (),
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.chance = chance
        self.legacy = legacy
        self.origins = origins
        self.seats = list(seats) or [f"seat {seat}" for seat in range(players)]
        self.decisions: list[Decision] = []
        self.rests: list[Rest] = []
        self.open: dict[int, Question] = {}
        self.frozen = ""
        self.listener: Listener | None = None
        self._flow: Rule[None] | None = None
        self._question: Request | None = None
        self._values: list[Any] = []
        self._found: list[Any] = []
        self._parts: dict[int, _Part] = {}
        self._asked_at = 0
        self._redo: list[Decision] = []

    def _first(self) -> S:
        return self.game.begin(self.players, self.options, self._chance_at(0).copy(), self.legacy)

    def _chance_at(self, number: int) -> Chance:
        """The chance that brought what followed the decision of this number, as far as the next question."""
        for origin in self.origins:
            if number <= origin.at:
                return Chance(origin.seed, origin.sealed)
        return self.chance

    def _part_ways(self) -> None:
        """Where this match parts from the one it plays on from, chance goes on from another seed."""
        number = len(self.decisions)
        if any(origin.at == number for origin in self.origins):
            parting = _Parting(self._chance_at(number + 1))
            self._values.append(parting)
            self.state.chance.turn_to(parting.chance)

    def __repr__(self) -> str:
        name, number = self.game.facts.name, len(self.decisions)
        return f"<Match of {name}, {self.players} players, decisions: {number}, {self._stands()}>"

    def _stands(self) -> str:
        """Who is asked what, or how it ended, in one line."""
        if self.frozen:
            return "frozen, the rules failed"
        if self.over:
            won = " and ".join(f"seat {seat}" for seat in self.result.winners) or "nobody"
            return f"won by {won}, scores {' '.join(map(str, self.result.scores))}"
        return "asked: " + ", ".join(f"{question.kind} of seat {seat}" for seat, question in self.open.items())

    # ---- loading and saving

    @classmethod
    def load(cls, game: Game[S], record: Record, *, from_start: bool = False, upto: int | None = None) -> Match[S]:
        """The match a record tells of; raises Drift where the rules no longer fit it, BadOptions if they never did.

        Starts at the last stored state, so that only the decisions of the current turn are played again.
        """
        match: Match[S] = cls.__new__(cls)
        check_players(game, record.players)
        options = read_options(game, record.options)
        chance = Chance(record.seed, record.sealed)
        legacy = read_legacy(game, record.legacy)
        match._prepare(game, record.players, options, chance, record.seats, legacy, record.origins)
        end = len(record.decisions) if upto is None else upto
        rests = [] if from_start else [c for c in record.checkpoints if c.at <= end]
        while rests and rests[-1].state is None:
            rests.pop()
        if rests:
            *earlier, last = rests
            match.rests = [Rest(c.at, c.state and match._read(c), c.digest) for c in earlier]
            match.decisions = record.decisions[: last.at]
            match.state = match._read(last)
        else:
            match.state = match._first()
        match._go_on()
        match._part_ways()
        match._play(record.decisions[len(match.decisions) : end])
        return match

    def _read(self, checkpoint: Checkpoint) -> S:
        try:
            return load(self.game.State, checkpoint.state, self.game.things, self._chance_at(checkpoint.at))
        except (KeyError, ValueError, TypeError) as error:
            raise Drift(checkpoint.at, f"the stored state before it cannot be read: {error}") from None

    def _play(self, decisions: Sequence[Decision]) -> None:
        for decision in decisions:
            number = len(self.decisions)
            question = self._question_of(decision)
            if question is None:
                raise Drift(number, f"seat {decision.seat} is not asked")
            if not self.fits(decision):
                raise Drift(number, f"the question {decision.kind} was another one")
            try:
                value = question.parse(decision.names)
            except ValueError:
                raise Drift(number, f"{decision.answer} is no answer to {decision.kind}") from None
            if decision.names != question.names(value):
                raise Drift(number, f"{decision.answer} should be written {' '.join(question.names(value))}")
            try:
                self._apply(decision, value)
            except Exception as error:
                raise Drift(number, f"the rules fail with {error!r}") from error

    def _question_of(self, decision: Decision) -> Question | None:
        return self.aside(decision.seat) if decision.aside else self.open.get(decision.seat)

    def fits(self, decision: Decision) -> bool:
        """Whether this is what a seat was asked, when it made this decision of a record."""
        question = self._question_of(decision)
        if question is None or question.kind != decision.kind:
            return False
        return decision.mark == (aside_mark(question) if decision.aside else fingerprint(question))

    def record(self) -> Record:
        """Everything needed to play this match again. While it runs this is secret: it holds the seed."""
        kept = self.rests[-2:]  # two, so that the last decision can be undone after a restart
        return Record(
            game=self.game.facts.name,
            version=self.game.facts.version,
            players=self.players,
            options=msgspec.to_builtins(self.options),
            legacy=msgspec.to_builtins(self.legacy),
            seats=self.seats,
            seed=self.chance.seed,
            sealed=self.chance.sealed,
            commitment=self.chance.commitment,
            origins=self.origins,
            decisions=self.decisions.copy(),
            checkpoints=[
                Checkpoint(rest.at, rest.digest, dump(rest.state) if rest in kept and rest.state else None)
                for rest in self.rests
            ],
            result=self.result if self.over else None,
        ).summed()

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
                question = self._flow.send(value)
            except StopIteration:
                pass
            else:
                self._pose(question)
                return
        for _ in range(SILENT_TURNS):
            self._rest()
            if self.game.over(self.state):
                self._flow = self._question = None
                return
            self._flow = self.game.turn(self.state)
            if self._flow is None:
                continue
            try:
                question = next(self._flow)
            except StopIteration:
                continue
            self._pose(question)
            return
        raise Endless

    def _rest(self) -> None:
        at = len(self.decisions)
        if self.rests and self.rests[-1].at == at:
            self.rests.pop()
        self.state.trail = None
        self.rests.append(Rest(at, self.game.copy(self.state)))
        self._values = []
        self._found = []
        self.state.trail = Trail(self._found)

    def _pose(self, question: Request) -> None:
        self._question = question
        self._asked_at = len(self.decisions)
        if isinstance(question, Together):
            self._parts = {seat: self._part(seat) for seat in question.seats}
            self._after_part()
        else:
            self.open = {question.seat: question}

    def _part(self, seat: int, values: Sequence[Any] = ()) -> _Part:
        assert isinstance(self._question, Together)
        part = _Part(self._question.start(seat))
        for value in values:
            part.send(value)
        return part

    def _open_parts(self) -> None:
        self.open = {seat: part.question for seat, part in self._parts.items() if part.question is not None}

    def _after_part(self) -> None:
        self._open_parts()
        assert isinstance(self._question, Together)
        given = {seat: part.result for seat, part in self._parts.items() if part.question is None}
        settled = self._question.settle(given)
        if settled is not None:
            seats, answer = settled
            since = self.decisions[self._asked_at :]
            self.decisions[self._asked_at :] = [
                *(made for made in since if made.aside),
                *(made for seat in seats for made in since if made.seat == seat and not made.aside),
            ]
            self._parts = {}
            self._values.append(answer)
            self._go_on(answer)

    @property
    def together_since(self) -> int | None:
        """How many decisions had been taken when several seats were asked at once; None if it is not so now."""
        return self._asked_at if self._parts else None

    def ask_id(self, seat: int) -> str:
        """Decision number and fingerprint of the question this seat is asked; what is done out of turn does not change
        the number."""
        number = self._asked_at
        if self._parts:
            number += len(self._parts[seat].values)
        return f"{number}.{fingerprint(self.open[seat])}"

    def answer(self, seat: int, names: str | Sequence[str], ask: str | None = None) -> None:
        """Take a seat's answer, or raise Refused and leave everything as it was.

        ``ask`` is the id of the question meant; an answer to another one is refused. A simultaneous answer may be
        given again until the last seat has answered.
        """
        if self.frozen:
            raise Refused(Msg("refused-frozen"))
        if isinstance(names, str):
            names = names.split()
        if ask is not None and ask.startswith("aside."):
            self.act(seat, names)
            return
        part = self._parts.get(seat)
        changing = part is not None and part.question is None
        if changing:
            part = self._part(seat)
            question = part.question
        else:
            question = self.open.get(seat)
        if question is None:
            raise Refused(Msg("refused-not-asked"), f"seat {seat} is not asked; {self._stands()}")
        if ask is not None:
            expected = f"{self._asked_at}.{fingerprint(question)}" if changing else self.ask_id(seat)
            if ask != expected:
                raise Refused(Msg("refused-stale"))
        try:
            value = question.parse(names)
        except ValueError:
            text = f"{' '.join(names) or 'nothing'} is no answer to {question.kind}; legal is {question.legal()}"
            raise Refused(Msg("refused-illegal"), text) from None
        before = self.decisions.copy()
        if changing:
            self._retract(seat)
        self._take(Decision(seat, question.kind, " ".join(question.names(value)), fingerprint(question)), value, before)

    def act(self, seat: int, names: str | Sequence[str]) -> None:
        """Let a seat act out of turn, or raise Refused; who is asked stays the same, their options are found anew."""
        if self.frozen:
            raise Refused(Msg("refused-frozen"))
        question = self.aside(seat)
        if question is None:
            raise Refused(Msg("refused-not-asked"))
        try:
            value = question.parse(names.split() if isinstance(names, str) else names)
        except ValueError:
            raise Refused(Msg("refused-illegal")) from None
        made = Decision(seat, question.kind, " ".join(question.names(value)), aside_mark(question))
        self._take(made, value, self.decisions.copy())

    def repeat(self, decision: Decision) -> None:
        """Take a decision of a record once more, or raise Refused."""
        if decision.aside:
            self.act(decision.seat, decision.names)
        else:
            self.answer(decision.seat, decision.names)

    def aside(self, seat: int) -> Question | None:
        """What this seat may do now although it is not asked for it."""
        return None if self.over or seat >= self.players else self.game.aside(self.state, seat)

    def _take(self, decision: Decision, value: Any, before: list[Decision]) -> None:
        self._redo = []
        try:
            self._apply(decision, value)
        except Exception as error:
            self.frozen = traceback.format_exc()
            self._rebuild(before)
            raise Refused(Msg("refused-frozen"), f"the rules fail with {error!r}") from error

    def _retract(self, seat: int) -> None:
        """Forget what the seat has answered to the simultaneous question under way."""
        self._parts[seat] = self._part(seat)
        self.decisions[self._asked_at :] = [
            made for made in self.decisions[self._asked_at :] if made.seat != seat or made.aside
        ]
        self._open_parts()

    def _look_anew(self) -> None:
        """After somebody acted out of turn: the open questions with the options of now.

        Answers to a simultaneous question stand as far as they are still possible.
        """
        if not self._parts:
            assert self._flow is not None
            asked_at, asked = self._asked_at, self.open
            self._pose(self._flow.send(AGAIN))
            self._asked_at = asked_at
            assert self.open.keys() == asked.keys(), "acting out of turn may not change who is asked"
            return
        for seat in self._parts:
            part = self._parts[seat] = self._part(seat)
            try:
                for number in range(self._asked_at, len(self.decisions)):
                    made = self.decisions[number]
                    if made.seat == seat and not made.aside:
                        question = part.question
                        assert question is not None
                        self.decisions[number] = Decision(seat, made.kind, made.answer, fingerprint(question))
                        part.send(question.parse(made.names))
            except ValueError:
                self._retract(seat)
        self._after_part()

    def _apply(self, decision: Decision, value: Any) -> None:
        self.decisions.append(decision)
        self.state.voice = SILENT if self.listener is None else Voice(self.listener)
        if decision.aside:
            self._values.append(_Aside(decision.seat, value))
            self.game.act(self.state, decision.seat, value)
            self._look_anew()
        elif (part := self._parts.get(decision.seat)) is not None:
            part.send(value)
            self._after_part()
        else:
            self._values.append(value)
            self._go_on(value)
        self._part_ways()

    # ---- going back

    def _rebuild(self, decisions: list[Decision]) -> None:
        """Forget the running rules; play these decisions (the present ones or fewer) from a resting point."""
        while self.rests and (self.rests[-1].at > len(decisions) or self.rests[-1].state is None):
            self.rests.pop()
        if self.rests:
            rest = self.rests[-1]
            self.state = self.game.copy(rest.state)
            self.decisions = decisions[: rest.at]
        else:
            self.state = self._first()
            self.decisions = []
        self._flow = None
        self._parts = {}
        listener, self.listener = self.listener, None
        try:
            self._go_on()
            self._part_ways()
            self._play(decisions[len(self.decisions) :])
        finally:
            self.listener = listener

    def _replayed(self, found: list[Any]) -> tuple[S, Rule[None] | None, Request | None]:
        """A copy of the last resting point and its turn, brought to the present question by what its rules ``found``."""
        state = self.game.copy(self.rests[-1].state)
        state.trail = Trail(found)
        if self._flow is None:
            return state, None, None
        flow = self.game.turn(state)
        assert flow is not None
        question = next(flow)
        for value in self._values:
            if isinstance(value, _Parting):
                state.chance.turn_to(value.chance)
            elif isinstance(value, _Aside):
                self.game.act(state, value.seat, value.value)
                if not isinstance(question, Together):
                    question = flow.send(AGAIN)
            else:
                question = flow.send(value)
        return state, flow, question

    def clone(self, believed: tuple[int, str] | None = None) -> Match[S]:
        """An independent match in the same position.

        With ``believed`` = (viewer, key) all that the viewer cannot know is dealt anew: a position to look at, for checks.
        """
        twin: Match[S] = Match.__new__(Match)
        twin._prepare(self.game, self.players, self.options, self.chance, self.seats, self.legacy, self.origins)
        twin.rests = self.rests.copy()
        twin.decisions = self.decisions.copy()
        twin.frozen = self.frozen
        twin._found = self._found.copy()
        twin.state, twin._flow, twin._question = self._replayed(twin._found)
        twin._values = self._values.copy()
        twin._redo = self._redo.copy()
        if believed:
            twin.state.chance.rekey(believed[1])
            self.game.imagine(twin.state, believed[0])
        twin._asked_at = self._asked_at
        if self._parts:
            for seat, part in self._parts.items():
                if believed and seat != believed[0] and part.values != [PASS]:
                    twin._parts[seat] = twin._part(seat)  # its answers may be impossible in this world
                    twin._parts[seat].question = part.question
                else:
                    twin._parts[seat] = twin._part(seat, part.values)
            twin._open_parts()
        elif isinstance(twin._question, Question):
            twin.open = {twin._question.seat: twin._question}
        return twin

    def at(self, number: int) -> Match[S]:
        """The match as it was after so many decisions."""
        twin = self.clone()
        twin._redo = []
        if number < len(self.decisions):
            twin._rebuild(self.decisions[:number])
        return twin

    def undo_point(self, seat: int) -> int | None:
        """How far this seat may go back now: the number of decisions that would stay.

        Only the seat's own last decision, and only if nobody has learnt anything through it; ask again after each.
        """
        number = len(self.decisions) - 1
        taken_over = self.origins[-1].at if self.origins else 0
        if self.frozen or number < taken_over or self.decisions[number].seat != seat:
            return None
        if self._parts and number >= self._asked_at and not self.decisions[number].aside:
            return None  # simultaneous answers are changed, not undone
        try:
            before = self.at(number)
        except Drift:
            return None
        shared = isinstance(before._question, Together) and before._question.secret and not self.decisions[number].aside
        if shared and any(other != seat and (part.question or part.values) for other, part in before._parts.items()):
            return None
        if before.state.chance.total != self.state.chance.total:
            return None
        return None if learnt(before, self.decisions[number]) else number

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision, or raise Refused."""
        number = self.undo_point(seat)
        if number is None:
            raise Refused(Msg("refused-undo"), f"seat {seat} has no decision that nobody has learnt from")
        redo = [self.decisions[number], *self._redo]
        self._rebuild(self.decisions[:number])
        self._redo = redo

    def can_redo(self, seat: int) -> bool:
        return bool(self._redo) and self._redo[0].seat == seat

    def redo(self, seat: int) -> None:
        if not self.can_redo(seat):
            raise Refused(Msg("refused-redo"), f"seat {seat} has undone nothing")
        decision, *rest = self._redo
        self.repeat(decision)
        self._redo = rest

    # ---- looking

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that everybody sees to be asked; in a window nobody sees who has already passed."""
        if isinstance(self._question, Together) and self._question.quiet:
            return tuple(self._question.seats)
        return tuple(self.open)

    @property
    def pressing(self) -> tuple[int, ...]:
        """The seats the match waits for: of a question that anyone may answer only the first, whose turn it would be."""
        if isinstance(self._question, Anyone):
            return tuple(self.open)[:1]
        return tuple(self.open)

    def scene(self, viewer: int) -> Scene:
        return arrange(self.game.scene(self.state, viewer), self.asked)

    def scenes(self, viewers: Sequence[int], kept: Kept) -> list[Scene]:
        """The scenes of several viewers at the same moment; parts that are as they were are taken from those kept."""
        return [arrange(scene, self.asked) for scene in self.game.scenes(self.state, viewers, kept)]

    def ask(self, seat: int) -> Ask | None:
        """The question to this seat as a person sees it; a simultaneous one stays until all have answered."""
        question = self.open.get(seat)
        if question is not None:
            return self._shown(question, self.ask_id(seat), None)
        part = self._parts.get(seat)
        if part is None:
            return None
        question = self._part(seat).question
        if question is None:
            return None
        mine = next(made for made in self.decisions[self._asked_at :] if made.seat == seat and not made.aside)
        id = f"{self._asked_at}.{fingerprint(question)}"
        return self._shown(question, id, mine.answer)

    def foresee(self, seat: int, name: str) -> Foresight | None:
        """What would follow this answer of a seat that is asked; nothing happens."""
        question = self.open.get(seat)
        if question is None:
            raise Refused(Msg("refused-not-asked"))
        try:
            answer = question.parse([name])
        except ValueError:
            raise Refused(Msg("refused-illegal")) from None
        return self.game.foresee(self.state, question, answer)

    def _shown(self, question: Question, id: str, answered: str | None) -> Ask:
        orders = self.game.orders(self.state, question.seat) if question.form == "window" else ()
        return finish_ask(self.game.ask(self.state, question), question, id, answered, orders)

    def ask_aside(self, seat: int) -> Ask | None:
        """What this seat may do out of turn, as a person sees it."""
        question = self.aside(seat)
        if question is None:
            return None
        return self._shown(question, f"aside.{aside_mark(question)}", None)

    def waiting(self, viewer: int) -> list[Waiting]:
        """Who else is being waited for, and who has already answered a simultaneous question."""
        found = []
        quiet = isinstance(self._question, Together) and self._question.quiet
        for seat in sorted(self._parts or self.open):
            if seat != viewer:
                part = self._parts.get(seat)
                question = self.open.get(seat) or (self._part(seat).question if part else None)
                if question is not None:
                    done = seat not in self.open and not quiet
                    found.append(Waiting(seat, self.game.waiting(self.state, question), done))
        return found

    # ---- for bots

    def imagine(self, seat: int, key: str) -> Run[S]:
        """The position as this seat may believe it to be: all it cannot know dealt anew, the future unknown.

        The only fork a bot gets. Simultaneous answers of others are forgotten; the seat itself picks first.
        """
        return self.fork(seat, (seat, key))

    def fork(self, first: int, believed: tuple[int, str] | None = None) -> Run[S]:
        """The position as a run, true or as somebody believes it; ``first`` picks first if several are asked.

        What ``first`` has already answered in secret only ``first`` believes in.
        """
        state, flow, question = self._replayed(self._found)
        state.trail = None
        if believed:
            state.chance.rekey(believed[1])
            self.game.imagine(state, believed[0])
        if flow is None or question is None:
            return Run(self.game, state)
        run = Run.resume(self.game, state, flow, question, first)
        part = self._parts.get(first)
        if part is not None and part.question is not None and (not believed or believed[0] == first):
            for value in part.values:
                run.send(value)
        return run
