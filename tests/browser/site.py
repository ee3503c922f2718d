"""A real server on a free port, with a database of its own and the built client."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.ports import free_port

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src" / "wyrmtable" / "server" / "static" / "index.html"
START = 60.0


def build_client() -> None:
    """The client as it is built for people; once is enough."""
    if not CLIENT.is_file():
        subprocess.run(["npm", "run", "build"], cwd=ROOT / "web", check=True, stdout=subprocess.DEVNULL)


@contextmanager
def serve(folder: Path, bot_delay: float = 0.0) -> Iterator[str]:
    """The address of a running server."""
    build_client()
    port = free_port()
    limits = ("REQUESTS_PER_MINUTE", "TABLES_PER_MINUTE", "LOGINS_PER_MINUTE")
    environment = os.environ | {f"WYRMTABLE_{limit}": "0" for limit in limits}
    environment |= {"WYRMTABLE_BOT_DELAY": str(bot_delay), "WYRMTABLE_MESSAGES_PER_SECOND": "200"}
    database = f"sqlite+aiosqlite:///{(folder / 'tables.sqlite3').as_posix()}"
    command = [sys.executable, "-m", "wyrmtable.server", "--port", str(port), "--database", database]
    with (folder / "server.log").open("wb") as log:
        process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=log, stderr=subprocess.STDOUT)
    address = f"http://127.0.0.1:{port}"
    try:
        _wait_for(address, process, folder / "server.log")
        yield address
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()


def _wait_for(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    until = time.monotonic() + START
    while time.monotonic() < until and process.poll() is None:
        try:
            with urllib.request.urlopen(f"{address}/api/home", timeout=2):
                return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError(f"the server did not start:\n{log.read_text(errors='replace')[-3000:]}")
