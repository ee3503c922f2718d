"""The Thief's judgement: find, grab, run, stash."""

from __future__ import annotations

from wyrmtable.games.vast.bot.thief_ways import LOST, steps_from
from wyrmtable.games.vast.data import FACES, HERO, IS_DARK, KIND, ROGUE, THIEF, TRIBES, WYRM
from wyrmtable.games.vast.grid import HOME, hit_cells, open_edges
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
WORTH = (1.0, 0.8, 0.6, 0.45, 0.3, 0.2)
"""He cannot be everywhere: the second Treasure he knows of is worth less than the nearest."""
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
FLEETING = 0.3
"""Pockets will have moved on by the next turn."""
TILE = 0.5
"""A tile of the stack is a part of a round before the Collapse."""
CRYSTAL_LOST = 5.0
ROUND = 8.0
"""What a turn of his brings: a position one turn later must be better by so much."""
PACE = 0.15
"""A step on the way to something, so that he goes straight."""
SPARE = 0.2
LOOT = 0.25
"""A cube left, and a Loot Level others may profit by: nothing is spent for nothing, but a cube too many hides loot."""
MOST_CUBES = 5
STRIDE = 4
GRIP = 3
"""Movement and cubes of later turns, before upgrades."""


def judge_thief(g: Vast) -> float:
    thief = g.thief
    here = g.pieces[ROGUE]
    load = carried(g)
    value = STASHED * thief.stashed + sum([UPGRADES[upgrade] for upgrade in thief.upgrades])
    value -= ROUND * (g.round - (g.turn < THIEF)) + CRYSTAL_LOST * g.crystal_tiles_removed - TILE * tiles_to_come(g)
    mine = g.turn == THIEF and g.phase in ("assign", "act") and not thief.over
    if here < 0:
        here = HOME
    steps = steps_from(g, here)
    home = steps if here == HOME else steps_from(g, HOME)
    stride = STRIDE + ("plus_movement" in thief.upgrades)
    left = cubes = 0
    if mine:
        left = 0 if thief.done_moving else thief_movement(g) - thief.moves
        cubes = thief.cubes if g.phase == "act" else thief_thievery(g)
    haste = LAST_TURN if thief.stashed + load >= g.rules.stash else TURN
    to_home = home.get(here, LOST)
    value += load * (LOADED - haste * turns(to_home, left, stride) - PACE * to_home)
    need = g.rules.stash - thief.stashed - load
    known = sorted(goods(g, steps, home, left, cubes, stride, mine), reverse=True)[: max(0, need)]
    value += sum([worth * good for worth, good in zip(WORTH, known, strict=False)])
    value += SPARE * (cubes if mine else MOST_CUBES) - LOOT * thief.loot
    if need > len(known):
        value -= PACE * min((steps.get(cell, LOST) for cell, code in g.tiles.items() if IS_DARK[code]), default=0)
        value += light(g, here, to_home, cubes if mine else GRIP, mine) * (need - len(known)) / need
    return value


def turns(steps: int, left: int, stride: int) -> int:
    """Turns after this one that a way takes."""
    return max(0, -(-(steps - left) // stride))


def tiles_to_come(g: Vast) -> int:
    """Tiles of the stack, less those that open edges are about to take."""
    tiles = len(g.stack) + len(g.cave.hand)
    return tiles - min(tiles, len(open_edges(g))) if tiles and g.reveals else tiles


def goods(
    g: Vast, steps: dict[int, int], home: dict[int, int], left: int, cubes: int, stride: int, mine: bool
) -> list[float]:
    """What each Treasure he could fetch is worth, by the turns until it is home and the luck it takes."""
    found = []

    def add(cell: int, price: int, luck: float = 1.0, later: float = 1.0) -> None:
        way = steps.get(cell, LOST)
        if way <= left and cubes >= price:
            ends = turns(way + home.get(cell, LOST), left, stride)
        else:
            ends = turns(max(way - left, 0) + home.get(cell, LOST), 0, stride) + mine
            luck = later
        found.append(luck * (SEEN - TURN * min(ends, 2.5)) - PACE * (way + home.get(cell, LOST)))

    for cell in (*g.treasures, *(cell for cell in lit_up(g) if KIND[g.tiles[cell]] == "treasure_room")):
        if cell >= 0:
            add(cell, 1)
    kit = "lock_picking_kit" in g.thief.upgrades
    for cell in (*g.vaults, *(cell for cell in lit_up(g) if KIND[g.tiles[cell]] == "vault")):
        if cell >= 0:
            tried = mine and cell in g.thief.vaults_tried
            add(cell, LOST if tried else 1 - kit, LUCK[min(3, cubes + kit)])
    for cell in g.gems:
        if cell >= 0:
            add(cell, 2)
    for piece in (HERO, *TRIBES, WYRM):
        cell = g.pieces[piece]
        if cell in g.tiles and has_pockets(g, piece) and outwits(g, piece):
            add(cell, 1, LUCK[min(3, cubes)], FLEETING)
    return found


def lit_up(g: Vast) -> list[int]:
    """Tiles just being revealed, whose tokens are still to come."""
    return [cell for reveal in g.reveals if reveal.why != "entered" for cell in (*reveal.done, *reveal.left)]


def light(g: Vast, here: int, way_home: int, cubes: int, mine: bool) -> float:
    """What he hopes to find: by Flare around him, or under his feet."""
    hidden = [KIND[code] for code in g.tiles.values() if IS_DARK[code]]
    hidden += [KIND[number << 3] for number in (*g.stack, *g.cave.hand)]
    if not hidden:
        return 0.0
    share = sum(kind in ("treasure_room", "vault") for kind in hidden) / len(hidden)
    tiles = g.tiles
    shown = 0.0
    if THIEF in g.rules.flare:
        shown = sum(IS_DARK[tiles[cell]] for face in FACES for cell in hit_cells(g, here, face)) / len(FACES)
        shown *= sum(0.8**n for n in range(cubes))
    if here in tiles and IS_DARK[tiles[here]]:
        shown += 1.0
    value = share * shown * SEEN * 0.6 * max(0.3, 1 - 0.06 * way_home)
    return value if mine else 0.4 * value
