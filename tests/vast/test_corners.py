"""Corners of the rules of Dragon, Cave and Thief: chains, empty supplies, ties, who chooses."""

from __future__ import annotations

from tests.vast.table import Table
from wyrmtable.games.vast.data import BONES, CARRIED, EYE, FANGS, HELD, OUT, STASHED, SUPPLY
from wyrmtable.games.vast.grid import cell_at
from wyrmtable.games.vast.rules.cave import income
from wyrmtable.games.vast.rules.stats import stealth, thief_movement
from wyrmtable.games.vast.rules.turns import alone_tiles


def dragon_at(t: Table, x: int, y: int, *cards: str) -> None:
    t.g.dragon.placed = True
    t.put("dragon", x, y)
    t.powers(*cards)


# ---- Dragon


def test_trap_against_wrath_moves_the_tribe_like_any_piece() -> None:
    t = Table()
    t.lit(1, 0, "")
    t.lit(2, 0, "")
    t.lit(3, 0, "")
    t.put("knight", 0, 0)
    dragon_at(t, 1, 0, "claw", "claw", "claw", "claw")
    t.tribe("fangs", 2, at=(2, 0))
    t.g.goblins.face_up.append("trap")
    t.g.goblins.secret_deck.remove("trap")
    t.die("diamond")
    t.turn("dragon")
    t.answer("power:wrath", "use")
    t.rest("slide")
    assert t.g.goblins.population[FANGS] == 2
    assert t.at("fangs") is not None
    assert t.g.goblins.secret_discard == ["trap"]


def test_wrath_gives_no_rage_and_feeds_nobody() -> None:
    t = Table()
    t.lit(1, 0, "")
    t.lit(2, 0, "")
    t.put("knight", 0, 0)
    dragon_at(t, 1, 0, "claw", "claw", "claw", "claw")
    t.tribe("fangs", 3, at=(2, 0))
    t.die("diamond")
    t.turn("dragon")
    t.answer("power:wrath")
    t.rest("slide")
    assert t.g.goblins.population[FANGS] == 1
    assert t.g.goblins.rage == 1
    assert t.g.dragon.eaten == 0


def test_beetles_against_scratch_leave_one_who_stays_and_is_not_eaten() -> None:
    t = Table()
    t.lit(1, 0, "")
    dragon_at(t, 1, 0, "claw", "claw", "claw")
    t.tribe("bones", 3, "bright_beetles", at=(1, 0))
    t.tribe("eye", 2, at=(1, 0))
    t.turn("dragon")
    t.answer("power:scratch", "use")
    assert t.g.goblins.population[1:] == [0, 1, 0]
    assert t.at("bones") == (1, 0)
    assert t.at("eye") is None
    assert t.g.dragon.eaten == 4
    assert t.g.goblins.rage == 3


def test_hiss_at_the_last_goblin_scatters_its_tribe() -> None:
    t = Table()
    t.lit(1, 0, "")
    dragon_at(t, 0, 0, "claw", "claw")
    t.tribe("eye", 1, "wisp", at=(1, 0))
    t.turn("dragon")
    t.answer("power:hiss")
    assert t.at("eye") is None
    assert t.g.goblins.population[EYE] == 0
    assert t.g.goblins.monster_discard == ["wisp"]
    assert t.g.dragon.eaten == 1


def test_eaten_stops_at_seven() -> None:
    t = Table()
    t.lit(1, 0, "")
    dragon_at(t, 1, 0, "claw", "claw", "claw")
    t.g.dragon.eaten = 5
    t.tribe("fangs", 4, at=(1, 0))
    t.turn("dragon")
    t.answer("power:scratch")
    assert t.g.dragon.eaten == 7


def test_shriek_lies_until_it_is_spent_and_covers_its_own_price() -> None:
    t = Table()
    t.lit(1, 0, "")
    dragon_at(t, 1, 0, "claw", "claw", "claw", "claw")
    t.die("centre")
    t.turn("dragon")
    t.answer("power:shriek", "claw,claw")
    assert not t.offers("power:shriek")
    t.answer("power:claw", "keep")
    assert t.g.dragon.shriek
    assert not t.offers("power:shriek")


def test_greed_takes_one_of_three_and_the_rest_is_not_on_the_map() -> None:
    t = Table()
    t.lit(1, 0, "")
    dragon_at(t, 1, 0)
    for _ in range(3):
        t.token("treasure", 1, 0)
    t.turn("dragon")
    t.answer("done", "3")
    assert t.g.treasures.count(HELD) == 2
    assert t.g.dragon.sloth["greed"] == 3
    assert income(t.g) == 1


