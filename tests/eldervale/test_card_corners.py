"""Adventure cards, Dwellings, decks and the end in odd situations."""

from __future__ import annotations

from typing import Any

import pytest

from tests.eldervale.table import TILE, Table
from wyrmtable.games.eldervale.data import ADVENTURE, ADVENTURES, ELEMENTS
from wyrmtable.games.eldervale.rules.scoring import final_scoring, points, result, vaults

FIRE, WATER = ELEMENTS.index("fire"), ELEMENTS.index("water")


def home(*cards: str, faction: str = "embercrush_ogres", **options: Any) -> Table:
    """Seat 0 with Workers on the Fortress and the Portal, and these cards."""
    t = Table(faction, "atlanteans", **options)
    t.map("emberfields", "fortress", "portal", "moonwell_falls")
    t.cards(0, *cards)
    t.unit(0, "worker", "fortress")
    t.unit(0, "worker", "portal")
    return t


def gather_on(t: Table, card: str, unit: str = "worker@fortress") -> None:
    t.turn(0)
    t.do("regroup", f"retrieve:{unit}>{card}")


def test_hymn_of_unity_takes_gold_as_a_kind_of_its_own() -> None:
    t = home("hymn_of_unity", elements=("light",))
    t.supply(0, gold=2)
    t.turn(0)
    t.do("regroup")
    assert not t.offers("retrieve:worker@fortress>hymn_of_unity")
    t.supply(0, gold=1, gem=1)
    gather_on(t, "hymn_of_unity")
    assert t.player(0).vp == 3
    assert t.has(0)


def test_wheel_of_fortune_takes_nothing_from_who_has_nothing() -> None:
    t = home("wheel_of_fortune", elements=("chaos",))
    t.script("card-die", 0)
    gather_on(t, "wheel_of_fortune")
    assert t.has(0)


def test_gain_at_the_limit_does_not_go_beyond_five() -> None:
    t = home("granite_guard", elements=("earth",))
    t.unit(0, "warrior", "moonwell_falls")
    t.supply(0, sword=4)
    gather_on(t, "granite_guard", "warrior@moonwell_falls")
    t.do("gem")
    assert t.has(0, sword=5, gem=1)


def test_kite_scouts_with_one_tile_and_with_none() -> None:
    t = home("kite_scouts", elements=("air",))
    t.stack("obsidian_crown")
    gather_on(t, "kite_scouts")
    t.until("choose-resource")
    t.do("gem")
    assert t.has(0, gem=1)
    t = home("kite_scouts", elements=("air",))
    t.stack()
    gather_on(t, "kite_scouts")
    t.do("gem")
    assert t.has(0, gem=1)


def test_prismatic_fissure_with_every_stack_empty() -> None:
    t = home("prismatic_fissure", elements=("chaos",))
    t.orb_on("prismatic_fissure")
    for index in (0, 1):
        t.treasure("emberfields", index=index)
    t.treasure("moonwell_falls")
    gather_on(t, "prismatic_fissure")
    t.do("gem")
    assert t.has(0, gem=1)
    assert not t.player(0).tray


def test_archive_of_patents_burns_and_refills() -> None:
    t = home("archive_of_patents", elements=("order",))
    t.orb_on("archive_of_patents")
    t.row("ash_forge", "tidal_gate")
    gather_on(t, "archive_of_patents")
    t.do("burn:ash_forge")
    assert t.g.row[FIRE] >= 0
    assert t.g.row[FIRE] != ADVENTURE["ash_forge"]
    assert t.player(0).vp == 2


def test_bone_market_with_nobody_to_rob_still_scores() -> None:
    t = home("bone_market", elements=("darkness",))
    t.orb_in("bone_market")
    gather_on(t, "bone_market")
    assert t.player(0).vp == 2


def test_wyrm_barrow_needs_a_monster_beside_a_unit_that_still_stands() -> None:
    t = home("wyrm_barrow", elements=("darkness",))
    t.unit(0, "dragon", "moonwell_falls")
    t.monster("demon_of_might", "emberfields")
    t.supply(0, potion=2)
    t.turn(0)
    t.do("regroup")
    assert t.offers("retrieve:dragon@moonwell_falls>wyrm_barrow")
    t.do("retrieve:worker@fortress>ready")  # who stood beside it
    assert not t.offers("retrieve:dragon@moonwell_falls>wyrm_barrow")


def test_wyrm_barrow_brings_the_monster_to_the_ready_area() -> None:
    t = home("wyrm_barrow", elements=("darkness",))
    t.unit(0, "dragon", "moonwell_falls")
    t.monster("demon_of_might", "emberfields")
    t.supply(0, potion=2)
    gather_on(t, "wyrm_barrow", "dragon@moonwell_falls")
    assert t.has(0)
    assert len(t.player(0).kinds) == 10
    assert t.player(0).beasts == 1


