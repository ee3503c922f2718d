"""What a thing on the table is for: its own words (``Element.about``), else a word by its name, ``about-<name>``.

The name is that of its face, icon, skin or id; of a name with dots the shorter beginnings are tried too, so that
``about-structure`` serves ``structure.house``. What a question means says ``coach-<kind>``, or a shorter beginning of
its kind: ``coach-scroll`` serves ``scroll-frost``. The browser looks up the same words in the same order.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from wyrmtable.core.scene import AnyElement, Area, Board, Card, Counter, Die, Face, Piece, Tile, Track, Zone
from wyrmtable.core.words import Msg


def about_name(name: str) -> Iterator[str]:
    """Ids of words about a name, most special first."""
    while name:
        yield "about-" + re.sub(r"[^a-zA-Z0-9]+", "-", name).strip("-")
        name = name.rpartition(".")[0]


def about_ids(element: AnyElement, faces: Mapping[str, Face]) -> Iterator[str]:
    """Ids of words about a thing, most special first; none for what says everything itself."""
    if isinstance(element, Card):
        face = faces.get(element.face)
        yield from about_name(element.face)
        yield from about_name(face.frame if face else f"back.{element.back}")
    elif isinstance(element, Piece):
        yield from about_name(element.icon)
        yield from about_name(element.shape)
    elif isinstance(element, Counter):
        yield from about_name(element.icon)
    elif isinstance(element, Tile):
        yield from about_name(element.face)
    elif isinstance(element, Die):
        yield from about_name(f"die.{element.die}")
    if isinstance(element, Area | Zone | Track | Card | Piece | Counter | Tile | Die) and element.id[0] != "~":
        yield from about_name(element.id.partition(":")[0])
    if isinstance(element, Zone):
        yield from about_name(f"zone.{element.role}")


def about(element: AnyElement, faces: Mapping[str, Face], has: Callable[[str], bool]) -> Msg | None:
    """What a thing is for, in words that there are."""
    if element.about is not None:
        return element.about
    return next((Msg(id) for id in about_ids(element, faces) if has(id)), None)


def about_icon(icon: str, has: Callable[[str], bool]) -> Msg | None:
    """What a symbol means."""
    return next((Msg(id) for id in about_name(icon) if has(id)), None)


def about_ground(board: Board, has: Callable[[str], bool]) -> dict[str, Msg | None]:
    """What the kinds of ground of a board mean, by the names of their skins."""
    return {ground.face: about_icon(ground.face, has) for ground in board.legend.values()}


def coach(kind: str, has: Callable[[str], bool]) -> Msg | None:
    """What a kind of question means, for those who meet it for the first time."""
    while kind and not has(f"coach-{kind}"):
        kind = kind.rpartition("-")[0]
    return Msg(f"coach-{kind}") if kind else None
