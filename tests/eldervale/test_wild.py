"""Monsters that are fought, rush, are bound, banished and regrow: A46 to A52, A76, A79, A98, A99, A107."""

from __future__ import annotations

from tests.eldervale.duel import beast_fight, fight
from tests.eldervale.table import MONSTER, TILE, Table
from wyrmtable.games.eldervale.state import DEFEATED


def test_a46_glory_or_power_for_a_beaten_monster() -> None:
    t = beast_fight("tempest_roc", "thunder_eyrie")
    t.dice(6, 6, 6, 1, 1, 1, 1)
    t.turn(0)
    t.do("place:dragon@thunder_eyrie")
    t.until("choose-part")
    assert t.options() == ["glory-1", "power-air-1"]
    t.do("power-air-1")
    assert t.player(0).power[0] == 1
    assert t.player(0).glory == 0
    assert t.g.monsters[MONSTER["tempest_roc"]] == DEFEATED
    assert t.where(0, "dragon") == ["thunder_eyrie"]
    assert t.player(0).beasts == 1


def test_a47_the_monster_wins_and_stays() -> None:
    t = beast_fight("tempest_roc", "thunder_eyrie")
    t.dice(5, 5, 5, 6, 1, 1, 1)
    t.turn(0)
    t.do("place:dragon@thunder_eyrie")
    fight(t)
    assert t.where(0, "dragon") == ["underworld"]
    assert t.player(0).supply[4] == 1
    assert t.monster_in("tempest_roc") == "thunder_eyrie"


def test_a48_a_tie_with_the_monster() -> None:
    t = beast_fight("tempest_roc", "thunder_eyrie")
    t.unit(0, "warrior", "fortress")
    t.g.players[0].places[0] = -2
    t.supply(0, sword=1)
    t.dice(5, 5, 5, 5, 5, 5, 5, 5)
    t.turn(0)
    t.do("place:dragon@thunder_eyrie")
    t.until("spend-swords")
    t.do("swords:1")
    fight(t)
    assert t.where(0, "dragon") == ["underworld"]
    assert t.monster_in("tempest_roc") == "thunder_eyrie"
    assert t.player(0).glory == 0


def test_a49_one_of_two_monsters_rushes() -> None:
    t = Table("embercrush_ogres", "wardens_of_evenmarch", elements=("darkness", "water"))
    t.map("cinder_pit", "emberfields", "widow_den")
    t.map("marble_causeway", r=1)
    t.unit(0, "worker", "marble_causeway")
    t.war()
    t.turn(0)
    t.do("place:worker@emberfields", "stack:emberfields.1", "pass")
    assert len(t.player(0).tray) == 1  # the action came first
    assert (t.asked, t.options()) == ("choose-rusher", ["demon_of_might", "gloom_widow"])
    t.dice(1, 6, 1, 1, 1)
    t.do("gloom_widow")
    fight(t)
    assert t.monster_in("gloom_widow") == "emberfields"
    assert t.monster_in("demon_of_might") == "cinder_pit"
    assert "underworld" in t.where(0, "worker")


def test_a50_a_fresh_monster_rushes() -> None:
    t = Table("embercrush_ogres", "atlanteans")
    t.map("dungeon1", "fortress", "lilypad_shallows")
    t.stack("drowned_lagoon", "emberfields", "obsidian_crown")
    t.row("ember_gate", "tidal_gate")
    t.supply(0, sword=2)
    t.war()
    t.dice(1, 6, 6, 6, 6)
    t.turn(0)
    t.do("place:worker@dungeon1", "cell:1,-1")
    assert len(t.player(0).tableau) == 1
    assert t.monster_in("dread_crocodile") == "dungeon1"
    assert t.where(0, "worker").count("underworld") == 1


def test_a51_binding_chains_before_the_rush() -> None:
    t = Table("embercrush_ogres", "wardens_of_evenmarch")
    t.map("fortress", "emberfields", "cinder_pit", "marble_causeway")
    t.unit(0, "worker", "fortress")
    t.hand(0, "binding_chains")
    t.supply(0, gem=2, scroll=1)
    t.war()
    t.turn(0)
    t.do("place:worker@emberfields", "stack:emberfields.1")
    assert t.asked == "after-action"
    t.do("cast:binding_chains")
    assert t.where(0, "demon_of_might") == ["ready"]
    assert t.has(0)
    t.finish()
    assert "emberfields" in t.where(0, "worker")
    assert t.seat == 1


def test_a52_banish_into_a_lair_with_a_unit() -> None:
    t = Table("embercrush_ogres", "wardens_of_evenmarch")
    t.map("fortress", "cinder_pit", "emberfields", "marble_causeway")
    t.monster("demon_of_might", "marble_causeway")
    t.unit(1, "worker", "cinder_pit")
    t.hand(0, "banish")
    t.supply(0, scroll=1)
    t.war()
    t.turn(0)
    t.do("cast:banish")
    assert t.monster_in("demon_of_might") == "cinder_pit"
    assert t.where(1, "worker").count("underworld") == 1
    assert t.player(1).supply[4] == 1
    assert t.g.battle is None
    assert t.g.now.pending == []


