"""The Dragon (§7)."""

from __future__ import annotations

from typing import Any

from tests.vast.table import Table
from wyrmtable.games.vast.data import CARRIED, EYE, FANGS, HELD, OUT, SUPPLY, TERRAIN, WYRM
from wyrmtable.games.vast.grid import cell_at, is_connected
from wyrmtable.games.vast.rules.removing import collapse_choices
from wyrmtable.games.vast.rules.stats import armor, spirit


def lair(roles: str = "KGDCT", **options: Any) -> Table:
    """The Dragon has been placed on (0,0); a plain cross of Lit tiles around the Entrance."""
    t = Table(roles, **options)
    for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        t.dark(x, y, "ambush")
    t.g.dragon.placed = True
    t.put("dragon", 0, 0)
    return t


def finish(t: Table) -> None:
    """To the end of the Dragon's turn."""
    turn = t.g.round
    while t.g.round == turn and t.asked in ("dragon-act", "pick-up", "place-gem", "last-cubes"):
        t.answer({"pick-up": "0", "place-gem": "pass"}.get(t.asked, "done"))


def test_s02_dragon_first_turn() -> None:
    t = Table()
    t.tile(0, -1, "E01")
    t.tile(0, -2, "T01")
    t.lit(1, 0, "nes")
    t.put("knight", 0, -2)
    t.tribe("fangs", 2, at=(1, 0))
    t.powers("claw", "flame", "wing")
    t.die("centre", "diamond")
    t.g.dragon.placed = False
    t.turn("dragon")
    assert t.at("dragon") == (0, -2)
    t.answer("move:0,0", "power:flame")
    assert t.at("dragon") == (0, 0)
    assert sorted(t.g.dragon.hand) == ["claw", "wing"]
    t.answer("power:claw")
    assert t.at("fangs") is None
    assert t.g.goblins.population[1] == 0
    assert t.g.goblins.rage == 2
    assert t.g.dragon.eaten == 2
    t.answer("cube:hunger")
    assert (t.g.dragon.eaten, t.g.dragon.sloth["hunger"], t.g.dragon.wake) == (0, 3, 1)
    t.answer("power:wing", "1,0")
    assert t.at("dragon") == (1, 0)
    finish(t)
    assert len(t.g.dragon.hand) == 3
    assert len(t.g.dragon.hand) + len(t.g.dragon.deck) == 18


def test_s08_wrath_splits_the_map() -> None:
    t = Table("KGDCT")
    for x in range(1, 6):
        t.dark(x, 0, "event")
    t.dark(3, 1, "event")
    t.dark(3, 2, "event")
    t.off("knight")
    t.put("knight", 0, 0)
    t.g.dragon.placed = True
    t.put("dragon", 3, 0)
    t.powers("claw", "claw", "flame", "wing")
    t.die("diamond")
    t.turn("dragon")
    t.answer("power:wrath")
    assert t.asked == "slide"
    assert t.role == "dragon"
    starts = {name.split(":")[0] for name in t.options()}
    assert starts == {"3,0", "5,0", "3,2"}
    t.answer("5,0:west")
    assert "3,0:west" in t.options()
    t.answer("3,0:west")  # only the slide north is left for (3,2)
    assert t.at("dragon") == (2, 0)
    assert is_connected(t.g)
    assert cell_at(3, 1) in t.g.tiles


def test_s11_burn_costs_flame_and_wing() -> None:
    t = lair()
    t.powers("flame", "wing")
    t.turn("dragon")
    assert t.offers("power:burn")
    t.answer("power:burn", "1,0")
    t.rest()
    assert t.g.dragon.hand == []
    assert t.g.is_lit(cell_at(1, 0))
    t = lair()
    t.powers("flame", "flame")
    t.turn("dragon")
    assert not t.offers("power:burn")


def test_s12_reveal_fills_before_the_collapse_only() -> None:
    for collapsed in (False, True):
        t = Table("KGDCT")
        t.dark(1, 0, "event", "open")
        t.dark(1, 1, "ambush")
        t.g.dragon.placed = True
        t.put("dragon", 0, 0)
        t.powers("flame", "wing")
        t.g.collapse = collapsed
        before = len(t.g.tiles)
        t.turn("dragon")
        t.answer("power:burn", "1,0")
        t.rest()
        assert len(t.g.tiles) - before == (0 if collapsed else 5)  # the Entrance's open edges are filled too


