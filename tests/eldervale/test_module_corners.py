"""Modules where they meet each other: Oracle, mercenaries, bridge, Mother, tactics, partners, the draft."""

from __future__ import annotations

from typing import Any

import pytest

from tests.eldervale.arena import Arena
from tests.eldervale.duel import fight
from tests.eldervale.table import MONSTER, TILE, Table
from wyrmtable.games.eldervale.data import ADVENTURE, GOLD, SWORD
from wyrmtable.games.eldervale.rules.dwellings import neighbour_points
from wyrmtable.games.eldervale.rules.glory import gain_glory
from wyrmtable.games.eldervale.rules.scoring import result

# ---- the Oracle


def consulted() -> Table:
    """Bought Citadel at the Oracle, which took the order Orb; two other cards lie open."""
    t = Table("wardens_of_evenmarch", "atlanteans", oracle=True, elements=("fire",))
    t.map("marble_causeway", "oracle", "fortress")
    t.unit(0, "worker", "marble_causeway")
    t.row("citadel", "ash_forge", "tidal_gate")
    t.power(0, order=4)
    t.supply(0, tool=2, sword=1, potion=1)
    t.hand(0, "hidden_path")
    t.turn(0)
    t.do("place:worker@oracle", "buy:citadel")
    return t


def test_18_1_free_actions_between_the_card_and_the_burn() -> None:
    """7.1, as in the Dungeon between steps 2 and 3; only the second purchase is missing."""
    t = consulted()
    assert t.asked == "burn"
    assert set(t.options()) >= {"orb:os1", "burn:ash_forge", "burn:tidal_gate"}
    assert not t.starting("buy:")
    t.do("orb:os1")
    assert t.has(0, potion=3)
    assert t.asked == "burn"
    t.do("burn:ash_forge")
    assert len(t.face_up()) == 4


def test_18_1_a_card_bought_meanwhile_waits_with_the_refill() -> None:
    """A111 at the Oracle: Hidden Path, free with 3 order power, takes a card; the last one must still be burned."""
    t = consulted()
    t.do("orb:os1", "cast:hidden_path")  # 2 of 3 potions pay for the Tidal Gate
    assert len(t.player(0).tableau) == 2
    assert len(t.face_up()) == 4  # the last one was burned by itself, then all decks were refilled
    assert "ash_forge" not in t.face_up()


def test_18_1_the_oracle_counts_as_a_ruin() -> None:
    t = Table("embercrush_ogres", "atlanteans", oracle=True, mother_of_dragons=True)
    t.map("emberfields", "oracle", "obsidian_crown", "dragonsden")
    assert neighbour_points(t.g, TILE["emberfields"]) == 2
    assert neighbour_points(t.g, TILE["obsidian_crown"]) == 4


# ---- mercenaries


def test_18_2_aggression_of_the_shapeshifter_needs_a_warrior_at_hand() -> None:
    """R 45: not one that is only in the Underworld."""
    t = Table("embercrush_ogres", "atlanteans", shapeshifter=True)
    t.map("emberfields", "obsidian_crown", "lilypad_shallows")
    t.only(0)
    t.unit(1, "worker", "obsidian_crown")
    t._put(0, "shapeshifter", -1)
    t.ready(0, "warrior")
    t.turn(0)
    assert "obsidian_crown" in t.places_for("shapeshifter")
    t.below(0, "warrior")
    t.turn(0)
    assert "obsidian_crown" not in t.places_for("shapeshifter")
    assert "emberfields" in t.places_for("shapeshifter")


def test_18_2_momentum_of_the_shapeshifter_while_the_warrior_is_below() -> None:
    t = Table("wardens_of_evenmarch", "atlanteans", shapeshifter=True)
    t.map("emberfields", "obsidian_crown", "lilypad_shallows")
    t.treasure("obsidian_crown")
    t.unit(0, "worker", "emberfields")
    t.unit(0, "shapeshifter", "lilypad_shallows")
    t.below(0, "warrior")
    t.unit(1, "worker", "obsidian_crown")
    t.war()
    t.dice(1, 2, 3)
    t.turn(0)
    t.do("place:worker@obsidian_crown")
    while t.asked != "join":
        t.do("pass")
    battle = t.g.battle
    assert battle is not None
    t.do("join:shapeshifter@lilypad_shallows")
    while not battle.dice:
        t.do("pass")
    assert sorted(battle.dice[0]) == [2, 3, 6]


