"""General rules: revealing, filling, the Collapse, removal, visibility, Grit."""

from __future__ import annotations

import pytest

from wyrmtable.games.vast.data import CARRIED, DRAGON, KNIGHT, ON_KNIGHT, SUPPLY, TILE_NUMBER, TILES, WALLS
from wyrmtable.games.vast.grid import HOME, cell_at, cell_name, is_connected, visible
from wyrmtable.games.vast.rules.grit import lose_grit
from wyrmtable.games.vast.rules.reconnecting import shift, slides
from wyrmtable.games.vast.rules.removing import after_removal, collapse_choices, lift
from wyrmtable.games.vast.rules.revealing import legal_turns

from .table import Table


def names(cells: list[int]) -> list[str]:
    return sorted(cell_name(cell) for cell in cells)


@pytest.mark.parametrize("collapse", [False, True])
def test_s12_open_edges_are_filled_only_before_the_collapse(collapse: bool) -> None:
    t = Table("KGD")
    t.dark(1, 0, "ambush", "corner")
    t.lit(0, -1, "nw")
    t.lit(-1, 0, "nsw")
    t.lit(0, 1, "esw")
    t.g.collapse = collapse
    t.cubes("free", "free", "free")
    t.turn("knight")
    t.answer("step:1,0")
    while t.asked == "rotate":
        t.answer(t.options()[0])
    before = len(t.g.tiles)
    t.rest()
    grown = len(t.g.tiles) - before
    assert (grown == 0) == collapse


def test_s13_a_dead_end_faces_the_lit_way() -> None:
    t = Table("KGDCT")
    t.lit(1, 0, "ns")
    cell = t.dark(2, 0, "ambush", "deadend")
    turns = legal_turns(t.g, cell, -1)
    assert [WALLS[t.g.tiles[cell] | turn << 1 | 1] for turn in turns] == [0b0111]


def test_s13_all_four_when_nothing_connects() -> None:
    t = Table("KGDCT")
    t.dark(1, 0, "event")
    cell = t.dark(2, 0, "ambush", "deadend")
    assert len(legal_turns(t.g, cell, -1)) == 4


def test_s31_end_tiles_without_a_cave() -> None:
    t = Table("KGD")
    t.turn("knight")
    t.answer("end")
    assert t.asked == "place-space"
    t.answer("1,0")
    assert t.g.is_dark(cell_at(1, 0))
    t = Table("KGD")
    for x in range(1, 8):
        t.dark(x, 0, "event")
    t.g.collapse = True
    t.g.gone += t.g.stack
    t.g.stack = []
    t.turn("knight")
    t.answer("end")
    t.until("war-card", "knight-act")
    assert sum(t.g.is_dark(cell_at(x, 0)) for x in range(1, 8)) <= 4


def test_s34_the_collapse_begins_with_the_next_turn() -> None:
    t = Table("KGDC")
    t.dark(1, 0, "treasure_room", "open")
    for x, y in ((0, -1), (0, 1), (-1, 0)):
        t.dark(x, y, "event")
    t.hand("a01")
    t.stack()
    t.turn("knight")
    t.answer("step:1,0")
    t.rest()
    assert t.asked == "knight-act"
    assert not t.g.tiles_left
    assert not t.g.collapse
    t.answer("end")
    assert t.g.collapse
    assert t.g.turn != KNIGHT


def test_s35_collapse_choice() -> None:
    t = Table("KGDC")
    t.map("@ a01 a02 a03")
    t.dark(2, 1, "event")
    assert names(collapse_choices(t.g)) == ["2,1", "3,0"]
    del t.g.tiles[cell_at(2, 1)]
    t.lit(2, 1, kind="crystal")
    assert names(collapse_choices(t.g)) == ["2,1"]
    t.dark(2, 1, "event")
    t.dark(3, 0, "crystal")
    assert names(collapse_choices(t.g)) == ["2,1", "3,0"]


def test_s36_a_stuck_piece_keeps_the_tile() -> None:
    t = Table("KGDC")
    t.map("@ A01 A05 A10")
    t.put("knight", 3, 0)
    t.put("dragon", 2, 0)
    t.g.dragon.surfaced = True
    assert names(collapse_choices(t.g)) == ["1,0", "2,0"]


def test_s37_visibility() -> None:
    t = Table("KGDC")
    t.map("@ A01 A05 a10")
    assert visible(t.g, HOME, cell_at(3, 0))
    t.tile(2, 0, "a05")
    assert not visible(t.g, HOME, cell_at(3, 0))
    t.lit(2, 0, "w")
    assert not visible(t.g, HOME, cell_at(3, 0))


