"""The three Bosses (2.12): arrival, and what they do at the end of the Monster Phase."""

from __future__ import annotations

from collections.abc import Sequence

from wyrmtable.core.ask import Rule
from wyrmtable.games.last_spell import tales
from wyrmtable.games.last_spell.data import (
    BOSSES,
    DAYS,
    DIRECTIONS,
    GILDENBERG,
    GLENWALD,
    LAKEBURG,
    WYRM_CARDS,
)
from wyrmtable.games.last_spell.grid import (
    CITY,
    LANES,
    LEDGES,
    SECTOR,
    SECTORS,
    XS,
    cell_at,
    distance,
    sector_gap,
)
from wyrmtable.games.last_spell.land import MONOLITH_CELLS, POOLS, ground_of
from wyrmtable.games.last_spell.rules.building import hp_of
from wyrmtable.games.last_spell.rules.burning import burn, hurt_mage
from wyrmtable.games.last_spell.rules.ending import check
from wyrmtable.games.last_spell.rules.enemies import (
    figure_for,
    is_enraged,
    move_enemy,
    nearest_free,
    place_monster,
    put_boss,
    put_minion,
    put_monster,
)
from wyrmtable.games.last_spell.rules.fire import blocking, clear
from wyrmtable.games.last_spell.rules.harm import strike_hero, structures_on
from wyrmtable.games.last_spell.rules.monsters import blocker, targets
from wyrmtable.games.last_spell.rules.paths import path_values
from wyrmtable.games.last_spell.rules.stats import hp_left
from wyrmtable.games.last_spell.state import Enemy, Spell, Structure

FAR_SPIT = 2
"""Heroes hit by a Spit."""
TIDE_SECTORS = tuple(SECTORS.index(name) for name in ("B1", "C1", "B2", "C2"))
GROWING = 3
"""Rounds in which the Dryad grows Hatcheries and Mortars and does not move."""
MORTAR_REACH = 10
DRYAD_DAMAGE = 3


def part(g: Spell, kind: str) -> Enemy | None:
    """A living part of the Boss."""
    return next((enemy for enemy in g.enemies.values() if enemy.kind == kind), None)


# ---- arrival


def boss_night(g: Spell) -> None:
    """The start of Night 3."""
    if g.rules.scenario == GILDENBERG:
        put_boss(g, "harpy", g.ledge)
    elif g.rules.scenario == GLENWALD:
        for aimed in MONOLITH_CELLS:
            put_minion(g, "monolith", nearest_free(g, aimed))
    tales.boss_placed(g)


def boss_step(g: Spell) -> None:
    """Fog step (b) of Night 3: Cetusia every round, the Dryad in the first."""
    if g.day == DAYS:
        if g.rules.scenario == LAKEBURG:
            surface(g)
        elif g.rules.scenario == GLENWALD and g.round == 1:
            lane = LANES[DIRECTIONS[g.direction].dryad]
            put_boss(g, "dryad", nearest_free(g, lane.cell(tuple(g.fog), False, 1)))
            tales.boss_placed(g)


def surface(g: Spell) -> None:
    """The next Cetusia card: living parts to their pools, more monsters."""
    if not g.wyrm_deck:
        g.wyrm_deck = list(WYRM_CARDS)
        g.wyrm_used = []
        g.chance.shuffle("wyrm", g.wyrm_deck)
    g.wyrm = g.wyrm_deck.pop(0)
    g.wyrm_used.append(g.wyrm)
    card = WYRM_CARDS[g.wyrm]
    pools = {"cetusia_head": POOLS[card.head], "cetusia_tail": POOLS[card.tail]}
    living = [enemy for enemy in g.enemies.values() if enemy.is_boss]
    for enemy in living:
        del g.enemy_at[enemy.cell]
    for enemy in living:
        enemy.cell = pools[enemy.kind]
        g.enemy_at[enemy.cell] = enemy.id
    if g.round == 1:
        for kind in BOSSES[LAKEBURG]:
            put_boss(g, kind, pools[kind])
    aimed = pools["cetusia_head" if part(g, "cetusia_head") else "cetusia_tail"]
    for kind in card.adds:
        place_monster(g, kind, aimed)
    tales.surfaced(g)


