"""Abilities of factions in odd situations: where they end, and where they meet another rule."""

from __future__ import annotations

import pytest

from tests.eldervale.arena import Arena
from tests.eldervale.table import TILE, Table
from wyrmtable.games.eldervale.data import GEM, GOLD, POTION, SWORD
from wyrmtable.games.eldervale.state import WILD


def test_longbows_stop_at_six_dice_and_lose_no_archer() -> None:
    t = Arena("elves_of_briardell", "shadow_demons", attacker="dragon")
    t.realm("titan_hollow", 1, -1)
    t.realm("briar_meadows", 2, -1)
    for realm in ("titan_hollow", "briar_meadows", "moonwell_falls"):
        t.unit(0, "worker", realm)
    t.monster("gloom_widow", "fortress")  # far away
    battle = t.rolled(6, 1, 1, 1, 1, 1, 1)
    assert len(battle.dice[0]) == 6  # 3 and four archers
    assert t.where(0, "worker").count("underworld") == 0
    assert t.where(0, "dragon") == ["underworld"]


def test_longbows_count_no_worker_that_joined() -> None:
    t = Arena("elves_of_briardell", "shadow_demons")
    t.attack("join")
    t.on("join", seat=0)
    battle = t.battle
    t.do("join:worker@emberfields")
    t.on()
    assert len(battle.dice[0]) == 2


def test_longbows_need_a_unit_in_the_battle() -> None:
    t = Arena("ironquill_automata", "shadow_demons", "elves_of_briardell")
    t.unit(2, "worker", "moonwell_falls")
    battle = t.rolled(3, 4)
    assert set(battle.dice) == {0, 1}


def test_wandering_sage_asks_nothing_of_a_wizard_at_home() -> None:
    t = Table("elves_of_briardell", "shadow_demons")
    t.map("crystal_caverns", "fortress", "emberfields")
    t.ready(0, "wizard")
    t.treasure("crystal_caverns")
    t.turn(0)
    t.do("place:worker@crystal_caverns")
    assert (t.asked, t.seat) == ("main-choice", 1)


def test_deep_delvers_do_not_make_the_dungeon_legal() -> None:
    """6.3: gains in P2 do not count."""
    t = Table("stonevein_dwarves", "shadow_demons")
    t.map("briar_meadows", "dungeon1", "mill")
    t.stack()
    t.row("gem_terrace")
    t.supply(0, gem=1)
    t.turn(0)
    assert "dungeon1" not in t.places_for("worker")


def test_deep_delvers_know_both_dungeons() -> None:
    t = Table("stonevein_dwarves", "shadow_demons", "atlanteans", "embercrush_ogres")
    t.map("briar_meadows", "dungeon2", "mill")
    t.stack()
    t.row("gem_terrace")
    t.supply(0, gem=2)
    t.turn(0)
    t.do("place:worker@dungeon2")
    assert t.has(0, gem=1)


def test_trophy_hunters_count_a_worker_that_joined_and_a_beaten_monster() -> None:
    t = Arena("embercrush_ogres", "shadow_demons", attacker="warrior", defenders=(), elements=("light",))
    t.monster("prism_unicorn", "obsidian_crown")
    t.dice(1, 6, 6, 6, 1, 1)
    t.attack("join")
    t.do("join:worker@emberfields")
    t.on("choose-part")
    t.do("glory-1")
    assert t.asked == "choose-resource"


def test_crushing_blow_does_not_touch_clockwork() -> None:
    t = Arena("embercrush_ogres", "shadow_demons", attacker="warrior", defenders=(), elements=("order",))
    t.monster("brass_juggernaut", "obsidian_crown")
    t.rolled(6, 6, 6, 6, 6, 1, 1)
    assert t.asked != "after-roll"


def test_crushing_blow_may_hit_a_monster() -> None:
    t = Arena("embercrush_ogres", "shadow_demons", attacker="warrior", defenders=(), elements=("light",))
    t.monster("prism_unicorn", "obsidian_crown")
    battle = t.rolled(5, 5, 2, 3, 1, 6)
    before = list(battle.dice[WILD])
    t.dice(1)
    t.do("use:crushing_blow")
    assert max(before) not in battle.dice[WILD]


def test_swarm_needs_another_realm_to_come_from() -> None:
    """R 40: it still needs adjacency; a realm is not adjacent to itself."""
    t = Table("firewitch_goblins", "shadow_demons")
    t.map("emberfields", "obsidian_crown", "fortress")
    t.unit(0, "worker", "emberfields")
    t.turn(0)
    assert t.places_for("worker") == ["obsidian_crown"]
    t.unit(0, "worker", "obsidian_crown")
    t.turn(0)
    assert set(t.places_for("worker")) == {"emberfields", "obsidian_crown"}


