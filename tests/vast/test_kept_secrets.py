"""What questions, messages and records must not tell (§14)."""

from __future__ import annotations

import pytest

from tests.vast.table import Table


def paying(*cards: str, gem: bool = False) -> Table:
    t = Table()
    t.lit(1, 0, "")
    t.put("knight", 0, 0)
    t.g.dragon.placed = True
    t.put("dragon", 1, 0)
    t.powers(*cards)
    if gem:
        t.token("claw", 1, 0)
    t.turn("dragon")
    return t


@pytest.mark.parametrize("cards", [("wing", "wing", "wing"), ("wing", "claw", "flame")])
def test_whether_he_is_asked_how_to_pay_does_not_tell_his_hand(cards: tuple[str, ...]) -> None:
    """A power of any symbols is paid by a question, even with equal cards."""
    t = paying(*cards)
    t.answer("power:shriek")
    assert t.asked == "pay"


@pytest.mark.parametrize("cards", [("wing", "wing"), ("wing", "claw")])
def test_a_gem_that_could_pay_is_asked_about_whatever_his_hand_is(cards: tuple[str, ...]) -> None:
    t = paying(*cards, gem=True)
    t.answer("power:claw")
    assert t.asked == "pay"


def test_he_is_not_asked_where_everybody_sees_that_there_is_one_way() -> None:
    t = paying("wing", "claw")
    t.answer("power:shriek")  # all his cards
    assert t.g.dragon.shriek
    t = paying("claw", "wing")
    t.die("centre")
    t.answer("power:claw")  # no Gem about
    assert t.asked != "pay"


@pytest.mark.parametrize("quest", ["bedecked", "intrepid"])
def test_the_end_of_her_turn_does_not_tell_her_sidequests(quest: str) -> None:
    """With Sidequests in hand she ends her turn herself, whether or not one of them could still be revealed."""
    t = Table()
    t.lit(1, 0, "")
    t.put("knight", 1, 0)
    t.quests(quest, "persistent", "swift")
    t.g.revealed = 10
    t.cubes("shield", "strength")
    t.g.knight.encounters = 1
    t.turn("knight", phase="act")
    assert t.asked == "knight-act"
    assert t.offers("end")
    assert t.offers("quest:intrepid") is (quest == "intrepid")
