"""``wyrmtable games``: what is installed."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from wyrmtable.bots import names
from wyrmtable.cli.common import Commands, a_game
from wyrmtable.core.book import BrokenGame, game_names
from wyrmtable.core.game import Game
from wyrmtable.core.language import LANGUAGES, Language


def add(commands: Commands) -> None:
    parser = commands.add_parser("games", help="list the installed games")
    parser.add_argument("--json", action="store_true", help="everything about them, for programs")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    found: list[Game[Any]] = []
    described: list[dict[str, Any]] = []
    for name in game_names():
        try:
            game = a_game(name)
            described.append(describe(game, given.language))
            found.append(game)
        except BrokenGame as broken:
            print(f"wyrmtable: {broken}", file=sys.stderr)
        except Exception as error:
            print(f"wyrmtable: {fault(name, error)}", file=sys.stderr)
    if given.json:
        print(json.dumps(described, indent=1, ensure_ascii=False))
        return 0
    table = Table(box=None, padding=(0, 3, 0, 0))
    for head in ("name", "title", "players", "minutes", "by", "stage"):
        table.add_column(head, style="bold" if head == "name" else "")
    for game in found:
        facts = game.facts
        title = Language(given.language, game).title(game)
        row = (
            facts.name,
            title,
            _span(facts.people or facts.players),
            str(facts.minutes),
            ", ".join(facts.designers),
            facts.stage,
        )
        table.add_row(*row)
    Console().print(table)
    return 0


def fault(name: str, error: Exception) -> str:
    """What is wrong with a game that loads and cannot be described."""
    return f"the game {name} is out of order: {type(error).__name__}: {error}"


def describe(game: Game[Any], language: str) -> dict[str, Any]:
    """All facts of a game as plain values, with its options as a JSON schema."""
    definitions: dict[str, Any] = msgspec.json.schema(game.Options).get("$defs", {})
    fields = definitions[game.Options.__name__]["properties"]
    return {
        **msgspec.to_builtins(game.facts),
        "title": Language(language, game).title(game),
        "options": fields,
        "bots": [name for name, _ in names(game)],
    }


def _span(players: tuple[int, ...]) -> str:
    if len(players) > 2 and players == tuple(range(players[0], players[-1] + 1)):
        return f"{players[0]}–{players[-1]}"
    return ", ".join(map(str, players))
