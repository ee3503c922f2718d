"""The greedy Goblins who look for Crystals: who goes first, and what they do on the side."""

from __future__ import annotations

from random import Random

from tests.vast.table import Table
from wyrmtable.bots import make
from wyrmtable.games.vast import GAME
from wyrmtable.games.vast.bot.goblins_ways import LEAVE, all_ways, muster, reach
from wyrmtable.games.vast.data import FANGS, GOBLINS, ON_GOBLINS
from wyrmtable.games.vast.grid import HOME, cell_at


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


def test_whoever_can_walk_to_a_crystal_takes_no_tunnel_beside_it() -> None:
    """Secret Tunnels end at a Dark tile, and the Tribe goes no further."""
    t = Table("GC")
    t.lit(0, 1, kind="crystal")
    t.token("crystal", 0, 1)
    for x in range(1, 6):
        t.dark(x, 0)
    t.dark(0, 2)
    t.dark(1, 1)
    t.tribe("fangs", 4, at=(5, 0))
    t.tribe("bones", 4, at=(4, 0))
    t.tribe("eye", 0)
    t.g.goblins.secrets = ["secret_tunnels"]
    t.g.goblins.secret_deck.remove("secret_tunnels")
    play_their_turn(t)
    assert t.g.crystals.count(ON_GOBLINS) == 1


def laid_far_off() -> Table:
    """Three tiles of the Cave's own, most likely Crystals, beside the Eye; the others have nothing to light."""
    t = Table("GC")
    for x in range(1, 5):
        t.lit(x, 0, "ns")
    for y in (-1, 0, 1):
        t.dark(5, y, symbol="eye")
    t.g.cave.laid = [cell_at(5, y) for y in (-1, 0, 1)]
    t.dark(0, 1, symbol="fangs")
    t.tribe("eye", 4, at=(5, 0))
    return t


def test_nobody_explores_without_need() -> None:
    """An Explore takes one of the tiles that keep the Collapse away."""
    t = laid_far_off()
    t.token("treasure", 0, 1)
    t.tribe("fangs", 4, at=(0, 1))
    t.tribe("bones", 4, at=(0, 1))
    done = play_their_turn(t)
    assert "flare" in done
    assert "explore" not in done


def test_who_has_the_best_place_for_a_flare_goes_first() -> None:
    """What the last one finds nobody can smash in the same turn."""
    t = laid_far_off()
    t.tribe("fangs", 4, at=(0, 1))
    t.tribe("bones", 0)
    order = [answer for answer in play_their_turn(t) if answer.startswith("activate:")]
    assert order[0] == "activate:eye"


def test_light_left_before_costs_nothing_again() -> None:
    t = Table("GC")
    for x in (1, 2):
        t.lit(x, 0, "ns")
    t.tribe("fangs", 3, at=(0, 0))
    t.turn("goblins", phase="activate")
    t.answer("activate:fangs")
    t.answer("step:1,0")
    fangs = next(band for band in muster(t.g) if band.tribe == FANGS)
    ways = reach(t.g, fangs, fangs.left, all_ways(t.g))
    assert ways[HOME] // LEAVE == 2  # the Entrance it has left, and the tile it would leave
    assert ways[cell_at(2, 0)] // LEAVE == 2
    t.answer("step:0,0")
    fangs = next(band for band in muster(t.g) if band.tribe == FANGS)
    ways = reach(t.g, fangs, fangs.left, all_ways(t.g))
    assert ways[cell_at(2, 0)] // LEAVE == 2  # both are left already
