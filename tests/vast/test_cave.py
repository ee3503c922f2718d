"""The Cave's scenarios: its turn, tiles, Omens."""

from __future__ import annotations

from wyrmtable.games.vast.data import CARRIED, OUT, SUPPLY, TILE_NUMBER, WALLS
from wyrmtable.games.vast.grid import HOME, cell_at, edge_of

from .table import Table


def test_s04_cave_turn_1() -> None:
    t = Table("KGDCT")
    t.lit(0, -1)
    t.lit(0, -2)
    t.put("knight", 0, -2)
    t.omens("trail", "bat")
    t.hand("a01", "a02", "a03")
    t.turn("cave")
    g = t.g
    assert len(g.cave.omens) == 3
    t.answer("omen:hatred")
    if t.asked == "pay-omen":
        t.answer("trail")
    t.answer("1,-2", "a01")
    assert len(g.cave.hand) == 3
    t.answer("treasure")
    if t.asked == "treasure-space":
        t.answer("1,-2")
    assert cell_at(1, -2) in g.treasures
    t.answer("shape", "2,-2")
    t.rest()
    assert cell_at(2, -2) in g.tiles
    assert len(g.cave.omens) == 2
    assert "shape" not in t.options()
    assert "treasure" not in t.options()


def test_s04_the_second_hatred_costs_two() -> None:
    t = Table("KGDCT")
    t.omens("trail", "trail")
    t.g.cave.omens[:] = ["trail", "trail"]
    t.turn("cave", phase="act")
    t.answer("omen:hatred")
    t.until("cave-act")
    assert "omen:hatred" not in t.options()


def test_s26_the_cave_draws_after_each_tile() -> None:
    t = Table("KGDCT")
    t.dark(1, 0, "treasure_room", "open")
    for x, y in ((0, -1), (0, 1), (-1, 0)):
        t.dark(x, y, "event")
    t.hand("a02", "a04", "a05")
    t.g.stack.remove(TILE_NUMBER["c01"])
    t.g.stack.append(TILE_NUMBER["c01"])
    t.turn("knight")
    t.answer("step:1,0")
    t.answer("2,0", "a02")
    assert t.asked == "fill-space"
    t.answer("1,-1")
    assert "c01" in t.options()
    t.answer("c01")
    assert t.g.tiles[cell_at(1, -1)] >> 3 == TILE_NUMBER["c01"]


def test_s27_crystals_first_in_its_own_turn_only() -> None:
    t = Table("KGDCT")
    t.hand("c01", "a01", "e01")
    t.omens("trail")
    t.g.cave.omens[:] = ["trail"]
    t.turn("cave", phase="act")
    t.answer("omen:hatred", "0,-1")
    assert t.asked == "place-tile"
    assert t.options() == ["c01"]
    t = Table("KGDCT")
    t.dark(1, 0, "treasure_room", "open")
    t.hand("c01", "a01", "e01")
    t.turn("knight")
    t.answer("step:1,0", "0,-1")
    assert t.options() == ["c01", "a01", "e01"]


def test_s28_omens_by_tokens() -> None:
    t = Table("KGDCT")
    t.lit(1, 0, kind="crystal")
    t.token("crystal", 1, 0)
    t.g.treasures[:2] = [CARRIED, CARRIED]
    t.turn("cave")
    assert len(t.g.cave.omens) == 3


def test_s57_past_plunder_costs_1_2_3_3() -> None:
    t = Table("KGDCT")
    for x in range(-4, 5):
        if x:
            t.dark(x, 0, "event")
    t.g.cave.omens[:] = ["boulder"] * 9
    t.turn("cave", phase="act")
    g = t.g
    for left in (8, 6, 3, 0):
        t.answer("omen:past_plunder")
        t.until("cave-act")
        assert len(g.cave.omens) == left
    t = Table("KGDCT")
    t.dark(1, 0, "event")
    t.g.cave.omens_used = ["past_plunder"] * 4
    t.turn("cave")
    assert t.g.cave.omens_used == []  # next turn it costs 1 again


def test_s58_crystal_curse_turns_a_tile() -> None:
    t = Table("KGDCT")
    cell = t.lit(1, 0, "nes")
    t.lit(2, 0)
    g = t.g
    g.bombs[0] = edge_of(cell, 1)
    g.rockslides[0] = edge_of(cell, 3)
    t.omens("trail")
    t.g.cave.omens[:] = ["trail"]
    t.turn("cave", phase="act")
    t.answer("omen:crystal_curse", "turn:1,0")
    assert t.asked == "curse-turn"
    turns = [turn for turn in t.options() if not WALLS[g.tiles[cell] & ~6 | int(turn[-1]) << 1] & 1]
    t.answer(turns[0])  # open to the north now
    g = t.g
    assert g.bombs[0] == OUT
    assert g.rockslides[0] == SUPPLY
    t.rest()
    assert cell_at(1, -1) in g.tiles


