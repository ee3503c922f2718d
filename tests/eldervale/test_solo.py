"""The Ghosts of Eldervale: A90 to A93, A110, and their other habits."""

from __future__ import annotations

from typing import Any

import pytest

from tests.eldervale.table import TILE, Table
from tests.loaded import Loaded
from wyrmtable.core.run import Run
from wyrmtable.games.eldervale import GAME
from wyrmtable.games.eldervale.data import ADVENTURES, GHOSTS
from wyrmtable.games.eldervale.options import Options
from wyrmtable.games.eldervale.rules.ghosts import move_watcher
from wyrmtable.games.eldervale.rules.glory import gain_glory
from wyrmtable.games.eldervale.rules.outcome import best_side
from wyrmtable.games.eldervale.rules.scoring import points
from wyrmtable.games.eldervale.state import NOBODY, Battle

HUMAN, GHOST = 0, 1
CARD = {card.name: card.number for card in GHOSTS}


def haunted(faction: str = "embercrush_ogres", **options: Any) -> Table:
    """The Ghosts play earth; they begin."""
    t = Table(faction, players=1, **options)
    t.player(GHOST).element = 1
    t.power(GHOST, earth=1)
    t.g.elements = (0, 1, 2, 3)
    return t


def ghost_turn(t: Table, card: str = "") -> None:
    """The Ghosts' turn, with this card on top; the human can then place somewhere far away."""
    if t.g.cells[TILE["windswept_mesa"]] < 0:
        t.realm("windswept_mesa", 9, 0)
    if card:
        t.g.ghost_deck = [number for number in range(24) if number != CARD[card]] + [CARD[card]]
        t.g.ghost_discard = []
    t.turn(GHOST)


def test_a90_the_watcher_turns_clockwise() -> None:
    t = haunted()
    t.realm("fortress", 0, 0)
    t.realm("portal", 1, 0)
    t.realm("mill", 0, 1)
    t.g.watcher = TILE["fortress"]
    t.g.ghost_card = CARD["barrow_raisers"]  # direction 0
    move_watcher(t.g)
    assert t.g.watcher == TILE["portal"]
    t = haunted()
    t.realm("fortress", 0, 0)
    t.realm("mill", 0, 1)
    t.g.watcher = TILE["fortress"]
    t.g.ghost_card = CARD["barrow_raisers"]
    move_watcher(t.g)
    assert t.g.watcher == TILE["mill"]


def test_a91_settle() -> None:
    t = haunted()
    t.realm("emberfields", 0, 0)
    t.realm("fortress", 1, 0)
    t.realm("portal", 0, 1)
    t.realm("lilypad_shallows", -1, 0)
    t.g.watcher = TILE["fortress"]
    t.unit(GHOST, "worker", "emberfields")
    t.dwelling(HUMAN, "lilypad_shallows")
    ghost_turn(t, "barrow_raisers")
    assert t.player(GHOST).vp == 6
    assert t.player(GHOST).power[2] == 1
    assert t.g.dwellings[TILE["emberfields"]] == GHOST
    assert t.g.watcher == TILE["fortress"]
    assert t.seat == HUMAN


def test_a92_regroup_without_a_ready_unit() -> None:
    t = haunted()
    t.map("fortress", "emberfields", "lilypad_shallows")
    t.g.watcher = TILE["fortress"]
    t.player(GHOST).places = [-4] * 3 + [-2] * 6
    ghost_turn(t)
    assert t.where(GHOST, "worker").count("ready") == 2
    assert t.where(GHOST, "warrior") == ["ready"]
    assert t.where(GHOST, "wizard") == ["inactive"]
    assert t.player(GHOST).glory == 0
    discarded = len(t.g.ghost_discard)
    t.turn(GHOST)
    assert len(t.g.ghost_discard) == discarded + 1


def test_a93_essence_in_regroup() -> None:
    t = haunted()
    t.map("emberfields", "fortress", "portal", "mill", "lilypad_shallows")
    t.g.watcher = TILE["fortress"]
    t.g.essence = 7
    t.player(GHOST).places = [TILE["emberfields"], TILE["fortress"], TILE["portal"], *[-2] * 3, TILE["mill"], *[-2] * 2]
    t.row("gem_terrace", "ash_forge")
    ghost_turn(t)
    assert t.g.dwellings[TILE["emberfields"]] == GHOST
    assert t.g.essence == 3
    assert [ADVENTURES[card].name for card in t.player(GHOST).tableau] == ["gem_terrace"]
    assert t.player(GHOST).power[1] == 2


