"""Two things at once around the Knight: Encounters, Grit, equipment, Events, Sidequests and the Infestation's Monsters."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.vast.table import Table
from wyrmtable.games.vast.data import BONES, CARRIED, FANGS, ON_KNIGHT, OUT, SUPPLY
from wyrmtable.games.vast.grid import cell_at
from wyrmtable.games.vast.rules.stats import knight_perception, knight_strength


def hero(roles: str = "KGDC", cubes: int = 4, *cards: str, **options: Any) -> Table:
    """The Knight on a Lit tile east of the Entrance, these Treasures turned up."""
    t = Table(roles, **options)
    for card in cards:
        t.g.treasure_deck.remove(card)
        t.g.knight.face_up.append(card)
    t.cubes(*["free"] * cubes)
    t.g.knight.grit = (0, 5, 11, 18, 26, 35)[cubes - 2]
    t.lit(1, 0)
    t.put("knight", 1, 0)
    return t


def surfaced(t: Table, x: int, y: int) -> None:
    t.put("dragon", x, y)
    t.g.dragon.placed = t.g.dragon.awake = t.g.dragon.surfaced = True


# ---- Event tokens


def test_an_event_token_leaves_after_its_event() -> None:
    """§5.4: P-EVENT first, then the token; with all ten on the map a new Event tile gets none meanwhile."""
    t = Table("KG")
    t.lit(1, 0, kind="event")
    t.dark(2, 1, "event", "open")
    t.g.events = [cell_at(1, 0)] * 10
    t.events("vantage_point")
    t.turn("knight")
    t.answer("step:1,0")
    t.rest()
    assert t.g.events.count(cell_at(2, 1)) == 0
    assert t.g.events.count(cell_at(1, 0)) == 9


def test_the_last_event_card_ends_all_event_tokens() -> None:
    """R-65: the last card reveals an Event tile, which gets no token; the other tokens no longer stop her."""
    t = Table("KG")
    t.lit(1, 0, kind="event")
    t.lit(2, 0, "", kind="event")
    t.dark(2, 1, "event", "open")
    t.token("event", 1, 0)
    t.token("event", 2, 0)
    t.g.event_deck = ["vantage_point"]
    t.cubes("free", "free", "free")
    t.g.knight.grit = 5
    t.turn("knight")
    t.answer("cube:movement", "cube:perception", "step:1,0")
    t.rest()
    assert cell_at(2, 1) not in t.g.events
    spent = t.g.knight.encounters
    t.answer("step:2,0")
    assert (t.g.knight.encounters, t.at("knight")) == (spent, (2, 0))
    assert t.offers("step:1,0", "end")


def test_rats_on_a_token_spare_the_tribe_beside_it() -> None:
    """P-GRIT, R-60: a placed cube is lost, her turn ends, the mandatory attack is not made."""
    t = hero("KG", 3)
    t.lit(2, 0, kind="event")
    t.token("event", 2, 0)
    t.tribe("eye", 1, at=(2, 0))
    t.events("rats")
    t.turn("knight")
    t.answer("cube:strength", "cube:strength", "cube:shield")
    t.g.knight.cubes[t.g.knight.cubes.index("shield")] = "movement"
    t.answer("step:2,0")
    assert t.asked == "return-cube"
    t.answer("strength")
    assert t.at("eye") == (2, 0)
    assert t.g.knight.grit == 3
    assert t.role != "knight" or t.asked == "place-space"  # her end tile


def test_shielded_rats_still_cost_one() -> None:
    """§5.8 Shield; P-GRIT: the Shield's own cube may be the one that goes back."""
    t = hero("KG", 3)
    t.lit(2, 0, kind="event")
    t.token("event", 2, 0)
    t.events("rats")
    t.turn("knight")
    t.answer("cube:shield", "cube:movement", "cube:perception", "step:2,0")
    assert t.g.knight.grit == 4
    assert t.asked == "return-cube"
    t.answer("shield")
    assert t.g.knight.cubes_on("grit5") == 1
    assert t.asked != "knight-act"


