"""Omens, Treasures and the Collapse in the Cave's hands: empty bags and supplies, what must be taken, who wins when."""

from __future__ import annotations

import pytest

from tests.vast.table import Table
from wyrmtable.games.vast.data import BONES, OUT, STASHED, SUPPLY, TILE_NUMBER, WALLS
from wyrmtable.games.vast.grid import HOME, cell_at
from wyrmtable.games.vast.rules.cave import income
from wyrmtable.games.vast.rules.removing import collapse_choices


def collapsing(t: Table) -> None:
    t.hand()
    t.g.stack = []
    t.g.collapse = True


@pytest.mark.parametrize(
    ("tokens", "omens"), [(0, 1), (1, 2), (2, 3), (3, 3), (4, 4), (6, 4), (7, 5), (10, 5), (11, 6), (20, 6)]
)
def test_omens_for_tokens_on_the_map(tokens: int, omens: int) -> None:
    """§8.2"""
    t = Table()
    t.lit(1, 0, "")
    for number in range(tokens):
        t.token("treasure" if number < 12 else "crystal", 1, 0)
    assert income(t.g) == omens


def test_an_almost_empty_bag_gives_what_it_has() -> None:
    """§8.2"""
    t = Table()
    t.lit(1, 0, "")
    for _ in range(11):
        t.token("treasure", 1, 0)
    t.g.cave.omens, t.g.cave.bag = t.g.cave.bag[:34], t.g.cave.bag[34:]
    t.turn("cave")
    assert len(t.g.cave.omens) == 36
    assert t.g.cave.bag == []


def test_crystal_first_when_its_own_curse_opens_an_edge() -> None:
    """§P-PLACE: in its own turn each time, whatever asks for the tile."""
    t = Table()
    t.lit(1, 0, "nes")
    t.hand("a01", "c01", "e01")
    t.omens("trail")
    t.turn("cave", phase="act")
    t.answer("omen:crystal_curse", "turn:1,0")
    t.answer(next(option for option in t.options()))
    if t.asked == "fill-space":
        t.answer(t.options()[0])
    assert t.asked == "place-tile"
    assert t.options() == ["c01"]


def test_past_plunder_is_not_offered_without_a_treasure_in_the_supply() -> None:
    """§8.4: nothing is ever substituted; then Place Treasure is no duty either."""
    t = Table()
    t.dark(1, 0)
    t.g.treasures = [STASHED] * 12
    t.g.cave.shaped = True
    t.omens("quartz", "quartz", "quartz")
    t.turn("cave", phase="act")
    assert not t.offers("omen:past_plunder")
    assert not t.offers("treasure")
    assert t.g.turn != 3 or t.offers("end")


def test_place_treasure_needs_a_dark_tile_without_piece_and_treasure_but_a_gem_may_lie_there() -> None:
    """§8.3"""
    t = Table()
    t.dark(1, 0)
    t.dark(2, 0)
    t.dark(3, 0)
    t.token("treasure", 1, 0)
    t.token("claw", 2, 0)
    t.tribe("eye", 2, at=(3, 0))
    t.g.cave.shaped = True
    t.turn("cave", phase="act")  # the only thing to do, on the only tile
    assert t.g.treasures.count(cell_at(2, 0)) == 1


def test_hatred_tokens_hold_the_collapse_back_until_the_last_is_gone() -> None:
    """§13.1: count, Collapse and tokens, the last of the three wins at once."""
    t = Table("KGDC", cave=4)
    t.lit(1, 0, "")
    collapsing(t)
    t.g.crystal_tiles_removed = 5
    t.g.cave.hatred = 2
    t.omens("trail", "trail", "trail")
    t.turn("cave", phase="act")
    t.answer("omen:hatred", "token")
    assert not t.match.over
    assert t.g.cave.hatred == 1
    t.answer("omen:hatred", "token")
    assert t.winners == ["cave"]


