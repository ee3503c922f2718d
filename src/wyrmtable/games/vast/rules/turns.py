"""P-TURN: how a turn begins and ends, P-ENDTILES, and whose turn is next."""

from __future__ import annotations

from wyrmtable.core.ask import Rule
from wyrmtable.games.vast.data import CAVE, DRAGON, GOBLINS, KNIGHT
from wyrmtable.games.vast.rules import terrain_effects
from wyrmtable.games.vast.rules.agenda import then
from wyrmtable.games.vast.rules.grit import NOT_OWNED
from wyrmtable.games.vast.rules.placing import place
from wyrmtable.games.vast.rules.say import say
from wyrmtable.games.vast.rules.stats import spirit, thief_movement
from wyrmtable.games.vast.rules.victory import check_goals
from wyrmtable.games.vast.state import Vast


def begin_turn(g: Vast) -> None:
    """The part of ``start_of_turn`` that is the same for all roles."""
    if not g.collapse and not g.tiles_left:
        g.collapse = True
        say(g, "phase", "collapse")
        check_goals(g)
    g.burned = []
    g.thief.evaded = False
    g.goblins.used = []
    say(g, "turn", "turn", g.turn)


def end_turn(g: Vast) -> None:
    """Called by a role when its phases are done; the rest of the turn follows on the agenda."""
    role = g.turn
    g.phase = "end"
    then(g, "next-role")
    if role == g.rules.past_plunder:
        then(g, "past-plunder", role)
    if not g.plays(CAVE):
        then(g, "end-tiles", role)
    if role == DRAGON:
        then(g, "surface")
    if g.terrain_out:
        then(g, "terrain-end", role)


def terrain_end(g: Vast, role: int, _: int) -> Rule[None]:
    yield from terrain_effects.end_of_turn(g, role)


def end_tiles(g: Vast, role: int, _: int) -> Rule[None]:
    """P-ENDTILES, or Alone in the Dark for a single player."""
    tiles = alone_tiles(g) if g.rules.alone else 1
    if g.collapse:
        then(g, "collapse", role, tiles if g.rules.alone else g.rules.collapse_steps)
        return
    yield from more_tiles(g, role, tiles)


def more_tiles(g: Vast, role: int, tiles: int) -> Rule[None]:
    """One tile after the other; Alone in the Dark may ask for none."""
    cell = (yield from place(g, role)) if tiles else -1
    if cell >= 0 and tiles > 1:
        then(g, "more-tiles", role, tiles - 1)


def alone_tiles(g: Vast) -> int:
    """§12.3 Alone in the Dark: N."""
    if g.turn == KNIGHT:
        own = sum(place != "aside" and place not in NOT_OWNED for place in g.knight.cubes)
    elif g.turn == GOBLINS:
        own = max(g.goblins.population)
    elif g.turn == DRAGON:
        own = spirit(g)
    else:
        own = thief_movement(g)
    return max(g.revealed_crystals, own)


def next_role(g: Vast, _: int, __: int) -> Rule[None]:
    roles = g.rules.roles
    index = roles.index(g.turn)
    while True:
        index += 1
        if index == len(roles):
            index = 0
            g.round += 1
            g.event_this_round = False
        if roles[index] != KNIGHT or not g.knight.dead:
            break
    g.turn = roles[index]
    g.phase = "start"
    yield from ()


STEPS = {"terrain-end": terrain_end, "end-tiles": end_tiles, "more-tiles": more_tiles, "next-role": next_role}
