"""The Thief's board: stat tokens, Action cubes, Loot Level, what he carries, stash and upgrades."""

from __future__ import annotations

from functools import cache

from wyrmtable.core.scene import AnyElement, Area, Card, Counter, Piece, Slot, Zone
from wyrmtable.core.scenes import Section, part
from wyrmtable.games.vast.data import CARRIED, GEMS, ROGUE, THIEF, UPGRADES
from wyrmtable.games.vast.faces import THIEF_ACTIONS
from wyrmtable.games.vast.rules.stats import stealth, thief_movement, thief_thievery
from wyrmtable.games.vast.scene.board import at_home, gem_piece, token
from wyrmtable.games.vast.scene.names import number, word
from wyrmtable.games.vast.state import Vast

STATS = ("movement", "stealth", "thievery")
_SLOTS = tuple(Slot(stat, word(f"stat-{stat}"), stat) for stat in STATS)


def thief_mat(g: Vast) -> list[Section]:
    seat = g.seat_of[THIEF]
    mat = f"mat:{seat}"
    thief = g.thief
    movement = thief_movement(g)
    left = None if g.turn != THIEF else 0 if thief.done_moving else max(0, movement - thief.moves)
    stats = tuple([(printed, token_value(g, printed)) for printed in thief.stats])
    return [
        [_mat(seat), *at_home(g, ROGUE, mat)],
        _numbers(seat, mat, thief.stashed, g.rules.stash, thief.loot, stealth(g), left, movement),
        _stats(seat, mat, stats),
        _cubes(seat, mat, thief.cubes, thief_thievery(g)),
        _carried(g, seat, mat),
        _actions(seat, mat),
        _upgrades(tuple(thief.upgrades), seat, mat),
    ]


@cache
def _mat(seat: int) -> Area:
    return Area(id=f"mat:{seat}", role="mat", owner=seat, label=word("the-thief"), emblem="role.thief", help="9")


@part
def _numbers(
    seat: int, mat: str, stashed: int, goal: int, loot: int, stealth: int, steps: int | None, movement: int
) -> list[AnyElement]:
    """Stash, Loot Level and Stealth; in his own turn the steps he has left."""
    elements: list[AnyElement] = [
        Counter(
            id=f"stashed:{seat}",
            at=mat,
            icon="stashed",
            value=stashed,
            most=goal,
            tone="treasure",
            label=word("stash"),
            help="9.6",
        ),
        Counter(
            id=f"loot:{seat}",
            at=mat,
            icon="loot",
            value=loot,
            most=3,
            form="pips",
            tone="treasure",
            label=word("loot-level"),
            help="9.7",
        ),
        Counter(id=f"stealth:{seat}", at=mat, icon="stealth", value=stealth, label=word("stat-stealth"), help="9.3"),
    ]
    if steps is not None:
        elements.append(
            Counter(id=f"steps:{seat}", at=mat, icon="step", value=steps, most=movement, label=word("steps-left"))
        )
    return elements


def token_value(g: Vast, token: int) -> int:
    """A stat token as it lies: flipped by upgrades."""
    owned = g.thief.upgrades
    if "all_4" in owned or (token == 3 and "flip_3_4" in owned):
        return 4
    return 3 if token == 2 and "flip_2_3" in owned else token


@part
def _stats(seat: int, mat: str, stats: tuple[tuple[int, int], ...]) -> list[AnyElement]:
    """Each token as it is printed, and as it counts."""
    zone = f"stats:{seat}"
    found: list[AnyElement] = [
        Zone(
            id=zone,
            at=mat,
            role="tableau",
            lay="slots",
            slots=_SLOTS,
            owner=seat,
            label=word("thief-stats"),
            help="9.3",
        )
    ]
    for stat, (printed, value) in zip(STATS, stats, strict=True):
        found.append(
            Piece(
                id=f"stat.{printed}",
                at=f"{zone}#{stat}",
                shape="token",
                value=str(value),
                owner=seat,
                label=number(value),
            )
        )
    return found


@part
def _cubes(seat: int, mat: str, cubes: int, most: int) -> list[AnyElement]:
    zone = f"cubes:{seat}"
    found: list[AnyElement] = [
        Zone(
            id=zone,
            at=mat,
            role="reserve",
            owner=seat,
            count=cubes,
            cap=most,
            label=word("action-cubes"),
            help="9.3",
        )
    ]
    if cubes:
        found.append(
            Piece(id=f"cube.action:{seat}", at=zone, shape="cube", n=cubes, owner=seat, label=word("action-cubes"))
        )
    return found


def _carried(g: Vast, seat: int, mat: str) -> list[AnyElement]:
    zone = f"carried:{seat}"
    found: list[AnyElement] = [_stock(zone, mat, seat)]
    found += [
        token(f"treasure.{index}", zone, "treasure", "treasure")
        for index, place in enumerate(g.treasures)
        if place == CARRIED
    ]
    found += [
        gem_piece(GEMS[index], zone, index in g.dragon.spent_gems)
        for index, place in enumerate(g.gems)
        if place == CARRIED
    ]
    return found


@cache
def _stock(id: str, mat: str, seat: int) -> Zone:
    return Zone(id=id, at=mat, role="stock", owner=seat, label=word("carried"), help="9.6")


@part
def _actions(seat: int, mat: str) -> list[AnyElement]:
    zone = f"actions:{seat}"
    found: list[AnyElement] = [
        Zone(id=zone, at=mat, role="tableau", owner=seat, label=word("thief-actions"), help="9.5")
    ]
    found += [Card(id=f"action:{name}", at=zone, face=f"action:{name}", owner=seat) for name in THIEF_ACTIONS]
    return found


@part
def _upgrades(owned: tuple[str, ...], seat: int, mat: str) -> list[AnyElement]:
    """Those he has, then those still to learn."""
    zone, free = f"upgrades:{seat}", f"upgrades.free:{seat}"
    found: list[AnyElement] = [Zone(id=zone, at=mat, role="tableau", owner=seat, label=word("upgrades"), help="9.9")]
    found += [_upgrade(name, zone, seat) for name in owned]
    found.append(Zone(id=free, at=mat, role="drawn", owner=seat, weight=0, label=word("upgrades-free"), help="9.9"))
    found += [_upgrade(name, free, seat) for name in UPGRADES if name not in owned]
    return found


def _upgrade(name: str, at: str, seat: int) -> Card:
    return Card(id=f"upgrade:{name}", at=at, face=f"upgrade:{name}", owner=seat)
