"""Modules and the draft edition: A62 to A70, A86 to A89, A95, A105, A106."""

from __future__ import annotations

from typing import Any

import pytest

from tests.eldervale.table import MONSTER, TILE, Table
from tests.loaded import Loaded
from wyrmtable.core.run import Run
from wyrmtable.games.eldervale import GAME
from wyrmtable.games.eldervale.data import ADVENTURES, BRIDGE, MAGIC_CARDS
from wyrmtable.games.eldervale.hexes import DIRECTIONS
from wyrmtable.games.eldervale.options import Options
from wyrmtable.games.eldervale.rules.dwellings import neighbour_points
from wyrmtable.games.eldervale.rules.land import edge_cells
from wyrmtable.games.eldervale.state import DEFEATED


def fight(t: Table) -> None:
    while t.asked == "after-action" or t.g.battle is not None:
        t.do("pass" if "pass" in t.options() else t.options()[0])


# ---- mercenaries


def hiring(**options: Any) -> Table:
    t = Table("embercrush_ogres", "atlanteans", minotaur=True, shapeshifter=True, **options)
    t.map("emberfields", "fortress", "lilypad_shallows", "moonwell_falls")
    return t


def test_a62_hired_with_gold_until_a_later_regroup() -> None:
    t = hiring()
    t.supply(0, gold=3)
    t.unit(0, "worker", "emberfields")
    t.turn(0)
    t.do("hire:minotaur.gold")
    assert t.where(0, "minotaur") == ["ready"]
    assert t.has(0, gold=2)
    assert "hire:minotaur.gold" not in t.options()
    t.do("regroup", "retrieve:worker@emberfields>ready")
    while t.seat == 0 and t.asked != "main-choice":
        t.do("pass")
    assert t.where(0, "minotaur") == ["ready"]  # R 44: hired in this very turn
    t.unit(0, "worker", "emberfields")
    t.turn(0)
    t.do("regroup", "retrieve:worker@emberfields>ready")
    t.until("end-of-turn")
    assert t.where(0, "minotaur") == []
    assert "hire:shapeshifter.gold" in t.options()
    assert "hire:minotaur.gold" not in t.options()  # not in the turn it was returned
    t.turn(0)
    assert "hire:minotaur.gold" in t.options()


def test_a62_hired_with_an_orb_it_stays() -> None:
    t = hiring()
    t.player(0).orbs = 1
    t.turn(0)
    t.do("hire:minotaur.orb")
    t.unit(0, "worker", "lilypad_shallows")
    t.turn(0)
    t.do("regroup", "retrieve:worker@lilypad_shallows>ready")
    assert t.where(0, "minotaur") == ["ready"]
    t.player(1).orbs = 1
    t.supply(1, gold=1)
    t.turn(1)
    assert "hire:minotaur.gold" not in t.options()
    assert "hire:minotaur.orb" not in t.options()


def test_a_hired_one_is_made_permanent() -> None:
    t = hiring()
    t.supply(0, gold=1)
    t.turn(0)
    t.do("hire:minotaur.gold")
    t.player(0).orbs = 1
    t.turn(0)
    t.do("hire:minotaur.orb", "regroup")
    assert t.where(0, "minotaur") == ["ready"]
    assert t.g.for_good[0]


@pytest.mark.parametrize("charges", [True, False])
def test_the_minotaur_charges(charges: bool) -> None:
    t = hiring()
    t.unit(1, "minotaur", "fortress")
    t.unit(0, "worker", "lilypad_shallows")
    t.treasure("moonwell_falls")
    t.treasure("lilypad_shallows")
    t.player(0).places[0] = -1
    t.unit(0, "worker", "moonwell_falls")
    t.war()
    t.dice(6, 6, 6, 1)
    t.turn(0)
    t.do("place:worker@lilypad_shallows", "stack:lilypad_shallows.1")
    assert (t.asked, t.seat) == ("charge", 1)
    t.do("yes" if charges else "no")
    fight(t)
    assert t.where(1, "minotaur") == (["lilypad_shallows"] if charges else ["fortress"])
    assert ("underworld" in t.where(0, "worker")) == charges


