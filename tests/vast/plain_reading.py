"""A second, plain reading of the map rules, written from the text alone: slow, with (x, y) pairs and no cleverness.

``test_second_reading`` compares it with what the rules offer in random matches.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from wyrmtable.games.vast.data import CAVE_TILES, KIND, OWNER, PIECES, TILES, TRIBES, WALLS
from wyrmtable.games.vast.state import Vast

Space = tuple[int, int]
STEPS: tuple[Space, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
ENTRANCE: Space = (0, 0)
KNIGHT, DRAGON, LAST_MOVER = 0, 4, 5


def space(cell: int) -> Space:
    return cell % 256 - 128, cell // 256 - 128


def name(at: Space) -> str:
    return f"{at[0]},{at[1]}"


def beside(at: Space, side: int) -> Space:
    return at[0] + STEPS[side][0], at[1] + STEPS[side][1]


class Plain:
    """A position, read once."""

    def __init__(self, g: Vast) -> None:
        self.g = g
        self.tiles = {space(cell): code for cell, code in g.tiles.items()}
        self.pieces = [space(cell) if cell >= 0 else None for cell in g.pieces]
        self.rockslides = self._edges(g.rockslides)
        self.bombs = self._edges(g.bombs)
        self.events = [space(cell) for cell in g.events if cell >= 0]

    @staticmethod
    def _edges(edges: list[int]) -> list[frozenset[Space]]:
        firsts = [(space(edge >> 1), 2 if edge & 1 else 1) for edge in edges if edge >= 0]
        return [frozenset((first, beside(first, side))) for first, side in firsts]

    # ---- §2

    def cave(self, at: Space) -> bool:
        return at in self.tiles and self.tiles[at] >> 3 < CAVE_TILES

    def lit(self, at: Space) -> bool:
        return self.cave(at) and bool(self.tiles[at] & 1)

    def dark(self, at: Space) -> bool:
        return self.cave(at) and not self.tiles[at] & 1

    def terrain(self, at: Space) -> str:
        return KIND[self.tiles[at]] if at in self.tiles and not self.cave(at) else ""

    def bridge(self, at: Space) -> bool:
        return self.terrain(at) == "canyon" and TILES[self.tiles[at] >> 3].part == 1

    def impassable(self, at: Space) -> bool:
        return self.terrain(at) == "canyon" and not self.bridge(at)

    def wall(self, at: Space, side: int) -> bool:
        return self.lit(at) and bool(WALLS[self.tiles[at]] >> side & 1)

    def blocked(self, at: Space, side: int) -> bool:
        """§2.3"""
        to = beside(at, side)
        edge = frozenset((at, to))
        walls = self.wall(at, side) or self.wall(to, (side + 2) % 4)
        return edge in self.rockslides or (walls and edge not in self.bombs)

    def fenced(self, at: Space, side: int) -> bool:
        """§11.2, §11.5: the Canyon's ends, and the closed sides of its bridge."""
        to = beside(at, side)
        for end in (at, to):
            if self.bridge(end) and (side % 2 == 0) == bool(self.tiles[end] >> 1 & 1):
                return True
        return self.impassable(to)

    def stops(self, at: Space) -> bool:
        return at in self.events and bool(self.g.event_deck)

    # ---- P-FILL, P-REVEAL

    def unfilled(self) -> set[Space]:
        found = set()
        for at in self.tiles:
            for side in range(4):
                to = beside(at, side)
                bridge = self.bridge(at) and not self.fenced(at, side)
                if to not in self.tiles and (bridge or (self.lit(at) and not self.blocked(at, side))):
                    found.add(to)
        return found

    def rotations(self, at: Space, came_from: Space | None) -> set[int]:
        """Wall masks that a revealed tile may show."""
        number = self.tiles[at] >> 3
        entrance, knight, every = set(), set(), set()
        for turn in range(4):
            code = number << 3 | turn << 1 | 1
            self.tiles[at] = code
            every.add(WALLS[code])
            if ENTRANCE in self.joined(at):
                entrance.add(WALLS[code])
            if came_from is not None:
                side = next(side for side in range(4) if beside(at, side) == came_from)
                if not self.wall(at, side) or frozenset((at, came_from)) in self.bombs:
                    knight.add(WALLS[code])
        if came_from is None:
            return entrance or every
        return entrance & knight or knight or entrance or every

    def joined(self, start: Space) -> set[Space]:
        """Spaces reached over Lit tiles and passable Terrain (R-09)."""
        seen = {start}
        queue = [start]
        for at in queue:
            for side in range(4):
                to = beside(at, side)
                way = self.lit(to) or self.terrain(to) not in ("", "pit")
                if way and to not in seen and not self.blocked(at, side) and not self.fenced(at, side):
                    seen.add(to)
                    queue.append(to)
        return seen

    # ---- P-FORCED, P-REMOVE, P-COLLAPSE-STEP

    def pushed(self, piece: int, at: Space, side: int, pieces: list[Space | None]) -> bool:
        to = beside(at, side)
        if to not in self.tiles or piece > LAST_MOVER or self.impassable(to) or self.terrain(to) == "pit":
            return False
        if f"tunnels:{PIECES[piece]}" in self.g.goblins.used:
            return False
        if any(place == to and OWNER[other] != OWNER[piece] for other, place in enumerate(pieces)):
            return False
        if piece == DRAGON and not self.g.dragon.surfaced:
            return True
        if self.blocked(at, side) or self.fenced(at, side):
            return False
        return piece not in (KNIGHT, DRAGON) or not self.dark(to)

    def nearest(self, piece: int, gone: Iterable[Space], pieces: list[Space | None]) -> set[Space]:
        start = pieces[piece]
        assert start is not None
        far = {start: 0}
        for at in (queue := [start]):
            if far[at] and piece == KNIGHT and self.stops(at):
                continue
            for side in range(4):
                to = beside(at, side)
                if to not in far and self.pushed(piece, at, side, pieces):
                    far[to] = far[at] + 1
                    queue.append(to)
        out = {at: steps for at, steps in far.items() if at not in gone}
        return {at for at, steps in out.items() if steps == min(out.values())}

    def can_leave(self, gone: set[Space], pieces: list[Space | None]) -> bool:
        """R-52"""
        piece = next((piece for piece, place in enumerate(pieces) if place in gone), None)
        if piece is None:
            return True
        ends = self.nearest(piece, gone, pieces)
        return any(self.can_leave(gone, [*pieces[:piece], end, *pieces[piece + 1 :]]) for end in ends)

    def tile(self, at: Space) -> int:
        """One number for each physical tile."""
        number = self.tiles[at] >> 3
        return number if number < CAVE_TILES else -1 - TILES[number].piece

    def spaces(self, at: Space) -> set[Space]:
        return {other for other in self.tiles if self.tile(other) == self.tile(at)}

    def collapsing(self) -> set[Space]:
        """One space of each tile that may be removed next."""
        tiers: dict[int, set[Space]] = defaultdict(set)
        terrain = set()
        for at in self.tiles:
            whole = self.spaces(at)
            if at == ENTRANCE or not self.can_leave(whole, self.pieces):
                continue
            around = [to for one in whole for side in range(4) if (to := beside(one, side)) not in whole]
            if self.cave(at):
                neighbours = {self.tile(to) for to in around if to in self.tiles}
                tiers[max(1, len(neighbours))].add(at)
            elif 2 * sum(to not in self.tiles for to in around) >= len(around):
                terrain.add(space(self.g.terrain[TILES[self.tiles[at] >> 3].piece]))
        lowest = tiers[min(tiers)] if tiers else set()
        crystals = {at for at in lowest if self.lit(at) and KIND[self.tiles[at]] == "crystal"}
        if crystals:
            return crystals
        if self.g.rules.alone:
            lowest = {at for at in lowest if self.dark(at)} or lowest
        return lowest | terrain

    # ---- §5 and §6

    def knight_strength(self) -> int:
        cubes = self.g.knight.cubes
        own_turn = self.g.turn == KNIGHT
        return 1 + cubes.count("strength") + own_turn * (("elven_sword" in cubes) + ("mighty_axe" in cubes))

    def tribe_strength(self, tribe: int) -> int:
        goblins = self.g.goblins
        cards = goblins.monsters[tribe]
        strength = goblins.population[tribe] + (PIECES[tribe] == "fangs")
        strength += sum(card in ("ogre", "troll", "flame_giant") for card in cards)
        strength += 2 * (f"fire_bomber:{PIECES[tribe]}" in goblins.used)
        return max(0, strength - (goblins.rage == 0 and "pet_frog" not in cards))

    def armor(self) -> int:
        plain = (self.g.dragon.wake + 4) // 4
        return min(4, plain + 1) if self.g.rules.ash_dragon else plain

    def exits(self, at: Space) -> set[Space]:
        """§11.3"""
        if not self.terrain(at) or self.g.collapse or not (self.g.stack or self.g.cave.hand):
            return set()
        sides = [side for side in range(4) if not self.fenced(at, side)]
        return {to for side in sides if (to := beside(at, side)) not in self.tiles}

    def knight_steps(self) -> set[str]:
        knight, here = self.g.knight, self.pieces[KNIGHT]
        cubes = knight.cubes
        assert here is not None
        perception = 1 + cubes.count("perception") + ("elven_sword" in cubes) + ("fairy_lantern" in cubes)
        movement = 1 + 2 * cubes.count("movement") + 3 * ("heroic_boots" in cubes) + ("fairy_lantern" in cubes)
        if knight.must or self.stops(here) or knight.encounters >= perception or knight.moves >= movement:
            return set()
        maps = cubes.count("map") - knight.used.count("map")
        found = {f"step:{name(to)}" for to in self.exits(here) if self.knight_may_enter(to)}
        for side in range(4):
            to = beside(here, side)
            if to not in self.tiles or self.terrain(to) == "pit" or not self.knight_may_enter(to):
                continue
            if not self.blocked(here, side) and not self.fenced(here, side):
                found.add(f"step:{name(to)}")
            elif self.blocked(here, side) and not self.impassable(to) and maps > knight.golem:
                found.add(f"map:{name(to)}")
        return found

    def knight_may_enter(self, to: Space) -> bool:
        strength, trap = self.knight_strength(), "trap" in self.g.goblins.face_up
        if self.g.dragon.surfaced and self.pieces[DRAGON] == to and strength < self.armor():
            return False
        tribes = [tribe for tribe in TRIBES if self.pieces[tribe] == to]
        return all(strength > self.tribe_strength(tribe) + trap for tribe in tribes)

    def tribe_steps(self, tribe: int) -> set[str]:
        goblins, here, own = self.g.goblins, self.pieces[tribe], PIECES[tribe]
        assert here is not None
        lurking = here not in self.tiles
        light = self.lit(here) or self.terrain(here) == "lake"
        loses = light and self.tiles[here] >> 3 not in goblins.lit_left and len(goblins.lit_left) % 2 == 1
        loses = loses and f"blind_fury:{own}" not in goblins.used
        found = set()
        if not lurking and f"exit:{own}" not in goblins.used:
            found = {f"step:{name(to)}" for to in self.exits(here)}
        for side in range(4):
            to = beside(here, side)
            if to not in self.tiles or self.fenced(here, side) or self.terrain(to) == "pit":
                continue
            if self.blocked(here, side) and "golem" not in goblins.monsters[tribe]:
                continue
            upstream = self.terrain(here) == "river" == self.terrain(to) and side == self.against(here)
            loss = loses or upstream or self.terrain(here) == "magma"
            strength = self.tribe_strength(tribe) - (loss and "bright_beetles" not in goblins.monsters[tribe])
            hers = self.pieces[KNIGHT] == to and (lurking or strength <= self.knight_strength())
            his = self.pieces[DRAGON] == to and strength <= self.armor()
            if not hers and not his:
                found.add(f"step:{name(to)}")
        return found

    def against(self, at: Space) -> int:
        """The side against the current; at rotation 0 the River flows east (R-38)."""
        return (3 + (self.tiles[at] >> 1 & 3)) % 4
