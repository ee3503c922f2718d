"""Passive Adventure cards in battle, auras, and the abilities of the factions."""

from __future__ import annotations

import pytest

from tests.eldervale.arena import Arena
from tests.eldervale.shown import shows
from tests.eldervale.table import TILE, Table
from wyrmtable.games.eldervale.data import GOLD, POTION, SWORD

shows(
    "featherfall_cloaks", "tunnel_network", "arch_bridge", "tailwind", "swarm", "hearth_road", "rise_from_the_shadows"
)
"""In test_placement."""
shows("wind_chimes", "flowing_current", "tidecraft", "deep_foundations", "master_builders", "blueprints")
"""In test_realms and test_dwellings."""
shows("entropy_engine", "aura_of_haste", "aura_of_grace", "aura_of_souls", "aura_of_order", "chaotic_aura")
"""In test_free and test_regroup."""
shows("sky_archive", "deeproot_cavern", "dragonfire_hoard", "sunken_treasury")
shows("reliquary_of_dawn", "catacomb_hoard", "vault_of_ledgers", "vault_of_whims")
"""In test_scoring."""


# ---- auras


def with_aura(aura: str, supply: dict[str, int], *answers: str) -> Table:
    t = Table("wardens_of_evenmarch", "atlanteans", elements=("earth", "fire"))
    t.map("fortress", "portal", "marble_causeway", "lilypad_shallows")
    t.cards(0, "citadel")
    t.aura(0, aura, "citadel")
    t.supply(0, **supply)
    t.unit(0, "warrior", "portal")
    t.turn(0)
    t.do("regroup", "retrieve:warrior@portal>citadel", *answers)
    assert t.player(0).glory == 1
    return t


@shows("aura_of_stone")
def test_aura_of_stone() -> None:
    assert with_aura("aura_of_stone", {}, "gain-tool-1").has(0, tool=1)


@shows("aura_of_flame")
def test_aura_of_flame() -> None:
    t = with_aura("aura_of_flame", {"sword": 2}, "yes")
    assert t.has(0, sword=1)
    assert t.player(0).vp == 2 + 2
    assert with_aura("aura_of_flame", {"sword": 2}, "no").has(0, sword=2)


@shows("aura_of_tides")
def test_aura_of_tides() -> None:
    assert with_aura("aura_of_tides", {"gem": 2}, "gem", "sword").has(0, gem=1, sword=1)


# ---- battle passives


@shows("duellists_gale")
def test_duellists_gale_rerolls_one_die_once() -> None:
    t = Arena()
    t.cards(0, "duellists_gale")
    battle = t.rolled(3, 2, 6)
    assert t.options() == ["use:duellists_gale", "pass"]
    t.do("use:duellists_gale")
    assert battle.dice[0] == [6]
    assert "use:duellists_gale" not in t.options()
    assert battle.winner == 0


@shows("searing_blades")
def test_searing_blades_reroll_ones() -> None:
    t = Arena(attacker="dragon")
    t.cards(0, "searing_blades")
    battle = t.rolled(3, 1, 4, 1, 5, 2)
    t.do("use:searing_blades")
    assert battle.dice[0] == [5, 4, 2]
    t = Arena(attacker="dragon")
    t.cards(0, "searing_blades")
    t.rolled(3, 2, 4, 2)
    assert "use:searing_blades" not in t.options()


@shows("double_down")
def test_double_down_rerolls_all() -> None:
    t = Arena(attacker="dragon")
    t.cards(0, "double_down")
    battle = t.rolled(3, 1, 4, 6, 5, 2, 3)
    t.do("use:double_down")
    assert battle.dice[0] == [5, 2, 3]


@shows("stalwart_walls")
@pytest.mark.parametrize(("card", "dice"), [("stalwart_walls", 3), ("", 2)])
def test_stalwart_walls(card: str, dice: int) -> None:
    t = Arena()
    t.dwelling(1, "obsidian_crown")
    if card:
        t.cards(1, card)
    assert len(t.rolled().dice[1]) == dice


@shows("beacon_of_conquest")
@pytest.mark.parametrize(("owner", "dice"), [(0, (2, 1)), (1, (1, 1))])
def test_beacon_of_conquest_helps_the_one_who_placed(owner: int, dice: tuple[int, int]) -> None:
    t = Arena()
    t.cards(owner, "beacon_of_conquest")
    battle = t.rolled()
    assert (len(battle.dice[0]), len(battle.dice[1])) == dice


