"""Set-up of a scenario (1.7.1 to 1.7.3) up to the first choice of a player."""

from __future__ import annotations

from wyrmtable.core.chance import Chance
from wyrmtable.core.game import BadOptions
from wyrmtable.games.last_spell.data import (
    DIRECTIONS,
    ITEMS,
    LEVELS,
    MISSIONS,
    RUINS,
    SCENARIOS,
    SETUP,
    START_SUPPLY,
    TRAITS,
    constant,
)
from wyrmtable.games.last_spell.grid import FOG_BOARDS, MAGE_CELLS, SLOTS, cell_at
from wyrmtable.games.last_spell.options import Legacy, Options, Veteran
from wyrmtable.games.last_spell.rules.building import raise_structure
from wyrmtable.games.last_spell.rules.burning import panic_spaces
from wyrmtable.games.last_spell.rules.decks import stock
from wyrmtable.games.last_spell.state import Hero, Rules, Spell


def set_up(players: int, options: Options, chance: Chance, legacy: Legacy | None) -> Spell:
    scenario = SCENARIOS.index(options.scenario)
    if legacy is not None and legacy.scenario != scenario:
        raise BadOptions(f"the campaign goes on in {SCENARIOS[legacy.scenario]}, not in {options.scenario}")
    if legacy is not None and len(legacy.heroes) != players:
        raise BadOptions(f"the campaign is that of {len(legacy.heroes)} Heroes, not {players}")
    rules = Rules(
        scenario=scenario,
        heroes=players,
        level=options.level,
        campaign=options.campaign,
        errata=options.errata,
        variety=options.variety,
        quick=options.quick,
        before=legacy,
    )
    g = Spell(chance=chance, rules=rules, heroes=[Hero() for _ in range(players)])
    g.fog = [constant("fog_start_distance")] * len(FOG_BOARDS)
    g.mages = [LEVELS[options.level].mage_hp] * len(MAGE_CELLS)
    g.flames = panic_spaces(rules) * constant("flames_per_panic_space")
    g.gold, g.materials = START_SUPPLY[scenario]
    lay_out_city(g)
    for god in ("Freude", "Schaden"):
        g.missions.append(chance.pick(f"mission-{god}", [m.name for m in MISSIONS.values() if m.god == god]))
    g.directions = list(DIRECTIONS)
    chance.shuffle("directions", g.directions)
    if legacy is None:
        stock(g)
        g.phase = "choose-heroes"
    else:
        come_back(g, legacy)
        g.phase = "shuffle-decks"
    return g


def lay_out_city(g: Spell) -> None:
    """Pieces of the table; random ruin bases on the ruins' places, in its order."""
    bases = {
        size: [ruin.name for ruin in RUINS.values() if ruin.size == size] for size in ("single", "double", "triple")
    }
    for size, names in bases.items():
        g.chance.shuffle(f"ruins-{size}", names)
    for piece in SETUP[g.rules.scenario]:
        kind, _, size = piece.name.partition("_")
        cells = SLOTS[piece.slot] if piece.slot else tuple(sorted(cell_at(x, y) for x, y in piece.cells))
        raise_structure(g, piece.name, cells, base=bases[size].pop(0) if kind == "ruin" else "")


def come_back(g: Spell, legacy: Legacy) -> None:
    """Heroes and chest as the Shadow Network brings them (2.14)."""
    g.gold, g.materials = legacy.gold, legacy.materials
    g.supply = [ITEMS[name] for name in legacy.chest]
    g.heroes = [hero_of(veteran) for veteran in legacy.heroes]
    g.first = legacy.first
    stock(g, [*g.supply, *(item for hero in g.heroes for item in hero.items)])


def hero_of(veteran: Veteran) -> Hero:
    return Hero(
        card=veteran.card,
        level=veteran.level,
        trait=veteran.trait,
        trait_card=TRAITS[veteran.trait].card,
        perks=list(veteran.perks),
        items=[ITEMS[name] for name in veteran.items],
    )