def test_the_minotaur_does_not_charge_in_peace_nor_from_afar() -> None:
    t = hiring()
    t.unit(1, "minotaur", "fortress")
    t.unit(0, "worker", "moonwell_falls")
    t.treasure("lilypad_shallows")
    t.turn(0)
    t.do("place:worker@lilypad_shallows", "stack:lilypad_shallows.1")
    fight(t)
    assert t.seat == 1
    assert t.asked == "main-choice"


def test_a88_mimic() -> None:
    t = Table("embercrush_ogres", "wardens_of_evenmarch", elements=("air",), shapeshifter=True)
    t.map("emberfields", "fortress", "obsidian_crown", "marble_causeway")
    t.unit(0, "worker", "emberfields")
    t.unit(1, "worker", "obsidian_crown")
    t.only(0)
    t._put(0, "shapeshifter", -1)
    t.supply(0, gem=2)
    t.turn(0)
    assert t.places_for("shapeshifter") == ["fortress"]
    t.ready(0, "dragon")
    t.turn(0)
    assert set(t.places_for("shapeshifter")) == {"fortress", "obsidian_crown"}
    t.cards(0, "roc_nest", "gear_workshop")
    t._put(0, "shapeshifter", TILE["fortress"])
    t.turn(0)
    t.do("regroup")
    assert "roc_nest" not in t.starting("retrieve:shapeshifter@fortress>")
    assert "gear_workshop" in t.starting("retrieve:shapeshifter@fortress>")


def test_mimic_copies_faction_abilities_but_no_gathering() -> None:
    t = Table("wildmask_satyrs", "atlanteans", shapeshifter=True)
    t.map("wandering_isles", "fortress", "lilypad_shallows")
    t.unit(0, "worker", "wandering_isles")
    t.ready(0, "wizard")
    t._put(0, "shapeshifter", -1)
    t.supply(0, gem=2)
    t.turn(0)
    t.do("place:shapeshifter@fortress")
    assert (t.asked, t.options()) == ("mimic", ["revel", "pass"])
    t.do("revel")
    assert len(t.player(1).hand) == 1
    t = Table("stonevein_dwarves", "atlanteans", shapeshifter=True)
    t.map("briar_meadows", "dungeon1", "lilypad_shallows")
    t.unit(0, "worker", "briar_meadows")
    t._put(0, "shapeshifter", -1)
    t.row("gem_terrace")
    t.supply(0, gem=2)
    t.turn(0)
    t.do("place:shapeshifter@dungeon1")
    assert t.asked != "mimic"


# ---- Mother of Dragons


def mother(**options: Any) -> Table:
    t = Table("embercrush_ogres", "atlanteans", mother_of_dragons=True, **options)
    t.map("dragonsden", "lilypad_shallows", "emberfields", "obsidian_crown", "moonwell_falls", "fortress")
    t.supply(0, gem=2)
    t.war()
    return t


def test_a63_she_rushes_to_any_ruin_and_rerolls_ones() -> None:
    t = mother()
    t.ready(0, "dragon")
    t.g.trove = [0, 1, 2]
    t.dice(6, 6, 6, 1, 6, 1, 3, 2, 1, 5, 4)  # the Dragon; hers [1,6,1,3,2] with 1s rerolled to 1, then 5, and to 4
    t.turn(0)
    t.do("place:dragon@fortress")
    fight(t)
    assert t.player(0).glory == 1
    assert t.g.trove_taken == [2]
    assert t.monster_in("mother_of_dragons") == "dragonsden"
    assert t.player(0).beasts == 1
    assert t.where(0, "dragon") == ["fortress"]


def test_she_does_not_rush_far_to_elemental_realms() -> None:
    t = mother()
    t.treasure("moonwell_falls")
    t.turn(0)
    t.do("place:worker@moonwell_falls")
    assert t.monster_in("mother_of_dragons") == "dragonsden"
    assert t.seat == 1


