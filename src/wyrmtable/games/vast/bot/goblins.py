"""The Goblins' judgement: many, angry, and close to their prey."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb

from wyrmtable.games.vast.bot.goals import FAR, nearest, progress, walk
from wyrmtable.games.vast.bot.goblins_crystals import seek_crystals
from wyrmtable.games.vast.bot.goblins_errands import BACK, retraced
from wyrmtable.games.vast.bot.goblins_hunt import hunt_dragon
from wyrmtable.games.vast.bot.goblins_ways import lairs
from wyrmtable.games.vast.data import BONES, DRAGON, GOBLINS, HERO, KNIGHT, PIECES, SUPPLY, TRIBES, WAR
from wyrmtable.games.vast.rules.goblins import MOST_POPULATION
from wyrmtable.games.vast.rules.stats import knight_strength, tribe_strength
from wyrmtable.games.vast.rules.tribes import SECRETS_LIMIT
from wyrmtable.games.vast.state import Vast

DONE = 0.3
WANDER = 0.15
TIRED = 0.01
"""For an activation that is over, against one more step: Tribes may go any way, and shall not for ever."""
RAGE = (0.0, 1.0, 3.5, 5.5)
"""More Rage is more War cards to choose from."""
PERSON = 1.2
MONSTER = 1.2
SECRET = 0.8
OPEN_SECRET = 1.0
OVERPOPULATION = 12.0
"""A Tribe that will scatter loses two and its place."""
WAITING = 3.0
"""Before the War cards are drawn no Secret is played only because they may be bad."""
LEADER = 2.0
"""The card that prevents it."""


def judge_goblins(g: Vast) -> dict[str, float]:
    if g.turn == GOBLINS and g.phase == "overpopulation":
        before = g.copy()
        before.phase = "bonus"
        scattered = max([judge_goblins(after) for after in after_overpopulation(before)], key=_sum)
        crowded = judge_goblins(before)
        crowded["people"] -= crowding(g)
        return min(scattered, crowded, key=_sum)
    goblins = g.goblins
    found = {
        "rage": RAGE[goblins.rage],
        "deeds": DONE * sum(goblins.activated) - (WANDER + TIRED * goblins.steps) * goblins.steps,
        "people": PERSON * sum(goblins.population) + MONSTER * sum(map(len, goblins.monsters)),
        "secrets": SECRET * len(goblins.secrets) + OPEN_SECRET * len(goblins.face_up),
    }
    if g.turn == GOBLINS:
        found["war"] = war_card(g)
    if g.plays(KNIGHT):
        found["goal"] = 1.8 * progress(g, GOBLINS)
        found["hunt"] = hunt(g, g.pieces[HERO], knight_strength(g)) - BACK * retraced(g)
    elif g.plays(DRAGON):
        found["hunt"] = hunt_dragon(g) - BACK * retraced(g)
    else:
        found["hunt"] = seek_crystals(g)
    return found


def _sum(found: dict[str, float]) -> float:
    return sum(found.values())


def war_card(g: Vast) -> float:
    """What the War card chosen will bring, or the best of those drawn."""
    goblins = g.goblins
    if g.phase == "ready":
        return expected_card(g) - WAITING
    if g.phase == "war":
        return max((bring(g, card) for card in goblins.war_hand), default=0.0)
    return bring(g, goblins.war) if g.phase == "populate" else 0.0


def expected_card(g: Vast) -> float:
    """What the best of the War cards to be drawn will bring on average."""
    worths = sorted([bring(g, card) for card in WAR])
    drawn = max(1, g.goblins.rage)
    ways = [comb(worse, drawn - 1) for worse in range(len(worths))]
    return sum([worth * count for worth, count in zip(worths, ways, strict=True)]) / sum(ways)


def bring(g: Vast, name: str) -> float:
    goblins = g.goblins
    card = WAR[name]
    value = RAGE[min(3, goblins.rage + card.rage)] - RAGE[goblins.rage]
    room = max(0, goblins.population[BONES] - sum(map(len, goblins.monsters)))
    value += MONSTER * min(card.monsters, room)
    value += SECRET * min(card.secrets, SECRETS_LIMIT - len(goblins.secrets) - len(goblins.face_up))
    for tribe, discs in zip(TRIBES, card.discs, strict=True):
        room = MOST_POPULATION - goblins.population[tribe]
        value += PERSON * min(room, discs)
        if discs > room and "pet_frog" not in goblins.monsters[tribe]:
            value -= crowding(g) / 2 if goblins.rage else crowding(g)
    return value


def crowding(g: Vast) -> float:
    """What overpopulation costs at least."""
    return LEADER if "leader" in g.goblins.secrets else OVERPOPULATION


def after_overpopulation(g: Vast) -> Iterator[Vast]:
    """The positions it may lead to: a revealed Tribe scatters, else a hidden one, or the Leader prevents it."""
    for tribe in [tribe for tribe in TRIBES if g.revealed_tribe(tribe)] or TRIBES:
        after = g.copy()
        after.pieces[tribe] = SUPPLY
        lost = 1 if "bright_beetles" in g.goblins.monsters[tribe] else 2
        after.goblins.population[tribe] = max(0, g.goblins.population[tribe] - lost)
        del after.goblins.monsters[tribe][:1]
        yield after
    if "leader" in g.goblins.secrets:
        after = g.copy()
        after.goblins.secrets.remove("leader")
        yield after


def hunt(g: Vast, prey: int, needed: int) -> float:
    """Strong Tribes near the prey, or hidden where they may come out near it."""
    steps = walk(g, prey)
    homes = lairs(g)
    value = 0.0
    for tribe in TRIBES:
        margin = tribe_strength(g, tribe) - needed
        cell = g.pieces[tribe]
        if margin > 0:
            value += 1.5 + 0.3 * min(margin, 3)
            if cell >= 0:
                value += 1.1 * (FAR - nearest(steps, [cell]))
            else:
                value += 1.1 * (FAR - 2 - nearest(steps, homes.get(PIECES[tribe], ())))
        elif cell >= 0:
            value += 0.15 * nearest(steps, [cell])  # the weak keep away
    return value