def test_banish_displaces_another_monster_to_the_nearest_free_realm() -> None:
    t = Table("embercrush_ogres", "wardens_of_evenmarch", elements=("water",))
    t.map("fortress", "cinder_pit", "emberfields", "marble_causeway", "drowned_lagoon")
    t.monster("demon_of_might", "marble_causeway")
    t.monster("dread_crocodile", "cinder_pit")
    t.unit(1, "worker", "fortress")
    t.hand(0, "banish")
    t.supply(0, scroll=1)
    t.turn(0)
    t.do("cast:banish", "demon_of_might")  # of the two, and the only free realm is taken by itself
    assert t.monster_in("demon_of_might") == "cinder_pit"
    assert t.monster_in("dread_crocodile") == "emberfields"


def test_a76_the_monster_is_bound_and_the_battle_over() -> None:
    t = beast_fight("demon_of_might", "cinder_pit")
    t.hand(0, "binding_chains")
    t.supply(0, gem=2, scroll=1)
    t.turn(0)
    t.do("place:dragon@cinder_pit", "pass")
    assert t.asked == "join"
    t.do("cast:binding_chains")
    fight(t)
    assert t.g.battle is None
    assert t.where(0, "demon_of_might") == ["ready"]
    assert t.where(0, "dragon") == ["cinder_pit"]
    assert t.player(0).glory == 0
    assert t.player(0).won == 0


def test_a79_the_swapped_unit_takes_over() -> None:
    t = Table("reedmire_naga", "embercrush_ogres")
    t.map("lilypad_shallows", "moonwell_falls", "emberfields", "cinder_pit")
    t.unit(0, "worker", "lilypad_shallows")
    t.only(0, "wizard")
    t.treasure("emberfields", index=1)
    t.war()
    t.dice(1, 6, 6, 6, 6)
    t.turn(0)
    t.do("place:wizard@emberfields", "yes")
    assert t.where(0, "wizard") == ["lilypad_shallows"]
    assert t.where(0, "worker") == ["emberfields"] + ["inactive"] * 5
    t.do("stack:emberfields.2")
    fight(t)
    assert t.has(0, gem=1, sword=1)  # the action of the Emberfields, and a sword for the Worker lost there
    assert t.where(0, "wizard") == ["lilypad_shallows"]
    assert t.monster_in("demon_of_might") == "emberfields"


def test_a98_the_hydra_regrows_once() -> None:
    t = Table("riftborn_gnolls", "stonevein_dwarves")
    t.map("fortress", "titan_hollow", "briar_meadows", "wandering_isles")
    t.monster("gravel_hydra", "briar_meadows")
    t.unit(0, "worker", "fortress")
    t.unit(0, "worker", "titan_hollow")
    t.player(0).places[0] = TILE["fortress"]
    t.only(0, "dragon")
    t.unit(0, "worker", "wandering_isles")
    t.hand(0, "giant_slayer")
    t.war()
    t.dice(6, 6, 6, 1, 1, 1, 1)
    t.turn(0)
    t.do("place:dragon@briar_meadows", "stack:briar_meadows.1", "pass")
    t.until("choose-part")
    assert t.options() == ["glory-1", "power-earth-1"]
    t.do("power-earth-1")
    t.until("choose-resource")
    t.do("gem")  # Scavengers
    t.until("complete-quest")
    assert t.options() == ["quest:giant_slayer", "pass"]
    t.do("quest:giant_slayer")
    assert t.player(0).vp == 4
    assert t.player(0).beasts == 1
    assert t.player(0).power[1] == 1
    assert t.monster_in("gravel_hydra") == "titan_hollow"
    assert t.g.regrown


def test_a99_binding_in_peace_but_never_the_mother() -> None:
    t = Table("embercrush_ogres", "atlanteans", mother_of_dragons=True)
    t.map("dragonsden", "emberfields", "cinder_pit", "lilypad_shallows")
    t.unit(0, "worker", "emberfields")
    t.hand(0, "binding_chains")
    t.supply(0, gem=2, scroll=1)
    t.turn(0)
    t.do("cast:binding_chains")  # the only target is taken by itself
    assert t.where(0, "demon_of_might") == ["ready"]
    assert t.monster_in("mother_of_dragons") == "dragonsden"
    assert t.player(0).beasts == 1


def test_binding_chains_are_free_with_power_in_the_element() -> None:
    t = Table("embercrush_ogres", "atlanteans")
    t.map("emberfields", "cinder_pit", "lilypad_shallows")
    t.unit(0, "worker", "emberfields")
    t.hand(0, "binding_chains")
    t.power(0, fire=3)
    t.turn(0)
    assert "cast:binding_chains" not in t.options()
    t.power(0, fire=4)
    t.turn(0)
    t.do("cast:binding_chains")
    assert t.where(0, "demon_of_might") == ["ready"]


def test_a107_a_cancelled_battle_leaves_the_mother_where_she_is() -> None:
    t = Table("embercrush_ogres", "atlanteans", mother_of_dragons=True)
    t.map("dragonsden", "emberfields", "obsidian_crown", "lilypad_shallows", "fortress")
    t.hand(1, "faerie_charm")
    t.supply(1, potion=1)
    t.supply(0, gem=2)
    t.war()
    t.turn(0)
    t.do("place:worker@fortress")
    t.until("would-trigger")
    assert t.monster_in("mother_of_dragons") == "fortress"
    t.do("cast:faerie_charm")
    assert t.g.battle is None
    assert t.monster_in("mother_of_dragons") == "fortress"
    t.dice(1, 6, 6, 6, 6, 6)
    t.turn(0)
    t.do("place:worker@lilypad_shallows", "stack:lilypad_shallows.1")
    fight(t)
    assert t.monster_in("mother_of_dragons") == "dragonsden"  # she rushed from the Fortress, won, and went home
    assert t.where(0, "worker").count("underworld") == 1
