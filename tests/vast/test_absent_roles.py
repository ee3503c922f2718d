"""Role sets in which somebody is missing, and matches that go on after the Knight's death (§12.2, R-46)."""

from __future__ import annotations

import pytest

from tests.vast.table import Table
from wyrmtable.games.vast.data import SUPPLY, TILE_NUMBER
from wyrmtable.games.vast.grid import cell_at


def bury_knight(t: Table) -> None:
    t.g.knight.dead = True
    t.g.knight.health = 0
    t.off("knight")


def dragon_at(t: Table, x: int, y: int, *cards: str) -> None:
    t.g.dragon.placed = True
    t.put("dragon", x, y)
    t.powers(*cards)


@pytest.mark.parametrize("roles", ["KDC", "GDC", "DC", "D", "DT"])
def test_an_event_tile_without_a_living_knight_counts_for_pride_alone(roles: str) -> None:
    """§12.2, R-46: no Event token."""
    t = Table(roles)
    t.dark(1, 0, "event", "open")
    if roles == "KDC":
        bury_knight(t)
    dragon_at(t, 0, 0, "flame", "wing")
    t.turn("dragon")
    t.answer("power:burn")
    t.rest()
    assert all(place == SUPPLY for place in t.g.events)
    assert t.offers("cube:pride_event")


def test_the_dead_knights_turns_are_skipped_and_the_round_goes_on() -> None:
    """§12.2 KDC"""
    t = Table("KDCT")
    t.lit(1, 0, "")
    bury_knight(t)
    dragon_at(t, 1, 0)
    t.put("thief", 1, 0)
    t.turn("thief", phase="act")
    before = t.g.round
    t.answer("end")
    assert t.role == "dragon"
    assert t.g.round == before + 1


def test_nothing_can_be_done_to_a_dead_knight() -> None:
    """R-46: her piece is gone; neither Spores nor powers find her."""
    t = Table("KDC")
    t.lit(1, 0, "")
    t.g.knight.grit = 9
    bury_knight(t)
    dragon_at(t, 0, 0, "wing", "wing", "claw", "claw", "claw")
    t.omens("quartz", "quartz", "quartz", "bat")
    t.turn("cave", phase="act")
    assert not t.offers("omen:soporific_spores")
    assert not t.offers("omen:giant_bats")
    t = Table("KDC")
    t.lit(1, 0, "")
    bury_knight(t)
    dragon_at(t, 0, 0, "wing", "wing", "claw", "claw", "claw")
    t.turn("dragon")
    assert not t.offers("power:slap")
    assert not t.offers("power:scratch")


def test_a_dragon_who_wakes_after_her_death_begins_on_the_entrance() -> None:
    """§3.3: the Knight's tile; she has none."""
    t = Table("KDC")
    t.lit(1, 0, "")
    bury_knight(t)
    t.turn("dragon")
    assert t.at("dragon") == (0, 0)


def test_her_death_wins_only_where_the_variant_says_so() -> None:
    """§12.2: Goblins, the role named by the variant, or nobody."""
    wins = {
        "KGDC": "goblins",
        "KG": "goblins",
        "KD": "dragon",
        "KDT": "dragon",
        "KC": "cave",
        "KCT": "cave",
        "KT": "thief",
        "KDC": "",
        "KDCT": "",
        "K": "",
    }
    for roles, winner in wins.items():
        t = Table(roles, **({"solo": "medium"} if roles == "K" else {}))
        t.dark(1, 0, "ambush", "open")
        t.g.knight.health = 1
        if "G" in roles:
            t.tribe("eye", 4)
        elif t.g.rules.infestation == "C":
            t.monsters("ogre")
        else:
            t.die(*["centre"] * 3)
        t.turn("knight")
        t.answer("step:1,0")
        t.rest("infestation")
        while t.asked in ("ambush", "ambush-cubes"):
            t.answer("eye" if t.asked == "ambush" else "pass")
        assert t.g.knight.dead, roles
        assert t.winners == ([winner] if winner else []), roles
        assert t.match.over is (roles not in ("KDC", "KDCT")), roles


def test_without_a_cave_the_causer_fills_from_the_top_of_the_stack() -> None:
    """§P-PLACE, §P-FILL"""
    t = Table("DT")
    t.dark(1, 0, "ambush", "open")
    t.stack("c01", "c02", "c03", "e01")
    dragon_at(t, 0, 0, "flame", "wing")
    t.turn("dragon")
    t.answer("power:burn")
    assert t.asked == "fill-space"
    assert t.role == "dragon"
    t.answer("2,0")
    assert t.g.tiles[cell_at(2, 0)] >> 3 == TILE_NUMBER["c01"]


def test_without_a_cave_she_gets_the_top_cards() -> None:
    """§P-TREASURE, §P-EVENT"""
    t = Table("KGD")
    t.lit(1, 0, "")
    t.token("treasure", 1, 0)
    t.token("event", 0, 1)
    t.lit(0, 1, "")
    t.treasures("javelin", "elven_sword")
    t.events("deep_and_dark")
    t.cubes("perception", "movement")
    t.put("knight", 1, 0)
    t.turn("knight", phase="act")
    t.answer("collect:treasure")
    assert t.g.knight.offer == "javelin"
    t.answer("keep")
    t.answer("step:0,0", "step:0,1")
    assert t.g.knight.offer == "elven_sword"
    t.answer("decline")
    assert t.g.knight.grit == 5
    assert t.g.treasure_out == ["elven_sword"]


def test_the_thief_reveals_an_ambush_that_never_ambushes() -> None:
    """§P-REVEAL 3: revealed otherwise than by her step, it stays quiet for her too."""
    t = Table("KT")
    t.dark(1, 0, "ambush", "open")
    t.put("thief", 1, 0)
    t.g.thief.stats = [4, 3, 2]
    t.g.thief.moves = 4
    t.turn("thief", phase="act")
    t.answer("reveal")
    t.rest()
    health = t.g.knight.health
    t.until("knight-act")
    t.answer("step:1,0")
    assert t.asked == "knight-act"
    assert t.g.knight.health == health


def test_one_tile_collapse_is_a_choice_of_four_without_a_cave() -> None:
    """R-12, §P-ENDTILES"""
    for option, removed in ((False, 3), (True, 1)):
        t = Table("KGDT", one_tile_collapse=option)
        for x in range(1, 7):
            t.lit(x, 0, "")
        t.put("knight", 0, 0)
        t.put("thief", 0, 0)
        t.g.thief.stats = [4, 3, 2]
        t.g.stack = []
        t.g.collapse = True
        t.turn("thief", phase="act")
        t.answer("end")
        assert len(t.g.tiles) == 7 - removed
