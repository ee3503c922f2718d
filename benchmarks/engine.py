"""How fast the engine is: random play, clones, loads and scenes, as medians of one run on one core.

    python benchmarks/engine.py [GAME …] [--repeats N] [--quick]

Prints a table and writes docs/performance.md.
"""

from __future__ import annotations

import argparse
import gc
import os
import platform
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

import msgspec

from wyrmtable.bots.uniform import RandomBot
from wyrmtable.core.book import find_game
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import Game
from wyrmtable.core.match import Match
from wyrmtable.core.record import Record
from wyrmtable.lab.simulate import simulate

PAGE = Path(__file__).parent.parent / "docs" / "performance.md"

GOALS = {
    "nidavellir": {
        "games a second": "at least 500",
        "decisions a second": "at least 100,000",
        "clone for a bot, 99th percentile": "at most 50 µs",
        "clone of the match, 99th percentile": "at most 50 µs",
        "cold load of a finished match": "under 50 ms",
        "one scene": "under 2 ms",
    },
    "vast": {
        "decisions a second": "at least 15,000",
        "clone for a bot, 99th percentile": "at most 100 µs",
        "clone of the match, 99th percentile": "at most 100 µs",
    },
    "eldervale": {
        "decisions a second": "at least 15,000",
        "clone for a bot, 99th percentile": "at most 150 µs",
    },
    "last_spell": {
        "decisions a second": "at least 10,000",
        "clone for a bot, 99th percentile": "at most 250 µs",
    },
}
"""What we set out to reach, by game."""

PEERS = [
    ("OpenSpiel 2.0.2 (C++ from Python)", "hearts", 113_987, 1_868),
    ("OpenSpiel 2.0.2 (C++ from Python)", "gin rummy", 38_780, 351),
    ("python-chess 1.11.2", "chess", 25_497, 79),
    ("RLCard 1.2.0", "uno", 35_990, 802),
    ("RLCard 1.2.0", "gin rummy", 11_015, 93),
    ("PettingZoo 1.27.0", "connect four", 15_469, 729),
    ("boardgame.io 0.50.2 (reducer only)", "tic-tac-toe", 13_431, 1_764),
    ("TAG (Java)", "Dominion, 3 players", 502_476, 1_792),
    ("TAG (Java)", "Root, 4 players", 448_317, 207),
    ("TAG (Java)", "Sushi Go, 4 players", 414_777, 4_191),
    ("TAG (Java)", "Puerto Rico, 3 players", 327_589, 1_067),
    ("TAG (Java)", "7 Wonders, 3 players", 43_521, 805),
]
"""Measured by us: one core of a 2-vCPU AMD EPYC virtual machine, CPython 3.11.7, Node 20, Java 17, random play."""


def play_some(game: Game[Any], players: int, matches: int, seed: str) -> list[Match[Any]]:
    """Finished random matches."""
    done = []
    for number in range(matches):
        match: Match[Any] = Match(game, players, None, Chance(f"{seed}/{number}"))
        bot = RandomBot(Random(number))
        while not match.over:
            seat = next(iter(match.open))
            match.answer(seat, bot.choose(match, seat))
        done.append(match)
    return done


def positions(matches: list[Match[Any]], wanted: int) -> list[Match[Any]]:
    """Positions in the middle of turns, drawn evenly from all decisions."""
    random = Random("positions")
    found: list[Match[Any]] = []
    while len(found) < wanted:
        match = random.choice(matches)
        past = match.at(random.randrange(len(match.decisions)))
        if past.rests[-1].at < len(past.decisions) or random.random() < 0.1:
            found.append(past)
    return found


def best_of(times: int, what: Callable[[], Any]) -> float:
    """Seconds for one call, undisturbed by other programs: the best of a few."""
    best = float("inf")
    for _ in range(times):
        start = perf_counter()
        what()
        best = min(best, perf_counter() - start)
    return best


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def measure(game: Game[Any], games: int, spots: int, seed: str) -> dict[str, float]:
    """One repeat of all measurements."""
    players = 4 if 4 in game.facts.players else max(game.facts.players)
    start = process_time()
    run = simulate(game, players, games, seed=seed)
    seconds = process_time() - start
    found = {"games a second": games / seconds, "decisions a second": run.decisions / seconds}
    matches = play_some(game, players, 5, seed)
    gc.disable()
    here = positions(matches, spots)
    imagined = [best_of(3, lambda m=m: m.imagine(next(iter(m.open)), "key")) * 1e6 for m in here]  # type: ignore[misc]
    cloned = [best_of(3, m.clone) * 1e6 for m in here]
    found["clone for a bot, median"] = median(imagined)
    found["clone for a bot, 99th percentile"] = percentile(imagined, 0.99)
    found["clone of the match, median"] = median(cloned)
    found["clone of the match, 99th percentile"] = percentile(cloned, 0.99)
    files = [match.record().to_json() for match in matches]
    loads = [best_of(3, lambda f=f: Match.load(game, Record.from_json(f))) * 1e3 for f in files]  # type: ignore[misc]
    found["cold load of a finished match"] = median(loads)
    again = [best_of(1, lambda m=m: Match.load(game, m.record(), from_start=True)) * 1e3 for m in matches]  # type: ignore[misc]
    found["whole match played again from its seed"] = median(again)
    scenes = [best_of(3, lambda m=m: m.scene(0)) * 1e3 for m in here[:100]]  # type: ignore[misc]
    found["one scene"] = median(scenes)
    found["size of a scene"] = median([len(msgspec.json.encode(m.scene(0))) for m in here[:20]]) / 1000
    gc.enable()
    return found


