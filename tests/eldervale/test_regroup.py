"""Regroup: A22 to A26, A80 to A83, A96, A100, A101, A108, A109, A112."""

from __future__ import annotations

from typing import Any

from tests.eldervale.table import Table
from tests.loaded import Loaded
from wyrmtable.core.ask import name_of
from wyrmtable.core.match import Match
from wyrmtable.games.eldervale import GAME
from wyrmtable.games.eldervale.data import ADVENTURE
from wyrmtable.games.eldervale.options import Options


def regroup(t: Table, seat: int = 0) -> None:
    """Begin a turn with Regroup, which is taken by itself when nothing else can be done."""
    t.turn(seat)
    if t.asked == "main-choice":
        t.do("regroup")


def test_a22_dwell_in_regroup() -> None:
    t = Table("wardens_of_evenmarch", "atlanteans")
    t.map("marble_causeway", "fortress", "portal", "lilypad_shallows")
    for realm in ("marble_causeway", "fortress", "portal"):
        t.unit(0, "worker", realm)
    t.supply(0, tool=1, scroll=1)
    regroup(t)
    assert t.starting("retrieve:worker@portal>") == ["ready", "gather", "summon"]  # Dwell cannot be paid
    t.do("retrieve:worker@fortress>gather")
    assert t.has(0, tool=2, scroll=1)
    assert "dwell" in t.starting("retrieve:worker@portal>")
    assert "dwell" not in t.starting("retrieve:worker@marble_causeway>")  # another Worker must become the Dwelling
    t.do("retrieve:worker@portal>dwell")
    assert t.has(0)
    assert t.where(0, "worker").count("dwelling") == 1
    assert t.where(0, "worker").count("ready") == 2
    assert t.g.dwellings.count(0) == 1


def test_a22_with_two_workers_it_can_never_be_paid() -> None:
    t = Table("wardens_of_evenmarch", "atlanteans")
    t.map("marble_causeway", "fortress", "portal", "lilypad_shallows")
    t.unit(0, "worker", "marble_causeway")
    t.unit(0, "worker", "fortress")
    t.supply(0, tool=1, scroll=1)
    regroup(t)
    t.do("retrieve:worker@fortress>gather")
    assert "retrieve:worker@marble_causeway>dwell" not in t.options()


def test_a23_icons() -> None:
    t = Table("wardens_of_evenmarch", "atlanteans")
    t.map("marble_causeway", "fortress", "portal", "lilypad_shallows")
    t.cards(0, "citadel", "gear_workshop")
    t.unit(0, "worker", "fortress")
    t.unit(0, "warrior", "portal")
    t.unit(0, "dragon", "lilypad_shallows")
    regroup(t)
    assert "citadel" not in t.starting("retrieve:worker@fortress>")
    assert "citadel" not in t.starting("retrieve:dragon@lilypad_shallows>")
    assert "gear_workshop" in t.starting("retrieve:dragon@lilypad_shallows>")
    t.do("retrieve:warrior@portal>citadel")
    assert t.player(0).glory == 1
    assert t.player(0).vp == 2
    t.do("retrieve:dragon@lilypad_shallows>gear_workshop")
    assert t.has(0, tool=1)
    assert "gear_workshop" not in t.starting("retrieve:worker@fortress>")  # a Unit stands there


def test_a24_only_units_from_realms_use_cards() -> None:
    t = Table("wardens_of_evenmarch", "atlanteans")
    t.map("marble_causeway", "fortress")
    t.only(0)
    t.below(0, "worker")
    t.unit(0, "worker", "fortress")
    t.unit(1, "worker", "marble_causeway")
    regroup(t)
    assert t.starting("retrieve:worker@underworld") == []
    t.do("retrieve:worker@fortress>gather")
    assert t.where(0, "worker").count("ready") == 2


