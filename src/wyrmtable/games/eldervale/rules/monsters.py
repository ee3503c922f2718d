"""Monsters moved, dominated, sent back to their Lairs, defeated (spec 16)."""

from __future__ import annotations

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.eldervale import acts, tales
from wyrmtable.games.eldervale.data import BEAST, MOTHER, READY
from wyrmtable.games.eldervale.effects.counts import own_worker_in_eldervale
from wyrmtable.games.eldervale.effects.doer import Doer
from wyrmtable.games.eldervale.hexes import members
from wyrmtable.games.eldervale.rules.quests import happened
from wyrmtable.games.eldervale.rules.supply import gain_any
from wyrmtable.games.eldervale.rules.units import ability, send_below
from wyrmtable.games.eldervale.state import DEFEATED, DOMINATED, Eldervale


def near_own_units(g: Eldervale, seat: int) -> int:
    """Realms with a Unit of the player, and their neighbours."""
    realms = g.realms_of(seat)
    near = realms
    for realm in members(realms):
        near |= g.adjacent[realm]
    return near


def dominable(g: Eldervale, seat: int) -> list[int]:
    """Monsters in or adjacent to a realm with an own Unit; never the Mother of Dragons."""
    near = near_own_units(g, seat)
    return [
        monster for monster, place in enumerate(g.monsters) if place >= 0 and near >> place & 1 and monster != MOTHER
    ]


def dominate(g: Eldervale, seat: int, monster: int) -> Rule[None]:
    """Its card to the tableau, the figure at once to the Ready Area: now it is a Unit (16.4)."""
    player = g.players[seat]
    g.monsters[monster] = DOMINATED
    player.kinds.append(BEAST + monster)
    player.places.append(READY)
    player.beasts += 1
    tales.dominated(g, seat, monster)
    yield from happened(g, "dominated", Doer(seat, dominated=True))


def move_monster(g: Eldervale, monster: int, realm: int) -> None:
    g.monsters[monster] = realm
    tales.monster_moved(g, monster, realm)


def return_to_lair(g: Eldervale, monster: int) -> Rule[None]:
    """16.5: Units in the Lair go to the Underworld, another Monster there is displaced."""
    lair = g.lair(monster)
    if lair < 0 or g.monsters[monster] == lair:
        return
    other = g.monster_at(lair)
    move_monster(g, monster, lair)
    if other >= 0:
        yield from displace(g, other, lair)
    for seat in g.order:
        for kind in g.kinds_at(seat, lair):
            yield from send_below(g, seat, kind, lair)


def displace(g: Eldervale, monster: int, lair: int) -> Rule[None]:
    """To one of the nearest unoccupied realms; with none it is defeated without a victor."""
    free = g.on_map() & ~g.occupied()
    ring = seen = 1 << lair
    while ring:
        if ring & free:
            options = [acts.realm(realm) for realm in members(ring & free)]
            chosen = yield from choose(g.decider(g.active), "displace", options, monster)
            move_monster(g, monster, chosen.realm)
            return
        wider = 0
        for realm in members(ring):
            wider |= g.adjacent[realm]
        ring = wider & ~seen
        seen |= wider
    yield from defeat(g, monster)


def defeat(g: Eldervale, monster: int) -> Rule[None]:
    """Set aside for the game; Scavengers see it (R 75)."""
    g.monsters[monster] = DEFEATED
    tales.monster_defeated(g, monster)
    yield from scavenge(g)


def scavenge(g: Eldervale) -> Rule[None]:
    """Scavengers: whenever any Monster is defeated, a resource for a player with a Worker in Eldervale."""
    for player in g.players:
        if ability(g, player.seat, "scavengers") and own_worker_in_eldervale(g, Doer(player.seat)):
            yield from gain_any(g, player.seat, 1)
