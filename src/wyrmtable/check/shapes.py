"""The laws of the shape of a scene: sheets are full, boards whole, walls on sides that are there, no two tiles on a cell,
stacks and dice of numbers there are, seats who they are."""

from __future__ import annotations

import re
from collections import Counter as Times
from collections.abc import Iterator
from typing import Any

from wyrmtable.check.places import Places
from wyrmtable.check.trial import Trial
from wyrmtable.core import maps
from wyrmtable.core.scene import Board, Card, Die, Element, Piece, Scene, Sheet, Tile, Zone
from wyrmtable.core.scenes import parent_of

_CELLS = re.compile(r"-?\d+,-?\d+(\.\.-?\d+,-?\d+)?")


def check_shapes(trial: Trial, scene: Scene, places: Places, viewer: str) -> None:
    rows = trial.players + trial.game.automata(trial.players, trial.options)
    for element in scene.elements:
        for fault in (*_faults(element, places), *_owners(element, rows), *_numbers(element)):
            trial.fail("scene", f"{element.id} {fault}, as {viewer} sees it")
    for fault in (*_seats(trial, scene), *_heaped(scene), *_miscounted(scene)):
        trial.fail("scene", f"{fault}, as {viewer} sees it")


def _owners(element: Element, rows: int) -> Iterator[str]:
    if element.owner is not None and not 0 <= element.owner < rows:
        yield f"belongs to seat {element.owner}, and nobody sits there"


def _heaped(scene: Scene) -> Iterator[str]:
    """Tiles are the board: none lies on another."""
    lying: dict[str, str] = {}
    for tile in scene.elements:
        if isinstance(tile, Tile):
            for x, y in maps.cells_of(tile):
                cell = f"{parent_of(tile.at)}@{x},{y}"
                other = lying.setdefault(cell, tile.id)
                if other != tile.id:
                    yield f"{other} and {tile.id} are tiles on the same cell {cell}"


def _miscounted(scene: Scene) -> Iterator[str]:
    """What lies in a zone is counted there. (More than its room may lie there until somebody has discarded.)"""
    held = Times(parent_of(element.at) for element in scene.elements if isinstance(element, Card | Piece | Tile))
    for zone in scene.elements:
        if isinstance(zone, Zone) and zone.count is not None and zone.count < held[zone.id]:
            yield f"{zone.id} says that {zone.count} things lie in it, and {held[zone.id]} do"


def _numbers(element: Any) -> Iterator[str]:
    """A stack is one at least, a die lies on one of its sides. (A counter may pass its goal.)"""
    if isinstance(element, Piece) and element.n < 1:
        yield f"is a stack of {element.n}"
    if isinstance(element, Die) and element.value:
        sides = element.die.removeprefix("d")
        if sides.isdigit() and element.value not in map(str, range(1, int(sides) + 1)):
            yield f"is a {element.die} and shows {element.value}"


def _faults(element: Any, places: Places) -> Iterator[str]:
    match element:
        case Sheet():
            for row in element.rows:
                if len(row.cells) != len(element.heads) or len(row.why) not in (0, len(element.heads)):
                    yield f"has {len(element.heads)} heads, and the row {row.label.id} {len(row.cells)} cells"
        case Zone():
            yield from _slots(element)
        case Board():
            yield from _board(element)
            if element.origin and element.origin not in places:
                yield f"counts from {element.origin}, which does not exist"
        case Tile() | Piece():
            spot = maps.spot(element.at)
            board = places.elements.get(parent_of(element.at))
            if spot is None or not isinstance(board, Board):
                return
            for x, y in maps.cells_of(element):
                if f"{board.id}@{x},{y}" not in places:
                    yield f"covers {board.id}@{x},{y}, which does not exist"
            if isinstance(element, Tile):
                yield from _slots(element)
                if strange := [side for side in element.walls if side not in maps.STEPS[board.grid]]:
                    yield f"has a wall at {', '.join(strange)}, and a {board.grid} has no such side"


def _slots(element: Zone | Tile) -> Iterator[str]:
    for name, times in Times(slot.name for slot in element.slots).items():
        if times > 1:
            yield f"has {times} slots called {name}"


def _board(board: Board) -> Iterator[str]:
    if board.ground:
        if board.size is None:
            yield "has a ground and no size"
        else:
            x0, y0, x1, y1 = board.size
            wide, tall = x1 - x0 + 1, y1 - y0 + 1
            if len(board.ground) != tall or any(len(row) != wide for row in board.ground):
                yield f"has cells in {tall} rows of {wide}, and its ground has not"
        if strange := sorted({*"".join(board.ground)} - {*board.legend, " "}):
            yield f"has {' '.join(map(repr, strange))} in its ground, of which the legend says nothing"
    for region in board.regions:
        parts = region.cells.split()
        if not parts or not all(_CELLS.fullmatch(part) for part in parts):
            yield f"has the region {region.id} of {region.cells!r}: cells and rectangles are written 6,6..11,11 8,18"
        elif board.size is not None:
            x0, y0, x1, y1 = board.size
            for a, b, c, d in maps.rectangles(region.cells):
                if not (x0 <= a <= c <= x1 and y0 <= b <= d <= y1):
                    yield f"has the region {region.id} with {a},{b}..{c},{d}, which is not all on it"


def _seats(trial: Trial, scene: Scene) -> Iterator[str]:
    """Those in front of the people are theirs, those behind the automata's; teams are those of the game."""
    teams = trial.game.teams(trial.players, trial.options)
    shown: dict[int | None, list[int]] = {}
    for seat in scene.seats:
        shown.setdefault(seat.team, []).append(seat.seat)
        if seat.automa != (seat.seat >= trial.players):
            yield f"seat {seat.seat} is {'an automa' if seat.automa else 'no automa'} in the scene, and otherwise in the game"
        elif seat.automa and seat.title is None:
            yield f"the automa {seat.seat} has no title, so nobody knows what to call it"
    told = sorted(tuple(seats) for team, seats in shown.items() if team is not None)
    if told != sorted(tuple(sorted(team)) for team in teams):
        yield f"the teams are {list(teams)} in the game and {told} in the scene"
