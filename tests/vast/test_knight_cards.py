"""Cards the Knight meets: Treasures, Events, Sidequests, and the Monsters of Goblin Infestation."""

from __future__ import annotations

import pytest

from wyrmtable.games.vast.data import BONES, FANGS, ON_KNIGHT, OUT, PITS, TERRAIN
from wyrmtable.games.vast.grid import cell_at
from wyrmtable.games.vast.rules.sidequests import fulfilled
from wyrmtable.games.vast.rules.stats import knight_movement, knight_perception, knight_strength

from .table import Table


def with_cards(*cards: str, roles: str = "KGDCT", cubes: int = 4) -> Table:
    """The Knight on a Lit tile beside the Entrance with these Treasures turned up."""
    t = Table(roles)
    for card in cards:
        t.g.treasure_deck.remove(card)
        t.g.knight.face_up.append(card)
    t.cubes(*["free"] * cubes)
    t.g.knight.grit = 11
    t.lit(1, 0)
    t.put("knight", 1, 0)
    return t


# ---- Treasures


def test_cards_raise_stats_and_swords_only_in_her_turn() -> None:
    t = with_cards("heroic_boots", "fairy_lantern", "elven_sword", "mighty_axe")
    t.turn("knight")
    t.answer("cube:heroic_boots", "cube:fairy_lantern", "cube:elven_sword", "cube:mighty_axe")
    g = t.g
    assert (knight_movement(g), knight_perception(g), knight_strength(g)) == (5, 3, 3)
    g.turn = 1
    assert (knight_perception(g), knight_strength(g)) == (3, 1)


def test_r19_a_kept_card_waits_for_her_next_turn() -> None:
    t = with_cards()
    t.token("treasure", 1, 0)
    t.treasures("javelin", "potion_kit")
    t.turn("knight")
    t.answer("collect:treasure", "javelin", "keep")
    assert "up:javelin" not in t.options()
    t = with_cards()
    t.g.treasure_deck.remove("javelin")
    t.g.knight.face_down = t.g.knight.fresh = ["javelin"]  # kept in her last turn
    t.turn("knight")
    t.answer("up:javelin")
    assert t.g.knight.face_up == ["javelin"]


def test_javelin_under_ground_without_a_bomb() -> None:
    t = with_cards("javelin")
    t.put("dragon", 1, 0)
    t.g.dragon.wake = 4  # Armor 2
    t.die("centre")
    t.turn("knight")
    assert "attack:dragon" not in t.options()
    t.answer("javelin:dragon@1,0")
    g = t.g
    assert g.dragon.health == 4
    assert g.treasure_out == ["javelin"]
    assert g.knight.encounters == 1
    t.answer("cube:bomb", "cube:strength", "cube:perception")
    assert "attack:dragon" not in t.options()


def test_javelin_at_a_visible_tribe() -> None:
    t = with_cards("javelin")
    t.lit(2, 0)
    t.dark(3, 0, "event")
    t.tribe("fangs", 1, "pet_frog", at=(3, 0))
    t.tribe("eye", 1, at=(2, 0))
    t.turn("knight")
    assert "javelin:tribes@3,0" not in t.options()  # Strength 1 + 1 against 2
    assert "javelin:tribes@2,0" in t.options()
    t.answer("cube:strength", "javelin:tribes@3,0")
    g = t.g
    assert t.at("fangs") is None
    assert t.at("knight") == (1, 0)
    assert g.goblins.rage == 2
    assert g.goblins.population[FANGS] == 0
    assert "daring" in g.knight.deeds
    assert g.knight.encounters == 1


def test_javelin_does_not_reach_the_underground_dragon_far_away() -> None:
    t = with_cards("javelin")
    t.put("dragon", 0, 0)
    t.turn("knight")
    assert not [option for option in t.options() if option.startswith("javelin")]
    t = with_cards("javelin")
    t.put("dragon", 0, 0)
    t.g.dragon.surfaced = True
    t.turn("knight")
    assert "javelin:dragon@0,0" in t.options()


def test_mighty_axe() -> None:
    t = with_cards("mighty_axe")
    t.put("dragon", 1, 0)
    t.g.dragon.surfaced = True
    t.turn("knight")
    t.answer("cube:mighty_axe", "attack:dragon")
    assert t.asked == "axe"
    t.answer("discard")
    assert t.g.dragon.health == 3
    assert "cube:mighty_axe" in t.options()  # it may take a new cube
    t = with_cards("mighty_axe")
    t.put("dragon", 1, 0)
    t.turn("knight")
    t.answer("cube:mighty_axe", "cube:bomb", "attack:dragon")
    assert t.asked == "knight-act"
    assert t.g.dragon.health == 4


