"""P-FORCED: moving what belongs to another player, and leaving a tile that is removed."""

from __future__ import annotations

from collections.abc import Collection

from wyrmtable.core.ask import PASS, Pass, Rule, choose
from wyrmtable.games.vast.choices import Way
from wyrmtable.games.vast.data import (
    HERO,
    IMPASSABLE,
    IS_DARK,
    IS_PIT,
    IS_TERRAIN,
    OWNER,
    PIECES,
    ROGUE,
    SUPPLY,
    TRIBES,
    WYRM,
)
from wyrmtable.games.vast.grid import DELTA, HOME, closed, ways
from wyrmtable.games.vast.rules import terrain
from wyrmtable.games.vast.rules.entering import enter
from wyrmtable.games.vast.rules.say import PIECE_WORD, say
from wyrmtable.games.vast.rules.tribes import lose_population
from wyrmtable.games.vast.state import Vast


def others_at(g: Vast, cell: int, owner: int) -> bool:
    """Whether a piece of another player (or a Monster token) is on the space."""
    return any(place == cell and OWNER[piece] != owner for piece, place in enumerate(g.pieces))


def event_stops(g: Vast, cell: int) -> bool:
    """An Event token stops the Knight, unless the Event deck is empty (R-65)."""
    return bool(g.event_deck) and cell in g.events


def tunnelled(g: Vast, piece: int) -> bool:
    """Secret Tunnels (§10): nothing else moves the Tribe in this turn, not even a tile that ought to fall."""
    return f"tunnels:{PIECES[piece]}" in g.goblins.used


def may_be_pushed(g: Vast, piece: int, cell: int, side: int) -> bool:
    """One forced step of a piece from ``cell``; Monster tokens never move."""
    to = cell + DELTA[side]
    code = g.tiles.get(to)
    if code is None or IMPASSABLE[code] or IS_PIT[code] or others_at(g, to, OWNER[piece]) or piece > ROGUE:
        return False
    if g.goblins.used and tunnelled(g, piece):
        return False
    if piece == WYRM and not g.dragon.surfaced:
        return True
    if closed(g, cell, side):
        return False
    return not IS_DARK[code] if piece in (HERO, WYRM) else True


def can_be_pushed(g: Vast, piece: int) -> bool:
    """Whether any forced step is possible."""
    return any(may_be_pushed(g, piece, g.pieces[piece], side) for side in range(4))


def may_be_moved(g: Vast, piece: int) -> bool:
    """R-17: the Shield keeps the Knight where she is."""
    return g.pieces[piece] in g.tiles and not (piece == HERO and "shield" in g.knight.cubes)


def forced_paths(g: Vast, piece: int, steps: int) -> list[Way]:
    """All ends of a forced move, each with the path taken; where a way through the Flame Wall, over Terrain or over the
    Entrance to the Knight's Poison cubes leads there as well it is offered apart."""
    found: dict[tuple[int, str], Way] = {}
    danger = g.flame_wall >= 0 or g.terrain_out or poison_waits(g, piece)
    start = g.pieces[piece]
    paths: list[list[int]] = [[start]]
    seen = {start}
    for path in paths:
        cell = path[-1]
        if len(path) > steps or (len(path) > 1 and piece == HERO and event_stops(g, cell)):
            continue
        for side in range(4):
            to = cell + DELTA[side]
            if to in path or (not danger and to in seen) or not may_be_pushed(g, piece, cell, side):
                continue
            longer = [*path, to]
            risk = _risk(g, piece, longer[1:-1]) if danger else ""
            if (to, risk) not in found:
                found[to, risk] = Way(tuple(longer[1:]), risk)
            seen.add(to)
            paths.append(longer)
    return list(found.values())


def poison_waits(g: Vast, piece: int) -> bool:
    return piece == HERO and "entrance" in g.knight.cubes


def _risk(g: Vast, piece: int, between: list[int]) -> str:
    if g.flame_wall in between:
        return "fire"
    if g.terrain_out and any(IS_TERRAIN[g.tiles[cell]] for cell in between):
        return "terrain"
    if HOME in between and poison_waits(g, piece):
        return "home"
    return ""


