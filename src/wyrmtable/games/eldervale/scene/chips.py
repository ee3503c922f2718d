"""Chips: what an answer surely brings, with the limits of the supply seen to."""

from __future__ import annotations

from collections.abc import Mapping

from wyrmtable.core.scene import Pip
from wyrmtable.games.eldervale import acts
from wyrmtable.games.eldervale.data import (
    ADVENTURE,
    BRIDGE,
    DEN,
    ELEMENTS,
    FORTRESS,
    GOLD,
    LIMIT,
    MAGE_TOWER,
    MILL,
    RESOURCES,
    TILES,
    TOKENS,
    TOP,
    WORKER,
    Cost,
)
from wyrmtable.games.eldervale.forecast import odds_of_placing
from wyrmtable.games.eldervale.odds import percent
from wyrmtable.games.eldervale.rules.dwellings import buildable, neighbour_points
from wyrmtable.games.eldervale.rules.rush import rushers
from wyrmtable.games.eldervale.rules.treasure import top_token
from wyrmtable.games.eldervale.rules.units import ability
from wyrmtable.games.eldervale.scene.draft import note
from wyrmtable.games.eldervale.state import Eldervale
from wyrmtable.games.eldervale.terms import monster_msg

_DEEP_FOUNDATIONS = ADVENTURE["deep_foundations"]
_FLOWING_CURRENT = ADVENTURE["flowing_current"]


def resources(g: Eldervale, seat: int, gains: Mapping[str, int], about: bool = False) -> tuple[Pip, ...]:
    """Gains as chips; what would go beyond the limit, or cards that are not there, are not promised."""
    supply = g.players[seat].supply
    found = []
    for icon, n in gains.items():
        if icon in RESOURCES[: GOLD + 1]:
            n = min(n, LIMIT - supply[RESOURCES.index(icon)])
        elif icon == "magic":
            n = min(n, len(g.magic) + len(g.spent))
        if n > 0:
            found.append(Pip(icon, n, about=about))
    return tuple(found)


def face(g: Eldervale, seat: int, cost: Cost) -> tuple[Pip, ...]:
    """What a token's face brings."""
    return resources(g, seat, {RESOURCES[kind]: n for kind, n in enumerate(cost) if n})


def power(g: Eldervale, seat: int, element: int, n: int = 1) -> tuple[Pip, ...]:
    """How far the marker would come; nothing at the top."""
    space = g.players[seat].power[element]
    if space >= TOP:
        return ()
    goal = min(TOP, space + n)
    orb = (Pip("orb"),) if goal == TOP and element in g.track_orbs else ()
    return (note(ELEMENTS[element], "from-to", a=space, b=goal), *orb)


def dwelling(g: Eldervale, seat: int, realm: int) -> tuple[Pip, ...]:
    """Points of the neighbours, and power for the sigils."""
    points = neighbour_points(g, realm) + 2 * g.has(seat, _DEEP_FOUNDATIONS)
    tile = TILES[realm]
    own = (Pip("vp", points),) if points else ()
    return *own, *power(g, seat, tile.element, tile.sigils)


def stack(g: Eldervale, seat: int, realm: int, index: int, kind: int = -1) -> tuple[Pip, ...]:
    """The top token, or the resource under an empty stack."""
    token = top_token(g, g.stack_of[realm] + index)
    if token >= 0:
        return shown(token)
    number = 1 + g.has(seat, _FLOWING_CURRENT) + (kind == WORKER and ability(g, seat, "tidecraft"))
    return resources(g, seat, {RESOURCES[TILES[realm].printed[index]]: number})


def shown(token: int) -> tuple[Pip, ...]:
    """What a token in the tray will be worth: both symbols, or one of the two."""
    faces = TOKENS[token].faces
    return tuple(Pip(RESOURCES[kind], n, about=True) for face in faces for kind, n in enumerate(face) if n)


def placing(g: Eldervale, seat: int, act: acts.Place) -> tuple[Pip, ...]:
    """What the realm brings, the chances of a battle, a Monster that would rush in."""
    return *_action(g, seat, act), *_battle(g, seat, act)


def _action(g: Eldervale, seat: int, act: acts.Place) -> tuple[Pip, ...]:
    realm = act.realm
    printed = TILES[realm].printed
    if len(printed) == 1:
        return stack(g, seat, realm, 0, act.kind)
    if printed:
        return tuple(
            Pip(pip.icon, pip.n, about=True)
            for index in range(len(printed))
            for pip in stack(g, seat, realm, index, act.kind)
        )
    if realm == MILL:
        best = max((neighbour_points(g, site) for site in buildable(g, seat, mill=True)), default=0)
        return (Pip("vp", best, about=True),) if best else ()
    return ruin(realm)


def ruin(realm: int) -> tuple[Pip, ...]:
    """What the action of a Ruin brings."""
    return _RUINS.get(realm, ())


_RUINS: dict[int, tuple[Pip, ...]] = {
    MAGE_TOWER: (Pip("magic", 2, about=True),),
    FORTRESS: (Pip("gold", 2, about=True),),
    DEN: (Pip("gold", 1, about=True),),
    BRIDGE: (Pip("magic", 1, about=True),),
}


def _battle(g: Eldervale, seat: int, act: acts.Place) -> tuple[Pip, ...]:
    found = odds_of_placing(g, seat, act)
    if found is not None:
        fighters, chances = found
        return (note("odds", "chance", n=percent(chances)[fighters.index(seat)]),)
    if g.peaceful or g.monster_at(act.realm) >= 0:
        return ()
    return tuple(Pip("rush", label=monster_msg(monster)) for monster in rushers(g, act.realm))
