"""The law of what goes on: a finished match hands on something plain, told in words, from which the next one begins."""

from __future__ import annotations

from typing import Any

import msgspec

from wyrmtable.check.trial import Trial
from wyrmtable.check.words import messages_in
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import Result, read_legacy
from wyrmtable.core.run import Run

_BEGINNING = 60
"""So many picks of the next match are made."""


def check_legacy(trial: Trial, state: Any, result: Result) -> None:
    game = trial.game
    handed = game.legacy(state)
    if handed is None:
        return
    plain = msgspec.json.decode(msgspec.json.encode(handed))
    trial.expect(read_legacy(game, plain) == handed, "legacy", "what is handed on does not come back from the record")
    notes = game.legacy_notes(handed)
    trial.expect(bool(notes), "legacy", "nobody is told what is handed on: legacy_notes")
    trial.met.said |= messages_in(notes)
    same = game.reseat(handed, range(trial.players)) == handed
    trial.expect(same, "legacy", "reseat changes what is handed on though all sit where they sat")
    options = game.sequel(trial.options, result)
    run = Run(game, game.begin(trial.players, options, Chance(f"{trial.seed}/next"), handed))
    for _ in range(_BEGINNING):
        if run.over:
            break
        run.pick(trial.random.choice(run.options))
