"""One match between bots, and many of them, with the same outcome wherever they are played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any

import msgspec
from msgspec import Struct

from wyrmtable.bots import make
from wyrmtable.core.ask import Question
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import Game, Result
from wyrmtable.core.match import Match
from wyrmtable.core.run import Run
from wyrmtable.lab.shards import Shards, resumed
from wyrmtable.lab.spread import Spread, one_by_one

Progress = Callable[[int], None]
"""Called with the number of matches that ended since the last call."""


class Played(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is kept of one match."""

    number: int
    seed: str
    bots: tuple[str, ...]
    """Who sat where."""
    result: Result
    decisions: int
    """Single picks made."""
    record: bytes = b""
    """The match as a file, on its way to who keeps it."""

    @property
    def shares(self) -> list[float]:
        """What each seat has of the victory."""
        winners = self.result.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.bots))]

    def row(self) -> dict[str, Any]:
        """Everything in one flat row."""
        row: dict[str, Any] = {"match": self.number, "seed": self.seed, "decisions": self.decisions}
        for seat, share in enumerate(self.shares):
            row |= {f"bot_{seat}": self.bots[seat], f"score_{seat}": self.result.scores[seat], f"won_{seat}": share}
        return row


class Plan(Struct, frozen=True, kw_only=True):
    """Many matches to play; match ``i`` draws everything from ``seed/i``."""

    game: Game[Any]
    players: int
    bots: tuple[str, ...]
    """For each seat; longer than one round of seats when they rotate."""
    seed: str
    options: Any = None
    rotate: bool = False
    recorded: bool = False

    def seats(self, number: int) -> tuple[str, ...]:
        """Who sits where in this match."""
        shift = number % self.players if self.rotate else 0
        return self.bots[-shift:] + self.bots[:-shift] if shift else self.bots

    def series(self) -> dict[str, Any]:
        """What makes two matches of the same number the same match."""
        facts = self.game.facts
        return {
            "game": facts.name,
            "rules": facts.version,
            "players": self.players,
            "bots": self.bots,
            "seed": self.seed,
            "options": msgspec.to_builtins(self.options),
            "rotate": self.rotate,
            "recorded": self.recorded,
        }


def play_out(match: Match[Any], bots: Sequence[Any]) -> int:
    """Let the bots play to the end; gives the number of single picks."""
    decisions = 0
    while not match.over:
        seat = next(iter(match.open))
        question = match.open[seat]
        names = bots[seat].choose(match, seat)
        decisions += _picks(question, names)
        match.answer(seat, names)
    return decisions


def _picks(question: Question, names: Sequence[str]) -> int:
    """The number of single picks that this answer stands for: one more where the chain had to be ended."""
    if question.form == "pay":
        return 1
    if question.form == "many":
        return len(names) + bool(question.next_picks(question.parse(names)))
    return len(names)


def play_one(plan: Plan, number: int) -> Played:
    seed = f"{plan.seed}/{number}"
    random = Random(seed)
    names = plan.seats(number)
    if not plan.recorded and set(names) == {"random"}:
        result, decisions = _play_at_random(plan, seed, random)
        return Played(number=number, seed=seed, bots=names, result=result, decisions=decisions)
    match = Match(plan.game, plan.players, plan.options, Chance(seed), names)
    # Thought is measured in CPU time, so that a busy machine does not make a bot weaker.
    decisions = play_out(match, [make(name, plan.game, random, thread_time) for name in names])
    record = match.record().to_json() if plan.recorded else b""
    return Played(number=number, seed=seed, bots=names, result=match.result, decisions=decisions, record=record)


def _play_at_random(plan: Plan, seed: str, random: Random) -> tuple[Result, int]:
    """The same as a table of random bots, without a record: as fast as the rules go."""
    run = Run(plan.game, plan.game.begin(plan.players, plan.options, Chance(seed), None))
    draw = random.random
    decisions = 0
    while not run.over:
        options = run.options
        n = len(options)
        run.pick(options[int(draw() * n)] if n > 1 else options[0])
        decisions += 1
    return plan.game.result(run.state), decisions


def play_all(
    plan: Plan,
    games: int,
    spread: Spread = one_by_one,
    progress: Progress | None = None,
    folder: Path | None = None,
    records: Path | None = None,
) -> Iterator[Played]:
    """All matches of a plan in their order; those whose results lie in the folder already are not played again."""

    def done(played: Played) -> Played:
        if records is not None and played.record:
            (records / f"{plan.game.facts.name}-{plan.seed}-{played.number:06}.json").write_bytes(played.record)
        if progress:
            progress(1)
        return msgspec.structs.replace(played, record=b"") if played.record else played

    shards = None if folder is None else Shards(folder, plan.series(), Played)
    return resumed(spread, partial(play_one, plan), range(games), done, shards)
