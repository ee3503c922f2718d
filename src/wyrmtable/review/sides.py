"""Who wins with whom: a team, a person alone, an automa."""

from __future__ import annotations

from typing import Any

from wyrmtable.core.game import Result
from wyrmtable.core.match import Match

Sides = tuple[tuple[int, ...], ...]


def sides_of(match: Match[Any]) -> Sides:
    """The rows of each side; every row is on one."""
    game = match.game
    rows = match.players + game.automata(match.players, match.options)
    teams = game.teams(match.players, match.options)
    alone = tuple((row,) for row in range(rows) if not any(row in team for team in teams))
    return (*teams, *alone)


def shares(sides: Sides, result: Result) -> list[float]:
    """What each side has of the victory: all of it, a part where several share it, nothing where nobody won."""
    won = [any(row in result.winners for row in side) for side in sides]
    return [1 / sum(won) if mine else 0.0 for mine in won]
