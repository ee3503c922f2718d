"""The rules agree with the plain reading on thousands of positions that nobody thought of."""

from __future__ import annotations

import random

from wyrmtable.games.last_spell.data import MONSTERS, PLANS, SCENARIOS
from wyrmtable.games.last_spell.grid import BOARD, CITY, LEDGES, NEAR, SLOTS, XS, YS
from wyrmtable.games.last_spell.land import ground_of
from wyrmtable.games.last_spell.rules.building import raise_structure
from wyrmtable.games.last_spell.rules.fire import hero_sees, monster_sees
from wyrmtable.games.last_spell.rules.moving import is_free
from wyrmtable.games.last_spell.rules.paths import path_values
from wyrmtable.games.last_spell.rules.stats import hp_left
from wyrmtable.games.last_spell.state import Spell

from . import plain_heroes
from . import plain_reading as plain
from .table import Table

KINDS = [kind for kind, plan in PLANS.items() if plan.size == 1]


def position(seed: int) -> Table:
    """A City half built and half burnt, Heroes and monsters everywhere."""
    chance = random.Random(seed)
    t = Table(SCENARIOS[seed % 3], heroes=chance.choice((2, 3, 4)), seed=str(seed))
    g = t.g
    g.fog = [chance.randint(2, 6) for _ in range(3)]
    for slot in SLOTS:
        if chance.random() < 0.6:
            t.section(slot, chance.choice(("wood_wall", "stone_wall", "wood_gate", "stone_gate")))
        elif chance.random() < 0.5:
            t.clear(slot)
    open_cells = [cell for cell in CITY if is_free(g, cell) and ground_of(g.rules.scenario, g.fog).open[cell]]
    for cell in chance.sample(open_cells, chance.randint(0, 25)):
        raise_structure(g, chance.choice(KINDS), (cell,))
    for structure in g.structures.values():
        structure.flames = chance.randrange(PLANS[structure.kind].hp)
    g.mages = [chance.randint(0, 2) for _ in range(4)]
    g.mages[chance.randrange(4)] = 2
    g.paths = []
    near = [cell for cell in BOARD if 4 <= XS[cell] <= 19 and YS[cell] >= 3 and is_free(g, cell)]
    chance.shuffle(near)
    towers = [structure.cells[0] for structure in g.standing_kind("watchtower", "portal")]
    for hero in g.heroes:
        hero.cell = towers.pop() if towers and chance.random() < 0.3 else near.pop()
        hero.wounds = chance.randint(0, 4)
    if chance.random() < 0.3:
        t.hero(0, items="shadow_coat")
    for kind in MONSTERS:
        for _ in range(chance.randint(0, 3 if kind not in ("accursed",) else 1)):
            cell = near.pop()
            t.monster(kind, XS[cell], YS[cell])
    if g.rules.scenario == 2:
        for _ in range(chance.randint(0, 4)):
            cell = near.pop()
            t.minion(chance.choice(("monolith", "hatchery", "seed_mortar")), XS[cell], YS[cell])
    t.night()
    return t


def world_of(g: Spell) -> plain.World:
    def pair(cell: int) -> plain.Cell:
        return XS[cell], YS[cell]

    return plain.World(
        scenario=SCENARIOS[g.rules.scenario],
        fog=(g.fog[0], g.fog[1], g.fog[2]),
        structures=tuple(
            plain.Building(s.kind, tuple(pair(cell) for cell in s.cells), s.flames) for s in g.structures.values()
        ),
        enemies={pair(enemy.cell): enemy.kind for enemy in g.enemies.values()},
        heroes={
            pair(hero.cell): (hp_left(hero), seat, any(item.name == "shadow_coat" for item in hero.items))
            for seat, hero in enumerate(g.heroes)
            if hero.stands
        },
        mages=(g.mages[0], g.mages[1], g.mages[2], g.mages[3]),
    )


def test_line_of_fire() -> None:
    compared = 0
    for seed in range(60):
        t = position(seed)
        world = world_of(t.g)
        chance = random.Random(seed)
        cells = [*BOARD, *LEDGES]
        for _ in range(60):
            one, two = chance.choice(BOARD), chance.choice(cells)
            a, b = (XS[one], YS[one]), (XS[two], YS[two])
            assert monster_sees(t.g, one, two) == plain.sees(world, a, b), (seed, a, b)
            t.g.heroes[0].cell = one
            tower = t.g.structure_on(one)
            if one != two and (tower is None or tower.kind != "watchtower"):
                assert hero_sees(t.g, 0, two) == plain.sees(world, a, b, hero=True), (seed, a, b)
            compared += 1
    assert compared == 3600


def test_path_values() -> None:
    for seed in range(40):
        t = position(seed)
        values = plain.path_values(world_of(t.g))
        for cell, value in enumerate(path_values(t.g)):
            theirs = values.get((XS[cell], YS[cell]), plain.INFINITY)
            assert value == theirs or (value >= 9999 and theirs == plain.INFINITY), (seed, XS[cell], YS[cell])


