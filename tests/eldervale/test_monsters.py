"""Every monster: its ability while wild, and its chain ability (and what remains of the first) once dominated."""

from __future__ import annotations

from typing import Any

import pytest

from tests.eldervale.arena import Arena
from tests.eldervale.shown import shows
from tests.eldervale.table import TILE, Table
from wyrmtable.games.eldervale.data import BEAST, GOLD, SWORD, UNITS
from wyrmtable.games.eldervale.state import WILD

shows("gravel_hydra", "mother_of_dragons", "frost_giant", "soar", "ride_the_storm", "plating")
"""In test_wild, test_battles, test_modules and test_placement."""


def wild(monster: str, attacker: str = "worker", **options: Any) -> Arena:
    """Seat 0 places in the realm of a Monster."""
    t = Arena("stonevein_dwarves", "atlanteans", attacker=attacker, defenders=(), **options)
    t.g.elements = tuple(range(8))
    t.monster(monster, "obsidian_crown")
    return t


def owned(monster: str, seat: int = 0, realm: str = "obsidian_crown", **options: Any) -> Arena:
    """A battle between two players with a dominated monster of one of them in it."""
    t = Arena("stonevein_dwarves", "atlanteans", **options)
    t.beast(seat, monster, realm)
    if seat == 0 and realm == "obsidian_crown":
        t.player(0).places[0] = -1  # the Workers stay out of the way
    return t


def place_beast(t: Arena, monster: str) -> None:
    t.player(0).places[t.player(0).kinds.index(BEAST + _number(monster))] = -1
    t.attacker = monster
    t.unit(0, "worker", "emberfields")


def _number(monster: str) -> int:
    return UNITS.index(monster) - BEAST


# ---- normal monsters


@shows("tempest_roc")
def test_roc_rushes_from_two_realms_away() -> None:
    for monster, place in (("tempest_roc", "obsidian_crown"), ("demon_of_might", "lilypad_shallows")):
        t = Arena("stonevein_dwarves", "atlanteans", defenders=())
        t.monster(monster, "lilypad_shallows")
        t.dice(1, 6, 6, 6, 6)
        t.attack()
        assert t.monster_in(monster) == place


@shows("mossback_colossus")
def test_colossus_never_rushes() -> None:
    t = Arena("stonevein_dwarves", "atlanteans", defenders=())
    t.monster("mossback_colossus", "moonwell_falls")
    t.attack()
    assert t.monster_in("mossback_colossus") == "moonwell_falls"


@shows("bulwark")
def test_bulwark_adds_a_die_from_beside_the_battle() -> None:
    t = Arena("stonevein_dwarves", "atlanteans")
    t.beast(1, "mossback_colossus", "moonwell_falls")
    assert len(t.rolled().dice[1]) == 2
    t = Arena("stonevein_dwarves", "atlanteans")
    t.beast(1, "mossback_colossus", "fortress")
    assert len(t.rolled().dice[1]) == 1


@shows("demon_of_might")
def test_might_wins_ties() -> None:
    t = wild("demon_of_might", "dragon")
    t.supply(0, sword=1)
    t.dice(5, 5, 5, 5, 5, 5, 5, 5)
    t.attack("spend-swords")
    battle = t.battle
    t.do("swords:1")
    t.on()
    assert battle.winner == WILD


@shows("fury")
def test_fury_and_might_of_a_dominated_demon() -> None:
    t = Arena("stonevein_dwarves", "atlanteans", defenders=("dragon",))
    t.beast(1, "demon_of_might", "obsidian_crown")
    battle = t.rolled(1, 2, 3, 4, 1, 1, 6, 5, 4, 6)  # six dice of seat 1, then one; then the 1s again
    assert (t.seat, t.options()) == (1, ["use:fury", "pass"])
    assert battle.dice == {1: [1, 2, 3, 4, 1, 1], 0: [6]}
    t.do("use:fury")
    assert battle.dice[1] == [5, 2, 3, 4, 4, 6]


