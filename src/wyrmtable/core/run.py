"""A position played forward by single picks, without a record: for simulations and search."""

from __future__ import annotations

from typing import Any, Generic

from wyrmtable.core.ask import AGAIN, Question, Request, Rule, Together, listed
from wyrmtable.core.game import Game
from wyrmtable.core.state import S

SILENT_TURNS = 10_000
"""More turns than this in which nobody is asked, and the game is held to be endless."""


class Endless(RuntimeError):
    """The rules go on and on without asking anybody."""


def next_question(game: Game[S], state: S) -> tuple[Rule[None], Request] | None:
    """Begin turns until one asks something; None when the game is over."""
    for _ in range(SILENT_TURNS):
        if game.over(state):
            return None
        flow = game.turn(state)
        if flow is None:
            continue
        try:
            return flow, next(flow)
        except StopIteration:
            continue
    raise Endless


class Run(Generic[S]):
    """Who picks now (``seat``), from what (``options``); ``over`` at the end.

    Multiple choices and assignments appear as chains of single picks in canonical order, simultaneous choices as
    one seat after the other; no seat's options tell what another has chosen. ``group`` is the simultaneous question
    that the present one belongs to. Of a question that anyone may answer only the first seat is asked.
    """

    __slots__ = (
        "_answers",
        "_flow",
        "_given",
        "_own",
        "_queue",
        "game",
        "group",
        "options",
        "over",
        "question",
        "seat",
        "state",
    )

    def __init__(self, game: Game[S], state: S) -> None:
        self.game = game
        self.state = state
        self.over = False
        self.seat = -1
        self.options: Any = ()
        self.group: Together | None = None
        begun = next_question(game, state)
        if begun is None:
            self.over = True
        else:
            self._flow, question = begun
            self._pose(question)

    def __repr__(self) -> str:
        here = "over" if self.over else f"seat {self.seat} picks for {self.question.kind}: {listed(self.options)}"
        return f"<Run of {self.game.facts.name}: {here}>"

    @classmethod
    def resume(cls, game: Game[S], state: S, flow: Rule[None], question: Request, first: int | None = None) -> Run[S]:
        """Take over a turn already under way; ``first`` is the seat to ask first if several are asked."""
        run: Run[S] = cls.__new__(cls)
        run.game = game
        run.state = state
        run.over = False
        run.group = None
        run._flow = flow
        run._pose(question, first)
        return run

    def pick(self, value: Any) -> None:
        """Take one of the options."""
        question = self.question
        if question.form == "pick" or question.form == "window":
            self.send(value)
            return
        taken = (*question.taken, value)
        picks = question.next_picks(taken)
        if picks:
            question.taken = taken
            self.options = picks
        else:
            question.taken = ()
            self.send(question.value(taken))

    def send(self, value: Any) -> None:
        """Answer the whole question at once, with the value the rules expect."""
        try:
            if self.group is None:
                question = self._flow.send(value)
            else:
                self._given.append(value)
                question = self._own.send(value)
        except StopIteration as end:
            if self.group is not None:
                self._answers[self.seat] = end.value
                self._next_of_together()
                return
            begun = next_question(self.game, self.state)
            if begun is None:
                self.over = True
                self.options = ()
                self.seat = -1
                return
            self._flow, question = begun
        self._pose(question)

    def _pose(self, question: Request, first: int | None = None) -> None:
        if isinstance(question, Together):
            self.group = question
            self._answers: dict[int, Any] = {}
            self._queue = list(question.seats)
            if first is not None and first in self._queue:
                self._queue.remove(first)
                self._queue.insert(0, first)
            self._next_of_together()
            return
        self.question: Question = question
        self.seat = question.seat
        form = question.form
        self.options = question.options if form == "pick" or form == "window" else question.next_picks(())

    def _next_of_together(self) -> None:
        group = self.group
        assert group is not None
        while (settled := group.settle(self._answers)) is None:
            seat = self._queue.pop(0)
            self._own: Rule[Any] = group.start(seat)
            self._given: list[Any] = []
            try:
                question = next(self._own)
            except StopIteration as end:
                self._answers[seat] = end.value
                continue
            self._pose(question)
            return
        self.group = None
        self.send(settled[1])

    def act(self, seat: int, value: Any) -> None:
        """Let a seat act out of turn (``Game.aside``); whoever is asked sees the options anew."""
        self.game.act(self.state, seat, value)
        if self.group is None:
            self._pose(self._flow.send(AGAIN))
            return
        self._own = self.group.start(self.seat)
        question = next(self._own)
        for given in self._given:
            question = self._own.send(given)
        self._pose(question)