def test_a_level_four_cave_does_not_win_when_the_collapse_begins() -> None:
    """§13.1, R-11"""
    for level, won in ((3, True), (4, False)):
        t = Table("KGDC", cave=level)
        t.lit(1, 0, "")
        t.hand()
        t.g.stack = []
        t.g.crystal_tiles_removed = 5
        t.turn("knight")
        assert t.g.collapse
        assert (t.winners == ["cave"]) is won


def test_a_lit_crystal_of_a_higher_tier_is_not_forced() -> None:
    """R-10, S-35: priority holds inside the lowest tier only."""
    t = Table()
    t.map("@ C01 A01 A02")
    t.put("knight", 0, 0)
    collapsing(t)
    assert collapse_choices(t.g) == [cell_at(3, 0)]


def test_the_cave_may_spare_a_dark_crystal_it_knows() -> None:
    """§P-COLLAPSE-STEP 2"""
    t = Table()
    t.map(
        """
        @    A01  c01
        A02  .    .
        """
    )
    t.put("knight", 0, 0)
    collapsing(t)
    assert sorted(collapse_choices(t.g)) == sorted([cell_at(2, 0), cell_at(0, 1)])


def test_a_tile_whose_piece_is_stuck_is_passed_over_for_the_next_tier() -> None:
    """R-13, R-52"""
    t = Table()
    t.lit(1, 0, "")
    t.lit(2, 0, "w")
    t.put("knight", 2, 0)
    collapsing(t)
    assert collapse_choices(t.g) == [cell_at(1, 0)]


def test_bats_bring_her_cubes_back_over_the_poisoned_entrance() -> None:
    """§P-FORCED: entry effects apply."""
    t = Table()
    t.lit(1, 0, "ns")
    t.put("knight", 1, 0)
    t.cubes("entrance", "free", "free")
    t.omens("bat")
    t.g.cave.shaped = t.g.cave.treasured = True
    t.turn("cave", phase="act")
    t.answer("omen:giant_bats")  # the Entrance is the only space she can be carried to
    assert t.at("knight") == (0, 0)
    assert t.g.knight.cubes.count("free") == 3


def test_bats_stop_her_on_an_event_token_only_while_there_are_events() -> None:
    """§P-FORCED, R-65"""
    for deck in (True, False):
        t = Table()
        for x in (1, 2, 3):
            t.lit(x, 0, "ns")
        t.token("event", 2, 0)
        t.put("knight", 1, 0)
        if not deck:
            t.g.event_deck = []
        t.omens("bat")
        t.turn("cave", phase="act")
        t.answer("omen:giant_bats")
        assert t.offers("3,0") is not deck


def test_bats_leave_a_tribe_no_way_out_of_its_walls() -> None:
    """§8.4: a target that cannot move is none."""
    t = Table()
    t.lit(1, 0, "ns")
    t.g.rockslides[0] = t.edge((0, 0), (1, 0))
    t.tribe("eye", 3, at=(1, 0))
    t.put("knight", 0, 0)
    t.omens("bat")
    t.turn("cave", phase="act")
    assert not t.offers("omen:giant_bats")


def test_a_rockslide_falls_off_when_the_dark_tile_shows_its_own_wall_there() -> None:
    """§P-REVEAL 1"""
    for left in (1, 0):
        t = Table()
        cell = t.dark(1, 0, "event", "side")
        t.lit(0, 1, "")
        t.g.rockslides[0] = t.edge((0, 0), (1, 0))
        t.lit(1, 1, "")
        t.g.dragon.placed = True
        t.put("dragon", 0, 1)
        t.powers("flame", "wing")
        t.turn("dragon")
        t.answer("power:burn")
        assert t.asked == "rotate"
        number = t.g.tiles[cell] >> 3
        for option in t.options():
            west = WALLS[number << 3 | int(option[-1]) << 1 | 1] >> 3 & 1
            if bool(west) == (left == 0):
                t.answer(option)
                break
        else:
            pytest.fail("no such rotation")
        t.rest()
        assert sum(edge >= 0 for edge in t.g.rockslides) == left