def test_a25_the_last_first_regroup_ends_the_peace() -> None:
    t = Table("wardens_of_evenmarch", "atlanteans", "embercrush_ogres")
    t.map("marble_causeway", "fortress", "lilypad_shallows")
    t.cards(0, "citadel")
    t.unit(0, "warrior", "fortress")
    t.player(1).glory = t.player(2).glory = 0
    regroup(t)
    assert t.g.peaceful is False
    assert t.player(0).glory == 0
    t.do("retrieve:warrior@fortress>citadel")
    assert (t.player(0).glory, t.player(0).vp) == (1, 2)


def test_a25_not_before_everybody_has_regrouped() -> None:
    t = Table("wardens_of_evenmarch", "atlanteans", "embercrush_ogres")
    t.map("marble_causeway", "fortress", "lilypad_shallows")
    t.player(1).glory = 0
    regroup(t)
    assert t.g.peaceful is True


def test_a26_gather_with_a_token() -> None:
    t = Table("embercrush_ogres", "atlanteans")
    t.map("emberfields", "fortress")
    t.slot("starter_fire", "scroll:1/potion:1")
    t.unit(0, "worker", "fortress")
    regroup(t)
    t.do("retrieve:worker@fortress>gather")
    assert t.asked == "choose-face"
    t.do(t.options()[1])
    assert t.has(0, potion=1)


def test_gather_counts_at_the_limit() -> None:
    t = Table("embercrush_ogres", "atlanteans")
    t.map("emberfields", "fortress")
    t.supply(0, sword=5)
    t.unit(0, "worker", "fortress")
    regroup(t)
    assert "retrieve:worker@fortress>gather" in t.options()  # R 73
    t.do("retrieve:worker@fortress>gather")
    assert t.has(0, sword=5)


def test_summon_in_regroup_makes_a_unit_ready() -> None:
    t = Table("embercrush_ogres", "atlanteans")
    t.map("emberfields", "fortress")
    t.supply(0, sword=2, tool=1)
    t.unit(0, "worker", "fortress")
    regroup(t)
    t.do("retrieve:worker@fortress>summon", "unit:warrior@ready")
    assert t.where(0, "warrior") == ["ready"]
    assert t.has(0)


def test_everything_in_realms_must_be_retrieved() -> None:
    t = Table("embercrush_ogres", "atlanteans")
    t.map("emberfields", "fortress")
    t.unit(0, "worker", "fortress")
    t.unit(0, "worker", "emberfields")
    regroup(t)
    t.do("retrieve:worker@fortress>ready")
    assert t.asked == "retrieve"
    assert "pass" not in t.options()


def test_a80_moonpool_copies_with_the_slots_of_the_card() -> None:
    t = Table("wardens_of_evenmarch", "atlanteans")
    t.map("marble_causeway", "fortress", "portal")
    t.cards(0, "moonpool", "guild_hall")
    t.slot("guild_hall", "gem:1")
    t.supply(0, gem=2)
    t.unit(0, "wizard", "portal")
    t.unit(0, "worker", "fortress")
    regroup(t)
    t.do("retrieve:wizard@portal>moonpool")
    assert t.player(0).vp == 3
    assert t.has(0, gem=1)
    t.do("retrieve:worker@fortress>guild_hall")
    assert t.player(0).vp == 6
    assert t.has(0)


def test_a81_chaotic_aura_takes_the_price_once() -> None:
    for roll, power, gems in ((6, 3, 0), (3, 1, 0)):
        t = Table("wardens_of_evenmarch", "atlanteans", elements=("chaos",))
        t.map("marble_causeway", "fortress", "portal")
        t.cards(0, "hall_of_laws")
        t.aura(0, "chaotic_aura", "hall_of_laws")
        t.supply(0, gem=2)
        t.unit(0, "wizard", "portal")
        t.script("card-die", roll - 1)
        regroup(t)
        t.do("retrieve:wizard@portal>hall_of_laws")
        assert t.player(0).power[6] == power
        assert t.has(0, gem=gems)


