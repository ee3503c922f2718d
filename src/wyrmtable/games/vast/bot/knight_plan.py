"""The Knight's plan for the rest of her turn: which spaces to visit in which order, and where the free cubes go."""

from __future__ import annotations

from wyrmtable.games.vast.bot.knight_ways import FAR, LOST, find_ways
from wyrmtable.games.vast.data import (
    DRAGON,
    GOBLINS,
    HERO,
    KIND,
    KNIGHT,
    OGRE,
    ON_KNIGHT,
    TRIBES,
    TROLL,
    WYRM,
)
from wyrmtable.games.vast.grid import HOME, open_edges
from wyrmtable.games.vast.rules.stats import armor, knight_movement, knight_perception, knight_strength, tribe_strength
from wyrmtable.games.vast.state import Vast

LIFE = (0.0, 40.0, 50.0, 57.0, 62.0, 66.0, 69.0, 72.0, 74.0, 76.0)
"""The worth of her Health: the last points count most."""
BLADES = ("elven_sword", "mighty_axe")
"""Treasures that make her stronger in her own turn."""
STAT = 3
"""Cubes that fit on a stat."""
CRYSTAL = 30.0
FOUND = 10.0
"""A Crystal smashed; one that lies open."""
STRIKE = 32.0
TREASURE_GRIT = 5
ADVENTUROUS_GRIT, ADVENTUROUS_SPACES = 6, 3
ENOUGH_GRIT = 35
SPARE_GRIT = 0.15
"""All cubes are hers; more Grit is only a cushion."""
AMBUSH = 0.4
"""How often a Dark tile holds an Ambush, cards counted."""
INFESTATION = {"A": 2, "B": 3, "C": 3}
HOPE = 0.7
"""What is only planned is worth less than what is done, or she would never do it."""
TAIL = 0.5
"""A reveal right after another: perhaps there is a Dark tile, perhaps a wall."""
PULL = 0.8
DRIFT = 0.3
HOMEWARD = 6.0
BACK = 0.1
"""For each step nearer to the prey, to any goods, home with all Crystals, and home with each Crystal."""
AIMS = 6
"""Spaces she considers from each space."""
DEEP = 4
"""Spaces in a plan."""
KEEP = 1.2
"""A cube not yet placed may still go anywhere."""


def grit_worth(g: Vast) -> float:
    """The worth of one Grit that may bring a cube: much while there are many turns to use it."""
    return max(0.4, 2.8 - 0.18 * g.round)


def hurt(g: Vast, strength: int) -> float:
    """The chance that an Ambush costs Health at this Strength."""
    if g.plays(GOBLINS):
        return 0.6 * any(
            g.goblins.population[tribe] and tribe_strength(g, tribe) > strength and g.pieces[tribe] not in g.tiles
            for tribe in TRIBES
        )
    line = INFESTATION.get(g.rules.infestation, 0)
    return 1.0 if strength < line else 0.5 if strength == line else 0.0


