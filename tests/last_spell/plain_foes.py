"""A second reading of how waves are placed (2.4) and of what Bosses do (2.12), plain and from the text alone."""

from __future__ import annotations

from typing import Any

from .plain_blows import Battle
from .plain_heroes import sectors_apart
from .plain_reading import (
    INFINITY,
    MAGES,
    Cell,
    World,
    free,
    impassable,
    in_the_way,
    manhattan,
    path_values,
    sees,
    sides,
    standing,
    table,
)

LETTERS = {row["letter"]: row for row in table("monsters")}
CARDS = {row["id"]: row for row in table("wave_patterns")}
LANES = {int(row["number"]): row for row in table("fog_spaces")}
TOWNS = {(row["scenario"], int(row["heroes"])): row for row in table("towns")}
LEVELS = {row["id"]: row["extra"] for row in table("levels")}
INSTEAD = {"W": "R", "M": "C", "A": "C", "B": "C", "R": "C", "C": "R", "K": "M", "X": "K"}
WYRM = {row["id"]: row for row in table("cetusia_patterns")}


# ---- placing


def outside(cell: Cell) -> bool:
    return not (6 <= cell[0] <= 17 and 6 <= cell[1] <= 17)


def nearest(world: World, aimed: Cell, least: int = 0, city: bool = False) -> Cell | None:
    cells = [(x, y) for y in range(18) for x in range(24) if outside((x, y)) != city and free(world, (x, y))]
    cells = [cell for cell in cells if manhattan(cell, aimed) >= least]
    return min(cells, key=lambda c: (manhattan(c, aimed), c[1], c[0]), default=None)


def figure(world: World, letter: str) -> str:
    """The kind to place, by its letter; empty when it and its substitutes are all on the board."""
    for _ in range(4):
        row = LETTERS[letter]
        if sum(kind == row["id"] for kind in world.enemies.values()) < int(row["figures"]):
            return letter
        if letter not in INSTEAD:
            break
        letter = INSTEAD[letter]
    return ""


def put(world: World, letter: str, aimed: Cell) -> World:
    letter = figure(world, letter)
    cell = nearest(world, aimed) if letter else None
    if cell is None:
        return world
    return world._replace(enemies={**world.enemies, cell: LETTERS[letter]["id"]})


def lane(world: World, space: int, front: bool, column: int) -> Cell:
    row = LANES[space]
    west, north, east = world.fog
    across = int(row[f"c{column}"])
    if row["board"] == "N":
        return across, 6 - north + front
    return (6 - west + front if row["board"] == "W" else 17 + east - front), across


def wave(world: World, cards: dict[int, str], night: int, level: str) -> World:
    """One card on each of these fog spaces."""
    town = TOWNS[world.scenario, max(2, len(world.heroes))]
    for space in sorted(cards):
        card = CARDS[cards[space]]
        for front, row in ((True, "front_row"), (False, "back_row")):
            for column, letter in enumerate(card[row].split()):
                if letter != "-":
                    world = put(world, letter, lane(world, space, front, column))
        extras = card[f"extra_{world.scenario}"].split() if world.scenario != "gildenberg" else []
        for letter in [*extras, *town[f"night_{night}"].split(), *LEVELS[level].split()]:
            world = put(world, letter, lane(world, space, False, 0))
        if card["alerion_icon"] == "yes" and world.scenario == "gildenberg" and night == 3:
            world = put(world, "L", lane(world, space, False, 3))
    return world


# ---- Bosses


