"""The Thief's judgement: find, grab, run, stash."""

from __future__ import annotations

from wyrmtable.games.vast.bot.goals import tiles_to_come
from wyrmtable.games.vast.bot.thief_ways import LOST, steps_from
from wyrmtable.games.vast.data import FACES, HERO, IS_DARK, KIND, ROGUE, THIEF, TRIBES, WYRM
from wyrmtable.games.vast.grid import HOME, hit_cells
from wyrmtable.games.vast.rules.stats import carried, thief_movement, thief_thievery
from wyrmtable.games.vast.rules.thief_actions import has_pockets, outwits
from wyrmtable.games.vast.state import Vast

STASHED = 26.0
LOADED = 20.0
SEEN = 13.0
"""A Treasure in the stash, in his sack, and one he knows a way to."""
TURN = 4.0
LAST_TURN = 8.0
"""What a turn on the way home costs each of them; more when it is the last one he needs."""
WORTH = (0.7, 0.55, 0.4, 0.3, 0.2)
"""He cannot be everywhere: what he knows of besides the next one."""
MOST_TURNS = 3
NOTHING = -8.0
"""A Treasure however far away is better than none."""
Good = tuple[int, int, float, float]
"""The space, the least cubes, the chance to get it this turn, and that in a later one."""
UPGRADES = {
    "plus_movement": 3.0,
    "plus_thievery": 2.8,
    "flip_2_3": 2.5,
    "flip_3_4": 2.3,
    "all_4": 2.2,
    "lock_picking_kit": 2.0,
    "plus_stealth": 1.6,
    "climbing_gear": 1.5,
    "unnatural_evasion": 1.0,
    "sticky_fingers": 0.8,
    "hand_crossbow": 0.3,
}
LUCK = (0.0, 0.5, 5 / 6, 1.0)
"""Success of Pick Lock and Pickpocket by cubes."""
ROOMS = ("treasure_room", "vault")
FIND = 7.0
AGAIN = 0.8
LATER = 0.4
"""What a room is worth that he may find; a second Flare from the same place shows less; another turn is far."""
STEP_OFF = 0.06
FAR_OFF = 0.3
"""A room found is worth less by the steps from the Entrance, but never less than this part."""
FLEETING = 0.3
"""Pockets will have moved on by the next turn."""
TILE = 0.5
"""A tile of the stack is a part of a round before the Collapse."""
CRYSTAL_LOST = 5.0
ROUND = 8.0
"""What a turn of his brings: a position one turn later must be better by so much."""
PACE = 0.2
"""A step on the way to something, so that he goes straight."""
SPARE = 0.03
LOOT = 0.02
"""A cube left, and a Loot Level others may profit by: he hides loot only where that costs nothing."""
MOST_CUBES = 5
STRIDE = 4
GRIP = 3
"""Movement and cubes of later turns, before upgrades."""


def judge_thief(g: Vast) -> dict[str, float]:
    thief = g.thief
    late = ROUND * (g.round - (g.turn < THIEF)) + CRYSTAL_LOST * g.crystal_tiles_removed
    here = g.pieces[ROGUE] if g.pieces[ROGUE] >= 0 else HOME
    mine = g.turn == THIEF and g.phase in ("assign", "act") and not thief.over
    steps = steps_from(g, here)
    home = steps if here == HOME else steps_from(g, HOME)
    left = cubes = 0
    if mine:
        left = 0 if thief.done_moving else thief_movement(g) - thief.moves
        cubes = thief.cubes if g.phase == "act" else thief_thievery(g)
    need = g.rules.stash - thief.stashed - carried(g)
    found = goods(g, cubes, mine) if need > 0 else []
    others = sorted([good[3] * (SEEN - PACE * home.get(good[0], LOST)) for good in found], reverse=True)[1:need]
    more = sum([worth * other for worth, other in zip(WORTH, others, strict=False)])
    if need > len(found):
        more -= PACE * min((steps.get(cell, LOST) for cell, code in g.tiles.items() if IS_DARK[code]), default=0)
        more += light(g, here, home.get(here, LOST), cubes if mine else GRIP, mine) * (need - len(found)) / need
    return {
        "stash": STASHED * thief.stashed + sum([UPGRADES[upgrade] for upgrade in thief.upgrades]),
        "time": TILE * tiles_to_come(g) - late,
        "loot": SPARE * (cubes if mine else MOST_CUBES) - LOOT * thief.loot,
        "way": best_way(g, found, steps, home, here, left, cubes),
        "ways": more,
    }


