"""Terrain of the three scenarios (2.1), and the ground as the fog leaves it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from wyrmtable.games.last_spell.data import SCENARIOS, rows
from wyrmtable.games.last_spell.grid import BOARD, CELLS, MAGE_CELLS, NEAR, cell_at, fogged


def _cells(scenario: str, feature: str) -> frozenset[int]:
    found = [row for row in rows("map") if row["scenario"] == scenario and row["feature"] == feature]
    return frozenset(cell_at(int(row["x"]), int(row["y"])) for row in found)


class Terrain:
    """What is printed on the boards of one scenario."""

    __slots__ = ("deep", "low", "shallow", "trees")

    def __init__(self, scenario: str) -> None:
        self.low = _cells(scenario, "low")
        """Low Obstacles: impassable, may be leapt over, block no line of fire."""
        self.trees = _cells(scenario, "tree")
        """Impassable, block the line of fire."""
        self.deep = _cells(scenario, "deep")
        """Pools: impassable but for Cetusia."""
        self.shallow = _cells(scenario, "shallow")
        """Entering costs 2 on foot."""


TERRAIN = tuple(Terrain(scenario) for scenario in SCENARIOS)
POOLS = {f"P{n}": min(_cells("lakeburg", f"pool_P{n}")) for n in range(1, 5)}
MONOLITH_CELLS = tuple(min(_cells("glenwald", f"monolith_{n}")) for n in range(1, 6))


class Ground:
    """Where one can go while the fog lies so; pieces and structures apart."""

    __slots__ = ("air", "cost", "fogged", "open", "walk")

    def __init__(self, scenario: int, fog: tuple[int, ...]) -> None:
        terrain = TERRAIN[scenario]
        barred = terrain.low | terrain.trees | terrain.deep | frozenset(MAGE_CELLS)
        self.fogged = tuple(c < len(BOARD) and fogged(c, fog) for c in range(CELLS))
        self.open = tuple(c < len(BOARD) and c not in barred and not self.fogged[c] for c in range(CELLS))
        """A cell that terrain, fog and Mages leave passable on foot."""
        self.cost = tuple(0 if not self.open[c] else 2 if c in terrain.shallow else 1 for c in range(CELLS))
        """MP for entering on foot; 0: impassable."""
        self.walk = tuple(tuple(n for n in NEAR[c] if self.open[n]) for c in range(CELLS))
        """Neighbours that can be entered on foot."""
        self.air = tuple(tuple(n for n in NEAR[c] if not self.fogged[n] and n not in MAGE_CELLS) for c in range(CELLS))
        """Neighbours that can be flown over."""


@lru_cache(maxsize=512)
def ground_under(scenario: int, fog: tuple[int, ...]) -> Ground:
    return Ground(scenario, fog)


def ground_of(scenario: int, fog: Sequence[int]) -> Ground:
    return ground_under(scenario, tuple(fog))
