"""Zones and boards in words: a heading with what lies there, a little map, and what stands where."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from msgspec.structs import replace

from wyrmtable.core import maps
from wyrmtable.core.scene import AnyElement, Area, Board, Ground, Overlay, Region, Tile, Zone
from wyrmtable.core.speak_things import Things, grouped

MANY = 12
"""More things on the bare cells of a board are told in groups."""


class Line(NamedTuple):
    """One line of speech; ``id`` is the element, empty for headings."""

    id: str
    text: str
    depth: int = 0


class Boards(Things):
    """Says what lies in a zone or on a board."""

    def zone_heading(self, zone: Zone) -> str:
        count = len(self.inside.get(zone.id, ())) if zone.count is None else zone.count
        facts = [f"{count}/{zone.cap}"] if zone.cap is not None else [str(count)] if zone.count is not None else []
        facts += [self.say.pip(mark) for mark in zone.marks]
        return self.name(zone) + (f" ({', '.join(facts)})" if facts else "")

    def zone(self, zone: Zone) -> str:
        """Heading and contents in one line."""
        things = [e for e in self.inside.get(zone.id, ()) if not isinstance(e, Zone | Board | Area)]
        if zone.lay == "slots" and zone.slots:
            shown = []
            for slot in zone.slots:
                here = [self.numbered(e) for e in things if e.at == f"{zone.id}#{slot.name}"]
                label = self.say(slot.label) if slot.label else slot.name
                shown.append(f"{label}: {', '.join(here) or '–'}")
        elif zone.role == "stock":
            shown = [f"{n} × {text}" if n > 1 else text for text, n in grouped(map(self.numbered, things))]
        else:
            shown = [self.numbered(e) for e in things]
        heading = self.zone_heading(zone)
        if shown:
            return f"{heading}: {' · '.join(shown)}"
        return heading if zone.count is not None else f"{heading}: {self.say.word('empty')}"

    def _on_board(self, board: Board) -> list[AnyElement]:
        """Everything drawn on it; what lies in a tile's slots stands on the tile's cell."""
        found: list[AnyElement] = [e for e in self.inside.get(board.id, ()) if not isinstance(e, Overlay)]
        for tile in [e for e in found if isinstance(e, Tile)]:
            found += [replace(e, at=tile.at) for e in self.inside.get(tile.id, ()) if not isinstance(e, Overlay)]
        return found

    def board_signs(self, board: Board) -> tuple[dict[str, str], dict[str, str]]:
        """A sign for each thing on the board by element id, and the meaning of each sign."""
        things = [e for e in self._on_board(board) if not isinstance(e, Tile)]
        names = {e.id: self.name(e) for e in things}
        signs = maps.pick_signs(list(names.values()), set("".join(board.ground)))
        return {id: signs[name] for id, name in names.items()}, {sign: name for name, sign in signs.items()}

    def draw_board(self, board: Board, width: int = 100) -> maps.Rows:
        signs, _ = self.board_signs(board)
        things = self._on_board(board)

        def sign_of(element: AnyElement) -> str:
            return signs[element.id]

        if board.size is not None:
            return maps.letter_grid(board, things, sign_of, self.numbers, width)

        def tile_name(element: AnyElement) -> str:
            if element.label is None and isinstance(element, Tile):
                return self.say.icon(element.face)
            return self.name(element)

        return maps.little_map(board, things, tile_name, sign_of, self.numbers, width)

    def ground(self, ground: Ground) -> str:
        """What the ground is called, and what it stops."""
        stops = [self.say.word(f"stops-{stop}") for stop in ground.stops]
        name = self.say(ground.label) if ground.label else ""
        return f"{name} ({', '.join(stops)})" if stops else name

    def region(self, board: Board, region: Region) -> str:
        """A region with the first and the last cell of each of its rectangles."""
        spans = []
        for x0, y0, x1, y1 in maps.rectangles(region.cells):
            first, last = self.cell(board.id, x0, y0), self.cell(board.id, x1, y1)
            spans.append(first if first == last else f"{first}–{last}")
        return f"{self.say(region.label) if region.label else region.id}: {', '.join(spans)}"

    def board_legend(self, board: Board) -> str:
        _, meanings = self.board_signs(board)
        ground = {sign: self.ground(g) for sign, g in board.legend.items() if g.label}
        return " · ".join(f"{sign} {name}" for sign, name in (ground | meanings).items())

    def board(self, board: Board, depth: int) -> Iterator[Line]:
        """The map, its signs, then what lies where: by cell, or tile by tile and ring by ring."""
        yield Line(board.id, self.name(board) if board.label else "", depth)
        for row in self.draw_board(board):
            yield Line(board.id, "".join(ink.sign for ink in row), depth + 1)
        legend = self.board_legend(board)
        if legend:
            yield Line(board.id, f"{self.say.word('legend')}: {legend}", depth + 1)
        for region in board.regions:
            yield Line(board.id, self.region(board, region), depth + 1)
        inside = self.inside.get(board.id, ())
        tiles = [e for e in inside if isinstance(e, Tile)]
        origin = maps.spot(board.origin)
        ox, oy = (origin.x, origin.y) if origin else (0, 0)

        def ring(tile: Tile) -> int:
            x, y = maps.cells_of(tile)[0]
            return maps.distance(board.grid, x - ox, y - oy)

        for _, circle in groupby(sorted(tiles, key=ring), ring):
            for tile in circle:
                x, y = maps.cells_of(tile)[0]
                where, what = self.cell(board.id, x, y), self.tile(tile)
                yield Line(tile.id, what if what.startswith(where) else f"{where}: {what}", depth + 1)
        loose = []
        for element in inside:
            spot = maps.spot(element.at)
            if isinstance(element, Tile) or spot is None or (tiles and not spot.side):
                continue
            if isinstance(element, Overlay):
                yield from self.overlay(element, depth + 1)
            else:
                loose.append(element)
        yield from self._loose(loose, depth + 1)

    def _loose(self, elements: Sequence[AnyElement], depth: int) -> Iterator[Line]:
        """What stands on bare cells: one by one, or of many those alike together with all their places."""
        groups: dict[str, list[AnyElement]] = {}
        for element in elements:
            groups.setdefault(self.small(element) if len(elements) > MANY else element.id, []).append(element)
        for text, alike in groups.items():
            if len(alike) == 1:
                yield Line(alike[0].id, f"{self.place(alike[0].at)}: {self.numbered(alike[0])}", depth)
                continue
            places = [
                f"{self.numbers[e.id]}) {self.place(e.at)}" if e.id in self.numbers else self.place(e.at) for e in alike
            ]
            yield Line(alike[0].id, f"{len(alike)} × {text}: {', '.join(places)}", depth)

    def overlay(self, overlay: Overlay, depth: int) -> Iterator[Line]:
        """A light that has a name, with its cells where they are few enough to be told."""
        if overlay.label is None:
            return
        cells = [self.place(cell) for cell in overlay.cells] if len(overlay.cells) <= MANY else []
        yield Line(overlay.id, ": ".join([self.say(overlay.label), *([", ".join(cells)] if cells else [])]), depth)
