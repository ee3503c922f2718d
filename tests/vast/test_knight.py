"""The Knight's scenarios: turn examples, movement, Encounters, Grit, equipment, Sidequests."""

from __future__ import annotations

from wyrmtable.core.language import Language
from wyrmtable.core.state import Voice
from wyrmtable.games.vast import GAME
from wyrmtable.games.vast.data import BONES, EYE, FANGS, GRIT_MAX, ON_KNIGHT, OUT, SUPPLY, WALLS
from wyrmtable.games.vast.grid import HOME, cell_at, edge_of
from wyrmtable.games.vast.rules.grit import gain_grit, lose_grit, owned_cubes
from wyrmtable.games.vast.rules.stats import knight_movement, knight_perception, knight_strength

from .table import Table


def first_turn() -> Table:
    t = Table("KGDCT")
    t.tile(0, -1, "e05")  # an open Event tile
    for x, y, name in ((1, 0, "a01"), (0, 1, "a05"), (-1, 0, "a10")):
        t.tile(x, y, name)
    t.hand("t01", "a02", "a04")
    t.events("deep_and_dark", "rats", "light")
    t.treasures("javelin", "elven_sword")
    t.turn("knight")
    return t


def test_s01_knight_turn_1() -> None:
    t = first_turn()
    g = t.g
    t.answer("step:0,-1")  # the tile is open: one orientation only
    assert t.asked == "fill-space"
    assert t.role == "cave"
    assert sorted(t.options()) == ["-1,-1", "0,-2", "1,-1"]
    t.answer("0,-2", "t01")
    assert len(g.cave.hand) == 3
    t.rest()
    assert t.asked == "choose-event"
    assert sorted(t.options()) == ["deep_and_dark", "light", "rats"]
    t.answer("deep_and_dark", "rats")
    assert g.event_deck[-2:] == ["rats", "light"]
    assert len(g.cave.omens) == 2
    assert g.knight.grit == 1
    assert len(g.cave.hand) == 3
    assert not [option for option in t.options() if option.startswith("step")]
    t.answer("cube:perception", "cube:movement", "step:0,-2")
    t.rest()
    assert knight_perception(g) == g.knight.encounters == 2
    assert knight_movement(g) == 3
    assert g.knight.moves == 2
    assert g.is_lit(cell_at(0, -2))
    assert g.knight.grit == 2
    assert g.treasures.count(cell_at(0, -2)) == 1
    t.answer("collect:treasure")
    assert t.role == "cave"
    assert t.options() == ["javelin", "elven_sword"]
    t.answer("javelin")
    assert t.role == "knight"
    assert t.asked == "treasure"
    t.answer("keep")
    assert g.treasures.count(SUPPLY) == 12
    assert g.treasure_deck[-1] == "elven_sword"
    assert g.knight.face_down == ["javelin"]
    assert g.knight.grit == 2


def test_s01_declining_gives_five_grit() -> None:
    t = first_turn()
    t.answer("step:0,-1", "0,-2", "t01")
    t.rest()
    t.answer("deep_and_dark", "rats", "cube:perception", "cube:movement", "step:0,-2")
    t.rest()
    t.answer("collect:treasure", "javelin", "decline")
    assert t.g.knight.grit == 7
    assert t.g.treasure_out == ["javelin"]


def test_s06_knight_turn_2() -> None:
    t = Table("KGDCT")
    g = t.g
    t.lit(1, 0)
    t.lit(2, 0)
    t.tile(3, 0, "a01")
    t.put("knight", 1, 0)
    t.put("dragon", 3, 0)
    t.tribe("bones", 2, "ogre")
    g.goblins.rage = 2
    g.knight.grit = 2
    t.quests("daring", "swift", "bedecked")
    t.die("cross")
    t.turn("knight")
    t.answer("cube:movement")
    assert knight_movement(t.g) == 3
    t.answer("step:2,0", "step:3,0")
    t.rest()
    assert t.asked == "ambush-cubes"
    assert t.role == "knight"
    t.answer("pass")
    assert t.asked == "ambush"
    assert t.options() == ["bones", "pass"]
    t.answer("bones")
    g = t.g
    assert g.knight.health == 6
    assert g.goblins.population[BONES] == 0
    assert g.goblins.rage == 1
    assert g.goblins.monster_discard == ["ogre"]
    assert g.knight.grit == 3
    assert "attack:dragon" not in t.options()
    t.answer("cube:bomb", "attack:dragon")
    assert g.dragon.health == 4
    assert g.bombs.count(ON_KNIGHT) == 3
    assert g.knight.encounters == 1
    t.answer("quest:daring")
    assert g.knight.grit == 7
    assert "free" in g.knight.cubes
    assert len(g.knight.quests) == 3
    t.answer("cube:strength")
    assert knight_strength(g) == 2


