"""A second reading of line of fire (2.6) and of a monster's activation (2.9), slow and plain, from the text alone.

Works on (x, y) pairs and plain dictionaries; shares no code with the rules but the printed tables.
"""

from __future__ import annotations

import csv
from fractions import Fraction
from importlib.resources import files
from typing import NamedTuple

Cell = tuple[int, int]
INFINITY = 10**6
HALF = Fraction(1, 2)
MAGES = ((11, 11), (12, 11), (11, 12), (12, 12))


def table(name: str) -> list[dict[str, str]]:
    text = files("wyrmtable.games.last_spell").joinpath("tables", f"{name}.csv").read_text("utf-8")
    return list(csv.DictReader(text.splitlines()))


MONSTERS = {row["id"]: row for row in table("monsters")}
DESTROYED = {row["id"]: int(row["hp_destroyed_at"]) for row in table("structures")}
BUILDINGS = {row["id"] for row in table("structures") if row["class"] == "building"}


class Building(NamedTuple):
    kind: str
    cells: tuple[Cell, ...]
    flames: int

    @property
    def hp(self) -> int:
        return DESTROYED[self.kind] - self.flames


class World(NamedTuple):
    """Everything an activation looks at."""

    scenario: str
    fog: tuple[int, int, int]
    structures: tuple[Building, ...]
    enemies: dict[Cell, str]
    heroes: dict[Cell, tuple[int, int, bool]]
    """HP left, seat, Shadow Coat."""
    mages: tuple[int, int, int, int]


def features(scenario: str, *kinds: str) -> set[Cell]:
    return {(int(r["x"]), int(r["y"])) for r in table("map") if r["scenario"] == scenario and r["feature"] in kinds}


FEATURES = {
    (scenario, kind): features(scenario, kind)
    for scenario in ("gildenberg", "lakeburg", "glenwald")
    for kind in ("low", "tree", "deep", "shallow")
}


def in_fog(world: World, cell: Cell) -> bool:
    west, north, east = world.fog
    x, y = cell
    return y < 6 - north or (y >= 6 and (x < 6 - west or x > 17 + east))


def on_board(cell: Cell) -> bool:
    return 0 <= cell[0] <= 23 and 0 <= cell[1] <= 17


def standing(world: World, cell: Cell) -> Building | None:
    return next((building for building in world.structures if cell in building.cells), None)


def impassable(world: World, cell: Cell) -> bool:
    rocks = any(cell in FEATURES[world.scenario, kind] for kind in ("low", "tree", "deep"))
    return not on_board(cell) or rocks or cell in MAGES or in_fog(world, cell)


def free(world: World, cell: Cell) -> bool:
    empty = cell not in world.enemies and cell not in world.heroes and standing(world, cell) is None
    return empty and not impassable(world, cell)


def sides(cell: Cell) -> list[Cell]:
    """North, east, south, west."""
    x, y = cell
    return [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]


def manhattan(a: Cell, b: Cell) -> int:
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


# ---- line of fire


def blocks(world: World, cell: Cell, shooter: Cell | None) -> bool:
    """``shooter`` is the cell of a Hero who shoots; None for monsters."""
    if cell in FEATURES[world.scenario, "tree"] or world.enemies.get(cell) == "monolith":
        return True
    building = standing(world, cell)
    if building is None:
        return False
    if building.kind in BUILDINGS:
        return True
    if building.kind not in ("stone_wall", "stone_gate"):
        return False
    if shooter is None:
        return True
    return not any(manhattan(shooter, part) <= 1 for part in building.cells)


def touches(a: Cell, b: Cell, cell: Cell) -> bool:
    """Whether the segment of the centres meets the open square of a cell, by exact fractions."""
    start, end = Fraction(0), Fraction(1)
    for axis in (0, 1):
        step = b[axis] - a[axis]
        low, high = cell[axis] - HALF - a[axis], cell[axis] + HALF - a[axis]
        if step == 0:
            if not low < 0 < high:
                return False
            continue
        first, last = sorted((Fraction(low) / step, Fraction(high) / step))
        start, end = max(start, first), min(end, last)
    return start < end


def sees(world: World, a: Cell, b: Cell, hero: bool = False) -> bool:
    xs = range(min(a[0], b[0]), max(a[0], b[0]) + 1)
    ys = range(min(a[1], b[1]), max(a[1], b[1]) + 1)
    between = [(x, y) for x in xs for y in ys if (x, y) not in (a, b)]
    return not any(blocks(world, cell, a if hero else None) and touches(a, b, cell) for cell in between)


# ---- path values


