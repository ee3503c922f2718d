"""The Knight comes onto a Dark tile or an Event token: what it brings, and her reward (§5.5)."""

from __future__ import annotations

from wyrmtable.core.ask import Rule
from wyrmtable.games.vast.data import HERO, KNIGHT, SUPPLY
from wyrmtable.games.vast.rules import events, revealing, terrain_laying
from wyrmtable.games.vast.rules.ambush import ambush
from wyrmtable.games.vast.rules.entering import enter
from wyrmtable.games.vast.rules.grit import gain_grit
from wyrmtable.games.vast.state import Vast

REVEAL_GRIT = 1


def entered_tile(g: Vast, cell: int) -> Rule[None]:
    """Resolve the revealed tile by its type; her Grit follows.

    What the tile brings on the agenda (Vantage Point) comes before the Grit, the Underworm's tile after it.
    """
    below = len(g.agenda)
    kind = g.kind(cell)
    if kind == "event":
        yield from events.event(g)
    elif kind == "ambush":
        yield from ambush(g)
    else:
        revealing.put_token(g, cell)
    worm = any(step == "worm" for step, _, _ in g.agenda[below:])
    g.agenda.insert(len(g.agenda) if worm else below, ("explored", cell, int(kind == "event")))


def explored(g: Vast, cell: int, was_event: int) -> Rule[None]:
    gain_grit(g, REVEAL_GRIT)
    if was_event:
        terrain_laying.event_revealed(g, KNIGHT)
    yield from ()


def worm(g: Vast, cell: int, _: int) -> Rule[None]:
    """The Underworm carries her to another Dark tile, revealed in the same Encounter."""
    knight = g.knight
    if knight.dead or not g.is_dark(cell):
        return
    tribes = g.tribes_at(cell)
    yield from enter(g, HERO, cell)
    knight.meeting = cell
    knight.met = []
    knight.must = []
    knight.found_tribes = tribes
    revealing.reveal(g, [cell], KNIGHT, "entered")


def token_done(g: Vast, cell: int, _: int) -> Rule[None]:
    """§5.4: an Event token leaves when all that its card brought is done."""
    g.events[g.events.index(cell)] = SUPPLY
    yield from ()


STEPS = {"explored": explored, "worm": worm, "token-done": token_done}
