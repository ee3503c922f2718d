"""Every spell in its window, and every quest."""

from __future__ import annotations

from typing import Any

import pytest

from tests.eldervale.arena import Arena
from tests.eldervale.shown import shows
from tests.eldervale.table import TILE, Table
from wyrmtable.games.eldervale.data import MAGIC_NUMBER, POTION

shows("faerie_charm", "polymorph", "sudden_ambush", "haste", "lure", "binding_chains", "banish", "sanctuary")
"""In test_joining, test_wild and test_corners."""
shows("gust_of_wings", "call_to_arms", "hidden_path", "second_wind", "master_mason")
"""In test_free, test_realms, test_regroup and test_dwellings."""
shows("crossroads_hearth", "giant_slayer", "hoarder")
"""In test_dwellings, test_wild and test_free."""


def at_peace(spell: str, faction: str = "embercrush_ogres", **supply: int) -> Table:
    t = Table(faction, "atlanteans")
    t.map("fortress", "obsidian_crown", "lilypad_shallows", "moonwell_falls")
    t.hand(0, spell)
    t.supply(0, **supply)
    t.unit(0, "worker", "obsidian_crown")
    return t


def cast(t: Table, spell: str, *answers: str) -> Table:
    t.turn(0)
    t.do(f"cast:{spell}", *answers)
    assert MAGIC_NUMBER[spell] in t.g.spent
    return t


@shows("grave_bargain")
def test_grave_bargain() -> None:
    t = cast(at_peace("grave_bargain"), "grave_bargain")
    assert len(t.player(0).hand) == 3
    assert "underworld" in t.where(0, "worker")
    assert t.has(0, sword=1)


@shows("writ_of_passage")
def test_writ_of_passage() -> None:
    t = at_peace("writ_of_passage", tool=1)
    t.dwelling(0, "moonwell_falls")
    t.ready(0, "warrior")
    t.turn(0)
    assert "moonwell_falls" not in t.places_for("warrior")
    t.do("cast:writ_of_passage")
    assert {"lilypad_shallows", "moonwell_falls"} <= set(t.places_for("warrior"))
    t.turn(0)
    assert "moonwell_falls" not in t.places_for("warrior")  # this turn only


@shows("arcane_insight")
def test_arcane_insight() -> None:
    assert len(cast(at_peace("arcane_insight"), "arcane_insight").player(0).hand) == 2


@shows("alchemists_trick")
def test_alchemists_trick() -> None:
    t = at_peace("alchemists_trick", gem=3, gold=1)
    t.turn(0)
    t.do("cast:alchemists_trick")
    assert t.options() == ["gem", "pass"]  # neither gold nor Magic
    t.do("gem", "gem", "pass", "tool", "sword")
    assert t.has(0, gem=1, tool=1, sword=1, gold=1)


@shows("dragonsong")
def test_dragonsong() -> None:
    """The fire Dragon costs sword:2+gem:1+potion:1; two of these are removed."""
    t = at_peace("dragonsong", scroll=1, sword=2)
    t.turn(0)
    t.do("cast:dragonsong")
    assert t.where(0, "dragon") == ["ready"]
    assert t.has(0)
    t = at_peace("dragonsong", scroll=1, sword=1)
    t.turn(0)
    assert "cast:dragonsong" not in t.options()


@shows("treasure_sense")
def test_treasure_sense() -> None:
    t = at_peace("treasure_sense")
    t.treasure("obsidian_crown", "gem:2", "gem:1")
    cast(t, "treasure_sense")
    assert len(t.player(0).tray) == 1
    t = at_peace("treasure_sense")
    t.treasure("obsidian_crown")
    t.turn(0)
    assert "cast:treasure_sense" not in t.options()


@shows("pilfering_imp")
def test_pilfering_imp() -> None:
    t = at_peace("pilfering_imp", potion=1)
    t.supply(1, tool=1, gold=1)
    t.player(1).vp = 1
    cast(t, "pilfering_imp", "from:1.gold")
    assert t.has(0, gold=1)
    assert t.has(1, tool=1)
    t = at_peace("pilfering_imp", potion=1)
    t.supply(1, tool=1)
    t.turn(0)
    assert "cast:pilfering_imp" not in t.options()  # the opponent is not ahead


@shows("spirit_recall")
def test_spirit_recall() -> None:
    t = at_peace("spirit_recall")
    t.below(0, "warrior")
    assert cast(t, "spirit_recall").where(0, "warrior") == ["ready"]


@shows("attunement")
def test_attunement() -> None:
    t = cast(at_peace("attunement", gem=3), "attunement")
    assert t.player(0).power[2] == 2
    assert t.has(0)


