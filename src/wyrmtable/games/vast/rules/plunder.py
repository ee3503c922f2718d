"""Treasures laid on the map: the Cave's Place Treasure, and the Past Plunder card (§12.3)."""

from __future__ import annotations

from wyrmtable.core.ask import Rule
from wyrmtable.games.vast.data import COUNTS_AS_LIT, SUPPLY
from wyrmtable.games.vast.grid import dark_tiles, open_beside, open_spaces, unoccupied
from wyrmtable.games.vast.rules.agenda import choose_cell
from wyrmtable.games.vast.rules.placing import place
from wyrmtable.games.vast.rules.say import say
from wyrmtable.games.vast.state import Vast


def put_treasure(g: Vast, role: int, cell: int) -> None:
    g.treasures[g.treasures.index(SUPPLY)] = cell
    say(g, "place", "treasure-placed", role, cell)


def treasure_spaces(g: Vast) -> list[int]:
    """§8.3 Place Treasure: Dark tiles without player piece and without Treasure token."""
    if SUPPLY not in g.treasures:
        return []
    return [cell for cell in dark_tiles(g) if cell not in g.pieces and cell not in g.treasures]


def bare_spaces(g: Vast) -> list[int]:
    """Where the Past Plunder card puts a Treasure: on bare Dark tiles; once there are none, in the Collapse, on Lit ones."""
    dark = dark_tiles(g)
    if not dark and g.collapse:
        return [cell for cell, code in g.tiles.items() if COUNTS_AS_LIT[code] and unoccupied(g, cell)]
    return [cell for cell in dark if unoccupied(g, cell)]


def past_plunder_card(g: Vast, role: int, _: int) -> Rule[None]:
    """The holder's end of turn: one Treasure on a bare Dark tile, on a new tile if there is none."""
    if SUPPLY not in g.treasures:
        return
    cells = g.recall(bare_spaces)
    if cells:
        put_treasure(g, role, (yield from choose_cell(g.seat(role), "past-plunder", cells)))
        return
    dark = dark_tiles(g)
    cell = yield from place(g, role, open_beside(g, dark) if dark else open_spaces(g))
    if cell >= 0 and unoccupied(g, cell):
        put_treasure(g, role, cell)


STEPS = {"past-plunder": past_plunder_card}
