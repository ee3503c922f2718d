"""The book of games: every installed package may bring some, by an entry point ``wyrmtable.games``."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from wyrmtable.core.game import Game


class UnknownGame(LookupError):
    """No installed game has this name; says which there are."""


def _points() -> list[EntryPoint]:
    return sorted(entry_points(group="wyrmtable.games"), key=lambda point: point.name)


def game_names() -> list[str]:
    """Names of all installed games, whether they load or not."""
    return [point.name for point in _points()]


@cache
def games() -> dict[str, Game[Any]]:
    """All installed games by name, sorted."""
    return {point.name: point.load() for point in _points()}


@cache
def find_game(name: str) -> Game[Any]:
    """One game; the others need not even load."""
    for point in _points():
        if point.name == name:
            game: Game[Any] = point.load()
            return game
    raise UnknownGame(f"no game called {name}; there are {', '.join(game_names()) or 'none'}")
