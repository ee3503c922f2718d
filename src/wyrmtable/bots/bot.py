"""What a bot is: it gets a match and a seat that is asked, and gives the names of its answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from wyrmtable.core.ask import Question
from wyrmtable.core.match import Match


class Bot(Protocol):
    def choose(self, match: Match[Any], seat: int) -> list[str]:
        """The names of an answer to ``match.open[seat]``, ready for ``match.answer``.

        A bot looks at its own question and at ``match.imagine(seat, …)``, and at nothing else.
        """


def chain(question: Question, pick: Callable[[Sequence[Any]], Any]) -> list[str]:
    """A complete answer made of single picks, each chosen by ``pick`` among those still possible."""
    taken: list[Any] = []
    while picks := question.next_picks(taken):
        taken.append(picks[0] if len(picks) == 1 else pick(picks))
    return question.names(question.value(taken))
