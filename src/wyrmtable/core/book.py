"""The book of games: every installed package may bring some, by an entry point ``wyrmtable.games``."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from wyrmtable.core.game import Game


class UnknownGame(LookupError):
    """No installed game has this name; says which there are."""


@cache
def games() -> dict[str, Game[Any]]:
    """All installed games by name, sorted."""
    found = {}
    for point in sorted(entry_points(group="wyrmtable.games"), key=lambda point: point.name):
        game: Game[Any] = point.load()
        found[game.facts.name] = game
    return found


def find_game(name: str) -> Game[Any]:
    try:
        return games()[name]
    except KeyError:
        raise UnknownGame(f"no game called {name}; there are {', '.join(games()) or 'none'}") from None
