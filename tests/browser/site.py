"""A real server on a free port, with a database of its own and the built client."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.server.ports import free_port

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src" / "wyrmtable" / "server" / "static" / "index.html"
START = 60.0
DATABASE = "tables.sqlite3"


def build_client() -> None:
    """The client as it is built for people; once is enough."""
    if not CLIENT.is_file():
        subprocess.run(["npm", "run", "build"], cwd=ROOT / "web", check=True, stdout=subprocess.DEVNULL)


@contextmanager
def serve(folder: Path, bot_delay: float = 0.0, toys: Sequence[str] = ()) -> Iterator[str]:
    """The address of a running server; ``toys`` are games of ``tests/toys`` that it has too."""
    build_client()
    port = free_port()
    limits = ("REQUESTS_PER_MINUTE", "TABLES_PER_MINUTE", "LESSONS_PER_MINUTE", "LOGINS_PER_MINUTE")
    environment = os.environ | {f"WYRMTABLE_{limit}": "0" for limit in limits}
    if toys:
        environment["PYTHONPATH"] = os.pathsep.join([str(_install(folder, toys)), str(ROOT)])
    environment |= {"WYRMTABLE_BOT_DELAY": str(bot_delay), "WYRMTABLE_MESSAGES_PER_SECOND": "200"}
    environment["WYRMTABLE_ANALYSIS_SECONDS"] = "3"
    database = f"sqlite+aiosqlite:///{(folder / DATABASE).as_posix()}"
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


def _install(folder: Path, toys: Sequence[str]) -> Path:
    """A folder that makes toys known as an installed package makes its games known."""
    package = folder / "toys" / "wyrmtable_toys-1.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: wyrmtable-toys\nVersion: 1\n")
    lines = [f"{toy} = tests.toys.{toy}:{toy.upper()}" for toy in toys]
    (package / "entry_points.txt").write_text("\n".join(["[wyrmtable.games]", *lines, ""]))
    return package.parent


def _wait_for(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    until = time.monotonic() + START
    while time.monotonic() < until and process.poll() is None:
        try:
            with urllib.request.urlopen(f"{address}/api/home", timeout=2):
                return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError(f"the server did not start:\n{log.read_text(errors='replace')[-3000:]}")