def test_a82_aura_of_haste_frees_once() -> None:
    t = Table("wardens_of_evenmarch", "atlanteans", elements=("air",))
    t.map("marble_causeway", "fortress", "portal")
    t.cards(0, "guild_hall")
    t.orb_in("guild_hall")
    t.aura(0, "aura_of_haste", "guild_hall")
    for realm in ("marble_causeway", "fortress", "portal"):
        t.unit(0, "worker", realm)
    regroup(t)
    t.do("retrieve:worker@portal>guild_hall")
    assert t.player(0).vp == 3
    t.do("retrieve:worker@fortress>guild_hall")
    assert t.player(0).vp == 6
    assert "retrieve:worker@marble_causeway>guild_hall" not in t.options()


def test_a83_gear_workshop_gives_one_slot_each_time() -> None:
    t = Table("wardens_of_evenmarch", "atlanteans")
    t.map("marble_causeway", "fortress", "portal")
    t.cards(0, "gear_workshop")
    t.slot("gear_workshop", "tool:2", 0)
    t.slot("gear_workshop", "scroll:2", 1)
    t.unit(0, "worker", "portal")
    regroup(t)
    t.do("retrieve:worker@portal>gear_workshop")
    assert t.options() == ["slot-1", "slot-2"]
    t.do("slot-2")
    assert t.has(0, scroll=2)


def test_a83_with_the_second_slot_empty_only_the_first() -> None:
    t = Table("wardens_of_evenmarch", "atlanteans")
    t.map("marble_causeway", "fortress", "portal")
    t.cards(0, "gear_workshop")
    t.slot("gear_workshop", "tool:2", 0)
    t.unit(0, "worker", "portal")
    regroup(t)
    t.do("retrieve:worker@portal>gear_workshop")
    assert t.has(0, tool=2)


def test_a96_an_aura_works_at_the_limit() -> None:
    t = Table("stonevein_dwarves", "atlanteans", elements=("light",))
    t.map("briar_meadows", "fortress", "portal")
    t.cards(0, "gem_terrace")
    t.aura(0, "aura_of_grace", "gem_terrace")
    t.dwelling(0, "briar_meadows")
    t.supply(0, gem=5)
    t.unit(0, "worker", "portal")
    regroup(t)
    t.do("retrieve:worker@portal>gem_terrace")
    assert t.has(0, gem=5)
    assert t.player(0).vp == 1


def test_a100_second_wind_before_g2() -> None:
    t = Table("stonevein_dwarves", "atlanteans")
    t.map("briar_meadows", "fortress", "portal")
    t.cards(0, "gem_terrace")
    t.hand(0, "second_wind")
    t.supply(0, potion=1)
    t.unit(0, "worker", "portal")
    t.unit(0, "worker", "fortress")
    regroup(t)
    assert "cast:second_wind" not in t.options()
    t.do("retrieve:worker@portal>ready", "retrieve:worker@fortress>gem_terrace")
    assert t.asked == "after-retrieve"
    t.do("cast:second_wind")
    assert t.has(0, gem=2)


def test_a100_after_g2_began_it_may_not() -> None:
    t = Table("stonevein_dwarves", "atlanteans")
    t.map("briar_meadows", "fortress", "portal")
    t.cards(0, "gem_terrace")
    t.hand(0, "second_wind")
    t.supply(0, potion=1)
    t.unit(0, "worker", "fortress")
    regroup(t)
    t.do("retrieve:worker@fortress>gem_terrace", "pass")
    assert t.seat == 1
    assert t.has(0, gem=1, potion=1)


def test_a101_chaotic_aura_on_an_effect_with_inner_payments() -> None:
    t = Table("embercrush_ogres", "atlanteans", elements=("chaos",))
    t.map("emberfields", "fortress", "portal")
    t.cards(0, "pyromancers_circle")
    t.aura(0, "chaotic_aura", "pyromancers_circle")
    t.supply(0, sword=3)
    t.unit(0, "wizard", "portal")
    t.script("card-die", 4)
    regroup(t)
    t.do("retrieve:wizard@portal>pyromancers_circle", "yes", "yes", "yes")
    assert t.player(0).vp == 6
    assert t.has(0)


