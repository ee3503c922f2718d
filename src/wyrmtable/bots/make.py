"""Bots by name: ``random``, ``greedy``, ``mcts``, ``mcts:1.0s`` (time a decision), ``mcts:500`` (iterations)."""

from __future__ import annotations

from typing import Any

from wyrmtable.bots.bot import Bot
from wyrmtable.bots.uniform import RandomBot
from wyrmtable.core.game import Game


class UnknownBot(LookupError):
    """No bot answers to this name; says which there are."""


def names(game: Game[Any]) -> list[tuple[str, int]]:
    """The bots that play this game, weakest first, with a strength from 1 to 5 for people to choose by."""
    return [("random", 1)]


def make(name: str, game: Game[Any], seed: str | None = None) -> Bot:
    """The bot of this name; with a ``seed`` it plays the same in the same match. Raises UnknownBot."""
    if name == "random":
        return RandomBot(seed)
    raise UnknownBot(f"no bot called {name}; there are random, greedy, mcts, mcts:1.0s, mcts:500")
