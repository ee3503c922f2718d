"""Bots by name: ``random``, ``greedy``, ``mcts``, ``mcts:1.0s`` (time a decision), ``mcts:500`` (iterations)."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

from wyrmtable.bots.bot import Bot
from wyrmtable.bots.greedy import GreedyBot
from wyrmtable.bots.mcts import MctsBot
from wyrmtable.bots.uniform import RandomBot
from wyrmtable.core.game import Game


class UnknownBot(LookupError):
    """No bot answers to this name; says which there are."""


_MCTS = re.compile(r"mcts(?::(?:([1-9]\d{0,8})|((?!0*\.?0*s)\d{1,6}(?:\.\d{1,6})?)s))?")


def names(game: Game[Any]) -> list[tuple[str, int]]:
    """The bots that play this game, weakest first, with a strength from 1 to 5 for people to choose by."""
    return [("random", 1), ("greedy", 3), ("mcts:0.3s", 4), ("mcts:1s", 5)]


def make(name: str, game: Game[Any], random: Random | None = None, clock: Callable[[], float] = perf_counter) -> Bot:
    """The bot of this name; with a seeded ``random`` (and no time limit) it plays the same again. Raises UnknownBot."""
    random = random or Random()
    if name == "random":
        return RandomBot(random)
    if name == "greedy":
        return GreedyBot(random)
    if found := _MCTS.fullmatch(name):
        iterations, seconds = found.groups()
        if iterations:
            return MctsBot(random, seconds=None, iterations=int(iterations))
        return MctsBot(random, seconds=float(seconds or 1), clock=clock)
    raise UnknownBot(f"no bot called {name}; there are random, greedy, mcts, mcts:0.5s (time), mcts:500 (iterations)")
