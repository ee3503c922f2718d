"""Where Units may be placed: A05 to A13, and the abilities and cards that add alternatives."""

from __future__ import annotations

import pytest

from tests.eldervale.table import Table


def test_a05_first_placement_is_on_unoccupied_realms() -> None:
    t = Table("atlanteans", "embercrush_ogres", elements=("earth", "order"))
    t.map("briar_meadows", "emberfields", "titan_hollow")
    t.dwelling(1, "briar_meadows")
    t.unit(1, "worker", "emberfields")
    t.turn(0)
    assert t.monster_in("mossback_colossus") == "titan_hollow"
    assert t.places_for("worker") == ["briar_meadows"]


def test_a06_later_placement_is_adjacent_and_without_own_units() -> None:
    t = Table("atlanteans", "embercrush_ogres", elements=("earth", "order"))
    t.map("emberfields", "briar_meadows", "lilypad_shallows", "moonwell_falls")  # C A B D
    t.unit(0, "worker", "briar_meadows")
    t.unit(0, "worker", "emberfields")
    t.unit(1, "worker", "lilypad_shallows")
    t.turn(0)
    assert t.places_for("worker") == ["lilypad_shallows"]


def test_a07_payable_with_supply_and_hand_tokens_must_be_cashed_before() -> None:
    t = Table("atlanteans", "embercrush_ogres")
    t.map("emberfields", "magetower")
    t.unit(0, "worker", "emberfields")
    t.supply(0, gem=1)
    (token,) = t.tray(0, "gem:2")
    t.turn(0)
    assert "magetower" not in t.places_for("worker")
    t.do(f"cash:{token}")
    assert t.has(0, gem=3)
    assert "magetower" in t.places_for("worker")


def test_a07_a_magic_card_is_a_resource() -> None:
    t = Table("atlanteans", "embercrush_ogres")
    t.map("emberfields", "magetower")
    t.unit(0, "worker", "emberfields")
    t.supply(0, gem=1)
    t.any_hand(0, 1)
    t.turn(0)
    assert "magetower" in t.places_for("worker")


def test_a08_the_mill_needs_a_worker_in_an_elemental_realm() -> None:
    t = Table("atlanteans", "embercrush_ogres")
    t.map("fortress", "mill", "portal", "emberfields")
    t.unit(0, "worker", "fortress")
    t.unit(0, "worker", "portal")
    t.supply(0, gem=5, potion=5, scroll=5, tool=5, sword=5)
    t.turn(0)
    assert "mill" not in t.places_for("worker")
    assert "emberfields" in t.places_for("worker")


def test_a08_with_one_it_can_be_used() -> None:
    t = Table("atlanteans", "embercrush_ogres")
    t.map("fortress", "mill", "portal", "emberfields")
    t.unit(0, "worker", "portal")
    t.unit(0, "worker", "emberfields")
    t.supply(0, sword=1, gem=1)
    t.turn(0)
    assert "mill" in t.places_for("worker")
    t = Table("atlanteans", "embercrush_ogres")
    t.map("fortress", "mill", "portal", "emberfields")
    t.unit(0, "worker", "portal")
    t.unit(0, "worker", "emberfields")
    t.supply(0, sword=1, tool=5)
    t.turn(0)
    assert "mill" not in t.places_for("worker")


def test_a09_the_dungeon_needs_a_card_that_can_be_paid() -> None:
    t = Table("atlanteans", "wardens_of_evenmarch", elements=("earth",))
    t.map("briar_meadows", "dungeon1")
    t.row("arch_bridge", "gem_terrace", "spring_of_mending")
    t.unit(0, "worker", "briar_meadows")
    t.supply(0, tool=1, gem=1, potion=1)
    t.turn(0)
    assert "dungeon1" not in t.places_for("worker")
    t.supply(0, tool=1, gem=1, potion=1, gold=1)
    t.turn(0)
    assert "dungeon1" in t.places_for("worker")


def test_a10_a_dragon_flies_two_realms_into_occupied_ones() -> None:
    t = Table("atlanteans", "embercrush_ogres")
    t.map("emberfields", "lilypad_shallows", "moonwell_falls", "obsidian_crown")
    t.unit(0, "worker", "emberfields")
    t.unit(1, "worker", "moonwell_falls")
    t.only(0, "dragon")
    t.war()
    t.treasure("moonwell_falls", "potion:1")
    t.dice(1, 6, 6, 6)
    t.turn(0)
    assert set(t.places_for("dragon")) == {"lilypad_shallows", "moonwell_falls"}
    t.do("place:dragon@moonwell_falls")
    assert len(t.player(0).tray) == 1  # the action came first
    t.finish()
    assert t.where(0, "dragon") == ["moonwell_falls"]
    assert "underworld" in t.where(1, "worker")