def test_a110_their_cards_do_nothing() -> None:
    t = haunted()
    t.map("emberfields", "fortress")
    t.cards(GHOST, "radiant_aegis")
    t.g.battle = Battle(realm=TILE["emberfields"], triggers=[], dice={0: [5, 3], 1: [5, 3]})
    assert best_side(t.g) == NOBODY
    t.player(HUMAN).tableau.append(t.player(GHOST).tableau.pop())
    assert best_side(t.g) == HUMAN


def test_vanish_needs_two_abroad() -> None:
    t = haunted()
    t.map("emberfields", "fortress", "portal")
    t.g.watcher = TILE["portal"]
    t.unit(GHOST, "worker", "emberfields")
    t.unit(GHOST, "worker", "fortress")
    ghost_turn(t, "last_breath")
    assert t.where(GHOST, "worker").count("ready") == 3
    assert t.player(GHOST).glory == 0
    t = haunted()
    t.map("emberfields", "fortress", "portal")
    t.g.watcher = TILE["portal"]
    t.unit(GHOST, "worker", "emberfields")
    ghost_turn(t, "last_breath")
    assert t.player(GHOST).glory == -1
    assert t.where(GHOST, "worker").count("ready") == 1


def test_haunt_goes_round_own_units() -> None:
    t = haunted()
    t.map("emberfields", "fortress", "portal")
    t.g.watcher = TILE["emberfields"]
    t.unit(GHOST, "worker", "fortress")
    t.treasure("emberfields")
    ghost_turn(t, "barrow_raisers")  # settle is impossible: no Worker in an elemental realm
    assert t.g.watcher == TILE["fortress"]
    assert "emberfields" in t.where(GHOST, "worker")  # nearest without a Ghost, the lowest q


def test_strike_goes_for_the_human() -> None:
    t = haunted()
    t.map("emberfields", "fortress", "portal", "lilypad_shallows", "moonwell_falls")
    t.g.watcher = TILE["emberfields"]
    t.unit(HUMAN, "worker", "moonwell_falls")
    t.ready(GHOST, "warrior")
    t.treasure("moonwell_falls")
    t.war()
    t.dice(6, 1, 1)
    ghost_turn(t, "grave_hunger")
    assert t.where(GHOST, "warrior") in (["moonwell_falls"], ["underworld"])


def test_strike_in_peace_is_a_haunt() -> None:
    t = haunted()
    t.map("emberfields", "fortress", "portal", "lilypad_shallows", "moonwell_falls")
    t.g.watcher = TILE["emberfields"]
    t.unit(HUMAN, "worker", "moonwell_falls")
    ghost_turn(t, "grave_hunger")
    assert "fortress" in t.where(GHOST, "worker")
    assert t.g.essence == 2


def test_surge() -> None:
    t = haunted()
    t.map("emberfields", "fortress")
    t.g.watcher = TILE["emberfields"]
    ghost_turn(t, "veil_torn")  # chaos is not in play: their own element
    assert t.player(GHOST).power[1] == 2


@pytest.mark.parametrize(
    ("realm", "essence"), [("fortress", 2), ("magetower", 2), ("dragonsden", 2), ("bifrost", 1), ("mill", 1)]
)
def test_essence_of_realms(realm: str, essence: int) -> None:
    t = haunted(mother_of_dragons=True, bifrost=True)
    t.map("obsidian_crown", realm)
    t.g.adjacent[TILE["obsidian_crown"]] = 1 << TILE[realm]
    t.no_monster("mother_of_dragons", "frost_giant")
    t.g.watcher = TILE["obsidian_crown"]
    ghost_turn(t, "veil_torn")
    assert t.g.essence == essence


def test_they_take_the_taller_stack() -> None:
    t = haunted()
    t.map("fortress", "emberfields")
    t.g.watcher = TILE["fortress"]
    t.treasure("emberfields", "gem:1", index=0)
    ghost_turn(t, "veil_torn")
    first = t.g.stack_of[TILE["emberfields"]]
    assert t.g.left[first : first + 2] == [1, 2]
    assert t.g.essence == 1


def test_their_portal_order() -> None:
    t = haunted()
    t.map("fortress", "portal")
    ghost = t.player(GHOST)
    order = []
    for _ in range(6):
        t.g.watcher = TILE["fortress"]
        inactive = [i for i, place in enumerate(ghost.places) if place == -2]
        ghost_turn(t, "veil_torn")
        order += [ghost.kinds[i] for i in inactive if ghost.places[i] != -2]
        ghost.places = [-1 if place >= 0 else place for place in ghost.places]
    assert order == [0, 1, 0, 2, 0, 3]
    assert t.g.essence == 0
    t.g.watcher = TILE["fortress"]
    ghost_turn(t, "veil_torn")
    assert t.g.essence == 1  # nobody left to wake


