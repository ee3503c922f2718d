"""How Terrain comes onto the map (§11.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.vast.data import (
    BRIDGE,
    CANYON,
    CAVE_TILES,
    DRAGON,
    GOBLINS,
    HERO,
    IS_TERRAIN,
    KNIGHT,
    PITS,
    ROGUE,
    SUPPLY,
    TERRAIN,
    TRIBES,
    WYRM,
)
from wyrmtable.games.vast.grid import (
    AROUND,
    DELTA,
    bridge_sides,
    cell_at,
    cell_name,
    cell_of,
    distance,
    open_spaces,
    xy,
)
from wyrmtable.games.vast.rules.placing import lay
from wyrmtable.games.vast.rules.say import say
from wyrmtable.games.vast.state import Vast

Spot = tuple[int, int, tuple[int, ...]]
"""A place for a Terrain tile: its first space, its rotation, all its spaces."""


def event_revealed(g: Vast, by: int) -> Rule[None]:
    """An Event tile was revealed by this role: the first of a round brings Terrain, before the Collapse."""
    first = not g.event_this_round
    g.event_this_round = True
    if g.rules.terrain and first and not g.collapse:
        yield from lay_terrain(g, by)


def piece_of(g: Vast, role: int) -> int:
    """Space of the revealer's piece; the active Tribe for the Goblins."""
    if role == GOBLINS:
        tribe = g.goblins.active or next((tribe for tribe in TRIBES if g.pieces[tribe] >= 0), 0)
        return g.pieces[tribe]
    return g.pieces[{KNIGHT: HERO, DRAGON: WYRM}.get(role, ROGUE)]


def lay_terrain(g: Vast, by: int) -> Rule[None]:
    """The Cave, or without a Cave the revealer, chooses the kind and one of the nearest places."""
    pieces = {TERRAIN[piece].kind: piece for piece in free_pieces(g)}
    kinds = [kind for kind, piece in pieces.items() if (room_for_pits(g) if kind == "pit" else has_spot(g, piece))]
    if not kinds:
        return
    seat = g.chooser(by)
    kind = yield from choose(seat, "terrain-kind", kinds)
    spots = nearest(piece_of(g, by), list(spots_for(g, pieces[kind])))
    if kind == "pit":
        spots = [spot for spot in spots if pit_pairs(g, spot[0])]
        spot = yield from choose_spot(seat, kind, spots)
        yield from lay_pits(g, seat, spot[0])
    else:
        spot = yield from choose_spot(seat, kind, spots)
        yield from put(g, pieces[kind], spot)


def free_pieces(g: Vast) -> list[int]:
    """One Terrain tile of each kind that can be placed; the three Pits only together."""
    pits = all(g.terrain[pit] == SUPPLY for pit in PITS)
    return [
        piece
        for piece, place in enumerate(g.terrain)
        if place == SUPPLY and (piece not in PITS or (pits and piece == PITS[0]))
    ]


def choose_spot(seat: int, kind: str, spots: Sequence[Spot]) -> Rule[Spot]:
    names = {f"{cell_name(first)}:{turn}": (first, turn, cells) for first, turn, cells in spots}
    name = yield from choose(seat, "terrain-place", list(names), kind)
    return names[name]


def spots_for(g: Vast, piece: int) -> Iterator[Spot]:
    """All legal places: on open spaces, beside a Cave tile, apart from other Terrain, not upon a lurking Tribe (R-36)."""
    shape = TERRAIN[piece].cells
    directed = TERRAIN[piece].kind == "river"
    tried: set[tuple[int, ...]] = set()
    spaces = [xy(space) for space in open_spaces(g)]
    for turn in range(4 if len(shape) > 1 else 1):
        turned = [_turned(x, y, turn) for x, y in shape]
        for sx, sy in spaces:
            for px, py in turned:
                cells = tuple(cell_at(sx - px + x, sy - py + y) for x, y in turned)
                key = cells if directed else tuple(sorted(cells))
                if key not in tried:
                    tried.add(key)
                    if fits(g, piece, cells, turn):
                        yield cells[0], turn, cells


def has_spot(g: Vast, piece: int) -> bool:
    return next(spots_for(g, piece), None) is not None


