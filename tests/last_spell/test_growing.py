"""Heroes by Day: Perks and levels, rest, missions solved by Day."""

from __future__ import annotations

import pytest

from .table import Table, names

# ---- heroes


def test_perks_are_chosen_from_the_first_player_on() -> None:
    t = Table(heroes=3)
    t.g.day, t.g.first = 2, 2
    for seat, perk in enumerate(("heavy_hand", "fleet", "focus")):
        t.hero(seat, perks=perk)
    t.run("level-up")
    order = []
    for _ in range(3):
        order.append(t.seat)
        t.answer(t.options()[0])
    assert order == [2, 0, 1]


def test_a_perk_somebody_has_is_gone() -> None:
    t = Table()
    t.g.day = 2
    t.hero(0, perks="heavy_hand focus")
    t.hero(1, perks="fleet cleaver")
    t.run(("gain-perk", 0))
    assert t.refuses("fleet", "cleaver", "heavy_hand")
    assert t.offers("momentum", "rally", "vaulter")
    assert t.refuses("sunder", "warlord")


def test_level_4_needs_two_of_level_3() -> None:
    t = Table("glenwald")
    t.g.day = 3
    t.hero(0, perks="heavy_hand focus cleaver rally sunder siphon fleet")
    t.run(("gain-perk", 0))
    assert t.offers("warlord", "deadeye", "commander", "inspire")
    t.g.heroes[0].perks.remove("siphon")
    t.run(("gain-perk", 0))
    assert t.refuses("warlord", "deadeye")


def test_a_scholar_and_a_trigger_happy_hero_want_the_same_scroll() -> None:
    """In Glenwald both name Fireball, which exists once."""
    t = Table("glenwald")
    t.g.heroes[0].trait, t.g.heroes[1].trait = "scholar", "trigger_happy"
    t.run(("choose-extra", 0))
    assert "fireball" in names(t.g.heroes[0].items)
    t.run(("choose-extra", 1))
    assert t.refuses("fireball")
    assert t.offers("lightning")
    t.answer("lightning")
    assert "lightning" in names(t.g.heroes[1].items)


# ---- the end of the Day


def test_deployment_knows_its_places() -> None:
    t = Table("lakeburg")
    t.section("W4", "wood_gate")
    t.build("portal", (8, 16))
    t.build("ballista", (9, 16))
    t.g.fog = [3, 4, 3]
    t.run(("deploy", 0))
    assert t.offers("deploy:6,16", "deploy:6,17", "deploy:8,16")  # Gate, Portal
    assert t.offers("deploy:8,6", "deploy:17,15")  # perimeter of empty slots
    assert t.offers("deploy:6,3", "deploy:3,9")  # shallow water; the first cell outside the fog
    assert t.refuses(
        "deploy:7,3", "deploy:9,16", "deploy:11,11", "deploy:6,8", "deploy:2,9", "deploy:9,1", "deploy:3,12"
    )
    t.answer("deploy:8,16")
    t.run(("deploy", 1))
    assert t.refuses("deploy:8,16")


def test_rest_heals_one_wound_and_fills_mana_with_gear() -> None:
    t = Table()
    hero = t.hero(0, items="acolyte_robe buckler health_1", perks="deep_well", wounds=4, mana=0)
    t.g.used.update({"buckler": 1, "health_1": 1})
    t.run("end-of-day")
    assert (hero.wounds, hero.mana) == (3, 4 + 1 + 2)
    assert not any(t.g.used.get(name) for name in ("buckler", "health_1"))


# ---- missions of the Day


@pytest.mark.parametrize(
    ("day", "houses", "flames", "solved"),
    [(1, 4, 0, True), (2, 4, 0, True), (3, 4, 0, False), (2, 3, 0, False), (2, 4, 1, False)],
)
def test_hearths_alight(day: int, houses: int, flames: int, solved: bool) -> None:
    t = Table()
    t.g.missions = ["F1", "S1"]
    t.g.day = day
    for cell in ((14, 14), (14, 15))[: houses - 2]:
        t.build("house", cell)
    t.on((10, 13)).flames = flames
    gold = t.g.gold
    t.day("pass", seat=0)
    t.day("pass", seat=1)
    assert ("F1" in t.g.solved) is solved
    assert t.g.gold == gold + 2 * solved
