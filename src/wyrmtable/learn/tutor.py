"""A tutor leads one person through one lesson.

What has happened so far is the step and the decisions made since the beginning: from these a lesson goes on anywhere,
so nobody has to remember it. The same decisions always lead to the same answers of the other seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from wyrmtable.bots import make
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import Game, read_options
from wyrmtable.core.lesson import Lesson, Step
from wyrmtable.core.match import Match, Refused
from wyrmtable.core.orders import ASK, helpless, pass_by_order
from wyrmtable.core.record import Checkpoint, Decision
from wyrmtable.core.scene import Ask, Teaching, Tried
from wyrmtable.core.state import dump
from wyrmtable.core.words import Msg


def find_lesson(game: Game[Any], name: str) -> Lesson | None:
    return next((lesson for lesson in game.lessons if lesson.name == name), None)


def opening(game: Game[Any], lesson: Lesson) -> Match[Any]:
    """The match as the lesson finds it: set up, prepared, its first answers given."""
    chance = Chance(f"{game.facts.name}/{lesson.name}/{lesson.seed}")
    match: Match[Any] = Match(game, lesson.players, lesson.options, chance)
    if lesson.prepare is not None:
        state = game.begin(lesson.players, read_options(game, lesson.options), chance.copy(), None)
        lesson.prepare(state)
        record = match.record()
        match = Match.load(game, replace(record, decisions=[], checkpoints=[Checkpoint(0, "", dump(state))], sum=""))
    for seat, answer in lesson.moves:
        match.answer(seat, answer)
    return match


class Tutor:
    """``match`` is at the position of the step ``at``; wrong answers are told and not taken."""

    def __init__(self, game: Game[Any], lesson: Lesson, made: Sequence[Decision] = (), at: int = 0) -> None:
        """The lesson at its beginning, or where it was after these decisions at this step; raises Refused if the
        rules of today do not lead there."""
        self.game = game
        self.lesson = lesson
        self.match = opening(game, lesson)
        self.begun = len(self.match.decisions)
        self.at = at
        self.tries: list[Tried] = []
        for decision in made:
            self.match.repeat(decision)

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.at]

    @property
    def made(self) -> list[Decision]:
        """What was decided since the lesson began."""
        return self.match.decisions[self.begun :]

    @property
    def viewer(self) -> int:
        return self.lesson.seats[0]

    @property
    def asked(self) -> list[int]:
        """The learner's seats that may answer now."""
        if self.step.looks:
            return []
        seats = self.lesson.seats if self.step.seat is None else (self.step.seat,)
        return [seat for seat in seats if seat in self.match.open]

    # ---- going on

    def answer(self, seat: int, names: Sequence[str]) -> Tried | None:
        """Take an answer and go on; or say why not, with nothing changed. Raises Refused if it is no answer at all."""
        if seat not in self.asked:
            raise Refused(Msg("refused-not-asked"))
        question = self.match.open[seat]
        try:
            given = tuple(question.names(question.parse(names)))
        except ValueError:
            raise Refused(Msg("refused-illegal")) from None
        if not self.step.right(self.match.state, given):
            why = self.step.reply(self.match.state, given) or Msg("lesson-not-this")
            self.tries.append(Tried(given, why))
            return self.tries[-1]
        self.match.answer(seat, given)
        if self.step.free:
            self._let_others()
        else:
            self._leave()
        return None

    def go_on(self) -> None:
        """From a step where there is only something to look at to the next."""
        if not self.step.looks:
            raise Refused(Msg("lesson-do-it"))
        self._leave()

    def skip(self) -> None:
        """Let the tutor do it."""
        if self.step.looks:
            self._leave()
        elif not self.step.free and self.asked:
            self.answer(self.asked[0], self.step.shown.split())

    def back(self) -> None:
        """To the beginning of the step before."""
        at = max(0, self.at - 1)
        again = Tutor(self.game, self.lesson)
        while again.at < at:
            again.skip()
        self.match, self.at, self.tries = again.match, at, []

    def _leave(self) -> None:
        left = self.step
        for seat, answer in left.others:
            self.match.answer(seat, answer)
        self.at += 1
        self.tries = []
        if not left.stop:
            self._let_others()

    def _let_others(self) -> None:
        """Until the learner is asked; who has nothing to react with passes."""
        match = self.match
        while not match.over and not match.frozen:
            if pass_by_order(match, dict.fromkeys(range(match.players), ASK), helpless):
                continue
            if any(seat in match.open for seat in self.lesson.seats):
                return
            seat = match.pressing[0]
            random = Random(f"{self.lesson.name}/{len(match.decisions)}/{seat}")
            match.answer(seat, make(self.lesson.bot, self.game, random).choose(match, seat))

    # ---- looking

    def ask(self, seat: int) -> Ask | None:
        """The question to a seat of the learner, in the words of the step."""
        ask = self.match.ask(seat) if seat in self.asked else None
        if ask is None or self.step.free:
            return ask
        return replace(ask, prompt=self.step.task, hint=self.step.hint or ask.hint, rule=self.step.rule or ask.rule)

    def teaching(self) -> Teaching:
        step, lesson = self.step, self.lesson
        begun = [other.part for other in lesson.steps if other.part is not None]
        part = sum(other.part is not None for other in lesson.steps[: self.at + 1]) - 1
        return Teaching(
            lesson=lesson.name,
            title=lesson.title,
            minutes=lesson.minutes,
            parts=tuple(begun),
            part=part,
            step=self.at,
            steps=len(lesson.steps),
            task=step.task,
            hint=step.hint,
            rule=step.rule,
            says=step.says,
            lights=step.lights,
            look=step.looks,
            free=step.free,
            show=tuple(step.shown.split()),
            terms=lesson.terms,
        )
