"""What spells on dice would make of a battle, as their caster reads it before casting."""

from __future__ import annotations

import pytest

from tests.eldervale.arena import Arena
from wyrmtable.core.ask import Question
from wyrmtable.core.language import Language
from wyrmtable.games.eldervale import GAME


def chance(t: Arena, name: str) -> str:
    """The chance an answer is said to make; empty where none is told."""
    assert t.run is not None
    question = t.run.question
    assert isinstance(question, Question)
    option = next(option for option in GAME.ask(t.g, question).options if option.name == name)
    return next((Language("en", GAME)(pip.label) for pip in option.gives if pip.icon == "odds" and pip.label), "")


def rolled(spell: str, *dice: int, attacker: str = "worker") -> Arena:
    """Seat 0 holds the spell and what it costs; the dice of seat 1 come first."""
    t = Arena(attacker=attacker)
    t.hand(0, spell)
    t.supply(0, gem=2, potion=2, scroll=2, tool=2, sword=2)
    t.rolled(*dice)
    assert t.asked == "after-roll"
    return t


@pytest.mark.parametrize(
    ("spell", "dice", "attacker", "expected"),
    [
        ("firestorm", (3, 2), "worker", "50 %"),  # own die: 4, 5 or 6; theirs: only a 1
        ("firestorm", (4, 3), "worker", "33 %"),  # own die: 5 or 6; theirs: 1 or 2, the same
        ("wild_surge", (3, 2), "worker", "50 %"),
        ("lucky_charm", (5, 4, 1), "warrior", "56 %"),  # both dice again: 20 of 36 with a 5 or 6, and two dice beat one
        ("fog_of_war", (6, 2), "worker", "100 %"),
        ("mirror_shield", (6, 4, 2), "warrior", "100 %"),  # 6 and 4 beat the single 6
    ],
)
def test_the_best_a_spell_can_do(spell: str, dice: tuple[int, ...], attacker: str, expected: str) -> None:
    assert chance(rolled(spell, *dice, attacker=attacker), f"cast:{spell}") == expected


def test_whose_dice_are_rolled_again() -> None:
    t = rolled("firestorm", 3, 2)
    t.do("cast:firestorm")
    assert chance(t, "side:0") == "50 %"
    assert chance(t, "side:1") == "17 %"


def test_dice_added_before_the_roll() -> None:
    """Two dice and a sword's worth of spell against one."""
    t = Arena()
    t.hand(0, "blade_rain")
    t.supply(0, potion=2, gem=2, scroll=2, tool=2)
    t.attack("spend-swords")
    assert chance(t, "cast:blade_rain") == "83 %"
