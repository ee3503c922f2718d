"""What the commands share: arguments, bots by name, progress bars."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed
from pathlib import Path
from typing import Any, NoReturn

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from wyrmtable.bots import UnknownBot, make
from wyrmtable.core.book import find_game
from wyrmtable.core.game import Game, check_players, read_options
from wyrmtable.lab.cluster import NoCluster
from wyrmtable.lab.shards import OtherSeries


class Trouble(Exception):
    """Bad input; says in one line what is wrong."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, without the usage."""

    def error(self, message: str) -> NoReturn:
        command = self.prog.removeprefix("wyrmtable").strip()
        raise Trouble(f"{command}: {message} (see {self.prog} --help)" if command else f"{message} (see --help)")


Commands = Any
"""What ``add_subparsers`` returns; argparse keeps its type to itself."""


def version() -> str:
    try:
        return installed("wyrmtable")
    except PackageNotFoundError:
        return "unknown"


def a_seed(text: str) -> str:
    """Any text of reasonable length is a seed."""
    if not text.strip() or len(text) > 200 or not text.isprintable():
        raise argparse.ArgumentTypeError("a seed is any printable text of 1 to 200 characters")
    return text


def positive(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 0 < int(text) < 10**9:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 to {10**9 - 1}")
    return int(text)


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--options",
        action="extend",
        nargs="+",
        default=[],
        metavar="KEY=VALUE",
        help="options of the game; wyrmtable games --json lists them",
    )


def add_series(parser: argparse.ArgumentParser) -> None:
    """What every command that plays many matches takes."""
    parser.add_argument("--games", type=positive, default=100, metavar="G")
    parser.add_argument("--seed", type=a_seed, default="0", metavar="S")
    add_place(parser)
    parser.add_argument("--json", action="store_true")
    add_options(parser)


def add_place(parser: argparse.ArgumentParser) -> None:
    """Where the work is done, and where its results are kept."""
    parser.add_argument("--workers", type=positive, metavar="W", help="processes; on a cluster: cores to start it with")
    parser.add_argument("--on", default="", metavar="CLUSTER", help="ray: a cluster started here; ray:ADDRESS: any")
    parser.add_argument(
        "--folder", type=Path, metavar="DIR", help="keep results there, and do not repeat what is there already"
    )


@contextmanager
def troubles(folder: Path | None) -> Iterator[None]:
    """What can go wrong with a cluster or a folder, said in one line."""
    try:
        yield
    except (NoCluster, OtherSeries) as error:
        raise Trouble(str(error)) from None
    except OSError as error:
        raise Trouble(f"cannot write into {folder}: {error.strerror}") from None


def game_options(game: Game[Any], given: list[str]) -> Any:
    """The game's options from KEY=VALUE words; raises BadOptions or Trouble."""
    plain: dict[str, Any] = {}
    for word in given:
        key, equals, value = word.partition("=")
        if not equals or not key:
            raise Trouble(f"--options: {word!r} is not KEY=VALUE")
        if key not in game.Options.__struct_fields__:
            known = ", ".join(game.Options.__struct_fields__) or "none"
            raise Trouble(f"{game.facts.name} has no option {key}; there are {known}")
        plain[key] = _value(value)
    return read_options(game, plain) if plain else game.Options()


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text.split(",") if "," in text else text


def a_game(name: str, players: int | None = None) -> Game[Any]:
    """The game of this name, for so many players; raises UnknownGame (BrokenGame if it does not load) or BadOptions."""
    game = find_game(name)
    if players is not None:
        check_players(game, players)
    return game


def bot_list(text: str, game: Game[Any]) -> list[str]:
    """Names of bots separated by commas, all of them known."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        try:
            make(name, game)
        except UnknownBot as error:
            raise Trouble(str(error)) from None
    if not names:
        raise Trouble("--bots: name at least one bot")
    return names


def writable_folder(path: Path) -> Path:
    """The folder, made if missing; raises Trouble when nothing can be written there."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble(f"cannot make the folder {path}: {error.strerror}") from None
    if not os.access(path, os.W_OK | os.X_OK):
        raise Trouble(f"cannot write into the folder {path}")
    return path


def progress(quiet: bool = False) -> Progress:
    """A bar on stderr, drawn only where a person looks."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        disable=quiet or not console.is_terminal,
        transient=True,
    )