@shows("prospectors_luck")
def test_prospectors_luck() -> None:
    t = at_peace("prospectors_luck")
    t.dwelling(0, "moonwell_falls")
    t.dwelling(0, "lilypad_shallows")
    assert cast(t, "prospectors_luck").has(0, gold=2)


# ---- battles


def armed(spell: str, seat: int = 0, **options: Any) -> Arena:
    t = Arena("stonevein_dwarves", "shadow_demons", **options)
    t.hand(seat, spell)
    t.supply(seat, gem=1, potion=1, scroll=1, tool=1, sword=1)
    return t


@shows("stone_bastion")
def test_stone_bastion() -> None:
    t = armed("stone_bastion")
    t.attack("spend-swords")
    assert "cast:stone_bastion" not in t.options()
    t = armed("stone_bastion")
    t.dwelling(0, "moonwell_falls")
    t.attack("spend-swords")
    t.do("cast:stone_bastion")
    assert t.battle_dice(0) == 1 + 1 + 2


@shows("blade_rain")
def test_blade_rain() -> None:
    t = armed("blade_rain")
    t.attack("spend-swords")
    t.do("cast:blade_rain")
    assert t.battle_dice(0) == 3


@shows("battle_hymn")
def test_battle_hymn() -> None:
    t = Arena("stonevein_dwarves", "shadow_demons", "atlanteans")
    t.unit(2, "worker", "obsidian_crown")
    t.hand(0, "battle_hymn")
    t.attack("spend-swords")
    t.on("spend-swords", 0)
    battle = t.battle
    t.do("cast:battle_hymn")
    t.on()
    assert len(battle.dice[0]) == 3


@shows("firestorm")
def test_firestorm() -> None:
    t = armed("firestorm", defenders=("dragon",))
    battle = t.rolled(6, 6, 6, 4, 1, 2, 3)
    t.do("cast:firestorm", "side:1")
    assert battle.dice[1] == [1, 2, 3]
    assert battle.winner == 0


@shows("wild_surge")
def test_wild_surge() -> None:
    t = armed("wild_surge")
    battle = t.rolled(3, 2, 5)
    t.do("cast:wild_surge", "die:0.2")
    assert battle.dice[0] == [5]
    t = armed("wild_surge")
    battle = t.rolled(3, 2, 1)
    t.do("cast:wild_surge", "pass")
    assert battle.dice[0] == [2]


@shows("lucky_charm")
def test_lucky_charm() -> None:
    t = armed("lucky_charm", attacker="warrior")
    battle = t.rolled(3, 2, 4, 5)
    t.do("cast:lucky_charm", "die:0.2.1", "done")
    assert battle.dice[0] == [5, 4]


@shows("fog_of_war")
def test_fog_of_war() -> None:
    t = armed("fog_of_war", defenders=("dragon",))
    battle = t.rolled(6, 4, 4, 5)
    t.do("cast:fog_of_war")
    assert sorted(battle.dice[1]) == [1, 4, 4]


@shows("mirror_shield")
def test_mirror_shield() -> None:
    t = armed("mirror_shield", attacker="warrior")
    battle = t.rolled(6, 4, 2)
    t.do("cast:mirror_shield", "die:0.2", "6")
    assert sorted(battle.dice[0]) == [4, 6]


@shows("dawn_ward")
def test_dawn_ward() -> None:
    t = armed("dawn_ward", 1, defenders=("worker", "warrior"))
    t.dice(1, 1, 1, 6)
    t.attack("casualties")
    t.do("cast:dawn_ward")
    assert t.where(1, "warrior") == ["ready"]
    assert "underworld" not in t.where(1, "worker")
    assert t.player(1).supply[4] == 1


@shows("song_of_glory")
def test_song_of_glory() -> None:
    t = armed("song_of_glory")
    t.dice(1, 6)
    t.attack("battle-won")
    t.do("cast:song_of_glory", "gem")
    assert t.player(0).glory == 2


@shows("riptide")
def test_riptide_stops_the_rush_of_this_placement() -> None:
    t = Arena("stonevein_dwarves", "shadow_demons", elements=("fire",))
    t.player(1).places = [-1] * 3 + [-2] * 6
    t.monster("demon_of_might", "moonwell_falls")
    t.monster("gloom_widow", "emberfields")
    t.hand(1, "riptide")
    t.supply(1, potion=1)
    t.turn(0)
    t.do("place:worker@obsidian_crown", "demon_of_might")
    assert (t.asked, t.seat) == ("would-rush", 1)
    t.do("cast:riptide")
    assert t.monster_in("demon_of_might") == "moonwell_falls"
    assert t.monster_in("gloom_widow") == "emberfields"  # no other takes its place
    assert t.player(1).supply[POTION] == 0


