"""The City and its Surroundings: ground and fog, sectors, structures with their flames, Mages, Heroes, enemies, waves to come."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from wyrmtable.core.scene import Board, Ground, Piece, Pip, Region
from wyrmtable.core.scenes import Section
from wyrmtable.core.words import msg
from wyrmtable.games.last_spell.data import LEVELS, PLANS, RUINS
from wyrmtable.games.last_spell.grid import (
    HEIGHT,
    IN_CITY,
    LANES,
    LEDGES,
    MAGE_CELLS,
    NORTH,
    SECTORS,
    SLOT_OF,
    WEST,
    WIDTH,
    XS,
    YS,
    cell_at,
)
from wyrmtable.games.last_spell.land import TERRAIN, ground_under
from wyrmtable.games.last_spell.rules.building import LAUNCHES
from wyrmtable.games.last_spell.rules.stats import hp_left, max_hp
from wyrmtable.games.last_spell.scene.names import (
    cell_word,
    enemy_id,
    hero_id,
    mage_id,
    pile_id,
    place,
    structure_id,
    word,
)
from wyrmtable.games.last_spell.state import Enemy, Hero, Spell, Structure
from wyrmtable.games.last_spell.tales import BOARD

LEGEND = {
    "f": Ground("fog", word("ground-fog"), ("foot",)),
    ".": Ground("field"),
    "s": Ground("street"),
    "w": Ground("rampart", word("ground-rampart")),
    "c": Ground("circle", word("ground-circle"), ("foot",)),
    "o": Ground("boulder", word("ground-low"), ("foot",)),
    "t": Ground("tree", word("ground-tree"), ("foot", "sight")),
    "~": Ground("shallow", word("ground-shallow")),
    "d": Ground("deep", word("ground-deep"), ("foot",)),
    "l": Ground("ledge", word("ground-ledge"), ("foot",)),
}
_SIDE = 6
"""Cells along a sector."""


def board(g: Spell) -> list[Section]:
    return [
        [ground(g.rules.scenario, tuple(g.fog))],
        [piece_of(s, structure_id(s.id)) for s in g.structures.values()],
        [mage(number, hp, most_hp(g)) for number, hp in enumerate(g.mages)],
        list(waves(g)),
        [enemy(e) for e in g.enemies.values()],
        [hero(seat, h) for seat, h in enumerate(g.heroes) if h.stands],
    ]


def most_hp(g: Spell) -> int:
    """HP of a Mage who is unhurt."""
    return LEVELS[g.rules.level].mage_hp


@cache
def ground(scenario: int, fog: tuple[int, ...]) -> Board:
    rows = ["".join(sign(scenario, fog, cell_at(x, y)) for x in range(WIDTH)) for y in range(HEIGHT + 1)]
    used = set("".join(rows)) - {" "}
    return Board(
        id=BOARD,
        grid="square",
        size=(0, 0, WIDTH - 1, HEIGHT),
        weight=2,
        label=word("field"),
        ground=tuple(rows),
        legend={sign: meaning for sign, meaning in LEGEND.items() if sign in used},
        regions=tuple(sector(number) for number in range(len(SECTORS))),
        help="board",
    )


def sign(scenario: int, fog: tuple[int, ...], cell: int) -> str:
    """What lies on a cell before anything stands there; south of the City there is nothing but two ledges."""
    terrain = TERRAIN[scenario]
    if YS[cell] == HEIGHT:
        return "l" if cell in LEDGES else " "
    if ground_under(scenario, fog).fogged[cell]:
        return "f"
    for cells, mark in ((terrain.low, "o"), (terrain.trees, "t"), (terrain.deep, "d"), (terrain.shallow, "~")):
        if cell in cells:
            return mark
    if cell in MAGE_CELLS:
        return "c"
    if cell in SLOT_OF:
        return "w"
    return "s" if IN_CITY[cell] else "."


def sector(number: int) -> Region:
    x, y = number % 4 * _SIDE, number // 4 * _SIDE
    name = SECTORS[number]
    return Region(name.lower(), f"{x},{y}..{x + _SIDE - 1},{y + _SIDE - 1}", msg("sector", name=name))


# ---- what stands


TONES = {"defence": "defence", "building": "building"}
STONES = ("stone_wall", "stone_gate")


def piece_of(s: Structure, id: str) -> Piece:
    return _structure(id, s.kind, s.cells, s.flames, s.launches, s.upgraded, s.fired, s.base)


@lru_cache(maxsize=1 << 11)
def _structure(
    id: str, kind: str, cells: tuple[int, ...], flames: int, launches: int, upgraded: bool, fired: bool, base: str
) -> Piece:
    """It falls with as many flames as it has HP. What a Ruin yields lies open."""
    plan = PLANS[kind]
    x, y = XS[cells[0]], YS[cells[0]]
    stats: list[Pip] = [Pip("flame", flames, plan.hp)] if flames else []
    if kind == "catapult":
        stats.append(Pip("launch", launches, LAUNCHES))
    if base:
        stats += yields(base)
    states = []
    if upgraded:
        states.append("upgraded")
    if fired or (kind == "catapult" and not launches):
        states.append("spent")
    return Piece(
        id=id,
        at=place(cells[0]),
        shape="structure",
        icon="" if plan.kind == "wall" else f"structure.{kind}",
        tone=tone_of(kind),
        level="structure",
        over=tuple((XS[cell] - x, YS[cell] - y) for cell in cells[1:]),
        stats=tuple(stats),
        states=tuple(states),
        label=word(f"structure-{kind}") if plan.kind == "wall" else None,
    )


def tone_of(kind: str) -> str:
    plan = PLANS[kind]
    if plan.group == "wall":
        return "masonry" if kind in STONES else "wood"
    if kind == "portal":
        return "portal"
    return "ruin" if plan.kind == "ruin" else TONES[plan.group]


@cache
def yields(base: str) -> tuple[Pip, ...]:
    ruin = RUINS[base]
    found = (("gold", ruin.gold), ("materials", ruin.materials), ("equipment", ruin.equipment))
    return tuple(Pip(icon, n) for icon, n in found if n)


@cache
def mage(number: int, hp: int, most: int) -> Piece:
    return Piece(
        id=mage_id(number),
        at=place(MAGE_CELLS[number]),
        shape="token",
        icon="mage" if hp else "dead",
        tone="circle" if hp else "ruin",
        stats=(Pip("hp", hp, most),),
        label=word("mage" if hp else "mage-dead"),
    )


def hero(seat: int, h: Hero) -> Piece:
    return Piece(
        id=hero_id(seat),
        at=place(h.cell),
        shape="standee",
        icon=f"hero.{h.card}",
        owner=seat,
        stats=(Pip("hp", hp_left(h), max_hp(h)),),
    )


def enemy(e: Enemy) -> Piece:
    return _enemy(e.id, e.kind, e.cell, e.hp, e.full, e.is_boss, e.stunned, e.poisoned)


@lru_cache(maxsize=1 << 12)
def _enemy(id: int, kind: str, cell: int, hp: int, full: int, boss: bool, stunned: bool, poisoned: bool) -> Piece:
    """Name and tone are those of its icon: there may be sixty of them."""
    states = [name for name, holds in (("stunned", stunned), ("poisoned", poisoned)) if holds]
    return Piece(
        id=enemy_id(id),
        at=place(cell),
        shape="monster" if boss else "standee",
        icon=kind,
        stats=(Pip("hp", hp, full),),
        states=tuple(states),
    )


# ---- waves to come


def waves(g: Spell) -> Iterator[Piece]:
    """Pattern cards that wait on the fog spaces."""
    for space, cards in g.piles.items():
        if cards:
            cell = mouth(space, tuple(g.fog))
            yield Piece(
                id=pile_id(space),
                at=place(cell),
                shape="token",
                icon="wave",
                tone="fog",
                n=len(cards),
                level="air",
                label=msg("pile", n=space, cell=cell_word(cell), cards=len(cards)),
                help="fog",
            )


@cache
def mouth(space: int, fog: tuple[int, ...]) -> int:
    """Where a pile is drawn: in the fog behind its lane, or on the spawn line where no fog is left."""
    lane = LANES[space]
    back = lane.cell(fog, False, 1)
    x, y = XS[back], YS[back]
    behind = (x, y - 1) if lane.board == NORTH else (x - 1, y) if lane.board == WEST else (x + 1, y)
    return cell_at(*behind) if 0 <= behind[0] < WIDTH and behind[1] >= 0 else back