def test_a_gem_on_terrain_is_not_offered_and_a_carried_one_counts_for_pride() -> None:
    t = Table()
    t.lit(1, 0, "")
    dragon_at(t, 1, 0)
    t.g.gems[0] = CARRIED
    t.turn("dragon")
    t.answer("done", "gem:wing")
    assert t.asked == "last-cubes"
    assert t.offers("cube:pride_gem", "cube:pride_still")
    t.answer("cube:pride_gem")
    assert t.g.dragon.wake == 1


def test_flame_wall_moves_and_burns_each_piece_once_a_turn() -> None:
    t = Table()
    t.lit(1, 0, "")
    t.lit(2, 0, "")
    t.lit(3, 0, "")
    t.token("flame_wall", 2, 0)
    t.tribe("fangs", 4, at=(1, 0))
    t.turn("goblins", phase="activate")
    t.answer("activate:fangs", "step:2,0")
    assert t.g.goblins.population[FANGS] == 3
    t.answer("step:3,0", "step:2,0")
    assert t.g.goblins.population[FANGS] == 2  # the second Lit tile left, not the fire


def test_thief_killed_by_the_flame_wall_drops_his_loot_there_for_no_reward() -> None:
    t = Table()
    t.lit(1, 0, "")
    t.lit(2, 0, "")
    t.token("flame_wall", 2, 0)
    t.put("thief", 1, 0)
    t.g.thief.upgrades = ["unnatural_evasion"]
    t.g.thief.stats = [4, 3, 2]
    t.g.thief.cubes = 2
    t.g.treasures[0] = t.g.gems[1] = CARRIED
    cards = len(t.g.dragon.hand)
    t.turn("thief", phase="act")
    t.answer("step:2,0")
    assert t.at("thief") is None
    assert t.g.treasures[0] == t.g.gems[1] == cell_at(2, 0)
    assert len(t.g.dragon.hand) == cards
    assert t.g.turn != 4


def test_killing_the_thief_draws_cards_from_the_shuffled_discards() -> None:
    t = Table()
    t.lit(1, 0, "")
    dragon_at(t, 1, 0, "claw", "claw", "claw")
    t.g.dragon.discard = t.g.dragon.deck
    t.g.dragon.deck = []
    t.put("thief", 1, 0)
    t.g.thief.loot = 2
    t.turn("dragon")
    t.answer("power:scratch")
    assert len(t.g.dragon.hand) == 2
    assert len(t.g.dragon.deck) == 16
    assert t.g.dragon.discard == []


def test_surfaced_wing_goes_through_a_wall_but_not_into_the_dark() -> None:
    t = Table()
    t.lit(1, 0, "nsw")
    t.lit(1, -1, "")
    t.dark(1, 1)
    dragon_at(t, 1, 0, "wing")
    t.g.dragon.awake = t.g.dragon.surfaced = True
    t.put("knight", 1, -1)
    t.turn("dragon")
    assert not t.offers("move:1,-1")
    t.answer("power:wing")
    assert sorted(t.options()) == ["0,0", "1,-1"]
    t.answer("0,0")
    assert t.winners == ["dragon"]


def test_both_tribes_and_knight_strike_a_surfaced_ash_dragon() -> None:
    t = Table("GDC")
    t.lit(1, 0, "")
    dragon_at(t, 0, 0)
    t.g.dragon.awake = t.g.dragon.surfaced = True
    t.g.dragon.wake = 2  # Armor 1 + 1
    t.tribe("fangs", 2, at=(1, 0))
    t.tribe("eye", 2, at=(1, 0))
    t.turn("dragon")
    t.answer("move:1,0")
    assert t.g.dragon.health == 4  # Fangs 3 > 2; Eye 2 is not stronger
    assert t.g.goblins.rage == 0
    assert t.at("fangs") is None
    assert t.at("eye") == (1, 0)


# ---- Cave


def test_spores_never_fill_the_hunger_spaces_emptied_at_setup() -> None:
    t = Table("KDC")
    t.lit(1, 0, "")
    assert t.g.dragon.sloth["hunger"] == 2
    t.g.knight.grit = 0
    t.omens("quartz", "mushroom", "trail")
    t.turn("cave", phase="act")
    assert not t.offers("omen:soporific_spores")  # nothing but locked spaces is free
    t = Table("KD")
    assert not t.g.rules.hunger_locked


