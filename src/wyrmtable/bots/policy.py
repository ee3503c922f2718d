"""Quick play in imagined worlds: picks by the game's own preferences, and whole answers to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from wyrmtable.core.ask import Question
from wyrmtable.core.run import Run


def weighted(run: Run[Any], random: Random) -> Any:
    """A pick drawn by the weights of ``Game.prefer``; any pick alike where the game has no opinion."""
    picks = run.options
    if len(picks) == 1:
        return picks[0]
    weights = run.game.prefer(run.state, run.question, picks)
    if weights is None:
        return picks[int(random.random() * len(picks))]
    return draw(picks, weights, random)


def draw(picks: Sequence[Any], weights: Sequence[float], random: Random) -> Any:
    """One of the picks, each as likely as its weight says."""
    left = random.random() * sum(weights)
    for pick, weight in zip(picks, weights, strict=True):
        left -= weight
        if left < 0:
            return pick
    return picks[-1]


def favourite(run: Run[Any], random: Random) -> Any:
    """The pick that ``Game.prefer`` likes best."""
    picks = run.options
    if len(picks) == 1:
        return picks[0]
    weights = run.game.prefer(run.state, run.question, picks)
    if weights is None:
        return picks[int(random.random() * len(picks))]
    return picks[max(range(len(picks)), key=weights.__getitem__)]


def considered(run: Run[Any], most: int, random: Random) -> list[Any]:
    """Answers worth a thought: all (or so many drawn at random) but those that ``Game.prefer`` gives no weight."""
    if run.question.form in ("pick", "window"):
        weights = run.game.prefer(run.state, run.question, run.options)
        if weights is not None and not all(weights):
            found = [pick for pick, weight in zip(run.options, weights, strict=True) if weight]
            if found:
                return found if len(found) <= most else random.sample(found, most)
    return answers(run.question, most, random)


def answers(question: Question, most: int, random: Random) -> list[Any]:
    """Complete answers to a question: all of them, or so many drawn at random."""
    found: list[Any] = []
    chains: list[tuple[Any, ...]] = [()]
    while chains and len(found) + len(chains) <= most:
        taken = chains.pop()
        picks = question.next_picks(taken)
        if picks:
            chains += [(*taken, pick) for pick in reversed(picks)]
        else:
            found.append(question.value(taken))
    if not chains:
        return found
    drawn = {}
    for _ in range(most):
        taken = ()
        while picks := question.next_picks(taken):
            taken = (*taken, picks[int(random.random() * len(picks))])
        drawn[taken] = question.value(taken)
    return list(drawn.values())