# ---- acting


def boss_acts(g: Spell) -> None:
    """Last in the Monster Phase; each attack is a step of its own."""
    if g.day < DAYS:
        return
    if g.rules.scenario == GILDENBERG:
        g.then("harpy-acts")
    elif g.rules.scenario == LAKEBURG:
        g.then("head-attacks", "tail-sweeps")
    else:
        g.then("dryad-acts", "hatch", "mortars-fire")


def strike_heroes(g: Spell, damage: dict[int, int]) -> Rule[None]:
    """Each Hero of this effect in seat order."""
    for seat in g.order:
        if seat in damage and g.heroes[seat].stands:
            yield from strike_hero(g, seat, damage[seat])


def burn_all(g: Spell, structures: Sequence[Structure], damage: int) -> None:
    for structure in structures:
        burn(g, structure, damage)


# ---- the Corrupted Harpy


def harpy_acts(g: Spell) -> Rule[None]:
    """Screech, Feather Storm, Shift in turn."""
    harpy = part(g, "harpy")
    assert harpy is not None
    near = {seat: sector_gap(harpy.cell, g.heroes[seat].cell) for seat in g.standing}
    if g.round % 3 == 1:
        tales.boss_attack(g, "screech")
        for seat, gap in near.items():
            if gap == 0:
                g.heroes[seat].dulled += 1
    elif g.round % 3 == 2:
        yield from feather_storm(g, harpy, near)
    else:
        shift(g, harpy)
    check(g)


def feather_storm(g: Spell, harpy: Enemy, near: dict[int, int]) -> Rule[None]:
    tales.boss_attack(g, "feather-storm")
    blocks = blocking(g)
    damage = {}
    for seat, gap in near.items():
        if gap == 0:
            damage[seat] = 2
        elif gap == 1 and clear(blocks, harpy.cell, g.heroes[seat].cell):
            damage[seat] = 1
    yield from strike_heroes(g, damage)
    column = tuple(cell_at(XS[harpy.cell], y) for y in range(13, 18))
    burn_all(g, structures_on(g, column), 1)


def shift(g: Spell, harpy: Enemy) -> None:
    """To the other ledge; an Alerion comes with her if a figure is free."""
    move_enemy(g, harpy, LEDGES[1 - LEDGES.index(harpy.cell)])
    tales.boss_attack(g, "shift")
    cell = nearest_free(g, cell_at(XS[harpy.cell], 17), CITY)
    if figure_for(g, "alerion") and cell >= 0:
        tales.summoned(g, put_monster(g, "alerion", cell))


# ---- Cetusia


def head_attacks(g: Spell) -> Rule[None]:
    head = part(g, "cetusia_head")
    if head is None:
        return
    more = is_enraged(g, head)
    what = WYRM_CARDS[g.wyrm].head_attack
    tales.boss_attack(g, what)
    if what == "spit":
        blocks = blocking(g)
        seen = [seat for seat in g.standing if clear(blocks, head.cell, g.heroes[seat].cell)]
        seen.sort(key=lambda seat: (distance(head.cell, g.heroes[seat].cell), hp_left(g.heroes[seat]), seat))
        yield from strike_heroes(g, dict.fromkeys(seen[:FAR_SPIT], 2 + more))
    elif what == "tide":
        wet = [seat for seat in g.standing if SECTOR[g.heroes[seat].cell] in TIDE_SECTORS]
        for seat in wet:
            g.heroes[seat].slowed += 1
        yield from strike_heroes(g, dict.fromkeys(wet, 1 + more))
    else:
        structure = nearest_structure(g, head.cell)
        if structure is not None:
            burn(g, structure, 3 + more)
    check(g)


