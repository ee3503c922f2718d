"""Single things in words: an answer, a card, a piece, a tile, a track, a sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wyrmtable.core import maps
from wyrmtable.core.scene import (
    AnyElement,
    Card,
    Counter,
    Die,
    Face,
    Note,
    Option,
    Piece,
    Pip,
    Sheet,
    Tile,
    Track,
    TrackStep,
)
from wyrmtable.core.speak_names import Names
from wyrmtable.core.words import Msg


class Things(Names):
    """Says what one thing is, in a line or a few."""

    def pips(self, pips: Sequence[Pip], signed: bool = False) -> str:
        return ", ".join(self.say.pip(pip, signed=signed) for pip in pips)

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
        heads = [self.say(head) for head in sheet.heads] if sheet.heads != (sheet.label,) else []  # said once
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


def grouped(texts: Iterator[str]) -> list[tuple[str, int]]:
    """Equal texts counted, in order of first appearance."""
    counts: dict[str, int] = {}
    for text in texts:
        counts[text] = counts.get(text, 0) + 1
    return list(counts.items())