UNITS = {"clone": "µs", "cold": "ms", "whole": "ms", "one scene": "ms", "size": "kB"}


def show(what: str, value: float) -> str:
    unit = next((unit for start, unit in UNITS.items() if what.startswith(start)), "")
    return (f"{value:,.0f}" if value >= 100 else f"{value:.2g}" if value < 1 else f"{value:.1f}") + f" {unit}".rstrip()


def machine() -> str:
    cpu = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        cpu = next((line.split(":")[1].strip() for line in info.read_text().splitlines() if "model name" in line), cpu)
    return f"{cpu}, {os.cpu_count()} cores, {platform.system()}, {platform.python_implementation()} {platform.python_version()}"


def page(tables: dict[str, tuple[int, dict[str, float]]], repeats: int) -> str:
    lines = [
        "# Performance",
        "",
        "Written by `python benchmarks/engine.py`; do not edit.",
        "",
        f"Machine: {machine()}. Plain interpreter, one process, one core; load average {os.getloadavg()[0]:.1f} at the end.",
        f"Every number is the median of {repeats} repeats in one run.",
        "A *decision* is one single pick applied, with the legal options enumerated; play is uniformly random, seconds are the",
        "processor's, so that other programs on the machine do not count. A *clone* is taken",
        "in the middle of a turn: `Match.imagine` for a bot (hidden things dealt anew) and `Match.clone` for the whole match with its",
        "record; percentiles are over positions, each the best of three calls with the garbage collector off.",
        "A *cold load* reads the JSON of a finished match and makes it playable.",
        "",
    ]
    for name, (players, found) in tables.items():
        lines += [
            f"## {name.replace('_', ' ').title()}, {players} players",
            "",
            "| | measured | goal |",
            "|---|---:|---|",
        ]
        goals = GOALS.get(name, {})
        lines += [f"| {what} | {show(what, value)} | {goals.get(what, '')} |" for what, value in found.items()]
        lines.append("")
    lines += [
        "## Beside others",
        "",
        "Measured by us in the same way on one core of a 2-vCPU AMD EPYC virtual machine (CPython 3.11.7, Node 20, Java 17).",
        "",
        "| system | game | decisions/s | games/s |",
        "|---|---|---:|---:|",
    ]
    for name, (players, found) in tables.items():
        speed = found["decisions a second"], found["games a second"]
        title = name.replace("_", " ").title()
        lines.append(f"| **Wyrmtable** | **{title}, {players} players** | **{speed[0]:,.0f}** | **{speed[1]:,.0f}** |")
    lines += [f"| {who} | {what} | {decisions:,} | {games:,} |" for who, what, decisions, games in PEERS]
    lines += [
        "",
        "State copies of TAG in the same runs: Dominion 13.7 µs, Puerto Rico 20 µs, Root 39 µs, Catan 52 µs, 7 Wonders 139 µs.",
        "",
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(GOALS))
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--quick", action="store_true", help="a small run to try it, without writing the page")
    args = parser.parse_args()
    tables = {}
    for name in args.games:
        game = find_game(name)
        games, spots = (20, 40) if args.quick else (300, 400)
        runs = [measure(game, games, spots, f"bench/{repeat}") for repeat in range(args.repeats)]
        players = 4 if 4 in game.facts.players else max(game.facts.players)
        tables[name] = players, {what: median(run[what] for run in runs) for what in runs[0]}
        print(f"{name}, {players} players")
        for what, value in tables[name][1].items():
            print(f"  {what:38} {show(what, value):>12}   {GOALS.get(name, {}).get(what, '')}")
    if not args.quick:
        PAGE.parent.mkdir(exist_ok=True)
        PAGE.write_text(page(tables, args.repeats), encoding="utf-8")
        print(f"written to {PAGE.relative_to(PAGE.parent.parent)}")


if __name__ == "__main__":
    main()
