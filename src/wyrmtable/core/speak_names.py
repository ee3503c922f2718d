"""What a person calls a thing, a slot, a step, a cell or an edge."""

from __future__ import annotations

from collections.abc import Mapping

from wyrmtable.core import maps
from wyrmtable.core.coordinates import column_letters, row_number, way
from wyrmtable.core.game import SPECTATOR
from wyrmtable.core.keys import keys_of_elements, option_keys
from wyrmtable.core.language import Language
from wyrmtable.core.scene import AnyElement, Area, Ask, Board, Card, Counter, Face, Piece, Scene, Slot, Tile, Zone
from wyrmtable.core.scenes import children_of


class Names:
    """What things and places on one viewer's table are called in one language."""

    def __init__(
        self,
        scene: Scene,
        say: Language,
        faces: Mapping[str, Face],
        viewer: int = SPECTATOR,
        ask: Ask | None = None,
    ) -> None:
        self.scene = scene
        self.say = say
        self.faces = faces
        self.viewer = viewer
        self.ask = ask
        self.elements = {element.id: element for element in scene.elements}
        self.inside = children_of(scene.elements)
        self.keys = option_keys(ask, self.elements) if ask else []
        self.numbers: dict[str, str] = keys_of_elements(ask, self.keys) if ask else {}

    def name(self, element: AnyElement) -> str:
        """What a person calls the element."""
        if element.label is not None:
            return self.say(element.label)
        if isinstance(element, Card):
            face = self.faces.get(element.face)
            return self.say(face.title) if face else self.say.word("face-down")
        if isinstance(element, Area):
            if element.owner is not None:
                return self.say.people(element.owner)
            return self.say.word(f"area-{element.role}")
        if isinstance(element, Zone):
            return self.say.word(f"role-{element.role}")
        if isinstance(element, Piece):
            return self.say.icon(element.icon or element.shape, element.n)
        if isinstance(element, Counter):
            return self.say.icon(element.icon, element.value)
        return element.id

    def place(self, place: str) -> str:
        """The name of an element, a slot, a step, a cell or an edge."""
        if place in self.elements:
            return self.name(self.elements[place])
        spot = maps.spot(place)
        if spot is not None:
            cell = self.cell(spot.board, spot.x, spot.y)
            return (
                self.say.word("edge-of-place", place=cell, side=self.say.word(f"side-{spot.side}"))
                if spot.side
                else cell
            )
        holder, _, slot = place.partition("#")
        element = self.elements.get(holder)
        if element is None:
            return place
        for known in self._slots(element):
            if known.name == slot:
                return self.say(known.label) if known.label else f"{self.name(element)} {slot}"
        return f"{self.name(element)} {slot}"

    def _slots(self, element: AnyElement) -> tuple[Slot, ...]:
        if isinstance(element, Zone | Tile):
            return element.slots
        if isinstance(element, Card) and element.face in self.faces:
            return self.faces[element.face].slots
        return ()

    def cell(self, board_id: str, x: int, y: int) -> str:
        """The name of a cell as its board counts: K7, or 2 east 1 north, or the tile that lies there."""
        board = self.elements.get(board_id)
        if not isinstance(board, Board):
            return f"{x},{y}"
        if board.naming == "letter":
            x0, y0 = board.size[:2] if board.size else (0, 0)
            return self.say.word("cell-letter", column=column_letters(x - x0), row=row_number(y - y0))
        origin = maps.spot(board.origin)
        steps = way(board.grid, *((x - origin.x, y - origin.y) if origin else (x, y)))
        if board.naming == "label" or not steps:
            for element in self.inside.get(board_id, ()):
                if isinstance(element, Tile) and element.label and (x, y) in maps.cells_of(element):
                    return self.say(element.label)
        parts = [self.say.word(f"compass-{side}", n=n) for side, n in steps]
        return self.say.list(parts) if parts else self.say.word("compass-here")
