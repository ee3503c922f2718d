"""Scenes compared: the canonical order of elements, and the beat that leads from one scene to the next.

A scene may be laid out of parts. A part that was not built anew is the same object in every viewer's scene and in the
next one, so that comparing passes over it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any, ParamSpec, cast

from msgspec.structs import replace

from wyrmtable.core.scene import AnyElement, Beat, BeatKind, Scene, Seat
from wyrmtable.core.words import Msg

P = ParamSpec("P")


@lru_cache(maxsize=1 << 16)  # asked for every element of every scene, and there are few places
def parent_of(place: str) -> str:
    """The element a place belongs to: ``cave`` for ``cave@1,0/e``, ``bids:0`` for ``bids:0#2``."""
    return place.partition("#")[0].partition("@")[0]


def children_of(elements: tuple[AnyElement, ...]) -> dict[str, list[AnyElement]]:
    """Elements by the element they lie in, in reading order."""
    children: dict[str, list[AnyElement]] = {}
    for element in elements:
        children.setdefault(parent_of(element.at), []).append(element)
    return children


class Part:
    """Some elements that follow each other: one or more things in the same place, each with all that lies in it."""

    __slots__ = ("children", "elements", "last", "parent", "sound")

    children: dict[str, list[str]]
    """Ids by the element they lie in."""

    def __init__(self, elements: Iterable[AnyElement]) -> None:
        self.elements = tuple(elements)
        self.parent = parent_of(self.elements[0].at) if self.elements else ""
        self.last: list[str] = []
        """The last element and those it lies in, within this part: where the next part may go on."""
        self.sound = True
        """Whether every element follows the one it lies in, with nothing of others between."""
        last = self.last
        for element in self.elements:
            parent = parent_of(element.at)
            while last and last[-1] != parent:
                last.pop()
            if not last and parent != self.parent:
                self.sound = False
            last.append(element.id)

    def __getattr__(self, name: str) -> Any:
        """``children`` when they are first asked for: not everything that lies on the table ever moves."""
        if name != "children":
            raise AttributeError(name)
        self.children = {}
        for element in self.elements:
            self.children.setdefault(parent_of(element.at), []).append(element.id)
        return self.children


NOTHING = Part(())


class Shared:
    """The parts of a table that all viewers see alike, with nothing where each sees a part of their own."""

    __slots__ = ("_children", "own", "parts")

    def __init__(self, parts: tuple[Part, ...], own: tuple[int, ...]) -> None:
        self.parts = parts
        self.own = own
        """Where the parts of each viewer's own go."""
        self._children: dict[str, list[str]] = {}

    def children(self, parent: str) -> list[str]:
        """Ids of what lies in an element, as far as all see it; looked up once for all viewers."""
        found = self._children.get(parent)
        if found is None:
            found = self._children[parent] = _children(self.parts, parent)
        return found


def _children(parts: Iterable[Part], parent: str) -> list[str]:
    return [id for part in parts if parent in part.children for id in part.children[parent]]


class Laid(tuple[AnyElement, ...]):
    """The elements of a scene that is made of parts."""

    parts: tuple[Part, ...]
    shared: Shared

    def children(self, parent: str) -> list[str]:
        for at in self.shared.own:
            if parent in self.parts[at].children:
                return _children(self.parts, parent)
        return self.shared.children(parent)


def lay(parts: Iterable[Part], shared: Shared | None = None) -> Laid:
    """The elements of a scene, part after part."""
    elements: list[AnyElement] = []
    laid_parts = tuple(parts)
    for part in laid_parts:
        elements += part.elements
    laid = Laid(elements)
    laid.parts = laid_parts
    laid.shared = shared or Shared(laid_parts, ())
    return laid


def part(build: Callable[P, Iterable[AnyElement]]) -> Callable[P, Part]:
    """Makes a part of what a function builds, and the same part again when it is asked for with the same values.

    What is built must follow from the values alone: numbers, texts, definitions, tuples of those.
    """

    def make(*args: P.args, **named: P.kwargs) -> Part:
        return Part(build(*args, **named))

    return cast("Callable[P, Part]", lru_cache(maxsize=1 << 12)(make))


class Private:
    """A part that one seat sees otherwise than everybody else."""

    __slots__ = ("mine", "seat", "theirs")

    def __init__(self, seat: int, mine: Part | Sequence[AnyElement], theirs: Part | Sequence[AnyElement]) -> None:
        self.seat = seat
        self.mine = mine
        self.theirs = theirs


