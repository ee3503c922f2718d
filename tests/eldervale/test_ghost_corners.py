"""The Ghosts where other modules and odd situations meet them (18.9)."""

from __future__ import annotations

import pytest

from tests.eldervale.duel import fight
from tests.eldervale.table import MONSTER, TILE, Table
from tests.eldervale.test_solo import GHOST, HUMAN, ghost_turn, haunted
from wyrmtable.games.eldervale.data import ADVENTURES, BRIDGE, DEN, SWORD
from wyrmtable.games.eldervale.rules.scoring import result
from wyrmtable.games.eldervale.state import DEFEATED


def far_watcher(t: Table) -> None:
    """The Watcher stands where its walks disturb nobody."""
    t.realm("windswept_mesa", 9, 0)
    t.g.watcher = TILE["windswept_mesa"]


def test_they_beat_the_mother_and_resolve_the_trove() -> None:
    t = haunted(mother_of_dragons=True)
    t.map("obsidian_crown", "dragonsden", "fortress")
    t.g.watcher = TILE["obsidian_crown"]
    t.ready(GHOST, "dragon")
    t.g.trove = [0, 1]  # 3 gold lie on top
    t.war()
    t.dice(*[6] * 3, *[2] * 8)
    ghost_turn(t, "veil_torn")
    assert t.where(GHOST, "dragon") == ["dragonsden"]
    assert (t.player(GHOST).glory, t.player(GHOST).vp) == (1, 2)
    assert t.g.essence == 2 + 3  # of the Den, and of the gold
    assert t.g.trove == [0]


def test_the_mother_rushes_at_them_from_afar() -> None:
    t = haunted(mother_of_dragons=True)
    t.map("fortress", "obsidian_crown", "emberfields", "lilypad_shallows", "portal", "magetower")
    t.realm("dragonsden", -4, 0)
    t.g.watcher = TILE["portal"]
    t.war()
    t.dice(*[1] * 3, *[6] * 8)
    ghost_turn(t, "veil_torn")
    assert t.where(GHOST, "worker").count("underworld") == 1
    assert t.player(GHOST).supply[SWORD] == 1
    assert t.monster_in("mother_of_dragons") == "dragonsden"


def test_the_minotaur_charges_at_them() -> None:
    t = haunted(minotaur=True)
    t.map("fortress", "obsidian_crown", "emberfields", "lilypad_shallows", "portal")
    t.g.watcher = TILE["emberfields"]
    t.unit(HUMAN, "minotaur", "portal")
    t.war()
    ghost_turn(t, "veil_torn")
    assert (t.asked, t.seat) == ("charge", HUMAN)
    t.dice(*[6] * 3, *[1] * 8)
    t.do("yes")
    fight(t)
    assert t.player(HUMAN).glory == 1
    assert t.where(HUMAN, "minotaur") == ["lilypad_shallows"]


def test_faerie_charm_cancels_their_battle() -> None:
    t = haunted()
    t.map("emberfields", "obsidian_crown")
    t.g.watcher = TILE["emberfields"]
    t.unit(HUMAN, "worker", "obsidian_crown")
    t.hand(HUMAN, "faerie_charm")
    t.supply(HUMAN, potion=1)
    t.war()
    ghost_turn(t, "veil_torn")
    assert (t.asked, t.seat) == ("would-trigger", HUMAN)
    t.do("cast:faerie_charm")
    assert "obsidian_crown" in t.where(HUMAN, "worker")
    assert "obsidian_crown" in t.where(GHOST, "worker")
    assert t.asked == "main-choice"


def test_after_their_sixth_dwelling_they_have_the_last_turn() -> None:
    t = haunted()
    t.map("emberfields", "obsidian_crown", "fortress", "portal")
    t.g.watcher = TILE["fortress"]
    t.g.dwellings[:5] = [GHOST] * 5
    t.player(GHOST).places = [*[-4] * 5, TILE["obsidian_crown"], -1, -2, -2]
    ghost_turn(t, "barrow_raisers")
    assert t.g.dwellings.count(GHOST) == 6
    assert (t.seat, t.g.final) == (HUMAN, 1)
    t.finish()
    assert t.g.ended


def test_a_tie_is_lost() -> None:
    t = haunted()
    t.player(HUMAN).vp = t.player(GHOST).vp = 50
    t.supply(HUMAN, gem=5)
    assert result(t.g).winners == (1,)
    t.player(HUMAN).vp = 51
    assert result(t.g).winners == (0,)


def test_at_the_oracle_they_take_a_card_and_burn_one() -> None:
    t = haunted(oracle=True)
    t.map("fortress", "oracle", "portal")
    t.g.watcher = TILE["fortress"]
    t.stack("emberfields", "moonwell_falls")
    t.row("gem_terrace", "ash_forge", "spring_of_mending")
    ghost_turn(t, "barrow_raisers")
    assert len(t.g.stack) == 2
    assert [ADVENTURES[card].name for card in t.player(GHOST).tableau] == ["gem_terrace"]
    assert len(t.face_up()) == 4
    assert t.g.essence == 0


