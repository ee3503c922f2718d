"""The Knight's turn (§5): pick up cubes, then move and act until she ends it.

Phase "act": one action per resting point. ``knight.over`` ends the turn at once (a placed cube fell back to Grit).
"""

from __future__ import annotations

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.vast.choices import (
    Attack,
    Bomb,
    Bow,
    Choice,
    Collect,
    Javelin,
    Pit,
    PutCube,
    Quest,
    Shoot,
    Step,
    ThroughWall,
    TurnUp,
)
from wyrmtable.games.vast.data import HERO, IS_PIT, KNIGHT, OGRE, TROLL, WYRM
from wyrmtable.games.vast.grid import (
    DELTA,
    HOME,
    blocked,
    closed,
    guarded,
)
from wyrmtable.games.vast.rules import encounter, equipment, sidequests, terrain, terrain_effects
from wyrmtable.games.vast.rules.agenda import choose_cell
from wyrmtable.games.vast.rules.entering import enter
from wyrmtable.games.vast.rules.flare import flare
from wyrmtable.games.vast.rules.forced import event_stops
from wyrmtable.games.vast.rules.grit import NOT_OWNED
from wyrmtable.games.vast.rules.infestation import fight_token
from wyrmtable.games.vast.rules.placing import lay
from wyrmtable.games.vast.rules.revealing import reveal
from wyrmtable.games.vast.rules.say import say
from wyrmtable.games.vast.rules.stats import armor, knight_movement, knight_strength
from wyrmtable.games.vast.rules.turns import end_turn
from wyrmtable.games.vast.rules.victory import escape_with_crystals
from wyrmtable.games.vast.state import Vast

Walk = Step | ThroughWall | Pit
PIT_STEPS = 3


def start(g: Vast) -> Rule[None]:
    """§5.3 Pick Up Hero Cubes."""
    knight = g.knight
    knight.cubes = [place if place in NOT_OWNED else "free" for place in knight.cubes]
    knight.over = False
    knight.moves = knight.encounters = 0
    knight.meeting = -1
    knight.met, knight.must, knight.met_at, knight.entered = [], [], [], []
    knight.deeds, knight.used, knight.fresh, knight.found_tribes = [], [], [], []
    g.phase = "act"
    yield from ()


def go_on(g: Vast) -> Rule[None]:
    """§5.4 One action."""
    knight = g.knight
    if knight.over or knight.dead:
        end_turn(g)
        return
    encounter.must_meet(g)
    answer = yield from choose(g.seat(KNIGHT), "knight-act", g.recall(acts), secret=bool(knight.quests))
    match answer:
        case PutCube():
            equipment.put_cube(g, answer.what)
        case Step() | ThroughWall() | Pit():
            yield from step(g, answer)
        case Attack():
            yield from encounter.attack(g, answer.what)
        case Collect():
            yield from encounter.collect(g, answer.what)
        case Quest():
            sidequests.reveal_quest(g, answer.what)
        case TurnUp():
            equipment.turn_up(g, answer.what)
        case Bow():
            yield from equipment.bow(g, answer.what)
        case Shoot():
            yield from equipment.shoot(g, answer.what)
        case Bomb():
            equipment.bomb(g, answer.cell)
        case Javelin():
            yield from encounter.javelin(g, answer)
        case "event":
            yield from encounter.meet_event(g)
        case "potion":
            equipment.potion(g)
        case "flare":
            knight.used.append("flare")
            centre = yield from choose_cell(g.seat(KNIGHT), "flare-centre", sorted(g.tiles))
            flare(g, KNIGHT, centre)
        case _:
            end_turn(g)


def acts(g: Vast) -> list[Choice | str]:
    knight = g.knight
    found = equipment.acts(g)
    found += [Quest(quest) for quest in knight.quests if sidequests.fulfilled(g, quest)]
    if KNIGHT in g.rules.flare and "flare" not in knight.used:
        found.append("flare")
    found += encounter.acts(g)
    waits = event_stops(g, g.pieces[HERO])
    if not knight.must:
        if not waits and encounter.has_encounter(g):
            found += steps(g)
        if not waits or not encounter.has_encounter(g):
            found.append("end")
    return found


# ---- movement


