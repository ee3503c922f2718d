"""The table in words: one line per thing, for the terminal and for screen readers.

Order: phase, the stage, the question, common areas, the viewer's own mat, the others, notes. Each line carries the
id of the element it speaks of, so that commands and focus work on it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from msgspec.structs import replace

from wyrmtable.core import maps
from wyrmtable.core.coordinates import column_letters, row_number, way
from wyrmtable.core.game import SPECTATOR
from wyrmtable.core.keys import keys_of_elements, option_keys
from wyrmtable.core.language import Language
from wyrmtable.core.scene import (
    AnyElement,
    Area,
    Ask,
    Board,
    Card,
    Counter,
    Die,
    Face,
    Ground,
    Note,
    Option,
    Overlay,
    Piece,
    Pip,
    Region,
    Scene,
    Seat,
    Sheet,
    Slot,
    Tile,
    Track,
    TrackStep,
    Zone,
)
from wyrmtable.core.scenes import children_of
from wyrmtable.core.words import Msg

MANY = 12
"""More things on the bare cells of a board are told in groups."""


class Line(NamedTuple):
    """One line of speech; ``id`` is the element, empty for headings."""

    id: str
    text: str
    depth: int = 0


class Speaker:
    """Says what lies on one viewer's table in one language."""

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

    # ---- names

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

    # ---- facts

    def pips(self, pips: Sequence[Pip]) -> str:
        return ", ".join(self.say.pip(pip) for pip in pips)

    def states(self, states: Sequence[str]) -> list[str]:
        return [self.say(Msg(f"state-{state}")) if self.say.has(f"state-{state}") else state for state in states]

    def option(self, option: Option) -> str:
        """An answer in words: its label, else the things it points at."""
        if option.label is not None:
            return self.say(option.label)
        if option.n is not None:
            return str(option.n)
        steps = []
        for step in option.path:
            verb = self.ask.verbs.get(step[1:]) if self.ask and step.startswith("!") else None
            steps.append(self.say(verb.label) if verb else self.thing(step))
        return " → ".join(steps) or option.name

    def where(self, option: Option) -> str:
        """What tells an answer from others with the same words: the place it points at last, else its name."""
        last = option.path[-1] if option.path else "!"
        return option.name if last.startswith("!") else self.place(last)

    def gives(self, option: Option) -> list[str]:
        """The sure consequences of an answer: ``+6 points``, ``−2 gems``."""
        return [self.say.pip(pip, signed=True) for pip in option.gives]

    def thing(self, place: str) -> str:
        """A thing on the table with its printed value, or the name of a place."""
        element = self.elements.get(place)
        if isinstance(element, Card):
            return self.short_card(element)
        if isinstance(element, Piece):
            return self.piece(element)
        return self.place(place)

    def short_card(self, card: Card) -> str:
        """Title and value."""
        face = self.faces.get(card.face)
        title = self.name(card)
        if face is None:
            return title
        values = [rank for rank in face.ranks if rank] or [str(pip.n) for pip in face.corner if pip.n is not None]
        said = [word.lstrip("+") for word in title.split()]
        return title if not values or any(value in said for value in values) else f"{title} {'/'.join(values)}"

    def card(self, card: Card) -> str:
        """Title, ranks, value, states, and what lies on it."""
        face = self.faces.get(card.face)
        parts = [self.short_card(card)]
        if face and len(face.ranks) > 1:
            parts.append(self.say.pip(Pip("rank", len(face.ranks))))
        parts += self.states([*(["used"] if card.tapped else []), *card.states])
        if card.pips:
            parts.append(self.pips(card.pips))
        if card.house or (face and face.house):
            parts.append(self.say.word("house-card"))
        return self._with_contents(card, ", ".join(parts))

    def face(self, face: Face) -> list[str]:
        """Everything printed on a card, line by line."""
        lines = [self.say(face.title)]
        if face.sub:
            lines.append(self.say(face.sub))
        if face.ranks:
            values = "/".join(rank for rank in face.ranks if rank)
            count = self.say.pip(Pip("rank", len(face.ranks)))
            lines.append(f"{count}: {values}" if values else count)
        lines += [self.pips(pips) for pips in (face.corner, face.cost) if pips]
        for row in face.rows:
            atoms = " ".join(atom if isinstance(atom, str) else self.say.pip(atom) for atom in row.atoms)
            lines.append(f"{self.say(row.head)}: {atoms}" if row.head else atoms)
        if face.text:
            lines.append(self.say(face.text))
        if face.foot:
            lines.append(self.say.pip(face.foot))
        if face.house:
            lines.append(self.say.word("house-card"))
        return lines

    def piece(self, piece: Piece) -> str:
        name = self.name(piece)
        if piece.value and piece.value not in name.split():
            name = f"{name} {piece.value}"
        if piece.n > 1:
            name = f"{piece.n} × {name}"
        facts = [self.pips((stat,)) for stat in piece.stats] + self.states(piece.states)
        if piece.down:
            facts.append(self.say.word("face-down"))
        return self._with_contents(piece, f"{name} ({', '.join(facts)})" if facts else name)

    def die(self, die: Die) -> str:
        shown = die.value or self.say.word("not-rolled")
        return f"{shown} ({self.say.word(f'die-{die.state}')})" if die.state else shown

    def counter(self, counter: Counter) -> str:
        number = str(counter.value) if counter.most is None else f"{counter.value}/{counter.most}"
        parts = f" ({' + '.join(self.say.pip(part) for part in counter.parts)})" if counter.parts else ""
        return f"{self.name(counter)}: {number}{parts}"

    def note(self, note: Note) -> str:
        text = self.say(note.text)
        if note.goal is not None:
            text += f" ({self.say.word('progress', done=note.done or 0, goal=note.goal)})"
        return text

    def tile(self, tile: Tile) -> str:
        """Name, marks, closed sides; what stands on it."""
        name = self.say(tile.label) if tile.label else self.say.icon(tile.face)
        facts = [self.pips((mark,)) for mark in tile.marks]
        if tile.walls:
            sides = self.say.list([self.say.word(f"side-{side}") for side in tile.walls])
            facts.append(self.say.word("walls-closed", n=len(tile.walls), sides=sides))
        on_it = [f"{n} × {text}" if n > 1 else text for text, n in grouped(map(self._whose, self._standing_on(tile)))]
        text = ", ".join([name, *facts])
        return f"{text}; {', '.join(on_it)}" if on_it else text

    def _whose(self, element: AnyElement) -> str:
        """A thing with its owner, where several people have things of that name."""
        text = self.small(element)
        if not isinstance(element, Piece) or element.owner is None:
            return text
        owners = {e.owner for e in self.scene.elements if isinstance(e, Piece) and e.label == element.label}
        return f"{text} ({self.say.people(element.owner)})" if len(owners) > 1 else text

    def _standing_on(self, tile: Tile) -> list[AnyElement]:
        spot = maps.spot(tile.at)
        board = self.inside.get(spot.board, ()) if spot else ()
        cells = set(maps.cells_of(tile))
        standing = [e for e in board if not isinstance(e, Tile) and not cells.isdisjoint(maps.cells_of(e))]
        return standing + self.inside.get(tile.id, [])

    def track(self, track: Track) -> str:
        """Who stands where, and what the next step brings the viewer."""
        stands = []
        for marker in self.inside.get(track.id, ()):
            number = marker.at.partition("#")[2]
            step = self._step(track, number)
            label = self.say(step.label) if step and step.label else number
            who = self.say.people(marker.owner) if marker.owner is not None else self.name(marker)
            alone = marker.owner is None and marker.label is None
            stands.append(label if alone else self.say.word("track-at", who=who, step=label))
            if marker.owner == self.viewer and number.lstrip("-").isdigit():
                following = self._step(track, str(int(number) + 1))
                if following and following.gain:
                    stands.append(self.say.word("track-next", gain=self.pips(following.gain)))
        return f"{self.name(track)}: {', '.join(stands) or self.say.word('track-empty')}"

    def _step(self, track: Track, number: str) -> TrackStep | None:
        index = int(number) - track.first if number.lstrip("-").isdigit() else -1
        return track.steps[index] if 0 <= index < len(track.steps) else None

    def sheet(self, sheet: Sheet) -> list[str]:
        heads = [self.say(head) for head in sheet.heads]
        lines = [self.say(sheet.label)] if sheet.label else []
        for row in sheet.rows:
            cells = []
            for i, cell in enumerate(row.cells):
                if cell is None:
                    continue
                shown = str(cell) if isinstance(cell, int) else self.say(cell)
                why = row.why[i] if i < len(row.why) else None
                head = f"{heads[i]} " if i < len(heads) else ""
                cells.append(f"{head}{shown} ({self.say(why)})" if why else f"{head}{shown}")
            lines.append(f"{self.say(row.label)}: {', '.join(cells)}")
        return lines

    def small(self, element: AnyElement) -> str:
        """Any element in a few words, as it stands in a list."""
        if isinstance(element, Card):
            return self.card(element)
        if isinstance(element, Piece):
            return self.piece(element)
        if isinstance(element, Die):
            return self.die(element)
        if isinstance(element, Counter):
            return self.counter(element)
        if isinstance(element, Note):
            return self.note(element)
        if isinstance(element, Tile):
            return self.tile(element)
        return self.name(element)

    def numbered(self, element: AnyElement) -> str:
        """With the key of the answer that points at it, if there is exactly one."""
        key = self.numbers.get(element.id)
        return f"{key}) {self.small(element)}" if key else self.small(element)

    def _with_contents(self, element: AnyElement, text: str) -> str:
        inside = self.inside.get(element.id)
        return f"{text} [{', '.join(map(self.small, inside))}]" if inside else text

    # ---- zones and boards

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

    # ---- the whole table

    def lines(self, element: AnyElement, depth: int = 0) -> Iterator[Line]:
        """An element and everything in it."""
        if isinstance(element, Zone):
            yield Line(element.id, self.zone(element), depth)
            for inner in self.inside.get(element.id, ()):
                if isinstance(inner, Zone | Board | Area):
                    yield from self.lines(inner, depth + 1)
        elif isinstance(element, Board):
            yield from self.board(element, depth)
        elif isinstance(element, Area):
            yield Line(element.id, self.name(element), depth)
            for inner in self.inside.get(element.id, ()):
                yield from self.lines(inner, depth + 1)
        elif isinstance(element, Track):
            yield Line(element.id, self.track(element), depth)
        elif isinstance(element, Sheet):
            for i, text in enumerate(self.sheet(element)):
                yield Line(element.id, text, depth + (1 if i else 0))
        elif isinstance(element, Overlay):
            yield from self.overlay(element, depth)
        else:
            yield Line(element.id, self.numbered(element), depth)

    def seat(self, seat: Seat) -> str:
        """A seat in one line: who, role, state, points, badges."""
        parts = [self.say.people(seat.seat)] if not (seat.automa and seat.title) else []
        if seat.title:
            parts.append(self.say(seat.title))
        if self._partner(seat):
            parts.append(self.say.word("partner"))
        if seat.state:
            parts.append(self.say.word(f"state-{seat.state}"))
        if seat.score is not None:
            parts.append(self.say.pip(Pip("score", seat.score)))
        parts += [self.say.pip(badge) for badge in seat.badges]
        return ", ".join(parts)

    def _partner(self, seat: Seat) -> bool:
        """Whether this seat wins together with the viewer, while others do not."""
        teams = {other.seat: other.team for other in self.scene.seats}
        mine = teams.get(self.viewer)
        rivals = any(team != mine for team in teams.values())
        return mine is not None and seat.seat != self.viewer and seat.team == mine and rivals

    def question(self) -> Iterator[Line]:
        if self.ask is None:
            return
        yield Line("", self.say(self.ask.prompt))
        if self.ask.hint:
            yield Line("", self.say(self.ask.hint), 1)

    def speak(self) -> Iterator[Line]:
        """Everything, the most urgent first."""
        yield Line("", self.say(self.scene.phase))
        roots = self.inside.get("", [])
        stages = [e for e in roots if isinstance(e, Area) and e.role == "stage"]
        mats = [e for e in roots if isinstance(e, Area) and e.role == "mat"]
        notes = [e for e in roots if isinstance(e, Note)]
        rest = [e for e in roots if e not in stages and e not in mats and e not in notes]
        for stage in stages:
            yield from self.lines(stage)
        yield from self.question()
        for element in rest:
            yield from self.lines(element)
        for mat in sorted(mats, key=lambda mat: mat.owner != self.viewer):
            seat = next((s for s in self.scene.seats if s.seat == mat.owner), None)
            spoken = list(self.lines(mat))
            yield Line(mat.id, self.seat(seat)) if seat else spoken[0]
            yield from spoken[1:]
        homes = {mat.owner for mat in mats}
        for seat in self.scene.seats:  # an automa, or a game without mats
            if seat.seat not in homes:
                yield Line("", self.seat(seat))
        for note in notes:
            yield from self.lines(note)


def grouped(texts: Iterator[str]) -> list[tuple[str, int]]:
    """Equal texts counted, in order of first appearance."""
    counts: dict[str, int] = {}
    for text in texts:
        counts[text] = counts.get(text, 0) + 1
    return list(counts.items())


def speak(
    scene: Scene, say: Language, faces: Mapping[str, Face], viewer: int = SPECTATOR, ask: Ask | None = None
) -> list[Line]:
    """The whole table in words, as this viewer sees it."""
    return list(Speaker(scene, say, faces, viewer, ask).speak())
