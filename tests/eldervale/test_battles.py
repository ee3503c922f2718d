"""Battles: dice, swords, comparison, glory: A27, A41 to A45, A53, A54, A56, A78, A102."""

from __future__ import annotations

import pytest

from tests.eldervale.duel import attack, duel, fight, join_turn
from tests.eldervale.table import TILE, Table
from wyrmtable.games.eldervale.state import NOBODY


def test_a41_the_battle_of_the_rulebook() -> None:
    t = Table("wardens_of_evenmarch", "elves_of_briardell", "embercrush_ogres")
    luke, james, maximus = 0, 1, 2
    t.realm("portal", 0, 0)
    t.realm("marble_causeway", 1, 0)  # Luke
    t.realm("briar_meadows", -1, 0)  # an Elf
    t.realm("crystal_caverns", 0, 1)  # an Elf
    t.realm("emberfields", 0, -1)  # the Dragon
    t.realm("obsidian_crown", 1, -1)  # the Dwelling
    t.unit(luke, "worker", "marble_causeway")
    t.unit(james, "worker", "portal")
    t.unit(james, "worker", "briar_meadows")
    t.unit(james, "worker", "crystal_caverns")
    t.unit(maximus, "dragon", "emberfields")
    t.dwelling(maximus, "obsidian_crown")
    t.supply(luke, tool=2, sword=1, gem=1)
    t.supply(james, sword=2)
    t.hand(luke, "polymorph")
    t.war()
    t.turn(luke)
    t.do("place:worker@portal", "unit:warrior@ready")
    assert t.has(luke, gem=1)
    assert t.asked == "after-action"
    t.do("pass")
    assert (t.asked, t.seat) == ("join", james)
    t.do("pass")
    assert (t.asked, t.seat) == ("join", maximus)
    t.do("join:dragon@emberfields")
    assert (t.asked, t.seat) == ("join", luke)
    t.do("cast:polymorph", "unit:worker@marble_causeway", "join:warrior@marble_causeway")
    assert t.where(luke, "warrior") == ["portal"]
    assert [t.battle_dice(seat) for seat in (luke, james, maximus)] == [3, 3, 4]
    t.dice(6, 5, 3, 3, 1, 6, 6, 4, 1, 4, 2)  # James, Maximus, Luke (a 6 is set)
    assert (t.asked, t.seat) == ("spend-swords", james)
    t.do("swords:2")
    while t.g.battle is not None:
        assert "pass" in t.options(), t.options()
        t.do("pass")
    assert (t.player(maximus).glory, t.player(maximus).vp) == (1, 2)
    assert t.where(luke, "warrior") == ["underworld"]
    assert t.where(luke, "worker").count("underworld") == 1
    assert t.player(luke).supply[4] == 2
    assert t.where(james, "worker").count("underworld") == 1
    assert {"briar_meadows", "crystal_caverns"} <= set(t.where(james, "worker"))
    assert t.player(james).supply[4] == 1
    assert t.where(maximus, "dragon") == ["portal"]


@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [([6, 4, 4], [6, 4, 3, 3], 0), ([6], [6, 1], 1), ([5, 3], [5, 3], NOBODY), ([6, 6, 1], [6, 5, 5, 5], 0)],
)
def test_a42_a43_a44_comparing(mine: list[int], theirs: list[int], winner: int) -> None:
    """A42 [6,4,4] beats [6,4,3,3]; A43 [6] loses to [6,1]; A44 a true tie has no winner."""
    from wyrmtable.games.eldervale.rules.outcome import best_side
    from wyrmtable.games.eldervale.state import Battle

    t = duel()
    t.g.battle = Battle(realm=TILE["lilypad_shallows"], triggers=[], dice={0: mine, 1: theirs})
    assert best_side(t.g) == winner


def test_a44_both_lose_their_units() -> None:
    t = duel()
    t.dice(4, 4)
    attack(t)
    fight(t)
    for seat in (0, 1):
        assert t.where(seat, "worker").count("underworld") == 1
        assert t.player(seat).supply[4] == 1
        assert t.player(seat).glory == 0
    assert "emberfields" in t.where(0, "worker")


def test_a45_never_more_than_six_dice() -> None:
    t = duel()
    t.unit(1, "dragon", "lilypad_shallows")
    t.unit(1, "warrior", "lilypad_shallows")
    t.dwelling(1, "lilypad_shallows")
    t.supply(1, sword=5)
    t.dice(6, 1, 1, 1, 1, 1, 5)
    attack(t)
    join_turn(t, 0)
    assert t.battle_dice(1) == 6
    fight(t)
    assert t.player(1).supply[4] == 5  # no swords could be spent
    assert t.player(1).glory == 1


