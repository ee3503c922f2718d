"""What if: a match of its own that plays on from a moment of another one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from wyrmtable.core.chance import Chance
from wyrmtable.core.game import Game
from wyrmtable.core.match import Match
from wyrmtable.core.record import Origin, Record


class NoMoment(ValueError):
    """From there nothing can be played on."""


def what_if(
    game: Game[Any], record: Record, at: int, name: str, seats: Sequence[str], chance: Chance | None
) -> Match[Any]:
    """The match after ``at`` decisions of the record called ``name``, to be played on.

    With a ``chance`` of its own all draws from then on are new; without, they are those the record would have had.
    What was shuffled before and lies face down stays as it lies in either case.
    """
    if not 0 <= at < len(record.decisions):
        raise NoMoment(f"there are {len(record.decisions)} decisions to play on from, not {at}")
    before = tuple(origin for origin in record.origins if origin.at < at)
    past = next((origin for origin in record.origins if at <= origin.at), None)
    seed, sealed = (past.seed, past.sealed) if past else (record.seed, record.sealed)
    own = chance or Chance(seed, sealed)
    begun = replace(
        record,
        seed=own.seed,
        sealed=own.sealed,
        commitment=own.commitment,
        origins=(*before, Origin("-".join(name.split()) or "match", at, seed, sealed)),
        seats=list(seats),
        decisions=record.decisions[:at],
        checkpoints=[],
        result=None,
        sum="",
    )
    return Match.load(game, begun)
