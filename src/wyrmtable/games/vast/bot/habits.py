"""What a role does without thinking: weights of options by their first word."""

from __future__ import annotations

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


def habit(kind: str, name: str) -> float:
    """How likely an option is in quick play."""
    word = name.partition(":")[0]
    if word == "cube" and kind in ("dragon-act", "last-cubes"):
        return SLOTH_CUBE
    if kind == "assign-monster" and name.endswith(">discard"):
        return WEIGHTS["discard"]
    return WEIGHTS.get(word, 1.0)