def test_s09_giant_bats_on_the_knight() -> None:
    t = Table("KGDCT")
    t.lit(2, 0, "s")
    t.lit(2, -1, "w", kind="event")
    t.lit(2, -2)
    t.lit(1, 0, "n")
    t.lit(1, -1, "se", kind="event")
    t.lit(1, 1)
    t.lit(2, 1, "n", kind="treasure_room")
    for x, y in ((3, 0), (3, -1), (3, 1), (1, -2), (0, -1), (0, 1), (-1, 0), (2, -3), (3, -2), (1, 2), (2, 2)):
        t.dark(x, y, "event" if (x + y) % 2 else "ambush")
    t.put("knight", 2, 0)
    t.put("dragon", 2, 1)
    t.token("event", 2, -1)
    t.g.cave.omens[:] = ["bat"]
    t.turn("cave", phase="act")
    t.answer("omen:giant_bats")
    if t.asked == "bats-target":
        t.answer("knight")
    assert sorted(t.options()) == sorted(["2,-1", "1,0", "0,0", "1,1"])
    t.answer("0,0")
    assert t.at("knight") == (0, 0)
    assert not t.match.over


def test_bats_cannot_move_a_knight_behind_her_shield() -> None:
    t = Table("KGDCT")
    t.lit(1, 0)
    t.g.knight.cubes[0] = "shield"
    t.g.cave.omens[:] = ["bat"]
    t.turn("cave", phase="act")
    assert "omen:giant_bats" not in t.options()


def test_rockslide_not_between_dark_tiles_and_a_bomb_there_is_lost() -> None:
    t = Table("KGDCT")
    t.lit(1, 0, "w")
    t.dark(2, 0, "event")
    t.dark(3, 0, "event")
    t.g.bombs[0] = edge_of(HOME, 1)
    t.g.cave.omens[:] = ["quartz", "quartz"]
    t.turn("cave", phase="act")
    t.answer("omen:rockslide")
    assert t.options() == ["0,0/e", "1,0/e"]
    t.answer("0,0/e")
    assert t.g.bombs[0] == OUT
    assert edge_of(HOME, 1) in t.g.rockslides


def test_spores_offer_only_players_who_can_be_affected() -> None:
    t = Table("KGDCT")
    t.g.cave.omens[:] = ["quartz"] * 3
    t.turn("cave", phase="act")
    assert "omen:soporific_spores" not in t.options()
    t = Table("KDC")
    t.g.knight.grit = 6
    t.g.cave.omens[:] = ["quartz"] * 3
    t.turn("cave", phase="act")
    t.answer("omen:soporific_spores")
    # Wakefulness 2 came from Hunger and is locked: nothing but the Knight can be chosen
    assert t.g.knight.grit == 1
    assert t.g.dragon.wake == 2


def test_spores_goblins_choose_the_tribe() -> None:
    t = Table("KGC")
    t.tribe("fangs", 3)
    t.tribe("eye", 2)
    t.tribe("bones", 1)
    t.g.cave.omens[:] = ["quartz"] * 3
    t.turn("cave", phase="act")
    t.answer("omen:soporific_spores")
    assert t.role == "goblins"
    assert t.options() == ["fangs", "eye"]
    t.answer("fangs")
    assert t.g.goblins.population[1] == 1
    assert t.g.goblins.rage == 2


def test_hatred_tokens_must_go_before_the_cave_wins() -> None:
    t = Table("KGDCT", cave=4)
    t.lit(1, 0)
    g = t.g
    g.collapse = True
    g.stack, g.cave.hand = [], []
    g.crystal_tiles_removed = 5
    g.cave.hatred = 1
    g.cave.omens[:] = ["trail"]
    t.turn("cave", phase="act")
    assert not t.match.over
    t.answer("omen:hatred", "token")
    assert t.winners == ["cave"]


def test_crystal_curse_shakes_a_bomb_off_a_tile_without_walls() -> None:
    t = Table("KGDCT")
    plain = t.lit(1, 0)
    t.lit(2, 0, "w")
    t.lit(1, 1)
    g = t.g
    g.cave.omens[:] = ["trail"] * 2
    g.bombs[0] = edge_of(plain, 1)  # on the facing wall of the neighbour
    t.turn("cave", phase="act")
    t.answer("omen:crystal_curse")
    assert t.offers("turn:1,0", "turn:2,0")
    assert not t.offers("turn:1,1")  # no walls, no markers: turning it changes nothing
    t.answer("turn:1,0")
    t.rest()
    assert t.g.bombs[0] == OUT
    assert t.asked == "cave-act"
