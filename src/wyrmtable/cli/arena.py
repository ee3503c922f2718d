"""``wyrmtable arena``: bots against each other with rotated seats, with intervals and Elo."""

from __future__ import annotations

import argparse

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
)
from wyrmtable.lab.arena import Arena, arena


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "arena",
        help="measure bots against each other",
        description="Let bots play each other, each in every seat equally often, and print win shares with 95 % "
        "intervals and Elo. The last bot of the list takes the seats left over.",
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--bots", required=True, metavar="LIST", help="at least two different ones")
    parser.add_argument("--players", type=positive, metavar="N", help="default: as few as seat all bots")
    add_series(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    game = a_game(given.game, given.players)
    options = game_options(game, given.options)
    bots = bot_list(given.bots, game)
    if len(set(bots)) < 2:
        raise Trouble("--bots: name at least two different bots")
    players = given.players or next((n for n in game.facts.players if n >= len(bots)), len(bots))
    a_game(given.game, players)
    if len(bots) > players:
        raise Trouble(f"--bots: {len(bots)} bots for {players} seats")
    with progress(quiet=given.json) as bar, troubles(given.folder):
        task = bar.add_task("playing", total=given.games)
        found = arena(
            game,
            players,
            bots,
            given.games,
            seed=given.seed,
            workers=given.workers,
            progress=lambda n: bar.advance(task, n),
            options=options,
            on=given.on,
            folder=given.folder,
        )
    if given.json:
        print(msgspec.json.encode(found).decode())
    else:
        _show(found)
    return 0


def _show(found: Arena) -> None:
    console = Console()
    console.print(
        f"{found.games} games of {found.game} with {found.players} players in {found.seconds:.1f} s",
        highlight=False,
        soft_wrap=True,
    )
    table = Table(box=None, padding=(0, 3, 0, 0))
    for head in ("bot", "seats", "wins", "95 %", "equal share", "mean score", "Elo", "95 %"):
        table.add_column(head, justify="left" if head == "bot" else "right")
    for s in found.standings:
        table.add_row(
            s.bot,
            str(s.seats),
            f"{s.wins:.1%}",
            f"{s.low:.1%} – {s.high:.1%}",
            f"{s.equal:.1%}",
            f"{s.score:.1f}",
            f"{s.elo:.0f}",
            f"{s.elo_low:.0f} – {s.elo_high:.0f}",
        )
    console.print(table)
