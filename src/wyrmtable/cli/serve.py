"""``wyrmtable serve``: the table in the browser, on this machine or for everybody."""

from __future__ import annotations

import argparse

from wyrmtable.cli.common import Commands, Trouble, positive


def add(commands: Commands) -> None:
    parser = commands.add_parser("serve", help="serve the table to browsers")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on; 0.0.0.0 for the whole network")
    parser.add_argument("--port", type=positive, default=8000)
    parser.add_argument("--database", metavar="URL", help="a file, or postgresql://…; by default a file of the user")
    parser.add_argument("--workers", type=positive, help="processes; more than one needs PostgreSQL")
    parser.add_argument("--open", action="store_true", help="open a browser there")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    try:
        from wyrmtable.server.serve import serve
        from wyrmtable.server.settings import BadSettings
    except ModuleNotFoundError as error:
        raise Trouble(f"serve needs the package {error.name}; install it with: pip install 'wyrmtable[serve]'") from None
    try:
        serve(host=given.host, port=given.port, database=given.database, workers=given.workers, open=given.open)
    except (BadSettings, OSError) as error:
        raise Trouble(f"serve: {error}") from None
    return 0
