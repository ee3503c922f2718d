"""Where Units may be placed (spec 6)."""

from __future__ import annotations

from wyrmtable.games.eldervale import acts
from wyrmtable.games.eldervale.data import (
    ADVENTURE,
    BEAST,
    DRAGON,
    FREE,
    READY,
    ROC,
    RUINS,
    SHAPESHIFTER,
    UNDERWORLD,
    WARRIOR,
    WIZARD,
    WORKER,
    WYVERN,
    Cost,
)
from wyrmtable.games.eldervale.hexes import members
from wyrmtable.games.eldervale.rules.acting import idle_realms
from wyrmtable.games.eldervale.rules.units import ability
from wyrmtable.games.eldervale.state import Eldervale

FEATHERFALL_CLOAKS = ADVENTURE["featherfall_cloaks"]
TUNNEL_NETWORK = ADVENTURE["tunnel_network"]
ARCH_BRIDGE = ADVENTURE["arch_bridge"]


def spread(g: Eldervale, realms: int) -> int:
    """All neighbours of these realms."""
    near = 0
    adjacent = g.adjacent
    for realm in members(realms):
        near |= adjacent[realm]
    return near


def within(g: Eldervale, realm: int, distance: int) -> int:
    """Realms at most so many steps away, without the realm itself."""
    seen = 1 << realm
    for _ in range(distance):
        seen |= spread(g, seen)
    return seen & ~(1 << realm)


class Reach:
    """The sets of realms from which the reach of each kind of Unit is made, looked up once for all of them."""

    __slots__ = ("at_home", "free", "g", "near", "own", "seat", "two_steps", "whole")

    def __init__(self, g: Eldervale, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.own = own = g.realms_of(seat)
        self.whole = g.on_map()
        self.free = self.whole & ~g.occupied()
        self.near = near = spread(g, own)
        self.two_steps = near | spread(g, near)
        if own & RUINS and g.has(seat, ARCH_BRIDGE):  # for "Later placement" only [R 80]
            others = RUINS & self.whole
            self.near |= others if (own & RUINS).bit_count() > 1 else others & ~own
        # R 57: beside own Dwellings, also without Units; into occupied realms only with a Unit in Eldervale
        homes = g.homes(seat)
        self.at_home = homes | spread(g, homes)
        if not own:
            self.at_home &= self.free

    def standard(self) -> int:
        """First Placement, or beside an own Unit; never where own Units are."""
        return self.near & ~self.own if self.own else self.free

    def for_any(self) -> int:
        """What cards allow every Unit: Featherfall Cloaks, Tunnel Network, Writ of Passage."""
        g, seat = self.g, self.seat
        realms = 0
        if g.has(seat, FEATHERFALL_CLOAKS):
            realms |= self.two_steps & self.free
        if g.now.writ or g.has(seat, TUNNEL_NETWORK):
            realms |= self.at_home & ~self.own
        return realms

    def by_type(self, kind: int) -> int:
        """What the standard and faction abilities of a type of Unit allow; these the Shapeshifter copies."""
        g, seat = self.g, self.seat
        if kind == DRAGON:
            return self.two_steps & ~self.own  # nothing without a Unit in Eldervale
        if kind == WIZARD:
            return self.free
        if kind == WARRIOR:
            return 0 if self.own else self.whole
        realms = 0
        if kind == WORKER:
            if ability(g, seat, "swarm"):
                realms |= self.near  # also where own Units are [R 40]
            if ability(g, seat, "tailwind"):
                realms |= self.two_steps & self.free
            if ability(g, seat, "hearth_road"):
                realms |= self.at_home & ~self.own
        return realms

    def of(self, kind: int) -> int:
        realms = self.standard() | self.for_any() | self.by_type(kind)
        if kind == SHAPESHIFTER:
            for other in (WORKER, WARRIOR, WIZARD, DRAGON):
                if at_hand(self.g, self.seat, other):
                    realms |= self.by_type(other)
        elif kind == BEAST + ROC:
            realms |= self.two_steps & ~self.own
        elif kind == BEAST + WYVERN:
            realms |= self.free
        return realms


def at_hand(g: Eldervale, seat: int, kind: int) -> bool:
    """Whether the Shapeshifter may copy a placement ability of this type: one is active, not only in the Underworld."""
    player = g.players[seat]
    return any(
        own == kind and (place >= 0 or place == READY) for own, place in zip(player.kinds, player.places, strict=True)
    )


def placements(g: Eldervale, seat: int, only: int = -1, owed: Cost = FREE) -> list[acts.Place]:
    """Every Unit that can be placed, with every realm where that is legal and the action possible after what is owed."""
    player = g.players[seat]
    units = {}
    for kind, place in zip(player.kinds, player.places, strict=True):
        if place == READY and only in (-1, kind):
            units[kind] = READY
    if UNDERWORLD in player.places and only < 0 and ability(g, seat, "rise_from_the_shadows"):
        for kind, place in zip(player.kinds, player.places, strict=True):
            if place == UNDERWORLD and (kind == WARRIOR or (kind == SHAPESHIFTER and at_hand(g, seat, WARRIOR))):
                units[kind] = UNDERWORLD
    if not units:
        return []
    reach = Reach(g, seat)
    able = ~idle_realms(g, seat, owed)
    return [
        acts.place(kind, source, realm) for kind, source in units.items() for realm in members(reach.of(kind) & able)
    ]