def test_18_2_a_monster_that_rushed_does_not_prevent_the_charge() -> None:
    t = Table("embercrush_ogres", "atlanteans", minotaur=True)
    t.map("emberfields", "obsidian_crown", "fortress")
    t.realm("cinder_pit", 0, 1)
    t.monster("demon_of_might", "cinder_pit")
    t.treasure("obsidian_crown")
    t.unit(0, "worker", "emberfields")
    t.unit(1, "minotaur", "fortress")
    t.war()
    t.dice(6, 6, 6, 1, 1, 1, 1, 1)
    t.turn(0)
    t.do("place:worker@obsidian_crown")
    assert (t.asked, t.seat) == ("charge", 1)
    assert t.monster_in("demon_of_might") == "obsidian_crown"
    t.do("yes")
    while t.asked != "choose-part":
        t.do("pass")
    t.do("power-fire-1")
    assert t.player(1).power[2] == 1
    assert t.player(1).beasts == 1
    assert t.where(0, "worker").count("underworld") == 1


def test_18_2_one_hired_for_gold_goes_home_from_the_underworld_too() -> None:
    t = Table("embercrush_ogres", "atlanteans", minotaur=True)
    t.map("emberfields", "obsidian_crown")
    t.unit(0, "worker", "emberfields")
    t._put(0, "minotaur", -3)
    t.g.hired_in[0] = -5
    t.turn(0)
    t.do("regroup", "retrieve:worker@emberfields>ready")
    assert t.where(0, "minotaur") == []
    assert t.g.hired[0] < 0


def test_r82_from_the_pit_it_goes_home_and_leaves_a_sword() -> None:
    t = Table("shadow_demons", "atlanteans", minotaur=True)
    t.map("emberfields", "obsidian_crown")
    t.cards(0, "sacrificial_pit")
    t.unit(0, "minotaur", "emberfields")
    t.g.hired_in[0] = -5
    t.supply(0)
    t.turn(0)
    t.do("regroup", "retrieve:minotaur@emberfields>sacrificial_pit", "gem", "gem")
    t.until("end-of-turn", "main-choice")
    assert t.player(0).supply[SWORD] == 1
    assert t.where(0, "minotaur") == []


# ---- the bridge


@pytest.mark.parametrize("behind", ["", "cinder_pit"])
def test_r48_the_bridge_at_the_end_of_the_stack(behind: str) -> None:
    """Drawn last there is no far tile; a far tile drawn last triggers the end, and its Lair is no empty one (R 83)."""
    t = Table("embercrush_ogres", "atlanteans", bifrost=True)
    t.map("dungeon1", "fortress", "emberfields")
    t.stack("bifrost", *([behind] if behind else []))
    t.row("ember_gate", "tidal_gate")
    t.supply(0, sword=2)
    t.turn(0)
    t.do("place:worker@dungeon1", "cell:-1,0.0")
    assert t.g.bridge[1] == (TILE[behind] if behind else -1)
    assert t.g.final >= 0
    assert t.monster_in("frost_giant") == "bifrost"
    if behind:
        assert t.monster_in("demon_of_might") == behind


def test_16_5_the_lair_of_the_giant_is_the_bridge() -> None:
    t = Table("embercrush_ogres", "dawnspire_seraphs", bifrost=True)
    t.map("emberfields", "bifrost", "obsidian_crown")
    t.g.monsters[MONSTER["frost_giant"]] = TILE["obsidian_crown"]
    t.unit(0, "worker", "bifrost")
    t.unit(1, "worker", "emberfields")
    t.hand(1, "banish")
    t.supply(1, scroll=1)
    t.turn(1)
    t.do("cast:banish")
    assert t.monster_in("frost_giant") == "bifrost"
    assert t.where(0, "worker").count("underworld") == 1
    assert t.player(0).supply[SWORD] == 1


# ---- the Mother


def home_again(*dice: int) -> Table:
    """A Dragon is placed on the Mother, who stands away from the Den."""
    t = Table("embercrush_ogres", "atlanteans", mother_of_dragons=True)
    t.map("dragonsden", "emberfields", "obsidian_crown", "fortress", "moonwell_falls")
    t.g.monsters[MONSTER["mother_of_dragons"]] = TILE["obsidian_crown"]
    t.g.trove = [0, 1]
    t.treasure("obsidian_crown")
    t.unit(0, "worker", "emberfields")
    t.ready(0, "dragon")
    t.war()
    t.dice(*dice)
    return t


