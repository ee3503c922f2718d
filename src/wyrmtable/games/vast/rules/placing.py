"""P-PLACE and P-FILL: Dark tiles come onto the map."""

from __future__ import annotations

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.vast.data import CAVE, TILE_NUMBER, TILES
from wyrmtable.games.vast.grid import open_edges, open_spaces
from wyrmtable.games.vast.rules.agenda import choose_cell, then
from wyrmtable.games.vast.rules.say import say
from wyrmtable.games.vast.state import Vast

CAVE_HAND = 3


def refill(g: Vast) -> None:
    """R-51: the Cave draws up to three as soon as it can."""
    if g.plays(CAVE):
        hand, stack = g.cave.hand, g.stack
        while len(hand) < CAVE_HAND and stack:
            hand.append(stack.pop())


def place(g: Vast, by: int, cells: list[int] | None = None) -> Rule[int]:
    """P-PLACE by a role on one of these open spaces (any beside the map); gives the space, −1 if no tile was left."""
    if not g.tiles_left:
        return -1
    spaces = g.recall(open_spaces) if cells is None else cells
    if not spaces:
        return -1
    cell = yield from choose_cell(g.seat(by), "place-space", spaces)
    yield from lay(g, cell)
    return cell


def lay(g: Vast, cell: int) -> Rule[None]:
    """Put a tile there: the one the Cave chooses from its hand, or the top of the stack.

    In its own turn the Cave must use Crystal tiles first.
    """
    if g.plays(CAVE):
        hand = g.cave.hand
        tiles = [number for number in hand if TILES[number].kind == "crystal"] if g.turn == CAVE else hand
        names = [TILES[number].name for number in tiles or hand]
        name = yield from choose(g.seat(CAVE), "place-tile", names, cell, secret=len(hand) > 1)
        number = TILE_NUMBER[name]
        hand.remove(number)
    else:
        number = g.stack.pop()
    laid = g.cave.laid
    if cell in laid:
        laid.remove(cell)
    if g.turn == CAVE:
        laid.append(cell)
    g.tiles[cell] = number << 3  # a lurking Tribe on this space is revealed by it
    refill(g)
    say(g, "place", "placed", at=cell)


def fill(g: Vast, by: int, _: int) -> Rule[None]:
    """P-FILL, one space after the other; ``by`` caused it and chooses when there is no Cave."""
    if g.collapse or not g.tiles_left:
        return
    spaces = g.recall(open_edges)
    if not spaces:
        return
    cell = yield from choose_cell(g.chooser(by), "fill-space", spaces)
    yield from lay(g, cell)
    if g.tiles_left and len(spaces) > 1:
        then(g, "fill", by)


STEPS = {"fill": fill}
