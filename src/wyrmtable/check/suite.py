"""The conformance suite: everything every game must obey, tried on random matches."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any

from wyrmtable.check.deep import play_deeply
from wyrmtable.check.hashing import check_hash_seeds
from wyrmtable.check.lint import check_sources
from wyrmtable.check.quick import play_quickly
from wyrmtable.check.report import Report
from wyrmtable.check.trial import MOST_DECISIONS, Trial
from wyrmtable.check.words import check_words
from wyrmtable.core.game import Game
from wyrmtable.core.words import Msg

_DEEP = 25
"""One match in so many is examined thoroughly, and at least one of each variant."""
_HOPELESS = 3
"""After so many matches that do not end, no more are played."""


def check(
    game: Game[Any],
    matches: int = 1000,
    seed: str = "0",
    progress: Callable[[int], None] | None = None,
    most: int = MOST_DECISIONS,
    processes: bool = True,
) -> Report:
    """Try all laws on random matches over all variants of the game; ``progress`` hears of each match played.

    A match of ``most`` decisions is held to be endless; ``processes`` compares two with different hash seeds.
    """
    start = perf_counter()
    report = Report(game=game.facts.name)
    check_sources(report, game)
    variants = list(game.variants())
    tables = {players: number for number, (players, _) in reversed([*enumerate(variants)])}
    said: dict[str, Msg] = {}
    for number in range(max(matches, len(variants))):
        players, options = variants[number % len(variants)]
        trial = Trial(report, game, players, options, f"{seed}/{number}", most)
        if number < len(variants) or number % _DEEP == 0:
            report.decisions += play_deeply(trial, told=tables.get(players) == number)
        else:
            report.decisions += play_quickly(trial)
        said |= trial.said
        report.matches += 1
        if progress:
            progress(1)
        if sum(failure.law == "end" for failure in report.failures) >= _HOPELESS:
            break
    check_words(report, game, said)
    if processes and not any(failure.law in ("end", "rules") for failure in report.failures):
        check_hash_seeds(report, game, seed)
    report.seconds = perf_counter() - start
    return report
