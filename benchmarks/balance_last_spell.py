"""How hard The Last Spell is: good, quick, careless and random bots in every scenario with two, three and four Heroes.

    python -m benchmarks.balance_last_spell play [--games N] [--bots greedy quick careless random] [--scenarios …] [--heroes 2 …] [--level standard]
    python -m benchmarks.balance_last_spell page

``play`` adds results to docs/balance/last_spell.json, ``page`` writes docs/balance/last_spell.md and its plots from them.
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random
from typing import Any

from benchmarks.balance import Results, Share, bars, percent, plotter, save, share
from wyrmtable.bots import Bot, make
from wyrmtable.bots.policy import weighted
from wyrmtable.core.ask import PASS, name_of
from wyrmtable.core.book import find_game
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import Game, read_options
from wyrmtable.core.match import Match
from wyrmtable.games.last_spell.grid import IN_CITY
from wyrmtable.lab.table import play_out

SCENARIOS = ("gildenberg", "lakeburg", "glenwald")
HEROES = (2, 3, 4)
BOTS = ("greedy", "quick", "careless", "random")
COLOURS = {"greedy": "#3f7f7a", "quick": "#5b6fa8", "careless": "#b08a3e", "random": "#8a4b4b"}
SEED = "fresh"
"""The bots were tuned on other seeds."""
RESULTS = Results("last_spell")


class QuickBot:
    """Plays by ``Game.prefer`` alone: a planned Day, by Night what looks best without looking ahead."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, match: Match[Any], seat: int) -> list[str]:
        run = match.imagine(seat, "quick")
        question = match.open[seat]
        taken: tuple[Any, ...] = ()
        while question.next_picks(taken):
            pick = weighted(run, self.random)
            taken = (*taken, pick)
            if question.next_picks(taken):
                run.pick(pick)
        return question.names(question.value(taken))


class CarelessBot:
    """Builds nothing, stands anywhere in the City, and wastes one action of three; for the rest it plays well."""

    def __init__(self, game: Game[Any], random: Random) -> None:
        self.good = make("greedy", game, random)
        self.random = random

    def choose(self, match: Match[Any], seat: int) -> list[str]:
        question = match.open[seat]
        if question.kind == "day":
            return [PASS.name]
        if question.kind == "deploy":
            return [name_of(self.random.choice([place for place in question.options if IN_CITY[place.cell]]))]
        if question.kind == "act" and self.random.random() < 1 / 3:
            return [name_of(self.random.choice(question.options))]
        return self.good.choose(match, seat)


def seated(bot: str, game: Game[Any], random: Random) -> Bot:
    if bot == "quick":
        return QuickBot(random)
    return CarelessBot(game, random) if bot == "careless" else make(bot, game, random)


def play(key: str, number: int) -> list[Any]:
    """One match of ``gildenberg:2:greedy:standard``: outcome, Day, round, Mages' HP, flames, monsters slain, missions."""
    scenario, heroes, bot, level = key.split(":")
    game = find_game("last_spell")
    seed = f"{SEED}/{scenario}:{heroes}:{level}/{number}"
    options = read_options(game, {"scenario": scenario, "level": level})
    match = Match(game, int(heroes), options, Chance(seed), (bot,) * int(heroes))
    random = Random(seed)
    play_out(match, [seated(bot, game, random) for _ in range(int(heroes))])
    g = match.state
    return [g.outcome, g.day, g.round, sum(g.mages), g.flames, g.slain, g.solved]


def cells(level: str) -> list[str]:
    return [f"{scenario}:{heroes}:{{}}:{level}" for scenario in SCENARIOS for heroes in HEROES]


def won(entries: list[Any]) -> Share:
    return share(sum(entry[0] == "won" for entry in entries), len(entries))


def rows(found: dict[str, list[Any]], level: str) -> list[str]:
    lines = [
        "| scenario | Heroes | bot | matches | won (95 %) | lost by | Mages' HP left | flames left |",
        "|---|---:|---|---:|---|---|---:|---:|",
    ]
    for cell in cells(level):
        for bot in BOTS:
            entries = found.get(cell.format(bot), [])
            if entries:
                scenario, heroes, *_ = cell.split(":")
                lost = Counter(f"{entry[0]} (Night {entry[1]})" for entry in entries if entry[0] != "won")
                causes = ", ".join(f"{cause} {n}" for cause, n in lost.most_common(3)) or "–"
                mages, flames = (sum(entry[i] for entry in entries) / len(entries) for i in (3, 4))
                lines.append(
                    f"| {scenario.title()} | {heroes} | {bot} | {len(entries)} | {percent(won(entries))} "
                    f"| {causes} | {mages:.1f} | {flames:.0f} |"
                )
    return lines


def plot(found: dict[str, list[Any]]) -> None:
    pyplot = plotter()
    figure, grid = pyplot.subplots(1, len(BOTS), figsize=(3.4 * len(BOTS), 3.2), sharey=True)
    for bot, axes in zip(BOTS, grid, strict=True):
        keys = [cell.format(bot) for cell in cells("standard") if found.get(cell.format(bot))]
        names = [f"{key.split(':')[0].title()}, {key.split(':')[1]}" for key in keys]
        bars(axes, names, [won(found[key]) for key in keys], COLOURS[bot])
        if bot == "greedy":
            axes.axvspan(70, 85, color="#ddd", zorder=0)
        axes.set_title(bot, fontsize=9)
        axes.set_xlabel("matches won, %")
    save(figure, "last_spell")


def page(found: dict[str, list[Any]]) -> list[str]:
    head = [
        "# The Last Spell: how hard is it?",
        "",
        "Tables and plot are written by `python -m benchmarks.balance_last_spell page` from `last_spell.json`; the remarks by hand.",
        "Shares are followed by Wilson's 95 % intervals. *Greedy* is the bot people play with; *quick* plans the Day as it does",
        "and takes by Night what looks best at a glance; *careless* plays like greedy but builds nothing, stands anywhere in the City and wastes one action of three; *random* does anything. The grey band is the aim for a good player, 70 to 85 %.",
        "",
        *rows(found, "standard"),
        "",
        "![Matches won](last_spell.svg)",
    ]
    for level in ("easier", "harder"):
        if any(key.endswith(level) for key in found):
            head += ["", f"## Level {level}", "", *rows(found, level)]
    return head


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("play", "page"))
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--bots", nargs="*", default=BOTS)
    parser.add_argument("--scenarios", nargs="*", default=SCENARIOS)
    parser.add_argument("--heroes", nargs="*", type=int, default=HEROES)
    parser.add_argument("--level", default="standard")
    args = parser.parse_args()
    if args.what == "page":
        found = RESULTS.read()
        plot(found)
        RESULTS.write_page(page(found))
        return
    for number in range(args.games):
        wanted = [f"{scenario}:{heroes}:{{}}:{args.level}" for scenario in args.scenarios for heroes in args.heroes]
        for cell in wanted:
            for bot in args.bots:
                key = cell.format(bot)
                if len(RESULTS.read().get(key, [])) <= number:
                    RESULTS.add(key, number, play(key, number))


if __name__ == "__main__":
    main()
