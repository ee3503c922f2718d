"""Units on their way: between Ready Area, realms and Underworld; summoning."""

from __future__ import annotations

from wyrmtable.core.ask import Rule
from wyrmtable.games.eldervale import acts, tales
from wyrmtable.games.eldervale.data import (
    ABILITIES,
    ADVANCED,
    ADVENTURE,
    BEAST,
    DRAGON,
    FREE,
    INACTIVE,
    READY,
    STARTERS,
    SWORD,
    UNDERWORLD,
    WARRIOR,
    WIZARD,
    WORKER,
    WORKERS,
    Cost,
)
from wyrmtable.games.eldervale.rules.asking import choose_if_left
from wyrmtable.games.eldervale.rules.paying import can_pay, pay, plus
from wyrmtable.games.eldervale.rules.supply import gain, gain_any
from wyrmtable.games.eldervale.state import DEFEATED, Eldervale, Player

WHISPERS_BELOW = ADVENTURE["whispers_below"]


def find(player: Player, kind: int, place: int) -> int:
    """The index of a Unit of this kind at this place."""
    for index, (own, where) in enumerate(zip(player.kinds, player.places, strict=True)):
        if own == kind and where == place:
            return index
    raise ValueError(f"no {kind} at {place}")


def move(g: Eldervale, seat: int, kind: int, source: int, target: int) -> None:
    player = g.players[seat]
    player.places[find(player, kind, source)] = target


def units_in(g: Eldervale, seat: int, realms: int) -> list[acts.Unit]:
    """The player's Units in these realms, each kind once per realm."""
    player = g.players[seat]
    found: list[acts.Unit] = []
    for kind, place in zip(player.kinds, player.places, strict=True):
        if place >= 0 and realms >> place & 1:
            unit = acts.unit(kind, place)
            if unit not in found:
                found.append(unit)
    return found


def units_at(g: Eldervale, seat: int, place: int) -> list[acts.Unit]:
    """The player's Units in the Ready Area or Underworld, each kind once."""
    player = g.players[seat]
    kinds = {kind: None for kind, where in zip(player.kinds, player.places, strict=True) if where == place}
    return [acts.unit(kind, place) for kind in kinds]


def ability(g: Eldervale, seat: int, name: str) -> bool:
    """Whether the player's faction has this ability; Ghosts have none."""
    faction = g.players[seat].faction
    return faction >= 0 and name in ABILITIES[faction]


# ---- Underworld


def send_below(g: Eldervale, seat: int, kind: int, source: int, sword: bool = True) -> Rule[None]:
    """A Unit goes to the Underworld and gives its owner a sword (14.3); a dominated monster is then set aside [R 24]."""
    player = g.players[seat]
    index = find(player, kind, source)
    player.places[index] = UNDERWORLD
    tales.fell(g, seat, kind)
    if kind >= BEAST:
        del player.kinds[index], player.places[index]
        g.monsters[kind - BEAST] = DEFEATED
    if sword:
        if g.has(seat, WHISPERS_BELOW):
            yield from gain_any(g, seat, 1)
        else:
            gain(g, seat, SWORD)
    if kind == WORKER and ability(g, seat, "soul_debt"):
        yield from gain_any(g, seat, 1)


# ---- summoning


def next_worker_cost(g: Eldervale, seat: int) -> Cost:
    """The fourth Worker costs 1, the fifth 2, the sixth 3: always the cheapest left [R 11]."""
    player = g.players[seat]
    left = player.places[:WORKERS].count(INACTIVE)
    costs = STARTERS[player.element].worker_costs
    return costs[len(costs) - left]


def summon_cost(g: Eldervale, seat: int, kind: int) -> Cost:
    return next_worker_cost(g, seat) if kind == WORKER else STARTERS[g.players[seat].element].costs[kind]


def inactive(g: Eldervale, seat: int) -> list[int]:
    """Kinds of Unit still to be summoned."""
    player = g.players[seat]
    kinds = [WORKER] if INACTIVE in player.places[:WORKERS] else []
    return kinds + [kind for kind in ADVANCED if player.places[WORKERS + kind - 1] == INACTIVE]


def summonable(
    g: Eldervale, seat: int, off: int = 0, only: int = -1, cost: Cost | None = None, owed: Cost = FREE
) -> list[int]:
    """Kinds that can be summoned for their cost, ``off`` resources less, or for another ``cost``, after what is owed."""
    return [
        kind
        for kind in inactive(g, seat)
        if only in (-1, kind)
        and can_pay(g, seat, plus(summon_cost(g, seat, kind) if cost is None else cost, owed), off)
    ]


def summon(g: Eldervale, seat: int, off: int = 0, only: int = -1, cost: Cost | None = None) -> Rule[None]:
    """Pay for one inactive Unit; it goes to the Ready Area."""
    if g.ghostly(seat):
        activate(g, seat, next_ghost(g, seat))
        return
    wanted = [kind for kind in inactive(g, seat) if only in (-1, kind)]
    chosen = yield from choose_if_left(
        seat,
        "choose-summon",
        lambda: [acts.unit(kind, READY) for kind in summonable(g, seat, off, only, cost)],
        (off, cost),
        more=bool(g.players[seat].tray) and len(summonable(g, seat, off, only, cost)) < len(wanted),
    )
    if chosen is None:
        return
    price = summon_cost(g, seat, chosen.kind) if cost is None else cost
    if price != FREE:
        yield from pay(g, seat, price, off, chosen)
    activate(g, seat, chosen.kind)


GHOST_UNITS = (WORKER, WARRIOR, WORKER, WIZARD, WORKER, DRAGON)
"""18.9: the order in which the Ghosts' Units become active."""


def next_ghost(g: Eldervale, seat: int) -> int:
    """The first Unit of that order that is still inactive, one must be; the Workers are alike."""
    player = g.players[seat]
    waiting = [kind for kind, place in zip(player.kinds, player.places, strict=True) if place == INACTIVE]
    found = -1
    for kind in reversed(GHOST_UNITS):
        if kind in waiting:
            waiting.remove(kind)
            found = kind
    return found


def activate(g: Eldervale, seat: int, kind: int) -> None:
    player = g.players[seat]
    player.places[find(player, kind, INACTIVE)] = READY
    tales.summoned(g, seat, kind)