class Plan:
    """What lies where, and what the cubes, steps and Encounters left can bring."""

    def __init__(self, g: Vast) -> None:
        knight = g.knight
        self.g = g
        self.here = g.pieces[HERO]
        self.rate = grit_worth(g)
        self.grit = self.rate if knight.grit < ENOUGH_GRIT else SPARE_GRIT
        """The worth of the next Grit."""
        self.smashed = g.crystals.count(ON_KNIGHT)
        self.crystals = [cell for cell in g.crystals if cell >= 0]
        self.treasures = [cell for cell in g.treasures if cell >= 0]
        self.pending = 0
        """Tiles being revealed by her."""
        for under_way in g.reveals:
            for cell in (*under_way.left, *under_way.done):
                kind = KIND[g.tiles[cell]]
                if kind == "crystal":
                    self.crystals.append(cell)
                elif kind == "treasure_room":
                    self.treasures.append(cell)
            if under_way.by == KNIGHT:
                self.pending += len(under_way.left) + len(under_way.done)
        self.pending += sum(step == "explored" for step, _, _ in g.agenda)
        self.free = knight.cubes.count("free")
        self.tribes = [tribe for tribe in TRIBES if g.pieces[tribe] in g.tiles] if g.plays(GOBLINS) else []
        self.ways = find_ways(g, [g.pieces[tribe] for tribe in self.tribes], self.barred())
        self.needed = 0 if g.plays(DRAGON) else max(0, g.rules.crystals - self.smashed)
        unseen = len(self.ways.dark) + len(g.stack) + len(g.cave.hand)
        self.luck = min(1.0, (9 - g.revealed_crystals) / unseen) if unseen and self.needed else 0.0
        goods = (*self.treasures, *self.ways.dark)
        self.goods = self.ways.trek(tuple(goods))[0]
        self.home = self.ways.trek((HOME,))[0]
        self.prey, self.onward = self.ways.trek(tuple(self.preys()))
        self.aims: dict[int, list[tuple[int, int, int]]] = {}

    def barred(self) -> list[int]:
        """Spaces she cannot enter, or had better not: Tribes too strong for her, Monster tokens."""
        g = self.g
        blades = [card for card in BLADES if card in g.knight.face_up and card not in g.knight.cubes]
        most = knight_strength(g) + min(self.free, STAT - g.knight.cubes.count("strength") + len(blades))
        found = [g.pieces[token] for token in (OGRE, TROLL) if g.pieces[token] >= 0]
        return found + [g.pieces[tribe] for tribe in self.tribes if tribe_strength(g, tribe) >= most]

    def preys(self) -> list[int]:
        g = self.g
        if g.plays(DRAGON):
            return [g.pieces[WYRM]] if g.pieces[WYRM] >= 0 else []
        return self.crystals if self.needed else [HOME]

    def rest(self, cell: int) -> float:
        """How well a space lies for the turns to come."""
        if not self.needed and not self.g.plays(DRAGON):
            return HOMEWARD * (LOST - min(LOST, self.prey.get(cell, LOST)))
        value = 0.0
        if self.prey:
            value -= PULL * min(LOST, self.prey.get(cell, LOST))
        if self.goods:
            value -= DRIFT * min(LOST, self.goods.get(cell, LOST))
        if self.needed:
            value -= BACK * self.smashed * min(LOST, self.home.get(cell, LOST))
        return value

    # ---- the rest of this turn

    def best(self) -> float:
        g, knight = self.g, self.g.knight
        cubes = knight.cubes
        self.moves = knight_movement(g) - knight.moves
        self.encounters = knight_perception(g) - knight.encounters
        self.move_room, self.see_room = STAT - cubes.count("movement"), STAT - cubes.count("perception")
        self.maps = cubes.count("map") - knight.used.count("map")
        self.toll = 2 if knight.golem else 1
        self.adventure = ADVENTUROUS_SPACES - len(knight.met_at) if "adventurous" in knight.quests else FAR
        self.fresh = set(self.ways.dark)
        if any(step == "fill" for step, _, _ in g.agenda):
            self.fresh.update(open_edges(g))
        strength, room = knight_strength(g), STAT - cubes.count("strength")
        bomb = g.plays(DRAGON) and not g.dragon.surfaced and not g.collapse and "bomb" not in cubes
        goes_on = knight.meeting == self.here and "collect" not in knight.met
        self.record = self.rest(self.here)
        for spare in self.reserves(strength, room, bomb):
            self.left = self.free - spare
            self.price(strength + min(spare, room), strength + min(spare - bomb, room), not bomb or spare > 0)
            self.aims.clear()
            self.visit(self.here, 0, 0, 0, 0.0, (), goes_on)
        return self.record + KEEP * self.free

    def reserves(self, strength: int, room: int, bomb: bool) -> list[int]:
        """How many free cubes she may keep back for Strength (and the Bomb)."""
        g = self.g
        if g.plays(DRAGON):
            enough = armor(g) - strength
            counts = {0, bomb + max(0, enough), bomb + max(0, enough + 1)}
        elif self.needed:
            counts = {0, max(0, g.rules.smash_strength - strength), room}
        else:  # Tribes may bar the way out
            guards = [tribe_strength(g, tribe) + 1 - strength for tribe in self.tribes if g.pieces[tribe] == HOME]
            return [max(0, min(self.free, max(guards, default=0)))]
        return sorted(count for count in counts if count <= min(self.free, room + bomb))

    def price(self, strength: int, blow: int, armed: bool) -> None:
        """What each space is worth to her at this Strength."""
        g = self.g
        smash = strength >= g.rules.smash_strength
        health = min(g.knight.health, len(LIFE) - 1)
        risk = AMBUSH * hurt(g, strength) * (LIFE[health] - LIFE[health - 1])
        won = CRYSTAL - FOUND + 2 * self.grit
        reveal = self.grit + self.luck * (FOUND + won * smash) - risk
        self.reveal = max(0.0, reveal)
        self.worth: dict[int, float] = {}
        self.bound = [0.0] * (DEEP + 1)
        if not self.needed and not g.plays(DRAGON):
            return
        worth = dict.fromkeys(self.fresh, reveal)
        for cell in self.treasures:
            worth[cell] = worth.get(cell, 0.0) + TREASURE_GRIT * self.grit
        if smash and self.needed:
            for cell in self.crystals:
                worth[cell] = worth.get(cell, 0.0) + won
        if g.plays(DRAGON) and armed and blow >= armor(g) and "underground" not in g.knight.used:
            cell = g.pieces[WYRM]
            worth[cell] = worth.get(cell, 0.0) + STRIKE * (1.0 if blow > armor(g) else 0.5)
        for tribe in self.tribes:
            if tribe_strength(g, tribe) >= strength:
                worth.pop(g.pieces[tribe], None)
        self.worth = {cell: value for cell, value in worth.items() if value > 0}
        most = sorted(self.worth.values(), reverse=True)[:DEEP]
        bonus = 3 * TAIL * self.reveal + (ADVENTUROUS_GRIT * self.grit if self.adventure < FAR else 0.0)
        self.bound = [HOPE * (sum(most[:deep]) + bonus) for deep in range(DEEP + 1)]
        """What so many more visits can bring at most."""

    def may(self, moves: int, met: int, walls: int) -> bool:
        """Whether the free cubes are enough for so many steps, Encounters and walls."""
        cubes = 0
        if moves > self.moves:
            cubes = (moves - self.moves + 1) // 2
            if cubes > self.move_room:
                return False
        if met > self.encounters:
            see = met - self.encounters
            if see > self.see_room:
                return False
            cubes += see
        if walls:
            cubes += max(0, walls * self.toll - self.maps)
        return cubes <= self.left

    def aims_from(self, cell: int) -> list[tuple[int, int, int]]:
        """The spaces most worth a visit: steps, walls on the way, space."""
        found = self.aims.get(cell)
        if found is None:
            near, beyond = self.ways.near(cell), self.ways.beyond(cell)
            found = [(near[to], 0, to) for to in self.worth if to in near]
            found += [(beyond[to], 1, to) for to in self.worth if to in beyond]
            if len(found) > AIMS:
                found.sort(key=lambda aim: aim[0] + 2 * aim[1] - self.worth[aim[2]])
                del found[AIMS:]
            self.aims[cell] = found
        return found

    def visit(
        self, cell: int, moves: int, met: int, walls: int, value: float, seen: tuple[int, ...], free: bool
    ) -> None:
        """Everything that can follow from here, so many steps, Encounters and walls into the plan."""
        if seen and cell in self.fresh:
            end = HOPE * value + self.rest(cell)
            extra = 1
            while extra <= 3 and self.may(moves + extra, met + extra, walls):
                end += HOPE * TAIL * self.reveal
                extra += 1
        else:
            end = HOPE * value + self.rest(self.advance(cell, moves, met, walls))
        if end > self.record:
            self.record = end
        if len(seen) >= DEEP or HOPE * value + self.bound[DEEP - len(seen)] <= self.record:
            return
        for away, wall, to in self.aims_from(cell):
            if to in seen:
                continue
            cost = 0 if free and away == 0 else 1
            if not self.may(moves + away, met + cost, walls + wall):
                continue
            gain = self.worth[to]
            if len(seen) + cost == self.adventure:
                gain += ADVENTUROUS_GRIT * self.grit
            self.visit(to, moves + away, met + cost, walls + wall, value + gain, (*seen, to), False)

    def advance(self, cell: int, moves: int, met: int, walls: int) -> int:
        """Where she can get on her way to the prey with what is left; she needs an Encounter left to move."""
        ways = self.ways
        while (to := self.onward.get(cell, cell)) != cell:
            moves += 1
            walls += to not in ways.beside[cell]
            met += cell in ways.stops
            if not self.may(moves, met + 1, walls):
                break
            cell = to
        return cell