def test_swarm_is_for_workers_only() -> None:
    t = Table("firewitch_goblins", "shadow_demons")
    t.map("emberfields", "obsidian_crown", "fortress")
    t.unit(0, "worker", "emberfields")
    t.unit(0, "worker", "obsidian_crown")
    t.ready(0, "warrior")
    t.turn(0)
    assert not t.places_for("warrior")


def test_cinder_hex_turns_one_die_only() -> None:
    t = Arena("firewitch_goblins", "shadow_demons", attacker="wizard")
    t.attack("join")
    t.on("join", seat=0)
    t.dice(5, 1, 1)
    battle = t.battle
    t.do("join:worker@emberfields")
    t.on("after-roll")
    t.do("use:cinder_hex")
    assert sorted(battle.dice[0]) == [1, 6]
    assert t.asked != "after-roll"  # once per battle


def test_cinder_hex_needs_a_one() -> None:
    t = Arena("firewitch_goblins", "shadow_demons", attacker="wizard")
    t.rolled(5, 2)
    assert t.asked != "after-roll"


def test_tidecraft_draws_two_cards_where_magic_is_printed() -> None:
    t = Table("atlanteans", "wildmask_satyrs")
    t.map("wandering_isles", "fortress")
    t.treasure("wandering_isles", "gem:1", index=0)
    t.treasure("wandering_isles", index=1)
    t.turn(0)
    t.do("place:worker@wandering_isles", "stack:wandering_isles.2")
    assert len(t.player(0).hand) == 2


def test_tidecraft_is_for_workers() -> None:
    t = Table("atlanteans", "shadow_demons")
    t.map("moonwell_falls", "fortress")
    t.treasure("moonwell_falls")
    t.ready(0, "warrior")
    t.turn(0)
    t.do("place:warrior@moonwell_falls")
    assert t.has(0, tool=1)


def test_undertow_of_a_dragon_that_joined_may_end_the_battle() -> None:
    """R 63: fewer than two sides after the Join step."""
    t = Arena("atlanteans", "shadow_demons")
    t.unit(0, "dragon", "emberfields")
    t.attack("join")
    t.on("join", seat=0)
    t.do("join:dragon@emberfields")
    t.on("undertow")
    assert t.seat == 0
    t.do("unit:1.worker@obsidian_crown")
    t.do("moonwell_falls")
    assert t.g.battle is None
    assert t.player(0).glory == 0
    assert not t.where(1, "worker").count("underworld")


def test_undertow_washes_no_warrior() -> None:
    t = Arena("atlanteans", "shadow_demons", attacker="dragon", defenders=("warrior",))
    t.turn(0)
    t.do("place:dragon@obsidian_crown")
    t.until("undertow", "main-choice")
    assert t.asked != "undertow"


def test_venom_leaves_what_changes_other_sides_alone() -> None:
    t = Arena("reedmire_naga", "shadow_demons", attacker="warrior")
    t.hand(1, "fog_of_war", "lucky_charm")
    t.supply(1, scroll=1)
    t.rolled(2, 3, 3)
    assert (t.asked, t.seat) == ("after-roll", 1)
    assert t.options() == ["cast:fog_of_war", "pass"]


def test_venom_does_not_bind_a_monster_nor_its_owner() -> None:
    t = Arena("reedmire_naga", "shadow_demons", attacker="warrior", defenders=(), elements=("water",))
    t.monster("dread_crocodile", "obsidian_crown")
    t.cards(0, "double_down")
    battle = t.rolled(3, 3, 1, 1, 2, 5, 6, 6, 6)
    assert min(battle.dice[WILD]) > 2 or battle.dice[WILD].count(6) == 3  # Death Roll went on
    assert t.offers("use:double_down")


def test_rise_from_the_shadows_by_aggression_keeps_the_sword() -> None:
    t = Table("shadow_demons", "stonevein_dwarves")
    t.map("emberfields", "fortress", "obsidian_crown")
    t.treasure("obsidian_crown")
    t.below(0, "warrior")
    t.unit(1, "worker", "obsidian_crown")
    t.supply(0, sword=1)
    t.turn(0)
    assert "place:warrior.underworld@obsidian_crown" in t.options()
    t.do("place:warrior.underworld@obsidian_crown")
    assert t.player(0).supply[SWORD] == 1
    assert t.where(0, "warrior") == ["obsidian_crown"]


