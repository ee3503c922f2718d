"""How long the browser's main thread is held while people play: CPU time of its tasks, at full motion.

`python benchmarks/tasks.py [GAME …] [--phone] [--moves N]`. A task is what the page does without a pause; one of 100 ms is
felt. CPU seconds, so that other programs on the machine do not count. Needs a built client and Chromium.
"""

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import sync_playwright  # noqa: E402

from tests.browser import person as people  # noqa: E402
from tests.browser.conftest import FLAGS  # noqa: E402
from tests.browser.site import serve  # noqa: E402

GAMES = {"nidavellir": 3, "vast": 4, "eldervale": 3, "last_spell": 2}
FELT = 100
"""Milliseconds."""


def trace(game: str, phone: bool, moves: int, folder: Path) -> tuple[int, list[dict[str, Any]]]:
    """Moves made by one person among greedy bots, and what Chromium noted meanwhile."""
    file = folder / "trace.json"
    size = people.PHONE if phone else (1440, 900)
    with serve(folder, bot_delay=1.0) as site, sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        mira = people.Person(browser, site, "Mira", size=size, touch=phone, moving=True)
        mira.open_table(game, *["bot:greedy"] * (GAMES[game] - 1))
        mira.wait_for_table()
        browser.start_tracing(page=mira.page, path=str(file), categories=["toplevel", "devtools.timeline"])
        made, end = 0, time.monotonic() + 10 * moves
        while made < moves and time.monotonic() < end:
            made += bool(mira.act())
            mira.page.wait_for_timeout(100)
        browser.stop_tracing()
        mira.close()
    return made, json.loads(file.read_text())["traceEvents"]


def tasks(events: list[dict[str, Any]]) -> list[float]:
    """CPU milliseconds of the page's tasks, the longest first."""
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    found: dict[tuple[int, int], list[float]] = {}
    for event in events:
        thread = (event["pid"], event["tid"])
        if thread in mains and event["name"] == "ThreadControllerImpl::RunTask" and "tdur" in event:
            found.setdefault(thread, []).append(event["tdur"] / 1000)
    return sorted(max(found.values(), key=sum), reverse=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--phone", action="store_true")
    parser.add_argument("--moves", type=int, default=40)
    args = parser.parse_args()
    people.HURRY = 1
    print("game         moves  CPU ms a move  longest  over 50 ms  over 100 ms")
    for game in args.games:
        with tempfile.TemporaryDirectory() as folder:
            made, events = trace(game, args.phone, args.moves, Path(folder))
        spent = tasks(events)
        over = [sum(one > limit for one in spent) for limit in (FELT / 2, FELT)]
        print(
            f"{game:12} {made:5}  {sum(spent) / max(1, made):13.0f}  {spent[0]:7.0f}  {over[0]:10}  {over[1]:11}",
            flush=True,
        )


if __name__ == "__main__":
    main()
