"""The conformance suite: everything every game must obey, tried on random matches."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from shlex import quote
from time import perf_counter
from typing import Any, Protocol

from msgspec.structs import replace

from wyrmtable.check.deep import look_for_rare, play_deeply
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

_DEEP = 100
"""One match in so many is examined thoroughly, besides the first ones."""
_FIRST = 24
"""So many matches are examined thoroughly at least, and one of each variant."""
_TRIES = 3
"""So many matches are played for a kind of question that was met only in passing."""
_HOPELESS = 3
"""After so many matches that do not end, no more are played; after a loop in the rules or views none at all."""
_ROUND = 64
"""So many matches at most are played without knowing of each other."""
_IN_VAIN = 6
"""After so many further matches without a new message, the rest is held to be out of reach."""


class Progress(Protocol):
    def __call__(self, what: str, matches: int, planned: int) -> None:
        """What is being done, how many matches have been played and how many are to be, as far as is known."""


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
        self._count(number, play_deeply if self.is_deep(number) else play_quickly)

    def look_for_rare(self, number: int) -> None:
        """A match again, for kinds of question that were met there only in passing; others of its variant where they do
        not come again, because the seats answer in another order now."""
        for further in range(number, number + _TRIES * len(self.variants), len(self.variants)):
            if all(kind in self.met.looked for kind, first in self.met.kinds.items() if first == number):
                return
            self._count(further, look_for_rare)

    def _count(self, number: int, play: Callable[[Trial], None]) -> None:
        trial = self.trial(number)
        play(trial)
        self.report.decisions += trial.decision
        self.report.matches += 1

    def is_deep(self, number: int) -> bool:
        return number < max(_FIRST, len(self.variants)) or number % _DEEP == 0

    def hopeless(self) -> bool:
        broken = [failure.law for failure in self.report.failures]
        return "hang" in broken or broken.count("end") >= _HOPELESS

    def listen(self, first: int, played: Callable[[], None]) -> None:
        """Listen for messages not yet heard."""
        vain = 0
        number = first
        while vain < _IN_VAIN and self.report.ok and (missing := never_said(self.game, self.met.said)):
            trial = self.trial(number)
            listen(trial)
            self.report.decisions += trial.decision
            self.report.matches += 1
            played()
            number += 1
            vain = 0 if len(never_said(self.game, self.met.said)) < len(missing) else vain + 1
        self.report.unmet = never_said(self.game, self.met.said)
        self.report.unlooked = sorted(kinds_with_words(self.game) - {met.partition(" ")[2] for met in self.met.kinds})

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


Work = Callable[[Check, int], None]


def check(
    game: Game[Any],
    matches: int = 1000,
    seed: str = "0",
    progress: Progress | None = None,
    most: int = MOST_DECISIONS,
    processes: bool = True,
    patience: float = PATIENCE,
    spread: Spread = one_by_one,
    folder: Path | None = None,
) -> Report:
    """Try all laws on random matches over all variants of the game; ``progress`` hears of each step and each match.

    A match of ``most`` decisions is held to be endless; ``processes`` compares two with different hash seeds;
    what takes more than ``patience`` seconds of the processor to draw is held to hang.
    ``spread`` says where the matches are played; what lies in ``folder`` is not played again.
    """
    start = perf_counter()
    this = Check(game, seed, most, patience)
    report = this.report
    whole = f"wyrmtable check {quote(report.game)} --matches {matches} --seed {quote(seed)}"
    total = planned = max(matches, len(this.variants))
    finished = 0

    def tell(what: str, more: int = 0) -> None:
        nonlocal finished
        finished += more
        if progress:
            progress(what, finished, max(planned, finished))

    tell("files, theme and lessons")
    if not check_files(report, game) or not check_facts(report, game):
        return _replayed(report, whole)
    check_sources(report, game)
    check_theme(report, game)
    check_lessons(report, game)
    series = {"check": report.game, "rules": game.facts.version, "seed": seed, "most": most}
    shards = None if folder is None else Shards(folder, series, Examined)

    def play(what: str, numbers: Sequence[int], work: Work, kept: Shards[Examined] | None) -> None:
        """Some matches that know nothing of each other."""

        def done(examined: Examined) -> Examined:
            tell(what, 1)
            return examined

        tell(what)
        known = partial(examine, game, seed, most, patience, this.met.copy(), work)
        for examined in resumed(spread, known, numbers, done, kept):
            report.add(examined)
            this.met.add(examined.met)
            if this.hopeless():
                break

    for numbers in rounds(total):
        if not this.hopeless():
            play("matches", numbers, Check.play, shards)
    rare = sorted({number for met, number in this.met.kinds.items() if met not in this.met.looked})
    if rare and not this.hopeless():
        planned += len(rare)
        play("rare questions", rare, Check.look_for_rare, None)
    tell("rare messages")
    this.listen(total, lambda: tell("rare messages", 1))
    this.check_imagination()
    this.check_sometimes()
    check_words(report, game, this.met.said)
    if processes and not any(failure.law in ("end", "hang", "rules") for failure in report.failures):
        tell("order in other processes")
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


def examine(game: Game[Any], seed: str, most: int, patience: float, met: Met, work: Work, number: int) -> Examined:
    """Play one match and try the laws on it; ``met`` is what the rounds before have met."""
    this = Check(game, seed, most, patience)
    this.met = met.copy()
    work(this, number)
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
