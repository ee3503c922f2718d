"""What a strong bot would answer, and why: the terms of the game's own judgement that speak for it and against it.

Like every bot it looks only at the question and at imagined worlds, so a hint tells nothing that the seat cannot know.
"""

from __future__ import annotations

from collections import defaultdict
from random import Random
from typing import Any, NamedTuple

from wyrmtable.bots.greedy import played
from wyrmtable.bots.mcts import MctsBot
from wyrmtable.core.match import Match

BEST = 3
"""Answers that are told."""
_COMPARED = 8
"""Good answers that each of these is compared with, to see what is special about it."""
_WORLDS = 6
_REASONS = 2
_MATTERS = 0.1
"""A term is a reason if it makes at least so much of all that speaks for or against an answer."""


class Advice(NamedTuple):
    """An answer with the names of the terms that speak for it and against it, the weightiest first."""

    names: list[str]
    good: tuple[str, ...]
    bad: tuple[str, ...]


def advise(match: Match[Any], seat: int, bot: MctsBot, random: Random) -> list[Advice]:
    """The best answers to the question of a seat; a single one, without reasons, where nothing else is worth a thought."""
    run = match.imagine(seat, "counsel")
    planned = match.game.counsel(run.state, run.question)
    if planned:
        return [Advice(match.open[seat].names(answer), terms, ()) for answer, terms in planned[:BEST]]
    ranked = bot.ranked(match, seat)[:_COMPARED]
    fates = [random.getrandbits(64) for _ in range(_WORLDS)]
    terms = [_terms(match, seat, answer, fates) for answer in ranked]
    usual = {name: sum(each[name] for each in terms) / len(terms) for each in terms for name in each}
    question = match.open[seat]
    return [
        Advice(question.names(answer), *_reasons({name: found[name] - usual[name] for name in usual}))
        for answer, found in zip(ranked[:BEST], terms, strict=False)
    ]


def reasons_for(
    match: Match[Any], seat: int, answer: Any, other: Any, random: Random
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Names of the terms that speak for an answer rather than another one, and of those that speak against it."""
    fates = [random.getrandbits(64) for _ in range(_WORLDS)]
    mine, theirs = (_terms(match, seat, each, fates) for each in (answer, other))
    return _reasons({name: mine[name] - theirs[name] for name in {**mine, **theirs}})


def _terms(match: Match[Any], seat: int, answer: Any, fates: list[int]) -> defaultdict[str, float]:
    """The mean of each term where the answer leads."""
    total: defaultdict[str, float] = defaultdict(float)
    for fate in fates:
        run = played(match, seat, [answer], fate, True)
        for name, value in run.game.terms(run.state, seat).items():
            total[name] += value / len(fates)
    return total


def _reasons(apart: dict[str, float]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Terms in which an answer is better than others usually are, and those in which it is worse."""
    enough = _MATTERS * sum(map(abs, apart.values()))
    good = sorted((name for name, value in apart.items() if value > enough), key=lambda name: -apart[name])
    bad = sorted((name for name, value in apart.items() if value < -enough), key=lambda name: apart[name])
    return tuple(good[:_REASONS]), tuple(bad[:_REASONS]) if good else ()
