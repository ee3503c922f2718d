"""Looking back: replays, records and verification; worked out in a process of their own."""

from __future__ import annotations

import msgspec

from wyrmtable.core.book import find_game
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import SPECTATOR
from wyrmtable.core.match import Match
from wyrmtable.core.record import Decision, Origin, Record
from wyrmtable.core.verify import first_difference
from wyrmtable.core.watch import Watch
from wyrmtable.review.story import story
from wyrmtable.review.what_if import NoMoment, what_if
from wyrmtable.server.keepsakes import unpack
from wyrmtable.server.wire import Replay, SeatInfo, Verification


def full_record(record: bytes) -> bytes:
    """The record as a download: played again from the start, with a checkpoint at every resting point.

    As it was stored, if the rules of today lead elsewhere.
    """
    stored = Record.from_json(record)
    try:
        match = Match.load(find_game(stored.game), stored, from_start=True)
    except Exception:
        return msgspec.structs.replace(stored, checkpoints=[]).summed().to_json()
    return match.record().to_json()


def verification(record: bytes) -> bytes:
    """Whether the stored match agrees with its seed, its commitment and the rules."""
    stored = Record.from_json(record)
    checked = msgspec.structs.replace(stored, checkpoints=[])
    seed_matches = Chance(stored.seed, True).commitment == stored.commitment
    try:
        game = find_game(stored.game)
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


def story_of(record: bytes) -> bytes:
    """Who led when, the key moments, the best turns."""
    stored = Record.from_json(record)
    return msgspec.json.encode(story(find_game(stored.game), stored))


class Branch(msgspec.Struct):
    """A match that plays on from a moment of another one, or why there is none."""

    seed: str = ""
    origins: list[Origin] = []
    decisions: list[Decision] = []
    turn: list[int] = []
    no_moment: str = ""


def branch(record: bytes, at: int, name: str, seats: list[str], seed: str) -> bytes:
    """What if: from there on with another seed, or with none given as it would have been. Raises when it is unreadable."""
    stored = Record.from_json(record)
    chance = Chance(seed, True) if seed else None
    try:
        match = what_if(find_game(stored.game), stored, at, name, seats, chance)
    except NoMoment as error:
        return msgspec.json.encode(Branch(no_moment=str(error)))
    made = Branch(match.chance.seed, list(match.origins), match.decisions, sorted(match.open))
    return msgspec.json.encode(made)


def replay(record: bytes, viewer: int, seats: list[SeatInfo], kept: bytes | None) -> bytes:
    """The match from its start as one viewer saw it, with the public scores after each decision.

    If the rules of today cannot follow a finished match, what it looked like; one that goes on, as far as they can.
    """
    stored = Record.from_json(record)
    told: Replay | None = None
    try:
        told = _replay(stored, viewer, seats)
    except Exception:
        if kept is None:
            raise
    if kept is not None and (told is None or told.decisions < len(stored.decisions)):
        ending = unpack(kept)
        told = Replay(ending.scenes[viewer], ending.beats, len(stored.decisions), seats)
    return msgspec.json.encode(told)


def _replay(stored: Record, viewer: int, seats: list[SeatInfo]) -> Replay:
    match = Match.load(find_game(stored.game), msgspec.structs.replace(stored, decisions=[], checkpoints=[]))
    watch = Watch(match, tuple({viewer, SPECTATOR}))
    first = watch.scenes[viewer]

    def scores() -> list[int | None]:
        return [seat.score for seat in watch.scenes[SPECTATOR].seats]

    lines = [scores()]
    for decision in stored.decisions:
        if not match.fits(decision):
            break  # a frozen match: as far as the rules of today can follow
        try:
            match.repeat(decision)
            watch.settle()
        except Exception:
            break
        lines.append(scores())
    return Replay(first, watch.beats[viewer], len(lines) - 1, seats, lines)
