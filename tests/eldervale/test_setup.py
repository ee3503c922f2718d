"""Setup: A01 to A04, options and what they refuse."""

from __future__ import annotations

from typing import Any

import pytest

from tests.eldervale.table import ELEMENT, TILE, Table
from tests.loaded import Loaded
from wyrmtable.core.ask import PASS
from wyrmtable.core.game import BadOptions
from wyrmtable.core.run import Run
from wyrmtable.games.eldervale import GAME
from wyrmtable.games.eldervale.data import BRIDGE, DEN, ELEMENTAL, MONSTERS, RUINS, TILES, TOKENS
from wyrmtable.games.eldervale.options import Options
from wyrmtable.games.eldervale.rules.setup import first_realms
from wyrmtable.games.eldervale.state import NOT_USED, WAITING, Eldervale


def dealt(players: int, seed: str = "1", **options: Any) -> Eldervale:
    """A match as its first turn begins; every choice of the setup takes the first option."""
    state = GAME.setup(players, Options(**{"first_game": not options, **options}), Loaded.make(seed))
    run = Run(GAME, state)
    while not state.elements or state.packets or not run.state.turns:
        run.pick(run.options[0])
    return state


def on_map(g: Eldervale, kind: int) -> int:
    return (g.on_map() & kind).bit_count()


def test_a01_two_players() -> None:
    g = dealt(2)
    assert len(g.elements) == 4
    assert (on_map(g, ELEMENTAL), on_map(g, RUINS)) == (5, 5)
    assert g.cells[TILE["dungeon1"]] >= 0
    assert g.cells[TILE["dungeon2"]] < 0
    assert len(g.stack) == 7
    assert sorted(g.track_orbs) == list(g.elements)
    assert g.glory_orbs == [3, 7]
    assert [g.players[seat].vp for seat in g.order] == [1, 2]
    for player in g.players:
        assert len(player.hand) == 5
        assert player.supply == [1, 1, 1, 1, 1, 0]
        assert player.places == [-1] * 3 + [-2] * 6
        assert player.power[player.element] == 1
        assert sum(player.power) == 1
        assert player.glory == -1


def test_a02_five_players() -> None:
    g = dealt(5)
    assert len(g.elements) == 7
    assert (on_map(g, ELEMENTAL), on_map(g, RUINS)) == (8, 6)
    assert g.cells[TILE["dungeon1"]] >= 0
    assert g.cells[TILE["dungeon2"]] >= 0
    assert len(g.stack) == 13
    assert [g.players[seat].vp for seat in g.order] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("players", "elements", "elemental", "ruins", "stack"),
    [(1, 4, 5, 5, 7), (2, 4, 5, 5, 7), (3, 5, 7, 5, 8), (4, 6, 8, 6, 10), (5, 7, 8, 6, 13)],
)
def test_the_numbers_of_the_table(players: int, elements: int, elemental: int, ruins: int, stack: int) -> None:
    g = dealt(players)
    assert len(g.elements) == elements
    assert (on_map(g, ELEMENTAL), on_map(g, RUINS), len(g.stack)) == (elemental, ruins, stack)
    lairs = [realm for realm, cell in enumerate(g.cells) if cell >= 0 and TILES[realm].lair]
    assert len(lairs) <= 1
    used = [m for m in MONSTERS if g.monsters[m.number] != NOT_USED]
    assert sorted(m.element for m in used) == list(g.elements)
    assert all(m.kind == "normal" for m in used)
    assert [g.monsters[m.number] for m in used if g.monsters[m.number] != WAITING] == lairs


def test_a03_only_one_lair_starts() -> None:
    order = ["briar_meadows", "titan_hollow", "emberfields", "obsidian_crown", "cinder_pit"]
    order += ["crystal_caverns", "lilypad_shallows", "moonwell_falls", "drowned_lagoon"]
    tiles = [TILE[name] for name in reversed(order)]
    shown = first_realms(tiles, 7)
    assert [TILES[tile].name for tile in shown] == [*order[:4], *order[5:8]]
    assert [TILES[tile].name for tile in tiles] == ["cinder_pit", "drowned_lagoon"]
    assert sum(TILES[tile].lair for tile in shown) == 1


def test_a03_on_the_map_with_its_monster() -> None:
    for seed in range(30):
        g = dealt(3, f"lairs{seed}")
        lairs = [realm for realm, cell in enumerate(g.cells) if cell >= 0 and TILES[realm].lair]
        assert len(lairs) <= 1
        assert [place for place in g.monsters if place >= 0] == lairs
        assert on_map(g, ELEMENTAL) == 7


def test_a04_stacks_of_three() -> None:
    t = Table("embercrush_ogres", "atlanteans")
    t.realm("emberfields", 0, 0)
    first = t.g.stack_of[TILE["emberfields"]]
    assert t.g.left[first : first + 2] == [3, 3]
    t.realm("cinder_pit", 1, 0)
    t.realm("obsidian_crown", 2, 0)
    stacks = [first, first + 1, t.g.stack_of[TILE["cinder_pit"]], t.g.stack_of[TILE["obsidian_crown"]]]
    assert len(set(stacks)) == 4
    fire = [token.number for token in TOKENS if token.element == ELEMENT["fire"]]
    used = [t.g.tokens[stack * 3 + i] for stack in stacks for i in range(3)]
    assert sorted(used) == fire


def test_no_two_players_share_an_element() -> None:
    run = Run(GAME, GAME.setup(3, Options(), Loaded.make("1")))
    run.pick(next(option for option in run.options if option.name == "fire"))
    assert [option.name for option in run.options] == ["embercrush_ogres", "firewitch_goblins"]
    run.pick(run.options[1])
    assert run.seat == 1
    assert "fire" not in [option.name for option in run.options]
    assert len(run.options) == 7


