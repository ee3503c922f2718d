"""Corner cases of the map, the Knight, the Goblins and the variants that no scenario of the rules names."""

from __future__ import annotations

import pytest

from tests.vast.table import Table
from wyrmtable.games.vast.data import (
    BONES,
    CARRIED,
    EYE,
    FANGS,
    GOBLINS,
    HERO,
    KNIGHT,
    LETTERS,
    ON_GOBLINS,
    ON_KNIGHT,
    OUT,
    ROLE_SETS,
    ROLES,
    SUPPLY,
    TERRAIN,
)
from wyrmtable.games.vast.grid import HOME, cell_at, cell_name
from wyrmtable.games.vast.rules.grit import gain_grit
from wyrmtable.games.vast.rules.removing import collapse_choices
from wyrmtable.games.vast.rules.victory import Won, check_goals, escape_with_crystals, hurt_dragon, hurt_knight


def secrets(t: Table, *cards: str) -> None:
    for card in cards:
        t.g.goblins.secret_deck.remove(card)
    t.g.goblins.secrets = list(cards)


# ---- goals of every role set


def winner(roles: str, deed: str) -> str:
    """Letters of who has won by this, "all lose", or "" when the match goes on."""
    g = Table(roles).g
    try:
        if deed == "knight dies":
            hurt_knight(g, g.knight.health)
        elif deed == "dragon dies":
            hurt_dragon(g, g.dragon.health)
        elif deed == "she escapes":
            g.crystals[:5] = [ON_KNIGHT] * 5
            escape_with_crystals(g)
        elif deed == "goblins smash":
            g.crystals[:5] = [ON_GOBLINS] * 5
            check_goals(g)
        elif deed == "stash":
            g.thief.stashed = g.rules.stash
            check_goals(g)
        else:
            g.collapse, g.crystal_tiles_removed = True, 5
            check_goals(g)
    except Won:
        return "".join(LETTERS[role] for role in g.winners) or "all lose"
    return ""


@pytest.mark.parametrize("roles", list(ROLE_SETS))
def test_goals_of_every_role_set(roles: str) -> None:
    """§12.2, written out once more from the list of variants."""
    assert winner(roles, "collapse") == ("C" if "C" in roles else "all lose")
    if "T" in roles:
        assert winner(roles, "stash") == "T"
    if "K" in roles:
        ambush = {"KD": "D", "KDT": "D", "KC": "C", "KCT": "C", "KT": "T", "K": "all lose", "KDC": "", "KDCT": ""}
        assert winner(roles, "knight dies") == ("G" if "G" in roles else ambush[roles])
        assert winner(roles, "she escapes") == ("" if "D" in roles else "K")
    if "D" in roles:
        assert winner(roles, "dragon dies") == ("K" if "K" in roles else "G" if "G" in roles else "")
    if "G" in roles and "K" not in roles:
        assert winner(roles, "goblins smash") == ("" if "D" in roles else "G")


# ---- the Knight


def test_grit_stops_at_45_and_takes_every_cube_it_passes() -> None:
    t = Table()
    t.g.knight.grit = 4
    gain_grit(t.g, 7)
    assert (t.g.knight.grit, t.g.knight.cubes_on("free")) == (11, 4)
    t.g.knight.grit = 44
    gain_grit(t.g, 5)
    assert t.g.knight.grit == 45


def test_cave_bread_empties_a_grit_space_for_good() -> None:
    t = Table("KG")
    t.lit(1, 0, kind="event")
    t.token("event", 1, 0)
    t.events("cave_bread")
    t.g.knight.grit = 33
    t.cubes(*["free"] * 6)
    t.turn("knight")
    t.answer("step:1,0")
    assert t.g.knight.cubes_on("free") == 7
    gain_grit(t.g, 5)
    assert t.g.knight.cubes_on("free") == 7


def test_all_mandatory_attacks_of_a_space_are_one_encounter_before_collecting() -> None:
    t = Table("KGDC")
    t.lit(1, 0, kind="crystal")
    t.put("dragon", 1, 0)
    t.g.dragon.placed = t.g.dragon.awake = t.g.dragon.surfaced = True
    t.tribe("eye", 1, at=(1, 0))
    t.token("crystal", 1, 0)
    t.token("treasure", 1, 0)
    t.cubes(*["free"] * 4)
    t.g.knight.grit = 11
    t.turn("knight")
    assert not t.offers("step:1,0")  # as strong as the Armor, but not stronger than the Eye
    t.answer("cube:strength", "step:1,0")
    assert not t.offers("end")
    assert not t.offers("collect:treasure")
    t.answer("attack:tribes")
    assert not t.offers("end")
    t.answer("attack:dragon", "cube:strength")
    assert t.offers("end", "collect:treasure")
    t.answer("attack:crystal")
    assert t.g.dragon.health == 4
    assert t.g.knight.encounters == 1