def test_s23_one_cube_a_group_and_turn() -> None:
    t = lair()
    t.token("treasure", 0, 0)
    t.g.dragon.eaten = 4
    t.powers()
    t.turn("dragon")
    t.answer("cube:hunger")
    assert not t.offers("cube:hunger")
    t.answer("done", "1")
    dragon = t.g.dragon
    assert (dragon.eaten, dragon.wake, dragon.sloth["greed"], dragon.sloth["hunger"]) == (2, 2, 3, 3)
    assert HELD not in t.g.treasures


def test_s24_one_pride_cube() -> None:
    t = Table()
    t.dark(1, 0, "event")
    t.g.dragon.placed = True
    t.put("dragon", 0, 0)
    t.token("claw", 0, 0)
    t.powers("flame", "wing")
    t.turn("dragon")
    t.answer("power:burn")
    t.rest()
    t.until("dragon-act")
    t.answer("cube:pride_event", "done", "gem:flame")
    assert t.g.dragon.sloth == {"greed": 4, "hunger": 4, "pride_event": 3, "pride_gem": 1, "pride_still": 1}
    assert t.asked != "last-cubes"


def test_s25_slither_needs_a_free_space() -> None:
    t = Table("DC")
    t.g.dragon.placed = True
    t.put("dragon", 0, 0)
    t.g.dragon.sloth["hunger"] = 4
    t.g.dragon.wake = 0
    t.powers("claw", "flame")
    t.turn("dragon")
    assert not t.offers("power:slither")
    t = Table("DC")
    t.g.dragon.placed = True
    t.put("dragon", 0, 0)
    t.g.dragon.sloth.update(hunger=4, greed=3)
    t.g.dragon.wake = 1
    t.powers("claw", "flame")
    t.turn("dragon")
    t.answer("power:slither", "hunger>greed")
    assert (t.g.dragon.sloth["hunger"], t.g.dragon.sloth["greed"]) == (3, 4)


def test_s52_armor_at_once_spirit_at_the_next_hand() -> None:
    t = lair()
    t.g.dragon.sloth["pride_event"] = 1
    t.g.dragon.wake = 3
    t.g.dragon.eaten = 2
    t.powers()
    t.turn("dragon")
    assert armor(t.g) == 1
    t.answer("cube:hunger")
    assert (armor(t.g), spirit(t.g)) == (2, 4)
    assert t.g.dragon.hand == []
    finish(t)
    assert len(t.g.dragon.hand) == 4


def test_s53_awake_on_a_crystal_tile_surfaces() -> None:
    t = Table()
    t.tile(1, 0, "C01")
    t.g.dragon.placed = True
    t.put("dragon", 1, 0)
    t.token("crystal", 1, 0)
    t.g.dragon.wake = 10
    t.g.dragon.sloth = {"greed": 0, "hunger": 4, "pride_event": 0, "pride_gem": 0, "pride_still": 0}
    t.g.dragon.eaten = 2
    t.turn("dragon")
    t.answer("cube:hunger")
    dragon = t.g.dragon
    assert (dragon.wake, dragon.awake, dragon.surfaced) == (11, True, True)
    assert t.g.crystals.count(OUT) == 1
    dragon.wake = 10
    assert dragon.awake


def surfaced(strength: int) -> Table:
    t = Table()
    t.lit(1, 0, "")
    t.lit(2, 0, "")
    g = t.g
    g.dragon.placed = g.dragon.awake = g.dragon.surfaced = True
    g.dragon.wake = 11
    t.put("dragon", 2, 0)
    t.put("knight", 1, 0)
    t.cubes(*["strength"] * (strength - 1), *["free"] * max(0, 3 - strength))
    t.powers()
    return t


def test_s54_a_strong_knight_hits_a_surfaced_dragon() -> None:
    t = surfaced(2)
    t.turn("dragon")
    t.answer("move:1,0")
    assert t.g.dragon.health == 5
    t = surfaced(3)
    t.die("cross")
    t.turn("dragon")
    t.answer("move:1,0")
    assert t.g.dragon.health == 4
    t = surfaced(3)
    t.die("corners")
    t.turn("dragon")
    t.answer("move:1,0")
    assert t.g.dragon.health == 5
    t = surfaced(4)
    t.turn("dragon")
    t.answer("move:1,0")
    assert t.g.dragon.health == 4
    assert t.at("dragon") == (1, 0)