def test_spores_let_the_thief_forget_an_upgrade_but_not_its_treasure() -> None:
    t = Table()
    t.lit(1, 0, "")
    t.g.thief.upgrades = ["plus_movement", "flip_2_3"]
    t.g.thief.stashed = 2
    t.g.treasures[0] = t.g.treasures[1] = STASHED
    t.omens("quartz", "mushroom", "trail")
    t.turn("cave", phase="act")
    t.answer("omen:soporific_spores")
    t.until("spores-upgrade", "spores-target")
    if t.asked == "spores-target":
        t.answer("thief")
    assert t.role == "thief"
    t.answer("plus_movement")
    assert t.g.thief.upgrades == ["flip_2_3"]
    assert t.g.thief.stashed == 2
    assert thief_movement(t.g) == 3


def test_a_rockslide_moves_when_all_three_lie() -> None:
    t = Table()
    for x in range(1, 5):
        t.lit(x, 0, "")
    g = t.g
    g.rockslides = [t.edge((n, 0), (n + 1, 0)) for n in range(3)]
    t.omens("bat", "bat")
    t.turn("cave", phase="act")
    t.answer("omen:rockslide", "0,0/e")
    assert sorted(t.g.rockslides) == sorted(t.edge((n, 0), (n + 1, 0)) for n in (1, 2, 3))


def test_crystal_curse_shakes_rockslides_off_the_entrance() -> None:
    t = Table()
    t.lit(1, 0, "")
    t.g.rockslides[0] = t.edge((0, 0), (1, 0))
    t.omens("trail")
    t.turn("cave", phase="act")
    t.answer("omen:crystal_curse", "turn:0,0")
    t.rest()
    assert t.g.rockslides == [SUPPLY] * 3


def test_the_curse_on_events_is_nothing_without_a_living_knight() -> None:
    t = Table("KDC")
    t.lit(1, 0, "", "event")
    t.lit(2, 0, "w")
    t.g.knight.dead = True
    t.off("knight")
    t.omens("trail")
    t.turn("cave", phase="act")
    t.answer("omen:crystal_curse")
    assert all(option.startswith("turn:") for option in t.options())


def test_the_cave_need_not_place_a_treasure_beside_the_thief_alone() -> None:
    for roles, optional in (("CT", True), ("KGCT", False), ("KC", False), ("DCT", True)):
        t = Table(roles)
        t.dark(1, 0)
        t.turn("cave", phase="act")
        t.answer("shape")
        t.until("cave-act")
        assert t.offers("treasure")
        assert t.offers("end") is optional


def test_hatred_before_and_in_the_collapse() -> None:
    t = Table()
    t.lit(1, 0, "")
    t.lit(2, 0, "")
    t.stack()
    t.hand()
    t.g.stack = []
    t.g.collapse = True
    t.g.cave.shaped = True
    t.omens("trail", "trail", "trail")
    t.turn("cave", phase="act")
    t.answer("omen:hatred")
    assert cell_at(2, 0) not in t.g.tiles
    assert len(t.g.cave.omens) == 2
    t.answer("omen:hatred")
    assert cell_at(1, 0) not in t.g.tiles
    assert t.g.cave.omens == []


# ---- Thief


def test_a_stashed_gem_takes_a_treasure_from_the_map_when_the_supply_is_empty() -> None:
    t = Table()
    t.lit(1, 0, "")
    t.lit(2, 0, "")
    t.g.treasures = [cell_at(2, 0)] + [STASHED] * 11
    t.g.gems[0] = CARRIED
    t.put("thief", 1, 0)
    t.g.thief.stats = [4, 3, 2]
    t.g.thief.cubes = 2
    t.turn("thief", phase="act")
    t.answer("step:0,0", "hand_crossbow")
    assert t.g.gems[0] == SUPPLY
    assert t.g.treasures == [STASHED] * 12
    assert t.g.thief.stashed == 1


def test_without_any_treasure_a_gem_brings_nothing() -> None:
    t = Table()
    t.lit(1, 0, "")
    t.g.treasures = [STASHED] * 12
    t.g.gems[0] = CARRIED
    t.put("thief", 1, 0)
    t.g.thief.stats = [4, 3, 2]
    t.turn("thief", phase="act")
    t.answer("step:0,0")
    assert t.g.gems[0] == SUPPLY
    assert t.g.thief.stashed == 0


def test_evading_a_claw_onto_the_entrance_he_stashes_in_the_dragons_turn() -> None:
    t = Table()
    t.lit(1, 0, "")
    t.lit(2, 0, "")
    t.put("knight", 2, 0)
    dragon_at(t, 1, 0, "claw")
    t.put("thief", 1, 0)
    t.g.thief.upgrades = ["unnatural_evasion"]
    t.g.treasures[0] = CARRIED
    t.die("centre")
    t.action_die(4)
    t.turn("dragon")
    t.answer("power:claw", "0,0", "sticky_fingers")
    assert t.g.thief.stashed == 1
    assert t.role == "dragon"