def test_with_the_last_token_she_is_defeated() -> None:
    t = mother()
    t.ready(0, "dragon")
    t.g.trove = [0]
    t.dice(6, 6, 6, 2, 2, 2, 2, 2)
    t.turn(0)
    t.do("place:dragon@fortress")
    fight(t)
    assert t.player(0).vp == 2 + 5
    assert t.g.monsters[MONSTER["mother_of_dragons"]] == DEFEATED


def test_a86_her_ones_are_rerolled_after_later_changes() -> None:
    t = mother()
    t.ready(0, "dragon")
    t.hand(0, "fog_of_war")
    t.supply(0, gem=2, scroll=1)
    t.dice(2, 2, 2, 6, 5, 4, 3, 2, 1, 3)
    t.turn(0)
    t.do("place:dragon@fortress", "gem+gem")
    while t.asked != "after-roll":
        t.do("pass")
    battle = t.g.battle
    assert battle is not None
    t.do("cast:fog_of_war", "scroll")
    assert battle.dice[-1] == [3, 5, 4, 3, 2]


@pytest.mark.parametrize(
    ("token", "check"),
    [
        (0, lambda t: t.player(0).vp == 5),
        (1, lambda t: t.player(0).supply[5] == 5),
        (2, lambda t: sum(t.player(0).power) == 3),
        (4, lambda t: len(t.player(0).tableau) == 1),
    ],
)
def test_trove_tokens(token: int, check: Any) -> None:
    t = mother()
    t.ready(0, "dragon")
    t.player(0).glory = 3  # the next space gives 2 VP
    t.g.trove = [3, token]
    t.dice(6, 6, 6, 2, 2, 2, 2, 2)
    t.turn(0)
    t.do("place:dragon@fortress")
    fight(t)
    t.player(0).vp -= 2
    assert check(t)


@pytest.mark.parametrize(("inactive", "points"), [(1, 2), (0, 4)])
def test_a95_trove_of_a_unit(inactive: int, points: int) -> None:
    t = mother()
    t.player(0).places = [-1] * 8 + [-1]
    if inactive:
        t.player(0).places[6] = -2
    t.player(0).glory = 3
    t.g.trove = [0, 3]
    t.dice(6, 6, 6, 2, 2, 2, 2, 2)
    t.turn(0)
    t.do("place:dragon@fortress")
    fight(t)
    assert t.player(0).vp == 2 + points
    assert -2 not in t.player(0).places


# ---- Frost Giant and Bifrost


def test_a64_the_bridge_and_its_far_tile() -> None:
    t = Table("embercrush_ogres", "atlanteans", bifrost=True)
    t.map("dungeon1", "fortress", "emberfields")
    t.stack("bifrost", "moonwell_falls", "obsidian_crown")
    t.row("ember_gate", "tidal_gate")
    t.supply(0, sword=2)
    t.turn(0)
    t.do("place:worker@dungeon1")
    assert "cell:-1,0.0" in t.options()
    assert "cell:1,-1" not in " ".join(t.options())  # touches two realms
    t.do("cell:-1,0.0")
    falls = TILE["moonwell_falls"]
    assert t.g.bridge == (TILE["dungeon1"], falls)
    assert t.g.adjacent[BRIDGE] == 1 << TILE["dungeon1"] | 1 << falls
    assert t.g.adjacent[falls] == 1 << BRIDGE
    assert t.monster_in("frost_giant") == "bifrost"
    assert neighbour_points(t.g, falls) == 10
    assert len(t.g.blocked) == 4
    assert t.g.stack == [TILE["obsidian_crown"]]


def test_without_a_place_the_bridge_goes_below() -> None:
    t = Table("embercrush_ogres", "atlanteans", bifrost=True)
    t.realm("dungeon1", 0, 0)
    ring = ("fortress", "emberfields", "moonwell_falls", "lilypad_shallows", "obsidian_crown", "mill")
    for name, (q, r) in zip(ring, DIRECTIONS, strict=True):
        t.realm(name, q, r)
    t.g.blocked = _outer(t)
    t.stack("bifrost", "cinder_pit", "drowned_lagoon")
    t.row("ember_gate", "tidal_gate")
    t.supply(0, sword=2)
    t.turn(0)
    t.do("place:worker@dungeon1")
    assert t.g.stack == [BRIDGE, TILE["drowned_lagoon"]]
    assert t.g.now.drawn == TILE["cinder_pit"]  # drawn instead, and asked for
    assert t.g.bridge_below


