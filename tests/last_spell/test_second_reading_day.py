"""Where things may be built (1.6), and what the Day costs and brings, agree with a plain reading on random Cities."""

from __future__ import annotations

import random

from wyrmtable.games.last_spell.acts import Place, Repair
from wyrmtable.games.last_spell.data import PLANS, SCENARIOS
from wyrmtable.games.last_spell.grid import SLOTS, XS, YS
from wyrmtable.games.last_spell.rules.building import raise_structure, sites
from wyrmtable.games.last_spell.rules.main_phase import city_acts, day_acts, do
from wyrmtable.games.last_spell.state import Spell

from .plain_heroes import ring
from .plain_reading import MAGES, Building, Cell, table
from .table import Table
from .test_second_reading import world_of

STRUCTURES = {row["id"]: row for row in table("structures")}
BUILT = [kind for kind, row in STRUCTURES.items() if row["build_gold"]]
PERIMETER = {
    tuple(map(int, pair.split(","))): row["id"] for row in table("wall_slots") for pair in row["cells"].split()
}


def city(seed: int) -> Table:
    """Random walls and ruins, then a few structures where the rules let them stand."""
    t, chance = Table(SCENARIOS[seed % 3], seed=str(seed)), random.Random(seed)
    g = t.g
    for slot in SLOTS:
        if chance.random() < 0.5:
            t.clear(slot)
    for structure in list(g.structures.values()):
        if chance.random() < 0.4 and PLANS[structure.kind].kind == "ruin":
            t.clear((XS[structure.cells[0]], YS[structure.cells[0]]))
    for _ in range(chance.randint(0, 8)):
        kind = chance.choice(BUILT)
        legal = sites(g, kind)
        if legal and len(g.standing_kind(kind)) < PLANS[kind].pieces:
            raise_structure(g, kind, chance.choice(legal))
    for structure in g.structures.values():
        structure.flames = chance.randrange(PLANS[structure.kind].hp)
    return t


def may_stand(scenario: str, standing: tuple[Building, ...], kind: str, cells: frozenset[Cell]) -> bool:
    taken = {cell for building in standing for cell in building.cells}
    group, production = STRUCTURES[kind]["class"], STRUCTURES[kind]["subclass"] == "production"
    if any(cell in taken or cell in MAGES for cell in cells):
        return False
    if group == "wall":
        slots = {PERIMETER.get(cell) for cell in cells}
        (slot,) = slots if len(slots) == 1 else (None,)
        whole = slot is not None and len(cells) == sum(name == slot for name in PERIMETER.values())
        return whole and not (scenario == "lakeburg" and str(slot).startswith("N"))
    if not all(7 <= x <= 16 and 7 <= y <= 17 for x, y in cells):
        return False
    if group == "defence":
        return True
    area = {near for cell in cells for near in ring(cell)} - cells
    near_by = [building.kind for building in standing if area & set(building.cells)]
    return all(STRUCTURES[near]["class"] != "building" or (production and near == kind) for near in near_by)


def footprints(kind: str) -> list[frozenset[Cell]]:
    """Every shape of it anywhere on the board."""
    if STRUCTURES[kind]["class"] == "wall":
        names = sorted(set(PERIMETER.values()))
        return [frozenset((c[0], c[1]) for c, slot in PERIMETER.items() if slot == name) for name in names]
    everywhere = [(x, y) for y in range(18) for x in range(24)]
    if STRUCTURES[kind]["spaces"] == "1":
        return [frozenset([cell]) for cell in everywhere]
    pairs = [frozenset([(x, y), other]) for x, y in everywhere for other in ((x + 1, y), (x, y + 1))]
    return [pair for pair in pairs if all(cell[0] < 24 and cell[1] < 18 for cell in pair)]


def test_where_things_may_stand() -> None:
    for seed in range(15):
        g = city(seed).g
        standing = world_of(g).structures
        for kind in BUILT:
            legal = {frozenset((XS[cell], YS[cell]) for cell in cells) for cells in sites(g, kind)}
            scenario = SCENARIOS[g.rules.scenario]
            expected = {cells for cells in footprints(kind) if may_stand(scenario, standing, kind, cells)}
            assert legal == expected, (seed, kind)


def test_what_the_day_costs_and_brings() -> None:
    """Every act a seat is offered, done once: Gold, Materials and flames are what the tables say."""
    for seed in range(20):
        t, chance = city(seed), random.Random(seed)
        g = t.g
        g.gold, g.materials, g.flames = chance.randint(0, 6), chance.randint(0, 6), 20
        t.run("main-phase-begins")
        offered = names(g)
        for kind in BUILT:
            row, left = STRUCTURES[kind], int(STRUCTURES[kind]["max_in_city"]) - len(g.standing_kind(kind))
            gold, materials = int(row["build_gold"]), int(row["build_mat"])
            open_to_all = gold <= g.gold and materials <= g.materials and left > 0 and bool(sites(g, kind))
            assert (f"build:{kind}" in offered) == open_to_all, (seed, kind)
            if open_to_all:
                world = g.copy()
                do(world, 0, Place(kind, sites(g, kind)[0]))
                more = {"gold_mine": (1, 0), "scavenger_camp": (0, 1)}.get(kind, (0, 0))
                assert (world.gold, world.materials) == (g.gold - gold + more[0], g.materials - materials + more[1])
        for structure in g.structures.values():
            for flames in range(1, 6):
                legal = flames <= min(structure.flames, g.materials)
                assert (f"repair:{structure.id},{flames}" in offered) == legal
                if legal:
                    world = g.copy()
                    do(world, 0, Repair(structure.id, flames))
                    assert (world.materials, world.flames) == (g.materials - flames, 20 + flames)
            row = STRUCTURES[structure.kind]
            scenario = SCENARIOS[g.rules.scenario]
            stone = {"wood_wall": "stone_wall", "wood_gate": "stone_gate"}.get(structure.kind)
            piece = stone is None or len(g.standing_kind(stone)) < int(STRUCTURES[stone]["max_in_city"])
            able = row[f"upgrade_{scenario}"] == "yes" and row["upgrade_gold"] != "" and piece
            paid = able and int(row["upgrade_gold"]) <= g.gold and int(row["upgrade_mat"]) <= g.materials
            assert (f"upgrade:{structure.id}" in offered) == paid, (seed, structure.kind)


def names(g: Spell) -> set[str]:
    trade, work = city_acts(g)
    return {act.name for act in day_acts(g, 0, trade, work)}