def test_fresh_water_goes_back_to_grit_without_ending_the_turn() -> None:
    """P-GRIT: a set-aside cube is not a placed one."""
    t = hero("KGDC", 3)
    t.token("claw", 1, 0)
    t.cubes("strength", "strength", "free")
    t.turn("knight")
    t.answer("cube:strength", "cube:strength")
    t.g.knight.move_cube("free", "aside")
    t.die("cross")
    t.answer("collect:claw", "aside")
    assert t.g.knight.grit == 3
    assert t.asked == "knight-act"


# ---- attacks and collecting


def test_javelin_and_strength_two_smash_a_crystal() -> None:
    """§5.6, §5.8: the Crystal is one of the attacks, the Javelin adds 1 Strength to one of them."""
    t = hero("KGC", 4, "javelin")
    t.token("crystal", 1, 0)
    t.turn("knight")
    t.answer("cube:strength")
    assert not t.offers("attack:crystal")
    t.answer("javelin:crystal@1,0")
    assert t.g.crystals.count(ON_KNIGHT) == 1
    assert t.g.knight.grit == 13
    assert t.g.treasure_out == ["javelin"]


def test_axe_under_ground_in_the_collapse() -> None:
    """§5.6: without a Bomb the Axe's second blow counts under ground too, though a Bomb cube lies there."""
    t = hero("KGDC", 4, "mighty_axe")
    t.put("dragon", 1, 0)
    t.g.collapse = t.g.dragon.placed = True
    t.turn("knight")
    t.answer("cube:mighty_axe", "cube:bomb", "attack:dragon", "discard")
    assert t.g.dragon.health == 3
    assert not t.offers("attack:dragon")
    t.answer("cube:perception")
    assert not t.offers("attack:dragon")  # once per turn under ground


def test_after_a_missed_bomb_attack_neither_token_nor_javelin() -> None:
    """§5.8: one use of the Bomb slot per turn; no Javelin in the turn of a Bomb attack."""
    t = hero("KGDC", 5, "javelin")
    t.lit(2, 0, "w")
    t.put("dragon", 1, 0)
    t.g.dragon.placed = True
    t.tribe("eye", 1, at=(0, 0))
    t.die("diamond")
    t.turn("knight")
    t.answer("cube:bomb", "cube:perception")
    assert t.offers("bomb:2,0", "javelin:tribes@0,0", "attack:dragon")
    t.answer("attack:dragon")
    assert t.g.dragon.health == 5
    assert not any(option.startswith(("bomb:", "javelin:")) for option in t.options())


def test_killing_the_thief_then_everything_he_dropped() -> None:
    """§5.6, R-47: attack, then Gem and Treasure he carried, all in one Encounter."""
    t = hero("KGDCT", 4)
    t.put("thief", 1, 0)
    t.g.thief.stats = [4, 2, 3]
    t.g.treasures[0] = t.g.gems[1] = CARRIED
    t.g.treasure_deck = []
    t.die("around")
    t.turn("knight")
    t.answer("attack:thief", "collect:flame", "collect:treasure")
    assert t.g.knight.grit == 11 + 3 + 5 + 5
    assert t.g.knight.encounters == 1
    assert t.g.gems[1] == SUPPLY


def test_an_evaded_attack_does_not_end_the_encounter() -> None:
    """§9.8: her Encounter stays spent and goes on; nothing daring happened."""
    t = hero("KGDCT", 4)
    t.lit(2, 0)
    t.put("thief", 1, 0)
    t.token("treasure", 1, 0)
    t.g.thief.stats = [4, 2, 3]
    t.g.thief.upgrades = ["unnatural_evasion"]
    t.quests("daring", "swift", "bedecked")
    t.action_die(5)
    t.turn("knight")
    t.answer("cube:perception", "cube:perception", "attack:thief", "2,0")
    assert t.at("thief") == (2, 0)
    assert t.offers("collect:treasure")
    assert not t.offers("quest:daring")
    t.answer("step:2,0", "attack:thief")  # the second attack of the turn is not evaded
    assert t.at("thief") is None
    assert t.offers("quest:daring")