@shows("night_raid")
@pytest.mark.parametrize(("card", "dice"), [("night_raid", 2), ("", 1)])
def test_night_raid_for_who_had_no_unit_there(card: str, dice: int) -> None:
    t = Arena("stonevein_dwarves", "shadow_demons", "atlanteans")
    t.unit(2, "worker", "moonwell_falls")
    if card:
        t.cards(2, card)
        t.cards(1, "ash_forge")
    t.attack("join")
    t.on("join", 2)
    battle = t.battle
    t.do("join:worker@moonwell_falls")
    t.on()
    assert len(battle.dice[2]) == dice


def test_night_raid_not_for_the_attacked() -> None:
    t = Arena()
    t.cards(1, "night_raid")
    assert len(t.rolled().dice[1]) == 1


@shows("scorched_earth")
def test_scorched_earth() -> None:
    t = Arena("stonevein_dwarves", "shadow_demons", "atlanteans")
    t.unit(2, "worker", "obsidian_crown")
    t.cards(0, "scorched_earth")
    t.dice(1, 1, 6)
    t.attack("choose-resource")
    t.do("gem", "tool")
    assert t.player(0).supply[:4] == [2, 0, 0, 1]  # one gem was printed on the realm


@shows("radiant_aegis")
def test_radiant_aegis_wins_ties_unless_two_have_it() -> None:
    t = Arena()
    t.cards(1, "radiant_aegis")
    battle = t.rolled(4, 4)
    assert battle.winner == 1
    t = Arena()
    t.cards(1, "radiant_aegis")
    t.beast(0, "demon_of_might", "obsidian_crown")
    t.player(0).places[-1] = TILE["emberfields"]
    assert t.rolled(4, 4).winner == 1


@shows("soothing_undertow")
def test_soothing_undertow_saves_units_for_potions() -> None:
    t = Arena(defenders=("worker", "warrior"))
    t.cards(1, "soothing_undertow")
    t.supply(1, potion=1)
    t.dice(1, 1, 1, 6)
    t.attack("casualties")
    assert t.options() == ["unit:worker@obsidian_crown", "unit:warrior@obsidian_crown", "pass"]
    t.do("unit:warrior@obsidian_crown")
    assert t.where(1, "warrior") == ["ready"]
    assert t.where(1, "worker").count("underworld") == 1
    assert t.player(1).supply[POTION] == 0


@shows("whispers_below")
def test_whispers_below() -> None:
    t = Arena("stonevein_dwarves", "duskthorn_vampires")
    t.cards(1, "whispers_below")
    t.dice(1, 6)
    t.attack("choose-resource")
    t.do("gold")
    assert t.has(1, gold=1)


@shows("lantern_bearers")
def test_lantern_bearers_stop_every_rush() -> None:
    t = Arena()
    t.player(1).places = [-1] * 3 + [-2] * 6
    t.cards(0, "lantern_bearers")
    t.monster("demon_of_might", "moonwell_falls")
    t.turn(0)
    t.do("place:worker@obsidian_crown")
    assert (t.asked, t.options()) == ("would-rush", ["use:lantern_bearers", "pass"])
    t.do("use:lantern_bearers")
    assert t.monster_in("demon_of_might") == "moonwell_falls"
    assert t.g.battle is None


def test_lantern_bearers_need_a_worker() -> None:
    t = Arena(attacker="warrior")
    t.player(1).places = [-1] * 3 + [-2] * 6
    t.cards(0, "lantern_bearers")
    t.monster("demon_of_might", "moonwell_falls")
    t.turn(0)
    t.do("place:warrior@obsidian_crown")
    assert t.monster_in("demon_of_might") == "obsidian_crown"


def test_lantern_bearers_go_with_the_worker_of_haste() -> None:
    """E 22: the Warrior was placed first, but by the time the Demon would rush at it a Worker was placed, too."""
    t = Arena(attacker="warrior", elements=("light", "fire"))
    t.player(1).places = [-1] * 3 + [-2] * 6
    t.cards(0, "lantern_bearers")
    t.monster("demon_of_might", "moonwell_falls")
    t.realm("titan_hollow", -1, 0)
    t.treasure("titan_hollow")
    t.hand(0, "haste")
    t.supply(0, gem=1, potion=1)
    t.turn(0)
    t.do("place:warrior@obsidian_crown", "cast:haste", "place:worker@titan_hollow")
    while t.asked == "after-action":
        t.do("pass")
    assert (t.asked, t.options()) == ("would-rush", ["use:lantern_bearers", "pass"])
    t.do("use:lantern_bearers")
    assert t.monster_in("demon_of_might") == "moonwell_falls"