def _turned(x: int, y: int, turn: int) -> tuple[int, int]:
    for _ in range(turn):
        x, y = -y, x
    return x, y


def is_cave_tile(g: Vast, cell: int) -> bool:
    return g.tiles.get(cell, CAVE_TILES << 3) >> 3 < CAVE_TILES


def fits(g: Vast, piece: int, cells: tuple[int, ...], turn: int) -> bool:
    tiles = g.tiles
    if any(cell in tiles or cell in g.pieces for cell in cells):
        return False
    if any(IS_TERRAIN[tiles[cell + delta]] for cell in cells for delta in AROUND if cell + delta in tiles):
        return False
    if piece == CANYON:
        bridge = cells[1]
        return any(is_cave_tile(g, bridge + DELTA[side]) for side in bridge_sides(BRIDGE << 3 | turn << 1))
    return any(is_cave_tile(g, cell + delta) for cell in cells for delta in DELTA)


def nearest(near: int, spots: list[Spot]) -> list[Spot]:
    far = [min(distance(near, cell) for cell in cells) for _, _, cells in spots] if near >= 0 else [0] * len(spots)
    return [spot for spot, away in zip(spots, far, strict=True) if away == min(far)]


def put(g: Vast, piece: int, spot: Spot) -> Rule[None]:
    """Lay the tile; behind the bridge of the Canyon a Dark tile follows at once."""
    first, turn, cells = spot
    for part, cell in enumerate(cells):
        g.tiles[cell] = (TERRAIN[piece].first + part) << 3 | turn << 1
    g.terrain[piece] = first
    say(g, "place", "terrain-placed", at=first, terrain=f"terrain-{TERRAIN[piece].kind}")
    if piece == CANYON:
        bridge = cells[1]
        for side in bridge_sides(g.tiles[bridge]):
            if bridge + DELTA[side] not in g.tiles and g.tiles_left:
                yield from lay(g, bridge + DELTA[side])


# ---- Pits


def pit_cells(g: Vast) -> list[int]:
    return [first for first, _, _ in spots_for(g, PITS[0])]


def apart(a: int, b: int) -> bool:
    """Not touching, not even diagonally."""
    return a != b and b - a not in AROUND


def room_for_pits(g: Vast) -> bool:
    """Whether three Pits fit at all."""
    cells = pit_cells(g)
    return any(
        apart(a, b) and apart(a, c) and apart(b, c)
        for i, a in enumerate(cells)
        for j, b in enumerate(cells[i + 1 :], i + 1)
        for c in cells[j + 1 :]
    )


def pit_pairs(g: Vast, first: int) -> list[tuple[int, int]]:
    """Places for the other two Pits, as far as possible from the first and from each other."""
    cells = [cell for cell in pit_cells(g) if apart(first, cell)]
    away = {cell: distance(first, cell) for cell in cells}
    best = 0
    found: list[tuple[int, int]] = []
    for index, a in enumerate(cells):
        for b in cells[index + 1 :]:
            total = away[a] + away[b] + distance(a, b)
            if total >= best and apart(a, b):
                if total > best:
                    best, found = total, []
                found.append((a, b))
    return found


def lay_pits(g: Vast, seat: int, first: int) -> Rule[None]:
    pairs = [f"{cell_name(a)}>{cell_name(b)}" for a, b in pit_pairs(g, first)]
    name = yield from choose(seat, "pit-pair", pairs)
    for piece, cell in zip(PITS, (first, *map(cell_of, name.split(">"))), strict=True):
        yield from put(g, piece, (cell, 0, (cell,)))


def troll_bridge(g: Vast) -> Rule[int]:
    """§12.3 Troll: the bridge of the Canyon, which is placed near the Knight if it is not on the map; −1 if it cannot."""
    if g.terrain[CANYON] == SUPPLY and not g.collapse:
        spots = nearest(g.pieces[HERO], list(spots_for(g, CANYON)))
        if spots:
            spot = yield from choose_spot(g.chooser(KNIGHT), "canyon", spots)
            yield from put(g, CANYON, spot)
    return next((cell for cell, code in g.tiles.items() if code >> 3 == BRIDGE), -1)
