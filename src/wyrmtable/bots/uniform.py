"""The random bot: every single pick equally likely."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from wyrmtable.bots.bot import chain
from wyrmtable.core.match import Match


class RandomBot:
    """Plays at random."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def __repr__(self) -> str:
        return "<random bot>"

    def choose(self, match: Match[Any], seat: int) -> list[str]:
        return chain(match.open[seat], self._pick)

    def _pick(self, picks: Sequence[Any]) -> Any:
        return picks[int(self.random.random() * len(picks))]
