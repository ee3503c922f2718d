"""P-REVEAL: Dark tiles are turned up, oriented, their open edges filled, and their types resolved."""

from __future__ import annotations

from collections.abc import Sequence

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.vast.choices import Rotation
from wyrmtable.games.vast.data import DRAGON, KIND, KNIGHT, SUPPLY, THIEF, TILES, TURNS, WALLS
from wyrmtable.games.vast.grid import DELTA, closed, edge_of, edges_of, lit_to_entrance, side_towards
from wyrmtable.games.vast.rules import exploring, terrain_laying
from wyrmtable.games.vast.rules.agenda import choose_cell, then
from wyrmtable.games.vast.rules.grit import gain_grit
from wyrmtable.games.vast.rules.say import say
from wyrmtable.games.vast.state import Reveal, Vast


def reveal(g: Vast, cells: Sequence[int], by: int, why: str, came_from: int = -1) -> None:
    """Begin P-REVEAL of these Dark tiles; everything follows on the agenda.

    ``why`` is entered (by the Knight), power (of the Dragon), flare, vantage or thief.
    """
    if cells:
        g.reveals.append(Reveal(left=list(cells), done=[], by=by, why=why, came_from=came_from))
        then(g, "reveal")


def reveal_next(g: Vast, _: int, __: int) -> Rule[None]:
    """Step 1, for one tile; the revealer orders the list."""
    under_way = g.reveals[-1]
    cell = yield from choose_cell(g.seat(under_way.by), "reveal-next", under_way.left)
    under_way.left.remove(cell)
    under_way.done.append(cell)
    yield from orient(g, cell, under_way.by, under_way.came_from)
    if under_way.left:
        then(g, "reveal")
    else:
        then(g, "resolve")
        then(g, "fill", under_way.by)


def orient(g: Vast, cell: int, by: int, came_from: int) -> Rule[None]:
    """Turn a tile Lit and choose its rotation."""
    number = g.tiles[cell] >> 3
    turns = g.recall(legal_turns, cell, came_from)
    g.tiles[cell] = number << 3 | turns[0] << 1 | 1
    g.revealed += 1
    if TILES[number].kind == "crystal":
        g.revealed_crystals += 1
    if number in g.thief.peeked:
        g.thief.peeked.remove(number)
    say(g, "reveal", "revealed", by, cell, tile=f"tile-{TILES[number].kind}")
    answer = yield from choose(g.seat(by), "rotate", [Rotation(turn) for turn in turns], cell)
    code = number << 3 | answer.turn << 1 | 1
    g.tiles[cell] = code
    for side, edge in enumerate(edges_of(cell)):
        if edge in g.rockslides and WALLS[code] >> side & 1:
            g.rockslides[g.rockslides.index(edge)] = SUPPLY


def legal_turns(g: Vast, cell: int, came_from: int) -> list[int]:
    """Rotations that meet the Entrance rule and the Knight rule, as far as any does."""
    number = g.tiles[cell] >> 3
    turns = TURNS[number]
    if len(turns) == 1:
        return turns
    joined = lit_to_entrance(g, cell)
    # the tile is still Dark: whatever closes an edge now comes from beyond it
    sides = [side for side in range(4) if cell + DELTA[side] in joined and not closed(g, cell, side)]
    entrance = [turn for turn in turns if any(is_open(g, cell, number, turn, side) for side in sides)]
    if came_from < 0:
        return entrance or turns
    back = side_towards(cell, came_from)
    knight = [turn for turn in turns if is_open(g, cell, number, turn, back)]
    return [turn for turn in entrance if turn in knight] or knight or entrance or turns


def is_open(g: Vast, cell: int, number: int, turn: int, side: int) -> bool:
    """Whether the tile, so turned, has no wall there; a Bomb token on the edge opens it."""
    return not WALLS[number << 3 | turn << 1 | 1] >> side & 1 or edge_of(cell, side) in g.bombs


def resolve(g: Vast, _: int, __: int) -> Rule[None]:
    """Steps 3 and 4."""
    done = g.reveals.pop()
    if done.why == "entered":
        yield from exploring.entered_tile(g, done.done[0])
        return
    for cell in done.done:
        put_token(g, cell)
    if done.by == KNIGHT:
        gain_grit(g, len(done.done))
    if any(KIND[g.tiles[cell]] == "event" for cell in done.done):
        if done.by == DRAGON and "pride_event" not in g.dragon.earned:
            g.dragon.earned.append("pride_event")
        terrain_laying.event_revealed(g, done.by)


def put_token(g: Vast, cell: int) -> None:
    """The token a tile gets when it was revealed otherwise than by the Knight's step; none if it has run out."""
    kind = g.kind(cell)
    tokens: list[int] = []
    if kind == "event" and g.knight_lives and g.event_deck:
        tokens = g.events
    elif kind == "treasure_room":
        tokens = g.treasures
    elif kind == "crystal":
        tokens = g.crystals
    elif kind == "vault" and g.plays(THIEF):
        tokens = g.vaults
    if SUPPLY in tokens:
        tokens[tokens.index(SUPPLY)] = cell


STEPS = {"reveal": reveal_next, "resolve": resolve}
