"""Dwellings, power and Orbs: A36 to A40."""

from __future__ import annotations

import pytest

from tests.eldervale.table import TILE, Table


def crossroads() -> Table:
    """The Obsidian Crown beside three Ruins and the Dwelling of an opponent."""
    t = Table("embercrush_ogres", "atlanteans")
    t.realm("obsidian_crown", 0, 0)
    t.realm("mill", 1, 0)
    t.realm("fortress", 0, 1)
    t.realm("portal", -1, 1)
    t.realm("lilypad_shallows", -1, 0)
    t.unit(0, "worker", "obsidian_crown")
    return t


def test_a36_a_dwelling_between_ruins() -> None:
    t = crossroads()
    t.dwelling(1, "lilypad_shallows")
    t.supply(0, sword=2, gem=1)
    t.turn(0)
    t.do("place:worker@mill")
    assert t.player(0).vp == 8
    assert t.player(0).power[2] == 3
    assert t.has(0)
    assert t.where(0, "worker").count("dwelling") == 1
    assert t.g.dwellings[TILE["obsidian_crown"]] == 0


def test_a37_not_where_another_dwelling_stands() -> None:
    t = crossroads()
    t.dwelling(1, "obsidian_crown")
    t.supply(0, sword=5, gem=5)
    t.turn(0)
    assert "mill" not in t.places_for("worker")


def test_a38_the_sixth_dwelling_triggers_the_end() -> None:
    t = Table("embercrush_ogres", "atlanteans")
    t.map("mill", "obsidian_crown", "emberfields", "cinder_pit", "lilypad_shallows", "moonwell_falls", "drowned_lagoon")
    t.no_monster("demon_of_might", "dread_crocodile")
    for realm in ("emberfields", "cinder_pit", "lilypad_shallows", "moonwell_falls", "drowned_lagoon"):
        t.g.dwellings[TILE[realm]] = 0
    t.player(0).places = [TILE["obsidian_crown"]] + [-4] * 5 + [-1] + [-2] * 2
    t.supply(0, sword=2, gem=1)
    t.turn(0)
    t.do("place:warrior@mill")
    assert t.g.final == 1  # the turn of seat 1 has begun
    t.finish()
    assert (t.seat, t.asked, t.g.final) == (0, "retrieve", 0)  # the last turn: nothing but Regroup is possible
    t.do("retrieve:warrior@mill>ready")
    assert t.playing.over


def test_a39_no_marker_left() -> None:
    t = crossroads()
    t.g.elements = (0, 1, 2, 3, 4)
    t.power(0, fire=5, water=2, air=1, earth=1)
    t.g.track_orbs = [0, 1, 3, 4]
    t.player(0).orbs = 1
    t.row("chapel_of_dawn")
    t.realm("dungeon1", 1, -1)
    t.stack()
    t.supply(0, scroll=1, potion=1)
    t.turn(0)
    t.do("place:worker@dungeon1")
    assert t.asked == "relocate"
    assert t.options() == ["track:air", "track:earth", "track:fire", "track:water", "ignore"]
    t.do("track:fire")
    assert t.player(0).power == [1, 1, 0, 2, 1, 0, 0, 0]
    assert t.player(0).orbs == 1


def test_a39_ignored_the_card_stays() -> None:
    t = crossroads()
    t.g.elements = (0, 1, 2, 3, 4)
    t.power(0, fire=5, water=2, air=1, earth=1)
    t.row("chapel_of_dawn")
    t.realm("dungeon1", 1, -1)
    t.stack()
    t.supply(0, scroll=1, potion=1)
    t.turn(0)
    t.do("place:worker@dungeon1", "ignore")
    assert t.player(0).power[4] == 0
    assert len(t.player(0).tableau) == 1


@pytest.mark.parametrize(("orbs", "mine"), [([2, 3], 1), ([3], 0)])
def test_a40_only_the_first_on_top_takes_the_orb(orbs: list[int], mine: int) -> None:
    t = crossroads()
    t.g.track_orbs = orbs
    t.power(0, fire=4)
    t.supply(0, sword=2, gem=1)
    t.turn(0)
    t.do("place:worker@mill")
    assert t.player(0).power[2] == 5
    assert t.player(0).orbs == mine


def test_deep_foundations_score_more_and_do_not_help_a_quest() -> None:
    t = crossroads()
    t.cards(0, "deep_foundations")
    t.hand(0, "crossroads_hearth")
    t.supply(0, sword=2, gem=1)
    t.turn(0)
    t.do("place:worker@mill")
    assert t.asked == "complete-quest"  # three Ruins: 6 points for neighbours
    t.do("quest:crossroads_hearth")
    assert t.player(0).vp == 6 + 2 + 4


def test_crossroads_hearth_needs_six_points() -> None:
    t = Table("embercrush_ogres", "atlanteans")
    t.map("mill", "obsidian_crown", "lilypad_shallows")
    t.unit(0, "worker", "obsidian_crown")
    t.cards(0, "deep_foundations")
    t.hand(0, "crossroads_hearth")
    t.supply(0, sword=2, gem=1)
    t.turn(0)
    t.do("place:worker@mill")
    assert t.player(0).vp == 4
    assert t.asked != "complete-quest"


def test_blueprints_only_at_the_mill_realm() -> None:
    t = Table("ironquill_automata", "atlanteans")
    t.map("mill", "marble_causeway", "fortress", "lilypad_shallows")
    t.unit(0, "worker", "marble_causeway")
    t.unit(0, "worker", "fortress")
    t.supply(0, tool=2)
    t.turn(0)
    assert "mill" in t.places_for("worker")
    t.do("regroup")
    assert "retrieve:worker@fortress>dwell" not in t.options()


def test_master_mason_counts_for_the_next_dwelling_only() -> None:
    t = Table("ironquill_automata", "atlanteans")
    t.map("mill", "marble_causeway", "measured_fields", "lilypad_shallows")
    t.player(0).faction = 12  # no Blueprints
    t.unit(0, "worker", "marble_causeway")
    t.unit(0, "worker", "measured_fields")
    t.hand(0, "master_mason")
    t.supply(0, tool=1)
    t.turn(0)
    assert "mill" not in t.places_for("worker")
    t.do("cast:master_mason")
    t.do("place:worker@mill", "marble_causeway")
    assert t.has(0)
    assert t.g.now.mason == 0


def test_bridge_points() -> None:
    t = Table("embercrush_ogres", "atlanteans", bifrost=True)
    t.map("mill", "obsidian_crown")
    t.unit(0, "worker", "obsidian_crown")
    t.g.bridge = (-1, TILE["obsidian_crown"])
    t.supply(0, sword=2, gem=1)
    t.turn(0)
    t.do("place:worker@mill")
    assert t.player(0).vp == 2 + 10
