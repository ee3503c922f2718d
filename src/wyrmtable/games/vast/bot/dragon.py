"""The Dragon's judgement: wake, surface, leave."""

from __future__ import annotations

from wyrmtable.games.vast.bot.goals import FAR, as_the_wyrm_flies, nearest, walk
from wyrmtable.games.vast.data import CARRIED, DRAGON, GOBLINS, HELD, IS_LIT, KIND, POWERS, TRIBES, WYRM
from wyrmtable.games.vast.grid import HOME
from wyrmtable.games.vast.rules.sloth import may_take
from wyrmtable.games.vast.rules.stats import spirit
from wyrmtable.games.vast.state import Vast

EASE = {"greed": 1.2, "pride_event": 1.6, "pride_gem": 1.6, "pride_still": 2.0}
EASE_OF_HUNGER = 1.2
"""How soon a cube on a Sloth track can be taken; Hunger needs Goblins, or Slither to another track."""


CARD = 0.5
HOPES = {"claw": 0.6, "flame": 1.6, "wing": 1.0, "hiss": 2.0, "scorch": 2.6, "burn": 1.8, "scratch": 2.0}
SLITHER = 4.5
SHRIEK = 0.3
"""What a power announced but not yet used may bring, against the cards it costs; others are worth little."""


def judge_dragon(g: Vast) -> float:
    dragon = g.dragon
    here = g.pieces[WYRM]
    value = 8.0 * min(dragon.wake, g.rules.wake + 1) + 7.0 * dragon.health
    value += 25.0 * dragon.awake + 40.0 * dragon.surfaced
    if here < 0:
        return value
    if g.rules.shriek_turns > dragon.shriek_turns:
        value += 4.0 * dragon.shriek_turns
    crystals = [cell for cell, code in g.tiles.items() if IS_LIT[code] and KIND[code] == "crystal"]
    value += 1.5 * min(3, len(crystals))
    if dragon.surfaced:
        value += 5.0 * (FAR - nearest(walk(g, here), [HOME]))
    elif dragon.awake:
        value += 3.0 * (FAR - as_the_wyrm_flies(here, crystals))
    else:
        value += want_cubes(g, here)
    if g.turn == DRAGON and g.phase == "powers":
        value += CARD * len(dragon.hand) + 0.6 * (not dragon.free_move) + announced(g)
    elif g.turn != DRAGON:
        value += 0.6 * spirit(g)
    return value


def announced(g: Vast) -> float:
    """A power chosen but not yet paid for, or not yet used."""
    value = 0.0
    for step, number, _ in g.agenda:
        power = list(POWERS)[number] if step in ("pay", "power") else ""
        if step == "pay":
            value -= CARD * len(POWERS[power].cost)
        elif power == "slither":
            value += 0.0 if g.plays(GOBLINS) else SLITHER
        elif power:
            value += HOPES.get(power, SHRIEK)
    return value


def want_cubes(g: Vast, here: int) -> float:
    """What may soon turn into Sloth cubes taken: Treasures, Goblins, Event tiles, Gems."""
    dragon = g.dragon
    sloth = dragon.sloth
    value = sum([weight * sloth[track] for track, weight in EASE.items()])
    if g.plays(GOBLINS):
        value += EASE_OF_HUNGER * sloth["hunger"]
    if sloth["greed"]:
        value += 3.0 * min(2, g.treasures.count(HELD))
        if g.turn != DRAGON or may_take(g, "greed"):
            value += 0.5 * (FAR - as_the_wyrm_flies(here, [cell for cell in g.treasures if cell >= 0]))
    if sloth["hunger"]:
        value += 1.7 * dragon.eaten
        if g.plays(GOBLINS):
            prey = [g.pieces[tribe] for tribe in TRIBES if g.pieces[tribe] in g.tiles]
            value += 0.25 * (FAR - as_the_wyrm_flies(here, prey))
    if g.turn == DRAGON:
        value += 5.0 * len([track for track in dragon.earned if may_take(g, track)][:1])
        if not dragon.moved and may_take(g, "pride_still"):
            value += 1.5 if sloth["pride_event"] or sloth["greed"] else 5.0
    value += 1.0 * sum(place >= 0 or place == CARRIED for place in g.gems)
    return value
