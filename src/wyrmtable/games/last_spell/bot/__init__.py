"""How the group judges a position, and what it would do without thinking; for bots only."""

from __future__ import annotations

from wyrmtable.core.ask import Question
from wyrmtable.games.last_spell.bot.habits import prefer
from wyrmtable.games.last_spell.bot.night import judge
from wyrmtable.games.last_spell.state import Spell

__all__ = ["WORLDS", "completes", "prefer", "terms"]

WORLDS = (1, 1, 0)
"""Little is left to chance, and the evaluation itself looks ahead."""
_COMPLETING = frozenset({"ballista", "catapult", "next-hit", "next-link", "pierce", "cleaver", "ricochet"})


def terms(g: Spell, seat: int) -> dict[str, float]:
    """All win or lose together, so the seat does not matter."""
    return judge(g)


def completes(g: Spell, question: Question) -> bool:
    """Targets of what was just chosen."""
    return question.kind in _COMPLETING or question.kind.startswith("scroll-")