def collapse_table(roles: str = "KGDC") -> Table:
    t = Table(roles)
    g = t.g
    g.collapse = True
    g.gone += g.stack + g.cave.hand
    g.stack, g.cave.hand = [], []
    return t


def test_s59_the_fifth_crystal_tile_wins_for_the_cave() -> None:
    t = collapse_table()
    t.lit(1, 0, kind="crystal")
    t.g.crystal_tiles_removed = 4
    t.turn("cave")
    t.answer("shape")
    assert t.winners == ["cave"]


def test_s59_without_a_cave_everybody_loses() -> None:
    t = collapse_table("KGD")
    t.lit(1, 0, kind="crystal")
    t.g.crystal_tiles_removed = 4
    t.turn("knight")
    t.answer("end")
    assert t.match.over
    assert t.winners == []
    assert t.match.result.winners == ()


def test_s67_hand_refill_after_wrath() -> None:
    t = Table("KGDC")
    cells = [t.tile(x, 0, name) for x, name in ((1, "a01"), (2, "a02"), (3, "a03"))]
    t.g.gone += t.g.stack + t.g.cave.hand
    t.g.stack, t.g.cave.hand = [], []
    t.hand("e01")
    lift(t.g, cells)
    assert len(t.g.cave.hand) == 3
    assert len(t.g.stack) == 1


def test_s68_all_or_nothing() -> None:
    t = collapse_table("KGDCT")
    t.lit(1, 0, "e")
    t.lit(2, 0, "nw", kind="event")
    t.lit(3, 0)
    t.put("knight", 3, 0)
    t.put("thief", 3, 0)
    assert cell_at(3, 0) not in collapse_choices(t.g)
    t.off("thief")
    assert cell_at(3, 0) in collapse_choices(t.g)


def test_s70_owned_cubes() -> None:
    t = Table("KGDC")
    t.cubes("free", "free", "discarded")
    t.g.knight.grit = 5
    t.g.cave.omens[:] = ["quartz"] * 3
    t.turn("cave", phase="act")
    t.answer("omen:soporific_spores")
    if t.asked == "spores-target":
        t.answer("knight")
    knight = t.g.knight
    assert knight.grit == 0
    assert knight.cubes.count("free") == 2
    assert "grit5" in knight.cubes
    assert "discarded" not in knight.cubes


def test_s40_the_shield_makes_every_grit_loss_one() -> None:
    t = Table("KGDC")
    t.g.knight.grit = 8
    t.g.knight.cubes[0] = "shield"
    assert not list(lose_grit(t.g, 5))
    assert t.g.knight.grit == 7


def test_a_split_map_slides_together() -> None:
    t = Table("KGDC")
    for x, y in ((1, 0), (2, 0), (3, 0), (0, 1), (0, 2), (2, 2), (3, 2)):
        t.dark(x, y, "event")
    assert sorted(slide.name for slide in slides(t.g)) == ["2,2:north", "2,2:west"]


def test_crystals_lost_with_a_tile_go_to_the_supply() -> None:
    t = Table("KGDC")
    cell = t.lit(1, 0, kind="crystal")
    t.token("crystal", 1, 0)
    t.token("treasure", 1, 0)
    lift(t.g, [cell])
    assert t.g.crystals.count(SUPPLY) == 9
    assert ON_KNIGHT not in t.g.crystals
    assert t.g.crystal_tiles_removed == 1
    assert t.g.gone[-1] in range(TILE_NUMBER["c01"], TILE_NUMBER["c09"] + 1)


def test_s12_flame_reveals_and_the_cave_fills() -> None:
    for collapse in (False, True):
        t = Table("KGDC")
        cell = t.dark(1, 0, "ambush", "open")
        t.dark(1, 1, "event")
        t.g.dragon.placed = True
        t.g.collapse = collapse
        t.put("dragon", 0, 0)
        for x, y in ((0, -1), (0, 1), (-1, 0)):
            t.dark(x, y, "event")
        t.powers("flame")
        t.die("diamond")
        before = len(t.g.tiles)
        t.turn("dragon")
        t.answer("power:flame")
        while t.asked in ("reveal-next", "rotate", "fill-space", "place-tile"):
            t.answer("1,0" if t.offers("1,0") else t.options()[0])
        assert t.g.is_lit(cell)
        assert (len(t.g.tiles) > before) != collapse


def test_s31_the_goblins_end_tile() -> None:
    t = Table("KGD")
    t.turn("goblins")
    while t.asked not in ("place-space", ""):
        t.answer("end" if t.offers("end") else t.options()[0])
    assert t.role == "goblins"
    before = len(t.g.tiles)
    t.answer(t.options()[0])
    assert len(t.g.tiles) == before + 1