def test_grand_census_counts_pairs() -> None:
    t = home("grand_census", elements=("order",))
    t.ready(0, "worker", "wizard")  # five active Units
    gather_on(t, "grand_census")
    assert t.player(0).vp == 2


def test_mad_wyrms_hoard_counts_tracks() -> None:
    t = home("mad_wyrms_hoard", elements=("chaos", "air"))
    t.power(0, fire=1, water=3, chaos=1)
    t.unit(0, "dragon", "moonwell_falls")
    gather_on(t, "mad_wyrms_hoard", "dragon@moonwell_falls")
    assert t.has(0, gem=3)


def test_chapel_of_dawn_counts_tied_tracks() -> None:
    t = home("chapel_of_dawn", elements=("light",))
    t.orb_in("chapel_of_dawn")
    t.power(0, fire=1, water=2, light=1)
    t.power(1, water=2, light=2)
    gather_on(t, "chapel_of_dawn")
    assert t.player(0).vp == 1 + 2


def test_flame_altar_pays_a_two_symbol_token_whole() -> None:
    t = home("flame_altar")
    t.slot("flame_altar", "sword:2")
    t.supply(0, sword=1)
    t.turn(0)
    t.do("regroup")
    assert not t.offers("retrieve:worker@fortress>flame_altar")
    t.supply(0, sword=1, gold=1)
    gather_on(t, "flame_altar")
    assert t.player(0).glory == 1
    assert t.has(0)


def test_a_slash_token_in_an_input_slot_costs_one_side() -> None:
    t = home("guild_hall", elements=("order",))
    t.slot("guild_hall", "gem:1/tool:1")
    t.supply(0, tool=1)
    gather_on(t, "guild_hall")
    assert t.player(0).vp == 3
    assert t.has(0)


def test_a_magic_token_in_an_input_slot_costs_a_card() -> None:
    t = home("guild_hall", elements=("order",))
    t.slot("guild_hall", "magic:1")
    t.hand(0, "prophecy_of_hearths")
    gather_on(t, "guild_hall")
    assert t.player(0).vp == 3
    assert not t.player(0).hand


def test_the_starter_card_takes_no_aura_and_an_orb_goes_into_no_output_slot() -> None:
    t = home("aura_of_grace", "gem_terrace", elements=("light", "earth"))
    t.player(0).orbs = 1
    t.turn(0)
    assert t.starting("attach:") == ["aura_of_grace>gem_terrace"]
    assert not [name for name in t.starting("orb:") if "terrace" in name or "starter" in name]


def test_a_doorway_may_carry_an_aura_and_a_vault_or_passive_not() -> None:
    t = home("aura_of_grace", "ember_gate", "dragonfire_hoard", "searing_blades", elements=("light",))
    t.turn(0)
    assert t.starting("attach:") == ["aura_of_grace>ember_gate"]


def test_a_token_may_be_slotted_over_another_in_a_vault() -> None:
    t = home("deeproot_cavern", elements=("earth",))
    t.slot("deeproot_cavern", "tool:1")
    t.slot("deeproot_cavern", "gem:1", slot=1)
    (name,) = t.tray(0, "gem:2")
    t.turn(0)
    assert t.starting(f"slot:{name}>deeproot_cavern.") == ["1", "2", "3"]


def test_a_dungeon_with_no_face_up_card_is_no_place() -> None:
    """6.3: at least one face-up card that can be paid, whatever lies on the realm stack."""
    t = home()
    t.realm("dungeon1", 1, 1)
    t.row()
    t.supply(0, gem=5, sword=5, gold=5)
    for element in t.g.elements:
        t.g.decks[element] = []
    t.turn(0)
    assert "dungeon1" not in t.places_for("worker")


def test_burning_the_last_card_of_a_deck_turns_it_up_again() -> None:
    """R 19."""
    t = Table("embercrush_ogres", "atlanteans")
    t.map("emberfields", "dungeon1", "mill")
    t.stack()
    t.row("ash_forge", "tidal_gate")
    t.g.decks[WATER] = []
    t.supply(0, sword=2)
    t.turn(0)
    t.do("place:worker@dungeon1")
    t.until("second-or-burn", "main-choice")
    if t.asked == "second-or-burn":
        t.do("burn:tidal_gate")
    assert t.g.row[WATER] == ADVENTURE["tidal_gate"]


def test_buying_the_only_face_up_card_leaves_nothing_to_burn() -> None:
    t = Table("embercrush_ogres", "atlanteans")
    t.map("emberfields", "dungeon1", "mill")
    t.stack()
    t.row("ash_forge")
    for element in t.g.elements:
        t.g.decks[element] = []
    t.supply(0, sword=2)
    t.turn(0)
    t.do("place:worker@dungeon1")
    assert (t.asked, t.seat) == ("main-choice", 1)
    assert t.face_up() == []


