"""The six Omens (§8.4)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.vast.choices import Edge, EventAt, Rotation, TreasureAt, TurnTile
from wyrmtable.games.vast.data import (
    CAVE,
    DRAGON,
    GOBLINS,
    HERO,
    IS_DARK,
    IS_FOREST,
    IS_LIT,
    IS_TERRAIN,
    KIND,
    KNIGHT,
    OMENS,
    PIECES,
    ROLES,
    SLOTH,
    SUPPLY,
    THIEF,
    TRIBES,
    TURNS,
    WALLS,
)
from wyrmtable.games.vast.grid import (
    edges_of,
    tile_id,
)
from wyrmtable.games.vast.rules.agenda import choose_cell, then
from wyrmtable.games.vast.rules.forced import can_be_pushed, force, may_be_moved, token_can_move, token_ends
from wyrmtable.games.vast.rules.grit import lose_grit
from wyrmtable.games.vast.rules.losses import distinct
from wyrmtable.games.vast.rules.placing import place
from wyrmtable.games.vast.rules.plunder import put_treasure, treasure_spaces
from wyrmtable.games.vast.rules.removing import bomb_lost, can_collapse
from wyrmtable.games.vast.rules.say import say
from wyrmtable.games.vast.rules.tribes import lose_population, rage
from wyrmtable.games.vast.rules.victory import check_goals
from wyrmtable.games.vast.state import Vast

BATS_STEPS = 3
SPORES_GRIT = 5
CURSED_EVENTS = 3
LOCKED_HUNGER = 2


def price(g: Vast, omen: str) -> int:
    """The second and later uses in a turn may cost more."""
    return OMENS[omen].costs[min(2, g.cave.omens_used.count(omen))]


def usable(g: Vast) -> list[str]:
    """Omens the Cave can pay and that can do something."""
    held = g.cave.omens
    return [
        omen
        for omen, definition in OMENS.items()
        if sum(symbol in definition.symbols for symbol in held) >= price(g, omen) and CAN[omen](g)
    ]


def use(g: Vast, omen: str) -> Rule[None]:
    """Pay with any mix of the omen's three symbols; the tokens go back to the bag."""
    cave = g.cave
    cost = price(g, omen)
    cave.omens_used.append(omen)
    for _ in range(cost):
        symbols = [symbol for symbol in distinct(cave.omens) if symbol in OMENS[omen].symbols]
        symbol = yield from choose(g.seat(CAVE), "pay-omen", symbols, omen)
        cave.omens.remove(symbol)
        cave.bag.append(symbol)
    say(g, "choose", "omen", CAVE, omen=f"omen-{omen}")
    then(g, "omen", NUMBER[omen])


def effect(g: Vast, number: int, _: int) -> Rule[None]:
    yield from EFFECTS[list(OMENS)[number]](g)


# ---- Giant Bats


def bats_targets(g: Vast) -> list[str | TreasureAt]:
    """The Knight, revealed Tribes and Treasure tokens that can move; not pieces in the Mushroom Forest."""
    pieces = [
        PIECES[piece]
        for piece in (HERO, *TRIBES)
        if may_be_moved(g, piece) and not IS_FOREST[g.tiles[g.pieces[piece]]] and can_be_pushed(g, piece)
    ]
    cells = [cell for cell in dict.fromkeys(g.treasures) if cell >= 0 and token_can_move(g, cell, BATS_STEPS)]
    return [*pieces, *map(TreasureAt, cells)]


def can_bat(g: Vast) -> bool:
    """Whether there is any target; quicker than finding all."""
    return any(cell >= 0 and token_can_move(g, cell, BATS_STEPS) for cell in g.treasures) or bool(bats_targets(g))


def giant_bats(g: Vast) -> Rule[None]:
    seat = g.seat(CAVE)
    target = yield from choose(seat, "bats-target", g.recall(bats_targets))
    if isinstance(target, TreasureAt):
        start = target.cell
        end = yield from choose_cell(seat, "bats-token", g.recall(token_ends, start, BATS_STEPS), start)
        g.treasures[g.treasures.index(start)] = end
        say(g, "move", "token-moved", CAVE, end)
    else:
        yield from force(g, PIECES.index(target), BATS_STEPS, seat)


