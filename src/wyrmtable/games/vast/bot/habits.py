"""What a role does without thinking: weights of answers by what they do."""

from __future__ import annotations

from typing import Any

from wyrmtable.core.ask import name_of
from wyrmtable.games.vast.choices import Assignment, Choice, TakeCube

WEIGHTS = {
    "end": 0.15,
    "done": 0.15,
    "pass": 0.4,
    "go": 1.0,
    "attack": 8.0,
    "collect": 5.0,
    "quest": 12.0,
    "up": 6.0,
    "event": 3.0,
    "loot": 9.0,
    "lock": 6.0,
    "pickpocket": 4.0,
    "plunder": 4.0,
    "cube": 1.5,
    "activate": 4.0,
    "reveal": 2.0,
    "shape": 6.0,
    "treasure": 4.0,
    "omen": 2.0,
    "hide": 0.1,
    "keep": 1.5,
    "flare": 3.0,
    "javelin": 3.0,
    "discard": 0.3,
}
SLOTH_CUBE = 15.0


def habit(answer: Any) -> float:
    """How likely an answer is in quick play."""
    if isinstance(answer, Choice):
        if isinstance(answer, TakeCube):
            return SLOTH_CUBE
        if isinstance(answer, Assignment) and answer.where == "discard":
            return WEIGHTS["discard"]
        return WEIGHTS.get(answer.verb, 1.0)
    return WEIGHTS.get(name_of(answer), 1.0)