def test_soul_debt_for_a_worker_sent_by_a_spell() -> None:
    t = Table("shadow_demons", "stonevein_dwarves")
    t.map("emberfields", "fortress", "obsidian_crown")
    t.unit(0, "worker", "emberfields")
    t.hand(0, "grave_bargain")
    t.turn(0)
    t.do("cast:grave_bargain")
    assert t.asked == "choose-resource"
    t.do("gold")
    assert t.has(0, sword=1, gold=1)
    assert len(t.player(0).hand) == 3


def test_soul_debt_does_not_ask_for_a_warrior() -> None:
    t = Arena("stonevein_dwarves", "shadow_demons", defenders=("warrior",))
    t.dice(1, 1, 6)
    t.attack()
    assert t.has(1, sword=1)


def test_soul_debt_works_where_drag_under_gives_no_sword() -> None:
    t = Arena("stonevein_dwarves", "shadow_demons", defenders=("worker",), legendary=True, elements=("water",))
    t.monster("abyssal_kraken", "obsidian_crown")
    t.dice(1, 1, 6, 6, 6, 6, 6)
    t.attack("choose-resource")
    assert t.seat == 1
    t.do("gem")
    assert t.has(1, gem=1)


def test_blood_price_keeps_the_worker_the_mill_needs() -> None:
    """R 61."""
    t = Table("duskthorn_vampires", "embercrush_ogres")
    t.map("emberfields", "mill", "fortress")
    t.unit(0, "worker", "emberfields")
    t.ready(0, "wizard")
    t.supply(0, sword=1, gem=1)
    t.turn(0)
    t.do("place:wizard@mill")
    assert t.g.dwellings[TILE["emberfields"]] == 0
    assert t.where(0, "worker").count("underworld") == 0


def test_nightfall_counts_players_and_no_monster() -> None:
    t = Arena("duskthorn_vampires", "atlanteans", attacker="dragon", elements=("light",))
    t.monster("prism_unicorn", "obsidian_crown")
    t.dice(1, 6, 6, 6, 1, 1, 1)
    t.attack("choose-part")
    t.do("glory-1")
    assert t.player(0).supply[POTION] == 1


def test_benediction_beside_an_own_dwelling_too_but_not_for_a_warrior() -> None:
    for kind, potions in (("worker", 1), ("warrior", 0)):
        t = Table("dawnspire_seraphs", "shadow_demons")
        t.map("sunspire_hill", "fortress")
        t.dwelling(0, "sunspire_hill")
        t.treasure("sunspire_hill", "gem:2")
        t.ready(0, "warrior")
        t.turn(0)
        t.do(f"place:{kind}@sunspire_hill")
        assert t.player(0).supply[POTION] == potions


def test_lions_roar_holds_the_mother_too() -> None:
    t = Table("sunmane_pride", "shadow_demons", mother_of_dragons=True)
    t.map("gilded_orchard", "fortress", "portal", "dragonsden")
    t.ready(0, "warrior")
    t.supply(0, gem=2)
    t.war()
    t.turn(0)
    assert t.monster_in("mother_of_dragons") == "dragonsden"
    t.do("place:warrior@fortress")
    t.finish()
    assert t.monster_in("mother_of_dragons") == "dragonsden"


def test_tailwind_counts_steps_over_realms_and_enters_no_occupied_one() -> None:
    t = Table("galewing_harriers", "shadow_demons")
    t.map("emberfields", "obsidian_crown", "moonwell_falls")
    t.realm("fortress", 3, 1)  # touches none of them
    t.unit(0, "worker", "emberfields")
    t.turn(0)
    assert set(t.places_for("worker")) == {"obsidian_crown", "moonwell_falls"}
    t.unit(1, "worker", "moonwell_falls")
    t.turn(0)
    assert t.places_for("worker") == ["obsidian_crown"]


def test_glamour_needs_an_unoccupied_realm() -> None:
    t = Arena("stonevein_dwarves", "mistlight_faeries", defenders=("wizard",))
    for realm in ("moonwell_falls", "lilypad_shallows", "fortress"):
        t.unit(0, "worker", realm)
    t.ready(0, "worker")
    t.only(1)
    t.dice(1, 6)
    t.attack()
    assert t.where(1, "wizard") == ["ready"]  # from the Underworld, by the Regroup that was all there was left
    assert t.player(1).supply[SWORD] == 1


def test_pilfer_counts_the_partner_as_any_other_player() -> None:
    """R 78: effects that harm nobody treat the partner so."""
    t = Arena("mistlight_faeries", "shadow_demons", "atlanteans", "embercrush_ogres", teams=True)
    assert t.g.partner(0) == 1
    t.attack()
    assert len(t.player(0).hand) == 1


