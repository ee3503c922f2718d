"""Telling what happened; silent and cheap when nobody listens."""

from __future__ import annotations

from wyrmtable.core.scene import BeatKind
from wyrmtable.core.words import Arg, Msg, SeatRef, msg
from wyrmtable.games.vast.grid import cell_name
from wyrmtable.games.vast.state import Vast

PIECE_WORD = (
    "role-knight",
    "tribe-fangs",
    "tribe-bones",
    "tribe-eye",
    "role-dragon",
    "role-thief",
    "monster-ogre",
    "monster-troll",
)


def say(g: Vast, kind: BeatKind, word: str, by: int = -1, at: int = -1, **args: Arg) -> None:
    """Tell message ``log-<word>`` of the role ``by`` (``$who``); ``at`` is the space it happened on.

    Strings given as arguments are message ids: ``tile="tile-event"``, ``card="monster-ogre"``.
    """
    if not g.heard:
        return
    seat = g.seat_of[by] if by >= 0 else -1
    words: dict[str, Arg] = {key: Msg(value) if isinstance(value, str) else value for key, value in args.items()}
    if seat >= 0:
        words["who"] = SeatRef(seat)
    focus = (f"cave@{cell_name(at)}",) if at >= 0 else ()
    g.tell(kind, msg(f"log-{word}", **words), by=seat if seat >= 0 else None, focus=focus)