def test_the_enchanted_bow_is_not_evaded_and_serves_the_eagle_eyed_only() -> None:
    """R-31, §9.7, §5.9: a shot kills, pays the Loot Level, and is no attack."""
    t = hero("KGDCT", 4, "enchanted_bow")
    t.put("thief", 1, 5)
    t.tile(1, 5, "a01")
    t.g.thief.stats = [4, 2, 3]
    t.g.thief.loot = 2
    t.g.thief.upgrades = ["unnatural_evasion"]
    t.quests("daring", "eagle_eyed", "bedecked")
    t.turn("knight")
    t.answer("cube:enchanted_bow")
    assert not t.offers("shoot:thief")  # Perception 1 against Stealth 2
    t.answer("cube:perception", "cube:perception", "shoot:thief")
    assert t.at("thief") is None
    assert t.g.knight.grit == 13
    assert t.g.knight.encounters == 0
    assert t.offers("quest:eagle_eyed")
    assert not t.offers("quest:daring")


def test_the_bow_counts_the_sword_and_passes_the_trap() -> None:
    """§5.2, §10: own-turn Strength counts for the shot, Trap does not mind it and stays."""
    t = hero("KGDC", 4, "elven_sword")
    t.tribe("fangs", 2, "pet_frog", at=(0, 0))
    t.g.goblins.face_up = ["trap"]
    t.g.goblins.secret_deck.remove("trap")
    t.turn("knight")
    t.answer("cube:elven_sword", "cube:bow", "cube:strength", "bow:fangs")
    assert (t.at("fangs"), t.g.goblins.population[FANGS], t.g.goblins.rage) == (None, 0, 2)
    assert t.g.goblins.face_up == ["trap"]
    assert t.g.goblins.monster_discard == ["pet_frog"]


def test_a_thrown_javelin_meets_the_trap_and_all_tribes_there() -> None:
    """§5.6, §10 Trap: every Tribe on the space, each stronger by 1; Rage for each."""
    t = hero("KGDC", 5, "javelin")
    t.lit(2, 0)
    t.tribe("bones", 2, at=(2, 0))
    t.tribe("eye", 1, at=(2, 0))
    t.g.goblins.face_up = ["trap"]
    t.g.goblins.secret_deck.remove("trap")
    t.turn("knight")
    t.answer("cube:strength", "cube:strength")
    assert not t.offers("step:2,0")  # 3 against 2 + 1
    t.answer("javelin:tribes@2,0")
    assert (t.at("bones"), t.at("eye")) == (None, None)
    assert t.g.goblins.rage == 3
    assert t.g.goblins.face_up == []
    assert t.g.knight.encounters == 1


def test_a_stronger_tribe_beside_her_does_not_guard_the_treasure() -> None:
    """§5.4: on her own space attacks are free to make; collecting needs no fight."""
    t = hero("KGDC", 3)
    t.tribe("fangs", 4, at=(1, 0))
    t.token("treasure", 1, 0)
    t.turn("knight")
    assert not t.offers("attack:tribes")
    t.g.treasure_deck = []
    t.answer("collect:treasure")
    assert t.at("fangs") == (1, 0)
    assert t.g.knight.encounters == 1


def test_another_blow_at_the_surfaced_dragon_is_another_encounter() -> None:
    """§5.6: once per Encounter; and after collecting no attack belongs to the same one."""
    t = hero("KGDC", 5)
    surfaced(t, 1, 0)
    t.token("treasure", 1, 0)
    t.g.treasure_deck = []
    t.turn("knight")
    t.answer("cube:strength", "cube:perception", "collect:treasure", "attack:dragon")
    assert t.g.knight.encounters == 2
    assert not t.offers("attack:dragon")


