"""What cannot be taken: an answer that is not legal, a record that no longer fits the rules."""

from __future__ import annotations

from wyrmtable.core.words import Msg


class Refused(Exception):
    """An answer that was not taken; nothing has changed. ``why`` is for players, the text for programmers."""

    def __init__(self, why: Msg, text: str = "") -> None:
        super().__init__(f"{why.id}: {text}" if text else why.id)
        self.why = why


class Drift(Exception):
    """The rules of today do not ask what the record answers."""

    def __init__(self, number: int, what: str) -> None:
        super().__init__(f"decision {number + 1}: {what}")
        self.number = number
