"""Path values V of monsters on foot (2.9, step 2), kept up to date while structures burn."""

from __future__ import annotations

from heapq import heappop, heappush

from wyrmtable.games.last_spell.data import PLANS
from wyrmtable.games.last_spell.grid import CELLS, MAGE_CELLS, NEAR
from wyrmtable.games.last_spell.land import Ground, ground_of
from wyrmtable.games.last_spell.state import Spell

FAR = 9999
"""No path."""


def path_values(g: Spell) -> list[int]:
    """V of every cell; heroes and enemies are ignored."""
    if not g.paths:
        g.paths = [FAR] * CELLS
        ground = ground_of(g.rules.scenario, g.fog)
        goals = _goals(g, ground)
        _spread(g, ground, [(entry_cost(g, ground, cell) - 1, cell) for cell in goals])
    return g.paths


def renew_paths(g: Spell) -> None:
    """Something else than a burning structure has changed; by Night V is always at hand, so that looking changes nothing."""
    g.paths = []
    if g.night:
        path_values(g)


def ease_paths(g: Spell, cells: tuple[int, ...]) -> None:
    """These cells became cheaper to enter: V can only have fallen, from here on outwards."""
    if not g.paths:
        return
    ground = ground_of(g.rules.scenario, g.fog)
    goals = _goals(g, ground)
    values = g.paths
    start = []
    for cell in cells:
        cost = entry_cost(g, ground, cell)
        best = min((values[near] for near in ground.walk[cell]), default=FAR) + cost
        start.append((min(best, cost - 1) if cell in goals else best, cell))
    _spread(g, ground, start)


def entry_cost(g: Spell, ground: Ground, cell: int) -> int:
    number = g.built.get(cell)
    if number is None:
        return ground.cost[cell]
    structure = g.structures[number]
    return 1 + 2 * (PLANS[structure.kind].hp - structure.flames)


def _goals(g: Spell, ground: Ground) -> list[int]:
    """Cells beside a living Mage."""
    goals: list[int] = []
    for cell, hp in zip(MAGE_CELLS, g.mages, strict=True):
        if hp:
            goals += [near for near in NEAR[cell] if ground.open[near] and near not in goals]
    return goals


def _spread(g: Spell, ground: Ground, start: list[tuple[int, int]]) -> None:
    """Dijkstra's way outwards from better values."""
    values, built, walk, cost = g.paths, g.built, ground.walk, ground.cost
    heap: list[tuple[int, int]] = []
    for found in start:
        if found[0] < values[found[1]]:
            values[found[1]] = found[0]
            heappush(heap, found)
    while heap:
        value, cell = heappop(heap)
        if value > values[cell]:
            continue
        for near in walk[cell]:
            further = value + (cost[near] if near not in built else entry_cost(g, ground, near))
            if further < values[near]:
                values[near] = further
                heappush(heap, (further, near))