@shows("drill_yard")
def test_drill_yard_makes_the_first_sword_worth_two() -> None:
    t = Arena()
    t.cards(0, "drill_yard")
    t.supply(0, sword=5)
    t.attack("spend-swords")
    assert t.starting("swords:") == ["1", "2", "3", "4"]
    battle = t.battle
    t.do("swords:2")
    assert len(battle.dice[0]) == 1 + 3


def test_drill_yard_a_first_sword_for_one_last_die() -> None:
    t = Arena(attacker="dragon")
    t.unit(0, "warrior", "emberfields")
    t.cards(0, "drill_yard")
    t.supply(0, sword=5)
    t.attack("join")
    t.do("join:warrior@emberfields", "pass")
    t.on("spend-swords")
    assert t.battle_dice(0) == 5
    assert t.starting("swords:") == ["1"]


# ---- factions


@shows("longbows")
def test_longbows() -> None:
    t = Arena("elves_of_briardell", "shadow_demons")
    t.unit(0, "worker", "moonwell_falls")
    assert len(t.rolled().dice[0]) == 3  # one placed, two shoot
    assert "emberfields" in t.where(0, "worker")


@shows("wandering_sage")
def test_wandering_sage() -> None:
    t = Table("elves_of_briardell", "shadow_demons")
    t.map("briar_meadows", "fortress", "portal", "crystal_caverns")
    t.unit(0, "wizard", "portal")
    t.unit(1, "worker", "fortress")
    t.treasure("crystal_caverns")
    t.turn(0)
    t.do("place:worker@crystal_caverns")
    assert (t.asked, t.options()) == ("end-ability", ["use:wandering_sage", "pass"])
    t.do("use:wandering_sage", "fortress")
    assert t.where(0, "wizard") == ["fortress"]
    assert "fortress" in t.where(1, "worker")


@shows("deep_delvers")
def test_deep_delvers() -> None:
    t = Table("stonevein_dwarves", "shadow_demons")
    t.map("briar_meadows", "dungeon1", "mill")
    t.stack()
    t.row("gem_terrace")
    t.supply(0, gem=2)
    t.turn(0)
    t.do("place:worker@dungeon1")
    assert t.has(0, gem=1)  # 2 + 1 - 2


def test_deep_delvers_only_workers() -> None:
    t = Table("stonevein_dwarves", "shadow_demons")
    t.map("briar_meadows", "dungeon1", "mill")
    t.ready(0, "warrior")
    t.stack()
    t.row("gem_terrace")
    t.supply(0, gem=2)
    t.turn(0)
    t.do("place:warrior@dungeon1")
    assert t.has(0)


@shows("shieldwall")
@pytest.mark.parametrize(("attacker", "dice"), [("warrior", 4), ("worker", 2)])
def test_shieldwall(attacker: str, dice: int) -> None:
    t = Arena(attacker=attacker)
    t.dwelling(0, "moonwell_falls")
    assert len(t.rolled().dice[0]) == dice


@shows("trophy_hunters")
def test_trophy_hunters() -> None:
    t = Arena("embercrush_ogres", "shadow_demons")
    t.dice(1, 6)
    t.attack("choose-resource")
    t.do("gold")
    assert t.player(0).supply[GOLD] == 1
    t = Arena("embercrush_ogres", "duskthorn_vampires", attacker="warrior")
    t.dice(1, 6, 6)
    t.attack()
    assert t.player(0).supply == [1, 0, 0, 0, 0, 0]  # no Worker, no trophy


@shows("crushing_blow")
def test_crushing_blow() -> None:
    t = Arena("embercrush_ogres", "shadow_demons", attacker="warrior")
    battle = t.rolled(6, 5, 1, 2)
    t.do("use:crushing_blow")
    assert battle.dice[1] == [2]
    t = Arena("embercrush_ogres", "shadow_demons")
    t.rolled(6, 5)
    assert t.asked != "after-roll"


@shows("cinder_hex")
def test_cinder_hex() -> None:
    t = Arena("firewitch_goblins", "shadow_demons", attacker="wizard")
    battle = t.rolled(5, 1)
    t.do("use:cinder_hex")
    assert battle.dice[0] == [6]


