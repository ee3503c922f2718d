"""The Night (2.3): rounds, the Fog step with its waves (2.4), the end of a round, Dawn."""

from __future__ import annotations

from wyrmtable.games.last_spell import tales
from wyrmtable.games.last_spell.data import CONSTANTS, DAYS, GILDENBERG, LEVELS, PATTERNS, TOWNS, constant
from wyrmtable.games.last_spell.grid import LANES
from wyrmtable.games.last_spell.rules.bosses import boss_night, boss_step
from wyrmtable.games.last_spell.rules.burning import TERROR, panic_level
from wyrmtable.games.last_spell.rules.ending import check, finish
from wyrmtable.games.last_spell.rules.enemies import place_monster
from wyrmtable.games.last_spell.rules.missions import LAST_NIGHT, check_at_dawn
from wyrmtable.games.last_spell.rules.paths import renew_paths
from wyrmtable.games.last_spell.rules.stats import heal, max_hp
from wyrmtable.games.last_spell.state import FIRST_MINION, Spell

WAVE_ROUNDS = tuple(map(int, CONSTANTS["wave_rounds"].split()))
ROUNDS, LAST_ROUNDS = constant("rounds_night_1_2"), constant("rounds_night_3")
RISEN_HP = constant("ko_return_hp")


def night_begins(g: Spell) -> None:
    g.night = True
    g.round = 0
    g.active = -1
    g.inspected = []
    g.monster_ids, g.minion_ids = 0, FIRST_MINION - 1
    g.slain_outside = 0
    g.mages_hurt = False
    for hero in g.heroes:
        hero.reroll = True
        hero.this_night = []
        hero.this_round = []
        hero.doing = ()
        hero.dulled = hero.slowed = 0
    tales.night_begins(g)
    if g.day == DAYS:
        boss_night(g)
    renew_paths(g)
    g.phase = "round"


def round_begins(g: Spell) -> None:
    g.round += 1
    g.torn = 0
    tales.round_begins(g)
    g.then("fog-step", "hero-phase", "monster-phase", "boss-acts", "end-of-round")


def fog_step(g: Spell) -> None:
    """Rounds 1 and 3: the top card of every pile; then the Boss comes."""
    if g.round in WAVE_ROUNDS:
        for space in sorted(g.piles):
            if g.piles[space]:
                reveal(g, space)
    boss_step(g)


def reveal(g: Spell, space: int) -> None:
    """Front row, back row, the extras of scenario, number of Heroes and level, an Alerion in Night 3 of Gildenberg."""
    name = g.piles[space].pop()
    g.placed.append(name)
    card, lane, fog = PATTERNS[name], LANES[space], tuple(g.fog)
    for front, row in ((True, card.front), (False, card.back)):
        for column, kind in enumerate(row):
            if kind:
                place_monster(g, kind, lane.cell(fog, front, column))
    for kind in (*card.extra[g.rules.scenario], *more_on_each_card(g)):
        place_monster(g, kind, lane.cell(fog, False, 0))
    if card.alerion and g.rules.scenario == GILDENBERG and g.day == DAYS:
        place_monster(g, "alerion", lane.cell(fog, False, 3))
    tales.wave(g, space, name)


def more_on_each_card(g: Spell) -> tuple[str, ...]:
    """What the number of Heroes and the level add to every pattern card of this Night."""
    return (*TOWNS[g.rules.scenario, g.rules.heroes].extra[g.day - 1], *LEVELS[g.rules.level].extra)


def end_of_round(g: Spell) -> None:
    g.first = (g.first + 1) % len(g.heroes)
    if g.day == DAYS:
        if g.round == LAST_ROUNDS:
            finish(g, "dawn")
    elif g.round == ROUNDS or (g.round >= WAVE_ROUNDS[-1] and not g.enemies):
        g.phase = "new-day"
        g.then("rampage", "panic-effect", "heroes-rise", "missions-at-dawn")


# ---- Dawn


def rampage(g: Spell) -> None:
    """Every monster left burns a flame, then is gone."""
    burnt = min(g.flames, len(g.enemies))
    g.flames -= burnt
    g.ashes += burnt
    g.enemies = {}
    g.enemy_at = {}
    tales.rampage(g, burnt)
    check(g)


def panic_effect(g: Spell) -> None:
    level = panic_level(g)
    g.fear = int(level == TERROR)
    gold, materials = min(level, g.gold), min(level, g.materials)
    g.gold -= gold
    g.materials -= materials
    tales.panic(g, level, gold, materials)


def heroes_rise(g: Spell) -> None:
    """Down Heroes stand up with 3 HP left; Field Medic; all leave the board."""
    for hero in g.heroes:
        if hero.down:
            hero.down = False
            hero.wounds = max(0, max_hp(hero) - RISEN_HP)
        hero.cell = -1
        hero.guard = hero.tokens = hero.mp = 0
    if any("field_medic" in hero.perks for hero in g.heroes):
        for hero in g.heroes:
            heal(hero, 1)
    tales.heroes_rise(g)


def missions_at_dawn(g: Spell) -> None:
    """Missions, then the deadline of Night 2."""
    check_at_dawn(g)
    if g.day == LAST_NIGHT and not g.solved:
        finish(g, "missions")
