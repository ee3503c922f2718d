"""A second reading of where a Hero may go and aim (2.5, 2.6, 2.16), plain and from the text alone, like ``plain_reading``."""

from __future__ import annotations

from typing import NamedTuple

from .plain_reading import FEATURES, Cell, World, free, impassable, in_fog, on_board, sees, sides, table
from .plain_reading import blocks as blocks_line
from .plain_reading import standing as structure_on

WEAPONS = {row["id"]: row for row in table("weapons")}
MONSTERS = {row["id"] for row in table("monsters")}
LEDGES = ((8, 18), (15, 18))
OPEN = ("portal", "wood_gate", "stone_gate")
WALLS = ("wood_wall", "stone_wall", "wood_gate", "stone_gate")
FARTHER = {"C": "CA", "CA": "CAF", "CAF": "CAF"}
SECTORS_AWAY = {"C": 0, "CA": 1, "CAF": 5}


class Facts(NamedTuple):
    """The Hero who acts."""

    cell: Cell
    mp: int
    perks: tuple[str, ...]
    trait: str
    shot: bool
    """Has made a ranged attack in this round."""


def kind_on(world: World, cell: Cell) -> str:
    building = structure_on(world, cell)
    return building.kind if building else ""


def exists(cell: Cell) -> bool:
    return on_board(cell) or cell in LEDGES


def ring(cell: Cell) -> list[Cell]:
    around = [(cell[0] + x, cell[1] + y) for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y]
    return [near for near in around if exists(near)]


def sectors_apart(a: Cell, b: Cell) -> int:
    """A ledge belongs to the sector north of it."""
    rows = abs(min(a[1], 17) // 6 - min(b[1], 17) // 6)
    return abs(a[0] // 6 - b[0] // 6) + rows


# ---- going


def can_stand(world: World, cell: Cell) -> bool:
    if free(world, cell):
        return True
    return kind_on(world, cell) in OPEN and cell not in world.heroes and not in_fog(world, cell)


def steps(world: World, hero: Facts) -> set[Cell]:
    """Cells where a Move may end."""
    climb = 1 if "climber" in hero.perks else 2
    spent = {hero.cell: 0}
    frontier = [hero.cell]
    while frontier:
        frontier.sort(key=lambda cell: spent[cell])
        cell = frontier.pop(0)
        for near in sides(cell):
            if not may_pass(world, hero, near):
                continue
            high = "watchtower" in (kind_on(world, cell), kind_on(world, near))
            step = climb if high else 2 if near in FEATURES[world.scenario, "shallow"] else 1
            if spent[cell] + step <= hero.mp and spent[cell] + step < spent.get(near, 99):
                spent[near] = spent[cell] + step
                frontier.append(near)
    return {cell for cell in spent if cell not in world.heroes and cell not in world.enemies}


def may_pass(world: World, hero: Facts, cell: Cell) -> bool:
    if impassable(world, cell):
        return False
    kind = kind_on(world, cell)
    if kind == "watchtower" and cell in world.heroes:
        return False
    enemy = world.enemies.get(cell)
    if enemy is not None and not ("slip_through" in hero.perks and enemy in MONSTERS):
        return False
    return kind in ("", "watchtower", *OPEN)


def leaps(world: World, hero: Facts) -> set[Cell]:
    if kind_on(world, hero.cell) == "watchtower":
        return set()
    found = set()
    for over in sides(hero.cell):
        landing = 2 * over[0] - hero.cell[0], 2 * over[1] - hero.cell[1]
        monster = hero.trait == "acrobat" and world.enemies.get(over) in MONSTERS
        low = over in FEATURES[world.scenario, "low"] or kind_on(world, over) in WALLS
        if (low or monster) and on_board(landing) and can_stand(world, landing):
            found.add(landing)
    return found


# ---- aiming


def aims(world: World, hero: Facts, weapon: str, attack: str) -> set[Cell]:
    """Cells at which the ``basic`` attack or the ``skill`` of a weapon may be aimed."""
    row = WEAPONS[weapon]
    reach, shape = row[f"{attack}_range"], row[f"{attack}_shape"]
    on_top = kind_on(world, hero.cell) == "watchtower"
    if shape == "ring":
        return {hero.cell} if any(cell in world.enemies for cell in ring(hero.cell)) else set()
    if shape.startswith("line"):
        return {near for near in sides(hero.cell) if line_hits(world, hero, near, int(shape[4:]), on_top)}
    if reach == "melee":
        return {near for near in sides(hero.cell) if near in world.enemies}
    ranged = row["category"] == "ranged"
    if ranged and "eagle_eye" in hero.perks:
        reach = FARTHER[reach]
    vision = on_top or (ranged and hero.trait == "sharp_eyed" and not hero.shot)
    return {
        cell
        for cell in world.enemies
        if sectors_apart(hero.cell, cell) <= SECTORS_AWAY[reach] and (vision or sees(world, hero.cell, cell, hero=True))
    }


def line_hits(world: World, hero: Facts, first: Cell, length: int, on_top: bool) -> bool:
    """Whether an enemy stands on a line that what blocks the line of fire ends."""
    step = first[0] - hero.cell[0], first[1] - hero.cell[1]
    for n in range(1, length + 1):
        cell = hero.cell[0] + n * step[0], hero.cell[1] + n * step[1]
        if not exists(cell) or (not on_top and blocks_line(world, cell, hero.cell)):
            return False
        if cell in world.enemies:
            return True
    return False
