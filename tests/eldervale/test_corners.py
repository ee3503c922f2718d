"""Corners of the rules where several of them meet; each test is named after the paragraph it comes from."""

from __future__ import annotations

from tests.eldervale.arena import Arena
from tests.eldervale.table import Table
from tests.eldervale.test_solo import GHOST, haunted
from wyrmtable.games.eldervale import GAME
from wyrmtable.games.eldervale.data import ADVENTURES, GHOSTS, MAGIC_NUMBER
from wyrmtable.games.eldervale.effects.compile import compile_effect
from wyrmtable.games.eldervale.effects.doer import Doer


def peaceful_draft() -> Table:
    """Two Workers could be placed one after the other, each beside the Demon of Might."""
    t = Table("embercrush_ogres", "atlanteans", edition="draft2019")
    t.map("fortress", "obsidian_crown", "cinder_pit")
    t.realm("moonwell_falls", 1, 1)  # beside the Obsidian Crown and the Cinder Pit
    for realm in ("obsidian_crown", "moonwell_falls"):
        t.treasure(realm)
    t.monster("demon_of_might", "cinder_pit")
    t.unit(0, "worker", "fortress")
    t.supply(0, gem=1, potion=1)
    t.hand(0, "haste")
    return t


def test_d12_a_monster_that_looked_around_does_not_rush_a_second_time() -> None:
    t = peaceful_draft()
    t.turn(0)
    t.do("place:worker@obsidian_crown", "cast:haste", "place:worker@moonwell_falls")
    t.until("end-of-turn", "main-choice")
    assert t.monster_in("demon_of_might") == "obsidian_crown"  # not on to the second Worker


def test_d12_riptide_holds_a_monster_in_the_peaceful_beginning_too() -> None:
    t = peaceful_draft()
    t.hand(1, "riptide")
    t.supply(1, potion=1)
    t.turn(0)
    t.do("place:worker@obsidian_crown", "cast:haste", "place:worker@moonwell_falls")
    t.until("would-rush")
    t.do("cast:riptide")
    t.until("end-of-turn", "main-choice")
    assert t.monster_in("demon_of_might") == "cinder_pit"


def regrouping(*cards: str) -> Table:
    t = Table("shadow_demons", "atlanteans")
    t.map("fortress", "emberfields", "portal")
    t.cards(0, *cards)
    t.unit(0, "worker", "fortress")
    return t


def test_8_the_last_unit_below_cannot_score_at_the_gate_it_leaves() -> None:
    """R 73: other effects than gains must change something."""
    t = regrouping("phoenix_pyre", "cemetery_gate")
    t.below(0, "worker")
    t.turn(0)
    t.do("regroup", "retrieve:worker@fortress>phoenix_pyre")
    assert t.offers("retrieve:worker@underworld>gather")
    assert not t.offers("retrieve:worker@underworld>cemetery_gate")


def test_8_with_another_unit_below_the_gate_is_offered() -> None:
    t = regrouping("phoenix_pyre", "cemetery_gate")
    t.below(0, "worker", "warrior")
    t.turn(0)
    t.do("regroup", "retrieve:worker@fortress>phoenix_pyre", "retrieve:worker@underworld>cemetery_gate")
    assert t.player(0).vp == 1


def test_11_5_aura_of_souls_needs_an_action_that_does_something_for_the_unit_that_rises() -> None:
    t = regrouping("cemetery_gate")
    t.aura(0, "aura_of_souls", "cemetery_gate")
    t.below(0, "worker")
    t.turn(0)
    t.do("regroup", "retrieve:worker@fortress>ready")
    t.until("aura-of-souls", "main-choice")
    assert t.asked == "main-choice"
    t = regrouping("cemetery_gate")
    t.aura(0, "aura_of_souls", "cemetery_gate")
    t.below(0, "worker", "warrior")
    t.turn(0)
    t.do("regroup", "retrieve:worker@fortress>ready")
    t.until("aura-of-souls", "main-choice")
    t.do("retrieve:worker@underworld>cemetery_gate")
    assert t.player(0).vp == 1