# ---- Rockslide


def slide_edges(g: Vast) -> Iterator[int]:
    """Edges between two tiles without a wall, not between two Dark tiles (R-24)."""
    tiles, rockslides, bombs = g.tiles, g.rockslides, g.bombs
    for cell, code in tiles.items():
        for beyond, side, edge in ((cell + 1, 1, cell * 2), (cell + 256, 2, cell * 2 + 1)):
            other = tiles.get(beyond)
            if other is None or edge in rockslides or (IS_DARK[code] and IS_DARK[other]):
                continue
            if IS_TERRAIN[code] and tile_id(code) == tile_id(other):  # inside one Terrain tile
                continue
            if edge in bombs or not (WALLS[code] >> side & 1 or WALLS[other] >> (side ^ 2) & 1):
                yield edge


def can_slide(g: Vast) -> bool:
    return any(slide_edges(g))


def slides(g: Vast) -> list[Edge]:
    return [Edge(edge) for edge in sorted(slide_edges(g))]


def rockslide(g: Vast) -> Rule[None]:
    """All three out: one of them moves."""
    seat = g.seat(CAVE)
    edges = g.recall(slides)
    if SUPPLY in g.rockslides:
        token = g.rockslides.index(SUPPLY)
    else:
        old = yield from choose(seat, "rockslide-from", [Edge(edge) for edge in g.rockslides])
        token = g.rockslides.index(old.edge)
    new = yield from choose(seat, "rockslide", edges)
    g.rockslides[token] = new.edge
    bomb_lost(g, new.edge)


# ---- Past Plunder


def past_plunder(g: Vast) -> Rule[None]:
    cell = yield from choose_cell(g.seat(CAVE), "treasure-space", g.recall(treasure_spaces))
    put_treasure(g, CAVE, cell)


# ---- Soporific Spores


def spores_tribes(g: Vast) -> list[int]:
    return [tribe for tribe in TRIBES if g.goblins.population[tribe] >= 2]


def spores_tracks(g: Vast) -> list[str]:
    """Sloth tracks with a free space (R-43, R-44)."""
    sloth = g.dragon.sloth
    locked = g.rules.hunger_locked
    return [
        track
        for track, spaces in SLOTH.items()
        if sloth[track] < (LOCKED_HUNGER if locked and track == "hunger" else spaces)
    ]


def spores_targets(g: Vast) -> list[str]:
    """Players who can be affected."""
    found = []
    if g.knight_lives and g.knight.grit:
        found.append(ROLES[KNIGHT])
    if g.plays(GOBLINS) and spores_tribes(g):
        found.append(ROLES[GOBLINS])
    if g.plays(DRAGON) and g.dragon.wake and spores_tracks(g):
        found.append(ROLES[DRAGON])
    if g.plays(THIEF) and g.thief.upgrades:
        found.append(ROLES[THIEF])
    return found


def soporific_spores(g: Vast) -> Rule[None]:
    target = ROLES.index((yield from choose(g.seat(CAVE), "spores-target", spores_targets(g))))
    seat = g.seat(target)
    if target == KNIGHT:
        yield from lose_grit(g, SPORES_GRIT)
    elif target == GOBLINS:
        name = yield from choose(seat, "spores-tribe", [PIECES[tribe] for tribe in spores_tribes(g)])
        tribe = PIECES.index(name)
        yield from lose_population(g, tribe, g.goblins.population[tribe] - 1)
        rage(g, 1)
    elif target == DRAGON:
        track = yield from choose(seat, "spores-cube", spores_tracks(g))
        g.dragon.sloth[track] += 1
        g.dragon.wake -= 1
    else:
        upgrade = yield from choose(seat, "spores-upgrade", list(g.thief.upgrades))
        g.thief.upgrades.remove(upgrade)


