"""The parts of an analysis: each a function with plain arguments, so that it can be worked out in another process."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from wyrmtable.bots.advice import reasons_for
from wyrmtable.bots.greedy import ANSWERS, GreedyBot, rank
from wyrmtable.bots.make import make
from wyrmtable.bots.policy import considered
from wyrmtable.core.book import find_game
from wyrmtable.core.match import Match
from wyrmtable.core.record import Decision, Record
from wyrmtable.core.scene import Ask, Card, Face, Option, Scene
from wyrmtable.core.words import Msg, Word, msg
from wyrmtable.review.found import Judged
from wyrmtable.review.outlook import Fit, Outlook, Sample, fitted, sample
from wyrmtable.review.sides import sides_of

SURE = 2.0
"""Standard errors that a swing must stand out by …"""
LEAST = 0.01
"""… and the least swing worth telling."""
_FEW, _MANY = 4, 200
"""Worlds that a decision is tried in, at least and at most."""


class Pace(Struct, frozen=True):
    """How much is tried: for so many seconds, or a number of worlds, which gives the same again."""

    seconds: float = 60.0
    worlds: int = 0


class Step(Struct, frozen=True, array_like=True):
    """What was found out about one decision; chances are by side."""

    before: list[float]
    """After the greedy bot's answer."""
    after: list[float]
    """After the answer that was given, before chance has a say."""
    noise: float
    """Standard error of what it changed for the own side."""
    doubt: float
    """Standard error of what was to be expected before it, for the own side."""
    stood_out: float
    """What the decision brought more than quick play would have, for the own side."""
    worlds: int


def _read(name: str, packed: bytes) -> tuple[Match[Any], Record]:
    record = Record.from_json(packed)
    return Match.load(find_game(name), replace(record, decisions=[], result=None)), record


def _walk(match: Match[Any], record: Record, wanted: Iterable[int]) -> Iterable[int]:
    """Play the record, stopping before each of these decisions."""
    for number in wanted:
        while len(match.decisions) < number:
            match.repeat(record.decisions[len(match.decisions)])
        yield number


def sample_part(name: str, packed: bytes, fit: Fit, numbers: list[int], pace: Pace) -> list[Sample]:
    """Playouts from some positions; none where the game itself tells chances."""
    match, record = _read(name, packed)
    if match.game.chances(match.state) is not None:
        return []
    outlook = Outlook(match, sides_of(match), fit)
    samples: list[Sample] = []
    begun = perf_counter()
    for done, number in enumerate(_walk(match, record, numbers), 1):
        tries = 0
        while tries < (pace.worlds or _MANY):
            found = sample(outlook, match, number / len(record.decisions), f"fit/{number}/{tries}")
            samples += [found] if found else []
            tries += 1
            if not pace.worlds and perf_counter() - begun > pace.seconds * done / len(numbers):
                break
    return samples


def fit_part(name: str, packed: bytes, samples: list[Sample]) -> Fit:
    match, _ = _read(name, packed)
    if match.game.chances(match.state) is not None:
        return Fit("game")
    return fitted(sides_of(match), samples)


def scan_part(name: str, packed: bytes, fit: Fit, numbers: list[int], pace: Pace) -> list[Step]:
    match, record = _read(name, packed)
    trial = Trial(match, fit, len(record.decisions))
    found: list[Step] = []
    begun = perf_counter()
    for done, number in enumerate(_walk(match, record, numbers), 1):
        until = begun + pace.seconds * done / len(numbers)
        found.append(trial.step(record.decisions[number], until, pace.worlds))
    return found


def judge_part(name: str, packed: bytes, fit: Fit, numbers: list[int], pace: Pace) -> list[Judged]:
    match, record = _read(name, packed)
    trial = Trial(match, fit, len(record.decisions))
    found: list[Judged] = []
    begun = perf_counter()
    for done, number in enumerate(_walk(match, record, numbers), 1):
        until = begun + pace.seconds * done / len(numbers)
        thought = (until - perf_counter()) / 2
        bot = f"mcts:{pace.worlds * 20}" if pace.worlds else f"mcts:{max(0.05, min(2.0, thought)):.2f}s"
        found.append(trial.judged(record.decisions[number], bot, until, pace.worlds * 4))
    return found


