"""Free actions, payments and reactions: A27 to A35, A71 to A73, A84, A85, A94, A103, and the other free actions."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.eldervale.table import TILE, Table
from wyrmtable.core.pay import can_pay as core_can_pay
from wyrmtable.core.pay import ways
from wyrmtable.games.eldervale import GAME
from wyrmtable.games.eldervale.data import ADVENTURE, MAGIC_NUMBER, RESOURCES, read_cost, slot_key
from wyrmtable.games.eldervale.rules.paying import can_pay, purse
from wyrmtable.games.eldervale.rules.scoring import vaults


def quiet(*factions: str, **options: Any) -> Table:
    t = Table(*(factions or ("embercrush_ogres", "atlanteans")), **options)
    t.map("fortress", "portal", "lilypad_shallows", "moonwell_falls")
    return t


def test_a28_a_slotted_token_is_replaced_without_gain() -> None:
    t = quiet("stonevein_dwarves", "atlanteans")
    t.cards(0, "gem_terrace")
    t.slot("gem_terrace", "gem:2")
    (token,) = t.tray(0, "gold:1")
    t.turn(0)
    t.do(f"slot:{token}>gem_terrace.1")
    assert t.has(0)
    assert len(t.g.tokens_out) == 1
    assert t.player(0).tray == []


def test_a83_spring_of_mending_gives_the_old_token() -> None:
    t = quiet("atlanteans", "stonevein_dwarves")
    t.cards(0, "spring_of_mending")
    t.slot("spring_of_mending", "potion:2")
    (token,) = t.tray(0, "gold:1")
    t.turn(0)
    t.do(f"slot:{token}>spring_of_mending.1")
    assert t.has(0, potion=2)


def test_a30_guild_hall_needs_its_slot_filled() -> None:
    t = quiet("wardens_of_evenmarch", "atlanteans")
    t.cards(0, "guild_hall")
    t.supply(0, gem=5)
    t.unit(0, "worker", "portal")
    t.turn(0)
    t.do("regroup")
    assert "retrieve:worker@portal>guild_hall" not in t.options()


def test_a30_an_orb_makes_it_free_for_ever() -> None:
    t = quiet("wardens_of_evenmarch", "atlanteans")
    t.cards(0, "guild_hall")
    t.player(0).orbs = 1
    t.turn(0)
    t.do("orb:guild_hall.in")
    for score in (3, 6):
        t.player(0).places = [TILE["portal"], *([-1] * 2), *([-2] * 6)]
        t.turn(0)
        t.do("regroup", "retrieve:worker@portal>guild_hall")
        assert t.player(0).vp == score
    assert t.has(0)


@pytest.mark.parametrize(("active", "left"), [(0, 7), (1, 9)])
def test_a31_hand_limit_at_the_end_of_the_own_turn(active: int, left: int) -> None:
    t = quiet()
    t.any_hand(0, 9)
    t.unit(0, "worker", "portal")
    t.unit(1, "worker", "moonwell_falls")
    t.turn(active)
    t.do("regroup")
    while t.asked == "retrieve":
        t.do(next(name for name in t.options() if name.endswith(">ready")))
    while t.asked == "discard-to-limit":
        t.do(t.options()[0])
    assert len(t.player(0).hand) == left


def doorway(t: Table) -> None:
    t.cards(0, "luminous_threshold")
    t.slot("luminous_threshold", "potion:2")
    t.unit(0, "worker", "portal")
    t.turn(0)
    t.do("regroup", "retrieve:worker@portal>luminous_threshold")


def test_a32_alone_highest_takes_the_token_too() -> None:
    t = quiet("dawnspire_seraphs", "atlanteans")
    t.power(0, light=3)
    t.power(1, light=2, water=1)
    doorway(t)
    assert t.has(0, scroll=1, potion=2)


def test_a33_tied_only_the_printed_resource() -> None:
    t = quiet("dawnspire_seraphs", "atlanteans")
    t.power(0, light=3)
    t.power(1, light=3, water=1)
    doorway(t)
    assert t.has(0, scroll=1)


@pytest.mark.parametrize(
    ("faces", "orb", "points"),
    [
        (("gem:1+tool:1",), True, 4),
        (("gem:1/tool:1",), True, 4),
        (("gem:1+tool:1", "gem:2", "gem:1"), True, 10),
        (("gem:1+tool:1",), False, 0),
    ],
)
def test_a34_deeproot_cavern(faces: tuple[str, ...], orb: bool, points: int) -> None:
    t = quiet("stonevein_dwarves", "atlanteans")
    t.cards(0, "deeproot_cavern")
    for slot, face in enumerate(faces):
        t.slot("deeproot_cavern", face, slot)
    if orb:
        t.orb_on("deeproot_cavern")
    assert vaults(t.g, 0) == points


@pytest.mark.parametrize(("roll", "glory"), [(5, 2), (2, 0)])
def test_a35_chaotic_aura_on_citadel(roll: int, glory: int) -> None:
    t = quiet("wildmask_satyrs", "wardens_of_evenmarch")
    t.cards(0, "citadel")
    t.aura(0, "chaotic_aura", "citadel")
    t.unit(0, "warrior", "portal")
    t.script("card-die", roll - 1)
    t.turn(0)
    t.do("regroup", "retrieve:warrior@portal>citadel")
    if glory:
        assert t.asked == "choose-resource"  # the reward of the second space
        t.do("gem")
    assert t.player(0).glory == glory
    assert t.player(0).vp == (2 if glory else 0)


def test_a35_what_can_be_a_host() -> None:
    t = quiet("wildmask_satyrs", "wardens_of_evenmarch")
    t.cards(0, "chaotic_aura", "citadel", "vault_of_whims", "gear_workshop", "arch_bridge", "shifting_door")
    t.aura(0, "aura_of_order", "gear_workshop")
    t.turn(0)
    assert set(t.starting("attach:chaotic_aura>")) == {"citadel", "shifting_door"}
    t.do("attach:chaotic_aura>citadel")
    assert t.starting("attach:chaotic_aura>") == []  # moving costs 2 gems


def test_moving_an_aura_costs_its_price_again() -> None:
    t = quiet("wildmask_satyrs", "wardens_of_evenmarch")
    t.cards(0, "citadel", "gear_workshop")
    t.aura(0, "chaotic_aura", "citadel")
    t.supply(0, gem=2)
    t.turn(0)
    t.do("attach:chaotic_aura>gear_workshop")
    assert t.has(0)
    assert t.g.auras == {ADVENTURE["gear_workshop"]: ADVENTURE["chaotic_aura"]}


# ---- payments


def test_a71_three_ways() -> None:
    t = quiet()
    t.supply(0, tool=1, gem=1, gold=2)
    cost = {"tool": 2, "any": 1}
    found = {tuple(sorted(way.items())) for way in ways(cost, purse(t.g, 0))}
    assert found == {
        (("gem", 1), ("gold", 1), ("tool", 1)),
        (("gold", 2), ("tool", 1)),
        (("gem", 1), ("gold", 2)),
    }
    assert can_pay(t.g, 0, read_cost("tool:2+any:1"))
    t.supply(0, tool=1, gem=1)
    assert not can_pay(t.g, 0, read_cost("tool:2+any:1"))


def test_a72_discounts_remove_the_symbol_the_payer_likes() -> None:
    for supply, payable in (({"tool": 2}, True), ({"tool": 1, "scroll": 1}, True), ({"tool": 1}, False)):
        t = Table("wardens_of_evenmarch", "atlanteans")
        t.map("mill", "marble_causeway", "fortress")
        t.cards(0, "master_builders")
        t.unit(0, "worker", "marble_causeway")
        t.supply(0, **supply)
        t.turn(0)
        assert ("mill" in t.places_for("worker")) == payable
        if payable:
            t.do("place:worker@mill")
            assert t.has(0)
            assert t.g.dwellings[TILE["marble_causeway"]] == 0


@pytest.mark.parametrize(("space", "gold", "playable"), [(2, 0, True), (1, 0, False), (1, 1, True)])
def test_a73_spells_free_by_power(space: int, gold: int, playable: bool) -> None:
    t = quiet("galewing_harriers", "atlanteans")
    t.unit(0, "worker", "fortress")
    t.hand(0, "gust_of_wings", "prophecy_of_plenty")
    t.power(0, air=space)
    t.supply(0, gold=gold)
    t.turn(0)
    assert ("cast:gust_of_wings" in t.options()) == playable
    if playable:
        t.do("cast:gust_of_wings", "lilypad_shallows")
        assert t.where(0, "worker") == ["inactive"] * 3 + ["lilypad_shallows"] + ["ready"] * 2
        assert t.has(0)
        assert t.player(0).hand == [MAGIC_NUMBER["prophecy_of_plenty"]]


def test_a_spell_cannot_pay_for_itself() -> None:
    t = quiet()
    t.hand(0, "lure")  # costs any 1
    t.realm("cinder_pit", 0, 1)
    t.power(0, fire=1)
    t.turn(0)
    assert "cast:lure" not in t.options()
    t.hand(0, "lure", "attunement")
    t.turn(0)
    assert "cast:lure" in t.options()


def test_the_quick_test_of_payments_agrees_with_the_full_one() -> None:
    rng = random.Random(7)
    t = quiet()
    for _ in range(3000):
        t.supply(0, **{word: rng.choice((0, 0, 1, 2, 3)) for word in RESOURCES[:6]})
        t.any_hand(0, rng.choice((0, 0, 1, 2, 3)))
        cost = tuple(rng.choice((0, 0, 0, 1, 2)) for _ in range(8))
        off = rng.choice((0, 0, 1, 2))
        symbols = {RESOURCES[kind]: n for kind, n in enumerate(cost) if n}
        assert can_pay(t.g, 0, cost, off) == core_can_pay(symbols, purse(t.g, 0), off), (cost, off, t.player(0).supply)


@pytest.mark.parametrize(("chest_gold", "offered"), [(True, True), (False, False)])
def test_a84_chest_gold(chest_gold: bool, offered: bool) -> None:
    t = quiet("wardens_of_evenmarch", "atlanteans", chest_gold=chest_gold)
    t.cards(0, "citadel")
    t.player(0).glory = 1
    t.unit(0, "warrior", "portal")
    t.supply(0, tool=5)
    t.turn(0)
    t.do("regroup", "retrieve:warrior@portal>citadel")
    assert t.options() == ["gem", "potion", "scroll", "sword", *(["gold"] if offered else []), "magic"]
    t.do("magic")
    assert len(t.player(0).hand) == 1


def test_any_at_the_limit_offers_a_full_kind_only_if_nothing_else_is_possible() -> None:
    t = quiet("wardens_of_evenmarch", "atlanteans")
    t.cards(0, "citadel")
    t.player(0).glory = 1
    t.unit(0, "warrior", "portal")
    t.supply(0, gem=5, potion=5, scroll=5, tool=5, sword=5, gold=5)
    t.g.magic, t.g.spent = [], []
    t.turn(0)
    t.do("regroup", "retrieve:warrior@portal>citadel")
    assert t.options() == ["gem", "potion", "scroll", "tool", "sword", "gold"]


def test_a94_an_orb_over_a_token() -> None:
    t = quiet("wardens_of_evenmarch", "atlanteans")
    t.cards(0, "guild_hall")
    t.slot("guild_hall", "gem:1")
    t.player(0).orbs = 1
    (token,) = t.tray(0, "tool:2")
    t.turn(0)
    t.do("orb:guild_hall.in")
    assert t.has(0)
    assert len(t.g.tokens_out) == 1
    assert t.g.slots == {slot_key(ADVENTURE["guild_hall"], 0): -2}
    assert f"slot:{token}>guild_hall.1" not in t.options()
    assert f"slot:{token}>starter_order.1" in t.options()


def test_a103_call_to_arms() -> None:
    t = quiet("wardens_of_evenmarch", "atlanteans")
    t.hand(0, "call_to_arms")
    t.supply(0, gem=3)
    t.turn(0)
    t.do("cast:call_to_arms")
    assert t.has(0, gem=2)
    assert t.where(0, "worker").count("ready") == 4
    t.do("place:worker@portal")
    assert t.has(0)
    assert t.where(0, "worker").count("ready") == 4


# ---- Orbs, entropy, out of turn


@pytest.mark.parametrize(
    ("space", "supply"),
    [("os1", "potion"), ("os2", "gem"), ("os3", "scroll"), ("os4", "tool"), ("os5", "sword")],
)
def test_orb_spaces_of_resources(space: str, supply: str) -> None:
    t = quiet()
    t.player(0).orbs = 1
    t.turn(0)
    t.do(f"orb:{space}")
    assert t.has(0, **{supply: 2})
    assert t.player(0).orbs == 0


def test_the_other_orb_spaces() -> None:
    t = quiet()
    t.player(0).orbs = 4
    t.supply(0, sword=1)  # the Warrior costs sword:2+tool:1
    t.turn(0)
    t.do("orb:os6")
    assert len(t.player(0).hand) == 2
    t.hand(0)
    t.turn(0)
    t.do("orb:os7")
    assert t.player(0).vp == 3
    t.do("orb:os8", "track:water")
    assert t.player(0).power[3] == 1
    t.do("orb:os9", "unit:warrior@ready")
    assert t.has(0)
    assert t.where(0, "warrior") == ["ready"]


def test_an_orb_slot() -> None:
    t = quiet("galewing_harriers", "atlanteans")
    t.cards(0, "stormcallers_perch")
    t.player(0).orbs = 1
    t.unit(0, "worker", "portal")
    t.turn(0)
    t.do("orb:stormcallers_perch")
    assert "orb:stormcallers_perch" not in t.options()
    t.do("regroup", "retrieve:worker@portal>stormcallers_perch")
    assert len(t.player(0).hand) == 2
    assert t.player(0).vp == 2


def test_entropy_engine_once_a_turn() -> None:
    t = quiet("wildmask_satyrs", "atlanteans")
    t.cards(0, "entropy_engine")
    t.any_hand(0, 2)
    t.turn(0)
    t.do("use:entropy_engine", "prophecy_of_the_crown")
    assert t.player(0).supply[5] == 1
    assert len(t.player(0).hand) == 1
    assert "use:entropy_engine" not in t.options()


def test_a85_a_token_out_of_turn_while_another_decides() -> None:
    t = Table("embercrush_ogres", "atlanteans", "wardens_of_evenmarch")
    t.map("emberfields", "lilypad_shallows", "moonwell_falls")
    t.unit(0, "worker", "emberfields")
    t.unit(1, "worker", "lilypad_shallows")
    t.unit(1, "worker", "moonwell_falls")
    (token,) = t.tray(2, "sword:2")
    t.war()
    t.turn(0)
    t.do("place:worker@lilypad_shallows", "stack:lilypad_shallows.1")
    t.until("join")
    assert t.seat == 1
    before = t.options()
    t.act(2, f"cash:{token}")
    assert t.has(2, sword=2)
    assert (t.asked, t.seat, t.options()) == ("join", 1, before)


def test_quests_of_state_can_be_completed_at_any_moment() -> None:
    t = quiet()
    t.hand(1, "hoarder", "great_host")
    t.supply(1, gem=5)
    t.turn(0)
    question = GAME.aside(t.g, 1)
    assert question is not None
    assert [option.name for option in question.options] == ["quest:hoarder"]
    t.act(1, "quest:hoarder")
    assert t.player(1).vp == 3
    assert t.player(1).quests == [MAGIC_NUMBER["hoarder"]]
    assert t.player(1).hand == [MAGIC_NUMBER["great_host"]]
