"""What a whole check has met on its way through many matches, and so what it never met."""

from __future__ import annotations

from typing import Any

from wyrmtable.core.words import Msg


class Met:
    """Questions, messages and worlds of all matches played so far."""

    def __init__(self) -> None:
        self.kinds: dict[tuple[int, str], int] = {}
        """Kinds of question by number of players, with the number of the match that asked first."""
        self.looked: set[tuple[int, str]] = set()
        """Kinds of question that were looked at closely."""
        self.said: dict[str, Msg] = {}
        """Messages, by id."""
        self.dealt: dict[bool, tuple[Any, bool]] = {}
        """For spectators (True) and seats: the first trial that imagined, and whether any world was dealt anew."""

    def imagined(self, trial: Any, spectator: bool, anew: bool) -> None:
        first, before = self.dealt.get(spectator, (trial, False))
        self.dealt[spectator] = first, before or anew
