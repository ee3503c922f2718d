"""How a player judges a position, and what it would do without thinking; for bots only."""

from __future__ import annotations

from wyrmtable.core.ask import Question
from wyrmtable.games.eldervale.bot.fights import fights
from wyrmtable.games.eldervale.bot.habits import prefer
from wyrmtable.games.eldervale.bot.promise import promised
from wyrmtable.games.eldervale.bot.time_left import turns_left
from wyrmtable.games.eldervale.bot.worth import Outlook
from wyrmtable.games.eldervale.rules.scoring import points
from wyrmtable.games.eldervale.state import Eldervale

__all__ = ["WORLDS", "completes", "evaluate", "prefer"]

WORLDS = (2, 3, 4)
"""Few: most of what an answer brings is seen at once, and options are many."""
_COMPLETING = frozenset(
    {
        "pay",
        "choose-stack",
        "choose-dwelling",
        "choose-summon",
        "choose-resource",
        "choose-face",
        "choose-price",
        "choose-part",
        "choose-track",
        "relocate",
        "tray-full",
        "move-to",
        "move-monster-to",
        "swap-in",
        "choose-die",
        "own-die",
        "copy-die",
        "battle-side",
    }
)


def evaluate(g: Eldervale, seat: int) -> float:
    """The lead in points to be expected: half over the best opponent, half over all."""
    if not g.elements:  # factions are being chosen
        return 0.0
    partner = g.partner(seat)
    mine = value(g, seat) + (value(g, partner) if partner >= 0 else 0.0)
    others = [value(g, other) for other in g.opponents(seat)]
    if partner >= 0:
        return mine - sum(others)
    return mine - 0.5 * max(others) - 0.5 * sum(others) / len(others)


def value(g: Eldervale, seat: int) -> float:
    """What a player may expect to have at the end."""
    if g.ended:
        return float(g.players[seat].vp)
    if g.ghostly(seat):
        return float(sum(points(g, seat)))
    outlook = Outlook(g, g.players[seat], turns_left(g, seat))
    return outlook.total() + promised(g, outlook) + fights(g, seat)


def completes(g: Eldervale, question: Question) -> bool:
    """Questions for whom, what or which price an answer just given is meant."""
    return question.kind in _COMPLETING
