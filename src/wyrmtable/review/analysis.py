"""The analysis of a finished match: what was to be expected when, what decisions changed and what luck did.

Before each decision the position is imagined in many worlds, as whoever decides may believe it to be. In each the
decision that was taken is tried, and beside it the greedy bot's; both go on alike. What is to be expected after the
bot's answer is the point of the curve, and the difference is what the decision changed. What lies between that and the
next point of the curve is luck: cards, dice, and what others held back. From the start to the end all of it adds up by
itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from math import sqrt
from typing import Any

from msgspec.structs import replace

from wyrmtable.core.game import Game
from wyrmtable.core.match import Match
from wyrmtable.core.record import Record
from wyrmtable.review.found import Analysis, Balance, Judged
from wyrmtable.review.outlook import Fit, Sample
from wyrmtable.review.sides import shares, sides_of
from wyrmtable.review.trial import LEAST, SURE, Pace, Step, fit_part, judge_part, sample_part, scan_part

LISTED = 3
_FINALISTS = 12
"""Decisions that are looked at once more, in fresh worlds: what looked large by chance does not stay so."""
_PLACES = 24
"""Positions of the match from which playouts begin."""
_SHARE_FIT, _SHARE_SCAN, _SHARE_JUDGE = 0.2, 0.5, 0.3
"""Shares of the time for the scale of chances, for the first look and for the finalists."""
_CHUNK = 4.0
"""Seconds of a part, so that a table with people never waits long for it."""


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
        self.sides = sides_of(Match.load(game, replace(self.record, decisions=[], result=None)))
        self.samples: list[Sample] = []
        self.fit = Fit("game")
        self.steps: list[Step] = []
        self.moments: list[Judged] = []
        many = len(record.decisions)
        places = sorted({many * n // _PLACES for n in range(_PLACES) if many})
        chunks = [
            0 if pace.worlds else round(pace.seconds * share / _CHUNK)
            for share in (_SHARE_FIT, _SHARE_SCAN, _SHARE_JUDGE)
        ]
        self._todo: list[Callable[[], tuple[Callable[..., Any], tuple[Any, ...]]]] = []
        for part in _even(places, chunks[0]):
            self._todo.append(partial(self._part, sample_part, part, _SHARE_FIT * len(part) / len(places)))
        self._todo.append(lambda: (fit_part, (self.game.facts.name, self.packed, self.samples)))
        bounds = [_part_ends(many, max(1, chunks[1]), n) for n in range(max(1, chunks[1]) + 1)]
        ranges = [list(range(a, b)) for a, b in pairwise(bounds) if a < b]
        for part in ranges:
            self._todo.append(partial(self._part, scan_part, part, _SHARE_SCAN / len(ranges)))
        judged = max(1, min(chunks[2], _FINALISTS))
        for n in range(judged):
            self._todo.append(partial(self._judge, n, judged))
        self.parts = len(self._todo)

    @property
    def done(self) -> bool:
        return not self._todo

    @property
    def progress(self) -> float:
        return 1 - len(self._todo) / self.parts

    def next_part(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return self._todo[0]()

    def _part(
        self, work: Callable[..., Any], numbers: list[int], share: float
    ) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        pace = replace(self.pace, seconds=self.pace.seconds * share)
        return work, (self.game.facts.name, self.packed, self.fit, numbers, pace)

    def _judge(self, n: int, parts: int) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        split = _even(self._finalists(), parts)
        return self._part(judge_part, split[n] if n < len(split) else [], _SHARE_JUDGE / parts)

    def take(self, found: Any) -> None:
        """What the part brought that was next."""
        work, _ = self._todo.pop(0)()
        if work is sample_part:
            self.samples += found
        elif work is fit_part:
            self.fit = found
        elif work is scan_part:
            self.steps += found
        else:
            self.moments += found

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
    def result(self) -> Analysis:
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
            threshold=max(LEAST, SURE * noises[len(noises) // 2] if noises else 0.0),
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


def _even(items: Sequence[int], parts: int) -> list[list[int]]:
    """Split into at most so many parts, at least one, none of them empty."""
    parts = max(1, min(parts, len(items)))
    found = [list(items[len(items) * n // parts : len(items) * (n + 1) // parts]) for n in range(parts)]
    return [part for part in found if part]


def _part_ends(many: int, parts: int, n: int) -> int:
    """Parts are of even weight: at the start playing on takes longest."""
    return round(many * (1 - sqrt(1 - n / parts)))


def _most(moments: Sequence[Judged]) -> list[Judged]:
    sure = [each for each in moments if abs(each.swing) >= max(LEAST, SURE * each.error)]
    # An answer that is worse than another one, though no bot found that, is nothing to tell.
    sure = [each for each in sure if each.better or each.swing > 0]
    largest = sorted(sure, key=lambda each: -abs(each.swing))[:LISTED]
    return sorted(largest, key=lambda each: each.number)
