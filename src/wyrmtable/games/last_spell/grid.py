"""The grid (2.1): cells as numbers, sectors, neighbours, Areas, wall slots, fog lanes, and the cells a straight line crosses.

A cell is ``y * 24 + x``, so that the order of the numbers is the order by (y, x). Row 18 holds only the two ledges of the Harpy.
"""

from __future__ import annotations

from functools import cache

from wyrmtable.games.last_spell.data import constant, pairs, rows

WIDTH, HEIGHT = constant("grid_width"), constant("grid_height")
CELLS = WIDTH * (HEIGHT + 1)
XS = tuple(cell % WIDTH for cell in range(CELLS))
YS = tuple(cell // WIDTH for cell in range(CELLS))
_LEFT, _RIGHT = constant("city_x_min"), constant("city_x_max")
_TOP = constant("city_y_min")


def cell_at(x: int, y: int) -> int:
    return y * WIDTH + x


def cell_name(cell: int) -> str:
    return f"{XS[cell]},{YS[cell]}"


def distance(one: int, two: int) -> int:
    """Manhattan."""
    return abs(XS[one] - XS[two]) + abs(YS[one] - YS[two])


LEFT_LEDGE, RIGHT_LEDGE = cell_at(8, HEIGHT), cell_at(15, HEIGHT)
LEDGES = (LEFT_LEDGE, RIGHT_LEDGE)
BOARD = tuple(range(WIDTH * HEIGHT))
"""All cells but the ledges."""
_EXISTS = frozenset((*BOARD, *LEDGES))


def _neighbour(cell: int, dx: int, dy: int) -> int:
    x, y = XS[cell] + dx, YS[cell] + dy
    return cell_at(x, y) if 0 <= x < WIDTH and 0 <= y <= HEIGHT and cell_at(x, y) in _EXISTS else -1


SIDES = tuple(tuple(_neighbour(c, dx, dy) for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))) for c in range(CELLS))
"""Neighbours north, east, south, west; −1 where there is no cell. Ledges included."""
NEAR = tuple(tuple(n for n in sides if 0 <= n < len(BOARD)) for sides in SIDES)
"""Orthogonal neighbours on the board, in the order north, east, south, west."""
AREA = tuple(
    tuple(n for dy in (-1, 0, 1) for dx in (-1, 0, 1) if (dx or dy) and (n := _neighbour(c, dx, dy)) >= 0)
    for c in range(CELLS)
)
"""The eight cells around, ledges included, in the order of their numbers."""


def area_of(cells: tuple[int, ...]) -> tuple[int, ...]:
    """The ring around the cells of one object (1.4), on the board."""
    if len(cells) == 1:
        return AREA[cells[0]]
    return tuple(sorted({n for cell in cells for n in AREA[cell] if n not in cells}))


# ---- zones

IN_CITY = tuple(_LEFT <= XS[c] <= _RIGHT and _TOP <= YS[c] < HEIGHT for c in range(CELLS))
IN_SURROUNDINGS = tuple(c < len(BOARD) and not IN_CITY[c] for c in range(CELLS))
SLOTS = {row["id"]: tuple(sorted(cell_at(x, y) for x, y in pairs(row["cells"]))) for row in rows("wall_slots")}
"""Cells of each wall slot."""
SLOT_OF = {cell: slot for slot, cells in SLOTS.items() for cell in cells}
"""The slot of each perimeter cell."""
CITY = tuple(c for c in BOARD if IN_CITY[c])
SURROUNDINGS = tuple(c for c in BOARD if IN_SURROUNDINGS[c])
INTERIOR = tuple(c for c in CITY if c not in SLOT_OF)
MAGE_CELLS = (cell_at(11, 11), cell_at(12, 11), cell_at(11, 12), cell_at(12, 12))

# ---- sectors

SECTORS = tuple(column + row for row in "123" for column in "ABCD")
SECTOR = tuple(XS[c] // 6 + 4 * (min(YS[c], HEIGHT - 1) // 6) for c in range(CELLS))
"""Number of the sector each cell lies in; a ledge belongs to the sector north of it."""
GAP = tuple(tuple(abs(a % 4 - b % 4) + abs(a // 4 - b // 4) for b in range(12)) for a in range(12))
"""Distance between two sectors: 0 current, 1 adjacent, more is far."""


def sector_gap(one: int, two: int) -> int:
    """Sector distance of two cells."""
    return GAP[SECTOR[one]][SECTOR[two]]


# ---- fog boards

WEST, NORTH, EAST = range(3)
FOG_BOARDS = "WNE"


class Lane:
    """A fog space: its board and its four columns (x on the north board, y on the others)."""

    __slots__ = ("board", "columns")

    def __init__(self, row: dict[str, str]) -> None:
        self.board = FOG_BOARDS.index(row["board"])
        self.columns = tuple(int(row[f"c{n}"]) for n in range(4))

    def cell(self, fog: tuple[int, ...], front: bool, column: int) -> int:
        """A cell of the back row (the spawn line) or the front row, one nearer the City."""
        depth = 6 - fog[self.board] + front
        across = self.columns[column]
        if self.board == NORTH:
            return cell_at(across, depth)
        return cell_at(depth if self.board == WEST else WIDTH - 1 - depth, across)


LANES = {int(row["number"]): Lane(row) for row in rows("fog_spaces")}


def fogged(cell: int, fog: tuple[int, ...]) -> bool:
    x, y = XS[cell], YS[cell]
    if y < 6:
        return y < 6 - fog[NORTH]
    return x < 6 - fog[WEST] or x > 17 + fog[EAST]


# ---- lines


@cache
def crossed(dx: int, dy: int) -> tuple[int, ...]:
    """Cells between two cells, as differences of cell numbers: those whose open square the segment of the centres meets.

    Exact: the segment runs over t from 0 to 2·|dx|·|dy|, and each square cuts two open intervals out of it.
    """
    across, down = abs(dx), abs(dy)
    right, below = (1 if dx > 0 else -1), (1 if dy > 0 else -1)
    if not across or not down:
        return tuple(n * right if across else n * below * WIDTH for n in range(1, max(across, down)))
    found = []
    for y in range(down + 1):
        for x in range(across + 1):
            start = max((2 * x - 1) * down, (2 * y - 1) * across, 0)
            end = min((2 * x + 1) * down, (2 * y + 1) * across, 2 * across * down)
            if start < end and (x or y) and (x, y) != (across, down):
                found.append(x * right + y * below * WIDTH)
    return tuple(found)


def line_between(one: int, two: int) -> tuple[int, ...]:
    """Differences from ``one`` to the cells strictly between it and ``two``."""
    return crossed(XS[two] - XS[one], YS[two] - YS[one])
