"""The Knight's plan for the rest of her turn: which spaces to visit in which order, and where the free cubes go."""

from __future__ import annotations

from wyrmtable.games.vast.bot.knight_ways import FAR, LOST, find_ways
from wyrmtable.games.vast.bot.knight_worth import (
    ADVENTUROUS_GRIT,
    ADVENTUROUS_SPACES,
    ANY,
    ENOUGH_GRIT,
    FOUND,
    HOMEWARD,
    IDLE,
    KEEP,
    LAST,
    LIFE,
    SPARE_GRIT,
    STEP,
    STRIKE,
    TIME,
    TREASURE_GRIT,
    ambush_cards,
    ambusher,
    crystal_worth,
    grit_worth,
    hurt,
    sign,
    unseen_odds,
)
from wyrmtable.games.vast.data import (
    DRAGON,
    ENTRANCE_CODE,
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
from wyrmtable.games.vast.grid import DELTA, HOME, open_edges
from wyrmtable.games.vast.rules.stats import armor, knight_movement, knight_perception, knight_strength, tribe_strength
from wyrmtable.games.vast.state import Vast

BLADES = ("elven_sword", "mighty_axe")
"""Treasures that make her stronger in her own turn."""
STAT = 3
"""Cubes that fit on a stat."""
HOPE, SURE = 0.35, 0.8
"""What is only planned is worth less than what is done: else she would put it off, and walk up and down. Much less if
she does not know what she will find."""
TAIL, TAIL_TILES = 0.5, 6
"""A reveal right after another: perhaps there is a Dark tile, perhaps a wall; with few tiles left none comes."""
OPEN, NEW_EDGES = 0.6, 2
"""How often a side has no wall; the free sides of a tile just placed."""
UNKNOWN_CODE = 0
"""A Dark tile about to be placed: the Entrance turned over, which stands for any tile."""
PULL = 0.8
DRIFT = 0.3
BACK, BACK_LATE, FEW = 0.1, 0.2, 20
"""For each step nearer to the prey, to any goods, and home with each Crystal: more when few tiles are to come."""
AIMS = 6
"""Spaces she considers from each space."""
DEEP = 4
"""Spaces in a plan."""


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
        self.to_come = g.tiles_left
        late = 1.0 - min(1.0, self.to_come / FEW)
        self.back = (BACK + BACK_LATE * late) * self.smashed
        self.stake = LIFE[1]
        """What she loses when she dies."""
        self.pending = 0
        """Tiles being revealed by her."""
        self.threat = 0.0
        """How likely she is ambushed on the tile she has just entered."""
        for under_way in g.reveals:
            for cell in (*under_way.left, *under_way.done):
                kind = KIND[g.tiles[cell]]
                if kind == "crystal":
                    self.crystals.append(cell)
                elif kind == "treasure_room":
                    self.treasures.append(cell)
                elif under_way.why == "entered" and cell in under_way.done:
                    self.threat = 1.0 if kind == "ambush" else ambush_cards(g) if kind == "event" else 0.0
            if under_way.by == KNIGHT:
                self.pending += len(under_way.left) + len(under_way.done)
        self.danger = ambusher(g)
        self.pending += sum(step == "explored" for step, _, _ in g.agenda) + bool(self.danger)
        self.free = knight.cubes.count("free")
        self.tribes = [tribe for tribe in TRIBES if g.pieces[tribe] in g.tiles] if g.plays(GOBLINS) else []
        tiles = g.tiles
        g.tiles = self.settled()
        self.ways = find_ways(g, [g.pieces[tribe] for tribe in self.tribes], self.barred())
        g.tiles = tiles
        self.needed = 0 if g.plays(DRAGON) else max(0, g.rules.crystals - self.smashed)
        self.odds = unseen_odds(g)
        self.crystal = crystal_worth(g)
        self.found = FOUND * self.crystal
        self.goods = self.ways.trek(tuple(self.tempting()))[0]
        self.home, self.homeward = self.ways.trek((HOME,))
        self.prey, self.onward = self.ways.trek(tuple(self.preys()))
        self.aims: dict[int, list[tuple[int, int, int]]] = {}

    def settled(self) -> dict[int, int]:
        """The map as it will be when the reveal under way is done: a tile not yet turned is open to all sides, and Dark
        tiles lie beside what is open."""
        g = self.g
        steps = [step for step, _, _ in g.agenda]
        if not g.reveals and "fill" not in steps:
            return g.tiles
        tiles = g.tiles
        g.tiles = found = tiles.copy()
        if g.reveals and g.reveals[-1].done and "resolve" not in steps:
            found[g.reveals[-1].done[-1]] = ENTRANCE_CODE
        if not g.collapse:
            for cell in open_edges(g)[: self.to_come]:
                found[cell] = UNKNOWN_CODE
                self.to_come -= 1
        g.tiles = tiles
        return found

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

    def tempting(self) -> list[int]:
        """Dark tiles as likely as others to hold a Crystal, and Treasures while they bring cubes."""
        odds = self.odds
        found = self.treasures.copy() if self.grit == self.rate else []
        for cell in self.ways.dark:
            if not self.needed or odds[sign(self.g, cell)][0] >= odds[ANY][0]:
                found.append(cell)
        return found

    def rest(self, cell: int) -> float:
        """How well a space lies for the turns to come."""
        if not self.needed and not self.g.plays(DRAGON):
            return self.way_home(cell)
        value = 0.0
        if self.prey:
            value -= PULL * min(LOST, self.prey.get(cell, LOST))
        if self.goods:
            value -= DRIFT * min(LOST, self.goods.get(cell, LOST))
        if self.needed:
            value -= self.back * min(LOST, self.home.get(cell, LOST))
        return value

    def way_home(self, cell: int) -> float:
        """How well a space lies once she has all Crystals."""
        return HOMEWARD * (LOST - min(2 * LOST, self.home.get(cell, 2 * LOST)))

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
        tiles, edge = g.tiles, OPEN * TIME if self.to_come else 0.0
        self.fills = {cell: edge * sum([cell + delta not in tiles for delta in DELTA]) for cell in self.fresh}
        """What the tiles are worth that a tile revealed takes from the stack."""
        self.next_fills = HOPE * NEW_EDGES * edge
        self.tail = TAIL * min(1.0, self.to_come / TAIL_TILES)
        strength, room = knight_strength(g), STAT - cubes.count("strength")
        bomb = g.plays(DRAGON) and not g.dragon.surfaced and not g.collapse and "bomb" not in cubes
        goes_on = knight.meeting == self.here and "collect" not in knight.met
        if not self.danger:
            self.record = self.rest(self.here)
            for spare in self.reserves(strength, room, bomb):
                self.consider(spare, strength + min(spare, room), strength + min(spare - bomb, room), goes_on)
            return self.record + KEEP * self.free - self.threat * self.risk(strength, self.free)
        found = []
        for spare in range(min(self.free, room) + 1):
            self.record = self.rest(self.here)
            self.consider(spare, strength + spare, strength + spare, goes_on)
            found.append(self.record - self.wound(strength + spare))
        return max(found) + KEEP * self.free

    def consider(self, spare: int, strength: int, blow: int, goes_on: bool) -> None:
        """All plans with so many cubes kept for Strength, which is then so much (in a blow with the Bomb so much)."""
        self.left = self.free - spare
        self.price(strength, blow, blow == strength or spare > 0)
        self.aims.clear()
        self.visit(self.here, 0, 0, 0, 0.0, (), goes_on, self.needed)

    def wound(self, strength: int) -> float:
        """What the ambusher before her will cost at this Strength."""
        return self.loss() * (1.0 if strength < self.danger else 0.5 if strength == self.danger else 0.0)

    def loss(self) -> float:
        """What the next point of Health is worth; the last is worth everything."""
        health = min(self.g.knight.health, len(LIFE) - 1)
        return LIFE[health] - LIFE[health - 1] if health > 1 else self.stake

    def risk(self, strength: int, cubes: int) -> float:
        """What an Ambush costs at this Strength, when so many free cubes may be added to it."""
        g, loss = self.g, self.loss()
        return min([loss * hurt(g, strength + more) + IDLE * more for more in range(min(cubes, STAT) + 1)])

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
        won = self.crystal - self.found + 2 * self.grit
        self.reveals = self.unveil(strength, won)
        self.symbols = {cell: sign(g, cell) for cell in self.fresh}
        reveal = self.reveals[ANY][-1]
        self.worth: dict[int, float] = {}
        self.smashes: list[int] = []
        self.bound = [0.0] * (DEEP + 1)
        if not self.needed and not g.plays(DRAGON):
            return
        worth = {cell: self.reveals[symbol][-1] - HOPE * self.fills[cell] for cell, symbol in self.symbols.items()}
        if self.needed == 1:  # the last Crystal had better be near home
            for cell, symbol in self.symbols.items():
                worth[cell] += HOPE * LAST * self.odds[symbol][0] * max(0.0, self.way_home(cell))
        for cell in self.treasures:
            worth[cell] = worth.get(cell, 0.0) + SURE * TREASURE_GRIT * self.grit
        if smash and self.needed:
            self.smashes = self.crystals
            for cell in self.crystals:
                worth[cell] = worth.get(cell, 0.0) + SURE * won
        if g.plays(DRAGON) and armed and blow >= armor(g) and "underground" not in g.knight.used:
            cell = g.pieces[WYRM]
            worth[cell] = worth.get(cell, 0.0) + HOPE * STRIKE * (1.0 if blow > armor(g) else 0.5)
        for tribe in self.tribes:
            if tribe_strength(g, tribe) >= strength:
                worth.pop(g.pieces[tribe], None)
        self.worth = {cell: value for cell, value in worth.items() if value > 0}
        most = sorted(self.worth.values(), reverse=True)[:DEEP]
        bonus = 3 * self.tail * max(0.0, reveal) + (
            HOPE * ADVENTUROUS_GRIT * self.grit if self.adventure < FAR else 0.0
        )
        if 0 < self.needed <= len(self.smashes):
            bonus += SURE * HOMEWARD * LOST
        self.bound = [sum(most[:deep]) + bonus for deep in range(DEEP + 1)]
        """What so many more visits can bring at most."""

    def unveil(self, strength: int, won: float) -> list[list[float]]:
        """The worth of a Dark tile by its symbol and by the cubes still free: they may go to Strength when needed."""
        g = self.g
        need = max(0, g.rules.smash_strength - strength)
        risks, finds = [], []
        for cubes in range(self.free + 1):
            risks.append(self.risk(strength, cubes))
            finds.append(self.found + max(0.0, won - IDLE * need) * (need <= cubes) if self.needed else 0.0)
        return [
            [HOPE * (self.grit + luck * find - ambush * risk) for find, risk in zip(finds, risks, strict=True)]
            for luck, ambush in self.odds
        ]

    def spend(self, moves: int, met: int, walls: int) -> int:
        """Cubes left free after so many steps, Encounters and walls; negative if there are too few."""
        cubes = 0
        if moves > self.moves:
            cubes = (moves - self.moves + 1) // 2
            if cubes > self.move_room:
                return -1
        if met > self.encounters:
            see = met - self.encounters
            if see > self.see_room:
                return -1
            cubes += see
        if walls:
            cubes += max(0, walls * self.toll - self.maps)
        return self.left - cubes

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
        self, cell: int, moves: int, met: int, walls: int, value: float, seen: tuple[int, ...], free: bool, needed: int
    ) -> None:
        """Everything that can follow from here, so many steps, Encounters and walls into the plan."""
        if self.needed and needed <= 0:  # with all Crystals nothing counts but the way home
            at = self.advance(cell, moves, met, walls, self.homeward)
            self.record = max(self.record, value + SURE * self.way_home(at) - STEP * moves)
            return
        if seen and cell in self.fresh:
            end = value + self.rest(cell) - STEP * moves
            extra = 1
            while extra <= 3 and (left := self.spend(moves + extra, met + extra, walls)) >= 0:
                end += self.tail * max(0.0, self.reveals[ANY][left] - self.next_fills)
                extra += 1
        else:
            end = value + self.rest(self.advance(cell, moves, met, walls, self.onward)) - STEP * moves
        if end > self.record:
            self.record = end
        if len(seen) >= DEEP or value + self.bound[DEEP - len(seen)] <= self.record:
            return
        for away, wall, to in self.aims_from(cell):
            if to in seen:
                continue
            cost = 0 if free and away == 0 else 1
            left = self.spend(moves + away, met + cost, walls + wall)
            if left < 0:
                continue
            gain = self.worth[to]
            if to in self.fresh:
                reveals = self.reveals[self.symbols[to]]
                gain += reveals[left] - reveals[-1]
            if len(seen) + cost == self.adventure:
                gain += HOPE * ADVENTUROUS_GRIT * self.grit
            still = needed - (to in self.smashes)
            self.visit(to, moves + away, met + cost, walls + wall, value + gain, (*seen, to), False, still)

    def advance(self, cell: int, moves: int, met: int, walls: int, onward: dict[int, int]) -> int:
        """Where she can get on a long way with what is left; she needs an Encounter left to move."""
        ways = self.ways
        while (to := onward.get(cell, cell)) != cell:
            moves += 1
            walls += to not in ways.beside[cell]
            met += cell in ways.stops
            if self.spend(moves, met + 1, walls) < 0:
                break
            cell = to
        return cell
