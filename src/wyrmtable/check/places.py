"""Which places a scene has: elements, slots, steps, cells and edges."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from wyrmtable.core import maps
from wyrmtable.core.scene import Board, Card, Face, Scene, Tile, Track, Zone
from wyrmtable.core.scenes import parent_of

_CELL = re.compile(r"([^#@]+)@(-?\d+),(-?\d+)(?:/(\w+))?")
_REACH = 5
"""So far beyond its tiles a board may grow at once: a long tile is laid from its far end, too."""
_SIDES = {"square": ("e", "s"), "hex": ("e", "se", "sw")}


class Places:
    """Tells whether a place exists in a scene."""

    def __init__(self, scene: Scene, faces: Mapping[str, Face]) -> None:
        self.elements: dict[str, Any] = {element.id: element for element in scene.elements}
        self.faces = faces
        self._grown: dict[str, set[tuple[int, int]]] = {}

    def __contains__(self, place: str) -> bool:
        if place in self.elements:
            return True
        if cell := _CELL.fullmatch(place):
            return self._has_cell(cell[1], int(cell[2]), int(cell[3]), cell[4])
        owner, sign, slot = place.partition("#")
        return bool(sign) and owner in self.elements and self._has_slot(self.elements[owner], slot)

    def _has_cell(self, board_id: str, x: int, y: int, side: str | None) -> bool:
        board = self.elements.get(board_id)
        if not isinstance(board, Board) or (side is not None and side not in _SIDES[board.grid]):
            return False
        if board.size is None:
            return self._is_near(board, x, y)
        x0, y0, x1, y1 = board.size
        edge = 1 if side else 0  # an edge may be named from the cell outside
        return x0 - edge <= x <= x1 + edge and y0 - edge <= y <= y1 + edge

    def _is_near(self, board: Board, x: int, y: int) -> bool:
        """On a board that grows there are the cells of its tiles and those not far from them."""
        if board.id not in self._grown:
            cells = {
                cell
                for element in self.elements.values()
                if isinstance(element, Tile) and parent_of(element.at) == board.id
                for cell in maps.cells_of(element)
            }
            reach = range(-_REACH, _REACH + 1)
            around = {(a + dx, b + dy) for a, b in cells for dx in reach for dy in reach}
            self._grown[board.id] = around
        return not self._grown[board.id] or (x, y) in self._grown[board.id]

    def _has_slot(self, element: Any, slot: str) -> bool:
        if isinstance(element, Track):
            return slot.lstrip("-").isdigit() and element.first <= int(slot) < element.first + len(element.steps)
        names = [s.name for s in element.slots] if isinstance(element, Zone | Tile) else []
        if isinstance(element, Card) and element.face in self.faces:
            face = self.faces[element.face]
            names = [s.name for s in face.slots] + [row.id for row in face.rows]
        return slot in names