@shows("undertow")
def test_undertow() -> None:
    t = Arena("atlanteans", "shadow_demons", attacker="dragon", defenders=("worker", "warrior"))
    t.attack("undertow")
    assert t.options() == ["unit:1.worker@obsidian_crown", "pass"]
    t.do("unit:1.worker@obsidian_crown")
    assert (t.asked, t.seat) == ("move-to", 1)  # its owner moves it
    t.do("moonwell_falls")
    assert "moonwell_falls" in t.where(1, "worker")


@shows("tidecaller")
def test_tidecaller_keeps_the_action_possible() -> None:
    """R 61: the only Worker in an elemental realm cannot be swapped away before the Mill."""
    t = Table("reedmire_naga", "shadow_demons")
    t.map("lilypad_shallows", "mill", "fortress")
    t.unit(0, "worker", "lilypad_shallows")
    t.unit(0, "warrior", "fortress")
    t.only(0, "wizard")
    t.supply(0, potion=1, tool=1)
    t.turn(0)
    t.do("place:wizard@mill", "yes")
    assert t.where(0, "wizard") == ["fortress"]  # the Warrior was the only one to swap with
    assert t.g.dwellings[TILE["lilypad_shallows"]] == 0


@shows("venom")
def test_venom() -> None:
    t = Arena("reedmire_naga", "shadow_demons", attacker="warrior")
    t.cards(1, "double_down")
    t.rolled(2, 3, 3)
    assert t.asked != "after-roll"
    t = Arena("reedmire_naga", "shadow_demons")
    t.cards(1, "double_down")
    t.rolled(2, 3)
    assert t.options() == ["use:double_down", "pass"]


@shows("soul_debt")
def test_soul_debt() -> None:
    t = Arena("stonevein_dwarves", "shadow_demons")
    t.dice(1, 6)
    t.attack("choose-resource")
    t.do("gold")
    assert t.has(1, sword=1, gold=1)


@shows("blood_price")
def test_blood_price() -> None:
    t = Table("duskthorn_vampires", "embercrush_ogres")
    t.map("gravemoss_fen", "umbral_peak", "emberfields")
    t.unit(0, "worker", "gravemoss_fen")
    t.ready(0, "wizard")
    t.treasure("umbral_peak")
    t.turn(0)
    t.do("place:wizard@umbral_peak", "yes", "gem", "gold")
    assert t.has(0, gem=1, gold=1, sword=2)  # one sword was printed on the realm
    assert "underworld" in t.where(0, "worker")


@shows("nightfall")
def test_nightfall() -> None:
    t = Arena("duskthorn_vampires", "atlanteans", attacker="dragon")
    t.dice(1, 6, 6, 6)
    t.attack()
    assert t.player(0).supply[POTION] == 1


@shows("blinding_light")
def test_blinding_light() -> None:
    t = Arena("dawnspire_seraphs", "shadow_demons", attacker="wizard", defenders=("dragon",))
    battle = t.rolled(6, 4, 4, 5)
    t.do("use:blinding_light")
    assert t.options() == ["die:1.6", "die:1.4"]
    t.do("die:1.6")
    assert sorted(battle.dice[1]) == [1, 4, 4]
    assert battle.winner == 0


@shows("benediction")
def test_benediction() -> None:
    t = Table("dawnspire_seraphs", "shadow_demons")
    t.map("sunspire_hill", "fortress")
    t.dwelling(1, "sunspire_hill")
    t.treasure("sunspire_hill", "gem:2")
    t.turn(0)
    t.do("place:worker@sunspire_hill")
    assert t.has(0, potion=1)


@shows("lions_roar")
def test_lions_roar() -> None:
    t = Arena("sunmane_pride", "shadow_demons", attacker="warrior")
    t.player(1).places = [-1] * 3 + [-2] * 6
    t.monster("gloom_widow", "moonwell_falls")
    t.attack()
    assert t.monster_in("gloom_widow") == "moonwell_falls"
    t = Arena("sunmane_pride", "shadow_demons")
    t.player(1).places = [-1] * 3 + [-2] * 6
    t.monster("gloom_widow", "moonwell_falls")
    t.attack()
    assert t.monster_in("gloom_widow") == "obsidian_crown"


@shows("stormdive")
def test_stormdive() -> None:
    t = Arena("galewing_harriers", "shadow_demons")
    t.unit(0, "dragon", "emberfields")
    t.attack("join")
    t.do("join:dragon@emberfields")
    t.on("join")
    assert t.battle_dice(0) == 1 + 3 + 1
    assert len(Arena("galewing_harriers", "shadow_demons", attacker="dragon").rolled().dice[0]) == 3


