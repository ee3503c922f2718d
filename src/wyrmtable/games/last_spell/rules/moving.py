"""Where Heroes stand and go (2.1, 2.5): on foot, up Watchtowers, through Portals, by Leaps."""

from __future__ import annotations

from wyrmtable.games.last_spell.data import PLANS, constant
from wyrmtable.games.last_spell.grid import SIDES
from wyrmtable.games.last_spell.land import TERRAIN, ground_of
from wyrmtable.games.last_spell.rules.stats import has, is_a
from wyrmtable.games.last_spell.state import FIRST_MINION, Hero, Spell

CLIMB = constant("tower_climb_mp")
PORTAL_MP, PORTAL_MANA = constant("portal_mp"), constant("portal_mana")
ENTERED = ("portal", "wood_gate", "stone_gate")
"""Structures Heroes walk into like free cells."""
WOOD = ("wood_wall", "wood_gate")


def is_free(g: Spell, cell: int) -> bool:
    """A free cell (2.1)."""
    ground = ground_of(g.rules.scenario, g.fog)
    return ground.open[cell] and cell not in g.built and cell not in g.enemy_at and g.hero_on(cell) < 0


def can_stand(g: Spell, cell: int, towers: bool = False) -> bool:
    """A standing cell of a Hero: free, or a Gate or Portal without another Hero; a Watchtower where ``towers`` count."""
    structure = g.structure_on(cell)
    if structure is None:
        return is_free(g, cell)
    if structure.kind in ENTERED or (towers and structure.kind == "watchtower"):
        return g.hero_on(cell) < 0 and not ground_of(g.rules.scenario, g.fog).fogged[cell]
    return False


def on_tower(g: Spell, hero: Hero) -> bool:
    structure = g.structure_on(hero.cell)
    return structure is not None and structure.kind == "watchtower"


def walks(g: Spell, hero: Hero) -> dict[int, int]:
    """Cells the Hero can stop on, with the least MP for each."""
    others = [other.cell for other in g.heroes if other.cell >= 0]
    return {cell: mp for cell, mp in reached(g, hero).items() if cell not in others and cell not in g.enemy_at}


def way(g: Spell, hero: Hero, cell: int) -> list[int]:
    """The cells of a cheapest way there, from where the Hero stands."""
    ground, best = ground_of(g.rules.scenario, g.fog), reached(g, hero)
    found = [cell]
    while found[0] != hero.cell:
        here = found[0]
        before = (near for near in ground.walk[here] if near in best)
        found.insert(0, min(before, key=lambda near: best[near] + step_cost(g, hero, near, here)))
    return found


def step_cost(g: Spell, hero: Hero, start: int, end: int) -> int:
    """MP for a step on foot; up and down a Watchtower 2 instead."""
    towers = [structure.cells[0] for structure in g.standing_kind("watchtower")]
    if start in towers or end in towers:
        return 1 if has(hero, "climber") else CLIMB
    return ground_of(g.rules.scenario, g.fog).cost[end]


def reached(g: Spell, hero: Hero) -> dict[int, int]:
    """Cells the Hero can come to or through, with the least MP for each; Watchtower steps cost 2 instead of the normal step."""
    ground = ground_of(g.rules.scenario, g.fog)
    built, structures, enemy_at = g.built, g.structures, g.enemy_at
    start, most = hero.cell, hero.mp
    others = [other.cell for other in g.heroes if other.cell >= 0]
    slips = has(hero, "slip_through")
    climb = 1 if has(hero, "climber") else CLIMB
    kinds = {cell: structures[number].kind for cell, number in built.items() if structures[number].kind in _PASSED}
    towers = [cell for cell, kind in kinds.items() if kind == "watchtower"]
    best = {start: 0}
    layers: list[list[int]] = [[] for _ in range(most + 1)]
    layers[0].append(start)
    for spent in range(most):
        for cell in layers[spent]:
            if best[cell] < spent:
                continue
            high = cell in towers
            for near in ground.walk[cell]:
                if near in built and near not in kinds:
                    continue
                if near in enemy_at and not (slips and enemy_at[near] < FIRST_MINION):
                    continue
                up = near in towers
                if up and near in others:
                    continue
                total = spent + (climb if high or up else ground.cost[near])
                if total <= most and total < best.get(near, most + 1):
                    best[near] = total
                    layers[total].append(near)
    return best


_PASSED = (*ENTERED, "watchtower")


# ---- Portals and Leaps


def portal_cost(hero: Hero) -> tuple[int, int]:
    """MP and mana."""
    return (1, 0) if has(hero, "portal_adept") else (PORTAL_MP, PORTAL_MANA)


def travels(g: Spell, hero: Hero) -> list[int]:
    """Portals the Hero can reach from the one it stands on."""
    here = g.structure_on(hero.cell)
    mp, mana = portal_cost(hero)
    if here is None or here.kind != "portal" or hero.mp < mp or hero.mana < mana:
        return []
    return [portal.cells[0] for portal in g.standing_kind("portal") if g.hero_on(portal.cells[0]) < 0]


def can_pay_leap(hero: Hero) -> bool:
    return hero.mp >= 1 if has(hero, "vaulter") else hero.tokens >= 1


def leaps(g: Spell, hero: Hero) -> list[int]:
    """Landing cells: straight over one Low Obstacle, Wall or Gate (Acrobat: monster) to a standing cell."""
    if not can_pay_leap(hero) or on_tower(g, hero):
        return []
    found = []
    for side in range(4):
        over = SIDES[hero.cell][side]
        landing = SIDES[over][side] if over >= 0 else -1
        if landing >= 0 and can_leap_over(g, hero, over) and can_stand(g, landing):
            found.append(landing)
    return found


def can_leap_over(g: Spell, hero: Hero, cell: int) -> bool:
    if cell in TERRAIN[g.rules.scenario].low:
        return True
    structure = g.structure_on(cell)
    if structure is not None and PLANS[structure.kind].group == "wall":
        return structure.kind in WOOD or not g.rules.errata
    return is_a(hero, "acrobat") and g.enemy_at.get(cell, FIRST_MINION) < FIRST_MINION
