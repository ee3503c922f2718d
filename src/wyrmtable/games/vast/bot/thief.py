"""The Thief's judgement: grab, run, stash."""

from __future__ import annotations

from wyrmtable.games.vast.bot.goals import FAR, nearest, walk
from wyrmtable.games.vast.data import IS_DARK, ROGUE, THIEF
from wyrmtable.games.vast.grid import AROUND, HOME
from wyrmtable.games.vast.rules.stats import carried, thief_movement
from wyrmtable.games.vast.state import Vast

GRAB = 5.0
"""What things within reach are worth; in his sack they are worth more."""


def judge_thief(g: Vast) -> float:
    thief = g.thief
    here = g.pieces[ROGUE]
    load = carried(g)
    value = 24.0 * thief.stashed + 2.5 * len(thief.upgrades) - 0.3 * thief.loot * load
    if here < 0:
        return value - 6.0
    steps = walk(g, here)
    value += load * (14.0 - 0.6 * nearest(steps, [HOME]))
    goods = [cell for cell in (*g.treasures, *g.vaults, *g.gems) if cell >= 0]
    if goods:
        value += GRAB - 0.4 * nearest(steps, goods) + 0.4 * min(5, len(goods))
    value += 0.5 * g.revealed
    if not load:
        dark = sum(here + delta in g.tiles and IS_DARK[g.tiles[here + delta]] for delta in AROUND)
        value += 0.1 * dark
    if g.turn == THIEF and g.phase == "act":
        left = 0 if thief.done_moving else thief_movement(g) - thief.moves
        value += 0.2 * min(left, FAR) + 0.3 * thief.cubes
    return value