def steps(g: Vast) -> list[Walk]:
    """Steps to adjacent spaces: over an open edge, through a wall, by way of two Pits."""
    knight = g.knight
    left = knight_movement(g) - knight.moves
    if left < 1:
        return []
    here = g.pieces[HERO]
    maps = knight.cubes_on("map") - knight.used.count("map")
    price = 2 if knight.golem else 1
    found: list[Walk] = []
    for side in range(4):
        to = here + DELTA[side]
        code = g.tiles.get(to)
        if code is None or IS_PIT[code] or not may_enter(g, to):
            continue
        if not closed(g, here, side):
            found.append(Step(to))
        elif maps >= price and blocked(g, here, side) and terrain.may_stop(g, to):
            found.append(ThroughWall(to))
    if g.terrain_out:
        found += [Step(to) for to in terrain.exits(g, here) if may_enter(g, to)]
        if left >= PIT_STEPS:
            found += [Pit(to) for to in terrain.pit_ways(g, here) if may_enter(g, to)]
    return found


def may_enter(g: Vast, cell: int) -> bool:
    """Conditions of the table in §5.4: stronger than the Tribes, as strong as a surfaced Dragon's Armor."""
    if cell not in g.pieces:
        return True
    if g.pieces[WYRM] == cell and g.dragon.surfaced and knight_strength(g) < armor(g):
        return False
    return encounter.beats_tribes(g, cell, knight_strength(g))


def step(g: Vast, way: Walk) -> Rule[None]:
    """One step and the Encounter that comes with it."""
    knight = g.knight
    here, to = g.pieces[HERO], way.cell
    knight.moves += PIT_STEPS if isinstance(way, Pit) else 1
    if isinstance(way, ThroughWall):
        knight.used += ["map"] * (2 if knight.golem else 1)
    knight.meeting = -1
    knight.met, knight.must, knight.found_tribes = [], [], []
    for token in (OGRE, TROLL):
        if g.pieces[token] == to:
            encounter.spend_encounter(g, to)
            if not fight_token(g, token):
                knight.meeting = -1
                return
    if to not in g.tiles:  # leaving Terrain into an open space (§11.3)
        yield from lay(g, to)
    tribes = g.tribes_at(to)
    dragon = surfaced_at(g, to)
    if isinstance(way, Pit):
        pits = terrain.pits_taken(g, here, to)
        knight.entered += [pit for pit in pits if pit not in knight.entered]
        yield from terrain_effects.cross(g, HERO, pits)
    yield from enter(g, HERO, to)
    say(g, "move", "moved", KNIGHT, to)
    if to not in knight.entered:
        knight.entered.append(to)
    if to == HOME:
        escape_with_crystals(g)
    if g.is_dark(to):
        meet(g, to)
        knight.found_tribes = tribes
        reveal(g, [to], KNIGHT, "entered", came_from(g, here, way))
    elif knight.over:
        return
    elif event_stops(g, to):
        yield from encounter.meet_event(g)
        if g.pieces[HERO] != to:  # the Ogre drove her off, or killed her: nothing more happens here
            return
    meet_foes(g, to, bool(tribes), dragon)
    if g.terrain_out and g.pieces[HERO] == to and not knight.must:
        yield from drift(g, to)


def drift(g: Vast, cell: int) -> Rule[None]:
    """The River carries her on as far as she could step; where she must fight she needs an Encounter."""
    knight = g.knight
    yield from terrain_effects.drift(g, HERO, lambda to: may_drift(g, to), lambda to: must_fight(g, to))
    here = g.pieces[HERO]
    if here == cell:
        return
    while cell != here:
        cell += terrain.flow(g, cell)
        if cell not in knight.entered:
            knight.entered.append(cell)
    if not knight.over:
        meet_foes(g, here, bool(g.tribes_at(here)), surfaced_at(g, here))


def may_drift(g: Vast, cell: int) -> bool:
    if guarded(g, cell):
        return False
    return not must_fight(g, cell) or (encounter.has_encounter(g) and may_enter(g, cell))


def must_fight(g: Vast, cell: int) -> bool:
    """Whether a Tribe or the surfaced Dragon is there."""
    return bool(g.tribes_at(cell)) or surfaced_at(g, cell)


def surfaced_at(g: Vast, cell: int) -> bool:
    return g.dragon.surfaced and g.pieces[WYRM] == cell


def meet_foes(g: Vast, cell: int, tribes: bool, dragon: bool) -> None:
    """Tribes and a surfaced Dragon must be attacked in the Encounter there."""
    g.knight.must = ["tribes"] * tribes + ["dragon"] * dragon
    if g.knight.must:
        meet(g, cell)


def came_from(g: Vast, here: int, way: Walk) -> int:
    """The space the Knight rule looks to: none when she came through a wall, the last Pit when she used Pits."""
    if isinstance(way, Pit):
        return terrain.pits_taken(g, here, way.cell)[1]
    return here if isinstance(way, Step) else -1


def meet(g: Vast, cell: int) -> None:
    """One Encounter for everything on the space."""
    if g.knight.meeting != cell:
        encounter.spend_encounter(g, cell)
