"""How long the browser's main thread is held in whole matches at full motion, and how long one waits for the next question.

`python benchmarks/tasks.py [GAME …] [--phone] [--moves N]`. A task is what the page does without a pause; one of 100 ms is
felt. Tasks are CPU time, so that other programs on the machine count less; `wall` is the longest one by the clock, which
means something on a quiet machine only, as the waits do. Those are taken with the settings people start with (quick pace
of bots): from an answer to the next question, and from it to the next question if all others had a turn meanwhile.
Needs a built client and Chromium.
"""

import argparse
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from tests.browser import person as people  # noqa: E402
from tests.browser.conftest import FLAGS  # noqa: E402
from tests.browser.site import serve  # noqa: E402
from wyrmtable.server.settings import Settings  # noqa: E402

GAMES = {"nidavellir": 4, "vast": 5, "eldervale": 3, "last_spell": 2}
FELT = 100
"""Milliseconds."""
WAITS = {"nidavellir": 2.0, "vast": 6.0}
"""Seconds to the next question: after any answer, and after a round of all others where roles take long turns."""
PIECE = 60.0
"""Seconds of a match in one trace; what Chromium notes of a whole match would not fit into its memory."""
QUIET = 15
"""Answers of the one person that are clicked; the rest of the match is typed, a key each time something is asked."""
LISTEN = """
globalThis.waits = [];
{
    let sent = 0, acted = new Set(), left = false;
    const send = WebSocket.prototype.send, known = new WeakSet();
    WebSocket.prototype.send = function (text) {
        if (!known.has(this)) {
            known.add(this);
            this.addEventListener('message', (event) => {
                for (const beat of JSON.parse(event.data).beats ?? []) if (beat.by != null) acted.add(beat.by);
            });
        }
        if (JSON.parse(text).type === 'answer') { sent = performance.now(); acted = new Set(); left = false; }
        return send.call(this, text);
    };
    const look = () => {
        const asked = document.querySelector('.prompt.asked') !== null;
        if (sent && !asked) left = true;
        if (sent && asked && left) { waits.push([(performance.now() - sent) / 1000, acted.size]); sent = 0; }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}
"""
"""Notes for each answer the seconds until the next question is put, and how many seats did something meanwhile."""


class Found(NamedTuple):
    moves: int
    over: bool
    tasks: list[tuple[float, float]]
    """CPU and wall milliseconds of each task."""
    waits: list[tuple[float, int]]


def play(browser: Browser, site: str, game: str, seats: int, phone: bool, moves: int, file: Path) -> Found:
    """One person among greedy bots, to the end of the match or for so many answers."""
    mira = people.Person(browser, site, "Mira", size=people.PHONE if phone else people.WIDE, touch=phone, moving=True)
    mira.page.add_init_script(LISTEN)
    mira.open_table(game, *["bot:greedy"] * (seats - 1))
    mira.wait_for_table()
    made, over = 0, False
    tasks: list[tuple[float, float]] = []
    while not over and made < moves:
        browser.start_tracing(page=mira.page, path=str(file), categories=["toplevel", "__metadata"])
        until = time.monotonic() + PIECE
        while not over and made < moves and time.monotonic() < until:
            seen = mira.look()
            over = seen["over"] > 0
            made += mira.act(seen) if made < QUIET else mira.act_by_keys(seen)
            mira.page.wait_for_timeout(100)
        browser.stop_tracing()
        tasks += of_the_page(json.loads(file.read_text())["traceEvents"])
    waits = mira.page.evaluate("waits")
    for trouble in mira.close():
        print(trouble, file=sys.stderr)
    return Found(made, over, tasks, waits)


def of_the_page(events: list[dict[str, Any]]) -> list[tuple[float, float]]:
    """The tasks of the busiest page."""
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    found: dict[tuple[int, int], list[tuple[float, float]]] = {}
    for event in events:
        thread = (event["pid"], event["tid"])
        if thread in mains and event["name"] == "ThreadControllerImpl::RunTask" and "tdur" in event:
            found.setdefault(thread, []).append((event["tdur"] / 1000, event["dur"] / 1000))
    return max(found.values(), key=sum_of, default=[])


def sum_of(tasks: list[tuple[float, float]]) -> float:
    return sum(cpu for cpu, _ in tasks)


def show_tasks(game: str, found: Found) -> bool:
    longest = max(cpu for cpu, _ in found.tasks)
    wall = max(wall for _, wall in found.tasks)
    over = [sum(cpu > limit for cpu, _ in found.tasks) for limit in (FELT / 2, FELT)]
    each = sum_of(found.tasks) / max(1, found.moves)
    end = "" if found.over else "  (not to its end)"
    print(
        f"{game:12} {found.moves:5}  {each:13.0f}  {longest:7.0f}  {wall:5.0f}  {over[0]:10}  {over[1]:11}{end}",
        flush=True,
    )
    return over[1] == 0


def show_waits(game: str, seats: int, found: Found) -> bool:
    """Whether three quarters of the waits keep what is promised for this game."""
    good = True
    rounds = [wait for wait, acted in found.waits if acted >= seats - 1]
    for label, waits in (("any answer", [wait for wait, _ in found.waits]), ("a round of all others", rounds)):
        if len(waits) < 2:
            continue
        middle, most = statistics.median(waits), max(waits)
        three = statistics.quantiles(waits, n=4)[2]
        print(
            f"{game:12} after {label:22} {len(waits):4} times  {middle:5.2f} s  {three:5.2f} s  {most:5.2f} s", end=""
        )
        if game in WAITS and (label == "any answer") == (game == "nidavellir"):
            good = three <= WAITS[game]
            print(f"   aim {WAITS[game]:.0f} s: {'kept' if good else 'MISSED'}", end="")
        print(flush=True)
    return good


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--phone", action="store_true")
    parser.add_argument("--moves", type=int, default=2000)
    args = parser.parse_args()
    people.HURRY = 1
    matches: dict[str, Found] = {}
    good = True
    print("game         moves  CPU ms a move  longest   wall  over 50 ms  over 100 ms")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        for game in args.games:
            with tempfile.TemporaryDirectory() as folder, serve(Path(folder), bot_delay=Settings().bot_delay) as site:
                matches[game] = play(
                    browser, site, game, GAMES[game], args.phone, args.moves, Path(folder) / "trace.json"
                )
            good &= show_tasks(game, matches[game])
    print("\nwaits                                                  median  3 in 4      most")
    for game, found in matches.items():
        good &= show_waits(game, GAMES[game], found)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