def test_activations() -> None:
    """Each monster acts alone, from the same position: where it goes and whom it hits."""
    compared = 0
    for seed in range(80):
        start = position(seed)
        world = world_of(start.g)
        values = plain.path_values(world)
        for number in list(start.g.enemies):
            enemy = start.g.enemies[number]
            if not enemy.strict:
                continue
            expected = plain.activation(world, enemy.kind, (XS[enemy.cell], YS[enemy.cell]), values)
            t = Table.of(start.g.copy())
            t.g.to_act = [number]
            assert happened(t, number, world) == expected, (seed, enemy.kind, XS[enemy.cell], YS[enemy.cell])
            compared += 1
    assert compared > 900


def happened(t: Table, number: int, world: plain.World) -> plain.Act:
    """What the rules do, as the plain reading tells it."""
    g = t.g
    before = {s.id: s.flames for s in g.structures.values()}
    wounds = [hero.wounds for hero in g.heroes]
    mages = g.mages.copy()
    kind, start = g.enemies[number].kind, g.enemies[number].cell
    g.flames = 99
    t.run("monster")
    while t.asked:
        t.answer("pass")
    enemy = g.enemies.get(number)
    if enemy is None:
        assert kind == "boomer"
        end = plain.activation(world, kind, (XS[start], YS[start]), plain.path_values(world)).end
        return plain.Act(end, "boom", 0)
    end = XS[enemy.cell], YS[enemy.cell]
    for seat, hero in enumerate(g.heroes):
        if hero.wounds > wounds[seat] or hero.down:
            return plain.Act(end, "hero", seat)
    for mage in range(4):
        if g.mages[mage] < mages[mage]:
            return plain.Act(end, "mage", mage)
    for id, flames in before.items():
        structure = g.structures.get(id)
        if structure is None or structure.flames > flames:
            return plain.Act(end, *struck(world, list(before).index(id)))
    return plain.Act(end, "", 0)


def struck(world: plain.World, number: int) -> tuple[str, object]:
    """A structure, or the Hero on the Watchtower that was hit instead."""
    building = world.structures[number]
    cell = building.cells[0]
    if building.kind == "watchtower" and cell in world.heroes:
        return "hero", world.heroes[cell][1]
    return "structure", min(building.cells, key=lambda c: (c[1], c[0]))


PERKS = ("eagle_eye", "slip_through", "climber", "vaulter")
TRAITS = ("", "acrobat", "sharp_eyed")
ARMS = [weapon for weapon, row in plain_heroes.WEAPONS.items() if row["skill_shape"] != "heal"]


def test_where_heroes_go_and_aim() -> None:
    """Every step, Leap and target that is offered, and none that is not."""
    compared = 0
    for seed in range(150):
        chance = random.Random(seed)
        t = position(seed)
        if seed % 3 == 0:
            t.boss("harpy", *chance.choice(((8, 18), (15, 18))))
        facts = plain_heroes.Facts(
            cell=beside_somebody(t, chance),
            mp=chance.randint(0, 5),
            perks=tuple(perk for perk in PERKS if chance.random() < 0.4),
            trait=chance.choice(TRAITS),
            shot=chance.random() < 0.5,
        )
        arms = chance.sample(ARMS, 2)
        hero = t.hero(0, facts.cell, " ".join(arms), " ".join(facts.perks), trait=facts.trait, mp=facts.mp, tokens=9)
        hero.mana = 9
        hero.this_round = ["ranged"] * facts.shot
        world = world_of(t.g)
        expected = {f"move:{x},{y}" for x, y in plain_heroes.steps(world, facts)}
        if facts.mp or "vaulter" not in facts.perks:
            expected |= {f"leap:{x},{y}" for x, y in plain_heroes.leaps(world, facts)}
        for weapon in arms:
            for attack in ("basic", "skill"):
                aimed = plain_heroes.aims(world, facts, weapon, attack)
                expected |= {f"{attack}:{weapon}@{x},{y}" for x, y in aimed}
        t.turn(0)
        offered = {name for name in t.options() if name.partition(":")[0] in ("move", "leap", "basic", "skill")}
        assert offered == expected, (seed, facts, arms)
        compared += len(expected)
    assert compared > 3000


def beside_somebody(t: Table, chance: random.Random) -> plain.Cell:
    """Where Hero 0 stands, or a free cell beside a wall, a tower or an enemy."""
    g = t.g
    somebody = [*g.enemy_at, *g.built]
    if chance.random() < 0.7:
        for cell in chance.sample(somebody, len(somebody)):
            near = [cell for cell in NEAR[cell] if is_free(g, cell)]
            if near:
                cell = chance.choice(near)
                return XS[cell], YS[cell]
    return XS[g.heroes[0].cell], YS[g.heroes[0].cell]