def test_10_4_second_wind_needs_the_price_of_the_card_as_well() -> None:
    """Casting cost and price must be paid together, or the spell has no effect."""
    for potions, offered in ((4, False), (5, True)):
        t = regrouping("guild_hall")
        t.slot("guild_hall", "potion:2")
        t.unit(0, "worker", "emberfields")
        t.supply(0, potion=potions)
        t.hand(0, "second_wind")
        t.turn(0)
        t.do("regroup", "retrieve:worker@fortress>guild_hall")
        assert t.offers("cast:second_wind") == offered


def test_10_4_second_wind_leaves_enough_kinds_for_the_hymn() -> None:
    """Hymn of Unity takes two different kinds, besides the potion of the spell; gold may pay for that one."""
    for more, offered in (({}, False), ({"gem": 2}, False), ({"scroll": 1}, True), ({"gold": 2}, True)):
        t = regrouping("hymn_of_unity")
        t.unit(0, "worker", "emberfields")
        t.supply(0, potion=2, tool=1)
        t.hand(0, "second_wind", "prophecy_of_hearths")
        t.turn(0)
        t.do("regroup", "retrieve:worker@fortress>hymn_of_unity", "tool", "prophecy_of_hearths")
        assert t.player(0).vp == 3
        t.supply(0, potion=1, **({"gem": 1} | more))
        t.do("retrieve:worker@emberfields>ready")
        assert (t.asked == "after-retrieve" and t.offers("cast:second_wind")) == offered, more


def test_10_4_haste_needs_a_placement_that_is_still_possible_when_it_is_paid() -> None:
    for more, offered in (({}, False), ({"tool": 1, "sword": 1}, True)):
        t = Table("embercrush_ogres", "atlanteans")
        t.map("obsidian_crown", "fortress")
        t.treasure("obsidian_crown")
        t.only(0, "worker", "warrior")
        t.supply(0, potion=1, **more)
        t.hand(0, "haste")
        t.turn(0)
        t.do("place:warrior@obsidian_crown")  # gives a gem
        assert (t.asked == "after-action" and t.offers("cast:haste")) == offered


def test_20_the_unit_freed_from_the_pit_falls_wherever_it_stands_by_then() -> None:
    """Sacrificial Pit with Aura of Haste; Polymorph brings the freed Worker back into a realm and onto another card."""
    t = regrouping("sacrificial_pit", "cemetery_gate")
    t.aura(0, "aura_of_haste", "sacrificial_pit")
    t.only(0)
    t.unit(0, "warrior", "portal")
    t.below(0, "wizard")
    t.supply(0, gem=1)
    t.hand(0, "polymorph")
    t.turn(0)
    t.do("regroup", "retrieve:worker@fortress>sacrificial_pit", "tool", "tool")
    t.do("cast:polymorph", "retrieve:worker@portal>cemetery_gate")
    t.finish()
    assert t.where(0, "worker").count("underworld") == 1
    assert t.where(0, "warrior") == ["ready"]


def test_18_9_a_trove_card_in_the_ghosts_own_turn_is_of_the_element_they_revealed() -> None:
    t = haunted(mother_of_dragons=True)
    t.row("ember_gate", "tidal_gate", "rootbound_arch")
    t.g.trove = [4]  # a free card
    t.g.ghost_card = next(card.number for card in GHOSTS if card.name == "ebbing_host")  # water
    t.g.active = GHOST
    for _ in compile_effect("take_trove(1)").run(t.g, Doer(GHOST)):
        raise AssertionError("the Ghosts ask nothing")
    assert [ADVENTURES[card].name for card in t.player(GHOST).tableau] == ["tidal_gate"]


def test_16_3_the_edict_lasts_to_the_end_of_the_battle() -> None:
    """A dominated Golem has fallen once the next loser has saved a Unit; that one still plays no Dawn Ward."""
    t = Arena("stonevein_dwarves", "embercrush_ogres", "atlanteans", legendary=True)
    t.beast(1, "edict_golem", "obsidian_crown")
    t.unit(2, "worker", "obsidian_crown")
    t.unit(2, "warrior", "obsidian_crown")
    t.cards(2, "soothing_undertow")
    t.hand(2, "dawn_ward")
    t.supply(2, potion=2)
    t.dice(*[1] * 5, 2, 1, 1, 6)
    t.attack("casualties")
    assert t.seat == 2
    t.do("unit:worker@obsidian_crown")
    assert t.player(1).places.count(-3) == 1
    assert t.offers("unit:warrior@obsidian_crown")
    assert not t.offers("cast:dawn_ward")