def force(
    g: Vast, piece: int, steps: int, seat: int, kind: str = "forced-move", *, optional: bool = False
) -> Rule[None]:
    """Another player moves a piece up to so many spaces, at least one unless it is ``optional``; nothing happens if
    it cannot move."""
    paths = g.recall(forced_paths, piece, steps)
    if not paths:
        return
    ends: list[Way | Pass] = [*paths, PASS] if optional else [*paths]
    way = yield from choose(seat, kind, ends, PIECES[piece])
    if not isinstance(way, Way):
        return
    for cell in way.path:
        yield from push(g, piece, cell)
        if g.pieces[piece] != cell:
            break
    say(g, "move", "forced", at=g.pieces[piece], piece=PIECE_WORD[piece])


def push(g: Vast, piece: int, cell: int) -> Rule[None]:
    """One forced step with all entry effects; going against the current costs a Tribe 1 Population also then (§11.5)."""
    against = g.terrain_out and piece in TRIBES and terrain.upstream(g, g.pieces[piece], cell)
    yield from enter(g, piece, cell)
    if against and g.pieces[piece] == cell:
        yield from lose_population(g, piece, 1)


def token_ends(g: Vast, start: int, steps: int) -> list[int]:
    """Where a Treasure token or Gem on ``start`` may be moved: over pieces, but not onto them."""
    tiles, pieces = g.tiles, g.pieces
    found = []
    seen = {start}
    ring = [start]
    for _ in range(steps):
        further = []
        for cell in ring:
            for to in ways(g, cell):
                if to not in seen and not IS_PIT[tiles[to]]:
                    seen.add(to)
                    further.append(to)
                    if to not in pieces:
                        found.append(to)
        ring = further
    return found


def token_can_move(g: Vast, start: int, steps: int) -> bool:
    """Whether it has anywhere to go; mostly the first step tells."""
    for to in ways(g, start):
        if to not in g.pieces and not IS_PIT[g.tiles[to]]:
            return True
    return bool(token_ends(g, start, steps))


# ---- leaving a removed tile


def exits(g: Vast, piece: int, gone: Collection[int]) -> list[Way]:
    """The nearest legal spaces outside ``gone``, each with the way there; where an equally short way leads through the
    Flame Wall it is offered apart."""
    fire = g.flame_wall if piece != WYRM and piece not in g.burned else SUPPLY
    start = g.pieces[piece]
    ring: list[list[int]] = [[start]]
    seen = {(start, False)}
    while ring:
        further = []
        found: list[Way] = []
        for path in ring:
            cell = path[-1]
            if len(path) > 1 and piece == HERO and event_stops(g, cell):
                continue
            burned = fire in path[1:]
            for side in range(4):
                to = cell + DELTA[side]
                if (to, burned) not in seen and to not in path and may_be_pushed(g, piece, cell, side):
                    seen.add((to, burned))
                    further.append([*path, to])
                    if to not in gone:
                        found.append(Way((*path[1:], to), "fire" if burned else ""))
        if found:
            return found
        ring = further
    return []


def standing(g: Vast, cells: Collection[int]) -> list[int]:
    """Pieces that must leave when these spaces go, in turn order; a Monster token, which cannot, is the last."""
    return [piece for piece, place in enumerate(g.pieces) if place in cells]


def can_leave(g: Vast, pieces: list[int], gone: Collection[int]) -> bool:
    """R-52: whether the pieces can leave one after the other, each the shortest way, ties picked well."""
    if not pieces:
        return True
    piece, *rest = pieces
    home = g.pieces[piece]
    for way in exits(g, piece, gone):
        g.pieces[piece] = way.cell
        fine = can_leave(g, rest, gone)
        g.pieces[piece] = home
        if fine:
            return True
    return False


def ways_off(g: Vast, piece: int, others: list[int], gone: Collection[int]) -> list[Way]:
    """The exits of a piece after which the others can still leave."""
    home = g.pieces[piece]
    found = []
    for way in exits(g, piece, gone):
        g.pieces[piece] = way.cell
        if can_leave(g, others, gone):
            found.append(way)
        g.pieces[piece] = home
    return found


def leave(g: Vast, gone: Collection[int], seat: int) -> Rule[bool]:
    """All pieces leave these spaces, or none does (R-52); gives whether the spaces are empty."""
    pieces = standing(g, gone)
    if not g.recall(can_leave, pieces, gone):
        return False
    while pieces:
        piece, *pieces = pieces
        paths = g.recall(ways_off, piece, pieces, gone)
        if paths:
            way = yield from choose(seat, "leave-tile", paths, PIECES[piece])
            for cell in way.path:
                yield from push(g, piece, cell)
                if g.pieces[piece] != cell:
                    break
        pieces = [other for other in pieces if g.pieces[other] in gone]
    return not standing(g, gone)
