"""The conformance suite: everything every game must obey, tried on random matches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from shlex import quote
from time import perf_counter
from typing import Any

from msgspec.structs import replace

from wyrmtable.check.deep import play_deeply
from wyrmtable.check.facts import check_facts
from wyrmtable.check.files import check_files
from wyrmtable.check.hashing import check_hash_seeds
from wyrmtable.check.lessons import check_lessons
from wyrmtable.check.lint import check_sources
from wyrmtable.check.listen import listen
from wyrmtable.check.looks import check_theme
from wyrmtable.check.met import Met
from wyrmtable.check.patience import PATIENCE
from wyrmtable.check.quick import play_quickly
from wyrmtable.check.report import Examined, Failure, Report
from wyrmtable.check.trial import MOST_DECISIONS, Trial
from wyrmtable.check.words import check_words, kinds_with_words, never_said
from wyrmtable.core.game import Game
from wyrmtable.lab.shards import Shards, resumed
from wyrmtable.lab.spread import Spread, one_by_one

_DEEP = 25
"""One match in so many is examined thoroughly, and at least one of each variant."""
_HOPELESS = 3
"""After so many matches that do not end, no more are played; after a loop in the rules or views none at all."""
_ROUND = 64
"""So many matches at most are played without knowing of each other."""
_IN_VAIN = 6
"""After so many further matches without a new message, the rest is held to be out of reach."""


class Check:
    """One run of the suite over a game."""

    def __init__(self, game: Game[Any], seed: str, most: int, patience: float) -> None:
        self.game = game
        self.seed = seed
        self.most = most
        self.patience = patience
        self.report = Report(game=game.facts.name)
        self.met = Met()
        self.variants = list(game.variants())

    def trial(self, number: int) -> Trial:
        players, options = self.variants[number % len(self.variants)]
        seed = f"{self.seed}/{number}"
        return Trial(self.report, self.game, players, options, seed, self.most, self.met, self.patience)

    def play(self, number: int) -> None:
        """One match, thoroughly or quickly as its number says."""
        trial = self.trial(number)
        if self.is_deep(number):
            play_deeply(trial)
        else:
            play_quickly(trial)
        self.report.decisions += trial.decision
        self.report.matches += 1

    def is_deep(self, number: int) -> bool:
        return number < len(self.variants) or number % _DEEP == 0

    def hopeless(self) -> bool:
        broken = [failure.law for failure in self.report.failures]
        return "hang" in broken or broken.count("end") >= _HOPELESS

    def seek(self, first: int) -> None:
        """Look closely at the kinds of question met only in passing; then listen for messages not yet heard."""
        for met, number in sorted(self.met.kinds.items(), key=lambda item: item[1]):
            if met not in self.met.looked and not self.hopeless():
                self._also(self.trial(number), play_deeply)
        vain = 0
        number = first
        while vain < _IN_VAIN and self.report.ok and (missing := never_said(self.game, self.met.said)):
            self._also(self.trial(number), listen)
            number += 1
            vain = 0 if len(never_said(self.game, self.met.said)) < len(missing) else vain + 1
        self.report.unmet = never_said(self.game, self.met.said)
        self.report.unlooked = sorted(kinds_with_words(self.game) - {met.partition(" ")[2] for met in self.met.kinds})

    def _also(self, trial: Trial, play: Callable[[Trial], None]) -> None:
        play(trial)
        self.report.decisions += trial.decision
        self.report.matches += 1

    def check_imagination(self) -> None:
        """Where something is hidden, ``imagine`` deals something anew at some time; where nothing is, it never does."""
        for viewer, (_, anew) in self.met.dealt.items():
            whom = "a spectator" if viewer == "spectator" else "any seat"
            if self.game.facts.secrets and not anew:
                what = f"imagine never deals anything anew for {whom}; if nothing is ever hidden, say so: Facts.secrets"
                self.report.fail(Failure(law="imagine", what=what))
            elif anew and not self.game.facts.secrets:
                what = f"imagine deals anew for {whom}, though by Facts.secrets nothing is hidden"
                self.report.fail(Failure(law="imagine", what=what))

    def check_sometimes(self) -> None:
        for law, what in self.met.never():
            self.report.fail(Failure(law=law, what=what))


def check(
    game: Game[Any],
    matches: int = 1000,
    seed: str = "0",
    progress: Callable[[int], None] | None = None,
    most: int = MOST_DECISIONS,
    processes: bool = True,
    patience: float = PATIENCE,
    spread: Spread = one_by_one,
    folder: Path | None = None,
) -> Report:
    """Try all laws on random matches over all variants of the game; ``progress`` hears of each match played.

    A match of ``most`` decisions is held to be endless; ``processes`` compares two with different hash seeds;
    what takes more than ``patience`` seconds of the processor to draw is held to hang.
    ``spread`` says where the matches are played; what lies in ``folder`` is not played again.
    """
    start = perf_counter()
    this = Check(game, seed, most, patience)
    report = this.report
    whole = f"wyrmtable check {quote(report.game)} --matches {matches} --seed {quote(seed)}"
    if not check_files(report, game) or not check_facts(report, game):
        return _replayed(report, whole)
    check_sources(report, game)
    check_theme(report, game)
    check_lessons(report, game)
    total = max(matches, len(this.variants))
    series = {"check": report.game, "rules": game.facts.version, "seed": seed, "most": most}
    shards = None if folder is None else Shards(folder, series, Examined)

    def done(examined: Examined) -> Examined:
        if progress:
            progress(1)
        return examined

    for numbers in rounds(total):
        work = partial(examine, game, seed, most, patience, this.met.copy())
        for examined in resumed(spread, work, numbers, done, shards):
            this.report.add(examined)
            this.met.add(examined.met)
            if this.hopeless():
                break
        if this.hopeless():
            break
    this.seek(total)
    this.check_imagination()
    this.check_sometimes()
    check_words(report, game, this.met.said)
    if processes and not any(failure.law in ("end", "hang", "rules") for failure in report.failures):
        check_hash_seeds(report, game, seed)
    report.seconds = perf_counter() - start
    return _replayed(report, whole)


def _replayed(report: Report, whole: str) -> Report:
    """What no single match shows is shown again by the whole check."""
    report.failures = [replace(failure, replay=failure.replay or whole) for failure in report.failures]
    return report


def rounds(total: int) -> Iterator[range]:
    """Numbers of matches that are played without knowing what the others of the same round meet.

    So a match depends on its number alone, wherever it is played; short rounds first, because they meet the most.
    """
    first, size = 0, 2
    while first < total:
        yield range(first, min(total, first + size))
        first, size = first + size, min(2 * size, _ROUND)


def examine(game: Game[Any], seed: str, most: int, patience: float, met: Met, number: int) -> Examined:
    """Play one match and try the laws on it; ``met`` is what the rounds before have met."""
    this = Check(game, seed, most, patience)
    this.met = met.copy()
    this.play(number)
    report = this.report
    return Examined(
        number=number,
        decisions=report.decisions,
        failures=report.failures,
        more=report.more,
        met=this.met.beyond(met),
    )


def replay(game: Game[Any], match: str, most: int = MOST_DECISIONS, patience: float = PATIENCE) -> Report:
    """One match of a check again, by its seed (``18/5``): as it was played, and looked at closely."""
    start = perf_counter()
    seed, _, number = match.rpartition("/")
    this = Check(game, seed, most, patience)
    if not check_files(this.report, game) or not check_facts(this.report, game):
        return this.report
    this.play(int(number))
    if not this.is_deep(int(number)):
        play_deeply(this.trial(int(number)))
    check_words(this.report, game, this.met.said)
    this.report.seconds = perf_counter() - start
    return this.report