def test_their_portal_order_goes_by_who_still_sleeps() -> None:
    t = haunted()
    t.map("fortress", "portal")
    t.g.watcher = TILE["fortress"]
    t.ready(GHOST, "warrior", "dragon")
    ghost_turn(t, "veil_torn")
    assert t.where(GHOST, "worker").count("inactive") == 2


def test_their_dungeon() -> None:
    t = haunted()
    t.map("fortress", "dungeon1", "portal")
    t.g.watcher = TILE["fortress"]
    t.stack("emberfields", "moonwell_falls")
    t.row("gem_terrace", "ash_forge", "spring_of_mending")
    t.power(HUMAN, fire=3)
    ghost_turn(t, "barrow_raisers")
    assert t.g.cells[TILE["emberfields"]] >= 0
    assert [ADVENTURES[card].name for card in t.player(GHOST).tableau] == ["gem_terrace"]  # the card's element
    assert "ash_forge" not in t.face_up()  # burned: the human is highest on fire
    assert "spring_of_mending" in t.face_up()
    assert len(t.face_up()) == 4


def test_in_battle_they_add_a_card_and_spend_swords_against_the_human() -> None:
    t = haunted()
    t.map("emberfields", "obsidian_crown", "fortress")
    t.map("windswept_mesa", "cloudfall_steps", q=8)
    t.g.watcher = TILE["windswept_mesa"]
    t.unit(HUMAN, "worker", "emberfields")
    t.unit(GHOST, "worker", "obsidian_crown")
    t.unit(GHOST, "warrior", "fortress")
    t.treasure("obsidian_crown")
    t.supply(GHOST, sword=4)
    t.war()
    t.g.ghost_deck = [CARD["last_breath"]]  # 2 bonus dice
    t.dice(1, 1, 1, 1, 1, 1, 6)
    t.turn(HUMAN)
    t.do("place:worker@obsidian_crown")
    battle = t.g.battle
    assert battle is not None  # the human may join
    t.do("pass")
    assert len(battle.dice[GHOST]) == 6  # 1 + 2 (Warrior joins) + 2 + 1 sword
    t.do("gem")  # Trophy Hunters
    assert t.player(GHOST).supply[4] == 3 + 2  # and two for the fallen
    assert t.player(HUMAN).glory == 1


def test_glory_of_the_ghosts() -> None:
    t = haunted()
    t.map("emberfields", "fortress")
    t.war()
    t.power(GHOST, earth=2, fire=1)
    t.player(GHOST).glory = 1
    assert list(gain_glory(t.g, GHOST, 5)) == []  # nothing is asked
    assert t.g.essence == 1 + 2
    assert t.player(GHOST).orbs == 1
    assert t.player(GHOST).power[1] == 3
    assert t.player(GHOST).vp == 2


def test_levels_add_points() -> None:
    assert points(haunted().g, GHOST)[-1] == 0
    assert points(haunted(ghost_level="wail").g, GHOST)[-1] == 8
    assert points(haunted(ghost_level="wraith").g, GHOST)[-1] == 16
    assert points(haunted(ghost_level="wraith").g, HUMAN)[-1] == 0


def test_nothing_is_taken_from_them() -> None:
    t = haunted("shadow_demons")
    t.map("gravemoss_fen", "fortress")
    t.cards(HUMAN, "bone_market")
    t.orb_in("bone_market")
    t.supply(GHOST, sword=3)
    t.unit(HUMAN, "worker", "fortress")
    t.turn(HUMAN)
    t.do("regroup", "retrieve:worker@fortress>bone_market")
    assert t.player(GHOST).supply[4] == 3
    assert t.player(HUMAN).vp == 2


def test_the_watcher_starts_in_the_dungeon() -> None:
    state = GAME.setup(1, Options(factions="random"), Loaded.make("w"))
    assert isinstance(state.chance, Loaded)
    state.chance.script["start-die"] = [5] * 6 + [0] * 6  # the human begins
    run = Run(GAME, state)
    run.pick(run.options[0])
    assert run.state.order == (HUMAN, GHOST)
    assert run.state.watcher == TILE["dungeon1"]
    assert GAME.automata(1, Options()) == 1
    assert run.state.players[1].supply == [0] * 6
    assert run.state.players[1].hand == []