def test_10_3_a_quest_completed_at_the_limit_leaves_one_card_less_to_discard() -> None:
    t = Table("embercrush_ogres", "atlanteans")
    t.map("fortress", "emberfields", "portal")
    t.treasure("emberfields")
    t.hand(0, *list(MAGIC_NUMBER)[34:42], "keeper_of_secrets")
    t.turn(0)
    t.do("place:worker@emberfields")
    t.until("discard-to-limit")
    t.act(0, "quest:keeper_of_secrets")
    t.do(t.options()[0])
    assert len(t.player(0).hand) == 7
    assert t.asked == "main-choice"


def test_10_3_a_quest_completed_at_the_limit_may_leave_nothing_to_discard() -> None:
    t = Table("embercrush_ogres", "atlanteans")
    t.map("fortress", "emberfields", "portal")
    t.treasure("emberfields")
    t.hand(0, *list(MAGIC_NUMBER)[34:41], "keeper_of_secrets")
    t.turn(0)
    t.do("place:worker@emberfields")
    t.until("discard-to-limit")
    t.act(0, "quest:keeper_of_secrets")
    assert t.options() == ["pass"]
    t.do("pass")
    assert len(t.player(0).hand) == 7


def test_9_2_a_token_cashed_in_the_middle_of_a_theft_may_leave_no_room_for_it() -> None:
    t = Table("embercrush_ogres", "atlanteans", "shadow_demons")
    t.map("fortress", "emberfields", "portal")
    t.hand(0, "pilfering_imp")
    t.supply(0, gem=4, potion=1)
    (token,) = t.tray(0, "gem:2")
    for seat in (1, 2):
        t.supply(seat, gem=1)
        t.player(seat).vp = 5
    t.turn(0)
    t.do("cast:pilfering_imp")
    assert t.asked == "steal"
    t.act(0, f"cash:{token}")
    assert t.options() == ["pass"]
    t.do("pass")
    assert t.has(0, gem=5)
    assert t.has(1, gem=1)


def test_10_7_a_hand_that_pays_is_not_touched_by_a_quest() -> None:
    t = Table("embercrush_ogres", "atlanteans")
    t.map("fortress", "emberfields", "portal")
    t.hand(0, "elementalist", "hoarder", "prophecy_of_hearths")
    t.power(0, fire=1, water=1, earth=1, air=1)
    t.supply(0)
    t.unit(0, "worker", "emberfields")
    t.turn(0)
    t.do("place:worker@fortress")
    assert t.asked == "pay"
    assert GAME.aside(t.g, 0) is None
    t.do("elementalist+prophecy_of_hearths")
    assert t.has(0, gold=2)


def test_14_2_an_active_player_far_from_the_battle_and_without_a_hand_is_not_asked_to_join() -> None:
    """An Orb alone, free action or not, is no reason to be asked."""
    t = Table("embercrush_ogres", "atlanteans", "shadow_demons")
    t.map("cinder_pit", "obsidian_crown", "portal", "mill")
    t.monster("demon_of_might", "cinder_pit")
    t.unit(1, "worker", "obsidian_crown")
    t.unit(1, "worker", "portal")
    t.player(0).orbs = 1
    t.hand(0, "lure")
    t.supply(0, gem=1)
    t.war()
    t.turn(0)
    t.do("cast:lure", "regroup")
    t.until("join")
    assert t.seat == 1
    t.do("pass")
    assert (t.asked, t.seat) != ("join", 0)


def test_e19_a_chimera_that_comes_in_late_rolls_its_value_then() -> None:
    t = Arena("stonevein_dwarves", "shadow_demons", elements=("chaos", "fire"))
    t.beast(0, "chimera_of_whim")
    t.hand(0, "polymorph")
    t.supply(0, gem=1)
    t.script("battle-value", 2)
    t.attack("spend-swords")
    t.do("cast:polymorph", "unit:worker@obsidian_crown")
    assert t.battle_dice(0) == 3


