"""The map: realms with their treasure, Dwellings, Units of all players, Monsters, the Watcher."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec.structs import replace

from wyrmtable.core.scene import AnyElement, Board, Level, Overlay, Piece, Pip, Shape, Side, Slot, Tile
from wyrmtable.core.scenes import Section, parent_of
from wyrmtable.games.eldervale.data import (
    BEAST,
    BRIDGE,
    DICE,
    ELEMENTS,
    INACTIVE,
    MONSTERS,
    READY,
    RESOURCES,
    TILES,
    TOKENS,
    UNDERWORLD,
    UNITS,
    WORKER,
)
from wyrmtable.games.eldervale.hexes import around
from wyrmtable.games.eldervale.rules.treasure import top_token
from wyrmtable.games.eldervale.scene.names import (
    BOARD,
    beast_id,
    cell_place,
    element_tone,
    home_place,
    realm_place,
    stack_place,
    tile_face,
    token_id,
    unit_area,
    unit_name,
    word,
)
from wyrmtable.games.eldervale.state import Eldervale
from wyrmtable.games.eldervale.terms import monster_msg, realm_id, realm_msg, token_msg, unit_msg

_BOARD = Board(id=BOARD, grid="hex", naming="label", frontier=True, weight=2, label=word("board"), help="realms")
_SIDES: tuple[Side, ...] = ("e", "se", "sw", "w", "nw", "ne")
_HOME = Slot("home", x=50, y=-50)
_STACKS = {1: (Slot("1"),), 2: (Slot("1"), Slot("2"))}


class Standing:
    """All Units by what they stand in: the map, an area of a mat, a card; none before there is a map."""

    def __init__(self, g: Eldervale) -> None:
        self._units: dict[str, list[AnyElement]] = {}
        if is_laid(g):
            for seat in range(len(g.players)):
                for unit in units(g, seat):
                    self._units.setdefault(parent_of(unit.at), []).append(unit)

    def on(self, id: str) -> list[AnyElement]:
        return self._units.get(id, [])


def is_laid(g: Eldervale) -> bool:
    """Whether there is a map yet."""
    return bool(g.elements) and any(cell >= 0 for cell in g.cells)


def board(g: Eldervale, standing: Standing) -> list[Section]:
    if not is_laid(g):
        return [[], [], [], []]
    return [[_BOARD, *_realms(g)], standing.on(BOARD), _wild(g), _fight(g)]


# ---- realms


def _realms(g: Eldervale) -> list[AnyElement]:
    """Each realm of the map with what lies in it."""
    found: list[AnyElement] = []
    for realm, cell in enumerate(g.cells):
        if cell >= 0:
            found.append(_bridge(g, cell) if realm == BRIDGE else tile(realm, cell_place(cell)))
            found += _treasure(g, realm)
            if (owner := g.dwellings[realm]) >= 0:
                found.append(home(realm, owner))
    return found


def _fight(g: Eldervale) -> list[AnyElement]:
    if g.battle is None or g.cells[g.battle.realm] < 0:
        return []
    return [
        Overlay(id="fight", role="region", cells=(realm_place(g, g.battle.realm),), tone="odds", label=word("fight"))
    ]


@cache
def tile(realm: int, place: str, id: str = "") -> Tile:
    """A realm as printed: sigils, Lair, places for treasure and a Dwelling."""
    printed = TILES[realm]
    if printed.kind != "elemental":
        about = word(f"realm-{printed.name}-text")
        return Tile(id=id or realm_id(realm), at=place, face=tile_face(realm), label=realm_msg(realm), about=about)
    signs = [Pip(ELEMENTS[printed.element])] * printed.sigils
    if printed.lair:
        signs.append(Pip("lair"))
    return Tile(
        id=id or realm_id(realm),
        at=place,
        face=tile_face(realm),
        label=realm_msg(realm),
        marks=tuple(signs),
        slots=(*_STACKS[len(printed.printed)], _HOME),
    )


def _bridge(g: Eldervale, cell: int) -> Tile:
    """Its four closed sides are walls."""
    walls = tuple(side for side, near in zip(_SIDES, around(cell), strict=True) if near in g.blocked)
    return replace(tile(BRIDGE, cell_place(cell)), walls=walls)


# ---- treasure


@cache
def token_piece(token: int, place: str, n: int = 1, level: Level = "unit") -> Piece:
    """A treasure token, or the stack it lies on; two equal symbols are a number on it, two different ones a name.

    Its icon names its tone, too.
    """
    face = TOKENS[token].faces[0]
    kind = next(kind for kind, number in enumerate(face) if number)
    return Piece(
        id=token_id(token),
        at=place,
        shape="token",
        icon=RESOURCES[kind],
        level=level,
        n=n,
        stats=(Pip(RESOURCES[kind], 2),) if face[kind] == 2 else (),
        label=token_msg(token) if _second(token) is not None else None,
    )


@cache
def _second(token: int) -> Piece | None:
    """The other symbol of a token with two different ones lies on it; with a slash, as a ring."""
    first, *rest = TOKENS[token].faces
    kinds = [kind for face in (rest or [first]) for kind, number in enumerate(face) if number]
    other = kinds[-1]
    if not rest and len(kinds) == 1:
        return None
    return Piece(
        id=f"{token_id(token)}.2",
        at=token_id(token),
        shape="ring" if rest else "token",
        icon=RESOURCES[other],
    )


def token_pieces(token: int, place: str, n: int = 1, level: Level = "unit") -> list[AnyElement]:
    other = _second(token)
    piece = token_piece(token, place, n, level)
    return [piece] if other is None else [piece, other]


@cache
def _printed(realm: int, index: int) -> Piece:
    """The resource under an empty stack."""
    kind = TILES[realm].printed[index]
    return Piece(
        id=f"p{realm}.{index + 1}",
        at=stack_place(realm, index),
        shape="disc",
        icon=RESOURCES[kind],
        level="marker",
    )


def stack_id(g: Eldervale, realm: int, index: int) -> str:
    """What one points at to take from a stack: its top token, or the printed resource."""
    token = top_token(g, g.stack_of[realm] + index)
    return _printed(realm, index).id if token < 0 else token_id(token)


def _treasure(g: Eldervale, realm: int) -> list[AnyElement]:
    first = g.stack_of[realm]
    if first < 0:
        return []
    found: list[AnyElement] = []
    for index in range(len(TILES[realm].printed)):
        token = top_token(g, first + index)
        if token < 0:
            found.append(_printed(realm, index))
        else:
            found += token_pieces(token, stack_place(realm, index), g.left[first + index], "marker")
    return found


# ---- what stands on realms


@cache
def home(realm: int, owner: int) -> Piece:
    return Piece(
        id=f"home{realm}",
        at=home_place(realm),
        shape="roof",
        icon="dwelling",
        owner=owner,
        level="structure",
    )


@cache
def unit_piece(id: str, at: str, seat: int, kind: int, n: int = 1) -> Piece:
    """Advanced Units stand taller and show their dice; what they are the icon says, but for beasts."""
    shape: Shape = "meeple" if kind == WORKER else "standee"
    stats = (Pip("dice", DICE[kind]),) if DICE[kind] > 1 else ()
    label = unit_msg(kind) if kind >= BEAST else None
    return Piece(id=id, at=at, shape=shape, icon=UNITS[kind], owner=seat, n=n, stats=stats, label=label)


def units(g: Eldervale, seat: int) -> tuple[Piece, ...]:
    """All Units of a player wherever they are."""
    player, cells = g.players[seat], g.cells
    where = tuple([cells[place] if place >= 0 else place for place in player.places])
    return _units(seat, tuple(player.kinds), where)


@lru_cache(maxsize=1 << 10)
def _units(seat: int, kinds: tuple[int, ...], where: tuple[int, ...]) -> tuple[Piece, ...]:
    """By the cells they stand on, or the places beside the map.

    Workers that wait together are one piece with a number: that of the first one, which is the next to leave.
    """
    found: list[Piece] = []
    workers = [place for kind, place in zip(kinds, where, strict=True) if kind == WORKER]
    counted: list[int] = []
    for index, (kind, place) in enumerate(zip(kinds, where, strict=True)):
        at = cell_place(place) if place >= 0 else unit_area(seat, place)
        if not at or (kind == WORKER and place in counted):
            continue
        heap = kind == WORKER and place in (INACTIVE, READY, UNDERWORLD)
        if heap:
            counted.append(place)
        found.append(unit_piece(unit_name(seat, index, kind), at, seat, kind, workers.count(place) if heap else 1))
    return tuple(found)


@cache
def beast_piece(monster: int, at: str, asleep: bool) -> Piece:
    printed = MONSTERS[monster]
    return Piece(
        id=beast_id(monster),
        at=at,
        shape="monster",
        icon=printed.name,
        tone=element_tone(printed.element),
        stats=(Pip("dice", printed.dice),) if printed.dice else (),
        states=("asleep",) if asleep else (),
        label=monster_msg(monster),
        about=word(f"monster-{printed.name}-text"),
    )


def _wild(g: Eldervale) -> list[AnyElement]:
    """Monsters, and the Watcher."""
    found: list[AnyElement] = [
        beast_piece(monster, realm_place(g, place), g.peaceful)
        for monster, place in enumerate(g.monsters)
        if place >= 0
    ]
    if g.watcher >= 0:
        found.append(_watcher(realm_place(g, g.watcher)))
    return found


@cache
def _watcher(at: str) -> Piece:
    return Piece(id="watcher", at=at, shape="flag", icon="watcher", tone="ghost", level="air", label=word("watcher"))
