"""What is to be expected of a position: the chance of each side to win.

A game may tell it itself (``Game.chances``). Else its bots' judgement of the position is put on the scale of chances: many
positions of the match are played quickly to the end, and the curve is fitted that leads from judgement to outcome. A
game without a judgement is played to the end each time.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any

from msgspec import Struct

from wyrmtable.bots.policy import weighted
from wyrmtable.core.match import Match
from wyrmtable.core.run import Run
from wyrmtable.review.found import Method
from wyrmtable.review.sides import Sides, shares

_PICKS = 4_000
"""A playout longer than this is given up: nobody wins it."""
_LEAF = 400
_REACH = 6.0
"""Judgements further out than so many of their usual spreads are all the same."""
_STEPS, _STRIDE, _MEMORY = 300, 0.05, 0.9
_NEVER = -50.0
_RESERVE, _EVEN = 0.01, 0.15
"""How strongly the curve is held back from what too few playouts seem to say, and from favouring a side."""


class Sample(Struct, frozen=True, array_like=True):
    """A position of a playout, and what became of it."""

    when: float
    """From 0 at the start of the match to 1 at its end."""
    worth: list[float]
    """By side."""
    outcome: list[float]


class Fit(Struct, frozen=True):
    """The curve from judgement to chance; the last side is nobody."""

    method: Method
    spread: float = 1.0
    steep: float = 0.0
    steeper: float = 0.0
    start: list[float] = []

    def chances(self, when: float, worth: Sequence[float]) -> list[float]:
        pull = self.steep + self.steeper * when
        heights = [a + pull * _held(e / self.spread) for a, e in zip(self.start, (*worth, 0.0), strict=True)]
        top = max(heights)
        parts = [exp(height - top) for height in heights]
        return [part / sum(parts) for part in parts[:-1]]


def _held(value: float) -> float:
    return max(-_REACH, min(_REACH, value))


class Outlook:
    """Judges positions of one match."""

    def __init__(self, match: Match[Any], sides: Sides, fit: Fit) -> None:
        self.game = match.game
        self.players = match.players
        self.sides = sides
        self.fit = fit

    def judged(self, run: Run[Any], when: float) -> list[float]:
        """The chance of each side, of a world that was played on far enough."""
        if run.over:
            return shares(self.sides, self.game.result(run.state))
        if self.fit.method == "play":
            return [0.0] * len(self.sides)
        told = self.game.chances(run.state)
        if told is not None:
            return [sum(told[row] for row in side) for side in self.sides]
        return self.fit.chances(when, self.worth(run))

    def worth(self, run: Run[Any]) -> list[float]:
        """What the bots of each side think of the position; nothing is thought of automata."""
        return [
            sum(self.game.evaluate(run.state, seat) for seat in side if seat < self.players) / len(side)
            for side in self.sides
        ]

    def usual(self, run: Run[Any], random: Random) -> None:
        """Answer the question as quick play would, and play on."""
        seat, asked, group = run.seat, run.question, run.group
        while not run.over and run.question is asked:
            run.pick(weighted(run, random))
        self.on(run, seat, group, random)

    def on(self, run: Run[Any], seat: int, group: Any, random: Random) -> None:
        """Play on until the seat is asked anew, by when its answer has shown what it brings; if need be to the end.

        What all answered at once has shown it only when all are asked at once again.
        """
        whole = self.fit.method == "play"
        for _ in range(_PICKS if whole else _LEAF):
            if run.over:
                return
            settled = group is None or run.group is not group
            anew = settled and run.seat == seat and (group is None or run.group is not None)
            if anew and not whole and not run.game.completes(run.state, run.question):
                return
            run.pick(weighted(run, random))


def sample(outlook: Outlook, match: Match[Any], when: float, key: str) -> Sample | None:
    """Play a position quickly to the end; None where that takes too long."""
    run, random = match.imagine(match.pressing[0], key), Random(key)
    outlook.usual(run, random)
    worth = outlook.worth(run)
    for _ in range(_PICKS):
        if run.over:
            return Sample(when, worth, shares(outlook.sides, run.game.result(run.state)))
        run.pick(weighted(run, random))
    return None


def fitted(sides: Sides, samples: Sequence[Sample]) -> Fit:
    """The curve that makes these outcomes the likeliest (a softmax whose steepness may change with time)."""
    values = sorted(abs(e) for each in samples for e in each.worth)
    spread = values[len(values) * 7 // 10] if values else 0.0
    if not spread or all(len(set(each.worth)) == 1 and len(sides) > 1 for each in samples):
        return Fit("play")
    nobody = 0.0 if any(sum(each.outcome) < 1 for each in samples) else _NEVER
    known = [0.0, 0.0, *[0.0] * len(sides), nobody]
    speed = [0.0] * len(known)
    for _ in range(_STEPS):
        fit = Fit("judgement", spread, known[0], known[1], known[2:])
        slope = [-(_RESERVE if n < 2 or n == len(known) - 1 else _EVEN) * each for n, each in enumerate(known)]
        for each in samples:
            chances = fit.chances(each.when, each.worth)
            chances.append(1 - sum(chances))
            missing = [y - p for y, p in zip((*each.outcome, 1 - sum(each.outcome)), chances, strict=True)]
            for side, miss in enumerate(missing):
                pulled = miss * (_held(each.worth[side] / spread) if side < len(sides) else 0.0) / len(samples)
                slope[0] += pulled
                slope[1] += pulled * each.when
                slope[2 + side] += miss / len(samples)
        speed = [_MEMORY * v + g for v, g in zip(speed, slope, strict=True)]
        known = [k + _STRIDE * v for k, v in zip(known, speed, strict=True)]
        if nobody:
            known[-1] = nobody
    return Fit("judgement", spread, known[0], known[1], known[2:])
