"""Line of fire and range (2.6): pure questions about a position."""

from __future__ import annotations

from wyrmtable.games.last_spell.data import PLANS, Strike, Weapon
from wyrmtable.games.last_spell.grid import NEAR, line_between
from wyrmtable.games.last_spell.land import TERRAIN
from wyrmtable.games.last_spell.rules.moving import on_tower
from wyrmtable.games.last_spell.rules.stats import has
from wyrmtable.games.last_spell.state import Hero, Spell

REACH = {"C": 0, "CA": 1, "CAF": 99}
"""The farthest sector distance of a range."""
FARTHER = {"C": "CA", "CA": "CAF", "CAF": "CAF"}
"""One step of range more (Eagle Eye)."""
BLOCKERS = frozenset(plan.name for plan in PLANS.values() if plan.stops_fire)
SECTIONS = ("stone_wall", "stone_gate")


def farthest_sector(hero: Hero, weapon: Weapon, strike: Strike) -> int:
    """The farthest sector distance at which this Hero's attack finds a target; Eagle Eye takes a ranged one a step farther."""
    eagle = weapon.category == "ranged" and has(hero, "eagle_eye")
    return REACH[FARTHER[strike.reach] if eagle else strike.reach]


def blocking(g: Spell) -> frozenset[int]:
    """Cells that block a line: Buildings, Ruins, stone sections, Trees, Monoliths."""
    structures = g.structures
    cells = [cell for cell, number in g.built.items() if structures[number].kind in BLOCKERS]
    cells += [enemy.cell for enemy in g.enemies.values() if enemy.kind == "monolith"]
    return TERRAIN[g.rules.scenario].trees.union(cells)


def blocking_for(g: Spell, hero: Hero) -> frozenset[int]:
    """For a Hero: not the stone sections beside or under it; from a Watchtower nothing blocks (Vision)."""
    if on_tower(g, hero):
        return frozenset()
    blocks = blocking(g)
    for cell in (hero.cell, *NEAR[hero.cell]):
        structure = g.structure_on(cell)
        if structure is not None and structure.kind in SECTIONS:
            blocks = blocks.difference(structure.cells)
    return blocks


def clear(blocks: frozenset[int], one: int, two: int) -> bool:
    """Whether nothing between the two cells blocks."""
    if blocks:
        for step in line_between(one, two):
            if one + step in blocks:
                return False
    return True


def hero_sees(g: Spell, seat: int, cell: int) -> bool:
    """Line of fire from a Hero to a cell."""
    hero = g.heroes[seat]
    return clear(blocking_for(g, hero), hero.cell, cell)


def monster_sees(g: Spell, one: int, two: int) -> bool:
    """Line of fire for monsters and Bosses."""
    return clear(blocking(g), one, two)
