"""A match as it is played: the rules run until they ask, answers are taken, and what fails is played back from a rest.

What can be looked at, stored, taken back and imagined is in ``core/match.py``.
"""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from typing import Any, Generic

from wyrmtable.core.ask import AGAIN, Question, Request, Rule, Together
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import Game, Result, check_players, read_legacy, read_options
from wyrmtable.core.parts import Deed, Part, Parting, Rest
from wyrmtable.core.record import Decision, Origin, aside_mark, fingerprint
from wyrmtable.core.refusals import Drift, Refused
from wyrmtable.core.run import SILENT_TURNS, Endless
from wyrmtable.core.state import SILENT, Listener, S, Trail, Voice
from wyrmtable.core.words import Msg


class Playing(Generic[S]):
    """A match as it is played: the rules run from question to question, and answers are taken or refused."""

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
        self._parts: dict[int, Part] = {}
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
            parting = Parting(self._chance_at(number + 1))
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

    # ---- playing

    @property
    def over(self) -> bool:
        return self._question is None

    @property
    def result(self) -> Result:
        """Who has won, with the scores; ValueError as long as nobody has."""
        if not self.over:
            raise ValueError(f"the match is not over; {self._stands()}")
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

    def _part(self, seat: int, values: Sequence[Any] = ()) -> Part:
        assert isinstance(self._question, Together)
        part = Part(self._question.start(seat))
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
        value = meant(question, names)
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
            raise Refused(Msg("refused-not-asked"), f"seat {seat} can do nothing out of turn; {self._stands()}")
        value = meant(question, names)
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
            self._values.append(Deed(decision.seat, value))
            self.game.act(self.state, decision.seat, value)
            self._look_anew()
        elif (part := self._parts.get(decision.seat)) is not None:
            part.send(value)
            self._after_part()
        else:
            self._values.append(value)
            self._go_on(value)
        self._part_ways()

    # ---- playing again

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
            if isinstance(value, Parting):
                state.chance.turn_to(value.chance)
            elif isinstance(value, Deed):
                self.game.act(state, value.seat, value.value)
                if not isinstance(question, Together):
                    question = flow.send(AGAIN)
            else:
                question = flow.send(value)
        return state, flow, question


def meant(question: Question, names: str | Sequence[str]) -> Any:
    """The value an answer stands for, or Refused with what would be one."""
    named = names.split() if isinstance(names, str) else names
    if not isinstance(named, Sequence) or not all(isinstance(name, str) for name in named):
        text = f"an answer is given by names, not as {names!r}; question.names(value) gives those of a value"
        raise Refused(Msg("refused-illegal"), f"{text}; legal is {question.legal()}")
    try:
        return question.parse(named)
    except ValueError:
        text = f"{' '.join(named) or 'nothing'} is no answer to {question.kind}; legal is {question.legal()}"
        raise Refused(Msg("refused-illegal"), text) from None