@shows("dread_crocodile")
def test_death_roll() -> None:
    battle = wild("dread_crocodile").rolled(3, 1, 2, 5, 6, 4, 2)
    assert battle.dice[WILD] == [4, 2, 5, 6]  # 1 and 2 rolled again, once


@shows("ambush")
def test_ambush_of_a_placed_crocodile() -> None:
    t = owned("dread_crocodile")
    place_beast(t, "dread_crocodile")
    assert len(t.rolled(*[4] * 8).dice[0]) == 4 + 1
    t = Arena("stonevein_dwarves", "atlanteans")
    t.beast(1, "dread_crocodile", "obsidian_crown")
    t.player(1).places[0] = -1
    assert len(t.rolled(*[4] * 8).dice[1]) == 4


@shows("prism_unicorn")
def test_radiance_caps_players_at_four() -> None:
    t = wild("prism_unicorn", "dragon")
    t.dwelling(0, "moonwell_falls")
    t.dwelling(0, "obsidian_crown")
    assert len(t.rolled().dice[0]) == 4


@shows("blessing", "insight")
@pytest.mark.parametrize(("monster", "potions", "cards"), [("prism_unicorn", 1, 0), ("solar_sphinx", 0, 1)])
def test_blessing_and_insight_when_retrieved(monster: str, potions: int, cards: int) -> None:
    t = Table("stonevein_dwarves", "atlanteans")
    t.map("emberfields", "portal", "lilypad_shallows")
    t.beast(0, monster, "portal")
    t.turn(0)
    t.do("regroup", f"retrieve:{monster}@portal>ready")
    assert t.has(0, potion=potions)
    assert len(t.player(0).hand) == cards


@shows("gloom_widow")
def test_web_keeps_neighbours_from_joining() -> None:
    for widow, offered in (("lilypad_shallows", False), ("fortress", True)):
        t = Arena("stonevein_dwarves", "atlanteans")
        t.unit(1, "worker", "moonwell_falls")
        t.monster("gloom_widow", widow)
        t.attack("join")
        if t.seat == 1:
            assert ("join:worker@moonwell_falls" in t.options()) == offered
        else:
            assert not offered


@shows("venom_silk")
def test_venom_silk() -> None:
    t = Arena("stonevein_dwarves", "atlanteans")
    t.beast(1, "gloom_widow", "obsidian_crown")
    t.supply(0, sword=3)
    t.supply(1, sword=3)
    t.attack("spend-swords")
    assert t.seat == 1
    battle = t.battle
    t.dice(6, 6, 6, 6, 6, 6, 1)
    t.do("swords:1")
    t.on()
    assert len(battle.dice[1]) == 6
    assert len(battle.dice[0]) == 1
    assert t.has(0, gem=1, sword=4)  # nothing could be spent, one came for the fallen Worker


@shows("brass_juggernaut")
def test_clockwork() -> None:
    t = wild("brass_juggernaut")
    t.hand(0, "fog_of_war")
    t.supply(0, scroll=1)
    t.rolled(1, 6, 6, 6, 6, 6)
    assert t.asked != "after-roll"
    t = wild("demon_of_might")
    t.hand(0, "fog_of_war")
    t.supply(0, scroll=1)
    t.rolled(1, 6, 6, 6, 6)
    assert "cast:fog_of_war" in t.options()


@shows("chimera_of_whim")
@pytest.mark.parametrize(("roll", "dice"), [(1, 2), (4, 4), (6, 5)])
def test_unstable(roll: int, dice: int) -> None:
    t = wild("chimera_of_whim")
    t.script("battle-value", roll - 1)
    assert len(t.rolled().dice[WILD]) == dice


@shows("shifting_form")
def test_shifting_form_rerolls_the_value_once() -> None:
    t = owned("chimera_of_whim", 1)
    t.player(1).places[0] = -1
    t.script("battle-value", 1, 4)
    t.attack("spend-swords")
    assert t.options() == ["use:shifting_form", "pass"]
    assert t.battle_dice(1) == 2
    battle = t.battle
    t.do("use:shifting_form")
    t.on()
    assert len(battle.dice[1]) == 5


# ---- legendary monsters


