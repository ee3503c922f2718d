"""The Cave's turn (§8): collect Omens, then shape the Cave and place Treasure in either order, Omens at any time.

Phase "act": one action per resting point.
"""

from __future__ import annotations

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.vast.choices import Omen
from wyrmtable.games.vast.data import CARRIED, CAVE, OMEN_INCOME
from wyrmtable.games.vast.rules import omens
from wyrmtable.games.vast.rules.agenda import choose_cell, then
from wyrmtable.games.vast.rules.omen_bag import draw_omens
from wyrmtable.games.vast.rules.placing import place
from wyrmtable.games.vast.rules.plunder import put_treasure, treasure_spaces
from wyrmtable.games.vast.rules.turns import end_turn
from wyrmtable.games.vast.state import Vast

COLLAPSE_STEPS = 3


def start(g: Vast) -> Rule[None]:
    """§8.2 Collect Omens."""
    cave = g.cave
    cave.shaped = cave.treasured = False
    cave.omens_used = []
    draw_omens(g, income(g))
    g.phase = "act"
    yield from ()


def income(g: Vast) -> int:
    """Treasure and Crystal tokens on the map, those the Thief carries included (R-57)."""
    tokens = sum(place >= 0 or place == CARRIED for place in g.treasures) + sum(place >= 0 for place in g.crystals)
    return next(omens for most, omens in OMEN_INCOME if tokens <= most)


def go_on(g: Vast) -> Rule[None]:
    """§8.3 One action."""
    answer = yield from choose(g.seat(CAVE), "cave-act", g.recall(acts))
    if isinstance(answer, Omen):
        yield from omens.use(g, answer.what)
    elif answer == "shape":
        yield from shape(g)
    elif answer == "treasure":
        yield from place_treasure(g)
        g.cave.treasured = True
    else:
        end_turn(g)


def acts(g: Vast) -> list[Omen | str]:
    cave = g.cave
    found: list[Omen | str] = []
    if not cave.shaped and omens.can_shape(g):
        found.append("shape")
    treasure = not cave.treasured and bool(treasure_spaces(g))
    if treasure:
        found.append("treasure")
    may_end = not found or (found == ["treasure"] and g.rules.plunder_optional)
    found += map(Omen, omens.usable(g))
    if may_end:
        found.append("end")
    return found


def shape(g: Vast) -> Rule[None]:
    """Place a tile beside any other; in the Collapse remove three."""
    g.cave.shaped = True
    if g.collapse:
        then(g, "collapse", CAVE, COLLAPSE_STEPS)
    else:
        yield from place(g, CAVE)


def place_treasure(g: Vast) -> Rule[None]:
    cell = yield from choose_cell(g.seat(CAVE), "treasure-space", g.recall(treasure_spaces))
    put_treasure(g, CAVE, cell)
