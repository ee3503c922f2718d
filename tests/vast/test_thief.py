"""The Thief (§9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.vast.table import Table
from wyrmtable.games.vast.data import CARRIED, OUT, STASHED, SUPPLY
from wyrmtable.games.vast.grid import cell_at
from wyrmtable.games.vast.rules.stats import stealth


def den(*stats: int, roles: str = "KGDCT", **options: Any) -> Table:
    """The Thief on a Lit tile east of the Entrance, his tokens already assigned."""
    t = Table(roles, **options)
    t.lit(1, 0, "")
    t.lit(2, 0, "")
    t.put("thief", 1, 0)
    t.g.thief.stats = list(stats or (2, 3, 4))
    t.g.thief.cubes = t.g.thief.stats[2]
    return t


def act(t: Table) -> Table:
    t.turn("thief", phase="act")
    return t


def carries(t: Table, number: int) -> None:
    for _ in range(number):
        t.g.treasures[t.g.treasures.index(SUPPLY)] = CARRIED


def test_s05_thief_first_turn() -> None:
    t = Table()
    t.tile(0, -1, "E01")
    t.tile(0, -2, "T01/2")
    t.lit(0, -1, "")
    t.lit(0, -2, "")
    t.put("knight", 0, -2)
    t.cubes("perception", "free")
    t.treasures("javelin")
    t.g.treasure_deck.remove("javelin")
    t.g.knight.face_down = ["javelin"]
    t.off("thief")
    t.action_die(6)
    t.turn("thief")
    assert t.at("thief") == (0, 0)
    t.match.answer(t.question.seat, ["4", "3", "2"])
    t.answer("step:0,-1", "step:0,-2", "pickpocket:knight:2")
    assert t.g.treasure_deck[-1] == "javelin"
    assert t.g.treasures.count(CARRIED) == 1
    assert stealth(t.g) == 2
    t.answer("step:0,-1", "step:0,0", "sticky_fingers")
    assert t.g.thief.stashed == 1
    assert t.g.thief.loot == 3
    assert t.g.turn != 4 or t.match.over  # no Movement, no cubes: over


def test_s29_a_player_is_targeted_once_a_turn() -> None:
    t = den(2, 4, 3)
    t.tribe("fangs", 1, at=(1, 0))
    t.tribe("bones", 1, at=(1, 0))
    t.g.goblins.secrets = ["hex", "trap"]
    for card in t.g.goblins.secrets:
        t.g.goblins.secret_deck.remove(card)
    act(t)
    assert t.offers("pickpocket:fangs:1", "backstab:bones:1")
    t.action_die(1)
    rage = t.g.goblins.rage
    t.answer("pickpocket:fangs:1")
    assert t.g.goblins.rage == rage + 1
    assert not any(name.startswith(("backstab", "pickpocket")) for name in t.options())


def test_s30_loot_level_stays_when_he_dies() -> None:
    t = den()
    t.g.thief.loot = 1
    t.put("knight", 1, 0)
    t.cubes("perception", "perception", "perception")
    t.g.knight.grit = 5
    t.g.thief.stats = [4, 2, 3]
    t.turn("knight", phase="act")
    t.answer("attack:thief")
    assert t.at("thief") is None
    assert t.g.knight.grit == 6
    assert t.g.thief.loot == 1


def test_s60_a_gem_becomes_a_treasure_at_the_entrance() -> None:
    t = den()
    t.g.gems[0] = CARRIED
    act(t)
    t.answer("step:0,0")
    assert t.asked == "upgrade"
    t.answer("plus_stealth")
    assert t.g.gems[0] == SUPPLY
    assert t.g.treasures.count(STASHED) == 1
    assert t.g.thief.upgrades == ["plus_stealth"]


def test_s61_the_kit_picks_locks_for_nothing() -> None:
    t = den()
    t.token("vault", 1, 0)
    t.g.thief.upgrades = ["lock_picking_kit"]
    t.g.thief.cubes = 0
    t.action_die(2)
    act(t)
    assert t.options() == [*(name for name in t.options() if name.startswith("step")), "lock:1", "end"]
    t.answer("lock:1")
    assert not t.offers("lock:1")
    assert CARRIED not in t.g.treasures


def test_s62_unnatural_evasion_works_once_a_turn() -> None:
    t = den()
    t.g.thief.upgrades = ["unnatural_evasion"]
    t.g.dragon.placed = True
    t.put("dragon", 1, 0)
    t.powers("claw", "claw")
    t.die("centre", "cross")
    t.action_die(4)
    t.turn("dragon")
    t.answer("power:claw")
    assert t.asked == "evade"
    t.answer("2,0")
    assert t.at("thief") == (2, 0)
    t.answer("power:claw")
    assert t.at("thief") is None


def test_s65_levels_of_the_thief() -> None:
    t = den(thief=5)
    assert t.g.rules.stash == 8
    carries(t, 3)
    act(t)
    t.answer("step:0,0")
    assert t.g.thief.stashed == 3
    assert t.asked == "upgrade"
    t.answer("plus_stealth")
    assert len(t.g.thief.upgrades) == 1


def test_s78_forced_home_he_stashes_and_wins() -> None:
    t = Table("KGDCT")
    t.lit(1, 0, "")
    t.put("thief", 1, 0)
    t.put("knight", 0, 0)
    t.off("knight")
    carries(t, 1)
    for _ in range(5):
        t.g.treasures[t.g.treasures.index(SUPPLY)] = STASHED
    t.g.thief.stashed = 5
    t.g.collapse = True
    t.g.stack, t.g.gone = [], [*t.g.gone, *t.g.stack]
    t.g.gone += t.g.cave.hand
    t.g.cave.hand = []
    t.turn("cave", phase="act")  # its only tile must go: nobody is asked anything, not even for an upgrade
    assert t.winners == ["thief"]


def test_s79_a_stolen_card_sets_its_cube_aside() -> None:
    t = den(2, 4, 3)
    t.put("knight", 1, 0)
    t.g.treasure_deck.remove("heroic_boots")
    t.g.knight.face_up = ["heroic_boots"]
    t.cubes("heroic_boots", "free")
    act(t)
    t.answer("pickpocket:knight:3")
    assert t.g.treasure_deck[-1] == "heroic_boots"
    assert "aside" in t.g.knight.cubes


def test_movement_ends_on_a_dark_tile_he_may_look_and_reveal() -> None:
    t = den()
    t.dark(1, 1, "treasure_room")
    act(t)
    t.answer("step:1,1", "stop")
    assert t.offers("peek", "reveal")
    t.answer("peek")
    assert not t.offers("peek")
    t.answer("reveal")
    t.rest()
    assert t.g.is_lit(t.g.pieces[5])
    assert t.offers("loot:treasure:1")


@pytest.mark.parametrize(("price", "alive"), [(1, False), (2, True)])
def test_gems_bite_those_who_hurry(price: int, alive: bool) -> None:
    t = den()
    t.token("flame", 1, 0)
    t.die("cross")
    act(t)
    t.answer(f"loot:flame:{price}")
    assert (t.at("thief") is not None) == alive
    assert (t.g.gems[1] == CARRIED) == alive


def test_climbing_walls_costs_cubes_and_movement() -> None:
    t = Table()
    t.lit(1, 0, "e")
    t.lit(2, 0, "")
    t.put("thief", 1, 0)
    t.g.thief.cubes = 2
    act(t)
    assert not t.offers("step:2,0")
    t.answer("climb:2,0")
    assert t.g.thief.cubes == 0
    assert t.g.thief.moves == 1


def test_more_thievery_gained_in_his_turn_is_another_cube() -> None:
    t = den()
    t.put("thief", 1, 0)
    t.g.treasures[0] = CARRIED
    t.g.thief.stats = [4, 3, 2]
    t.g.thief.cubes = 1
    t.turn("thief", phase="act")
    t.answer("step:0,0", "plus_thievery")
    assert t.g.thief.cubes == 2
    assert t.g.thief.stashed == 1


def test_an_empty_supply_is_made_good_from_the_map() -> None:
    t = den()
    t.put("thief", 1, 0)
    t.g.treasures = [OUT] * len(t.g.treasures)
    t.g.treasures[0] = cell_at(2, 0)
    t.g.gems[2] = CARRIED
    t.g.thief.stats = [4, 3, 2]
    t.turn("thief", phase="act")
    t.answer("step:0,0")
    assert t.g.gems[2] == SUPPLY
    assert t.g.treasures[0] == STASHED
    assert t.g.thief.stashed == 1

    t = den()
    t.put("thief", 1, 0)
    t.g.treasures = [OUT] * len(t.g.treasures)
    t.g.gems[2] = CARRIED
    t.g.thief.stats = [4, 3, 2]
    t.g.thief.loot = 1
    t.turn("thief", phase="act")
    t.answer("step:0,0")
    assert t.g.gems[2] == SUPPLY
    assert (t.g.thief.stashed, t.g.thief.loot) == (0, 1)  # nothing to take, nothing stashed


def test_trap_and_rage_when_the_thief_stabs_a_tribe() -> None:
    t = den()
    t.put("thief", 1, 0)
    t.put("knight", 0, 0)
    t.tribe("bones", 1, "ogre", at=(1, 0))
    t.tribe("eye", 1, at=(1, 0))
    t.g.goblins.secret_deck.remove("trap")
    t.g.goblins.face_up = ["trap"]
    t.g.thief.stats = [2, 3, 4]  # Stealth 3 against Perception 2 + 1
    t.g.thief.cubes = 4
    t.turn("thief", phase="act")
    assert not any(option.startswith("backstab") for option in t.options())

    t = den()
    t.put("thief", 1, 0)
    t.put("knight", 0, 0)
    t.tribe("bones", 1, "ogre", at=(1, 0))
    t.tribe("eye", 1, at=(1, 0))
    t.g.goblins.secret_deck.remove("trap")
    t.g.goblins.face_up = ["trap"]
    t.g.thief.stats = [2, 4, 3]
    t.g.thief.cubes = 3
    t.turn("thief", phase="act")
    t.answer("backstab:bones:1")
    assert t.g.goblins.population[2:] == [0, 1]
    assert t.at("bones") is None
    assert t.g.goblins.monster_discard == ["ogre"]
    assert t.g.goblins.rage == 2
    assert t.g.goblins.face_up == []
    assert not any(option.startswith("backstab:eye") for option in t.options())


def test_flame_wall_on_the_entrance_kills_before_he_can_stash() -> None:
    t = den()
    t.put("thief", 1, 0)
    t.put("knight", 2, 0)
    t.token("flame_wall", 0, 0)
    t.g.treasures[0] = CARRIED
    t.g.thief.upgrades = ["unnatural_evasion"]
    t.g.thief.stats = [4, 3, 2]
    t.turn("thief", phase="act")
    t.answer("step:0,0")
    assert t.g.thief.stashed == 0
    assert t.g.treasures[0] == cell_at(0, 0)
    assert t.at("thief") is None


def test_the_crossbow_reaches_three_visible_spaces() -> None:
    t = den()
    t.lit(3, 0, "")
    t.lit(4, 0, "")
    t.put("thief", 0, 0)
    t.put("knight", 3, 0)
    t.g.knight.grit = 4
    t.g.thief.upgrades = ["hand_crossbow"]
    t.g.thief.stats = [2, 4, 3]
    t.g.thief.cubes = 3
    t.turn("thief", phase="act")
    assert t.offers("backstab:knight:3")
    t.answer("backstab:knight:2")
    assert t.g.knight.grit == 1
    t.put("knight", 4, 0)
    assert not t.offers("backstab:knight:1")
