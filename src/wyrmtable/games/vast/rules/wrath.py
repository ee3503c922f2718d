"""Wrath (§7.5): hit tiles fall away under everybody."""

from __future__ import annotations

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.vast.choices import Way
from wyrmtable.games.vast.data import DRAGON, HERO, PIECES, TRIBES, WYRM
from wyrmtable.games.vast.grid import DELTA, HOME, distance, hit_cells
from wyrmtable.games.vast.rules.forced import event_stops, exits, may_be_pushed, push, standing
from wyrmtable.games.vast.rules.powers import dragon_roll, trap_saves
from wyrmtable.games.vast.rules.removing import after_removal, lift, tile_cells
from wyrmtable.games.vast.rules.tribes import scatter
from wyrmtable.games.vast.state import Vast


def wrath(g: Vast) -> Rule[None]:
    face = yield from dragon_roll(g)
    affected: list[int] = []
    for cell in hit_cells(g, g.pieces[WYRM], face):
        if cell != HOME:
            affected += [space for space in tile_cells(g, cell) if space not in affected]
    tribes = [tribe for tribe in TRIBES if g.pieces[tribe] in affected]
    if not (yield from trap_saves(g, tribes, "wrath")):
        for tribe in tribes:  # not an attack, no Rage
            yield from scatter(g, tribe)
    g.removing = True
    for piece in standing(g, affected):
        if g.pieces[piece] in affected:
            yield from move_off(g, piece, affected)
    held = [tile_cells(g, g.pieces[piece]) for piece in standing(g, affected)]
    lift(g, [cell for cell in affected if not any(cell in tile for tile in held)])
    g.removing = False
    after_removal(g, DRAGON)


def ways_out(g: Vast, piece: int, affected: list[int]) -> list[Way]:
    """The shortest ways; if there is none, as near to an unaffected tile as it gets."""
    return exits(g, piece, affected) or nearest(g, piece, affected)


def move_off(g: Vast, piece: int, affected: list[int]) -> Rule[None]:
    ways = g.recall(ways_out, piece, affected)
    if not ways:
        return
    way = yield from choose(g.seat(DRAGON), "wrath-move", ways, PIECES[piece])
    for cell in way.path:
        yield from push(g, piece, cell)
        if g.pieces[piece] != cell:
            return


def nearest(g: Vast, piece: int, affected: list[int]) -> list[Way]:
    """Reachable legal spaces, all of them affected, nearest to an unaffected tile."""
    safe = [cell for cell in g.tiles if cell not in affected]
    start = g.pieces[piece]
    paths: dict[int, tuple[int, ...]] = {start: ()}
    queue = [start]
    for cell in queue:
        if cell != start and piece == HERO and event_stops(g, cell):
            continue
        for side in range(4):
            to = cell + DELTA[side]
            if to not in paths and may_be_pushed(g, piece, cell, side):
                paths[to] = (*paths[cell], to)
                queue.append(to)
    del paths[start]
    far = {cell: min(distance(cell, other) for other in safe) for cell in paths}
    least = min(far.values(), default=0)
    return [Way(path) for cell, path in paths.items() if far[cell] == least]
