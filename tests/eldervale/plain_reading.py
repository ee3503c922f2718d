"""Placement and payment read a second time from the specification alone: slowly, by names, from what lies on the table.

Nothing here uses the rules of the game: neighbours come from coordinates, prices and costs from the tables, ways to pay
from trying all pieces for all symbols.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

from wyrmtable.games.eldervale.data import (
    ADVENTURES,
    ELEMENTS,
    FACTIONS,
    INACTIVE,
    MAGIC_CARDS,
    MONSTERS,
    READY,
    RESOURCES,
    STARTERS,
    TILES,
    UNDERWORLD,
    UNITS,
    WARRIOR,
    Cost,
)
from wyrmtable.games.eldervale.hexes import position
from wyrmtable.games.eldervale.state import Eldervale

BASICS = ("gem", "potion", "scroll", "tool", "sword")
Pieces = tuple[tuple[str, int], ...]
"""Pieces given up, by kind: resources, and Magic cards by their names."""


def words(cost: Cost) -> Counter[str]:
    return Counter({RESOURCES[kind]: n for kind, n in enumerate(cost) if n})


class Plain:
    """What a seat sees on the table, in words."""

    def __init__(self, g: Eldervale, seat: int) -> None:
        self.g = g
        self.seat = seat
        player = g.players[seat]
        self.supply = {word: player.supply[i] for i, word in enumerate((*BASICS, "gold"))}
        self.hand = [MAGIC_CARDS[card].name for card in player.hand]
        self.tableau = [ADVENTURES[card].name for card in player.tableau] if not g.ghostly(seat) else []
        self.abilities = [own.name for own in FACTIONS[player.faction].abilities] if player.faction >= 0 else []
        self.power = {word: player.power[i] for i, word in enumerate(ELEMENTS)}
        self.realms = {TILES[tile].name: position(cell) for tile, cell in enumerate(g.cells) if cell >= 0}
        self.wild = {TILES[place].name: MONSTERS[m].name for m, place in enumerate(g.monsters) if place >= 0}
        self.homes = {TILES[tile].name: owner for tile, owner in enumerate(g.dwellings) if owner >= 0}

    # ---- the map

    def neighbours(self, name: str) -> set[str]:
        q, r = self.realms[name]
        steps = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
        near = {other for other, at in self.realms.items() if (at[0] - q, at[1] - r) in steps}
        ends = {TILES[tile].name for tile in self.g.bridge if tile >= 0}
        if name == "bifrost":
            return near & ends
        return near if name in ends else near - {"bifrost"}

    def reach(self, start: Iterable[str], steps: int) -> set[str]:
        """Everything at most so many steps away, the start included."""
        seen = set(start)
        for _ in range(steps):
            seen |= {other for name in seen for other in self.neighbours(name)}
        return seen

    def units(self, seat: int | None = None) -> list[tuple[str, str]]:
        """Units in realms: what and where."""
        player = self.g.players[self.seat if seat is None else seat]
        return [
            (UNITS[kind], TILES[place].name)
            for kind, place in zip(player.kinds, player.places, strict=True)
            if place >= 0
        ]

    def ready(self) -> set[str]:
        player = self.g.players[self.seat]
        return {UNITS[kind] for kind, place in zip(player.kinds, player.places, strict=True) if place == READY}

    def active(self, word: str, but: Sequence[int] = (INACTIVE,)) -> bool:
        """Whether a Unit of this type is active (a Dwelling is none)."""
        player = self.g.players[self.seat]
        return any(
            UNITS[kind] == word and place not in (*but, -4)
            for kind, place in zip(player.kinds, player.places, strict=True)
        )

    def occupied(self) -> set[str]:
        everybody = {place for player in self.g.players for _, place in self.units(player.seat)}
        return everybody | set(self.wild)

    # ---- paying (10.7, 10.8)

    def ways(self, cost: Mapping[str, int], off: int = 0, without: Sequence[str] = ()) -> set[Pieces]:
        """All different multisets of pieces that pay the cost with ``off`` of its symbols removed."""
        symbols = [symbol for symbol, n in cost.items() for _ in range(n)]
        cards = [card for card in self.hand if card not in without]
        have = {**{kind: n for kind, n in self.supply.items() if n}, **dict.fromkeys(cards, 1)}
        stands = {"magic": [*cards, "gold"], "any": [*have], "gold": ["gold"]}
        found: set[Pieces] = set()
        for paid in set(combinations(sorted(symbols), max(0, len(symbols) - off))):
            partial: set[Pieces] = {()}
            for symbol in paid:
                more: set[Pieces] = set()
                for pieces in partial:
                    given = Counter(dict(pieces))
                    for kind in stands.get(symbol, [symbol, "gold"]):
                        if given[kind] < have.get(kind, 0):
                            more.add(tuple(sorted((given + Counter([kind])).items())))
                partial = more
            found |= partial
        return found

    def payable(self, cost: Mapping[str, int], off: int = 0, without: Sequence[str] = ()) -> bool:
        return bool(self.ways(cost, off, without))

    # ---- placement (6)

    def acts(self, name: str) -> bool:
        """6.3: whether the action of this realm can be carried out."""
        g, player = self.g, self.g.players[self.seat]
        if name in ("magetower", "fortress"):
            return self.payable({"any": 2})
        if name == "portal":
            starter = STARTERS[player.element]
            workers = [
                place for kind, place in zip(player.kinds, player.places, strict=True) if UNITS[kind] == "worker"
            ]
            prices = [
                starter.costs[k] for k, p in zip(player.kinds[6:9], player.places[6:9], strict=True) if p == INACTIVE
            ]
            if INACTIVE in workers:
                prices.append(starter.worker_costs[3 - workers.count(INACTIVE)])
            return any(self.payable(words(price)) for price in prices)
        if name == "mill":
            off = ("master_builders" in self.tableau) + ("blueprints" in self.abilities) + g.now.mason
            sites = {place for kind, place in self.units() if kind == "worker" and place not in self.homes}
            costs = [words(tile.cost) for tile in TILES if tile.kind == "elemental" and tile.name in sites]
            left = list(self.homes.values()).count(self.seat) < 6
            return left and any(self.payable(cost, off) for cost in costs)
        if name in ("dungeon1", "dungeon2"):
            return any(self.payable(words(ADVENTURES[card].cost)) for card in g.row if card >= 0)
        return True

    def placements(self) -> set[tuple[str, str]]:
        """Units that may be placed, with the realms."""
        units = self.ready()
        if "rise_from_the_shadows" in self.abilities:
            player = self.g.players[self.seat]
            below = {UNITS[k] for k, p in zip(player.kinds, player.places, strict=True) if p == UNDERWORLD}
            units |= below & {UNITS[WARRIOR]}
            if self.active("warrior", (INACTIVE, UNDERWORLD)):
                units |= below & {"shapeshifter"}
        able = {name for name in self.realms if self.acts(name)}
        return {(unit, name) for unit in units for name in self.positions(unit) & able}

    def positions(self, unit: str) -> set[str]:
        """6.1, 6.2 and everything of window ``placement_rule``."""
        mine = {place for _, place in self.units()}
        free = set(self.realms) - self.occupied()
        near = {other for name in mine for other in self.neighbours(name)}
        ruins = {tile.name for tile in TILES if tile.kind == "ruin"} & set(self.realms)
        if "arch_bridge" in self.tableau:
            near |= {ruin for ruin in ruins for other in mine & ruins if other != ruin}
        own_homes = {name for name, owner in self.homes.items() if owner == self.seat}
        beside = self.reach(own_homes, 1)
        if not mine:
            beside &= free
        two = self.reach(mine, 2)
        found = near - mine if mine else set(free)
        if "featherfall_cloaks" in self.tableau:
            found |= two & free
        if "tunnel_network" in self.tableau or self.g.now.writ:
            found |= beside - mine
        types = {unit}
        if unit == "shapeshifter":
            basic = ("worker", "warrior", "wizard", "dragon")
            types |= {other for other in basic if self.active(other, (INACTIVE, UNDERWORLD))}
        if types & {"dragon", "tempest_roc"}:
            found |= two - mine
        if types & {"wizard", "skyrend_wyvern"}:
            found |= free
        if "warrior" in types and not mine:
            found |= set(self.realms)
        if "worker" in types:
            if "swarm" in self.abilities:
                found |= near
            if "tailwind" in self.abilities:
                found |= two & free
            if "hearth_road" in self.abilities:
                found |= beside - mine
        return found
