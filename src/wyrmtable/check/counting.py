"""The law of counting: the census follows what comes and goes, so that what is taken away is missed."""

from __future__ import annotations

from typing import Any

from wyrmtable.check.piles import Way, at, put, things
from wyrmtable.check.trial import Trial
from wyrmtable.core.match import Match
from wyrmtable.core.state import State

_TAKEN = 60
"""So many things are taken away at one look until the census misses one."""
_SURE = 4
_NOTHING = "the census counts nothing that comes and goes: whatever is taken out of a position, it stays the same"


def sizes(state: State) -> dict[Way, int]:
    """How much lies where."""
    return {way: value if type(value) is int else len(value) for way, value in things(state)}


def check_counting(trial: Trial, match: Match[Any], start: dict[Way, int]) -> None:
    """Take something away where more or less lies than at the start, until the census misses it.

    Games in which nothing comes and goes, as where all is a place on a board, may count what they like.
    """
    if _NOTHING in trial.met.come:
        return
    moved = [way for way, n in sizes(match.state).items() if n != start.get(way)]
    if all(type(at(match.state, way)) is int for way in moved):
        return
    box = sorted(trial.game.census(match.state))
    missed = any(_misses(trial, match, way, box) for way in trial.aside.sample(moved, min(_TAKEN, len(moved))))
    trial.met.sometimes("census", _NOTHING, missed, _SURE)


def _misses(trial: Trial, match: Match[Any], way: Way, box: list[str]) -> bool:
    state = trial.game.copy(match.state)
    there = at(state, way)
    if type(there) is int:
        put(state, way, there - 1)
    elif isinstance(there, dict):
        put(state, way, dict([*there.items()][:-1]))
    else:
        put(state, way, type(there)([*there][:-1]))
    try:
        return sorted(trial.game.census(state)) != box
    except Exception:
        return True  # it looks for what is gone
