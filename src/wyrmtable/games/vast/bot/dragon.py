"""The Dragon's judgement: wake, surface, leave."""

from __future__ import annotations

from wyrmtable.games.vast.bot import dragon_plan as plan
from wyrmtable.games.vast.bot.dragon_ways import LIGHT, LONG, Exits, underground, ways_out
from wyrmtable.games.vast.bot.goals import tiles_to_come
from wyrmtable.games.vast.data import CARRIED, DRAGON, FACES, GEMS, GOBLINS, IS_LIT, KIND, POWERS, ROGUE, THIEF, WYRM
from wyrmtable.games.vast.grid import HOME, distance, hit_cells
from wyrmtable.games.vast.rules.paying import ready_gems
from wyrmtable.games.vast.rules.stats import carried, spirit
from wyrmtable.games.vast.state import Vast

CUBE = 10.0
"""A Sloth cube taken; everything else is measured by it."""
AWAKE = 25.0
SURFACED = 80.0
"""More than any way out can cost, through the dark too: he does not wait below for a better place."""
HEALTH = 7.0
HOPE = 0.97
"""What the rest of this turn may bring is worth a little less than having it, so that he does it."""
NEXT = 0.5
"""The next turn's cubes: others come in between."""
GEM_OUT = 3.0
"""A Gem on the map pays for powers every turn."""
THEFT = 0.6
SAFE = 5
"""What a Gem loses by the step that it is nearer than this to the Entrance, with a Thief about."""
CATCH = 3.0
OFF_THE_MAP = 0.5
"""The Thief killed, for each token he carries; and his way back."""
TILE = 1.0
"""A tile of the stack is a part of a round before the Collapse."""
CRYSTAL_LOST = 8.0
TRACK = {"greed": 1.2, "pride_event": 1.0, "pride_gem": 0.7, "pride_still": 1.5}
HUNGER = 1.0
"""How easily a cube comes off a track later; Hunger only with Goblins to eat."""
FOUND = 20.0
OUT = 30.0
MOVEMENT = 3.5
"""Awake: a Lit Crystal tile known; surfaced: the Entrance in sight; and a movement on the way up and out."""
AFAR = 0.5
"""A movement counts for less on the way to a Crystal tile out of reach this turn: others come in between."""
SYMBOL = 0.2
"""Nothing is spent for nothing."""
ROUND = 12.0
"""What a turn of his brings: a position one turn later must be better by so much."""
SHRIEK = 6.0
"""A turn with a Shriek, while the Expert level asks for one."""
WASTE = 15.0
"""Wrath brings the Collapse nearer."""


def judge_dragon(g: Vast) -> dict[str, float]:
    dragon = g.dragon
    here = g.pieces[WYRM]
    goal = g.rules.wake
    found = {
        "wake": CUBE * min(dragon.wake, goal) + 2.0 * max(0, dragon.wake - goal),
        "life": HEALTH * dragon.health,
        "time": TILE * tiles_to_come(g) - CRYSTAL_LOST * g.crystal_tiles_removed,
        "gems": gems_out(g),
    }
    if here < 0:
        return found
    unpaid = plan.announced(g)
    if g.rules.shriek_turns > dragon.shriek_turns:
        fresh = unpaid == "shriek" and "shriek" not in dragon.used
        found["wake"] += SHRIEK * (dragon.shriek_turns + HOPE * fresh)
    elif g.rules.shriek_turns:
        found["wake"] += SHRIEK * g.rules.shriek_turns
    mine = g.turn == DRAGON and g.phase in ("powers", "treasures", "gem", "cubes", "hand")
    found["time"] -= ROUND * (g.round - (g.turn < DRAGON))
    found["powers"] = SYMBOL * (len(dragon.hand) + len(ready_gems(g)) if mine else spirit(g) + len(GEMS))
    if g.plays(THIEF):
        found["thief"] = CATCH * (OFF_THE_MAP * (g.pieces[ROGUE] < 0) - carried(g))
        if mine:
            found["thief"] += HOPE * caught(g, here, plan.at_hand(g))
    if unpaid:
        found["powers"] -= SYMBOL * len(POWERS[unpaid].cost) + WASTE * (unpaid == "wrath")
    exits = ways_out(g)
    if dragon.surfaced:
        return found | {"ways": AWAKE + SURFACED + way_out(g, here, exits, mine)}
    ways = underground(g, here)
    crystals = [cell for cell, code in g.tiles.items() if IS_LIT[code] and KIND[code] == "crystal"]
    crystals += [cell for cell in plan.under_way(g) if KIND[g.tiles[cell]] == "crystal" and cell not in crystals]
    if dragon.awake:
        return found | {"ways": AWAKE + way_up(g, here, ways, crystals, exits, mine)}
    found["sloth"] = sum([weight * min(dragon.sloth[track], 3) for track, weight in TRACK.items()])
    if g.plays(GOBLINS):
        found["sloth"] += HUNGER * dragon.sloth["hunger"]
    found["sloth"] += cubes_to_come(g, here, ways, mine)
    return found | {"ways": crystal_worth(g, ways, crystals, exits.moves)}


