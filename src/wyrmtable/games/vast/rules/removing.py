"""P-REMOVE and P-COLLAPSE-STEP: tiles leave the map."""

from __future__ import annotations

from collections.abc import Sequence

from wyrmtable.core.ask import Rule
from wyrmtable.games.vast.data import (
    CAVE_TILES,
    IS_DARK,
    IS_LIT,
    KIND,
    OUT,
    SUPPLY,
    TERRAIN,
    TILES,
    TRIBES,
)
from wyrmtable.games.vast.grid import DELTA, HOME, cell_name, degree, edges_of
from wyrmtable.games.vast.rules.agenda import choose_cell, then
from wyrmtable.games.vast.rules.forced import can_leave, leave, standing
from wyrmtable.games.vast.rules.placing import refill
from wyrmtable.games.vast.rules.say import say
from wyrmtable.games.vast.rules.victory import check_goals
from wyrmtable.games.vast.state import Vast


def tile_cells(g: Vast, cell: int) -> list[int]:
    """All spaces of the tile that covers this one."""
    number = g.tiles[cell] >> 3
    if number < CAVE_TILES:
        return [cell]
    piece = TILES[number].piece
    first = TERRAIN[piece].first
    last = first + len(TERRAIN[piece].cells)
    return [beside for beside, code in g.tiles.items() if first <= code >> 3 < last]


def lift(g: Vast, cells: Sequence[int]) -> None:
    """P-REMOVE 3 to 5 for all these tiles together, already empty of pieces; several spaces of one Terrain tile count
    as that tile. The caller reconnects and fills."""
    back: list[int] = []
    for cell in cells:
        if cell in g.tiles and cell != HOME:
            for space in tile_cells(g, cell):
                _lift_space(g, space, back)
    if back:
        g.chance.shuffle("removed", back)
        g.stack[:0] = back
        refill(g)


def _lift_space(g: Vast, cell: int, back: list[int]) -> None:
    tokens_home(g, cell)
    code = g.tiles[cell]
    number = code >> 3
    if IS_DARK[code] and g.heard:  # P-REMOVE 4: turned over for all to see
        g.tiles[cell] = code | 1
        g.tell("flip", focus=(f"cave@{cell_name(cell)}",))
    del g.tiles[cell]
    say(g, "break", "removed", at=cell, tile=f"tile-{TILES[number].kind}")
    if number >= CAVE_TILES:
        g.terrain[TILES[number].piece] = OUT if g.collapse else SUPPLY
        return
    if number in g.thief.peeked:
        g.thief.peeked.remove(number)
    if KIND[code] == "crystal":
        g.crystal_tiles_removed += 1
        g.revealed_crystals += IS_DARK[code]  # turned over for all to see
        g.gone.append(number)
    elif g.collapse:
        g.gone.append(number)
    else:
        back.append(number)


def tokens_home(g: Vast, cell: int) -> None:
    for tokens in (g.treasures, g.crystals, g.events, g.vaults, g.gems):
        for index, place in enumerate(tokens):
            if place == cell:
                tokens[index] = SUPPLY
    if g.flame_wall == cell:
        g.flame_wall = SUPPLY
    for edge in edges_of(cell):
        bomb_lost(g, edge)
        if edge in g.rockslides:
            g.rockslides[g.rockslides.index(edge)] = SUPPLY


def bomb_lost(g: Vast, edge: int) -> None:
    """Bomb tokens on this edge (two, if a slide joined them) leave the game; a printed wall counts again."""
    while edge in g.bombs:
        g.bombs[g.bombs.index(edge)] = OUT


def settle_lurkers(g: Vast) -> None:
    """A lurking Tribe no longer beside any tile goes back to the board, nothing lost."""
    for tribe in TRIBES:
        cell = g.pieces[tribe]
        if cell >= 0 and cell not in g.tiles and not any(cell + delta in g.tiles for delta in DELTA):
            g.pieces[tribe] = SUPPLY


def after_removal(g: Vast, by: int) -> None:
    """What follows a removal: the map is joined again, then (before the Collapse) open edges are filled."""
    check_goals(g)
    then(g, "fill", by)
    then(g, "reconnect", by)


# ---- the Collapse


def exposed_terrain(g: Vast) -> list[int]:
    """First space of each Terrain tile with at least half of its outer edges beside no tile, and no stuck piece."""
    found = []
    for piece, place in enumerate(g.terrain):
        if place >= 0:
            cells = tile_cells(g, place)
            outer = [cell + delta for cell in cells for delta in DELTA if cell + delta not in cells]
            bare = sum(beside not in g.tiles for beside in outer)
            if 2 * bare >= len(outer) and can_leave(g, standing(g, cells), cells):
                found.append(g.terrain[piece])
    return found


def collapse_choices(g: Vast) -> list[int]:
    """P-COLLAPSE-STEP 1 and 2: the tiles of which one must be removed; empty if nothing can go (R-13)."""
    tiles, occupied = g.tiles, g.pieces
    terrain_out = g.terrain_out
    lowest = 9
    found: list[int] = []
    for cell, code in tiles.items():
        if cell == HOME or code >> 3 >= CAVE_TILES:
            continue
        if terrain_out:
            tier = degree(g, [cell])
        else:
            tier = (cell - 256 in tiles) + (cell + 1 in tiles) + (cell + 256 in tiles) + (cell - 1 in tiles)
        tier = tier or 1
        if tier > lowest or (cell in occupied and not can_leave(g, standing(g, [cell]), [cell])):
            continue
        if tier < lowest:
            lowest = tier
            found = []
        found.append(cell)
    terrain = exposed_terrain(g) if terrain_out else []
    found.sort()
    crystals = [cell for cell in found if KIND[tiles[cell]] == "crystal" and IS_LIT[tiles[cell]]]
    if crystals:
        return crystals
    if g.rules.alone:  # §12.3: then Dark tiles, then Lit ones
        found = [cell for cell in found if IS_DARK[tiles[cell]]] or found
    return found + terrain


def can_collapse(g: Vast) -> bool:
    """Whether any tile can be removed."""
    for cell, code in g.tiles.items():
        if cell != HOME and code >> 3 < CAVE_TILES and cell not in g.pieces:
            return True
    return bool(collapse_choices(g))


def collapse_step(g: Vast, by: int, times: int) -> Rule[None]:
    """Remove so many tiles because of the Collapse, one after the other; ``by`` chooses."""
    cells = g.recall(collapse_choices)
    if not cells or times < 1:
        return
    cell = yield from choose_cell(g.seat(by), "collapse-tile", cells)
    if times > 1:
        then(g, "collapse", by, times - 1)
    yield from remove(g, cell, by)


def remove(g: Vast, cell: int, by: int) -> Rule[None]:
    """P-REMOVE of one tile whose pieces can leave."""
    g.removing = True
    if (yield from leave(g, tile_cells(g, cell), g.seat(by))):
        lift(g, [cell])
    g.removing = False
    after_removal(g, by)


STEPS = {"collapse": collapse_step}
