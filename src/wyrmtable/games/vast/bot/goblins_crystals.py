"""How the Goblins win without a Knight and a Dragon: find Crystals, and smash each with two strong Tribes in one turn."""

from __future__ import annotations

from wyrmtable.games.vast.bot.goals import crystal_bias, tiles_to_come
from wyrmtable.games.vast.bot.goblins_errands import BACK, LOST, WALK, errands, has_flare, out_of_order, retraced, weary
from wyrmtable.games.vast.bot.goblins_ways import (
    GROWTH,
    LEAVE,
    NO_WAY,
    Band,
    Beside,
    all_ways,
    best_lair,
    chance,
    crystal_chances,
    lairs,
    loss,
    muster,
    open_sides,
    reach,
    roads,
    strikes,
    way_of,
)
from wyrmtable.games.vast.data import CAVE, EYE, GOBLINS, IS_LIT, KIND, ON_GOBLINS, PIECES, TILES
from wyrmtable.games.vast.grid import AROUND, DELTA, HOME, dark_tiles, neighbours
from wyrmtable.games.vast.rules.cave import income
from wyrmtable.games.vast.rules.tribes import SECRETS_LIMIT
from wyrmtable.games.vast.state import Vast

SMASHED = 150.0
NOW = 90.0
"""Two Tribes can still smash a Crystal this turn; less than SMASHED, so that they do it."""
NEXT = 45.0
"""Two Tribes will be able to in the next turn."""
ONE = 8.0
"""Each of the two that is able to."""
STRUCK = 6.0
"""One of them has struck it."""
STEP = 0.6
"""A Tribe on its way to a Crystal gains this with each step; more than wandering costs."""
FOUND = 8.0
"""A Crystal in sight, for the turns to come."""
SIGHT = (45.0, 20.0, 8.0)
"""What it is worth to find a Crystal when none, one or two are in sight. With three the Tribes have enough to do, and
more light would only take their dark ways."""
SECLUDED = 4
"""A Crystal that walls part from all but so few tiles is as good as not found."""
FILL = (1.5, 6.0)
"""Less for each side where the tile may ask for a new one, without a Cave and with one: the Tribes that smash five
Crystals are those who light few other tiles, because the Cave's own tiles hide most of the Crystals."""
START = 0.2
"""For the four tiles of the setup, which are never Crystals."""
HOPE = 0.5
"""Part of this for the Dark tiles a Flare could still hit this turn."""
LATE = 0.6
"""Part of that when fewer than two strong Tribes are left to smash what it shows."""
SOON = 0.3
"""Part of this for a Flare of a later turn."""
SPARED = 0.5
"""One lost to the light on the way to a good place for a Flare, if the Tribe stays strong: War cards bring more."""
DEAR = 6.0
"""The same if it does not, when a Crystal is in sight and strong Tribes are needed soon."""
OUT = 1.0
"""A Tribe on the map."""
COMING = 0.9
LATER = 0.45
"""A hidden Tribe that may come out this turn, and one that may only in the next."""
FAR_OFF = 0.05
TIRED = 0.1
"""A step, and a Lit tile on the way, when they cost nothing yet: Tribes come nearer."""
TIME = 3.0
"""A tile not yet on the map, because the Collapse begins when there is none, and one that is not out of the game."""
PACE = 2.0
"""Sight and time count so much more where a Cave brings the end nearer in every turn of its own."""
REMOVED = 15.0
"""A Crystal tile out of the game is one step to the end, and one Crystal fewer to find."""
OMEN = 1.2
"""An Omen the Cave holds or will collect."""
LOOSE = 0.6
"""For a Lit Crystal tile, smashed or not, with few neighbours: the Collapse takes it first."""


HELPERS = {
    "ogre": 1.5,
    "troll": 1.5,
    "flame_giant": 1.5,
    "pet_frog": 1.0,
    "bright_beetles": 1.0,
    "gnome": 1.0,
    "golem": 0.5,
}
"""More for Monsters that make their Tribe stronger or bring it nearer to Crystals."""
ADVICE = {"leader": 1.0, "cave_in": 4.0, "blind_fury": 1.0, "fire_bomber": 1.0}
"""More for Secrets that help without a Knight: the Leader against overpopulation, the others not to be wasted."""

CAVE_IN = 3.0
"""For each tile that a Cave-In now would give back to the stack, as long as it is held."""
FEW = 10
"""It is time for a Cave-In when no more than so many tiles are left for each one it gives back."""


def seek_crystals(g: Vast) -> float:
    smashed = g.crystals.count(ON_GOBLINS)
    wanted = g.rules.crystals - smashed
    found = [cell for cell in g.crystals if cell >= 0]
    if g.reveals:  # their tokens come when all are turned
        found += [cell for cell in g.reveals[-1].done if g.kind(cell) == "crystal"]
    bands = muster(g)
    homes = lairs(g)
    beside = all_ways(g)
    pace = PACE if g.plays(CAVE) else 1.0
    value = SMASHED * smashed
    best = 0.0
    pair: list[int] = []
    near = 0
    for cell in found:
        road = roads(g, cell, beside)
        near += len(road) > SECLUDED
        best, pair = max((best, pair), smash_soon(g, cell, road, bands, homes, beside))
    if retraced(g) and g.goblins.active not in pair:
        value -= BACK
    value += (
        FOUND * min(wanted, near)
        + best
        - REMOVED * g.crystal_tiles_removed
        + pace * TIME * (tiles_to_come(g) - len(g.gone))
    )
    if g.plays(CAVE):
        value -= OMEN * (len(g.cave.omens) + (income(g) if g.turn != CAVE else 0))
        value += errands(g, [band for band in bands if band.tribe not in pair], beside)
    value += sum([HELPERS.get(card, 0.0) for cards in g.goblins.monsters for card in cards])
    value += sum([ADVICE.get(card, 0.0) for card in g.goblins.secrets]) - cave_in_held(g)
    for cell, code in g.tiles.items():
        if IS_LIT[code] and KIND[code] == "crystal":
            value -= LOOSE * open_sides(g, cell) ** 2
    if best > NEXT + 2 * ONE:  # that one is smashed this turn
        near -= 1
        wanted -= 1
    if near < min(wanted, len(SIGHT)) and GOBLINS in g.rules.flare:
        idle = [band for band in bands if band.people and band.tribe not in pair]
        value -= out_of_order(g, near <= 0, bands, beside)
        value += hope_of_light(g, pace, max(0, near), idle, homes, beside)
    return value