class Trial:
    """Tries answers to the questions of a match that is played again."""

    def __init__(self, match: Match[Any], fit: Fit, many: int) -> None:
        self.match = match
        self.many = many
        self.sides = sides_of(match)
        self.outlook = Outlook(match, self.sides, fit)

    def _side(self, seat: int) -> int:
        return next(n for n, side in enumerate(self.sides) if seat in side)

    @property
    def _when(self) -> float:
        return len(self.match.decisions) / self.many

    def _tried(self, decision: Decision, names: list[str] | None, key: str) -> list[float]:
        """What is to be expected after an answer, or after a usual one, in the world of this key."""
        match, seat = self.match, decision.seat
        run, random = match.imagine(seat, key), Random(key)
        group = run.group
        if decision.aside:
            if names is not None:
                question = run.game.aside(run.state, seat)
                assert question is not None
                run.act(seat, question.parse(names))
            self.outlook.on(run, seat, group, random)
        elif names is None:
            self.outlook.usual(run, random)
        else:
            run.send(run.question.parse(names))
            self.outlook.on(run, seat, group, random)
        return self.outlook.judged(run, self._when)

    def _compare(
        self, decision: Decision, answers: Sequence[list[str] | None], key: str, until: float, worlds: int
    ) -> list[list[list[float]]]:
        """For each answer what it leads to in the same worlds."""
        found: list[list[list[float]]] = [[] for _ in answers]
        for world in range(worlds or _MANY):
            if not worlds and world >= _FEW and perf_counter() > until:
                break
            for answer, outcomes in zip(answers, found, strict=True):
                outcomes.append(self._tried(decision, answer, f"{key}/{world}"))
        return found

    def step(self, decision: Decision, until: float, worlds: int) -> Step:
        match, seat = self.match, decision.seat
        side = self._side(seat)
        answers: list[list[str] | None] = [None, decision.names]
        if not decision.aside and self.outlook.fit.method != "play":
            rival = GreedyBot(Random(len(match.decisions))).choose(match, seat)
            answers += [] if rival == decision.names else [rival]
        tried = self._compare(decision, answers, f"scan/{len(match.decisions)}", until, worlds)
        usual, chosen = tried[0], tried[1]
        theirs = usual if self.outlook.fit.method == "play" else tried[-1]
        before, after = _mean(theirs), _mean(chosen)
        return Step(
            before=before,
            after=after,
            noise=0.0 if theirs is chosen else _error([a[side] - b[side] for a, b in zip(chosen, theirs, strict=True)]),
            doubt=_error([each[side] for each in theirs]),
            stood_out=after[side] - _mean(usual)[side],
            worlds=len(usual) * len(tried),
        )

    def judged(self, decision: Decision, bot: str, until: float, worlds: int) -> Judged:
        match, seat = self.match, decision.seat
        side, number = self._side(seat), len(match.decisions)
        answers: list[list[str] | None] = [decision.names]
        if decision.aside:
            answers.append(None)
        else:
            answers += [answer for answer in self._rivals(bot, seat) if answer != decision.names]
        tried = self._compare(decision, answers, f"judge/{number}", until, worlds)
        gaps = [[a[side] - b[side] for a, b in zip(tried[0], other, strict=True)] for other in tried]
        # Of the bot's answer and the next best one counts the better: the first says what was missed, if it was.
        against = min(range(1, len(gaps)), key=lambda n: sum(gaps[n]), default=0)
        shift = [a - b for a, b in zip(_mean(tried[0]), _mean(tried[against]), strict=True)]
        error = _error(gaps[against])
        missed = -shift[side] >= max(LEAST, SURE * error)
        better = (answers[against] or []) if missed else []
        rival = answers[against]
        good, bad = ((), ()) if decision.aside or rival is None else self._reasons(seat, decision.names, rival, missed)
        ask = match.ask_aside(seat) if decision.aside else match.ask(seat)
        assert ask is not None
        return Judged(
            number=number,
            seat=seat,
            ask=_trimmed(ask, [*decision.names, *better], match.scene(seat), match.game.faces()),
            played=decision.names,
            swing=shift[side],
            error=error,
            shift=shift,
            better=better,
            good=good,
            bad=bad,
        )

    def _reasons(
        self, seat: int, played: list[str], rival: list[str], missed: bool
    ) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Why the better of the two is better."""
        parse = self.match.open[seat].parse
        first, second = (rival, played) if missed else (played, rival)
        return reasons_for(self.match, seat, parse(first), parse(second), Random(len(self.match.decisions)))

    def _rivals(self, bot: str, seat: int) -> list[list[str]]:
        """What a strong bot would answer, and the two best answers at first sight."""
        match, random = self.match, Random(len(self.match.decisions))
        question = match.open[seat]
        found = [make(bot, match.game, random).choose(match, seat)]
        seen = considered(match.imagine(seat, "options"), ANSWERS, random)
        found += [question.names(answer) for answer in rank(match, seat, seen, random, _FEW, False)[:2]]
        return [names for n, names in enumerate(found) if names not in found[:n]]


def _trimmed(ask: Ask, names: Sequence[str], scene: Scene, faces: Mapping[str, Face]) -> Ask:
    """The question with no more answers than are spoken of, each with words of its own."""
    elements = {element.id: element for element in scene.elements}

    def name(step: str) -> Word | None:
        if step.startswith("!"):
            return ask.verbs[step[1:]].label if step[1:] in ask.verbs else None
        element = elements.get(step)
        if element is None or element.label is not None:
            return None if element is None else element.label
        face = faces.get(element.face) if isinstance(element, Card) else None
        return face.title if face else None

    def label(option: Option) -> Msg | None:
        things = [found for step in option.path if (found := name(step)) is not None]
        return msg("analysis-answer", things=things) if things else None

    options = tuple(
        replace(option, preview=(), label=option.label or label(option))
        for option in ask.options
        if option.name in names
    )
    used = {step[1:] for option in options for step in option.path if step.startswith("!")}
    verbs = {name: verb for name, verb in ask.verbs.items() if name in used}
    return replace(ask, options=options, verbs=verbs, blocked=(), orders=())


def _mean(outcomes: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) / len(outcomes) for column in zip(*outcomes, strict=True)]


def _error(values: Sequence[float]) -> float:
    """The standard error of their mean."""
    n = len(values)
    if n < 2:
        return 1.0
    mean = sum(values) / n
    return sqrt(sum((value - mean) ** 2 for value in values) / (n - 1) / n)
