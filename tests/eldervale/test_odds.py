"""Chances of battles: counted, and compared with every single throw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product

from tests.eldervale.arena import Arena
from wyrmtable.games.eldervale import acts
from wyrmtable.games.eldervale.data import READY, TILES, WORKER
from wyrmtable.games.eldervale.forecast import battle_odds, battle_sides, odds_of_placing
from wyrmtable.games.eldervale.odds import (
    FAIR,
    LOW_AGAIN,
    NO_ONES,
    ONES_AGAIN,
    Fighter,
    fighter,
    odds,
    percent,
    throws,
)


def brute(dice: Sequence[int], fixed: Sequence[Sequence[int]] = (), mighty: Sequence[int] = ()) -> list[int]:
    """Wins of each side and throws nobody wins, by trying all throws."""
    found = [0] * (len(dice) + 1)
    for thrown in product(range(1, 7), repeat=sum(dice)):
        left = list(thrown)
        hands = []
        for side, number in enumerate(dice):
            own = [left.pop() for _ in range(number)] + list(fixed[side] if fixed else ())
            hands.append(sorted(own, reverse=True) + [0] * (6 - len(own)))
        best = [side for side, hand in enumerate(hands) if hand == max(hands)]
        if len(best) > 1:
            best = [side for side in best if side in mighty]
        found[best[0] if len(best) == 1 else -1] += 1
    return found


def test_all_throws() -> None:
    for dice in ((1, 1), (3, 2), (2, 2, 1), (1, 2, 3), (1, 1, 1, 1)):
        assert list(odds(tuple(fighter(number) for number in dice))) == [
            tuple(brute(dice)[:-1]),
            brute(dice)[-1],
            6 ** sum(dice),
        ]


def test_dice_that_are_set() -> None:
    result = odds((fighter(3, (6,)), fighter(3)))
    assert [*result.wins, result.tied] == brute((2, 3), ((6,), ()))


def test_who_wins_true_ties() -> None:
    for mighty in ((0,), (0, 1), (2,)):
        sides = tuple(fighter(number, wins_ties=side in mighty) for side, number in enumerate((2, 2, 2)))
        result = odds(sides)
        assert [*result.wins, result.tied] == brute((2, 2, 2), mighty=mighty)


def test_dice_rolled_again() -> None:
    """The weights of single faces, from trying both throws."""
    again = Counter(second if first <= 2 else first for first, second in product(range(1, 7), repeat=2))
    assert tuple(again[value] for value in range(1, 7)) == LOW_AGAIN
    ones = Counter(second if first == 1 else first for first, second in product(range(1, 7), repeat=2))
    assert tuple(ones[value] for value in range(1, 7)) == ONES_AGAIN
    assert throws(fighter(1, faces=NO_ONES)) == {(value,): 1 for value in range(2, 7)}
    assert FAIR == (1,) * 6


def test_number_of_dice_decided_by_a_die() -> None:
    """The Chimera: the mean over what the die may show."""
    whim = Fighter(((2, 2), (3, 1), (4, 1), (5, 2)))
    mixed = odds((fighter(2), whim))
    parts = [(weight, odds((fighter(2), fighter(number)))) for number, weight in whim.dice]
    mean = sum(weight * part.wins[0] * mixed.all // part.all for weight, part in parts)
    assert mean == 6 * mixed.wins[0]


def test_percentages_come_to_a_hundred() -> None:
    shown = percent(odds((fighter(5, (6,)), fighter(6), fighter(4, wins_ties=True))))
    assert shown == (60, 29, 11, 0)
    for number in range(1, 7):
        assert sum(percent(odds((fighter(number), fighter(3), fighter(3))))) == 100


def test_before_placing_and_in_the_battle() -> None:
    """What a placement promises is what the battle then begins with."""
    arena = Arena(attacker="warrior", defenders=("worker", "worker"))
    arena.turn(0)
    realm = next(tile.number for tile in TILES if tile.name == "obsidian_crown")
    warrior = next(kind for kind in arena.player(0).kinds if kind != WORKER)
    told = odds_of_placing(arena.g, 0, acts.place(warrior, READY, realm))
    assert told is not None
    assert arena.g.battle is None
    arena.do("place:warrior@obsidian_crown")
    while battle_sides_or_none(arena) is None:
        arena.do("pass" if "pass" in arena.options() else arena.options()[0])
    assert (battle_sides(arena.g), battle_odds(arena.g)) == told
    assert sorted(told[0]) == [0, 1]
    assert told[1] == odds((fighter(2), fighter(2)))


def battle_sides_or_none(arena: Arena) -> list[int] | None:
    return None if arena.g.battle is None or arena.g.battle.step == "trigger" else battle_sides(arena.g)


def test_no_battle_no_chances() -> None:
    arena = Arena()
    empty = next(tile.number for tile in TILES if tile.name == "fortress")
    assert odds_of_placing(arena.g, 0, acts.place(WORKER, READY, empty)) is None
    arena.g.peaceful = True
    crown = next(tile.number for tile in TILES if tile.name == "obsidian_crown")
    assert odds_of_placing(arena.g, 0, acts.place(WORKER, READY, crown)) is None
