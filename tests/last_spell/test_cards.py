"""Every weapon, armour, potion, scroll, perk and Trait does something, and none of the tables is left out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from wyrmtable.games.last_spell.data import (
    ARMOURS,
    DIRECTIONS,
    HEROES,
    ITEMS,
    PATTERNS,
    PERKS,
    POTIONS,
    RUINS,
    SCROLL_CARDS,
    TRAITS,
    WEAPONS,
    WYRM_CARDS,
    rows,
)
from wyrmtable.games.last_spell.rules.stats import full_mp, max_hp, max_mana

from . import test_attacks, test_day, test_harm, test_heroes, test_night
from .table import Table


def night(*, heroes: int = 2) -> Table:
    t = Table(heroes=heroes)
    t.no_ruins()
    t.hero(1, at=(16, 16))
    t.night()
    return t


def test_counts_of_the_box() -> None:
    counts = {row["component"]: int(row["count"]) for row in rows("components")}
    assert len(WEAPONS) == counts["weapon cards"] == 54
    assert len(ARMOURS) == counts["armour and shield cards"] == 30
    assert len(SCROLL_CARDS) == counts["scroll cards"] == 9
    assert len(POTIONS) == counts["potion tokens"] == 8
    assert len(PERKS) == counts["perk cards (6 decks of 7)"] == 42
    assert len(TRAITS) == 2 * counts["trait cards (double-sided)"] == 12
    assert len(HEROES) == counts["hero cards (double-sided)"] == 4
    assert len(RUINS) == counts["ruins bases"] == 12
    assert len(PATTERNS) == counts["wave pattern cards"] == 15
    assert len(DIRECTIONS) == counts["wave direction cards"] == 5
    assert len(WYRM_CARDS) == counts["Cetusia wave pattern cards"] == 4
    assert len(ITEMS) == 54 + 30 + 9 + 8


# ---- weapons


AROUND = {
    "single": {(12, 7)},
    "arc3": {(11, 7), (12, 7), (13, 7)},
    "line2": {(12, 7), (12, 6)},
    "line3": {(12, 7), (12, 6), (12, 5)},
    "ring": {(x, y) for x in (11, 12, 13) for y in (7, 8, 9)} - {(12, 8)},
    "plus": {(12, 7), (11, 7), (13, 7), (12, 6)},
    "blast": {(11, 6), (12, 6), (13, 6), (11, 7), (12, 7), (13, 7), (11, 8), (13, 8)},
    "pierce": {(12, 7), (12, 6)},
}
"""Cells that a strike at (12, 7) from (12, 8) hits, on a crowd around the Hero."""


def crowd(t: Table) -> dict[tuple[int, int], int]:
    """Tough enemies on all cells around (12, 8), two deep to the north."""
    return {
        (x, y): t.monster("bulky", x, y, hp=20, full=20).id
        for y in (5, 6, 7, 8, 9)
        for x in (11, 12, 13)
        if (x, y) != (12, 8)
    }


@pytest.mark.parametrize("skill", [False, True])
@pytest.mark.parametrize("name", WEAPONS)
def test_every_weapon(name: str, skill: bool) -> None:
    """Its cost, whom it hits for how much, and what it does besides."""
    weapon = WEAPONS[name]
    strike = weapon.skill if skill else weapon.basic
    t = night()
    hero = t.armed(name)
    crowded = crowd(t)
    how = "skill" if skill else "basic"
    if strike.shape == "heal":
        hero.wounds = 5
        t.act(0, f"skill:{name}@12,8")
        assert hero.wounds == 5 - weapon.level
        assert (hero.tokens, hero.mana) == (9 - strike.actions, 9 - strike.mana)
        return
    aim = "12,8" if strike.shape == "ring" else "12,7"
    t.act(0, f"{how}:{name}@{aim}")
    if strike.shape == "split":
        for _ in range(strike.hits - 1):
            t.answer("at:12,7")
    if strike.shape == "chain2":
        t.answer("at:12,6")
    if strike.shape == "pierce":
        t.answer("at:12,6")
    if strike.shape == "chain3":
        t.answer("at:12,6", "at:12,5")
    assert t.asked == "act"
    assert (hero.tokens, hero.mana) == (9 - strike.actions, 9 - strike.mana)
    lost = {cell: 20 - t.g.enemies[id].hp for cell, id in crowded.items() if t.g.enemies[id].hp < 20}
    damage = strike.damage
    if strike.shape == "split":
        assert lost == {(12, 7): strike.hits * damage}
    elif strike.shape.startswith("chain"):
        cells = [(12, 7), (12, 6), (12, 5)][: int(strike.shape[5:])]
        assert lost == {cell: max(1, damage - n) for n, cell in enumerate(cells)}
    elif strike.shape == "sector":
        expected = {cell for cell in crowded if cell[0] >= 12 and cell[1] >= 6}
        assert lost == dict.fromkeys(expected, damage)
    else:
        assert lost == dict.fromkeys(AROUND[strike.shape], damage)


@pytest.mark.parametrize("name", [name for name in WEAPONS if name.endswith("_1")])
def test_levels_of_a_model(name: str) -> None:
    """2.10: +1 damage (or hit) a level, +1 Gold, at Level III a Mana less for the Skill, not below 1."""
    model = name.removesuffix("_1")
    first = WEAPONS[name]
    for level in (2, 3):
        weapon = WEAPONS[f"{model}_{level}"]
        assert weapon.price == first.price + level - 1
        assert weapon.hands == first.hands
        for one, other in ((first.basic, weapon.basic), (first.skill, weapon.skill)):
            more = (other.damage - one.damage, other.hits - one.hits)
            assert more == ((0, level - 1) if one.shape == "split" else (level - 1, 0))
            assert (one.reach, one.shape, one.abilities, one.actions) == (
                other.reach,
                other.shape,
                other.abilities,
                other.actions,
            )
        less = max(1, first.skill.mana - 1) if level == 3 else first.skill.mana
        assert weapon.skill.mana == less


REACHES = {"C": (13, 10), "CA": (13, 4), "CAF": (9, 4)}


@pytest.mark.parametrize(
    "name", [name for name in WEAPONS if name.endswith("_1") and WEAPONS[name].category != "melee"]
)
def test_every_reach(name: str) -> None:
    weapon = WEAPONS[name]
    for skill in (False, True):
        strike = weapon.skill if skill else weapon.basic
        if strike.shape == "heal":
            continue
        t = night()
        t.clear("N2")
        t.armed(name)
        for x, y in REACHES.values():
            t.monster("bulky", x, y)
        t.turn(0)
        how = "skill" if skill else "basic"
        offered = [reach for reach, (x, y) in REACHES.items() if t.offers(f"{how}:{name}@{x},{y}")]
        assert offered == ["C", "CA", "CAF"][: ["C", "CA", "CAF"].index(strike.reach) + 1]


@pytest.mark.parametrize("ability", ["Armour Piercing", "Inevitable", "Opportunist", "Stun", "Poison", "Push 1"])
def test_every_ability(ability: str) -> None:
    strikes = [
        (name, skill)
        for name, weapon in WEAPONS.items()
        for skill in (False, True)
        if ability in (weapon.skill if skill else weapon.basic).abilities
    ]
    assert strikes
    for name, skill in strikes:
        strike = WEAPONS[name].skill if skill else WEAPONS[name].basic
        t = night()
        t.armed(name)
        kind = {"Armour Piercing": "armored", "Inevitable": "winged"}.get(ability, "clawer")
        enemy = t.monster(kind, 12, 7, hp=20, full=20)
        if ability == "Opportunist":
            enemy.poisoned = True
        flips = t.flips()
        t.act(0, f"{'skill' if skill else 'basic'}:{name}@{'12,8' if strike.shape == 'ring' else '12,7'}")
        assert 20 - enemy.hp == strike.damage + (ability == "Opportunist")
        assert t.flips() == flips
        assert enemy.stunned is (ability == "Stun")
        assert enemy.poisoned is (ability in ("Poison", "Opportunist"))
        assert t.at(enemy) == ((12, 6) if "Push 1" in strike.abilities else (12, 7))


# ---- armour


def hit_hero(t: Table, kind: str = "bulky", *answers: str) -> None:
    t.monster(kind, 12, 7)
    t.monsters(*answers)


@pytest.mark.parametrize("name", ARMOURS)
def test_every_armour(name: str) -> None:
    """Its dice and flat value, and what it gives while worn."""
    row = next(row for row in rows("armour") if row["id"] == name)
    armour = ARMOURS[name]
    t = night()
    hero = t.g.heroes[0]
    bare = (full_mp(hero), max_mana(hero))
    t.armed(name)
    words = row["passive"].replace(";", "").split()
    gains = {word: int(words[n - 1]) for n, word in enumerate(words) if word in ("MP", "mana")}
    assert (full_mp(hero) - bare[0], max_mana(hero) - bare[1]) == (gains.get("MP", 0), gains.get("mana", 0))
    dice = int(row["blue_dice"]) + int(row["orange_dice"])
    t.blue(*[1] * 5)
    t.orange(*[1] * 5)
    blocked = dice + int(row["flat_block"])
    if not blocked:
        hit_hero(t)
        assert hero.wounds == 2  # cannot be turned
        return
    hit_hero(t, "bulky", f"block:{name}")
    assert hero.wounds == max(0, 2 - blocked)
    assert t.g.used == {name: 1}
    assert armour.uses == (2 if name == "rune_shield" else 1)


def test_losing_a_robe_cuts_mana() -> None:
    t = Table()
    hero = t.hero(0, items="acolyte_robe")
    assert hero.mana == 5
    t.day("leave:acolyte_robe")
    assert hero.mana == 4


def test_mp_by_gear_counts_from_the_next_hero_phase() -> None:
    t = night()
    hero = t.armed("", mp=3)
    mate = t.hero(1, at=(13, 8), items="wind_boots", tokens=1)
    t.act(1, "give:wind_boots>0")
    assert hero.mp == 3
    t.run("hero-phase")
    assert (hero.mp, mate.mp) == (5, 4)


# ---- potions and scrolls


@pytest.mark.parametrize("name", POTIONS)
def test_every_potion(name: str) -> None:
    t = night()
    hero = t.armed(name, tokens=1, mp=1, mana=0, wounds=5)
    t.act(0, f"drink:{name}")
    before = {"tokens": 1, "mp": 1, "mana": 0, "wounds": 5}
    change = {"health": {"wounds": 3}, "mana": {"mana": 3}, "vigour": {"tokens": 3}, "swiftness": {"mp": 5}}
    expected = {**before, **change[POTIONS[name].kind]}
    assert {field: getattr(hero, field) for field in before} == expected
    assert t.g.used == {name: 1}
    assert t.refuses(f"drink:{name}")


def test_potions_stop_at_the_maximum() -> None:
    t = night()
    hero = t.armed("mana_1", mana=3)
    t.act(0, "drink:mana_1")
    assert hero.mana == 4
    t.turn(0)
    t = night()
    hero = t.armed("health_1", wounds=1, trait="healer")
    t.act(0, "drink:health_1")
    assert hero.wounds == 0
    hero = t.armed("health_2", wounds=5)
    t.act(0, "drink:health_2")
    assert hero.wounds == 2  # a Healer's


def test_fireball() -> None:
    t = night()
    t.armed("fireball")
    crowded = crowd(t)
    t.act(0, "read:fireball", "at:12,6")
    lost = {cell for cell, id in crowded.items() if t.g.enemies[id].hp == 17}
    assert lost == {(x, y) for x in (11, 12, 13) for y in (5, 6, 7)}
    assert t.g.spent[0].name == "fireball"


def test_fireball_needs_a_line() -> None:
    t = night()
    t.armed("fireball frost", at=(12, 8))
    t.build("house", (12, 7))
    t.monster("clawer", 12, 6)
    t.turn(0)
    assert t.refuses("read:fireball")
    assert t.offers("read:frost")


def test_frost_takes_a_sector() -> None:
    t = night()
    t.armed("frost")
    near, far = t.monster("clawer", 13, 4), t.monster("clawer", 9, 9)
    t.monster("clawer", 3, 13)
    t.act(0, "read:frost")
    assert t.options() == ["sector:c1", "sector:b2"]
    t.answer("sector:b2")
    assert (near.stunned, far.stunned) == (False, True)


def test_healing_reaches_one_sector() -> None:
    t = night(heroes=4)
    t.armed("healing")
    t.hero(1, at=(13, 4), wounds=5)
    t.hero(2, at=(3, 13), wounds=3)
    t.hero(3, at=(13, 9), wounds=2)
    t.act(0, "read:healing")
    assert t.options() == ["hero:1", "hero:3"]
    t.answer("hero:1")
    assert t.g.heroes[1].wounds == 2


def test_ward_needs_somebody_to_gain() -> None:
    t = night()
    hero = t.armed("ward", guard=3)
    t.turn(0)
    assert t.refuses("read:ward")
    hero.guard = 2
    t.act(0, "read:ward")
    assert hero.guard == 3
    assert t.g.heroes[1].guard == 0  # another sector


def test_haste() -> None:
    t = night(heroes=3)
    t.armed("haste", tokens=1, mp=0)
    t.hero(1, at=(13, 9), tokens=0, mp=0)
    t.hero(2, at=(9, 9), ended=True)
    t.act(0, "read:haste")
    assert t.options() == ["hero:0", "hero:1"]
    t.answer("hero:1")
    assert (t.g.heroes[1].tokens, t.g.heroes[1].mp) == (2, 2)
    assert t.g.heroes[0].tokens == 0


def test_banishment_is_no_monster_with_more_than_3_hp() -> None:
    t = night()
    t.armed("banishment")
    t.monster("bulky", 12, 7, hp=1)
    t.turn(0)
    assert t.refuses("read:banishment")


SCROLL_TESTS: dict[str, Callable[[], None]] = {
    "fireball": test_fireball,
    "frost": test_heroes.test_112_frost_and_banishment,
    "teleport": test_heroes.test_113_mending_and_teleport,
    "healing": test_healing_reaches_one_sector,
    "ward": test_ward_needs_somebody_to_gain,
    "lightning": test_heroes.test_114_lightning,
    "mending": test_heroes.test_113_mending_and_teleport,
    "banishment": test_heroes.test_112_frost_and_banishment,
    "haste": test_haste,
}


# ---- perks and Traits that no scenario tries


def test_deep_well_and_thick_skin() -> None:
    t = Table()
    hero = t.g.heroes[0]
    assert (max_hp(hero), max_mana(hero)) == (9, 4)
    hero.perks = ["deep_well", "thick_skin"]
    assert (max_hp(hero), max_mana(hero)) == (11, 6)


def test_fleet() -> None:
    t = Table()
    hero = t.g.heroes[0]
    assert full_mp(hero) == 3
    hero.perks = ["fleet"]
    assert full_mp(hero) == 4


@pytest.mark.parametrize(
    ("trait", "hp", "mana", "mp"),
    [
        ("brawny", 2, -1, 0),
        ("sharp_eyed", -1, 0, 0),
        ("gifted", -1, 2, 0),
        ("tinkerer", 0, -1, 0),
        ("nimble", 0, 0, 1),
        ("scholar", 0, 0, -1),
        ("healer", 0, 0, 0),
    ],
)
def test_numbers_of_traits(trait: str, hp: int, mana: int, mp: int) -> None:
    t = Table()
    hero = t.g.heroes[0]
    before = (max_hp(hero), max_mana(hero), full_mp(hero))
    hero.trait = trait
    assert (max_hp(hero), max_mana(hero), full_mp(hero)) == (before[0] + hp, before[1] + mana, before[2] + mp)


def test_a_scholar_keeps_2_mp() -> None:
    t = Table()
    hero = t.hero(0, trait="scholar")
    assert full_mp(hero) == 2
    hero.perks = ["fleet"]
    assert full_mp(hero) == 3


def test_deadeye_and_piercing_shots() -> None:
    for perks, hp in (("", 2), ("piercing_shots", 1), ("deadeye", 1), ("deadeye piercing_shots", 0)):
        t = night()
        t.armed("crossbow_1", perks=perks)
        armored = t.monster("armored", 12, 6)
        t.act(0, "basic:crossbow_1@12,6")
        assert armored.hp == hp


def test_archmage_and_inexorable() -> None:
    for perks, hp, flips in (("", 3, 1), ("archmage", 2, 1), ("inexorable", 2, 0)):
        t = night()
        t.armed("power_staff_1", perks=perks)
        armored, winged = t.monster("armored", 12, 6, hp=4), t.monster("winged", 13, 6)
        t.act(0, "basic:power_staff_1@12,6")
        assert armored.hp == hp
        t.coin("freude")
        t.act(0, "basic:power_staff_1@13,6")
        assert t.at(winged) is None
        assert t.flips() == flips


def test_mastery_is_of_one_category() -> None:
    for perk, weapon in (("warlord", "crossbow_1"), ("deadeye", "power_staff_1"), ("archmage", "crossbow_1")):
        t = night()
        t.armed(weapon, perks=perk)
        bulky = t.monster("bulky", 12, 7)
        t.act(0, f"basic:{weapon}@12,7")
        assert bulky.hp == 4


def test_hit_and_run() -> None:
    t = night()
    hero = t.armed("wand_1", perks="hit_and_run", mp=0)
    t.monster("bulky", 12, 7)
    t.act(0, "basic:wand_1@12,7")
    assert hero.mp == 2
    t.act(0, "basic:wand_1@12,7")
    assert hero.mp == 2
    t.run("hero-phase")
    t.act(0, "basic:wand_1@12,7")
    assert hero.mp == full_mp(hero) + 2


def test_savage() -> None:
    t = night()
    hero = t.armed("longsword_1", trait="savage", perks="momentum", mp=0)
    t.monster("runner", 12, 7)
    t.act(0, "basic:longsword_1@12,7")
    assert hero.mp == 2
    t.monster("runner", 12, 7)
    t.act(0, "basic:longsword_1@12,7")
    assert hero.mp == 3  # Momentum alone


def test_sharp_eyed() -> None:
    t = night()
    t.build("house", (12, 7))
    hero = t.armed("crossbow_1", trait="sharp_eyed")
    t.monster("bulky", 12, 5)
    t.act(0, "basic:crossbow_1@12,5")
    assert t.refuses("basic:crossbow_1@12,5")
    hero.trait = ""
    hero.this_round = []
    t.turn(0)
    assert t.refuses("basic:crossbow_1@12,5")


def test_limits_of_traits_by_night() -> None:
    t = night()
    t.armed("", trait="trigger_happy")
    t.monster("bulky", 12, 7)
    t.turn(0)
    assert t.refuses("punch:12,7")
    t.g.heroes[0].trait = "stalwart"
    t.turn(0)
    assert t.refuses("dash")
    assert t.offers("punch:12,7")


def test_a_down_hero_sleeps() -> None:
    t = night(heroes=3)
    t.hero(1, perks="bodyguard inspire", down=True, cell=-1)
    hero = t.armed("")
    t.run("hero-phase")
    assert hero.mp == full_mp(hero)


def test_steady_aim_counts_every_mp() -> None:
    t = night()
    hero = t.armed("crossbow_1", perks="steady_aim vaulter", at=(9, 7))
    t.act(0, "leap:9,5")
    assert "mp" in hero.this_round


def test_pierce_takes_one_behind() -> None:
    t = night()
    t.armed("crossbow_1")
    t.monster("bulky", 12, 6)
    north, east, near = t.monster("bulky", 12, 5), t.monster("bulky", 13, 6), t.monster("bulky", 12, 7)
    t.act(0, "skill:crossbow_1@12,6")
    assert t.options() == ["at:12,5", "at:13,6"]
    t.answer("at:13,6")
    assert (north.hp, east.hp, near.hp) == (6, 4, 6)


A, H, D = test_attacks, test_heroes, test_day
PERK_TESTS: dict[str, Callable[[], None]] = {
    "heavy_hand": A.test_090_warlord_and_punch,
    "finisher": A.test_089_finisher_and_opportunist,
    "cleaver": A.test_091_cleaver,
    "momentum": A.test_092_bloodlust_and_momentum,
    "sunder": A.test_097_true_shot_and_sunder,
    "bloodlust": A.test_092_bloodlust_and_momentum,
    "warlord": A.test_090_warlord_and_punch,
    "steady_aim": A.test_093_steady_aim,
    "quick_draw": A.test_094_quick_draws,
    "eagle_eye": A.test_095_eagle_eye,
    "ricochet": A.test_096_ricochet,
    "piercing_shots": test_deadeye_and_piercing_shots,
    "true_shot": A.test_097_true_shot_and_sunder,
    "deadeye": test_deadeye_and_piercing_shots,
    "deep_well": test_deep_well_and_thick_skin,
    "focus": A.test_098_focus,
    "overflow": A.test_099_overflow_and_siphon,
    "wide_circle": A.test_088_wide_circle,
    "siphon": A.test_099_overflow_and_siphon,
    "inexorable": test_archmage_and_inexorable,
    "archmage": test_archmage_and_inexorable,
    "thick_skin": test_deep_well_and_thick_skin,
    "bulwark": H.test_083_bulwark_and_warding,
    "second_skin": H.test_100_second_skin_and_the_rune_shield,
    "bodyguard": test_harm.test_101_bodyguard,
    "unyielding": H.test_082_stalwart_and_unyielding,
    "field_medic": test_night.test_103_field_medic,
    "last_stand": test_harm.test_102_last_stand,
    "fleet": test_fleet,
    "vaulter": H.test_084_acrobat_and_vaulter,
    "hit_and_run": test_hit_and_run,
    "portal_adept": H.test_056_portals,
    "slip_through": H.test_106_slip_through,
    "climber": H.test_107_climber_and_windrunner,
    "windrunner": H.test_107_climber_and_windrunner,
    "engineer": H.test_108_engineer_and_tinkerer,
    "salvager": D.test_076_salvager_and_thrifty,
    "rally": H.test_110_rally_commander_inspire,
    "haggler": D.test_077_haggler_and_scholar,
    "artillerist": H.test_109_artillerist,
    "inspire": H.test_110_rally_commander_inspire,
    "commander": H.test_110_rally_commander_inspire,
}
TRAIT_TESTS: dict[str, tuple[Callable[..., None], Callable[..., None]]] = {
    "brawny": (test_numbers_of_traits, test_numbers_of_traits),
    "savage": (test_savage, D.test_078_what_traits_forbid),
    "sharp_eyed": (test_sharp_eyed, test_numbers_of_traits),
    "trigger_happy": (A.test_094_quick_draws, test_limits_of_traits_by_night),
    "gifted": (test_numbers_of_traits, test_numbers_of_traits),
    "scholar": (D.test_077_haggler_and_scholar, test_a_scholar_keeps_2_mp),
    "stalwart": (H.test_082_stalwart_and_unyielding, test_limits_of_traits_by_night),
    "healer": (A.test_111_healer, A.test_111_healer),
    "nimble": (test_numbers_of_traits, D.test_078_what_traits_forbid),
    "acrobat": (H.test_084_acrobat_and_vaulter, D.test_078_what_traits_forbid),
    "tinkerer": (H.test_108_engineer_and_tinkerer, test_numbers_of_traits),
    "thrifty": (D.test_076_salvager_and_thrifty, D.test_078_what_traits_forbid),
}
"""Where gain and limit of each side are tried."""


def test_nothing_is_left_out() -> None:
    assert list(PERK_TESTS) == list(PERKS)
    assert list(TRAIT_TESTS) == list(TRAITS)
    assert list(SCROLL_TESTS) == list(SCROLL_CARDS)
