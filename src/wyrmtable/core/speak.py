"""The table in words: one line per thing, for the terminal and for screen readers.

Order: phase, the stage, the question, common areas, the viewer's own mat, the others, notes. Each line carries the
id of the element it speaks of, so that commands and focus work on it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from wyrmtable.core.game import SPECTATOR
from wyrmtable.core.language import Language
from wyrmtable.core.scene import AnyElement, Area, Ask, Board, Face, Note, Overlay, Pip, Scene, Seat, Sheet, Track, Zone
from wyrmtable.core.speak_boards import Boards, Line
from wyrmtable.core.speak_things import grouped

__all__ = ["Line", "Speaker", "grouped", "speak"]


class Speaker(Boards):
    """Says what lies on one viewer's table in one language."""

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

    def row(self, number: int) -> str:
        """Who a row is: the person, or what an automa is called."""
        seat = next((seat for seat in self.scene.seats if seat.seat == number), None)
        return self.say(seat.title) if seat and seat.automa and seat.title else self.say.people(number)

    def seat(self, seat: Seat) -> str:
        """A seat in one line: who, role, state, points, badges."""
        parts = [self.row(seat.seat)]
        if seat.title and not seat.automa:
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


def speak(
    scene: Scene, say: Language, faces: Mapping[str, Face], viewer: int = SPECTATOR, ask: Ask | None = None
) -> list[Line]:
    """The whole table in words, as this viewer sees it."""
    return list(Speaker(scene, say, faces, viewer, ask).speak())