def test_the_gem_trap_ends_the_collecting() -> None:
    """§5.7, P-GRIT: −2 Grit takes a placed cube back; the Treasure beside it stays."""
    t = hero("KGDC", 3)
    t.token("wing", 1, 0)
    t.token("treasure", 1, 0)
    t.die("saltire")
    t.turn("knight")
    t.answer("cube:strength", "cube:movement", "cube:perception", "collect:wing", "movement")
    assert t.g.gems == [SUPPLY] * 3
    assert cell_at(1, 0) in t.g.treasures
    assert t.g.turn != 0


def test_entering_the_entrance_with_poison_and_crystals() -> None:
    """§10 Poison, §5.11: the cubes come back usable; five Crystals win at once, whoever stands there."""
    t = hero("KGC", 4)
    t.cubes("free", "free", "entrance", "entrance")
    t.turn("knight")
    t.answer("step:0,0")
    assert t.g.knight.cubes_on("free") == 4
    t = hero("KGC", 4)
    t.g.crystals[:5] = [ON_KNIGHT] * 5
    t.tribe("eye", 1, at=(0, 0))
    t.turn("knight")
    assert not t.offers("step:0,0")
    t.answer("cube:strength", "step:0,0")
    assert t.winners == ["knight"]


def test_two_cubes_of_the_map_for_two_walls_and_a_rockslide_is_one() -> None:
    """§5.8 Ancient Map: two facing walls with or without a Rockslide are one wall; each crossing takes a cube."""
    t = hero("KGDC", 5)
    t.lit(2, 0, "ew")
    t.lit(3, 0, "w")
    t.g.rockslides[0] = t.edge((1, 0), (2, 0))
    t.turn("knight")
    t.answer("cube:map", "cube:movement", "map:2,0")
    assert not t.offers("map:3,0")
    t.answer("cube:map", "map:3,0")
    assert t.at("knight") == (3, 0)


# ---- Sidequests


def test_a_fresh_sidequest_may_be_revealed_for_the_same_deed() -> None:
    """§5.9, R-53: one blow serves two cards, one of them drawn after it."""
    t = hero("KGDC", 5)
    t.tribe("bones", 3, "ogre", at=(0, 0))
    t.quests("stalwart", "swift", "bedecked")
    t.g.knight.quest_deck.remove("daring")
    t.g.knight.quest_deck.append("daring")
    t.g.knight.face_up = ["elven_sword", "mighty_axe"]
    for card in t.g.knight.face_up:
        t.g.treasure_deck.remove(card)
    t.turn("knight")
    t.answer("cube:strength", "cube:strength", "cube:elven_sword", "cube:mighty_axe", "step:0,0", "attack:tribes")
    grit = t.g.knight.grit
    t.answer("quest:stalwart", "quest:daring", "quest:bedecked")
    assert t.g.knight.grit == grit + 5 + 4 + 4


def test_deep_and_dark_is_no_treasure_token() -> None:
    """Cunning without a Dragon asks for two Treasure tokens; the card of an Event is none."""
    t = hero("KG", 4)
    t.lit(2, 0, kind="event")
    t.token("event", 2, 0)
    t.token("treasure", 2, 0)
    t.events("deep_and_dark")
    t.quests("cunning", "swift", "bedecked")
    t.turn("knight")
    t.answer("step:2,0", "keep", "collect:treasure", "keep")
    assert not t.offers("quest:cunning")
    assert len(t.g.knight.face_down) == 2
    assert not t.offers(f"up:{t.g.knight.face_down[0]}")


def test_three_encounters_on_two_spaces_are_no_adventure() -> None:
    """Adventurous: three different spaces."""
    t = hero("KGDC", 6)
    surfaced(t, 1, 0)
    t.lit(2, 0, kind="crystal")
    t.token("crystal", 2, 0)
    t.quests("adventurous", "swift", "bedecked")
    t.turn("knight")
    t.answer("cube:strength", "cube:strength", "cube:perception", "cube:perception", "cube:movement")
    t.answer("attack:dragon", "attack:dragon", "step:2,0", "attack:crystal")
    assert t.g.knight.encounters == 3
    assert not t.offers("quest:adventurous")


