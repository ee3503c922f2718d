"""A second, plain version of how Eldervale grows (7.1, 16.1, 18.3, 18.4, R 48) and how a match ends (17.1) does the same.

Positions are coordinates; which sides of the bridge are open follows from the realm it was laid beside.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from wyrmtable.core.ask import Rule, name_of
from wyrmtable.core.chance import Chance
from wyrmtable.core.run import Run
from wyrmtable.games.eldervale import GAME
from wyrmtable.games.eldervale.acts import REGROUP
from wyrmtable.games.eldervale.data import BRIDGE, DEN, MONSTERS, TILES
from wyrmtable.games.eldervale.hexes import position
from wyrmtable.games.eldervale.options import Options
from wyrmtable.games.eldervale.state import Eldervale

AROUND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
Spot = tuple[int, int]
Step = Callable[..., Rule[None] | None]
VARIANTS: list[tuple[int, Options]] = [
    *GAME.variants(),
    *((players, Options(bifrost=True, mother_of_dragons=True, oracle=True)) for players in (1, 2, 3, 4, 5)),
]


def beside(spot: Spot) -> list[Spot]:
    return [(spot[0] + q, spot[1] + r) for q, r in AROUND]


def laid(g: Eldervale) -> dict[Spot, int]:
    return {position(cell): tile for tile, cell in enumerate(g.cells) if cell >= 0}


def edge_of(spots: dict[Spot, int]) -> set[Spot]:
    return {near for spot in spots for near in beside(spot)} - set(spots)


def open_ends(spots: dict[Spot, int], near: int) -> tuple[Spot, Spot, Spot] | None:
    """The bridge, the realm at its 2-side and the position at its 10-side."""
    bridge = next((spot for spot, tile in spots.items() if tile == BRIDGE), None)
    if bridge is None:
        return None
    start = next(spot for spot, tile in spots.items() if tile == near)
    return bridge, start, (2 * bridge[0] - start[0], 2 * bridge[1] - start[1])


def places(g: Eldervale) -> set[str]:
    """Where the tile just drawn may lie, by the names of the answers."""
    spots = laid(g)
    edge = edge_of(spots)
    if g.now.drawn != BRIDGE:
        ends = open_ends(spots, g.bridge[0])
        closed = set(beside(ends[0])) - set(ends) if ends else set()
        free = [spot for spot in edge - closed if sum(near in spots for near in beside(spot)) >= 2]
        return {f"cell:{q},{r}" for q, r in free}
    found = set()
    for spot in edge:
        (first, *more) = [turn for turn, near in enumerate(beside(spot)) if near in spots]
        if not more:
            found.add(f"cell:{spot[0]},{spot[1]}.{first}")
    return found


def neighbours(g: Eldervale) -> dict[int, set[int]]:
    spots = laid(g)
    ends = open_ends(spots, g.bridge[0])
    found = {tile: {spots[near] for near in beside(spot) if near in spots} for spot, tile in spots.items()}
    if ends:
        for tile in found[BRIDGE] - {spots[end] for end in ends[1:] if end in spots}:
            found[BRIDGE].remove(tile)
            found[tile].remove(BRIDGE)
    return found


def stands(g: Eldervale) -> dict[int, int]:
    """Monsters by realm."""
    return {place: monster for monster, place in enumerate(g.monsters) if place >= 0}


def lies_right(g: Eldervale, before: Eldervale, tile: int) -> None:
    """A tile just laid: full stacks, its Monster; neighbours are those of the coordinates."""
    assert all(g.left[g.stack_of[tile] + i] == 3 for i in range(len(TILES[tile].printed)))
    came = set(stands(g)) - set(stands(before))
    lord = stands(g).get(tile)
    if tile == DEN:
        assert lord is not None
        assert MONSTERS[lord].name == "mother_of_dragons"
        assert len(g.trove) == 3
    elif tile == BRIDGE:
        assert lord is not None
        assert MONSTERS[lord].name == "frost_giant"
    elif TILES[tile].lair:
        assert lord is not None
        assert MONSTERS[lord].element == TILES[tile].element
    else:
        assert lord is None
    assert (tile in came) == (lord is not None)


class Watcher:
    """Looks at each step of a match."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seen: Counter[str]) -> None:
        self.seen = seen
        self.end = -1
        """The turn in which the end was triggered."""
        looks = {"reveal-realm": self.revealed, "locate-realm": self.located, "turn-over": self.turned}
        for name, look in looks.items():
            monkeypatch.setitem(GAME.steps, name, self.both(GAME.steps[name], look))

    def both(self, step: Step, look: Callable[[Eldervale, Eldervale], None]) -> Step:
        def compared(g: Eldervale, *about: int) -> Rule[None]:
            before = g.copy()
            flow = step(g, *about)
            if flow is not None:
                yield from flow
            look(before, g)

        return compared

    def revealed(self, before: Eldervale, g: Eldervale) -> None:
        if not before.stack:
            assert g.now.drawn < 0
            return
        top, *rest = before.stack[::-1]
        if top == BRIDGE and not places_for_bridge(before):
            self.seen["put back"] += 1
            assert (g.now.drawn, g.stack[::-1]) == ((rest[0], [*rest[1:], BRIDGE]) if rest else (-1, []))
        else:
            assert (g.now.drawn, g.stack[::-1]) == (top, rest)

    def located(self, before: Eldervale, g: Eldervale) -> None:
        tile = before.now.drawn
        new = {position(cell): t for t, cell in enumerate(g.cells) if cell >= 0 and before.cells[t] < 0}
        spot = next(spot for spot, t in new.items() if t == tile)
        wanted = [tile]
        if tile == BRIDGE:
            ends = open_ends(laid(g), g.bridge[0])
            assert ends is not None
            assert ends[1] in laid(before)
            wanted += before.stack[-1:]
            assert new == dict(zip((spot, ends[2]), wanted, strict=False))
            self.seen["bridge"] += 1
        assert set(new.values()) == set(wanted)
        choice = [name for name in places(before) if name.split(".")[0] == f"cell:{spot[0]},{spot[1]}"]
        assert choice
        for one in wanted:
            lies_right(g, before, one)
            self.seen["lair"] += TILES[one].lair
        bits = {t: {o for o in range(len(TILES)) if g.adjacent[t] >> o & 1} for t in laid(g).values()}
        assert bits == neighbours(g)
        if g.ghostly(g.active) and tile != BRIDGE:  # most neighbours, lowest r, lowest q
            spots = laid(before)
            free = [(q, r) for q, r in edge_of(spots) if f"cell:{q},{r}" in places(before)]
            assert spot == min(free, key=lambda s: (-sum(near in spots for near in beside(s)), s[1], s[0]))
            self.seen["ghosts"] += 1

    def turned(self, before: Eldervale, g: Eldervale) -> None:
        """From the turn of the sixth Dwelling or the last tile on, everybody has one more."""
        full = any(g.dwellings.count(player.seat) == 6 for player in g.players)
        if self.end < 0 and (not g.stack or full):
            self.end = g.turns
        assert (g.phase == "final-scoring") == (0 <= self.end == g.turns - len(g.players))


def places_for_bridge(g: Eldervale) -> set[str]:
    g = g.copy()
    g.now.drawn = BRIDGE
    return places(g)


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_the_map_grows_and_ends_the_same(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: Counter[str] = Counter()
    watcher = Watcher(monkeypatch, seen)
    players, options = VARIANTS[number]
    rng = random.Random(number)
    run = Run(GAME, GAME.setup(players, options, Chance(f"map {number}")))
    while not run.over:
        if run.question.kind == "choose-location":
            assert {name_of(option) for option in run.question.options} == places(run.state)
            seen["located"] += 1
        picks = list(run.options)
        dungeons = [pick for pick in picks if "@dungeon" in name_of(pick)]
        run.pick(rng.choice(dungeons or [pick for pick in picks if pick is not REGROUP] or picks))
    assert run.state.turns == watcher.end + len(run.state.players)
    assert seen["located"] > 3