def cave_in_held(g: Vast) -> float:
    """What it costs to hold back a Cave-In, or to throw it away: before the Collapse, tiles without Crystals come again
    as new ones."""
    goblins = g.goblins
    tiles = goblins.population[EYE]
    due = g.turn == GOBLINS and g.phase == "activate" and not g.collapse and g.tiles_left <= FEW * tiles
    if not due or len(goblins.secrets) + len(goblins.face_up) > SECRETS_LIMIT:
        return 0.0
    thrown = goblins.secret_discard[-1:] == ["cave_in"] and len(goblins.secrets) + len(goblins.face_up) == SECRETS_LIMIT
    return CAVE_IN * tiles if thrown or "cave_in" in goblins.secrets else 0.0


def hope_of_light(
    g: Vast, pace: float, near: int, bands: list[Band], homes: dict[str, list[int]], beside: Beside
) -> float:
    """What is being turned up, and what Flares of these Tribes may still show this turn or later.

    Each space around a Flare is hit by half of the faces of the die.
    """
    worth = promises(g, pace, near)
    value = sum([worth[cell] for cell in g.reveals[-1].left]) if g.reveals else 0.0
    smash = g.rules.smash_strength
    scouts = []
    for band in bands:
        if not band.out:
            best = max([0.0, *(shown(worth, cell) for cell in homes.get(PIECES[band.tribe], ()))])
            value += (SOON * COMING if band.ready else SOON * LATER) * best
            continue
        fresh = has_flare(g, band) and not weary(g, band)
        left = band.left if fresh else 0
        part = HOPE if fresh else SOON
        best = 0.0
        for cell, way in reach(g, band, left, beside).items():
            people = way // LEAVE // 2 - left // 2
            price = SPARED if band.strength - people >= smash else DEAR if near else LOST
            best = max(best, part * shown(worth, cell) - WALK * (way % LEAVE) - price * people)
        value += OUT
        if fresh and not near:
            scouts.append((band.tribe != g.goblins.active, band.strength >= smash, -best))
        else:
            value += best
    strong = sum([able for _, able, _ in scouts])
    for _, able, less in sorted(scouts):  # the active, the weak, the strong with the best place first
        value -= less if strong > 1 else LATE * less
        strong -= able
    return value


def promises(g: Vast, pace: float, near: int) -> dict[int, float]:
    """What it is worth to turn up each of the Dark tiles."""
    dark = dark_tiles(g)
    likely = crystal_chances(g, dark)
    fill = FILL[g.plays(CAVE)] if g.tiles_left else 0.0
    worth = {}
    for cell in dark:
        light = pace * SIGHT[near] * likely[TILES[g.tiles[cell] >> 3].symbol] * crystal_bias(g, cell)
        worth[cell] = light - fill * open_sides(g, cell)
    for delta in DELTA:  # never Crystals
        if HOME + delta in worth:
            worth[HOME + delta] = START
    return worth


def shown(worth: dict[int, float], centre: int) -> float:
    return sum([worth[centre + delta] for delta in (0, *AROUND) if centre + delta in worth]) / 2


def smash_soon(
    g: Vast, crystal: int, road: dict[int, int], bands: list[Band], homes: dict[str, list[int]], beside: Beside
) -> tuple[float, list[int]]:
    """How near the smashing of this Crystal is; and the Tribes on their way to do it this turn."""
    smash = g.rules.smash_strength
    able = []
    struck = 0
    chances = []
    for band in bands:
        if band.tribe in g.goblins.marks and band.cell == crystal:
            struck = 1
        own = road
        if "golem" in g.goblins.monsters[band.tribe]:  # minds no walls
            own = roads(g, crystal, {cell: neighbours(g, cell) for cell in g.tiles}, band.trodden)
        elif band.trodden:
            own = roads(g, crystal, beside, band.trodden)
        way = way_of(g, band, own) if band.out else best_lair(band, homes, own)
        if way >= NO_WAY or not band.people:
            chances.append(0.02 * band.people)
            continue
        if strikes(band, way, smash):
            able.append((way % LEAVE, band.tribe))
        likely = chance(band.strength + GROWTH - loss(band, way) - TIRED * (way // LEAVE) - smash)
        likely *= 1.0 if band.out else COMING if band.ready else LATER
        chances.append(likely * (1 - FAR_OFF * min(1.0, way % LEAVE / 12)))
    if len(able) + struck >= 2:
        able = sorted(able)[: 2 - struck]
        walking = [tribe for steps, tribe in able if steps]
        return NOW + STRUCK * struck - STEP * sum([steps for steps, _ in able]), walking
    chances.sort()
    return NEXT * chances[-1] * chances[-2] + ONE * (chances[-1] + chances[-2]), []