def test_pilfer_sees_no_monster() -> None:
    t = Arena("mistlight_faeries", "shadow_demons", defenders=(), elements=("light",))
    t.monster("prism_unicorn", "obsidian_crown")
    t.attack()
    assert not t.player(0).hand


def test_momentum_uses_one_of_six_dice() -> None:
    t = Arena("wardens_of_evenmarch", "shadow_demons")
    t.unit(0, "warrior", "emberfields")
    t.unit(0, "dragon", "moonwell_falls")
    t.attack("join")
    t.on("join", seat=0)
    battle = t.battle
    t.dice(5, 1, 1, 1, 1, 1)
    t.do("join:warrior@emberfields", "join:dragon@moonwell_falls")
    t.on()
    assert battle.dice[0] == [6, 1, 1, 1, 1, 1]


def test_patrol_enters_no_realm_with_a_monster() -> None:
    t = Table("wardens_of_evenmarch", "shadow_demons")
    t.map("marble_causeway", "widow_den")
    t.treasure("marble_causeway")
    t.monster("gloom_widow", "widow_den")
    t.turn(0)
    t.do("place:worker@marble_causeway")
    assert t.asked == "main-choice"  # the other player could only regroup


def test_blueprints_do_not_help_the_dwell_action() -> None:
    t = Table("ironquill_automata", "shadow_demons")
    t.map("marble_causeway", "fortress", "portal")
    t.unit(0, "worker", "marble_causeway")
    t.unit(0, "worker", "fortress")
    t.supply(0, tool=2)
    t.turn(0)
    t.do("regroup")
    assert not t.offers("retrieve:worker@fortress>dwell")
    t.supply(0, tool=2, scroll=1)
    t.turn(0)
    t.do("regroup")
    assert t.offers("retrieve:worker@fortress>dwell")


def test_recompile_is_not_asked_in_an_elemental_realm() -> None:
    t = Table("ironquill_automata", "shadow_demons")
    t.map("marble_causeway", "fortress", "portal")
    t.ready(0, "wizard")
    t.supply(0, gem=3)
    t.treasure("marble_causeway")
    t.turn(0)
    t.do("place:wizard@marble_causeway")
    assert t.asked == "main-choice"
    assert t.has(0, gem=3, scroll=1)


def test_scavengers_gain_once_for_a_monster_and_nothing_without_a_worker() -> None:
    for worker in (True, False):
        t = Arena("riftborn_gnolls", "shadow_demons", attacker="dragon", defenders=(), elements=("light",))
        if not worker:
            t.player(0).places[:6] = [-1] * 6
            t.unit(0, "warrior", "emberfields")
        t.monster("prism_unicorn", "obsidian_crown")
        t.dice(6, 6, 6, 1, 1, 1)
        t.attack("choose-part")
        t.do("glory-1")
        if worker:
            assert t.asked == "choose-resource"
            t.do("gold")
        assert t.player(0).supply[GOLD] == int(worker)
        assert t.asked != "choose-resource"


def test_revel_gives_the_ghosts_no_card() -> None:
    t = Table("wildmask_satyrs", "shadow_demons", players=1)
    t.map("riftgarden", "fortress", "dungeon1")
    t.ready(0, "wizard")
    t.treasure("riftgarden")
    t.turn(0)
    t.do("place:wizard@riftgarden")
    assert len(t.player(0).hand) == 1
    assert not t.player(1).hand
    assert t.player(0).supply[GEM] == 1


def test_wild_hunt_moves_before_the_rush() -> None:
    t = Table("wildmask_satyrs", "shadow_demons")
    t.map("riftgarden", "widow_den", "portal")
    t.ready(0, "dragon")
    t.treasure("riftgarden")
    t.war()
    t.turn(0)
    t.do("place:dragon@riftgarden", "yes")
    assert t.seat == 1  # no rush, no battle: the turn is over
    assert t.monster_in("gloom_widow") == "portal"


@pytest.mark.parametrize("kind", ["worker", "wizard"])
def test_hearth_road_without_units_in_eldervale_enters_no_occupied_realm(kind: str) -> None:
    """R 57."""
    t = Table("sunmane_pride", "shadow_demons")
    t.map("gilded_orchard", "emberfields", "fortress", "portal")
    t.dwelling(0, "gilded_orchard")
    t.unit(1, "worker", "emberfields")
    t.ready(0, "wizard")
    t.turn(0)
    assert "emberfields" not in t.places_for(kind)
    t.unit(0, "worker", "portal")
    t.turn(0)
    assert ("emberfields" in t.places_for(kind)) == (kind == "worker")
