"""Scenarios of setup, order, ties and gems (spec 13: S1–S8, S16, S17, S21, S45, S55)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.nidavellir.nidavellir_positions import Play, army, at_tavern, crown, gems, stack, table
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import SPECTATOR
from wyrmtable.core.match import Match, Refused
from wyrmtable.core.state import digest
from wyrmtable.core.watch import Watch
from wyrmtable.games.nidavellir import GAME


def test_s01_setup_with_four_players() -> None:
    made = table(4)
    assert [len(deck) for deck in made.decks] == [36, 37]
    assert (len(made.treasury), sum(coin.value for coin in made.treasury)) == (34, 437)
    assert sorted(gems(made)) == [2, 3, 4, 5]
    assert all([coin.value for coin in player.hand] == [0, 2, 3, 4, 5] for player in made.players)
    assert len(made.heroes) == 21
    play = Play(made)
    assert [len(row) for row in play.table.taverns] == [4, 4, 4]
    assert len(play.table.decks[0]) == 24


def test_s02_setup_with_two_players_and_leftovers() -> None:
    made = table(2)
    assert [len(deck) for deck in made.decks] == [36, 37]
    assert (len(made.treasury), sum(coin.value for coin in made.treasury)) == (28, 383)
    values = [coin.value for coin in made.treasury]
    assert [values.count(value) for value in (7, 9, 11, 8)] == [1, 1, 1, 2]
    assert sorted(gems(made)) == [4, 5]
    play = Play(made)
    assert [len(row) for row in play.table.taverns] == [3, 3, 3]
    watch = Watch(play.match, (SPECTATOR,), scenes=False)
    offerings = rounds = 0
    while play.table.age == 1 and play.table.phase in ("bids", "turns"):
        rounds += play.asked[1] == "bid" and len(play.match.open) == 2
        if play.asked[1] == "take-card":
            dwarfs = [name for name in play.options if "offering" not in name]
            play.do(dwarfs[0] if dwarfs else play.options[0])
            offerings += not dwarfs
        else:
            seat, _ = play.asked
            play.do(*play.options[: 3 if play.asked[1] == "bid" else 2 if play.match.open[seat].form == "many" else 1])
    told = [beat.log.id for beat in watch.take(SPECTATOR) if beat.log is not None]
    assert rounds == 4
    assert told.count("leftover") == 12
    of_age_one = [card for card in play.table.discard if card.age == 1]
    assert len(of_age_one) == 12 + offerings + told.count("discarded")


def test_s03_setup_with_five_players() -> None:
    made = table(5)
    assert [len(deck) for deck in made.decks] == [45, 46]
    added = sorted(card.face for card in made.decks[0] if card.crowd)
    assert added == sorted(
        [
            "warrior.10",
            "hunter",
            "hunter",
            "miner.0",
            "miner.1",
            "blacksmith",
            "blacksmith",
            "explorer.12",
            "offering.3",
        ]
    )
    assert sorted(card.face for card in made.decks[1] if card.crowd) == sorted(
        [
            "warrior.10",
            "hunter",
            "hunter",
            "miner.0",
            "miner.1",
            "blacksmith",
            "blacksmith",
            "explorer.12",
            "offering.5",
        ]
    )
    assert sorted(gems(made)) == [1, 2, 3, 4, 5]
    assert made.rounds == 3
    assert len(made.treasury) == 34


FIVE = "w h m b e"


def test_s04_order_with_a_tie() -> None:
    made = table(5, [3, 5, 1, 4, 2])  # Sergey, Julia, Valery and two others
    stack(made, FIVE)
    play = Play(made).bid("5 0 2", "2 0 3", "2 0 3", "4 0 2", "3 0 2")
    assert play.table.order == [0, 3, 4, 1, 2]
    play.turns("w3", "h", "m0", "b")  # the last card is taken without asking
    assert gems(play.table) == [3, 1, 5, 4, 2]


def test_s05_two_tie_groups() -> None:
    made = table(5, [3, 1, 5, 4, 2])  # Sergey, Anna, Valery, Julia, Dmitry
    stack(made, FIVE)
    play = Play(made).bid("3 2 4", "3 2 4", "0 2 4", "0 2 4", "0 2 4")
    assert play.table.order == [0, 1, 2, 3, 4]
    play.turns("w3", "h", "m0", "b")
    assert gems(play.table) == [1, 3, 2, 4, 5]
    # Each of the three also traded 3 + 5 for 8 at the end of the own turn, while there were eights.
    assert [max(coin.value for coin in player.coins()) for player in play.table.players] == [5, 5, 8, 8, 9]


def test_s06_gem_six_in_a_tie_of_three() -> None:
    made = table(4, [2, 4, 5, 3])  # Sergey, Julia, Valery, the fourth
    crown(made, 2)
    play = at_tavern(made, ["w h m b", "w h m b", ""], [("4 2 3", "0 5")] * 3 + [("2 3 4", "0 5")])
    assert play.table.order == [2, 1, 0, 3]
    play.turns("w3", "h", "m0")
    assert gems(play.table) == [4, 2, 6, 3]


@pytest.mark.parametrize(("before", "after"), [([2, 3, 4, 5], [5, 4, 3, 2]), ([1, 2, 3, 4, 5], [5, 4, 3, 2, 1])])
def test_s07_ties_of_four_and_five(before: list[int], after: list[int]) -> None:
    made = table(len(before), before)
    play = at_tavern(
        made,
        ["w h m b e"[: 2 * len(before) - 1], "w h m b e"[: 2 * len(before) - 1], ""],
        [("4 2 3", "0 5")] * len(before),
    )
    assert play.table.order == sorted(range(len(before)), reverse=True)
    while play.table.tavern == 0:
        play.any_card()
    assert gems(play.table) == after


def test_s08_tie_of_two_with_gem_six() -> None:
    made = table(2, [5, 3])
    crown(made, 0)
    play = at_tavern(made, ["w h m", "w h m", ""], [("4 2 3", "0 5")] * 2)
    assert play.table.order == [0, 1]
    play.turns("w3", "h")
    assert gems(play.table) == [6, 3]


def test_s16_upgrade_of_the_current_bid_changes_neither_order_nor_ties() -> None:
    made = table(2, [5, 3])
    play = at_tavern(made, ["o3 w h", "m b e", ""], [("4 2 3", "0 5"), ("4 2 3", "0 5")])
    play.do("o3").do("4")
    assert play.coin_bid(0, 0).value == 7
    assert play.table.revealed == 1  # so it lies face up
    assert play.asked == (1, "take-card")
    play.do("w3")
    assert gems(play.table) == [3, 5]


def test_s17_upgrade_of_a_later_bid_counts_there() -> None:
    made = table(2, [5, 4])
    play = at_tavern(made, ["o3 w h", "m b e", ""], [("4 3 2", "0 5"), ("2 5 3", "0 4")])
    play.do("o3")
    play.do("3")
    assert (play.coin_bid(0, 1).kind, play.coin_bid(0, 1).value) == ("royal", 6)
    assert play.player(0).known == [play.player(0).bids[1]]  # everybody saw it
    play.do("w3")
    assert play.table.order == [0, 1]  # 6 against 5


def test_s21_leftover_with_two_players() -> None:
    made = table(2, [5, 4])
    play = at_tavern(made, ["h m1 o3", "w b e", ""], [("5 2 3", "0 4"), ("4 2 3", "0 5")])
    offering = next(card for card in play.table.taverns[0] if card.upgrade)
    play.turns("h", "m1")
    assert play.table.discard == [offering]
    assert all(len(player.coins()) == 5 and max(c.value for c in player.coins()) == 5 for player in play.table.players)


def refused(match: Match[Any], seat: int, names: list[str]) -> None:
    before = digest(match.state)
    decisions = list(match.decisions)
    with pytest.raises(Refused):
        match.answer(seat, names)
    assert match.decisions == decisions
    assert digest(match.state) == before


def test_s45_illegal_actions_are_refused() -> None:
    match = Match(GAME, 3, None, Chance("illegal"))
    refused(match, 0, ["coin:base5.0", "coin:base5.0", "coin:base3.0"])  # the same coin twice
    refused(match, 0, ["coin:base5.0", "coin:base4.0"])  # a tavern without a bid
    refused(match, 0, ["coin:base5.1", "coin:base4.0", "coin:base3.0"])  # another player's coin

    made = table(2, [5, 4])
    army(made, 0, "W1 H1 M1 E4")
    play = at_tavern(made, ["b o3 h", "w h m", ""], [("5 2 3", "0 4"), ("4 2 3", "0 5")])
    elsewhere = play.table.taverns[1][0].name
    refused(play.match, 0, [elsewhere])  # a card from another tavern
    refused(play.match, 1, [play.options[0]])  # not this player's turn
    refused(play.match, 0, [])
    play.do("b")
    assert play.asked == (0, "hero")
    assert "hourya" not in play.short
    refused(play.match, 0, ["hero:hourya"])  # 4 Explorer ranks only
    refused(play.match, 0, [])  # a hero cannot be declined
    refused(play.match, 0, ["pass"])
    play.do("skaa").do("o3")
    assert play.asked == (1, "upgrade")
    refused(play.match, 1, ["coin:base0.1"])  # never upgraded
    refused(play.match, 1, [])
    refused(play.match, 1, ["pass"])


def test_s55_gem_six_with_two_players_never_moves() -> None:
    made = table(2, [5, 4])
    crown(made, 0)
    stack(made, "w h m b e5 e6 h h b")
    play = Play(made).bid("4 3 2", "4 3 2")
    for _ in range(3):
        assert play.table.order == [0, 1]
        play.any_card().any_card()
        assert gems(play.table) == [6, 4]


def test_every_class_is_dealt_from_the_top() -> None:
    made = table(3)
    stack(made, "w3 h m0 b e5 w4 h b e6")
    play = Play(made)
    assert [[card.face for card in row] for row in play.table.taverns] == [
        ["warrior.3", "hunter", "miner.0"],
        ["blacksmith", "explorer.5", "warrior.4"],
        ["hunter", "blacksmith", "explorer.6"],
    ]