def best_way(
    g: Vast, found: list[Good], steps: dict[int, int], home: dict[int, int], here: int, left: int, cubes: int
) -> float:
    """Home with what he carries and then out for the next Treasure, or first there and home with both."""
    load = carried(g)
    stride = STRIDE + ("plus_movement" in g.thief.upgrades)
    to_home = home.get(here, LOST)
    haste = LAST_TURN if g.thief.stashed + load >= g.rules.stash else TURN
    straight = load * (LOADED - haste * turns(to_home, left, stride)) - PACE * to_home * (load > 0)
    best = straight if load else NOTHING
    for cell, price, luck, later in found:
        back = home.get(cell, LOST)
        way = steps.get(cell, LOST)
        if way <= left and cubes >= price:
            ends = turns(way + back, left, stride)
        else:
            ends = (left > 0 or cubes > 0) + turns(max(way - left, 0) + back, 0, stride)
            luck = later
        prize = luck * (SEEN - TURN * min(ends, MOST_TURNS))
        best = max(best, load * (LOADED - haste * ends) + prize - PACE * (way + back))
        if load:
            ends = turns(to_home + 2 * back, left, stride)
            best = max(best, straight + later * (SEEN - TURN * min(ends, MOST_TURNS)) - PACE * 2 * back)
    return best


def turns(steps: int, left: int, stride: int) -> int:
    """Turns after this one that a way takes."""
    return max(0, -(-(steps - left) // stride))


def goods(g: Vast, cubes: int, mine: bool) -> list[Good]:
    """What he may fetch: Treasures, Vaults, Gems, and what is in the others' pockets."""
    lit = lit_up(g)
    found = [(cell, 1, 1.0, 1.0) for cell in g.treasures if cell >= 0]
    found += [(cell, 1, 1.0, 1.0) for cell in lit if KIND[g.tiles[cell]] == "treasure_room"]
    kit = "lock_picking_kit" in g.thief.upgrades
    for cell in (*g.vaults, *(cell for cell in lit if KIND[g.tiles[cell]] == "vault")):
        if cell >= 0:
            tried = mine and cell in g.thief.vaults_tried
            found.append((cell, LOST if tried else 1 - kit, LUCK[min(3, cubes + kit)], 1.0))
    found += [(cell, 2, 1.0, 1.0) for cell in g.gems if cell >= 0]
    for piece in (HERO, *TRIBES, WYRM):
        cell = g.pieces[piece]
        if cell in g.tiles and has_pockets(g, piece) and outwits(g, piece):
            found.append((cell, 1, LUCK[min(3, cubes)], FLEETING))
    return found


def lit_up(g: Vast) -> list[int]:
    """Tiles just being revealed, whose tokens are still to come."""
    return [cell for reveal in g.reveals if reveal.why != "entered" for cell in (*reveal.done, *reveal.left)]


def light(g: Vast, here: int, way_home: int, cubes: int, mine: bool) -> float:
    """What he hopes to find: by Flare around him, or under his feet."""
    tiles = g.tiles
    hidden = [KIND[code] for code in tiles.values() if IS_DARK[code]]
    hidden += [KIND[number << 3] for number in (*g.stack, *g.cave.hand)]
    if not hidden:
        return 0.0
    share = sum(kind in ROOMS for kind in hidden) / len(hidden)
    shown = 0.0
    if THIEF in g.rules.flare:
        shown = sum(IS_DARK[tiles[cell]] for face in FACES for cell in hit_cells(g, here, face)) / len(FACES)
        shown *= sum(AGAIN**n for n in range(cubes))
    find = FIND * max(FAR_OFF, 1 - STEP_OFF * way_home)
    value = shown * max(0.0, share * find - TILE * bool(g.stack))
    if g.is_dark(here):
        value += find * (KIND[tiles[here]] in ROOMS if tiles[here] >> 3 in g.thief.peeked else share)
    return value if mine else LATER * value
