"""Randomness for positions in tests: some draws are written down, the others are drawn as ever."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any, TypeVar

from wyrmtable.core.chance import Chance

T = TypeVar("T")


class Loaded(Chance):
    """A source whose next draws of some streams are written down."""

    script: dict[str, list[Any]]

    @classmethod
    def make(cls, seed: str) -> Loaded:
        source = cls(seed)
        source.script = {}
        return source

    def copy(self) -> Loaded:
        twin = Loaded(self.seed, self.sealed, self.drawn.copy())
        twin.key = self.key
        twin.script = {stream: results.copy() for stream, results in self.script.items()}
        return twin

    def _written(self, stream: str) -> Any:
        results = self.script.get(stream)
        if not results:
            return None
        self.drawn[stream] = self.drawn.get(stream, 0) + 1
        self.total += 1
        return results.pop(0)

    def below(self, stream: str, n: int) -> int:
        written = self._written(stream)
        return super().below(stream, n) if written is None else written

    def pick(self, stream: str, items: Sequence[T]) -> T:
        written = self._written(stream)
        return super().pick(stream, items) if written is None else written

    def shuffle(self, stream: str, items: MutableSequence[T]) -> None:
        """Not at all if it says ``keep``; what ``top of`` the stream names comes to the end, the last one on top."""
        if self.script.get(stream) == ["keep"]:
            return
        super().shuffle(stream, items)
        for top in self.script.pop(f"top of {stream}", []):
            items.remove(top)
            items.append(top)
