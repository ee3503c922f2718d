"""What the lessons share: answers by what they begin with, and the last step."""

from __future__ import annotations

from typing import Any

from wyrmtable.core.lesson import Judge, Step
from wyrmtable.core.words import msg


def begins(*words: str) -> Judge:
    """Every answer that begins with one of these words is right."""

    def judge(state: Any, names: tuple[str, ...]) -> bool:
        return names[0].startswith(words)

    return judge


PLAY_ON = Step(free=True, part=msg("learn-free"), task=msg("learn-free-task"))
