"""One match under examination: where it stands, and how to complain about it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import msgspec

from wyrmtable.check import patience as limits
from wyrmtable.check.met import Met
from wyrmtable.check.patience import PATIENCE, Hangs
from wyrmtable.check.report import Failure, Report, replay_of
from wyrmtable.check.trace import traced
from wyrmtable.core.game import SPECTATOR, Game
from wyrmtable.core.match import Match
from wyrmtable.core.run import Endless

MOST_DECISIONS = 20_000
"""A match that is longer is held to be endless."""


SENSE = (0.0, 0.8, 1.0)
"""How often a match follows what the game prefers: never, mostly, always. What chance alone would never reach is seen
too, and what no sensible player would do."""


class Broken(Exception):
    """The match cannot go on after this failure."""


class Trial:
    """A variant of a game played with one seed; laws complain through it."""

    def __init__(
        self,
        report: Report,
        game: Game[Any],
        players: int,
        options: Any,
        seed: str,
        most: int = MOST_DECISIONS,
        met: Met | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self.report = report
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.most = most
        self.met = met or Met()
        self.patience = patience
        self.replay = replay_of(report.game, seed)
        self.moment = 0
        """Grows as the match and its examination go on."""
        self.quiet = False
        """Nothing is reported: the same match will be played again."""
        self.begin()

    def begin(self) -> None:
        """At the first decision; the same picks will be made as the last time."""
        self.random = Random(self.seed)
        """Decides what is played."""
        self.sense = self.random.choice(SENSE)
        self.decision = 0
        self.look()

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Rules and views that do not come to an end break a law, and the match is left there."""
        try:
            with limits.patience(limits.STALL, lambda: self.moment):
                yield
        except Hangs as error:
            self.fail("hang", f"the rules or views do not come to an end: {traced(error)}")

    def look(self) -> None:
        """What the laws try at this decision depends on nothing tried before, so that it can be tried again."""
        self.moment += 1
        self.aside = Random(f"{self.seed}/{self.decision}")

    @property
    def number(self) -> int:
        """Which match of the check this is."""
        return int(self.seed.rpartition("/")[2])

    @property
    def viewers(self) -> tuple[int, ...]:
        return (SPECTATOR, *range(self.players))

    def fail(self, law: str, what: str, decision: int | None = None) -> None:
        if self.quiet:
            return
        options = msgspec.json.encode(self.options).decode()
        self.report.fail(
            Failure(
                law=law,
                what=what,
                players=self.players,
                options="" if options == "{}" else options,
                seed=self.seed,
                decision=self.decision if decision is None else decision,
                replay=self.replay,
            )
        )

    def step(self) -> None:
        """Count a decision; raises Endless when there are too many."""
        self.decision += 1
        self.moment += 1
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
        seen["offer out of turn"] = msgspec.json.encode(match.ask_aside(viewer))
    return seen


def stands(match: Match[Any]) -> tuple[Any, ...]:
    """Everything that must be the same in two matches in the same position."""
    return match.record(), match.over, [(seat, match.ask_id(seat)) for seat in match.open]
