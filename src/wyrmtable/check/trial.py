"""One match under examination: where it stands, and how to complain about it."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from wyrmtable.check.report import Failure, Report
from wyrmtable.core.game import SPECTATOR, Game
from wyrmtable.core.match import Match
from wyrmtable.core.run import Endless
from wyrmtable.core.words import Msg

MOST_DECISIONS = 20_000
"""A match that is longer is held to be endless."""


class Broken(Exception):
    """The match cannot go on after this failure."""


class Trial:
    """A variant of a game played with one seed; laws complain through it."""

    def __init__(
        self, report: Report, game: Game[Any], players: int, options: Any, seed: str, most: int = MOST_DECISIONS
    ) -> None:
        self.report = report
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.most = most
        self.random = Random(seed)
        self.decision = 0
        self.said: dict[str, Msg] = {}
        """Messages met on the way, by id, for the law of words."""

    @property
    def viewers(self) -> tuple[int, ...]:
        return (SPECTATOR, *range(self.players))

    def fail(self, law: str, what: str) -> None:
        options = msgspec.json.encode(self.options).decode()
        self.report.fail(
            Failure(
                law=law,
                what=what,
                players=self.players,
                options="" if options == "{}" else options,
                seed=self.seed,
                decision=self.decision,
            )
        )

    def step(self) -> None:
        """Count a decision; raises Endless when there are too many."""
        self.decision += 1
        if self.decision >= self.most:
            raise Endless

    def expect(self, holds: bool, law: str, what: str) -> bool:
        if not holds:
            self.fail(law, what)
        return holds


def who(viewer: int) -> str:
    return "a spectator" if viewer == SPECTATOR else f"seat {viewer}"


def looks(match: Match[Any], viewer: int) -> dict[str, bytes]:
    """All that a viewer sees, as bytes."""
    seen = {"scene": msgspec.json.encode(match.scene(viewer)), "waiting": msgspec.json.encode(match.waiting(viewer))}
    if viewer != SPECTATOR:
        seen["question"] = msgspec.json.encode(match.ask(viewer))
    return seen


def stands(match: Match[Any]) -> tuple[Any, ...]:
    """Everything that must be the same in two matches in the same position."""
    return match.record(), match.over, [(seat, match.ask_id(seat)) for seat in match.open]
