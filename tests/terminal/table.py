"""A scripted player at a terminal: types given lines and keeps what was shown."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console

from wyrmtable.bots import make
from wyrmtable.core.book import find_game
from wyrmtable.core.chance import Chance
from wyrmtable.core.match import Match
from wyrmtable.terminal.session import Session


class Typist:
    """Gives one line after the other, then the end of the input."""

    def __init__(self, lines: Iterator[str]) -> None:
        self.lines = lines
        self.prompts: list[str] = []

    def __call__(self, prompt: str) -> str:
        self.prompts.append(prompt)
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None


def sit(
    game: str = "tide",
    players: int = 2,
    bots: Mapping[int, str] | None = None,
    lines: Iterable[str] = (),
    language: str = "en",
    terminal: bool = False,
    file: Path | None = None,
    match: Match[Any] | None = None,
    seed: str = "terminal",
) -> tuple[Session, io.StringIO]:
    """A session with its screen; bots by seat."""
    found = find_game(game)
    names = {1: "random"} if bots is None else bots
    seats = [f"bot:{names[seat]}" if seat in names else "" for seat in range(players)]
    match = match or Match(found, players, None, Chance(seed), seats)
    screen = io.StringIO()
    console = Console(file=screen, width=110, force_terminal=terminal, color_system="truecolor" if terminal else None)
    playing = {seat: make(name, found, Random(seat)) for seat, name in names.items()}
    people = [f"Person{seat}" if seat not in names else f"Bot{seat}" for seat in range(players)]
    session = Session(match, playing, language, lambda seat: people[seat], console, Typist(iter(lines)), file)
    return session, screen
