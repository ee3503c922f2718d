"""The record of a match: everything needed to play it again, as JSON and as text a person can read."""

from __future__ import annotations

from hashlib import blake2s
from typing import Any

import msgspec

from wyrmtable.core.ask import Assign, Choice, Many, name_of
from wyrmtable.core.game import Result

FORMAT = 1


class BadRecord(ValueError):
    """The file is not a match record; says why in one line."""


class Decision(msgspec.Struct, frozen=True, array_like=True):
    """One answer: the names of the chosen options, with a fingerprint of the question."""

    seat: int
    kind: str
    answer: str
    """Names separated by blanks; empty when nothing was chosen."""
    mark: str

    @property
    def names(self) -> list[str]:
        return self.answer.split()


class Checkpoint(msgspec.Struct, frozen=True):
    """The state at a resting point, ``at`` decisions into the match."""

    at: int
    digest: str
    state: Any = None
    """Left out for all but the last one: the digest is enough to find the first difference."""


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    format: int = FORMAT
    game: str
    version: int
    players: int
    options: Any
    seats: list[str]
    """Who sat where, for people to read."""
    seed: str
    sealed: bool = False
    commitment: str = ""
    decisions: list[Decision] = []
    checkpoints: list[Checkpoint] = []
    result: Result | None = None

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1)

    @staticmethod
    def from_json(data: bytes | str) -> Record:
        try:
            record = msgspec.json.decode(data, type=Record)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadRecord(f"not a match record: {error}") from None
        if record.format != FORMAT:
            raise BadRecord(f"written in format {record.format}; this program reads format {FORMAT}")
        return record

    def to_text(self) -> str:
        """The match as a person reads it: one line for each decision, a rule where a turn ends."""
        lines = [
            f"{self.game} · rules {self.version} · {self.players} players · seed {self.seed}",
            f"options {msgspec.json.encode(self.options).decode()}",
            *(f"seat {seat}: {who}" for seat, who in enumerate(self.seats)),
        ]
        rests = {checkpoint.at: checkpoint for checkpoint in self.checkpoints}
        for number, decision in enumerate(self.decisions):
            if number in rests:
                lines.append(f"-- {rests[number].digest}")
            lines.append(
                f"{number + 1:>4}  seat {decision.seat}  {decision.kind}: {decision.answer or '–'}  ({decision.mark})"
            )
        if self.result is not None:
            scores = " ".join(map(str, self.result.scores))
            winners = " ".join(map(str, self.result.winners)) or "nobody"
            lines.append(f"scores {scores} · won by {winners}")
        return "\n".join(lines) + "\n"


def fingerprint(question: Choice) -> str:
    """Four letters that change when the question changes: seat, kind, form, options."""
    parts = [str(question.seat), question.kind, question.form, *map(name_of, question.options)]
    if isinstance(question, Many):
        parts += [str(question.least), str(question.most)]
    if isinstance(question, Assign):
        parts += question.places
    return blake2s("|".join(parts).encode(), digest_size=2).hexdigest()
