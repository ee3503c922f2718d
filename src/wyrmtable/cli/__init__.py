"""The command ``wyrmtable``: play, simulate, compare bots, verify, check, serve.

Bad input gets one clear line on stderr and exit code 2, never a traceback.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from wyrmtable.cli import admin, analyse, arena, backup, check, doctor, games, learn, play, serve, simulate, verify
from wyrmtable.cli.common import Parser, Trouble, version
from wyrmtable.core.book import UnknownGame
from wyrmtable.core.game import BadOptions
from wyrmtable.core.record import BadRecord

_COMMANDS = (games, play, learn, serve, simulate, arena, verify, analyse, check, doctor, backup, admin)


def parser() -> Parser:
    top = Parser(prog="wyrmtable", description="A digital table for heavy board games.")
    top.add_argument("--version", action="version", version=f"wyrmtable {version()}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=Parser)
    for command in _COMMANDS:
        command.add(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and give its exit code: 0 well, 1 a check found something, 2 bad input, 130 interrupted."""
    try:
        given = parser().parse_args(arguments)
        code: int = given.run(given)
        sys.stdout.flush()
        return code
    except (Trouble, UnknownGame, BadOptions, BadRecord) as trouble:
        print(f"wyrmtable: {trouble}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("wyrmtable: interrupted", file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader of our output has gone, as with `| head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