# ---- Hatred


def can_shape(g: Vast) -> bool:
    """Whether a tile can be placed or, in the Collapse, removed."""
    return can_collapse(g) if g.collapse else g.tiles_left > 0


def can_hate(g: Vast) -> bool:
    return g.cave.hatred > 0 or can_shape(g)


def hatred(g: Vast) -> Rule[None]:
    """A tile placed or removed; at the higher levels a Hatred token may go instead."""
    cave = g.cave
    ways = ["tile"] if can_shape(g) else []
    if cave.hatred:
        ways.append("token")
    way = yield from choose(g.seat(CAVE), "hatred", ways)
    if way == "token":
        cave.hatred -= 1
        check_goals(g)
    elif g.collapse:
        then(g, "collapse", CAVE, 1)
    else:
        yield from place(g, CAVE)


# ---- Crystal Curse


def curses(g: Vast) -> list[TurnTile | EventAt | str]:
    """Lit tiles that can be turned, Event tiles that can get a token, the top Event cards."""
    found: list[TurnTile | EventAt | str] = [TurnTile(cell) for cell in g.tiles if curse_turns(g, cell)]
    if g.knight_lives and g.event_deck:
        if SUPPLY in g.events:
            found += [
                EventAt(cell)
                for cell, code in g.tiles.items()
                if IS_LIT[code] and KIND[code] == "event" and cell not in g.events
            ]
        found.append("bottom")
    return found


def can_curse(g: Vast) -> bool:
    if g.knight_lives and g.event_deck:
        return True
    return any(curse_turns(g, cell) for cell in g.tiles)


def curse_turns(g: Vast, cell: int) -> list[int]:
    """Orientations that change anything. A tile that looks the same after a quarter or half turn may still be turned to
    shake off the Bombs and Rockslides on its edges."""
    code = g.tiles[cell]
    if not IS_LIT[code]:
        return []
    turns = TURNS[code >> 3]
    others = [turn for turn in turns if WALLS[code & ~6 | turn << 1] != WALLS[code]]
    if len(turns) < 4 and any(edge in g.bombs or edge in g.rockslides for edge in edges_of(cell)):
        return turns
    return others


def crystal_curse(g: Vast) -> Rule[None]:
    answer = yield from choose(g.seat(CAVE), "curse", g.recall(curses))
    if isinstance(answer, TurnTile):
        yield from turn_tile(g, answer.cell)
    elif isinstance(answer, EventAt):
        g.events[g.events.index(SUPPLY)] = answer.cell
    else:
        deck = g.event_deck
        g.event_deck = deck[CURSED_EVENTS:] + deck[:CURSED_EVENTS]


def turn_tile(g: Vast, cell: int) -> Rule[None]:
    """Any orientation; Bombs on its edges leave the game, Rockslides go back, open edges are filled."""
    turns = [Rotation(turn) for turn in curse_turns(g, cell)]
    answer = yield from choose(g.seat(CAVE), "curse-turn", turns, cell)
    g.tiles[cell] = g.tiles[cell] & ~6 | answer.turn << 1
    for edge in edges_of(cell):
        bomb_lost(g, edge)
        if edge in g.rockslides:
            g.rockslides[g.rockslides.index(edge)] = SUPPLY
    then(g, "fill", CAVE)


CAN: dict[str, Callable[[Vast], object]] = {  # truthy when the omen can do something
    "giant_bats": can_bat,
    "rockslide": can_slide,
    "past_plunder": treasure_spaces,
    "soporific_spores": spores_targets,
    "hatred": can_hate,
    "crystal_curse": can_curse,
}
EFFECTS: dict[str, Callable[[Vast], Rule[None]]] = {
    "giant_bats": giant_bats,
    "rockslide": rockslide,
    "past_plunder": past_plunder,
    "soporific_spores": soporific_spores,
    "hatred": hatred,
    "crystal_curse": crystal_curse,
}
NUMBER = {omen: number for number, omen in enumerate(OMENS)}
STEPS = {"omen": effect}
