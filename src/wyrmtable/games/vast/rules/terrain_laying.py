"""How Terrain comes onto the map (§11.2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.vast.choices import PitPair, Spot
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
    HOME,
    bridge_sides,
    cell_at,
    distance,
    open_spaces,
)
from wyrmtable.games.vast.rules.agenda import then
from wyrmtable.games.vast.rules.placing import lay
from wyrmtable.games.vast.rules.say import say
from wyrmtable.games.vast.state import Vast

MAX_DISTANCE = 512


def event_revealed(g: Vast, by: int) -> None:
    """An Event tile was revealed by this role: the first of a round brings Terrain, before the Collapse."""
    first = not g.event_this_round
    g.event_this_round = True
    if g.rules.terrain and first and not g.collapse:
        then(g, "terrain", by)


def piece_of(g: Vast, role: int) -> int:
    """Space of the revealer's piece; the active Tribe for the Goblins."""
    if role == GOBLINS:
        tribe = g.goblins.active or next((tribe for tribe in TRIBES if g.pieces[tribe] >= 0), 0)
        return g.pieces[tribe]
    return g.pieces[{KNIGHT: HERO, DRAGON: WYRM}.get(role, ROGUE)]


def choose_terrain(g: Vast, by: int, _: int) -> Rule[None]:
    """The Cave, or without a Cave the revealer, chooses the kind."""
    pieces = g.recall(placeable)
    if pieces:
        kind = yield from choose(g.chooser(by), "terrain-kind", list(pieces))
        then(g, "terrain-place", by, pieces[kind])


def placeable(g: Vast) -> dict[str, int]:
    """The kinds there is room for, each with its Terrain tile."""
    return {
        TERRAIN[piece].kind: piece
        for piece in free_pieces(g)
        if (room_for_pits(g) if piece in PITS else has_spot(g, piece))
    }


def place_terrain(g: Vast, by: int, piece: int) -> Rule[None]:
    """One of the nearest places; for Pits one from which there is room for the other two."""
    seat, near = g.chooser(by), piece_of(g, by)
    if piece in PITS:
        spot = yield from choose_spot(seat, "pit", g.recall(first_pits, near))
        yield from lay_pits(g, seat, spot.first)
    else:
        spot = yield from choose_spot(seat, TERRAIN[piece].kind, g.recall(nearest_spots, piece, near))
        yield from put(g, piece, spot)


def free_pieces(g: Vast) -> list[int]:
    """One Terrain tile of each kind that can be placed; the three Pits only together."""
    pits = all(g.terrain[pit] == SUPPLY for pit in PITS)
    return [
        piece
        for piece, place in enumerate(g.terrain)
        if place == SUPPLY and (piece not in PITS or (pits and piece == PITS[0]))
    ]


def choose_spot(seat: int, kind: str, spots: Sequence[Spot]) -> Rule[Spot]:
    return (yield from choose(seat, "terrain-place", spots, kind))


def _shapes(piece: int) -> list[tuple[int, tuple[int, ...]]]:
    """The different ways to turn a Terrain tile: rotation, and where its parts lie from the first."""
    found: dict[tuple[int, ...], tuple[int, tuple[int, ...]]] = {}
    cells = TERRAIN[piece].cells
    for turn in range(4):
        parts = [cell_at(*_turned(x, y, turn)) - HOME for x, y in cells]
        ways = tuple(part - parts[0] for part in parts)
        # the River has a direction; of the others only the outline counts
        key = ways if TERRAIN[piece].kind == "river" else tuple(sorted(part - min(parts) for part in parts))
        found.setdefault(key, (turn, ways))
    return list(found.values())


def _turned(x: int, y: int, turn: int) -> tuple[int, int]:
    for _ in range(turn):
        x, y = -y, x
    return x, y


SHAPES = [_shapes(piece) for piece in range(len(TERRAIN))]


def barred_spaces(g: Vast) -> dict[int, None]:
    """Spaces no Terrain may lie on: tiles, all around other Terrain, and lurking Tribes (R-36)."""
    barred = dict.fromkeys(g.tiles)
    for cell in g.pieces:
        barred[cell] = None
    if g.terrain_out:
        for cell, code in g.tiles.items():
            if IS_TERRAIN[code]:
                for delta in AROUND:
                    barred[cell + delta] = None
    return barred


def spots_for(g: Vast, piece: int, spaces: Sequence[int], barred: Mapping[int, None]) -> Iterator[Spot]:
    """Legal places with a part on one of these open spaces, which lie beside Cave tiles; some come twice."""
    for space in spaces:
        for turn, ways in SHAPES[piece]:
            for way in ways:
                first = space - way
                for other in ways:
                    if first + other in barred:
                        break
                else:
                    cells = tuple([first + other for other in ways])
                    if piece != CANYON or bridged(g, cells[1], turn):
                        yield Spot(first, turn, cells)


def bridged(g: Vast, bridge: int, turn: int) -> bool:
    """Whether the Canyon's bridge touches a Cave tile on one of its open sides."""
    return any(is_cave_tile(g, bridge + DELTA[side]) for side in bridge_sides(BRIDGE << 3 | turn << 1))