def test_no_bomb_attack_in_the_turn_of_the_javelin() -> None:
    t = Table("KGDC")
    t.lit(1, 0)
    t.lit(2, 0)
    t.put("dragon", 0, 0)
    t.g.dragon.placed = True
    t.tribe("eye", 1, at=(2, 0))
    t.g.treasure_deck.remove("javelin")
    t.g.knight.face_up = ["javelin"]
    t.cubes(*["free"] * 5)
    t.g.knight.grit = 18
    t.turn("knight")
    t.answer("cube:bomb", "cube:perception", "cube:strength")
    assert t.offers("attack:dragon", "javelin:dragon@0,0", "javelin:tribes@2,0")
    t.answer("javelin:tribes@2,0")
    assert t.g.goblins.rage == 2
    assert not t.offers("attack:dragon")


def test_a_poison_cube_goes_to_grit_when_she_owns_only_two() -> None:
    t = Table("KGDC")
    t.lit(1, 0)
    t.put("knight", 1, 0)
    t.cubes("strength", "entrance", "free")
    t.g.knight.grit = 5
    t.tribe("fangs", 3, "blob", at=(1, 0))
    t.turn("goblins", phase="activate")
    t.answer("activate:fangs", "attack:knight")
    assert t.g.knight.grit == 0
    assert "entrance" not in t.g.knight.cubes
    assert t.g.knight.cubes.count("grit5") == 1


@pytest.mark.parametrize(("population", "cubes"), [(2, 1), (3, 2)])
def test_poison_of_a_much_stronger_tribe_takes_two_cubes(population: int, cubes: int) -> None:
    t = Table("KGDC")
    t.lit(1, 0)
    t.put("knight", 1, 0)
    t.cubes("strength", "free", "free", "free")
    t.g.knight.grit = 11
    t.tribe("fangs", population, at=(1, 0))
    t.tribe("eye", 1)  # so that the turn does not end by itself
    secrets(t, "poison")
    t.turn("goblins", phase="activate")
    t.answer("activate:fangs", "attack:knight", "poison", *["free"] * cubes)
    assert t.g.knight.cubes.count("entrance") == cubes


def test_the_golem_makes_every_wall_cost_two_map_cubes() -> None:
    t = Table("K", solo="hard")
    t.lit(1, 0, "w")
    t.g.knight.golem = True
    t.g.goblins.monster_deck.remove("golem")
    t.cubes(*["free"] * 5)
    t.g.knight.grit = 18
    t.turn("knight")
    t.answer("cube:map")
    assert not t.offers("map:1,0")
    t.answer("cube:map", "map:1,0")
    assert t.at("knight") == (1, 0)


def test_a_bomb_token_is_lost_with_either_tile_of_its_edge() -> None:
    t = Table("KGC")
    t.lit(1, 0)
    t.lit(2, 0, "w")
    t.lit(0, 1)
    t.g.bombs[0] = t.edge((1, 0), (2, 0))
    t.tribe("eye", 1)
    secrets(t, "cave_in")
    t.turn("goblins", phase="activate")
    t.answer("secret:cave_in", "2,0")
    assert t.g.bombs[0] == OUT


# ---- Goblin Infestation


def test_an_ogre_without_a_free_space_is_just_discarded() -> None:
    t = Table("K", solo="hard")
    t.dark(1, 0, "ambush", "open")
    t.token("treasure", 1, 0)
    t.token("treasure", 0, 0)  # the only other Lit space is not free
    t.monsters("ogre")
    t.turn("knight")
    t.answer("step:1,0")
    t.rest()
    t.answer("pass")
    assert t.g.knight.health == 6
    assert t.g.knight.grit == 1
    assert (t.at("knight"), t.at("ogre")) == ((1, 0), None)
    assert t.g.goblins.monster_discard == ["ogre"]
    assert t.offers("collect:treasure")  # the Encounter goes on


@pytest.mark.parametrize("collapse", [False, True])
def test_the_troll_needs_a_canyon(collapse: bool) -> None:
    t = Table("K", solo="hard")
    t.dark(1, 0, "ambush", "open")
    t.g.collapse = collapse
    t.monsters("troll")
    t.turn("knight")
    t.answer("step:1,0")
    t.rest()
    t.answer("pass")
    t.rest("terrain-place")
    assert t.asked == "knight-act"
    assert (t.at("troll") is None) == collapse
    assert t.g.goblins.monster_discard == (["troll"] if collapse else [])


