"""Spells, quests, prophecies and the Magic deck in odd situations."""

from __future__ import annotations

import pytest

from tests.eldervale.arena import Arena
from tests.eldervale.table import TILE, Table
from wyrmtable.games.eldervale.data import MAGIC_NUMBER
from wyrmtable.games.eldervale.state import WILD


def alone(*hand: str, **supply: int) -> Table:
    """Seat 0 with a Worker on the Fortress and these cards."""
    t = Table("embercrush_ogres", "atlanteans")
    t.map("emberfields", "fortress", "portal", "moonwell_falls")
    t.unit(0, "worker", "fortress")
    t.supply(0, **supply)
    t.hand(0, *hand)
    return t


def castable(t: Table, seat: int = 0) -> list[str]:
    t.turn(seat)
    return t.starting("cast:")


def test_faerie_charm_of_somebody_far_away() -> None:
    t = Arena("stonevein_dwarves", "shadow_demons", "dawnspire_seraphs")
    t.hand(2, "faerie_charm")
    t.power(2, light=2)
    t.attack("would-trigger")
    assert t.seat == 2
    t.do("cast:faerie_charm")
    assert t.g.battle is None
    assert "obsidian_crown" in t.where(0, "worker")
    assert "obsidian_crown" in t.where(1, "worker")


def test_a_spell_that_costs_anything_is_not_paid_with_itself() -> None:
    t = alone("lure")
    t.monster("demon_of_might", "emberfields")
    assert not castable(t)
    t.hand(0, "lure", "prophecy_of_hearths")
    assert castable(t) == ["lure"]


def test_arcane_insight_with_an_empty_deck_shuffles_the_pile() -> None:
    t = alone("arcane_insight")
    cards = t.g.magic[:3]
    t.g.magic, t.g.spent = [], cards
    t.turn(0)
    t.do("cast:arcane_insight")
    assert len(t.player(0).hand) == 2
    assert set(t.player(0).hand) < set(cards)
    assert MAGIC_NUMBER["arcane_insight"] in t.g.spent


def test_arcane_insight_with_one_card_left_draws_one() -> None:
    t = alone("arcane_insight")
    card = t.g.magic[0]
    t.g.magic, t.g.spent = [card], []
    t.turn(0)
    t.do("cast:arcane_insight")
    assert t.player(0).hand == [card]


def test_arcane_insight_with_nothing_to_draw_is_not_offered() -> None:
    t = alone("arcane_insight")
    t.g.magic, t.g.spent = [], []
    assert not castable(t)


def test_alchemists_trick_needs_something_basic() -> None:
    assert not castable(alone("alchemists_trick", gold=3))
    assert castable(alone("alchemists_trick", gem=1)) == ["alchemists_trick"]


def test_dragonsong_and_call_to_arms_need_a_sleeper() -> None:
    t = alone("dragonsong", "call_to_arms", scroll=1, sword=2, gem=1, potion=1)
    assert set(castable(t)) == {"dragonsong", "call_to_arms"}
    t.ready(0, "dragon", "worker", "worker", "worker")
    assert not castable(t)


def test_call_to_arms_costs_one_for_the_sixth_worker_too() -> None:
    t = alone("call_to_arms", gem=1)
    t.ready(0, "worker", "worker")
    t.turn(0)
    t.do("cast:call_to_arms")
    assert t.has(0)
    assert t.where(0, "worker").count("inactive") == 0


def test_haste_needs_a_ready_worker() -> None:
    for ready, offered in ((("warrior",), False), (("warrior", "worker"), True)):
        t = alone("haste", gem=1, potion=1)
        t.treasure("emberfields", "gem:1")
        t.realm("lilypad_shallows", 1, 1)
        t.only(0, *ready)
        t.turn(0)
        t.do("place:warrior@emberfields", "stack:emberfields.1")
        assert (t.asked == "after-action" and t.offers("cast:haste")) == offered


def test_binding_chains_are_never_free_for_the_frost_giant() -> None:
    t = Table("embercrush_ogres", "atlanteans", bifrost=True)
    t.map("emberfields", "fortress", "portal")
    t.monster("frost_giant", "portal")
    t.unit(0, "worker", "fortress")
    t.hand(0, "binding_chains")
    t.power(0, fire=5, water=5, air=5, earth=5)
    assert not castable(t)
    t.supply(0, gem=2, scroll=1)
    assert castable(t) == ["binding_chains"]


