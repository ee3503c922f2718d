"""Two things at once around the Goblins: Rage, Monsters, Secrets, and Tribes on the way."""

from __future__ import annotations

from tests.vast.table import Table
from tests.vast.warren import acting, secrets, warren
from wyrmtable.games.vast.data import (
    BONES,
    CARRIED,
    EYE,
    FANGS,
    ON_KNIGHT,
    OUT,
    SUPPLY,
)
from wyrmtable.games.vast.grid import cell_at
from wyrmtable.games.vast.rules.stats import tribe_strength

# ---- War cards, Rage, Population


def test_blocking_to_malaise_and_out_of_it_again() -> None:
    """§6.3: the last Rage is spent before the discs, the card's Rage comes after them."""
    t = warren()
    t.g.goblins.rage = 2
    t.war("pain", "hate")
    t.turn("goblins")
    t.answer("pain", "fangs eye")
    assert t.g.goblins.population[1:] == [0, 1, 0]
    assert t.g.goblins.rage == 1
    assert tribe_strength(t.g, BONES) == 1


def test_overpopulation_spares_lurkers_while_a_tribe_is_revealed() -> None:
    """§6.3, §6.9: lurking is hidden, so only the revealed Tribe may scatter, though it grew least."""
    t = warren()
    t.tribe("fangs", 4, at=(2, 0))  # lurking beside (1,0)
    t.tribe("bones", 1, at=(-1, 0))
    t.tribe("eye", 4)
    t.war("hate")
    t.turn("goblins")
    t.answer("")
    assert t.g.goblins.population[1:] == [4, 1, 4]  # the only choice was taken: 1 + 2 − 2
    assert t.at("bones") is None
    assert t.at("fangs") == (2, 0)


def test_overpopulation_may_take_an_empty_hidden_tribe() -> None:
    """§6.3: any hidden Tribe, when none is revealed; the lurking one among them."""
    t = warren()
    t.tribe("fangs", 4, at=(2, 0))
    t.war("hate")
    t.turn("goblins")
    t.answer("bones")
    assert t.options() == ["fangs", "bones", "eye"]
    t.answer("bones")
    assert t.g.goblins.population[1:] == [4, 0, 2]
    assert t.at("fangs") == (2, 0)


def test_monsters_are_not_replaced_while_bones_are_too_few() -> None:
    """§6.4: two Monsters and Bones 1: after the discard 1 is not less than 1."""
    t = warren()
    t.tribe("fangs", 2, "ogre")
    t.tribe("eye", 2, "troll")
    t.tribe("bones", 1, at=(-1, 0))
    t.monsters("golem")
    acting(t)
    t.answer("activate:bones", "special")
    assert t.g.goblins.monster_discard == ["golem"]
    t = warren()
    t.tribe("fangs", 2, "ogre")
    t.tribe("bones", 1, at=(-1, 0))
    t.monsters("golem")
    acting(t)
    t.answer("activate:bones", "special")
    assert sorted(t.options()) == ["golem>discard", "golem>fangs>ogre"]
    t.answer("golem>fangs>ogre")
    assert tribe_strength(t.g, FANGS) == 3  # the Ogre's disc went with it


def test_desperation_fills_what_bones_allow() -> None:
    """§6.4: three drawn, Bones 1: one finds a place, the others are discarded or take its place."""
    t = warren()
    t.tribe("bones", 1)
    t.g.goblins.rage = 1
    t.war("desperation")
    t.monsters("ogre", "wisp", "blob")
    t.turn("goblins")
    t.answer("ogre>eye")
    assert not any(option in t.options() for option in ("wisp>fangs", "wisp>bones", "blob>bones"))
    t.answer("wisp>eye>ogre", "blob>discard")
    assert t.g.goblins.monsters[EYE] == ["wisp"]
    assert sorted(t.g.goblins.monster_discard) == ["blob", "ogre"]
    assert t.g.goblins.rage == 2
    assert len(t.g.goblins.secrets) == 3


