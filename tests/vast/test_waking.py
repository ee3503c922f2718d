"""The Dragon's way out: cubes, awakening, surfacing, who strikes him, and Wrath in odd places."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.vast.table import Table
from wyrmtable.games.vast.data import BONES, FANGS, HELD, OUT, SUPPLY
from wyrmtable.games.vast.grid import HOME, cell_at


def dragon_at(t: Table, x: int, y: int, *cards: str) -> None:
    t.g.dragon.placed = True
    t.put("dragon", x, y)
    t.powers(*cards)


def surfaced(t: Table, x: int, y: int, *cards: str, wake: int = 11) -> None:
    dragon_at(t, x, y, *cards)
    t.g.dragon.awake = t.g.dragon.surfaced = True
    t.g.dragon.wake = wake


def test_expert_wakes_by_the_third_shriek_and_surfaces_at_once() -> None:
    """§13.1, R-34: not only a cube can be the last thing missing."""
    t = Table("KGDC", dragon=5)
    t.lit(1, 0, "", "crystal")
    t.token("crystal", 1, 0)
    dragon_at(t, 1, 0, "claw", "flame", "wing")
    t.g.dragon.wake = 13
    t.g.dragon.shriek_turns = 2
    t.turn("dragon")
    t.answer("power:shriek")
    t.rest("pay")
    assert t.g.dragon.awake
    assert t.g.dragon.surfaced
    assert t.g.crystals.count(OUT) == 1


def test_two_shrieks_in_one_turn_are_one_turn_of_shrieking() -> None:
    """§13.1"""
    t = Table("KGDC", dragon=5)
    t.lit(1, 0, "")
    t.put("knight", 0, 0)
    dragon_at(t, 1, 0, "claw", "claw", "claw", "claw", "claw")
    t.die("centre", "centre")
    t.turn("dragon")
    t.answer("power:shriek")
    t.rest("pay")
    t.answer("power:claw", "reroll", "power:shriek")
    t.rest("pay")
    assert t.g.dragon.shriek
    assert t.g.dragon.shriek_turns == 1


def test_a_treasure_given_back_may_wake_and_surface_him_before_he_places_a_gem() -> None:
    """§7.6, §7.7: at the moment of awakening; surfacing provokes no attack."""
    t = Table()
    t.lit(1, 0, "", "crystal")
    t.put("knight", 1, 0)
    t.cubes("strength", "strength", "strength")
    dragon_at(t, 1, 0)
    t.g.dragon.wake = 10
    t.g.dragon.sloth["greed"] = 1
    t.token("treasure", 1, 0)
    t.turn("dragon")
    t.answer("done", "1")
    assert t.g.dragon.surfaced
    assert t.g.dragon.health == 5
    assert t.asked == "place-gem"


def test_what_he_holds_stays_his_when_the_last_greed_cube_goes() -> None:
    """§7.7, R-71: held for the next turn; only if Greed is still empty then they go to the supply for nothing."""
    for refilled in (False, True):
        t = Table("D")
        t.lit(1, 0, "")
        dragon_at(t, 1, 0)
        t.g.dragon.sloth["greed"] = 1
        t.g.dragon.wake = 3
        for _ in range(3):
            t.token("treasure", 1, 0)
        t.turn("dragon")
        t.answer("done", "3")
        assert t.g.treasures.count(HELD) == 2
        assert t.g.dragon.wake == 4
        t.until("dragon-act")
        t.g.dragon.sloth["greed"] += refilled
        wake = t.g.dragon.wake
        t.answer("done")
        t.until("place-gem")
        assert t.g.treasures.count(HELD) == refilled
        assert t.g.dragon.wake == wake + refilled


def test_held_treasures_count_again_after_a_pickpocket_refilled_greed() -> None:
    """§7.7, §9.5"""
    t = Table()
    t.lit(1, 0, "")
    dragon_at(t, 1, 0)
    t.g.treasures[0] = HELD
    t.g.dragon.sloth["greed"] = 1
    t.g.dragon.wake = 3
    t.turn("dragon")
    t.answer("done")
    assert t.g.treasures[0] == SUPPLY
    assert t.g.dragon.sloth["greed"] == 0


def test_pride_still_is_open_when_the_event_track_is_empty() -> None:
    """§7.6: a condition without a cube takes nothing from the group."""
    t = Table()
    t.dark(1, 0, "event")
    t.lit(0, 1, "")
    dragon_at(t, 0, 1, "flame", "wing")
    t.g.dragon.sloth["pride_event"] = 0
    t.turn("dragon")
    t.answer("power:burn")
    t.rest()
    assert not t.offers("cube:pride_event")
    t.answer("done", "pass")
    assert t.options() == ["cube:pride_still", "done"]


def test_awakening_by_standing_still_counts_for_the_new_hand_and_surfaces() -> None:
    """R-59, R-34"""
    t = Table()
    t.lit(1, 0, "", "crystal")
    dragon_at(t, 1, 0)
    t.g.dragon.wake = 11
    t.g.rules = replace(t.g.rules, wake=12)
    t.turn("dragon")
    t.answer("done", "pass", "cube:pride_still")
    assert t.g.dragon.surfaced
    assert len(t.g.dragon.hand) == 6


def test_a_surfaced_dragon_on_the_entrance_must_come_in_again() -> None:
    """R-35"""
    t = Table()
    t.lit(1, 0, "")
    surfaced(t, 0, 0, "wing")
    t.turn("dragon")
    assert not t.match.over
    t.answer("move:1,0")
    assert not t.match.over
    t.answer("power:wing")  # the Entrance is the only way
    assert t.winners == ["dragon"]


def test_thrown_onto_the_entrance_by_his_own_wrath_he_does_not_win() -> None:
    """R-35, §7.5"""
    t = Table()
    t.lit(1, 0, "nes")
    t.lit(0, 1, "")
    t.put("knight", 0, 1)
    surfaced(t, 1, 0, "claw", "claw", "claw", "claw")
    t.die("centre")
    t.turn("dragon")
    t.answer("power:wrath")
    t.rest()
    assert t.at("dragon") == (0, 0)
    assert not t.match.over


def test_he_enters_the_entrance_before_she_can_strike() -> None:
    """§7.4: entering the Entrance wins at once."""
    t = Table()
    t.lit(1, 0, "")
    t.put("knight", 0, 0)
    t.cubes("strength", "strength", "strength", "free")
    surfaced(t, 1, 0)
    t.g.dragon.health = 1
    t.turn("dragon")
    t.answer("move:0,0")
    assert t.winners == ["dragon"]


def test_the_blow_on_the_first_of_two_tiles_may_be_his_last() -> None:
    """§7.4: she strikes when he comes onto her space, also in the middle of a move."""
    t = Table()
    t.lit(1, 0, "")
    t.lit(2, 0, "")
    t.put("knight", 1, 0)
    t.cubes("strength", "strength", "strength")
    surfaced(t, 2, 0, wake=11)
    t.g.dragon.health = 1
    t.turn("dragon")
    t.answer("move:0,0")
    assert t.winners == ["knight"]


def test_her_axe_and_sword_do_not_count_in_his_turn() -> None:
    """§5.2, §7.4"""
    t = Table()
    t.lit(1, 0, "")
    t.lit(2, 0, "")
    t.put("knight", 1, 0)
    t.cubes("strength", "elven_sword", "mighty_axe")
    t.g.knight.face_up = ["elven_sword", "mighty_axe"]
    for card in t.g.knight.face_up:
        t.g.treasure_deck.remove(card)
    surfaced(t, 2, 0, wake=8)
    t.turn("dragon")
    t.answer("move:1,0")
    assert t.g.dragon.health == 5


def test_wrath_in_the_collapse_may_win_for_the_cave() -> None:
    """§P-REMOVE 5, 7: out of the game, no filling, the count of all causes."""
    t = Table("KGDC")
    t.lit(1, 0, "")
    t.lit(2, 0, "")
    t.dark(3, 0, "crystal")
    t.stack()
    t.hand()
    t.g.stack = []
    t.g.collapse = True
    t.g.crystal_tiles_removed = 4
    dragon_at(t, 2, 0, "claw", "claw", "claw", "claw")
    t.die("diamond")
    t.turn("dragon")
    t.answer("power:wrath")
    assert t.winners == ["cave"]


def test_before_the_collapse_wrath_may_remove_five_crystals_and_nobody_wins_yet() -> None:
    """R-11: checked when the Collapse begins, at the start of a turn."""
    t = Table("KGDC")
    t.lit(1, 0, "")
    t.lit(2, 0, "")
    t.dark(3, 0, "crystal")
    t.g.crystal_tiles_removed = 4
    dragon_at(t, 2, 0, "claw", "claw", "claw", "claw")
    t.die("diamond")
    t.turn("dragon")
    t.answer("power:wrath")
    t.rest("slide")
    assert not t.match.over
    t.g.stack.clear()
    t.g.cave.hand.clear()
    t.until("cave-act")
    assert t.winners == ["cave"]


def test_a_flame_wall_lost_with_its_tile_can_be_raised_again() -> None:
    """§P-REMOVE 3"""
    t = Table()
    t.lit(1, 0, "")
    t.lit(2, 0, "nes")
    t.put("knight", 0, 0)
    dragon_at(t, 1, 0, "claw", "claw", "claw", "claw", "flame", "flame", "flame")
    t.die("diamond")
    t.turn("dragon")
    t.answer("power:flame_wall", "2,0")
    assert t.g.flame_wall == cell_at(2, 0)
    t.answer("power:wrath")
    t.until("dragon-act", "pay")
    assert t.g.flame_wall == SUPPLY


def test_back_from_the_dead_the_flame_wall_on_the_entrance_does_not_hurt_the_thief() -> None:
    """§9.2: no entry effects."""
    t = Table()
    t.lit(1, 0, "")
    t.g.flame_wall = HOME
    t.turn("thief")
    assert t.at("thief") == (0, 0)
    t.until("thief-act")
    t.answer("step:1,0")
    assert t.at("thief") == (1, 0)
    t.answer("step:0,0")
    assert t.at("thief") is None


def test_wrath_moves_in_turn_order_and_the_thief_finds_the_dragon_in_his_way() -> None:
    """§7.5: Dragon before Thief; who cannot leave keeps the tile."""
    t = Table()
    t.lit(1, 0, "nes")
    t.lit(0, 1, "")
    t.put("knight", 0, 1)
    dragon_at(t, 1, 0, "claw", "claw", "claw", "claw")
    t.put("thief", 1, 0)
    t.die("centre")
    t.turn("dragon")
    t.answer("power:wrath")
    t.rest()
    assert t.at("dragon") == (0, 0)
    assert t.at("thief") == (1, 0)
    assert cell_at(1, 0) in t.g.tiles


@pytest.mark.parametrize(("loot", "cards"), [(0, 0), (1, 1), (3, 3)])
def test_cards_for_the_dead_thief_are_his_at_once(loot: int, cards: int) -> None:
    """§9.7"""
    t = Table()
    t.lit(1, 0, "")
    t.put("knight", 0, 0)
    dragon_at(t, 1, 0, "claw")
    t.put("thief", 1, 0)
    t.g.thief.loot = loot
    t.die("centre")
    t.turn("dragon")
    t.answer("power:claw")
    assert len(t.g.dragon.hand) == cards
    assert t.g.thief.loot == loot


def test_claw_from_under_the_ground_eats_what_beetles_leave() -> None:
    """§10: with Claw the Dragon eats only what was really lost."""
    t = Table()
    t.dark(1, 0)
    t.put("knight", 0, 0)
    dragon_at(t, 1, 0, "claw")
    t.tribe("bones", 3, "bright_beetles", "ogre", at=(1, 0))
    t.tribe("fangs", 1, at=(1, 0))
    t.die("saltire")
    t.turn("dragon")
    t.answer("power:claw")
    if t.asked == "lose-monster":
        t.answer("ogre")
    assert t.g.goblins.population[BONES] == 2
    assert t.g.goblins.population[FANGS] == 0
    assert t.g.dragon.eaten == 2
    assert t.g.goblins.rage == 3


def test_swat_crosses_pieces_and_ends_in_the_dark() -> None:
    """§P-FORCED: tokens may cross spaces with pieces but not end there."""
    t = Table()
    for x in (1, 2, 3):
        t.lit(x, 0, "ns")
    t.dark(4, 0)
    t.put("knight", 2, 0)
    t.put("thief", 3, 0)
    dragon_at(t, 0, 0, "claw", "wing")
    t.token("treasure", 1, 0)
    t.turn("dragon")
    t.answer("power:swat")
    assert t.options() == ["4,0"] or t.g.treasures[0] == cell_at(4, 0)


def test_slither_may_fill_the_hunger_spaces_that_spores_may_not() -> None:
    """R-44"""
    t = Table("KDC")
    t.lit(1, 0, "")
    dragon_at(t, 1, 0, "claw", "flame")
    t.turn("dragon")
    t.answer("power:slither")
    assert t.offers("greed>hunger", "pride_still>hunger", "pride_event>hunger")
    t.answer("greed>hunger")
    assert t.g.dragon.sloth["hunger"] == 3
    assert t.g.dragon.wake == 2
