"""Scenarios of Uline (spec 13: S32–S34, S54)."""

from __future__ import annotations

from tests.nidavellir.nidavellir_positions import Play, army, at_tavern, coins, in_hand, stack, table


def recruiting(mine: tuple[str, str], others: list[tuple[str, str]]) -> Play:
    made = table(1 + len(others), [5, 4, 3])
    army(made, 0, "W1 H1 M1 E1")
    return at_tavern(made, ["b w h", "w h m", "w h m"], [mine, *others])


def test_s32_uline_in_mid_round() -> None:
    play = recruiting(("4 5 0", "2 3"), [("3 5 2", "0 4"), ("2 3 4", "0 5")])
    play.do("b").do("uline")
    me = play.player(0)
    assert in_hand(me) == ["0", "2", "3", "5"]
    assert play.coin_bid(0, 0).value == 4
    assert me.bids[1:] == [None, None]
    play.turns("w")
    assert play.asked == (0, "uline-bid")
    assert [play.coin_bid(seat, 1).value for seat in (1, 2)] == [5, 3]
    assert play.short == ["0", "2", "3", "5"]
    play.do("5")
    assert play.table.order == [0, 1, 2]  # gem 5 against gem 4
    assert play.table.ties == [[0, 1]]


def test_s33_uline_trades() -> None:
    play = recruiting(("4 5 0", "2 3"), [("3 5 2", "0 4"), ("2 3 4", "0 5")])
    play.do("b").do("uline").do("w")
    play.do("0")
    assert in_hand(play.player(0)) == ["2", "3", "5"]
    play.any_card().any_card()
    assert play.asked == (0, "trade-pair")
    assert play.short == ["2+3", "2+5", "3+5"]
    play.do("3+5")
    assert in_hand(play.player(0)) == ["2", "3", "r8"]
    assert "coin:base5.0" in [coin.name for coin in play.table.box]
    assert play.asked == (0, "uline-bid")
    play.do("r8")
    assert play.table.order[0] == 0


def test_s34_bid_zero_and_recruit_uline_in_one_turn() -> None:
    play = recruiting(("0 4 5", "2 3"), [("3 5 2", "0 4")])
    play.do("w").do("b").do("uline")
    assert in_hand(play.player(0)) == ["2", "3", "4", "5"]
    assert play.asked == (0, "trade-pair")
    assert len(play.options) == 6
    play.do("4+5")
    assert in_hand(play.player(0)) == ["2", "3", "4", "r9"]
    assert "coin:base5.0" in [coin.name for coin in play.table.box]


def test_s54_uline_and_upgrades() -> None:
    made = table(2, [5, 4])
    made.age = 2
    army(made, 0, "command[uline]")
    play_rows = ["", "o5 w h", "m b e"]
    play = at_tavern(made, play_rows, [("", ""), ("5 0 3", "2 4")], tavern=1)
    me = play.player(0)
    four, two = (next(c for c in me.hand if c.value == v) for v in (4, 2))
    me.hand.remove(four)
    me.bids[0] = four
    play = Play(play.table)
    assert play.asked == (0, "uline-bid")
    play.do(two.name)
    assert in_hand(me) == ["0", "3", "5"]
    play.do("o5")
    assert play.short == ["2", "3", "4", "5"]
    play.do("5")
    assert in_hand(play.player(0)) == ["0", "3", "r10"]
    play.any_card()
    assert play.asked == (0, "uline-bid")
    assert "r10" in play.short

    for target, place, value in (("4", 0, 9), ("2", 1, 7)):
        made = table(2, [5, 4])
        made.age = 2
        army(made, 0, "command[uline]")
        play = at_tavern(made, ["", "o5 w h", "m b e"], [("", ""), ("5 0 3", "2 4")], tavern=1)
        me = play.player(0)
        four = next(c for c in me.hand if c.value == 4)
        me.hand.remove(four)
        me.bids[0] = four
        play = Play(play.table).do("2").do("o5").do(target)
        assert play.coin_bid(0, place).value == value
        assert coins(play.player(0)).count(f"r{value}") == 1


def test_ulines_owner_makes_no_bid_with_the_others() -> None:
    made = table(3, [5, 4, 3])
    army(made, 1, "command[uline]")
    stack(made, "w3 h m0 b e5 w4 h b e6")
    play = Play(made)
    assert sorted(play.match.open) == [0, 2]
    play.bid("5 4 3", "", "4 3 2")
    assert play.asked == (1, "uline-bid")
    play.do("3")
    assert play.table.order == [0, 2, 1]
    play.any_card().any_card()
    assert play.asked == (1, "uline-bid")
    assert play.short == ["0", "2", "4", "5"]


def test_uline_recruited_at_the_last_tavern_trades_two_coins_without_a_choice() -> None:
    made = table(2, [5, 4])
    army(made, 0, "W1 H1 M1 E1")
    play = at_tavern(made, ["", "", "b w h"], [("5 4 0", "2 3"), ("4 3 2", "0 5")], tavern=2)
    play.do("w").do("b").do("uline")
    assert coins(play.player(0)) == ["0", "2", "4", "5", "r5"]  # 2 + 3 for a royal 5
    assert play.asked[1] == "bid"
    assert sorted(play.match.open) == [1]


def test_equal_coins_in_ulines_hand_are_offered_once() -> None:
    made = table(4, [5, 4, 3, 2])
    army(made, 0, "command[uline]")
    play = at_tavern(made, ["w h m b", "", ""], [("", ""), *[("5 4 3", "0 2")] * 3])
    me = play.player(0)
    made.treasury = [c for c in made.treasury if c not in (twins := [c for c in made.treasury if c.value == 9][:2])]
    made.box += [c for c in me.hand if c.value in (4, 5)]
    me.hand = [c for c in me.hand if c.value not in (4, 5)] + twins
    play = Play(made)
    assert play.short == ["0", "2", "3", "r9"]
    play.do("0").any_card().any_card().any_card()
    assert play.asked == (0, "trade-pair")
    assert play.short == ["2+3", "2+r9", "3+r9", "r9+r9"]
    assert play.options[-1] == ">".join(coin.name for coin in twins)


def test_the_lone_bidder_does_not_take_back_a_bid_that_lies_open() -> None:
    """Two players, Uline with the other one: with the bid its first coin is turned up, and she has seen it."""
    made = table(2, [5, 4])
    army(made, 0, "command[uline]")
    play = Play(made)
    assert play.asked == (1, "bid")
    play.do("5", "0", "3")
    assert play.asked == (0, "uline-bid")
    assert play.match.undo_point(1) is None
    play.do("2")
    assert play.match.undo_point(0) is not None