def test_dealt_starters_leave_the_side_to_the_player() -> None:
    run = Run(GAME, GAME.setup(2, Options(factions="random"), Loaded.make("1")))
    assert run.question.kind == "choose-side"
    assert len(run.options) == 2


def test_the_host_chooses_the_elements() -> None:
    run = Run(
        GAME,
        GAME.setup(2, Options(first_game=False, factions="random", extra_elements="host_choice"), Loaded.make("1")),
    )
    while run.question.kind != "choose-elements":
        run.pick(run.options[0])
    assert run.seat == 0
    assert len(run.options) == 6
    wanted = run.options[3]
    run.pick(wanted)
    other = run.options[4]
    run.pick(other)
    assert wanted.element in run.state.elements
    assert other.element in run.state.elements
    assert len(run.state.elements) == 4


def test_ties_for_the_start_are_rolled_again_among_the_tied() -> None:
    state = GAME.setup(3, Options(first_game=True), Loaded.make("1"))
    chance = state.chance
    assert isinstance(chance, Loaded)
    six, low = [5] * 6, [0] * 6
    chance.script["start-die"] = [*low, *six, *six, *low, *six]
    run = Run(GAME, state)
    assert run.state.order == (2, 0, 1)


def test_the_first_realm_cards_are_the_doorways() -> None:
    t = Table("atlanteans", "firewitch_goblins", elements=("light", "order"))
    assert t.face_up() == ["ember_gate", "tidal_gate", "luminous_threshold", "gate_of_measures"]
    assert [len(t.g.decks[element]) for element in t.g.elements] == [12] * 4


def test_special_tiles_lie_in_the_upper_half() -> None:
    for seed in range(40):
        g = dealt(5, f"half{seed}", mother_of_dragons=True, bifrost=True, factions="random")
        assert len(g.stack) == 15
        den_and_bridge = [len(g.stack) - g.stack.index(tile) for tile in (DEN, BRIDGE)]
        assert den_and_bridge[1] <= 7  # of 14 tiles before it was put in
        assert den_and_bridge[0] <= 7 + 1  # of 13, and the bridge may lie above it
        assert g.stack.index(DEN) >= g.floors[DEN]
        assert g.stack.index(BRIDGE) >= g.floors[BRIDGE]


def test_the_oracle_takes_the_place_of_a_realm() -> None:
    g = dealt(3, oracle=True, factions="random")
    assert (on_map(g, ELEMENTAL), on_map(g, RUINS), len(g.stack)) == (6, 6, 9)
    g = dealt(4, oracle=True, factions="random")
    assert (on_map(g, ELEMENTAL), on_map(g, RUINS), len(g.stack)) == (8, 6, 10)
    assert g.cells[TILE["dungeon2"]] < 0


def test_legendary_monsters_are_drawn_one_for_each_element() -> None:
    seen = set()
    for seed in range(12):
        g = dealt(3, f"beasts{seed}", legendary=True, factions="random")
        for element in g.elements:
            used = [m for m in MONSTERS if m.element == element and g.monsters[m.number] != NOT_USED]
            assert len(used) == 1
            seen.add(used[0].kind)
    assert seen == {"normal", "legendary"}


def test_no_doorways() -> None:
    t = Table("atlanteans", "firewitch_goblins", no_doorways=True)
    from wyrmtable.games.eldervale.data import ADVENTURES

    for element in t.g.elements:
        assert ADVENTURES[t.g.row[element]].kind != "doorway"
        assert ADVENTURES[t.g.decks[element][0]].kind == "doorway"
        assert len(t.g.decks[element]) == 12


def test_seats_of_teams_alternate() -> None:
    state = GAME.setup(4, Options(teams=True, factions="random"), Loaded.make("1"))
    chance = state.chance
    assert isinstance(chance, Loaded)
    chance.script["start-die"] = [0] * 18 + [5] * 6
    run = Run(GAME, state)
    while not run.state.turns:
        run.pick(PASS if PASS in run.options else run.options[0])
    assert run.state.order == (3, 0, 1, 2)
    assert GAME.teams(4, Options(teams=True)) == ((0, 1), (2, 3))


@pytest.mark.parametrize(
    ("players", "options", "reason"),
    [
        (1, {"edition": "draft2019"}, "solo"),
        (3, {"edition": "draft2019", "oracle": True}, "oracle"),
        (3, {"edition": "draft2019", "legendary": True, "tactics": True}, "tactics, legendary"),
        (3, {"teams": True}, "4 players, not 3"),
        (2, {"ghost_level": "wail"}, "1 player"),
        (3, {"draft_peaceful_rush": "dormant"}, "draft2019"),
        (3, {"first_game": True, "minotaur": True}, "minotaur"),
        (3, {"first_game": True, "edition": "draft2019"}, "draft edition"),
    ],
)
def test_impossible_options_are_refused(players: int, options: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        GAME.setup(players, Options(**options), Loaded.make("1"))


def test_two_expansions_are_only_advised_against() -> None:
    """The form says so beside the option; nothing forbids it."""
    options = Options(mother_of_dragons=True, bifrost=True)
    assert GAME.setup(3, options, Loaded.make("1")).rules.bifrost


def test_the_preset_asks_nothing_before_the_first_turn() -> None:
    run = Run(GAME, GAME.setup(4, Options(first_game=True), Loaded.make("1")))
    assert run.question.kind == "main-choice"
