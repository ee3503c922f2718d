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

__all__ = ["WORLDS", "completes", "prefer", "terms"]

WORLDS = (2, 3, 4)
"""Few: most of what an answer brings is seen at once, and options are many."""
RIVALRY = 0.6
"""How much the others' points count against own ones at a table of three and more: who cares for the lead alone does not mind
ending the match for everybody, and all end it early."""
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


def terms(g: Eldervale, seat: int) -> dict[str, float]:
    """The lead in points to be expected, half over the best opponent and half over all, by what it comes from."""
    if not g.elements:  # factions are being chosen
        return {}
    partner = g.partner(seat)
    found = prospects(g, seat)
    others = [value(g, other) for other in g.opponents(seat)]
    if partner >= 0:
        return found | {"partner": value(g, partner), "others": -sum(others)}
    rivalry = RIVALRY if len(others) > 1 else 1.0
    return found | {"others": -rivalry * (0.5 * max(others) + 0.5 * sum(others) / len(others))}


def value(g: Eldervale, seat: int) -> float:
    return sum(prospects(g, seat).values())


def prospects(g: Eldervale, seat: int) -> dict[str, float]:
    """What a player may expect to have at the end."""
    if g.ended:
        return {"points": float(g.players[seat].vp)}
    if g.ghostly(seat):
        return {"points": float(sum(points(g, seat)))}
    outlook = Outlook(g, g.players[seat], turns_left(g, seat))
    return outlook.terms() | {"action": promised(g, outlook), "battles": fights(g, seat)}


def completes(g: Eldervale, question: Question) -> bool:
    """Questions for whom, what or which price an answer just given is meant."""
    return question.kind in _COMPLETING
