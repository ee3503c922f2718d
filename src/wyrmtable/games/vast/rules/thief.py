"""The Thief's turn (§9): Stat tokens, then moves and actions in any mix.

Phases: ``assign``, ``act``.
"""

from __future__ import annotations

from collections.abc import Callable

from wyrmtable.core.ask import Rule, assign, choose
from wyrmtable.games.vast.choices import Choice, Climb, Cross, Pit, Step
from wyrmtable.games.vast.data import IMPASSABLE, IS_PIT, ROGUE, THIEF
from wyrmtable.games.vast.grid import DELTA, HOME, blocked, closed, guarded
from wyrmtable.games.vast.rules import terrain, terrain_effects, thief_actions
from wyrmtable.games.vast.rules.entering import enter
from wyrmtable.games.vast.rules.flare import flare
from wyrmtable.games.vast.rules.placing import lay
from wyrmtable.games.vast.rules.revealing import reveal
from wyrmtable.games.vast.rules.say import say
from wyrmtable.games.vast.rules.stats import thief_movement, thief_thievery
from wyrmtable.games.vast.rules.turns import end_turn
from wyrmtable.games.vast.state import Vast

STATS = ("movement", "stealth", "thievery")
TOKENS = ("2", "3", "4")
"""Stat tokens, by their light sides."""
CLIMB_WALL = 2
CLIMB_TERRAIN = 3
PIT_STEPS = 3
NO_ACTIONS = ("stop", "peek", "reveal", "end")


def start(g: Vast) -> Rule[None]:
    """§9.2: in his first turn, and after his death, he comes in by the Entrance."""
    thief = g.thief
    if g.pieces[ROGUE] < 0:
        g.pieces[ROGUE] = HOME
        say(g, "place", "thief-came", THIEF, HOME)
    thief.moves = 0
    thief.done_moving = thief.left_terrain = thief.rerolled = thief.over = False
    thief.targeted, thief.vaults_tried = [], []
    g.phase = "assign"
    yield from ()


def go_on(g: Vast) -> Rule[None]:
    if g.phase == "assign":
        yield from assign_stats(g)
    elif g.thief.over:
        finish(g)
    else:
        yield from act(g)


def assign_stats(g: Vast) -> Rule[None]:
    """§9.3; with ALL 4 there is nothing to choose."""
    thief = g.thief
    if "all_4" not in thief.upgrades:
        places = [f"stats:{g.seat(THIEF)}#{stat}" for stat in STATS]
        tokens = yield from assign(g.seat(THIEF), "assign-stats", places, TOKENS)
        thief.stats = [int(token) for token in tokens]
    thief.cubes = thief_thievery(g)
    say(g, "choose", "stats", THIEF)
    g.phase = "act"


def finish(g: Vast) -> None:
    g.thief.cubes = 0
    end_turn(g)


# ---- phase 2: move and act


def acts(g: Vast) -> list[Choice | str]:
    options: list[Choice | str] = [*moves(g), *looks(g), *thief_actions.actions(g)]
    if THIEF in g.rules.flare and g.thief.cubes:
        options.append("flare")
    return [*options, "end"]


def act(g: Vast) -> Rule[None]:
    answer = yield from choose(g.seat(THIEF), "thief-act", g.recall(acts))
    if not isinstance(answer, Step | Pit) and answer not in NO_ACTIONS:
        g.thief.left_terrain = False
    match answer:
        case Step():
            yield from go(g, answer.cell, 1)
        case Climb():
            yield from go(g, answer.cell, 1, CLIMB_WALL)
        case Cross():
            yield from go(g, answer.cell, 2, CLIMB_TERRAIN)
        case Pit():
            yield from go(g, answer.cell, PIT_STEPS)
        case Choice():
            yield from thief_actions.do(g, answer)
        case str():
            WORDS[answer](g)


def moves_left(g: Vast) -> int:
    return 0 if g.thief.done_moving else thief_movement(g) - g.thief.moves