def entry(world: World, cell: Cell) -> int:
    building = standing(world, cell)
    if building is not None:
        return 1 + 2 * building.hp
    return 2 if cell in FEATURES[world.scenario, "shallow"] else 1


def path_values(world: World) -> dict[Cell, int]:
    """By going over all cells until nothing gets better."""
    cells = [(x, y) for y in range(18) for x in range(24) if not impassable(world, (x, y))]
    costs = {cell: entry(world, cell) for cell in cells}
    living = [mage for mage, hp in zip(MAGES, world.mages, strict=True) if hp > 0]
    values = {c: costs[c] - 1 if any(manhattan(c, mage) == 1 for mage in living) else INFINITY for c in cells}
    better = True
    while better:
        better = False
        for cell in cells:
            for near in sides(cell):
                if near in values and values[near] + costs[cell] < values[cell]:
                    values[cell] = values[near] + costs[cell]
                    better = True
    return values


# ---- an activation


class Act(NamedTuple):
    """Where it goes and what it attacks: ("mage", number), ("hero", seat), ("structure", first cell), ("boom", 0) or nothing."""

    end: Cell
    what: str
    whom: object


def targets(world: World, kind: str, cell: Cell) -> tuple[list[int], list[Cell]]:
    ranged = MONSTERS[kind]["attack"].startswith("ranged")

    def reached(other: Cell) -> bool:
        if ranged:
            return manhattan(cell, other) <= 4 and sees(world, cell, other)
        return manhattan(cell, other) == 1

    mages = [n for n, mage in enumerate(MAGES) if world.mages[n] > 0 and reached(mage)]
    return mages, [hero for hero in world.heroes if reached(hero)]


def activation(world: World, kind: str, start: Cell, values: dict[Cell, int]) -> Act:
    row = MONSTERS[kind]
    ranged, flies = row["attack"].startswith("ranged"), row["movement"] == "flying"
    mages, heroes = targets(world, kind, start)
    holds = row["engagement"] == "engaged" or ranged or kind == "boomer"
    cell = start
    if not mages and not (heroes and holds):
        cell = destination(world, start, int(row["move"]), flies, values)
        mages, heroes = targets(world, kind, cell)
    blocker = None if flies else in_the_way(world, cell, values)
    if kind == "boomer":
        return Act(cell, "boom", 0) if mages or heroes or blocker else Act(cell, "", 0)
    order = ("hero", "mage") if ranged else ("mage", "hero")
    for what in order:
        if what == "hero" and heroes:
            hidden = kind == "archer"
            best = min(heroes, key=lambda c: (hidden and world.heroes[c][2], *world.heroes[c][:2]))
            return Act(cell, "hero", world.heroes[best][1])
        if what == "mage" and mages:
            return Act(cell, "mage", min(mages, key=lambda n: (world.mages[n], MAGES[n][1], MAGES[n][0])))
    if blocker is not None:
        return Act(cell, "structure", min(blocker.cells, key=lambda c: (c[1], c[0])))
    return Act(cell, "", 0)


def destination(world: World, start: Cell, move: int, flies: bool, values: dict[Cell, int]) -> Cell:
    costs = {start: 0}
    frontier = [start]
    while frontier:
        frontier.sort(key=lambda c: costs[c])
        cell = frontier.pop(0)
        for near in sides(cell):
            if flies:
                if not on_board(near) or near in MAGES or in_fog(world, near):
                    continue
                cost = costs[cell] + 1
            else:
                if impassable(world, near) or standing(world, near) is not None or near in world.heroes:
                    continue
                cost = costs[cell] + (2 if near in FEATURES[world.scenario, "shallow"] else 1)
            if cost <= move and cost < costs.get(near, INFINITY):
                costs[near] = cost
                frontier.append(near)
    living = [mage for mage, hp in zip(MAGES, world.mages, strict=True) if hp > 0]

    def rank(cell: Cell) -> tuple[int, int, int, int]:
        value = min(manhattan(cell, mage) for mage in living) - 1 if flies else values.get(cell, INFINITY)
        return value, costs[cell], cell[1], cell[0]

    return min((cell for cell in costs if cell == start or free(world, cell)), key=rank)


def in_the_way(world: World, cell: Cell, values: dict[Cell, int]) -> Building | None:
    found = []
    for number, near in enumerate(sides(cell)):
        building = standing(world, near) if on_board(near) else None
        if building is not None and values.get(near, INFINITY) - 2 * building.hp < values.get(cell, INFINITY):
            found.append((values[near], number, building))
    return min(found, key=lambda entry: entry[:2])[2] if found else None