def test_s55_surfaced_dragon_crossing_the_entrance_wins() -> None:
    t = Table()
    t.lit(1, 0, "")
    t.lit(-1, 0, "")
    t.off("knight")
    t.put("knight", -1, 0)
    g = t.g
    g.dragon.placed = g.dragon.awake = g.dragon.surfaced = True
    t.put("dragon", 1, 0)
    t.turn("dragon")
    t.answer("move:-1,0")
    assert t.winners == ["dragon"]


def test_s56_shriek_rerolls_once() -> None:
    t = lair()
    t.tribe("fangs", 3, at=(1, 0))
    t.g.dragon.shriek = True
    t.powers("claw", "claw", "wing")
    t.die("centre", "diamond")
    t.turn("dragon")
    assert not t.offers("power:shriek")
    t.answer("power:claw")
    assert t.asked == "shriek"
    t.answer("reroll")
    assert t.at("fangs") is None
    assert t.g.dragon.shriek is False
    assert t.offers("power:shriek")


def test_s77_pride_still_counts_for_the_new_hand() -> None:
    t = lair()
    t.g.dragon.wake = 1
    t.g.dragon.sloth["greed"] = 3
    t.powers()
    t.turn("dragon")
    t.answer("done", "pass", "cube:pride_still")
    assert t.g.dragon.wake == 2
    assert len(t.g.dragon.hand) == 4


def test_s80_free_move_between_powers() -> None:
    t = lair()
    t.dark(2, 0, "ambush")
    t.powers("flame", "claw")
    t.die("centre", "centre")
    t.turn("dragon")
    t.answer("power:flame")
    t.rest()
    t.answer("move:2,0")
    assert not any(name.startswith("move:") for name in t.options())
    t.answer("power:claw", "pass")
    assert t.g.dragon.moved
    assert t.g.dragon.sloth["pride_still"] == 1


def test_held_treasures_are_given_one_a_turn_and_all_when_greed_is_empty() -> None:
    t = lair()
    for _ in range(3):
        t.token("treasure", 0, 0)
    t.powers()
    t.turn("dragon")
    t.answer("done", "3")
    assert t.g.treasures.count(HELD) == 2
    assert t.g.dragon.sloth["greed"] == 3
    t = lair()
    t.token("treasure", 0, 0)
    t.g.dragon.sloth["greed"] = 0
    t.g.dragon.wake = 4
    t.powers()
    t.turn("dragon")
    t.answer("done", "1")
    assert HELD not in t.g.treasures
    assert t.g.treasures.count(SUPPLY) == len(t.g.treasures)


def test_gems_on_the_map_pay_once_a_turn() -> None:
    t = lair()
    t.token("claw", 1, 0)
    t.powers("claw")
    t.die("corners", "corners")
    t.turn("dragon")
    t.answer("power:claw")
    assert t.options() == ["claw", "gem:claw"]
    t.answer("gem:claw")
    t.answer("power:claw")
    assert t.g.dragon.hand == []
    assert not t.offers("power:claw")


def test_trap_turns_each_power_away_from_all_tribes() -> None:
    for power, cards in (
        ("claw", ["claw"]),
        ("hiss", ["claw"] * 2),
        ("scratch", ["claw"] * 3),
        ("wrath", ["wing"] * 4),
    ):
        t = lair()
        t.lit(1, 0, "")
        t.lit(2, 0, "")
        t.put("knight", 0, 0)
        t.put("dragon", 1, 0)
        t.tribe("fangs", 3, at=(1, 0))
        t.g.goblins.secret_deck.remove("trap")
        t.g.goblins.face_up = ["trap"]
        t.powers(*cards)
        t.die("centre")
        t.turn("dragon")
        t.answer(f"power:{power}")
        assert (t.asked, t.role) == ("trap", "goblins"), power
        t.answer("use")
        assert t.g.goblins.population[FANGS] == 3
        assert t.g.goblins.rage == 1
        assert t.g.dragon.eaten == 0
        assert t.g.goblins.face_up == []
        assert t.g.goblins.secret_discard == ["trap"]
        assert t.at("fangs") is not None


