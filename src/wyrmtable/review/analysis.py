"""The analysis of a finished match: what was to be expected when, what decisions changed and what luck did.

Before each decision the position is imagined in many worlds, as whoever decides may believe it to be. In each the
decision that was taken is tried, and beside it the greedy bot's; both go on alike. What is to be expected after the
bot's answer is the point of the curve, and the difference is what the decision changed. What lies between that and the
next point of the curve is luck: cards, dice, and what others held back. From the start to the end all of it adds up by
itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from wyrmtable.bots.greedy import ANSWERS, GreedyBot, rank
from wyrmtable.bots.make import make
from wyrmtable.bots.policy import considered
from wyrmtable.core.game import Game
from wyrmtable.core.match import Match
from wyrmtable.core.record import Decision, Record
from wyrmtable.core.scene import Ask
from wyrmtable.review.outlook import Fit, Method, Outlook, Sample, fitted, sample
from wyrmtable.review.sides import Sides, shares, sides_of

LISTED = 3
_FINALISTS = 12
"""Decisions that are looked at once more, in fresh worlds: what looked large by chance does not stay so."""
_SURE = 2.0
"""Standard errors that a swing must stand out by …"""
_LEAST = 0.01
"""… and the least swing worth telling."""
_FEW, _MANY = 4, 200
"""Worlds that a decision is tried in, at least and at most."""
_PLACES = 24
"""Positions of the match from which playouts begin."""
_SHARE_FIT, _SHARE_SCAN = 0.2, 0.5
"""Shares of the time for the curve and for the first look; the rest is for the finalists."""
_CHUNK = 4.0
"""Seconds of a part, so that a table with people never waits long for it."""


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


class Judged(Struct, frozen=True, omit_defaults=True):
    """A decision that mattered."""

    number: int
    """How many decisions came before it."""
    seat: int
    ask: Ask
    """The question, with the answers that are spoken of."""
    played: list[str]
    swing: float
    """What it changed for the own side: against the better answer, or where there is none against the next best."""
    error: float
    shift: list[float]
    """The same for every side."""
    better: list[str] = []
    """What a strong bot would have done; empty where nothing better was found."""


class Balance(Struct, frozen=True):
    """From the start to the end of one side; start, luck, own and others add up to the end."""

    start: float
    luck: float
    own: float
    others: float
    end: float
    error: float
    """Standard error of luck, own and others."""


class Analysis(Struct, frozen=True):
    method: Method
    sides: Sides
    curve: list[list[float]]
    """The chance of each side before the first decision and after each one; the last is the result."""
    doubt: float
    """Typical standard error of a point of the curve."""
    threshold: float
    """Swings below it are noise and not listed."""
    moments: list[Judged]
    balance: list[Balance]
    worlds: int
    """Worlds that were imagined and played on."""


def analyse(
    game: Game[Any], record: Record, pace: Pace | None = None, progress: Callable[[float], None] | None = None
) -> Analysis:
    """All of it, one part after the other."""
    job = Job(game, record, pace or Pace())
    while not job.done:
        work, arguments = job.next_part()
        job.take(work(*arguments))
        if progress is not None:
            progress(job.progress)
    return job.result


class Job:
    """An analysis in parts that can be worked out anywhere; each part is a function of this module with plain arguments."""

    def __init__(self, game: Game[Any], record: Record, pace: Pace) -> None:
        self.game = game
        self.record = replace(record, checkpoints=[])
        self.packed = self.record.to_json()
        self.pace = pace
        self.steps: list[Step] = []
        self.fit: Fit | None = None
        self.moments: list[Judged] | None = None
        many = len(record.decisions)
        parts = max(1, round(pace.seconds * _SHARE_SCAN / _CHUNK)) if not pace.worlds else 1
        bounds = [_part_ends(many, parts, n) for n in range(parts + 1)]
        self._ranges = [(a, b) for a, b in pairwise(bounds) if a < b]
        self.parts = len(self._ranges) + 2
        self._taken = 0

    @property
    def done(self) -> bool:
        return self._taken == self.parts

    @property
    def progress(self) -> float:
        return self._taken / self.parts

    def next_part(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        name, pace = self.game.facts.name, self.pace
        if self.fit is None:
            return fit_part, (name, self.packed, replace(pace, seconds=pace.seconds * _SHARE_FIT))
        ranges = self._taken - 1
        if ranges < len(self._ranges):
            share = replace(pace, seconds=pace.seconds * _SHARE_SCAN / len(self._ranges))
            return scan_part, (name, self.packed, self.fit, *self._ranges[ranges], share)
        share = replace(pace, seconds=pace.seconds * (1 - _SHARE_FIT - _SHARE_SCAN))
        return judge_part, (name, self.packed, self.fit, self._finalists(), share)

    def take(self, found: Any) -> None:
        if self._taken == 0:
            self.fit = found
        elif self._taken <= len(self._ranges):
            self.steps += found
        else:
            self.moments = found
        self._taken += 1

    def _finalists(self) -> list[int]:
        """Decisions that differed most from the bot's, and those that brought most."""

        def differs(number: int) -> float:
            step, side = self.steps[number], self._side(self.record.decisions[number].seat)
            return -abs(step.after[side] - step.before[side])

        numbers = range(len(self.steps))
        found = [n for n in sorted(numbers, key=differs)[: _FINALISTS // 2] if differs(n)]
        standing_out = sorted(numbers, key=lambda n: -self.steps[n].stood_out)
        return sorted({*found, *[n for n in standing_out if n not in found][: _FINALISTS - len(found)]})

    def _side(self, seat: int) -> int:
        return next(n for n, side in enumerate(self.sides) if seat in side)

    @property
    def sides(self) -> Sides:
        return sides_of(Match.load(self.game, replace(self.record, decisions=[], result=None)))

    @property
    def result(self) -> Analysis:
        assert self.fit is not None
        assert self.moments is not None
        sides = self.sides
        end = shares(sides, self.record.result) if self.record.result else self.steps[-1].after
        curve = [*(step.before for step in self.steps), end]
        doubts = sorted(step.doubt for step in self.steps if step.worlds)
        noises = sorted(moment.error for moment in self.moments)
        return Analysis(
            method=self.fit.method,
            sides=sides,
            curve=[[round(share, 4) for share in row] for row in curve],
            doubt=doubts[len(doubts) // 2] if doubts else 0.0,
            threshold=max(_LEAST, _SURE * noises[len(noises) // 2] if noises else 0.0),
            moments=_most(self.moments),
            balance=[self._balance(n, end) for n in range(len(sides))],
            worlds=sum(step.worlds for step in self.steps),
        )

    def _balance(self, side: int, end: list[float]) -> Balance:
        start = self.steps[0].before[side] if self.steps else end[side]
        own = others = variance = 0.0
        for step, decision in zip(self.steps, self.record.decisions, strict=False):
            change = step.after[side] - step.before[side]
            if self._side(decision.seat) == side:
                own += change
            else:
                others += change
            variance += step.noise**2
        variance += self.steps[0].doubt ** 2 if self.steps else 0.0
        return Balance(start, end[side] - start - own - others, own, others, end[side], sqrt(variance))


def _part_ends(many: int, parts: int, n: int) -> int:
    """Parts are of even weight: at the start playing on takes longest."""
    return round(many * (1 - sqrt(1 - n / parts)))


def _most(moments: Sequence[Judged]) -> list[Judged]:
    sure = [each for each in moments if abs(each.swing) >= max(_LEAST, _SURE * each.error)]
    # An answer that is worse than another one, though no bot found that, is nothing to tell.
    sure = [each for each in sure if each.better or each.swing > 0]
    largest = sorted(sure, key=lambda each: -abs(each.swing))[:LISTED]
    return sorted(largest, key=lambda each: each.number)


# ---- the parts


def _read(name: str, packed: bytes) -> tuple[Match[Any], Record]:
    from wyrmtable.core.book import find_game

    record = Record.from_json(packed)
    return Match.load(find_game(name), replace(record, decisions=[], result=None)), record


def _walk(match: Match[Any], record: Record, wanted: Iterable[int]) -> Iterable[int]:
    """Play the record, stopping before each of these decisions."""
    for number in wanted:
        while len(match.decisions) < number:
            match.repeat(record.decisions[len(match.decisions)])
        yield number


def fit_part(name: str, packed: bytes, pace: Pace) -> Fit:
    match, record = _read(name, packed)
    outlook = Outlook(match, sides_of(match), Fit("judgement"))
    if match.game.chances(match.state) is not None:
        return Fit("game")
    many = len(record.decisions)
    places = sorted({many * n // _PLACES for n in range(_PLACES) if many})
    samples: list[Sample] = []
    begun = perf_counter()
    for done, number in enumerate(_walk(match, record, places), 1):
        tries = 0
        while tries < (pace.worlds or _MANY):
            found = sample(outlook, match, number / many, f"fit/{number}/{tries}")
            samples += [found] if found else []
            tries += 1
            if not pace.worlds and perf_counter() - begun > pace.seconds * done / len(places):
                break
    return fitted(outlook.sides, samples)


def scan_part(name: str, packed: bytes, fit: Fit, first: int, last: int, pace: Pace) -> list[Step]:
    match, record = _read(name, packed)
    trial = Trial(match, fit, len(record.decisions))
    found: list[Step] = []
    begun = perf_counter()
    for number in _walk(match, record, range(first, last)):
        until = begun + pace.seconds * (number + 1 - first) / (last - first)
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
        missed = -shift[side] >= max(_LEAST, _SURE * error)
        better = (answers[against] or []) if missed else []
        ask = match.ask_aside(seat) if decision.aside else match.ask(seat)
        assert ask is not None
        return Judged(
            number=number,
            seat=seat,
            ask=_trimmed(ask, [*decision.names, *better]),
            played=decision.names,
            swing=shift[side],
            error=error,
            shift=shift,
            better=better,
        )

    def _rivals(self, bot: str, seat: int) -> list[list[str]]:
        """What a strong bot would answer, and the two best answers at first sight."""
        match, random = self.match, Random(len(self.match.decisions))
        question = match.open[seat]
        found = [make(bot, match.game, random).choose(match, seat)]
        seen = considered(match.imagine(seat, "options"), ANSWERS, random)
        found += [question.names(answer) for answer in rank(match, seat, seen, random, _FEW, False)[:2]]
        return [names for n, names in enumerate(found) if names not in found[:n]]


def _trimmed(ask: Ask, names: Sequence[str]) -> Ask:
    """The question with no more answers than are spoken of."""
    options = tuple(replace(option, preview=()) for option in ask.options if option.name in names)
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
