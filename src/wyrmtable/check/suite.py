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
from wyrmtable.check.trial import Trial
from wyrmtable.check.words import check_words
from wyrmtable.core.game import Game
from wyrmtable.core.words import Msg

_DEEP = 25
"""One match in so many is examined thoroughly, and at least one of each variant."""
_OFTEN = 0.08
"""Share of a thorough match's decisions at which the costly laws are tried."""


def check(
    game: Game[Any],
    matches: int = 1000,
    seed: str = "0",
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Try all laws on random matches over all variants of the game; ``progress`` hears of each match played."""
    start = perf_counter()
    report = Report(game=game.facts.name)
    check_sources(report, game)
    variants = list(game.variants())
    said: dict[str, Msg] = {}
    for number in range(max(matches, len(variants))):
        players, options = variants[number % len(variants)]
        trial = Trial(report, game, players, options, f"{seed}/{number}")
        if number < len(variants) or number % _DEEP == 0:
            report.decisions += play_deeply(trial, _OFTEN, told=number < len(variants))
        else:
            report.decisions += play_quickly(trial)
        said |= trial.said
        report.matches += 1
        if progress:
            progress(1)
    check_words(report, game, said)
    if not any(failure.law in ("end", "rules") for failure in report.failures):
        check_hash_seeds(report, game, seed)
    report.seconds = perf_counter() - start
    return report
