"""Building Dwellings (spec 12)."""

from __future__ import annotations

from wyrmtable.core.ask import Rule
from wyrmtable.games.eldervale import acts, tales
from wyrmtable.games.eldervale.data import ADVENTURE, DWELLING, ELEMENTAL, FREE, ROOFTOPS, RUINS, TILES, WORKER, Cost
from wyrmtable.games.eldervale.effects.doer import Doer
from wyrmtable.games.eldervale.hexes import members
from wyrmtable.games.eldervale.rules.asking import choose_if_left
from wyrmtable.games.eldervale.rules.ending import trigger_end
from wyrmtable.games.eldervale.rules.paying import can_pay, pay, plus
from wyrmtable.games.eldervale.rules.power import gain_power
from wyrmtable.games.eldervale.rules.quests import happened
from wyrmtable.games.eldervale.rules.supply import score
from wyrmtable.games.eldervale.rules.units import ability, find
from wyrmtable.games.eldervale.state import Eldervale

MASTER_BUILDERS = ADVENTURE["master_builders"]
DEEP_FOUNDATIONS = ADVENTURE["deep_foundations"]
BRIDGE_POINTS = (2, 10)


def discount(g: Eldervale, seat: int, mill: bool) -> int:
    """Resources off a Dwelling: passives, Blueprints at the Mill realm, Master Mason."""
    return g.has(seat, MASTER_BUILDERS) + g.now.mason * (seat == g.active) + (mill and ability(g, seat, "blueprints"))


def sites(g: Eldervale, seat: int) -> int:
    """Elemental realms without a Dwelling where the player has a Worker."""
    player = g.players[seat]
    realms = 0
    for kind, place in zip(player.kinds, player.places, strict=True):
        if place >= 0 and kind == WORKER and g.dwellings[place] < 0:
            realms |= 1 << place
    return realms & ELEMENTAL


def buildable(g: Eldervale, seat: int, off: int = 0, mill: bool = False, owed: Cost = FREE) -> list[int]:
    """Sites whose cost the player can pay, after what is owed before."""
    realms = sites(g, seat)
    if not realms or g.dwellings.count(seat) >= ROOFTOPS:
        return []
    off += discount(g, seat, mill)
    return [realm for realm in members(realms) if can_pay(g, seat, plus(TILES[realm].cost, owed), off)]


def dwell(g: Eldervale, seat: int, off: int = 0, mill: bool = False) -> Rule[None]:
    """Choose a site, pay, build."""
    chosen = yield from choose_if_left(
        seat,
        "choose-dwelling",
        lambda: [acts.realm(realm) for realm in buildable(g, seat, off, mill)],
        (off + discount(g, seat, mill), None),
        more=bool(g.players[seat].tray) and len(buildable(g, seat, off, mill)) < sites(g, seat).bit_count(),
    )
    if chosen is None:
        return
    cost = TILES[chosen.realm].cost
    off += discount(g, seat, mill)
    if cost != FREE:
        yield from pay(g, seat, cost, off, chosen)
    if seat == g.active:
        g.now.mason = 0
    yield from build(g, seat, chosen.realm)


def neighbour_points(g: Eldervale, realm: int) -> int:
    """2 for each adjacent Ruin and Dwelling, and the points at the ends of the bridge [R 51]."""
    near = g.adjacent[realm]
    homes = sum(owner >= 0 and near >> other & 1 for other, owner in enumerate(g.dwellings))
    points = 2 * ((near & RUINS).bit_count() + homes)
    return points + sum(BRIDGE_POINTS[end] for end in (0, 1) if g.bridge[end] == realm)


def build(g: Eldervale, seat: int, realm: int) -> Rule[None]:
    """Steps 3 to 6: the Worker becomes a Dwelling, points, power, perhaps the end."""
    player = g.players[seat]
    player.places[find(player, WORKER, realm)] = DWELLING
    g.dwellings[realm] = seat
    points = neighbour_points(g, realm)
    player.vp += points
    tales.built(g, seat, realm, points)
    if g.has(seat, DEEP_FOUNDATIONS):
        score(g, seat, 2)
    yield from gain_power(g, seat, TILES[realm].element, TILES[realm].sigils)
    if g.dwellings.count(seat) == ROOFTOPS:
        trigger_end(g)
    yield from happened(g, "built", Doer(seat, built=points))
