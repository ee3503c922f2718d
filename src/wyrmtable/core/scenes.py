"""Scenes compared: the canonical order of elements, and the beat that leads from one scene to the next."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from wyrmtable.core.scene import AnyElement, Beat, Scene


@lru_cache(8192)
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


def arrange(scene: Scene, turn: tuple[int, ...]) -> Scene:
    """The scene with every element followed by what lies in it, so that order follows from brothers alone."""
    children = children_of(scene.elements)
    if len(children) == 1:
        return replace(scene, turn=turn)
    ordered: list[AnyElement] = []

    def lay(parent: str) -> None:
        for element in children.pop(parent, ()):
            ordered.append(element)
            if element.id in children:
                lay(element.id)

    lay("")
    for orphans in children.values():
        ordered += orphans
    return replace(scene, elements=tuple(ordered), turn=turn)


def beat_between(before: Scene, after: Scene, kind: str, **told: Any) -> Beat:
    """The beat that turns one arranged scene into another."""
    old = {element.id: element for element in before.elements}
    new = {element.id: element for element in after.elements}
    put = tuple(element for id, element in new.items() if old.get(id) != element)
    drop = tuple(id for id in old if id not in new)
    order: dict[str, tuple[str, ...]] = {}
    if put or drop or list(old) != list(new):
        was = {parent: [e.id for e in kids] for parent, kids in children_of(before.elements).items()}
        for parent, kids in children_of(after.elements).items():
            ids = [e.id for e in kids]
            kept = [id for id in was.get(parent, ()) if id in new and parent_of(new[id].at) == parent]
            come = [e.id for e in put if parent_of(e.at) == parent and e.id not in kept]
            if ids != kept + come:
                order[parent] = tuple(ids)
    return Beat(
        kind=kind,
        put=put,
        drop=drop,
        order=order,
        seats=after.seats if after.seats != before.seats else (),
        phase=after.phase if after.phase != before.phase else None,
        turn=after.turn if after.turn != before.turn else None,
        **told,
    )


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