def test_a27_without_a_sword_a_token_is_asked_for() -> None:
    """Every decision point lists the own tokens (9.2): nobody is passed by who could cash one for what is decided there."""
    t = Arena()
    (token,) = t.tray(1, "sword:2")
    t.attack("spend-swords")
    assert t.seat == 1
    t.do(f"cash:{token}")
    assert t.starting("swords:") == ["1", "2"]
    t = Arena()
    t.tray(1, "gem:2")
    t.attack()  # no sword in it: nothing is asked
    assert t.g.battle is None


def test_9_2_a_token_pays_for_the_partners_dice() -> None:
    t = Arena("stonevein_dwarves", "shadow_demons", "atlanteans", "embercrush_ogres", teams=True)
    t.unit(2, "worker", "obsidian_crown")
    (token,) = t.tray(3, "sword:2")  # the partner of seat 2
    t.attack("spend-swords")
    t.on("spend-swords", seat=3)
    t.do(f"cash:{token}", "swords:2")
    assert t.battle.bought == {2: 2}


def test_9_2_a_token_pays_for_the_riddle() -> None:
    t = Arena(legendary=True, elements=("light", "fire", "water"))
    t.monster("solar_sphinx", "obsidian_crown")
    t.unit(1, "worker", "moonwell_falls")
    (token,) = t.tray(1, "potion:1")
    t.attack("join")
    assert t.seat == 1
    assert not t.starting("join:")
    t.do(f"cash:{token}", "join:worker@moonwell_falls")
    assert t.has(1)


def test_9_2_a_token_pays_for_soothing_undertow() -> None:
    t = Arena()
    t.cards(1, "soothing_undertow")
    (token,) = t.tray(1, "potion:1")
    t.dice(1, 6)
    t.attack("casualties")
    t.do(f"cash:{token}", "unit:worker@obsidian_crown")
    assert t.where(1, "worker").count("ready") == 3


def test_9_2_the_only_card_to_buy_is_asked_for_while_tokens_could_pay_for_another() -> None:
    for token, asked in (("potion:2", True), ("", False)):
        t = Table("embercrush_ogres", "atlanteans", elements=("light", "air"))
        t.map("emberfields", "obsidian_crown", "dungeon1", "fortress")
        t.stack("moonwell_falls", "lilypad_shallows")
        t.row("ash_forge", "tidal_gate", "zephyr_gate")
        t.unit(0, "worker", "obsidian_crown")
        t.supply(0, sword=2)
        names = t.tray(0, token) if token else []
        t.turn(0)
        t.do("place:worker@dungeon1", "cell:1,1")
        assert (t.asked == "choose-adventure") == asked
        for name in names:
            t.act(0, f"cash:{name}")
            assert t.starting("buy:") == ["ash_forge", "tidal_gate"]


def with_two_swords(*realms: str, **supply: int) -> tuple[Table, str]:
    """A Worker in the Obsidian Crown, this supply, and a token for two swords more."""
    t = Table("embercrush_ogres", "atlanteans")
    t.map("emberfields", "obsidian_crown", *realms)
    t.unit(0, "worker", "obsidian_crown")
    t.supply(0, **supply)
    (token,) = t.tray(0, "sword:2")
    return t, f"cash:{token}"


def test_9_2_the_only_unit_to_summon_is_asked_for_likewise() -> None:
    t, cash = with_two_swords("portal", sword=1, tool=1)
    t.turn(0)
    t.do("place:worker@portal")
    assert t.options() == ["unit:worker@ready"]
    t.act(0, cash)
    assert t.offers("unit:worker@ready", "unit:warrior@ready")


def test_9_2_the_only_site_is_asked_for_likewise() -> None:
    t, cash = with_two_swords("mill", sword=1, gem=1)
    t.unit(0, "worker", "emberfields")
    t.turn(0)
    t.do("place:worker@mill")
    assert t.options() == ["emberfields"]
    t.act(0, cash)
    assert t.options() == ["emberfields", "obsidian_crown"]


def test_9_2_haste_is_asked_anew_when_a_token_pays_for_another_action() -> None:
    t = Table("embercrush_ogres", "atlanteans")
    t.map("moonwell_falls", "obsidian_crown", "fortress")
    t.treasure("moonwell_falls")
    t.treasure("obsidian_crown")
    t.supply(0, potion=1)
    t.hand(0, "haste")
    (token,) = t.tray(0, "sword:2")
    t.turn(0)
    t.do("place:worker@obsidian_crown", "cast:haste")  # the realm gave the gem for it
    assert t.options() == ["place:worker@moonwell_falls"]
    t.act(0, f"cash:{token}")
    t.do("place:worker@fortress")
    assert t.has(0, gold=2)