def test_s10_one_encounter_for_everything() -> None:
    t = Table("KGDCT")
    t.lit(1, 0)
    t.put("knight", 1, 0)
    t.put("dragon", 1, 0)
    t.token("treasure", 1, 0)
    t.token("treasure", 1, 0)
    t.die("centre")
    t.turn("knight")
    t.answer("cube:bomb", "attack:dragon")
    g = t.g
    assert g.dragon.health == 4
    assert g.knight.encounters == 1
    t.answer("collect:treasure")
    t.until("knight-act")
    t.answer("collect:treasure")
    t.until("knight-act")
    assert g.knight.encounters == 1
    assert cell_at(1, 0) not in g.treasures
    assert "attack:dragon" not in t.options()


def test_s14_the_reveal_is_automatic() -> None:
    t = Table("KGDCT")
    t.dark(1, 0, "treasure_room", "open")
    t.turn("knight")
    t.answer("step:1,0")
    assert t.g.is_lit(cell_at(1, 0))


def test_s15_no_encounter_no_step_until_perception_rises() -> None:
    t = Table("KGDCT")
    t.lit(1, 0)
    t.dark(0, -1, "treasure_room", "open")
    t.turn("knight")
    t.answer("cube:movement", "step:0,-1")
    t.rest()
    assert not [option for option in t.options() if option.startswith("step")]
    assert t.offers("cube:shield", "cube:perception")
    t.answer("cube:perception")
    assert "step:0,0" in t.options()


def test_s17_a_bomb_needs_strength() -> None:
    t = Table("KGDCT")
    t.put("dragon", 0, 0)
    t.g.dragon.wake = 4  # Armor 2
    t.turn("knight")
    t.answer("cube:bomb")
    assert "attack:dragon" not in t.options()
    t.answer("cube:strength")
    assert "attack:dragon" in t.options()


def test_s18_the_collapse_lets_her_attack_underground_once() -> None:
    t = Table("KGDCT")
    t.put("dragon", 0, 0)
    t.g.collapse = True
    t.cubes("free", "free", "free")
    t.g.knight.grit = 5
    t.die("centre")
    t.turn("knight")
    t.answer("cube:perception")
    assert "attack:dragon" in t.options()
    t.answer("attack:dragon")
    assert t.g.dragon.health == 4
    assert "attack:dragon" not in t.options()


def test_s19_three_attacks_on_the_surfaced_dragon() -> None:
    t = Table("KGDCT")
    g = t.g
    g.dragon.surfaced = g.dragon.awake = True
    g.dragon.wake = 11
    t.put("dragon", 0, 0)
    t.cubes("free", "free", "free", "free", "free")
    g.knight.grit = 18
    t.turn("knight")
    t.answer("cube:perception", "cube:perception", "cube:strength", "cube:strength", "cube:strength")
    assert knight_strength(t.g) == 4
    t.answer("attack:dragon", "attack:dragon", "attack:dragon")
    assert t.g.dragon.health == 2
    assert "attack:dragon" not in t.options()


def test_s38_bow() -> None:
    t = Table("KGDCT")
    t.lit(1, 0)
    t.tribe("bones", 2, "ogre", "golem", at=(1, 0))
    t.cubes("free", "free", "free")
    t.g.knight.grit = 5
    t.turn("knight")
    t.answer("cube:strength", "cube:strength", "cube:bow", "bow:bones")
    assert t.asked == "lose-monster"
    assert t.role == "goblins"
    t.answer("golem")
    g = t.g
    assert g.goblins.population[BONES] == 0
    assert t.at("bones") is None
    assert g.goblins.monsters[BONES] == ["ogre"]
    assert g.goblins.rage == 2
    assert not [option for option in t.options() if option.startswith("bow")]


