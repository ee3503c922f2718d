"""How the group judges a position, and what it would do without thinking; for bots only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wyrmtable.core.ask import Question
from wyrmtable.games.last_spell.bot import day
from wyrmtable.games.last_spell.bot.habits import prefer
from wyrmtable.games.last_spell.bot.night import judge
from wyrmtable.games.last_spell.state import Spell

__all__ = ["WORLDS", "completes", "counsel", "prefer", "terms"]

WORLDS = (1, 1, 0)
"""Little is left to chance, and the evaluation itself looks ahead."""
_COMPLETING = frozenset({"ballista", "catapult", "next-hit", "next-link", "pierce", "cleaver", "ricochet"})


def terms(g: Spell, seat: int) -> dict[str, float]:
    """All win or lose together, so the seat does not matter."""
    return judge(g)


def counsel(g: Spell, question: Question) -> Sequence[tuple[Any, tuple[str, ...]]]:
    """By Day the steps of the plan; by Night one must look ahead."""
    return day.counsel(g, question.seat, question.options) if question.kind in ("day", "exchange") else ()


def completes(g: Spell, question: Question) -> bool:
    """Targets of what was just chosen."""
    return question.kind in _COMPLETING or question.kind.startswith("scroll-")
