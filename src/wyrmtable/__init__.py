"""Wyrmtable from Python: games, matches, bots, records and simulations, for a notebook or a program.

Nothing is loaded before it is asked for; ``docs/python.md`` shows it all.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from wyrmtable.core.game import SPECTATOR as SPECTATOR
    from wyrmtable.core.game import BadOptions as BadOptions
    from wyrmtable.core.match import Match as Match
    from wyrmtable.core.match import Refused as Refused
    from wyrmtable.core.record import Record as Record
    from wyrmtable.door import all_games as all_games
    from wyrmtable.door import arena as arena
    from wyrmtable.door import bot as bot
    from wyrmtable.door import find_game as find_game
    from wyrmtable.door import load_match as load_match
    from wyrmtable.door import new_match as new_match
    from wyrmtable.door import play_out as play_out
    from wyrmtable.door import simulate as simulate
    from wyrmtable.door import text as text

_HOMES = {
    "BadOptions": "core.game",
    "Match": "core.match",
    "Record": "core.record",
    "Refused": "core.match",
    "SPECTATOR": "core.game",
    "all_games": "door",
    "arena": "door",
    "bot": "door",
    "find_game": "door",
    "load_match": "door",
    "new_match": "door",
    "play_out": "door",
    "simulate": "door",
    "text": "door",
}

__all__ = list(_HOMES)


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return sorted(_HOMES)