@shows("skyrend_wyvern")
def test_scatter() -> None:
    t = wild("skyrend_wyvern")
    t.unit(1, "worker", "obsidian_crown")
    t.unit(1, "warrior", "obsidian_crown")
    t.attack("driven-out")
    assert t.seat == 1
    t.do("unit:warrior@obsidian_crown", "moonwell_falls")
    assert t.where(1, "warrior") == ["moonwell_falls"]
    t = wild("skyrend_wyvern")
    t.unit(1, "worker", "obsidian_crown")
    battle = t.rolled()
    assert set(battle.dice) == {0, 1, WILD}  # nobody had two


@shows("many_heads")
def test_many_heads() -> None:
    t = owned("gravel_hydra", 1)
    t.unit(1, "warrior", "obsidian_crown")
    t.player(0).places[0] = TILE["emberfields"]
    t.attack("join")
    assert t.battle_dice(1) == 6  # 1 + 2 + 4 + 2, at most 6
    t = owned("gravel_hydra", 1)
    assert len(t.rolled().dice[1]) == 4 + 1 + 1  # a Worker beside it


@shows("volcanic_terror")
def test_eruption_burns_the_top_tokens() -> None:
    t = Arena("stonevein_dwarves", "atlanteans", defenders=())
    t.treasure("obsidian_crown", "gem:2", "gem:1", "gold:1")
    t.monster("volcanic_terror", "moonwell_falls")
    t.dice(1, 6, 6, 6, 6, 6)
    t.turn(0)
    t.do("place:worker@obsidian_crown", "pass")
    assert t.monster_in("volcanic_terror") == "obsidian_crown"
    assert t.g.left[t.g.stack_of[TILE["obsidian_crown"]]] == 1  # one taken, one burned
    assert len(t.g.tokens_out) == 1


@shows("molten_hide")
def test_molten_hide() -> None:
    """With five dice of its own the second die of the first sword goes beyond the limit; it is bought all the same."""
    t = owned("volcanic_terror", 1, defenders=())
    t.supply(1, sword=1)
    t.attack("spend-swords")
    battle = t.battle
    t.do("swords:1")
    t.on()
    assert battle.bought == {1: 2}
    assert len(battle.dice[1]) == 6


def test_molten_hide_makes_another_side_reroll_its_highest_die() -> None:
    t = owned("volcanic_terror", 1, defenders=())
    t.dice(5, 5, 5, 5, 5, 6)
    t.attack("after-roll")
    battle = t.battle
    assert (t.seat, t.options()) == (1, ["use:molten_hide", "pass"])
    t.dice(2)
    t.do("use:molten_hide")
    t.on()
    assert battle.dice[0] == [2]
    assert battle.winner == 1


@shows("abyssal_kraken")
def test_drag_under() -> None:
    t = wild("abyssal_kraken")
    t.dice(1, 6, 6, 6, 6, 6)
    t.attack()
    assert "underworld" in t.where(0, "worker")
    assert t.player(0).supply[SWORD] == 0


@shows("long_arms")
def test_long_arms() -> None:
    t = Arena("stonevein_dwarves", "atlanteans")
    t.beast(1, "abyssal_kraken", "lilypad_shallows")
    t.attack("join")
    assert t.options() == ["join:abyssal_kraken@lilypad_shallows", "pass"]
    t.do("join:abyssal_kraken@lilypad_shallows")
    t.on("join")
    assert t.battle_dice(1) == 6


@shows("solar_sphinx")
def test_riddle() -> None:
    t = wild("solar_sphinx")
    t.unit(0, "warrior", "emberfields")
    t.supply(0, gold=1)
    t.attack("join")
    gems = t.player(0).supply[0]
    t.do("join:warrior@emberfields", "gem")
    assert t.player(0).supply[0] == gems - 1
    t = wild("solar_sphinx")
    t.unit(0, "warrior", "emberfields")
    t.map("fortress", r=5)
    t.treasure("obsidian_crown", "gem:1")
    t.turn(0)
    t.do("place:worker@obsidian_crown", "pass")
    assert "join:warrior@emberfields" not in t.options()  # nothing to pay with


