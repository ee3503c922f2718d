"""The Thief's judgement: grab, run, stash."""

from __future__ import annotations

from wyrmtable.games.vast.bot.goals import FAR, nearest, walk
from wyrmtable.games.vast.data import ROGUE, THIEF
from wyrmtable.games.vast.grid import HOME
from wyrmtable.games.vast.rules.stats import carried, thief_movement
from wyrmtable.games.vast.state import Vast


def judge_thief(g: Vast) -> float:
    thief = g.thief
    here = g.pieces[ROGUE]
    load = carried(g)
    value = 22.0 * thief.stashed + 2.5 * len(thief.upgrades) - 0.5 * thief.loot * load
    if here < 0:
        return value - 8.0
    steps = walk(g, here)
    value += 8.0 * load - 0.9 * min(load, 3) * nearest(steps, [HOME])
    goods = [cell for cell in (*g.treasures, *g.vaults, *g.gems) if cell >= 0]
    value += (0.9 if load < 2 else 0.4) * (FAR - nearest(steps, goods)) + 1.2 * min(4, len(goods))
    if g.turn == THIEF and g.phase == "act":
        left = 0 if thief.done_moving else thief_movement(g) - thief.moves
        value += 0.4 * left + 0.7 * thief.cubes
    return value