def test_claw_frightens_only_whom_it_hits_and_the_shield_holds_the_knight() -> None:
    t = lair()
    t.lit(1, 0, "")
    t.lit(2, 0, "")
    t.put("knight", 1, 0)
    t.cubes("shield", "free")
    t.tribe("eye", 4, at=(1, 0))
    t.tribe("bones", 1, at=(2, 0))
    t.g.goblins.rage = 0
    t.powers("claw")
    t.die("diamond")
    t.turn("dragon")
    t.answer("power:claw")
    assert t.at("knight") == (1, 0)
    assert t.at("eye") is None
    assert t.g.goblins.population == [0, 0, 1, 2]
    assert (t.g.dragon.eaten, t.g.goblins.rage) == (2, 1)


def test_a_gem_the_thief_carries_still_pays() -> None:
    t = lair()
    t.put("knight", 0, 0)
    t.g.gems[0] = CARRIED
    t.powers("claw")
    t.tribe("fangs", 1, "bright_beetles", at=(1, 0))
    t.turn("dragon")
    t.answer("power:hiss")
    assert t.asked == "beetles"
    t.answer("use")
    assert t.g.dragon.eaten == 0  # it lost nothing
    assert t.g.goblins.population[FANGS] == 1
    assert t.at("fangs") is None
    assert t.g.goblins.rage == 2
    assert t.g.gems[0] == CARRIED
    assert not t.offers("power:claw")  # each Gem once a turn


def test_scratch_takes_one_kind_of_target() -> None:
    t = lair()
    t.put("knight", 0, 0)
    t.g.knight.grit = 8
    t.tribe("fangs", 3, at=(0, 0))
    t.tribe("eye", 1, at=(0, 0))
    t.put("thief", 0, 0)
    t.powers("claw", "claw", "claw")
    t.turn("dragon")
    t.answer("power:scratch")
    assert t.options() == ["knight", "tribes", "thief"]
    t.answer("tribes")
    assert t.g.goblins.population == [0, 0, 0, 0]
    assert (t.g.dragon.eaten, t.g.goblins.rage, t.g.knight.grit) == (4, 3, 8)
    assert t.at("thief") == (0, 0)


def test_a_surfaced_dragon_on_her_space_is_not_stopped_by_her_blow() -> None:
    t = lair()
    for x in (1, 2, 3):
        t.lit(x, 0, "")
    t.put("dragon", 1, 0)
    t.g.dragon.awake = t.g.dragon.surfaced = True
    t.put("knight", 2, 0)
    t.cubes("strength", "free")  # Strength 2 > Armor 1
    t.turn("dragon")
    t.answer("move:3,0")
    assert t.at("dragon") == (3, 0)
    assert t.g.dragon.health == 4


def test_expert_dragon_wakes_only_after_three_turns_of_shrieking() -> None:
    t = lair(dragon=5)
    t.put("knight", 1, 0)
    t.g.dragon.wake = 13
    t.g.dragon.sloth = dict.fromkeys(t.g.dragon.sloth, 0) | {"greed": 1}
    t.g.dragon.shriek_turns = 2
    t.powers("claw", "claw", "flame", "flame", "wing")
    t.turn("dragon")
    assert not t.g.dragon.awake
    t.answer("power:shriek", "claw,claw")
    assert t.g.dragon.awake
    assert not t.offers("power:shriek")  # the token lies there


def test_wrath_leaves_standing_whoever_cannot_get_away() -> None:
    t = Table()
    t.lit(1, 0, "nes")
    t.put("knight", 0, 0)
    t.g.dragon.placed = True
    t.put("dragon", 0, 0)
    t.put("thief", 1, 0)
    t.lit(0, 1, "")
    t.powers("wing", "wing", "wing", "wing")
    t.die("diamond")
    t.turn("dragon")
    t.answer("power:wrath")
    t.rest("slide")
    # the Thief's only way leads onto a space with others: he and his tile stay, the other tile goes
    assert t.at("thief") == (1, 0)
    assert cell_at(1, 0) in t.g.tiles