def test_bright_beetles_make_the_next_monster_stronger_once() -> None:
    t = Table("K", solo="hard")
    t.dark(1, 0, "ambush", "open")
    t.g.knight.beetles = True
    t.g.goblins.monster_deck.remove("bright_beetles")
    t.monsters("pet_frog")
    t.cubes(*["free"] * 4)
    t.g.knight.grit = 11
    t.die("centre")
    t.turn("knight")
    t.answer("cube:strength", "cube:strength", "step:1,0")  # 3 against 2 + 1: equal
    t.rest()
    t.answer("pass")
    assert t.g.knight.health == 6
    assert not t.g.knight.beetles
    assert sorted(t.g.goblins.monster_discard) == ["bright_beetles", "pet_frog"]


# ---- the Goblins


def test_the_flame_wall_comes_before_an_attack_by_entering() -> None:
    for name, population, health in (("eye", 2, 6), ("fangs", 1, 7)):
        t = Table("KGDC")
        t.lit(1, 0)
        t.lit(2, 0)
        t.put("knight", 2, 0)
        t.token("flame_wall", 2, 0)
        t.tribe(name, population, at=(1, 0))
        t.turn("goblins", phase="activate")
        t.answer(f"activate:{name}", "step:2,0")
        assert t.g.knight.health == health
        assert t.at(name) is None


def test_she_needs_more_strength_than_every_tribe_and_goblins_choose_the_lost_monster() -> None:
    t = Table("KGDC")
    t.lit(1, 0)
    t.tribe("eye", 1, at=(1, 0))
    t.tribe("bones", 2, "ogre", "golem", at=(1, 0))
    t.cubes(*["free"] * 6)
    t.g.knight.grit = 26
    t.turn("knight")
    t.answer("cube:strength", "cube:strength")
    assert not t.offers("step:1,0")
    t.answer("cube:strength", "step:1,0", "attack:tribes")
    assert (t.asked, t.role) == ("lose-monster", "goblins")
    t.answer("ogre")
    assert t.g.goblins.rage == 3
    assert t.g.goblins.monsters[BONES] == ["golem"]


def test_an_empty_secrets_deck_is_made_of_its_discards() -> None:
    t = Table("KGDC")
    t.dark(1, 0, symbol="eye")
    t.tribe("eye", 2, at=(1, 0))
    t.g.goblins.secret_deck, t.g.goblins.secret_discard = [], ["hex", "leader"]
    t.turn("goblins", phase="activate")
    t.answer("activate:eye", "special")
    assert len(t.g.goblins.secrets) == len(t.g.goblins.secret_deck) == 1
    assert t.g.goblins.secret_discard == []


def test_a_tile_under_another_player_is_no_place_to_reveal() -> None:
    t = Table("KGDC")
    t.dark(1, 0, symbol="bones")
    t.put("dragon", 1, 0)
    t.g.dragon.placed = True
    t.tribe("bones", 2)
    t.turn("goblins", phase="activate")
    t.answer("activate:bones")
    assert t.offers("2,0", "0,1")  # beside the map, lurking
    assert not t.offers("1,0")


def test_a_lurking_tribe_may_use_hiding_spots_but_no_wall() -> None:
    t = Table("KGDC")
    t.lit(1, 0, "e", kind="ambush")
    t.tribe("fangs", 3, at=(2, 0))
    secrets(t, "hiding_spots")
    t.turn("goblins", phase="activate")
    t.answer("activate:fangs")
    assert t.options() == ["hide", "done"]
    t = Table("KGDC")
    t.lit(1, 0, "e", kind="ambush")
    t.tribe("fangs", 3, at=(2, 0))
    secrets(t, "hiding_spots")
    t.turn("goblins", phase="activate")
    t.answer("secret:hiding_spots")
    assert t.g.knight.health == 6
    assert t.g.goblins.population[FANGS] == 1
    assert t.at("fangs") is None


def test_a_lit_exit_that_leaves_nobody_scatters_before_the_attack() -> None:
    t = Table("KGDC")
    for x in (1, 2, 3):
        t.lit(x, 0)
    t.put("knight", 3, 0)
    t.tribe("fangs", 1, "ogre", at=(1, 0))
    t.turn("goblins", phase="activate")
    t.answer("activate:fangs", "step:2,0", "step:3,0")
    assert t.g.knight.health == 7
    assert t.at("fangs") is None
    assert t.g.goblins.monster_discard == ["ogre"]
    assert t.g.goblins.rage == 1


# ---- the map


