"""How even Eldervale is among bots: factions, cards, length and scores of games among greedy bots, and duels of bots.

    python -m benchmarks.balance_eldervale play [--games N] [--keys 3:greedy 2:duel …]
    python -m benchmarks.balance_eldervale page

``play`` adds results to docs/balance/eldervale.json, ``page`` writes docs/balance/eldervale.md and its plots from them.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from random import Random
from statistics import mean, quantiles, stdev
from time import process_time
from typing import Any

from benchmarks.balance import Results, Share, bars, percent, plotter, save, share
from wyrmtable.bots import Bot, make
from wyrmtable.core.ask import Question
from wyrmtable.core.book import find_game
from wyrmtable.core.chance import Chance
from wyrmtable.core.match import Match
from wyrmtable.games.eldervale.data import ADVENTURE, ADVENTURES, ELEMENTS, FACTIONS
from wyrmtable.games.eldervale.rules.scoring import PARTS
from wyrmtable.lab.table import play_out

KEYS = ("2:duel", "2:greedy", "3:greedy", "4:greedy", "2:mcts")
DUELS = {"2:duel": ("greedy", "random"), "2:mcts": ("mcts:1s", "greedy")}
"""Who should win against whom."""
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
    """One match of ``3:greedy``, or a duel, in which both bots are in turn first and second; a second is one of CPU time."""
    game = find_game("eldervale")
    players = int(key[0])
    names = ["greedy"] * players
    if key in DUELS:
        names = list(DUELS[key])[:: -1 if number % 2 else 1]
    random = Random(f"{SEED}/{key}/{number}")
    match = Match(game, players, None, Chance(f"{SEED}/{key}/{number}"), tuple(names))
    play_out(match, [Draws(make(name, game, random, process_time), random) for name in names])
    g, result = match.state, match.result
    return {
        "bots": names,
        "factions": [player.faction for player in g.players],
        "scores": result.scores,
        "winners": result.winners,
        "order": list(g.order),
        "turns": g.turns,
        "dwellings": [g.dwellings.count(seat) for seat in range(players)],
        "cards": [[ADVENTURES[card].name for card in player.tableau] for player in g.players],
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
            cards = mean(len(own) for match in matches for own in match["cards"])
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


def duels(found: dict[str, list[Any]], key: str) -> str:
    matches = found.get(key, [])
    better, other = DUELS[key]
    won = sum((match["bots"].index(better) in match["winners"]) / len(match["winners"]) for match in matches)
    return f"`{better}` wins {percent(share(won, len(matches)))} of {len(matches)} duels against `{other}`."


# ---- cards: price against value

Leads = list[float]
"""How far owners of a card were ahead of the mean of their table."""


def card_leads(found: dict[str, list[Any]]) -> dict[int, Leads]:
    leads: dict[int, Leads] = defaultdict(list)
    for key, matches in found.items():
        if key.endswith("greedy"):
            for match in matches:
                middle = mean(match["scores"])
                for own, score in zip(match["cards"], match["scores"], strict=True):
                    for name in own:
                        leads[ADVENTURE[name]].append(score - middle)
    return leads


def cost(card: int) -> int:
    return sum(ADVENTURES[card].cost)


def spread(leads: Leads) -> tuple[float, float]:
    """The mean, and half of its 95 % interval."""
    return mean(leads), 1.96 * (stdev(leads) / len(leads) ** 0.5 if len(leads) > 1 else 0.0)


def price_rows(found: dict[str, list[Any]]) -> list[str]:
    by_price: dict[int, Leads] = defaultdict(list)
    for card, leads in card_leads(found).items():
        by_price[cost(card)] += leads
    rows = ["| price | cards obtained | mean lead of their owners (95 %) |", "|---:|---:|---|"]
    for price in sorted(by_price):
        middle, half = spread(by_price[price])
        rows.append(
            f"| {price} | {len(by_price[price])} | {middle:+.1f} ({middle - half:+.1f} to {middle + half:+.1f}) |"
        )
    return rows


def odd_cards(found: dict[str, list[Any]]) -> list[str]:
    """Cards obtained often enough whose owners did clearly better or worse than owners of cards."""
    leads = card_leads(found)
    every = mean(lead for own in leads.values() for lead in own)
    rows = ["| card | price | obtained | mean lead of its owners (95 %) |", "|---|---:|---:|---|"]
    for card in sorted(leads, key=lambda card: -mean(leads[card])):
        middle, half = spread(leads[card])
        if len(leads[card]) >= OFTEN and abs(middle - every) > half:
            name = ADVENTURES[card].name.replace("_", " ").title()
            rows.append(
                f"| {name} | {cost(card)} | {len(leads[card])} "
                f"| {middle:+.1f} ({middle - half:+.1f} to {middle + half:+.1f}) |"
            )
    return rows


OFTEN = 8
"""So often a card must have been obtained to be spoken of."""


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
    for key, colour in zip(KEYS[1:4], ("#b08a3e", "#3f7f7a", "#8a4b4b"), strict=True):
        scores = [score for match in found.get(key, []) for score in match["scores"]]
        if scores:
            axes.hist(
                scores, bins=range(0, 161, 10), histtype="step", color=colour, label=f"{key[0]} players", density=True
            )
    axes.axvspan(60, 90, color="#eee", zorder=0)
    axes.set_xlabel("score")
    axes.legend()
    save(figure, "eldervale_scores")
    figure, axes = pyplot.subplots(figsize=(7, 3.5))
    leads = {card: own for card, own in card_leads(found).items() if len(own) >= OFTEN}
    shift = Random(0)
    axes.scatter(
        [cost(card) + shift.uniform(-0.15, 0.15) for card in leads],
        [mean(own) for own in leads.values()],
        s=[6 + 2 * len(own) for own in leads.values()],
        color="#7a5c9e",
        alpha=0.6,
    )
    axes.axhline(0, color="#999", linewidth=0.8)
    axes.set_xlabel("price of the card")
    axes.set_ylabel("mean lead of its owners")
    save(figure, "eldervale_cards")


def page(found: dict[str, list[Any]]) -> list[str]:
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
        "",
        *[duels(found, key) for key in DUELS if found.get(key)],
        "",
        "## Factions",
        "",
        *faction_rows(found),
        "",
        "![Factions](eldervale_factions.svg)",
        "",
        "## Price of cards against what they bring",
        "",
        *price_rows(found),
        "",
        "![Cards](eldervale_cards.svg)",
        "",
        "Cards obtained at least eight times whose owners did clearly better or worse than the others",
        "(with a hundred cards about five are expected by chance alone):",
        "",
        *odd_cards(found),
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
