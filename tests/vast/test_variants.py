"""Role sets, levels, variant cards, solo play and the campaign."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from wyrmtable.core.chance import Chance
from wyrmtable.core.game import BadOptions, read_options
from wyrmtable.core.match import Match
from wyrmtable.games.vast import GAME
from wyrmtable.games.vast.campaign import Legacy, after_match
from wyrmtable.games.vast.data import CAVE, GOBLINS, KNIGHT, ROLE_SETS, TILES
from wyrmtable.games.vast.grid import HOME, cell_at, dark_tiles
from wyrmtable.games.vast.options import Options, rules_of
from wyrmtable.games.vast.rules.turns import alone_tiles
from wyrmtable.games.vast.state import Vast

from .table import Table


def fresh(roles: str, **options: object) -> Match[Vast]:
    return Match(GAME, len(roles), {"roles": roles, **options}, Chance("x"))


def test_s33_setup() -> None:
    g = fresh("KGDCT").state
    assert (len(g.stack), len(g.cave.hand), len(g.treasures)) == (44, 3, 12)
    g = fresh("KGDC").state
    assert (len(g.stack), len(g.cave.hand), len(g.treasures)) == (38, 3, 10)
    assert not [number for number in g.stack + g.cave.hand if TILES[number].kind == "vault"]
    for seed in range(20):
        g = Match(GAME, 5, {"roles": "KGDCT"}, Chance(str(seed))).state
        start = [TILES[g.tiles[cell] >> 3].kind for cell in g.tiles if cell != HOME]
        assert len(start) == 4
        assert "crystal" not in start
        assert "vault" not in start


def test_s83_setup_levels() -> None:
    g = fresh("KGDCT", cave=2).state
    assert len(g.stack) + len(g.cave.hand) == 42
    g = fresh("KGDCT", cave=1).state
    assert len(g.stack) + len(g.cave.hand) == 37
    assert g.rules.crystal_tiles == 3


def test_s65_levels() -> None:
    assert fresh("KGDCT", goblins=5).state.knight.health == 9
    rules = fresh("KGDCT", thief=5).state.rules
    assert (rules.stash, rules.no_upgrade_first) == (8, 2)


def test_levels_of_the_dragons_hunter() -> None:
    assert fresh("KGDCT", knight=5).state.dragon.health == 7
    rules = fresh("KGC", knight=5).state.rules
    assert (rules.crystals, rules.smash_strength) == (6, 4)
    assert fresh("GDC", goblins=1).state.dragon.health == 3
    assert fresh("GC", goblins=1).state.rules.crystals == 4


def test_r69_knight_and_thief() -> None:
    rules = fresh("KT", kt_goal=6).state.rules
    assert (rules.crystals, rules.stash) == (6, 6)
    rules = fresh("KT", kt_goal=6, knight=2).state.rules
    assert (rules.crystals, rules.stash) == (4, 6)


def test_collapse_variant_and_speed() -> None:
    g = fresh("KGD", collapse_variant=3).state
    assert len(g.stack) == 41 - 3
    assert fresh("KGDCT", speed="shortest").state.rules.wake == 7


def test_all_thirty_role_sets_and_no_other() -> None:
    assert len(ROLE_SETS) == 30
    for key in ROLE_SETS:
        g = fresh(key).state
        assert [g.seat_of[role] for role in g.rules.roles] == list(range(len(key)))
    with pytest.raises(BadOptions):
        fresh("C")
    with pytest.raises(BadOptions):
        Match(GAME, 3, Options(roles="KG"), Chance("x"))
    with pytest.raises(BadOptions):
        fresh("KGD", one_tile_collapse=True)


def test_solo_difficulty() -> None:
    assert fresh("K", solo="hard").state.rules.infestation == "C"
    assert fresh("D", solo="easy").state.dragon.wake == 4
    assert fresh("DC").state.dragon.sloth["hunger"] == 2


def infested(roles: str, strength_cubes: int) -> Table:
    t = Table(roles)
    t.dark(1, 0, "ambush", "open")
    t.cubes("free", "free", "free")
    t.g.knight.grit = 5
    t.turn("knight")
    t.answer(*["cube:strength"] * strength_cubes)
    t.answer("step:1,0")
    t.rest("infestation")
    return t


def test_s63_infestation_b() -> None:
    t = Table("KC")
    t.dark(1, 0, "ambush", "open")
    t.cubes("free", "free", "free")
    t.g.knight.grit = 5
    t.g.knight.health = 1
    t.die("centre")
    t.turn("knight")
    t.answer("cube:strength", "cube:strength", "step:1,0")
    t.rest("infestation")
    assert t.asked == "ambush-cubes"
    t.answer("pass")
    assert t.winners == ["cave"]


def test_infestation_higher_strength_is_safe() -> None:
    t = infested("KDC", 2)
    assert t.g.knight.health == 7
    assert t.g.knight.grit == 6


def dying(roles: str) -> Table:
    t = Table(roles)
    t.dark(1, 0, "ambush", "open")
    t.g.knight.health = 1
    t.g.goblins.monster_deck.sort(key=lambda card: card == "pet_frog")
    t.cubes("strength", "strength")
    t.turn("knight")
    t.answer("cube:shield", "cube:bow", "step:1,0")
    t.rest("infestation")
    return t


def test_s82_knight_out() -> None:
    t = dying("KDC")
    assert not t.match.over
    assert t.g.knight.dead
    assert t.at("knight") is None
    for _ in range(6):
        t.until("cave-act")
        assert t.g.turn != KNIGHT
        t.until("dragon-act", "cave-end") if False else t.answer(t.options()[0])
    t = dying("KD")
    assert t.winners == ["dragon"]
    t = dying("K")
    assert t.match.over
    assert t.winners == []


def test_s86_infestation_ogre() -> None:
    t = Table("K", solo="hard")
    t.dark(1, 0, "ambush", "open")
    t.monsters("ogre")
    t.cubes("free", "free", "free", "free", "free")
    t.g.knight.grit = 18
    t.turn("knight")
    t.answer("cube:strength", "step:1,0")
    t.rest()
    assert t.asked == "ambush-cubes"
    t.answer("pass")
    g = t.g
    assert g.knight.health == 6
    assert t.at("knight") == (0, 0)
    assert t.at("ogre") == (1, 0)
    assert g.knight.grit == 19
    assert g.knight.meeting == -1
    t.answer("cube:perception", "cube:movement", "cube:strength", "cube:strength")
    assert "step:1,0" in t.options()
    t.die("centre")
    t.answer("step:1,0")
    assert t.at("knight") == (0, 0)
    assert g.knight.health == 5


def test_s86_beating_the_ogre() -> None:
    t = Table("K", solo="hard")
    t.lit(1, 0)
    t.put("ogre", 1, 0)
    t.g.goblins.monster_deck.remove("ogre")
    t.g.knight.face_up.append("mighty_axe")
    t.g.treasure_deck.remove("mighty_axe")
    t.cubes("free", "free", "free", "free")
    t.g.knight.grit = 11
    t.turn("knight")
    t.answer("cube:strength", "cube:strength", "cube:strength", "cube:mighty_axe", "step:1,0")
    assert t.at("knight") == (1, 0)
    assert t.at("ogre") is None
    assert t.g.goblins.monster_discard == ["ogre"]


def test_s32_alone_in_the_dark() -> None:
    t = Table("D")
    t.g.dragon.wake = 2
    t.g.revealed_crystals = 2
    t.g.turn = 2
    assert alone_tiles(t.g) == 4


def test_solo_knight_places_as_many_tiles_as_cubes() -> None:
    t = Table("K")
    t.cubes("free", "free", "free")
    t.turn("knight")
    t.answer("end")
    t.until("knight-act")
    assert len(dark_tiles(t.g)) == 3


def test_s81_past_plunder_card() -> None:
    t = Table("KD")
    t.g.turn = 2
    t.g.phase = "end"
    t.g.agenda = [("next-role", 0, 0), ("past-plunder", 2, 0), ("end-tiles", 2, 0)]
    t.turn("dragon", phase="end")
    t.answer("1,0")
    assert cell_at(1, 0) in t.g.treasures  # the new tile is the only Dark one


def test_s84_campaign() -> None:
    assert after_match([4, 2], [0]) == ([5, 2], 0)
    assert after_match([4, 2], []) == ([4, 2], None)
    assert after_match([1, 1, 3], [2]) == ([1, 1, 4], None)


def test_s84_the_return_match_carries_levels() -> None:
    options, before = Options(roles="GC", campaign=True), Legacy(6, (4, 2))
    state = GAME.begin(2, options, Chance("campaign"), before)
    assert state.rules.levels == (4, 2)
    assert state.rules.campaign == 6
    assert GAME.legacy(state) == Legacy(7, (4, 2))
    state.winners = [CAVE]
    after = GAME.legacy(state)
    assert after == Legacy(7, (4, 3))
    assert GAME.reseat(after, (1, 0)) == Legacy(7, (3, 4)), "they change seats, each with the own level"
    assert [note.args.get("n") for note in GAME.legacy_notes(after)] == [7, 4, 3]
    state.winners = [GOBLINS]
    assert GAME.legacy(state) is None, "won: a new one begins"
    assert GAME.legacy(GAME.begin(2, Options(roles="GC"), Chance("single"), None)) is None


def test_a_campaign_begins_at_level_one() -> None:
    assert rules_of(3, Options(roles="KGD", campaign=True)).levels == (1, 1, 1)
    assert rules_of(3, Options(roles="KGD", campaign=True)).knight_health == 5
    assert rules_of(2, Options(roles="GC", campaign=True), Legacy(3, (2, 1))).levels == (2, 1)
    for bad in (Options(roles="KG", campaign=True, speed="short"), Options(roles="KG", campaign=True, knight=2)):
        with pytest.raises(BadOptions):
            rules_of(2, bad)
    with pytest.raises(BadOptions):
        rules_of(3, Options(roles="KGD", campaign=True), Legacy(2, (1, 2)))


def test_a_number_of_older_records_is_a_switch_now() -> None:
    assert read_options(GAME, {"campaign": 1}) == Options(campaign=True)
    assert read_options(GAME, {"campaign": 0}) == Options()


def test_no_cave_no_hand() -> None:
    assert fresh("KGD").state.seat_of[CAVE] == -1


def test_a_monster_token_blocks_the_dragon() -> None:
    t = Table("KD")
    t.lit(1, 0)
    t.lit(2, 0)
    t.put("ogre", 1, 0)
    t.g.goblins.monster_deck.remove("ogre")
    t.g.dragon.placed = True
    t.put("dragon", 0, 0)
    t.put("knight", 2, 0)
    t.turn("dragon")
    assert not t.offers("move:1,0")
    assert not t.offers("move:2,0")


def test_alone_in_the_dark_may_ask_for_no_tile() -> None:
    t = Table("G")  # no Population, no Crystal tile revealed: N is 0
    t.dark(1, 0, "event")
    t.g.phase = "end"
    t.g.agenda = [("next-role", 0, 0), ("end-tiles", 1, 0)]
    stack = len(t.g.stack)
    t.turn("goblins", phase="end")
    assert len(t.g.stack) == stack
    assert len(t.g.tiles) == 2


def test_an_event_token_behind_a_monster_token_is_the_same_encounter() -> None:
    t = Table("KDC")
    t.lit(1, 0, kind="event")
    t.put("ogre", 1, 0)
    t.token("event", 1, 0)
    t.g.goblins.monster_deck.remove("ogre")
    t.events("cave_bread")
    t.cubes("free", "free", "free", "free", "free", "free")
    t.turn("knight")
    t.answer("cube:strength", "cube:strength", "cube:strength")
    t.die("corners")
    t.answer("step:1,0")
    t.until("knight-act")
    assert t.at("knight") == (1, 0)
    assert t.g.knight.encounters == 1
    assert cell_at(1, 0) not in t.g.events


@pytest.mark.parametrize("role", ["knight", "cave", "thief", "spectator"])
def test_imagined_tiles_keep_symbols_and_the_types_in_the_box(role: str) -> None:
    t = Table("KGDCT", cave=1, collapse_variant=4)
    g = t.g
    kinds = sorted(TILES[number].kind for number in g.boxed)
    g.gone, g.stack = g.stack[4:], g.stack[:4]  # late in the match, when few tiles are unknown
    for number, x in zip(g.gone[:12], range(1, 13), strict=True):
        g.tiles[cell_at(x, 0)] = number << 3
    del g.gone[:12]
    g.thief.peeked = [g.tiles[cell_at(3, 0)] >> 3]
    seat = {"knight": 0, "cave": 3, "thief": 4, "spectator": -1}[role]
    worlds = []
    for world in range(20):
        twin = g.copy()
        twin.chance.rekey(str(world))
        GAME.imagine(twin, seat)
        assert GAME.census(twin) == GAME.census(g)
        assert sorted(TILES[number].kind for number in twin.boxed) == kinds
        for cell, code in g.tiles.items():
            assert TILES[twin.tiles[cell] >> 3].symbol == TILES[code >> 3].symbol
        if role == "cave":
            assert twin.tiles == g.tiles
            assert twin.cave.hand == g.cave.hand
        if role == "thief":
            assert twin.tiles[cell_at(3, 0)] == g.tiles[cell_at(3, 0)]
        assert [twin.tiles[cell_at(3, 0)] >> 3] == twin.thief.peeked
        worlds.append((sorted(twin.boxed), twin.stack, twin.tiles))
    assert any(world != worlds[0] for world in worlds)
    assert len({tuple(world[0]) for world in worlds}) > 1  # the box too


def test_the_ogre_of_an_event_ends_the_encounter_with_the_dragon_too() -> None:
    t = Table("KDC", seed="2")
    t.g.rules = replace(t.g.rules, infestation="C")
    t.lit(1, 0, kind="event")
    t.lit(1, 1)
    t.token("event", 1, 0)
    t.put("dragon", 1, 0)
    t.g.dragon.placed = t.g.dragon.awake = t.g.dragon.surfaced = True
    t.events("ambush", "ambush", "ambush")
    t.monsters("ogre")
    t.turn("knight")
    t.answer("step:1,0")
    t.rest("choose-event", "event-under")
    t.answer("pass", "0,0")
    assert t.asked == "knight-act"
    assert t.at("ogre") == (1, 0)
    assert t.at("knight") == (0, 0)
    assert t.g.knight.encounters == 1
    assert t.g.knight.must == []