def test_they_lay_the_bridge_and_what_comes_behind_it() -> None:
    t = haunted(bifrost=True, mother_of_dragons=True)
    t.map("fortress", "dungeon1", "portal")
    t.g.watcher = TILE["fortress"]
    t.stack("bifrost", "dragonsden", "moonwell_falls")
    t.row("gem_terrace", "ash_forge", "spring_of_mending")
    ghost_turn(t, "barrow_raisers")
    assert t.g.cells[BRIDGE] >= 0
    assert t.g.bridge[1] == DEN
    assert t.monster_in("mother_of_dragons") == "dragonsden"
    assert t.monster_in("frost_giant") == "bifrost"


def test_the_riddle_keeps_them_out() -> None:
    t = haunted("dawnspire_seraphs", legendary=True)
    far_watcher(t)
    t.g.elements = (0, 1, 2, 4)
    t.map("emberfields", "obsidian_crown", "fortress")
    t.monster("solar_sphinx", "obsidian_crown")
    t.unit(HUMAN, "worker", "emberfields")
    t.unit(GHOST, "worker", "obsidian_crown")
    t.unit(GHOST, "warrior", "fortress")
    t.treasure("obsidian_crown")
    t.war()
    t.turn(HUMAN)
    t.do("place:worker@obsidian_crown")
    fight(t)
    assert t.where(GHOST, "warrior") == ["fortress"]


def test_the_human_chooses_where_a_washed_out_ghost_goes() -> None:
    t = haunted("atlanteans")
    far_watcher(t)
    t.map("emberfields", "obsidian_crown", "fortress")
    t.unit(HUMAN, "worker", "emberfields")
    t.only(HUMAN, "dragon")
    t.unit(GHOST, "worker", "obsidian_crown")
    t.unit(GHOST, "warrior", "obsidian_crown")
    t.treasure("obsidian_crown")
    t.war()
    t.turn(HUMAN)
    t.do("place:dragon@obsidian_crown")
    while t.asked != "undertow":
        t.do("pass")
    t.do(t.options()[0])
    assert (t.asked, t.seat) == ("move-to", HUMAN)
    t.do("fortress")
    assert "fortress" in t.where(GHOST, "worker")


@pytest.mark.parametrize(("fire", "moved"), [(1, True), (2, False)])
def test_a_fifth_track_takes_their_lowest_marker_from_a_first_space_only(fire: int, moved: bool) -> None:
    t = haunted()
    t.map("emberfields", "fortress")
    t.g.watcher = TILE["emberfields"]
    t.g.elements = (0, 1, 2, 3, 7)
    t.power(GHOST, air=2, earth=2, fire=fire, water=2)
    ghost_turn(t, "veil_torn")
    assert t.player(GHOST).power[7] == moved
    assert t.player(GHOST).power[2] == (0 if moved else 2)


def test_a_monster_going_home_drowns_them_too() -> None:
    t = haunted()
    t.map("cinder_pit", "obsidian_crown", "fortress")
    t.monster("demon_of_might", "fortress")
    t.unit(GHOST, "worker", "cinder_pit")
    t.hand(HUMAN, "banish")
    t.supply(HUMAN, scroll=1)
    t.turn(HUMAN)
    t.do("cast:banish")
    assert t.player(GHOST).supply[SWORD] == 1
    assert t.monster_in("demon_of_might") == "cinder_pit"


def test_no_gift_for_the_ghosts() -> None:
    t = haunted("dawnspire_seraphs")
    t.map("fortress", "emberfields")
    t.cards(HUMAN, "sunlit_scriptorium")
    t.supply(HUMAN, gem=3)
    t.unit(HUMAN, "worker", "fortress")
    t.turn(HUMAN)
    t.do("regroup", "retrieve:worker@fortress>sunlit_scriptorium")
    assert (t.player(HUMAN).vp, t.player(HUMAN).supply[0]) == (0, 3)


@pytest.mark.parametrize(
    ("power", "glory", "air"),
    [({"earth": 1}, 1, 0), ({"earth": 1, "air": 2}, 0, 3), ({"air": 5}, 1, 5)],
)
def test_power_for_a_beaten_monster_only_where_their_marker_can_climb(
    power: dict[str, int], glory: int, air: int
) -> None:
    t = haunted()
    t.map("fortress", "thunder_eyrie", "emberfields")
    t.monster("tempest_roc", "thunder_eyrie")
    t.g.watcher = TILE["fortress"]
    t.treasure("thunder_eyrie")
    t.power(GHOST, **power)
    t.ready(GHOST, "dragon")
    t.war()
    t.dice(*[6] * 3, *[1] * 8)
    ghost_turn(t, "barrow_raisers")
    assert t.g.monsters[MONSTER["tempest_roc"]] == DEFEATED
    assert (t.player(GHOST).glory, t.player(GHOST).power[0]) == (glory, air)


def test_most_dice_go_to_a_monster_in_peace_too() -> None:
    t = haunted()
    t.map("fortress", "thunder_eyrie", "emberfields")
    t.monster("tempest_roc", "thunder_eyrie")
    t.g.watcher = TILE["fortress"]
    t.ready(GHOST, "dragon")
    ghost_turn(t, "barrow_raisers")
    assert t.where(GHOST, "dragon") == ["thunder_eyrie"]


def test_without_a_worker_the_one_with_fewest_dice_haunts() -> None:
    t = haunted()
    t.map("fortress", "emberfields")
    t.g.watcher = TILE["fortress"]
    t.only(GHOST, "dragon", "wizard", "warrior")
    ghost_turn(t, "veil_torn")
    assert t.where(GHOST, "wizard") == ["emberfields"]