def gems_out(g: Vast) -> float:
    """Gems on the map; near the Entrance the Thief will have them."""
    value = GEM_OUT * sum(place >= 0 or place == CARRIED for place in g.gems)
    if g.plays(THIEF):
        value -= THEFT * sum(max(0, SAFE - distance(place, HOME)) for place in g.gems if place >= 0)
    return value


def caught(g: Vast, here: int, means: plan.Means) -> float:
    """The chance that a Claw catches the Thief, who pays in Power cards and drops what he carries."""
    prey = g.pieces[ROGUE]
    if prey < 0 or not means.claws + means.clawing:
        return 0.0
    hits = sum(prey in hit_cells(g, here, face) for face in FACES) / len(FACES)
    chance = 1 - (1 - hits) ** min(2, means.claws + means.clawing)
    return chance * (CATCH * (OFF_THE_MAP + carried(g)) + SYMBOL * g.thief.loot)


def cubes_to_come(g: Vast, here: int, ways: dict[int, int], mine: bool) -> float:
    """Cubes of the rest of this turn, and of the next."""
    share = plan.share_hidden(g, "event")
    treasures = [cell for cell in g.treasures if cell >= 0]
    treasures += [cell for cell in plan.under_way(g) if KIND[g.tiles[cell]] == plan.TOKEN_ROOM]
    need = g.rules.wake - g.dragon.wake
    now = 0.0
    if mine:
        means = plan.at_hand(g)
        now, end = plan.cubes(g, means, here, ways, share, treasures)
        now = min(need, now)
        if means.pick_up and "greed" not in means.taken:
            treasures = [cell for cell in treasures if cell != end]
        if end != here:
            here, ways = end, underground(g, end)
    later = min(need - now, plan.cubes(g, plan.next_turn(g), here, ways, share, treasures)[0])
    return CUBE * (HOPE * now + NEXT * later)


def crystal_worth(g: Vast, ways: dict[int, int], crystals: list[int], exits: dict[int, int]) -> float:
    """A Lit Crystal tile near the Entrance to surface on; the nearer the awakening, the nearer he shall be to it."""
    if not crystals:
        return 0.0
    need = g.rules.wake - g.dragon.wake
    away = {cell: min(LONG, exits.get(cell, LONG)) for cell in crystals}
    value = 8.0 - min(away.values()) + 0.5 * min(3, len(crystals))
    if need <= 2:
        value -= 0.8 * min(away[cell] + ways.get(cell, LONG) for cell in crystals)
    return value


def way_up(g: Vast, here: int, ways: dict[int, int], crystals: list[int], exits: Exits, mine: bool) -> float:
    """To the Lit Crystal tile from which the whole way is shortest; where there is none, light."""
    means = plan.at_hand(g) if mine else plan.next_turn(g)
    if not crystals:
        miss = plan.misses(g, means, here, means.flames, means.wings, plan.share_hidden(g, "crystal"))
        return (HOPE if mine else NEXT) * FOUND * (1 - miss)
    moves = means.free_move + means.wings if mine else 0
    best = -1.0
    for cell in crystals:
        down, up = ways.get(cell, LONG), exits.moves.get(cell, LONG)
        if mine and down <= moves:
            spare = means.wings - max(0, down - means.free_move)
            value = HOPE * (SURFACED + OUT - MOVEMENT * up) - MOVEMENT * 0.1 * down
            value += HOPE * MOVEMENT * lit_ahead(g, means, here, spare, exits.dark.get(cell, ()))
        else:
            value = 2 * FOUND - MOVEMENT * AFAR * (down + up - HOPE * moves)
        best = max(best, value)
    return best


def way_out(g: Vast, here: int, exits: Exits, mine: bool) -> float:
    """The way to the Entrance on the surface; where it lies in the dark he must light it, or he never leaves."""
    up, dark = exits.moves.get(here, LONG), exits.dark.get(here, ())
    value = OUT - MOVEMENT * up
    if mine:
        means = plan.at_hand(g)
        moves = means.free_move + means.wings
        if up <= moves and not dark:
            value += OUT
        saved = min(up, moves + lit_ahead(g, means, here, means.wings, dark))
        value += MOVEMENT * (HOPE * saved + plan.BEGUN * means.flying)
    return value


def lit_ahead(g: Vast, means: plan.Means, here: int, wings: int, dark: tuple[int, ...]) -> float:
    """The movements that lighting the way this turn may save him."""
    if not dark:
        return 0.0
    return LIGHT * (plan.lights(g, means, here, wings, dark) + plan.BEGUN * means.lighting)
