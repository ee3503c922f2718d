"""The greedy Goblins who look for Crystals: who goes first, and what they do on the side."""

from __future__ import annotations

from random import Random

from tests.vast.table import Table
from wyrmtable.bots import make
from wyrmtable.games.vast import GAME
from wyrmtable.games.vast.data import GOBLINS


def cave(*, treasure: bool = False) -> Table:
    """A corridor of Dark tiles; nobody knows where the Crystals are."""
    t = Table("GC")
    for y in range(1, 6):
        t.dark(0, y, symbol=("eye", "bones", "fangs")[y % 3])
    t.lit(0, -1)
    if treasure:
        t.token("treasure", 0, 3)
    return t


def play_their_turn(t: Table) -> list[str]:
    """What they did in the phase of activations."""
    t.turn("goblins", phase="activate")
    bot = make("greedy", GAME, Random(5))
    done: list[str] = []
    for _ in range(60):
        if t.match.over or t.g.turn != GOBLINS:
            return done
        seat = next(iter(t.match.open))
        (answer, *_) = bot.choose(t.match, seat)
        done.append(answer)
        t.match.answer(seat, [answer])
    raise AssertionError("their turn takes too long")


def test_an_idle_tribe_plunders_what_brings_the_cave_omens() -> None:
    t = cave(treasure=True)
    t.tribe("bones", 2, at=(0, 1))
    t.tribe("fangs", 0)
    t.tribe("eye", 0)
    assert "plunder:treasure" in play_their_turn(t)


def test_the_hidden_come_out_after_those_who_may_light_the_way() -> None:
    t = cave()
    t.tribe("fangs", 2)
    t.tribe("bones", 3)
    t.tribe("eye", 3, at=(0, 3))
    order = [answer for answer in play_their_turn(t) if answer.startswith("activate:")]
    assert order[0] == "activate:eye"
    assert len(order) == 3


def test_the_weak_look_before_the_strong() -> None:
    t = cave()
    t.tribe("fangs", 4, at=(0, 2))
    t.tribe("bones", 4, at=(0, 3))
    t.tribe("eye", 1, at=(0, 4))
    order = [answer for answer in play_their_turn(t) if answer.startswith("activate:")]
    assert order[0] == "activate:eye"


def test_nobody_walks_to_and_fro() -> None:
    """Far Dark tiles beyond the light cost too many of a Tribe: then it stays, and does something else."""
    t = Table("GC")
    for x in range(1, 8):
        t.lit(x, 0, "ns")
    t.dark(8, 0)
    t.dark(8, 1)
    t.dark(9, 0)
    t.tribe("fangs", 0)
    t.tribe("eye", 0)
    t.tribe("bones", 4, at=(1, 0))
    steps = [answer for answer in play_their_turn(t) if answer.startswith("step:")]
    assert len(steps) == len(set(steps))