def test_a_dwelling_counts_dwellings_of_everybody_and_ruins() -> None:
    t = Table("embercrush_ogres", "atlanteans")
    t.map("fortress", "emberfields", "moonwell_falls", "mill")
    t.realm("portal", 1, -1)
    t.dwelling(1, "moonwell_falls")
    t.unit(0, "worker", "emberfields")
    t.unit(0, "warrior", "moonwell_falls")
    t.supply(0, sword=1, gem=1)
    t.turn(0)
    t.do("place:worker@mill")
    assert t.player(0).vp == 2 * 3  # Fortress, Portal, the Dwelling


# ---- the end


def test_17_the_player_who_triggers_the_end_has_the_last_turn() -> None:
    t = Table("embercrush_ogres", "atlanteans", "shadow_demons")
    t.map("emberfields", "moonwell_falls", "dungeon1", "fortress")
    t.stack("obsidian_crown")
    t.row("ash_forge", "tidal_gate")
    t.unit(1, "worker", "moonwell_falls")
    t.supply(1, potion=1, gem=1)
    t.turn(1)
    t.do("place:worker@dungeon1")
    turns: list[int] = []
    for _ in range(300):
        if t.playing.over:
            break
        if t.g.active not in turns[-1:]:
            turns.append(t.g.active)
        t.do("regroup" if "regroup" in t.options() else "pass" if "pass" in t.options() else t.options()[0])
    assert turns == [1, 2, 0, 1]
    assert t.playing.over


def test_17_3_a_tie_goes_to_more_resources_with_magic_and_without_tokens() -> None:
    t = Table("embercrush_ogres", "atlanteans")
    t.supply(0, gem=3)
    t.supply(1, gem=2)
    t.hand(1, "beastmaster", "martyrs")  # not completed
    t.tray(0, "gem:2")
    for player in t.g.players:
        player.vp = 10
        player.power = [0] * 8
    final_scoring(t.g)
    assert list(result(t.g).winners) == [1]


def test_17_2_a_vault_without_its_orb_is_empty_but_a_scored_card() -> None:
    t = Table("embercrush_ogres", "atlanteans")
    t.cards(0, "dragonfire_hoard")
    t.supply(0, sword=5)
    t.g.dwellings[TILE["emberfields"]] = 0
    t.power(0, fire=2)
    assert vaults(t.g, 0) == 0
    assert points(t.g, 0)[4] == 2 + 2  # the starter card and this one
    t.orb_on("dragonfire_hoard")
    assert vaults(t.g, 0) == 5


def test_17_2_vault_of_ledgers_with_all_seven_kinds() -> None:
    t = Table("ironquill_automata", "atlanteans")
    t.cards(0, "vault_of_ledgers")
    t.orb_on("vault_of_ledgers")
    t.supply(0, gem=1, potion=1, scroll=1, tool=1, sword=1, gold=1)
    assert vaults(t.g, 0) == 6
    t.hand(0, "prophecy_of_hearths")
    assert vaults(t.g, 0) == 9


@pytest.mark.parametrize(
    ("card", "expected"),
    [("prophecy_of_the_library", 1), ("prophecy_of_plenty", 3), ("prophecy_of_heroes", 0), ("prophecy_of_the_deep", 4)],
)
def test_prophecies_at_their_edges(card: str, expected: int) -> None:
    t = Table("embercrush_ogres", "atlanteans")
    t.hand(0, card)
    t.supply(0, gem=5, gold=2)  # seven, Magic does not count
    t.below(0, "worker", "warrior")
    t.player(0).glory = t.player(1).glory = 0  # on no space yet
    assert points(t.g, 0)[6] == expected


def test_prophecy_of_the_four_winds_needs_all_four_above_the_first_space() -> None:
    t = Table("embercrush_ogres", "atlanteans", elements=("earth", "air"))
    t.hand(0, "prophecy_of_the_four_winds")
    t.power(0, fire=2, water=2, earth=2)
    assert points(t.g, 0)[6] == 0
    t.power(0, fire=2, water=2, earth=2, air=1)
    assert points(t.g, 0)[6] == 0
    t.power(0, fire=2, water=2, earth=2, air=2)
    assert points(t.g, 0)[6] == 5


def test_tricksters_loft_sends_the_aura_under_its_own_deck() -> None:
    t = home("tricksters_loft", "ash_forge", elements=("chaos", "light"))
    t.aura(0, "aura_of_grace", "ash_forge")
    t.unit(0, "wizard", "moonwell_falls")
    t.row("tidal_gate")
    t.turn(0)
    t.do("regroup", "retrieve:wizard@moonwell_falls>tricksters_loft")
    t.until("discard-adventure", "choose-card", "main-choice", "retrieve", "may")
    if t.asked == "may":
        t.do("yes")
    if "ash_forge" in t.options():
        t.do("ash_forge")
    names = [ADVENTURES[card].name for card in t.player(0).tableau]
    assert "tidal_gate" in names
    assert "aura_of_grace" not in names
    assert ADVENTURE["aura_of_grace"] in [t.g.decks[ELEMENTS.index("light")][0], t.g.row[ELEMENTS.index("light")]]
