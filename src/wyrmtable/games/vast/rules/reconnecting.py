"""P-RECONNECT: sections of a split map slide together again."""

from __future__ import annotations

from collections.abc import Sequence

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.vast.choices import Slide
from wyrmtable.games.vast.data import EAST, NORTH, WEST
from wyrmtable.games.vast.grid import DELTA, is_connected, sections, xy
from wyrmtable.games.vast.rules.agenda import then
from wyrmtable.games.vast.rules.removing import settle_lurkers
from wyrmtable.games.vast.rules.say import say
from wyrmtable.games.vast.state import Vast

SIDES = ("north", "east", "south", "west")
FARTHEST = 120
"""No map is wider than this."""


def touches(section: list[int], offset: int, others: dict[int, int]) -> bool:
    return any(cell + offset + delta in others for cell in section for delta in DELTA)


def slide_length(section: list[int], start: int, side: int, others: dict[int, int]) -> int:
    """Steps until contact when sliding from offset ``start``; 0 if there is none."""
    for steps in range(1, reach(section, start, side, others) + 1):
        if touches(section, start + steps * DELTA[side], others):
            return steps
    return 0


def reach(section: list[int], start: int, side: int, others: dict[int, int]) -> int:
    """More steps than this lead away from all other tiles."""
    axis = side in (EAST, WEST)
    own = [xy(cell + start)[not axis] for cell in section]
    rest = [xy(cell)[not axis] for cell in others]
    return max(own) - min(rest) if side in (NORTH, WEST) else max(rest) - min(own)


def slides(g: Vast) -> list[Slide]:
    """Every legal slide; if no straight one makes contact, one with a turn (R-14)."""
    groups = sections(g.tiles)[1:]
    found: list[Slide] = []
    around = []
    for section in groups:
        others = g.tiles.copy()
        for cell in section:
            del others[cell]
        around.append(others)
        for side, word in enumerate(SIDES):
            steps = slide_length(section, 0, side, others)
            if steps:
                found.append(Slide(tuple(section), steps * DELTA[side], (word,)))
    if found:
        return found
    for section, others in zip(groups, around, strict=True):
        for side, word in enumerate(SIDES):
            for steps in range(1, FARTHEST):
                offset = steps * DELTA[side]
                turns = [turn for turn in (side ^ 1, side ^ 3) if slide_length(section, offset, turn, others)]
                for turn in turns:
                    length = slide_length(section, offset, turn, others)
                    found.append(Slide(tuple(section), offset + length * DELTA[turn], (word, SIDES[turn])))
                if turns:
                    break
    return found


def reconnect(g: Vast, by: int, _: int) -> Rule[None]:
    """One slide after the other until the map is one; the role that split it chooses. Lurking Tribes wait for the last."""
    if g.recall(is_connected):
        settle_lurkers(g)
        return
    slide = yield from choose(g.seat(by), "slide", g.recall(slides))
    shift(g, slide.section, slide.offset)
    say(g, "move", "slid", by, slide.section[0] + slide.offset)
    then(g, "reconnect", by)


def shift(g: Vast, section: Sequence[int], offset: int) -> None:
    """Move a section with everything on it."""
    moved = set(section)
    codes = {cell: g.tiles.pop(cell) for cell in section}
    for cell, code in codes.items():
        g.tiles[cell + offset] = code
    for places in (g.pieces, g.treasures, g.crystals, g.events, g.vaults, g.gems, g.terrain, g.cave.laid):
        for index, cell in enumerate(places):
            if cell in moved:
                places[index] = cell + offset
    if g.flame_wall in moved:
        g.flame_wall += offset
    for edges in (g.bombs, g.rockslides):
        for index, edge in enumerate(edges):
            if edge >= 0:
                cell = edge >> 1
                beyond = cell + (DELTA[2] if edge & 1 else DELTA[1])
                if cell in moved or beyond in moved:
                    edges[index] = edge + 2 * offset


STEPS = {"reconnect": reconnect}
