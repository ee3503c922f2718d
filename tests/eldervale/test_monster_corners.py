"""Battles of many sides, Monsters and glory in odd situations."""

from __future__ import annotations

from typing import Any

import pytest

from tests.eldervale.arena import Arena
from tests.eldervale.table import TILE, Table
from wyrmtable.games.eldervale.data import SWORD
from wyrmtable.games.eldervale.rules.glory import gain_glory


def three(*, elements: tuple[str, ...] = ("light",), **options: Any) -> Arena:
    t = Arena("stonevein_dwarves", "shadow_demons", "atlanteans", elements=elements, **options)
    t.unit(2, "worker", "obsidian_crown")
    return t


def test_14_2_two_equal_best_of_three_sides_and_everybody_loses() -> None:
    t = three()
    t.dice(6, 3, 6)  # seats 1, 2, 0
    t.attack("choose-resource")  # Soul Debt of seat 1
    t.do("gem")
    assert [t.where(seat, "worker").count("underworld") for seat in (1, 2)] == [1, 1]
    assert "obsidian_crown" not in t.where(0, "worker")
    assert [player.glory for player in t.g.players] == [0, 0, 0]
    assert [player.supply[SWORD] for player in t.g.players] == [1, 1, 1]


def test_14_2_a_tie_for_second_place_is_none() -> None:
    t = three()
    t.dice(3, 3, 6)
    t.attack("choose-resource")
    t.do("gem")
    assert t.player(0).glory == 1
    assert "obsidian_crown" in t.where(0, "worker")


def test_14_2_a_monster_below_two_equal_players_is_not_defeated() -> None:
    t = Arena(elements=("light",))
    t.monster("prism_unicorn", "obsidian_crown")
    t.dice(6, 6, 1, 1, 1)
    battle = t.rolled()
    t.on()
    assert (battle.dice[0], battle.dice[1]) == ([6], [6])
    assert t.monster_in("prism_unicorn") == "obsidian_crown"
    assert t.player(0).glory == t.player(1).glory == 0


def test_14_2_more_dice_win_where_the_first_are_equal() -> None:
    t = Arena(attacker="warrior")
    t.dice(6, 6, 1)
    t.attack("choose-resource")
    t.do("gem")
    assert t.player(0).glory == 1


def test_14_1_who_placed_and_left_fights_no_battle() -> None:
    """R 22: the triggering side must still be there."""
    t = Arena()
    t.hand(0, "gust_of_wings")
    t.supply(0, scroll=1)
    t.turn(0)
    t.do("place:worker@obsidian_crown")
    assert t.asked == "after-action"
    t.do("cast:gust_of_wings", "unit:worker@obsidian_crown", "moonwell_falls")
    t.finish()
    assert "obsidian_crown" in t.where(1, "worker")
    assert "moonwell_falls" in t.where(0, "worker")


def test_15_glory_before_the_first_regroup_is_lost() -> None:
    t = Table("embercrush_ogres", "atlanteans", elements=("order",))
    t.map("emberfields", "fortress")
    t.cards(0, "citadel")
    t.unit(0, "warrior", "emberfields")
    assert t.player(0).glory < 0
    assert not list(gain_glory(t.g, 0))
    assert t.player(0).glory < 0
    assert t.player(0).vp == 0
    t.turn(0)  # nothing to do but to regroup
    t.do("retrieve:warrior@emberfields>citadel")  # R 16: the marker is there by then
    assert t.player(0).glory == 1
    assert t.player(0).vp == 2


def test_13_markers_move_and_orbs_stay() -> None:
    """R 26: re-reaching a top space gives nothing."""
    t = Table("embercrush_ogres", "atlanteans", elements=("order", "earth", "air"))
    t.map("emberfields", "fortress")
    t.power(0, fire=1, water=2, order=2, earth=3)
    t.player(0).orbs = 1
    t.cards(0)
    t.turn(0)
    t.do("orb:os8")
    assert "track:air" in t.options()
    t.do("track:air")
    assert t.asked.startswith("relocate")
    t.do("track:earth")
    assert t.player(0).power[0] == 1
    assert t.player(0).power[1] == 0


def test_13_power_on_a_full_track_is_nothing() -> None:
    t = Table("embercrush_ogres", "atlanteans")
    t.map("emberfields", "dungeon1", "mill")
    t.stack()
    t.row("ash_forge")
    t.supply(0, sword=2)
    t.power(0, fire=5)
    t.turn(0)
    t.do("place:worker@dungeon1")
    assert t.player(0).power[2] == 5
    assert t.player(0).orbs == 0


def test_riddle_lets_join_only_whom_one_can_pay_for() -> None:
    t = Arena(legendary=True, elements=("light", "fire", "water"))
    t.monster("solar_sphinx", "obsidian_crown")
    t.unit(1, "worker", "moonwell_falls")
    t.unit(1, "warrior", "moonwell_falls")
    t.supply(1, gem=1)
    t.attack("join")
    assert t.seat == 1
    t.do("join:worker@moonwell_falls")
    assert not (t.asked == "join" and t.seat == 1 and t.starting("join:"))
    assert t.has(1)


def test_warp_does_not_follow_a_true_tie() -> None:
    t = Arena(defenders=(), legendary=True, elements=("chaos",))
    t.monster("rift_maw", "obsidian_crown")
    t.dwelling(0, "emberfields")
    t.dwelling(0, "moonwell_falls")
    t.dwelling(0, "obsidian_crown")
    t.dice(6, 6, 6, 6, 6, 6, 6, 6)
    t.attack()
    assert t.monster_in("rift_maw") == "obsidian_crown"
    assert t.player(0).glory == 0