Section = Part | Sequence[AnyElement] | Private | Callable[[int], Part | Sequence[AnyElement]]
"""A part of the table that all see alike, one that a seat sees otherwise, or a function of the viewer that gives what this
one sees."""


class Kept:
    """The parts of a table as they were built last: one that has come out the same is the same object again."""

    def __init__(self) -> None:
        self._parts: dict[tuple[int, ...], Part] = {}
        self._seats: dict[int | None, tuple[Seat, ...]] = {}

    def seats(self, seats: tuple[Seat, ...], viewer: int | None = None) -> tuple[Seat, ...]:
        """The seats as all see them, or as one viewer does."""
        kept = self._seats.get(viewer)
        if kept is None or kept != seats:
            kept = self._seats[viewer] = seats
        return kept

    def keep(self, place: tuple[int, ...], elements: Part | Sequence[AnyElement]) -> Part:
        """A part by its place in the table; one that was made of values keeps itself."""
        if isinstance(elements, Part):
            return elements
        part = self._parts.get(place)
        elements = tuple(elements)
        if part is None or part.elements != elements:
            part = self._parts[place] = Part(elements)
        return part


def lay_out(
    phase: Msg,
    seats: tuple[Seat, ...] | Callable[[int], tuple[Seat, ...]],
    sections: Sequence[Section],
    viewers: Sequence[int],
    kept: Kept,
) -> list[Scene]:
    """The scenes of some viewers: what all see is built once. Give an empty section rather than none."""
    common: list[Part] = []
    apart: list[tuple[int, Part]] = []
    mine: dict[int, list[tuple[int, Part]]] = {}
    by_viewer: list[tuple[int, Callable[[int], Part | Sequence[AnyElement]]]] = []
    for at, section in enumerate(sections):
        if isinstance(section, Private):
            apart.append((at, kept.keep((at, 0), section.theirs)))
            mine.setdefault(section.seat, []).append((at, kept.keep((at, 1), section.mine)))
            common.append(NOTHING)
        elif callable(section):
            by_viewer.append((at, section))
            common.append(NOTHING)
        else:
            common.append(kept.keep((at,), section))
    own = tuple(sorted(at for at, _ in (*apart, *by_viewer)))
    shared = Shared(tuple(common), own)
    for at, part in apart:
        common[at] = part
    scenes = []
    for viewer in viewers:
        parts = common.copy()
        for at, part in mine.get(viewer, ()):
            parts[at] = part
        for at, seen_by in by_viewer:
            parts[at] = kept.keep((at, 2, viewer), seen_by(viewer))
        seen = kept.seats(seats(viewer), viewer) if callable(seats) else kept.seats(seats)
        scenes.append(Scene(phase, seen, lay(parts, shared)))
    return scenes


def laid_of(scene: Scene) -> Laid:
    return scene.elements if isinstance(scene.elements, Laid) else lay([Part(scene.elements)])


def is_arranged(parts: tuple[Part, ...]) -> bool:
    """Whether every part goes on where the ones before it have left off."""
    lying_in = [""]
    """What the present part lies in, from the table down to its parent."""
    last: list[str] = []
    for part in parts:
        if part.elements:
            if part.parent != lying_in[-1]:
                lying_in += last
                if part.parent not in lying_in:
                    return False
                del lying_in[lying_in.index(part.parent) + 1 :]
            if not part.sound:
                return False
            last = part.last
    return True


def arrange(scene: Scene, turn: tuple[int, ...]) -> Scene:
    """The scene with every element followed by what lies in it, so that order follows from brothers alone.

    One made by ``lay_out`` is taken as it is: ``check`` looks whether its sections are in order.
    """
    if isinstance(scene.elements, Laid):
        return Scene(scene.phase, scene.seats, scene.elements, turn)
    one = Part(scene.elements)
    if is_arranged((one,)):
        return Scene(scene.phase, scene.seats, lay([one]), turn)
    children = children_of(scene.elements)
    ordered: list[AnyElement] = []

    def put_down(parent: str) -> None:
        for element in children.pop(parent, ()):
            ordered.append(element)
            if element.id in children:
                put_down(element.id)

    put_down("")
    for orphans in children.values():
        ordered += orphans
    return Scene(scene.phase, scene.seats, lay([Part(ordered)]), turn)


