"""P-GRIT: the Knight's courage and the Hero cubes on its track."""

from __future__ import annotations

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.vast.data import GRIT_MAX, GRIT_SPACES, KNIGHT
from wyrmtable.games.vast.rules.say import say
from wyrmtable.games.vast.state import Vast

NOT_OWNED = ("discarded", "entrance", *(f"grit{space}" for space in GRIT_SPACES))
NOT_PLACED = ("free", "aside", *NOT_OWNED)
LEAST_OWNED = 2


def owned_cubes(g: Vast) -> int:
    """Available, placed and set aside."""
    return sum(place not in NOT_OWNED for place in g.knight.cubes)


def may_discard(g: Vast) -> bool:
    """§5.8: a discard never leaves her with fewer than 2 cubes."""
    return owned_cubes(g) > LEAST_OWNED


def gain_grit(g: Vast, by: int) -> None:
    knight = g.knight
    if by <= 0 or knight.dead:
        return
    before = knight.grit
    knight.grit = min(GRIT_MAX, before + by)
    for space in GRIT_SPACES:
        if before < space <= knight.grit and f"grit{space}" in knight.cubes:
            knight.move_cube(f"grit{space}", "free")
    if knight.grit > before:
        say(g, "gain", "grit-gained", KNIGHT, n=knight.grit - before, grit=knight.grit)


def lose_grit(g: Vast, by: int) -> Rule[None]:
    """Every white space she falls below takes a cube back; losing a placed one in her own turn ends it."""
    knight = g.knight
    if by <= 0 or knight.dead:
        return
    if "shield" in knight.cubes:
        by = 1
    before = knight.grit
    knight.grit = max(0, before - by)
    if knight.grit < before:
        say(g, "lose", "grit-lost", KNIGHT, n=before - knight.grit, grit=knight.grit)
    for space in reversed(GRIT_SPACES):
        if knight.grit < space <= before and f"grit{space}" not in knight.cubes:
            yield from return_cube(g, f"grit{space}")


def return_cube(g: Vast, space: str) -> Rule[None]:
    knight = g.knight
    if not may_discard(g):
        for source in ("discarded", "entrance"):
            if source in knight.cubes:
                knight.move_cube(source, space)
                return
        return
    if "free" in knight.cubes:
        knight.move_cube("free", space)
        return
    places = sorted({place for place in knight.cubes if place not in NOT_OWNED})
    place = yield from choose(g.seat(KNIGHT), "return-cube", places, space)
    knight.move_cube(place, space)
    if g.turn == KNIGHT and place != "aside":
        knight.over = True
