"""Scenes compared: the canonical order of elements, and the beat that leads from one scene to the next."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from wyrmtable.core.scene import AnyElement, Beat, BeatKind, Scene


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


def is_arranged(elements: tuple[AnyElement, ...]) -> bool:
    """Whether every element follows the one it lies in, with nothing of others between."""
    lying_in = [""]
    last = ""
    for element in elements:
        parent = parent_of(element.at)
        if parent != last:
            while lying_in[-1] != parent:
                lying_in.pop()
                if not lying_in:
                    return False
        last = element.id
        lying_in.append(last)
    return True


def arrange(scene: Scene, turn: tuple[int, ...]) -> Scene:
    """The scene with every element followed by what lies in it, so that order follows from brothers alone."""
    if is_arranged(scene.elements):
        return replace(scene, turn=turn)
    children = children_of(scene.elements)
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


Elements = dict[str, AnyElement]


def beat_between(before: Scene, after: Scene, kind: BeatKind, **told: Any) -> Beat:
    """The beat that turns one arranged scene into another."""
    old = {element.id: element for element in before.elements}
    new = {element.id: element for element in after.elements}
    put = tuple([element for id, element in new.items() if old.get(id) != element])
    drop = tuple([id for id in old if id not in new])
    return Beat(
        kind=kind,
        put=put,
        drop=drop,
        order=new_orders(old, new, put),
        seats=after.seats if after.seats != before.seats else (),
        phase=after.phase if after.phase != before.phase else None,
        turn=after.turn if after.turn != before.turn else None,
        **told,
    )


def new_orders(old: Elements, new: Elements, put: tuple[AnyElement, ...]) -> dict[str, tuple[str, ...]]:
    """Children of the places where a client could not guess the order: it keeps who stayed and appends who came."""
    came = {e.id: parent_of(e.at) for e in put if e.id not in old or parent_of(old[e.id].at) != parent_of(e.at)}
    if not came and list(old) == list(new):
        return {}
    stayed = [id for id in new if id not in came]
    parents = dict.fromkeys(came.values())
    if stayed != [id for id in old if id in new and id not in came]:  # some brothers changed places
        parents |= dict.fromkeys(parent_of(element.at) for element in new.values())
    orders = {}
    if parents:
        children: dict[str, list[str]] = {parent: [] for parent in parents}
        for id, element in new.items():
            if (parent := parent_of(element.at)) in children:
                children[parent].append(id)
        was: dict[str, list[str]] = {parent: [] for parent in parents}
        for id, element in old.items():
            if (parent := parent_of(element.at)) in was and id in new and id not in came:
                was[parent].append(id)
        for parent, ids in children.items():
            if ids != was[parent] + [id for id, place in came.items() if place == parent]:
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