def test_the_ruby_serves_once_over_all_draws_and_counts_for_the_hand() -> None:
    """§6.2, §6.5: used on the Monster it is not offered for the Secret; five cards with the Ruby face up."""
    t = warren()
    t.tribe("bones", 2, at=(-1, 0))
    t.tribe("eye", 2, at=(0, 1))
    secrets(t, "poison", "leader", "trap", "hex", face_up=("goblin_ruby",))
    t.monsters("blob", "gnome")
    acting(t)
    t.answer("activate:bones", "special", "blob>redraw")
    assert t.g.goblins.monster_drawn == ["gnome"]
    assert "gnome>redraw" not in t.options()
    t.answer("gnome>discard", "activate:eye", "special", "go")
    assert t.asked == "discard-secret"
    assert len(t.options()) == 6


def test_the_ruby_goes_with_any_tribe_that_falls_to_nothing() -> None:
    """Goblin Ruby: a Bow shot that empties one Tribe costs the card; a Tribe that was empty before does not."""
    t = warren()
    t.tribe("eye", 1, at=(1, 0))
    t.tribe("bones", 2, at=(-1, 0))
    secrets(t, face_up=("goblin_ruby",))
    t.cubes("free", "free", "free")
    t.turn("knight")
    assert t.g.goblins.face_up == ["goblin_ruby"]
    t.answer("cube:strength", "cube:bow", "bow:eye")
    assert t.g.goblins.face_up == []
    assert t.g.goblins.secret_discard == ["goblin_ruby"]


# ---- Attacks


def test_malaise_after_the_first_attack_stops_the_second() -> None:
    """§6.8: Rage 1 falls to 0 with the attack, which weakens every other Tribe at once."""
    t = warren()
    t.lit(1, 0)
    t.put("knight", 1, 0)
    t.tribe("fangs", 2, at=(1, 0))
    t.tribe("eye", 2, at=(1, 0))
    acting(t)
    t.answer("activate:fangs", "attack:knight", "activate:eye")
    assert t.g.goblins.rage == 0
    assert not t.offers("attack:knight")  # 2 − 1 against 1


def test_a_fire_bomber_who_misses_the_thief_is_gone_all_the_same() -> None:
    """Fire Bomber, §9.8: he used Attack, though it was evaded; no Rage change."""
    t = warren("KGDCT")
    t.put("thief", 1, 0)
    t.tribe("fangs", 3, at=(1, 0))
    t.tribe("eye", 1)
    t.g.thief.stats = [4, 2, 3]
    t.g.thief.upgrades = ["unnatural_evasion"]
    secrets(t, "fire_bomber")
    t.action_die(6)
    acting(t)
    t.answer("activate:fangs", "secret:fire_bomber", "fangs", "attack:thief", "pass")
    assert t.at("thief") == (1, 0)
    assert (t.at("fangs"), t.g.goblins.population[FANGS], t.g.goblins.rage) == (None, 0, 1)


def test_a_fire_bomber_alone_at_a_crystal_blows_up_at_the_end_of_the_turn() -> None:
    """Fire Bomber: Strength 1 + 2 strikes the Crystal; it stays whole, the Tribe does not."""
    t = warren()
    t.token("crystal", 0, 1)
    t.tribe("eye", 1, at=(0, 1))
    secrets(t, "fire_bomber")
    acting(t)
    t.answer("secret:fire_bomber", "eye", "activate:eye", "attack:crystal")
    t.until("dragon-act")
    assert cell_at(0, 1) in t.g.crystals
    assert (t.at("eye"), t.g.goblins.population[EYE], t.g.goblins.rage) == (None, 0, 1)


