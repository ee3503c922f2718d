"""The Goblins (§6)."""

from __future__ import annotations

from typing import Any

from tests.vast.table import Table
from wyrmtable.games.vast.data import BONES, CARRIED, EYE, FANGS, ON_KNIGHT, SUPPLY, TILES
from wyrmtable.games.vast.grid import cell_at
from wyrmtable.games.vast.rules.stats import tribe_strength


def warren(roles: str = "KGDCT", **options: Any) -> Table:
    """A map of Dark tiles with all three symbols around the Entrance."""
    t = Table(roles, **options)
    for (x, y), symbol in zip(((1, 0), (-1, 0), (0, 1), (0, -1)), ("fangs", "bones", "eye", "fangs"), strict=True):
        t.dark(x, y, "ambush", symbol=symbol)
    return t


def acting(t: Table) -> Table:
    """In the activation phase of the Goblins' turn."""
    t.turn("goblins", phase="activate")
    return t


def test_s03_goblins_first_turn() -> None:
    t = warren()
    t.war("ruin")
    t.monsters("ogre")
    t.turn("goblins")
    t.answer("")  # nobody is blocked
    assert t.g.goblins.population[1:] == [2, 2, 1]
    assert tribe_strength(t.g, FANGS) == 3
    t.answer("ogre>bones")
    assert tribe_strength(t.g, BONES) == 3
    assert t.g.goblins.secrets == []
    t.answer("activate:fangs", "1,0", "activate:eye")
    assert t.at("fangs") == (1, 0)
    assert t.at("eye") == (0, 1)
    assert t.at("bones") is None
    t.answer("end")
    assert len(t.g.goblins.war_deck) == 10


def test_s07_cave_in_splits_the_map() -> None:
    t = Table()
    cells = ((1, 0), (2, 0), (3, 0), (0, 1), (0, 2), (1, 2), (2, 1), (2, 2), (3, 2))
    for x, y in cells:
        t.dark(x, y, "event")
    t.tribe("eye", 2)
    t.g.goblins.secrets = ["cave_in"]
    t.g.goblins.secret_deck.remove("cave_in")
    gone = [t.g.tiles[cell_at(2, 1)] >> 3, t.g.tiles[cell_at(1, 2)] >> 3]
    t.hand("a01", "a02", "a03")
    acting(t)
    t.answer("secret:cave_in", "2,1 1,2")
    assert t.asked == "slide"
    assert set(t.options()) == {"2,2:north", "2,2:west"}
    t.answer("2,2:north")
    assert cell_at(2, 1) in t.g.tiles
    assert cell_at(3, 1) in t.g.tiles
    assert cell_at(2, 2) not in t.g.tiles
    assert sorted(t.g.stack[:2]) == sorted(gone)


def test_s20_only_the_war_deck_is_reshuffled() -> None:
    t = warren()
    t.g.goblins.monster_deck.remove("ogre")
    t.g.goblins.monster_discard.append("ogre")
    acting(t)
    assert sorted(t.g.goblins.war_deck) == sorted(
        ["thirst", "spite", "consumption", "desolation", "waste", "ruin", "hate", "fear", "desperation", "pain"]
    )
    assert t.g.goblins.monster_discard == ["ogre"]


def test_s21_one_tribe_scatters_from_overpopulation() -> None:
    t = warren()
    t.tribe("fangs", 4, at=(1, 0))
    t.tribe("bones", 4, at=(-1, 0))
    t.war("hate")
    t.turn("goblins")
    t.answer("")
    assert t.asked == "overpopulation"
    assert t.options() == ["fangs", "bones"]
    t.answer("bones")
    assert t.g.goblins.population[1:] == [4, 2, 2]
    assert t.at("bones") is None
    assert t.at("fangs") == (1, 0)