def test_s34_tiles_that_came_back_delay_the_collapse() -> None:
    t = Table("KGDC")
    cells = [t.tile(1, 0, "a01"), t.tile(0, 1, "a02")]
    for x, y in ((0, -1), (-1, 0)):
        t.dark(x, y, "event")
    t.g.gone += t.g.cave.hand
    t.g.cave.hand = []
    t.stack()
    lift(t.g, cells)  # as Cave-In does
    assert len(t.g.cave.hand) == 2
    t.g.agenda = [("next-role", 0, 0), ("fill", 1, 0)]
    t.hand(*[TILES[number].name for number in t.g.cave.hand], "a03")
    t.g.stack = []
    t.turn("goblins", phase="end")
    t.rest()
    assert t.g.turn == DRAGON
    assert len(t.g.cave.hand) == 1
    assert not t.g.collapse


def test_r14_a_section_that_no_straight_slide_can_join() -> None:
    t = Table("KGDC")
    t.dark(1, 0, "event")
    t.dark(3, 2, "event")
    t.dark(4, 2, "event")
    choices = {slide.name: slide for slide in slides(t.g)}
    assert choices
    assert all(len(slide.sides) == 2 for slide in choices.values())
    chosen = choices["3,2:west>north"]
    shift(t.g, chosen.section, chosen.offset)
    assert is_connected(t.g)
    assert t.g.is_dark(cell_at(2, 0))


def test_forced_through_the_flame_wall_is_offered_apart() -> None:
    t = Table("KGDC")
    for x, y in ((1, 0), (2, 0), (0, 1), (1, 1)):
        t.lit(x, y)
    t.token("flame_wall", 1, 0)
    t.g.knight.grit = 9
    t.g.cave.omens[:] = ["bat"]
    t.turn("cave", phase="act")
    t.answer("omen:giant_bats")
    assert t.offers("0,1", "1,0", "1,1", "1,1:fire", "2,0:fire")
    t.answer("1,1:fire")
    assert t.g.knight.grit == 4
    assert t.at("knight") == (1, 1)


def test_r29_the_flame_wall_hurts_once_a_turn() -> None:
    t = Table("KGDC")
    t.lit(1, 0)
    t.token("flame_wall", 1, 0)
    t.cubes("free", "free")
    t.g.knight.grit = 4
    t.g.dragon.placed = True
    t.turn("knight")
    t.answer("cube:movement", "step:1,0", "step:0,0", "step:1,0")
    assert t.g.burned == [0]


def test_r41_the_active_players_goal_comes_first() -> None:
    t = collapse_table("KGDCT")
    t.lit(1, 0, kind="crystal")
    t.lit(0, 1)
    t.put("knight", 0, 1)
    t.put("thief", 1, 0)
    t.g.treasures[0] = CARRIED
    t.g.thief.stashed = 5
    t.g.crystal_tiles_removed = 4
    t.turn("cave")
    t.answer("shape")
    t.until("cave-act")
    assert t.winners == ["cave"]  # his stash would have won, but in the Cave's turn the Cave comes first


def test_a_lurking_tribe_waits_for_the_slide() -> None:
    t = Table("KGDC")
    t.dark(1, 0, "event")
    gone = t.dark(2, 0, "ambush")
    t.dark(3, 0, "event")
    eye, bones = t.tribe("eye", 1, at=(2, 1)), t.tribe("bones", 1, at=(2, -1))
    t.dark(3, 2, "event")
    t.dark(3, 1, "event")
    lift(t.g, [gone])
    assert t.g.lurking(eye)
    assert t.g.lurking(bones)
    t.g.agenda = [("next-role", 0, 0)]
    after_removal(t.g, DRAGON)
    t.turn("dragon", phase="end")  # the section slides west, its second tile onto Eye's space
    t.rest("slide")
    assert t.g.revealed_tribe(eye)
    assert t.g.lurking(bones)  # beside the first


def test_a_forced_way_over_the_poison_cubes_is_offered_apart() -> None:
    t = Table("KGDC")
    for x, y in ((0, 1), (1, 0), (1, 1)):
        t.lit(x, y)
    t.put("knight", 0, 1)
    t.cubes("free", "free", "entrance")
    t.g.cave.omens[:] = ["bat"]
    t.turn("cave", phase="act")
    t.answer("omen:giant_bats")
    assert t.offers("0,0", "1,1", "1,0", "1,0:home")
    t.answer("1,0")
    assert "entrance" in t.g.knight.cubes
    assert t.at("knight") == (1, 0)
