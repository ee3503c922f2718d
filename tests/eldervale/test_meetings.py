"""Where two or three rules meet in one turn."""

from __future__ import annotations

from tests.eldervale.arena import Arena
from tests.eldervale.duel import fight
from tests.eldervale.table import MONSTER, Table
from wyrmtable.core.ask import name_of
from wyrmtable.games.eldervale.data import ADVENTURE, ADVENTURES, EARTH, GEM, LIGHT, SWORD
from wyrmtable.games.eldervale.state import DEFEATED


def regrouping(*cards: str, units: tuple[str, ...]) -> Table:
    """Seat 0 with these cards, and these Units on Ruins."""
    t = Table("stonevein_dwarves", "shadow_demons", elements=("chaos", "order"))
    t.map("fortress", "magetower", "portal", "mill")
    t.war()
    t.cards(0, *cards)
    for unit, realm in zip(units, ("fortress", "magetower", "portal", "mill"), strict=False):
        t.unit(0, unit, realm)
    t.row()
    return t


def test_chaotic_aura_on_the_moonpool_pays_for_each_copy() -> None:
    """Spec 20: the price that opens an action is taken once, but copies take that of the copied card again."""
    t = regrouping("moonpool", "guild_hall", units=("wizard",))
    t.aura(0, "chaotic_aura", "moonpool")
    t.slot("guild_hall", "gem:1")
    t.supply(0, gem=3)
    t.script("card-die", 3)  # a four
    t.turn(0)
    t.do("regroup", "retrieve:wizard@fortress>moonpool")
    assert t.player(0).vp == 6
    assert t.player(0).supply[GEM] == 1


def test_what_the_loft_discards_leaves_with_all_that_lies_on_it() -> None:
    """Spec 20: the Unit becomes ready, the Orb leaves the game, the aura goes under its own deck."""
    t = regrouping("tricksters_loft", "geode_heart", units=("wizard", "worker"))
    t.aura(0, "aura_of_grace", "geode_heart")
    t.orb_on("geode_heart")
    t.row("citadel", "gem_terrace")
    t.turn(0)  # nothing can be placed, so it regroups
    t.do("retrieve:worker@magetower>geode_heart")
    assert t.player(0).vp == 3  # 2 of the Orb, 1 of the aura
    t.do("retrieve:wizard@fortress>tricksters_loft", "yes", "geode_heart", "buy:gem_terrace")
    assert [ADVENTURES[card].name for card in t.player(0).tableau] == ["tricksters_loft", "gem_terrace"]
    assert t.g.decks[EARTH][0] == ADVENTURE["geode_heart"]
    assert t.g.decks[LIGHT][0] == ADVENTURE["aura_of_grace"]
    assert t.g.orbs_out == 1
    assert t.where(0, "worker") == ["inactive"] * 3 + ["ready"] * 3


def test_a_lured_monster_beside_the_placement_rushes_back() -> None:
    """16.2 after 9.1: where it was lured to nobody fights it then [R 22]; in the realm of the placement they do."""
    t = Table("stonevein_dwarves", "shadow_demons", elements=("chaos",))
    t.map("marble_causeway", "cinder_pit", "obsidian_crown")
    t.monster("demon_of_might", "cinder_pit")
    t.unit(0, "worker", "marble_causeway")
    t.unit(1, "worker", "obsidian_crown")
    t.treasure("cinder_pit")
    t.war()
    t.hand(0, "lure")
    t.power(0, chaos=2)
    t.dice(*[6] * 4, *[1] * 4)
    t.turn(0)
    t.do("place:worker@cinder_pit", "cast:lure", "obsidian_crown")
    fight(t)
    assert t.monster_in("demon_of_might") == "cinder_pit"
    assert "underworld" in t.where(0, "worker")
    assert t.where(1, "worker").count("obsidian_crown") == 1  # it saw no battle


def test_others_fight_on_when_the_placed_unit_is_gone() -> None:
    """R 22 looks only at the beginning: after Grave Bargain at the own Join decision two sides are left."""
    t = Table("stonevein_dwarves", "shadow_demons", "embercrush_ogres")
    t.map("emberfields", "obsidian_crown", "mill")
    t.treasure("obsidian_crown")
    t.unit(0, "worker", "emberfields")
    t.unit(1, "worker", "obsidian_crown")
    t.unit(2, "worker", "obsidian_crown")
    t.war()
    t.hand(0, "grave_bargain")
    t.turn(0)
    t.do("place:worker@obsidian_crown")
    t.until("join")
    while t.seat != 0:
        t.do("pass")
    t.dice(6, 1)
    t.do("cast:grave_bargain", "unit:worker@obsidian_crown")
    t.until("main-choice")
    assert (t.player(1).glory, t.player(2).glory) == (1, 0)
    assert [t.where(seat, "worker").count("underworld") for seat in range(3)] == [1, 0, 1]
    assert t.player(0).supply[SWORD] == 1


def test_five_sides_lose_a_tie_of_two() -> None:
    """14.2 step 5: also those who were lower lose, and everybody gets a sword."""
    t = Table("stonevein_dwarves", "shadow_demons", "embercrush_ogres", "atlanteans", "galewing_harriers")
    t.map("emberfields", "obsidian_crown", "mill")
    t.treasure("obsidian_crown")
    t.unit(0, "worker", "emberfields")
    for seat in range(1, 5):
        t.unit(seat, "worker", "obsidian_crown")
    t.war()
    t.dice(5, 3, 2, 1, 5)
    t.turn(0)
    t.do("place:worker@obsidian_crown")
    t.until("main-choice")
    assert [t.where(seat, "worker").count("underworld") for seat in range(5)] == [1] * 5
    assert not any(player.glory for player in t.g.players)


def test_a_rush_and_a_charge_make_one_battle_of_three_sides() -> None:
    """P5, then P6: a Monster in the realm does not stop the Minotaur, and two triggers are one battle."""
    t = Table("stonevein_dwarves", "shadow_demons", minotaur=True)
    t.map("cinder_pit", "emberfields", "obsidian_crown")
    t.monster("demon_of_might", "cinder_pit")
    t.unit(1, "minotaur", "obsidian_crown")
    t.treasure("emberfields")
    t.treasure("emberfields", index=1)
    t.war()
    t.turn(0)
    t.do("place:worker@emberfields", "stack:emberfields.1")
    t.until("charge")
    assert (t.seat, t.monster_in("demon_of_might")) == (1, "emberfields")
    t.dice(*[6] * 3, *[1] * 10)
    t.do("yes")
    t.until("main-choice")
    assert t.player(1).won == 1
    assert t.g.monsters[MONSTER["demon_of_might"]] == DEFEATED
    assert t.where(0, "worker").count("underworld") == 1
    assert t.where(1, "minotaur") == ["emberfields"]


def test_e23_dread_bars_dice_and_not_the_price_of_a_spell() -> None:
    t = Arena(defenders=(), elements=("fire",))
    t.monster("bone_leviathan", "obsidian_crown")
    t.hand(0, "firestorm")
    t.supply(0, sword=2)
    t.attack("after-roll")
    assert "cast:firestorm" in [name_of(option) for option in t.playing.options]
    assert t.battle.bought == {}
    t.do("cast:firestorm")
    assert t.player(0).supply[SWORD] == 1