def test_mighty_axe_when_the_surfaced_dragon_comes_to_her() -> None:
    t = with_cards("mighty_axe", cubes=4)
    t.cubes("mighty_axe", "strength", "free", "free")
    t.put("dragon", 0, 0)
    t.g.dragon.placed = t.g.dragon.awake = t.g.dragon.surfaced = True
    t.turn("dragon")  # Strength 2 without the Axe against Armor 1
    t.answer("move:1,0")
    assert (t.asked, t.role) == ("axe", "knight")
    t.answer("discard")
    assert t.g.dragon.health == 3
    assert t.role == "dragon"


def test_enchanted_bow_at_dragon_and_thief() -> None:
    t = with_cards("enchanted_bow")
    t.put("dragon", 1, 5)
    t.put("thief", 6, 0)
    t.dark(1, 5, "event")
    t.dark(6, 0, "event")
    t.powers("claw", "claw", "wing")
    t.turn("knight")
    t.answer("cube:enchanted_bow")
    assert not [option for option in t.options() if option.startswith("shoot")]
    t.answer("cube:strength", "cube:strength", "shoot:dragon")
    assert t.role == "dragon"
    assert t.options() == ["claw", "wing"]
    t.answer("claw", "claw")
    assert t.g.dragon.hand == ["wing"]
    assert "eagle_eyed" in t.g.knight.deeds


def test_potion_kit() -> None:
    t = with_cards("potion_kit")
    t.g.knight.health = 4
    t.turn("knight")
    t.answer("cube:potion_kit", "potion")
    assert t.g.knight.health == 6
    assert "discarded" in t.g.knight.cubes
    assert t.g.treasure_out == ["potion_kit"]


def test_a_bomb_opens_a_wall_and_the_space_behind_is_filled() -> None:
    t = Table("KGDC")
    t.lit(1, 0, "e")
    t.dark(1, -1, "event")
    t.dark(1, 1, "event")
    for x, y in ((0, -1), (0, 1), (-1, 0)):
        t.dark(x, y, "event")
    t.put("knight", 1, 0)
    t.turn("knight")
    t.answer("cube:bomb", "bomb:2,0")
    t.rest()
    assert t.g.is_dark(cell_at(2, 0))
    assert "step:2,0" in t.options()


# ---- Events


def event(card: str, cubes: int = 3, **knight: int) -> Table:
    t = Table("KGD")
    t.dark(1, 0, "event", "open")
    t.events(card)
    t.cubes(*["free"] * cubes)
    t.g.knight.grit = 5
    for name, value in knight.items():
        setattr(t.g.knight, name, value)
    t.turn("knight")
    t.answer("step:1,0")
    t.rest()
    return t


def test_light() -> None:
    t = event("light", health=3)
    t.answer("discard")
    assert t.g.knight.health == 5
    assert t.g.knight.cubes.count("discarded") == 1


def test_fresh_air_sets_a_cube_aside() -> None:
    t = event("fresh_water", health=7)
    t.answer("aside")
    assert t.g.knight.health == 7
    assert t.g.knight.cubes.count("aside") == 1


def test_cave_bread() -> None:
    t = event("cave_bread")
    assert t.g.knight.cubes.count("free") == 4
    assert "grit35" not in t.g.knight.cubes


def test_deep_and_dark_without_a_cave_gives_a_treasure() -> None:
    t = event("deep_and_dark")
    assert t.asked == "treasure"
    t.answer("decline")
    assert t.g.knight.grit == 5 + 5 + 1


def test_vantage_point() -> None:
    t = Table("KGD")
    t.dark(1, 0, "event", "open")
    t.dark(2, 1, "event", "tunnel")
    t.dark(0, -1, "ambush", "open")
    t.events("vantage_point", "rats")
    t.tribe("fangs", 4)
    t.turn("knight")
    t.answer("step:1,0")
    before = 0
    while t.asked in ("rotate", "fill-space", "place-space", "reveal-next"):
        before += 1
        t.answer(t.options()[0])
    g = t.g
    # the tiles filled after the first orientation were on the map when the card was played
    assert g.knight.health == 7
    assert cell_at(2, 1) in g.events
    assert g.knight.grit == g.revealed
    assert before


def test_ambush_card_on_an_event_token() -> None:
    t = Table("KGD")
    t.lit(1, 0, kind="event")
    t.token("event", 1, 0)
    t.events("ambush")
    t.tribe("bones", 3)
    t.turn("knight")
    t.answer("step:1,0")
    t.answer("pass", "bones")
    assert t.g.knight.health == 6
    assert t.g.knight.grit == 0
    assert t.g.goblins.population[BONES] == 1


