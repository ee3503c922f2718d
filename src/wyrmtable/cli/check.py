"""``wyrmtable check``: does a game keep the laws every game must keep?"""

from __future__ import annotations

import argparse
import os
import sys
from time import monotonic

import msgspec
from rich.progress import Progress

from wyrmtable.check import check, replay
from wyrmtable.cli.common import Commands, a_game, a_seed, add_place, positive, progress, troubles
from wyrmtable.core.book import broken_games, game_names
from wyrmtable.lab.spread import somewhere


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "check",
        help="try the laws every game must keep",
        description="Play random matches of games and try the laws every game must keep. Exit code 1 if one is broken.",
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all installed games")
    parser.add_argument(
        "--matches", type=positive, default=400, metavar="M", help="of each game; at least one of each variant (400)"
    )
    parser.add_argument("--seed", type=a_seed, default="0", metavar="S")
    parser.add_argument(
        "--match", type=_a_match, metavar="S/N", help="only match N of the check with seed S, looked at closely"
    )
    add_place(parser)
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run)


def _a_match(text: str) -> str:
    seed, slash, number = text.rpartition("/")
    if not (seed and slash and number.isascii() and number.isdigit()):
        raise argparse.ArgumentTypeError(f"{text!r} is not the seed of a check, a slash and the number of a match")
    return text


_PAUSE = 15.0
"""Seconds between two lines where no bar can be drawn."""


class Told:
    """Says how far the check of a game has come: on a bar, or now and then in a line."""

    def __init__(self, bar: Progress, game: str, *, lines: bool) -> None:
        self.bar = bar
        self.game = game
        self.lines = lines
        self.task = bar.add_task(game, total=None)
        self.last = monotonic()

    def __call__(self, what: str, matches: int, planned: int) -> None:
        self.bar.update(self.task, description=f"{self.game}: {what}", completed=matches, total=planned)
        if self.lines and monotonic() - self.last > _PAUSE:
            self.last = monotonic()
            print(f"{self.game}: {what}, {matches} of {planned} matches", file=sys.stderr, flush=True)


def run(given: argparse.Namespace) -> int:
    broken = {} if given.games else broken_games()
    games = [a_game(name) for name in given.games or game_names() if name not in broken]
    for name, why in broken.items():
        print(f"wyrmtable: the game {name} cannot be loaded: {why}", file=sys.stderr)
    reports = []
    workers = given.workers or (None if given.on else os.cpu_count())
    with (
        progress(quiet=given.json) as bar,
        troubles(given.folder),
        somewhere(given.on, workers) as spread,
    ):
        for game in games:
            if given.match:
                report = replay(game, given.match)
            else:
                told = Told(bar, game.facts.name, lines=bar.disable and not given.json)
                folder = given.folder and given.folder / game.facts.name
                report = check(game, given.matches, given.seed, told, spread=spread, folder=folder)
            reports.append(report)
    print(msgspec.json.encode(reports).decode() if given.json else "\n".join(map(str, reports)))
    return 0 if not broken and all(report.ok for report in reports) else 1
