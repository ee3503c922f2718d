"""``wyrmtable serve``: the table in the browser, on this machine or for everybody."""

from __future__ import annotations

import argparse
import os
import socket
import sys
import webbrowser
from threading import Timer

from wyrmtable.cli.common import Commands, Trouble, positive


def add(commands: Commands) -> None:
    parser = commands.add_parser("serve", help="serve the table to browsers")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on; 0.0.0.0 for the whole network")
    parser.add_argument("--port", type=positive, default=8000)
    parser.add_argument("--database", metavar="URL", help="a file, or postgresql://…; by default a file of the user")
    parser.add_argument("--workers", type=positive, metavar="W", help="processes; more than one needs PostgreSQL")
    parser.add_argument("--open", action="store_true", help="open it in the browser of this machine")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    try:
        from wyrmtable.server.serve import serve
        from wyrmtable.server.settings import BadSettings
    except ModuleNotFoundError as error:
        raise Trouble(
            f"serve needs the package {error.name}; install it with: pip install 'wyrmtable[serve]'"
        ) from None
    _free(given.host, given.port)
    if given.open and _has_desktop():
        timer = Timer(1.5, webbrowser.open, [f"http://localhost:{given.port}"])
        timer.daemon = True
        timer.start()
    try:
        serve(host=given.host, port=given.port, database=given.database, workers=given.workers)
    except (BadSettings, OSError) as error:
        raise Trouble(f"serve: {error}") from None
    except KeyboardInterrupt:  # the usual way to stop a server
        return 0
    return 0


def _has_desktop() -> bool:
    """Whether a browser would open in a window and not take over this terminal."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _free(host: str, port: int) -> None:
    """Say so in a line when the address cannot be had."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except (OSError, OverflowError) as error:
        raise Trouble(f"serve: cannot listen on {host} port {port}: {error}") from None