def may_stand(g: Vast, cell: int) -> bool:
    """A tile he may come onto; Monster tokens keep him off, other pieces do not."""
    code = g.tiles.get(cell)
    if code is None or IMPASSABLE[code] or IS_PIT[code]:
        return False
    return not guarded(g, cell)


def climb_price(g: Vast, printed: int) -> int:
    return printed - ("climbing_gear" in g.thief.upgrades)


def moves(g: Vast) -> list[Step | Climb | Cross | Pit]:
    left = moves_left(g)
    if left <= 0:
        return []
    here, cubes = g.pieces[ROGUE], g.thief.cubes
    found: list[Step | Climb | Cross | Pit] = []
    for side in range(4):
        to = here + DELTA[side]
        if may_stand(g, to):
            if not closed(g, here, side):
                found.append(Step(to))
            elif blocked(g, here, side) and cubes >= climb_price(g, CLIMB_WALL):
                found.append(Climb(to))
        elif IMPASSABLE[g.tiles.get(to, 0)] and left >= 2 and cubes >= climb_price(g, CLIMB_TERRAIN):
            far = to + DELTA[side]
            if may_stand(g, far) and not blocked(g, here, side) and not blocked(g, to, side):
                found.append(Cross(far))
    if g.terrain_out:
        once = not g.thief.left_terrain  # §11.3
        found += [Step(to) for to in terrain.exits(g, here) if once]
        if left >= PIT_STEPS:
            pits = [to for to in terrain.pit_ways(g, here) if not guarded(g, to) and (once or to in g.tiles)]
            found += map(Pit, pits)
    return found


def looks(g: Vast) -> list[str]:
    """§9.4 On a Dark tile where his movement ends he may look, and may reveal it."""
    here = g.pieces[ROGUE]
    if not g.is_dark(here):
        return []
    if moves_left(g) > 0:
        return ["stop"]
    return ["reveal"] if g.tiles[here] >> 3 in g.thief.peeked else ["peek", "reveal"]


def go(g: Vast, cell: int, cost: int, cubes: int = 0) -> Rule[None]:
    """A move for so many steps of Movement, and so many cubes as printed for Climb."""
    thief = g.thief
    thief.moves += cost
    if cubes:
        thief.cubes -= climb_price(g, cubes)
    if cell not in g.tiles:
        thief.left_terrain = True
        yield from lay(g, cell)  # out of Terrain onto a new tile
    if not (yield from terrain_effects.cross(g, ROGUE, passed(g, cell, cost))):
        return
    yield from enter(g, ROGUE, cell)
    say(g, "move", "moved", THIEF, g.pieces[ROGUE])
    if g.terrain_out and g.pieces[ROGUE] == cell:
        yield from terrain_effects.drift(g, ROGUE, lambda to: may_stand(g, to))


def passed(g: Vast, cell: int, cost: int) -> list[int]:
    """Spaces on the way there: two Pits, an end of the Canyon, none at a step."""
    here = g.pieces[ROGUE]
    if cost == PIT_STEPS:
        return terrain.pits_taken(g, here, cell)
    return [(here + cell) // 2] if cost == 2 else []


def stop(g: Vast) -> None:
    g.thief.done_moving = True


def peek(g: Vast) -> None:
    g.thief.peeked.append(g.tiles[g.pieces[ROGUE]] >> 3)
    say(g, "reveal", "peeked", THIEF, g.pieces[ROGUE])


def turn_up(g: Vast) -> None:
    reveal(g, [g.pieces[ROGUE]], THIEF, "thief")


def light_up(g: Vast) -> None:
    g.thief.cubes -= 1
    flare(g, THIEF, g.pieces[ROGUE])


WORDS: dict[str, Callable[[Vast], None]] = {
    "stop": stop,
    "peek": peek,
    "reveal": turn_up,
    "flare": light_up,
    "end": finish,
}
