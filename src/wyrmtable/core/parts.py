"""What a match under way is made of: resting points, what was sent to the rules since, and the flows of those asked at once."""

from __future__ import annotations

from typing import Any

from wyrmtable.core.ask import Question, Rule
from wyrmtable.core.chance import Chance
from wyrmtable.core.state import digest


class Rest:
    """A resting point: the state after ``at`` decisions, between two turns; old ones may be known by digest alone."""

    __slots__ = ("_digest", "at", "state")

    def __init__(self, at: int, state: Any, digest: str = "") -> None:
        self.at = at
        self.state = state
        self._digest = digest

    @property
    def digest(self) -> str:
        if not self._digest:
            self._digest = digest(self.state)
        return self._digest


class Deed:
    """Something done out of turn, between two values sent to the rules."""

    __slots__ = ("seat", "value")

    def __init__(self, seat: int, value: Any) -> None:
        self.seat = seat
        self.value = value


class Parting:
    """Where a match parts from the one it plays on from, between two values sent to the rules."""

    __slots__ = ("chance",)

    def __init__(self, chance: Chance) -> None:
        self.chance = chance


class Part:
    """One seat's flow within a simultaneous question."""

    __slots__ = ("flow", "question", "result", "values")

    def __init__(self, flow: Rule[Any]) -> None:
        self.flow = flow
        self.values: list[Any] = []
        self.question: Question | None
        try:
            asked = next(self.flow)
            assert isinstance(asked, Question), "simultaneous flows may not nest"
            self.question = asked
        except StopIteration as end:
            self.question, self.result = None, end.value

    def send(self, value: Any) -> None:
        self.values.append(value)
        try:
            asked = self.flow.send(value)
            assert isinstance(asked, Question), "simultaneous flows may not nest"
            self.question = asked
        except StopIteration as end:
            self.question, self.result = None, end.value