def test_regrow_in_its_own_lair_drives_nobody_away() -> None:
    """16.5: if it is there already nothing happens; the winner's Units stay."""
    t = Table("embercrush_ogres", "atlanteans", elements=("earth",), legendary=True)
    t.map("emberfields", "titan_hollow", "fortress")
    t.monster("gravel_hydra", "titan_hollow")
    t.treasure("titan_hollow")
    t.unit(0, "worker", "emberfields")
    t.ready(0, "dragon")
    t.war()
    t.dice(6, 6, 6, 1, 1, 1, 1)
    t.turn(0)
    t.do("place:dragon@titan_hollow")
    t.until("choose-part")
    t.do("glory-1")
    assert t.monster_in("gravel_hydra") == "titan_hollow"
    assert t.where(0, "dragon") == ["titan_hollow"]
    assert t.player(0).glory == 1


def test_eruption_only_when_it_rushes() -> None:
    t = Arena(defenders=(), legendary=True, elements=("fire",))
    t.monster("volcanic_terror", "obsidian_crown")
    t.treasure("obsidian_crown", "gem:1", "sword:2")
    t.attack()
    assert t.g.left[t.g.stack_of[TILE["obsidian_crown"]]] == 1  # the token of the realm action only


def test_two_monsters_never_share_a_realm() -> None:
    t = Arena(defenders=(), elements=("light", "fire"))
    t.monster("prism_unicorn", "obsidian_crown")
    t.monster("demon_of_might", "moonwell_falls")
    t.attack()
    assert t.monster_in("demon_of_might") == "moonwell_falls"


def test_long_swoop_does_not_pass_a_gap() -> None:
    t = Table("embercrush_ogres", "atlanteans", elements=("air",))
    t.map("emberfields", "fortress")
    t.realm("thunder_eyrie", 3, 0)
    t.monster("tempest_roc", "thunder_eyrie")
    t.supply(0, gem=2)
    t.war()
    t.turn(0)
    t.do("place:worker@fortress")
    t.finish()
    assert t.monster_in("tempest_roc") == "thunder_eyrie"


def test_slow_does_not_hold_the_others() -> None:
    t = Arena(defenders=(), elements=("earth", "light"))
    t.monster("mossback_colossus", "lilypad_shallows")
    t.monster("prism_unicorn", "moonwell_falls")
    t.attack()
    assert t.monster_in("prism_unicorn") == "obsidian_crown"


def test_a_dominated_demon_wins_ties_for_its_owner() -> None:
    t = Arena(elements=("fire",))
    t.beast(0, "demon_of_might", "emberfields")
    t.attack("join")
    t.on("join", seat=0)
    t.dice(6, 6, 6, 6, 6, 6)
    t.hand(1)
    battle = t.battle
    t.do("join:demon_of_might@emberfields")
    t.on("choose-resource")
    assert battle.winner == 0


def test_might_against_the_aegis_is_a_tie() -> None:
    t = Arena(defenders=(), elements=("fire",), attacker="dragon")
    t.dwelling(0, "moonwell_falls")
    t.monster("demon_of_might", "obsidian_crown")
    t.cards(0, "radiant_aegis")
    t.dice(5, 5, 5, 5, 5, 5, 5, 5)
    t.attack()
    assert t.player(0).glory == 0
    assert t.where(0, "dragon") == ["underworld"]
    assert t.monster_in("demon_of_might") == "obsidian_crown"


def test_web_holds_who_stands_beside_it_in_every_direction() -> None:
    t = Arena(elements=("darkness",))
    t.monster("gloom_widow", "lilypad_shallows")
    t.unit(1, "worker", "moonwell_falls")
    t.turn(0)
    t.do("place:worker@obsidian_crown")
    while t.g.battle is not None:
        assert "join:worker@moonwell_falls" not in t.options()
        t.do("pass" if "pass" in t.options() else t.options()[0])


@pytest.mark.parametrize(("glory", "left", "vp", "orbs"), [(2, True, 0, 1), (2, False, 2, 0), (7, True, 2, 0)])
def test_orb_spaces_of_glory(glory: int, left: bool, vp: int, orbs: int) -> None:
    t = Arena()
    t.player(0).glory = glory
    if not left:
        t.player(1).glory = 5
        t.g.glory_orbs.remove(3)
    t.dice(1, 6)
    t.attack("choose-resource")
    assert (t.player(0).vp, t.player(0).orbs) == (vp, orbs)


def test_quiet_neighbours_do_not_fight_when_the_peace_ends() -> None:
    """R 5."""
    t = Arena()
    t.g.peaceful = True
    t.player(0).glory, t.player(1).glory = -1, 0
    t.unit(0, "worker", "obsidian_crown")
    t.player(0).places[3] = -2
    t.turn(0)
    t.do("regroup")
    t.until("main-choice")
    assert not t.g.peaceful
    assert "obsidian_crown" in t.where(1, "worker")


def test_who_joined_and_won_stays() -> None:
    t = Arena()
    t.unit(1, "worker", "moonwell_falls")
    t.dice(6, 6, 1)
    t.attack("join")
    assert t.seat == 1
    t.do("join:worker@moonwell_falls")
    t.on()
    assert t.where(1, "worker").count("obsidian_crown") == 2


def test_a_beaten_dominated_monster_is_no_monster_defeated() -> None:
    """R 75: the winner has no choice of power, Scavengers see nothing."""
    t = Arena("riftborn_gnolls", "shadow_demons", defenders=(), elements=("light",))
    t.beast(1, "prism_unicorn", "obsidian_crown")
    t.dice(1, 1, 1, 6)
    t.attack()
    assert t.player(0).glory == 1
    assert t.player(0).supply == [1, 0, 0, 0, 0, 0]  # printed on the realm
    assert t.player(1).supply[SWORD] == 1
