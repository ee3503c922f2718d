"""Random matches of every variant end, lose nothing and keep what must always hold; also with people acting out of turn."""

from __future__ import annotations

import random

import pytest

from wyrmtable.core.chance import Chance
from wyrmtable.core.run import Run
from wyrmtable.games.eldervale import GAME
from wyrmtable.games.eldervale.acts import Place
from wyrmtable.games.eldervale.data import (
    DRAGON,
    ELEMENTAL,
    FACTIONS,
    LIMIT,
    MARKERS,
    MOST_DICE,
    READY,
    ROOFTOPS,
    TOP,
    WARRIOR,
    WIZARD,
)
from wyrmtable.games.eldervale.options import NO_LIMIT, Options
from wyrmtable.games.eldervale.state import WILD, Eldervale

VARIANTS = list(GAME.variants())


def must_hold(g: Eldervale) -> None:
    for player in g.players:
        assert all(0 <= n <= LIMIT for n in player.supply)
        assert all(0 <= space <= TOP for space in player.power)
        assert sum(map(bool, player.power)) <= MARKERS
        assert g.dwellings.count(player.seat) == player.places.count(-4) <= ROOFTOPS
        assert len(player.kinds) == len(player.places)
        assert len(player.tray) <= g.rules.tray + 1 or g.rules.tray == NO_LIMIT
    wild = [place for place in g.monsters if place >= 0]
    assert len(wild) == len(set(wild))  # two Monsters never share a realm
    for place in wild:
        assert g.cells[place] >= 0
    for realm, near in enumerate(g.adjacent):
        assert all(g.adjacent[other] >> realm & 1 for other in range(len(g.adjacent)) if near >> other & 1)
    if g.battle is not None:
        assert all(len(dice) <= MOST_DICE for side, dice in g.battle.dice.items() if side != WILD)


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_random_matches_end(number: int) -> None:
    players, options = VARIANTS[number]
    rng = random.Random(number)
    run = Run(GAME, GAME.setup(players, options, Chance(f"random {number}")))
    box = sorted(GAME.census(run.state))
    for decision in range(20_000):
        if run.over:
            break
        if rng.random() < 0.02:
            seat = rng.randrange(players)
            aside = GAME.aside(run.state, seat)
            if aside is not None:
                run.act(seat, rng.choice(list(aside.options)))
        run.pick(rng.choice(list(run.options)))
        must_hold(run.state)
        if decision % 50 == 0:
            assert sorted(GAME.census(run.state)) == box
    assert run.over
    assert sorted(GAME.census(run.state)) == box
    result = GAME.result(run.state)
    assert len(result.scores) == len(run.state.players)
    assert result.scores == tuple(sum(parts) for parts in run.state.breakdown)


WANDERERS = ("swarm", "tailwind", "hearth_road", "rise_from_the_shadows")


def test_placements_agree_with_a_plain_reading_of_the_rules() -> None:
    """Sections 6.1 and 6.2 written out once more, for elemental realms (whose action is always possible)."""
    rng = random.Random(5)
    seen = 0
    for match in range(6):
        run = Run(GAME, GAME.setup(3, Options(first_game=True), Chance(f"plain {match}")))
        while not run.over:
            g, player = run.state, run.state.players[run.seat]
            plain = not any(ability.name in WANDERERS for ability in FACTIONS[player.faction].abilities)
            if run.question.kind == "main-choice" and plain and not player.tableau and not g.now.writ:
                seen += 1
                offered = {(o.kind, o.realm) for o in run.options if isinstance(o, Place) and o.kind <= DRAGON}
                assert {pair for pair in offered if ELEMENTAL >> pair[1] & 1} == plain_places(g, run.seat)
            run.pick(rng.choice(list(run.options)))
    assert seen > 50


def plain_places(g: Eldervale, seat: int) -> set[tuple[int, int]]:
    """Elemental realms where the position rules allow each kind of Unit that is ready."""
    player = g.players[seat]
    realms = [realm for realm, cell in enumerate(g.cells) if cell >= 0]
    mine = {place for place in player.places if place >= 0}
    busy = {place for other in g.players for place in other.places if place >= 0} | set(g.monsters)

    def steps_away(realm: int) -> int:
        """Steps to the nearest own Unit, 99 without one."""
        front, steps = {realm}, 0
        while not front & mine and steps < 99:
            front |= {other for place in front for other in realms if g.adjacent[place] >> other & 1}
            steps += 1
        return steps

    found = set()
    for realm in realms:
        for kind, place in zip(player.kinds, player.places, strict=True):
            if place != READY or kind > DRAGON or not ELEMENTAL >> realm & 1:
                continue
            first = not mine and realm not in busy
            later = bool(mine) and steps_away(realm) == 1
            flight = kind == DRAGON and bool(mine) and 1 <= steps_away(realm) <= 2
            teleportation = kind == WIZARD and realm not in busy
            aggression = kind == WARRIOR and not mine
            if first or later or flight or teleportation or aggression:
                found.add((kind, realm))
    return found
