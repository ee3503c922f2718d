"""The Thief's loot: what he carries, drops, stashes and learns, and what happens when it runs out."""

from __future__ import annotations

import pytest

from tests.vast.table import Table
from wyrmtable.games.vast.data import CARRIED, STASHED, SUPPLY
from wyrmtable.games.vast.grid import cell_at
from wyrmtable.games.vast.rules.entering import free_upgrades
from wyrmtable.games.vast.rules.stats import stealth, thief_movement


def thief_at(t: Table, x: int, y: int, movement: int = 4, sneak: int = 3, thievery: int = 2) -> None:
    t.put("thief", x, y)
    t.g.thief.stats = [movement, sneak, thievery]
    t.g.thief.cubes = thievery


def test_the_winning_treasure_wins_before_the_rest_is_stashed() -> None:
    """§9.6: the game ends at the instant the goal is met."""
    t = Table()
    t.lit(1, 0, "")
    thief_at(t, 1, 0)
    t.g.thief.stashed = 5
    t.g.treasures[:5] = [STASHED] * 5
    t.g.treasures[5] = t.g.treasures[6] = CARRIED
    t.turn("thief", phase="act")
    t.answer("step:0,0")
    assert t.winners == ["thief"]


def test_an_upgrade_given_up_to_spores_may_be_learnt_again() -> None:
    """§9.9: its space is free again; flips go from left to right."""
    t = Table()
    t.g.thief.upgrades = ["flip_3_4", "plus_stealth"]
    assert "flip_2_3" in free_upgrades(t.g)
    assert "all_4" in free_upgrades(t.g)
    assert "flip_3_4" not in free_upgrades(t.g)
    t.g.thief.upgrades = []
    assert "flip_3_4" not in free_upgrades(t.g)
    assert "all_4" not in free_upgrades(t.g)
    assert len(free_upgrades(t.g)) == 9


@pytest.mark.parametrize(("level", "without"), [(3, 0), (4, 1), (5, 2)])
def test_the_first_tokens_of_hard_levels_teach_nothing(level: int, without: int) -> None:
    """§13.1, S-65"""
    t = Table("KGDCT", thief=level)
    t.lit(1, 0, "")
    thief_at(t, 1, 0)
    for index in range(3):
        t.g.treasures[index] = CARRIED
    t.turn("thief", phase="act")
    t.answer("step:0,0")
    for name in ("sticky_fingers", "climbing_gear", "hand_crossbow")[without:]:
        assert t.asked == "upgrade"
        t.answer(name)
    assert t.g.thief.stashed == 3
    assert len(t.g.thief.upgrades) == 3 - without


def test_more_movement_learnt_on_the_way_is_another_step() -> None:
    """§9.6: he gains it at once."""
    t = Table()
    t.lit(1, 0, "")
    thief_at(t, 1, 0, movement=2, sneak=3, thievery=4)
    t.g.thief.moves = 1
    t.g.treasures[0] = CARRIED
    t.turn("thief", phase="act")
    t.answer("step:0,0", "plus_movement")
    assert t.offers("step:1,0")


def test_loot_lying_on_the_entrance_is_stashed_where_it_lies() -> None:
    """§9.6: or gains a token while standing on it."""
    t = Table()
    t.lit(1, 0, "")
    thief_at(t, 0, 0)
    t.token("treasure", 0, 0)
    t.token("wing", 0, 0)
    t.g.thief.loot = 1
    t.die("corners")
    t.turn("thief", phase="act")
    t.answer("loot:treasure:1", "plus_stealth")
    assert t.g.thief.stashed == 1
    assert t.g.thief.loot == 3
    t.answer("loot:wing:1", "plus_movement")
    assert t.g.thief.stashed == 2
    assert t.g.gems[2] == SUPPLY


def test_a_gem_trap_drops_everything_and_keeps_the_loot_level() -> None:
    """§9.5: no bonus, the Gem stays; he is back next turn."""
    t = Table()
    t.lit(1, 0, "")
    thief_at(t, 1, 0)
    t.g.thief.loot = 2
    t.g.thief.upgrades = ["unnatural_evasion"]
    t.token("flame", 1, 0)
    t.g.treasures[0] = CARRIED
    cards = len(t.g.dragon.hand)
    t.die("centre")
    t.turn("thief", phase="act")
    t.answer("loot:flame:1")
    assert t.at("thief") is None
    assert t.g.treasures[0] == t.g.gems[1] == cell_at(1, 0)
    assert len(t.g.dragon.hand) == cards
    assert t.g.thief.loot == 2