def test_a11_a_wizard_teleports_to_unoccupied_realms() -> None:
    t = Table("atlanteans", "embercrush_ogres")
    t.map("emberfields", "lilypad_shallows", "moonwell_falls", "obsidian_crown", "fortress")
    t.only(0, "wizard")
    t.unit(0, "worker", "emberfields")
    t.unit(1, "worker", "obsidian_crown")
    t.unit(1, "worker", "lilypad_shallows")
    t.supply(0, gem=2)
    t.turn(0)
    assert set(t.places_for("wizard")) == {"lilypad_shallows", "moonwell_falls", "fortress"}


def test_a12_a_warrior_alone_goes_anywhere() -> None:
    t = Table("atlanteans", "embercrush_ogres")
    t.map("emberfields", "lilypad_shallows")
    t.ready(0, "warrior")
    t.unit(1, "dragon", "lilypad_shallows")
    t.war()
    t.turn(0)
    assert t.places_for("worker") == ["emberfields"]
    assert set(t.places_for("warrior")) == {"emberfields", "lilypad_shallows"}


def test_a12_with_another_unit_it_walks_like_everybody() -> None:
    t = Table("atlanteans", "embercrush_ogres")
    t.map("emberfields", "lilypad_shallows", "moonwell_falls", "obsidian_crown")
    t.ready(0, "warrior")
    t.unit(0, "worker", "emberfields")
    t.turn(0)
    assert t.places_for("warrior") == ["lilypad_shallows"]


def test_a13_peace() -> None:
    t = Table("atlanteans", "embercrush_ogres")
    t.map("emberfields", "lilypad_shallows")
    t.unit(0, "worker", "emberfields")
    t.unit(1, "worker", "lilypad_shallows")
    t.turn(0)
    t.do("place:worker@lilypad_shallows")
    t.do("stack:lilypad_shallows.1")
    assert len(t.player(0).tray) == 1
    t.finish()
    assert "lilypad_shallows" in t.where(0, "worker")
    assert "lilypad_shallows" in t.where(1, "worker")
    assert t.seat == 1


def test_underworld_units_do_not_count_as_in_eldervale() -> None:
    t = Table("atlanteans", "embercrush_ogres")
    t.map("emberfields", "lilypad_shallows", "moonwell_falls")
    t.below(0, "worker")
    t.unit(1, "worker", "emberfields")
    t.turn(0)
    assert set(t.places_for("worker")) == {"lilypad_shallows", "moonwell_falls"}


def test_regroup_is_always_legal_and_the_only_choice_without_units() -> None:
    t = Table("atlanteans", "embercrush_ogres")
    t.map("emberfields", "lilypad_shallows")
    t.only(0)
    t.turn(0)
    assert t.seat == 1  # it was taken by itself, there was nothing else
    assert t.player(0).glory == 0


def test_who_holds_a_card_is_asked_even_for_a_single_option() -> None:
    """R 71: being passed over would tell that no card can be played."""
    t = Table("atlanteans", "embercrush_ogres")
    t.map("emberfields", "lilypad_shallows")
    t.only(0)
    t.any_hand(0, 1)
    t.turn(0)
    assert (t.seat, t.options()) == (0, ["regroup"])


# ---- alternatives of factions and cards


def test_swarm_may_enter_own_realms() -> None:
    t = Table("firewitch_goblins", "atlanteans")
    t.map("emberfields", "lilypad_shallows", "moonwell_falls")
    t.unit(0, "worker", "emberfields")
    t.turn(0)
    assert t.places_for("worker") == ["lilypad_shallows"]  # not beside itself [R 40]
    t = Table("firewitch_goblins", "atlanteans")
    t.map("emberfields", "lilypad_shallows", "moonwell_falls")
    t.ready(0, "warrior")
    t.unit(0, "worker", "emberfields")
    t.unit(0, "worker", "lilypad_shallows")
    t.turn(0)
    assert set(t.places_for("worker")) == {"emberfields", "lilypad_shallows", "moonwell_falls"}
    assert t.places_for("warrior") == ["moonwell_falls"]


def test_tailwind_takes_workers_two_realms_to_unoccupied_ones() -> None:
    t = Table("galewing_harriers", "atlanteans", elements=("fire",))
    t.map("emberfields", "lilypad_shallows", "moonwell_falls", "obsidian_crown")
    t.ready(0, "warrior")
    t.unit(0, "worker", "emberfields")
    t.turn(0)
    assert set(t.places_for("worker")) == {"lilypad_shallows", "moonwell_falls"}
    assert t.places_for("warrior") == ["lilypad_shallows"]
    t.unit(1, "worker", "moonwell_falls")
    t.turn(0)
    assert t.places_for("worker") == ["lilypad_shallows"]


