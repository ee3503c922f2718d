"""Verification: a recorded match is played again, and every question, state and score compared."""

from __future__ import annotations

from typing import Any

from wyrmtable.core.game import BadOptions, Game
from wyrmtable.core.match import Drift, Match
from wyrmtable.core.record import Record
from wyrmtable.core.state import digest, load


def first_difference(game: Game[Any], record: Record) -> str | None:
    """What in the record disagrees with the rules, or None if all agrees."""
    if record.version != game.facts.version:
        return f"recorded with rules {record.version} of {record.game}; these are rules {game.facts.version}"
    try:
        match = Match.load(game, record, from_start=True)
    except Drift as drift:
        return str(drift)
    except (BadOptions, ValueError) as error:
        return f"set-up: {error}"
    if record.commitment and record.commitment != match.chance.commitment:
        return "the seed is not the one whose hash was shown at the start"
    replayed = match.record()
    for number, (written, played) in enumerate(zip(record.decisions, replayed.decisions, strict=True)):
        if written != played:
            return f"decision {number + 1}: seat {played.seat} comes before seat {written.seat}"
    for theirs, ours in zip(record.checkpoints, replayed.checkpoints, strict=False):
        if (theirs.at, theirs.digest) != (ours.at, ours.digest):
            return f"the state after decision {ours.at} is another one"
        if theirs.state is not None and _digest_of(game, match, theirs.state) != ours.digest:
            return f"the stored state after decision {ours.at} is not the one of its digest"
    if len(record.checkpoints) != len(replayed.checkpoints):
        return "the resting points are others"
    if record.result != replayed.result:
        return "the result is another one"
    if record.sum != record.summed().sum:
        return "the record was changed after it was written: its sum is wrong"
    return None


def _digest_of(game: Game[Any], match: Match[Any], plain: Any) -> str:
    try:
        return digest(load(game.State, plain, game.things, match.chance))
    except (KeyError, ValueError, TypeError):
        return ""