@pytest.mark.parametrize("wins", [True, False])
def test_18_3_whoever_waits_in_the_den_drowns_when_she_returns(wins: bool) -> None:
    t = home_again(*((6, 6, 6) if wins else (1, 1, 1)), *[5] * 5)
    t.unit(1, "worker", "dragonsden")
    t.turn(0)
    t.do("place:dragon@obsidian_crown")
    fight(t)
    assert t.monster_in("mother_of_dragons") == "dragonsden"
    assert t.where(1, "worker").count("underworld") == 1
    assert t.player(1).supply[SWORD] == 1


def test_18_3_a_monster_in_the_den_makes_room() -> None:
    t = home_again(1, 1, 1, 6, 6, 6, 6, 6)
    t.monster("demon_of_might", "dragonsden")
    t.turn(0)
    t.do("place:dragon@obsidian_crown")
    fight(t)
    assert t.monster_in("mother_of_dragons") == "dragonsden"
    assert t.monster_in("demon_of_might") == "obsidian_crown"  # the nearest unoccupied one, where she has just left


def test_18_3_she_and_a_neighbour_qualify_and_one_is_chosen() -> None:
    t = Table("embercrush_ogres", "atlanteans", mother_of_dragons=True)
    t.map("dragonsden", "emberfields", "obsidian_crown", "lilypad_shallows", "fortress", "cinder_pit")
    t.monster("demon_of_might", "cinder_pit")
    t.unit(0, "worker", "lilypad_shallows")
    t.supply(0, gem=2)
    t.war()
    t.turn(0)
    t.do("place:worker@fortress")
    while t.asked == "after-action":
        t.do("pass")
    assert t.asked == "choose-rusher"
    assert set(t.options()) == {"mother_of_dragons", "demon_of_might"}


def test_18_3_the_sentinel_keeps_her_out_as_well() -> None:
    t = Table("embercrush_ogres", "ironquill_automata", mother_of_dragons=True, legendary=True)
    t.map("dragonsden", "emberfields", "obsidian_crown", "lilypad_shallows", "fortress")
    t.beast(1, "edict_golem", "fortress")
    t.unit(0, "worker", "lilypad_shallows")
    t.supply(0, gem=2)
    t.war()
    t.turn(0)
    t.do("place:worker@fortress")
    while t.asked == "after-action":
        t.do("pass")
    assert t.monster_in("mother_of_dragons") == "dragonsden"


# ---- tactics


def test_18_8_after_a_true_tie_all_may_stay() -> None:
    t = Arena(tactics=True)
    t.dice(6, 6)
    t.attack("casualties")
    assert t.seat == 1
    t.do("tactics")
    assert (t.asked, t.seat) == ("casualties", 0)
    t.do("tactics")
    assert "obsidian_crown" in t.where(0, "worker")
    assert "obsidian_crown" in t.where(1, "worker")
    assert [player.supply[SWORD] for player in t.g.players] == [0, 0]


def test_18_8_beside_a_monster_that_won() -> None:
    t = Arena(tactics=True, elements=("light",), defenders=())
    t.monster("prism_unicorn", "obsidian_crown")
    t.dice(1, 6, 6, 6)
    t.attack("casualties")
    t.do("tactics")
    assert "obsidian_crown" in t.where(0, "worker")
    assert t.monster_in("prism_unicorn") == "obsidian_crown"


# ---- partners


def pairs(*factions: str, **options: Any) -> Table:
    four = factions or ("embercrush_ogres", "reedmire_naga", "wardens_of_evenmarch", "elves_of_briardell")
    t = Table(*four, teams=True, **options)
    t.map("emberfields", "obsidian_crown", "lilypad_shallows", "moonwell_falls", "dungeon1")
    t.treasure("obsidian_crown")
    t.unit(0, "worker", "emberfields")
    t.war()
    return t


def test_18_5_the_partners_minotaur_stays() -> None:
    t = pairs(minotaur=True)
    t.unit(1, "minotaur", "lilypad_shallows")
    t.turn(0)
    t.do("place:worker@obsidian_crown")
    assert t.where(1, "minotaur") == ["lilypad_shallows"]
    assert t.asked == "main-choice"  # of the next player: nobody was asked