def tail_sweeps(g: Spell) -> Rule[None]:
    """Three columns, rows 5 to 8."""
    tail = part(g, "cetusia_tail")
    if tail is None:
        return
    tales.boss_attack(g, "sweep")
    damage = 1 + is_enraged(g, tail)
    x = XS[tail.cell]
    cells = tuple(cell_at(column, row) for row in range(5, 9) for column in range(x - 1, x + 2))
    yield from strike_heroes(g, {seat: damage for seat in g.standing if g.heroes[seat].cell in cells})
    burn_all(g, structures_on(g, cells), damage)
    check(g)


def nearest_structure(g: Spell, cell: int, most: int = 99) -> Structure | None:
    """By Manhattan distance to its nearest cell, then least HP, then that cell."""
    found = [
        (distance(cell, place), hp_of(g.structures[number]), place, number)
        for place, number in g.built.items()
        if distance(cell, place) <= most
    ]
    return g.structures[min(found)[3]] if found else None


# ---- the Putrefied Dryad


def dryad_acts(g: Spell) -> Rule[None]:
    dryad = part(g, "dryad")
    assert dryad is not None
    if g.round <= GROWING:
        for kind in ("hatchery", "seed_mortar"):
            cell = nearest_free(g, dryad.cell, least=2)
            if cell >= 0:
                tales.summoned(g, put_minion(g, kind, cell))
        return
    mages, heroes = targets(g, dryad.cell, 0)
    if not mages and not heroes:
        creep(g, dryad)
        mages, heroes = targets(g, dryad.cell, 0)
    yield from dryad_strikes(g, dryad, mages, heroes)
    check(g)


def creep(g: Spell, dryad: Enemy) -> None:
    """One cell on foot to the least V; another enemy there changes places with her."""
    values = path_values(g)
    walk = ground_of(g.rules.scenario, g.fog).walk[dryad.cell]
    free = [cell for cell in walk if cell not in g.built and g.hero_on(cell) < 0]
    cell = min(free, key=lambda cell: (values[cell], cell), default=dryad.cell)
    if values[cell] >= values[dryad.cell]:
        return
    was, other = dryad.cell, g.enemy_on(cell)
    move_enemy(g, dryad, cell)
    if other is not None:
        other.cell = was
        g.enemy_at[was] = other.id
    tales.advanced(g, dryad, was)


def dryad_strikes(g: Spell, dryad: Enemy, mages: list[int], heroes: list[int]) -> Rule[None]:
    """As an engaged melee monster: a Mage, a Hero, then what blocks the way."""
    if mages:
        mage = min(mages, key=lambda mage: (g.mages[mage], mage))
        tales.strikes_mage(g, dryad, mage)
        hurt_mage(g, mage, 1)
        return
    structure = None
    if heroes:
        seat = min(heroes, key=lambda seat: (hp_left(g.heroes[seat]), seat))
        structure = g.structure_on(g.heroes[seat].cell)
        if structure is None or structure.kind != "watchtower":
            tales.strikes_hero(g, dryad, seat)
            yield from strike_hero(g, seat, DRYAD_DAMAGE, dryad)
            return
    structure = structure or blocker(g, dryad.cell)
    if structure is not None:
        tales.strikes_structure(g, dryad, structure)
        burn(g, structure, DRYAD_DAMAGE)


def minions(g: Spell, kind: str) -> list[Enemy]:
    return [g.enemies[number] for number in sorted(g.enemies) if g.enemies[number].kind == kind]


def hatch(g: Spell) -> None:
    """Each Hatchery places a Clawer on the free cell of the Surroundings nearest to itself."""
    for hatchery in minions(g, "hatchery"):
        born = place_monster(g, "clawer", hatchery.cell)
        if born is not None:
            tales.summoned(g, born)


def mortars_fire(g: Spell) -> None:
    for mortar in minions(g, "seed_mortar"):
        structure = nearest_structure(g, mortar.cell, MORTAR_REACH)
        if structure is not None:
            tales.strikes_structure(g, mortar, structure)
            burn(g, structure, 1)
            if check(g):
                return
