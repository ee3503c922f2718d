"""The arena: bots against each other with rotated seats, and how sure one can be of the outcome."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10, sqrt
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from wyrmtable.bots import make
from wyrmtable.core.game import Game, Result, check_players, read_options
from wyrmtable.lab.simulate import seat_bots
from wyrmtable.lab.spread import somewhere
from wyrmtable.lab.table import Plan, Progress, play_all

_SURE = 1.959964
"""Standard deviations of a 95 % interval."""
_AGAIN = 200
"""How often the matches are drawn again for the interval of the rating."""


class Standing(Struct, frozen=True, kw_only=True):
    """How one bot did; intervals are 95 %."""

    bot: str
    seats: int
    """How many of the seats it took in each match."""
    wins: float
    """Share of the matches it won; a shared victory counts in parts."""
    low: float
    high: float
    equal: float
    """The share it would have if all bots were equally strong."""
    score: float
    elo: float
    elo_low: float
    elo_high: float


class Arena(Struct, frozen=True, kw_only=True):
    game: str
    players: int
    seed: str
    games: int
    seconds: float
    standings: tuple[Standing, ...]
    """Best first."""

    def __repr__(self) -> str:
        bots = ", ".join(f"{one.bot} {one.wins:.0%} (Elo {one.elo:.0f})" for one in self.standings)
        return f"<Arena of {self.game}, {self.games} matches, wins: {bots}>"

    def rows(self) -> list[dict[str, Any]]:
        """A row for each bot, the best first, as ``pandas.DataFrame`` and ``polars.DataFrame`` take them."""
        return [asdict(one) for one in self.standings]


def arena(
    game: Game[Any],
    players: int,
    bots: Sequence[str],
    games: int,
    seed: str = "0",
    workers: int | None = None,
    progress: Progress | None = None,
    options: Any = None,
    on: str = "",
    folder: str | Path | None = None,
) -> Arena:
    """Let bots play each other, each in every seat equally often; the last one named takes the seats left over.

    ``on`` and ``folder`` as in ``simulate``.
    """
    check_players(game, players)
    seated = seat_bots(bots, players)
    for bot in seated:
        make(bot, game)
    plan = Plan(
        game=game, players=players, bots=seated, seed=str(seed), options=read_options(game, options), rotate=True
    )
    start = perf_counter()
    with somewhere(on, workers) as place:
        played = play_all(plan, games, place, progress, None if folder is None else Path(folder))
        results = [(one.bots, one.result) for one in played]
    names = list(dict.fromkeys(seated))
    ratings = _ratings(names, results)
    random = Random(f"arena/{seed}")
    resampled = [_ratings(names, random.choices(results, k=len(results))) for _ in range(_AGAIN)] if results else []
    standings = []
    for name in names:
        wins, low, high = _share(name, results)
        spread = sorted(again[name] for again in resampled) or [ratings[name]]
        own = [result.scores[seat] for seats, result in results for seat in range(players) if seats[seat] == name]
        standings.append(
            Standing(
                bot=name,
                seats=seated.count(name),
                wins=wins,
                low=low,
                high=high,
                equal=seated.count(name) / players,
                score=sum(own) / max(1, len(own)),
                elo=ratings[name],
                elo_low=spread[int(0.025 * len(spread))],
                elo_high=spread[int(0.975 * len(spread))],
            )
        )
    return Arena(
        game=game.facts.name,
        players=players,
        seed=str(seed),
        games=games,
        seconds=perf_counter() - start,
        standings=tuple(sorted(standings, key=lambda standing: -standing.elo)),
    )


Table = tuple[tuple[str, ...], Result]


def _share(name: str, results: list[Table]) -> tuple[float, float, float]:
    """Share of wins with Wilson's interval."""
    won = 0.0
    for seats, result in results:
        won += sum(seats[seat] == name for seat in result.winners) / max(1, len(result.winners))
    return won / max(1, len(results)), *wilson(won, len(results))


def wilson(won: float, n: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if n == 0:
        return 0.0, 1.0
    p, z = won / n, _SURE
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, middle - half), min(1.0, middle + half)


def _ratings(names: list[str], results: list[Table]) -> dict[str, float]:
    """Elo by Bradley and Terry's model over all pairs of different bots at a table; 1500 on average.

    One drawn game between each two is added, so that a bot that never lost has a rating too.
    """
    beaten = {(a, b): 0.5 for a in names for b in names if a != b}
    for seats, result in results:
        places = [(seat in result.winners, score) for seat, score in enumerate(result.scores)]
        for i, a in enumerate(seats):
            for j in range(i):
                b = seats[j]
                if a != b:
                    half = 0.5 if places[i] == places[j] else 1.0 if places[i] > places[j] else 0.0
                    beaten[a, b] += half
                    beaten[b, a] += 1 - half
    strength = dict.fromkeys(names, 1.0)
    for _ in range(200):
        for a in names:
            others = [b for b in names if b != a]
            met = sum((beaten[a, b] + beaten[b, a]) / (strength[a] + strength[b]) for b in others)
            strength[a] = sum(beaten[a, b] for b in others) / met if met else 1.0
    elo = {name: 400 * log10(strength[name]) for name in names}
    middle = sum(elo.values()) / len(elo)
    return {name: 1500 + rating - middle for name, rating in elo.items()}