def test_a_stolen_gem_pays_for_the_dragon_until_it_is_stashed() -> None:
    """R-57"""
    t = Table()
    t.lit(1, 0, "")
    t.g.dragon.placed = True
    t.put("dragon", 1, 0)
    t.powers()
    t.g.gems[0] = CARRIED
    t.turn("dragon")
    assert t.offers("power:claw")
    t.g.gems[0] = SUPPLY
    t.answer("done")
    assert t.asked == "place-gem"
    assert t.offers("gem:claw")


def test_the_kit_makes_every_lock_cheaper_but_each_vault_is_tried_once() -> None:
    """S-61, §9.9"""
    t = Table()
    t.lit(1, 0, "")
    t.token("vault", 1, 0)
    thief_at(t, 1, 0)
    t.g.thief.upgrades = ["lock_picking_kit"]
    t.action_die(1)
    t.turn("thief", phase="act")
    assert t.offers("lock:1", "lock:2", "lock:3")
    t.answer("lock:2")
    assert t.g.thief.cubes == 1
    assert not any(option.startswith("lock") for option in t.options())
    t.answer("hide:1")
    assert t.g.thief.loot == 2


def test_gear_climbs_a_wall_for_one_cube_and_pays_movement() -> None:
    """§9.5, §9.9"""
    t = Table()
    t.lit(1, 0, "w")
    thief_at(t, 0, 0, movement=2, thievery=2)
    t.g.thief.cubes = 1
    t.turn("thief", phase="act")
    assert not t.offers("climb:1,0")
    t = Table()
    t.lit(1, 0, "w")
    thief_at(t, 0, 0, movement=2)
    t.g.thief.cubes = 1
    t.g.thief.upgrades = ["climbing_gear"]
    t.turn("thief", phase="act")
    t.answer("climb:1,0")
    assert (t.g.thief.cubes, t.g.thief.moves) == (0, 1)


def test_he_climbs_over_a_rockslide_too() -> None:
    """§2.3: a Rockslide is a wall."""
    t = Table()
    t.lit(1, 0, "")
    t.g.rockslides[0] = t.edge((0, 0), (1, 0))
    thief_at(t, 0, 0)
    t.turn("thief", phase="act")
    assert t.offers("climb:1,0")
    assert not t.offers("step:1,0")


def test_carrying_makes_him_easier_to_see() -> None:
    """§9.3: Stealth falls while he is at it, so the second victim may notice him."""
    t = Table()
    t.lit(1, 0, "")
    t.put("knight", 1, 0)
    t.cubes("perception", "free")
    t.g.knight.face_up = ["heroic_boots"]
    t.g.treasure_deck.remove("heroic_boots")
    t.tribe("eye", 1, at=(1, 0))
    t.g.goblins.secrets.append(t.g.goblins.secret_deck.pop())
    thief_at(t, 1, 0, movement=2, sneak=3, thievery=4)
    t.turn("thief", phase="act")
    assert t.offers("pickpocket:knight:3", "pickpocket:eye:1")
    t.answer("pickpocket:knight:3")
    assert stealth(t.g) == 2
    assert not any("eye" in option for option in t.options())


def test_his_own_ruby_victim() -> None:
    """R-27: of the face-up cards only the Ruby; without hidden cards it is what he takes."""
    t = Table()
    t.lit(1, 0, "")
    t.tribe("bones", 2, at=(1, 0))
    for card in ("goblin_ruby", "trap"):
        t.g.goblins.secret_deck.remove(card)
        t.g.goblins.face_up.append(card)
    thief_at(t, 1, 0, sneak=4, thievery=3)
    t.turn("thief", phase="act")
    t.answer("pickpocket:bones:3")
    assert t.g.goblins.face_up == []  # Trap was spent by the attack
    assert sorted(t.g.goblins.secret_discard) == ["goblin_ruby", "trap"]
    assert t.g.treasures.count(CARRIED) == 1


def test_only_the_trap_is_nothing_to_pick() -> None:
    """R-27"""
    t = Table()
    t.lit(1, 0, "")
    t.tribe("bones", 1, at=(1, 0))
    t.g.goblins.secret_deck.remove("trap")
    t.g.goblins.face_up.append("trap")
    thief_at(t, 1, 0, sneak=4)
    t.turn("thief", phase="act")
    assert not any(option.startswith("pickpocket") for option in t.options())
    assert t.offers("backstab:bones:1")


