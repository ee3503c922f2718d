"""The greedy Dragon: what he must not waste on his way out."""

from __future__ import annotations

from random import Random

from tests.vast.table import Table
from wyrmtable.bots import make
from wyrmtable.games.vast import GAME
from wyrmtable.games.vast.bot.dragon_ways import LIGHT, ways_out
from wyrmtable.games.vast.data import DRAGON
from wyrmtable.games.vast.grid import cell_at


def dragon_at(t: Table, x: int, y: int, *cards: str, wake: int) -> None:
    t.g.dragon.placed = True
    t.g.dragon.wake = wake
    t.put("dragon", x, y)
    t.powers(*cards)


def play_his_turn(t: Table) -> None:
    t.turn("dragon")
    bot = make("greedy", GAME, Random(3))
    for _ in range(40):
        if t.match.over or t.g.turn != DRAGON:
            return
        seat = next(iter(t.match.open))
        t.match.answer(seat, bot.choose(t.match, seat))
    raise AssertionError("his turn takes too long")


def test_surfaced_he_lights_the_dark_tile_that_cuts_him_off() -> None:
    """A surfaced Dragon may not enter the dark: only light leads to the Entrance."""
    t = Table("GD")
    t.lit(0, -2, "", "crystal")
    t.lit(-1, -2)
    t.dark(0, -1)
    t.dark(0, -3)
    dragon_at(t, 0, -2, "claw", "claw", "claw", "flame", "wing", "wing", wake=11)
    t.token("treasure", -1, -2)
    t.g.dragon.awake = t.g.dragon.surfaced = True
    play_his_turn(t)
    assert t.g.is_lit(cell_at(0, -1))


def test_surfaced_he_flies_through_a_wall_though_the_way_is_longer_than_a_turn() -> None:
    """The free move leads only away from the Entrance; a Wing is a step out all the same."""
    t = Table("GD")
    for y in (-1, -2, -3, -4):
        t.lit(0, y, "ns")
    t.lit(0, -5, "esw")
    t.lit(0, -6, "ew")
    dragon_at(t, 0, -5, "claw", "claw", "claw", "flame", "wing", wake=11)
    t.token("flame", 0, 0)
    t.g.dragon.awake = t.g.dragon.surfaced = True
    play_his_turn(t)
    assert t.at("dragon") == (0, -4)


def test_the_last_cubes_come_by_slither_and_not_by_a_lucky_flame() -> None:
    """Claw and Flame move a cube where it is sure to be taken; the same Flame cannot be rolled as well."""
    t = Table("GD")
    for x, y in ((0, -1), (1, 0), (2, -1)):
        t.lit(x, y)
    t.lit(1, -1, "", "crystal")
    t.dark(1, -2)
    t.dark(2, -2)
    t.token("treasure", 1, 0)
    t.token("claw", 0, 0)
    t.token("flame", 0, -1)
    t.token("wing", 0, -1)
    dragon_at(t, 1, -1, "wing", "claw", "claw", "claw", "flame", wake=9)
    t.g.dragon.sloth = {"greed": 0, "hunger": 3, "pride_event": 2, "pride_gem": 0, "pride_still": 0}
    play_his_turn(t)
    assert t.g.dragon.wake > 9


def test_dark_tiles_on_the_way_out_are_counted_and_named() -> None:
    t = Table("GD")
    t.lit(0, -3)
    t.lit(0, -2)
    between = t.dark(0, -1)
    exits = ways_out(t.g)
    assert (exits.moves[cell_at(0, -2)], exits.dark[cell_at(0, -2)]) == (1 + LIGHT, (between,))
    assert (exits.moves[cell_at(0, -3)], exits.dark[cell_at(0, -3)]) == (2 + LIGHT, (between,))
    t.g.tiles[between] |= 1
    exits = ways_out(t.g)
    assert exits.moves[cell_at(0, -3)] <= 3
    assert exits.dark[cell_at(0, -3)] == ()