@shows("bone_leviathan")
def test_dread() -> None:
    t = wild("bone_leviathan")
    t.supply(0, sword=3)
    t.attack()
    assert t.player(0).supply[SWORD] >= 3


@shows("ossuary")
def test_ossuary() -> None:
    t = owned("bone_leviathan", 1, defenders=())
    t.below(1, "worker", "warrior")
    assert len(t.rolled().dice[1]) == 6
    t = owned("bone_leviathan", 1, defenders=())
    t.below(1, "worker")
    assert len(t.rolled().dice[1]) == 5


@shows("edict_golem")
def test_edict() -> None:
    t = wild("edict_golem")
    t.hand(0, "blade_rain", "lucky_charm")
    t.supply(0, potion=1)
    t.turn(0)
    t.do("place:worker@obsidian_crown", "pass")
    while t.g.battle is not None:
        assert not any(name.startswith("cast:") for name in t.options())
        t.do("pass")


@shows("sentinel")
def test_sentinel_keeps_monsters_out() -> None:
    t = owned("edict_golem", 0)
    t.player(1).places = [-1] * 3 + [-2] * 6
    place_beast(t, "edict_golem")
    t.monster("demon_of_might", "moonwell_falls")
    t.attack()
    assert t.monster_in("demon_of_might") == "moonwell_falls"


@shows("rift_maw")
def test_warp() -> None:
    t = wild("rift_maw")
    t.dice(1, 6, 6, 6, 6)
    t.attack("warp")
    t.do("fortress")
    assert t.monster_in("rift_maw") == "fortress"


@shows("blink")
def test_blink() -> None:
    t = Table("stonevein_dwarves", "atlanteans")
    t.map("emberfields", "fortress", "portal", "briar_meadows")
    t.beast(0, "rift_maw", "portal")
    t.treasure("briar_meadows")
    t.treasure("briar_meadows", index=1)
    t.turn(0)
    t.do("place:worker@briar_meadows", "stack:briar_meadows.1", "use:blink", "emberfields")
    assert t.where(0, "rift_maw") == ["emberfields"]


@shows("bridge_warden")
def test_bridge_warden() -> None:
    t = Table("stonevein_dwarves", "atlanteans", bifrost=True)
    t.map("emberfields", "bifrost", "fortress")
    t.g.adjacent[TILE["emberfields"]] = 1 << TILE["bifrost"]
    t.g.adjacent[TILE["bifrost"]] = 1 << TILE["emberfields"]
    t.beast(1, "frost_giant", "fortress")
    t.unit(0, "worker", "emberfields")
    t.unit(1, "worker", "bifrost")
    t.war()
    t.turn(0)
    t.do("place:worker@bifrost")
    while t.asked != "join":
        t.do("pass")
    assert t.battle_dice(1) == 2
    assert t.battle_dice(0) == 1


def test_a_dominated_monster_that_falls_is_gone() -> None:
    """R 24, R 75: it gives its sword, and beating it is no Monster defeated."""
    t = owned("tempest_roc", 1, defenders=())
    t.dice(1, 1, 1, 1, 6)
    t.attack()
    assert t.where(1, "tempest_roc") == []
    assert t.player(1).supply[SWORD] == 1
    assert t.player(0).beasts == 0
    assert t.player(0).glory == 1


def test_the_frost_giants_reward_is_power_on_any_track() -> None:
    t = Table("stonevein_dwarves", "atlanteans", bifrost=True)
    t.map("emberfields", "bifrost")
    t.g.adjacent[TILE["emberfields"]] = 1 << TILE["bifrost"]
    t.g.adjacent[TILE["bifrost"]] = 1 << TILE["emberfields"]
    t.unit(0, "worker", "emberfields")
    t.only(0, "dragon")
    t.war()
    t.dice(6, 6, 6, 1, 1, 1, 1, 1)
    t.turn(0)
    t.do("place:dragon@bifrost")
    while t.asked != "choose-part":
        t.do("pass")
    assert t.options() == ["glory-1", "power-any-1"]
    t.do("power-any-1", "track:water")
    assert t.player(0).power[3] == 1
    assert t.player(0).supply[GOLD] == 0
