"""Small helpers for tests that play matches."""

from __future__ import annotations

from random import Random
from typing import Any

from wyrmtable.bots.bot import chain
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import Game
from wyrmtable.core.match import Match


def begin(game: Game[Any], players: int, seed: str = "seed") -> Match[Any]:
    return Match(game, players, None, Chance(seed))


def step(match: Match[Any], random: Random) -> None:
    seat = random.choice(list(match.open))
    match.answer(seat, chain(match.open[seat], random.choice))


def play(game: Game[Any], players: int, seed: str = "seed", upto: int = 10_000) -> Match[Any]:
    """A match played at random, to its end or to some decision."""
    match, random = begin(game, players, seed), Random(seed)
    while not match.over and len(match.decisions) < upto:
        step(match, random)
    return match
