"""``wyrmtable analyse``: what was to be expected when in a finished match, which decisions mattered, and how lucky each was."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from wyrmtable.cli.common import Commands, Trouble, a_game, positive, progress
from wyrmtable.cli.play import people
from wyrmtable.core.language import LANGUAGES, Language
from wyrmtable.core.match import Drift, Match
from wyrmtable.core.record import Record
from wyrmtable.core.speak import Speaker
from wyrmtable.core.words import Msg
from wyrmtable.review.analysis import analyse
from wyrmtable.review.found import Analysis, Judged
from wyrmtable.review.trial import Pace
from wyrmtable.terminal.saves import read_record

_POINTS = 12
"""Points of the curve that are printed."""


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "analyse",
        help="look back on a finished match",
        description="Tell what was to be expected when in a finished match, which decisions mattered most, and how "
        "much came from luck and from decisions. docs/analysis.md says how that is worked out and how sure it is.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a match record")
    parser.add_argument("--seconds", type=positive, default=60, metavar="S", help="time to think, about (default 60)")
    parser.add_argument("--worlds", type=positive, default=0, metavar="N", help="worlds for each decision, not seconds")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    record = read_record(given.file)
    game = a_game(record.game)
    if record.result is None:
        raise Trouble(f"{given.file}: this match is not over")
    try:
        match = Match.load(game, record, from_start=True)
    except Drift as drift:
        raise Trouble(f"{given.file} does not fit the rules as they are now: {drift}") from None
    except ValueError as error:
        raise Trouble(f"{given.file}: {error}") from None
    if not match.over:
        raise Trouble(f"{given.file}: this match is not over, though it has a result")
    with progress(quiet=given.json) as bar:
        task = bar.add_task("thinking", total=100)
        found = analyse(
            game, record, Pace(given.seconds, given.worlds), lambda done: bar.update(task, completed=round(100 * done))
        )
    if given.json:
        print(msgspec.json.encode(found).decode())
    else:
        _Page(match, record, found, given.language).show()
    return 0


class _Page:
    def __init__(self, match: Match[Any], record: Record, found: Analysis, language: str) -> None:
        self.match = match
        self.record = record
        self.found = found
        names = people(match, language)
        self.say = Language(language, match.game, names)
        self.names: Callable[[int], str] = names
        self.console = Console()

    def show(self) -> None:
        word = self.say.word
        self._print(word("analysis-of", game=self.say.title(self.match.game), n=len(self.record.decisions)))
        self._curve()
        self._moments()
        self._balance()
        self._print(word(f"analysis-how-{self.found.method}", n=self.found.worlds))
        self._print(word("analysis-sure", curve=_points(self.found.doubt), least=_points(self.found.threshold)))

    def _print(self, text: str) -> None:
        self.console.print(text, highlight=False, soft_wrap=True)
        self.console.print()

    def _side(self, side: int) -> str:
        rows = self.found.sides[side]
        automa = {seat.seat: seat.title for seat in self.match.scene(-1).seats if seat.automa and seat.title}
        return ", ".join(self.say(automa[row]) if row in automa else self.names(row) for row in rows)

    def _table(self, *heads: str) -> Table:
        table = Table(box=None, padding=(0, 3, 0, 0))
        for n, head in enumerate(heads):
            table.add_column(head, justify="right" if n else "left")
        return table

    def _curve(self) -> None:
        sides = range(len(self.found.sides))
        table = self._table(self.say.word("analysis-decision"), *(self._side(side) for side in sides))
        last = len(self.found.curve) - 1
        for number in sorted({last * n // _POINTS for n in range(_POINTS + 1)}):
            table.add_row(str(number), *(f"{100 * self.found.curve[number][side]:.0f} %" for side in sides))
        self.console.print(table)
        self.console.print()

    def _moments(self) -> None:
        word = self.say.word
        if not self.found.moments:
            self._print(word("analysis-none"))
        for moment in self.found.moments:
            who = self.names(moment.seat)
            lines = [
                word("analysis-moment", n=moment.number + 1, who=who, swing=_signed(moment.swing)),
                f"  {self.say(moment.ask.prompt)}",
                f"  {word('analysis-played')}: {self._answer(moment, moment.played)}",
            ]
            if moment.better:
                lines.append(f"  {word('analysis-better')}: {self._answer(moment, moment.better)}")
            else:
                lines.append(f"  {word('analysis-strongest')}")
            lines += [f"  {line}" for line in self._why(moment)]
            self._print("\n".join(lines))

    def _answer(self, moment: Judged, names: list[str]) -> str:
        at = self.match.at(moment.number)
        speaker = Speaker(at.scene(moment.seat), self.say, at.game.faces(), moment.seat, moment.ask)
        options = {option.name: option for option in moment.ask.options}
        said = [speaker.option(options[name]) if name in options else name for name in names]
        return ", ".join(said) or self.say.word("analysis-nothing")

    def _why(self, moment: Judged) -> list[str]:
        """Who gained by it and who lost, and what in the bots' judgement speaks for the better answer."""
        parts = [
            f"{self._side(side)} {_signed(change)}"
            for side, change in sorted(enumerate(moment.shift), key=lambda each: -abs(each[1]))
            if abs(change) >= 0.005
        ]
        lines = [self.say.word("analysis-shift", sides=", ".join(parts))]
        for word, terms in (("hint-for", moment.good), ("hint-against", moment.bad)):
            if terms:
                lines.append(self.say.word(word, why=", ".join(self.say(Msg(f"term-{name}")) for name in terms)))
        return lines

    def _balance(self) -> None:
        word = self.say.word
        table = self._table(
            word("analysis-side"),
            *(word(f"analysis-{name}") for name in ("start", "luck", "own", "others", "end", "error")),
        )
        for side, balance in enumerate(self.found.balance):
            changes = [_signed(change) for change in (balance.luck, balance.own, balance.others)]
            row = [_points(balance.start), *changes, _points(balance.end), f"± {_points(balance.error)}"]
            table.add_row(self._side(side), *row)
        self.console.print(table)
        self.console.print()


def _points(share: float) -> str:
    return f"{100 * share:.0f}" if share >= 0.1 or share == 0 else f"{100 * share:.1f}"


def _signed(share: float) -> str:
    return f"{100 * share:+.0f}".replace("-", "−")
