"""Looking back: replays, records and verification; worked out in a process of their own."""

from __future__ import annotations

import msgspec

from wyrmtable.core.book import find_game
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import SPECTATOR
from wyrmtable.core.match import Match
from wyrmtable.core.record import Record
from wyrmtable.core.verify import first_difference
from wyrmtable.core.watch import Watch
from wyrmtable.server.wire import Replay, SeatInfo, Verification


def full_record(record: bytes) -> bytes:
    """The record as a download: played again from the start, with a checkpoint at every resting point."""
    stored = Record.from_json(record)
    match = Match.load(find_game(stored.game), stored, from_start=True)
    return match.record().to_json()


def verification(record: bytes) -> bytes:
    """Whether the stored match agrees with its seed, its commitment and the rules."""
    stored = Record.from_json(record)
    game = find_game(stored.game)
    checked = msgspec.structs.replace(stored, checkpoints=[])
    seed_matches = Chance(stored.seed, True).commitment == stored.commitment
    try:
        match = Match.load(game, checked, from_start=True)
        played = match.record()
        if not match.over:  # closed before its end
            played = msgspec.structs.replace(played, result=stored.result)
        difference = first_difference(game, msgspec.structs.replace(played, version=stored.version))
        if difference is None and stored.result != played.result:
            difference = "the result is another one"
        text = played.to_text()
    except Exception as error:
        difference, text = f"{error}", stored.to_text()
    return msgspec.json.encode(
        Verification(
            agrees=difference is None and seed_matches,
            commitment=stored.commitment,
            seed=stored.seed,
            seed_matches=seed_matches,
            decisions=len(stored.decisions),
            difference=difference or "",
            text=text,
        )
    )


def replay(record: bytes, viewer: int, seats: list[SeatInfo]) -> bytes:
    """The match from its start as one viewer saw it, with the public scores after each decision."""
    stored = Record.from_json(record)
    match = Match.load(find_game(stored.game), msgspec.structs.replace(stored, decisions=[], checkpoints=[]))
    watch = Watch(match, tuple({viewer, SPECTATOR}))
    first = watch.scenes[viewer]

    def scores() -> list[int | None]:
        return [seat.score for seat in watch.scenes[SPECTATOR].seats]

    lines = [scores()]
    for decision in stored.decisions:
        if not match.fits(decision):
            break  # a frozen match: as far as the rules of today can follow
        match.repeat(decision)
        watch.settle()
        lines.append(scores())
    return msgspec.json.encode(Replay(first, watch.beats[viewer], len(match.decisions), seats, lines))