def test_backstab_takes_cards_of_the_dragons_choice_and_no_more_than_he_has() -> None:
    """§9.5"""
    t = Table()
    t.lit(1, 0, "")
    t.g.dragon.placed = True
    t.put("dragon", 1, 0)
    t.powers("wing", "claw")
    thief_at(t, 1, 0, sneak=2, thievery=3)
    t.turn("thief", phase="act")
    t.answer("backstab:dragon:3")
    assert t.role == "dragon"
    t.rest("discard-power")
    assert t.g.dragon.hand == []


def test_the_crossbow_reaches_no_one_across_a_dark_tile_or_diagonally() -> None:
    """§2.5, §9.9"""
    t = Table()
    t.lit(1, 0, "")
    t.dark(2, 0)
    t.lit(3, 0, "")
    t.lit(0, 1, "")
    t.put("knight", 3, 0)
    t.tribe("eye", 1, at=(2, 0))
    t.tribe("bones", 1, at=(0, 1))
    thief_at(t, 1, 0, sneak=4, thievery=3)
    t.g.thief.upgrades = ["hand_crossbow"]
    t.turn("thief", phase="act")
    stabs = {option.split(":")[1] for option in t.options() if option.startswith("backstab")}
    assert stabs == {"eye"}


def test_killed_while_dark_and_peeked_he_still_knows_the_tile() -> None:
    """§14"""
    t = Table()
    t.dark(1, 0, "crystal")
    number = t.g.tiles[cell_at(1, 0)] >> 3
    thief_at(t, 1, 0, movement=2)
    t.g.thief.moves = 2
    t.turn("thief", phase="act")
    t.answer("peek")
    assert t.g.thief.peeked == [number]
    assert t.options().count("peek") == 0
    assert t.offers("reveal")
    t.answer("end")
    assert t.g.thief.peeked == [number]


def test_kt_is_won_with_the_agreed_number() -> None:
    """§12.2"""
    for goal in (5, 6):
        t = Table("KT", kt_goal=goal)
        t.lit(1, 0, "")
        thief_at(t, 1, 0)
        t.g.thief.stashed = 4
        t.g.treasures[:4] = [STASHED] * 4
        t.g.treasures[4] = CARRIED
        t.turn("thief", phase="act")
        t.answer("step:0,0")
        assert (t.winners == ["thief"]) is (goal == 5)


def test_movement_of_a_flipped_token() -> None:
    """§9.9: the original 3 becomes a 4, a 2 flipped to 3 does not become one."""
    t = Table()
    t.g.thief.upgrades = ["flip_2_3", "flip_3_4"]
    for token, value in ((2, 3), (3, 4), (4, 4)):
        t.g.thief.stats = [token, 0, 0]
        assert thief_movement(t.g) == value


@pytest.mark.parametrize(("round", "offered"), [(1, False), (2, True)])
def test_a_dead_thief_may_be_hexed_but_not_one_who_has_not_come_yet(round: int, offered: bool) -> None:
    """R-56: Hex chooses a player; his Stat tokens lie until his next turn, so that there is a Stealth to compare."""
    t = Table()
    t.lit(1, 0, "")
    t.off("thief")
    t.g.round = round
    t.g.thief.stats = [4, 2, 3]
    t.g.knight.grit = 0
    t.powers()
    t.tribe("eye", 3)
    t.g.goblins.secrets = ["hex"]
    t.g.goblins.secret_deck.remove("hex")
    t.turn("goblins", phase="activate")
    assert t.offers("secret:hex") is offered
    if offered:
        t.answer("secret:hex")
        assert stealth(t.g) == -1


def test_thievery_learnt_after_his_turn_brings_no_cube() -> None:
    """§9.4: cubes are removed at the end of the turn; his own Collapse may still push him home (§P-ENDTILES)."""
    t = Table("T")
    t.lit(1, 0, "nes")
    thief_at(t, 1, 0)
    t.g.stack = []
    t.g.collapse = True
    t.g.treasures[0] = CARRIED
    t.turn("thief", phase="act")
    t.answer("end")
    assert t.asked == "upgrade"
    assert t.at("thief") == (0, 0)
    t.answer("plus_thievery")
    assert t.g.thief.cubes == 0
