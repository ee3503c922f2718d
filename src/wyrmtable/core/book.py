"""The book of games: every installed package may bring some, by an entry point ``wyrmtable.games``.

A package that does not load costs its own game and nothing else.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from wyrmtable.core.game import Game


class UnknownGame(LookupError):
    """No installed game has this name; says which there are."""


class BrokenGame(UnknownGame):
    """An installed game that cannot be played because its package does not load; says why."""


@cache
def _points() -> list[EntryPoint]:
    return sorted(entry_points(group="wyrmtable.games"), key=lambda point: point.name)


def game_names() -> list[str]:
    """Names of all installed games, whether they load or not."""
    return list(dict.fromkeys(point.name for point in _points()))


def games() -> dict[str, Game[Any]]:
    """All installed games that load, by name, sorted."""
    loaded = {point.name: _load(point) for point in _points()}
    return {name: game for name, game in loaded.items() if isinstance(game, Game)}


def broken_games() -> dict[str, str]:
    """Why the other installed games do not load, by name."""
    loaded = {point.name: _load(point) for point in _points()}
    return {name: why for name, why in loaded.items() if isinstance(why, str)}


def find_game(name: str) -> Game[Any]:
    """One game; the others need not even load. Raises UnknownGame, or BrokenGame if it does not load itself."""
    point = next((point for point in _points() if point.name == name), None)
    if point is None:
        raise UnknownGame(f"no game called {name}; there are {', '.join(game_names()) or 'none'}")
    game = _load(point)
    if isinstance(game, str):
        raise BrokenGame(f"the game {name} cannot be loaded: {game}")
    return game


@cache
def _load(point: EntryPoint) -> Game[Any] | str:
    """The game, or why there is none."""
    try:
        game = point.load()
        if not isinstance(game, Game):
            return f"its entry point is a {type(game).__name__} and no Game"
        return game if game.facts.name == point.name else f"its facts call it {game.facts.name}"
    except (Exception, SystemExit) as error:  # whatever a stranger's package does
        return f"{type(error).__name__}: {error}"