def test_a101_nothing_is_lost_on_a_bad_roll() -> None:
    t = Table("embercrush_ogres", "atlanteans", elements=("chaos",))
    t.map("emberfields", "fortress", "portal")
    t.cards(0, "pyromancers_circle")
    t.aura(0, "chaotic_aura", "pyromancers_circle")
    t.supply(0, sword=3)
    t.unit(0, "wizard", "portal")
    t.script("card-die", 1)
    regroup(t)
    t.do("retrieve:wizard@portal>pyromancers_circle")
    assert t.player(0).vp == 0
    assert t.has(0, sword=3)


def test_a109_carnival_takes_only_the_printed_gain() -> None:
    t = Table("wildmask_satyrs", "atlanteans")
    t.map("wandering_isles", "fortress", "portal")
    t.cards(0, "carnival_of_masks")
    t.cards(1, "tidal_gate")
    t.slot("tidal_gate", "potion:2")
    t.power(0, chaos=1, water=4)
    t.power(1, water=1)
    t.unit(0, "worker", "portal")
    regroup(t)
    t.do("retrieve:worker@portal>carnival_of_masks")
    assert t.has(0, potion=1)


def test_carnival_copies_no_card_with_an_input_slot() -> None:
    t = Table("wildmask_satyrs", "atlanteans")
    t.map("wandering_isles", "fortress", "portal")
    t.cards(0, "carnival_of_masks")
    t.cards(1, "harbor_exchange")
    t.orb_in("harbor_exchange")
    t.unit(0, "worker", "portal")
    regroup(t)
    assert "retrieve:worker@portal>carnival_of_masks" not in t.options()


def test_a112_phoenix_pyre_lets_the_underworld_act() -> None:
    t = Table("embercrush_ogres", "wardens_of_evenmarch")
    t.map("emberfields", "fortress", "portal")
    t.cards(0, "phoenix_pyre", "citadel")
    t.unit(0, "worker", "portal")
    t.below(0, "warrior")
    regroup(t)
    t.do("retrieve:worker@portal>phoenix_pyre")
    assert t.has(0, sword=1)
    assert t.asked == "after-retrieve"
    assert "pass" in t.options()
    t.do("retrieve:warrior@underworld>citadel")
    assert t.player(0).glory == 1
    assert t.where(0, "warrior") == ["ready"]
    assert t.where(0, "worker").count("ready") == 3


def test_a112_left_below_it_returns_in_g2() -> None:
    t = Table("embercrush_ogres", "wardens_of_evenmarch")
    t.map("emberfields", "fortress", "portal")
    t.cards(0, "phoenix_pyre", "citadel")
    t.unit(0, "worker", "portal")
    t.below(0, "warrior", "wizard")
    regroup(t)
    t.do("retrieve:worker@portal>phoenix_pyre")
    assert {name.split(">")[0] for name in t.options() if name != "pass"} == {
        "retrieve:warrior@underworld",
        "retrieve:wizard@underworld",
    }
    t.do("retrieve:wizard@underworld>gather")
    assert t.where(0, "warrior") == ["ready"]  # only one could be retrieved, the other came in G2
    assert t.player(0).glory == 0


