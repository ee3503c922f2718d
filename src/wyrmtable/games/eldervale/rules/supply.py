"""Gaining and losing resources (spec 10.1), at most five of a kind; gold is one of them, Magic cards are drawn."""

from __future__ import annotations

from collections.abc import Sequence

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.eldervale import acts, tales
from wyrmtable.games.eldervale.data import BASIC, GOLD, LIMIT, MAGIC, STORED, SWORD, Cost
from wyrmtable.games.eldervale.rules.magic import can_draw, draw
from wyrmtable.games.eldervale.state import Eldervale


def gain(g: Eldervale, seat: int, kind: int, n: int = 1) -> None:
    """Take resources of one kind; what goes beyond the limit is lost [R 8]. Ghosts gain essence, and swords."""
    if kind == MAGIC:
        draw(g, seat, n)
        return
    if g.ghostly(seat) and kind != SWORD:
        gain_essence(g, n)
        return
    supply = g.players[seat].supply
    room = min(n, LIMIT - supply[kind])
    supply[kind] += room
    tales.gained(g, seat, kind, room)


def gain_essence(g: Eldervale, n: int) -> None:
    g.essence += n
    tales.essence(g, n)


def gain_all(g: Eldervale, seat: int, face: Cost) -> None:
    """Everything a token's face shows."""
    for kind, n in enumerate(face):
        if n:
            gain(g, seat, kind, n)


def chest(g: Eldervale, seat: int, kinds: Sequence[int] = ()) -> list[acts.Resource]:
    """What somebody may take for "any": kinds with room, Magic if there is a card; full kinds if nothing else is left."""
    supply = g.players[seat].supply
    wanted = kinds or (*BASIC, GOLD, MAGIC)
    if not g.rules.chest_gold and not kinds:
        wanted = (*BASIC, MAGIC)
    room = [kind for kind in wanted if (can_draw(g) if kind == MAGIC else supply[kind] < LIMIT)]
    return [acts.resource(kind) for kind in room or [kind for kind in wanted if kind != MAGIC]]


def gain_any(g: Eldervale, seat: int, n: int, kinds: Sequence[int] = ()) -> Rule[None]:
    """``gain(any,n)``: each resource chosen separately."""
    if g.ghostly(seat):
        gain_essence(g, n)
        return
    for _ in range(n):
        taken = yield from choose(seat, "choose-resource", lambda: chest(g, seat, kinds))
        gain(g, seat, taken.kind)


def lose(g: Eldervale, seat: int, kind: int, n: int = 1) -> None:
    g.players[seat].supply[kind] -= n
    tales.lost(g, seat, kind, n)


def held(g: Eldervale, seat: int) -> list[int]:
    """The stored kinds somebody has at least one of."""
    supply = g.players[seat].supply
    return [kind for kind in STORED if supply[kind]]


def score(g: Eldervale, seat: int, n: int) -> None:
    g.players[seat].vp += n
    tales.scored_points(g, seat, n)
