"""Scenarios of upgrades and trades (spec 13: S11–S15, S18–S20, S43)."""

from __future__ import annotations

from tests.nidavellir.nidavellir_positions import (
    Play,
    army,
    at_tavern,
    coins,
    hand,
    has_royal,
    pouch,
    table,
    take_royal,
)
from wyrmtable.games.nidavellir.data import SPECIAL_THREE


def trading(mine: tuple[str, str], **more: str) -> Play:
    """Seat 0 bids as given and takes a Hunter; seat 1 has bid higher and takes a Warrior first."""
    made = table(int(more.get("players", 4)), [5, 4, 3, 2])
    for value in more.get("gone", "").split():
        take_royal(made, int(value))
    others = [("5 2 3", "0 4"), ("4 2 3", "0 5"), ("3 2 4", "0 5")]
    play = at_tavern(made, ["w h m b", "w h m b", ""], [mine, *others])
    play.parts = sorted(play.match.game.census(play.table))
    return play.turns("w3", "m0", "b")


def test_s11_trade_of_base_coins() -> None:
    play = trading(("0 2 4", "3 5"))
    me = play.player(0)
    assert pouch(me) == ["3", "r8"]
    assert coins(me) == ["0", "2", "3", "4", "r8"]
    assert has_royal(play.table, 8) == 1
    assert [coin.name for coin in play.table.box] == ["coin:base5.0"]


def test_s12_trade_gives_a_royal_coin_back() -> None:
    play = trading(("0 2 4", "r9 r7"))
    assert pouch(play.player(0)) == ["r16", "r7"]
    assert has_royal(play.table, 9) == 3
    assert has_royal(play.table, 16) == 0


def test_s13_exact_value_missing() -> None:
    play = trading(("0 2 5", "3 4"), gone="7 7 7")
    assert pouch(play.player(0)) == ["3", "r8"]
    assert [coin.name for coin in play.table.box] == ["coin:base4.0"]


def test_s14_nothing_higher() -> None:
    made = table(4, [5, 4, 3, 2])
    hand(made, 0, "0 2 3 4 r24")
    for value in (23, 25):
        take_royal(made, value)
    army(made, 0, "W2")
    made.phase = "evaluation"
    play = Play(made)
    assert play.asked == (0, "upgrade")  # the King's Hand, +5
    play.parts = sorted(play.match.game.census(play.table))
    play.do("r24")
    assert coins(play.player(0)) == ["0", "2", "3", "4", "r22"]
    assert has_royal(play.table, 24) == 1


def test_s15_not_the_coin_just_given_up() -> None:
    made = table(2, [5, 4])
    for value in (24,):
        take_royal(made, value)
    play = at_tavern(made, ["o3 w h", "m b e", ""], [("5 2 3", "0 r25"), ("0 2 3", "r20 r8")])
    play.parts = sorted(play.match.game.census(play.table))
    play.do("o3").do("r25")
    assert coins(play.player(0)) == ["0", "2", "3", "5", "r23"]
    play.do("w3")  # the other trades 20 + 8 and may have the 25
    assert pouch(play.player(1)) == ["r25", "r8"]


def test_s18_what_can_be_upgraded() -> None:
    made = table(2, [5, 4])
    play = at_tavern(made, ["o3 w h", "m b e", ""], [("4 3 2", "0 5"), ("2 5 3", "0 4")])
    play.do("o3")
    assert play.short == ["2", "3", "4", "5"]

    made = table(2, [5, 4])
    play = at_tavern(made, ["o3 w h", "m b e", ""], [("r10 s3 3", "4 r8"), ("2 5 3", "0 4")])
    play.do("o3")
    assert sorted(play.short) == sorted(["3", "4", "r10", "r8"])
    assert SPECIAL_THREE in play.player(0).coins()


def test_s19_royal_offering_and_zero_in_one_turn() -> None:
    made = table(2, [5, 4])
    play = at_tavern(made, ["w o3 h", "m b e", ""], [("0 3 4", "2 5"), ("5 2 3", "0 4")])
    play.do("w3").do("o3").do("5")
    assert pouch(play.player(0)) == ["2", "r10"]
    assert has_royal(play.table, 8) == 2
    assert has_royal(play.table, 10) == 1


def test_s20_equal_coins() -> None:
    play = trading(("0 2 4", "5 r5"))
    assert play.asked == (0, "give-up")
    assert play.short == ["5", "r5"]
    play.do("5")
    assert pouch(play.player(0)) == ["r10", "r5"]
    assert "coin:base5.0" in [coin.name for coin in play.table.box]

    play = trading(("0 2 4", "5 r5"))
    play.do("r5")
    assert pouch(play.player(0)) == ["5", "r10"]
    assert has_royal(play.table, 5) == 2

    play = trading(("0 2 4", "r7 r7"))
    assert play.asked[1] == "take-card"
    assert pouch(play.player(0)) == ["r14", "r7"]


def test_s43_grid() -> None:
    made = table(2, [5, 4])
    army(made, 0, "W1 H1 M1 E1")
    play = at_tavern(made, ["b w h", "m b e", ""], [("4 3 2", "0 r11"), ("2 5 3", "0 4")])
    play.do("b").do("grid")
    assert play.asked == (0, "upgrade")
    play.do("r11")
    assert coins(play.player(0)) == ["0", "2", "3", "4", "r18"]
    assert has_royal(play.table, 11) == 1


def test_the_zero_trades_after_heroes_so_grid_may_raise_a_pouch_coin_first() -> None:
    """R17"""
    made = table(2, [5, 4])
    army(made, 0, "W1 H1 M1 E1")
    play = at_tavern(made, ["b w h", "m b e", ""], [("0 3 2", "4 5"), ("2 5 3", "0 4")])
    play.do("w").do("b")
    play.do("grid").do("5")
    assert pouch(play.player(0)) == ["4", "r16"]  # 5 + 7 = 12, then 12 + 4


def test_a_trade_may_lower_a_coin() -> None:
    """R14, 8.1 step 4: with nothing above the target the highest below it comes, even if lower."""
    play = trading(("0 2 4", "r25 r24"))
    assert pouch(play.player(0)) == ["r23", "r24"]
    assert has_royal(play.table, 25) == 1


def test_equal_coins_in_one_place_are_offered_once() -> None:
    made = table(4, [5, 4, 3, 2])
    play = at_tavern(
        made, ["o3 w h b", "m b e w", ""], [("5 r9 r9", "r7 r7"), ("4 2 3", "0 5"), *[("3 2 4", "0 5")] * 2]
    )
    play.do("o3")
    assert play.short == ["5", "r7", "r9", "r9"]  # the nines lie on two taverns


def test_upgraded_and_traded_coins_are_known_until_taken_back() -> None:
    made = table(2, [5, 4])
    play = at_tavern(made, ["w o3 h", "m b e", "w h m"], [("0 3 4", "2 5"), ("5 2 3", "0 4")])
    play.do("w3").do("o3").do("3")
    assert sorted(c.value for c in play.player(0).known) == [2, 6, 7]
    while play.table.round == 1:
        play.any_card()
    assert play.player(0).known == []