def test_pride_still_survives_being_thrown_off_by_his_own_wrath() -> None:
    t = lair()
    t.put("knight", -1, 0)
    t.lit(1, 0, "")
    t.lit(2, 0, "")
    t.put("dragon", 1, 0)
    t.powers("wing", "wing", "wing", "wing")
    t.die("centre")
    below = t.g.tiles[cell_at(1, 0)] >> 3
    t.turn("dragon")
    t.answer("power:wrath")
    t.until("dragon-act")
    assert t.g.tiles[t.g.pieces[WYRM]] >> 3 != below
    assert not t.g.dragon.moved
    t.answer("done", "pass")
    assert t.asked == "last-cubes"
    assert t.offers("cube:pride_still")


def test_swat_ignores_walls_between_but_not_on_the_way() -> None:
    t = lair()
    t.lit(1, 0, "w")
    t.lit(2, 0, "")
    t.put("knight", -1, 0)
    t.token("treasure", 1, 0)
    t.powers("claw", "wing")
    t.turn("dragon")
    t.answer("power:swat")
    assert t.asked in ("swat-to", "dragon-act")
    t.until("dragon-act")
    assert cell_at(2, 0) in t.g.treasures
    assert cell_at(0, 0) not in t.g.treasures


def test_surfaced_dragon_wings_over_the_canyon_end() -> None:
    t = lair(terrain=True)
    for x, y in ((1, 0), (1, -2)):
        t.lit(x, y, "")
    canyon = next(i for i, piece in enumerate(TERRAIN) if piece.kind == "canyon")
    t.g.terrain[canyon] = cell_at(1, -1)
    for part in range(3):
        t.g.tiles[cell_at(1 + part, -1)] = (TERRAIN[canyon].first + part) << 3
    t.put("knight", -1, 0)
    t.put("dragon", 1, 0)
    t.g.dragon.awake = t.g.dragon.surfaced = True
    t.powers("wing")
    t.turn("dragon")
    assert not t.offers("move:1,-2")
    assert not t.offers("move:1,-1")
    t.answer("power:wing")
    assert t.offers("1,-2")
    assert not t.offers("1,-1")


def test_wrath_does_not_carry_the_knight_past_an_event_token() -> None:
    """Nowhere to go but along tiles that fall too: she stops on the token there."""
    t = Table()
    t.lit(1, 0, "w")
    t.lit(2, 0, "n")
    t.lit(2, 1, "es")
    t.lit(1, 1, "sw")
    t.put("knight", 2, 0)
    t.token("event", 2, 1)
    t.put("thief", -1, 0)
    t.lit(-1, 0, "")
    t.lit(1, -1, "sew")
    t.g.dragon.placed = True
    t.put("dragon", 1, 0)
    t.powers("wing", "wing", "wing", "wing")
    t.die("around")
    t.turn("dragon")
    t.answer("power:wrath")
    assert t.at("knight") == (2, 1)


def test_a_tribe_that_reveals_itself_in_the_flame_wall_is_burned() -> None:
    for population, left in ((2, 1), (1, 0)):
        t = Table()
        t.dark(1, 0, symbol="eye")
        t.token("flame_wall", 1, 0)
        t.tribe("eye", population)
        t.turn("goblins", phase="activate")
        t.answer("activate:eye")
        assert t.g.goblins.population[EYE] == left
        assert t.at("eye") == ((1, 0) if left else None)


def test_a_tile_with_a_monster_token_stands_against_wrath_and_collapse() -> None:
    """§2.4 and P-FORCED: the token is a piece that never moves, so nothing removes its tile (R-52)."""
    t = Table("KDC")
    t.lit(1, 0, "")
    t.lit(2, 0, "")
    t.put("ogre", 2, 0)
    t.g.goblins.monster_deck.remove("ogre")
    t.put("knight", 0, 0)
    t.g.dragon.placed = True
    t.put("dragon", 1, 0)
    t.lit(1, 1, "")
    assert collapse_choices(t.g) == [cell_at(1, 1)]
    t.powers("wing", "wing", "wing", "wing")
    t.die("diamond")
    t.turn("dragon")
    t.answer("power:wrath")
    t.rest()
    assert t.at("ogre") == (2, 0)
    assert cell_at(2, 0) in t.g.tiles
    assert not t.g.is_lit(cell_at(1, 1))
