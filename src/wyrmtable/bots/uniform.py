"""The random bot: every single pick equally likely."""

from __future__ import annotations

from random import Random
from typing import Any

from wyrmtable.bots.bot import chain
from wyrmtable.core.match import Match


class RandomBot:
    """Plays at random; the same ``seed`` plays the same."""

    def __init__(self, seed: str | None = None) -> None:
        self.random = Random(seed)

    def choose(self, match: Match[Any], seat: int) -> list[str]:
        return chain(match.open[seat], self.random.choice)
