"""What ``import wyrmtable`` offers, in words of a notebook: games and bots by name, plain values in and out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from wyrmtable.bots import Bot, make
from wyrmtable.core import book
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import SPECTATOR, Game
from wyrmtable.core.language import Language
from wyrmtable.core.match import Match
from wyrmtable.core.record import Record
from wyrmtable.core.speak import speak
from wyrmtable.lab import arena as _arena
from wyrmtable.lab import simulate as _simulate
from wyrmtable.lab import table

AnyGame = str | Game[Any]
Bots = str | Bot | Sequence[str | Bot]
Progress = Callable[[int], None]


def all_games() -> dict[str, Game[Any]]:
    """Every installed game by its name."""
    return dict(book.games())


def find_game(game: AnyGame) -> Game[Any]:
    """One game by its name; raises UnknownGame, which says what there is."""
    return book.find_game(game) if isinstance(game, str) else game


def new_match(game: AnyGame, players: int, seed: object = None, options: Mapping[str, Any] | None = None) -> Match[Any]:
    """A new match. The same seed deals the same cards; without one nobody can know them beforehand."""
    chance = None if seed is None else Chance(str(seed))
    return Match(find_game(game), players, options, chance)


def load_match(source: Record | Path | bytes | str) -> Match[Any]:
    """The match of a record: a record itself, a file, or the contents of one, as JSON or as text."""
    if isinstance(source, Path):
        source = source.read_text(encoding="utf-8")
    if isinstance(source, bytes):
        source = source.decode()
    if isinstance(source, str):
        source = Record.from_json(source) if source.lstrip().startswith("{") else Record.from_text(source)
    return Match.load(find_game(source.game), source)


def bot(name: str, game: AnyGame, seed: object = None) -> Bot:
    """A bot by its name (``random``, ``greedy``, ``mcts:1s``, ``mcts:500``); with a seed it plays the same again."""
    return make(name, find_game(game), None if seed is None else Random(str(seed)))


def play_out(match: Match[Any], bots: Bots = "random", seed: object = None) -> Match[Any]:
    """Let bots play this match to its end; one bot for all seats, or one for each. Gives the match back."""
    named = list(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots] * match.players
    if len(named) != match.players:
        raise ValueError(f"{len(named)} bots for {match.players} seats")
    random = None if seed is None else Random(str(seed))
    table.play_out(match, [make(one, match.game, random) if isinstance(one, str) else one for one in named])
    return match


def text(match: Match[Any], viewer: int = SPECTATOR, language: str = "en") -> str:
    """The table in words, as a seat or a spectator sees it."""
    ask = None if viewer == SPECTATOR else match.ask(viewer)
    lines = speak(match.scene(viewer), Language(language, match.game), match.game.faces(), viewer, ask)
    return "\n".join("  " * line.depth + line.text for line in lines)


def simulate(
    game: AnyGame,
    players: int,
    games: int = 100,
    bots: str | Sequence[str] = "random",
    seed: object = 0,
    *,
    options: Mapping[str, Any] | None = None,
    workers: int | None = None,
    on: str = "",
    folder: str | Path | None = None,
    progress: Progress | None = None,
) -> _simulate.Simulation:
    """Play many matches between bots; the last bot named takes the seats left over.

    The same seed gives the same matches on any number of ``workers`` and ``on`` any cluster (``ray``, ``ray:ADDRESS``).
    What lies in ``folder`` already is not played again.
    """
    named = [bots] if isinstance(bots, str) else bots
    return _simulate.simulate(
        find_game(game),
        players,
        games,
        named,
        str(seed),
        workers,
        progress=progress,
        options=options,
        on=on,
        folder=folder,
    )


def arena(
    game: AnyGame,
    players: int,
    bots: Sequence[str],
    games: int = 100,
    seed: object = 0,
    *,
    options: Mapping[str, Any] | None = None,
    workers: int | None = None,
    on: str = "",
    folder: str | Path | None = None,
    progress: Progress | None = None,
) -> _arena.Arena:
    """Measure bots against each other, each in every seat equally often; the rest as in ``simulate``."""
    return _arena.arena(
        find_game(game), players, bots, games, str(seed), workers, progress, options, on=on, folder=folder
    )