def test_s39_rats_end_her_turn_but_she_keeps_the_reward() -> None:
    t = Table("KGD")
    g = t.g
    t.dark(1, 0, "event", "open")
    t.events("rats")
    g.knight.grit = 5
    t.cubes("free", "free", "free")
    t.turn("knight")
    t.answer("cube:strength", "cube:movement", "cube:movement", "step:1,0")
    t.rest()
    assert t.asked == "return-cube"
    assert t.options() == ["movement", "strength"]
    t.answer("strength")
    g = t.g
    assert g.knight.grit == 4
    assert g.knight.cubes.count("grit5") == 1
    assert g.turn == 0
    assert t.asked == "place-space"


def test_s41_gems() -> None:
    for face, grit in (("corners", 9), ("cross", 2)):
        t = Table("KGDCT")
        t.token("claw", 0, 0)
        t.g.knight.grit = 4
        t.die(face)
        t.turn("knight")
        t.answer("collect:claw")
        assert t.g.knight.grit == grit
        assert t.g.gems[0] == SUPPLY


def test_s42_smashing_a_crystal() -> None:
    t = Table("KGDCT")
    t.lit(1, 0, kind="crystal")
    t.put("knight", 1, 0)
    t.token("crystal", 1, 0)
    t.turn("knight")
    t.answer("cube:strength")
    assert "attack:crystal" not in t.options()
    t.answer("cube:strength")
    t.answer("attack:crystal")
    assert t.g.knight.grit == 2
    assert t.g.crystals.count(ON_KNIGHT) == 1


def tribe_next_door(strength_cubes: int, trap: bool = False) -> Table:
    t = Table("KGDCT")
    t.lit(1, 0)
    t.tribe("fangs", 2, at=(1, 0))
    if trap:
        t.g.goblins.secret_deck.remove("trap")
        t.g.goblins.face_up.append("trap")
    t.cubes(*["free"] * 4)
    t.g.knight.grit = 11
    t.turn("knight")
    t.answer(*["cube:strength"] * strength_cubes)
    return t


def test_s43_entering_a_tribes_space() -> None:
    assert "step:1,0" not in tribe_next_door(2).options()
    t = tribe_next_door(3)
    assert "step:1,0" in t.options()
    t.answer("step:1,0")
    assert "end" not in t.options()  # the attack is mandatory
    t.answer("attack:tribes")
    g = t.g
    assert g.knight.encounters == 1
    assert t.at("fangs") is None
    assert g.goblins.population[FANGS] == 0
    assert g.goblins.rage == 2
    assert "step:1,0" not in tribe_next_door(3, trap=True).options()


def test_s44_ancient_map() -> None:
    t = Table("KGDCT")
    t.lit(1, 0, "e")
    t.tile(2, 0, "a12")  # a dead end
    t.lit(2, -1, "e")
    t.lit(1, -1)
    t.put("knight", 1, 0)
    t.cubes("free", "free", "free")
    t.g.knight.grit = 5
    t.turn("knight")
    assert "map:2,0" not in t.options()
    assert "step:2,0" not in t.options()
    t.answer("cube:map", "map:2,0")
    # the only way to the Entrance is over (2,−1): the Knight rule does not hold, the Entrance rule does
    t.rest()
    code = t.g.tiles[cell_at(2, 0)]
    assert t.at("knight") == (2, 0)
    assert WALLS[code] == 0b1110  # open to the north only


def test_s45_escape_with_five_crystals() -> None:
    t = Table("KGC")
    t.lit(1, 0)
    t.put("knight", 1, 0)
    t.g.crystals[:5] = [ON_KNIGHT] * 5
    t.turn("knight")
    t.answer("step:0,0")
    assert t.match.over
    assert t.winners == ["knight"]


def test_s45_standing_on_the_entrance_is_not_enough() -> None:
    t = Table("KGC")
    t.lit(1, 0)
    t.token("crystal", 0, 0)
    t.g.crystals[:4] = [ON_KNIGHT] * 4
    t.g.crystals[4] = HOME
    t.g.crystals[5:] = [SUPPLY] * 4
    t.turn("knight")
    t.answer("cube:strength", "cube:strength", "attack:crystal")
    assert not t.match.over
    assert t.g.crystals.count(ON_KNIGHT) == 5