def test_past_plunder_without_a_dark_tile() -> None:
    t = Table("KG")
    t.g.agenda = [("past-plunder", GOBLINS, 0)]
    t.turn("goblins", phase="ready")
    t.answer("1,0")
    assert cell_at(1, 0) in t.g.treasures
    assert t.g.is_dark(cell_at(1, 0))
    t = Table("KG")
    t.lit(1, 0)
    t.lit(2, 0)
    t.g.collapse = True
    t.stack()
    t.g.agenda = [("past-plunder", GOBLINS, 0)]
    t.turn("goblins", phase="ready")
    assert t.options() == ["1,0", "2,0"]  # not under the Knight


def test_alone_in_the_dark_takes_dark_tiles_before_lit_ones() -> None:
    t = Table("G")
    t.lit(1, 0)
    t.dark(0, 1, "event")
    assert [cell_name(cell) for cell in collapse_choices(t.g)] == ["0,1"]
    t.lit(0, -1, kind="crystal")
    assert [cell_name(cell) for cell in collapse_choices(t.g)] == ["0,-1"]


def test_the_last_tile_beside_a_lurking_tribe_sends_it_home() -> None:
    t = Table("KGC")
    t.dark(1, 0, "ambush")
    t.lit(0, 1)
    t.tribe("eye", 1, at=(2, 0))
    t.tribe("bones", 1, at=(1, 1))
    secrets(t, "cave_in")
    t.turn("goblins", phase="activate")
    t.answer("secret:cave_in", "1,0")
    assert t.g.pieces[EYE] == SUPPLY
    assert t.g.goblins.population[EYE] == 1
    assert t.g.pieces[BONES] == cell_at(1, 1)  # still beside (0,1)


def test_a_thief_forced_home_in_the_knights_collapse_wins_before_all_lose() -> None:
    t = Table("KT")
    t.lit(1, 0, kind="crystal")
    t.put("thief", 1, 0)
    t.g.treasures[0] = CARRIED
    t.g.thief.stashed = 4
    t.lit(0, 1)
    t.put("knight", 0, 1)
    t.g.collapse, t.g.crystal_tiles_removed = True, 4
    t.stack()
    t.turn("knight")
    t.answer("end")
    assert t.winners == ["thief"]  # everyone-loses counts last
    assert t.g.pieces[HERO] == cell_at(0, 1)
    assert HOME in t.g.tiles
    assert t.g.turn == KNIGHT


def test_the_river_carries_her_onto_a_weaker_tribe_for_an_encounter() -> None:
    for strength, offered in ((1, ["3,0", "pass"]), (2, ["3,0", "4,0", "pass"])):
        t = Table("KGDC", terrain=True)
        river = next(piece for piece, terrain in enumerate(TERRAIN) if terrain.kind == "river")
        t.lit(1, 0)
        t.g.terrain[river] = cell_at(2, 0)
        for part in range(4):
            t.g.tiles[cell_at(2 + part, 0)] = (TERRAIN[river].first + part) << 3
        t.put("knight", 1, 0)
        t.tribe("eye", 1, at=(4, 0))
        t.turn("knight")
        t.answer(*["cube:strength"] * (strength - 1), "step:2,0")
        assert t.asked == "drift"
        assert t.options() == offered  # never past the Tribe
        t.answer(offered[-2])
        assert t.g.knight.encounters == strength - 1
        assert t.offers("end") == (strength == 1)
    t.answer("attack:tribes")
    assert t.at("knight") == (4, 0)
    assert t.at("eye") is None


def test_r41_the_active_player_wins_first_then_turn_order() -> None:
    """Goals of Goblins, Cave and Thief are met by one effect."""
    for turn, winner in (
        ("knight", "goblins"),
        ("goblins", "goblins"),
        ("dragon", "goblins"),
        ("cave", "cave"),
        ("thief", "thief"),
    ):
        t = met_at_once("KGDCT")
        t.g.turn = ROLES.index(turn)
        with pytest.raises(Won):
            check_goals(t.g)
        assert t.winners == [winner]
    t = met_at_once("KGDCT")
    t.g.turn, t.g.knight.dead = KNIGHT, False
    with pytest.raises(Won):
        check_goals(t.g)
    assert t.winners == ["cave"]


def test_r41_everyone_loses_last_and_nothing_is_judged_in_the_middle_of_a_removal() -> None:
    t = met_at_once("KGDT")
    t.g.turn, t.g.knight.dead = KNIGHT, False
    t.g.removing = True
    check_goals(t.g)
    assert not t.g.over
    t.g.removing = False
    with pytest.raises(Won):
        check_goals(t.g)
    assert t.winners == ["thief"]
    t.g.thief.stashed = 5
    with pytest.raises(Won):
        check_goals(t.g)
    assert t.winners == []


def met_at_once(roles: str) -> Table:
    t = Table(roles)
    t.g.knight.dead = True
    t.g.collapse, t.g.crystal_tiles_removed = True, 5
    t.g.thief.stashed = 6
    return t
