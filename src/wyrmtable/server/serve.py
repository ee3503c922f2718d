"""Start the server."""

from __future__ import annotations

import os
import socket
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import uvicorn
from sqlalchemy.engine import make_url

from wyrmtable.server.doors import FOLDER
from wyrmtable.server.limits import MESSAGE
from wyrmtable.server.lines import HttpLine, SocketLine, allow_files
from wyrmtable.server.settings import BadSettings, Settings, read_settings, to_environment


def _announce(host: str, port: int, address: str) -> None:
    """Say where the table is, as soon as it is there."""
    near = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    while True:
        try:
            with socket.create_connection((near, port), 1):
                print(f"Wyrmtable is at {address}", flush=True)
                return
        except OSError:
            time.sleep(0.1)


@contextmanager
def _common_folder(workers: int) -> Iterator[None]:
    """What several workers share: their numbers, and doors between them. They look for it when they start."""
    if workers == 1:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="wyrmtable-") as folder:
        os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", folder)
        if hasattr(socket, "send_fds"):
            os.environ[FOLDER] = folder
        yield


def check_file(settings: Settings) -> None:
    """Whether a SQLite file can be kept there, said before anything is started."""
    name = make_url(settings.database).database if settings.sqlite else None
    if not name or name == ":memory:":
        return
    file = Path(name)
    if file.is_dir():
        raise BadSettings(f"database: {file} is a folder")
    if file.is_file():
        with file.open("rb") as data:
            if data.read(len(_SQLITE)) not in (b"", _SQLITE):
                raise BadSettings(f"database: {file} is no SQLite file")
    else:
        file.parent.mkdir(parents=True, exist_ok=True)
    if not os.access(file if file.exists() else file.parent, os.W_OK):
        raise BadSettings(f"database: nothing can be written to {file}")


_SQLITE = b"SQLite format 3\0"
"""What every such file begins with."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    workers: int | None = None,
) -> None:
    """Serve until told to stop; raises BadSettings when a setting cannot be.

    What is not given is taken from the environment (``WYRMTABLE_DATABASE`` and so on), else from the defaults.
    """
    settings = read_settings(database=database, workers=workers)
    check_file(settings)
    if (files := allow_files()) is not None:
        print(f"wyrmtable: only {files} open files are allowed (ulimit -n); many guests need more", file=sys.stderr)
    to_environment(settings)
    shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else f"[{host}]" if ":" in host else host
    Thread(target=_announce, args=(host, port, f"http://{shown}:{port}"), daemon=True).start()
    with _common_folder(settings.workers):
        uvicorn.run(
            "wyrmtable.server.app:create_app",
            factory=True,
            host=host,
            port=port,
            workers=settings.workers,
            http=HttpLine,
            ws=SocketLine,
            ws_max_size=4 * MESSAGE,
            ws_per_message_deflate=True,  # a table is some eighty thousand signs of which few are new
            ws_ping_interval=20,
            ws_ping_timeout=30,
            access_log=False,
            log_level="warning",
            timeout_graceful_shutdown=4,
            server_header=False,
        )
