"""How even the roles of Vast are among bots: duels of greedy against random, and standard games among equals.

    python benchmarks/balance_vast.py play [--games N] [--duels SET:SIDE …] [--tables SET …]
    python benchmarks/balance_vast.py page

``play`` adds results to docs/balance/vast.json, ``page`` writes docs/balance/vast.md and its plots from them.
"""

from __future__ import annotations

import argparse
import json
from fcntl import LOCK_EX, flock
from pathlib import Path
from tempfile import gettempdir
from typing import Any

from wyrmtable.core.book import find_game
from wyrmtable.core.game import read_options
from wyrmtable.lab.arena import wilson
from wyrmtable.lab.table import Plan, play_one

FOLDER = Path(__file__).parent.parent / "docs" / "balance"
RESULTS = FOLDER / "vast.json"
ROLES = {"K": "Knight", "G": "Goblins", "D": "Dragon", "C": "Cave", "T": "Thief"}
PAIRS = ("KG", "KD", "KC", "KT", "GD", "GC", "GT", "DC", "DT", "CT")
DUELS = tuple(f"{pair}:{side}" for pair in PAIRS for side in pair)
TABLES = ("KGD", "KGC", "KGDC", "KGDCT")
NOBODY = "-"
SEED = "fresh"
"""The bots were tuned on other seeds."""

PAGE = FOLDER / "vast.md"
REMARKS = "## Remarks"
"""From here on the page is written by hand and kept."""


def read() -> dict[str, str]:
    """For each duel or table the winner of each match: the letter of a role, ``-`` when all lost."""
    found: dict[str, str] = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    return found


def write(key: str, winners: str) -> None:
    """Several processes may play different keys at the same time."""
    with (Path(gettempdir()) / "balance_vast.lock").open("w") as lock:
        flock(lock, LOCK_EX)
        found = read()
        found[key] = winners
        whole = RESULTS.with_suffix(".new")
        whole.write_text(json.dumps(found, indent=1, sort_keys=True) + "\n", encoding="utf-8")
        whole.replace(RESULTS)


def play(key: str, number: int) -> str:
    """One more match of a duel ``KG:K`` (the side named is greedy; ``KG:-`` none) or of a table ``KGD`` (all are)."""
    game = find_game("vast")
    roles, _, side = key.partition(":")
    bots = tuple("greedy" if not side or role == side else "random" for role in roles)
    options = read_options(game, {"roles": roles})
    plan = Plan(game=game, players=len(roles), bots=bots, seed=f"{SEED}/{key}", options=options)
    return "".join(roles[seat] for seat in play_one(plan, number).result.winners) or NOBODY


def share(winners: str, who: str) -> tuple[float, float, float]:
    won = winners.count(who)
    return (won / len(winners) if winners else 0.0, *wilson(won, len(winners)))


def percent(numbers: tuple[float, float, float]) -> str:
    return f"{numbers[0]:.0%} ({numbers[1]:.0%} to {numbers[2]:.0%})"


def duel_rows(found: dict[str, str]) -> list[str]:
    rows = [
        "| roles | greedy side | matches | wins (95 %) | random side wins | all lose | the side's wins when both are random |",
        "|---|---|---:|---|---:|---:|---:|",
    ]
    for key in DUELS:
        if winners := found.get(key):
            pair, side = key.split(":")
            other = pair.replace(side, "")
            n = len(winners)
            chance = share(found.get(f"{pair}:{NOBODY}", ""), side)[0]
            rows.append(
                f"| {pair} | {ROLES[side]} | {n} | {percent(share(winners, side))} "
                f"| {winners.count(other) / n:.0%} | {winners.count(NOBODY) / n:.0%} | {chance:.0%} |"
            )
    return rows


def table_rows(found: dict[str, str]) -> list[str]:
    rows = ["| roles | matches | role | wins (95 %) |", "|---|---:|---|---|"]
    for key in TABLES:
        if winners := found.get(key):
            for role in (*key, NOBODY) if "C" not in key else key:
                name = ROLES.get(role, "all lose")
                rows.append(f"| {key} | {len(winners)} | {name} | {percent(share(winners, role))} |")
    return rows


def bars(axes: Any, labels: list[str], shares: list[tuple[float, float, float]], colour: str) -> None:
    middle = [100 * share[0] for share in shares]
    below = [100 * max(0.0, share[0] - share[1]) for share in shares]
    above = [100 * max(0.0, share[2] - share[0]) for share in shares]
    axes.barh(labels, middle, xerr=[below, above], color=colour, ecolor="#444", capsize=2, height=0.7)
    axes.set_xlim(0, 100)
    axes.invert_yaxis()
    axes.spines[["top", "right"]].set_visible(False)


def plots(found: dict[str, str]) -> None:
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "wyrmtable"
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 6))
    keys = [key for key in DUELS if found.get(key)]
    names = [f"{ROLES[key[3]]} in {key[:2]}" for key in keys]
    bars(axes, names, [share(found[key], key[3]) for key in keys], "#7a5c9e")
    axes.axvline(90, color="#999", linewidth=0.8, linestyle="--")
    axes.set_xlabel("matches won by the greedy side against a random one, %")
    figure.tight_layout()
    figure.savefig(FOLDER / "vast_duels.svg", metadata={"Date": None})
    tables = [key for key in TABLES if found.get(key)]
    figure, grid = pyplot.subplots(1, max(1, len(tables)), figsize=(3 * max(1, len(tables)), 2.6), squeeze=False)
    for key, axes in zip(tables, grid[0], strict=False):
        roles = [*key] if "C" in key else [*key, NOBODY]
        bars(
            axes,
            [ROLES.get(role, "all lose") for role in roles],
            [share(found[key], role) for role in roles],
            "#3f7f7a",
        )
        axes.set_title(f"{key}, {len(found[key])} matches", fontsize=9)
        axes.set_xlabel("%")
    figure.tight_layout()
    figure.savefig(FOLDER / "vast_tables.svg", metadata={"Date": None})


def page(found: dict[str, str]) -> str:
    _, _, remarks = PAGE.read_text(encoding="utf-8").partition(REMARKS) if PAGE.exists() else ("", "", "\n")
    return "\n".join(
        [
            "# Vast: how even are the roles?",
            "",
            "Tables and plots are written by `python benchmarks/balance_vast.py page` from `vast.json`; the remarks by hand.",
            "Shares are followed by Wilson's 95 % intervals; with so few matches they are wide.",
            "",
            "## Duels: a greedy bot against a random one",
            "",
            *duel_rows(found),
            "",
            "![Duels](vast_duels.svg)",
            "",
            "## Standard games among equal greedy bots",
            "",
            *table_rows(found),
            "",
            "![Standard games](vast_tables.svg)",
            "",
            REMARKS + remarks,
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("play", "page"))
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--duels", nargs="*", default=[])
    parser.add_argument("--tables", nargs="*", default=[])
    args = parser.parse_args()
    if args.what == "play":
        for number in range(args.games):
            for key in [*args.duels, *args.tables]:
                winners = read().get(key, "")
                if len(winners) <= number:
                    write(key, winners + play(key, number))
    else:
        found = read()
        plots(found)
        PAGE.write_text(page(found), encoding="utf-8")


if __name__ == "__main__":
    main()
