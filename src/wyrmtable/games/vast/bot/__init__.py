"""How a role judges a position, and what it would do without thinking; for bots only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from wyrmtable.core.ask import Choice, name_of
from wyrmtable.games.vast.bot.cave import judge_cave
from wyrmtable.games.vast.bot.dragon import judge_dragon
from wyrmtable.games.vast.bot.goals import progress
from wyrmtable.games.vast.bot.goblins import judge_goblins
from wyrmtable.games.vast.bot.habits import habit
from wyrmtable.games.vast.bot.knight import judge_knight
from wyrmtable.games.vast.bot.thief import judge_thief
from wyrmtable.games.vast.state import Vast

JUDGES: tuple[Callable[[Vast], float], ...] = (judge_knight, judge_goblins, judge_dragon, judge_cave, judge_thief)
WON = 1000.0
FEAR = 0.4
"""How much another role's progress weighs against the own position."""


def evaluate(g: Vast, seat: int) -> float:
    """The role's own view of the position, less what the most advanced of the others has done."""
    role = g.rules.roles[seat]
    if g.over:
        return WON if role in g.winners else -WON
    others = max((progress(g, other) for other in g.rules.roles if other != role), default=0.0)
    return JUDGES[role](g) - FEAR * others


def prefer(g: Vast, question: Choice, picks: Sequence[Any]) -> list[float]:
    return [habit(question.kind, name_of(pick)) for pick in picks]