def test_9_2_a_token_pays_for_a_spell_in_every_window() -> None:
    """Who holds a spell that only a token could pay for is asked, and plays it."""
    windows = (
        ("would-trigger", "faerie_charm", "potion:1"),
        ("spend-swords", "blade_rain", "potion:1"),
        ("join", "sudden_ambush", "sword:2"),
        ("after-roll", "fog_of_war", "scroll:1"),
        ("casualties", "dawn_ward", "potion:1"),
    )
    for kind, spell, face in windows:
        for token, asked in ((face, True), ("tool:1", False)):
            t = Arena()
            t.unit(1, "worker", "lilypad_shallows")
            t.hand(1, spell)
            (name,) = t.tray(1, token)
            t.dice(1, 6)
            t.turn(0)
            t.do("place:worker@obsidian_crown")
            t.until(kind, "main-choice")
            assert (t.asked == kind and t.seat == 1) == asked, (kind, t.asked)
            if asked:
                assert not t.offers(f"cast:{spell}")
                t.do(f"cash:{name}")
                assert (t.asked, t.seat) == (kind, 1)
                t.do(f"cast:{spell}")


def test_9_2_a_token_pays_for_riptide() -> None:
    t = peaceful_draft()
    t.hand(1, "riptide")
    (token,) = t.tray(1, "potion:1")
    t.turn(0)
    t.do("place:worker@obsidian_crown", "pass")
    t.until("would-rush")
    assert t.seat == 1
    t.do(f"cash:{token}", "cast:riptide")
    assert t.monster_in("demon_of_might") == "cinder_pit"


def test_r68_the_potion_paid_for_the_imp_leaves_room_for_another() -> None:
    t = Table("embercrush_ogres", "atlanteans")
    t.map("fortress", "emberfields", "portal")
    t.hand(0, "pilfering_imp")
    t.supply(0, potion=5)
    t.supply(1, potion=1)
    t.player(1).vp = 5
    t.turn(0)
    t.do("cast:pilfering_imp")
    assert t.has(0, potion=5)
    assert t.has(1)


def test_9_2_an_active_player_who_is_not_asked_to_join_cashes_tokens_all_the_same() -> None:
    t = Table("embercrush_ogres", "atlanteans", "shadow_demons")
    t.map("cinder_pit", "obsidian_crown", "portal", "mill")
    t.monster("demon_of_might", "cinder_pit")
    t.unit(1, "worker", "obsidian_crown")
    t.unit(1, "worker", "portal")
    (token,) = t.tray(0, "gem:2")
    t.hand(0, "lure")
    t.supply(0, gem=1)
    t.war()
    t.turn(0)
    t.do("cast:lure", "regroup")
    t.until("join")
    assert t.seat == 1
    t.act(0, f"cash:{token}")
    assert t.has(0, gem=2)
    assert (t.asked, t.seat) == ("join", 1)


def test_10_7_the_only_way_to_pay_is_asked_for_where_a_token_cashed_first_would_spare_gold() -> None:
    """The Fortress and two gold: a token would pay instead. Without one, or with a useless one, nothing is asked."""
    for face, asked in (("sword:2", True), ("gold:1", False), ("", False)):
        t = Table("embercrush_ogres", "atlanteans")
        t.map("fortress", "emberfields", "portal")
        t.supply(0, gold=2)
        names = t.tray(0, face) if face else []
        t.turn(0)
        t.do("place:worker@fortress")
        assert (t.asked == "pay") == asked, face
        if asked:
            t.act(0, f"cash:{names[0]}")
            t.do("sword+sword")
            assert t.has(0, gold=4)


def test_10_7_the_same_pieces_with_or_without_tokens_are_not_asked_for() -> None:
    t = Table("embercrush_ogres", "atlanteans")
    t.map("emberfields", "mill", "portal")
    t.unit(0, "worker", "emberfields")
    t.supply(0, sword=1, gem=1, gold=0)
    t.tray(0, "gem:2", "magic:1")
    t.turn(0)
    t.do("place:worker@mill")
    assert t.asked != "pay"
    assert t.has(0)
