"""``wyrmtable verify``: re-run recorded matches and compare every question, state and score."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from wyrmtable.cli.common import Commands, a_game, progress
from wyrmtable.core.book import UnknownGame
from wyrmtable.core.record import BadRecord
from wyrmtable.core.verify import first_difference
from wyrmtable.terminal.saves import read_record


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "verify",
        help="re-run recorded matches",
        description="Re-run recorded matches. Exit code 0: identical; 1: something differs; 2: not a match record.",
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    worst = 0
    with progress(quiet=len(given.files) < 2) as bar:
        for file in bar.track(given.files, description="verifying"):
            try:
                record = read_record(file)
                game = a_game(record.game)
            except (BadRecord, UnknownGame) as trouble:
                text = str(trouble)
                print(f"wyrmtable: {text if str(file) in text else f'{file}: {text}'}", file=sys.stderr)
                worst = 2
                continue
            difference = first_difference(game, record)
            if difference is None:
                print(f"{file}: identical, {len(record.decisions)} decisions")
            else:
                print(f"{file}: {difference}")
                worst = max(worst, 1)
    return worst
