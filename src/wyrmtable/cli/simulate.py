"""``wyrmtable simulate``: many matches between bots, with speed, scores and win shares."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from wyrmtable.cli.common import (
    Commands,
    Trouble,
    a_game,
    add_series,
    bot_list,
    game_options,
    positive,
    progress,
    troubles,
    writable_folder,
)
from wyrmtable.lab.simulate import Simulation, simulate


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "simulate",
        help="let bots play many matches",
        description="Let bots play many matches and print speed, scores and win shares. The last bot of the list "
        "takes the seats left over; the same seed plays the same matches on any number of workers.",
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", type=positive, required=True, metavar="N")
    parser.add_argument("--bots", default="random", metavar="LIST", help="random, greedy, mcts:0.5s, mcts:500, …")
    parser.add_argument("--record", type=Path, metavar="DIR", help="write every match as a file into this folder")
    add_series(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    game = a_game(given.game, given.players)
    options = game_options(game, given.options)
    bots = bot_list(given.bots, game)
    if len(bots) > given.players:
        raise Trouble(f"--bots: {len(bots)} bots for {given.players} seats")
    folder = writable_folder(given.record) if given.record else None
    if folder and "/" in given.seed:
        raise Trouble("--seed: with --record the seed becomes part of file names and cannot hold a slash")
    with progress(quiet=given.json) as bar, troubles(folder or given.folder):
        task = bar.add_task("playing", total=given.games)
        found = simulate(
            game,
            given.players,
            given.games,
            bots,
            seed=given.seed,
            workers=given.workers,
            record_dir=folder,
            progress=lambda n: bar.advance(task, n),
            options=options,
            on=given.on,
            folder=given.folder,
        )
    if given.json:
        print(msgspec.json.encode(msgspec.structs.replace(found, played=())).decode())
    else:
        _show(found)
    return 0


def _show(found: Simulation) -> None:
    console = Console()
    console.print(
        f"{found.games} games of {found.game} with {found.players} players in {found.seconds:.2f} s: "
        f"{found.games_per_second:,.0f} games/s, {found.decisions_per_second:,.0f} decisions/s",
        highlight=False,
        soft_wrap=True,
    )
    table = Table(box=None, padding=(0, 3, 0, 0))
    for head in ("seat", "bot", "wins", "mean score", "sd", "least", "most"):
        table.add_column(head, justify="left" if head == "bot" else "right")
    for scores, wins in zip(found.scores, found.wins, strict=True):
        row = [str(scores.seat), scores.bot, f"{wins:.1%}", f"{scores.mean:.1f}", f"{scores.sd:.1f}"]
        table.add_row(*row, str(scores.min), str(scores.max))
    console.print(table)
