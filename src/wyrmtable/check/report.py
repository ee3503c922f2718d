"""What the conformance suite found."""

from __future__ import annotations

import shlex

from msgspec import Struct, field

from wyrmtable.check.met import Met

_SHOWN = 3
"""Different failures of one law that are kept; more of the same teach nothing."""
_NAMED = 8
"""Names printed of a long list; all of them are in the JSON."""


class Failure(Struct, frozen=True, kw_only=True):
    """A law that a game breaks, and where to see it."""

    law: str
    what: str
    players: int | None = None
    options: str = ""
    seed: str = ""
    decision: int | None = None
    replay: str = ""
    """The command that shows it again."""

    def __str__(self) -> str:
        where = []
        if self.players is not None:
            where.append(f"{self.players} players")
        if self.options:
            where.append(self.options)
        if self.seed:
            where.append(f"seed {self.seed}")
        if self.decision is not None:
            where.append(f"decision {self.decision}")
        again = f"\n    {self.replay}" if self.replay else ""
        return f"{self.law}: {self.what}" + (f"  [{', '.join(where)}]" if where else "") + again


class Examined(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one match of the series taught."""

    number: int
    decisions: int
    failures: list[Failure] = []
    more: dict[str, int] = {}
    met: Met = field(default_factory=Met)
    """What no match of an earlier round had met."""


class Report(Struct, kw_only=True):
    game: str
    matches: int = 0
    decisions: int = 0
    seconds: float = 0.0
    failures: list[Failure] = field(default_factory=list)
    more: dict[str, int] = field(default_factory=dict)
    """Further failures of a law beyond those kept."""
    unmet: list[str] = field(default_factory=list)
    """Messages of the game's words that were never said."""
    unlooked: list[str] = field(default_factory=list)
    """Kinds of question that have words and were never asked."""

    @property
    def ok(self) -> bool:
        return not self.failures

    def fail(self, failure: Failure) -> None:
        known = [kept.what for kept in self.failures if kept.law == failure.law]
        if len(known) < _SHOWN and failure.what not in known:
            self.failures.append(failure)
        else:
            self.more[failure.law] = self.more.get(failure.law, 0) + 1

    def add(self, examined: Examined) -> None:
        """Count one more match; in the order of their numbers, whoever played them."""
        self.matches += 1
        self.decisions += examined.decisions
        for failure in examined.failures:
            self.fail(failure)
        for law, n in examined.more.items():
            self.more[law] = self.more.get(law, 0) + n

    def __str__(self) -> str:
        head = f"{self.game}: {self.matches} matches, {self.decisions} decisions, {self.seconds:.1f} s"
        lines = [f"{head}: all laws hold" if self.ok else f"{head}: laws broken", *map(str, self.failures)]
        lines += [f"{law}: {n} more" for law, n in self.more.items()]
        lines += _named("questions never asked", self.unlooked)
        lines += _named("messages never said", self.unmet)
        return "\n".join(lines)


def _named(what: str, names: list[str]) -> list[str]:
    if not names:
        return []
    shown = ", ".join(names[:_NAMED]) + (f" and {len(names) - _NAMED} more" if len(names) > _NAMED else "")
    return [f"{what} ({len(names)}): {shown}"]


def replay_of(game: str, match: str) -> str:
    """The command that plays one match of a check again, and looks at it more closely than before."""
    return f"wyrmtable check {shlex.quote(game)} --match {shlex.quote(match)}"
