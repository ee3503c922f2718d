"""What each Tribe could do from where it is: its Strength to come, and what the light on its way costs."""

from __future__ import annotations

from typing import NamedTuple

from wyrmtable.games.vast.data import COUNTS_AS_LIT, GOBLINS, PIECES, TILES, TRIBES, WAR
from wyrmtable.games.vast.grid import DIAGONAL, dark_tiles, ways
from wyrmtable.games.vast.rules.forced import tunnelled
from wyrmtable.games.vast.rules.goblins import MOST_POPULATION
from wyrmtable.games.vast.rules.stats import FIRE_BOMBER, tribe_strength
from wyrmtable.games.vast.state import Vast

LEAVE = 100
"""A way is counted in Lit tiles left, times this, and steps."""
NO_WAY = 99 * LEAVE
GROWTH = 1
"""Population a Tribe may count on from the next War card."""
SURE, LIKELY = 0.1, 0.85
UNLIKELY = 0.33
"""Chance of a deed in a later turn: with Strength just enough, what more of it adds and what less of it costs."""
NEVER = 0.05
NOWHERE: frozenset[int] = frozenset()


class Band(NamedTuple):
    """A Tribe as the plans see it."""

    tribe: int
    strength: int
    """With the discs of the War card already chosen."""
    people: int
    cell: int
    ready: bool
    """It can still be activated this turn."""
    out: bool
    """It stands on a tile."""
    fury: bool
    """Leaving the light costs it nothing this turn."""
    worm: bool
    """It may still jump with its Underworm."""
    stays: bool
    """Secret Tunnels have brought it here: it goes no further this turn."""
    trodden: frozenset[int]
    """The Lit tiles it has left in this activation: leaving them again costs nothing."""

    @property
    def left(self) -> int:
        return len(self.trodden)


def muster(g: Vast) -> list[Band]:
    goblins = g.goblins
    acting = g.turn == GOBLINS and g.phase in ("populate", "overpopulation", "bonus", "activate")
    discs = WAR[goblins.war].discs if acting and g.phase == "populate" else (0, 0, 0)
    calm = goblins.rage == 0 and not acting  # malaise ends when the next turn begins
    bands = []
    for tribe, more in zip(TRIBES, discs, strict=True):
        people = min(MOST_POPULATION, goblins.population[tribe] + more)
        strength = tribe_strength(g, tribe) + people - goblins.population[tribe]
        if calm and "pet_frog" not in goblins.monsters[tribe]:
            strength += 1
        cell = g.pieces[tribe]
        ready = acting and people > 0 and not goblins.activated[tribe]
        name = PIECES[tribe]
        if not ready and f"fire_bomber:{name}" in goblins.used:
            strength -= FIRE_BOMBER
        trodden = frozenset(goblins.lit_left) if goblins.active == tribe else NOWHERE
        bands.append(
            Band(
                tribe,
                strength,
                people,
                cell,
                ready,
                cell in g.tiles,
                ready and f"blind_fury:{name}" in goblins.used,
                "underworm" in goblins.monsters[tribe] and f"worm:{name}" not in goblins.used,
                ready and tunnelled(g, tribe),
                trodden,
            )
        )
    return bands


def lairs(g: Vast) -> dict[str, list[int]]:
    """Dark tiles by their symbol, where hidden Tribes may come out; any for the Gnome's."""
    found: dict[str, list[int]] = {}
    dark = dark_tiles(g)
    for cell in dark:
        found.setdefault(TILES[g.tiles[cell] >> 3].symbol, []).append(cell)
    for tribe in TRIBES:
        if "gnome" in g.goblins.monsters[tribe]:
            found[PIECES[tribe]] = dark
    return found


Beside = dict[int, list[int]]
"""Where one may go from each space."""


def all_ways(g: Vast) -> Beside:
    return {cell: ways(g, cell) for cell in g.tiles}