# ---- Sidequests


def test_sidequests_that_the_position_shows() -> None:
    t = Table("KGDCT")
    g = t.g
    assert not fulfilled(g, "intrepid")
    g.revealed = 10
    assert fulfilled(g, "intrepid")
    g.crystals[:3] = [ON_KNIGHT, OUT, OUT]
    assert fulfilled(g, "persistent")
    g.knight.face_up = ["javelin", "elven_sword"]
    assert fulfilled(g, "bedecked")


def test_swift_and_adventurous() -> None:
    t = Table("KGDCT")
    g = t.g
    g.knight.entered = list(range(7))
    g.knight.met_at = [1, 2]
    assert fulfilled(g, "swift")
    assert not fulfilled(g, "adventurous")


def test_fearless_needs_a_tribe_found_in_the_dark() -> None:
    t = Table("KGDCT")
    t.dark(1, 0, "treasure_room", "open")
    t.tribe("eye", 3, at=(1, 0))
    t.cubes(*["free"] * 4)
    t.g.knight.grit = 11
    t.quests("fearless", "stalwart", "daring")
    t.turn("knight")
    t.answer("cube:strength", "cube:strength", "cube:strength", "step:1,0")
    t.rest()
    t.answer("attack:tribes")
    assert t.offers("quest:fearless", "quest:stalwart")
    assert not t.offers("quest:daring")
    t.answer("quest:fearless", "quest:stalwart")
    assert t.g.knight.grit == 11 + 1 + 4 + 5


# ---- Infestation


def ambushed_by(monster: str, strength: int = 1, **options: str) -> Table:
    t = Table("K", solo="hard", **options)
    t.dark(1, 0, "ambush", "open")
    t.monsters(monster)
    t.cubes(*["free"] * 4)
    t.g.knight.grit = 11
    t.turn("knight")
    t.answer(*["cube:strength"] * (strength - 1), "step:1,0")
    t.rest()
    return t


@pytest.mark.parametrize("monster", ["golem", "blob", "flame_giant", "bright_beetles", "gnome", "pet_frog"])
def test_monsters_that_win(monster: str) -> None:
    t = ambushed_by(monster)
    assert t.asked == "ambush-cubes"
    t.answer("pass")
    t.until("knight-act")
    knight = t.g.knight
    assert knight.health == (5 if monster == "flame_giant" else 6)
    assert knight.golem == (monster == "golem")
    assert knight.beetles == (monster == "bright_beetles")
    assert knight.grit == (7 if monster == "blob" else 12)
    assert (monster in t.g.goblins.monster_discard) == (monster not in ("golem", "bright_beetles"))


def test_wisp_always_rolls() -> None:
    t = Table("K", solo="hard")
    t.dark(1, 0, "ambush", "open")
    t.monsters("wisp")
    t.die("around")
    t.turn("knight")
    t.answer("step:1,0")
    t.rest()
    assert t.asked == "knight-act"
    assert t.g.knight.health == 7


def test_r48_underworm() -> None:
    t = Table("K", solo="hard")
    t.dark(1, 0, "ambush", "open")
    t.dark(3, 2, "treasure_room", "open")
    t.dark(3, 1, "event")
    t.dark(3, 0, "event")
    t.dark(2, 0, "event")
    t.monsters("underworm")
    t.turn("knight")
    t.answer("step:1,0")
    t.rest()
    if t.asked == "ambush-cubes":
        t.answer("pass")
    t.rest("underworm")
    g = t.g
    assert g.knight.health == 6
    assert g.knight.encounters == 1
    assert t.at("knight") != (1, 0)
    assert g.knight.grit >= 2
    assert g.knight.meeting == g.pieces[0]


def test_fearless_lets_her_draw_a_monster_on_line_a() -> None:
    t = Table("KD")
    t.dark(1, 0, "ambush", "open")
    t.monsters("pet_frog")
    t.quests("fearless", "swift", "bedecked")
    t.cubes(*["free"] * 4)
    t.g.knight.grit = 11
    t.turn("knight")
    t.answer("cube:strength", "cube:strength", "step:1,0")
    t.rest()
    assert t.asked == "infestation"
    t.answer("monster")
    assert t.offers("quest:fearless")
    t = Table("KD")
    t.dark(1, 0, "ambush", "open")
    t.quests("stalwart", "swift", "bedecked")
    t.turn("knight")
    t.answer("step:1,0")
    t.rest()
    assert t.asked == "infestation"
    assert t.options() == ["line"]