def _outer(t: Table) -> list[int]:
    """Cells that touch exactly one realm."""
    return [cell for cell, near in edge_cells(t.g).items() if near == 1]


def test_a87_deep_cold() -> None:
    for card, offers, dice in (("", ["2"], 2), ("drill_yard", ["2"], 3)):
        t = Table("embercrush_ogres", "wardens_of_evenmarch", bifrost=True)
        t.map("emberfields", "bifrost", "marble_causeway")
        t.g.adjacent[TILE["emberfields"]] = 1 << BRIDGE
        t.g.adjacent[BRIDGE] = 1 << TILE["emberfields"]
        t.unit(0, "worker", "emberfields")
        t.supply(0, sword=3)
        if card:
            t.cards(0, card)
        t.war()
        t.turn(0)
        t.do("place:worker@bifrost")
        while t.asked != "spend-swords":
            t.do("pass")
        assert t.starting("swords:") == offers
        t.dice(1, 1, 1, 6, 6, 6, 6, 6)
        battle = t.g.battle
        assert battle is not None
        t.do("swords:2")
        assert len(battle.dice.get(0, [0] * t.battle_dice(0) if t.g.battle else [])) == dice


# ---- tactics


def test_a65_tactics() -> None:
    t = Table("embercrush_ogres", "atlanteans", tactics=True)
    t.map("emberfields", "obsidian_crown", "lilypad_shallows")
    t.unit(0, "worker", "emberfields")
    t.unit(1, "worker", "obsidian_crown")
    t.unit(1, "worker", "obsidian_crown")
    t.treasure("obsidian_crown")
    t.war()
    t.dice(1, 1, 6)
    t.turn(0)
    t.do("place:worker@obsidian_crown")
    while t.asked != "casualties":
        t.do("pass" if "pass" in t.options() else t.options()[0])
    assert (t.seat, t.options()) == (1, ["tactics", "pass"])
    t.do("tactics")
    assert t.where(1, "worker").count("obsidian_crown") == 2
    assert t.has(1)
    assert t.player(1).tactics is False
    assert t.player(0).glory == 1
    t.supply(1, sword=2)
    t.turn(1)
    assert "rally" not in t.options()
    t.supply(1, sword=3)
    t.turn(1)
    t.do("rally")
    assert t.player(1).tactics is True
    assert t.has(1)


# ---- the Magic draft


def test_a66_magic_draft() -> None:
    run = Run(GAME, GAME.setup(3, Options(magic_draft=True, factions="random"), Loaded.make("1")))
    while run.question.kind != "draft-pick":
        run.pick(run.options[0])
    g = run.state
    first = [packet.copy() for packet in g.packets]
    assert [len(packet) for packet in first] == [7, 7, 7]
    for _ in range(3):
        run.pick(run.options[0])
    left_of = {seat: g.order[(g.order.index(seat) + 1) % 3] for seat in range(3)}
    for seat in range(3):
        assert g.packets[left_of[seat]] == first[seat][1:]
    while run.question.kind == "draft-pick":
        run.pick(run.options[0])
    assert [len(player.hand) for player in g.players] == [5, 5, 5]
    assert len(g.spent) == 6
    assert len(g.magic) == 60 - 21


# ---- teams


def pairs(**options: Any) -> Table:
    t = Table("embercrush_ogres", "reedmire_naga", "wardens_of_evenmarch", "elves_of_briardell", teams=True, **options)
    t.map("emberfields", "obsidian_crown", "lilypad_shallows", "moonwell_falls", "dungeon1")
    return t


