"""The day: one plan for the whole group, of which each seat does the next step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from wyrmtable.core.ask import PASS
from wyrmtable.games.last_spell.acts import (
    PUT_BACK,
    SOLD,
    Build,
    Buy,
    Draw,
    Inspect,
    Leave,
    Place,
    Pour,
    Repair,
    Sell,
    Take,
    Upgrade,
)
from wyrmtable.games.last_spell.bot.gear import gain, given_up
from wyrmtable.games.last_spell.data import DAYS, DIRECTIONS, PLANS, RUINS, Item
from wyrmtable.games.last_spell.grid import GAP, LANES, MAGE_CELLS, SECTOR, SLOT_OF, XS, YS, distance
from wyrmtable.games.last_spell.rules.building import hp_of
from wyrmtable.games.last_spell.rules.day import workers_left
from wyrmtable.games.last_spell.rules.missions import needed, open_mission
from wyrmtable.games.last_spell.state import Hero, Spell

WORTHWHILE = 0.8
"""A purchase must help a Hero this much for each Gold."""
CHANGE = 0.3
"""Equipment is changed only for so much more, so that nobody changes to and fro."""


def plan(g: Spell, seat: int, picks: Sequence[Any]) -> Any:
    """What this seat does next; passing when the plan is done."""
    hero = g.heroes[seat]
    if hero.doing:
        return going_on(g, hero, picks)
    for step in STEPS:
        act = step(g, seat, hero, picks)
        if act is not None:
            return act
    return PASS


def counsel(g: Spell, seat: int, picks: Sequence[Any]) -> list[tuple[Any, tuple[str, ...]]]:
    """What the plan would do now, the most urgent first, and what for."""
    hero = g.heroes[seat]
    if hero.doing:
        places = sorted(of_kind(picks, Place), key=lambda place: site(g, place), reverse=True)
        return [(act, ("site",)) for act in places] or [(going_on(g, hero, picks), ())]
    found: dict[Any, tuple[str, ...]] = {}
    for step in STEPS:
        act = step(g, seat, hero, picks)
        if act is not None:
            found.setdefault(act, (PURPOSES[step.__name__],))
    return list(found.items()) or [(PASS, ("planned",))]


def of_kind(picks: Sequence[Any], kind: type[Any]) -> list[Any]:
    return [pick for pick in picks if isinstance(pick, kind)]


# ---- in the middle of something


def going_on(g: Spell, hero: Hero, picks: Sequence[Any]) -> Any:
    places = of_kind(picks, Place)
    if places:
        return max(places, key=lambda place: site(g, place))
    draws = [*of_kind(picks, Draw), *of_kind(picks, Pour)]
    if draws:
        return max(draws, key=lambda draw: drawn(g, draw))
    return SOLD if SOLD in picks else PUT_BACK


def drawn(g: Spell, draw: Any) -> float:
    """What the top card of a deck (or a potion) brings to whoever gains most."""
    item: Item = g.decks[draw.deck][0] if isinstance(draw, Draw) else draw.item
    return max(gain(hero, item) for hero in g.heroes) + 0.1 * item.price


# ---- one step after the other


def inspect(g: Spell, seat: int, hero: Hero, picks: Sequence[Any]) -> Any:
    """Ruins first: those that give most for the Workers there are."""
    ruins = of_kind(picks, Inspect)
    if not ruins:
        return None

    def yields(act: Inspect) -> float:
        ruin = RUINS[g.structures[act.structure].base]
        return (ruin.gold + ruin.materials + 2.5 * ruin.equipment) / ruin.workers + 0.01 * ruin.workers

    return max(ruins, key=yields)


def equip(g: Spell, seat: int, hero: Hero, picks: Sequence[Any]) -> Any:
    """Take what helps this Hero more than any other, leaving something worse."""
    best, most = None, CHANGE
    for item in g.supply:
        more = gain(hero, item)
        if more > most and more >= max(gain(other, item) for other in g.heroes) - 0.01:
            best, most = item, more
    if best is None:
        return None
    other = given_up(hero, best)
    act = Take(best) if other is None else Leave(other)
    return act if act in picks else None


def repair(g: Spell, seat: int, hero: Hero, picks: Sequence[Any]) -> Any:
    """Walls that burn, and everything when panic is near; a flame costs a Material and comes back to the Panic Area."""
    found = [act for act in of_kind(picks, Repair) if act.flames == g.structures[act.structure].flames]
    found = [act for act in found if PLANS[g.structures[act.structure].kind].kind != "ruin" or g.flames < 10]
    if not found:
        return None
    urgent = [act for act in found if hp_of(g.structures[act.structure]) <= 1 or g.flames < 12 or g.materials > 4]
    return max(urgent, key=lambda act: act.flames) if urgent else None


def house(g: Spell, seat: int, hero: Hero, picks: Sequence[Any]) -> Any:
    """Houses for Workers while there are Ruins, and for the mission that wants them."""
    act = Build("house")
    if act not in picks or g.day >= DAYS:
        return None
    ruins = sum(RUINS[s.base].workers for s in g.structures.values() if s.base)
    wanted = open_mission(g, "F1") and len(g.standing_kind("house")) < needed(g, "F1")
    return act if wanted or (g.day == 1 and ruins > workers_left(g) + 1) else None


def sections(g: Spell, seat: int, hero: Hero, picks: Sequence[Any]) -> Any:
    """Walls where a mission asks for them."""
    standing = sum(PLANS[s.kind].group == "wall" for s in g.structures.values())
    if not open_mission(g, "F3") or standing > needed(g, "F3") or g.day > 2:
        return None
    act = Build("wood_wall")
    return act if act in picks else None


def economy(g: Spell, seat: int, hero: Hero, picks: Sequence[Any]) -> Any:
    """On the first Day what pays back: a Gold Mine, a Scavengers' Camp."""
    if g.day > 1:
        return None
    for kind in ("gold_mine", "scavenger_camp"):
        if Build(kind) in picks and not g.standing_kind(kind):
            return Build(kind)
    return None