def test_two_tribes_hand_the_crystal_over_and_she_may_be_persistent() -> None:
    """§6.7, R-70: no Grit for her, the Tribes' marks are for one token and one turn."""
    t = warren()
    t.token("crystal", 0, 1)
    t.token("crystal", 0, -1)
    t.tribe("fangs", 2, at=(0, -1))
    t.tribe("bones", 4, at=(0, 1))
    t.tribe("eye", 4, at=(0, 1))
    t.g.crystals[7:] = [OUT, ON_KNIGHT]
    t.quests("persistent", "swift", "bedecked")
    t.g.goblins.rage = 3
    acting(t)
    t.answer("activate:fangs", "attack:crystal", "activate:bones", "attack:crystal")
    assert t.g.crystals.count(ON_KNIGHT) == 1  # two marks, but not of the same token
    t.answer("activate:eye", "attack:crystal")
    assert t.g.crystals.count(ON_KNIGHT) == 2
    assert t.g.goblins.population[1:] == [2, 2, 2]
    assert (t.g.goblins.rage, t.g.knight.grit) == (2, 0)
    assert t.at("fangs") == (0, -1)


def test_poison_is_measured_after_the_flames_and_before_the_scattering() -> None:
    """R-61, Poison: Fangs 3 + 1 against 1, minus the Flame Wall's loss: still 2 more than hers, two cubes."""
    t = warren()
    t.lit(1, 0)
    t.put("knight", 1, 0)
    t.token("flame_wall", 1, 0)
    t.cubes(*["free"] * 4)
    t.tribe("fangs", 3, at=(0, 0))
    t.tribe("eye", 1)
    secrets(t, "poison")
    acting(t)
    t.answer("activate:fangs", "step:1,0", "poison")
    assert t.g.knight.cubes_on("entrance") == 2
    assert t.g.goblins.population[FANGS] == 0


def test_hiding_spots_know_neither_frog_nor_bomb() -> None:
    """Hiding Spots: malaise counts in spite of the Pet Frog; a Fire Bomber neither helps nor blows up."""
    t = warren()
    t.lit(1, 0, "", kind="ambush")
    t.tribe("bones", 2, "pet_frog")
    secrets(t, "hiding_spots", "fire_bomber")
    t.g.goblins.rage = 0
    acting(t)
    t.answer("secret:fire_bomber", "bones")
    assert not t.offers("secret:hiding_spots")  # 2 − 1 against 1
    t = warren()
    t.lit(1, 0, "", kind="ambush")
    t.tribe("bones", 4)
    t.tribe("eye", 1)
    secrets(t, "hiding_spots", "fire_bomber", "poison")
    acting(t)
    t.answer("secret:fire_bomber", "bones", "secret:hiding_spots")
    assert t.g.knight.health == 6
    assert t.g.goblins.population[BONES] == 2
    assert t.g.goblins.secrets == ["poison"]
    assert not t.offers("activate:bones")


def test_killing_the_thief_with_a_full_hand() -> None:
    """§6.7: Rage −1 comes before the reward; three Secrets over a full hand are discarded down to five."""
    t = warren("KGDCT")
    t.put("thief", 1, 0)
    t.tribe("fangs", 3, at=(1, 0))
    t.g.thief.stats = [4, 2, 3]
    secrets(t, "poison", "leader", "trap", "hex", "cave_in")
    acting(t)
    t.answer("activate:fangs", "attack:thief", "secrets", "go")
    for _ in range(3):
        assert t.asked == "discard-secret"
        t.answer(t.options()[0])
    assert len(t.g.goblins.secrets) == 5
    assert (t.at("fangs"), t.g.goblins.rage) == ((1, 0), 0)


# ---- moving, hiding, revealing


def test_a_worm_out_of_the_light_pays_before_it_strikes() -> None:
    """§10 Underworm, §6.6: the jump leaves the second Lit tile; the loss counts against her Strength."""
    t = warren()
    t.lit(2, 0, "")
    t.lit(2, 1, "")
    t.lit(3, 2, "")
    t.put("knight", 3, 2)
    t.tribe("bones", 2, "underworm", at=(2, 0))
    t.tribe("eye", 1)
    acting(t)
    t.answer("activate:bones", "step:2,1")
    assert not t.offers("worm:3,2")  # 2 − 1 against 1
    t = warren()
    t.lit(2, 0, "")
    t.lit(2, 1, "")
    t.lit(3, 2, "")
    t.put("knight", 3, 2)
    t.tribe("bones", 3, "underworm", at=(2, 0))
    t.tribe("eye", 1)
    acting(t)
    t.answer("activate:bones", "step:2,1", "worm:3,2")
    assert t.g.knight.health == 6
    assert t.g.goblins.population[BONES] == 0  # one in the light, two by scattering