def test_stealth_may_fall_below_zero_and_hex_lasts_until_the_goblins() -> None:
    t = Table()
    t.lit(1, 0, "")
    t.put("thief", 1, 0)
    t.g.thief.stats = [4, 2, 3]
    t.g.treasures[0] = t.g.treasures[1] = t.g.gems[0] = CARRIED
    t.g.thief.hex = 2
    assert stealth(t.g) == -3
    t.turn("goblins")
    assert stealth(t.g) == -1


def test_a_failed_pickpocket_of_a_tribe_still_spends_trap_and_player() -> None:
    t = Table()
    t.lit(1, 0, "")
    t.put("thief", 1, 0)
    t.g.thief.stats = [3, 4, 2]
    t.g.thief.cubes = 2
    t.tribe("bones", 1, at=(1, 0))
    t.g.goblins.face_up.append("trap")
    t.g.goblins.secret_deck.remove("trap")
    t.g.goblins.secrets.append(t.g.goblins.secret_deck.pop())
    t.action_die(3)
    t.turn("thief", phase="act")
    t.answer("pickpocket:bones:1")
    assert t.g.goblins.rage == 2
    assert t.g.goblins.face_up == []
    assert t.g.goblins.population[BONES] == 1
    assert len(t.g.goblins.secrets) == 1
    assert not any(option.startswith(("pickpocket", "backstab")) for option in t.options())


def test_past_plunder_without_a_dark_tile() -> None:
    t = Table("KGD")
    t.lit(1, 0, "nes")
    t.put("knight", 1, 0)
    t.g.agenda = [("next-role", 0, 0), ("past-plunder", 2, 0)]
    t.turn("dragon", phase="end")
    t.answer("2,0")
    assert t.g.is_dark(cell_at(2, 0))
    assert cell_at(2, 0) in t.g.treasures
    t = Table("KGD")
    t.lit(1, 0, "nes")
    t.put("knight", 1, 0)
    t.g.collapse = True
    t.g.stack = []
    t.g.agenda = [("next-role", 0, 0), ("past-plunder", 2, 0)]
    t.turn("dragon", phase="end")
    assert t.g.treasures.count(cell_at(0, 0)) == 1  # the Entrance is the only Lit tile without anything on it


def test_alone_a_thief_counts_his_movement() -> None:
    t = Table("T")
    t.g.turn = 4
    t.g.thief.stats = [4, 3, 2]
    t.g.thief.upgrades = ["plus_movement"]
    assert alone_tiles(t.g) == 5
    t.g.revealed_crystals = 6
    assert alone_tiles(t.g) == 6


def test_smashed_by_the_dragon_is_out_of_the_game() -> None:
    t = Table()
    t.lit(1, 0, "", "crystal")
    t.token("crystal", 1, 0)
    dragon_at(t, 1, 0, "claw", "flame", "wing")
    t.turn("dragon")
    t.answer("power:smash")
    assert t.g.crystals.count(OUT) == 1
    assert not t.g.dragon.hand


def test_claw_scatters_tribes_before_it_moves_the_knight() -> None:
    t = Table()
    t.lit(1, 0, "")
    t.lit(2, 0, "nes")
    t.put("knight", 1, 0)
    dragon_at(t, 0, 0, "claw")
    t.put("dragon", 1, 0)
    t.tribe("fangs", 3, at=(2, 0))
    t.put("thief", 0, 0)
    t.die("cross")
    t.turn("dragon")
    t.answer("power:claw")
    assert t.at("fangs") is None
    assert t.at("thief") == (0, 0)  # he is killed last, so she cannot be thrown onto his space
    assert t.options() == ["2,0", "pass"]
    t.answer("2,0")
    assert t.at("knight") == (2, 0)
    assert t.at("thief") is None


def test_beetles_take_one_off_the_blow_not_off_the_dead() -> None:
    for population, left in ((4, 2), (3, 1), (2, 0)):
        t = Table()
        t.lit(1, 0, "")
        t.put("thief", 1, 0)
        t.g.thief.stats = [2, 3, 4]
        t.g.thief.upgrades = ["all_4", "plus_stealth"]
        t.g.thief.cubes = 3
        t.g.goblins.face_up.append("goblin_ruby")
        t.g.goblins.secret_deck.remove("goblin_ruby")
        t.tribe("bones", population, "bright_beetles", at=(1, 0))
        t.turn("thief", phase="act")
        t.answer("backstab:bones:3")
        if t.asked == "beetles":
            t.answer("use")
        assert t.g.goblins.population[BONES] == left
        assert t.g.goblins.monster_discard == ["bright_beetles"]
