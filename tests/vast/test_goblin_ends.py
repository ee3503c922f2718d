"""Around the Goblins: tiles that go, and how matches end."""

from __future__ import annotations

import pytest

from tests.vast.table import Table
from tests.vast.warren import acting, secrets, warren
from wyrmtable.games.vast.data import (
    BONES,
    OGRE,
    ON_GOBLINS,
    SUPPLY,
)
from wyrmtable.games.vast.grid import cell_at


def test_cave_in_takes_what_lies_there_home() -> None:
    """P-REMOVE 3: Treasure, Gem, Event and Flame Wall to their owners, the Rockslide to the supply."""
    t = warren()
    for token in ("treasure", "claw", "event", "flame_wall"):
        t.token(token, 1, 0)
    t.g.rockslides[0] = t.edge((0, 0), (1, 0))
    t.tribe("eye", 1)
    secrets(t, "cave_in")
    acting(t)
    t.answer("secret:cave_in", "1,0")
    t.rest()
    assert cell_at(1, 0) not in (*t.g.treasures, *t.g.gems, *t.g.events, t.g.flame_wall)
    assert t.g.rockslides[0] == SUPPLY


@pytest.mark.parametrize(("roles", "winners"), [("KGC", ["cave"]), ("KG", [])])
def test_the_fifth_crystal_tile_falls_before_the_collapse(roles: str, winners: list[str]) -> None:
    """R-11: nothing happens until the Collapse begins; then the Cave has won, or all have lost."""
    t = Table(roles)
    t.dark(1, 0, "crystal")
    t.dark(0, 1, "ambush")
    t.hand()
    t.stack()
    t.g.crystal_tiles_removed = 4
    t.tribe("eye", 1)
    secrets(t, "cave_in", "trap")
    acting(t)
    t.answer("secret:cave_in", "1,0")
    assert not t.match.over
    assert t.g.crystal_tiles_removed == 5
    t.until("knight-act", "cave-act")
    assert t.match.over
    assert t.winners == winners


def test_goblins_may_cave_themselves_to_defeat() -> None:
    """§1, R-41: during the Collapse the fifth Crystal tile of their own Cave-In makes both lose at once."""
    t = Table("KG")
    t.dark(1, 0, "crystal")
    t.dark(0, 1, "ambush")
    t.hand()
    t.stack()
    t.g.collapse = True
    t.g.crystal_tiles_removed = 4
    t.tribe("eye", 1)
    secrets(t, "cave_in")
    acting(t)
    t.answer("secret:cave_in", "1,0")
    assert t.match.over
    assert t.winners == []


def test_her_last_health_in_the_collapse_wins_for_the_goblins() -> None:
    """§6.7: killing her wins at once, in her own turn too (Ambush card)."""
    t = Table("KGD")
    t.lit(1, 0, kind="event")
    t.token("event", 1, 0)
    t.events("ambush")
    t.g.knight.health = 1
    t.tribe("bones", 2)
    t.turn("knight")
    t.answer("step:1,0", "pass", "bones")
    assert t.winners == ["goblins"]


def test_the_smashing_strength_of_a_level_is_the_knights() -> None:
    """§13.1: with a Knight the Tribes need 3 whatever her level; without one the level is theirs."""
    t = warren("KGC", knight=1)
    t.token("crystal", 1, 0)
    t.tribe("fangs", 1, at=(1, 0))
    acting(t)
    t.answer("activate:fangs")
    assert not t.offers("attack:crystal")
    t = warren("GC", goblins=1)
    t.token("crystal", 1, 0)
    t.token("crystal", 0, 1)
    t.g.crystals[-3:] = [ON_GOBLINS] * 3
    t.tribe("fangs", 1, at=(1, 0))
    t.tribe("bones", 2, at=(1, 0))
    acting(t)
    t.answer("activate:fangs", "attack:crystal", "activate:bones", "attack:crystal")
    assert t.winners == ["goblins"]  # four Crystals at level 1


def test_the_ogre_keeps_its_tile_in_the_collapse() -> None:
    """P-REMOVE 2, P-FORCED: a Monster token never moves, so the next tile goes; the Knight may not be put beside it."""
    t = Table("K")
    t.lit(1, 0)
    t.lit(0, 1)
    t.lit(1, 1)
    t.put("ogre", 1, 1)
    t.put("knight", 0, 1)
    t.hand()
    t.stack()
    t.g.collapse = True
    t.g.goblins.monster_deck.remove("ogre")
    t.turn("knight")
    t.answer("end")
    assert t.asked == "collapse-tile"
    assert t.options() == ["1,0", "0,1"]
    assert t.g.pieces[OGRE] == cell_at(1, 1)


def test_a_tribe_in_the_tunnels_keeps_its_tile_until_the_turn_is_over() -> None:
    """§10 Secret Tunnels: nothing else moves the Tribe this turn, the tiles the Goblins remove at its end included."""
    t = Table("KG")
    for x in (1, 2):
        t.lit(x, 0)
    t.dark(3, 0)
    t.lit(-1, 0)
    t.dark(0, 1)
    t.dark(0, -1)
    t.tribe("fangs", 2, at=(2, 0))
    secrets(t, "secret_tunnels")
    t.stack()
    t.g.collapse = True
    acting(t)
    t.answer("activate:fangs", "secret:secret_tunnels", "3,0", "special")
    assert sorted(t.options()) == ["-1,0", "0,-1", "0,1"]
    t.answer("-1,0", "0,-1")
    assert t.at("fangs") == (3, 0)
    t.until("knight-act")
    t.answer("end")
    assert t.at("fangs") == (1, 0)  # in the Knight's turn tile after tile falls under it


def test_a_slide_wakes_a_lurker_and_moves_bombs_along() -> None:
    """P-RECONNECT: the section carries tokens and edges; a lurking Tribe that gets a tile is revealed."""
    t = Table("KGC")
    for x in (1, 2, 3):
        t.lit(x, 0, "n")
    t.token("treasure", 3, 0)
    t.g.bombs[0] = t.edge((3, 0), (3, -1))
    t.tribe("bones", 1, at=(2, 1))
    t.tribe("eye", 1)
    secrets(t, "cave_in")
    acting(t)
    t.answer("secret:cave_in", "2,0")
    t.rest("slide")
    assert cell_at(2, 0) in t.g.treasures
    assert t.g.bombs[0] == t.edge((2, 0), (2, -1))
    assert t.g.revealed_tribe(BONES)  # the open edge south of (2,0) was filled
