"""The Knight's plan for the rest of her turn: which spaces to visit in which order, and where the free cubes go."""

from __future__ import annotations

from wyrmtable.games.vast.bot.knight_ways import LOST, Ways, find_ways
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

LIFE = (0.0, 60.0, 76.0, 86.0, 93.0, 98.0, 102.0, 105.0, 107.0, 109.0)
"""The worth of her Health: the last points count most."""
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
HOPE = 0.85
"""What is only planned is worth a little less than what is done."""
TAIL = 0.5
"""A reveal right after another: perhaps there is a Dark tile, perhaps a wall."""
PULL = 0.8
DRIFT = 0.3
HOMEWARD = 6.0
"""For each step nearer to the prey, to any goods, and home with all Crystals."""
AIMS = 6
"""Spaces she considers from each space."""
KEEP = 0.25
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
        self.ways = find_ways(g, self.barred())
        self.needed = 0 if g.plays(DRAGON) else max(0, g.rules.crystals - self.smashed)
        unseen = len(self.ways.dark) + len(g.stack) + len(g.cave.hand)
        self.luck = min(1.0, (9 - g.revealed_crystals) / unseen) if unseen and self.needed else 0.0
        goods = (*self.treasures, *self.ways.dark)
        self.goods = self.ways.trek(tuple(goods))
        self.prey = self.ways.trek(tuple(self.preys()))

    def barred(self) -> list[int]:
        """Spaces she cannot enter, or had better not: Tribes too strong for her, Monster tokens."""
        g = self.g
        most = knight_strength(g) + min(self.free, STAT - g.knight.cubes.count("strength"))
        found = [g.pieces[token] for token in (OGRE, TROLL) if g.pieces[token] >= 0]
        if g.plays(GOBLINS):
            found += [g.pieces[t] for t in TRIBES if g.pieces[t] >= 0 and tribe_strength(g, t) >= most]
        return found

    def preys(self) -> list[int]:
        g = self.g
        if g.plays(DRAGON):
            return [g.pieces[WYRM]] if g.pieces[WYRM] >= 0 else []
        return self.crystals if self.needed else [HOME]

    def rest(self, cell: int) -> float:
        """How well a space lies for the turns to come."""
        if not self.needed and not self.g.plays(DRAGON):
            return HOMEWARD * (LOST - min(LOST, self.prey.get(cell, LOST)))
        return -PULL * min(LOST, self.prey.get(cell, LOST)) - DRIFT * min(LOST, self.goods.get(cell, LOST))

    # ---- the rest of this turn

    def best(self) -> float:
        g, knight = self.g, self.g.knight
        cubes = knight.cubes
        self.moves = knight_movement(g) - knight.moves
        self.encounters = knight_perception(g) - knight.encounters
        self.move_room, self.see_room = STAT - cubes.count("movement"), STAT - cubes.count("perception")
        self.adventure = ADVENTUROUS_SPACES - len(knight.met_at) if "adventurous" in knight.quests else 99
        dark = self.ways.dark
        fresh = set(dark)
        if any(step == "fill" for step, _, _ in g.agenda):
            fresh.update(open_edges(g))
        self.fresh = fresh
        strength, room = knight_strength(g), STAT - cubes.count("strength")
        bomb = g.plays(DRAGON) and not g.dragon.surfaced and not g.collapse and "bomb" not in cubes
        best = self.rest(self.here)
        for spare in range(min(self.free, room + bomb) + 1):
            self.left = self.free - spare
            self.price(strength + min(spare, room), strength + min(spare - bomb, room), not bomb or spare > 0)
            best = max(best, self.visit(self.here, 0, 0, 0.0, 0, (), self.start_free()))
        return best + KEEP * self.free

    def start_free(self) -> bool:
        """Whether the Encounter under way on her space goes on."""
        knight = self.g.knight
        return knight.meeting == self.here and "collect" not in knight.met

    def price(self, strength: int, blow: int, armed: bool) -> None:
        """What each space is worth to her at this Strength."""
        g = self.g
        smash = strength >= g.rules.smash_strength
        health = g.knight.health
        risk = AMBUSH * hurt(g, strength) * (LIFE[min(health, 9)] - LIFE[min(health, 9) - 1])
        won = CRYSTAL - FOUND + 2 * self.grit
        reveal = self.grit + self.luck * (FOUND + won * smash) - risk
        self.reveal = max(0.0, reveal)
        worth: dict[int, float] = dict.fromkeys(self.fresh, reveal)
        for cell in self.treasures:
            worth[cell] = worth.get(cell, 0.0) + TREASURE_GRIT * self.grit
        if smash and self.needed:
            for cell in self.crystals:
                worth[cell] = worth.get(cell, 0.0) + won
        if g.plays(DRAGON) and armed and blow >= armor(g) and "underground" not in g.knight.used:
            cell = g.pieces[WYRM]
            worth[cell] = worth.get(cell, 0.0) + STRIKE * (1.0 if blow > armor(g) else 0.5)
        self.worth = worth

    def visit(
        self, cell: int, moves: int, met: int, value: float, depth: int, seen: tuple[int, ...], free: bool
    ) -> float:
        """The best that can follow from here, so many steps and Encounters into the plan."""
        see = max(0, met - self.encounters)
        left = self.left - see
        steps = self.moves + 2 * min(self.move_room, left) - moves
        more = self.encounters + min(self.see_room, self.left - max(0, (moves - self.moves + 1) // 2)) - met
        end = HOPE * value + self.rest(cell)
        if more > 0 and steps > 0:
            away = self.prey.get(cell, LOST)
            if depth and cell in self.fresh:
                for extra in range(1, 4):
                    cubes = max(0, (moves + extra - self.moves + 1) // 2) + max(0, met + extra - self.encounters)
                    if cubes > self.left or extra > steps or extra > more:
                        break
                    end += HOPE * TAIL * self.reveal
            elif away < LOST:
                end += (PULL if self.needed or self.g.plays(DRAGON) else HOMEWARD) * min(away, steps)
        if depth >= 4:
            return end
        near = self.ways.near(cell)
        aims = [(near[to], to) for to in self.worth if to in near and to not in seen and self.worth[to] > 0]
        aims.sort()
        for away, to in aims[:AIMS]:
            if away > steps:
                break
            cost = 0 if free and away == 0 else 1
            if cost > more:
                continue
            cubes = max(0, (moves + away - self.moves + 1) // 2) + max(0, met + cost - self.encounters)
            if cubes > self.left:
                continue
            gain = self.worth[to]
            if depth + cost == self.adventure:
                gain += ADVENTUROUS_GRIT * self.grit
            end = max(
                end, self.visit(to, moves + away, met + cost, value + gain, depth + cost, (*seen, to), False)
            )
        return end