def test_s22_a_monster_without_room_is_discarded() -> None:
    t = warren()
    t.tribe("bones", 1, "ogre")
    t.monsters("blob")
    t.g.goblins.war = "thirst"
    t.g.goblins.war_deck.remove("thirst")
    t.turn("goblins", phase="bonus")
    assert t.options() == ["blob>bones>ogre", "blob>discard"]
    t.answer("blob>discard")
    assert t.g.goblins.monster_discard == ["blob"]
    assert t.g.goblins.monsters[BONES] == ["ogre"]


def test_s46_leaving_the_light_costs_population() -> None:
    t = Table("KGDCT")
    for x in (1, 2, 3, 4):
        t.lit(x, 0, "")
    t.tribe("fangs", 3, at=(1, 0))
    acting(t)
    t.answer("activate:fangs", "step:2,0")
    assert t.g.goblins.population[FANGS] == 3
    t.answer("step:3,0")
    assert t.g.goblins.population[FANGS] == 2
    t.answer("step:4,0")
    assert t.g.goblins.population[FANGS] == 2
    assert t.at("fangs") == (4, 0)
    t = Table("KGDCT")
    for x in (1, 2, 4, 5):
        t.lit(x, 0, "")
    t.dark(3, 0)
    t.tribe("fangs", 3, at=(1, 0))
    acting(t)
    t.answer("activate:fangs", "step:2,0", "step:3,0", "step:4,0", "step:5,0")
    assert t.g.goblins.population[FANGS] == 2


def test_s47_rage_draws_war_cards() -> None:
    t = warren()
    t.g.goblins.rage = 0
    t.war("hate")
    t.turn("goblins")
    assert t.g.goblins.rage == 1
    assert t.g.goblins.war == "hate"
    t = warren()
    t.g.goblins.rage = 3
    t.war("hate", "pain", "ruin")
    t.turn("goblins")
    assert t.asked == "war-card"
    assert t.options() == ["hate", "pain", "ruin"]


def test_s48_blocking_with_the_last_rage_brings_malaise() -> None:
    t = warren()
    t.war("hate")
    t.turn("goblins")
    t.answer("eye")
    assert t.g.goblins.rage == 0
    assert t.g.goblins.population[1:] == [2, 2, 0]
    assert tribe_strength(t.g, FANGS) == 2
    assert tribe_strength(t.g, BONES) == 1


def crystal_cave() -> Table:
    t = Table("KGDCT")
    t.lit(1, 0, "", "crystal")
    t.token("crystal", 1, 0)
    t.tribe("fangs", 2, at=(1, 0))
    t.tribe("bones", 3, at=(1, 0))
    return t


def test_s49_two_tribes_smash_a_crystal() -> None:
    t = acting(crystal_cave())
    grit = t.g.knight.grit
    t.answer("activate:fangs", "attack:crystal", "activate:bones", "attack:crystal")
    assert t.g.crystals.count(ON_KNIGHT) == 1
    assert t.g.knight.grit == grit
    assert (t.at("fangs"), t.at("bones")) == (None, None)
    assert t.g.goblins.population[1:3] == [0, 1]
    assert t.g.goblins.rage == 0
    t = acting(crystal_cave())
    t.answer("activate:fangs", "attack:crystal", "end")
    assert t.g.crystals.count(SUPPLY) == 8
    assert t.g.pieces[FANGS] == cell_at(1, 0)


def test_s50_lurking() -> None:
    t = Table("KGDCT")
    t.lit(1, 0, "")
    t.tribe("bones", 3)
    acting(t)
    t.answer("activate:bones", "2,0")
    assert t.g.lurking(BONES)
    t = Table("KGDCT")
    t.lit(1, 0, "")
    t.tribe("bones", 3, at=(2, 0))
    acting(t)
    t.answer("activate:bones")
    assert t.options() == ["step:1,0", "hide", "done"]
    t.answer("step:1,0")
    assert t.at("bones") == (1, 0)
    assert t.g.goblins.active == 0


