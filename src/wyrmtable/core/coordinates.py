"""How cells of a board are called. The browser does the same in ``web/src/table/coordinates.ts``; one list of examples,
``tests/fixtures/coordinates.json``, holds both to it.
"""

from __future__ import annotations

from wyrmtable.core.scene import Grid, Side

_MINUS = "\N{MINUS SIGN}"


def column_letters(number: int) -> str:
    """A, B … Z, AA, AB for 0, 1 …; on a board that has grown to the west −A, −B … for −1, −2 …"""
    sign, number = ("", number + 1) if number >= 0 else (_MINUS, -number)
    letters = ""
    while number:
        number, rest = divmod(number - 1, 26)
        letters = chr(65 + rest) + letters
    return sign + letters


def row_number(number: int) -> str:
    """1, 2 … for 0, 1 …; 0, −1 … to the north of the first."""
    return str(number + 1).replace("-", _MINUS)


def way(grid: Grid, dx: int, dy: int) -> list[tuple[Side, int]]:
    """The way to a cell in at most two directions, with the number of steps in each."""
    if grid == "square":
        found: list[tuple[Side, int]] = [("e" if dx > 0 else "w", abs(dx)), ("s" if dy > 0 else "n", abs(dy))]
    else:
        # Between two neighbouring directions: north-east is one column on and one row up.
        slant = min(abs(dx), abs(dy)) if (dx > 0) != (dy > 0) else 0
        along, down = (abs(dx) - slant, abs(dy) - slant)
        found = [
            ("ne" if dx > 0 else "sw", slant),
            ("e" if dx > 0 else "w", along),
            ("se" if dy > 0 else "nw", down),
        ]
    return [(side, steps) for side, steps in found if steps]