def test_banish_needs_a_monster_away_from_a_lair_on_the_map() -> None:
    t = alone("banish", scroll=1)
    t.monster("demon_of_might", "portal")
    assert not castable(t)  # the Cinder Pit is not in Eldervale
    t.realm("cinder_pit", 1, 1)
    t.monster("demon_of_might", "portal")
    assert castable(t) == ["banish"]
    t.monster("demon_of_might", "cinder_pit")
    assert not castable(t)


def test_lure_is_not_played_at_the_own_join_decision() -> None:
    t = Arena(elements=("fire",))
    t.monster("demon_of_might", "fortress")
    t.hand(0, "lure", "polymorph")
    t.ready(0, "warrior")
    t.supply(0, gem=2)
    t.attack("join")
    t.on("join", seat=0)
    assert t.offers("cast:polymorph")
    assert not t.offers("cast:lure")


def test_lure_in_peace_moves_without_a_battle() -> None:
    t = alone("lure", gem=1)
    t.monster("demon_of_might", "portal")
    t.turn(0)
    t.do("cast:lure")
    t.do("fortress")
    assert t.monster_in("demon_of_might") == "fortress"
    assert t.asked == "main-choice"


def test_battle_hymn_counts_players_only() -> None:
    t = Arena("stonevein_dwarves", "shadow_demons", defenders=(), elements=("light",))
    t.monster("prism_unicorn", "obsidian_crown")
    t.hand(0, "battle_hymn")
    t.turn(0)
    t.do("place:worker@obsidian_crown")
    t.until("main-choice", "spend-swords")
    assert not t.offers("cast:battle_hymn")


def test_mirror_shield_copies_a_monsters_die() -> None:
    t = Arena("stonevein_dwarves", "shadow_demons", defenders=(), elements=("light",))
    t.monster("prism_unicorn", "obsidian_crown")
    t.hand(0, "mirror_shield")
    t.supply(0, tool=1)
    battle = t.rolled(2, 6, 5, 4)
    t.on("after-roll")
    t.do("cast:mirror_shield")
    t.on()
    assert battle.dice[0] == [6] or battle.dice[0] == [max(battle.dice[WILD])]


def test_firestorm_may_reroll_the_own_dice() -> None:
    t = Arena()
    t.hand(1, "firestorm")
    t.supply(1, sword=1)
    t.attack("after-roll")
    t.do("cast:firestorm")
    assert set(t.options()) == {"side:0", "side:1"}


def test_master_mason_and_master_builders_add_up() -> None:
    t = alone("master_mason")
    t.cards(0, "master_builders")
    t.unit(0, "worker", "emberfields")
    t.realm("mill", 1, 1)
    t.turn(0)
    t.do("cast:master_mason", "place:worker@mill")
    assert t.g.dwellings[TILE["emberfields"]] == 0
    assert t.has(0)


def test_treasure_sense_into_a_full_tray() -> None:
    t = alone("treasure_sense")
    t.unit(0, "worker", "emberfields")
    t.treasure("emberfields", "sword:2", "gem:1")
    t.tray(0, "gem:2", "tool:2", "potion:2", "scroll:2")
    t.turn(0)
    t.do("cast:treasure_sense", "stack:emberfields.1")
    assert t.asked == "tray-full"


def test_pilfering_imp_takes_from_richer_players_only() -> None:
    t = alone("pilfering_imp", potion=1)
    t.supply(1, gem=1)
    assert not castable(t)  # as many points
    t.player(1).vp = 1
    assert castable(t) == ["pilfering_imp"]
    t.supply(1)
    assert not castable(t)  # nothing to take


def test_attunement_needs_a_marker_below_the_top() -> None:
    t = alone("attunement", gem=3)
    t.power(0, fire=5)
    assert not castable(t)
    t.power(0, fire=5, water=1)
    assert castable(t) == ["attunement"]


def test_prospectors_luck_at_the_limit_of_gold() -> None:
    t = alone("prospectors_luck", gold=5)
    assert not castable(t)  # no Dwelling
    t.dwelling(0, "emberfields")
    assert castable(t) == ["prospectors_luck"]  # R 73


def test_second_wind_is_for_adventure_cards() -> None:
    t = alone("second_wind", potion=1)
    t.unit(0, "worker", "emberfields")
    t.turn(0)
    t.do("regroup", "retrieve:worker@fortress>gather")
    assert not t.offers("cast:second_wind")


def test_sudden_ambush_does_not_break_the_web() -> None:
    """Units beside the Gloom Widow cannot join, whatever carries them."""
    t = Arena("stonevein_dwarves", "shadow_demons", elements=("darkness",))
    t.monster("gloom_widow", "fortress")
    t.unit(1, "worker", "lilypad_shallows")
    t.hand(1, "sudden_ambush")
    t.supply(1, sword=1)
    t.turn(0)
    t.do("place:worker@obsidian_crown")
    t.until("join", "main-choice")
    while t.asked == "join":
        assert not t.offers("cast:sudden_ambush")
        t.do("pass")