def test_s71_flame_wall_on_a_dark_tile() -> None:
    t = Table("KGD")
    t.dark(1, 0, "treasure_room", "open")
    t.token("flame_wall", 1, 0)
    t.cubes("free", "free", "free")
    t.g.knight.grit = 5
    t.turn("knight")
    t.answer("cube:strength", "cube:strength", "cube:perception", "step:1,0")
    assert t.asked == "return-cube"
    t.answer("strength")
    t.rest()
    g = t.g
    assert g.is_lit(cell_at(1, 0))
    assert g.knight.grit == 1
    assert g.knight.cubes.count("grit5") == 1
    assert g.treasures.count(cell_at(1, 0)) == 1
    assert t.asked == "place-space"  # her turn is over


def test_s72_event_token_under_her() -> None:
    t = Table("KGD")
    t.lit(1, 0, kind="event")
    t.put("knight", 1, 0)
    t.token("event", 1, 0)
    t.events("cave_bread")
    t.turn("knight")
    assert "event" in t.options()
    assert "end" not in t.options()
    assert not [option for option in t.options() if option.startswith("step")]
    t.answer("event")
    assert t.g.knight.encounters == 1
    assert t.g.knight.grit == 0
    assert cell_at(1, 0) not in t.g.events
    assert "end" in t.options()


def test_s72_ignored_with_an_empty_deck() -> None:
    t = Table("KGD")
    t.lit(1, 0, kind="event")
    t.put("knight", 1, 0)
    t.token("event", 1, 0)
    t.g.event_played = t.g.event_deck
    t.g.event_deck = []
    t.turn("knight")
    assert "event" not in t.options()
    assert "end" in t.options()
    assert "step:0,0" in t.options()


def test_s73_tribe_left_beside_her() -> None:
    t = Table("KGD")
    t.dark(1, 0, "event", "open")
    t.tribe("eye", 1, at=(1, 0))
    t.events("rats")
    t.cubes("free", "free", "free")
    t.g.knight.grit = 5
    t.turn("knight")
    t.answer("cube:strength", "cube:strength", "cube:perception", "step:1,0")
    t.rest()
    t.answer("perception")
    assert t.at("eye") == t.at("knight") == (1, 0)
    assert t.asked == "place-space"
    assert t.g.goblins.population[EYE] == 1


def test_s75_bomb_on_a_rockslide() -> None:
    t = Table("KGDCT")
    t.lit(1, 0)
    edge = edge_of(HOME, 1)
    t.g.rockslides[0] = edge
    t.turn("knight")
    assert "step:1,0" not in t.options()
    t.answer("cube:bomb", "bomb:1,0")
    t.rest()
    g = t.g
    assert g.rockslides[0] == SUPPLY
    assert g.bombs.count(ON_KNIGHT) == 2
    assert edge in g.bombs
    assert "step:1,0" in t.options()
    assert not [option for option in t.options() if option.startswith("bomb")]


def test_s16_two_cubes_are_never_discarded() -> None:
    t = Table("KGD")
    g = t.g
    t.dark(1, 0, "event", "open")
    t.events("light")
    g.knight.face_up = ["potion_kit", "mighty_axe"]
    for card in g.knight.face_up:
        g.treasure_deck.remove(card)
    t.turn("knight")
    t.answer("cube:potion_kit")
    assert "potion" not in t.options()
    t.answer("step:1,0")
    t.rest()
    assert t.asked == "knight-act"
    assert owned_cubes(t.g) == 2


def test_s64_flare() -> None:
    t = Table("KGC")
    t.lit(1, 0)
    t.dark(0, -1, "event", "tunnel")
    t.dark(1, -1, "ambush", "open")
    t.dark(2, 0, "treasure_room", "open")
    t.tribe("fangs", 4)
    t.die("around")
    t.turn("knight")
    t.answer("flare", "1,0")
    t.rest()
    g = t.g
    assert g.knight.grit == 3
    assert g.knight.health == 7
    assert cell_at(0, -1) in g.events
    assert g.knight.encounters == 0
    assert "flare" not in t.options()
    assert OUT not in g.crystals


def test_grit_is_told_only_as_far_as_it_changes() -> None:
    g = Table("KGDCT").g
    told: list[str] = []
    g.voice = Voice(lambda kind, log, *more: told.append(Language("en", GAME)(log)))
    list(lose_grit(g, 1))
    assert told == []
    g.knight.grit = 2
    list(lose_grit(g, 5))
    g.knight.grit = GRIT_MAX - 1
    gain_grit(g, 4)
    gain_grit(g, 1)
    assert [line.partition(": ")[2] for line in told] == ["Grit −2, now 0", f"Grit +1, now {GRIT_MAX}"]