def defences(g: Spell, seat: int, hero: Hero, picks: Sequence[Any]) -> Any:
    """Ballistae shoot for nothing every round; then Catapults, then stone for the walls that will be attacked.

    No further walls: monsters without a way burn what closes it, and panic is what cities fall to.
    """
    for kind in ("ballista", "catapult"):
        if Build(kind) in picks:
            return Build(kind)
    walls = [act for act in of_kind(picks, Upgrade) if PLANS[g.structures[act.structure].kind].group == "wall"]
    return max(walls, key=lambda act: attacked(g, g.structures[act.structure].cells)) if walls else None


def trade(g: Spell, seat: int, hero: Hero, picks: Sequence[Any]) -> Any:
    """Buy what helps most for its price; a building that brings better weapons into play counts as a purchase."""
    best, most = None, WORTHWHILE
    for act in of_kind(picks, Buy):
        more = max(gain(other, act.item) for other in g.heroes) / max(1, act.item.price)
        if more > most:
            best, most = act, more
    for kind, deck in (("blacksmith", 1), ("bowyer", 2), ("magic_shop", 3)):
        level = max(g.deck_level[deck] + 1, 2)
        users = sum(any(item.deck == deck for item in other.items) for other in g.heroes)
        if Build(kind) in picks and users and not g.standing_kind(kind) and level <= 2:
            more = 1.2 + 0.3 * users
            if more > most:
                best, most = Build(kind), more
        for structure in g.standing_kind(kind):
            if Upgrade(structure.id) in picks and users and 1.0 + 0.3 * users > most:
                best, most = Upgrade(structure.id), 1.0 + 0.3 * users
    return best


def sell(g: Spell, seat: int, hero: Hero, picks: Sequence[Any]) -> Any:
    """What nobody wants, when it brings Gold."""
    if hero.handled > 20:
        return None
    for act in of_kind(picks, Sell):
        if act.item.price >= 2 and max(gain(other, act.item) for other in g.heroes) <= CHANGE:
            return act
    return None


Step = Callable[[Spell, int, Hero, Sequence[Any]], Any]
STEPS: tuple[Step, ...] = (equip, inspect, house, sections, economy, repair, sell, trade, defences)
PURPOSES = {
    "equip": "gear",
    "inspect": "ruins",
    "house": "workers",
    "sections": "missions",
    "economy": "income",
    "repair": "structures",
    "sell": "income",
    "trade": "gear",
    "defences": "enemies",
}
"""What each step is for, as a term of a hint."""


# ---- where


def directions(g: Spell) -> list[int]:
    """Middle cells of the lanes from which the wave comes."""
    if not g.direction:
        return []
    spaces = DIRECTIONS[g.direction].spaces[min(g.day, DAYS) - 1]
    return [LANES[space].cell(tuple(g.fog), True, 1) for space in spaces]


def attacked(g: Spell, cells: Sequence[int]) -> float:
    """How near to the coming wave these cells lie."""
    return -sum([min(distance(cell, start) for cell in cells) for start in directions(g)])


def site(g: Spell, place: Place) -> float:
    """Walls towards the wave; Defences in reach of it, out of its way; Buildings in the south."""
    cell = place.cells[0]
    plan = PLANS[place.kind]
    if plan.group == "wall":
        return attacked(g, place.cells)
    home = min(distance(cell, mage) for mage in MAGE_CELLS)
    if plan.group == "defence":
        inside = min(abs(XS[cell] - 6), abs(XS[cell] - 17), abs(YS[cell] - 6))
        near = sum([GAP[SECTOR[cell]][SECTOR[start]] <= 1 for start in directions(g)])
        return near + 0.1 * min(inside, 3) - 0.5 * (home < 2) - (cell in SLOT_OF)
    return YS[cell] * 0.2 - (home < 2) * 2 + 0.05 * abs(XS[cell] - 11.5)