def test_spores_beetles_and_rage() -> None:
    """§8.4, §6.8: to Population 1; Bright Beetles make the loss one less."""
    t = Table()
    t.lit(1, 0, "")
    t.tribe("bones", 4, "bright_beetles")
    t.omens("quartz", "mushroom", "trail")
    t.turn("cave", phase="act")
    t.answer("omen:soporific_spores")
    if t.asked == "pay-omen":
        t.rest("pay-omen")
    assert t.role == "goblins"
    t.answer("use")
    assert t.g.goblins.population[BONES] == 2
    assert t.g.goblins.rage == 2


def test_spores_of_a_sleeping_giant_leave_him_awake() -> None:
    """§7.6, §8.4: Wakefulness falls, he stays awake and surfaced."""
    t = Table("GDC")
    t.lit(1, 0, "")
    t.g.dragon.placed = t.g.dragon.awake = t.g.dragon.surfaced = True
    t.g.dragon.wake = 11
    t.g.dragon.sloth.update(greed=0, hunger=0, pride_event=3, pride_gem=0, pride_still=0)
    t.put("dragon", 1, 0)
    t.omens("quartz", "mushroom", "trail")
    t.turn("cave", phase="act")
    t.answer("omen:soporific_spores")
    t.rest("pay-omen")
    assert t.role == "dragon"
    assert sorted(t.options()) == ["greed", "hunger", "pride_event", "pride_gem", "pride_still"]
    t.answer("pride_event")
    assert (t.g.dragon.wake, t.g.dragon.sloth["pride_event"]) == (10, 4)
    assert t.g.dragon.awake
    assert t.g.dragon.surfaced


def test_the_curse_turns_no_dark_tile_and_only_to_another_orientation() -> None:
    """§8.4: one Lit tile; without Markers on its edges the same orientation is no rotation."""
    t = Table("GC")
    t.dark(1, 0)
    t.lit(0, 1, "n")
    t.omens("bat")
    t.turn("cave", phase="act")
    t.answer("omen:crystal_curse")
    t.rest("pay-omen")
    assert t.asked == "curse-turn"  # without a Knight there are no Events to curse
    assert len(t.options()) == 3


def test_a_bombed_edge_counts_as_open_for_a_rockslide() -> None:
    """R-23, §2.3"""
    t = Table()
    t.lit(1, 0, "w")
    t.g.bombs[0] = t.edge((0, 0), (1, 0))
    t.omens("boulder", "boulder")
    t.turn("cave", phase="act")
    t.answer("omen:rockslide")
    assert t.g.rockslides[0] == t.edge((0, 0), (1, 0))
    assert t.g.bombs[0] == OUT


def test_shape_is_no_duty_without_a_tile_and_the_turn_may_end() -> None:
    """§8.3"""
    t = Table()
    t.lit(1, 0, "")
    t.hand()
    t.g.stack = []
    t.g.cave.omens = []
    t.turn("cave", phase="act")
    assert t.g.turn != 3


def test_the_last_tile_of_the_hand_brings_the_collapse_to_the_thief() -> None:
    """R-04: the next player's turn, not the Cave's."""
    t = Table()
    t.hand("a01")
    t.g.stack = []
    t.turn("cave", phase="act")
    assert t.asked == "place-space"
    t.until("assign-stats", "thief-act")
    assert t.role == "thief"
    assert t.g.collapse
    assert TILE_NUMBER["a01"] in [code >> 3 for code in t.g.tiles.values()]


def test_collapse_takes_three_tiles_and_never_the_entrance() -> None:
    """§P-REMOVE 1, R-13: if nothing can be removed the rest is skipped."""
    t = Table()
    t.lit(1, 0, "")
    t.put("knight", 0, 0)
    collapsing(t)
    t.omens()
    t.g.treasures = [STASHED] * 12
    t.turn("cave", phase="act")
    assert list(t.g.tiles) == [HOME]
    assert SUPPLY in t.g.crystals
