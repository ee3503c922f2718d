"""The Cave's board: tiles in hand, Omen tokens, omens with their prices of this turn, the next Events."""

from __future__ import annotations

from wyrmtable.core.scene import AnyElement, Area, Card, Counter, Piece, Pip, Zone
from wyrmtable.core.scenes import NOTHING, Private, Section, part
from wyrmtable.games.vast.data import CAVE, KNIGHT, OMEN_SYMBOLS, OMENS, TILES
from wyrmtable.games.vast.rules.omens import price
from wyrmtable.games.vast.scene.names import tile_id, word
from wyrmtable.games.vast.state import Vast

EVENTS_SEEN = 3


def cave_mat(g: Vast) -> list[Section]:
    seat = g.seat_of[CAVE]
    mat = f"mat:{seat}"
    cave = g.cave
    hand, top = tuple(cave.hand), tuple(g.event_deck[:EVENTS_SEEN]) if g.plays(KNIGHT) else ()
    tiles = Private(seat, _tiles(seat, mat, len(hand), hand), _tiles(seat, mat, len(hand), ()))
    events = Private(seat, _events(seat, mat, top) if top else NOTHING, NOTHING)
    omens = _omens(seat, mat, tuple([price(g, name) for name in OMENS]))
    numbers = _mat(seat, g.crystal_tiles_removed, g.rules.crystal_tiles, cave.hatred, g.rules.hatred)
    return [numbers, _tokens(seat, mat, tuple(cave.omens)), omens, tiles, events]


@part
def _mat(seat: int, gone: int, most_gone: int, hatred: int, most_hatred: int) -> list[AnyElement]:
    mat = f"mat:{seat}"
    elements: list[AnyElement] = [
        Area(id=mat, role="mat", owner=seat, label=word("the-cave"), emblem="role.cave", help="8"),
        Counter(
            id=f"gone:{seat}",
            at=mat,
            icon="gone",
            value=gone,
            most=most_gone,
            tone="crystal",
            label=word("crystals-gone"),
            help="8.6",
        ),
    ]
    if most_hatred:
        elements.append(
            Counter(
                id=f"hatred:{seat}",
                at=mat,
                icon="token.hatred",
                value=hatred,
                most=most_hatred,
                label=word("hatred-left"),
                help="13.1",
            )
        )
    return elements


@part
def _tokens(seat: int, mat: str, omens: tuple[str, ...]) -> list[AnyElement]:
    zone = f"omens:{seat}"
    found: list[AnyElement] = [
        Zone(id=zone, at=mat, role="reserve", owner=seat, count=len(omens), label=word("omen-tokens"), help="8.2")
    ]
    for symbol in OMEN_SYMBOLS:
        n = omens.count(symbol)
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


@part
def _omens(seat: int, mat: str, prices: tuple[int, ...]) -> list[AnyElement]:
    zone = f"book:{seat}"
    found: list[AnyElement] = [Zone(id=zone, at=mat, role="tableau", owner=seat, label=word("omens"), help="8.4")]
    found += [
        Card(id=f"omen:{name}", at=zone, face=f"omen:{name}", owner=seat, pips=(Pip("omens", cost),))
        for name, cost in zip(OMENS, prices, strict=True)
    ]
    return found


@part
def _tiles(seat: int, mat: str, n: int, seen: tuple[int, ...]) -> list[AnyElement]:
    """The hand, which only its owner sees into."""
    zone = f"tiles:{seat}"
    return [
        Zone(id=zone, at=mat, role="hand", lay="row", owner=seat, count=n, label=word("cave-hand"), help="P-PLACE"),
        *(
            Card(
                id=tile_id(number),
                at=zone,
                face=tile_id(number),
                back="tile",
                owner=seat,
                label=word(f"tile-{TILES[number].kind}"),
            )
            for number in seen
        ),
    ]


@part
def _events(seat: int, mat: str, top: tuple[str, ...]) -> list[AnyElement]:
    """The next Events, as the Cave alone sees them."""
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
        for n, name in enumerate(top)
    ]
    return found
