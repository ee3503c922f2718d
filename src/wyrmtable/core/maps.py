"""Boards drawn with signs: a letter grid for a fixed board, a little map with walls for one that grows.

The map is a canvas of single characters, each with the element it belongs to, so that the terminal can colour it.
Hexes are laid like bricks: every brick touches six others, as a hex does.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

from wyrmtable.core.coordinates import column_letters, row_number
from wyrmtable.core.scene import AnyElement, Board, Grid, Level, Piece, Side, Tile

_PLACE = re.compile(r"(.+)@(-?\d+),(-?\d+)(?:/(\w+))?")
_LEVELS: tuple[Level, ...] = ("air", "unit", "marker", "structure", "ground")
"""What is drawn first where there is room for a few signs only."""
STEPS: dict[Grid, dict[Side, tuple[int, int]]] = {
    "square": {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)},
    "hex": {"nw": (0, -1), "ne": (1, -1), "e": (1, 0), "se": (0, 1), "sw": (-1, 1), "w": (-1, 0)},
}
"""The sides of a cell, and which cell lies beyond each."""
_OPPOSITE: dict[Side, Side] = {
    "n": "s",
    "ne": "sw",
    "e": "w",
    "se": "nw",
    "s": "n",
    "sw": "ne",
    "w": "e",
    "nw": "se",
}


class Spot(NamedTuple):
    """A cell of a board, or one of its edges."""

    board: str
    x: int
    y: int
    side: str = ""


def spot(place: str) -> Spot | None:
    """The cell or edge a place names; None for other places."""
    found = _PLACE.fullmatch(place)
    return Spot(found[1], int(found[2]), int(found[3]), found[4] or "") if found else None


def cells_of(element: AnyElement) -> list[tuple[int, int]]:
    """All cells an element covers; none if it does not lie on a cell."""
    at = spot(element.at)
    if at is None or at.side:
        return []
    over = element.over if isinstance(element, Tile | Piece) else ()
    return [(at.x, at.y), *((at.x + dx, at.y + dy) for dx, dy in over)]


def distance(grid: str, x: int, y: int) -> int:
    """Steps from the origin."""
    return max(abs(x), abs(y), abs(x + y)) if grid == "hex" else abs(x) + abs(y)


_RECTANGLE = re.compile(r"(-?\d+),(-?\d+)(?:\.\.(-?\d+),(-?\d+))?")


def rectangles(cells: str) -> list[tuple[int, int, int, int]]:
    """Corners of the rectangles of a region: ``6,6..11,11 8,18``."""
    found = []
    for x0, y0, x1, y1 in _RECTANGLE.findall(cells):
        found.append((int(x0), int(y0), int(x1 or x0), int(y1 or y0)))
    return found


class Ink(NamedTuple):
    """One character of a map and the element it stands for; an empty id for lines and ground."""

    sign: str
    id: str = ""


BLANK = Ink(" ")
KEY = "!key"
"""The id of ink that is the key of an answer."""
Rows = list[list[Ink]]


def pick_signs(names: Sequence[str], taken: Collection[str] = ()) -> dict[str, str]:
    """A single letter for each name: its first letter if still free, else another of its own, else any."""
    signs: dict[str, str] = {}
    spare = iter("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    for name in names:
        if name in signs:
            continue
        letters = [letter for letter in name if letter.isalpha()]
        wanted = [letter.upper() for letter in letters] + [letter.lower() for letter in letters]
        free = (sign for sign in [*wanted, *spare] if sign not in signs.values() and sign not in taken)
        signs[name] = next(free, "?")
    return signs


def pieces_by_cell(elements: Sequence[AnyElement]) -> dict[tuple[int, int], list[AnyElement]]:
    """What stands on each cell, tiles left out, the most important first."""
    found: dict[tuple[int, int], list[AnyElement]] = {}
    for element in elements:
        if not isinstance(element, Tile):
            for cell in cells_of(element):
                found.setdefault(cell, []).append(element)
    for things in found.values():
        things.sort(key=lambda e: _LEVELS.index(e.level) if isinstance(e, Piece) else 1)
    return found


def letter_grid(
    board: Board,
    elements: Sequence[AnyElement],
    sign_of: Callable[[AnyElement], str],
    keys: Mapping[str, str],
    width: int = 100,
) -> Rows:
    """A fixed board: a sign per cell and the key of the answer that points there, letters above, numbers at the left."""
    x0, y0, x1, y1 = board.size or (0, 0, 0, 0)
    pieces = pieces_by_cell(elements)
    found: dict[tuple[int, int], str] = {}
    for x in range(x0, x1 + 1):
        for y in range(y0, y1 + 1):
            places = [f"{board.id}@{x},{y}", *(thing.id for thing in pieces.get((x, y), ()))]
            found.update([((x, y), keys[place]) for place in reversed(places) if place in keys])
    longest = max(map(len, found.values()), default=0)
    roomy = 3 + (x1 - x0 + 1) * (longest + 2) <= width
    step = longest + 2 if longest and roomy else max(2, longest + 1)
    rows: Rows = [[Ink(sign) for sign in "   "]]
    for x in range(x0, x1 + 1):
        rows[0] += [Ink(sign) for sign in f"{column_letters(x - x0):<{step}}"[:step]]
    for y in range(y0, y1 + 1):
        row = [Ink(sign) for sign in f"{row_number(y - y0):>2} "]
        ground = board.ground[y - y0] if y - y0 < len(board.ground) else ""
        for x in range(x0, x1 + 1):
            things = pieces.get((x, y), ())
            bare = ground[x - x0] if x - x0 < len(ground) else "."
            cell = [Ink(sign_of(things[0]), things[0].id) if things else Ink(bare)]
            key = [Ink(letter, KEY) for letter in found.get((x, y), "")]
            # Where the screen is too narrow for both, the key stands for what is there.
            cell = [*cell, *key] if roomy or not key else key
            row += [*cell, *[BLANK] * (step - len(cell))]
        rows.append(row)
    return [_strip(row) for row in rows]


class _Canvas:
    def __init__(self) -> None:
        self.inks: dict[tuple[int, int], Ink] = {}

    def put(self, row: int, column: int, text: str, id: str = "") -> None:
        for i, sign in enumerate(text):
            self.inks[row, column + i] = Ink(sign, id)

    def rows(self) -> Rows:
        if not self.inks:
            return []
        top, left = min(r for r, _ in self.inks), min(c for _, c in self.inks)
        bottom, right = max(r for r, _ in self.inks), max(c for _, c in self.inks)
        rows = [[self.inks.get((r, c), BLANK) for c in range(left, right + 1)] for r in range(top, bottom + 1)]
        return [_strip(row) for row in rows]


def _strip(row: list[Ink]) -> list[Ink]:
    end = len(row)
    while end and row[end - 1].sign == " ":
        end -= 1
    return row[:end]


def little_map(
    board: Board,
    elements: Sequence[AnyElement],
    name_of: Callable[[AnyElement], str],
    sign_of: Callable[[AnyElement], str],
    keys: Mapping[str, str],
    width: int = 100,
) -> Rows:
    """A growing board: each tile a box with its name, what stands on it, its walls in heavy lines, and the key of the
    answer that points there.
    """
    tiles: dict[tuple[int, int], Tile] = {}
    for element in elements:
        if isinstance(element, Tile):
            tiles |= dict.fromkeys(cells_of(element), element)
    if not tiles:
        return []
    hex = board.grid == "hex"
    spans = [2 * x + y if hex else 2 * x for x, y in tiles]
    across = (max(spans) - min(spans)) // 2 + 1
    inner = next((w for w in (9, 7, 5) if across * (w + 1) < width), 3)
    pieces = pieces_by_cell(elements)
    canvas = _Canvas()

    def corner(x: int, y: int) -> tuple[int, int]:
        step = inner + 1
        return y * 3, (2 * x + y) * step // 2 if hex else x * step

    for (x, y), tile in tiles.items():
        row, column = corner(x, y)
        edges = {side: _edge(board.grid, tiles, (x, y), side) for side in STEPS[board.grid]}
        _frame(canvas, row, column, inner, edges)
        if cells_of(tile)[0] == (x, y):
            canvas.put(row + 1, column + 1, f"{name_of(tile)[:inner]:^{inner}}", tile.id)
        things = pieces.get((x, y), ())
        start = column + 1 + max(0, (inner - 2 * len(things) + 1) // 2)
        step = 2 if 2 * len(things) - 1 <= inner else 1
        for i, thing in enumerate(things[: (inner + 1) // step]):
            canvas.put(row + 2, start + i * step, sign_of(thing), thing.id)
    for place, key in keys.items():
        at = spot(place)
        if at is not None and at.board == board.id and not at.side:
            row, column = corner(at.x, at.y)
            empty = (at.x, at.y) not in tiles
            canvas.put(row + (1 if empty else 2), column + inner - len(key) - (2 if empty else 0), f"{key})", KEY)
    for element in elements:
        at = spot(element.at)
        if at is not None and at.side:
            row, column = corner(at.x, at.y)
            if at.side == "e":
                canvas.put(row + 2, column + inner + 1, sign_of(element), element.id)
            else:
                along = {"sw": (inner + 1) // 4, "se": (3 * inner + 3) // 4}.get(at.side, (inner + 1) // 2)
                canvas.put(row + 3, column + along, sign_of(element), element.id)
    return canvas.rows()


def _edge(grid: Grid, tiles: dict[tuple[int, int], Tile], cell: tuple[int, int], side: Side) -> str:
    """wall, open, inner (one tile on both sides) or rim (nothing beyond); bricks that stand for hexes all have rims."""
    tile = tiles[cell]
    dx, dy = STEPS[grid][side]
    beyond = tiles.get((cell[0] + dx, cell[1] + dy))
    if beyond is tile and grid == "square":
        return "inner"
    if side in tile.walls or (beyond is not None and _OPPOSITE[side] in beyond.walls):
        return "wall"
    return "rim" if beyond is None or grid == "hex" else "open"


def _frame(canvas: _Canvas, row: int, column: int, inner: int, edges: dict[Side, str]) -> None:
    flat = {"wall": "━", "rim": "─", "open": "╌", "inner": " "}
    upright = {"wall": "┃", "rim": "│", "open": "┊", "inner": " "}
    # Above and below a brick lie two others: each half is an edge of its own.
    left = (inner + 1) // 2
    tops = (edges["n"], edges["n"]) if "n" in edges else (edges["nw"], edges["ne"])
    feet = (edges["s"], edges["s"]) if "s" in edges else (edges["sw"], edges["se"])
    for r, (one, two) in ((row, tops), (row + 3, feet)):
        canvas.put(r, column + 1, flat[one] * left + flat[two] * (inner - left))
    for r in (row + 1, row + 2):
        canvas.put(r, column, upright[edges["w"]])
        canvas.put(r, column + inner + 1, upright[edges["e"]])
        for c in range(column + 1, column + inner + 1):
            canvas.put(r, c, " ")
    for r in (row, row + 3):
        for c in (column, column + inner + 1):
            canvas.put(r, c, "+")