# ---- Ambush and Infestation


def test_a_lurking_tribe_ambushes_and_scatters() -> None:
    """P-AMBUSH: lurking is hidden; equal Strength is not enough, the Goblins' malaise counts."""
    t = Table("KG")
    t.dark(1, 0, "ambush", "open")
    t.tribe("fangs", 2, at=(5, 5))  # beside nothing that matters here
    t.tribe("bones", 1)
    t.g.goblins.rage = 0
    t.turn("knight")
    t.answer("step:1,0")
    t.rest()
    t.answer("pass")  # no cube on Strength: Fangs 2 + 1 − 1 against 1; Bones 1 − 1
    assert t.options() == ["fangs", "pass"]
    t.answer("fangs")
    assert t.g.knight.health == 6
    assert (t.at("fangs"), t.g.goblins.population[FANGS], t.g.goblins.rage) == (None, 0, 0)
    assert t.g.knight.grit == 1


def test_a_flame_giant_may_kill_twice_over() -> None:
    """Flame Giant: one more Health; at Health 1 the first blow already ends it. Line C against Strength 4: only the roll's."""
    t = Table("K", solo="hard")
    t.dark(1, 0, "ambush", "open")
    t.g.knight.health = 2
    t.monsters("flame_giant")
    t.turn("knight")
    t.answer("step:1,0")
    t.rest()
    t.answer("pass")
    assert t.match.over
    t = Table("K", solo="hard")
    t.dark(1, 0, "ambush", "open")
    t.cubes(*["free"] * 5)
    t.g.knight.grit = 18
    t.monsters("flame_giant")
    t.die("centre")
    t.turn("knight")
    t.answer(*["cube:strength"] * 3, "step:1,0")
    t.rest("ambush-cubes")
    t.until("knight-act")
    assert t.g.knight.health == 6


def test_beetles_make_the_wisp_no_worse_but_are_gone() -> None:
    """Bright Beetles: +1 for the next Monster drawn, whatever it is; the Wisp only rolls."""
    t = Table("K", solo="hard")
    t.dark(1, 0, "ambush", "open")
    t.g.knight.beetles = True
    t.g.goblins.monster_deck.remove("bright_beetles")
    t.monsters("wisp")
    t.die("corners")
    t.turn("knight")
    t.answer("step:1,0")
    t.rest()
    assert t.g.knight.health == 7
    assert sorted(t.g.goblins.monster_discard) == ["bright_beetles", "wisp"]


def test_fearless_with_beetles_draws_the_stronger_monster() -> None:
    """§12.3: line B leaves the Beetles lying; the Monster drawn for Fearless takes them up."""
    t = Table("KC")
    t.g.rules = replace(t.g.rules, infestation="B")
    t.dark(1, 0, "ambush", "open")
    t.g.knight.beetles = True
    t.g.goblins.monster_deck.remove("bright_beetles")
    t.monsters("pet_frog")
    t.quests("fearless", "swift", "bedecked")
    t.cubes(*["free"] * 4)
    t.g.knight.grit = 11
    t.die("around")
    t.turn("knight")
    t.answer("cube:strength", "cube:strength", "step:1,0")
    t.rest()
    t.answer("monster")  # 3 against 2 + 1: she rolls
    t.until("knight-act")
    assert t.g.knight.health == 7
    assert not t.g.knight.beetles
    assert t.offers("quest:fearless")