def test_the_same_light_twice_counts_once() -> None:
    """§6.6: different Lit tiles; going to and fro between two of them costs one."""
    t = warren()
    t.lit(2, 0, "")
    t.lit(3, 0, "")
    t.tribe("bones", 3, at=(2, 0))
    acting(t)
    t.answer("activate:bones", "step:3,0", "step:2,0", "step:3,0", "step:2,0")
    assert t.g.goblins.population[BONES] == 2
    assert t.offers("special")


def test_a_tribe_in_the_tunnels_stays_where_it_is() -> None:
    """Secret Tunnels: no step, no Explore, no Gnome's jump, no Cave-In under it; but it may act."""
    t = warren()
    t.dark(2, 0, "event")
    t.token("treasure", 0, -1)
    t.tribe("fangs", 1, "gnome", at=(1, 0))
    t.tribe("eye", 2)
    secrets(t, "secret_tunnels", "cave_in")
    acting(t)
    t.answer("activate:fangs", "secret:secret_tunnels")
    assert "0,-1" not in t.options()  # not unoccupied
    t.answer("2,0")
    assert not any(option.startswith(("step:", "explore")) for option in t.options())
    assert t.offers("special", "hide")
    t.token("treasure", 2, 0)
    t.answer("secret:cave_in")
    assert "2,0" not in t.options()
    t.answer("1,0")
    t.until("tribe-act")
    t.answer("plunder:treasure")
    assert t.at("fangs") is not None
    assert t.g.goblins.rage == 2
    assert t.asked == "goblins-act"


def test_no_tile_with_its_symbol_free_of_others_makes_it_lurk() -> None:
    """R-32, R-33: the Thief stands on the only Bones tile; the Gnome makes every other Dark tile good."""
    t = warren("KGDCT")
    t.put("thief", -1, 0)
    t.tribe("bones", 1)
    t.tribe("eye", 1)
    acting(t)
    t.answer("activate:bones")
    assert "2,0" in t.options()
    assert "1,0" not in t.options()
    t = warren("KGDCT")
    t.put("thief", -1, 0)
    t.tribe("bones", 1, "gnome")
    acting(t)
    t.answer("activate:bones")
    assert sorted(t.options()) == ["0,-1", "0,1", "1,0"]


def test_a_lurker_only_steps_or_hides() -> None:
    """§6.9: no action after its step, the Dragon's space needs Strength, entry losses count."""
    t = warren()
    t.put("dragon", 1, 0)
    t.g.dragon.placed = True
    t.tribe("eye", 1, at=(1, 1))
    acting(t)
    t.answer("activate:eye")
    assert sorted(t.options()) == ["done", "hide", "step:0,1"]
    t.token("flame_wall", 0, 1)
    t.answer("step:0,1")
    assert (t.at("eye"), t.g.goblins.population[EYE]) == (None, 0)


def test_wisp_into_the_fire_and_home_to_the_poison() -> None:
    """P-FORCED: entry effects of every space on the way: the Flame Wall's Grit, the cubes on the Entrance."""
    t = Table("KGDC")
    t.lit(1, 0, "")
    t.lit(2, 0, "")
    t.lit(3, 0, "")
    t.put("knight", 2, 0)
    t.token("flame_wall", 1, 0)
    t.cubes("free", "free", "free", "entrance")
    t.g.knight.grit = 11
    t.tribe("eye", 1, "wisp", at=(3, 0))
    acting(t)
    t.answer("activate:eye", "wisp", "0,0:fire")
    assert t.at("knight") == (0, 0)
    assert t.g.knight.grit == 6
    assert "entrance" not in t.g.knight.cubes
    assert t.g.knight.cubes_on("free") == 3  # one to space 11, one back from the Entrance


