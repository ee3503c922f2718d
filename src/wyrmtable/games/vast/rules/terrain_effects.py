"""What Terrain does to those upon it (§11.5): the River's current, the heat of Magma."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wyrmtable.core.ask import PASS, Rule, choose
from wyrmtable.games.vast.choices import Space
from wyrmtable.games.vast.data import GOBLINS, HERO, KNIGHT, OWNER, PIECES, ROGUE, THIEF, TRIBES
from wyrmtable.games.vast.rules.entering import enter, kill_thief
from wyrmtable.games.vast.rules.terrain import flow, kind_at
from wyrmtable.games.vast.rules.tribes import lose_population
from wyrmtable.games.vast.rules.victory import hurt_knight
from wyrmtable.games.vast.state import Vast


def downstream(g: Vast, cell: int) -> list[int]:
    """Spaces further along the current."""
    if kind_at(g, cell) != "river":
        return []
    found = []
    while kind_at(g, cell := cell + flow(g, cell)) == "river":
        found.append(cell)
    return found


def drift(
    g: Vast,
    piece: int,
    may_enter: Callable[[int], bool],
    fights: Callable[[int], bool] = lambda cell: False,
    arrive: Callable[[Vast, int, int], Rule[None]] = enter,
) -> Rule[None]:
    """A piece that has entered the River by its own movement may go on along the current for nothing, as far as it
    could step; it does not pass a space where it ``fights``. ``arrive`` brings it onto each space."""
    cells = []
    for cell in downstream(g, g.pieces[piece]):
        if not may_enter(cell):
            break
        cells.append(cell)
        if fights(cell):
            break
    if cells:
        answer = yield from choose(g.seat(OWNER[piece]), "drift", [*map(Space, cells), PASS], PIECES[piece])
        if isinstance(answer, Space):
            for cell in cells[: cells.index(answer.cell) + 1]:
                yield from arrive(g, piece, cell)
                if g.pieces[piece] != cell or (piece == HERO and g.knight.over):  # the Flame Wall ended her turn
                    return


def cross(g: Vast, piece: int, cells: Sequence[int]) -> Rule[bool]:
    """Spaces passed without a stop (Pits, an end of the Canyon): a Flame Wall there burns too. Gives whether it goes on."""
    for cell in cells:
        yield from enter(g, piece, cell)
        if g.pieces[piece] != cell:
            return False
    return True


def end_of_turn(g: Vast, role: int) -> Rule[None]:
    """Magma, for the pieces of the player whose turn ends."""
    if role == KNIGHT and kind_at(g, g.pieces[HERO]) == "magma" and g.knight.health > 1:
        hurt_knight(g)
    elif role == GOBLINS:
        for tribe in TRIBES:
            if kind_at(g, g.pieces[tribe]) == "magma":
                yield from lose_population(g, tribe, g.goblins.population[tribe])
    elif role == THIEF and kind_at(g, g.pieces[ROGUE]) == "magma":
        yield from kill_thief(g)