# ---- quests


@shows("great_host", "keeper_of_secrets", "warpath", "elementalist", "ascendant", "martyrs")
@pytest.mark.parametrize(
    ("quest", "points", "prepare"),
    [
        ("great_host", 4, lambda t: t.ready(0, "worker", "warrior", "wizard")),
        (
            "keeper_of_secrets",
            2,
            lambda t: t.hand(0, "keeper_of_secrets", "lure", "haste", "banish", "riptide", "firestorm"),
        ),
        ("warpath", 5, lambda t: setattr(t.player(0), "won", 2)),
        ("elementalist", 2, lambda t: t.power(0, fire=1, water=1, air=1, earth=1)),
        ("ascendant", 4, lambda t: t.power(0, fire=5)),
        ("martyrs", 3, lambda t: t.below(0, "worker", "wizard", "warrior")),
    ],
)
def test_quests_of_state(quest: str, points: int, prepare: Any) -> None:
    t = at_peace(quest)
    t.turn(0)
    assert f"quest:{quest}" not in t.options()
    prepare(t)
    t.turn(0)
    t.do(f"quest:{quest}")
    assert t.player(0).vp == points
    assert MAGIC_NUMBER[quest] in t.player(0).quests
    assert MAGIC_NUMBER[quest] not in t.player(0).hand


@shows("beastmaster")
def test_beastmaster() -> None:
    t = at_peace("beastmaster", gem=2, scroll=1)
    t.hand(0, "beastmaster", "binding_chains")
    t.monster("demon_of_might", "fortress")
    t.turn(0)
    t.do("cast:binding_chains", "quest:beastmaster")
    assert t.player(0).vp == 3


@shows("against_the_odds")
@pytest.mark.parametrize(("defenders", "offered"), [(("dragon",), True), (("worker",), False)])
def test_against_the_odds(defenders: tuple[str, ...], offered: bool) -> None:
    t = armed("against_the_odds", defenders=defenders)
    t.dice(*[1] * (3 if offered else 1), 6)
    t.attack("complete-quest" if offered else "")
    if offered:
        t.do("quest:against_the_odds")
    assert t.player(0).vp == (2 + 5 if offered else 2)


@shows("dragonlord")
def test_dragonlord() -> None:
    t = armed("dragonlord", attacker="dragon")
    t.dice(1, 6, 6, 6)
    t.attack("complete-quest")
    t.do("quest:dragonlord")
    assert t.player(0).vp == 2 + 3


@shows("arcane_pilgrim")
def test_arcane_pilgrim() -> None:
    t = Table("embercrush_ogres", "atlanteans")
    t.map("magetower", "obsidian_crown")
    t.ready(0, "wizard")
    t.hand(0, "arcane_pilgrim")
    t.supply(0, gem=2)
    t.turn(0)
    t.do("place:wizard@magetower", "quest:arcane_pilgrim")
    assert t.player(0).vp == 3
    t = Table("embercrush_ogres", "atlanteans")
    t.map("magetower", "obsidian_crown")
    t.hand(0, "arcane_pilgrim")
    t.supply(0, gem=2)
    t.turn(0)
    t.do("place:worker@magetower")
    assert t.asked != "complete-quest"


@shows("unbroken")
@pytest.mark.parametrize("units", [5, 4])
def test_unbroken(units: int) -> None:
    t = Table("embercrush_ogres", "atlanteans")
    t.map("fortress", "obsidian_crown", "lilypad_shallows", "moonwell_falls", "portal", "mill")
    realms = ("fortress", "obsidian_crown", "lilypad_shallows", "moonwell_falls", "portal")
    t.player(0).places = [TILE[realm] for realm in realms[:units]] + [-2] * (9 - units)
    t.hand(0, "unbroken")
    t.turn(0)
    t.do("regroup")
    for realm in realms[:units]:
        t.do(f"retrieve:worker@{realm}>ready")
    assert (t.asked == "complete-quest") == (units == 5)
    if units == 5:
        t.do("quest:unbroken")
        assert t.player(0).vp == 4


def test_a_passed_event_is_gone() -> None:
    t = armed("dragonlord", attacker="dragon")
    t.dice(1, 6, 6, 6)
    t.attack("complete-quest")
    t.do("pass")
    t.turn(0)
    assert "quest:dragonlord" not in t.options()
    assert t.player(0).hand == [MAGIC_NUMBER["dragonlord"]]
