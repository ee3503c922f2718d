"""Who is asked, who joins, which battle comes first: A55, A74, A75, A77, A97."""

from __future__ import annotations

from tests.eldervale.duel import attack, duel, fight, join_turn
from tests.eldervale.table import TILE, Table


def test_a55_the_order_of_joining() -> None:
    t = duel("embercrush_ogres", "atlanteans", "wardens_of_evenmarch")
    t.unit(1, "worker", "moonwell_falls")
    t.unit(2, "worker", "moonwell_falls")
    attack(t)
    assert (t.asked, t.seat) == ("join", 1)
    assert t.options() == ["join:worker@moonwell_falls", "pass"]
    t.do("pass")
    assert (t.asked, t.seat) == ("join", 2)
    t.do("join:worker@moonwell_falls")
    assert (t.asked, t.seat) == ("join", 0)
    t.do("join:worker@emberfields")
    assert t.asked != "join"
    assert "moonwell_falls" in t.where(1, "worker")


def test_a74_two_battles_one_after_the_other() -> None:
    t = Table("embercrush_ogres", "atlanteans", "wardens_of_evenmarch")
    t.map("emberfields", "obsidian_crown", "moonwell_falls")
    t.unit(0, "worker", "emberfields")
    t.unit(1, "worker", "obsidian_crown")
    t.unit(2, "worker", "moonwell_falls")
    t.treasure("obsidian_crown")
    t.treasure("moonwell_falls")
    t.hand(0, "haste")
    t.supply(0, gem=1, potion=1)
    t.war()
    t.dice(1, 6, 6)
    t.turn(0)
    t.do("place:worker@obsidian_crown")
    assert t.asked == "after-action"
    t.do("cast:haste")
    assert t.asked == "battle-order"  # the only place for a second Worker was the Moonwell Falls
    assert t.options() == ["obsidian_crown", "moonwell_falls"]
    t.do("obsidian_crown")
    join_turn(t, 0)
    t.do("join:worker@moonwell_falls")
    fight(t)
    assert t.where(0, "worker").count("obsidian_crown") == 2
    assert t.g.battle is None
    assert "moonwell_falls" in t.where(2, "worker")  # no battle there


def test_a75_lure_brings_two_opponents_to_blows() -> None:
    t = Table("embercrush_ogres", "atlanteans", "wardens_of_evenmarch")
    t.map("obsidian_crown", "emberfields", "marble_causeway", "moonwell_falls", "cinder_pit")
    t.unit(0, "worker", "emberfields")
    t.unit(0, "worker", "marble_causeway")
    t.unit(1, "worker", "moonwell_falls")
    t.unit(2, "worker", "moonwell_falls")
    t.treasure("obsidian_crown")
    t.hand(0, "lure")
    t.supply(0, potion=1)
    t.war()
    t.turn(0)
    t.do("place:worker@obsidian_crown", "cast:lure", "potion")
    assert t.monster_in("demon_of_might") == "moonwell_falls"
    assert t.g.battle is not None
    assert t.g.battle.realm == TILE["moonwell_falls"]
    assert (t.asked, t.seat, t.options()) == ("join", 0, ["join:worker@marble_causeway", "pass"])
    t.dice(6, 5, 4, 4, 4, 4)
    t.do("pass")
    t.do("glory-1")
    assert t.player(1).glory == 1
    assert "underworld" in t.where(2, "worker")
    assert t.where(0, "worker").count("underworld") == 0


def test_a77_sanctuary_from_afar() -> None:
    t = duel("embercrush_ogres", "atlanteans", "wardens_of_evenmarch")
    t.dwelling(2, "lilypad_shallows")
    t.hand(2, "sanctuary")
    attack(t)
    assert (t.asked, t.seat) == ("would-trigger", 2)
    t.do("cast:sanctuary")
    assert t.g.battle is None
    assert "lilypad_shallows" in t.where(0, "worker")
    assert "lilypad_shallows" in t.where(1, "worker")


def test_sanctuary_needs_a_dwelling_in_the_realm() -> None:
    t = duel("embercrush_ogres", "atlanteans", "wardens_of_evenmarch")
    t.dwelling(2, "moonwell_falls")
    t.hand(2, "sanctuary")
    attack(t)
    assert t.asked != "would-trigger"


def test_a97_who_is_asked_follows_from_public_facts() -> None:
    """An empty hand is not asked; a hand is in the window whatever it holds."""
    for hand, asked in ((("faerie_charm",), True), ((), False)):
        t = duel()
        t.hand(1, *hand)
        t.supply(1, potion=1)
        attack(t)
        assert ((t.asked, t.seat) == ("would-trigger", 1)) == asked


def test_a_player_with_nothing_near_is_not_asked_to_join() -> None:
    t = duel("embercrush_ogres", "atlanteans", "wardens_of_evenmarch")
    t.unit(2, "worker", "obsidian_crown")
    t.dice(1, 6)
    attack(t)
    seen = []
    while t.g.battle is not None and t.asked == "join":
        seen.append(t.seat)
        t.do("pass")
    assert 2 not in seen


def test_after_joining_no_more_spells() -> None:
    t = duel()
    t.ready(1, "warrior")
    t.unit(1, "worker", "moonwell_falls")
    t.unit(1, "worker", "moonwell_falls")
    t.hand(1, "polymorph")
    t.supply(1, gem=1)
    attack(t)
    t.until("join")
    assert "cast:polymorph" in t.options()
    t.do("join:worker@moonwell_falls")
    assert t.options() == ["join:worker@moonwell_falls", "pass"]


def test_sudden_ambush_moves_in_from_two_realms_away() -> None:
    t = duel()
    t.unit(1, "dragon", "obsidian_crown")
    t.hand(1, "sudden_ambush")
    t.supply(1, sword=1)
    attack(t)
    join_turn(t, 1)
    t.do("cast:sudden_ambush")
    assert t.where(1, "dragon") == ["lilypad_shallows"]
    assert t.battle_dice(1) == 4
