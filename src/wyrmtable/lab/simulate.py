"""Simulation: many matches, how fast they went and how they ended."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Any

from msgspec import Struct

from wyrmtable.bots import make
from wyrmtable.core.game import Game, check_players, read_options
from wyrmtable.lab.spread import somewhere
from wyrmtable.lab.table import Plan, Played, Progress, play_all


class Scores(Struct, frozen=True):
    """Scores of one seat over all matches."""

    seat: int
    bot: str
    mean: float
    sd: float
    min: int
    max: int


class Simulation(Struct, frozen=True, kw_only=True, omit_defaults=True):
    game: str
    players: int
    bots: tuple[str, ...]
    seed: str
    games: int
    seconds: float
    decisions: int
    """Single picks made; the last pick of a chain counts like the first."""
    games_per_second: float
    decisions_per_second: float
    wins: tuple[float, ...]
    """For each seat the share of matches won; a shared victory counts in parts."""
    scores: tuple[Scores, ...]
    played: tuple[Played, ...] = ()
    """Every match, in order."""

    def __repr__(self) -> str:
        wins = ", ".join(f"{bot} {share:.0%}" for bot, share in zip(self.bots, self.wins, strict=True))
        return f"<Simulation of {self.game}, {self.games} matches, wins: {wins}>"

    def rows(self) -> list[dict[str, Any]]:
        """A row for each match."""
        return [one.row() for one in self.played]

    def columns(self) -> dict[str, list[Any]]:
        """The same by columns, as ``pandas.DataFrame`` and ``polars.DataFrame`` take it."""
        rows = self.rows()
        return {name: [row[name] for row in rows] for name in rows[0]} if rows else {}


def seat_bots(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """A bot for each seat; the last one named takes the seats left over."""
    if not 1 <= len(bots) <= players:
        raise ValueError(f"{len(bots)} bots for {players} seats")
    return (*bots, *[bots[-1]] * (players - len(bots)))


def simulate(
    game: Game[Any],
    players: int,
    games: int,
    bots: Sequence[str] = ("random",),
    seed: str = "0",
    workers: int | None = None,
    record_dir: str | Path | None = None,
    progress: Progress | None = None,
    options: Any = None,
    on: str = "",
    folder: str | Path | None = None,
) -> Simulation:
    """Play many matches; the same seed gives the same matches on any number of workers and on any cluster.

    ``on`` names a cluster (``ray``, ``ray:ADDRESS``). Results are kept in ``folder``, if given, and taken up from there.
    Raises BadOptions, UnknownBot, NoCluster, OSError or ValueError before the first match when something cannot be.
    """
    check_players(game, players)
    seated = seat_bots(bots, players)
    for bot in seated:
        make(bot, game)
    if record_dir is not None:
        record_dir = Path(record_dir)
        record_dir.mkdir(parents=True, exist_ok=True)
    plan = Plan(
        game=game,
        players=players,
        bots=seated,
        seed=str(seed),
        options=read_options(game, options),
        recorded=record_dir is not None,
    )
    with somewhere(on, workers) as spread:
        start = perf_counter()
        played = tuple(play_all(plan, games, spread, progress, None if folder is None else Path(folder), record_dir))
        seconds = perf_counter() - start
    decisions = sum(one.decisions for one in played)
    won = [one.shares for one in played]
    return Simulation(
        game=game.facts.name,
        players=players,
        bots=seated,
        seed=str(seed),
        games=games,
        seconds=seconds,
        decisions=decisions,
        games_per_second=games / seconds,
        decisions_per_second=decisions / seconds,
        wins=tuple(sum(parts[seat] for parts in won) / max(1, games) for seat in range(players)),
        scores=tuple(
            _scores(seat, seated[seat], [one.result.scores[seat] for one in played]) for seat in range(players)
        ),
        played=played,
    )


def _scores(seat: int, bot: str, scores: list[int]) -> Scores:
    if not scores:
        return Scores(seat, bot, 0.0, 0.0, 0, 0)
    mean = sum(scores) / len(scores)
    spread = sqrt(sum((score - mean) ** 2 for score in scores) / len(scores))
    return Scores(seat, bot, mean, spread, min(scores), max(scores))
