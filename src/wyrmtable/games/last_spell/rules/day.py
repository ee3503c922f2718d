"""The Day before and after its Main phase: Maintenance (1.8) and End of Day (1.10)."""

from __future__ import annotations

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.last_spell import tales
from wyrmtable.games.last_spell.acts import DEPLOYS, Deploy
from wyrmtable.games.last_spell.data import (
    DAYS,
    DIRECTIONS,
    GILDENBERG,
    LAKEBURG,
    PATTERNS,
    PLANS,
    VARIED,
    WYRM_CARDS,
    constant,
)
from wyrmtable.games.last_spell.grid import BOARD, LEDGES
from wyrmtable.games.last_spell.rules.building import LAUNCHES
from wyrmtable.games.last_spell.rules.decks import rotate
from wyrmtable.games.last_spell.rules.missions import check_hearths
from wyrmtable.games.last_spell.rules.moving import can_stand
from wyrmtable.games.last_spell.rules.stats import heal, max_mana
from wyrmtable.games.last_spell.state import Hero, Spell

FOG_LEAST = constant("fog_min_distance")
FOG_STEP = constant("fog_advance_per_day")
CARDS_PER_SPACE = constant("pattern_cards_per_space")
RESTED = constant("regeneration_wounds")


# ---- Maintenance


def new_day(g: Spell) -> None:
    g.day += 1
    g.night = False
    g.paths = []
    g.phase = "main-phase"
    tales.day_begins(g)
    g.then("fog-advance", "wave-discovery", "production", "level-up", "main-phase-begins")


def fog_advance(g: Spell) -> None:
    g.fog = [max(FOG_LEAST, distance - FOG_STEP) for distance in g.fog]
    tales.fog_moved(g)


def wave_discovery(g: Spell) -> None:
    """A direction card, two pattern cards for each fog space it names; on Day 3 the Boss is found first."""
    g.direction = g.directions.pop(0)
    if g.day == DAYS:
        boss_discovery(g)
    g.patterns = pattern_deck(g)
    g.chance.shuffle("patterns", g.patterns)
    g.piles = {space: [] for space in DIRECTIONS[g.direction].spaces[g.day - 1]}
    for cards in g.piles.values():
        for _ in range(CARDS_PER_SPACE):
            cards.append(g.patterns.pop(0))
    g.placed = []
    g.piles_open = any(seer.upgraded for seer in g.standing_kind("seer"))
    tales.wave_found(g)


def pattern_deck(g: Spell) -> list[str]:
    """Ten cards; with the option variety 1b to 5b stand for 1 to 5."""
    replaced = [name[:-1] for name in VARIED] if g.rules.variety else VARIED
    return [name for name in PATTERNS if name not in replaced]


def boss_discovery(g: Spell) -> None:
    if g.rules.scenario == GILDENBERG:
        g.ledge = LEDGES[g.chance.below("coin", 2)]
    elif g.rules.scenario == LAKEBURG:
        g.wyrm_deck = list(WYRM_CARDS)
        g.chance.shuffle("wyrm", g.wyrm_deck)
    tales.boss_found(g)


def production(g: Spell) -> None:
    """Not on Day I (R4); then every deck on the Shop board is turned by one card."""
    if g.day == 1:
        return
    gold = materials = 0
    for structure in g.structures.values():
        more = PLANS[structure.kind].production[structure.upgraded]
        gold += more[0]
        materials += more[1]
    g.gold += gold
    g.materials += materials
    rotate(g, range(5))
    tales.produced(g, gold, materials)


def level_up(g: Spell) -> None:
    """Day I of Gildenberg: nothing; of Lakeburg: Level II; every other Day a Perk for each Hero."""
    if g.day > 1 or g.rules.scenario > LAKEBURG:
        g.then(*(("gain-perk", seat) for seat in g.order))
    elif g.rules.scenario == LAKEBURG:
        for hero in g.heroes:
            hero.level = 2
            hero.mana = max_mana(hero)
        tales.levelled(g)


def workers_left(g: Spell) -> int:
    """Workers are the standing Houses, less Terror and those at work."""
    return max(0, len(g.standing_kind("house")) - g.fear) - g.workers_used


# ---- End of Day


def end_of_day(g: Spell) -> None:
    check_hearths(g)
    for hero in g.heroes:
        regenerate(g, hero)
    tales.regenerated(g)
    g.phase = "night-begins"
    g.then(*(("deploy", seat) for seat in g.order), "reload-catapults")


def regenerate(g: Spell, hero: Hero) -> None:
    hero.mana = max_mana(hero)
    heal(hero, RESTED)
    for item in hero.items:
        g.used.pop(item.name, None)


def deploy(g: Spell, seat: int) -> Rule[None]:
    """On any standing cell or Watchtower outside the fog, one Hero a cell."""
    place: Deploy = yield from choose(seat, "deploy", g.recall(deployments))
    g.heroes[seat].cell = place.cell
    tales.deployed(g, seat)


def deployments(g: Spell) -> list[Deploy]:
    return [DEPLOYS[cell] for cell in BOARD if can_stand(g, cell, towers=True)]


def reload_catapults(g: Spell) -> None:
    for catapult in g.standing_kind("catapult"):
        catapult.launches = LAUNCHES
