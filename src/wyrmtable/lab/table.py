"""One match between bots, and many of them on several processes with the same outcome on any number."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any

from msgspec import Struct

from wyrmtable.bots import make
from wyrmtable.core.ask import Question
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import Game, Result
from wyrmtable.core.match import Match
from wyrmtable.core.run import Run

Progress = Callable[[int], None]
"""Called with the number of matches that ended since the last call."""


class Played(Struct, frozen=True):
    """What is kept of one match: the result by seat, and how many single picks were made."""

    result: Result
    decisions: int


class Plan(Struct, frozen=True, kw_only=True):
    """Many matches to play; match ``i`` draws everything from ``seed/i``."""

    game: Game[Any]
    players: int
    bots: tuple[str, ...]
    """For each seat; longer than one round of seats when they rotate."""
    seed: str
    options: Any = None
    rotate: bool = False
    record_dir: str | None = None

    def seats(self, number: int) -> tuple[str, ...]:
        """Who sits where in this match."""
        shift = number % self.players if self.rotate else 0
        return self.bots[-shift:] + self.bots[:-shift] if shift else self.bots


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
    if plan.record_dir is None and set(names) == {"random"}:
        return _play_at_random(plan, seed, random)
    match = Match(plan.game, plan.players, plan.options, Chance(seed), names)
    # Thought is measured in CPU time, so that a busy machine does not make a bot weaker.
    decisions = play_out(match, [make(name, plan.game, random, thread_time) for name in names])
    if plan.record_dir is not None:
        path = Path(plan.record_dir) / f"{plan.game.facts.name}-{plan.seed}-{number:06}.json"
        path.write_bytes(match.record().to_json())
    return Played(match.result, decisions)


def _play_at_random(plan: Plan, seed: str, random: Random) -> Played:
    """The same as a table of random bots, without a record: as fast as the rules go."""
    run = Run(plan.game, plan.game.begin(plan.players, plan.options, Chance(seed), None))
    draw = random.random
    decisions = 0
    while not run.over:
        options = run.options
        n = len(options)
        run.pick(options[int(draw() * n)] if n > 1 else options[0])
        decisions += 1
    return Played(plan.game.result(run.state), decisions)


def _play_some(plan: Plan, numbers: range) -> list[Played]:
    return [play_one(plan, number) for number in numbers]


def play_all(plan: Plan, games: int, workers: int = 1, progress: Progress | None = None) -> Iterator[Played]:
    """All matches of a plan in their order."""
    if workers <= 1:
        for number in range(games):
            yield play_one(plan, number)
            if progress:
                progress(1)
        return
    size = max(1, min(100, games // (workers * 4)))
    with ProcessPoolExecutor(workers) as pool:
        starts = range(0, games, size)
        for part in [pool.submit(_play_some, plan, range(start, min(games, start + size))) for start in starts]:
            played = part.result()
            if progress:
                progress(len(played))
            yield from played
