"""What a server's event loop is busy with, as py-spy sees it from outside (``pip install py-spy``)."""

from __future__ import annotations

import subprocess
import tempfile
from collections import Counter
from pathlib import Path

CAUSES = {
    "server/bots.py": "work for other processes",
    "concurrent/futures": "work for other processes",
    "multiprocessing": "work for other processes",
    "core/scenes.py": "scenes compared",
    "/scene/": "scenes built",
    "/scene.py": "scenes built",
    "core/watch.py": "scenes built",
    "wyrmtable/games/": "rules",
    "wyrmtable/core/": "rules",
    "sqlalchemy": "store",
    "asyncpg": "store",
    "server/store.py": "store",
    "server/rows.py": "store",
    "websockets": "sockets",
    "uvicorn": "sockets",
    "litestar": "sockets",
    "server/": "rooms",
}
"""By the innermost frame whose file has one of these in its path, the first that fits; else it is the loop itself."""


def cause(stack: str) -> str:
    for frame in reversed(stack.split(";")):
        for part, name in CAUSES.items():
            if part in frame:
                return name
    return "event loop"


def causes(pid: int, seconds: int) -> dict[str, float]:
    """The share of each cause in the time that the main thread worked."""
    with tempfile.NamedTemporaryFile(suffix=".txt") as report:
        command = ["py-spy", "record", "--pid", str(pid), "--duration", str(seconds), "--rate", "100"]
        command += ["--format", "raw", "--full-filenames", "--threads", "--output", report.name]
        subprocess.run(command, check=True, capture_output=True)
        lines = Path(report.name).read_text().splitlines()
    seen: Counter[str] = Counter()
    for line in lines:
        stack, count = line.rsplit(" ", 1)
        if "MainThread" in stack and "selectors.py" not in stack.rsplit(";", 1)[-1]:
            seen[cause(stack)] += int(count)
    return {name: count / seen.total() for name, count in seen.most_common()}