def test_a108_taking_back() -> None:
    """A Unit on Gather can be taken back; a token uncovered by taking another cannot, the last one of a stack can."""
    t = Table("embercrush_ogres", "atlanteans")
    t.map("emberfields", "obsidian_crown", "lilypad_shallows")
    t.unit(0, "worker", "emberfields")
    t.unit(1, "worker", "lilypad_shallows")
    match = match_of(t)
    match.answer(0, "regroup")
    match.answer(0, "retrieve:worker@emberfields>gather")
    assert match.state.players[0].supply[4] == 1
    match.undo(0)
    assert match.state.players[0].supply[4] == 0
    assert match.open[0].kind == "retrieve"

    for left, undoable in ((2, False), (1, True)):
        t = Table("embercrush_ogres", "atlanteans")
        t.map("emberfields", "obsidian_crown", "lilypad_shallows")
        t.unit(0, "worker", "emberfields")
        t.treasure("obsidian_crown", *["gem:1", "gem:2"][:left])
        match = match_of(t)
        match.answer(0, "place:worker@obsidian_crown")
        assert len(match.state.players[0].tray) == 1
        assert (match.undo_point(0) is not None) == undoable


def match_of(t: Table) -> Match[Any]:
    """A match that goes on from this position, seat 0 at its main choice."""
    match = Match(GAME, 2, Options(first_game=True), Loaded.make("back"))
    t.g.active, t.g.phase, t.g.agenda = 0, "begin-turn", []
    match.rests, match.decisions, match._flow = [], [], None
    match.state = t.g
    match._go_on()
    return match


def names(match: Match[Any], seat: int) -> list[str]:
    return [name_of(option) for option in match.open[seat].options]


def test_healing_rain_scores_and_retrieves() -> None:
    t = Table("atlanteans", "wardens_of_evenmarch")
    t.map("lilypad_shallows", "fortress", "portal")
    t.cards(0, "healing_rain")
    t.unit(0, "worker", "portal")
    t.below(0, "warrior", "wizard")
    regroup(t)
    t.do("retrieve:worker@portal>healing_rain")
    assert t.player(0).vp == 2
    assert "retrieve:warrior@underworld>gather" in t.options()


def test_aura_of_souls() -> None:
    t = Table("shadow_demons", "wardens_of_evenmarch")
    t.map("gravemoss_fen", "fortress", "portal")
    t.cards(0, "citadel")
    t.aura(0, "aura_of_souls", "citadel")
    t.below(0, "warrior", "worker")
    regroup(t)
    assert t.asked == "aura-of-souls"
    assert t.options() == ["retrieve:warrior@underworld>citadel", "pass"]
    t.do("retrieve:warrior@underworld>citadel")
    assert t.player(0).glory == 1
    assert t.where(0, "warrior") == ["ready"]


def test_aura_of_order_fits_any_unit() -> None:
    t = Table("wardens_of_evenmarch", "atlanteans")
    t.map("marble_causeway", "fortress", "portal")
    t.cards(0, "citadel")
    t.aura(0, "aura_of_order", "citadel")
    t.unit(0, "worker", "portal")
    regroup(t)
    t.do("retrieve:worker@portal>citadel")
    assert t.player(0).glory == 1


def test_sacrificial_pit_in_g3() -> None:
    t = Table("shadow_demons", "wardens_of_evenmarch")
    t.map("gravemoss_fen", "fortress", "portal")
    t.player(0).faction = 7  # no Soul Debt
    t.cards(0, "sacrificial_pit")
    t.unit(0, "warrior", "portal")
    regroup(t)
    t.do("retrieve:warrior@portal>sacrificial_pit", "gem", "gem")
    assert t.has(0, gem=2, sword=1)
    assert t.where(0, "warrior") == ["underworld"]


def test_sacrificial_pit_with_aura_of_haste_takes_both() -> None:
    t = Table("duskthorn_vampires", "wardens_of_evenmarch", elements=("air",))
    t.map("gravemoss_fen", "fortress", "portal")
    t.cards(0, "sacrificial_pit")
    t.aura(0, "aura_of_haste", "sacrificial_pit")
    t.unit(0, "worker", "portal")
    t.unit(0, "worker", "fortress")
    regroup(t)
    t.do("retrieve:worker@portal>sacrificial_pit", "gem", "gem")
    t.do("retrieve:worker@fortress>sacrificial_pit", "tool", "tool")
    assert t.where(0, "worker").count("underworld") == 2
    assert t.has(0, gem=2, tool=2, sword=2)