def test_plunder_and_special_at_full_rage() -> None:
    """§6.7: Rage stays 3, the Treasure still goes to the supply."""
    t = warren()
    t.token("treasure", 1, 0)
    t.g.goblins.rage = 3
    t.tribe("fangs", 1, at=(1, 0))
    t.tribe("eye", 1)
    acting(t)
    t.answer("activate:fangs", "plunder:treasure")
    assert (t.g.goblins.rage, t.g.treasures.count(SUPPLY)) == (3, 10)


def test_a_trapped_gem_scatters_without_rage_and_without_a_jump() -> None:
    """§6.7: centre: the Tribe scatters, no Rage change; the Gnome is discarded with it."""
    t = warren()
    t.token("claw", 1, 0)
    t.tribe("fangs", 3, "gnome", at=(1, 0))
    t.tribe("eye", 1)
    t.die("cross")
    acting(t)
    t.answer("activate:fangs", "plunder:claw")
    assert (t.at("fangs"), t.g.goblins.population[FANGS], t.g.goblins.rage) == (None, 1, 1)
    assert t.g.gems[0] == SUPPLY
    assert t.asked == "goblins-act"


def test_no_gem_from_the_dragon_while_the_thief_carries_one() -> None:
    """R-57."""
    t = warren("KGDCT")
    t.put("dragon", 1, 0)
    t.g.dragon.placed = True
    t.g.gems[2] = CARRIED
    t.put("thief", 0, 1)
    t.tribe("fangs", 3, at=(1, 0))
    acting(t)
    t.answer("activate:fangs")
    assert not any(option.startswith("plunder:") for option in t.options())


def test_flare_under_its_own_feet_takes_explore_away() -> None:
    """§12.3 Flare: its own Dark tile is turned up too; on a Lit tile no Explore; no Event token without a Knight."""
    t = Table("GC")
    t.dark(1, 0, "event", "open")
    t.dark(0, 1, "ambush")
    t.tribe("eye", 2, at=(1, 0))
    t.die("centre")
    acting(t)
    t.answer("activate:eye")
    assert t.offers("explore", "flare")
    t.answer("flare")
    t.until("tribe-act")
    assert not t.offers("explore")
    assert not t.offers("flare")
    assert all(place == SUPPLY for place in t.g.events)


# ---- Secrets at any time


def test_a_full_hand_is_played_before_it_is_drawn_over() -> None:
    """§6.5: between Populate and the draw the grown Eye may hex, so that nothing need be discarded."""
    t = warren()
    t.g.knight.grit = 4
    t.war("spite")
    secrets(t, "hex", "poison", "leader", "trap", "cave_in")
    t.secrets("blind_fury")
    t.turn("goblins")
    t.answer("go", "spite", "")
    assert t.asked == "secrets-ready"
    t.answer("secret:hex", "knight")
    assert t.g.knight.grit == 2  # Eye 2
    assert t.asked == "goblins-act"  # now there was room for the new one
    assert sorted(t.g.goblins.secrets) == ["blind_fury", "cave_in", "leader", "poison", "trap"]


def test_the_eye_may_hex_before_it_scatters() -> None:
    """§6.5, §6.3: Secrets at any time, so also between the discs and the scattering."""
    t = warren()
    t.g.knight.grit = 4
    t.tribe("eye", 4, at=(0, 1))
    t.war("hate")
    secrets(t, "hex")
    t.turn("goblins")
    t.answer("go", "hate", "", "secret:hex", "knight")
    assert t.g.knight.grit == 0
    assert t.at("eye") is None  # the only choice was left
    assert t.g.goblins.population[EYE] == 2


def test_a_redrawn_card_is_discarded_first() -> None:
    """Goblin Ruby: with an empty deck the card just discarded is shuffled in with the others and may come again."""
    t = warren()
    t.tribe("eye", 1, at=(0, 1))
    secrets(t, face_up=("goblin_ruby",))
    t.g.goblins.secret_deck, t.g.goblins.secret_discard = ["hex"], t.g.goblins.secret_deck
    t.g.goblins.secret_discard.remove("hex")
    acting(t)
    t.answer("activate:eye", "special", "redraw:hex")
    assert t.g.goblins.secret_discard == []
    assert "hex" in (*t.g.goblins.secret_deck, *t.g.goblins.secrets)