def test_a67_a_card_for_the_partner() -> None:
    t = pairs()
    t.row("tidal_gate", "ember_gate")
    t.supply(0, potion=2)
    t.stack()
    t.turn(0)
    t.do("place:worker@dungeon1")
    assert (t.asked, t.seat) == ("hand-over", 0)
    t.do("yes")
    assert len(t.player(1).tableau) == 1
    assert t.player(1).power[3] == 2
    assert t.player(0).tableau == []
    assert t.player(0).power[3] == 0


def test_a89_partners_fight() -> None:
    t = pairs()
    t.unit(0, "worker", "emberfields")
    t.unit(1, "worker", "obsidian_crown")
    t.treasure("obsidian_crown")
    t.war()
    t.dice(1, 6)
    t.turn(0)
    t.do("place:worker@obsidian_crown")
    fight(t)
    assert t.player(0).glory == 1
    assert "underworld" in t.where(1, "worker")


def test_a105_harm_passes_the_partner_by() -> None:
    t = pairs()
    t.unit(0, "worker", "emberfields")
    t.unit(1, "worker", "obsidian_crown")
    t.unit(2, "worker", "obsidian_crown")
    t.treasure("obsidian_crown")
    t.only(0, "warrior")
    t.war()
    t.dice(5, 6, 3, 2, 1)  # seat 2, the partner, the Warrior; then the reroll
    t.turn(0)
    t.do("place:warrior@obsidian_crown")
    while t.asked != "after-roll":
        t.do("pass")
    assert "use:crushing_blow" in t.options()
    battle = t.g.battle
    assert battle is not None
    assert battle.dice == {2: [5], 1: [6], 0: [3, 2]}
    t.do("use:crushing_blow")  # only the opponent can be chosen
    assert battle.dice == {2: [1], 1: [6], 0: [3, 2]}
    assert battle.winner == 1


def test_a105_a_swap_needs_consent() -> None:
    t = pairs()
    t.hand(0, "lure", "banish")
    t.hand(1, "haste")
    t.turn(0)
    t.do("swap", "lure")
    assert (t.asked, t.seat) == ("accept-swap", 1)
    t.do("no", "swap")  # lure and haste once a turn
    assert (t.asked, t.seat) == ("accept-swap", 1)
    t.do("yes")
    assert [MAGIC_CARDS[card].name for card in t.player(0).hand] == ["lure", "haste"]
    assert [MAGIC_CARDS[card].name for card in t.player(1).hand] == ["banish"]


def test_18_5_the_same_two_cards_are_proposed_once_a_turn_whoever_holds_which() -> None:
    t = pairs()
    t.hand(0, "lure")
    t.hand(1, "haste", "banish")
    t.turn(0)
    t.do("swap", "haste", "yes")
    assert [MAGIC_CARDS[card].name for card in t.player(0).hand] == ["haste"]
    t.do("swap")  # not back again: only Banish is left to ask for
    assert (t.asked, t.seat) == ("accept-swap", 1)
    t.do("yes")
    assert "swap" in t.options()  # Banish and Lure are another two
    t.do("swap", "no")
    assert "swap" not in t.options()


def test_18_5_a_quest_completed_meanwhile_is_not_swapped() -> None:
    t = pairs()
    t.hand(0, "lure", "banish")
    t.hand(1, "elementalist")
    t.power(1, fire=1, water=1, earth=1, air=1)
    t.turn(0)
    t.do("swap")
    assert t.asked == "swap-give"
    t.act(1, "quest:elementalist")
    t.do("lure")
    assert t.asked == "main-choice"
    assert [MAGIC_CARDS[card].name for card in t.player(0).hand] == ["banish", "lure"]
    assert t.player(1).vp == 2


def test_partners_pay_swords_for_each_other() -> None:
    t = pairs()
    t.unit(0, "worker", "emberfields")
    t.unit(2, "worker", "obsidian_crown")
    t.treasure("obsidian_crown")
    t.supply(1, sword=2)
    t.war()
    t.turn(0)
    t.do("place:worker@obsidian_crown")
    while (t.asked, t.seat) != ("spend-swords", 1):
        t.do("pass")
    t.dice(1, 1, 1, 5)
    battle = t.g.battle
    assert battle is not None
    t.do("swords:2")
    assert len(battle.dice[0]) == 3
    assert t.has(1)