def beat_between(before: Scene, after: Scene, kind: BeatKind, **told: Any) -> Beat:
    """The beat that turns one arranged scene into another."""
    old, new = laid_of(before), laid_of(after)
    if len(old.parts) == len(new.parts) and old.shared.own == new.shared.own:
        gone, fresh = differing(old.shared, new.shared)
        own = [at for at in new.shared.own if old.parts[at] is not new.parts[at]]
        if own:
            gone, fresh = gone + tuple([old.parts[at] for at in own]), fresh + tuple([new.parts[at] for at in own])
        change = changes(gone, fresh)
        moved = change.moved
    else:
        was, now = set(old.parts), set(new.parts)
        change = changes(
            tuple([part for part in old.parts if part not in now]),
            tuple([part for part in new.parts if part not in was]),
        )
        moved = _stayed(old.parts, change) != _stayed(new.parts, change)
    return Beat(
        kind=kind,
        put=change.put,
        drop=change.drop,
        order=new_orders(old, new, change, moved) if moved or change.came else {},
        seats=after.seats if after.seats != before.seats else (),
        phase=after.phase if after.phase != before.phase else None,
        turn=after.turn if after.turn != before.turn else None,
        **told,
    )


@lru_cache(maxsize=64)  # the same for all viewers
def differing(old: Shared, new: Shared) -> tuple[tuple[Part, ...], tuple[Part, ...]]:
    """The parts that went, and those that came in their places."""
    pairs = [(was, now) for was, now in zip(old.parts, new.parts, strict=True) if was is not now]
    return tuple([was for was, _ in pairs]), tuple([now for _, now in pairs])


class Change:
    """What differs when some parts went and others came."""

    __slots__ = ("came", "drop", "moved", "put", "stayed")

    def __init__(self, gone: tuple[Part, ...], fresh: tuple[Part, ...]) -> None:
        old = {element.id: element for part in gone for element in part.elements}
        new = {element.id: element for part in fresh for element in part.elements}
        self.put = tuple([e for id, e in new.items() if (had := old.get(id)) is not e and had != e])
        self.drop = tuple([id for id in old if id not in new])
        self.came = {
            e.id: parent_of(e.at) for e in self.put if e.id not in old or parent_of(old[e.id].at) != parent_of(e.at)
        }
        """New elements, and those that lie in another one now, with what they lie in."""
        self.stayed: dict[Part, list[Any]] = {}
        """Ids of the elements that stayed where they were, for each part."""
        for part in gone:
            self.stayed[part] = [e.id for e in part.elements if e.id in new and e.id not in self.came]
        for part in fresh:
            self.stayed[part] = [e.id for e in part.elements if e.id not in self.came]
        self.moved = [self.stayed[part] for part in gone] != [self.stayed[part] for part in fresh]
        """Whether some brothers changed places, if each part has come for the one in the same place."""


changes = lru_cache(maxsize=64)(Change)
"""Most changes are the same for all viewers."""


def _stayed(parts: tuple[Part, ...], change: Change) -> list[Any]:
    """In order: the parts that are the same, and within the others the ids that stayed."""
    return list(chain.from_iterable([change.stayed.get(part, [part]) for part in parts]))


def new_orders(old: Laid, new: Laid, change: Change, moved: bool) -> dict[str, tuple[str, ...]]:
    """Children of the places where a client could not guess the order: it keeps who stayed and appends who came."""
    parents = dict.fromkeys(change.came.values())
    if moved:
        parents |= dict.fromkeys([parent for part in new.parts for parent in part.children])
    gone = set(change.drop)
    orders = {}
    for parent in parents:
        ids = new.children(parent)
        stayed = [id for id in old.children(parent) if id not in gone and id not in change.came]
        if ids != stayed + [id for id, place in change.came.items() if place == parent]:
            orders[parent] = tuple(ids)
    return orders


def apply_beat(scene: Scene, beat: Beat) -> Scene:
    """What a client does with a beat; beats applied in order give the current scene, byte for byte."""
    elements = {element.id: element for element in scene.elements if element.id not in beat.drop}
    moved = [e for e in beat.put if e.id not in elements or parent_of(elements[e.id].at) != parent_of(e.at)]
    for element in beat.put:
        elements[element.id] = element
    children = {parent: [e.id for e in kids] for parent, kids in children_of(scene.elements).items()}
    for parent in children:
        children[parent] = [id for id in children[parent] if id in elements and parent_of(elements[id].at) == parent]
    for element in moved:
        children.setdefault(parent_of(element.at), []).append(element.id)
    children.update({parent: list(ids) for parent, ids in beat.order.items()})
    flat = tuple(elements[id] for ids in children.values() for id in ids)
    return arrange(
        replace(
            scene,
            elements=flat,
            seats=beat.seats or scene.seats,
            phase=beat.phase or scene.phase,
        ),
        scene.turn if beat.turn is None else beat.turn,
    )