class Lair(Battle):
    """The Boss acts; Heroes have no armour, and who may be protected is protected as the log says."""

    def boss(self, kind: str) -> dict[str, Any] | None:
        return next((enemy for enemy in self.enemies.values() if enemy["kind"] == kind), None)

    def near_structure(self, cell: Cell, most: int = 99) -> int | None:
        found = [
            (manhattan(cell, part), structure.hp, part[1], part[0], id)
            for id, structure in self.structures.items()
            for part in structure.cells
            if manhattan(cell, part) <= most
        ]
        return min(found)[4] if found else None

    def wound(self, hits: dict[int, int]) -> None:
        for seat in self.seats():
            if seat in hits and self.heroes[seat]["cell"]:
                self.strike(seat, hits[seat])

    def burn_on(self, cells: set[Cell], damage: int) -> None:
        touched = [id for id, structure in self.structures.items() if cells & set(structure.cells)]
        for id in sorted(touched, key=lambda id: min((y, x) for x, y in self.structures[id].cells)):
            self.burn(id, damage)

    def new(self, id: int, kind: str, cell: Cell, hp: int) -> None:
        self.enemies[id] = {"kind": kind, "cell": cell, "hp": hp, "full": hp, "stunned": False, "poisoned": False}

    def places(self) -> dict[int, Cell]:
        return {seat: hero["cell"] for seat, hero in enumerate(self.heroes) if hero["cell"]}

    # ---- the Harpy

    def harpy(self, round: int) -> None:
        harpy = self.boss("harpy")
        assert harpy
        here, world = harpy["cell"], self.now()
        if round % 3 == 1:
            for seat, cell in self.places().items():
                self.heroes[seat]["dulled"] += sectors_apart(here, cell) == 0
        elif round % 3 == 2:
            hits = {seat: 2 for seat, cell in self.places().items() if sectors_apart(here, cell) == 0}
            for seat, cell in self.places().items():
                if sectors_apart(here, cell) == 1 and sees(world, here, cell):
                    hits[seat] = 1
            self.wound(hits)
            self.burn_on({(here[0], y) for y in range(13, 18)}, 1)
        else:
            harpy["cell"] = (15, 18) if here == (8, 18) else (8, 18)
            spot = nearest(self.now(), (harpy["cell"][0], 17), city=True)
            if figure(self.now(), "L") and spot:
                self.new(max([0, *(id for id in self.enemies if id < 1000)]) + 1, "alerion", spot, 3)

    # ---- Cetusia

    def cetusia(self, card: str) -> None:
        head, tail = self.boss("cetusia_head"), self.boss("cetusia_tail")
        more = head is None or tail is None
        if head:
            attack = WYRM[card]["head_attack"].split(":")[0]
            world = self.now()
            if attack == "spit":
                seen = [s for s, cell in self.places().items() if sees(world, head["cell"], cell)]
                seen.sort(key=lambda s: (manhattan(head["cell"], self.heroes[s]["cell"]), self.left(s), s))
                self.wound(dict.fromkeys(seen[:2], 2 + more))
            elif attack == "tide":
                wet = [s for s, (x, y) in self.places().items() if 6 <= x <= 17 and y <= 11]
                for seat in wet:
                    self.heroes[seat]["slowed"] += 1
                self.wound(dict.fromkeys(wet, 1 + more))
            else:
                self.burn(self.near_structure(head["cell"]) or 0, 3 + more)
        if tail and self.places():
            x = tail["cell"][0]
            cells = {(column, row) for column in (x - 1, x, x + 1) for row in (5, 6, 7, 8)}
            self.wound({seat: 1 + more for seat, cell in self.places().items() if cell in cells})
            self.burn_on(cells, 1 + more)

    def left(self, seat: int) -> int:
        hero = self.heroes[seat]
        return int(hero["most"] - hero["wounds"])

    # ---- the Dryad

    def dryad(self, round: int, minions: int, monsters: int) -> None:
        """``minions`` and ``monsters``: the last ids given."""
        dryad = self.boss("dryad")
        assert dryad
        if round <= 3:
            for kind in ("hatchery", "seed_mortar"):
                cell = nearest(self.now(), dryad["cell"], least=2)
                if cell:
                    minions += 1
                    self.new(minions, kind, cell, 3)
        else:
            self.dryad_acts(dryad)
        if not self.places() or not any(self.mages):
            return
        for id in sorted(id for id, enemy in self.enemies.items() if enemy["kind"] == "hatchery"):
            letter = figure(self.now(), "C")
            cell = nearest(self.now(), self.enemies[id]["cell"])
            if letter and cell:
                monsters += 1
                self.new(monsters, LETTERS[letter]["id"], cell, int(LETTERS[letter]["hp"]))
        for id in sorted(id for id, enemy in self.enemies.items() if enemy["kind"] == "seed_mortar"):
            target = self.near_structure(self.enemies[id]["cell"], 10)
            if target:
                self.burn(target, 1)

    def dryad_acts(self, dryad: dict[str, Any]) -> None:
        mages, heroes = self.beside(dryad["cell"])
        if not mages and not heroes:
            self.creep(dryad)
            mages, heroes = self.beside(dryad["cell"])
        if mages:
            self.mages[min(mages, key=lambda m: (self.mages[m], m))] -= 1
        elif heroes:
            seat = min(heroes, key=lambda s: (self.left(s), s))
            if self.on_tower(self.heroes[seat]):
                self.burn(next(n for n, s in self.structures.items() if self.heroes[seat]["cell"] in s.cells), 3)
            else:
                self.strike(seat, 3)
        else:
            world = self.now()
            blocker = in_the_way(world, dryad["cell"], path_values(world))
            if blocker:
                self.burn(next(id for id, structure in self.structures.items() if structure == blocker), 3)

    def beside(self, cell: Cell) -> tuple[list[int], list[int]]:
        mages = [n for n, place in enumerate(MAGES) if self.mages[n] > 0 and manhattan(cell, place) == 1]
        return mages, [seat for seat, place in self.places().items() if manhattan(cell, place) == 1]

    def creep(self, dryad: dict[str, Any]) -> None:
        world, here = self.now(), dryad["cell"]
        values = path_values(world)
        ways = [near for near in sides(here) if not impassable(world, near) and standing(world, near) is None]
        ways = [near for near in ways if near not in world.heroes]
        cell = min([here, *ways], key=lambda c: (values.get(c, INFINITY), c != here, c[1], c[0]))
        for enemy in self.enemies.values():
            if enemy["cell"] == cell and enemy is not dryad:
                enemy["cell"] = here
        dryad["cell"] = cell
