"""Windows: hands never show (A97), asides, standing orders."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.eldervale.table import Table
from tests.loaded import Loaded
from wyrmtable.core.ask import name_of
from wyrmtable.core.match import Match
from wyrmtable.core.orders import ASK, idle, pass_by_order
from wyrmtable.games.eldervale import GAME
from wyrmtable.games.eldervale.options import Options


def match_of(t: Table, seats: int) -> Match[Any]:
    """A match that goes on from this position, with seat 0 to begin."""
    match = Match(GAME, seats, Options(first_game=True), Loaded.make("windows"))
    t.g.active, t.g.phase, t.g.agenda = 0, "begin-turn", []
    match.rests, match.decisions, match._flow = [], [], None
    match.state = t.g
    match._go_on()
    return match


def about_to_fight(hand: tuple[str, ...]) -> Match[Any]:
    t = Table("embercrush_ogres", "atlanteans", "wardens_of_evenmarch")
    t.map("emberfields", "obsidian_crown", "moonwell_falls")
    t.unit(0, "worker", "emberfields")
    t.unit(2, "worker", "obsidian_crown")
    t.treasure("obsidian_crown")
    t.hand(1, *hand)
    t.supply(1, potion=1)
    t.war()
    match = match_of(t, 3)
    match.answer(0, "place:worker@obsidian_crown")
    return match


def seen_by(match: Match[Any], viewer: int) -> bytes:
    return msgspec.json.encode([match.scene(viewer), match.waiting(viewer), match.ask(viewer)])


def test_a97_what_others_see_is_the_same_whatever_the_hand_holds() -> None:
    playable = about_to_fight(("faerie_charm", "prophecy_of_plenty", "lure"))
    nothing = about_to_fight(("prophecy_of_hearths", "prophecy_of_plenty", "lure"))
    assert [name_of(o) for o in playable.open[1].options] == ["cast:faerie_charm", "pass"]
    assert [name_of(o) for o in nothing.open[1].options] == ["pass"]
    for viewer in (-1, 0, 2):
        assert seen_by(playable, viewer) == seen_by(nothing, viewer)


def test_a97_an_empty_hand_is_not_asked() -> None:
    assert 1 not in about_to_fight(()).open


def test_cashing_out_of_turn_does_not_disturb_a_window() -> None:
    match = about_to_fight(("faerie_charm",))
    match.state.players[2].tray = [1]
    assert match.open[1].kind == "would-trigger"
    question = GAME.aside(match.state, 2)
    assert question is not None
    match.act(2, name_of(question.options[0]))
    assert sum(match.state.players[2].supply) == 2
    assert [name_of(o) for o in match.open[1].options] == ["cast:faerie_charm", "pass"]


def test_standing_orders() -> None:
    match = about_to_fight(("faerie_charm", "lure"))
    question = match.open[1]
    offered = [order.name for order in GAME.orders(match.state, 1)]
    assert offered == ["own-battles", "own-battles.faerie_charm"]
    assert GAME.obeys(match.state, question, "own-battles")
    assert not GAME.obeys(match.state, question, "own-battles.faerie_charm")
    assert GAME.obeys(match.state, question, "own-battles.riptide")
    match.state.players[1].places[0] = match.state.battle.realm
    assert not GAME.obeys(match.state, question, "own-battles")


def test_the_active_player_is_offered_tokens_among_the_free_actions_not_aside() -> None:
    t = Table("embercrush_ogres", "atlanteans")
    t.map("emberfields", "obsidian_crown")
    t.tray(0, "gem:2")
    t.tray(1, "tool:2")
    t.turn(0)
    assert GAME.aside(t.g, 0) is None
    assert t.starting("cash:") != []
    assert GAME.aside(t.g, 1) is not None


def test_9_2_who_has_answered_in_a_window_still_cashes_tokens_while_others_decide() -> None:
    t = Table("embercrush_ogres", "atlanteans", "wardens_of_evenmarch")
    t.map("emberfields", "obsidian_crown", "moonwell_falls")
    t.unit(0, "worker", "emberfields")
    t.unit(1, "worker", "obsidian_crown")
    t.unit(1, "worker", "moonwell_falls")
    t.treasure("obsidian_crown")
    (token,) = t.tray(0, "sword:2")
    t.war()
    match = match_of(t, 3)
    match.answer(0, "place:worker@obsidian_crown")
    match.answer(0, "pass")
    assert {question.kind for question in match.open.values()} == {"join"}
    match.answer(0, "pass")
    assert list(match.open) == [1]
    match.act(0, f"cash:{token}")
    assert match.state.players[0].supply[4] == 2
    assert list(match.open) == [1]


# ---- no needless questions


def one_after_placing(*, beside: str = "", hand: tuple[str, ...] = ("call_to_arms",)) -> Match[Any]:
    """Seat 0 has placed a Worker where nobody fights and might still do something."""
    t = Table("embercrush_ogres", "atlanteans", "wardens_of_evenmarch")
    t.map("emberfields", "obsidian_crown", "moonwell_falls")
    t.unit(0, "worker", "emberfields")
    t.treasure("obsidian_crown")
    t.hand(0, *hand)
    t.supply(0, gem=2)
    t.war()
    if beside:
        t.monster(beside, "moonwell_falls")
    match = match_of(t, 3)
    match.answer(0, "place:worker@obsidian_crown")
    return match


def passing(match: Match[Any]) -> str:
    """What the button says with which one passes."""
    ask = match.ask(0)
    assert ask is not None
    return ask.verbs["pass"].label.id


def test_the_end_of_a_turn_is_asked_once() -> None:
    """Where nothing can come in between, going on is the end of the turn, whatever the hand holds."""
    for hand in (("call_to_arms",), ("call_to_arms", "spirit_recall"), ("arcane_insight", "lure")):
        match = one_after_placing(hand=hand)
        assert (match.open[0].kind, passing(match)) == ("after-action", "pass-end")
        match.answer(0, "pass")
        assert match.open[0].kind == "end-of-turn"
        assert pass_by_order(match, dict.fromkeys(range(3), ASK), None) == [0]
        assert match.state.active == 1


def test_what_happened_in_between_is_a_reason_to_ask() -> None:
    match = one_after_placing(beside="dread_crocodile")
    assert (match.open[0].kind, passing(match)) == ("after-action", "pass-on")
    match.answer(0, "pass")
    for _ in range(20):
        if match.open.keys() == {0} and match.open[0].kind == "end-of-turn":
            break
        seat = next(iter(match.open))
        assert pass_by_order(match, {0: ASK}, None) == []
        match.answer(seat, "pass")
    assert passing(match) == "pass-end"
    assert pass_by_order(match, {0: ASK}, None) == []


def test_after_the_last_unit_free_actions_wait_for_the_end_of_the_turn() -> None:
    t = Table("embercrush_ogres", "atlanteans")
    t.map("emberfields", "obsidian_crown")
    t.unit(0, "worker", "emberfields")
    t.tray(0, "gem:2")
    t.g.players[0].orbs = 1
    t.war()
    match = match_of(t, 2)
    match.answer(0, "regroup")
    match.answer(0, "retrieve:worker@emberfields>ready")
    assert match.open[0].kind == "after-retrieve"
    assert pass_by_order(match, {0: ASK}, None) == [], "others could learn something of the hand"
    assert pass_by_order(match, {0: ASK}) == [0]
    assert match.open[0].kind == "end-of-turn"
    assert any(name_of(option).startswith("orb:") for option in match.open[0].options)


def test_a_unit_or_a_spell_of_a_regroup_does_not_wait() -> None:
    t = Table("embercrush_ogres", "atlanteans")
    t.map("emberfields", "obsidian_crown")
    t.unit(0, "worker", "emberfields")
    t.hand(0, "call_to_arms")
    t.supply(0, gem=2)
    t.war()
    match = match_of(t, 2)
    match.answer(0, "regroup")
    match.answer(0, "retrieve:worker@emberfields>ready")
    assert match.open[0].kind == "after-retrieve"
    assert not idle(match, 0)


def test_nobody_is_asked_for_the_sake_of_tokens_that_are_the_same_in_the_next_turn() -> None:
    t = Table("embercrush_ogres", "atlanteans")
    t.map("emberfields", "obsidian_crown")
    t.unit(0, "worker", "emberfields")
    t.treasure("obsidian_crown")
    t.tray(0, "gem:2")
    t.war()
    match = match_of(t, 2)
    match.answer(0, "place:worker@obsidian_crown")
    assert [name_of(option)[:5] for option in match.open[0].options] == ["cash:", "slot:", "pass"]
    assert idle(match, 0)
    match.state.final = 2
    assert not idle(match, 0), "in the last turn they count"
