"""The Hero Phase (2.5): tokens and MP, whose turn it is, and what the active Hero does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.last_spell import tales
from wyrmtable.games.last_spell.acts import (
    BOOST,
    DASH,
    END,
    YIELD,
    Attack,
    Drink,
    Fire,
    Give,
    Leap,
    Mate,
    Move,
    Punch,
    Rally,
    Read,
    Ready,
    Travel,
)
from wyrmtable.games.last_spell.data import TOKENS, Armour, Item, constant
from wyrmtable.games.last_spell.grid import AREA, SECTOR, SIDES
from wyrmtable.games.last_spell.rules.attacks import attack, attacks
from wyrmtable.games.last_spell.rules.defences import can_fire, fire
from wyrmtable.games.last_spell.rules.ending import check
from wyrmtable.games.last_spell.rules.enemies import enemies_on
from wyrmtable.games.last_spell.rules.harm import explode_all
from wyrmtable.games.last_spell.rules.hits import Blow, hit_all
from wyrmtable.games.last_spell.rules.moving import leaps, portal_cost, travels, walks
from wyrmtable.games.last_spell.rules.scrolls import GUARD_MOST, can_drink, drink, read, scroll_targets
from wyrmtable.games.last_spell.rules.stats import add_guard, add_mana, can_take, full_mp, has, is_a, lay_down, turned
from wyrmtable.games.last_spell.state import Hero, Spell

DASH_MP = constant("dash_mp")
OVERFLOW_ROUND = 3


# ---- the start of the phase


def hero_phase(g: Spell) -> None:
    """Guard, tokens and MP are lost, then given anew; then what happens at the start of the phase."""
    g.slain_in_phase = 0
    g.idle = []
    for ballista in g.standing_kind("ballista"):
        ballista.fired = False
    for hero in g.heroes:
        hero.guard = hero.tokens = hero.mp = 0
        hero.ended = False
        hero.this_round = []
        if hero.stands:
            hero.tokens = max(0, TOKENS[g.rules.heroes] - hero.dulled)
            hero.mp = max(0, full_mp(hero) - hero.slowed)
        hero.dulled = hero.slowed = 0
    for seat in g.order:
        if g.heroes[seat].stands:
            begin(g, g.heroes[seat])
    tales.hero_phase(g)
    g.active = (g.first - 1) % len(g.heroes)
    commanders = [("command", seat) for seat in g.order if has(g.heroes[seat], "commander") and g.heroes[seat].stands]
    g.then(*commanders, "next-hero")


def begin(g: Spell, hero: Hero) -> None:
    """Effects at the start of the Hero Phase that ask nothing."""
    if has(hero, "overflow") and g.round == OVERFLOW_ROUND:
        add_mana(hero, 2)
    if has(hero, "unyielding"):
        add_guard(hero, 1)
    if is_a(hero, "stalwart") and g.round == 1:
        add_guard(hero, 2)
    if has(hero, "inspire"):
        for other in g.heroes:
            if other is not hero and other.stands and SECTOR[other.cell] == SECTOR[hero.cell]:
                other.mp += 1


def command(g: Spell, seat: int) -> Rule[None]:
    """Commander: a Hero of choice gets an action token."""
    mate = yield from choose(seat, "commander", [Mate(other) for other in g.standing])
    g.heroes[mate.seat].tokens += 1
    tales.commanded(g, seat, mate.seat)


# ---- turns


def next_hero(g: Spell) -> None:
    """From seat to seat; over when all have ended, or all who have not were idle since anybody acted."""
    left = [seat for seat, hero in enumerate(g.heroes) if hero.stands and not hero.ended]
    if all(seat in g.idle for seat in left):
        g.active = -1
        return
    count = len(g.heroes)
    g.active = next(seat for n in range(1, count + 1) if (seat := (g.active + n) % count) in left)
    g.acted = False
    tales.turn(g)
    g.then("act", "next-hero")


def act(g: Spell) -> Rule[None]:
    """One action of the active Hero; it may go on until it yields or ends."""
    seat = g.active
    hero = g.heroes[seat]
    chosen = yield from choose(seat, "act", g.recall(night_acts))
    if chosen is YIELD:
        if not g.acted:
            g.idle.append(seat)
        tales.yielded(g, seat)
        return
    if chosen is END:
        hero.ended = True
        tales.ended(g, seat)
        return
    g.acted = True
    g.idle = []
    yield from perform(g, seat, hero, chosen)
    if not check(g) and hero.stands:
        g.then("act")


def night_acts(g: Spell) -> list[Any]:
    """Everything the active Hero can do now, yielding and ending last."""
    return list(each_act(g, g.active))


def each_act(g: Spell, seat: int) -> Iterator[Any]:
    hero = g.heroes[seat]
    if hero.mp:
        yield from (Move(cell, mp) for cell, mp in walks(g, hero).items())
        yield from (Travel(cell) for cell in travels(g, hero))
    yield from (Leap(cell) for cell in leaps(g, hero))
    if hero.tokens:
        yield from innate_acts(g, hero)
    if g.enemies or hero.tokens:
        yield from attacks(g, hero)
    for item in hero.items:
        if can_drink(g, hero, item):
            yield Drink(item)
        elif hero.tokens and item.slot == "scroll" and scroll_targets(g, seat, item.name):
            yield Read(item)
    yield from (Fire(structure.id) for structure in g.structures.values() if can_fire(g, structure))
    if hero.tokens:
        yield from gifts(g, seat, hero)
    if has(hero, "second_skin") and "second_skin" not in hero.this_night:
        yield from (Ready(item) for item in hero.items if isinstance(item, Armour) and turned(g, item))
    if has(hero, "rally") and "rally" not in hero.this_night:
        yield from (Rally(other) for other in g.standing if other != seat and can_rally(g, hero, other))
    yield YIELD
    yield END


def innate_acts(g: Spell, hero: Hero) -> Iterator[Any]:
    if not is_a(hero, "stalwart"):
        yield DASH
    if hero.guard < GUARD_MOST:
        yield BOOST
    if not is_a(hero, "trigger_happy"):
        yield from (Punch(cell) for cell in SIDES[hero.cell] if cell in g.enemy_at)


def gifts(g: Spell, seat: int, hero: Hero) -> Iterator[Give]:
    for other in g.standing:
        if other != seat and g.heroes[other].cell in AREA[hero.cell]:
            yield from (Give(item, other) for item in hero.items if can_take(g.heroes[other], item))


def can_rally(g: Spell, hero: Hero, other: int) -> bool:
    mate = g.heroes[other]
    return not mate.ended and SECTOR[mate.cell] == SECTOR[hero.cell]


# ---- actions


def perform(g: Spell, seat: int, hero: Hero, chosen: Any) -> Rule[None]:
    match chosen:
        case Move(cell, mp):
            spend_mp(hero, mp)
            hero.cell = cell
            tales.moved(g, seat)
        case Travel(cell):
            mp, mana = portal_cost(hero)
            spend_mp(hero, mp)
            hero.mana -= mana
            hero.cell = cell
            tales.travelled(g, seat)
        case Leap(cell):
            if has(hero, "vaulter"):
                spend_mp(hero, 1)
            else:
                hero.tokens -= 1
            hero.cell = cell
            tales.leapt(g, seat)
        case Punch(cell):
            yield from punch(g, seat, hero, cell)
        case Attack():
            yield from attack(g, seat, chosen)
        case Drink(item):
            drink(g, seat, item)
        case Read(item):
            yield from read(g, seat, item)
        case Fire(number):
            yield from fire(g, seat, g.structures[number])
        case Give(item, other):
            give(g, seat, item, other)
        case Ready(item):
            hero.this_night.append("second_skin")
            del g.used[item.name]
            tales.readied(g, seat, item)
        case Rally(other):
            hero.this_night.append("rally")
            g.heroes[other].tokens += 1
            tales.rallied(g, seat, other)
        case _ if chosen is DASH:
            hero.tokens -= 1
            hero.mp += DASH_MP + has(hero, "windrunner")
            tales.dashed(g, seat)
        case _ if chosen is BOOST:
            hero.tokens -= 1
            add_guard(hero, 1 + has(hero, "bulwark"))
            tales.boosted(g, seat)


def spend_mp(hero: Hero, mp: int) -> None:
    hero.mp -= mp
    if "mp" not in hero.this_round:
        hero.this_round.append("mp")


def punch(g: Spell, seat: int, hero: Hero, cell: int) -> Rule[None]:
    """No perk but Heavy Hand changes it, and it gives nothing to any perk."""
    hero.tokens -= 1
    tales.punched(g, seat, cell)
    blow = Blow(seat, hero.cell, 2 if has(hero, "heavy_hand") else 1)
    slain = yield from hit_all(g, blow, enemies_on(g, [cell]))
    yield from explode_all(g, slain)


def give(g: Spell, seat: int, item: Item, other: int) -> None:
    """The item goes over in its present state."""
    hero, mate = g.heroes[seat], g.heroes[other]
    hero.tokens -= 1
    lay_down(hero, item)
    mate.items.append(item)
    tales.given(g, seat, item, other)
