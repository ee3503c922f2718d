"""The record of a match: everything needed to play it again, as JSON and as text a person can read."""

from __future__ import annotations

import re
from hashlib import blake2b, blake2s
from typing import Any

import msgspec

from wyrmtable.core.ask import Assign, Many, Question, name_of
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import Result
from wyrmtable.core.pay import Pay

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
    """Fingerprint of the question; begins with ~ for what was done out of turn."""

    @property
    def aside(self) -> bool:
        return self.mark.startswith("~")

    @property
    def names(self) -> list[str]:
        return self.answer.split()


class Checkpoint(msgspec.Struct, frozen=True):
    """The state at a resting point, ``at`` decisions into the match."""

    at: int
    digest: str
    state: Any = None
    """Left out for all but the last one: the digest is enough to find the first difference."""


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match that this one plays on from: its first ``at`` decisions are taken over, with the chance of its seed."""

    match: str
    """What people call it: the name of a table or of a file, without blanks."""
    at: int
    seed: str
    sealed: bool = False


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    format: int = FORMAT
    game: str
    version: int
    players: int
    options: Any
    legacy: Any = None
    """What the match before this one handed on; None where nothing is."""
    seats: list[str]
    """Who sat where, for people to read."""
    seed: str
    sealed: bool = False
    commitment: str = ""
    origins: tuple[Origin, ...] = ()
    """Matches that this one plays on from, one from the other, the first one first; the seed is that of its own part."""
    decisions: list[Decision] = []
    checkpoints: list[Checkpoint] = []
    result: Result | None = None
    sum: str = ""
    """Hash of the text form: a record that was edited later does not carry the right one."""

    def __repr__(self) -> str:
        end = "running" if self.result is None else f"scores {' '.join(map(str, self.result.scores))}"
        return f"<Record of {self.game}, {self.players} players, {len(self.decisions)} decisions, {end}>"

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
        parts = [(record.seed, record.sealed), *((origin.seed, origin.sealed) for origin in record.origins)]
        for seed, sealed in parts:
            try:
                Chance(seed, sealed)
            except ValueError:
                raise BadRecord(f"its sealed seed {seed[:20]!r} is no hexadecimal number") from None
        return record

    def to_text(self) -> str:
        """The match as a person reads it: one line for each decision, a rule where a turn ends."""
        lines = [
            f"{self.game} · rules {self.version} · {self.players} players · {'sealed' if self.sealed else 'seed'} {self.seed}",
            f"options {msgspec.json.encode(self.options).decode()}",
            *([f"legacy {msgspec.json.encode(self.legacy).decode()}"] if self.legacy is not None else []),
            *(f"plays on from {o.match} · {o.at} · {'sealed' if o.sealed else 'seed'} {o.seed}" for o in self.origins),
            *(f"seat {seat}: {who}" for seat, who in enumerate(self.seats)),
        ]
        rests = {checkpoint.at: checkpoint for checkpoint in self.checkpoints}
        for number in range(len(self.decisions) + 1):
            if number in rests:
                lines.append(f"-- {rests[number].digest}")
            if number < len(self.decisions):
                made = self.decisions[number]
                lines.append(f"{number + 1:>4}  seat {made.seat}  {made.kind}: {made.answer or '–'}  ({made.mark})")
        if self.result is not None:
            scores = " ".join(map(str, self.result.scores))
            winners = " ".join(map(str, self.result.winners)) or "nobody"
            lines.append(f"scores {scores} · won by {winners}")
        if self.sum:
            lines.append(f"sum {self.sum}")
        return "\n".join(lines) + "\n"

    def summed(self) -> Record:
        """The same record with its right sum."""
        bare = msgspec.structs.replace(self, sum="")
        return msgspec.structs.replace(self, sum=blake2b(bare.to_text().encode(), digest_size=8).hexdigest())

    @staticmethod
    def from_text(text: str) -> Record:
        """The record back from its text; only the stored states are missing, and replaying brings them back."""
        try:
            return _read_text(text)
        except BadRecord:
            raise
        except ValueError as error:  # a number or a piece of JSON that was written over
            raise BadRecord(f"not a match in text: {error}") from None


def _read_text(text: str) -> Record:
    head = _HEAD.match(text)
    if head is None:
        raise BadRecord("not a match in text: the first line must name game, rules, players and seed")
    game, version, players, kind, seed, options = head.groups()
    record = Record(
        game=game,
        version=int(version),
        players=int(players),
        options=msgspec.json.decode(options),
        seats=[],
        seed=seed,
        sealed=kind == "sealed",
        decisions=[],
        checkpoints=[],
    )
    record.commitment = Chance(record.seed, record.sealed).commitment
    for line in text[head.end() :].splitlines():
        if line.startswith("legacy "):
            record.legacy = msgspec.json.decode(line[7:])
        elif origin := _ORIGIN.match(line):
            before = Origin(origin[1], int(origin[2]), origin[4], origin[3] == "sealed")
            record.origins = (*record.origins, before)
        elif seat := _SEAT.match(line):
            record.seats.append(seat[1])
        elif rest := _REST.match(line):
            record.checkpoints.append(Checkpoint(len(record.decisions), rest[1]))
        elif made := _MADE.match(line):
            record.decisions.append(Decision(int(made[1]), made[2], "" if made[3] == "–" else made[3], made[4]))
        elif end := _END.match(line):
            won = () if end[2] == "nobody" else tuple(map(int, end[2].split()))
            record.result = Result(won, tuple(map(int, end[1].split())))
        elif line.startswith("sum "):
            record.sum = line[4:]
        else:
            raise BadRecord(f"not a line of a match in text: {line[:60]}")
    return record


_HEAD = re.compile(r"(\S+) · rules (\d+) · (\d+) players · (seed|sealed) (.*)\noptions (.*)\n")
_ORIGIN = re.compile(r"plays on from (\S+) · (\d+) · (seed|sealed) (.*)")
_SEAT = re.compile(r"seat \d+: (.*)")
_REST = re.compile(r"-- ([0-9a-f]+)")
_MADE = re.compile(r" *\d+  seat (\d+)  (\S+): (.*)  \((~?[0-9a-f]+)\)")
_END = re.compile(r"scores ([-\d ]*) · won by (.*)")


def fingerprint(question: Question) -> str:
    """Four letters that change when the question changes: seat, kind, form, options."""
    parts = [str(question.seat), question.kind, question.form, *map(name_of, question.options)]
    if isinstance(question, Many):
        parts += [str(question.least), str(question.most)]
    if isinstance(question, Assign):
        parts += question.places
    if isinstance(question, Pay):
        parts += [f"{symbol}={n}" for symbol, n in (*question.cost.items(), *question.purse.have.items())]
        parts.append(str(question.off))
    return blake2s("|".join(parts).encode(), digest_size=2).hexdigest()


def aside_mark(question: Question) -> str:
    """The mark of something done out of turn."""
    return "~" + fingerprint(question)