def test_swift_counts_the_pits() -> None:
    t = Table("KGDC", terrain=True)
    t.lit(1, 0)
    t.lit(5, 0)
    for x in (2, 3, 4):
        t.lit(x, 0)
    for pit, x in zip(PITS, (1, 3, 5), strict=True):
        t.g.terrain[pit] = cell_at(x, 1)
        t.g.tiles[cell_at(x, 1)] = TERRAIN[pit].first << 3
    t.put("knight", 1, 0)
    t.cubes("free", "free", "free")
    t.turn("knight")
    t.answer("cube:movement", "pit:5,0")
    t.rest()
    assert t.g.knight.entered == [cell_at(1, 1), cell_at(5, 1), cell_at(5, 0)]


def test_she_leaves_terrain_towards_a_lurking_tribe_only_if_stronger() -> None:
    t = Table("KGDC", terrain=True)
    lake = TERRAIN.index(next(piece for piece in TERRAIN if piece.kind == "lake"))
    t.g.terrain[lake] = cell_at(1, 0)
    for part, (x, y) in enumerate(TERRAIN[lake].cells):
        t.g.tiles[cell_at(1 + x, y)] = (TERRAIN[lake].first + part) << 3
    t.put("knight", 1, 0)
    t.tribe("eye", 1, at=(1, -1))
    t.cubes("free", "free")
    t.turn("knight")
    assert not t.offers("step:1,-1")
    t.answer("cube:strength")
    assert t.offers("step:1,-1")


# ---- the Javelin on her own space


def test_javelin_on_her_own_space_hits_with_one_more() -> None:
    """§5.8, R-06: Crystal, Tribes and the Dragon below, with Strength + 1 and no Bomb; the Thief needs no Javelin."""
    t = with_cards("javelin")
    t.token("crystal", 1, 0)
    t.put("dragon", 1, 0)
    t.g.dragon.placed = True
    t.g.dragon.wake = 4  # Armor 2
    t.tribe("bones", 1, at=(1, 0))
    t.put("thief", 1, 0)
    t.g.thief.stats, t.g.thief.hex = [4, 2, 3], 4
    t.turn("knight")
    own = [name for name in t.options() if name.startswith(("attack:", "javelin:"))]
    assert own == ["attack:thief", "javelin:dragon@1,0", "javelin:tribes@1,0"]
    t.answer("cube:strength")
    own = [name for name in t.options() if name.startswith(("attack:", "javelin:"))]
    assert own == [
        "attack:tribes",
        "attack:thief",
        "javelin:crystal@1,0",
        "javelin:dragon@1,0",
        "javelin:tribes@1,0",
    ]
    t.answer("javelin:crystal@1,0")
    assert t.g.crystals.count(ON_KNIGHT) == 1
    assert t.g.knight.face_up == []
    assert not any(name.startswith("javelin") for name in t.options())


def test_javelin_on_her_own_space_is_part_of_the_encounter_there() -> None:
    """§5.6: it begins one, or goes on with the one under way; each target once, and nothing after collecting."""
    t = with_cards("javelin")
    t.token("crystal", 1, 0)
    t.token("treasure", 1, 0)
    t.tribe("bones", 2, at=(1, 0))
    t.turn("knight")
    t.answer("cube:strength", "cube:strength", "attack:crystal")
    assert t.g.knight.encounters == 1
    assert t.offers("javelin:tribes@1,0")
    t.answer("javelin:tribes@1,0")
    assert t.g.knight.encounters == 1
    assert t.at("bones") is None

    t = with_cards("javelin")
    t.token("treasure", 1, 0)
    t.token("treasure", 1, 0)
    t.tribe("bones", 1, at=(1, 0))
    t.treasures("elven_sword", "potion_kit")
    t.turn("knight")
    t.answer("cube:strength", "collect:treasure", "elven_sword", "decline")
    assert t.offers("collect:treasure")
    assert not t.offers("javelin:tribes@1,0")  # the one Encounter is spent, and she has begun to collect
    t.answer("cube:perception")
    t.answer("javelin:tribes@1,0")
    assert t.g.knight.encounters == 2


def test_javelin_against_an_equal_armor_is_a_roll_and_spends_no_bomb() -> None:
    for face, health in (("corners", 5), ("centre", 4)):
        t = with_cards("javelin")
        t.put("dragon", 1, 0)
        t.g.dragon.placed = True
        t.g.dragon.wake = 4
        t.die(face)
        t.turn("knight")
        t.answer("cube:bomb", "javelin:dragon@1,0")
        assert t.g.dragon.health == health
        assert t.g.bombs.count(ON_KNIGHT) == 3
        assert "bomb" not in t.g.knight.used
