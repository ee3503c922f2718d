"""The map as one viewer sees it: tiles dark and lit, pieces, tokens, markers on edges."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache, partial

from wyrmtable.core.scene import AnyElement, Board, Piece, Pip, Tile
from wyrmtable.core.scenes import Part, Section, part
from wyrmtable.core.sight import veil
from wyrmtable.games.vast.data import (
    CAVE,
    CAVE_TILES,
    GEMS,
    HERO,
    IS_DARK,
    OGRE,
    OWNER,
    PIECES,
    ROGUE,
    ROLES,
    TERRAIN,
    THIEF,
    TILES,
    TRIBES,
    TROLL,
    WALLS,
    WYRM,
)
from wyrmtable.games.vast.grid import HOME, edges_of, xy
from wyrmtable.games.vast.rules.stats import armor, knight_strength, stealth, tribe_strength
from wyrmtable.games.vast.scene.names import (
    BOARD,
    PIECE_ID,
    PIECE_WORD,
    WALL_SIDES,
    dark_label,
    edge_place,
    known_label,
    lit_label,
    place,
    tile_id,
    word,
)
from wyrmtable.games.vast.state import Vast

_Stat = tuple[str, int] | tuple[str, int, int]
"""An icon, a number, and perhaps how high it can be."""
_BOARD = Board(
    id=BOARD,
    grid="square",
    naming="compass",
    origin=place(HOME),
    frontier=True,
    weight=2,
    label=word("board-cave"),
    help="2",
)


_MAP = Part([_BOARD])


def board(g: Vast) -> list[Section]:
    pieces = [element for piece, cell in enumerate(g.pieces) if cell >= 0 for element in _piece(g, piece, place(cell))]
    return [_MAP, _tiles(g), pieces, _tokens(g)]


def _tiles(g: Vast) -> Callable[[int], Part]:
    """The tiles as a viewer sees them. §14: the Cave may look at every dark tile, the Thief remembers those he peeked at."""
    bombs = tuple([edge for edge in g.bombs if edge >= 0])
    seen = _tiles_by_viewer(tuple(sorted(g.tiles.items())), bombs)
    cave, thief = g.seat_of[CAVE], g.seat_of[THIEF]

    def seen_by(viewer: int) -> Part:
        peeked = frozenset(g.thief.peeked) if viewer >= 0 and viewer == thief else frozenset()
        return seen(viewer, viewer >= 0 and viewer == cave, peeked)

    return seen_by


@lru_cache(maxsize=1 << 8)
def _tiles_by_viewer(
    tiles: tuple[tuple[int, int], ...], bombs: tuple[int, ...]
) -> Callable[[int, bool, frozenset[int]], Part]:
    """How these tiles look; the long list of them is looked up once for all viewers."""
    return part(partial(_tiles_seen, tiles, bombs))


def _tiles_seen(
    tiles: tuple[tuple[int, int], ...], bombs: tuple[int, ...], viewer: int, sees_all: bool, peeked: frozenset[int]
) -> list[AnyElement]:
    found: list[AnyElement] = []
    terrain: dict[int, list[tuple[int, int]]] = {}
    for cell, code in tiles:
        number = code >> 3
        if number >= CAVE_TILES:
            terrain.setdefault(TILES[number].piece, []).append((cell, code))
        elif not IS_DARK[code]:
            walls = WALLS[code]
            if bombs and walls:
                for side, edge in enumerate(edges_of(cell)):
                    if edge in bombs:
                        walls &= ~(1 << side)
            found.append(lit_tile(code, cell, walls))
        elif sees_all or number in peeked:
            found.append(_known_tile(number, cell))
        else:
            found.append(_dark_tile(viewer, cell, TILES[number].symbol))
    found += [_terrain(piece, cells) for piece, cells in terrain.items()]
    return found


@cache
def lit_tile(code: int, cell: int, walls: int) -> Tile:
    number = code >> 3
    return Tile(
        id=tile_id(number),
        at=place(cell),
        face=f"lit.{TILES[number].kind}",
        turn=code >> 1 & 3,
        walls=WALL_SIDES[walls],
        label=lit_label(number),
    )


@cache
def _known_tile(number: int, cell: int) -> Tile:
    tile = TILES[number]
    return Tile(
        id=tile_id(number),
        at=place(cell),
        face=f"dark.{tile.kind}",
        marks=(Pip(f"tribe.{tile.symbol}"), Pip("peek")),
        label=known_label(number),
    )


@cache
def _dark_tile(viewer: int, cell: int, symbol: str) -> Tile:
    return Tile(
        id=veil(viewer, BOARD, cell),
        at=place(cell),
        face="dark",
        marks=(Pip(f"tribe.{symbol}"),),
        label=dark_label(symbol),
    )


def _terrain(piece: int, tiles: list[tuple[int, int]]) -> Tile:
    """A piece of several spaces, drawn from its first one."""
    terrain = TERRAIN[piece]
    anchor, code = min(tiles, key=lambda tile: tile[1] >> 3)
    x, y = xy(anchor)
    over = tuple((cx - x, cy - y) for cx, cy in (xy(cell) for cell, _ in tiles) if (cx, cy) != (x, y))
    return Tile(
        id=f"terrain:{terrain.name}",
        at=place(anchor),
        over=over,
        face=terrain.kind,
        turn=code >> 1 & 3,
        label=word(f"terrain-{terrain.kind}"),
        help="11",
    )


# ---- pieces


def at_home(g: Vast, piece: int, home: str) -> list[AnyElement]:
    """A piece that is not on the map, where it lies meanwhile."""
    return _piece(g, piece, home) if g.pieces[piece] < 0 else []


def _piece(g: Vast, piece: int, at: str) -> list[AnyElement]:
    if piece == HERO and g.knight.dead:
        return []
    if piece in (OGRE, TROLL):
        return [_monster(piece, at)]
    return [_standee(piece, at, g.seat_of[OWNER[piece]], *_facts(g, piece))]


@cache
def _monster(piece: int, at: str) -> Piece:
    return Piece(
        id=PIECE_ID[piece],
        at=at,
        shape="token",
        icon=f"monster.{PIECES[piece]}",
        tone="monster",
        stats=(Pip("strength", 4),),
        label=word(PIECE_WORD[piece]),
        help="12.3",
    )


@lru_cache(maxsize=1 << 12)
def _standee(piece: int, at: str, owner: int, stats: tuple[_Stat, ...], states: tuple[str, ...]) -> Piece:
    return Piece(
        id=PIECE_ID[piece],
        at=at,
        shape="standee",
        icon=f"tribe.{PIECES[piece]}" if piece in TRIBES else f"role.{ROLES[OWNER[piece]]}",
        owner=owner,
        stats=tuple(Pip(*stat) for stat in stats),
        states=states,
        label=word(PIECE_WORD[piece]),
    )


def _facts(g: Vast, piece: int) -> tuple[tuple[_Stat, ...], tuple[str, ...]]:
    """What one wants to compare at a glance, and conditions."""
    if piece == HERO:
        return (("strength", knight_strength(g)),), ()
    if piece == WYRM:
        return (("armor", armor(g)),), ("surfaced" if g.dragon.surfaced else "underground",)
    if piece == ROGUE:
        return (("stealth", stealth(g)),), ()
    stats = (("strength", tribe_strength(g, piece)), ("population", g.goblins.population[piece], 4))
    if g.pieces[piece] < 0:
        return stats, ("hidden",)
    states = ("lurking",) if g.lurking(piece) else ()
    return stats, (*states, "activated") if g.goblins.activated[piece] else states


# ---- tokens


@cache
def token(id: str, at: str, kind: str, tone: str) -> Piece:
    return Piece(
        id=id, at=at, shape="token", icon=f"token.{kind}", tone=tone, level="marker", label=word(f"token-{kind}")
    )


@cache
def gem_piece(symbol: str, at: str, spent: bool) -> Piece:
    return Piece(
        id=f"gem.{symbol}",
        at=at,
        shape="gem",
        icon=f"gem.{symbol}",
        tone=symbol,
        level="marker",
        states=("spent",) if spent else (),
        label=word(f"gem-{symbol}"),
        help="7.10",
    )


def _tokens(g: Vast) -> list[AnyElement]:
    found: list[AnyElement] = []
    for kind, cells in (("treasure", g.treasures), ("crystal", g.crystals), ("event", g.events), ("vault", g.vaults)):
        for index, cell in enumerate(cells):
            if cell >= 0:
                found.append(token(f"{kind}.{index}", place(cell), kind, kind))
    for index, cell in enumerate(g.gems):
        if cell >= 0:
            found.append(gem_piece(GEMS[index], place(cell), index in g.dragon.spent_gems))
    if g.flame_wall >= 0:
        found.append(token("flame_wall", place(g.flame_wall), "flame_wall", "flame"))
    for kind, edges in (("bomb", g.bombs), ("rockslide", g.rockslides)):
        for index, edge in enumerate(edges):
            if edge >= 0:
                found.append(token(f"{kind}.{index}", edge_place(edge), kind, kind))
    poisoned = g.knight.cubes.count("entrance")
    if poisoned:
        found.append(
            Piece(
                id="poison",
                at=place(HOME),
                shape="cube",
                n=poisoned,
                owner=g.seat_of[0],
                level="marker",
                label=word("token-poison"),
            )
        )
    return found