def test_s51_attacking_the_thief() -> None:
    t = warren()
    t.tribe("fangs", 2, at=(1, 0))
    t.put("thief", 1, 0)
    t.g.thief.stats = [2, 3, 4]
    acting(t)
    t.answer("activate:fangs")
    assert not t.offers("attack:thief")
    t = warren()
    t.tribe("fangs", 2, at=(1, 0))
    t.put("thief", 1, 0)
    t.g.thief.stats = [3, 2, 4]
    t.g.thief.loot = 2
    t.g.goblins.rage = 2
    acting(t)
    t.answer("activate:fangs", "attack:thief", "rage")
    assert t.at("thief") is None
    assert t.g.goblins.rage == 3
    assert t.at("fangs") == (1, 0)


def test_s69_cave_in_takes_all_tiles_first() -> None:
    t = Table("KGDCT")
    t.dark(1, 0, "ambush")
    t.dark(2, 0, "crystal")
    t.dark(1, 1, "event")
    t.tribe("eye", 2)
    t.g.goblins.secrets = ["cave_in"]
    t.g.goblins.secret_deck.remove("cave_in")
    event = t.g.tiles[cell_at(1, 1)] >> 3
    acting(t)
    t.answer("secret:cave_in", "2,0 1,1")
    assert t.g.crystal_tiles_removed == 1
    assert TILES[t.g.gone[-1]].kind == "crystal"
    assert t.g.stack[0] == event


def test_s73_a_tribe_on_her_space_attacks_only_if_stronger() -> None:
    t = Table("KGDCT")
    t.lit(1, 0, "")
    t.put("knight", 1, 0)
    t.tribe("eye", 1, at=(1, 0))
    acting(t)
    t.answer("activate:eye")
    assert not t.offers("attack:knight")
    t = Table("KGDCT")
    t.lit(1, 0, "")
    t.put("knight", 1, 0)
    t.tribe("eye", 2, at=(1, 0))
    acting(t)
    t.answer("activate:eye", "attack:knight")
    assert t.g.knight.health == 6
    assert t.g.goblins.rage == 0
    assert t.at("eye") is None


def test_s74_a_lurker_does_not_step_onto_her() -> None:
    t = Table("KGDCT")
    t.lit(1, 0, "")
    t.lit(2, 1, "")
    t.lit(1, 1, "")
    t.put("knight", 1, 0)
    t.tribe("fangs", 4, at=(2, 0))
    acting(t)
    t.answer("activate:fangs")
    assert t.options() == ["step:2,1", "hide", "done"]


def test_s76_hex_needs_perception() -> None:
    for stats, legal in (([2, 3, 4], False), ([3, 2, 4], True)):
        t = warren()
        t.tribe("eye", 2)
        t.put("thief", 1, 0)
        t.g.thief.stats = stats
        t.g.dragon.deck += t.g.dragon.hand
        t.g.dragon.hand = []
        t.g.goblins.secrets = ["hex"]
        t.g.goblins.secret_deck.remove("hex")
        acting(t)
        assert t.offers("secret:hex") == legal
        if legal:
            t.answer("secret:hex")
            assert t.g.thief.hex == 2


def test_entering_her_space_is_the_attack_and_poison_takes_cubes() -> None:
    t = Table("KGDCT")
    t.lit(1, 0, "")
    t.lit(2, 0, "")
    t.put("knight", 1, 0)
    t.cubes("free", "free", "strength")
    t.g.knight.grit = 5
    t.tribe("fangs", 4, at=(2, 0))
    t.g.goblins.secrets = ["poison"]
    t.g.goblins.secret_deck.remove("poison")
    acting(t)
    t.answer("activate:fangs", "step:1,0", "poison")
    assert t.asked == "poison-cube"
    t.answer("free")
    assert t.g.knight.cubes.count("entrance") == 1  # she keeps two
    assert t.g.knight.health == 6