def is_cave_tile(g: Vast, cell: int) -> bool:
    return g.tiles.get(cell, CAVE_TILES << 3) >> 3 < CAVE_TILES


def spaces_beside(g: Vast, barred: Mapping[int, None]) -> list[int]:
    """Open spaces beside Cave tiles; those beside Terrain are barred."""
    return [space for space in open_spaces(g) if space not in barred]


def has_spot(g: Vast, piece: int) -> bool:
    barred = barred_spaces(g)
    return next(spots_for(g, piece, spaces_beside(g, barred), barred), None) is not None


def nearest_spots(g: Vast, piece: int, near: int) -> list[Spot]:
    """All legal places as near as possible to this space (all of them if it is none)."""
    barred = barred_spaces(g)
    spaces = spaces_beside(g, barred)
    if near < 0:
        return list(dict.fromkeys(spots_for(g, piece, spaces, barred)))
    away = {space: distance(near, space) for space in spaces}
    spaces.sort(key=away.__getitem__)
    reach = len(SHAPES[piece][0][1]) - 1  # how much nearer than the space itself a part can lie
    best = MAX_DISTANCE
    found: dict[Spot, int] = {}
    for space in spaces:
        if away[space] - reach > best:
            break
        for spot in spots_for(g, piece, [space], barred):
            if spot not in found:
                found[spot] = min([distance(near, cell) for cell in spot.cells])
                best = min(best, found[spot])
    return [spot for spot, far in found.items() if far == best]


def put(g: Vast, piece: int, spot: Spot) -> Rule[None]:
    """Lay the tile; behind the bridge of the Canyon a Dark tile follows at once."""
    for part, cell in enumerate(spot.cells):
        g.tiles[cell] = (TERRAIN[piece].first + part) << 3 | spot.turn << 1
    g.terrain[piece] = spot.first
    say(g, "place", "terrain-placed", at=spot.first, terrain=f"terrain-{TERRAIN[piece].kind}")
    if piece == CANYON:
        bridge = spot.cells[1]
        for side in bridge_sides(g.tiles[bridge]):
            if bridge + DELTA[side] not in g.tiles and g.tiles_left:
                yield from lay(g, bridge + DELTA[side])


# ---- Pits


def pit_cells(g: Vast) -> list[int]:
    return spaces_beside(g, barred_spaces(g))


def first_pits(g: Vast, near: int) -> list[Spot]:
    """As near as possible to this space, where there is room for the other two."""
    cells = pit_cells(g)
    away = {cell: distance(near, cell) if near >= 0 else 0 for cell in cells if room_for_two(cells, cell)}
    least = min(away.values(), default=0)
    return [Spot(cell, 0, (cell,)) for cell, far in away.items() if far == least]


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


def room_for_two(cells: Sequence[int], first: int) -> bool:
    """Whether there is room for the other two."""
    return any(
        apart(first, a) and apart(first, b) and apart(a, b) for index, a in enumerate(cells) for b in cells[index + 1 :]
    )


def far_pairs(cells: Sequence[int], first: int) -> list[tuple[int, int]]:
    """Places for the other two Pits, as far as possible from the first and from each other."""
    away = {cell: distance(first, cell) for cell in cells if apart(first, cell)}
    others = sorted(away, key=lambda cell: (-away[cell], cell))
    best = 0
    found: list[tuple[int, int]] = []
    for index, a in enumerate(others):
        if 4 * away[a] < best:  # nobody later in the list is farther: the sum is at most twice what both are away
            break
        for b in others[index + 1 :]:
            if 2 * (away[a] + away[b]) < best:
                break
            total = away[a] + away[b] + distance(a, b)
            if total >= best and apart(a, b):
                if total > best:
                    best, found = total, []
                found.append((a, b))
    return found


def pit_pairs(g: Vast, first: int) -> list[PitPair]:
    return [PitPair(pair) for pair in far_pairs(pit_cells(g), first)]


def lay_pits(g: Vast, seat: int, first: int) -> Rule[None]:
    pair = yield from choose(seat, "pit-pair", g.recall(pit_pairs, first))
    for piece, cell in zip(PITS, (first, *pair.cells), strict=True):
        yield from put(g, piece, Spot(cell, 0, (cell,)))


def troll_bridge(g: Vast) -> Rule[int]:
    """§12.3 Troll: the bridge of the Canyon, which is placed near the Knight if it is not on the map; −1 if it cannot."""
    if g.terrain[CANYON] == SUPPLY and not g.collapse:
        spots = g.recall(nearest_spots, CANYON, g.pieces[HERO])
        if spots:
            spot = yield from choose_spot(g.chooser(KNIGHT), "canyon", spots)
            yield from put(g, CANYON, spot)
    return next((cell for cell, code in g.tiles.items() if code >> 3 == BRIDGE), -1)


STEPS = {"terrain": choose_terrain, "terrain-place": place_terrain}