def test_a_blob_may_cost_her_the_turn_not_the_reward() -> None:
    """Blob's text, P-GRIT, R-60: the placed cube ends her turn after the +1 Grit of the tile."""
    t = Table("K", solo="hard")
    t.dark(1, 0, "ambush", "open")
    t.cubes("free", "free", "free")
    t.g.knight.grit = 5
    t.token("treasure", 1, 0)
    t.monsters("blob")
    t.turn("knight")
    t.answer("cube:strength", "cube:movement", "cube:perception", "step:1,0")
    t.rest()
    t.answer("movement")
    assert t.g.knight.health == 6
    assert t.g.knight.grit == 1
    assert t.asked != "knight-act"
    assert cell_at(1, 0) in t.g.treasures


def test_a_knight_who_dies_on_an_event_leaves_no_event_behind() -> None:
    """R-46: KDC goes on; no Grit, no collecting; Event tiles get no token any more."""
    t = Table("KDC")
    t.dark(1, 0, "event", "open")
    t.dark(2, 0, "event", "open")
    t.token("treasure", 1, 0)
    t.g.knight.health = 1
    t.events("ambush", "ambush", "ambush")
    t.put("dragon", 1, 0)
    t.g.dragon.placed = True
    t.powers("flame", "flame", "flame")
    t.turn("knight")
    t.answer("step:1,0")
    t.rest("choose-event", "event-under", "infestation")
    t.answer("pass")
    t.until("dragon-act")
    assert t.role == "dragon"
    assert (t.g.knight.dead, t.g.knight.grit, t.at("knight")) == (True, 0, None)
    t.die("cross")
    t.answer("power:flame")
    t.rest("pay")
    t.until("dragon-act")
    assert t.g.is_lit(cell_at(2, 0))
    assert cell_at(2, 0) not in t.g.events
    assert "pride_event" in t.g.dragon.earned


def test_the_gnome_takes_a_card_with_its_cube() -> None:
    """§5.8: the cube of a lost Treasure card is set aside, the card is out of the game, its bonus is gone."""
    t = Table("K", solo="hard")
    t.dark(1, 0, "ambush", "open")
    t.g.treasure_deck.remove("fairy_lantern")
    t.g.knight.face_up = ["fairy_lantern"]
    t.monsters("gnome")
    t.turn("knight")
    t.answer("cube:fairy_lantern", "step:1,0")
    t.rest()
    t.answer("pass")
    assert t.g.treasure_out == ["fairy_lantern"]
    assert t.g.knight.cubes_on("aside") == 1
    assert knight_perception(t.g) == 1


def test_the_underworm_of_an_event_token_pays_only_for_the_second_tile() -> None:
    """§5.5, R-66: no Grit for the token, +1 for the tile she is carried to; one Encounter."""
    t = Table("K", solo="hard")
    t.lit(1, 0, "", kind="event")
    t.token("event", 1, 0)
    t.dark(2, 1, "crystal", "open")
    t.dark(2, 0, "event")
    t.events("ambush")
    t.monsters("underworm")
    t.turn("knight")
    t.answer("step:1,0", "pass")
    t.until("knight-act")
    assert t.at("knight") == (2, 1)
    assert (t.g.knight.grit, t.g.knight.encounters, t.g.knight.health) == (1, 1, 6)
    assert cell_at(2, 1) in t.g.crystals


def test_a_lost_fight_with_the_ogre_spends_step_and_encounter() -> None:
    """§12.3: −1 Health, she stays, no text; the tile under the token keeps its Treasure."""
    t = Table("KDC")
    t.lit(1, 0)
    t.put("ogre", 1, 0)
    t.g.goblins.monster_deck.remove("ogre")
    t.token("treasure", 1, 0)
    t.cubes("free", "free", "free")
    t.g.knight.grit = 5
    t.turn("knight")
    t.answer("cube:perception", "step:1,0")
    assert t.at("knight") == (0, 0)
    assert (t.g.knight.health, t.g.knight.encounters, t.g.knight.moves) == (6, 1, 1)
    assert not t.offers("step:1,0")  # Movement 1
    assert t.at("ogre") == (1, 0)
    assert knight_strength(t.g) == 1
    assert t.g.pieces[BONES] == SUPPLY
    assert OUT not in t.g.treasures