def test_second_wind_on_the_pit_takes_the_unit_once() -> None:
    t = Table("duskthorn_vampires", "wardens_of_evenmarch")
    t.map("gravemoss_fen", "fortress", "portal")
    t.cards(0, "sacrificial_pit")
    t.hand(0, "second_wind")
    t.supply(0, potion=1)
    t.unit(0, "worker", "portal")
    regroup(t)
    t.do("retrieve:worker@portal>sacrificial_pit", "gem", "gem", "cast:second_wind", "tool", "tool")
    assert t.where(0, "worker").count("underworld") == 1
    assert t.has(0, gem=2, tool=2, sword=1)


def test_moonpool_copies_the_pit_for_the_unit_on_it() -> None:
    t = Table("duskthorn_vampires", "atlanteans")
    t.map("gravemoss_fen", "fortress", "portal")
    t.cards(0, "sacrificial_pit", "moonpool")
    t.unit(0, "wizard", "portal")
    regroup(t)
    t.do("retrieve:wizard@portal>moonpool", "gem", "gem")
    assert t.where(0, "wizard") == ["underworld"]


def test_no_copy_of_a_copy() -> None:
    t = Table("duskthorn_vampires", "atlanteans", elements=("chaos",))
    t.map("gravemoss_fen", "fortress", "portal")
    t.cards(0, "moonpool", "carnival_of_masks")
    t.cards(1, "tide_guard")
    t.unit(0, "wizard", "portal")
    regroup(t)
    assert "retrieve:wizard@portal>moonpool" not in t.options()
    assert "retrieve:wizard@portal>carnival_of_masks" in t.options()


def test_tricksters_loft_changes_a_card() -> None:
    t = Table("wildmask_satyrs", "stonevein_dwarves")
    t.map("wandering_isles", "fortress", "portal")
    t.cards(0, "tricksters_loft", "gem_terrace", "geode_heart")
    t.slot("gem_terrace", "gem:2")
    t.aura(0, "aura_of_stone", "gem_terrace")
    t.orb_on("geode_heart")
    t.unit(0, "wizard", "portal")
    t.unit(0, "worker", "fortress")
    regroup(t)
    t.do("retrieve:worker@fortress>gem_terrace", "gain-gem-1")
    supply = t.player(0).supply.copy()
    t.do("retrieve:wizard@portal>tricksters_loft", "yes", "gem_terrace")
    earth = t.g.decks[1]
    assert earth[:2] == [ADVENTURE["aura_of_stone"], ADVENTURE["gem_terrace"]]
    assert t.player(0).supply == supply  # the token gave nothing
    assert len(t.g.tokens_out) == 1
    assert t.asked == "choose-adventure"
    taken = t.options()[0]
    t.do(taken)
    assert taken.removeprefix("buy:") not in t.face_up()
    assert len(t.player(0).tableau) == 3
    assert t.where(0, "worker").count("ready") == 3


def test_tricksters_loft_may_be_declined() -> None:
    t = Table("wildmask_satyrs", "stonevein_dwarves")
    t.map("wandering_isles", "fortress", "portal")
    t.cards(0, "tricksters_loft", "gem_terrace")
    t.unit(0, "wizard", "portal")
    regroup(t)
    t.do("retrieve:wizard@portal>tricksters_loft", "no")
    assert len(t.player(0).tableau) == 2


def test_battles_won_are_forgotten_after_regroup() -> None:
    t = Table("embercrush_ogres", "atlanteans")
    t.map("emberfields", "fortress", "portal")
    t.cards(0, "ash_forge")
    t.player(0).won = 1
    t.unit(0, "worker", "portal")
    regroup(t)
    t.do("retrieve:worker@portal>ash_forge")
    assert t.has(0, sword=2)
    assert t.player(0).won == 0
