"""How even Eldervale is among bots: factions, length and scores of games among greedy bots, and duels against random ones.

    python -m benchmarks.balance_eldervale play [--games N] [--keys 3:greedy 2:duel …]
    python -m benchmarks.balance_eldervale page

``play`` adds results to docs/balance/eldervale.json, ``page`` writes docs/balance/eldervale.md and its plots from them.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from random import Random
from statistics import mean, quantiles
from typing import Any

from benchmarks.balance import Results, Share, bars, percent, plotter, save, share
from wyrmtable.bots import Bot, make
from wyrmtable.core.ask import Question
from wyrmtable.core.book import find_game
from wyrmtable.core.chance import Chance
from wyrmtable.core.match import Match
from wyrmtable.games.eldervale.data import ELEMENTS, FACTIONS
from wyrmtable.games.eldervale.rules.scoring import PARTS
from wyrmtable.lab.table import play_out

KEYS = ("2:duel", "2:greedy", "3:greedy", "4:greedy")
SEED = "fresh"
"""The bots were tuned on other seeds."""
RESULTS = Results("eldervale")
DRAWN = ("choose-faction", "choose-side")


class Draws:
    """A bot whose faction is drawn."""

    def __init__(self, bot: Bot, random: Random) -> None:
        self.bot = bot
        self.random = random

    def choose(self, match: Match[Any], seat: int) -> list[str]:
        question: Question = match.open[seat]
        if question.kind in DRAWN:
            return question.names(self.random.choice(question.options))
        return self.bot.choose(match, seat)


def play(key: str, number: int) -> dict[str, Any]:
    """One match of ``3:greedy``, or of ``2:duel``: a greedy bot against a random one, in turn first and second."""
    game = find_game("eldervale")
    players = int(key[0])
    names = ["greedy"] * players
    if key.endswith("duel"):
        names[1 - number % 2] = "random"
    random = Random(f"{SEED}/{key}/{number}")
    match = Match(game, players, None, Chance(f"{SEED}/{key}/{number}"), tuple(names))
    play_out(match, [Draws(make(name, game, random), random) for name in names])
    g, result = match.state, match.result
    return {
        "bots": names,
        "factions": [player.faction for player in g.players],
        "scores": result.scores,
        "winners": result.winners,
        "order": list(g.order),
        "turns": g.turns,
        "dwellings": [g.dwellings.count(seat) for seat in range(players)],
        "cards": [len(player.tableau) for player in g.players],
        "parts": g.breakdown,
    }


def by_faction(found: dict[str, list[Any]]) -> dict[int, tuple[int, float, float]]:
    """Matches among equals, wins above an equal share, mean lead over the mean of the table."""
    played: dict[int, int] = defaultdict(int)
    won: dict[int, float] = defaultdict(float)
    leads: dict[int, list[float]] = defaultdict(list)
    for key, matches in found.items():
        if key.endswith("greedy"):
            for match in matches:
                middle = mean(match["scores"])
                for seat, faction in enumerate(match["factions"]):
                    played[faction] += 1
                    won[faction] += (seat in match["winners"]) / len(match["winners"])
                    leads[faction].append(match["scores"][seat] - middle)
    return {faction: (played[faction], won[faction], mean(leads[faction])) for faction in sorted(played)}


def faction_rows(found: dict[str, list[Any]]) -> list[str]:
    rows = ["| faction | element | matches | won (95 %) | mean lead over the table |", "|---|---|---:|---|---:|"]
    table = by_faction(found)
    for faction in sorted(table, key=lambda faction: -table[faction][2]):
        n, won, lead = table[faction]
        card = FACTIONS[faction]
        word = card.name.replace("_", " ").title()
        rows.append(
            f"| {word} | {card.side.upper()} {element(faction)} | {n} | {percent(share(won, n))} | {lead:+.1f} |"
        )
    return rows


def element(faction: int) -> str:
    return ELEMENTS[FACTIONS[faction].element]


def table_rows(found: dict[str, list[Any]]) -> list[str]:
    rows = [
        "| players | matches | turns each | score, mean | half of all scores between | winner, mean | Dwellings | cards |",
        "|---:|---:|---:|---:|---|---:|---:|---:|",
    ]
    for key in KEYS:
        matches = found.get(key, [])
        if key.endswith("greedy") and len(matches) > 1:
            scores = [score for match in matches for score in match["scores"]]
            low, _, high = quantiles(scores, n=4)
            turns = mean(match["turns"] / len(match["scores"]) for match in matches)
            best = mean(max(match["scores"]) for match in matches)
            homes = mean(n for match in matches for n in match["dwellings"])
            cards = mean(n for match in matches for n in match["cards"])
            rows.append(
                f"| {key[0]} | {len(matches)} | {turns:.0f} | {mean(scores):.0f} | {low:.0f} and {high:.0f} "
                f"| {best:.0f} | {homes:.1f} | {cards:.1f} |"
            )
    return rows


def part_rows(found: dict[str, list[Any]]) -> list[str]:
    """Where points come from."""
    rows = ["| players | " + " | ".join(PARTS[:-1]) + " |", "|---:" * len(PARTS) + "|"]
    for key in KEYS:
        matches = found.get(key, [])
        if key.endswith("greedy") and matches:
            means = [mean(parts[i] for match in matches for parts in match["parts"]) for i in range(len(PARTS) - 1)]
            rows.append(f"| {key[0]} | " + " | ".join(f"{number:.1f}" for number in means) + " |")
    return rows


def duels(found: dict[str, list[Any]]) -> tuple[Share, int]:
    matches = found.get("2:duel", [])
    won = sum(match["winners"] == [match["bots"].index("greedy")] for match in matches)
    return share(won, len(matches)), len(matches)


def first_player(found: dict[str, list[Any]], key: str) -> Share:
    matches = found.get(key, [])
    won = sum((match["order"][0] in match["winners"]) / len(match["winners"]) for match in matches)
    return share(won, len(matches))


def plot(found: dict[str, list[Any]]) -> None:
    pyplot = plotter()
    table = by_faction(found)
    order = sorted(table, key=lambda faction: -table[faction][1] / table[faction][0])
    figure, axes = pyplot.subplots(figsize=(7, 4.5))
    names = [FACTIONS[faction].name.replace("_", " ").title() for faction in order]
    bars(axes, names, [share(table[faction][1], table[faction][0]) for faction in order], "#7a5c9e")
    axes.set_xlabel("matches won among equals, %")
    save(figure, "eldervale_factions")
    figure, axes = pyplot.subplots(figsize=(7, 3))
    for key, colour in zip(KEYS[1:], ("#b08a3e", "#3f7f7a", "#8a4b4b"), strict=True):
        scores = [score for match in found.get(key, []) for score in match["scores"]]
        if scores:
            axes.hist(
                scores, bins=range(0, 161, 10), histtype="step", color=colour, label=f"{key[0]} players", density=True
            )
    axes.axvspan(60, 90, color="#eee", zorder=0)
    axes.set_xlabel("score")
    axes.legend()
    save(figure, "eldervale_scores")


def page(found: dict[str, list[Any]]) -> list[str]:
    won, n = duels(found)
    return [
        "# Dwellings of Eldervale: how even is it?",
        "",
        "Tables and plots are written by `python -m benchmarks.balance_eldervale page` from `eldervale.json`; the remarks by hand.",
        "Shares are followed by Wilson's 95 % intervals. Factions are drawn, all bots are greedy, published rules without modules.",
        "",
        "## Length and scores",
        "",
        *table_rows(found),
        "",
        "![Scores](eldervale_scores.svg)",
        "",
        "Where the points come from, mean of all players:",
        "",
        *part_rows(found),
        "",
        f"Who begins a match of three wins {percent(first_player(found, '3:greedy'))} of them.",
        f"A greedy bot wins {percent(won)} of {n} duels against a random one.",
        "",
        "## Factions",
        "",
        *faction_rows(found),
        "",
        "![Factions](eldervale_factions.svg)",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("play", "page"))
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--keys", nargs="*", default=KEYS)
    args = parser.parse_args()
    if args.what == "page":
        found = RESULTS.read()
        plot(found)
        RESULTS.write_page(page(found))
        return
    for number in range(args.games):
        for key in args.keys:
            if len(RESULTS.read().get(key, [])) <= number:
                RESULTS.add(key, number, play(key, number))


if __name__ == "__main__":
    main()
