"""The greedy bot: looks one decision ahead with the game's own evaluation."""

from __future__ import annotations

from random import Random
from typing import Any

from wyrmtable.bots.policy import considered, favourite, weighted
from wyrmtable.core.match import Match
from wyrmtable.core.run import Run

ANSWERS = 120
"""More answers than this are sampled, not enumerated."""
_FEW = 6
"""An answer with the same outcome in so many worlds does not depend on chance."""
_PICKS = 400
"""A world is left after so many picks, wherever it is then."""


class GreedyBot:
    """Tries every answer in a few imagined worlds and takes the one whose outcome it values most.

    First the worlds are valued right after the answer (and those given at the same time); the best answers are then
    tried again in worlds played on until the bot is asked once more; after a simultaneous question until the next
    one, because a bid is worth what it buys. Everybody in a world plays by ``Game.prefer``.
    """

    def __init__(self, random: Random) -> None:
        self.random = random

    def __repr__(self) -> str:
        return "<greedy bot>"

    def choose(self, match: Match[Any], seat: int) -> list[str]:
        question = match.open[seat]
        candidates = considered(match.imagine(seat, "options"), ANSWERS, self.random)
        for worlds, on in zip(match.game.worlds(match.state, seat), (False, False, True), strict=True):
            if worlds:
                candidates = rank(match, seat, candidates, self.random, worlds, on)
            if not on:
                del candidates[(len(candidates) + 2) // 3 :]
        return question.names(candidates[0])


def rank(match: Match[Any], seat: int, candidates: list[Any], random: Random, worlds: int, on: bool) -> list[Any]:
    """Answers to a seat's question, best first, by their mean outcome in some imagined worlds, the same for all."""
    if len(candidates) == 1:
        return candidates
    fates = [random.getrandbits(64) for _ in range(worlds)]
    means = [_mean(match, seat, value, fates, on) for value in candidates]
    return [candidates[i] for i in sorted(range(len(candidates)), key=means.__getitem__, reverse=True)]


def _mean(match: Match[Any], seat: int, value: Any, fates: list[int], on: bool) -> float:
    """The mean outcome of an answer; what is the same in the first few worlds is taken to be so in all."""
    outcomes: list[float] = []
    for fate in fates:
        outcomes.append(_outcome(match, seat, [value], fate, on))
        if len(outcomes) == _FEW and len(set(outcomes)) == 1:
            break
    return sum(outcomes) / len(outcomes)


def _outcome(match: Match[Any], seat: int, values: list[Any], fate: int, on: bool) -> float:
    run = played(match, seat, values, fate, on)
    return run.game.evaluate(run.state, seat)


def played(match: Match[Any], seat: int, values: list[Any], fate: int, on: bool) -> Run[Any]:
    """Where the answers lead in the world of this fate; to questions that only complete them the best are given."""
    run = match.imagine(seat, f"rank/{fate}")
    random = Random(fate)
    group = run.group
    for value in values:
        run.send(value)
        while not run.over and run.seat != seat and run.game.completes(run.state, run.question):
            run.pick(weighted(run, random))
    if not run.over and run.seat == seat and run.game.completes(run.state, run.question):
        more = considered(run, ANSWERS, random)
        runs = [played(match, seat, [*values, answer], fate, on) for answer in more]
        return max(runs, key=lambda run: run.game.evaluate(run.state, seat))
    for _ in range(_PICKS):
        if run.over:
            break
        if group is not None and run.group is group:
            pass  # the others have not answered yet
        elif not on or (run.seat == seat and (group is None or run.group is not None)):
            break
        run.pick(favourite(run, random) if run.seat == seat else weighted(run, random))
    return run
