"""The Cave's board: tiles in hand, Omen tokens, omens with their prices of this turn, the next Events."""

from __future__ import annotations

from functools import partial

from wyrmtable.core.scene import AnyElement, Area, Card, Counter, Piece, Pip, Zone
from wyrmtable.core.scenes import Section
from wyrmtable.games.vast.data import CAVE, KNIGHT, OMEN_SYMBOLS, OMENS, TILES
from wyrmtable.games.vast.rules.omens import price
from wyrmtable.games.vast.scene.names import tile_id, word
from wyrmtable.games.vast.state import Vast

EVENTS_SEEN = 3


def cave_mat(g: Vast) -> list[Section]:
    seat = g.seat_of[CAVE]
    mat = f"mat:{seat}"
    cave = g.cave
    elements: list[AnyElement] = [
        Area(id=mat, role="mat", owner=seat, label=word("the-cave"), emblem="role.cave", help="8"),
        Counter(
            id=f"gone:{seat}",
            at=mat,
            icon="gone",
            value=g.crystal_tiles_removed,
            most=g.rules.crystal_tiles,
            tone="crystal",
            label=word("crystals-gone"),
            help="8.6",
        ),
    ]
    if g.rules.hatred:
        elements.append(
            Counter(
                id=f"hatred:{seat}",
                at=mat,
                icon="token.hatred",
                value=cave.hatred,
                most=g.rules.hatred,
                label=word("hatred-left"),
                help="13.1",
            )
        )
    own = (partial(_tiles, g, seat, mat), partial(_events, g, seat, mat))
    return [elements, _tokens(g, seat, mat), _omens(g, seat, mat), *own]


def _tokens(g: Vast, seat: int, mat: str) -> list[AnyElement]:
    zone = f"omens:{seat}"
    found: list[AnyElement] = [
        Zone(
            id=zone, at=mat, role="reserve", owner=seat, count=len(g.cave.omens), label=word("omen-tokens"), help="8.2"
        )
    ]
    for symbol in OMEN_SYMBOLS:
        n = g.cave.omens.count(symbol)
        if n:
            found.append(
                Piece(
                    id=f"omentoken.{symbol}",
                    at=zone,
                    shape="token",
                    icon=f"omentoken.{symbol}",
                    tone="omentoken",
                    n=n,
                    label=word(f"omentoken-{symbol}"),
                )
            )
    return found


def _omens(g: Vast, seat: int, mat: str) -> list[AnyElement]:
    zone = f"book:{seat}"
    found: list[AnyElement] = [Zone(id=zone, at=mat, role="tableau", owner=seat, label=word("omens"), help="8.4")]
    found += [
        Card(
            id=f"omen:{name}",
            at=zone,
            face=f"omen:{name}",
            owner=seat,
            pips=(Pip("omens", price(g, name)),),
        )
        for name in OMENS
    ]
    return found


def _tiles(g: Vast, seat: int, mat: str, viewer: int) -> list[AnyElement]:
    hand = g.cave.hand
    zone = f"tiles:{seat}"
    found: list[AnyElement] = [
        Zone(
            id=zone,
            at=mat,
            role="hand",
            lay="row",
            owner=seat,
            count=len(hand),
            label=word("cave-hand"),
            help="P-PLACE",
        )
    ]
    if viewer == seat:
        found += [
            Card(
                id=tile_id(number),
                at=zone,
                face=tile_id(number),
                back="tile",
                owner=seat,
                label=word(f"tile-{TILES[number].kind}"),
            )
            for number in hand
        ]
    return found


def _events(g: Vast, seat: int, mat: str, viewer: int) -> list[AnyElement]:
    if viewer != seat or not g.plays(KNIGHT) or not g.event_deck:
        return []
    zone = f"events:{seat}"
    found: list[AnyElement] = [
        Zone(id=zone, at=mat, role="drawn", owner=seat, weight=0, label=word("top-events"), help="8.5")
    ]
    found += [
        Card(
            id=f"event.top.{n}",
            at=zone,
            face=f"event:{name}",
            back="event",
            owner=seat,
            states=("peeked",),
            label=word(f"event-{name}"),
        )
        for n, name in enumerate(g.event_deck[:EVENTS_SEEN])
    ]
    return found