def test_featherfall_cloaks_take_any_unit() -> None:
    t = Table("galewing_harriers", "atlanteans", elements=("fire",))
    t.map("emberfields", "lilypad_shallows", "moonwell_falls", "obsidian_crown")
    t.ready(0, "warrior")
    t.unit(0, "worker", "emberfields")
    t.cards(0, "featherfall_cloaks")
    t.turn(0)
    assert set(t.places_for("warrior")) == {"lilypad_shallows", "moonwell_falls"}


@pytest.mark.parametrize(("faction", "card"), [("sunmane_pride", ""), ("atlanteans", "tunnel_network")])
def test_beside_own_dwellings(faction: str, card: str) -> None:
    """R 57: also without Units in Eldervale, then only unoccupied realms."""
    t = Table(faction, "embercrush_ogres", elements=("earth", "light"))
    t.map("emberfields", "obsidian_crown", "briar_meadows", "fortress")
    t.dwelling(0, "briar_meadows")
    if card:
        t.cards(0, card)
    t.unit(0, "worker", "emberfields")
    t.unit(1, "worker", "fortress")
    t.ready(0, "warrior")
    t.supply(0, gem=2)
    t.turn(0)
    assert set(t.places_for("worker")) == {"obsidian_crown", "briar_meadows", "fortress"}
    assert set(t.places_for("warrior")) == (
        {"obsidian_crown", "briar_meadows", "fortress"} if card else {"obsidian_crown"}
    )


def test_beside_own_dwellings_without_a_unit() -> None:
    t = Table("sunmane_pride", "embercrush_ogres", elements=("earth",))
    t.map("emberfields", "briar_meadows", "fortress")
    t.dwelling(0, "briar_meadows")
    t.unit(1, "worker", "fortress")
    t.supply(0, gem=2)
    t.turn(0)
    assert "fortress" not in t.places_for("worker")


def test_rise_from_the_shadows() -> None:
    t = Table("shadow_demons", "embercrush_ogres")
    t.map("emberfields", "obsidian_crown")
    t.below(0, "warrior")
    t.turn(0)
    assert set(t.starting("place:warrior.underworld@")) == {"emberfields", "obsidian_crown"}
    t.do("place:warrior.underworld@obsidian_crown")
    assert t.where(0, "warrior") == ["obsidian_crown"]


def test_others_cannot_rise() -> None:
    t = Table("duskthorn_vampires", "embercrush_ogres")
    t.map("emberfields", "obsidian_crown")
    t.below(0, "warrior")
    t.turn(0)
    assert t.starting("place:warrior") == []


def test_a104_arch_bridge_joins_ruins_for_later_placement_only() -> None:
    t = Table("wardens_of_evenmarch", "embercrush_ogres")
    t.map(
        "fortress", "marble_causeway", "measured_fields", "brass_bastion", "magetower", "emberfields", "obsidian_crown"
    )
    t.no_monster("brass_juggernaut")
    t.cards(0, "arch_bridge")
    t.unit(0, "worker", "fortress")
    t.ready(0, "dragon")
    t.supply(0, gem=2)
    t.turn(0)
    assert set(t.places_for("worker")) == {"marble_causeway", "magetower"}
    assert set(t.places_for("dragon")) == {"marble_causeway", "measured_fields", "magetower"}


def test_arch_bridge_needs_the_card() -> None:
    t = Table("wardens_of_evenmarch", "embercrush_ogres")
    t.map("fortress", "marble_causeway", "measured_fields", "magetower")
    t.unit(0, "worker", "fortress")
    t.supply(0, gem=2)
    t.turn(0)
    assert t.places_for("worker") == ["marble_causeway"]


def test_soar_and_ride_the_storm() -> None:
    t = Table("atlanteans", "galewing_harriers", elements=("fire",))
    t.map("emberfields", "lilypad_shallows", "moonwell_falls", "obsidian_crown")
    t.only(0)
    t.unit(0, "worker", "emberfields")
    t.unit(1, "worker", "moonwell_falls")
    t.beast(0, "tempest_roc")
    t.beast(0, "skyrend_wyvern")
    t.turn(0)
    assert set(t.places_for("tempest_roc")) == {"lilypad_shallows", "moonwell_falls"}
    assert set(t.places_for("skyrend_wyvern")) == {"lilypad_shallows", "obsidian_crown"}
