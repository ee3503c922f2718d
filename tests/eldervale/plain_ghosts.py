"""The Ghosts' turns told a second time, from 18.9 alone: what lies on the table before and after, by names and coordinates.

A :class:`Facts` is what one could write down about the table; each method changes it as the rules say. Nothing here uses
the rules of the game.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from wyrmtable.games.eldervale.data import ADVENTURES, ELEMENTS, GHOSTS, TILES, UNITS
from wyrmtable.games.eldervale.hexes import position
from wyrmtable.games.eldervale.state import Eldervale

AROUND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""Direction 0 is E, then clockwise."""
PORTAL_ORDER = ("worker", "warrior", "worker", "wizard", "worker", "dragon")
DICE = {"worker": 1, "wizard": 1, "warrior": 2, "dragon": 3}
PLACES = {-1: "ready", -2: "inactive", -3: "underworld", -4: "dwelling"}
HUMAN, GHOST = 0, 1
Spot = tuple[int, int]


@dataclass
class Facts:
    """What the Ghosts' turn can touch."""

    spots: dict[str, Spot]
    bridge: tuple[str, str]
    units: Counter[tuple[str, str]]
    human: set[str]
    """Realms with human Units."""
    wild: set[str]
    homes: dict[str, int]
    watcher: str
    essence: int
    vp: int
    power: dict[str, int]
    human_power: dict[str, int]
    glory: int
    orbs: int
    track_orbs: set[str]
    tableau: list[str]
    row: dict[str, str]
    decks: dict[str, list[str]]
    left: dict[str, list[int]]
    peaceful: bool
    final: bool
    own: str
    """The Ghosts' element."""
    human_regrouped: bool

    @classmethod
    def of(cls, g: Eldervale) -> Facts:
        ghost, human = g.players[GHOST], g.players[HUMAN]
        names = [tile.name for tile in TILES]
        laid = [tile for tile, cell in enumerate(g.cells) if cell >= 0]
        return cls(
            spots={names[tile]: position(g.cells[tile]) for tile in laid},
            bridge=(names[g.bridge[0]] if g.bridge[0] >= 0 else "", names[g.bridge[1]] if g.bridge[1] >= 0 else ""),
            units=Counter(
                (UNITS[kind], names[place] if place >= 0 else PLACES[place])
                for kind, place in zip(ghost.kinds, ghost.places, strict=True)
            ),
            human={names[place] for place in human.places if place >= 0},
            wild={names[place] for place in g.monsters if place >= 0},
            homes={names[tile]: owner for tile, owner in enumerate(g.dwellings) if owner >= 0},
            watcher=names[g.watcher],
            essence=g.essence,
            vp=ghost.vp,
            power={word: ghost.power[e] for e, word in enumerate(ELEMENTS) if e in g.elements},
            human_power={word: human.power[e] for e, word in enumerate(ELEMENTS)},
            glory=ghost.glory,
            orbs=ghost.orbs,
            track_orbs={ELEMENTS[e] for e in g.track_orbs},
            tableau=[ADVENTURES[card].name for card in ghost.tableau],
            row={ELEMENTS[e]: ADVENTURES[card].name for e, card in enumerate(g.row) if card >= 0},
            decks={ELEMENTS[e]: [ADVENTURES[card].name for card in g.decks[e]] for e in g.elements},
            left={
                names[tile]: [g.left[g.stack_of[tile] + i] for i in range(len(TILES[tile].printed))]
                for tile in laid
                if TILES[tile].printed
            },
            peaceful=g.peaceful,
            final=g.final >= 0,
            own=ELEMENTS[ghost.element],
            human_regrouped=human.glory >= 0,
        )

    # ---- looking at the map

    def beside(self, name: str) -> set[str]:
        """Neighbours; the bridge only at its two open ends."""
        q, r = self.spots[name]
        near = {other for other, spot in self.spots.items() if (spot[0] - q, spot[1] - r) in AROUND}
        if name == "bifrost":
            return near & set(self.bridge)
        return near - (set() if name in self.bridge else {"bifrost"})

    def at(self, spot: Spot) -> str:
        return next((name for name, other in self.spots.items() if other == spot), "")

    def haunted(self) -> set[str]:
        """Realms with a Ghost Unit."""
        return {place for unit, place in self.units if place in self.spots}

    def nearest(self, wanted: set[str]) -> str:
        """To the Watcher; ties lowest r, then lowest q."""
        seen, ring = {self.watcher}, {self.watcher}
        while ring and not ring & wanted:
            ring = {near for name in ring for near in self.beside(name)} - seen
            seen |= ring
        return min(ring & wanted, key=lambda name: self.spots[name][::-1], default="")

    # ---- small deeds

    def move(self, unit: str, source: str, target: str) -> None:
        assert self.units[unit, source], (unit, source)
        self.units[unit, source] -= 1
        self.units += Counter({(unit, target): 1})

    def activate_next(self) -> bool:
        """The next of Worker, Warrior, Worker, Wizard, Worker, Dragon."""
        waiting = Counter({unit: n for (unit, place), n in self.units.items() if place == "inactive"})
        behind = []
        for unit in reversed(PORTAL_ORDER):
            if waiting[unit]:
                waiting[unit] -= 1
                behind.append(unit)
        if behind:
            self.move(behind[-1], "inactive", "ready")
        return bool(behind)

    def gain_power(self, element: str) -> None:
        markers = {word: space for word, space in self.power.items() if space}
        if markers.get(element) == 5:
            return
        if element in markers:
            self.power[element] += 1
        elif len(markers) < 4:
            self.power[element] = 1
        else:
            lowest = min(markers, key=lambda word: markers[word])
            if markers[lowest] > 1:
                return
            self.power[lowest], self.power[element] = 0, 1
        if self.power[element] == 5 and element in self.track_orbs:
            self.track_orbs.remove(element)
            self.orbs += 1

    def neighbours_worth(self, name: str) -> int:
        near = self.beside(name)
        ruins = sum(tile.kind == "ruin" and tile.name in near for tile in TILES)
        return 2 * (ruins + len(near & set(self.homes)))

    def site(self) -> str:
        """Where they would build, or nothing."""
        sigils = {tile.name: tile.sigils for tile in TILES if tile.kind == "elemental"}
        free = [place for unit, place in self.units if unit == "worker" and place in sigils and place not in self.homes]
        if list(self.homes.values()).count(GHOST) == 6:
            return ""
        return min(
            free,
            key=lambda name: (-(self.neighbours_worth(name) + sigils[name]), self.spots[name][::-1]),
            default="",
        )

    def build(self, name: str) -> None:
        tile = next(tile for tile in TILES if tile.name == name)
        self.move("worker", name, "dwelling")
        self.vp += self.neighbours_worth(name)
        self.vp += sum(points for end, points in zip(self.bridge, (2, 10), strict=True) if end == name)
        self.homes[name] = GHOST
        for _ in range(tile.sigils):
            self.gain_power(ELEMENTS[tile.element])
        self.final = self.final or list(self.homes.values()).count(GHOST) == 6

    def take(self, *first: str) -> None:
        """A card of the first of these elements that shows one, of their highest marker below 5, or any in order."""
        below = {word: space for word, space in self.power.items() if 0 < space < 5}
        wanted = [*first, *sorted(below, key=lambda word: -below[word])[:1], *ELEMENTS]
        element = next((word for word in wanted if word in self.row), "")
        if element:
            self.tableau.append(self.row.pop(element))
            self.gain_power(element)

    def burn(self) -> None:
        if self.row:
            element = max(self.row, key=lambda word: self.human_power[word])
            self.decks[element].insert(0, self.row.pop(element))

    def refill(self) -> None:
        for element, deck in self.decks.items():
            if element not in self.row and deck:
                self.row[element] = deck.pop()

    # ---- their turn

    def regroup(self) -> None:
        if self.glory < 0:
            self.glory = 0
            self.peaceful = not self.human_regrouped
        if self.essence >= 2 and self.site():
            self.essence -= 2
            self.build(self.site())
        self.essence += sum(n for (_, place), n in self.units.items() if place in self.spots) // 2
        if self.essence >= 3 and self.row:
            self.essence -= 3
            self.take()
            self.refill()
        for (unit, place), n in list(self.units.items()):
            if place in self.spots or place == "underworld":
                for _ in range(n):
                    self.move(unit, place, "ready")
        while sum(n for (_, place), n in self.units.items() if place == "ready") < 3 and self.activate_next():
            pass

    def haunt(self, direction: int, strike: bool) -> str:
        """Where a Unit is placed."""
        q, r = self.spots[self.watcher]
        for turn in range(6):
            dq, dr = AROUND[(direction + turn) % 6]
            goal = self.at((q + dq, r + dr))
            if goal in self.beside(self.watcher):
                self.watcher = goal
                break
        clear = set(self.spots) - self.haunted()
        goal = self.nearest(self.human & clear) if strike and not self.peaceful else ""
        goal = goal or self.nearest(clear)
        ready = [unit for unit, place in self.units if place == "ready"]
        if goal in self.human | self.wild:
            unit = max(ready, key=lambda unit: DICE[unit])
        else:
            unit = "worker" if "worker" in ready else min(ready, key=lambda unit: DICE[unit])
        self.move(unit, "ready", goal)
        return goal

    def turn(self, card: int) -> str:
        """What they do with this card; the realm of a placement."""
        ghost = GHOSTS[card]
        if not any(place == "ready" for _, place in self.units):
            self.regroup()
            return ""
        abroad = sum(n for (_, place), n in self.units.items() if place in self.spots)
        if ghost.action == "vanish" and abroad >= 2:
            self.regroup()
            return ""
        if ghost.action == "settle" and self.site():
            self.build(self.site())
            return ""
        if ghost.action == "surge":
            element = ELEMENTS[ghost.element]
            self.gain_power(element if element in self.power else self.own)
        return self.haunt(ghost.direction, ghost.action == "strike")

    def act(self, realm: str) -> None:
        """The action of a realm, Dungeon and Oracle left to ``cards``."""
        stacks = self.left.get(realm)
        if stacks:
            taller = stacks.index(max(stacks))
            stacks[taller] -= stacks[taller] > 0
            self.essence += 1
        elif realm in ("fortress", "magetower", "dragonsden"):
            self.essence += 2
        elif realm == "portal":
            self.essence += not self.activate_next()
        elif realm == "mill" and self.site():
            self.build(self.site())
        elif realm not in ("dungeon1", "oracle"):
            self.essence += 1

    def cards(self, card: int) -> None:
        self.take(ELEMENTS[GHOSTS[card].element])
        self.burn()
