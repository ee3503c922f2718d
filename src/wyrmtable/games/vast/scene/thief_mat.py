"""The Thief's board: stat tokens, Action cubes, Loot Level, what he carries, stash and upgrades."""

from __future__ import annotations

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
    elements: list[AnyElement] = [
        Area(id=mat, role="mat", owner=seat, label=word("the-thief"), emblem="role.thief", help="9"),
        *at_home(g, ROGUE, mat),
        Counter(
            id=f"stashed:{seat}",
            at=mat,
            icon="stashed",
            value=thief.stashed,
            most=g.rules.stash,
            tone="treasure",
            label=word("stash"),
            help="9.6",
        ),
        Counter(
            id=f"loot:{seat}",
            at=mat,
            icon="loot",
            value=thief.loot,
            most=3,
            form="pips",
            tone="treasure",
            label=word("loot-level"),
            help="9.7",
        ),
        Counter(id=f"stealth:{seat}", at=mat, icon="stealth", value=stealth(g), label=word("stat-stealth"), help="9.3"),
    ]
    if g.turn == THIEF:
        movement = thief_movement(g)
        left = 0 if thief.done_moving else max(0, movement - thief.moves)
        elements.append(
            Counter(id=f"steps:{seat}", at=mat, icon="step", value=left, most=movement, label=word("steps-left"))
        )
    upgrades = _upgrades(tuple(thief.upgrades), seat, mat)
    return [elements, _stats(g, seat, mat), _cubes(g, seat, mat), _carried(g, seat, mat), _actions(seat, mat), upgrades]


def token_value(g: Vast, token: int) -> int:
    """A stat token as it lies: flipped by upgrades."""
    owned = g.thief.upgrades
    if "all_4" in owned or (token == 3 and "flip_3_4" in owned):
        return 4
    return 3 if token == 2 and "flip_2_3" in owned else token


def _stats(g: Vast, seat: int, mat: str) -> list[AnyElement]:
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
    for stat, printed in zip(STATS, g.thief.stats, strict=True):
        value = token_value(g, printed)
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


def _cubes(g: Vast, seat: int, mat: str) -> list[AnyElement]:
    zone = f"cubes:{seat}"
    found: list[AnyElement] = [
        Zone(
            id=zone,
            at=mat,
            role="reserve",
            owner=seat,
            count=g.thief.cubes,
            cap=thief_thievery(g),
            label=word("action-cubes"),
            help="9.3",
        )
    ]
    if g.thief.cubes:
        found.append(
            Piece(
                id=f"cube.action:{seat}", at=zone, shape="cube", n=g.thief.cubes, owner=seat, label=word("action-cubes")
            )
        )
    return found


def _carried(g: Vast, seat: int, mat: str) -> list[AnyElement]:
    zone = f"carried:{seat}"
    found: list[AnyElement] = [Zone(id=zone, at=mat, role="stock", owner=seat, label=word("carried"), help="9.6")]
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