def test_bonus_cards_of_fear() -> None:
    t = warren()
    t.war("fear")
    t.turn("goblins")
    t.answer("")
    assert t.asked == "assign-monster"
    t.answer(t.options()[-1])
    assert len(t.g.goblins.secrets) == 2


def test_lonely_eye_draws_a_secret() -> None:
    t = warren()
    t.tribe("eye", 1, at=(0, 1))
    acting(t)
    t.answer("activate:eye", "special")
    assert len(t.g.goblins.secrets) == 1
    assert t.g.goblins.activated[EYE]


def test_gem_plundered_from_the_dragon_himself() -> None:
    t = warren()
    t.put("knight", 0, 0)
    t.put("dragon", 1, 0)
    t.tribe("fangs", 1, "gnome", at=(1, 0))
    t.die("corners")
    acting(t)
    t.answer("activate:fangs")
    assert t.offers("plunder:claw")
    t.answer("plunder:claw")
    assert t.g.goblins.rage == 2
    assert t.asked == "gnome-jump"
    t.answer("0,1")
    assert t.at("fangs") == (0, 1)
    assert t.g.gems == [SUPPLY] * 3

    t = warren()
    t.put("knight", 0, 0)
    t.put("dragon", 1, 0)
    t.g.gems[1] = CARRIED
    t.tribe("fangs", 1, at=(1, 0))
    acting(t)
    t.answer("activate:fangs")
    assert not any(option.startswith("plunder:") for option in t.options())


def test_ash_dragon_bleeds_under_a_tribes_attack() -> None:
    t = warren("GD")
    t.put("dragon", 1, 0)
    t.g.dragon.placed = True
    t.tribe("fangs", 1, at=(-1, 0))
    t.tribe("eye", 3, at=(0, 0))
    acting(t)
    t.answer("activate:fangs")
    t.answer("done", "activate:eye", "step:1,0")  # 3 > Armor 2
    t.answer("attack:dragon")
    assert t.g.dragon.health == 4
    assert t.g.goblins.rage == 0
    assert t.g.goblins.population[EYE] == 1
    assert tribe_strength(t.g, EYE) == 0  # malaise


def test_explore_reveals_a_lurking_tribe() -> None:
    t = warren()
    t.put("knight", -1, 0)
    t.tribe("eye", 1, at=(2, 0))
    t.tribe("fangs", 1, at=(1, 0))
    acting(t)
    t.answer("activate:fangs", "explore", "2,0")
    t.rest()
    assert t.at("fangs") == (2, 0)
    assert t.g.revealed_tribe(EYE)
    t.answer("activate:eye")
    assert t.offers("special")  # no longer lurking: an ordinary activation


def test_an_evaded_attack_changes_no_rage() -> None:
    t = warren()
    t.put("knight", 0, 0)
    t.tribe("fangs", 4, at=(1, 0))
    t.put("thief", 1, 0)
    t.g.thief.stats = [4, 2, 3]
    t.g.thief.upgrades = ["unnatural_evasion"]
    t.action_die(4)
    acting(t)
    t.answer("activate:fangs", "attack:thief")
    assert (t.asked, t.role) == ("evade", "thief")
    t.answer("0,0")
    assert t.at("thief") == (0, 0)
    assert t.g.goblins.rage == 1
    assert t.at("fangs") == (1, 0)
    assert t.g.goblins.activated[FANGS]


def test_overpopulation_of_hidden_tribes_takes_a_monster() -> None:
    t = warren()
    t.tribe("bones", 4, "ogre", "bright_beetles")
    t.war("consumption")
    t.turn("goblins")
    t.answer("")
    assert t.asked == "overpopulation"
    assert t.options() == ["fangs", "bones", "eye"]
    t.answer("bones")
    assert t.asked == "lose-monster"
    t.answer("ogre")
    assert t.g.goblins.population[1:] == [1, 3, 2]  # Beetles: one lost only
