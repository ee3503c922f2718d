"""The law of order: under another hash seed the same match asks the same questions."""

from __future__ import annotations

import base64
import os
import pickle
import subprocess
import sys
from itertools import zip_longest
from typing import Any

import msgspec

from wyrmtable.check.deep import trace
from wyrmtable.check.report import Report
from wyrmtable.check.trial import MOST_DECISIONS, Trial
from wyrmtable.core.game import Game

_BEGINNING = 200
"""Decisions of those matches that are not played to their end."""
_CODE = "from wyrmtable.check.hashing import tell; tell()"


def check_hash_seeds(report: Report, game: Game[Any], seed: str) -> None:
    """Play a match of each variant in two fresh processes and compare."""
    given = base64.b64encode(pickle.dumps((game, seed)))
    processes = []
    for hash_seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        processes.append(
            subprocess.Popen([sys.executable, "-c", _CODE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env)
        )
    told = []
    for process in processes:
        out, _ = process.communicate(given)
        told.append(msgspec.json.decode(out) if process.returncode == 0 else None)
    one, two = told
    for trial in trials(report, game, seed):
        trial.replay = ""  # one match alone does not show it
        if one is None or two is None:
            trial.fail("order", "the match cannot be played in a fresh process")
            return
        for number, (first, second) in enumerate(zip_longest(one[trial.seed], two[trial.seed])):
            if first != second:
                trial.fail(
                    "order",
                    f"depends on the hash seed: {first or 'the end'} or {second or 'the end'} (a set, hash() or id() in the rules?)",
                    number,
                )
                break


def trials(report: Report, game: Game[Any], seed: str) -> list[Trial]:
    """A match of each variant: a whole one where a number of players comes first, the beginning of the others."""
    whole: set[int] = set()
    found = []
    for number, (players, options) in enumerate(game.variants()):
        most = _BEGINNING if players in whole else MOST_DECISIONS
        whole.add(players)
        found.append(Trial(report, game, players, options, f"{seed}/{number}", most))
    return found


def tell() -> None:
    """Run in the fresh process: plays the matches and prints their traces."""
    game, seed = pickle.loads(base64.b64decode(sys.stdin.buffer.read()))
    traces = {trial.seed: trace(trial) for trial in trials(Report(game=game.facts.name), game, seed)}
    sys.stdout.buffer.write(msgspec.json.encode(traces))