@shows("glamour")
def test_glamour() -> None:
    t = Arena("stonevein_dwarves", "mistlight_faeries", defenders=("wizard", "worker"))
    t.dice(1, 1, 6)
    t.attack("casualties")
    assert t.options() == ["use:glamour.wizard", "pass"]
    t.do("use:glamour.wizard", "fortress")
    assert t.where(1, "wizard") == ["fortress"]
    assert "underworld" in t.where(1, "worker")
    assert t.player(1).supply[SWORD] == 1


@shows("pilfer")
def test_pilfer() -> None:
    t = Arena("mistlight_faeries", "shadow_demons")
    t.attack()
    assert len(t.player(0).hand) == 1


@shows("momentum")
def test_momentum_sets_a_die_when_the_warrior_joins() -> None:
    t = Arena("wardens_of_evenmarch", "shadow_demons")
    t.unit(0, "warrior", "emberfields")
    t.attack("join")
    battle = t.battle
    t.dice(5, 1, 1)
    t.do("join:warrior@emberfields")
    t.on()
    assert battle.dice[0] == [6, 1, 1]
    battle = Arena("wardens_of_evenmarch", "shadow_demons", attacker="warrior").rolled(5, 1, 1)
    assert battle.dice[0] == [1, 1]


@shows("patrol")
def test_patrol() -> None:
    t = Table("wardens_of_evenmarch", "shadow_demons")
    t.map("marble_causeway", "fortress", "portal")
    t.treasure("marble_causeway")
    t.unit(1, "worker", "portal")
    t.turn(0)
    t.do("place:worker@marble_causeway", "use:patrol")
    assert "fortress" in t.where(0, "worker")


@shows("recompile")
def test_recompile_exchanges_one_in_a_ruin() -> None:
    t = Table("ironquill_automata", "shadow_demons")
    t.map("marble_causeway", "fortress", "portal")
    t.ready(0, "wizard")
    t.supply(0, gem=3)
    t.turn(0)
    t.do("place:wizard@fortress", "gem", "sword")
    assert t.asked == "pay"
    t.do("gem+gem")
    assert t.has(0, sword=1, gold=2)


def test_recompile_cannot_spoil_the_action() -> None:
    """R 61: what the Portal needs is not given away."""
    t = Table("ironquill_automata", "shadow_demons")
    t.map("marble_causeway", "fortress", "portal")
    t.ready(0, "wizard")
    t.player(0).places = [-1] * 6 + [-2, -1, -1]  # only the Warrior is left: tool:2+sword:1
    t.supply(0, tool=2, sword=1, gem=1)
    t.turn(0)
    t.do("place:wizard@portal")
    assert t.asked == "exchange"
    t.do("tool")
    assert t.options() == ["tool", "gold"]  # nothing else would pay for the Warrior


@shows("frenzy")
def test_frenzy_rerolls_any_subset() -> None:
    t = Arena("riftborn_gnolls", "shadow_demons", attacker="warrior")
    battle = t.rolled(5, 1, 4, 6)
    t.do("use:frenzy", "die:0.1.1", "done")
    assert battle.dice[0] == [6, 4]


@shows("scavengers")
def test_scavengers_see_every_monster_fall() -> None:
    t = Arena("embercrush_ogres", "riftborn_gnolls", attacker="dragon", defenders=(), elements=("darkness",))
    t.unit(1, "worker", "fortress")
    t.monster("gloom_widow", "obsidian_crown")
    t.dice(6, 6, 6, 1, 1, 1, 1)
    t.attack("choose-part")
    t.do("glory-1")
    assert (t.asked, t.seat) == ("choose-resource", 1)
    t.do("gold")
    assert t.has(1, gold=1)


@shows("revel")
def test_revel() -> None:
    t = Table("wildmask_satyrs", "shadow_demons")
    t.map("riftgarden", "fortress")
    t.ready(0, "wizard")
    t.treasure("riftgarden")
    t.turn(0)
    t.do("place:wizard@riftgarden")
    assert (len(t.player(0).hand), len(t.player(1).hand)) == (1, 1)
    assert t.has(0, gem=1, sword=1)


@shows("wild_hunt")
def test_wild_hunt() -> None:
    t = Table("wildmask_satyrs", "shadow_demons")
    t.map("riftgarden", "fortress", "widow_den", "portal")
    t.ready(0, "dragon")
    t.treasure("riftgarden")
    t.turn(0)
    t.do("place:dragon@riftgarden", "yes", "portal")
    assert t.monster_in("gloom_widow") == "portal"


shows("minotaur", "shapeshifter")
"""In test_modules."""