# ---- Draft 2019


def test_draft_decks() -> None:
    t = Table("embercrush_ogres", "atlanteans", edition="draft2019")
    for element in t.g.elements:
        cards = [*t.g.decks[element], t.g.row[element]]
        assert len(cards) == 11
        assert not any(ADVENTURES[card].kind in ("vault", "aura") for card in cards)
    magic = [*t.g.magic, *(card for player in t.g.players for card in player.hand)]
    assert len(magic) == 46
    assert not any(MAGIC_CARDS[card].kind == "quest" for card in magic)


@pytest.mark.parametrize("edition", ["published", "draft2019"])
def test_a69_the_second_glory_step(edition: str) -> None:
    t = Table("wardens_of_evenmarch", "atlanteans", edition=edition)
    t.map("fortress", "marble_causeway")
    t.cards(0, "citadel")
    t.player(0).glory = 1
    t.unit(0, "warrior", "fortress")
    t.turn(0)
    t.do("regroup", "retrieve:warrior@fortress>citadel")
    if edition == "published":
        assert t.asked == "choose-resource"
    else:
        assert t.has(0, gold=1)


def inspected(edition: str, monster: str, lair: str, **options: Any) -> Table:
    t = Table("embercrush_ogres", "atlanteans", elements=("earth", "air"), edition=edition, **options)
    t.map("emberfields", "obsidian_crown", lair, "lilypad_shallows")
    t.monster(monster, lair)
    t.unit(0, "worker", "emberfields")
    t.treasure("obsidian_crown")
    t.turn(0)
    t.do("place:worker@obsidian_crown")
    return t


def test_a70_a_monster_comes_to_look() -> None:
    t = inspected("draft2019", "demon_of_might", "cinder_pit")
    assert t.monster_in("demon_of_might") == "obsidian_crown"
    assert "obsidian_crown" in t.where(0, "worker")
    assert t.seat == 1
    t = inspected("draft2019", "demon_of_might", "cinder_pit", draft_peaceful_rush="dormant")
    assert t.monster_in("demon_of_might") == "cinder_pit"
    t = inspected("published", "demon_of_might", "cinder_pit")
    assert t.monster_in("demon_of_might") == "cinder_pit"


def test_a106_abilities_are_off_when_it_looks() -> None:
    t = inspected("draft2019", "mossback_colossus", "titan_hollow")
    assert t.monster_in("mossback_colossus") == "obsidian_crown"
    t = Table("embercrush_ogres", "atlanteans", elements=("air",), edition="draft2019")
    t.map("emberfields", "obsidian_crown", "lilypad_shallows", "thunder_eyrie")
    t.unit(0, "worker", "emberfields")
    t.treasure("obsidian_crown")
    t.turn(0)
    t.do("place:worker@obsidian_crown")
    assert t.monster_in("tempest_roc") == "thunder_eyrie"


def test_riptide_also_holds_one_that_would_only_look() -> None:
    t = Table("embercrush_ogres", "atlanteans", edition="draft2019")
    t.map("emberfields", "obsidian_crown", "cinder_pit", "lilypad_shallows")
    t.unit(0, "worker", "emberfields")
    t.treasure("obsidian_crown")
    t.hand(1, "riptide")
    t.supply(1, potion=1)
    t.turn(0)
    t.do("place:worker@obsidian_crown", "cast:riptide")
    assert t.monster_in("demon_of_might") == "cinder_pit"


def test_draft_burns_aside_or_below() -> None:
    t = Table("embercrush_ogres", "atlanteans", edition="draft2019")
    t.map("dungeon1", "lilypad_shallows")
    t.stack()
    t.row("ash_forge", "spring_of_mending")
    t.supply(0, sword=2)
    t.turn(0)
    t.do("place:worker@dungeon1")
    assert t.options() == ["burn:spring_of_mending", "burn:spring_of_mending.aside"]
    t.do("burn:spring_of_mending.aside")
    assert [ADVENTURES[card].name for card in t.g.cards_out] == ["spring_of_mending"]
