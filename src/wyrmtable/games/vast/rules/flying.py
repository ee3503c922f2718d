"""How the Dragon moves (§7.4): free move and Wing, underground and surfaced."""

from __future__ import annotations

from wyrmtable.core.ask import PASS, Rule, choose
from wyrmtable.games.vast.choices import Space, Way
from wyrmtable.games.vast.data import DRAGON, GOBLINS, HERO, IMPASSABLE, IS_DARK, IS_PIT, KNIGHT, PIECES, WYRM
from wyrmtable.games.vast.grid import DELTA, HOME, blocked, closed, guarded
from wyrmtable.games.vast.rules import terrain, terrain_effects
from wyrmtable.games.vast.rules.axe import swing_axe
from wyrmtable.games.vast.rules.dice import roll
from wyrmtable.games.vast.rules.entering import enter
from wyrmtable.games.vast.rules.placing import lay
from wyrmtable.games.vast.rules.say import say
from wyrmtable.games.vast.rules.stats import armor, knight_strength, tribe_strength
from wyrmtable.games.vast.rules.tribes import rage, scatter
from wyrmtable.games.vast.rules.victory import hurt_dragon, win
from wyrmtable.games.vast.state import Vast

Path = tuple[int, ...]
"""Spaces entered one after the other."""


def may_pass(g: Vast, cell: int, side: int) -> bool:
    """One tile in a straight line: underground anywhere there is a tile, surfaced neither through walls nor into the dark."""
    code = g.tiles.get(cell + DELTA[side])
    if code is None or IS_PIT[code] or guarded(g, cell + DELTA[side]):
        return False
    return not g.dragon.surfaced or (not IS_DARK[code] and not closed(g, cell, side))


def straight(g: Vast, over_canyon: bool = False) -> list[Path]:
    """Moves of one or two tiles in a straight line, each as the spaces entered.

    With ``over_canyon`` (a Wing) a surfaced Dragon may cross one impassable end of the Canyon (§11.5).
    """
    start = g.pieces[WYRM]
    found: list[Path] = []
    for side in range(4):
        path: list[int] = []
        cell = start
        for _ in range(2):
            if (
                may_pass(g, cell, side)
                or (over_canyon and crosses_canyon(g, cell, side))
                or (g.terrain_out and leaves_terrain(g, cell, side))
            ):
                cell += DELTA[side]
                path.append(cell)
            else:
                break
        found += [
            tuple(path[:length])
            for length, cell in enumerate(path, 1)
            if cell not in g.tiles or terrain.may_stop(g, cell)
        ]
    return found


def leaves_terrain(g: Vast, cell: int, side: int) -> bool:
    """§11.3 Out of Terrain into an open space, where a Dark tile is placed: underground only."""
    return not g.dragon.surfaced and cell + DELTA[side] in terrain.exits(g, cell)


def crosses_canyon(g: Vast, cell: int, side: int) -> bool:
    """Over an edge without a wall onto, or from, an impassable end of the Canyon, never into the dark or to the Troll."""
    here, there = g.tiles.get(cell, 0), g.tiles.get(cell + DELTA[side])
    if there is None or blocked(g, cell, side) or guarded(g, cell + DELTA[side]):
        return False
    return IMPASSABLE[there] or (IMPASSABLE[here] and not IS_DARK[there])


def through_wall(g: Vast) -> list[Path]:
    """A Wing takes a surfaced Dragon one tile through a wall."""
    if not g.dragon.surfaced:
        return []
    start = g.pieces[WYRM]
    return [
        (to,)
        for side in range(4)
        if (to := start + DELTA[side]) in g.tiles
        and blocked(g, start, side)
        and not IS_DARK[g.tiles[to]]
        and terrain.may_stop(g, to)
        and not guarded(g, to)
    ]


def wing_moves(g: Vast) -> list[Way]:
    return [Way(path) for path in (*through_wall(g), *straight(g, over_canyon=g.dragon.surfaced))]


def pit_moves(g: Vast) -> list[int]:
    """§11.5 Through the Pits: two movements, so the free move and a Wing; a surfaced Dragon stays out of the dark."""
    if not g.terrain_out:
        return []
    return [
        cell
        for cell in terrain.pit_ways(g, g.pieces[WYRM], through_walls=not g.dragon.surfaced)
        if not guarded(g, cell) and (not g.dragon.surfaced or (cell in g.tiles and not IS_DARK[g.tiles[cell]]))
    ]


def fly(g: Vast, path: Path, tiles: int = 2) -> Rule[None]:
    """Enter these spaces one after the other; attacks on a surfaced Dragon do not stop him.

    The River may carry him off after each of them (R-73); where a movement of so many ``tiles`` is not at its end then,
    he may go on in its direction from there.
    """
    g.dragon.moved = True
    start = g.pieces[WYRM]
    for number, cell in enumerate(path, 1):
        yield from fly_to(g, cell)
        if g.pieces[WYRM] != cell:
            if number < tiles:
                yield from fly_on(g, cell - start)
            break
    say(g, "move", "dragon-moved", DRAGON, g.pieces[WYRM])


def fly_to(g: Vast, cell: int) -> Rule[None]:
    """One tile of a movement; in the River he may go on with the current."""
    if cell not in g.tiles:
        yield from lay(g, cell)  # out of Terrain onto a new tile
    yield from arrive(g, WYRM, cell)
    if g.terrain_out:
        yield from terrain_effects.drift(g, WYRM, lambda to: not guarded(g, to), arrive=arrive)


def fly_on(g: Vast, delta: int) -> Rule[None]:
    """The second tile of a movement, in the direction of the first, after the River carried him off."""
    here, side = g.pieces[WYRM], DELTA.index(delta)
    if may_pass(g, here, side) or leaves_terrain(g, here, side):
        answer = yield from choose(g.seat(DRAGON), "fly-on", [Space(here + delta), PASS], PIECES[WYRM])
        if isinstance(answer, Space):
            yield from fly_to(g, answer.cell)


def arrive(g: Vast, piece: int, cell: int) -> Rule[None]:
    """He comes onto a space by his own movement: surfaced he escapes by the Entrance, and is attacked on the way."""
    yield from enter(g, piece, cell)
    if g.dragon.surfaced:
        if cell == HOME:
            win(g, DRAGON)
        yield from met_surfaced(g, cell)


def met_surfaced(g: Vast, cell: int) -> Rule[None]:
    """Whoever is strong enough attacks a surfaced Dragon that comes onto the space."""
    if g.pieces[HERO] == cell:
        strength, needed = knight_strength(g), armor(g)
        if strength > needed or (strength == needed and roll(g, KNIGHT, cell).hits_centre):
            say(g, "hit", "dragon-attacked", KNIGHT, cell)
            hurt_dragon(g)
            yield from swing_axe(g)
    if g.rules.ash_dragon:
        for tribe in g.tribes_at(cell):
            if tribe_strength(g, tribe) > armor(g):
                say(g, "hit", "dragon-attacked", GOBLINS, cell)
                hurt_dragon(g)
                rage(g, -1)
                yield from scatter(g, tribe)