def roads(g: Vast, target: int, beside: Beside, trodden: frozenset[int] = NOWHERE) -> dict[int, int]:
    """The way to a space from every other: Lit tiles left, and steps; none through a tile about to be turned up,
    because its walls are not known yet."""
    tiles = g.tiles
    soon = g.reveals[-1].left if g.reveals else []
    cost = {target: 0}
    level = [target]
    while level:
        beyond = []
        for cell in level:
            so_far = cost[cell] + 1
            for to in beside[cell]:
                if to not in cost and to not in soon:
                    if COUNTS_AS_LIT[tiles[to]] and tiles[to] >> 3 not in trodden:
                        cost[to] = so_far + LEAVE
                        beyond.append(to)
                    else:
                        cost[to] = so_far
                        level.append(to)
        level = beyond
    return cost


def loss(band: Band, way: int) -> int:
    """Population lost to the light on a way."""
    return 0 if band.fury else (band.left + way // LEAVE) // 2 - band.left // 2


def strikes(band: Band, way: int, needed: int) -> bool:
    """It can be there this turn with the Strength needed."""
    cost = loss(band, way)
    may_go = band.ready and band.out and (way == 0 or not band.stays)
    return may_go and band.strength - cost >= needed and band.people > cost


def best_lair(band: Band, homes: dict[str, list[int]], road: dict[int, int]) -> int:
    """The way from the best space where a hidden Tribe may come out."""
    return min([road.get(cell, NO_WAY) for cell in homes.get(PIECES[band.tribe], ())], default=NO_WAY)


def way_of(g: Vast, band: Band, road: dict[int, int]) -> int:
    """The way of a Tribe on the map, from where an Underworm may carry it if that is better."""
    way = road.get(band.cell, NO_WAY)
    if not band.worm:
        return way
    leave = 1 + LEAVE * COUNTS_AS_LIT[g.tiles[band.cell]]
    jumps = [band.cell + delta * length for delta in DIAGONAL for length in (1, 2)]
    return min(way, min([road[cell] + leave for cell in jumps if cell in road], default=NO_WAY))


def crystal_chances(g: Vast, dark: list[int]) -> dict[str, float]:
    """How likely an unknown tile of each symbol is a Crystal: what has been seen is known, the rest lies anywhere."""
    unknown = [g.tiles[cell] >> 3 for cell in dark] + g.stack + g.cave.hand
    crystals: dict[str, int] = {}
    every: dict[str, int] = {}
    for number in unknown:
        tile = TILES[number]
        every[tile.symbol] = every.get(tile.symbol, 0) + 1
        if tile.kind == "crystal":
            crystals[tile.symbol] = crystals.get(tile.symbol, 0) + 1
    return {symbol: crystals.get(symbol, 0) / count for symbol, count in every.items()}


def chance(margin: float) -> float:
    return min(1.0, LIKELY + SURE * margin) if margin >= 0 else max(NEVER, LIKELY + UNLIKELY * margin)


def reach(g: Vast, band: Band, left: int, beside: Beside) -> dict[int, int]:
    """The way of a Tribe to every space, counted as in ``roads``, when it has left so many Lit tiles."""
    tiles = g.tiles
    cost = {band.cell: left * LEAVE}
    if band.stays:
        return cost
    level = [band.cell]
    while level:
        beyond: list[int] = []
        for cell in level:
            lit = COUNTS_AS_LIT[tiles[cell]] and tiles[cell] >> 3 not in band.trodden
            so_far = cost[cell] + 1 + lit * LEAVE
            for to in beside[cell]:
                if to not in cost:
                    cost[to] = so_far
                    (beyond if lit else level).append(to)
        level = beyond
    return cost


def open_sides(g: Vast, cell: int) -> int:
    """Neighbours the tile on this space lacks: turned up, it may ask for a new tile there."""
    tiles = g.tiles
    return (cell - 256 not in tiles) + (cell + 1 not in tiles) + (cell + 256 not in tiles) + (cell - 1 not in tiles)