def test_r78_undertow_does_not_touch_the_partner() -> None:
    t = pairs("atlanteans", "embercrush_ogres", "wardens_of_evenmarch", "elves_of_briardell")
    t.only(0, "dragon")
    t.unit(1, "worker", "obsidian_crown")
    t.unit(2, "worker", "obsidian_crown")
    t.turn(0)
    t.do("place:dragon@obsidian_crown")
    while t.asked != "undertow":
        t.do("pass")
    assert len(t.options()) == 2
    t.do(t.options()[0])
    assert (t.asked, t.seat) == ("move-to", 2)


def test_r78_the_imp_does_not_rob_the_partner() -> None:
    t = pairs()
    t.hand(0, "pilfering_imp")
    t.supply(0, potion=1)
    t.supply(1, gem=2)
    t.player(1).vp = 50
    t.turn(0)
    assert not t.offers("cast:pilfering_imp")
    t.supply(2, gem=2)
    t.player(2).vp = 50
    t.turn(0)
    t.do("cast:pilfering_imp")
    assert (t.player(2).supply[0], t.player(1).supply[0]) == (1, 2)


def test_r78_a_gift_may_go_to_the_partner() -> None:
    t = pairs()
    t.player(0).tableau.append(ADVENTURE["sunlit_scriptorium"])
    t.supply(0, gem=2)
    for seat in (2, 3):
        t.supply(seat, gem=5, potion=5, scroll=5, tool=5, sword=5)
    t.turn(0)
    t.do("regroup", "retrieve:worker@emberfields>sunlit_scriptorium", "yes")
    assert t.asked == "give"
    assert set(t.starting("to:1")) == {".gem", ".scroll"}
    assert len(t.options()) == 2


def test_r78_venom_binds_no_partner() -> None:
    t = pairs("riftborn_gnolls", "reedmire_naga", "wardens_of_evenmarch", "elves_of_briardell")
    t.only(0, "warrior")
    t.unit(1, "warrior", "obsidian_crown")
    t.dice(1, 1, 1, 1)
    t.turn(0)
    t.do("place:warrior@obsidian_crown")
    while t.asked != "after-roll":
        t.do("pass")
    assert t.offers("use:frenzy")


def test_18_5_swords_of_the_partner_stop_at_the_limit() -> None:
    t = pairs()
    t.only(0, "dragon")
    t.dwelling(0, "emberfields")
    t.dwelling(0, "lilypad_shallows")
    t.unit(2, "worker", "obsidian_crown")
    t.supply(1, sword=5)
    t.turn(0)
    t.do("place:dragon@obsidian_crown")
    while t.asked != "spend-swords":
        t.do("pass")
    assert t.seat == 1
    assert t.starting("swords:") == ["1"]


def test_r46_teams_tie_on_the_sum_of_resources() -> None:
    t = pairs()
    for seat, vp in enumerate((10, 30, 25, 15)):
        t.player(seat).vp = vp
        t.supply(seat)
    assert sorted(result(t.g).winners) == [0, 1, 2, 3]
    t.supply(3, gem=1)
    assert sorted(result(t.g).winners) == [2, 3]


# ---- the draft


def test_d10_all_steps_of_glory() -> None:
    t = Table("wardens_of_evenmarch", "atlanteans", edition="draft2019")
    t.war()
    assert list(gain_glory(t.g, 0, 8)) == []  # nothing is asked
    player = t.player(0)
    assert (player.supply[GOLD], player.orbs, player.vp) == (1 + 1 + 2, 2, 3 * 2)
    assert list(gain_glory(t.g, 0, 2)) == []
    assert player.vp == 3 * 2 + 2 * 2


def test_d12_who_came_to_look_does_not_fight_when_the_peace_ends() -> None:
    t = Table("embercrush_ogres", "atlanteans", edition="draft2019")
    t.map("emberfields", "obsidian_crown", "cinder_pit", "lilypad_shallows")
    t.monster("demon_of_might", "obsidian_crown")
    t.unit(0, "worker", "obsidian_crown")
    t.unit(1, "worker", "lilypad_shallows")
    t.player(0).glory = 0
    t.turn(1)
    t.do("regroup", "retrieve:worker@lilypad_shallows>ready")
    assert not t.g.peaceful
    assert t.g.battle is None
    assert "obsidian_crown" in t.where(0, "worker")
