"""Judging positions: sensible signs, quick enough, and no bot that goes on for ever."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import thread_time
from typing import Any

import pytest

from tests.vast.table import Table
from wyrmtable.bots import make
from wyrmtable.core.chance import Chance
from wyrmtable.core.match import Match
from wyrmtable.core.run import Run
from wyrmtable.games.vast import GAME
from wyrmtable.games.vast.data import CARRIED, GOBLINS, HERO, ON_GOBLINS, ON_KNIGHT, ROGUE
from wyrmtable.games.vast.grid import dark_tiles
from wyrmtable.games.vast.options import Options
from wyrmtable.games.vast.state import Vast


def fresh(roles: Any) -> Run[Vast]:
    return Run(GAME, GAME.setup(len(roles), Options(roles=roles), Chance("judged")))


def grow(board: str, field: str, by: int) -> Callable[[Vast], None]:
    def do(g: Vast) -> None:
        thing = getattr(g, board) if board else g
        setattr(thing, field, getattr(thing, field) + by)

    return do


@pytest.mark.parametrize(
    ("seat", "change"),
    [
        (0, grow("knight", "grit", 5)),
        (1, grow("goblins", "rage", 1)),
        (1, grow("knight", "health", -1)),
        (2, grow("dragon", "wake", 2)),
        (3, grow("", "crystal_tiles_removed", 1)),
        (4, grow("thief", "stashed", 1)),
    ],
)
def test_what_a_role_wants_is_good(seat: int, change: Callable[[Vast], None]) -> None:
    g = fresh("KGDCT").state
    before = GAME.evaluate(g, seat)
    change(g)
    assert GAME.evaluate(g, seat) > before


def test_a_prize_in_hand_beats_one_within_reach() -> None:
    g = fresh("KT").state
    g.pieces[ROGUE] = g.pieces[HERO]
    g.treasures[0] = g.pieces[HERO]
    near = GAME.evaluate(g, 1)
    g.treasures[0] = CARRIED
    assert GAME.evaluate(g, 1) > near
    g = fresh("KG").state
    g.crystals[0] = g.pieces[HERO]
    near = GAME.evaluate(g, 0)
    g.crystals[0] = ON_KNIGHT
    assert GAME.evaluate(g, 0) > near


@pytest.mark.parametrize(("roles", "side"), [("GC", 0), ("GD", 1)])
def test_a_greedy_bot_ends_its_turns(roles: Any, side: int) -> None:
    """Tribes may walk any number of steps; three rounds in a few hundred decisions show that they stop."""
    match = Match(GAME, 2, Options(roles=roles), Chance("walk"))
    random = Random(5)
    bots = [make("greedy" if seat == side else "random", GAME, random) for seat in range(2)]
    for _ in range(400):
        if match.over or match.state.round > 3:
            return
        seat = next(iter(match.open))
        match.answer(seat, bots[seat].choose(match, seat))
    pytest.fail("three rounds take too long")


def test_a_secret_is_played_on_the_tribe_it_helps() -> None:
    """The bot weighs a Secret together with its target: the Fire Bomber makes the weak Tribe strong enough to smash."""
    t = Table("GC")
    t.lit(1, 0, "", "crystal")
    t.token("crystal", 1, 0)
    t.tribe("bones", 4, at=(1, 0))
    t.tribe("eye", 1, at=(1, 0))
    t.g.goblins.secret_deck.remove("fire_bomber")
    t.g.goblins.secrets.append("fire_bomber")
    t.turn("goblins", phase="activate")
    bot = make("greedy", GAME, Random(3))
    for _ in range(20):
        if t.g.turn != GOBLINS:
            break
        seat = next(iter(t.match.open))
        t.match.answer(seat, bot.choose(t.match, seat))
    assert t.g.crystals.count(ON_GOBLINS) == 1


def test_tiles_laid_in_the_caves_turn_are_imagined_as_crystals_more_often() -> None:
    """P-PLACE: in its own turn the Cave must lay Crystal tiles first, and everybody sees where it laid one."""
    match = Match(GAME, 2, Options(roles="GC"), Chance("laid"), ("greedy", "random"))
    bots = [make("random", GAME, Random(1), thread_time) for _ in range(2)]
    while len(match.state.cave.laid) < 4:
        seat = next(iter(match.open))
        match.answer(seat, bots[seat].choose(match, seat))
    found = {True: 0, False: 0}
    tiles = {True: 0, False: 0}
    for world in range(200):
        g = match.imagine(0, f"world {world}").state
        for cell in dark_tiles(g):
            tiles[cell in g.cave.laid] += 1
            found[cell in g.cave.laid] += g.kind(cell) == "crystal"
    assert found[True] / tiles[True] > 1.5 * found[False] / tiles[False] > 0
