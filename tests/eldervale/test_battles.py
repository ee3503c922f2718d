"""Battles: A41 to A56, A74 to A79, A102, A105, A107 and their windows."""

from __future__ import annotations

from typing import Any

import pytest

from tests.eldervale.table import MONSTER, TILE, Table
from wyrmtable.games.eldervale.state import DEFEATED, NOBODY


def duel(*factions: str, **options: Any) -> Table:
    """Seat 0 has a Worker beside seat 1's, ready to place another one on it."""
    t = Table(*(factions or ("embercrush_ogres", "atlanteans")), **options)
    t.map("emberfields", "lilypad_shallows", "moonwell_falls", "obsidian_crown")
    t.unit(0, "worker", "emberfields")
    t.unit(1, "worker", "lilypad_shallows")
    t.treasure("lilypad_shallows")
    t.treasure("lilypad_shallows", index=1)
    t.war()
    return t


def attack(t: Table) -> None:
    """Seat 0 places a Worker in the Lilypad Shallows (and gains its potion)."""
    t.turn(0)
    t.do("place:worker@lilypad_shallows", "stack:lilypad_shallows.1")
    while t.asked == "after-action":
        t.do("pass")


def join_turn(t: Table, seat: int) -> None:
    """The Join decision of this seat; those before it pass."""
    while (t.asked, t.seat) != ("join", seat):
        t.do("pass")


def fight(t: Table) -> None:
    """To the end of the battle: nobody does anything that can be passed, resources gained are the first offered."""
    while t.asked == "after-action" or t.g.battle is not None:
        t.do("pass" if "pass" in t.options() else t.options()[0])


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


def beast_fight(monster: str, realm: str, faction: str = "embercrush_ogres", **options: Any) -> Table:
    """Seat 0 places a Dragon in the realm of a Monster and wins or loses as the dice say."""
    t = Table(faction, "wardens_of_evenmarch", elements=("air", "earth"), **options)
    t.map("fortress", realm, "marble_causeway", "measured_fields")
    t.monster(monster, realm)
    t.unit(0, "worker", "fortress")
    t.only(0, "dragon")
    t.treasure(realm)
    t.war()
    return t


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


# ---- timing and windows


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


def test_a97_who_is_asked_follows_from_public_facts() -> None:
    """An empty hand is not asked; a hand is in the window whatever it holds."""
    for hand, asked in ((("faerie_charm",), True), ((), False)):
        t = duel()
        t.hand(1, *hand)
        t.supply(1, potion=1)
        attack(t)
        assert ((t.asked, t.seat) == ("would-trigger", 1)) == asked


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


# ---- the Join step


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


def test_peaceful_placement_triggers_nothing() -> None:
    t = duel()
    t.g.peaceful = True
    attack(t)
    assert t.seat == 1
    assert t.g.battle is None
    assert t.where(0, "worker").count("lilypad_shallows") == 1


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