def test_song_of_glory_on_the_last_space() -> None:
    t = Arena()
    t.player(0).glory = 8
    t.hand(0, "song_of_glory")
    t.dice(1, 6)
    t.attack("battle-won")
    assert t.player(0).vp == 2
    t.do("cast:song_of_glory")
    assert t.player(0).vp == 4
    assert t.player(0).glory == 8


def test_dawn_ward_saves_all_and_gives_no_swords() -> None:
    t = Arena(defenders=("worker", "warrior"))
    t.hand(1, "dawn_ward")
    t.supply(1, potion=1)
    t.dice(1, 1, 1, 6)
    t.attack("casualties")
    t.do("cast:dawn_ward")
    assert t.has(1)
    assert t.where(1, "warrior") == ["ready"]


def test_gust_of_wings_is_movement() -> None:
    t = alone("gust_of_wings", scroll=1)
    t.monster("demon_of_might", "portal")
    t.war()
    t.turn(0)
    t.do("cast:gust_of_wings")
    if t.asked != "main-choice":
        t.do("emberfields")
    assert "emberfields" in t.where(0, "worker")
    assert t.has(0)  # no realm action


def test_grave_bargain_with_the_only_unit() -> None:
    t = alone("grave_bargain")
    t.only(0)
    t.turn(0)
    t.do("cast:grave_bargain")
    assert t.has(0, sword=1)
    assert len(t.player(0).hand) == 3


def test_writ_of_passage_lasts_this_turn_only() -> None:
    t = alone("writ_of_passage", tool=1)
    t.map("dungeon1", "lilypad_shallows", q=4)
    t.dwelling(0, "lilypad_shallows")
    t.turn(0)
    assert "lilypad_shallows" not in t.places_for("worker")
    t.do("cast:writ_of_passage")
    assert "lilypad_shallows" in t.places_for("worker")
    t.turn(0)
    assert "lilypad_shallows" not in t.places_for("worker")


# ---- quests


def test_great_host_counts_a_hired_unit_and_the_underworld() -> None:
    t = Table("embercrush_ogres", "atlanteans", minotaur=True)
    t.map("emberfields", "fortress")
    t.hand(0, "great_host")
    t.ready(0, "worker", "warrior")
    t.turn(0)
    assert not t.offers("quest:great_host")
    t.ready(0, "minotaur")
    t.below(0, "worker")
    t.turn(0)
    assert t.offers("quest:great_host")


def test_against_the_odds_counts_a_monsters_dice() -> None:
    t = Arena(defenders=(), elements=("light",))
    t.monster("prism_unicorn", "obsidian_crown")
    t.hand(0, "against_the_odds")
    t.dice(6, 1, 1, 1)
    t.attack("complete-quest")
    t.do("quest:against_the_odds")
    assert t.player(0).vp >= 5


def test_martyrs_out_of_turn() -> None:
    t = alone()
    t.hand(1, "martyrs")
    t.below(1, "worker", "worker", "worker")
    t.turn(0)
    t.act(1, "quest:martyrs")
    assert t.player(1).vp == 3
    assert not t.player(1).hand


def test_a_completed_quest_pays_nothing_and_leaves_the_hand() -> None:
    t = alone("elementalist", "prophecy_of_hearths")
    t.power(0, fire=1, water=1, earth=1, air=1)
    t.map("magetower", r=1, q=1)
    t.turn(0)
    assert "magetower" in t.places_for("worker")
    t.do("quest:elementalist")
    assert t.player(0).vp == 2
    assert "magetower" not in t.places_for("worker")


def test_hoarder_does_not_count_gold() -> None:
    t = alone("hoarder", gold=5)
    t.turn(0)
    assert not t.offers("quest:hoarder")


@pytest.mark.parametrize("swords", [0, 1])
def test_blade_rain_of_an_onlooker_is_not_offered(swords: int) -> None:
    """9.3: from ``battle_dice`` on spells are for participants."""
    t = Arena("stonevein_dwarves", "shadow_demons", "atlanteans")
    t.hand(2, "blade_rain")
    t.supply(2, potion=1, sword=swords)
    t.unit(2, "worker", "moonwell_falls")
    t.turn(0)
    t.do("place:worker@obsidian_crown")
    while t.g.battle is not None or t.asked == "would-trigger":
        assert (t.asked, t.seat) != ("spend-swords", 2)
        t.do("pass" if "pass" in t.options() else t.options()[0])
