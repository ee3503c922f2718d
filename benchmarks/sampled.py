"""The server as it is, with somebody who looks every few milliseconds what its event loop is doing.

    python benchmarks/sampled.py REPORT [--port N] …       the other arguments are those of ``python -m wyrmtable.server``

When the server stops, REPORT holds the shares as JSON: what was seen of each cause, of all looks at which it worked.
"""

from __future__ import annotations

import argparse
import json
import sys
import threading
import time
from collections import Counter
from pathlib import Path
from types import FrameType

from wyrmtable.server.serve import serve

EVERY = 0.004
CAUSES = {
    "core/scenes": "scenes compared",
    "core/scene": "scenes built",
    "/scene/": "scenes built",
    "core/speak": "scenes built",
    "core/words": "words",
    "fluent": "words",
    "wyrmtable/games/": "rules",
    "core/": "rules",
    "server/store": "store",
    "sqlalchemy": "store",
    "sqlite": "store",
    "asyncpg": "store",
    "uvicorn": "sockets and HTTP",
    "websockets": "sockets and HTTP",
    "wsproto": "sockets and HTTP",
    "httptools": "sockets and HTTP",
    "h11": "sockets and HTTP",
    "litestar": "sockets and HTTP",
    "server/": "rooms",
    "asyncio/": "event loop",
}
"""By the innermost frame whose file has one of these in its path, the first that fits."""


def cause(frame: FrameType | None) -> str:
    while frame is not None:
        path = frame.f_code.co_filename
        if path.endswith("selectors.py") or frame.f_code.co_name == "select":
            return ""  # it waits
        for part, name in CAUSES.items():
            if part in path:
                return name
        frame = frame.f_back
    return "event loop"


def watch(thread: int, seen: Counter[str]) -> None:
    while True:
        time.sleep(EVERY)
        if found := cause(sys._current_frames().get(thread)):
            seen[found] += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("report", type=Path)
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--database")
    parser.add_argument("--workers", type=int)
    arguments = parser.parse_args()
    seen: Counter[str] = Counter()
    threading.Thread(target=watch, args=(threading.get_ident(), seen), daemon=True).start()
    try:
        serve(port=arguments.port, database=arguments.database, workers=arguments.workers)
    finally:
        total = max(1, sum(seen.values()))
        arguments.report.write_text(json.dumps({name: count / total for name, count in seen.most_common()}))


if __name__ == "__main__":
    main()
