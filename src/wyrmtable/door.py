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
from wyrmtable.core.language import LANGUAGES, Language
from wyrmtable.core.match import Match
from wyrmtable.core.record import BadRecord, Record
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
    return game if isinstance(game, Game) else book.find_game(game)


def new_match(game: AnyGame, players: int, seed: object = None, options: Mapping[str, Any] | None = None) -> Match[Any]:
    """A new match. The same seed deals the same cards; without one nobody can know them beforehand."""
    chance = None if seed is None else Chance(str(seed))
    return Match(find_game(game), players, options, chance)


def load_match(source: Record | Path | bytes | str) -> Match[Any]:
    """The match of a record: a record itself, a file, or the contents of one, as JSON or as text."""
    record = source if isinstance(source, Record) else _read(source)
    return Match.load(find_game(record.game), record)


def _read(source: Path | bytes | str) -> Record:
    if isinstance(source, str) and "\n" not in source and not source.lstrip().startswith("{"):
        raise BadRecord(f"{source[:60]!r} is no record; a file is named by Path({source[:60]!r})")
    if not isinstance(source, Path | bytes | str):
        raise TypeError(f"a match is loaded from a Record, a Path, bytes or text, not from {source!r}")
    data = source.read_bytes() if isinstance(source, Path) else source
    text = data.decode(errors="replace") if isinstance(data, bytes) else data
    return Record.from_json(text) if text.lstrip().startswith("{") else Record.from_text(text)


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
    if language not in LANGUAGES:
        raise ValueError(f"no language {language}; there are {', '.join(LANGUAGES)}")
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
    """Play many matches between bots (a list, or one text ``greedy,random``); the last one takes the seats left over.

    The same seed gives the same matches on any number of ``workers`` and ``on`` any cluster (``ray``, ``ray:ADDRESS``).
    What lies in ``folder`` already is not played again.
    """
    return _simulate.simulate(
        find_game(game),
        players,
        games,
        _names(bots, games),
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
    bots: str | Sequence[str],
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
    named = _names(bots, games)
    return _arena.arena(
        find_game(game), players, named, games, str(seed), workers, progress, options, on=on, folder=folder
    )


def _names(bots: str | Sequence[str], games: int) -> list[str]:
    """The bots of a series by their names, which may stand in one text with commas."""
    if games < 0:
        raise ValueError(f"{games} matches cannot be played")
    names = bots.split(",") if isinstance(bots, str) else list(bots)
    if strange := [name for name in names if not isinstance(name, str)]:
        raise TypeError(f"many matches are played by bots with names, not by {strange[0]!r}; play_out takes any bot")
    return [name.strip() for name in names]
