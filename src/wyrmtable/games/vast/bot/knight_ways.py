"""Ways of the Knight over the map as she sees it; found once for each map, because it is judged many times."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush

from wyrmtable.games.vast.data import IMPASSABLE, IS_DARK, IS_PIT
from wyrmtable.games.vast.grid import DELTA, ways
from wyrmtable.games.vast.state import Vast

LOST = 12.0
"""The length of a way that does not exist."""
DARK = 1.5
WALL = 2.0
"""What an Encounter, or a cube on the Ancient Map, costs on a long way, in steps."""
FAR = 99
MAPS = 300
"""Maps remembered at a time."""


class Ways:
    """Who is beside whom, and the ways already found."""

    __slots__ = ("beside", "dark", "found", "leapt", "stops", "treks", "walled")

    def __init__(self, g: Vast, stops: tuple[int, ...], barred: tuple[int, ...]) -> None:
        tiles = g.tiles
        self.dark = {cell for cell, code in tiles.items() if IS_DARK[code]}
        self.stops = self.dark.union(stops)
        """Spaces that cost an Encounter: a way may end there."""
        shut = {*barred, *(cell for cell, code in tiles.items() if IS_PIT[code] or IMPASSABLE[code])}
        walkable = tiles.keys() - shut
        self.beside = {cell: [to for to in ways(g, cell) if to not in shut] for cell in tiles}
        self.walled = {
            cell: [cell + delta for delta in DELTA if cell + delta in walkable and cell + delta not in beside]
            for cell, beside in self.beside.items()
        }
        self.found: dict[int, dict[int, int]] = {}
        self.leapt: dict[int, dict[int, int]] = {}
        self.treks: dict[tuple[int, ...], tuple[dict[int, float], dict[int, int]]] = {}

    def near(self, start: int) -> dict[int, int]:
        """Steps to every space that can be reached without an Encounter on the way."""
        steps = self.found.get(start)
        if steps is None:
            self.found[start] = steps = {start: 0}
            self.spread(steps, [start], start)
        return steps

    def beyond(self, start: int) -> dict[int, int]:
        """Steps to the spaces that are nearer with one wall crossed on the way."""
        steps = self.leapt.get(start)
        if steps is None:
            near = self.near(start)
            steps = {}
            for cell, away in near.items():
                if cell == start or cell not in self.stops:
                    for to in self.walled[cell]:
                        if away + 1 < min(near.get(to, FAR), steps.get(to, FAR)):
                            steps[to] = away + 1
            self.spread(steps, sorted(steps, key=steps.__getitem__), start)
            self.leapt[start] = steps = {cell: away for cell, away in steps.items() if away < near.get(cell, FAR)}
        return steps

    def spread(self, steps: dict[int, int], queue: list[int], start: int) -> None:
        for cell in queue:
            if cell in self.stops and cell != start:
                continue
            away = steps[cell] + 1
            for to in self.beside[cell]:
                if to not in steps:
                    steps[to] = away
                    queue.append(to)

    def trek(self, goals: tuple[int, ...]) -> tuple[dict[int, float], dict[int, int]]:
        """The cost of the way from every space to the nearest of these, through Dark tiles and walls if need be; and
        the next space on that way."""
        found = self.treks.get(goals)
        if found is None:
            costs: dict[int, float] = {}
            onward: dict[int, int] = {}
            heap = [(0.0, cell, cell) for cell in goals]
            while heap:
                cost, cell, ahead = heappop(heap)
                if cell in costs or cell not in self.beside:
                    continue
                costs[cell] = cost
                onward[cell] = ahead
                cost += 1.0 + DARK * (cell in self.stops)
                for to in self.beside[cell]:
                    if to not in costs:
                        heappush(heap, (cost, to, cell))
                for to in self.walled[cell]:
                    if to not in costs:
                        heappush(heap, (cost + WALL, to, cell))
            self.treks[goals] = found = costs, onward
        return found


_known: dict[tuple[object, ...], Ways] = {}


def find_ways(g: Vast, foes: Iterable[int], barred: Iterable[int]) -> Ways:
    """The ways of this map; all Dark tiles look alike. An Event token or a foe on the way costs an Encounter."""
    stops = (*(cell for cell in g.events if cell >= 0), *foes)
    shut = tuple(barred)
    codes = [-1 if IS_DARK[code] else code for code in g.tiles.values()]
    key = (tuple(g.tiles), tuple(codes), tuple(g.bombs), tuple(g.rockslides), stops, shut)
    found = _known.get(key)
    if found is None:
        if len(_known) >= MAPS:
            _known.clear()
        _known[key] = found = Ways(g, stops, shut)
    return found
