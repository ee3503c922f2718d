"""Ballista and Catapult in the hands of a Hero (1.5.1, 2.5)."""

from __future__ import annotations

from functools import lru_cache

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.last_spell import tales
from wyrmtable.games.last_spell.acts import AIMS, Aim
from wyrmtable.games.last_spell.data import constant
from wyrmtable.games.last_spell.grid import AREA, BOARD, GAP, LEDGES, SECTOR, sector_gap
from wyrmtable.games.last_spell.land import ground_under
from wyrmtable.games.last_spell.rules.enemies import enemies_on
from wyrmtable.games.last_spell.rules.harm import explode_all
from wyrmtable.games.last_spell.rules.hits import Blow, hit_all, plus
from wyrmtable.games.last_spell.rules.stats import has, is_a
from wyrmtable.games.last_spell.state import Hero, Spell, Structure

BALLISTA = constant("ballista_damage")
IMPACT, SPLASH = constant("catapult_impact_damage"), constant("catapult_splash_damage")


def can_fire(g: Spell, structure: Structure) -> bool:
    if structure.kind == "catapult":
        return structure.launches > 0
    return structure.kind == "ballista" and not structure.fired and bool(ballista_targets(g, structure))


def ballista_targets(g: Spell, ballista: Structure) -> list[int]:
    """Enemies in its current or an adjacent sector."""
    gaps = GAP[SECTOR[ballista.cells[0]]]
    return [enemy.cell for number in sorted(g.enemies) if gaps[SECTOR[(enemy := g.enemies[number]).cell]] <= 1]


@lru_cache(maxsize=512)
def impact_cells(scenario: int, fog: tuple[int, ...], sector: int) -> tuple[Aim, ...]:
    """Unfogged cells and ledges outside this sector."""
    ground = ground_under(scenario, fog)
    return tuple(AIMS[c] for c in (*BOARD, *LEDGES) if not ground.fogged[c] and GAP[sector][SECTOR[c]] >= 1)


def fire(g: Spell, seat: int, structure: Structure) -> Rule[None]:
    if structure.kind == "ballista":
        yield from fire_ballista(g, seat, structure)
    else:
        yield from fire_catapult(g, seat, structure)


def fire_ballista(g: Spell, seat: int, ballista: Structure) -> Rule[None]:
    """One enemy; Armour Piercing and Vision."""
    aim = yield from choose(seat, "ballista", [AIMS[cell] for cell in ballista_targets(g, ballista)], ballista.id)
    ballista.fired = True
    tales.fired(g, seat, ballista, aim.cell)
    blow = Blow(seat, ballista.cells[0], ballista_damage(g, ballista), piercing=True)
    slain = yield from hit_all(g, blow, enemies_on(g, [aim.cell]))
    yield from explode_all(g, slain)


def ballista_damage(g: Spell, ballista: Structure) -> int:
    """Engineer beside it and Tinkerer in its sector help whoever fires."""
    cell = ballista.cells[0]
    damage = BALLISTA
    for hero in g.heroes:
        if hero.stands:
            damage += has(hero, "engineer") and cell in AREA[hero.cell]
            damage += is_a(hero, "tinkerer") and sector_gap(cell, hero.cell) == 0
    return damage


def fire_catapult(g: Spell, seat: int, catapult: Structure) -> Rule[None]:
    """The impact cell is hit hard and inevitably, the four around it lightly."""
    cells = impact_cells(g.rules.scenario, tuple(g.fog), SECTOR[catapult.cells[0]])
    aim = yield from choose(seat, "catapult", cells, catapult.id)
    catapult.launches -= 1
    tales.fired(g, seat, catapult, aim.cell)
    impact, splash = catapult_damage(g.heroes[seat])
    origin = catapult.cells[0]
    around = enemies_on(g, plus(aim.cell)[1:])
    slain = yield from hit_all(g, Blow(seat, origin, impact, inevitable=True), enemies_on(g, [aim.cell]))
    slain += yield from hit_all(g, Blow(seat, origin, splash), around)
    yield from explode_all(g, slain)


def catapult_damage(hero: Hero) -> tuple[int, int]:
    """On the impact cell and on those beside it; an Artillerist does 1 more."""
    more = has(hero, "artillerist")
    return IMPACT + more, SPLASH + more