def test_a53_beyond_the_last_space_of_glory() -> None:
    t = duel()
    t.player(0).glory = 8
    t.dice(1, 6)
    attack(t)
    fight(t)
    assert (t.player(0).glory, t.player(0).vp) == (8, 2)


@pytest.mark.parametrize(("orbs", "points", "taken"), [([3, 7], 0, 1), ([7], 2, 0)])
def test_a54_the_orb_of_a_glory_space(orbs: list[int], points: int, taken: int) -> None:
    t = duel()
    t.player(0).glory = 2
    t.g.glory_orbs = orbs
    t.dice(1, 6)
    attack(t)
    fight(t)
    assert (t.player(0).glory, t.player(0).vp, t.player(0).orbs) == (3, points, taken)


def test_a56_a_dwelling_alone_takes_no_part() -> None:
    t = duel("embercrush_ogres", "atlanteans", "wardens_of_evenmarch")
    t.dwelling(2, "moonwell_falls")
    t.dice(1, 6)
    attack(t)
    fight(t)
    assert t.player(0).glory == 1
    assert t.player(2).supply[4] == 0


def test_dwellings_add_dice() -> None:
    t = duel()
    t.dwelling(0, "lilypad_shallows")
    t.dwelling(0, "moonwell_falls")
    t.dwelling(0, "obsidian_crown")  # two realms away
    attack(t)
    t.until("join")
    assert t.battle_dice(0) == 3


def test_a27_swords_from_a_token_in_time() -> None:
    t = duel()
    t.supply(1, sword=1)
    (token,) = t.tray(1, "sword:2")
    attack(t)
    t.until("spend-swords")
    assert t.seat == 1
    assert t.starting("swords:") == ["1"]
    t.act(1, f"cash:{token}")
    assert t.has(1, sword=3)
    assert t.starting("swords:") == ["1", "2", "3"]
    battle = t.g.battle
    assert battle is not None
    t.dice(6, 5, 4, 1)
    t.do("swords:2")
    assert battle.dice == {1: [6, 5, 4], 0: [1]}
    assert t.has(1, sword=1)


def test_a78_a_dominated_juggernaut() -> None:
    t = duel("embercrush_ogres", "atlanteans")
    t.beast(0, "brass_juggernaut", "emberfields")
    t.hand(1, "firestorm")
    t.supply(1, sword=1)
    attack(t)
    join_turn(t, 0)
    t.do("join:brass_juggernaut@emberfields", "pass")
    assert t.battle_dice(0) == 6
    t.dice(1, 1, 1, 1, 1, 1, 2)
    while t.asked != "after-roll":
        t.do("pass")
    battle = t.g.battle
    assert battle is not None
    assert battle.dice == {1: [1], 0: [4, 1, 1, 1, 1, 1]}
    assert t.seat == 1
    t.do("cast:firestorm")  # no choice of a side: only the own dice
    assert battle.dice == {1: [2], 0: [4, 1, 1, 1, 1, 1]}
    assert t.player(0).glory == 1


def test_a102_swords_are_not_wasted() -> None:
    t = duel()
    t.unit(0, "dragon", "emberfields")
    t.player(0).places[0] = -1
    t.dwelling(0, "moonwell_falls")
    t.supply(0, sword=3)
    t.turn(0)
    t.do("place:worker@lilypad_shallows", "stack:lilypad_shallows.1")
    t.until("join")
    while t.seat != 0:
        t.do("pass")
    t.do("join:dragon@emberfields")
    t.until("spend-swords")
    assert t.battle_dice(0) == 5
    assert t.starting("swords:") == ["1"]


def test_a102_the_unicorn_caps_at_four() -> None:
    t = duel("embercrush_ogres", "atlanteans", elements=("light",))
    t.unit(0, "dragon", "emberfields")
    t.player(0).places[0] = -1
    t.dwelling(0, "moonwell_falls")
    t.monster("prism_unicorn", "lilypad_shallows")
    t.supply(0, sword=3)
    t.turn(0)
    t.do("place:worker@lilypad_shallows", "stack:lilypad_shallows.1")
    t.until("join")
    while t.seat != 0:
        t.do("pass")
    battle = t.g.battle
    assert battle is not None
    t.dice(1, 6, 6, 6, 6, 1, 1, 1)
    t.do("join:dragon@emberfields")  # the only Unit near: Join, swords and roll follow by themselves
    assert len(battle.dice[0]) == 4
    assert t.player(0).supply[4] == 3  # nothing could be spent


def test_peaceful_placement_triggers_nothing() -> None:
    t = duel()
    t.g.peaceful = True
    attack(t)
    assert t.seat == 1
    assert t.g.battle is None
    assert t.where(0, "worker").count("lilypad_shallows") == 1
